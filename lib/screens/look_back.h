// A look back at a game: the decisions of one seat that cost most, from its record and what that seat saw alone. The thinker says
// what was best; that and what was played are then played on from the same worlds, and what seems to cost much is played on
// from more of them, so that it is told apart by more than luck. In portions, in the order of the game; the same on every machine,
// on the screen and in `armada review`.
#pragma once

#include <cstddef>
#include <cstdint>

#include "players/thinker.h"
#include "session/session.h"

namespace armada {

struct TurningPoint {
  std::uint16_t number = 0;  // of the move in the session
  Move played = kNoMove, better = kNoMove;
  std::uint16_t playedShare = 0, betterShare = 0;  // chance to win, in thousandths
  int cost() const { return betterShare - playedShare; }
};

// Of ten games, for a chance in thousandths.
constexpr int ofTen(int perMille) { return (perMille + 50) / 100; }

class LookBack {
 public:
  static constexpr std::size_t kMost = 3;
  static constexpr std::size_t kMostShares = 64;     // of the line over the whole game
  static constexpr std::uint32_t kPairs = 40;        // worlds in which a decision is compared
  static constexpr std::uint32_t kFreshPairs = 160;  // others, when it seems to cost something: those alone count then
  static constexpr int kLeastCost = 100;             // in thousandths: less is luck
  static constexpr int kLittleChance = 20;           // in hundredths: who never had more was up against it all along

  void begin(const Session& session, Seat seat);
  // Spends a portion, as Thinker::think. true: all is judged.
  bool work(const Session& session, Thinker& thinker, std::uint32_t instructions);
  bool done() const { return next_ >= moves_; }
  std::uint8_t percent() const;

  // In the order of the game, as far as it was judged.
  std::size_t count() const { return count_; }
  const TurningPoint& at(std::size_t i) const { return points_[i]; }
  std::size_t shareCount() const { return decisions_ < kMostShares ? decisions_ : kMostShares; }
  std::uint8_t percentAt(std::size_t i) const { return shares_[i]; }  // chance to win after the seat's decision
  std::size_t shareOf(std::size_t point) const { return placeOf(ordinals_[point]); }
  Seat seat() const { return seat_; }
  std::size_t decisions() const { return decisions_; }
  // What there is to say of a game without turning points. A loss is never praised: a move is weighed by how quick players go on
  // from it, who may make good again what a single idle turn has cost.
  enum class Summary : std::uint8_t { noDecisions, neverMuchChance, noSingleMove, wellPlayed };
  Summary summary() const;

 private:
  std::size_t placeOf(std::size_t ordinal) const {
    return decisions_ <= kMostShares ? ordinal : ordinal * kMostShares / decisions_;
  }
  void toNextDecision(const Session& session);
  std::uint32_t step(const Session& session, Thinker& thinker);
  std::uint32_t compare(const Game& game);
  void beginPair(const Game& game);
  void beginPlayout(const Game& game, Move first);
  bool playedFarEnough(const Game& game) const;
  void countPlayout(const Game& game);
  TurningPoint judged() const;
  void judge(const Session& session);
  void keep(const TurningPoint& point);

  Seat seat_ = kNobody;
  std::uint16_t next_ = 0, moves_ = 0;  // the move that is judged; of so many
  std::uint16_t judged_ = 0, decisions_ = 0;
  bool thinks_ = false;  // the thinker is at it
  bool fresh_ = false;   // in fresh worlds, after a first look
  enum class Playing : std::uint8_t { nothing, played, better };
  Playing playing_ = Playing::nothing;  // which of a pair is played on
  std::uint16_t playedOn_ = 0;          // so many moves behind it
  std::uint32_t pairs_ = 0;
  std::uint32_t playedSum_ = 0, betterSum_ = 0;
  bool won_ = false;
  std::uint8_t bestShare_ = 0;  // the greatest chance that there ever was, in hundredths
  Move played_ = kNoMove, better_ = kNoMove;
  Rng rng_{};
  Rng luck_{};           // of the playout at hand
  StateBox position_{};  // how far the record was played again: what really was, for nothing else
  StateBox before_{};    // as the seat saw it
  StateBox world_{};
  StateBox trial_{};
  TurningPoint points_[kMost];
  std::uint16_t ordinals_[kMost] = {};
  std::uint8_t count_ = 0;
  std::uint8_t shares_[kMostShares] = {};
};

}  // namespace armada
