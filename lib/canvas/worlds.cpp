// Worlds in integers: a place on the ball is a longitude and a latitude of 1/256 turn, found by one table a pixel.
#include "canvas/worlds.h"

namespace armada {

namespace {

// What a colour of a surface becomes on the side away from the sun; never VOID, or the ball loses its outline.
Colour inShadow(Colour c) {
  switch (c) {
    case kWhite: return kViolet;
    case kPaper: return kHaze;
    case kMist: return kHaze;
    case kHaze: return kSteel;
    case kSteel: return kNight;
    case kKraft: return kSepia;
    case kSepia: return kUmber;
    case kLeaf: return kMoss;
    case kBlue: return kUltra;
    case kCyan: return kTeal;
    case kPink: return kRose;
    case kOrange: return kRust;
    case kGold: return kBrass;
    case kRed: return kBrick;
    case kViolet: return kPlum;
    case kBrass: return kSepia;
    case kRust: return kUmber;
    case kTeal:
    case kUltra:
    case kMoss: return kNight;
    case kRose: return kPlum;
    case kBrick:
    case kUmber:
    case kPlum: return kDusk;
    default: return kInk;
  }
}

// 64 * sin of i/256 turn.
// clang-format off: a 1/16 turn a line
constexpr std::int8_t kWave[256] = {
    0, 2, 3, 5, 6, 8, 9, 11, 12, 14, 16, 17, 19, 20, 22, 23,
    24, 26, 27, 29, 30, 32, 33, 34, 36, 37, 38, 39, 41, 42, 43, 44,
    45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 56, 57, 58, 59,
    59, 60, 60, 61, 61, 62, 62, 62, 63, 63, 63, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 63, 63, 63, 62, 62, 62, 61, 61, 60, 60,
    59, 59, 58, 57, 56, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46,
    45, 44, 43, 42, 41, 39, 38, 37, 36, 34, 33, 32, 30, 29, 27, 26,
    24, 23, 22, 20, 19, 17, 16, 14, 12, 11, 9, 8, 6, 5, 3, 2,
    0, -2, -3, -5, -6, -8, -9, -11, -12, -14, -16, -17, -19, -20, -22, -23,
    -24, -26, -27, -29, -30, -32, -33, -34, -36, -37, -38, -39, -41, -42, -43, -44,
    -45, -46, -47, -48, -49, -50, -51, -52, -53, -54, -55, -56, -56, -57, -58, -59,
    -59, -60, -60, -61, -61, -62, -62, -62, -63, -63, -63, -64, -64, -64, -64, -64,
    -64, -64, -64, -64, -64, -64, -63, -63, -63, -62, -62, -62, -61, -61, -60, -60,
    -59, -59, -58, -57, -56, -56, -55, -54, -53, -52, -51, -50, -49, -48, -47, -46,
    -45, -44, -43, -42, -41, -39, -38, -37, -36, -34, -33, -32, -30, -29, -27, -26,
    -24, -23, -22, -20, -19, -17, -16, -14, -12, -11, -9, -8, -6, -5, -3, -2,
};
// clang-format on
int wave(int turn) { return kWave[turn & 255]; }

// Turns of 1/256 whose sine is i/64.
constexpr std::int8_t kArc[65] = {0,  1,  1,  2,  3,  3,  4,  4,  5,  6,  6,  7,  8,  8,  9,  10, 10,
                                  11, 12, 12, 13, 14, 14, 15, 16, 16, 17, 18, 18, 19, 20, 21, 21, 22,
                                  23, 24, 24, 25, 26, 27, 28, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
                                  38, 39, 40, 41, 42, 43, 45, 46, 48, 50, 51, 54, 57, 64};
int arc(int of64) { return of64 < 0 ? -kArc[-of64] : kArc[of64]; }

struct Spot {
  std::int8_t x, y, r;
};

int apart(int x, int y, const Spot& spot) {
  const int dx = x - spot.x, dy = y - spot.y;
  return dx * dx + dy * dy;
}

int size(int v) { return v < 0 ? -v : v; }
bool near(int distance, int limit) { return size(distance) < limit; }

// Most places are far from most spots: two subtractions tell.
bool within(int x, int y, const Spot& spot) {
  return near(x - spot.x, spot.r) && near(y - spot.y, spot.r) && apart(x, y, spot) < spot.r * spot.r;
}

// Craters, the larger first.
constexpr Spot kHoles[] = {{-24, -20, 15}, {20, 6, 11}, {-10, 32, 9}, {20, -34, 8},
                           {-46, 12, 7},   {-2, 0, 5},  {42, -14, 6}};

// Which turn a direction has, roughly: enough to wind a spiral.
int turnOf(int x, int y) {
  const int sum = size(x) + size(y);
  if (sum == 0) return 0;
  const int part = 64 * y / sum;
  return x < 0 ? 128 - part : part;
}

// The colour of a place on the ball: 0 first, 1 second, 2 third. Longitude and latitude from -64 to 64; the middle of the
// disc is 0, 0.
int holes(int lon, int lat) {
  for (const Spot& hole : kHoles)
    if (within(lon, lat, hole)) return 1;
  return 0;
}

int rims(int lon, int lat) {
  for (const Spot& hole : kHoles) {
    if (!within(lon, lat, hole)) continue;
    const int inside = hole.r - 4;
    if (apart(lon, lat, hole) >= inside * inside) return 1;
    return (lon - hole.x) + (lat - hole.y) > hole.r / 2 ? 2 : 0;
  }
  return 0;
}

int land(int lon, int lat) {
  if (lat < -50) return 2;
  const int height =
      wave(lon * 4 + 20 + wave(lat * 7) / 2) + wave(lat * 5 + lon * 2 + 70) + wave((lon - lat) * 9 + 50) / 2;
  return height > 26 ? 2 : height > 8 ? 1 : 0;
}

bool rift(int lon, int lat) {
  return near(lat + lon / 2 - wave(lon * 5) / 4, 4) || near(lon + 18 - wave(lat * 5) * 3 / 16, 4) ||
         near(lon - lat - 24 + wave(lat * 6) * 3 / 16, 4);
}

int storm(int lon, int lat) {
  constexpr Spot kEye{-10, 24, 22};
  if (within(lon, lat * 2, kEye)) {
    const int eye = apart(lon, lat * 2, kEye);
    return eye < 90 ? 2 : eye < 260 ? 1 : 0;
  }
  constexpr unsigned kDark = 1u << 1 | 1u << 4 | 1u << 7 | 1u << 10 | 1u << 13;  // every third band
  return static_cast<int>(kDark >> ((lat + 66 + wave(lon * 3) / 32) * 7 / 64) & 1u);
}

int caps(int lon, int lat) {
  const int edge = wave(lon * 5) * 5 / 64;
  if (lat < -28 + edge || lat > 34 - edge) return 2;
  return near(lat - 1 - edge / 2, 6) ? 1 : 0;
}

int halves(int lon, int lat) {
  if (within(lon, lat, {0, -27, 8})) return 0;
  if (within(lon, lat, {0, 27, 8})) return 1;
  return lon > wave(lat * 2) * 7 / 16 ? 1 : 0;
}

int spiral(int lon, int lat) {
  const int x = lon + 6, y = lat + 4;
  const int longer = size(x) > size(y) ? size(x) : size(y);
  const int distance = longer * 3 / 2 + size(x) + size(y);  // near enough to a circle
  const int arm = wave(distance * 2 + turnOf(x, y) * 2);
  return arm > 22 ? 1 : arm < -56 ? 2 : 0;
}

int lights(int lon, int lat) {
  const bool coast = wave(lon * 4 + wave(lat * 6) / 2) + wave(lat * 5 - lon) > 10;
  if (!coast) return 0;
  return ((lon * 7 + lat * 3) & 15) < 3 && ((lat * 5 - lon * 3) & 15) < 4 ? 2 : 1;
}

int veils(int lon, int lat) {
  const int veil = wave(lat * 6 + wave(lon * 3 + lat) / 2) + wave(lon * 3 + lat * 2) / 2;
  return veil > 36 ? 1 : veil < -24 ? 2 : 0;
}

int surfaceAt(Surface surface, int lon, int lat) {
  switch (surface) {
    case Surface::craters: return holes(lon, lat);
    case Surface::land: return land(lon, lat);
    case Surface::bands: return (lat + 64 + wave(lon * 3) / 16) * 9 / 128 % 2;
    case Surface::ice: return rift(lon, lat) ? 1 : wave(lon * 3 + lat * 4) > 50 ? 2 : 0;
    case Surface::lava: return rift(lon, lat) ? 1 : wave(lon * 3 + lat * 4) > 40 ? 2 : 0;
    case Surface::storm: return storm(lon, lat);
    case Surface::caps: return caps(lon, lat);
    case Surface::wedges: return (lon + 96) * 3 / 64 % 2;
    case Surface::halves: return halves(lon, lat);
    case Surface::rims: return rims(lon, lat);
    case Surface::dunes: return wave(lat * 9 + wave(lon * 5) / 2) > 30 ? 1 : 0;
    case Surface::spiral: return spiral(lon, lat);
    case Surface::lights: return lights(lon, lat);
    case Surface::stripes: {
      const int band = (lat + 64 + wave(lon * 2 + 40) / 16) * 3 / 32;
      return band % 4 == 1 ? 2 : band % 2;
    }
    case Surface::veils: return veils(lon, lat);
    case Surface::plain: return 0;
  }
  return 0;
}

// Half the width of a circle at a distance from its middle; `w` is that of the line before.
void followCircle(int& w, int distance, int limit) {
  while ((w + 1) * (w + 1) + distance * distance <= limit) ++w;
  while (w > 0 && w * w + distance * distance > limit) --w;
}

// The half of the ring before the ball, or the one behind it: a flat, tilted ellipse with an open middle.
void drawRing(Canvas& canvas, int cx, int cy, int r, const World& world, bool before) {
  if (world.ring == kClear) return;
  const int reach = r * 7 / 5, open = r * 6 / 5;
  int outer = 0, inner = 0;
  for (int t = -reach; t <= reach; ++t) {
    followCircle(outer, t, reach * reach);
    if (near(t, open + 1))
      followCircle(inner, t, open * open);
    else
      inner = 0;
    const int far = outer * 6 / 25, close = inner * 6 / 25;
    const int thick = far - close < 2 ? 2 : far - close, middle = thick / 2;
    const int tilt = t * 9 / 50;
    if (before) {
      canvas.vline(cx + t, cy + far - thick + 1 - tilt, thick - middle, world.ringShade);
      canvas.vline(cx + t, cy + far - middle + 1 - tilt, middle, world.ring);
    } else {
      canvas.vline(cx + t, cy - far - tilt, middle, world.ring);
      canvas.vline(cx + t, cy - far + middle - tilt, thick - middle, world.ringShade);
    }
  }
}

// The sun stands at the upper left: beyond a second, larger circle it is night, with a dotted dusk before it.
void drawBall(Canvas& canvas, int cx, int cy, int r, const World& world) {
  const Colour day[] = {world.first, world.second, world.third};
  const bool city = world.surface == Surface::lights;
  const Colour night[] = {inShadow(day[0]), inShadow(day[1]), city ? day[2] : inShadow(day[2])};
  const int nightFrom = r * r * 117 / 100, duskFrom = r * r * 92 / 100, off = r * 34 / 100;
  const Rect seen = canvas.visible({cx - r, cy - r, 2 * r + 1, 2 * r + 1});
  int w = 0;
  for (int y = seen.y - cy; y < seen.y - cy + seen.h; ++y) {
    followCircle(w, y, r * r + r / 2);
    const int lat = arc(y * 64 / r);
    const int step = w == 0 ? 0 : 64 * 256 / w;                // one division a row
    int away = (off - w) * (off - w) + (y + off) * (y + off);  // squared, from the middle of those circles
    for (int x = -w; x <= w; ++x) {
      const int lon = x < 0 ? -kArc[-x * step >> 8] : kArc[x * step >> 8];
      const int place = surfaceAt(world.surface, lon, lat);
      const bool dark = away > nightFrom || (away > duskFrom && ((x + y) & 1) != 0);
      canvas.dot(cx + x, cy + y, dark ? night[place] : day[place]);
      away += 2 * (x + off) + 1;
    }
  }
}

}  // namespace

void drawWorld(Canvas& canvas, int cx, int cy, int r, const World& world) {
  drawRing(canvas, cx, cy, r, world, false);
  drawBall(canvas, cx, cy, r, world);
  drawRing(canvas, cx, cy, r, world, true);
}

}  // namespace armada
