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
enum class Naming : bool { species, they };  // "They lead" needs less room than a people's name

void verdict(const State& seen, Seat viewer, std::uint8_t planet, Naming naming, TextOut& words) {
  const int forces[kSeatCount] = {forceValue(seen, 0, planet), forceValue(seen, 1, planet)};
  const Seat leader = conqueror(seen, planet);
  if (leader == kNobody && naming == Naming::they) {
    words << "Even.";
    return;
  }
  if (leader == kNobody) {
    words << (forces[0] == 0 ? "Nobody is here yet." : "Even: it belongs to nobody yet.");
    return;
  }
  if (leader == viewer)
    words << "You lead, ";
  else
    words << (naming == Naming::they && viewer != kNobody ? "They" : speciesOf(leader)) << " lead, ";
  words << forces[leader] << " to " << forces[otherSeat(leader)] << '.';
}

void drawForceHead(Canvas& canvas, const State& seen, Seat viewer, Seat seat, std::uint8_t planet, int x, int y) {
  drawForceChip(canvas, x + 8, y + 7, seat, forceValue(seen, seat, planet), conqueror(seen, planet) == seat);
  const int end = canvas.text(x + 30, y + 3, speciesOf(seat), colourOf(seat), Weight::bold);
  if (seat == viewer) canvas.text(end + 6, y + 3, "You", kPaper);
}

constexpr int kPanelX = 128, kPanelWidth = 186, kNamesWidth = kPanelWidth - 16;
constexpr int kPaperTop = 50, kTextWidth = 172;

// How closely the right side is set: as loosely as the words of the Planet and the names of the Aliens allow.
struct Setting {
  bool heading;  // over the Planet's words
  int head;      // height of a force's first line
  int below;     // under its names
};
constexpr Setting kSettings[] = {{true, 24, 4}, {true, 19, 3}, {false, 18, 2}};

int paperHeight(const Setting& setting, int lines) { return (setting.heading ? 26 : 13) + 11 * lines; }
int forceHeight(const Setting& setting, int rows) { return setting.head + kNameRow * rows + setting.below; }

void drawForce(Canvas& canvas, const State& seen, Seat viewer, Seat seat, std::uint8_t planet, const Setting& setting,
               int y, int rows) {
  drawPanel(canvas, {kPanelX, y, kPanelWidth, forceHeight(setting, rows)}, kInk, colourOf(seat));
  drawForceHead(canvas, seen, viewer, seat, planet, kPanelX + 6, y + (setting.head - 14) / 2 + 1);
  if (forceValue(seen, seat, planet) == 0)
    canvas.text(kPanelX + 8, y + setting.head + 3, "no Alien", kHaze);
  else
    nameBoxes(&canvas, kPanelX + 8, y + setting.head, kNamesWidth, seat, crowdAt(seen, seat, planet));
}

// Left and right go round.
void drawNeighbours(Canvas& canvas, std::uint8_t planet, int y) {
  Text<8> words;
  words << "< " << planetNumber(static_cast<std::uint8_t>((planet + kPlanets - 1) % kPlanets));
  canvas.text(20, y, words.c_str(), kHaze);
  words.clear();
  words << planetNumber(static_cast<std::uint8_t>((planet + 1) % kPlanets)) << " >";
  canvas.textRight(112, y, words.c_str(), kHaze);
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
void drawRoomy(Canvas& canvas, const State& seen, Seat viewer, std::uint8_t planet, const Setting& setting,
               const int* rows) {
  const Effect side = effectAt(seen, planet);
  drawStars(canvas, {0, kBodyTop, 124, 198}, 60, 17);
  drawPlanetLarge(canvas, 66, 86, side);
  canvas.box(47, 144, 37, 22, kVoid, colourOf(side), 3);
  canvas.marqueeCentred(66, 149, planetNumber(planet), kPaper);
  drawNeighbours(canvas, planet, 151);
  drawLegend(canvas, 190);
  drawPlanetTitle(canvas, 130, 27, side);
  const int paper = paperHeight(setting, paragraphLines(kTextWidth, sideOf(side).text));
  drawPaper(canvas, {kPanelX, kPaperTop, kPanelWidth, paper});
  if (setting.heading) canvas.text(136, kPaperTop + 5, "Planet effect", kSepia, Weight::bold);
  canvas.paragraph(136, kPaperTop + (setting.heading ? 17 : 5), kTextWidth, sideOf(side).text, kUmber);
  const Seat own = below(viewer), enemy = otherSeat(own);
  int y = kPaperTop + paper + 3;
  drawForce(canvas, seen, viewer, enemy, planet, setting, y, rows[enemy]);
  y += forceHeight(setting, rows[enemy]) + 2;
  drawForce(canvas, seen, viewer, own, planet, setting, y, rows[own]);
  y += forceHeight(setting, rows[own]);
  Text<48> words;
  verdict(seen, viewer, planet, Naming::species, words);
  canvas.text(kPanelX, y + (kBodyBottom - y - 8) / 2, words.c_str(), kPaper, Weight::bold);
}

bool roomFor(const Setting& setting, const State& seen, std::uint8_t planet, const int* rows) {
  const int paper = paperHeight(setting, paragraphLines(kTextWidth, sideOf(effectAt(seen, planet)).text));
  const int forces = forceHeight(setting, rows[0]) + 2 + forceHeight(setting, rows[1]);
  return kPaperTop + paper + 3 + forces + 12 <= kBodyBottom;
}

// Many kinds: the Planet as on the board, the forces over the whole width, in boxes if they fit, else in columns.
constexpr int kWideNames = 294, kWideHead = 20;

int wideHeight(Seat seat, const Crowd& crowd, bool boxes) {
  if (boxes) return kWideHead + kNameRow * nameBoxes(nullptr, 0, 0, kWideNames, seat, crowd) + 3;
  const int rows = gridRows(crowd);
  return 17 + kGridRow * (rows == 0 ? 1 : rows);
}

void drawWideForce(Canvas& canvas, const State& seen, Seat viewer, Seat seat, std::uint8_t planet, int y, bool boxes) {
  const Crowd crowd = crowdAt(seen, seat, planet);
  drawPanel(canvas, {6, y, 308, wideHeight(seat, crowd, boxes)}, kInk, colourOf(seat));
  drawForceHead(canvas, seen, viewer, seat, planet, boxes ? 12 : 9, y + (boxes ? 3 : 1));
  const int top = y + (boxes ? kWideHead : 17);
  if (forceValue(seen, seat, planet) == 0)
    canvas.text(12, top, "no Alien", kHaze);
  else if (boxes)
    nameBoxes(&canvas, 13, top, kWideNames, seat, crowd);
  else
    drawNameGrid(canvas, 12, top, seat, crowd, kPaper);
}

void drawCrowded(Canvas& canvas, const State& seen, Seat viewer, std::uint8_t planet) {
  const Effect side = effectAt(seen, planet);
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, 30}, 30, 17);
  drawPlanet(canvas, 27, 36, side);
  drawPlanetNumber(canvas, 27, 36, planet);
  drawPlanetTitle(canvas, 56, 27, side);
  Text<48> words;
  verdict(seen, viewer, planet, Naming::they, words);
  canvas.textRight(314, 33, words.c_str(), kPaper);
  const int paper = 6 + 11 * paragraphLines(298, sideOf(side).text);
  drawPaper(canvas, {6, 51, 308, paper});
  canvas.paragraph(12, 54, 298, sideOf(side).text, kUmber);
  const Seat own = below(viewer), enemy = otherSeat(own);
  const Crowd owns = crowdAt(seen, own, planet), enemies = crowdAt(seen, enemy, planet);
  const int y = 51 + paper + 2;
  const bool boxes = y + wideHeight(own, owns, true) + 2 + wideHeight(enemy, enemies, true) <= kBodyBottom;
  drawWideForce(canvas, seen, viewer, enemy, planet, y, boxes);
  drawWideForce(canvas, seen, viewer, own, planet, y + wideHeight(enemy, enemies, boxes) + (boxes ? 2 : 1), boxes);
}

// ---- a card ---------------------------------------------------------------------------------------------------------
constexpr Rect kLargeCard{10, 28, 104, 184};

// Under the head: a Soldier's chevrons, as many as its greater number; an Officer's star, or three for the only one of
// its kind in a deck.
void drawInsignia(Canvas& canvas, int cx, int cy, Kind kind) {
  if (isSoldier(kind)) return drawChevrons(canvas, cx, cy, cardOf(kind).number[1], 4, 6, kBrick);
  const int stars = cardOf(kind).copies == 1 ? 3 : 1;
  for (int i = 0; i < stars; ++i) drawRank(canvas, cx - 5 * stars + 10 * i + 1, cy - 3, kind, kUmber, kBrick);
}

void drawLargeCard(Canvas& canvas, Seat seat, Kind kind) {
  const AlienCard& card = cardOf(kind);
  const int cx = kLargeCard.x + kLargeCard.w / 2;
  drawCard(canvas, kLargeCard, 27);
  drawSign(canvas, kLargeCard.x + 10, kLargeCard.y + 5, kind);
  canvas.text(kLargeCard.x + 50, kLargeCard.y + 10, isOfficer(kind) ? "Officer" : "Soldier", kUmber, Weight::bold);
  const Rect window{kLargeCard.x + 10, kLargeCard.y + 36, kLargeCard.w - 20, 74};
  canvas.box(window.x, window.y, window.w, window.h, kPaper, kUmber, 3);
  drawRays(canvas, {window.x + 2, window.y + 2, window.w - 4, window.h - 4}, cx, window.y + 30, kKraft, 22);
  canvas.spriteCentred(seat == 0 ? kAntillianSmall : kMorkolyteSmall, cx, window.y + 30);
  drawInsignia(canvas, cx, window.y + 63, kind);
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
  drawPanel(canvas, {kPanelX, y, kPanelWidth, 65});
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
enum class Facing : bool { down, up };

void drawStack(Canvas& canvas, int x, int y, int count, Facing facing, const char* name, Seat seat) {
  if (count == 0) canvas.box(x, y, 30, 40, kClear, kSteel, 3);
  for (int i = (count > 8 ? 2 : count > 1 ? 1 : 0); i >= 0 && count > 0; --i) {
    const Rect card{x + 2 * i, y - 2 * i, 30, 40};
    if (facing == Facing::up)
      drawCard(canvas, card, 14);
    else
      drawCardBack(canvas, card);
  }
  Text<4> number;
  number << count;
  canvas.marquee(x + 42, y + 8, number.c_str(), colourOf(seat), Marquee::px18);
  canvas.text(x + 42, y + 31, name, kMist);
}

// Each kind of Alien: how many lie in the Discard Pile, and how many the viewer has not seen yet.
constexpr Rect kCounts{6, 94, 308, 89};

void drawCounts(Canvas& canvas, const State& seen, Seat viewer, Seat whose) {
  constexpr std::size_t kRows = kKinds / 2;
  drawPanel(canvas, kCounts, kInk, colourOf(whose));
  canvas.text(kCounts.x + 8, kCounts.y + 5, "Discarded / not seen yet", kHaze);
  for (std::size_t i = 0; i < kKinds; ++i) {
    const Kind kind = kindAt(i + 1);
    const int x = kCounts.x + 8 + 152 * static_cast<int>(i / kRows);
    const int y = kCounts.y + 18 + 11 * static_cast<int>(i % kRows);
    const int gone = seen.discards[whose].count(kind), unseen = unseenOf(seen, viewer, whose, kind);
    const bool known = gone == 0 && unseen == 0;
    drawRank(canvas, x, y, kind, known ? kSteel : kMist, known ? kSteel : kGold);
    canvas.text(x + 10, y, cardOf(kind).name[whose], known ? kHaze : kPaper);
    Text<4> number;
    number << gone;
    canvas.textRight(x + 110, y, number.c_str(), gone == 0 ? kHaze : colourOf(whose), Weight::bold);
    number.clear();
    number << unseen;
    canvas.text(x + 115, y, "/", kHaze);
    canvas.text(x + 124, y, number.c_str(), unseen == 0 ? kHaze : kPaper);
  }
}

// What other turns have left for a turn of this seat. One effect of the Enemy and an Emalto at most hold at a time.
void drawBurdens(Canvas& canvas, const State& seen, Seat seat, int x, int y) {
  struct Line {
    std::uint8_t bit;
    const char* words;
  };
  static constexpr Line kLines[] = {
      {kRandomDeployment, "Cordontion: a random Alien is deployed."},
      {kNoPlanetEffect, "Zahwilta: no Planet Effect."},
      {kSoldiersBlocked, "Plomeena: Soldiers do not affect the Enemy."},
      {kValueUp, "Iontian: Deployment Value +1."},
      {kValueDown, "Iontian: Deployment Value −1."},
      {kMayAdjust, "Emalto: Deployment Value +1 or −1, if wanted."},
      {kMayAdjustNext, "Emalto: Deployment Value +1 or −1, if wanted."},
  };
  for (const Line& line : kLines) {
    if ((seen.burden[seat] & line.bit) == 0) continue;
    const bool now = seat == seen.active && line.bit != kMayAdjustNext;
    canvas.text(x, y, now ? "This turn" : "Next turn", kHaze);
    canvas.text(x + 58, y, line.words, kGold);
    y += 11;
  }
}

}  // namespace

void drawPlanetCloseup(Canvas& canvas, const State& seen, Seat viewer, std::uint8_t planet) {
  int rows[kSeatCount];
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    rows[seat] = nameBoxes(nullptr, 0, 0, kNamesWidth, seat, crowdAt(seen, seat, planet));
  for (const Setting& setting : kSettings)
    if (roomFor(setting, seen, planet, rows)) return drawRoomy(canvas, seen, viewer, planet, setting, rows);
  drawCrowded(canvas, seen, viewer, planet);
}

void drawCardCloseup(Canvas& canvas, const State& seen, Seat viewer, Kind kind) {
  const Seat own = below(viewer), enemy = otherSeat(own);
  const AlienCard& card = cardOf(kind);
  drawStars(canvas, {116, kBodyTop, 204, 32}, 14, 23);
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
  canvas.paragraph(kPanelX + 2, 138, kPanelWidth - 4, words.c_str(), kMist);
  drawWhereabouts(canvas, seen, viewer, kind, 150);
}

int unseenOf(const State& seen, Seat viewer, Seat whose, Kind kind) {
  const int given = seen.given[indexOf(kind)];
  const int owned = cardOf(kind).copies + (whose == 0 ? -given : given);
  const int inSight = whose == viewer ? seen.hand[whose].count(kind) : 0;
  return owned - inSight - seen.discards[whose].count(kind) - deployedOf(seen, whose, kind);
}

void drawPilesCloseup(Canvas& canvas, const State& seen, Seat viewer, Seat whose) {
  drawStars(canvas, {150, kBodyTop, 170, 22}, 14, 29);
  drawSeatChip(canvas, 18, 34, whose);
  Text<16> name;
  shout(speciesOf(whose), name);
  const int end = canvas.marquee(34, 28, name.c_str(), colourOf(whose), Marquee::px12);
  if (whose == viewer) canvas.text(end + 8, 31, "You", kPaper);
  drawStack(canvas, 14, 50, static_cast<int>(seen.pile[whose].size()), Facing::down, "Draw Pile", whose);
  drawStack(canvas, 116, 50, seen.hand[whose].total, Facing::down, "in hand", whose);
  drawStack(canvas, 214, 50, seen.discards[whose].total, Facing::up, "Discard Pile", whose);
  drawCounts(canvas, seen, viewer, whose);
  drawBurdens(canvas, seen, whose, 14, 186);
}

}  // namespace armada::stellar_siege
