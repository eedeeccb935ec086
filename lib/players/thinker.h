// The computer opponent, its judgement for hints and for the look back at a game. Knows games through the contract alone and gets
// the observed state, so it cannot peek. What it chooses is a function of what the seat sees, the level, the deal and the number
// of the move. How much it thinks is a level's number of playouts, fewer where the game says that they would cost more instructions
// than a move may: never a time. So it is the same on every machine, in whatever portions it thinks. No heap, no clock, no floats;
// all of its memory is in the object.
//
// It is an information set tree search (Cowling, Powley, Whitehouse, 2012), of one observer: each playout fills in what is hidden
// anew, goes down the tree by what did well so far among the moves that are legal in that world, adds a node, plays on by
// quickMove for some moves and judges how the game stands then.
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
  // Spends about that many playouts; true when all that the level has are spent. A position with one legal move needs none; with
  // hidden hands it is thought about all the same, or the time would tell the others what there was to choose from.
  bool think(std::uint32_t portion);
  bool done() const { return spent_ >= budget_ || cost_ >= mostCost_; }
  std::uint8_t percent() const;  // of the thinking, for a bar
  // The move to play; before any thinking the game's quick move.
  Move best() const;
  // The best moves, best first, as many as there are; how many were written. The first is best().
  std::size_t ranked(Candidate (&out)[kMostCandidates]) const;

 private:
  static constexpr std::size_t kNodes = 180;
  static constexpr std::size_t kDeepest = 24;
  static constexpr std::uint16_t kNoNode = 0;  // the root is nobody's child

  // A move that was tried at some point of the tree, by whom, and how it went.
  struct Node {
    Move move;
    std::uint32_t sum;  // of worth to the seat that moved
    std::uint16_t visits;
    std::uint16_t offered;  // playouts in which it was legal here: not in every world it is
    std::uint16_t child, sibling;
    Seat seat;
  };

  // The way from the root to the node that is played on from.
  struct Path {
    std::uint16_t at[kDeepest];
    std::size_t length;
  };

  void playOne();
  bool goDown(Path& path);
  std::uint16_t choose(std::uint16_t parent, const MoveList& moves, Seat seat);
  std::uint16_t grow(std::uint16_t parent, Move move, Seat seat);
  void playOn();
  bool lookedFarEnough(std::uint32_t moves) const;
  bool judgesByPoints() const;
  void learn(const Path& path);
  void measureSpread(std::uint32_t worth);
  std::uint32_t worthAlone(const Worth& worth) const;
  const Node* rootChild(Move move) const;
  bool better(Move challenger, Move champion) const;

  const Game* game_ = nullptr;
  Seat me_ = kNobody;
  Level level_ = Level::easy;
  Rng rng_{};
  Move quick_ = kNoMove;
  std::uint32_t budget_ = 0, spent_ = 0;   // playouts
  std::uint32_t mostCost_ = 0, cost_ = 0;  // instructions, as the game says
  MoveList moves_{};
  std::uint32_t chances_[kMaxLegalMoves] = {};                 // to win, summed over a root move's visits
  std::uint32_t worthSum_ = 0, distanceSum_ = 0, spread_ = 0;  // of all playouts
  bool alone_ = false;
  std::int16_t least_ = 0, most_ = 0;  // scores that playouts ended with, for who plays alone
  std::uint16_t nodeCount_ = 0;
  Node node_[kNodes] = {};
  StateBox seen_{};
  StateBox trial_{};
};
static_assert(sizeof(Thinker) <= 6 * 1024);

// All of it at once.
Move chooseByThinking(const Game& game, const void* seen, Level level, std::uint64_t dealSeed, std::uint32_t moveNumber,
                      Thinker& thinker);

}  // namespace armada
