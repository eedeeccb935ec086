// Draws the handheld around the screen, and the page's bars, with the console's own canvas, fonts and palette. A page is larger than a
// canvas: the page draws everything once for each tile of 320x240 pixels, in the coordinates of the whole page, and what lies
// outside the tile is left out. Where things stand is the page's to say (page/layout.mjs).
#include <cmath>
#include <cstring>

#include "canvas/art.h"
#include "canvas/bulletin.h"
#include "canvas/canvas.h"
#include "canvas/strips.h"
#include "rules/kernel/text.h"
#include "web/device.h"

namespace armada::web {
namespace {

std::uint8_t entries[Canvas::kScreenBytes];
std::uint8_t tile[Canvas::kScreenBytes * 4];
Canvas canvas(entries, Canvas::kHeight);
int left = 0, top = 0;  // of the tile

constexpr int kSunk = 2;  // pixels that a pressed button goes down

// The canvas with the page's coordinates.
void box(int x, int y, int w, int h, Colour fill, Colour edge = kClear, int cut = 3) {
  canvas.box(x - left, y - top, w, h, fill, edge, cut);
}
void rect(int x, int y, int w, int h, Colour c) { canvas.rect(x - left, y - top, w, h, c); }
void hline(int x, int y, int w, Colour c) { rect(x, y, w, 1, c); }
void vline(int x, int y, int h, Colour c) { rect(x, y, 1, h, c); }
void dot(int x, int y, Colour c) { rect(x, y, 1, 1, c); }
void disc(int x, int y, int r, Colour c) { canvas.disc(x - left, y - top, r, c); }
void ring(int x, int y, int r, Colour c, int thick) { canvas.ring(x - left, y - top, r, c, thick); }
void dither(int x, int y, int w, int h, Colour c, int level) { canvas.dither(x - left, y - top, w, h, c, level); }
void polygon(std::initializer_list<Point> points, Colour c) {
  Point moved[Canvas::kMaxPolygon];
  std::size_t count = 0;
  for (const Point& each : points) moved[count++] = {each.x - left, each.y - top};
  canvas.polygon(moved, count, c);
}
void marqueeCentred(int cx, int y, const char* words, Colour c, Marquee size) {
  canvas.marqueeCentred(cx - left, y - top, words, c, size);
}
const char* words() {
  exchange[kExchangeBytes - 1] = 0;
  return reinterpret_cast<const char*>(exchange);
}
Colour colour(int entry) { return static_cast<Colour>(entry); }

// ---- the icons of the page ------------------------------------------------------------------------------------------
constexpr int kIconSize = 13;
constexpr const char* kIcons[][kIconSize] = {
    {"ppppp...ppppp", "p...........p", "p...........p", "p...........p", "p...........p", ".............",
     ".............", ".............", "p...........p", "p...........p", "p...........p", "p...........p",
     "ppppp...ppppp"},
    {".............", "......p...p..", ".....pp....p.", "....ppp..p..p", "ppppppp...p.p", "ppppppp...p.p",
     "ppppppp...p.p", "ppppppp...p.p", "ppppppp...p.p", "....ppp..p..p", ".....pp....p.", "......p...p..",
     "............."},
    {".............", "......p......", ".....pp......", "....ppp.p...p", "ppppppp..p.p.", "ppppppp...p..",
     "ppppppp..p.p.", "ppppppp.p...p", "ppppppp......", "....ppp......", ".....pp......", "......p......",
     "............."},
    {".............", "ppppppppppp..", "ppp.....pppp.", "ppp.....ppppp", "ppp.....ppppp", "ppppppppppppp",
     "ppppppppppppp", "pp.........pp", "pp.........pp", "pp.ppppppp.pp", "pp.........pp", "pp.ppppppp.pp",
     "ppppppppppppp"},
    {"......p......", ".....ppp.....", "....ppppp....", "...p..p..p...", "......p......", "......p......",
     "pppp..p..pppp", "p.....p.....p", "p.....p.....p", "p...........p", "p...........p", "p...........p",
     "ppppppppppppp"},
    {"......p......", "......p......", "....ppppp....", ".....ppp.....", "......p......", "pppp.....pppp",
     "ppppppppppppp", "p...p...p...p", "p...p...p.p.p", "p.p.p...p...p", "p...ppppp...p", "ppppppppppppp",
     "............."},
};

// ---- the rocket -----------------------------------------------------------------------------------------------------
// Points along its length and across it, in hundredths of the length; the nose is ahead.
struct Place {
  std::int8_t along, across;
};
struct Rocket {
  int cx, cy, length;
  double ux, uy;  // where its nose points

  Point at(double along, double across) const {
    return {static_cast<int>(std::lround(cx + (ux * along - uy * across) * length / 100)),
            static_cast<int>(std::lround(cy + (uy * along + ux * across) * length / 100))};
  }
  template <std::size_t N>
  void fill(const Place (&places)[N], Colour c) const {
    Point points[N];
    for (std::size_t i = 0; i < N; ++i) {
      const Point p = at(places[i].along, places[i].across);
      points[i] = {p.x - left, p.y - top};
    }
    canvas.polygon(points, N, c);
  }
  void porthole(double along) const {
    const Point p = at(along, -1);
    const int r = length * 3 / 100 > 1 ? length * 3 / 100 : 1;
    disc(p.x, p.y, r, kUmber);
    if (r == 1) return;
    disc(p.x, p.y, r - 1, kCyan);
    dot(p.x - 1, p.y - 1, kWhite);
  }
};

constexpr Place kFlame[] = {{-40, -8}, {-78, -2}, {-62, 0}, {-86, 3}, {-40, 8}};
constexpr Place kFlameCore[] = {{-40, -4}, {-64, 0}, {-40, 4}};
constexpr Place kFlameHeart[] = {{-40, -2}, {-52, 0}, {-40, 2}};
constexpr Place kFarFin[] = {{-12, -8}, {-30, -23}, {-50, -27}, {-36, -7}};
constexpr Place kNearFin[] = {{-12, 8}, {-30, 23}, {-50, 27}, {-36, 7}};
constexpr Place kHull[] = {{52, 0},  {42, -4}, {28, -9},  {8, -12}, {-14, -12}, {-32, -8}, {-40, -6},
                           {-40, 6}, {-32, 8}, {-14, 12}, {8, 12},  {28, 9},    {42, 4}};
constexpr Place kLit[] = {{52, 0},   {42, -4},  {28, -9},  {8, -12}, {-14, -12}, {-32, -8},
                          {-40, -6}, {-40, -3}, {-14, -5}, {10, -5}, {30, -3}};
constexpr Place kShade[] = {{-40, 6}, {-32, 8}, {-14, 12}, {8, 12},  {28, 9}, {42, 4},
                            {52, 0},  {30, 3},  {8, 5},    {-14, 5}, {-40, 3}};
constexpr Place kNoseLit[] = {{52, 0}, {42, -4}, {33, -8}, {33, 0}};
constexpr Place kNoseShade[] = {{52, 0}, {42, 4}, {33, 8}, {33, 0}};
constexpr Place kBelt[] = {{-17, -12}, {-21, -11}, {-21, 11}, {-17, 12}};
constexpr Place kTail[] = {{-40, -6}, {-44, -8}, {-44, 8}, {-40, 6}};
constexpr Place kMiddleFin[] = {{-25, -1}, {-52, -2}, {-52, 3}, {-25, 1}};

// ---- the sky --------------------------------------------------------------------------------------------------------
struct Cloud {
  int cx, cy, reach;
  double squash;
  int thickest;  // of 16
  Colour colour;
};

// As good as a sine for a cloud, in two parabolas a wave.
double wave(double angle) {
  constexpr double kTurn = 6.283185307179586;
  const double part = angle / kTurn - std::floor(angle / kTurn) - .5;  // -.5 to .5
  return -16 * part * (.5 - std::fabs(part));
}

// A cloud without an edge: thinner outwards, and frayed.
void drawCloud(const Cloud& cloud) {
  for (int y = 0; y < Canvas::kHeight; y += 4) {
    for (int x = 0; x < Canvas::kWidth; x += 4) {
      const double px = x + left + 2, py = y + top + 2;
      const double dx = px - cloud.cx, dy = (py - cloud.cy) * cloud.squash;
      const double frayed = 14 * wave(px * .06 + py * .05) + 9 * wave(py * .13 - px * .04);
      const double inside = (cloud.reach - std::sqrt(dx * dx + dy * dy) - frayed) / 7;
      const int level = inside > cloud.thickest ? cloud.thickest : static_cast<int>(inside);
      if (inside > 0) canvas.dither(x, y, 4, 4, cloud.colour, level);
    }
  }
}

// ---- pieces of the handheld -----------------------------------------------------------------------------------------
// A fin at a lower corner of the shell: the right one is the left one in a mirror.
struct Fin {
  int x, w, bottom, height, reach, cut;
  bool right;
  Point at(int px, int py) const { return {right ? x + w - 1 - (px - x) : px, py}; }
};

void drawFin(const Fin& f) {
  const int x = f.x, b = f.bottom;
  polygon({f.at(x + 8, b - f.height - 22), f.at(x - f.reach, b - 18), f.at(x - f.reach, b + 8),
           f.at(x + f.cut + 26, b - 6)},
          kUmber);
  polygon({f.at(x + 8, b - f.height - 17), f.at(x - f.reach + 2, b - 17), f.at(x - f.reach + 2, b + 5),
           f.at(x + f.cut + 24, b - 8)},
          f.right ? kBrick : kRed);
  if (f.right)
    polygon({f.at(x + 8, b - f.height - 17), f.at(x - f.reach + 8, b - 17), f.at(x - f.reach + 12, b - 4),
             f.at(x + 10, b - 20)},
            kRed);
  else
    polygon({f.at(x - f.reach + 2, b - 3), f.at(x - f.reach + 2, b + 5), f.at(x + f.cut + 24, b - 8)}, kBrick);
}

void drawArrow(int x, int y, int dx, int dy, int size) {
  for (int i = 0; i < size; ++i) {
    if (dx == 0)
      hline(x - i, y + dy * (size / 2 - i), 2 * i + 1, kPaper);
    else
      vline(x + dx * (size / 2 - i), y - i, 2 * i + 1, kPaper);
  }
}

}  // namespace

// ---- tiles ----------------------------------------------------------------------------------------------------------
ARMADA_FOR_PAGE("penTile") void penTile(int x, int y) {
  left = x;
  top = y;
  canvas.clear(kVoid);
}
// Its pixels as RGBA.
ARMADA_FOR_PAGE("penPixels") const std::uint8_t* penPixels() {
  std::uint8_t row[Canvas::kWidth * 2];
  for (int y = 0; y < Canvas::kHeight; ++y) {
    encodeRows(canvas, y, 1, row);
    toRgba(row, Canvas::kWidth, tile + static_cast<std::size_t>(y) * Canvas::kWidth * 4);
  }
  return tile;
}

// ---- plain things ---------------------------------------------------------------------------------------------------
ARMADA_FOR_PAGE("penRect") void penRect(int x, int y, int w, int h, int c) { rect(x, y, w, h, colour(c)); }
ARMADA_FOR_PAGE("penBox") void penBox(int x, int y, int w, int h, int fill, int edge, int cut) {
  box(x, y, w, h, colour(fill), colour(edge), cut);
}
// The words in the exchange; returns the x behind them.
ARMADA_FOR_PAGE("penWords") int penWords(int x, int y, int c, bool bold) {
  return canvas.text(x - left, y - top, words(), colour(c), bold ? Weight::bold : Weight::body) + left;
}
// The same with every pixel as a square of scale x scale, for a phone's page.
ARMADA_FOR_PAGE("penLargeWords") void penLargeWords(int x, int y, int c, int scale) {
  for (const char* at = words(); *at != 0; ++at) {
    if (*at == ' ') {
      x += kBlankWidth * scale;
      continue;
    }
    const Glyph& letter = bulletinGlyph(static_cast<unsigned char>(*at));
    for (int j = 0; j < kGlyphRows; ++j)
      for (int i = 0; i < letter.width; ++i)
        if ((letter.rows[j] >> i & 1) != 0) rect(x + i * scale, y + j * scale, scale, scale, colour(c));
    x += (letter.width + 1) * scale;
  }
}
ARMADA_FOR_PAGE("penMarquee") int penMarquee(int x, int y, int c, int size) {
  return canvas.marquee(x - left, y - top, words(), colour(c), static_cast<Marquee>(size)) + left;
}
ARMADA_FOR_PAGE("wordsWidth") int wordsWidth(bool bold) {
  return textWidth(words(), bold ? Weight::bold : Weight::body);
}
ARMADA_FOR_PAGE("marqueeWords") int marqueeWords(int size) { return marqueeWidth(words(), static_cast<Marquee>(size)); }
ARMADA_FOR_PAGE("penIcon") void penIcon(int which, int x, int y, int c, int scale) {
  for (int j = 0; j < kIconSize; ++j)
    for (int i = 0; i < kIconSize; ++i)
      if (kIcons[which][j][i] == 'p') rect(x + i * scale, y + j * scale, scale, scale, colour(c));
}
// A letter of the body font, for whoever makes a font of it: its rows of pixels are in the exchange; returns its width.
ARMADA_FOR_PAGE("glyph") int glyph(std::uint32_t letter) {
  const Glyph& found = bulletinGlyph(letter);
  std::memcpy(exchange, found.rows, kGlyphRows);
  return found.width;
}

// ---- the page -------------------------------------------------------------------------------------------------------
// Calm: nothing in it is as bright as the console.
ARMADA_FOR_PAGE("penSky") void penSky(int w, int h) {
  const int longest = w > h ? w : h;
  drawCloud({w * 82 / 100, h / 5, longest * 42 / 100, 1.2, 12, kInk});
  drawCloud({w * 12 / 100, h * 9 / 10, longest * 40 / 100, 1.3, 7, kDusk});
  std::uint32_t seed = 9;
  const auto next = [&seed](int below) {
    seed = (seed * 1103515245u + 12345u) & 0x7FFFFFFFu;
    return static_cast<int>((seed >> 8) % static_cast<std::uint32_t>(below));
  };
  for (int i = 0; i < w * h / 1500; ++i) {
    const int x = next(w), y = next(h);
    dot(x, y, i % 3 == 2 ? kSteel : kNight);
  }
}

// A rocket's hull seen from above: cream enamel, red fins at the lower corners, corners cut like every box of ours.
ARMADA_FOR_PAGE("penShell") void penShell(int x, int y, int w, int h, int cut, int finReach, int finHeight) {
  for (const bool right : {false, true}) drawFin({x, w, y + h, finHeight, finReach, cut, right});
  box(x, y, w, h, kUmber, kClear, cut);
  box(x + 2, y + 2, w - 4, h - 4, kSepia, kClear, cut - 1);
  box(x + 2, y + 2, w - 5, h - 6, kKraft, kClear, cut - 1);
  box(x + 2, y + 2, w - 10, h - 12, kPaper, kClear, cut - 1);
  hline(x + cut + 2, y + 3, w - 2 * cut - 8, kWhite);
  for (int k = 4; k < 10; ++k) dither(x + cut, y + h - 6 - k, w - 2 * cut, 1, kKraft, 20 - 2 * k);  // a soft edge
}

// The red band of the rocket between grip and screen.
ARMADA_FOR_PAGE("penBand") void penBand(int x, int y, int h) {
  constexpr int kWide = 7;
  rect(x, y, kWide, h, kRed);
  vline(x, y, h, kUmber);
  vline(x + kWide - 1, y, h, kUmber);
  vline(x + kWide - 2, y, h, kBrick);
}
// The same below the screen, two of them.
ARMADA_FOR_PAGE("penBelt") void penBelt(int x, int y, int w) {
  rect(x, y, w, 7, kRed);
  hline(x, y, w, kUmber);
  hline(x, y + 6, w, kBrick);
  rect(x, y + 10, w, 3, kRed);
  hline(x, y + 12, w, kBrick);
}

// The frame of the screen, whose upper left pixel is at (sx, sy).
ARMADA_FOR_PAGE("penBezel") void penBezel(int sx, int sy, int extra, int rim, bool brand) {
  const int x = sx - rim, y = sy - rim, w = Canvas::kWidth + 2 * rim, h = Canvas::kHeight + 2 * rim + extra;
  box(x - 2, y - 2, w + 4, h + 4, kSepia, kClear, 10);
  box(x - 1, y - 1, w + 4, h + 4, kWhite, kClear, 10);
  box(x - 1, y - 1, w + 2, h + 2, kUmber, kClear, 9);
  box(x, y, w, h, kInk, kClear, 8);
  box(sx - 3, sy - 3, Canvas::kWidth + 6, Canvas::kHeight + 6, kVoid, kBrass, 3);
  constexpr const char* kName = "POCKET ARMADA";
  const int ty = sy + 243 + (rim + extra - 3 - 12) / 2;
  const int n = brand ? marqueeWidth(kName, Marquee::px12) : 13;
  if (brand) {
    marqueeCentred(sx + 160, ty, kName, kBrass, Marquee::px12);
  } else {
    const PaletteMap dull = recolour(kGold, kBrass);
    canvas.sprite(kStar, sx + 157 - left, ty + 2 - top, &dull);
  }
  for (int k = 0; k < 3; ++k) {
    hline(sx + 6, ty + 2 + 3 * k, 160 - n / 2 - 20 - k * 6, kNight);
    hline(sx + 160 + n / 2 + 14 + k * 6, ty + 2 + 3 * k, 160 - n / 2 - 40 - k * 6, kNight);
  }
  disc(sx + 310, ty + 5, 2, kLeaf);
}

// n is the width of an arm. The plate is round, so that a thumb may slide on it. `held` has a bit for each direction, in the order
// of Button.
ARMADA_FOR_PAGE("penPad") void penPad(int cx, int cy, int n, int held) {
  const int plate = n * 172 / 100;
  disc(cx + 1, cy + 2, plate + 2, kWhite);
  disc(cx, cy, plate + 2, kSepia);
  disc(cx, cy, plate, kKraft);
  const int arm = n * 3 / 2, half = n / 2;
  const auto cross = [&](int ox, int oy, int grown, Colour c) {
    box(cx - half - grown + ox, cy - arm - grown + oy, 2 * (half + grown) + 1, 2 * (arm + grown) + 1, c, kClear, 4);
    box(cx - arm - grown + ox, cy - half - grown + oy, 2 * (arm + grown) + 1, 2 * (half + grown) + 1, c, kClear, 4);
  };
  cross(2, 3, 1, kSepia);
  // The whole cross tilts towards what is held.
  const int dx = ((held >> 3 & 1) - (held >> 2 & 1)) * kSunk, dy = ((held >> 1 & 1) - (held & 1)) * kSunk;
  const int sunk = held == 0 ? 0 : 1;
  cx += dx / 2;
  cy += dy / 2 + sunk;
  cross(0, 0, 1, kUmber);
  cross(0, 0, 0, kInk);
  hline(cx - half + 4, cy - arm, 2 * half - 7, kSteel);
  hline(cx - arm + 4, cy - half, arm - half - 4, kSteel);
  hline(cx + half, cy - half, arm - half - 4, kSteel);
  vline(cx - half, cy - arm + 4, arm - half - 4, kNight);
  disc(cx, cy, n / 5 > 3 ? n / 5 : 3, kNight);
  const int size = n / 4 > 4 ? n / 4 : 4;
  const int out = arm - size - 2;
  drawArrow(cx, cy - out, 0, -1, size);
  drawArrow(cx, cy + out, 0, 1, size);
  drawArrow(cx - out, cy, -1, 0, size);
  drawArrow(cx + out, cy, 1, 0, size);
}

// A is full, B is a ring: as in the foot line.
ARMADA_FOR_PAGE("penRound") void penRound(int cx, int cy, int r, bool isA, bool held) {
  disc(cx + 1, cy + 2, r + 3, kWhite);
  disc(cx, cy, r + 3, kSepia);
  disc(cx, cy, r + 1, kUmber);
  disc(cx, cy, r, isA ? kBrick : kVoid);
  const int y = cy - 2 + (held ? kSunk : 0);
  disc(cx - 1, y, r - 2, isA ? kRed : kInk);
  if (!isA) ring(cx - 1, y, r - 3, kPaper, 2);
  const bool small = r < 24;
  marqueeCentred(cx, y - (small ? 9 : 15), isA ? "A" : "B", isA ? kVoid : kPaper,
                 small ? Marquee::px18 : Marquee::px30);
  if (!isA || held) return;
  const int glint = r * 62 / 100;
  for (int i = 0; i < (r / 5 > 3 ? r / 5 : 3); ++i) hline(cx - glint + i, cy - glint - i + 2, 2, kWhite);
}

ARMADA_FOR_PAGE("penPill") void penPill(int cx, int cy, int w, int h, bool isStart, bool held) {
  const int x = cx - w / 2, y = cy - h / 2;
  const int cut = h / 2 - 1 < 9 ? h / 2 - 1 : 9;
  const int sunk = held ? kSunk : 0;
  box(x + 1, y + 2, w, h, kWhite, kClear, cut);
  box(x, y, w, h, kSepia, kClear, cut);
  box(x + 2, y + 2, w - 4, h - 4, kVoid, kClear, cut - 2);
  box(x + 2, y + 2 + sunk, w - 4, h - 4 - sunk, kInk, kClear, cut - 2);
  hline(x + cut, y + 2 + sunk, w - 2 * cut, kSteel);
  marqueeCentred(cx, cy - 6 + sunk, isStart ? "START" : "SELECT", kPaper, Marquee::px12);
}

ARMADA_FOR_PAGE("penGrille") void penGrille(int x, int y, int columns, int rows, int pitch) {
  for (int j = 0; j < rows; ++j)
    for (int i = 0; i < columns; ++i) disc(x + i * pitch + (j % 2 != 0 ? pitch / 2 : 0), y + j * pitch, 1, kSepia);
}

ARMADA_FOR_PAGE("penScrew") void penScrew(int x, int y) {
  disc(x, y, 2, kSepia);
  dot(x - 1, y - 1, kWhite);
}

ARMADA_FOR_PAGE("penRocket") void penRocket(int cx, int cy, int length, double ux, double uy) {
  const Rocket r{cx, cy, length, ux, uy};
  r.fill(kFlame, kOrange);
  r.fill(kFlameCore, kGold);
  r.fill(kFlameHeart, kWhite);
  r.fill(kFarFin, kRed);
  r.fill(kNearFin, kBrick);
  r.fill(kHull, kMist);
  r.fill(kLit, kPaper);
  r.fill(kShade, kHaze);
  r.fill(kNoseLit, kRed);
  r.fill(kNoseShade, kBrick);
  r.fill(kBelt, kRed);
  r.fill(kTail, kSteel);
  r.fill(kMiddleFin, kBrick);
  for (const int along : {20, 8, -4}) r.porthole(along);
}

// The icon of the installed page, in the first `size` pixels of a tile: the saucer of the covers over our rays.
ARMADA_FOR_PAGE("penBadge") void penBadge(int size) {
  penTile(0, 0);
  rect(0, 0, size, size, kDusk);
  drawRays(canvas, {0, 0, size, size}, size / 2, size / 2, kPlum, 20);
  penRocket(size / 2, size / 2, size * 62 / 100, .7071, -.7071);
}

}  // namespace armada::web
