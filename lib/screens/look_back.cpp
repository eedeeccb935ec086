#include "screens/look_back.h"

#include <cstring>

#include "players/players.h"

namespace armada {

namespace {

constexpr std::uint32_t kMovesBetween = 4;  // others make about so many between two decisions of a seat

}  // namespace

void LookBack::begin(const Session& session, Seat seat) {
  *this = LookBack{};
  seat_ = seat;
  moves_ = static_cast<std::uint16_t>(session.moveCount());
  const Status status = session.game().status(session.state());
  won_ = status.outcome == Outcome::won && status.winner == seat;
  Events silent;
  session.stateBefore(0, position_);
  for (std::size_t i = 0; i < moves_; ++i) {
    if (session.game().toMove(position_.at()) == seat) ++decisions_;
    session.playAgain(i, position_, silent);
  }
  session.stateBefore(0, position_);
  toNextDecision(session);
}

std::uint8_t LookBack::percent() const {
  if (done() || decisions_ == 0) return 100;
  return static_cast<std::uint8_t>(judged_ * 100u / decisions_);
}

// The seat's next decision, from next_ on; what it saw is in before_, and position_ is behind the move that it made.
void LookBack::toNextDecision(const Session& session) {
  const Game& game = session.game();
  Events silent;
  for (; next_ < moves_; ++next_) {
    const bool decides = game.toMove(position_.at()) == seat_;
    if (decides) game.observe(position_.at(), seat_, before_.at());
    played_ = session.playAgain(next_, position_, silent);
    if (!decides) continue;
    thinks_ = false;
    better_ = kNoMove;
    fresh_ = false;
    playing_ = Playing::nothing;
    pairs_ = playedSum_ = betterSum_ = 0;
    rng_ = Rng::seeded(session.seed() ^ 0x6C6F6F6Bu ^ next_);
    return;
  }
}

bool LookBack::work(const Session& session, Thinker& thinker, std::uint32_t instructions) {
  for (std::uint32_t spent = 0; spent < instructions && !done();) spent += step(session, thinker);
  return done();
}

// What it costs, as the game counts it.
std::uint32_t LookBack::step(const Session& session, Thinker& thinker) {
  const Game& game = session.game();
  if (better_ == kNoMove) {
    if (!thinks_) thinker.begin(game, before_.at(), Level::adviser, session.seed(), session.droppedMoves() + next_);
    thinks_ = true;
    const std::uint32_t before = thinker.cost();
    if (thinker.think(1)) better_ = thinker.best();
    return thinker.cost() - before;
  }
  if (pairs_ < (fresh_ ? kFreshPairs : kPairs)) return compare(game);
  if (!fresh_ && 2 * judged().cost() >= kLeastCost) {  // a first look may have seen too little of it
    fresh_ = true;
    pairs_ = playedSum_ = betterSum_ = 0;
    return 0;
  }
  judge(session);
  return kMovesBetween * game.lookAhead.moveCost;
}

// One move further, in one of the two playouts of a pair.
std::uint32_t LookBack::compare(const Game& game) {
  if (playing_ == Playing::nothing) {
    beginPair(game);
    return game.lookAhead.worldCost;
  }
  if (playedFarEnough(game)) {
    countPlayout(game);
    return game.lookAhead.moveCost;
  }
  Events unheard;
  game.apply(trial_.at(), chooseQuick(game, trial_.at(), luck_), unheard);
  ++playedOn_;
  return game.lookAhead.moveCost;
}

void LookBack::beginPair(const Game& game) {
  std::memcpy(world_.at(), before_.at(), game.stateBytes);
  game.determinize(world_.at(), seat_, rng_);
  playing_ = Playing::played;
  beginPlayout(game, played_);
}

// Both of a pair in the same world.
void LookBack::beginPlayout(const Game& game, Move first) {
  Events unheard;
  std::memcpy(trial_.at(), world_.at(), game.stateBytes);
  luck_ = rng_;
  game.apply(trial_.at(), first, unheard);
  playedOn_ = 0;
}

// To the end; alone at the table as far as the game says where it judges positions: quick players seldom win what a good one would.
bool LookBack::playedFarEnough(const Game& game) const {
  const void* const trial = trial_.at();
  if (playedOn_ >= game.bounds.movesAGame || game.toMove(trial) == kNobody) return true;
  const bool judges = game.appraise != nullptr && game.seats(trial) == 1;
  return judges && isFarEnough(game, trial, playedOn_);
}

// Where nothing better is known one playout is enough for the line.
void LookBack::countPlayout(const Game& game) {
  const std::uint32_t worth = Worth(game, trial_.at()).chance(seat_);
  if (playing_ == Playing::played) {
    playedSum_ += worth;
    if (better_ != played_) {
      playing_ = Playing::better;
      return beginPlayout(game, better_);
    }
  }
  betterSum_ += worth;
  playing_ = Playing::nothing;
  ++pairs_;
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
