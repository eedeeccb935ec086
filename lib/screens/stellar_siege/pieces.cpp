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

namespace {

void drawPlusOrMinus(Canvas& canvas, int x, int y, bool plus) {
  canvas.box(x, y + 2, 11, 15, kPaper, kUmber, 1);
  canvas.hline(x + 3, y + 9, 5, kUmber);
  if (plus) canvas.vline(x + 5, y + 7, 5, kUmber);
}

void drawAim(Canvas& canvas, int ax, int y, bool atEnemy) {
  if (atEnemy) {  // who sits at the top of the table
    for (int i = 0; i < 5; ++i) canvas.hline(ax + 4 - i, y + 1 + i, 2 * i + 1, kBrick);
    canvas.rect(ax + 3, y + 6, 3, 9, kBrick);
  } else {
    canvas.rect(ax + 3, y + 2, 3, 9, kUltra);
    for (int i = 0; i < 5; ++i) canvas.hline(ax + i, y + 11 + i, 9 - 2 * i, kUltra);
  }
}

}  // namespace

void drawSoldierSign(Canvas& canvas, int x, int y, Kind soldier) {
  canvas.box(x + 4, y, 11, 15, kKraft, kUmber, 1);
  drawPlusOrMinus(canvas, x, y, cardOf(soldier).draws);
  drawAim(canvas, x + 22, y, cardOf(soldier).aimsAtEnemy);
}

namespace {

void drawSmallCard(Canvas& canvas, int x, int y) { canvas.box(x, y, 11, 15, kPaper, kUmber, 1); }

// A Planet of 9 px.
void drawDot(Canvas& canvas, int cx, int cy, Colour inside) {
  canvas.disc(cx, cy, 4, kUmber);
  canvas.disc(cx, cy, 3, inside);
}

// 6 long, its point at (x, y); `way` 1 points right, -1 left.
void drawTip(Canvas& canvas, int x, int y, int way) {
  canvas.hline(way > 0 ? x - 5 : x, y, 6, kBrick);
  for (int i = 1; i < 4; ++i) canvas.vline(x - way * i, y - i, 2 * i + 1, kBrick);
}

void drawOfficerSign(Canvas& canvas, int x, int y, Kind officer) {
  switch (officer) {
    case Kind::anyTime:  // a card that goes, and a clock
      drawSmallCard(canvas, x, y + 1);
      canvas.hline(x + 3, y + 8, 5, kUmber);
      canvas.disc(x + 23, y + 8, 7, kUmber);
      canvas.disc(x + 23, y + 8, 6, kPaper);
      canvas.vline(x + 23, y + 4, 5, kBrick);
      canvas.hline(x + 23, y + 8, 4, kBrick);
      break;
    case Kind::adjacent:  // from both sides to the middle
      drawDot(canvas, x + 15, y + 8, kKraft);
      drawTip(canvas, x + 8, y + 8, 1);
      drawTip(canvas, x + 22, y + 8, -1);
      canvas.disc(x + 1, y + 8, 1, kUmber);
      canvas.disc(x + 29, y + 8, 1, kUmber);
      break;
    case Kind::anywhere:  // a card that goes to all sides
      drawSmallCard(canvas, x + 10, y + 1);
      drawTip(canvas, x + 29, y + 8, 1);
      drawTip(canvas, x + 1, y + 8, -1);
      canvas.disc(x + 15, y + 8, 1, kBrick);
      break;
    case Kind::anyPlanet:  // a world with rays
      drawDot(canvas, x + 15, y + 8, kGold);
      for (const int way : {-1, 1}) {
        canvas.hline(x + 15 + way * 9 - 2, y + 8, 5, kBrick);
        canvas.line(x + 15 + way * 6, y + 3, x + 15 + way * 9, y, kBrick);
        canvas.line(x + 15 + way * 6, y + 13, x + 15 + way * 9, y + 16, kBrick);
      }
      break;
    default:  // one more beside the first
      drawSmallCard(canvas, x, y + 1);
      canvas.hline(x + 13, y + 8, 5, kBrick);
      canvas.vline(x + 15, y + 6, 5, kBrick);
      drawSmallCard(canvas, x + 20, y + 1);
      break;
  }
}

}  // namespace

void drawSign(Canvas& canvas, int x, int y, Kind kind) {
  if (isSoldier(kind))
    drawSoldierSign(canvas, x, y, kind);
  else
    drawOfficerSign(canvas, x, y, kind);
}

// Of an Officer's sign the part that no other has.
void drawTightSign(Canvas& canvas, int x, int y, Kind kind) {
  if (isSoldier(kind)) {
    drawPlusOrMinus(canvas, x, y, cardOf(kind).draws);
    drawAim(canvas, x + 12, y, cardOf(kind).aimsAtEnemy);
    return;
  }
  constexpr std::size_t kOfficerKinds = kKinds - kSoldierKinds;
  constexpr int kFrom[kOfficerKinds] = {12, 0, 9, 5, 10};
  const std::size_t officer = indexOf(kind) - std::size_t{indexOf(Kind::anyTime)};
  if (officer >= kOfficerKinds) return;  // a card that nobody knows
  const ClipTo part(canvas, {x, y, kTightSignWidth, kSoldierSignHeight});
  drawOfficerSign(canvas, x - kFrom[officer], y, kind);
}

void drawRank(Canvas& canvas, int x, int y, Kind kind, Colour soldier, Colour officer) {
  if (isOfficer(kind)) {
    const PaletteMap ink = recolour(kGold, officer);
    canvas.sprite(kStar, x, y, &ink);
  } else {
    for (int i = 0; i < 7; ++i) canvas.hline(x + 1 + (i < 4 ? i : 6 - i), y + i, 2, soldier);
    canvas.label(x, y, ">", soldier);
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

void drawLineChip(Canvas& canvas, int cx, int cy, Seat seat) {
  if (seat == 0) {
    const Point corners[] = {{cx - 6, cy}, {cx - 3, cy - 6}, {cx + 4, cy - 6},
                             {cx + 7, cy}, {cx + 4, cy + 6}, {cx - 3, cy + 6}};
    canvas.polygon(corners, 6, colourOf(seat));
  } else {
    canvas.disc(cx, cy, 6, colourOf(seat));
  }
  const char letter[] = {speciesOf(seat)[0], '\0'};
  canvas.text(seat == 0 ? cx - 2 : cx - 3, cy - 4, letter, kVoid);
}

void drawForceChip(Canvas& canvas, int cx, int cy, Seat seat, int count, bool leads) {
  drawChip(canvas, cx, cy, shapeOf(seat), Number(count).c_str(), colourOf(seat), leads);
  if (leads) drawFlag(canvas, cx + 10, cy - 8, seat);
}

void drawBesieged(Canvas& canvas, const State& state, std::uint8_t planet, Point at, Seat above, int higher) {
  drawPlanet(canvas, at.x, at.y, effectAt(state, planet));
  drawPlanetNumber(canvas, at.x, at.y, planet);
  const std::uint8_t forces[] = {forceValue(state, 0, planet), forceValue(state, 1, planet)};
  const auto y = [&](Seat seat) { return seat == above ? at.y - higher : at.y + kForceBelow; };
  for (const Seat seat : {above, otherSeat(above)})
    drawForceChip(canvas, at.x, y(seat), seat, forces[seat], forces[seat] > forces[otherSeat(seat)]);
  if (forces[0] == forces[1]) return;
  const Seat leader = forces[0] > forces[1] ? Seat{0} : Seat{1};
  canvas.label(at.x + 9, y(leader) - 4, "^", colourOf(leader));  // the flag, where there are only letters
}

void drawFlag(Canvas& canvas, int x, int y, Seat seat) {
  canvas.vline(x, y, 9, kPaper);
  for (int i = 0; i < 5; ++i) canvas.hline(x + 1, y + i, 6 - (i < 2 ? 2 - i : i - 2), colourOf(seat));
}

}  // namespace armada::stellar_siege
