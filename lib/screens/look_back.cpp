#include "screens/look_back.h"

#include <cstring>

#include "players/players.h"

namespace armada {

void LookBack::begin(const Session& session, Seat seat) {
  *this = LookBack{};
  seat_ = seat;
  moves_ = static_cast<std::uint16_t>(session.moveCount());
  const Status status = session.game().status(session.state());
  won_ = status.outcome == Outcome::won && status.winner == seat;
  Events silent;
  session.stateBefore(0, trial_);
  for (std::size_t i = 0; i < moves_; ++i) {
    if (session.game().toMove(trial_.at()) == seat) ++decisions_;
    session.playAgain(i, trial_, silent);
  }
  toNextDecision(session);
}

std::uint8_t LookBack::percent() const {
  if (done() || decisions_ == 0) return 100;
  return static_cast<std::uint8_t>(judged_ * 100u / decisions_);
}

// The seat's next decision, from next_ on; what it saw is in before_.
void LookBack::toNextDecision(const Session& session) {
  const Game& game = session.game();
  for (; next_ < moves_; ++next_) {
    played_ = session.moveMade(next_, before_, seat_);
    if (game.toMove(before_.at()) != seat_) continue;
    thinks_ = false;
    better_ = kNoMove;
    fresh_ = false;
    pairs_ = playedSum_ = betterSum_ = 0;
    rng_ = Rng::seeded(session.seed() ^ 0x6C6F6F6Bu ^ next_);
    return;
  }
}

bool LookBack::work(const Session& session, Thinker& thinker, std::uint32_t portion) {
  const Game& game = session.game();
  for (; portion > 0 && !done(); --portion) {
    if (better_ == kNoMove) {
      if (!thinks_) thinker.begin(game, before_.at(), Level::adviser, session.seed(), session.droppedMoves() + next_);
      thinks_ = true;
      if (thinker.think(1)) better_ = thinker.best();
    } else if (pairs_ < (fresh_ ? kFreshPairs : kPairs)) {
      playPair(game);
    } else if (!fresh_ && 2 * judged().cost() >= kLeastCost) {  // a first look may have seen too little of it
      fresh_ = true;
      pairs_ = playedSum_ = betterSum_ = 0;
    } else {
      judge(session);
    }
  }
  return done();
}

// Both in the same world; where nothing better is known one is enough for the line.
void LookBack::playPair(const Game& game) {
  std::memcpy(world_.at(), before_.at(), game.stateBytes);
  game.determinize(world_.at(), seat_, rng_);
  const std::uint32_t worth = playOn(game, played_);
  playedSum_ += worth;
  betterSum_ += better_ == played_ ? worth : playOn(game, better_);
  ++pairs_;
}

// To the end; alone at the table as far as the game says where it judges positions: quick players seldom win what a good one would.
std::uint32_t LookBack::playOn(const Game& game, Move first) {
  void* const trial = trial_.at();
  std::memcpy(trial, world_.at(), game.stateBytes);
  Events unheard;
  Rng luck = rng_;
  game.apply(trial, first, unheard);
  const bool judges = game.appraise != nullptr && game.seats(trial) == 1;
  for (std::uint32_t moves = 0; moves < game.bounds.movesAGame && game.toMove(trial) != kNobody; ++moves) {
    if (judges && isFarEnough(game, trial, moves)) break;
    game.apply(trial, chooseQuick(game, trial, luck), unheard);
  }
  return Worth(game, trial).chance(seat_);
}

// The decision at hand, by the worlds so far.
TurningPoint LookBack::judged() const {
  TurningPoint point;
  point.number = next_;
  point.played = played_;
  point.better = better_;
  point.playedShare = static_cast<std::uint16_t>(playedSum_ / pairs_);
  point.betterShare = static_cast<std::uint16_t>(betterSum_ / pairs_);
  return point;
}

void LookBack::judge(const Session& session) {
  const TurningPoint point = judged();
  const auto share = static_cast<std::uint8_t>(point.playedShare / 10);
  shares_[placeOf(judged_)] = share;
  if (share > bestShare_) bestShare_ = share;
  if (point.cost() >= kLeastCost) keep(point);
  ++judged_;
  ++next_;
  toNextDecision(session);
}

LookBack::Summary LookBack::summary() const {
  if (decisions_ == 0) return Summary::noDecisions;
  if (won_) return Summary::wellPlayed;
  return bestShare_ < kLittleChance ? Summary::neverMuchChance : Summary::noSingleMove;
}

// The costliest, in the order of the game: the cheapest goes when there is one too many.
void LookBack::keep(const TurningPoint& point) {
  if (count_ == kMost) {
    std::size_t cheapest = 0;
    for (std::size_t i = 1; i < kMost; ++i)
      if (points_[i].cost() < points_[cheapest].cost()) cheapest = i;
    if (points_[cheapest].cost() >= point.cost()) return;
    for (std::size_t i = cheapest; i + 1 < kMost; ++i) {
      points_[i] = points_[i + 1];
      ordinals_[i] = ordinals_[i + 1];
    }
    --count_;
  }
  ordinals_[count_] = judged_;
  points_[count_++] = point;
}

}  // namespace armada
