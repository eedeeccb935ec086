// What a player sees while a computer has its turn: its head, the steps it has taken, and that it thinks. Where there is no room for
// a head its name stands beside or above the steps.
#pragma once

#include "canvas/canvas.h"
#include "screens/view.h"
#include "session/seating.h"

namespace armada {

constexpr std::uint32_t kTicksADot = 8;  // of the cloud over a head that thinks

struct OpponentLook {
  Seat seat;
  SeatChoice choice;     // person: what decides here has no level
  bool turn;             // it is its decision: the box below the steps is there
  bool thinks;           // and takes a while
  std::uint8_t percent;  // of its thinking
  std::uint32_t ticks;
  const char* question;  // what it decides, or ""
  bool saysNothing;      // it has taken no step that could be told
  const void* position;  // see GameUi::seatLook
};

// The lines of its steps stand here; `area` is all of the panel.
Rect stepsArea(Rect area, bool turn);

// Everything but the lines.
void drawOpponent(Canvas& canvas, Rect area, const GameUi& ui, const OpponentLook& look);

}  // namespace armada
