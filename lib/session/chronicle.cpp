#include "session/chronicle.h"

#include <cstring>

namespace armada {

std::size_t Chronicle::late() const {
  const std::size_t moves = session_.moveCount();
  return moves > Session::kCheckpointEvery ? moves - Session::kCheckpointEvery : 0;
}

std::size_t Chronicle::behindLastMoveOf(Seat seat) {
  const std::size_t behind = behindLastMoveOf(seat, late(), session_.moveCount());
  return behind > 0 ? behind : behindLastMoveOf(seat, 0, late());
}

std::size_t Chronicle::behindLastMoveOf(Seat seat, std::size_t from, std::size_t upTo) {
  std::size_t behind = 0;
  Events silent;
  session_.stateBefore(from, state_);
  for (std::size_t i = from; i < upTo; ++i) {
    if (session_.game().toMove(state_.at()) == seat) behind = i + 1;
    session_.playAgain(i, state_, silent);
  }
  return behind;
}

std::size_t Chronicle::lastToTakeBack(std::uint8_t seats, Seat& by) {
  const std::size_t moves = session_.moveCount();
  std::size_t last = moves;
  Events silent;
  session_.stateBefore(session_.undoFloor(), state_);
  for (std::size_t i = session_.undoFloor(); i < moves; ++i) {
    const Seat mover = session_.game().toMove(state_.at());
    if ((seats >> mover & 1u) != 0) {
      last = i;
      by = mover;
    }
    session_.playAgain(i, state_, silent);
  }
  return last;
}

bool Chronicle::isNoticed(Move move, Seat viewer) {
  const Game& game = session_.game();
  std::memcpy(state_.at(), session_.state(), game.stateBytes);
  events_.clear();
  game.apply(state_.at(), move, events_);
  events_.keepFor(viewer);
  return events_.size() > 0 || game.toMove(state_.at()) != game.toMove(session_.state());
}

void Chronicle::before(std::size_t move, Seat viewer, StateBox& seen) {
  session_.stateBefore(move, state_);
  session_.game().observe(state_.at(), viewer, seen.at());
}

void Chronicle::after(std::size_t move, Seat viewer, StateBox& seen, Events& events) {
  session_.stateBefore(move, state_);
  session_.playAgain(move, state_, events);
  events.keepFor(viewer);
  session_.game().observe(state_.at(), viewer, seen.at());
}

Seat Chronicle::replay(std::size_t move, Seat viewer) {
  const Seat mover = session_.game().toMove(state_.at());
  session_.playAgain(move, state_, events_);
  session_.game().observe(state_.at(), viewer, seen_.at());
  return mover;
}

// With open hands everybody who plays looks at the same screen.
Seat Chronicle::readerFor(Seat viewer) const {
  const Game& game = session_.game();
  const Seating seating = session_.seating();
  if (viewer >= kMaxSeats || !seating.isPerson(viewer)) return kNobody;
  for (Seat seat = 0; !game.hiddenHands && seat < game.seats(session_.state()); ++seat)
    if (seat != viewer && seating.isPerson(seat)) return kNobody;
  return viewer;
}

bool Chronicle::narrate(const Event& event, Seat reader) {
  words_.clear();
  session_.game().narrate(seen_.at(), event, reader, words_);
  return !words_.empty();
}

}  // namespace armada
