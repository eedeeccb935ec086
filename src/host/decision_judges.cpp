// How good each way on is: by playouts for any game, by the careful players for the two that have one.
#include "host/decision_judges.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <utility>

#include "notation/notation.h"
#include "players/players.h"
#include "rules/pew_pew/pew_pew.h"
#include "rules/pulp_invasion/pulp_invasion.h"
#include "tools/pew_pew/careful_player.h"
#include "tools/pulp_invasion/careful_player.h"

namespace armada {

std::string shareOf(std::size_t part, std::size_t whole) {
  char words[32];
  std::snprintf(words, sizeof words, "%.1f %%",
                whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole));
  return words;
}

namespace {

// The word behind `phase` in the position's text. A game without one has one kind of decision.
std::string phaseOf(const Game& game, const void* state) {
  const std::string text = positionText(game, state);
  const std::size_t at = text.find("\nphase ");
  if (at == std::string::npos) return "turn";
  const std::size_t from = at + std::strlen("\nphase ");
  return text.substr(from, text.find_first_of(" \n", from) - from);
}

// ---- any game: a move at a time ---------------------------------------------------------------------------------------
// The chance of each move, tried in the same worlds: what luck they share does not tell them apart.
class MoveJudge : public Judge {
 public:
  MoveJudge(const Game& game, std::uint32_t playouts) : game_(game), playouts_(playouts) {}
  const char* unit() const override { return "decisions"; }
  bool begins(const void*) const override { return true; }
  void judge(const void* state, Rng& rng, Judged& result) override;

 protected:
  // The chance to win of who was to move, after a move in a world: `trial` is the position after it,
  // and `before` is what was seen before it.
  virtual double chance(StateBox& trial, const StateBox& before, Rng& rng) const;
  const Game& game_;

 private:
  std::uint32_t playouts_;
};

double MoveJudge::chance(StateBox& trial, const StateBox& before, Rng& rng) const {
  Events silent;
  while (game_.toMove(trial.at()) != kNobody) game_.apply(trial.at(), chooseQuick(game_, trial.at(), rng), silent);
  const Status status = game_.status(trial.at());
  if (status.outcome == Outcome::drawn) return 0.5;
  return status.outcome == Outcome::won && status.winner == game_.toMove(before.at()) ? 1 : 0;
}

void MoveJudge::judge(const void* state, Rng& rng, Judged& result) {
  StateBox seen{}, world{}, trial{};
  const Seat me = game_.toMove(state);
  game_.observe(state, me, seen.at());
  MoveList moves;
  game_.legalMoves(seen.at(), moves);
  result.phase = phaseOf(game_, state);
  result.ways = moves.size();
  result.sensible = 1;
  result.moves.assign(1, moves[0]);
  if (moves.size() == 1) return;
  std::vector<std::vector<double>> chances(moves.size());
  for (std::uint32_t k = 0; k < playouts_; ++k) {
    world = seen;
    game_.determinize(world.at(), me, rng);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      trial = world;
      Events silent;
      game_.apply(trial.at(), moves[i], silent);
      chances[i].push_back(chance(trial, seen, rng));
    }
  }
  std::vector<double> mean;
  for (const std::vector<double>& of : chances) {
    double sum = 0;
    for (const double one : of) sum += one;
    mean.push_back(sum / playouts_);
  }
  const auto best = static_cast<std::size_t>(std::max_element(mean.begin(), mean.end()) - mean.begin());
  result.moves.assign(1, moves[best]);
  result.sensible = 0;
  double squares = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (mean[i] >= mean[best] - kSensible) ++result.sensible;
    for (std::uint32_t k = 0; k < playouts_; ++k)
      squares += std::pow(chances[best][k] - chances[i][k] - (mean[best] - mean[i]), 2);
  }
  const auto others = static_cast<double>(moves.size() - 1);
  result.doubt = std::sqrt(squares / others / playouts_ / playouts_);
}

// ---- Pulp Invasion: played on to the end of the round, and judged there ------------------------------------------------
class PulpJudge : public MoveJudge {
 public:
  explicit PulpJudge(std::uint32_t playouts) : MoveJudge(kPulpInvasion, playouts) {}

 protected:
  double chance(StateBox& trial, const StateBox& before, Rng&) const override {
    const int round = static_cast<const pulp_invasion::State*>(before.at())->round;
    return pulp_invasion::chanceInRound(*static_cast<pulp_invasion::State*>(trial.at()), round + 1);
  }
};

// ---- Pew Pew!: a turn at a time, by its plans --------------------------------------------------------------------------
class PewPewJudge : public Judge {
 public:
  const char* unit() const override { return "turns"; }
  bool begins(const void* state) const override { return stateOf(state).round != judged_; }
  void judge(const void* state, Rng& rng, Judged& result) override;
  void ended(const void* state) override;
  std::vector<std::pair<std::string, std::string>> also() const override;

 private:
  static const pew_pew::State& stateOf(const void* state) { return *static_cast<const pew_pew::State*>(state); }

  pew_pew::CarefulPlayer careful_;
  std::uint8_t judged_ = 0;  // the round whose turn was judged last; 0: none of this game
  bool fell_ = false;        // to one heart, in this game
  std::size_t turns_ = 0, mines_ = 0, hearts_ = 0;
  std::size_t games_ = 0, idleFirst_ = 0, fallen_ = 0, fallenWon_ = 0;
};

void PewPewJudge::judge(const void* state, Rng& rng, Judged& result) {
  const pew_pew::State& turn = stateOf(state);
  result.moves = careful_.plan(pew_pew::observe(turn, 0), rng);
  result.phase = std::to_string(turn.hearts) + (turn.hearts == 1 ? " heart" : " hearts");
  result.ways = careful_.plans();
  result.sensible = static_cast<std::size_t>(careful_.sensiblePlans(static_cast<float>(kSensible)));
  if (turn.round == 1 && result.ways == 1) ++idleFirst_;
  judged_ = turn.round;
  ++turns_;
  fell_ |= turn.hearts == 1;
  for (const Move move : result.moves) {
    if (pew_pew::dropsMine(move)) ++mines_;
    if (pew_pew::spawnsHeart(move)) ++hearts_;
  }
}

void PewPewJudge::ended(const void* state) {
  const bool won = stateOf(state).end == pew_pew::End::won;
  ++games_;
  fallen_ += fell_ ? 1 : 0;
  fallenWon_ += fell_ && won ? 1 : 0;
  fell_ = false;
  judged_ = 0;
}

std::vector<std::pair<std::string, std::string>> PewPewJudge::also() const {
  return {{"mine", shareOf(mines_, turns_) + " of the turns have it in the best plan"},
          {"heart", shareOf(hearts_, turns_) + " of the turns are for spawning it"},
          {"first-turns", std::to_string(idleFirst_) + " of " + std::to_string(games_) + " without a choice"},
          {"one-heart",
           shareOf(fallenWon_, fallen_) + " of " + std::to_string(fallen_) + " games that came to it were won"}};
}

}  // namespace

bool hasCarefulPlayer(const Game& game) { return &game == &kPewPew || &game == &kPulpInvasion; }

std::unique_ptr<Judge> judgeOf(const Game& game, std::uint32_t playouts) {
  if (&game == &kPewPew) return std::make_unique<PewPewJudge>();
  if (&game == &kPulpInvasion) return std::make_unique<PulpJudge>(playouts);
  return std::make_unique<MoveJudge>(game, playouts);
}

}  // namespace armada
