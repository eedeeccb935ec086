// The field of Pew Pew!: four cards on one line to the vanishing point, side by side, so that no space hides another.
// Where each of the 36 spaces is on the screen, and how sky, cards and pieces look. Draws what it is given; no rules.
#pragma once

#include "canvas/canvas.h"
#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

// A card on the screen: 3 x 3 spaces of `cell` pixels, lines included.
struct Pane {
  int x, y, cell;
  int size() const { return 3 * cell + 1; }
};

// Depth 1..4; 0 is behind the player and 5 beyond the furthest card, where cards go to and come from.
Pane paneOf(std::size_t depth);
// On the way from `depth` to one card nearer: `step` of `steps`.
Pane paneBetween(std::size_t depth, int step, int steps);

// One step on a card.
struct Heading {
  int x, y;
};
constexpr Heading kHeadings[kDirections] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};

// On the way from one number to another: `step` of `steps`.
constexpr int between(int from, int to, int step, int steps) { return from + (to - from) * step / steps; }

Point middleOf(const Pane& pane, std::size_t space);
Rect insideOf(const Pane& pane, std::size_t space);  // between the lines
inline Point middleOf(std::size_t depth, std::size_t space) { return middleOf(paneOf(depth), space); }
inline Rect insideOf(std::size_t depth, std::size_t space) { return insideOf(paneOf(depth), space); }

// Stars, the glow at the vanishing end and the corridor that the cards stand in.
void drawSky(Canvas& canvas);

// A card without pieces: grid, number and the chevrons of a screen card (kNowhere: none) whose space is not in `covered`,
// one bit a space. `depth`: whose colours it has.
void drawCard(Canvas& canvas, const Pane& pane, std::size_t depth, std::uint8_t card, unsigned covered,
              bool chevronsFlash = false);

// One piece around a point, in the size of a depth.
int alienKind(std::size_t alien);
void drawAlienPiece(Canvas& canvas, Point at, std::size_t depth, std::size_t alien, std::size_t side);
void drawPewPiece(Canvas& canvas, Point at, std::size_t depth, int count);
void drawMissilePiece(Canvas& canvas, Point at, std::size_t depth);
void drawShipPiece(Canvas& canvas, Point at, std::uint8_t hearts);
void drawMinePiece(Canvas& canvas, Point at);
void drawHeartPiece(Canvas& canvas, Point at);

// Everything that lies in a space of a card at rest, without the ship.
void drawSpace(Canvas& canvas, const State& shown, std::size_t depth, std::size_t space);

// All that lies on the cards of `shown`, each card at its place; `step` of `steps` nearer than it was. The ship stays where
// it is while the cards come.
struct Advance {
  int step, steps;
  std::uint8_t newCard;  // comes behind the four; kNowhere: none
};
void drawTable(Canvas& canvas, const State& shown, bool shipAloft, Advance advance, bool chevronsFlash);

}  // namespace armada::pew_pew
