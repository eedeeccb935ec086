// Simultaneous perturbation (Spall, 1992): all numbers are moved up or down at random, the one quick player plays against the other that
// is moved the other way, and all follow the winner a little.
#include "tools/stellar_scramble/worth_search.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "rules/stellar_scramble/quick_worth.h"
#include "rules/stellar_scramble/state.h"

namespace armada::stellar_scramble {

namespace {

constexpr std::size_t kNumbers = sizeof(QuickWorth) / sizeof(int);

int& numberOf(QuickWorth& worth, std::size_t i) { return reinterpret_cast<int*>(&worth)[i]; }

QuickWorth rounded(const std::vector<double>& at, const std::vector<double>& step, const std::vector<int>& sign,
                   int way) {
  QuickWorth worth{};
  for (std::size_t i = 0; i < kNumbers; ++i)
    numberOf(worth, i) = static_cast<int>(std::lround(at[i] + way * sign[i] * step[i]));
  worth.lateCredit = std::max(1, worth.lateCredit);
  return worth;
}

// Wins of the first of the two, who has every second seat, less those of the other.
int playGame(const QuickWorth (&worth)[2], unsigned players, unsigned shift, Seed seed) {
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(players - 2);
  State state;
  deal(state, options, seed);
  Events nobody;
  for (Seat seat = toMove(state); seat != kNobody; seat = toMove(state)) {
    kWorth = worth[(seat + shift) % 2];
    apply(state, quickMove(state), nobody);
  }
  return (status(state).winner + shift) % 2 == 0 ? 1 : -1;
}

void print(const std::vector<double>& at, int step) {
  std::printf("step %d:", step);
  for (const double each : at) std::printf(" %ld", std::lround(each));
  std::printf("\n");
  std::fflush(stdout);
}

}  // namespace

void searchWorth(int steps, Seed firstSeed, double rate) {
  Rng rng = Rng::seeded(firstSeed);
  QuickWorth now = kWorth;
  std::vector<double> at(kNumbers), step(kNumbers);
  std::vector<int> sign(kNumbers);
  for (std::size_t i = 0; i < kNumbers; ++i) {
    at[i] = numberOf(now, i);
    step[i] = std::max(1.0, std::abs(at[i]) * 0.2);
  }
  for (int i = 0; i < steps; ++i) {
    for (int& each : sign) each = rng.below(2) == 0 ? 1 : -1;
    const QuickWorth worth[2] = {rounded(at, step, sign, 1), rounded(at, step, sign, -1)};
    const Seed seed = firstSeed + static_cast<Seed>(i);
    int won = 0;
    for (const unsigned players : {2u, 4u})
      for (const unsigned shift : {0u, 1u}) won += playGame(worth, players, shift, seed);
    for (std::size_t k = 0; k < kNumbers; ++k) at[k] += rate * won * sign[k] * step[k];
    if ((i + 1) % (steps / 10) == 0) print(at, i + 1);
  }
}

}  // namespace armada::stellar_scramble
