// A computer at a seat of the console: its level stands in the session's seating, and the console's one head thinks for it.
#pragma once

#include "players/thinker.h"
#include "screens/mover.h"

namespace armada {

class Console;

class ComputerMover final : public Mover {
 public:
  explicit ComputerMover(Console& console) : console_(console) {}
  Move decide(const Game& game, const void* seen, const MoveList& legal) override;
  std::uint32_t ticksToShow(const Game& game, const void* state, Seat seat) const override;

 private:
  Level levelOfSeat(Seat seat) const;

  Console& console_;
};

}  // namespace armada
