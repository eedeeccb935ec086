#include "screens/computer_mover.h"

#include "screens/console.h"

namespace armada {

namespace {

Level levelOf(SeatChoice choice) {
  return choice == SeatChoice::easy ? Level::easy : choice == SeatChoice::hard ? Level::hard : Level::normal;
}

}  // namespace

Level ComputerMover::levelOfSeat(Seat seat) const { return levelOf(console_.session().seating().of(seat)); }

std::uint32_t ComputerMover::ticksToShow(const Game& game, const void* state, Seat seat) const {
  return armada::ticksToShow(game, state, levelOfSeat(seat));
}

// One legal move needs no thought, and thinking says so itself: it is done at once. Else what came of a thought is told a tick later: a
// frame has room for one of the two.
Move ComputerMover::decide(const Game& game, const void* seen, const MoveList&) {
  const Session& session = console_.session();
  Thinking& head = console_.thinking();
  const Thinking::Question question{Thinking::Asker::opponent, levelOfSeat(game.toMove(seen)), session.changes(),
                                    session.moveNumber()};
  if (!head.isAt(question)) head.begin(question, game, seen, session.seed());
  if (head.done()) return head.thinker().best();
  if (console_.mayThink()) head.work(console_.platform().clock, console_.drawsThisFrame());
  return kNoMove;
}

}  // namespace armada
