// Multinomial logistic regression for the judgement of a game with rivals: each player's traits make a number, and the chance to win is
// its exponential among those of all. Host only.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "rules/kernel/contract.h"

namespace armada {

// A position of a game, and who won that game.
template <std::size_t kTraits, std::size_t kPlayers>
struct Lesson {
  int trait[kPlayers][kTraits];
  std::uint8_t players;
  Seat winner;
};

template <std::size_t kTraits, std::size_t kPlayers>
class JudgementFit {
 public:
  using OneLesson = Lesson<kTraits, kPlayers>;
  using Lessons = std::vector<OneLesson>;

  struct Weights {
    double of[kTraits] = {};
  };

  static void note(OneLesson& lesson, Seat seat, const int (&traits)[kTraits]) {
    for (std::size_t i = 0; i < kTraits; ++i) lesson.trait[seat][i] = traits[i];
  }

  // How surprising the winners are, in the mean.
  static double surprise(const Lessons& lessons, const Weights& weights) {
    double sum = 0, chance[kPlayers];
    for (const OneLesson& lesson : lessons) sum += chances(lesson, weights, chance);
    return sum / static_cast<double>(lessons.size());
  }

  // Gradient steps with momentum; a little pull towards 0 keeps rare traits tame.
  static Weights fit(const Lessons& lessons) {
    const Weights size = sizesOf(lessons);
    Weights weights, speed;
    for (int step = 0; step < 400; ++step) {
      Weights slope;
      double chance[kPlayers];
      for (const OneLesson& lesson : lessons) {
        chances(lesson, weights, chance);
        for (Seat seat = 0; seat < lesson.players; ++seat) {
          const double error = chance[seat] - (seat == lesson.winner ? 1 : 0);
          for (std::size_t i = 0; i < kTraits; ++i) slope.of[i] += error * lesson.trait[seat][i];
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

  // Fits to the lessons, and prints the weights in thousandths and how well they foretell the others.
  static void fitAndPrint(const Lessons& lessons, const Lessons& unseen) {
    const Weights weights = fit(lessons);
    std::printf("%zu positions, surprise %.4f; of %zu others %.4f\n", lessons.size(), surprise(lessons, weights),
                unseen.size(), surprise(unseen, weights));
    for (const double weight : weights.of) std::printf("%ld, ", std::lround(1000 * weight));
    std::printf("\n");
  }

 private:
  // The chances of all; returns how surprising the winner is.
  static double chances(const OneLesson& lesson, const Weights& weights, double (&chance)[kPlayers]) {
    double all = 0;
    for (Seat seat = 0; seat < lesson.players; ++seat) {
      double sum = 0;
      for (std::size_t i = 0; i < kTraits; ++i) sum += weights.of[i] * lesson.trait[seat][i];
      chance[seat] = std::exp(sum);
      all += chance[seat];
    }
    for (Seat seat = 0; seat < lesson.players; ++seat) chance[seat] /= all;
    return -std::log(chance[lesson.winner]);
  }

  // Traits have very different ranges: each weight moves by steps of its own.
  static Weights sizesOf(const Lessons& lessons) {
    Weights size;
    double count = 0;
    for (const OneLesson& lesson : lessons)
      for (Seat seat = 1; seat < lesson.players; ++seat, ++count)
        for (std::size_t i = 0; i < kTraits; ++i) {
          const double apart = lesson.trait[seat][i] - lesson.trait[0][i];
          size.of[i] += apart * apart;
        }
    for (double& each : size.of) each = std::sqrt(each / count) + 1e-9;
    return size;
  }
};

}  // namespace armada
