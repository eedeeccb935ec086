// The table of Stellar Siege: the Enemy's line, the eight Planets with both Siege Forces, your own line. It draws counts,
// not a State, so that motion can count them one by one.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"

namespace armada::stellar_siege {

// Everything that the table shows as numbers and signs.
struct Shown {
  std::uint8_t force[kSeatCount][kPlanets];
  std::uint8_t hand[kSeatCount];
  std::uint8_t pile[kSeatCount];
  std::uint8_t burden[kSeatCount];  // Burden bits
  std::uint8_t own[kKinds + 1];     // the viewer's hand, by kind
  std::uint8_t sides;
  std::int8_t adjustment;  // by Emalto, of the active player
  Seat active;
  std::uint8_t round;
};
Shown shownOf(const State& seen, Seat viewer);
bool operator==(const Shown& a, const Shown& b);

// ---- where things stand ---------------------------------------------------------------------------------------------
constexpr int kEnemyLineY = 23, kEnemyChipY = 44, kPlanetY = 67, kOwnChipY = 91, kOwnLineY = 103;
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
void drawPlanets(Canvas& canvas, const Shown& shown, Seat viewer);
// Both lines: who, how many Planets they lead at, what holds for their turn, hand and pile.
void drawLines(Canvas& canvas, const Shown& shown, Seat viewer);
// The cursor round a Planet with both its forces.
void markPlanet(Canvas& canvas, std::uint8_t planet, std::uint32_t ticks, Colour colour = kGold);
// From the middle of a card's upper edge to the foot of a Planet's column.
void drawBeam(Canvas& canvas, int x, int y, std::uint8_t planet);
// How an Alien of the seat would go from Planet to Planet, behind the chips between: drawn before them.
void drawWay(Canvas& canvas, Seat seat, Seat viewer, std::uint8_t from, std::uint8_t to, bool bothWays);

std::uint8_t planetsLed(const Shown& shown, Seat seat);

}  // namespace armada::stellar_siege
