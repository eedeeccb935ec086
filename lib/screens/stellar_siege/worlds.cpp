// The 16 sides of the Planets: a ball of two or three colours with a surface of its own, some with a ring. One drawing for
// both sizes, in integers: a place on the ball is a longitude and a latitude of 1/256 turn, found by one table a pixel.
#include "canvas/art.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

namespace {

enum class Surface : std::uint8_t {
  craters,
  land,
  bands,
  cracks,
  lava,
  storm,
  caps,
  wedges,
  plain,
  swirl,
  rims,
  dunes,
  whirl,
  lights,
  stripes,
  clouds,
};

struct World {
  Surface surface;
  Colour lit, dark, third;
  Colour name;
  Colour ring, ringShade;  // kClear: none
};

// One line a side, in the order of Effect.
constexpr World kWorlds[kEffects] = {
    // surface          lit      dark    third    name     ring    its shade
    {Surface::craters, kLeaf, kMoss, kMoss, kLeaf, kClear, kClear},    // Siptou
    {Surface::land, kTeal, kUltra, kLeaf, kLeaf, kClear, kClear},      // Valtinia
    {Surface::bands, kMist, kSteel, kHaze, kMist, kClear, kClear},     // Cordontion
    {Surface::cracks, kPaper, kHaze, kTeal, kPaper, kClear, kClear},   // Zahwilta
    {Surface::lava, kRust, kUmber, kOrange, kOrange, kClear, kClear},  // Emalto
    {Surface::storm, kOrange, kRust, kGold, kOrange, kBrass, kSepia},  // Iontian
    {Surface::caps, kCyan, kTeal, kPaper, kCyan, kClear, kClear},      // Ambyria
    {Surface::wedges, kCyan, kTeal, kUltra, kCyan, kClear, kClear},    // Taltuva
    {Surface::plain, kPink, kRose, kRose, kPink, kKraft, kBrass},      // Plomeena
    {Surface::swirl, kPink, kPlum, kRose, kPink, kClear, kClear},      // Aspal
    {Surface::rims, kKraft, kSepia, kSepia, kKraft, kClear, kClear},   // Hyperion
    {Surface::dunes, kGold, kBrass, kSepia, kGold, kClear, kClear},    // Clio
    {Surface::whirl, kBlue, kUltra, kCyan, kBlue, kClear, kClear},     // Artemis
    {Surface::lights, kUltra, kInk, kGold, kBlue, kClear, kClear},     // Nyx
    {Surface::stripes, kRed, kBrick, kOrange, kRed, kKraft, kBrass},   // Pandemonia
    {Surface::clouds, kWhite, kViolet, kMist, kWhite, kPink, kRose},   // Aether
};

// 64 * sin, a quarter turn in 64 steps.
constexpr std::int8_t kSine[65] = {0,  2,  3,  5,  6,  8,  9,  11, 12, 14, 16, 17, 19, 20, 22, 23, 24,
                                   26, 27, 29, 30, 32, 33, 34, 36, 37, 38, 39, 41, 42, 43, 44, 45, 46,
                                   47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 56, 57, 58, 59, 59, 60, 60,
                                   61, 61, 62, 62, 62, 63, 63, 63, 64, 64, 64, 64, 64, 64};
int wave(int turn) {
  const int t = turn & 255;
  const int quarter = t & 63;
  switch (t >> 6) {
    case 0: return kSine[quarter];
    case 1: return kSine[64 - quarter];
    case 2: return -kSine[quarter];
    default: return -kSine[64 - quarter];
  }
}

// Turns of 1/256 whose sine is i/32.
constexpr std::int8_t kArc[33] = {0,  1,  3,  4,  5,  6,  8,  9,  10, 12, 13, 14, 16, 17, 18, 20, 21,
                                  23, 24, 26, 27, 29, 31, 33, 35, 37, 39, 41, 43, 46, 49, 53, 64};
int arc(int of32) { return of32 < 0 ? -kArc[-of32] : kArc[of32]; }

struct Spot {
  std::int8_t x, y, r;
};

int apart(int x, int y, const Spot& spot) {
  const int dx = x - spot.x, dy = y - spot.y;
  return dx * dx + dy * dy;
}

// 0 lit, 1 dark, 2 third, of a place on the ball. Longitude and latitude: -64..64, the middle of the disc is 0, 0.
int shadeAt(Surface surface, int lon, int lat) {
  switch (surface) {
    case Surface::craters:
    case Surface::rims: {
      static constexpr Spot kSpots[] = {{-24, -20, 15}, {20, 6, 11}, {-10, 32, 9}, {22, -34, 9}, {-44, 12, 7}};
      for (const Spot& spot : kSpots) {
        const int q = apart(lon, lat, spot), r = spot.r;
        if (q >= r * r) continue;
        return surface == Surface::craters || q > (r - 4) * (r - 4) ? 1 : 0;
      }
      return 0;
    }
    case Surface::land: {
      const int q = wave(lon * 3 + wave(lat * 5)) + wave(lat * 4 + lon) + wave((lon - lat) * 6) / 2;
      return q > 20 ? 2 : q > 8 ? 1 : 0;
    }
    case Surface::bands: return ((lat + 64 + wave(lon * 3) / 16) / 14) % 2;
    case Surface::stripes: {
      const int band = (lat + 64 + wave(lon * 2 + 40) / 12) / 11;
      return band % 4 == 1 ? 2 : band % 2;
    }
    case Surface::cracks:
    case Surface::lava: {
      const int a = lat + lon / 2 - wave(lon * 5) / 4, b = lon + 18 - wave(lat * 5) / 5;
      const int c = lon - lat - 22 + wave(lat * 6) / 6;
      const bool crack = (a > -5 && a < 5) || (b > -4 && b < 4) || (c > -3 && c < 3);
      return crack ? (surface == Surface::lava ? 2 : 1) : 0;
    }
    case Surface::storm: {
      static constexpr Spot kEye = {14, 16, 15};
      const int q = apart(lon, lat * 3 / 2, {kEye.x, 24, kEye.r});
      if (q < 60) return 2;
      if (q < 225) return 1;
      return ((lat + 64) / 9) % 3 == 1 ? 1 : 0;
    }
    case Surface::caps: {
      const int edge = wave(lon * 4) / 12;
      if (lat < -30 + edge || lat > 38 - edge) return 2;
      return lat > -4 && lat < 8 ? 1 : 0;
    }
    case Surface::wedges: return ((lon + 80) / 20) % 2 ? 1 : 0;
    case Surface::swirl:
      return wave(lat * 3 + wave(lon * 2) / 2) > 10 ? 1 : wave(lat * 3 + wave(lon * 2) / 2) < -52 ? 2 : 0;
    case Surface::dunes: return wave(lat * 7 + wave(lon * 4) / 2) > 30 ? 1 : 0;
    case Surface::whirl: {
      const int q = wave((lon * lon + lat * lon / 2 + lat * lat) / 12 + lon * 2);
      return q > 24 ? 1 : q < -56 ? 2 : 0;
    }
    case Surface::lights:
      return wave(lon * 9 + lat * 2) > 50 && wave(lat * 11 - lon) > 44 ? 2 : wave(lon * 2 + lat * 3) > 30 ? 1 : 0;
    case Surface::clouds: {
      const int q = wave(lat * 5 + wave(lon * 3 + lat) / 2) + wave(lon * 2) / 2;
      return q > 34 ? 1 : q < -34 ? 2 : 0;
    }
    default: return 0;
  }
}

Colour colourAt(const World& world, int shade) {
  return shade == 0 ? world.lit : shade == 1 ? world.dark : world.third;
}

// The half of the ring before the ball, or what is seen of the one behind it.
void drawRing(Canvas& canvas, int cx, int cy, int r, const World& world, bool before) {
  if (world.ring == kClear) return;
  const int reach = r * 29 / 20;
  for (int t = -reach; t <= reach; ++t) {
    const int across = t * 63 / reach;
    const int height = kSine[64 - kArc[(across < 0 ? -across : across) / 2]] * r * 17 / (64 * 50);
    const int tilt = t * 9 / 50;
    const int y = before ? cy + height - tilt : cy - height - tilt;
    canvas.vline(cx + t, y - 1, r > 20 ? 2 : 1, world.ringShade);
    canvas.vline(cx + t, y, r > 20 ? 2 : 1, world.ring);
  }
}

void drawBall(Canvas& canvas, int cx, int cy, int r, const World& world) {
  const int limit = r * r + r / 2;
  const int far = r * 108 / 100, near = r * 96 / 100, off = r * 34 / 100;
  int w = 0;
  for (int y = -r; y <= r; ++y) {
    while ((w + 1) * (w + 1) + y * y <= limit) ++w;
    while (w > 0 && w * w + y * y > limit) --w;
    const int lat = arc(y * 32 / r);
    for (int x = -w; x <= w; ++x) {
      const int lon = w == 0 ? 0 : arc(x * 32 / w);
      const int shade = shadeAt(world.surface, lon, lat);
      Colour c = colourAt(world, shade);
      const int q = (x + off) * (x + off) + (y + off) * (y + off);
      if (q > far * far)
        c = shade == 1 ? kVoid : world.dark;
      else if (q > near * near && ((x + y) & 1) != 0)
        c = world.dark;
      canvas.dot(cx + x, cy + y, c);
    }
  }
}

void drawWorld(Canvas& canvas, int cx, int cy, int r, Effect side) {
  const World& world = kWorlds[static_cast<std::size_t>(side)];
  drawRing(canvas, cx, cy, r, world, false);
  drawBall(canvas, cx, cy, r, world);
  drawRing(canvas, cx, cy, r, world, true);
}

}  // namespace

void drawPlanet(Canvas& canvas, int cx, int cy, Effect side) { drawWorld(canvas, cx, cy, kPlanetRadius, side); }

void drawPlanetLarge(Canvas& canvas, int cx, int cy, Effect side) {
  drawWorld(canvas, cx, cy, kPlanetLargeRadius, side);
}

Colour colourOf(Effect side) { return kWorlds[static_cast<std::size_t>(side)].name; }

}  // namespace armada::stellar_siege
