// Multinomial logistic regression: each pilot's traits make a number, and the chance to win is its exponential among those of all.
#include "tools/stellar_scramble/fit.h"

#include <cmath>
#include <cstdio>
#include <vector>

#include "players/players.h"
#include "rules/stellar_scramble/judgement.h"
#include "rules/stellar_scramble/stellar_scramble.h"

namespace armada::stellar_scramble {

namespace {

constexpr std::uint32_t kRandomMoves = 16;  // one in so many

struct Lesson {
  Traits traits[kMostPlayers];
  std::uint8_t players;
  Seat winner;
};

void playGame(std::uint8_t players, Seed seed, std::vector<Lesson>& lessons) {
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(players - 2);
  State state;
  deal(state, options, seed);
  Rng rng = Rng::seeded(~seed);
  Events nobody;
  const std::size_t from = lessons.size();
  while (toMove(state) != kNobody) {
    if (state.phase == Phase::turn && rng.below(players) == 0) {
      Lesson lesson{{}, players, 0};
      for (Seat seat = 0; seat < players; ++seat) lesson.traits[seat] = traitsOf(state, seat);
      lessons.push_back(lesson);
    }
    const bool random = rng.below(kRandomMoves) == 0;
    apply(state, random ? chooseRandom(kStellarScramble, &state, rng) : quickMove(state), nobody);
  }
  for (std::size_t i = from; i < lessons.size(); ++i) lessons[i].winner = status(state).winner;
}

struct Weights {
  double of[kTraits] = {};
};

// The chances of all; returns how surprising the winner is.
double chances(const Lesson& lesson, const Weights& weights, double (&chance)[kMostPlayers]) {
  double all = 0;
  for (Seat seat = 0; seat < lesson.players; ++seat) {
    double sum = 0;
    for (std::size_t i = 0; i < kTraits; ++i) sum += weights.of[i] * lesson.traits[seat].value[i];
    chance[seat] = std::exp(sum);
    all += chance[seat];
  }
  for (Seat seat = 0; seat < lesson.players; ++seat) chance[seat] /= all;
  return -std::log(chance[lesson.winner]);
}

double surprise(const std::vector<Lesson>& lessons, const Weights& weights) {
  double sum = 0, chance[kMostPlayers];
  for (const Lesson& lesson : lessons) sum += chances(lesson, weights, chance);
  return sum / static_cast<double>(lessons.size());
}

// Traits have very different ranges: each weight moves by steps of its own.
Weights sizesOf(const std::vector<Lesson>& lessons) {
  Weights size;
  double count = 0;
  for (const Lesson& lesson : lessons)
    for (Seat seat = 1; seat < lesson.players; ++seat, ++count)
      for (std::size_t i = 0; i < kTraits; ++i) {
        const double apart = lesson.traits[seat].value[i] - lesson.traits[0].value[i];
        size.of[i] += apart * apart;
      }
  for (double& each : size.of) each = std::sqrt(each / count) + 1e-9;
  return size;
}

// Gradient steps with momentum; a little pull towards 0 keeps rare traits tame.
Weights fit(const std::vector<Lesson>& lessons) {
  const Weights size = sizesOf(lessons);
  Weights weights, speed;
  for (int step = 0; step < 400; ++step) {
    Weights slope;
    double chance[kMostPlayers];
    for (const Lesson& lesson : lessons) {
      chances(lesson, weights, chance);
      for (Seat seat = 0; seat < lesson.players; ++seat) {
        const double error = chance[seat] - (seat == lesson.winner ? 1 : 0);
        for (std::size_t i = 0; i < kTraits; ++i) slope.of[i] += error * lesson.traits[seat].value[i];
      }
    }
    for (std::size_t i = 0; i < kTraits; ++i) {
      const double scaled = slope.of[i] / size.of[i] / static_cast<double>(lessons.size());
      speed.of[i] = 0.9 * speed.of[i] - 0.25 * (scaled + 0.0002 * weights.of[i] * size.of[i]);
      weights.of[i] += speed.of[i] / size.of[i];
    }
  }
  return weights;
}

}  // namespace

void fitJudgement(int games, Seed firstSeed) {
  std::vector<Lesson> lessons, unseen;
  for (std::uint8_t players = 2; players <= kMostPlayers; ++players)
    for (int i = 0; i < games; ++i) playGame(players, firstSeed + static_cast<Seed>(i), i % 5 == 4 ? unseen : lessons);
  const Weights weights = fit(lessons);
  std::printf("%zu positions, surprise %.4f; of %zu others %.4f\n", lessons.size(), surprise(lessons, weights),
              unseen.size(), surprise(unseen, weights));
  for (const double weight : weights.of) std::printf("%ld, ", std::lround(1000 * weight));
  std::printf("\n");
}

}  // namespace armada::stellar_scramble
