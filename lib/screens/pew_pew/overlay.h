// What is drawn over the field while the player chooses: the aimed space, the danger as a line to its cause, the way an
// alien will take.
#pragma once

#include "canvas/canvas.h"
#include "screens/pew_pew/reading.h"

namespace armada::pew_pew {

// The ghost of the ship on the aimed space, the step to it and its price; a wall is a red bar.
void drawAimedSpace(Canvas& canvas, const State& seen, Move move, const Preview& preview, std::uint32_t ticks);
// The ghost of the heart on a space of the furthest card, and its price.
void drawPlacedHeart(Canvas& canvas, std::uint8_t space, const Preview& preview, std::uint32_t ticks);
// Each hit that is coming, from the piece that does it to where the ship would be. The ship is in `shipSpace`.
void drawThreats(Canvas& canvas, const Forecast& forecast, std::uint8_t shipSpace);
// Which aliens slip past and which are lost at the end of the turn.
void drawFates(Canvas& canvas, const State& seen, const Forecast& forecast);
// Where an alien goes and shoots.
void drawPlan(Canvas& canvas, const Alien& alien, const AlienPlan& plan);

}  // namespace armada::pew_pew
