// A closer look at one thing of the table: a Planet with both its Siege Forces, a card, a player's piles. Each draws the
// body, y 21..218, from what the viewer may see.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"

namespace armada::stellar_siege {

void drawPlanetCloseup(Canvas& canvas, const State& seen, Seat viewer, std::uint8_t planet);
void drawCardCloseup(Canvas& canvas, const State& seen, Seat viewer, Kind kind);
void drawPilesCloseup(Canvas& canvas, const State& seen, Seat viewer, Seat whose);

// Aliens of this kind that `whose` still has where the viewer cannot see them: in the Draw Pile, and in the hand if it is
// not the viewer's. Everybody at the table can count so; the viewer is one of the players.
int unseenOf(const State& seen, Seat viewer, Seat whose, Kind kind);

}  // namespace armada::stellar_siege
