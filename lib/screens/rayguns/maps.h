// Where things are on the two maps of Rayguns and Rocketships, and how a map is drawn: the star map, and a rocketship from inside.
// Positions only; what may be chosen on them is the view's business.
#pragma once

#include "screens/rayguns/pieces.h"

namespace armada::rayguns {

// ---- the star map: x 4 to 202 ----------------------------------------------------------------------------------------
constexpr int kNodePitch = 22;
constexpr Point nodeAt(unsigned node) {
  return {15 + kNodePitch * static_cast<int>(node % kWidth), 32 + kNodePitch * static_cast<int>(node / kWidth)};
}
constexpr Rect nodeRect(unsigned node) { return {nodeAt(node).x - 9, nodeAt(node).y - 9, 19, 19}; }
constexpr Rect kStarMap{4, 22, 198, 196};

// Sky, nodes, worlds, rocks, things, figures and rocketships. A seat that is flown elsewhere is left out: kNobody, none.
void drawStarMap(Canvas& canvas, const State& s, Seat without = kNobody);
// What the side rayguns of a pose reach: thick to range 2, thin to range 3.
void drawArcs(Canvas& canvas, Pose pose, bool target);
void drawTargetCorners(Canvas& canvas, Point at, Colour colour);

// ---- beside it: a strip a player, the words below -------------------------------------------------------------------------
constexpr Rect stripRect(Seat seat) { return {206, 23 + 31 * seat, 110, 30}; }
constexpr Rect kCardPlace{206, 149, 110, 41};
constexpr Rect kShortWords{206, 191, 110, 27};
constexpr Rect kLongWords{206, 149, 110, 69};
void drawStrips(Canvas& canvas, const State& s, Seat now);

// ---- inside a rocketship ------------------------------------------------------------------------------------------------
constexpr int kSpaceSize = 23;
constexpr Rect spaceRect(unsigned space) {
  return {9 + kSpaceSize * static_cast<int>(space % kWidth), 25 + kSpaceSize * static_cast<int>(space / kWidth),
          kSpaceSize, kSpaceSize};
}
constexpr Rect kDeckPlan{4, 22, 216, 165};
constexpr Rect kDeckWords{4, 190, 312, 27};
constexpr int kSideX = 224;
constexpr int kSideWidth = 92;

// What may be done on a space, as its colour.
struct Meaning {
  Colour bright, shade;
};
Meaning meaningOf(DeedIcon deed);
// The floor of a space in the colour of what may be done there; `kNoDeed`: the plain floor.
constexpr std::uint8_t kNoDeed = 0xFF;
void drawDeckPlan(Canvas& canvas, const State& s, Seat ship, const std::uint8_t (&deeds)[kSpaces], unsigned actor);
// What a fire on the space stops, after a colon: "no cockpit until it is put out."
const char* tollOf(const State& s, Spot spot);
constexpr int kSmallSpace = 10;
// The same small, 10 pixels a space, for a panel; without a position, the empty rocketship of a faction.
void drawSmallHull(Canvas& canvas, int x, int y, Faction faction, const State* s, Seat ship);

}  // namespace armada::rayguns
