#include "screens/stellar_siege/closeup.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/stellar_siege/hand.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

namespace {

// ---- Aliens by kind -------------------------------------------------------------------------------------------------
Cards crowdAt(const State& seen, Seat seat, std::uint8_t planet) {
  Cards crowd = {};
  for (const Alien& one : seen.field)
    if (one.seat() == seat && one.planet() == planet) crowd.add(one.kind());
  return crowd;
}

int deployedOf(const State& seen, Seat seat, Kind kind) {
  int count = 0;
  for (const Alien& one : seen.field)
    if (one.seat() == seat && one.kind() == kind) ++count;
  return count;
}

// ---- a Planet -------------------------------------------------------------------------------------------------------
// How closely it is set: as loosely as the words of the Planet and the names of the Aliens allow.
struct Setting {
  bool roomy;    // the Planet in its size, the forces beside it; else as on the board, the forces below
  bool heading;  // over the Planet's words
  bool boxes;    // round the names; else they stand in columns: every kind there is has room
  int x, w;      // of a force's panel; in it:
  Point first;   // the line with its sum
  Point names;   // of its Aliens
  int room;      // for names side by side
  int below;     // under them
  Point none;    // "no Alien"
  int gap;       // between the panels
};
// clang-format off: a setting a line
constexpr Setting kSettings[] = {
    // roomy, heading, boxes; x, w, first, names, room, below, none, gap
    {true,  true,  true,  128, 186, {6, 6}, {8, 24}, 170, 4, {8, 27}, 2},
    {true,  true,  true,  128, 186, {6, 3}, {8, 19}, 170, 3, {8, 22}, 2},
    {true,  false, true,  128, 186, {6, 3}, {8, 18}, 170, 2, {8, 21}, 2},
    {false, false, true,  6,   308, {6, 3}, {7, 20}, 294, 3, {6, 20}, 2},
    {false, false, false, 6,   308, {3, 1}, {6, 17}, 297, 0, {6, 17}, 1},
};
// clang-format on
constexpr int kPanelX = 128, kPanelWidth = 186;

// "Drone" or "Drone ×3", wrapped to the room there is. Draws if there is a canvas; returns the height.
int nameAliens(Canvas* canvas, const Setting& setting, int x, int y, Seat seat, const Cards& crowd) {
  constexpr int kColumn = 99;
  const int line = setting.boxes ? 15 : 11, inset = setting.boxes ? 3 : 0;
  int rows = 1, at = 0;
  eachKind(crowd, [&](Kind kind, int count) {
    Text<24> words;
    words << cardOf(kind).name[seat];
    if (count > 1) words << " ×" << count;
    const int width = setting.boxes ? textWidth(words.c_str()) + 18 : kColumn;
    if (at > 0 && at + width > setting.room) {
      ++rows;
      at = 0;
    }
    if (canvas != nullptr) {
      const int left = x + at, top = y + line * (rows - 1);
      if (setting.boxes) canvas->box(left, top, width, 14, kNight, kClear, 2);
      drawRank(*canvas, left + inset, top + inset, kind);
      canvas->text(left + inset + 10, top + inset, words.c_str(), kPaper);
    }
    at += width + (setting.boxes ? 4 : 0);
  });
  return line * rows;
}

int forceHeight(const Setting& setting, const State& seen, Seat seat, std::uint8_t planet) {
  const int names = nameAliens(nullptr, setting, 0, 0, seat, crowdAt(seen, seat, planet));
  return setting.names.y + names + setting.below;
}

// Below the paper with the Planet's words.
int forcesTop(const Setting& setting, const char* words) {
  if (!setting.roomy) return 59 + 11 * paragraphLines(298, words);
  return (setting.heading ? 79 : 66) + 11 * paragraphLines(172, words);
}

const Setting& settingFor(const State& seen, std::uint8_t planet) {
  const Setting* setting = kSettings;
  for (; setting->boxes; ++setting) {
    const int forces = forceHeight(*setting, seen, 0, planet) + setting->gap + forceHeight(*setting, seen, 1, planet);
    const int end = forcesTop(*setting, sideOf(effectAt(seen, planet)).text) + forces;
    if (end + (setting->roomy ? 12 : 0) <= kBodyBottom) break;  // a line is said below
  }
  return *setting;
}

// "They lead" needs less room than a people's name.
void verdict(const State& seen, Seat viewer, std::uint8_t planet, bool roomy, TextOut& words) {
  const int forces[kSeatCount] = {forceValue(seen, 0, planet), forceValue(seen, 1, planet)};
  const Seat leader = conqueror(seen, planet);
  if (leader == kNobody) {
    words << (!roomy ? "A tie." : forces[0] == 0 ? "Nobody is here yet." : "A tie: nobody holds this planet.");
    return;
  }
  words << (leader == viewer ? "You"
            : roomy          ? speciesOf(leader)
                             : "They")
        << " lead, " << forces[leader] << " to " << forces[otherSeat(leader)] << '.';
}

void drawForce(Canvas& canvas, const Setting& setting, const State& seen, Seat viewer, Seat seat, std::uint8_t planet,
               int y) {
  const int x = setting.x, headX = x + setting.first.x, headY = y + setting.first.y;
  const Cards crowd = crowdAt(seen, seat, planet);
  drawPanel(canvas, {x, y, setting.w, forceHeight(setting, seen, seat, planet)}, kInk, colourOf(seat));
  drawForceChip(canvas, headX + 8, headY + 7, seat, crowd.total, conqueror(seen, planet) == seat);
  const int end = canvas.text(headX + 30, headY + 3, speciesOf(seat), colourOf(seat), Weight::bold);
  if (seat == viewer) canvas.text(end + 6, headY + 3, "You", kPaper);
  if (crowd.empty())
    canvas.text(x + setting.none.x, y + setting.none.y, "no Aliens", kHaze);
  else
    nameAliens(&canvas, setting, x + setting.names.x, y + setting.names.y, seat, crowd);
}

// Left and right go round.
void drawNeighbours(Canvas& canvas, std::uint8_t planet, int y) {
  const auto number = [&](int by) {
    return planetNumber(static_cast<std::uint8_t>(steppedRound(planet, by, kPlanets)));
  };
  Text<8> left, right;
  left << "< " << number(-1);
  right << number(1) << " >";
  canvas.text(20, y, left.c_str(), kHaze);
  canvas.textRight(112, y, right.c_str(), kHaze);
}

void drawLegend(Canvas& canvas, int y) {
  drawRank(canvas, 14, y, Kind::anyTime);
  canvas.text(25, y, "officer", kMist);
  drawRank(canvas, 14, y + 13, Kind::drawFew);
  canvas.text(25, y + 13, "soldier", kMist);
}

void drawRoomy(Canvas& canvas, const Setting& setting, Effect side, std::uint8_t planet) {
  constexpr int kTop = 50;
  drawStars(canvas, {0, kBodyTop, 124, 198}, 60, 17);
  drawPlanetLarge(canvas, 66, 86, side);
  canvas.box(47, 144, 37, 22, kVoid, colourOf(side), 3);
  canvas.marqueeCentred(66, 149, planetNumber(planet), kPaper);
  drawNeighbours(canvas, planet, 151);
  drawLegend(canvas, 190);
  drawPaper(canvas, {kPanelX, kTop, kPanelWidth, forcesTop(setting, sideOf(side).text) - 3 - kTop});
  if (setting.heading) canvas.text(136, kTop + 5, "Planet effect", kSepia, Weight::bold);
  canvas.paragraph(136, kTop + (setting.heading ? 17 : 5), 172, sideOf(side).text, kUmber);
}

void drawCrowded(Canvas& canvas, const Setting& setting, Effect side, std::uint8_t planet) {
  drawStars(canvas, {0, kBodyTop, Canvas::kWidth, 30}, 30, 17);
  drawPlanet(canvas, 27, 36, side);
  drawPlanetNumber(canvas, 27, 36, planet);
  drawPaper(canvas, {6, 51, 308, forcesTop(setting, sideOf(side).text) - 2 - 51});
  canvas.paragraph(12, 54, 298, sideOf(side).text, kUmber);
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
  constexpr int kX[kSeatCount] = {kPanelX + 132, kPanelX + 164};
  const Seat order[kSeatCount] = {viewer, otherSeat(viewer)};
  static constexpr const char* kPlaces[] = {"In hand", "Deployed", "Discarded"};
  for (int i = 0; i < 3; ++i) canvas.text(kPanelX + 8, y + 24 + 13 * i, kPlaces[i], kPaper);
  for (std::size_t column = 0; column < kSeatCount; ++column) {
    const Seat seat = order[column];
    drawSeatChip(canvas, kX[column], y + 11, seat);
    const int counts[] = {seen.hand[seat].count(kind), deployedOf(seen, seat, kind), seen.discards[seat].count(kind)};
    for (int i = 0; i < 3; ++i) {
      const bool hidden = i == 0 && seat != viewer;
      const Colour ink = hidden || counts[i] == 0 ? kHaze : colourOf(seat);
      canvas.textCentred(kX[column], y + 24 + 13 * i, hidden ? "?" : Number(counts[i]).c_str(), ink, Weight::bold);
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
  canvas.marquee(x + 42, y + 8, Number(count).c_str(), colourOf(seat), Marquee::px18);
  canvas.text(x + 42, y + 31, name, kMist);
}

// Each kind of Alien: how many lie in the Discard Pile, and how many the viewer has not seen yet.
constexpr Rect kCounts{6, 94, 308, 89};

void drawCounts(Canvas& canvas, const State& seen, Seat viewer, Seat whose) {
  constexpr std::size_t kRows = kKinds / 2;
  drawPanel(canvas, kCounts, kInk, colourOf(whose));
  canvas.text(kCounts.x + 8, kCounts.y + 5, "Discarded / not seen yet", kHaze);
  for (std::size_t i = 0; i < kKinds; ++i) {
    const Kind kind = static_cast<Kind>(i + 1);
    const int x = kCounts.x + 8 + 152 * static_cast<int>(i / kRows);
    const int y = kCounts.y + 18 + 11 * static_cast<int>(i % kRows);
    const int gone = seen.discards[whose].count(kind), unseen = unseenOf(seen, viewer, whose, kind);
    const bool known = gone == 0 && unseen == 0;
    drawRank(canvas, x, y, kind, known ? kSteel : kMist, known ? kSteel : kGold);
    canvas.text(x + 10, y, cardOf(kind).name[whose], known ? kHaze : kPaper);
    canvas.textRight(x + 110, y, Number(gone).c_str(), gone == 0 ? kHaze : colourOf(whose), Weight::bold);
    canvas.text(x + 115, y, "/", kHaze);
    canvas.text(x + 124, y, Number(unseen).c_str(), unseen == 0 ? kHaze : kPaper);
  }
}

// What other turns have left for a turn of this seat. One effect of the Enemy and an Emalto at most hold at a time.
void drawBurdens(Canvas& canvas, const State& seen, Seat seat, int x, int y) {
  struct Line {
    std::uint8_t bit;
    const char* words;
  };
  static constexpr Line kLines[] = {
      {kRandomDeployment, "Cordontion: must deploy at random."},
      {kNoPlanetEffect, "Zahwilta: no Planet Effect."},
      {kSoldiersBlocked, "Plomeena: Soldiers can't affect the Enemy."},
      {kValueUp, "Iontian: Deployment Value +1."},
      {kValueDown, "Iontian: Deployment Value −1."},
      {kMayAdjust, "Emalto: may change the value by 1."},
      {kMayAdjustNext, "Emalto: may change the value by 1."},
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
  const Setting& setting = settingFor(seen, planet);
  const Effect side = effectAt(seen, planet);
  if (setting.roomy)
    drawRoomy(canvas, setting, side, planet);
  else
    drawCrowded(canvas, setting, side, planet);
  canvas.marquee(setting.roomy ? 130 : 56, 27, Shouted(sideOf(side).name).c_str(), colourOf(side), Marquee::px18);
  int y = forcesTop(setting, sideOf(side).text);
  for (const Seat seat : {otherSeat(viewer), viewer}) {
    drawForce(canvas, setting, seen, viewer, seat, planet, y);
    y += forceHeight(setting, seen, seat, planet) + setting.gap;
  }
  y -= setting.gap;
  Text<48> words;
  verdict(seen, viewer, planet, setting.roomy, words);
  if (setting.roomy)
    canvas.text(kPanelX, y + (kBodyBottom - y - 8) / 2, words.c_str(), kPaper, Weight::bold);
  else
    canvas.textRight(314, 33, words.c_str(), kPaper);
}

void drawCardCloseup(Canvas& canvas, const State& seen, Seat viewer, Kind kind) {
  const Seat own = viewer, enemy = otherSeat(own);
  const AlienCard& card = cardOf(kind);
  drawStars(canvas, {116, kBodyTop, 204, 32}, 14, 23);
  drawLargeCard(canvas, own, kind);
  canvas.marquee(130, 30, Shouted(card.name[own]).c_str(), colourOf(own), Marquee::px18);
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
  const int end = canvas.marquee(34, 28, Shouted(speciesOf(whose)).c_str(), colourOf(whose), Marquee::px12);
  if (whose == viewer) canvas.text(end + 8, 31, "You", kPaper);
  drawStack(canvas, 14, 50, static_cast<int>(seen.pile[whose].size()), Facing::down, "Draw Pile", whose);
  drawStack(canvas, 116, 50, seen.hand[whose].total, Facing::down, "in hand", whose);
  drawStack(canvas, 214, 50, seen.discards[whose].total, Facing::up, "Discard Pile", whose);
  drawCounts(canvas, seen, viewer, whose);
  drawBurdens(canvas, seen, whose, 14, 186);
}

}  // namespace armada::stellar_siege
