#include "screens/stellar_siege/closeup.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

namespace {

// Who sits at the bottom of the table; a bystander sees it as seat 0 does.
Seat below(Seat viewer) { return viewer == kNobody ? Seat{0} : viewer; }

// ---- Aliens by kind -------------------------------------------------------------------------------------------------
struct Crowd {
  std::uint8_t of[kKinds + 1];
};

Crowd crowdAt(const State& seen, Seat seat, std::uint8_t planet) {
  Crowd crowd = {};
  for (const Alien& one : seen.field)
    if (one.seat() == seat && one.planet() == planet) ++crowd.of[indexOf(one.kind())];
  return crowd;
}

int deployedOf(const State& seen, Seat seat, Kind kind) {
  int count = 0;
  for (const Alien& one : seen.field)
    if (one.seat() == seat && one.kind() == kind) ++count;
  return count;
}

Kind kindAt(std::size_t i) { return static_cast<Kind>(i); }

// "Drone" or "Drone ×3".
void nameAndCount(TextOut& words, Seat seat, Kind kind, int count) {
  words << cardOf(kind).name[seat];
  if (count > 1) words << " ×" << count;
}

// Names in boxes, wrapped to `w`. Draws if there is a canvas; returns the rows.
constexpr int kNameRow = 15;
int nameBoxes(Canvas* canvas, int x, int y, int w, Seat seat, const Crowd& crowd) {
  int rows = 1, at = 0;
  for (std::size_t i = 1; i <= kKinds; ++i) {
    if (crowd.of[i] == 0) continue;
    Text<24> words;
    nameAndCount(words, seat, kindAt(i), crowd.of[i]);
    const int width = textWidth(words.c_str()) + 18;
    if (at > 0 && at + width > w) {
      ++rows;
      at = 0;
    }
    if (canvas != nullptr) {
      const int left = x + at, top = y + kNameRow * (rows - 1);
      canvas->box(left, top, width, 14, kNight, kClear, 2);
      drawRank(*canvas, left + 3, top + 3, kindAt(i));
      canvas->text(left + 13, top + 3, words.c_str(), kPaper);
    }
    at += width + 4;
  }
  return rows;
}

// The same in three columns without boxes: every kind there is has room.
constexpr int kColumns = 3, kColumnWidth = 99, kGridRow = 11;
int gridRows(const Crowd& crowd) {
  int kinds = 0;
  for (std::size_t i = 1; i <= kKinds; ++i) kinds += crowd.of[i] > 0 ? 1 : 0;
  return (kinds + kColumns - 1) / kColumns;
}

void drawNameGrid(Canvas& canvas, int x, int y, Seat seat, const Crowd& crowd, Colour ink) {
  int place = 0;
  for (std::size_t i = 1; i <= kKinds; ++i) {
    if (crowd.of[i] == 0) continue;
    Text<24> words;
    nameAndCount(words, seat, kindAt(i), crowd.of[i]);
    const int left = x + kColumnWidth * (place % kColumns), top = y + kGridRow * (place / kColumns);
    drawRank(canvas, left, top, kindAt(i));
    canvas.text(left + 10, top, words.c_str(), ink);
    ++place;
  }
}

// ---- a Planet -------------------------------------------------------------------------------------------------------
void verdict(const State& seen, Seat viewer, std::uint8_t planet, TextOut& words) {
  const int forces[kSeatCount] = {forceValue(seen, 0, planet), forceValue(seen, 1, planet)};
  const Seat leader = conqueror(seen, planet);
  if (leader == kNobody) {
    words << (forces[0] == 0 ? "Nobody is here yet." : "Even: it belongs to nobody yet.");
    return;
  }
  if (leader == viewer)
    words << "You lead, ";
  else
    words << speciesOf(leader) << " lead, ";
  words << forces[leader] << " to " << forces[otherSeat(leader)] << '.';
}

void drawForceHead(Canvas& canvas, const State& seen, Seat viewer, Seat seat, std::uint8_t planet, int x, int y) {
  drawForceChip(canvas, x + 8, y + 7, seat, forceValue(seen, seat, planet), conqueror(seen, planet) == seat);
  const int end = canvas.text(x + 28, y + 3, speciesOf(seat), colourOf(seat), Weight::bold);
  if (seat == viewer) canvas.text(end + 6, y + 3, "You", kPaper);
}

constexpr int kPanelX = 128, kPanelWidth = 186, kNamesWidth = kPanelWidth - 16;
constexpr int kForceHead = 24;
int forceHeight(int rows) { return kForceHead + kNameRow * rows + 4; }

void drawForce(Canvas& canvas, const State& seen, Seat viewer, Seat seat, std::uint8_t planet, int y, int rows) {
  drawPanel(canvas, {kPanelX, y, kPanelWidth, forceHeight(rows)}, kInk, colourOf(seat));
  drawForceHead(canvas, seen, viewer, seat, planet, kPanelX + 6, y + 6);
  const Crowd crowd = crowdAt(seen, seat, planet);
  if (forceValue(seen, seat, planet) == 0)
    canvas.text(kPanelX + 8, y + kForceHead + 3, "no Alien", kHaze);
  else
    nameBoxes(&canvas, kPanelX + 8, y + kForceHead, kNamesWidth, seat, crowd);
}

void drawNeighbours(Canvas& canvas, std::uint8_t planet, int y) {
  Text<8> words;
  if (planet > 0) {
    words << "< " << planetNumber(static_cast<std::uint8_t>(planet - 1));
    canvas.text(22, y, words.c_str(), kHaze);
  }
  words.clear();
  if (planet + 1u < kPlanets) {
    words << planetNumber(static_cast<std::uint8_t>(planet + 1)) << " >";
    canvas.textRight(110, y, words.c_str(), kHaze);
  }
}

void drawLegend(Canvas& canvas, int y) {
  drawRank(canvas, 14, y, Kind::anyTime);
  canvas.text(25, y, "officer", kMist);
  drawRank(canvas, 14, y + 13, Kind::drawFew);
  canvas.text(25, y + 13, "soldier", kMist);
}

void drawPlanetTitle(Canvas& canvas, int x, int y, Effect side) {
  Text<16> name;
  shout(sideOf(side).name, name);
  canvas.marquee(x, y, name.c_str(), colourOf(side), Marquee::px18);
}

// Few kinds of Aliens: the Planet in its size, each Alien in a box.
void drawRoomy(Canvas& canvas, const State& seen, Seat viewer, std::uint8_t planet, const int* rows) {
  const Effect side = effectAt(seen, planet);
  drawStars(canvas, {0, kBodyTop, 124, 198}, 60, 17);
  drawPlanetLarge(canvas, 66, 86, side);
  canvas.box(47, 144, 37, 22, kVoid, colourOf(side), 3);
  canvas.marqueeCentred(66, 149, planetNumber(planet), kPaper);
  drawNeighbours(canvas, planet, 151);
  drawLegend(canvas, 190);
  drawPlanetTitle(canvas, 130, 27, side);
  const int lines = paragraphLines(172, sideOf(side).text);
  drawPaper(canvas, {kPanelX, 50, kPanelWidth, 26 + 11 * lines});
  canvas.text(136, 55, "Planet effect", kSepia, Weight::bold);
  canvas.paragraph(136, 67, 172, sideOf(side).text, kUmber);
  const Seat own = below(viewer), enemy = otherSeat(own);
  int y = 50 + 26 + 11 * lines + 4;
  drawForce(canvas, seen, viewer, enemy, planet, y, rows[enemy]);
  y += forceHeight(rows[enemy]) + 3;
  drawForce(canvas, seen, viewer, own, planet, y, rows[own]);
  y += forceHeight(rows[own]);
  Text<48> words;
  verdict(seen, viewer, planet, words);
  canvas.text(kPanelX, y + (kBodyBottom - y - 8) / 2, words.c_str(), kPaper, Weight::bold);
}

bool roomy(const State& seen, std::uint8_t planet, const int* rows) {
  const int lines = paragraphLines(172, sideOf(effectAt(seen, planet)).text);
  return 50 + 26 + 11 * lines + 4 + forceHeight(rows[0]) + 3 + forceHeight(rows[1]) <= kBodyBottom - 12;
}

// Many kinds: the Planet as on the board, the names in columns over the whole width.
void drawCrowded(Canvas& canvas, const State& seen, Seat viewer, std::uint8_t planet) {
  const Effect side = effectAt(seen, planet);
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, 30}, 30, 17);
  drawPlanet(canvas, 27, 36, side);
  drawPlanetNumber(canvas, 27, 36, planet);
  drawPlanetTitle(canvas, 56, 27, side);
  drawPaper(canvas, {6, 51, 308, 28});
  canvas.paragraph(12, 54, 298, sideOf(side).text, kUmber);
  const Seat own = below(viewer);
  int y = 82;
  for (const Seat seat : {otherSeat(own), own}) {
    const Crowd crowd = crowdAt(seen, seat, planet);
    const int rows = gridRows(crowd);
    const int h = 20 + kGridRow * (rows == 0 ? 1 : rows) - 2;
    drawPanel(canvas, {6, y, 308, h}, kInk, colourOf(seat));
    drawForceHead(canvas, seen, viewer, seat, planet, 9, y + 1);
    if (rows == 0)
      canvas.text(12, y + 18, "no Alien", kHaze);
    else
      drawNameGrid(canvas, 12, y + 18, seat, crowd, kPaper);
    y += h + 1;
  }
  Text<48> words;
  verdict(seen, viewer, planet, words);
  canvas.text(12, y + 2, words.c_str(), kPaper, Weight::bold);
}

// ---- a card ---------------------------------------------------------------------------------------------------------
constexpr Rect kLargeCard{10, 28, 104, 184};

void drawLargeCard(Canvas& canvas, Seat seat, Kind kind) {
  const AlienCard& card = cardOf(kind);
  const int cx = kLargeCard.x + kLargeCard.w / 2;
  drawCard(canvas, kLargeCard, 27);
  if (isOfficer(kind)) {
    drawRank(canvas, kLargeCard.x + 10, kLargeCard.y + 10, kind, kUmber, kBrick);
    canvas.text(kLargeCard.x + 24, kLargeCard.y + 10, "Officer", kUmber, Weight::bold);
  } else {
    drawSoldierSign(canvas, kLargeCard.x + 10, kLargeCard.y + 5, kind);
    canvas.text(kLargeCard.x + 50, kLargeCard.y + 10, "Soldier", kUmber, Weight::bold);
  }
  const Rect window{kLargeCard.x + 10, kLargeCard.y + 36, kLargeCard.w - 20, 74};
  canvas.box(window.x, window.y, window.w, window.h, kDusk, kUmber, 3);
  {
    ClipTo inside(canvas, {window.x + 2, window.y + 2, window.w - 4, window.h - 4});
    drawRays(canvas, {window.x + 2, window.y + 2, window.w - 4, window.h - 4}, cx, window.y + window.h,
             seat == 0 ? kRust : kPlum, 18);
    canvas.spriteCentred(seat == 0 ? kAntillianSmall : kMorkolyteSmall, cx, window.y + window.h / 2 + 8);
  }
  int y = kLargeCard.y + 119;
  canvas.textCentred(cx, y, card.name[seat], kBrick, Weight::bold);
  y += 16;
  for (const char* line : card.brief) {
    if (line == nullptr || line[0] == '\0') continue;
    canvas.textCentred(cx, y, line, kUmber);
    y += 12;
  }
}

// Where the cards of this kind are, as far as the viewer knows.
void drawWhereabouts(Canvas& canvas, const State& seen, Seat viewer, Kind kind, int y) {
  drawPanel(canvas, {kPanelX, y, kPanelWidth, 66});
  Text<32> copies;
  copies << int{cardOf(kind).copies} << (cardOf(kind).copies == 1 ? " copy" : " copies") << " in each deck";
  canvas.text(kPanelX + 8, y + 7, copies.c_str(), kHaze);
  const Seat own = below(viewer);
  constexpr int kX[kSeatCount] = {kPanelX + 132, kPanelX + 164};
  const Seat order[kSeatCount] = {own, otherSeat(own)};
  static constexpr const char* kPlaces[] = {"In hand", "Deployed", "Discarded"};
  for (int i = 0; i < 3; ++i) canvas.text(kPanelX + 8, y + 24 + 13 * i, kPlaces[i], kPaper);
  for (std::size_t column = 0; column < kSeatCount; ++column) {
    const Seat seat = order[column];
    drawSeatChip(canvas, kX[column], y + 11, seat);
    const int counts[] = {seen.hand[seat].count(kind), deployedOf(seen, seat, kind), seen.discards[seat].count(kind)};
    for (int i = 0; i < 3; ++i) {
      const bool hidden = i == 0 && seat != viewer;
      Text<4> number;
      if (hidden)
        number << '?';
      else
        number << counts[i];
      const Colour ink = hidden || counts[i] == 0 ? kHaze : colourOf(seat);
      canvas.textCentred(kX[column], y + 24 + 13 * i, number.c_str(), ink, Weight::bold);
    }
  }
}

// ---- piles ----------------------------------------------------------------------------------------------------------
void drawStack(Canvas& canvas, int x, int y, int count, const char* name, Seat seat) {
  if (count == 0)
    canvas.box(x, y, 30, 40, kClear, kSteel, 3);
  else
    for (int i = count > 8 ? 2 : count > 1 ? 1 : 0; i >= 0; --i) drawCardBack(canvas, {x + 2 * i, y - 2 * i, 30, 40});
  Text<4> number;
  number << count;
  canvas.marquee(x + 42, y + 8, number.c_str(), colourOf(seat), Marquee::px18);
  canvas.text(x + 42, y + 31, name, kMist);
}

// What holds for the seat's running turn if it is active, else for its next one.
int drawBurdens(Canvas& canvas, const State& seen, Seat seat, int x, int y) {
  struct Line {
    std::uint8_t bit;
    const char* words;
  };
  static constexpr Line kLines[] = {
      {kRandomDeployment, "Cordontion: deploys a random Alien."},
      {kNoPlanetEffect, "Zahwilta: no Planet Effect."},
      {kSoldiersBlocked, "Plomeena: Soldiers do not touch the Enemy."},
      {kValueUp, "Iontian: Deployment Value +1."},
      {kValueDown, "Iontian: Deployment Value −1."},
      {kMayAdjust, "Emalto: may add or subtract 1."},
      {kMayAdjustNext, "Emalto: may add or subtract 1."},
  };
  for (const Line& line : kLines) {
    if ((seen.burden[seat] & line.bit) == 0) continue;
    canvas.text(x, y, line.words, kGold);
    y += 11;
  }
  return y;
}

}  // namespace

void drawPlanetCloseup(Canvas& canvas, const State& seen, Seat viewer, std::uint8_t planet) {
  int rows[kSeatCount];
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    rows[seat] = nameBoxes(nullptr, 0, 0, kNamesWidth, seat, crowdAt(seen, seat, planet));
  if (roomy(seen, planet, rows))
    drawRoomy(canvas, seen, viewer, planet, rows);
  else
    drawCrowded(canvas, seen, viewer, planet);
}

void drawCardCloseup(Canvas& canvas, const State& seen, Seat viewer, Kind kind) {
  const Seat own = below(viewer), enemy = otherSeat(own);
  const AlienCard& card = cardOf(kind);
  drawStars(canvas, kBody, 60, 23);
  drawLargeCard(canvas, own, kind);
  Text<16> name;
  shout(card.name[own], name);
  canvas.marquee(130, 30, name.c_str(), colourOf(own), Marquee::px18);
  const int lines = paragraphLines(172, card.text);
  drawPaper(canvas, {kPanelX, 54, kPanelWidth, 26 + 11 * lines});
  canvas.text(136, 59, isOfficer(kind) ? "Officer effect" : "Soldier effect", kSepia, Weight::bold);
  canvas.paragraph(136, 71, 172, card.text, kUmber);
  Text<64> words;
  words << "The " << speciesOf(enemy) << " call it " << card.name[enemy] << '.';
  canvas.paragraph(kPanelX + 2, 136, kPanelWidth - 4, words.c_str(), kMist);
  drawWhereabouts(canvas, seen, viewer, kind, 146);
}

void drawPilesCloseup(Canvas& canvas, const State& seen, Seat viewer, Seat whose) {
  drawStars(canvas, kBody, 60, 29);
  drawSeatChip(canvas, 18, 34, whose);
  Text<16> name;
  shout(speciesOf(whose), name);
  const int end = canvas.marquee(34, 28, name.c_str(), colourOf(whose), Marquee::px12);
  if (whose == viewer) canvas.text(end + 8, 31, "You", kPaper);
  drawStack(canvas, 14, 54, static_cast<int>(seen.pile[whose].size()), "Draw Pile", whose);
  drawStack(canvas, 116, 54, seen.hand[whose].total, "hand", whose);
  drawStack(canvas, 214, 54, seen.discards[whose].total, "Discard Pile", whose);
  Crowd crowd;
  for (std::size_t i = 0; i <= kKinds; ++i) crowd.of[i] = seen.discards[whose].of[i];
  const int rows = gridRows(crowd);
  const int h = 22 + kGridRow * (rows == 0 ? 1 : rows);
  drawPanel(canvas, {6, 102, 308, h}, kInk, colourOf(whose));
  canvas.text(14, 107, "Discarded, open to all", kHaze);
  if (rows == 0)
    canvas.text(14, 120, "nothing yet", kHaze);
  else
    drawNameGrid(canvas, 14, 120, whose, crowd, kPaper);
  drawBurdens(canvas, seen, whose, 14, 102 + h + 6);
}

}  // namespace armada::stellar_siege
