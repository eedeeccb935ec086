// What a legal move is about on the screen: on which map and space it is chosen, in which colour, and how the question is put.
#pragma once

#include "screens/rayguns/pieces.h"

namespace armada::rayguns {

// How the buttons choose.
enum class Mode : std::uint8_t {
  list,     // up and down over rows: factions, captains, Star cards, yes or no
  cycle,    // left and right from one to the next wherever it is: targets, figures
  walk,     // the d-pad over the spaces or nodes of a map
  helm,     // the d-pad steers
  face,     // left and right turn
  program,  // the hand of cards
};
Mode modeOf(const State& seen);

// Where the move is chosen. kNowhere: in a list.
Spot placeOf(const State& seen, Move move);
DeedIcon deedOf(Move move);

// How many of the three cards are programmed.
unsigned programmed(const State& seen, Seat seat);

// What declines, holds fire or ends: B does it. kNoMove: there is no such move.
Move endingIn(const MoveList& legal);
// The acting figure has done nothing yet, so that choosing it can still be taken back.
bool actorIsFresh(const State& seen);

// The first raygun that bears on the target from here, with what each needs: "5+ 5+ 7+". false: none does.
bool sayChances(const State& seen, Seat seat, Seat target, bool centre, TextOut& words);

}  // namespace armada::rayguns
