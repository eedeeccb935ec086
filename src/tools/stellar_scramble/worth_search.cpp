// Simultaneous perturbation (Spall, 1992): all numbers are moved up or down at random, the one quick player plays against the other that
// is moved the other way, and all follow the winner a little.
#include "tools/stellar_scramble/worth_search.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
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

// Which of the two wins.
template <class SideOf>
unsigned playGame(const QuickWorth (&worth)[2], unsigned players, Seed seed, SideOf sideOf) {
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(players - 2);
  State state;
  deal(state, options, seed);
  Events nobody;
  for (Seat seat = toMove(state); seat != kNobody; seat = toMove(state)) {
    kWorth = worth[sideOf(seat)];
    apply(state, quickMove(state), nobody);
  }
  return sideOf(status(state).winner);
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
  std::vector<double> at(kNumbers), step(kNumbers), mean(kNumbers);
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
      for (const unsigned shift : {0u, 1u})  // every second seat is the one's
        won += playGame(worth, players, seed, [&](Seat seat) { return (seat + shift) % 2; }) == 0 ? 1 : -1;
    for (std::size_t k = 0; k < kNumbers; ++k) at[k] += rate * won * sign[k] * step[k];
    if (i >= steps / 2)
      for (std::size_t k = 0; k < kNumbers; ++k) mean[k] += at[k] / (steps - steps / 2);
    if ((i + 1) % (steps / 10) == 0) print(at, i + 1);
  }
  std::printf("mean of the second half: ");
  print(mean, steps);
}

bool setWorth(const char* word) {
  char* end = nullptr;
  const unsigned long which = std::strtoul(word, &end, 10);
  if (end == word || *end != '=' || which >= kNumbers) return false;
  numberOf(kWorth, which) = std::atoi(end + 1);
  return true;
}

int winsOfOther(const QuickWorth& other, unsigned players, int games, Seed firstSeed) {
  const QuickWorth now = kWorth;
  const QuickWorth worth[2] = {other, now};
  int won = 0;
  for (int i = 0; i < games; ++i) {
    const auto place = static_cast<Seat>(static_cast<unsigned>(i) % players);
    const Seed seed = firstSeed + static_cast<Seed>(i) / players;
    won += playGame(worth, players, seed, [&](Seat seat) { return seat == place ? 0u : 1u; }) == 0 ? 1 : 0;
  }
  kWorth = now;
  return won;
}

}  // namespace armada::stellar_scramble
