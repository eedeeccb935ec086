// A seat and who plays it, as New game and the pause menu show it: a person, or a computer with one, two or three bars.
#pragma once

#include "canvas/canvas.h"
#include "screens/view.h"
#include "session/seating.h"

namespace armada {

const char* levelName(SeatChoice choice);    // "Hard"; "" for a person
const char* aboutChoice(SeatChoice choice);  // a sentence
SeatChoice steppedChoice(SeatChoice choice, int by);

// Three bars that rise, filled as far as the level goes: 14 x 8.
void drawLevelBars(Canvas& canvas, int x, int y, SeatChoice choice, Colour colour);
constexpr int kLevelBarsWidth = 14;

// The seat's emblem and its name in its colour at the left, who plays it between < and > at the right; the chosen one all GOLD.
struct SeatRow {
  Seat seat;
  int seats;  // of the game: all names look alike
  SeatChoice choice;
  bool chosen;
  const void* position;  // see GameUi::seatLook; nullptr: none yet
};
void drawSeatRow(Canvas& canvas, Rect area, const GameUi& ui, const SeatRow& row);

}  // namespace armada
