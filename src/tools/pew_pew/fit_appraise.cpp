#include "tools/pew_pew/fit_appraise.h"

#include <cmath>
#include <cstdio>
#include <vector>

#include "rules/pew_pew/appraise.h"
#include "tools/pew_pew/careful_player.h"

namespace armada::pew_pew {

namespace {

// A turn as it began, and how its game ended.
struct Turn {
  Figures figures;
  int chance;  // as the rules judge it now, in thousandths
  Difficulty difficulty;
  bool won;
};

void playGame(Difficulty difficulty, Seed seed, CarefulPlayer& player, std::vector<Turn>& turns) {
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(difficulty);
  Rng rng = Rng::seeded(~seed);
  State state;
  deal(state, options, seed);
  Events nobody;
  const std::size_t from = turns.size();
  while (state.end == End::none) {
    turns.push_back({figuresOf(state), appraise(state, 0), difficulty, false});
    for (const Move move : player.plan(observe(state, 0), rng)) apply(state, move, nobody);
  }
  for (std::size_t i = from; i < turns.size(); ++i) turns[i].won = state.end == End::won;
}

// ---- logistic regression by Newton's steps; a little pull towards 0 keeps rare figures tame ---------------------------
using Weights = std::vector<double>;

double chanceOf(const Weights& weights, const Turn& turn) {
  double logit = 0;
  for (std::size_t i = 0; i < kFigures; ++i) logit += weights[i] * turn.figures.value[i];
  return 1 / (1 + std::exp(-logit));
}

// Gauss's elimination; the matrix is symmetric and positive.
Weights solve(std::vector<Weights> matrix, Weights right) {
  for (std::size_t i = 0; i < kFigures; ++i)
    for (std::size_t row = i + 1; row < kFigures; ++row) {
      const double times = matrix[row][i] / matrix[i][i];
      for (std::size_t k = i; k < kFigures; ++k) matrix[row][k] -= times * matrix[i][k];
      right[row] -= times * right[i];
    }
  for (std::size_t i = kFigures; i-- > 0;) {
    for (std::size_t k = i + 1; k < kFigures; ++k) right[i] -= matrix[i][k] * right[k];
    right[i] /= matrix[i][i];
  }
  return right;
}

Weights fit(const std::vector<Turn>& turns) {
  constexpr double kPull = 1;
  Weights weights(kFigures, 0.0);
  for (int step = 0; step < 12; ++step) {
    std::vector<Weights> matrix(kFigures, Weights(kFigures, 0.0));
    Weights slope(kFigures, 0.0);
    for (std::size_t i = 0; i < kFigures; ++i) {
      matrix[i][i] = kPull;
      slope[i] = -kPull * weights[i];
    }
    for (const Turn& turn : turns) {
      const double chance = chanceOf(weights, turn);
      for (std::size_t i = 0; i < kFigures; ++i) {
        const double figure = turn.figures.value[i];
        if (figure == 0) continue;
        slope[i] += ((turn.won ? 1 : 0) - chance) * figure;
        for (std::size_t k = 0; k < kFigures; ++k)
          matrix[i][k] += chance * (1 - chance) * figure * turn.figures.value[k];
      }
    }
    const Weights change = solve(matrix, slope);
    for (std::size_t i = 0; i < kFigures; ++i) weights[i] += change[i];
  }
  return weights;
}

// ---- what it foretells ------------------------------------------------------------------------------------------------
// Of the turns that were given so many tenths, how many were of games that were won; by difficulty.
void printForetold(const std::vector<Turn>& turns) {
  for (std::size_t level = 0; level < kDifficulties; ++level) {
    int count[10] = {}, won[10] = {};
    double doubt = 0;
    int all = 0;
    for (const Turn& turn : turns) {
      if (turn.difficulty != static_cast<Difficulty>(level)) continue;
      const int tenth = turn.chance >= 1000 ? 9 : turn.chance / 100;
      ++count[tenth];
      won[tenth] += turn.won ? 1 : 0;
      const double chance = std::fmin(std::fmax(turn.chance / 1000.0, 0.001), 0.999);
      doubt -= std::log(turn.won ? chance : 1 - chance);
      ++all;
    }
    std::printf("difficulty %zu, %d turns, log loss %.4f; won of those foretold in tenths:", level, all, doubt / all);
    for (int i = 0; i < 10; ++i) std::printf(" %.0f %% of %d", count[i] == 0 ? 0 : 100.0 * won[i] / count[i], count[i]);
    std::printf("\n");
  }
}

}  // namespace

void fitAppraise(int games, Seed firstSeed) {
  std::vector<Turn> turns;
  CarefulPlayer player;
  for (std::size_t level = 0; level < kDifficulties; ++level)
    for (int i = 0; i < games; ++i)
      playGame(static_cast<Difficulty>(level), firstSeed + static_cast<Seed>(i), player, turns);
  const Weights weights = fit(turns);
  for (std::size_t i = 0; i < kFigures; ++i)
    std::printf("%s%.0f,%s", i % 10 == 0 ? "    " : " ", 1000 * weights[i],
                i % 10 == 9 || i + 1 == kFigures ? "  //\n" : "");
  printForetold(turns);
}

}  // namespace armada::pew_pew
