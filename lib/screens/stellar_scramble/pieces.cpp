#include "screens/stellar_scramble/pieces.h"

namespace armada::stellar_scramble {

const PilotLook kPilotLook[kMostPlayers] = {
    {"Comet", kCyan, kTeal}, {"Ember", kOrange, kRust}, {"Nova", kViolet, kPlum}, {"Rose", kPink, kRose}};
const GemLook kGemLook[kGems] = {
    {"R", kRed, kBrick}, {"B", kBlue, kUltra}, {"Y", kGold, kBrass}, {"G", kLeaf, kMoss}, {"X", kVoid, kHaze}};

namespace {

PaletteMap coloursOf(Seat seat) {
  PaletteMap map = recolour(kCyan, kPilotLook[seat].bright);
  map.to[kTeal] = kPilotLook[seat].shade;
  return map;
}

// Two Hornets, two Raiders and two Titans look alike.
int breedNumber(std::uint8_t token) {
  static constexpr std::uint8_t kPicture[kLevels][kTokensAColour] = {{0, 1, 1, 2}, {3, 3, 4, 5}, {6, 7, 7, 8}};
  return kPicture[levelOfToken(token) - 1][(token - 1u) % kTokensAColour];
}

}  // namespace

int drawIcon(Canvas& canvas, int x, int y, Icon icon, Colour colour) {
  const Sprite& sprite = kScrambleIcons[static_cast<std::size_t>(icon)];
  canvas.silhouette(sprite, x, y, colour);
  return x + sprite.fullWidth();
}

void drawEmblem(Canvas& canvas, int x, int y, Seat seat, Colour colour) {
  canvas.silhouette(kEmblems[seat], x, y, colour);
}

void drawBadge(Canvas& canvas, int x, int y, Seat seat) {
  canvas.box(x, y, 11, 11, kPilotLook[seat].bright, kClear, 2);
  canvas.silhouette(kLargeEmblems[seat], x + 2, y + 2, kVoid);
}

void drawGem(Canvas& canvas, int x, int y, Gem gem, int size) {
  const GemLook& look = kGemLook[indexOf(gem)];
  const int cut = size < 13 ? 2 : 3;
  if (gem == Gem::overheat) {
    canvas.box(x, y, size, size, kVoid, kHaze, cut);
  } else {
    canvas.box(x, y, size, size, look.shade, kClear, cut);
    canvas.box(x, y, size - 1, size - 1, look.bright, kClear, cut);
  }
  canvas.text(x + (size - 5) / 2, y + (size - 8) / 2, look.letter, gem == Gem::overheat ? kPaper : kVoid);
}

void drawInvader(Canvas& canvas, int x, int y, std::uint8_t token, int scale) {
  const Seat seat = colourOfToken(token);
  const PaletteMap map = coloursOf(seat);
  canvas.sprite(kInvaders[breedNumber(token)], x, y, &map, scale);
  if (scale == 1) drawEmblem(canvas, x + 7, y + 8, seat, kVoid);
}

void drawFighter(Canvas& canvas, int x, int y, Seat seat, int scale) {
  const PaletteMap map = coloursOf(seat);
  canvas.sprite(kFighter, x, y, &map, scale);
}

void drawGhostFighter(Canvas& canvas, int x, int y) { canvas.ghost(kFighter, x, y, kGold, kBrass); }

void drawDamageDie(Canvas& canvas, int x, int y, int shields, Colour face) {
  canvas.box(x, y, 9, 12, face, kClear, 2);
  canvas.text(x + 2, y + 2, Number(shields).c_str(), kVoid);
}

void drawWormhole(Canvas& canvas, int cx, int cy, bool thin) {
  struct Disc {
    int radius;
    Colour colour;
  };
  static constexpr Disc kThin[] = {{7, kPlum}, {6, kViolet}, {4, kDusk}, {3, kViolet}, {2, kVoid}};
  static constexpr Disc kWide[] = {{10, kPlum}, {8, kViolet}, {7, kDusk}, {5, kPlum}, {4, kViolet}, {3, kVoid}};
  if (thin) {
    for (const Disc& disc : kThin) canvas.disc(cx, cy, disc.radius, disc.colour);
    return;
  }
  for (const Disc& disc : kWide) canvas.disc(cx, cy, disc.radius, disc.colour);
  for (const Point& star : {Point{-9, -5}, Point{8, 6}, Point{-3, 9}, Point{5, -8}})
    canvas.dot(cx + star.x, cy + star.y, kWhite);
}

// ---- icons and numbers ----------------------------------------------------------------------------------------------
namespace {

void addIcon(IconRow& row, Icon icon, unsigned count) {
  if (count > 0) row.push({icon, static_cast<std::uint8_t>(count)});
}

void addSpecials(IconRow& row, const Icons& icons) {
  addIcon(row, Icon::scatter, icons.pattern & kScatter ? 1 : 0);
  addIcon(row, Icon::beam, icons.pattern & kBeam ? 1 : 0);
  addIcon(row, Icon::blast, icons.pattern & kBlast ? 1 : 0);
  addIcon(row, Icon::boost, icons.boost);
  addIcon(row, Icon::convert, icons.convert);
  addIcon(row, Icon::energize, icons.energize);
  addIcon(row, Icon::scavenge, icons.scavenge);
  addIcon(row, Icon::vent, icons.vent);
}

Icon iconOfEffect(Effect effect) {
  switch (effect) {
    case Effect::credits:
    case Effect::discount: return Icon::scavenge;
    case Effect::move: return Icon::move;
    case Effect::vent:
    case Effect::intact: return Icon::vent;
    default: return Icon::power;
  }
}

}  // namespace

IconRow specialIcons(const Icons& icons) {
  IconRow row{};
  addSpecials(row, icons);
  return row;
}

IconRow iconsOfCard(std::uint8_t card) {
  IconRow row{};
  const UpgradeCard& printed = cardOf(card);
  if (isSystem(card)) {
    addIcon(row, Icon::system, 1);
    addIcon(row, iconOfEffect(printed.effect), printed.amount);
    return row;
  }
  addIcon(row, Icon::move, printed.icons.move);
  addIcon(row, Icon::power, printed.icons.power);
  addSpecials(row, printed.icons);
  return row;
}

namespace {
constexpr int kDigit = 7;
}

int drawIcons(Canvas& canvas, int x, int y, const IconRow& row, Colour colour, int gap) {
  for (const IconCount& each : row) {
    x = drawIcon(canvas, x, y, each.icon, colour);
    if (each.count > 1) {
      canvas.text(x + 2, y, Number(each.count).c_str(), colour);
      x += kDigit;
    }
    x += gap;
  }
  return x - gap;
}

int widthOf(const IconRow& row, int gap) {
  int width = -gap;
  for (const IconCount& each : row)
    width += kScrambleIcons[static_cast<std::size_t>(each.icon)].fullWidth() + (each.count > 1 ? kDigit : 0) + gap;
  return width;
}

void drawEventPlate(Canvas& canvas, Rect area, AlienEvent event, int rounds) {
  const bool due = rounds == 1;
  canvas.box(area.x, area.y, area.w, area.h, due ? kRed : kBrick, kClear, 2);
  Text<12> words;
  words << (isMove(event) ? "Move " : "Fire ") << rounds;
  const bool bold = due && textWidth(words.c_str(), Weight::bold) <= area.w - 4;
  canvas.textCentred(area.x + area.w / 2, area.y + (area.h - 8) / 2, words.c_str(), due ? kVoid : kPaper,
                     bold ? Weight::bold : Weight::body);
}

}  // namespace armada::stellar_scramble
