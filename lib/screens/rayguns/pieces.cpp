#include "screens/rayguns/pieces.h"

namespace armada::rayguns {

const FactionLook kFactionLook[kFactions + 1] = {
    {"Rangers", kCyan, kTeal},  {"Pirates", kRed, kBrick}, {"Zard", kLeaf, kMoss},
    {"Blaarg", kViolet, kPlum}, {"Nobody", kMist, kSteel},
};

PaletteMap coloursOf(Faction faction) {
  PaletteMap map = recolour(kCyan, lookOf(faction).bright);
  map.to[kTeal] = lookOf(faction).shade;
  return map;
}

void drawOutlined(Canvas& canvas, const Sprite& sprite, int x, int y, const PaletteMap* map) {
  constexpr Point kAround[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  for (const Point by : kAround) canvas.silhouette(sprite, x + by.x, y + by.y, kVoid);
  canvas.sprite(sprite, x, y, map);
}

namespace {

const Sprite& shipSprite(Faction faction, unsigned facing) {
  return kRocketships[faction == Faction::none ? 0 : indexOf(faction)][facing % kDirections];
}

Point cornerOf(const Sprite& sprite, Point middle) {
  return {middle.x - sprite.fullWidth() / 2, middle.y - sprite.height / 2};
}

}  // namespace

void drawRocketship(Canvas& canvas, Point at, Faction faction, unsigned facing) {
  const Sprite& sprite = shipSprite(faction, facing);
  const PaletteMap map = coloursOf(faction);
  const Point corner = cornerOf(sprite, at);
  drawOutlined(canvas, sprite, corner.x, corner.y, &map);
}

void drawGhostShip(Canvas& canvas, Point at, Faction faction, unsigned facing) {
  const Sprite& sprite = shipSprite(faction, facing);
  const Point corner = cornerOf(sprite, at);
  canvas.ghost(sprite, corner.x, corner.y, kGold, kBrass);
}

void drawDart(Canvas& canvas, Point at, unsigned facing, Colour colour) {
  const PaletteMap map = recolour(kCyan, colour);
  drawOutlined(canvas, kDarts[facing % kDirections], at.x - 3, at.y - 3, &map);
}

void drawFactionBadge(Canvas& canvas, int x, int y, Faction faction) {
  canvas.box(x, y, 13, 13, lookOf(faction).bright, kClear, 2);
  if (faction != Faction::none) canvas.silhouette(kFactionEmblems[indexOf(faction)], x + 2, y + 2, kVoid);
}

void drawFigure(Canvas& canvas, int x, int y, Faction faction, unsigned figure) {
  if (figure == kPrincessFigure) return drawOutlined(canvas, kPrincess, x, y);
  const unsigned which = faction == Faction::none ? 0 : indexOf(faction);
  const PaletteMap map = coloursOf(faction);
  drawOutlined(canvas, figure == kCaptainFigure ? kCaptains[which] : kCrew[which], x, y, &map);
}

void drawThing(Canvas& canvas, int cx, int cy, ThingKind kind, bool red) {
  PaletteMap map = recolour(kLeaf, kRed);
  map.to[kMoss] = kBrick;
  switch (kind) {
    case ThingKind::warbot: return canvas.spriteCentred(kWarbot, cx, cy);
    case ThingKind::core: return canvas.spriteCentred(kAtomicCore, cx, cy, red ? &map : nullptr);
    case ThingKind::tape: return canvas.spriteCentred(kDataTape, cx, cy);
    case ThingKind::none: return;
  }
}

void drawBolts(Canvas& canvas, int right, int y, unsigned count, Colour colour) {
  for (unsigned i = 0; i < count; ++i) canvas.silhouette(kBolt, right - 5 - 7 * static_cast<int>(i), y, colour);
}

// ---- cards ----------------------------------------------------------------------------------------------------------
namespace {

// Straight on: one arrow, a notch a node.
void drawAhead(Canvas& canvas, int cx, int cy, int nodes, Colour c) {
  const int h = 7 + 5 * nodes, foot = cy + h / 2;
  canvas.rect(cx - 1, foot - h + 5, 3, h - 4, c);
  for (int i = 0; i < 6; ++i) canvas.hline(cx - i, foot - h + i, 2 * i + 1, c);
  for (int i = 0; i < nodes; ++i) canvas.rect(cx - 4, foot - 1 - i * 5, 9, 2, c);
}

// A bend of 45 degrees, then ahead; `side` is 1 to starboard, -1 to port.
void drawBend(Canvas& canvas, int cx, int cy, int side, Colour c) {
  canvas.rect(cx - side * 4 - 1, cy + 2, 3, 9, c);
  canvas.rect(cx - side * 4 - 4, cy + 9, 9, 2, c);
  for (int i = 0; i < 10; ++i) canvas.rect(cx - side * 4 - 1 + side * i, cy + 2 - i, 3, 2, c);
  const int x = cx + side * 7, y = cy - 10;
  for (int i = 0; i < 9; ++i) canvas.hline(side < 0 ? x : x - 8 + i, y + i, 9 - i, c);
}

// On the spot, or sideways: an arrow to the side on a stem.
void drawTurn(Canvas& canvas, int cx, int cy, int side, bool onTheSpot, Colour c) {
  if (onTheSpot) {
    canvas.rect(cx - side * 6 - 1, cy - 2, 3, 13, c);
    canvas.rect(cx - side * 6 - 4, cy + 9, 9, 2, c);
  }
  const int from = cx - side * 6 - 1, to = cx + side * 3;
  canvas.rect(from < to ? from : to, cy - 4, 11, 3, c);
  for (int i = 0; i < 6; ++i) canvas.vline(cx + side * (9 - i), cy - 3 - i, 2 * i + 1, c);
}

}  // namespace

void drawCourse(Canvas& canvas, int cx, int cy, const CommandCard& card, Colour colour) {
  const int side = card.turn < 0 || card.sideways < 0 ? -1 : 1;
  if (card.sideways != 0) return drawTurn(canvas, cx, cy, side, false, colour);
  if (card.turn == 0 && card.ahead > 0) return drawAhead(canvas, cx, cy, card.ahead, colour);
  if (card.turn != 0 && card.ahead > 0) return drawBend(canvas, cx, cy, side, colour);
  if (card.turn != 0) return drawTurn(canvas, cx, cy, side, true, colour);
  for (int i = -1; i <= 1; ++i)
    canvas.silhouette(kHead, cx + 9 * i - 3, cy - 4, colour);  // no movement: all to the crew
}

void sayShortName(const char* name, TextOut& words) {
  constexpr char kLong[] = "Starboard";
  for (; *name != '\0'; ++name) {
    std::size_t same = 0;
    while (kLong[same] != '\0' && name[same] == kLong[same]) ++same;
    if (kLong[same] == '\0') {
      words << "Stbd";
      return;
    }
    words << *name;
  }
}

void drawCommandCard(Canvas& canvas, Rect area, const CommandCard& card) {
  canvas.box(area.x, area.y, area.w, area.h, kPaper, kUmber, 3);
  canvas.rect(area.x + 2, area.y + 3, area.w - 4, 11, kKraft);
  canvas.hline(area.x + 1, area.y + 13, area.w - 2, kUmber);
  const bool wide = area.w >= 100;
  Text<24> name;
  if (wide)
    name << card.name;
  else
    sayShortName(card.name, name);
  canvas.text(area.x + (textWidth(name.c_str()) > area.w - 7 ? 2 : 4), area.y + 4, name.c_str(), kUmber);
  drawCourse(canvas, area.x + (wide ? 16 : 20), area.y + 13 + (area.h - 13) / 2, card, kUmber);
  drawBolts(canvas, area.x + area.w - 6, area.y + area.h - 13, card.tokens, kBrick);
  if (!wide) return;
  Text<24> course;
  if (card.turn != 0) course << "turn " << 45 * (card.turn < 0 ? -card.turn : card.turn);
  if (card.ahead != 0) course << (card.turn != 0 ? ", ahead " : "ahead ") << int{card.ahead};
  if (card.sideways != 0) course << "sideways 1";
  if (course.empty()) course << "stay here";
  const int lines = paragraphLines(area.w - 56, course.c_str());
  canvas.paragraph(area.x + 33, area.y + 13 + (area.h - 11 * lines - 11) / 2, area.w - 56, course.c_str(), kUmber);
}

void sayBroken(const char* name, int width, TextOut& words) {
  std::size_t length = 0;
  bool oneWord = true;
  for (; name[length] != '\0'; ++length) oneWord = oneWord && name[length] != ' ';
  const bool breaks = oneWord && textWidth(name) > width;
  for (std::size_t i = 0; i < length; ++i) {
    if (breaks && i == length * 2 / 5) words << "- ";
    words << name[i];
  }
}

void drawStarCard(Canvas& canvas, Rect area, const StarCard& card) {
  canvas.box(area.x, area.y, area.w, area.h, kDusk, kViolet, 3);
  canvas.rect(area.x + 2, area.y + 2, area.w - 4, 12, kPlum);
  canvas.sprite(kStar, area.x + 5, area.y + 4);
  canvas.text(area.x + 15, area.y + 4, "Star", kGold);
  drawBolts(canvas, area.x + area.w - 6, area.y + 4, kStarTokens);
  Text<24> name;
  sayBroken(card.name, area.w - 3, name);
  const bool tight = textWidth(name.c_str()) > area.w - 7 && paragraphLines(area.w - 6, name.c_str()) == 1;
  canvas.paragraph(area.x + (tight ? 2 : 4), area.y + 17, area.w - 6, name.c_str(), kPaper);
}

void drawDie(Canvas& canvas, int cx, int y, int number, bool hit, bool dark) {
  const Colour side = dark ? kSteel : hit ? kRed : kBrick, far = dark ? kNight : hit ? kBrick : kDusk;
  const Point hexagon[] = {{cx, y},      {cx + 19, y + 11}, {cx + 19, y + 33},
                           {cx, y + 44}, {cx - 19, y + 33}, {cx - 19, y + 11}};
  canvas.polygon(hexagon, 6, side);
  canvas.triangle({cx, y + 44}, {cx + 19, y + 33}, {cx - 19, y + 33}, far);
  canvas.triangle({cx, y}, {cx + 19, y + 11}, {cx + 19, y + 33}, far);
  canvas.triangle({cx, y + 1}, {cx + 18, y + 33}, {cx - 18, y + 33}, hit ? kPaper : kHaze);
  canvas.line(cx, y, cx - 19, y + 33, hit ? kWhite : kHaze);
  canvas.marqueeCentred(cx + 1, y + 14, Number(number).c_str(), kUmber, Marquee::px18);
}

// ---- stations and deeds ---------------------------------------------------------------------------------------------
const Sprite& stationSprite(Station station) {
  switch (station) {
    case Station::cockpit: return kStations[static_cast<int>(StationSprite::cockpit)];
    case Station::panel: return kStations[static_cast<int>(StationSprite::panel)];
    case Station::engine: return kStations[static_cast<int>(StationSprite::engine)];
    case Station::hatch: return kStations[static_cast<int>(StationSprite::hatch)];
    case Station::airlock: return kStations[static_cast<int>(StationSprite::airlock)];
    case Station::portGun: return kStations[static_cast<int>(StationSprite::gunToPort)];
    case Station::starboardGun: return kStations[static_cast<int>(StationSprite::gunToStarboard)];
    default: return kStations[static_cast<int>(StationSprite::gunAround)];
  }
}

void drawDeed(Canvas& canvas, int x, int y, DeedIcon deed, Colour colour) {
  canvas.silhouette(kDeedIcons[static_cast<int>(deed)], x, y, colour);
}

}  // namespace armada::rayguns
