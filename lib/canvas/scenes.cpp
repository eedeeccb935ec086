// Scenes composed of sprites, rays and words: the title, the covers, the skies. Drawn through the canvas only.
#include "canvas/art.h"

namespace armada {
namespace {

// ---- directions without trigonometry at run time -------------------------------------------------------------------

// The sine of 0 to 90 degrees in 64 steps, times 16384.
constexpr std::int16_t kSine[65] = {
    0,     402,   804,   1205,  1606,  2006,  2404,  2801,  3196,  3590,  3981,  4370,  4756,
    5139,  5520,  5897,  6270,  6639,  7005,  7366,  7723,  8076,  8423,  8765,  9102,  9434,
    9760,  10080, 10394, 10702, 11003, 11297, 11585, 11866, 12140, 12406, 12665, 12916, 13160,
    13395, 13623, 13842, 14053, 14256, 14449, 14635, 14811, 14978, 15137, 15286, 15426, 15557,
    15679, 15791, 15893, 15986, 16069, 16143, 16207, 16261, 16305, 16340, 16364, 16379, 16384,
};

// A turn is 65536; between two entries of the table lies a straight line.
int sine(std::uint32_t angle) {
  std::uint32_t part = angle & 0x3FFFu;
  if ((angle & 0x4000u) != 0) part = 0x4000u - part;
  const std::uint32_t i = part >> 8;
  int value = kSine[i];
  if (i < 64) value += (kSine[i + 1] - kSine[i]) * static_cast<int>(part & 0xFFu) / 256;
  return (angle & 0x8000u) != 0 ? -value : value;
}

Point rim(int cx, int cy, std::uint32_t angle) {
  return {cx + sine(angle + 0x4000u) / 16, cy + sine(angle) / 16};  // 1024 pixels away: beyond every corner
}

// ---- pieces with chevrons ------------------------------------------------------------------------------------------

// How an alien of a size carries its chevrons: middle of the window below its own middle, arm and pitch.
struct Window {
  std::int8_t below;
  std::uint8_t arm, pitch;
};
constexpr Window kWindows[kDepths] = {{5, 4, 6}, {4, 3, 5}, {3, 3, 4}, {1, 3, 4}};

void chevron(Canvas& canvas, int x, int y, int arm, Colour c, int thick) {
  const int rows = 2 * arm - 1;
  for (int j = 0; j < rows; ++j) canvas.hline(x + (j < arm ? j : rows - 1 - j), y + j, thick, c);
}

}  // namespace

void drawChevrons(Canvas& canvas, int cx, int cy, int count, int arm, int pitch, Colour c, int thick) {
  if (count < 1) return;
  const int x = cx - (pitch * (count - 1) + arm - 1 + thick) / 2;
  for (int i = 0; i < count; ++i) chevron(canvas, x + i * pitch, cy - (arm - 1), arm, c, thick);
  canvas.label(cx - 2 * count, cy - 4, count == 1 ? ">" : count == 2 ? ">>" : ">>>", c);
}

void drawAlien(Canvas& canvas, int cx, int cy, int depth, int kind, int chevrons, const PaletteMap* map) {
  if (depth < 1 || depth > kDepths || kind < 0 || kind >= kAlienKinds) return;
  const Window& window = kWindows[depth - 1];
  canvas.spriteCentred(kAliens[kind][depth - 1], cx, cy, map);
  const Colour c = map == nullptr ? kGold : static_cast<Colour>(map->to[kGold]);
  drawChevrons(canvas, cx, cy + window.below, chevrons, window.arm, window.pitch, c);
}

// ---- skies ---------------------------------------------------------------------------------------------------------

void drawStars(Canvas& canvas, Rect area, int count, std::uint32_t seed) {
  constexpr Colour kQuiet[] = {kSteel, kNight, kHaze};
  drawStars(canvas, area, count, seed, kQuiet, 3);
}

void drawStars(Canvas& canvas, Rect area, int count, std::uint32_t seed, const Colour* colours,
               std::size_t colourCount) {
  if (area.w < 1 || area.h < 1 || colourCount == 0) return;
  const auto next = [&seed](int below) {
    seed = (seed * 1103515245u + 12345u) & 0x7FFFFFFFu;
    return static_cast<int>((seed >> 8) % static_cast<std::uint32_t>(below));
  };
  std::size_t colour = 0;
  int untilLarge = 0;
  for (int i = 0; i < count; ++i) {
    const int x = area.x + next(area.w);
    const int y = area.y + next(area.h);
    if (untilLarge-- == 0) {
      untilLarge = 16;
      canvas.hline(x - 1, y, 3, kSteel);
      canvas.vline(x, y - 1, 3, kSteel);
      canvas.dot(x, y, kPaper);
    } else {
      canvas.dot(x, y, colours[colour]);
    }
    if (++colour == colourCount) colour = 0;
  }
}

void drawRays(Canvas& canvas, Rect area, int cx, int cy, Colour c, int count) {
  if (count < 2) return;
  const ClipTo clip(canvas, area);
  const std::uint32_t turn = 65536u;
  for (int i = 0; i < count; ++i) {
    const std::uint32_t from =
        turn / 2 + turn * static_cast<std::uint32_t>(2 * i) / static_cast<std::uint32_t>(2 * count);
    const std::uint32_t to =
        turn / 2 + turn * static_cast<std::uint32_t>(2 * i + 1) / static_cast<std::uint32_t>(2 * count);
    canvas.triangle({cx, cy}, rim(cx, cy, from), rim(cx, cy, to), c);
  }
}

// ---- the title -----------------------------------------------------------------------------------------------------

namespace {

// Marquee with wide gaps: a letter at a time.
void spaced(Canvas& canvas, int x, int y, const char* letters, Colour c) {
  for (; *letters != 0; ++letters) {
    const char one[2] = {*letters, 0};
    x = canvas.marquee(x, y, one, c, Marquee::px24) + 3;
  }
}

void titleSky(Canvas& canvas) {
  constexpr Colour kSky[] = {kViolet, kHaze, kPlum, kPaper};
  canvas.clear(kDusk);
  drawRays(canvas, {0, 0, Canvas::kWidth, 219}, 226, 262, kPlum, 44);
  for (int y = 0; y < 48; y += 4) canvas.dither(0, y, Canvas::kWidth, 4, kVoid, 13 - y / 4);
  drawStars(canvas, {0, 0, Canvas::kWidth, 150}, 70, 21, kSky, 4);
}

}  // namespace

void drawTitleScene(Canvas& canvas) {
  const ClipTo clip(canvas, {0, 0, Canvas::kWidth, 219});
  titleSky(canvas);
  canvas.sprite(kRingedPlanet, 257, 40);
  canvas.sprite(kRedHorizon, 115, 182);
  canvas.sprite(kEscorts[0], 24, 169);
  canvas.sprite(kEscorts[1], 51, 192);
  canvas.sprite(kEscorts[2], 10, 198);
  canvas.sprite(kFlagship, 82, 110);
  spaced(canvas, 34, 22, "POCKET", kVoid);
  spaced(canvas, 32, 20, "POCKET", kPaper);
  canvas.sprite(kLogo, 26, 48);
  canvas.box(10, 128, 96, 29, kVoid, kGold);
  canvas.textCentred(58, 132, "Tabletop", kPaper);
  canvas.textCentred(58, 144, "space games", kPaper);
}

// ---- the covers ----------------------------------------------------------------------------------------------------

void drawCoverPewPew(Canvas& canvas, int x, int y) {
  const ClipTo clip(canvas, {x, y, kCoverWidth, kCoverHeight});
  canvas.clear(kVoid);
  canvas.disc(x + 46, y + 66, 34, kDusk);  // the glow they come from
  canvas.disc(x + 46, y + 66, 23, kPlum);
  canvas.dither(x + 8, y + 28, 76, 76, kVoid, 4);
  drawStars(canvas, {x, y, kCoverWidth, kCoverHeight}, 40, 3);
  struct Pane {
    int reach;
    Colour colour;
  };
  constexpr Pane kPanes[] = {{44, kCyan}, {30, kTeal}, {20, kSteel}, {13, kNight}};
  for (const Pane& p : kPanes) canvas.frame(x + 46 - p.reach, y + 68 - p.reach, 2 * p.reach, 2 * p.reach, p.colour);
  for (int sx = -1; sx <= 1; sx += 2) {
    for (int sy = -1; sy <= 1; sy += 2) {
      canvas.line(x + 46 + sx * 13, y + 68 + sy * 13, x + 46 + sx * 44, y + 68 + sy * 44, kTeal);
    }
  }
  drawAlien(canvas, x + 46, y + 60, 1, 0, 3);
  drawAlien(canvas, x + 18, y + 49, 3, 1, 1);
  drawAlien(canvas, x + 75, y + 48, 3, 2, 2);
  canvas.spriteCentred(kMissiles[1], x + 19, y + 80);
  canvas.spriteCentred(kBursts[2], x + 74, y + 78);
  canvas.spriteCentred(kBursts[1], x + 74, y + 78);
  canvas.spriteCentred(kPews[3], x + 50, y + 84);
  canvas.sprite(kShip, x + 33, y + 92);
  canvas.rect(x, y, kCoverWidth, 33, kVoid);
  canvas.marqueeCentred(x + 46, y + 6, "PEW", kCyan);
  canvas.marqueeCentred(x + 46, y + 20, "PEW!", kWhite);
}

void drawCoverStellarSiege(Canvas& canvas, int x, int y) {
  constexpr Colour kSky[] = {kViolet, kHaze, kPlum};
  const ClipTo clip(canvas, {x, y, kCoverWidth, kCoverHeight});
  canvas.clear(kDusk);
  drawRays(canvas, {x, y + 34, kCoverWidth, kCoverHeight - 34}, x + 46, y + 76, kPlum, 20);
  drawStars(canvas, {x, y, kCoverWidth, kCoverHeight}, 30, 9, kSky, 3);
  canvas.sprite(kCoverPlanet, x + 15, y + 55);
  canvas.sprite(kAntillianSmall, x + 3, y + 73);
  canvas.sprite(kMorkolyteSmall, x + 49, y + 38);
  canvas.rect(x, y, kCoverWidth, 33, kVoid);
  canvas.marqueeCentred(x + 46, y + 6, "STELLAR", kOrange);
  canvas.marqueeCentred(x + 46, y + 20, "SIEGE", kViolet);
}

void drawCoverPulpInvasion(Canvas& canvas, int x, int y) {
  const ClipTo clip(canvas, {x, y, kCoverWidth, kCoverHeight});
  canvas.clear(kGold);
  drawRays(canvas, {x, y, kCoverWidth, kCoverHeight}, x + 8, y + 118, kOrange, 26);
  canvas.sprite(kRedPlanet, x + 48, y + 78);
  canvas.sprite(kPulpRocket, x + 12, y + 45);
  canvas.spriteCentred(kSaucer, x + 24, y + 52);
  canvas.rect(x, y, kCoverWidth, 33, kPaper);
  canvas.rect(x, y + 33, kCoverWidth, 2, kBrick);
  canvas.marqueeCentred(x + 46, y + 5, "PULP", kBrick);
  canvas.marqueeCentred(x + 46, y + 19, "INVASION", kBrick);
}

namespace {

PaletteMap inColours(Colour bright, Colour shade) {
  PaletteMap map = recolour(kCyan, bright);
  map.to[kTeal] = shade;
  return map;
}

// A fighter at the head of its trail; all trails come out of one point below.
void drawTrail(Canvas& canvas, int x, int y, int ox, Colour bright, Colour shade) {
  const Point outer[] = {{x - 5, y}, {x + 5, y}, {ox + 2, y + 44}, {ox - 2, y + 44}};
  const Point inner[] = {{x - 2, y}, {x + 2, y}, {ox + 1, y + 44}, {ox - 1, y + 44}};
  canvas.polygon(outer, 4, shade);
  canvas.polygon(inner, 4, bright);
  canvas.vline(x, y, 8, kWhite);
}

}  // namespace

void drawCoverStellarScramble(Canvas& canvas, int x, int y) {
  constexpr Colour kSky[] = {kHaze, kBlue, kPaper};
  struct Alien {
    int x, y, breed;
    Colour bright, shade;
  };
  constexpr Alien kSwarm[] = {
      {4, 38, 0, kLeaf, kMoss}, {69, 38, 1, kLeaf, kMoss}, {3, 58, 2, kRed, kBrick}, {70, 59, 3, kRed, kBrick}};
  const ClipTo clip(canvas, {x, y, kCoverWidth, kCoverHeight});
  canvas.clear(kVoid);
  canvas.dither(x, y + 35, kCoverWidth, 25, kInk, 8);
  canvas.rect(x, y + 60, kCoverWidth, 58, kInk);
  canvas.dither(x, y + 72, kCoverWidth, 22, kUltra, 5);
  canvas.dither(x, y + 94, kCoverWidth, 24, kUltra, 12);
  drawStars(canvas, {x, y + 35, kCoverWidth, 58}, 34, 12, kSky, 3);
  canvas.disc(x + 46, y + 172, 74, kUltra);  // home
  canvas.ring(x + 46, y + 172, 74, kBlue, 2);
  const PaletteMap mantis = inColours(kPink, kRose);
  canvas.sprite(kInvaders[4], x + 27, y + 38, &mantis, 2);
  for (const Alien& alien : kSwarm) {
    const PaletteMap map = inColours(alien.bright, alien.shade);
    canvas.sprite(kInvaders[alien.breed], x + alien.x, y + alien.y, &map);
  }
  drawTrail(canvas, x + 16, y + 100, x + 40, kOrange, kRust);
  drawTrail(canvas, x + 76, y + 100, x + 52, kViolet, kPlum);
  drawTrail(canvas, x + 46, y + 92, x + 46, kCyan, kTeal);
  for (int gun = 39; gun <= 52; gun += 13) {
    canvas.rect(x + gun, y + 69, 2, 8, kCyan);
    canvas.vline(x + gun, y + 70, 6, kWhite);
  }
  canvas.spriteCentred(kBursts[2], x + 12, y + 66);
  canvas.spriteCentred(kBursts[1], x + 12, y + 66);
  const PaletteMap ember = inColours(kOrange, kRust), nova = inColours(kViolet, kPlum);
  canvas.sprite(kFighter, x + 9, y + 88, &ember);
  canvas.sprite(kFighter, x + 69, y + 88, &nova);
  canvas.sprite(kFighter, x + 39, y + 80);
  canvas.rect(x, y, kCoverWidth, 33, kUltra);
  canvas.rect(x, y + 33, kCoverWidth, 2, kGold);
  canvas.marqueeCentred(x + 46, y + 5, "STELLAR", kPaper);
  canvas.marqueeCentred(x + 46, y + 19, "SCRAMBLE", kGold);
}

void drawCoverRayguns(Canvas& canvas, int x, int y) {
  constexpr Colour kSky[] = {kHaze, kCyan, kPaper};
  const ClipTo clip(canvas, {x, y, kCoverWidth, kCoverHeight});
  canvas.clear(kTeal);
  drawRays(canvas, {x, y + 34, kCoverWidth, kCoverHeight - 34}, x + 68, y + 52, kNight, 12);
  for (int band = 0; band < 7; ++band) canvas.dither(x, y + 34 + 4 * band, kCoverWidth, 4, kInk, 9 - band);
  drawStars(canvas, {x, y + 36, kCoverWidth, 40}, 26, 5, kSky, 3);
  canvas.sprite(kCoverDuel, x, y + 34);
  canvas.rect(x, y, kCoverWidth, 33, kInk);
  canvas.hline(x, y + 33, kCoverWidth, kPink);
  canvas.sprite(kCoverRaygunsTitle, x, y + 5);
}

}  // namespace armada
