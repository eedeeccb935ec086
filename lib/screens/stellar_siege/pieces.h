// What lies on Stellar Siege's table, drawn in one place: the 16 sides of the Planets, the Aliens' signs, the chips and
// flags of the Siege Forces. Board, close-ups, rules pages and ending are made of these.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"

namespace armada::stellar_siege {

// ---- Planets, around their middle -----------------------------------------------------------------------------------
constexpr int kPlanetRadius = 13;       // on the board; a ring reaches kRingReach to both sides
constexpr int kPlanetLargeRadius = 39;  // in the close-up
constexpr int kRingReach = 18;
void drawPlanet(Canvas& canvas, int cx, int cy, Effect side);
void drawPlanetLarge(Canvas& canvas, int cx, int cy, Effect side);
Colour colourOf(Effect side);                   // of its name, bright enough for words on VOID and INK
const char* planetNumber(std::uint8_t planet);  // "1" to "7", "8+"
// The number in its dark box, its middle at the point.
void drawPlanetNumber(Canvas& canvas, int cx, int cy, std::uint8_t planet);

// ---- Aliens ---------------------------------------------------------------------------------------------------------
// Soldiers: a card with plus or minus, and an arrow up to the Enemy or down to you. 31 x 17.
constexpr int kSoldierSignWidth = 31, kSoldierSignHeight = 17;
void drawSoldierSign(Canvas& canvas, int x, int y, Kind soldier);
// The same for any kind; each Officer has a sign of its own. 31 x 17.
void drawSign(Canvas& canvas, int x, int y, Kind kind);
// What tells a kind from the others of it, where there is little room. 21 x 17.
constexpr int kTightSignWidth = 21;
void drawTightSign(Canvas& canvas, int x, int y, Kind kind);
// Before a name, 8 x 7: a chevron for Soldiers, a star for Officers.
void drawRank(Canvas& canvas, int x, int y, Kind kind, Colour soldier = kMist, Colour officer = kGold);

// ---- seats and Siege Forces: Antillians hexagon and ORANGE, Morkolytes disc and VIOLET ------------------------------
Colour colourOf(Seat seat);
const char* speciesOf(Seat seat);  // "Antillians"
// The seat's letter on its shape, about 15 px.
void drawSeatChip(Canvas& canvas, int cx, int cy, Seat seat);
// The same to stand in a line of words, 13 px.
void drawLineChip(Canvas& canvas, int cx, int cy, Seat seat);
// A Siege Force Value on the seat's shape, 19 x 15: filled with a flag when it leads, hollow when not.
void drawForceChip(Canvas& canvas, int cx, int cy, Seat seat, int count, bool leads);
// A Planet with its number, the force of `above` that many pixels higher and the other's below.
constexpr int kForceBelow = 24;
void drawBesieged(Canvas& canvas, const State& state, std::uint8_t planet, Point at, Seat above, int higher);
// 7 x 9, its pole at x.
void drawFlag(Canvas& canvas, int x, int y, Seat seat);

}  // namespace armada::stellar_siege
