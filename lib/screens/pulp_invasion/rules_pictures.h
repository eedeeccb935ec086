// Pictures on the rules pages, 234 pixels wide from x; they may begin 48 further left. For rules_pages.cpp alone.
#pragma once

#include "canvas/canvas.h"
#include "rules/pulp_invasion/cards.h"

namespace armada::pulp_invasion {

void drawCubeTable(Canvas& canvas, int x, int y);                         // 108 high
void drawIconRow(Canvas& canvas, int x, int y);                           // 40
void drawMix(Canvas& canvas, int x, int y);                               // 22
void drawSteps(Canvas& canvas, int x, int y);                             // 84
void drawWeaponTable(Canvas& canvas, int x, int y);                       // 132
void drawAlienTable(Canvas& canvas, int x, int y);                        // 126
void drawCaptainTable(Canvas& canvas, int x, int y);                      // 130
void drawFacesOf(Canvas& canvas, int x, int y, Die die);                  // 132
void drawPlanetsFrom(Canvas& canvas, int x, int y, std::uint8_t planet);  // 132

template <Die die>
void drawFaces(Canvas& canvas, int x, int y) {
  drawFacesOf(canvas, x, y, die);
}
template <std::uint8_t planet>
void drawPlanetTable(Canvas& canvas, int x, int y) {
  drawPlanetsFrom(canvas, x, y, planet);
}

}  // namespace armada::pulp_invasion
