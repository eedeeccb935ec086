// Before a round: the crew that comes on board, and the Planet that is searched.
#pragma once

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

// The Captain, and the three dice that are offered with their six faces at a glance; the chosen one stays behind.
void drawCrew(Canvas& canvas, const State& seen, std::size_t chosen, std::uint32_t ticks);
Rect crewRect(std::size_t die);
constexpr Rect kCaptainPanel{6, 24, 309, 36};
constexpr Rect kCrewHeads{6, 63, 309, 25}, kCrewStays{6, 182, 309, 14};

// The face-up Planets with their texts.
void drawPlanetRow(Canvas& canvas, const State& seen, std::size_t chosen, std::uint32_t ticks);
Rect planetRect(std::size_t place);
constexpr int kPanelsBelowPlanets = 159;

}  // namespace armada::pulp_invasion
