// Flat Monte Carlo over worlds that agree with what the player sees. Touches the game through its table alone.
#include <cstring>

#include "players/players.h"

namespace armada {

namespace {

// Ahead of the best other seat; alone at the table, the score itself.
std::int32_t pointsAhead(const Status& status, Seat me, std::uint8_t seats) {
  std::int32_t rival = 0;
  bool alone = true;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (seat == me) continue;
    if (alone || status.score[seat] > rival) rival = status.score[seat];
    alone = false;
  }
  return status.score[me] - rival;
}

}  // namespace

void Rollout::begin(const Game& game, const void* seen, Rng& rng) {
  game_ = &game;
  me_ = game.toMove(seen);
  rng_ = Rng::seeded(rng.next());
  std::memcpy(seen_.at(), seen, game.stateBytes);
  game.legalMoves(seen, moves_);
  quick_ = chooseQuick(game, seen, rng_);
  for (Tried& tried : tried_) tried = Tried{};
}

void Rollout::think(std::uint32_t playouts) {
  const auto width = static_cast<std::uint32_t>(moves_.size());
  if (width == 1) return;  // nothing to choose
  std::uint32_t spent = 0;
  do {
    tryEveryMove();
    spent += width;
  } while (spent + width <= playouts);
}

// One world for all moves: they are compared under the same luck, which tells them apart sooner.
void Rollout::tryEveryMove() {
  std::memcpy(world_.at(), seen_.at(), game_->stateBytes);
  game_->determinize(world_.at(), me_, rng_);
  Events unheard;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    std::memcpy(trial_.at(), world_.at(), game_->stateBytes);
    game_->apply(trial_.at(), moves_[i], unheard);
    playOn();
    count(tried_[i]);
  }
}

// quickMove promises to read no more of a whole state than its player sees, so nothing is blanked out here.
void Rollout::playOn() {
  Events unheard;
  for (std::uint32_t left = game_->bounds.movesAGame; left > 0; --left) {
    if (game_->toMove(trial_.at()) == kNobody) return;
    game_->apply(trial_.at(), chooseQuick(*game_, trial_.at(), rng_), unheard);
  }
}

void Rollout::count(Tried& tried) const {
  const Status status = game_->status(trial_.at());
  if (status.outcome == Outcome::drawn) tried.halves += 1;
  if (status.outcome == Outcome::won && status.winner == me_) tried.halves += 2;
  tried.ahead += pointsAhead(status, me_, game_->seats(trial_.at()));
}

Move Rollout::best() const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < moves_.size(); ++i) {
    const Tried& challenger = tried_[i];
    const Tried& champion = tried_[best];
    if (challenger.halves != champion.halves) {
      if (challenger.halves > champion.halves) best = i;
    } else if (challenger.ahead != champion.ahead) {
      if (challenger.ahead > champion.ahead) best = i;
    } else if (moves_[i] == quick_) {
      best = i;
    }
  }
  return moves_[best];
}

Move chooseRollout(const Game& game, const void* seen, Rng& rng, std::uint32_t playouts, Rollout& rollout) {
  rollout.begin(game, seen, rng);
  rollout.think(playouts);
  return rollout.best();
}

}  // namespace armada
