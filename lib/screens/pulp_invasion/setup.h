// Before a round: the crew that comes on board, and the Planet that is searched.
#pragma once

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

// The Captain, the three dice that are offered, and the six faces of the chosen one, which stays behind.
void drawCrew(Canvas& canvas, const State& seen, std::size_t chosen, std::uint32_t ticks);
Rect crewRect(std::size_t die);
constexpr Rect kCaptainPanel{6, 24, 308, 60};

// The face-up Planets with their texts.
void drawPlanetRow(Canvas& canvas, const State& seen, std::size_t chosen, std::uint32_t ticks);
Rect planetRect(std::size_t place);
constexpr int kPanelsBelowPlanets = 161;

}  // namespace armada::pulp_invasion
