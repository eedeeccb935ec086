// Who chooses a move: random, quick and rollout. All know games through the contract alone, so they play every game
// there will be; all get the observed state, so they cannot peek. No heap, no clock, no floats: the same state and
// generator choose the same move on every machine.
//
// `seen` is observe(state, toMove(state)), of a game that is not over.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"

namespace armada {

// Any legal move, each equally likely.
Move chooseRandom(const Game& game, const void* seen, Rng& rng);

// The game's quickMove; a game without one is played at random.
Move chooseQuick(const Game& game, const void* seen, Rng& rng);

// Flat Monte Carlo: fills in what is hidden, tries every legal move in that same world, plays on by quickMove to the
// end, and counts. Thinks in portions, so that a screen can go on between them. About 2 KB, all of it here.
class Rollout {
 public:
  void begin(const Game& game, const void* seen, Rng& rng);
  // Spends about that many playouts, in whole rounds of one playout a move, at least one round.
  void think(std::uint32_t playouts);
  // The move that did best so far: most wins (a draw is half of one), then most points ahead, then the quick move, then
  // the first. Before any thinking: the quick move.
  Move best() const;

 private:
  struct Tried {
    std::uint32_t halves;  // 2 a win, 1 a draw
    std::int32_t ahead;    // points ahead of the best other seat, summed
  };

  void tryEveryMove();
  void playOn();
  void count(Tried& tried) const;

  const Game* game_ = nullptr;
  Seat me_ = kNobody;
  Rng rng_{};
  Move quick_ = kNoMove;
  MoveList moves_{};
  Tried tried_[kMaxLegalMoves] = {};
  StateBox seen_{};
  StateBox world_{};
  StateBox trial_{};
};

// All of it at once. A position with one legal move costs nothing.
Move chooseRollout(const Game& game, const void* seen, Rng& rng, std::uint32_t playouts, Rollout& rollout);

}  // namespace armada
