// A rocketship of Rayguns and Rocketships from inside: hull, stations, fires, figures, and what may be done on each space.
#include "screens/rayguns/maps.h"

namespace armada::rayguns {

Meaning meaningOf(DeedIcon deed) {
  switch (deed) {
    case DeedIcon::go: return {kPaper, kSteel};
    case DeedIcon::shoot: return {kRed, kBrick};
    case DeedIcon::melee: return {kOrange, kRust};
    case DeedIcon::putOut: return {kBlue, kUltra};
    case DeedIcon::airlock:
    case DeedIcon::board: return {kLeaf, kMoss};
    case DeedIcon::search: return {kViolet, kPlum};
    case DeedIcon::heal: return {kPink, kRose};
    case DeedIcon::take: return {kCyan, kTeal};
  }
  return {kPaper, kSteel};
}

namespace {

bool isOpen(const Deck& deck, int x, int y) {
  return x >= 0 && x < 9 && y >= 0 && y < 7 && deck.station[y * 9 + x] != Station::wall;
}

// What makes it a rocket: fins astern, and the glass of the nose beside the cockpit. A saucer has neither.
void drawFinsAndNose(Canvas& canvas, const Deck& deck, Faction faction) {
  if (faction == Faction::blaarg) return;
  const FactionLook& look = lookOf(faction);
  const Rect cockpit = spaceRect(deck.cockpit);
  const int column = deck.cockpit % 9, row = deck.cockpit / 9, middle = cockpit.y + kSpaceSize / 2;
  for (int side = -1; side <= 1; side += 2) {
    const auto at = [&](int x, int away) { return Point{x, middle + side * away}; };
    const Point fin[] = {at(5, 79), at(30, 79), at(76, 52), at(76, 30), at(24, 30)};
    canvas.polygon(fin, 5, look.shade);
    canvas.line(fin[0].x, fin[0].y, fin[1].x, fin[1].y, look.bright);
    canvas.line(fin[1].x, fin[1].y, fin[2].x, fin[2].y, look.bright);
    canvas.line(fin[0].x, fin[0].y, fin[4].x, fin[4].y, look.bright);
    if (isOpen(deck, column, row + side) || !isOpen(deck, column - 1, row + 2 * side)) continue;
    const Point glass[] = {at(cockpit.x + 4, 57), at(cockpit.x + 21, 17), at(cockpit.x + 4, 17)};
    canvas.triangle(glass[0], glass[1], glass[2], kTeal);
    canvas.line(glass[0].x, glass[0].y, glass[1].x, glass[1].y, look.bright);
  }
}

// Open spaces grown by a rim: edge first, then plate, then the floors.
void drawHull(Canvas& canvas, const Deck& deck, Faction faction) {
  drawFinsAndNose(canvas, deck, faction);
  for (int pass = 0; pass < 2; ++pass)
    for (unsigned space = 0; space < kSpaces; ++space) {
      if (deck.station[space] == Station::wall) continue;
      const Rect r = grown(spaceRect(space), pass == 0 ? 5 : 4);
      canvas.box(r.x, r.y, r.w, r.h, pass == 0 ? lookOf(faction).bright : kSteel, kClear, 3);
    }
  for (unsigned space = 0; space < kSpaces; ++space) {
    const Rect r = spaceRect(space);
    const int x = static_cast<int>(space % 9), y = static_cast<int>(space / 9);
    if (deck.station[space] != Station::wall) {
      canvas.rect(r.x, r.y, r.w, r.h, kInk);
      canvas.rect(r.x + 1, r.y + 1, r.w - 1, r.h - 1, kNight);
    } else if (isOpen(deck, x - 1, y) && isOpen(deck, x + 1, y)) {  // a wall amid the deck
      canvas.rect(r.x, r.y, r.w, r.h, kHaze);
      canvas.rect(r.x + 1, r.y + 1, r.w - 1, r.h - 1, kSteel);
      canvas.rect(r.x + 5, r.y + 5, r.w - 9, r.h - 9, kNight);
    }
  }
}

void drawMeaning(Canvas& canvas, const Rect& r, DeedIcon deed) {
  const Meaning meaning = meaningOf(deed);
  if (deed == DeedIcon::go) {
    canvas.rect(r.x + 1, r.y + 1, r.w - 1, r.h - 1, kSteel);
    canvas.dither(r.x + 2, r.y + 2, r.w - 3, r.h - 3, kNight, 8);
    for (int dx = 2; dx < r.w; dx += r.w - 6)
      for (int dy = 2; dy < r.h; dy += r.h - 6) canvas.rect(r.x + dx, r.y + dy, 3, 3, kPaper);
    return;
  }
  canvas.rect(r.x + 1, r.y + 1, r.w - 1, r.h - 1, meaning.bright);
  canvas.rect(r.x + 3, r.y + 3, r.w - 5, r.h - 5, meaning.shade);
}

// The icon in the middle; where somebody works, at the top left on the faction's floor.
void drawStation(Canvas& canvas, const State& s, Seat ship, unsigned space, bool plainFloor) {
  const Deck& deck = deckOf(s, ship);
  const Station station = deck.station[space];
  if (station == Station::floor || station == Station::wall || hasBlast(s.ship[ship], space)) return;
  const Rect r = spaceRect(space);
  const std::uint8_t port = deck.portAt[space];
  if (port != kNoPort && !hasRaygun(s.ship[ship], port)) return canvas.ring(r.x + 12, r.y + 12, 5, kSteel);
  const bool taken = figureAt(s, {ship, static_cast<std::uint8_t>(space)}) != kNoFigure;
  if (isManned(s, ship, space) && plainFloor) canvas.rect(r.x + 1, r.y + 1, r.w - 1, r.h - 1, lookOf(s, ship).shade);
  canvas.sprite(stationSprite(station), r.x + (taken ? 1 : 6), r.y + (taken ? 1 : 6));
}

void drawFigures(Canvas& canvas, const State& s, Seat ship, unsigned actor) {
  for (Seat seat = 0; seat < s.players; ++seat)
    for (unsigned figure = 0; figure < kFigures; ++figure) {
      const Figure& who = s.figure[seat][figure];
      if (who.spot.map != ship) continue;
      const Rect r = spaceRect(who.spot.at);
      const bool station = deckOf(s, ship).station[who.spot.at] != Station::floor;
      drawFigure(canvas, r.x + (station ? 8 : 5), r.y + (station ? 8 : 5), s.ship[seat].faction, figure);
      if (isTipped(who)) canvas.text(r.x + 2, r.y + 13, "z", kPaper);
      if (carriedBy(s, figureId(seat, figure)) < kThings) canvas.rect(r.x + 18, r.y + 2, 4, 4, kGold);
      if (figureId(seat, figure) != actor) continue;
      canvas.frame(r.x + 1, r.y + 1, r.w - 1, r.h - 1, kGold);
      drawArrowDown(canvas, r.x + 12, r.y - 7);
    }
}

void drawThings(Canvas& canvas, const State& s, Seat ship) {
  for (unsigned i = 0; i < kThings; ++i) {
    const Thing& thing = s.thing[i];
    if (thing.fate == Fate::gone || thing.fate == Fate::carried || thing.spot.map != ship) continue;
    const Rect r = spaceRect(thing.spot.at);
    drawThing(canvas, r.x + 8, r.y + 15, kindOfThing(s, i), thing.fate == Fate::red);
  }
  if (s.princess.map == ship) {
    const Rect r = spaceRect(s.princess.at);
    drawOutlined(canvas, kPrincess, r.x + 5, r.y + 5);
  }
}

}  // namespace

void drawDeckPlan(Canvas& canvas, const State& s, Seat ship, const std::uint8_t (&deeds)[kSpaces], unsigned actor) {
  drawStars(canvas, {0, 21, 222, 172}, 60, 77);
  if (s.ship[ship].faction == Faction::none) return;
  const Deck& deck = deckOf(s, ship);
  drawHull(canvas, deck, s.ship[ship].faction);
  for (unsigned space = 0; space < kSpaces; ++space) {
    const Rect r = spaceRect(space);
    if (deeds[space] != kNoDeed) drawMeaning(canvas, r, static_cast<DeedIcon>(deeds[space]));
    drawStation(canvas, s, ship, space, deeds[space] == kNoDeed);
    if (!hasBlast(s.ship[ship], space)) continue;
    if (deeds[space] == kNoDeed) canvas.rect(r.x + 1, r.y + 1, r.w - 1, r.h - 1, kUmber);
    drawOutlined(canvas, kBlaze, r.x + 6, r.y + 6);
  }
  drawThings(canvas, s, ship);
  drawFigures(canvas, s, ship, actor);
  for (unsigned space = 0; space < kSpaces; ++space) {
    if (deeds[space] == kNoDeed || deeds[space] == static_cast<std::uint8_t>(DeedIcon::go)) continue;
    const Rect r = spaceRect(space);
    canvas.rect(r.x + 1, r.y + 1, 9, 9, kVoid);
    drawDeed(canvas, r.x + 2, r.y + 2, static_cast<DeedIcon>(deeds[space]),
             meaningOf(static_cast<DeedIcon>(deeds[space])).bright);
  }
}

void drawSmallHull(Canvas& canvas, int x, int y, Faction faction, const State* s, Seat ship) {
  constexpr int kSize = kSmallSpace;
  const Deck& deck = kDeck[indexOf(faction)];
  for (int pass = 0; pass < 3; ++pass)
    for (unsigned space = 0; space < kSpaces; ++space) {
      if (deck.station[space] == Station::wall) continue;
      const int left = x + kSize * static_cast<int>(space % 9), top = y + kSize * static_cast<int>(space / 9);
      if (pass < 2) {  // the edge, then the plate
        const int rim = 3 - pass;
        canvas.box(left - rim, top - rim, kSize - 1 + 2 * rim, kSize - 1 + 2 * rim,
                   pass == 0 ? lookOf(faction).bright : kInk, kClear, 2);
        continue;
      }
      canvas.rect(left, top, kSize - 1, kSize - 1, kNight);
      const std::uint8_t port = deck.portAt[space];
      if (port != kNoPort && (s == nullptr || hasRaygun(s->ship[ship], port)))
        canvas.rect(left + 3, top + 2, 3, 5, kRed);
      if (deck.station[space] == Station::engine) canvas.rect(left + 2, top + 3, 5, 3, kOrange);
      if (deck.station[space] == Station::cockpit) canvas.disc(left + 4, top + 4, 2, kMist);
      if (deck.station[space] == Station::airlock) canvas.rect(left + 2, top + 2, 5, 5, kLeaf);
      if (s == nullptr) continue;
      if (figureAt(*s, {ship, static_cast<std::uint8_t>(space)}) != kNoFigure)
        canvas.silhouette(kHead, left + 1, top + 1, lookOf(faction).bright);
      if (hasBlast(s->ship[ship], space)) canvas.sprite(kFlame, left + 1, top + 1);
    }
}

}  // namespace armada::rayguns
