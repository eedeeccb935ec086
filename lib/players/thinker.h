// The computer opponent, its judgement for hints and for the look back at a game. Knows games through the contract alone and gets
// the observed state, so it cannot peek. What it chooses is a function of what the seat sees, the level, the deal and the number
// of the move, with a fixed number of playouts a level: the same on every machine, in whatever portions it thinks. No heap, no clock,
// no floats; all of its memory is in the object.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"

namespace armada {

enum class Level : std::uint8_t { easy, normal, hard };
constexpr std::size_t kLevels = 3;

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
  // Spends about that many playouts; true when all that the level has are spent. A position with one legal move needs none.
  bool think(std::uint32_t portion);
  bool done() const { return spent_ >= budget_; }
  std::uint8_t percent() const;  // of the thinking, for a bar
  // The move to play; before any thinking the game's quick move.
  Move best() const;
  // The best moves, best first, as many as there are; how many were written. The first is best().
  std::size_t ranked(Candidate (&out)[kMostCandidates]) const;

 private:
  struct Tried {
    std::uint32_t halves;  // 2 a win, 1 a draw
    std::int32_t ahead;    // points ahead of the best other seat, summed
    std::uint32_t visits;
  };

  void playOne();
  bool better(std::size_t challenger, std::size_t champion) const;

  const Game* game_ = nullptr;
  Seat me_ = kNobody;
  Rng rng_{};
  Move quick_ = kNoMove;
  std::uint32_t budget_ = 0, spent_ = 0;
  MoveList moves_{};
  Tried tried_[kMaxLegalMoves] = {};
  StateBox seen_{};
  StateBox world_{};
  StateBox trial_{};
};
static_assert(sizeof(Thinker) <= 6 * 1024);

// All of it at once.
Move chooseByThinking(const Game& game, const void* seen, Level level, std::uint64_t dealSeed, std::uint32_t moveNumber,
                      Thinker& thinker);

}  // namespace armada
