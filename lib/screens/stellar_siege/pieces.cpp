// Signs, chips and flags. The Planets themselves are in worlds.cpp.
#include "screens/stellar_siege/pieces.h"

#include "canvas/art.h"
#include "screens/components.h"

namespace armada::stellar_siege {

const char* planetNumber(std::uint8_t planet) {
  static constexpr const char* kNumbers[kPlanets] = {"1", "2", "3", "4", "5", "6", "7", "8+"};
  return kNumbers[planet];
}

void drawPlanetNumber(Canvas& canvas, int cx, int cy, std::uint8_t planet) {
  const char* number = planetNumber(planet);
  const int w = textWidth(number, Weight::bold);
  canvas.box(cx - w / 2 - 3, cy - 5, w + 6, 11, kVoid, kClear, 2);
  canvas.text(cx - w / 2, cy - 4, number, kPaper, Weight::bold);
}

void drawSoldierSign(Canvas& canvas, int x, int y, Kind soldier) {
  const AlienCard& card = cardOf(soldier);
  canvas.box(x + 4, y, 11, 15, kKraft, kUmber, 1);
  canvas.box(x, y + 2, 11, 15, kPaper, kUmber, 1);
  canvas.hline(x + 3, y + 9, 5, kUmber);
  if (card.draws) canvas.vline(x + 5, y + 7, 5, kUmber);
  const int ax = x + 22;
  if (card.aimsAtEnemy) {  // who sits at the top of the table
    for (int i = 0; i < 5; ++i) canvas.hline(ax + 4 - i, y + 1 + i, 2 * i + 1, kBrick);
    canvas.rect(ax + 3, y + 6, 3, 9, kBrick);
  } else {
    canvas.rect(ax + 3, y + 2, 3, 9, kUltra);
    for (int i = 0; i < 5; ++i) canvas.hline(ax + i, y + 11 + i, 9 - 2 * i, kUltra);
  }
}

void drawRank(Canvas& canvas, int x, int y, Kind kind, Colour soldier, Colour officer) {
  if (isOfficer(kind)) {
    const PaletteMap ink = recolour(kGold, officer);
    canvas.sprite(kStar, x, y, &ink);
  } else {
    for (int i = 0; i < 7; ++i) canvas.hline(x + 1 + (i < 4 ? i : 6 - i), y + i, 2, soldier);
  }
}

Colour colourOf(Seat seat) { return seat == 0 ? kOrange : kViolet; }

const char* speciesOf(Seat seat) { return seat == 0 ? "Antillians" : "Morkolytes"; }

namespace {

ChipShape shapeOf(Seat seat) { return seat == 0 ? ChipShape::hexagon : ChipShape::disc; }

}  // namespace

void drawSeatChip(Canvas& canvas, int cx, int cy, Seat seat) {
  const char letter[] = {speciesOf(seat)[0], '\0'};
  drawChip(canvas, cx, cy, shapeOf(seat), letter, colourOf(seat));
}

void drawForceChip(Canvas& canvas, int cx, int cy, Seat seat, int count, bool leads) {
  Text<4> number;
  number << count;
  drawChip(canvas, cx, cy, shapeOf(seat), number.c_str(), colourOf(seat), leads);
  if (leads) drawFlag(canvas, cx + 10, cy - 8, seat);
}

void drawFlag(Canvas& canvas, int x, int y, Seat seat) {
  canvas.vline(x, y, 9, kPaper);
  for (int i = 0; i < 5; ++i) canvas.hline(x + 1, y + i, 6 - (i < 2 ? 2 - i : i - 2), colourOf(seat));
}

}  // namespace armada::stellar_siege
