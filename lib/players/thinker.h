// The computer opponent, its judgement for hints and for the look back at a game. Knows games through the contract alone and gets
// the observed state, so it cannot peek. What it chooses is a function of what the seat sees, the level, the deal and the number
// of the move. How much it thinks is a level's number of playouts, fewer where the game says that they would cost more instructions
// than a move may: never a time. So it is the same on every machine, in whatever portions it thinks. No heap, no clock, no floats;
// all of its memory is in the object.
//
// The game's quickMove is what it plays unless something else proved better. Every move is tried in the same worlds as the quick one,
// and what counts is how far it came out ahead of that one there: luck that both have tells nothing. The worse half is dropped again
// and again (sequential halving: Karnin, Koren, Somekh, 2013), and the last one left is preferred by a margin that its worlds support.
// Behind each move grows an information set tree (Cowling, Powley, Whitehouse, 2012) that begins with quick moves and widens slowly.
#pragma once

#include <cstddef>
#include <cstdint>

#include "players/worth.h"
#include "rules/kernel/contract.h"

namespace armada {

// The opponents by strength; and who suggests a move or looks back at a game, who thinks as far as Hard and not as long.
enum class Level : std::uint8_t { easy, normal, hard, adviser };
constexpr std::size_t kLevels = 3;  // of opponents

// A move with the chance to win after it, as far as was thought: 0 to 1000; a draw is half a win.
struct Candidate {
  Move move;
  std::uint16_t perMille;
};
constexpr std::size_t kMostCandidates = 3;

class Thinker {
 public:
  // `seen` is observe(state, toMove(state)) of a game that is not over; it is copied. The deal's seed and the number of the move only
  // make this decision's own generator.
  void begin(const Game& game, const void* seen, Level level, std::uint64_t dealSeed, std::uint32_t moveNumber);
  // Spends about that many instructions, as the game counts them, and stops within a playout if need be; true when all that the level has are
  // spent. A position with one legal move needs none; with hidden hands it is thought about all the same, or the time would tell what
  // there was to choose from.
  bool think(std::uint32_t instructions);
  bool done() const { return path_.length == 0 && (playouts_ >= budget_ || cost_ >= mostCost_); }
  // What was spent so far: playouts, and instructions as the game counts them.
  std::uint32_t playouts() const { return playouts_; }
  std::uint32_t cost() const { return cost_; }
  std::uint8_t percent() const;  // of the thinking, for a bar
  // The move to play; before any thinking the game's quick move.
  Move best() const;
  // The best moves, best first, as many as there are; how many were written. The first is best().
  std::size_t ranked(Candidate (&out)[kMostCandidates]) const;

 private:
  static constexpr std::size_t kNodes = 120;
  static constexpr std::size_t kDeepest = 24;
  static constexpr std::uint16_t kNoNode = 0;  // nobody's child

  // A legal move, and what came of it in the worlds in which it was tried.
  struct Tried {
    Move move;
    std::int32_t ahead;     // of the quick move in the same world, in thousandths, summed
    std::uint32_t squares;  // of that, in quarters of it, summed
    std::uint32_t chances;  // to win, summed
    std::uint16_t worlds;
    std::uint16_t node;  // the tree behind it
  };

  // A move at some point of the tree, by whom, and how it went.
  struct Node {
    Move move;
    std::uint32_t sum;  // of worth to the seat that moved
    std::uint16_t visits;
    std::uint16_t offered;  // playouts in which it was legal here: not in every world it is
    std::uint16_t child, sibling;
    Seat seat;
  };

  // The way through the tree to where it is played on from.
  struct Path {
    std::uint16_t at[kDeepest];
    std::uint16_t length;  // 0: no playout is under way
  };

  void listMoves();
  void step();
  void beginPlayout();
  void nextWorld();
  void dropTheWorseHalf();
  std::uint32_t progress() const;
  bool goDown();
  std::uint16_t choose(std::uint16_t parent, const MoveList& moves, Seat seat);
  std::uint16_t grow(std::uint16_t parent, Move move, Seat seat);
  bool lookedFarEnough() const;
  void learn(Tried& tried);
  void measureSpread(std::uint32_t worth);
  std::uint32_t worthTo(Seat seat, const Worth& worth) const;
  const Tried& challenger() const;
  const Tried& chosen() const;
  bool clearlyAhead(const Tried& tried) const;
  bool overlooksFor(const Tried& tried) const;

  const Game* game_ = nullptr;
  Seat me_ = kNobody;
  Level level_ = Level::easy;
  Rng rng_{};
  std::uint32_t budget_ = 0, playouts_ = 0;
  std::uint32_t mostCost_ = 0, cost_ = 0;  // instructions, as the game says
  List<Tried, kMaxLegalMoves>
      tried_{};  // the quick move first, then those that are still in the running, then those dropped
  std::size_t running_ = 0, next_ = 0;    // how many are, and which is tried next
  std::uint32_t stages_ = 1, stage_ = 0;  // after each of them but the last the worse half is dropped
  Rng world_{};                           // what fills in the world at hand
  std::uint32_t quickWorth_ = 0;          // in that world
  bool overlooks_ = false;                // the quick move does not come to mind this time
  std::uint32_t worthSum_ = 0, distanceSum_ = 0, spread_ = 0;  // of all playouts
  bool alone_ = false;
  std::int16_t least_ = 0, most_ = 0;  // scores that playouts ended with, for who plays alone
  Path path_ = {};                     // of the playout at hand
  std::uint16_t playedOn_ = 0;         // moves behind it
  std::uint16_t nodeCount_ = 0;
  Node node_[kNodes] = {};
  StateBox seen_{};
  StateBox trial_{};
};
static_assert(sizeof(Thinker) <= 6 * 1024);

// What a frame that does not draw has room for, in instructions as the games count them: it has four million, and the games' figures are
// means.
constexpr std::uint32_t kPortionOfThought = 2600000;

// How long a thought takes depends on what the seat holds. Where that is hidden, what comes of a decision is shown only after so many ticks, or a
// multiple of them: as many as thoughts at this level commonly take, with those about decisions behind it that make it noticed. 1: there is
// nothing to tell.
std::uint32_t ticksToShow(const Game& game, const void* state, Level level);

// All of it at once.
Move chooseByThinking(const Game& game, const void* seen, Level level, std::uint64_t dealSeed, std::uint32_t moveNumber,
                      Thinker& thinker);

}  // namespace armada
