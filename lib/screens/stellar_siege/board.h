// The table of Stellar Siege: the Enemy's line, the eight Planets with both Siege Forces, your own line.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

// ---- where things stand ---------------------------------------------------------------------------------------------
constexpr int kEnemyLineY = 23, kEnemyChipY = 44, kPlanetY = 67, kOwnLineY = 103;
constexpr int kOwnChipY = kPlanetY + kForceBelow;
constexpr Rect kPlanetsRow{4, 34, 312, 67};
constexpr int planetX(std::uint8_t planet) { return 23 + 39 * planet; }
constexpr Rect planetColumn(std::uint8_t planet) { return {planetX(planet) - 17, 36, 34, 64}; }
constexpr int chipY(Seat seat, Seat viewer) { return seat == viewer ? kOwnChipY : kEnemyChipY; }
constexpr int lineY(Seat seat, Seat viewer) { return seat == viewer ? kOwnLineY : kEnemyLineY; }
constexpr Rect lineRect(int y) { return {4, y - 2, 312, 13}; }
constexpr Rect pilesRect(int y) { return {232, y - 2, 84, 13}; }

// ---- drawing --------------------------------------------------------------------------------------------------------
// The ground under a Planet that the turn is about.
void drawColumn(Canvas& canvas, std::uint8_t planet);
void drawPlanets(Canvas& canvas, const State& shown, Seat viewer);
// Both lines: who, how many Planets they lead at, what holds for their turn, hand and pile; the viewer's hand after a card is
// discarded, too.
void drawLines(Canvas& canvas, const State& shown, Seat viewer, Seat you, bool discards = false);
// The cursor round a Planet with both its forces.
void markPlanet(Canvas& canvas, std::uint8_t planet, std::uint32_t ticks, Colour colour = kGold);
// From a point at a card's upper edge to the foot of a Planet's column; words of the line go over it.
void drawBeam(Canvas& canvas, int x, int y, std::uint8_t planet);
// How an Alien of the seat would go from Planet to Planet, behind the chips between: drawn before them.
void drawWay(Canvas& canvas, Seat seat, Seat viewer, std::uint8_t from, std::uint8_t to, bool bothWays);

}  // namespace armada::stellar_siege
