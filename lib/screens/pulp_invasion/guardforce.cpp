// The Guardforce's pictures: 24 cards, each with an outline of its own.
#include "canvas/art.h"
#include "canvas/worlds.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pictures.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

// ---- shapes that several share --------------------------------------------------------------------------------------
// 21 x 26: a robot's head on its shoulders.
void robot(const Easel& e, Colour head, Colour body, Colour eyes) {
  e.rect(10, 0, 2, 4, kSepia);
  e.disc(10, 1, 1, eyes);
  e.box(3, 3, 15, 11, head, kUmber, 2);
  e.rect(6, 6, 3, 3, eyes);
  e.rect(12, 6, 3, 3, eyes);
  for (int i = 0; i < 4; ++i) e.rect(6 + i * 3, 10, 1, 3, kUmber);
  e.box(0, 14, 21, 14, body, kUmber, 2);
  e.rect(8, 17, 5, 4, kGold);
}

// 21 x 26: a soldier in a helmet with a visor.
void trooper(const Easel& e, Colour helmet, Colour shade, Colour visor) {
  e.box(0, 17, 21, 12, kUmber, kClear, 3);
  e.box(1, 18, 19, 10, shade, kClear, 3);
  e.box(7, 18, 7, 10, helmet, kClear, 0);
  e.ellipse(3, 1, 15, 17, kUmber);
  e.ellipse(4, 2, 13, 15, helmet);
  e.box(14, 6, 3, 8, shade, kClear, 1);
  e.box(5, 7, 11, 5, kUmber, kClear, 1);
  e.rect(6, 8, 9, 3, visor);
  e.rect(7, 8, 2, 1, kWhite);
  e.rect(9, 14, 4, 1, kUmber);
}

// 34 x 17, its nose to the right, fire behind it.
void rocket(const Easel& e, Colour hull, Colour shade, Colour trim) {
  e.triangle({-5, 8}, {4, 5}, {4, 11}, kOrange);
  e.triangle({-1, 8}, {4, 7}, {4, 9}, kGold);
  e.triangle({3, 7}, {0, 0}, {12, 5}, trim);
  e.triangle({3, 9}, {0, 16}, {12, 11}, shadeOf(trim));
  const Point body[] = {{4, 5}, {12, 3}, {22, 4}, {33, 8}, {22, 12}, {12, 13}, {4, 11}};
  const Point under[] = {{4, 9}, {14, 10}, {33, 8}, {22, 12}, {12, 13}, {4, 11}};
  e.polygon(body, hull);
  e.polygon(under, shade);
  e.triangle({26, 6}, {33, 8}, {26, 10}, trim);
  for (const int x : {11, 16, 21}) e.disc(x, 7, 1, kUmber);
}

void saucer(const Easel& e, Colour hull, Colour shade, Colour glass) {
  e.ellipse(8, 0, 14, 12, kUmber);
  e.ellipse(9, 1, 12, 10, glass);
  e.line(11, 4, 13, 2, kWhite);
  e.ellipse(0, 6, 30, 9, kUmber);
  e.ellipse(1, 7, 28, 7, shade);
  e.ellipse(1, 7, 28, 4, hull);
  for (const int x : {5, 11, 18, 24}) e.disc(x, 11, 1, kGold);
}

void beam(const Easel& e, Point from, Point to, Colour outer, Colour inner) {
  e.line(from.x, from.y, to.x, to.y, outer, 3);
  e.line(from.x, from.y, to.x, to.y, inner, 1);
}

// ---- one a card -----------------------------------------------------------------------------------------------------
void drawIronSentry(const Easel& e) {
  paintPaperSky(e, kKraft, kPaper, 5);
  robot(e.moved(16, 1), kHaze, kSteel, kRed);
  e.line(45, 4, 45, 25, kUmber, 2);
  e.triangle({42, 6}, {48, 6}, {45, 0}, kSteel);
}

void drawBrassLegionnaire(const Easel& e) {
  paintRaySky(e, kKraft, kBrass, 27);
  e.ellipse(19, -1, 17, 12, kBrick);
  e.rect(26, -1, 2, 8, kRed);
  trooper(e.moved(17, 1), kGold, kBrass, kUmber);
  e.rect(27, 12, 1, 6, kUmber);
  e.disc(46, 18, 7, kBrick);
  e.ring(46, 18, 7, kGold, 2);
  e.disc(46, 18, 1, kGold);
}

void drawVoidLancer(const Easel& e) {
  paintNightSky(e, kVoid, 41);
  rocket(e.moved(7, 5), kMist, kHaze, kRed);
  e.line(38, 13, 53, 13, kPaper);
  e.line(48, 12, 53, 13, kCyan);
  e.line(48, 14, 53, 13, kCyan);
}

void drawMoonHussar(const Easel& e) {
  paintNightSky(e, kNight, 43);
  e.disc(42, 8, 7, kPaper);
  e.disc(45, 6, 7, kNight);
  trooper(e.moved(14, 2), kUltra, kNight, kGold);
  e.box(18, 0, 13, 6, kUmber, kClear, 2);
  e.rect(23, 1, 3, 3, kGold);
  e.line(29, 0, 33, -3, kRed, 3);
}

void drawAtomicGrenadier(const Easel& e) {
  paintPaperSky(e, kMoss, kLeaf, 3);
  trooper(e.moved(6, 1), kLeaf, kMoss, kVoid);
  // Two orbits that lean against each other around a nucleus.
  constexpr Point kOrbit[] = {{32, 4}, {37, 4}, {44, 10}, {49, 17}, {49, 22}, {44, 22}, {37, 16}, {32, 9}, {32, 4}};
  for (std::size_t i = 1; i < sizeof kOrbit / sizeof kOrbit[0]; ++i) {
    e.line(kOrbit[i - 1].x, kOrbit[i - 1].y, kOrbit[i].x, kOrbit[i].y, kPaper);
    e.line(81 - kOrbit[i - 1].x, kOrbit[i - 1].y, 81 - kOrbit[i].x, kOrbit[i].y, kPaper);
  }
  e.disc(40, 13, 3, kUmber);
  e.disc(40, 13, 2, kGold);
  e.disc(32, 5, 1, kRed);
  e.disc(49, 20, 1, kRed);
  e.disc(47, 5, 1, kRed);
}

void drawStarBandit(const Easel& e) {
  paintRaySky(e, kOrange, kGold, 27);
  e.box(17, 19, 21, 10, kUmber, kClear, 3);
  e.ellipse(20, 4, 15, 17, kKraft);
  e.box(15, 5, 25, 3, kUmber, kClear, 1);
  e.box(20, -2, 15, 8, kUmber, kClear, 2);
  e.rect(20, 4, 15, 1, kRed);
  e.box(20, 13, 15, 9, kBrick, kClear, 2);
  e.triangle({22, 20}, {33, 20}, {27, 25}, kBrick);
  e.rect(23, 10, 3, 1, kUmber);
  e.rect(29, 10, 3, 1, kUmber);
  const PaletteMap dark = recolour(kGold, kBrick);
  e.sprite(kStar, 43, 3, &dark);
  e.sprite(kStar, 5, 12, &dark);
}

void drawSaturnianBruiser(const Easel& e) {
  paintNightSky(e, kDusk, 47);
  drawPlanet(e.canvas, e.x + 44 * e.k, e.y + 7 * e.k, 5 * e.k, 10);
  e.box(6, 12, 34, 18, kUmber, kClear, 5);
  e.box(7, 13, 32, 16, kOrange, kClear, 5);
  e.box(28, 14, 10, 14, kRust, kClear, 4);
  e.box(17, 4, 13, 12, kUmber, kClear, 3);
  e.box(18, 5, 11, 10, kOrange, kClear, 3);
  e.rect(18, 8, 11, 2, kUmber);
  e.rect(20, 9, 2, 1, kGold);
  e.rect(26, 9, 2, 1, kGold);
  e.rect(21, 12, 6, 1, kPaper);
  e.line(14, 18, 14, 26, kUmber);
  e.line(32, 18, 32, 26, kUmber);
  e.rect(15, 23, 17, 4, kBrick);
  e.rect(21, 23, 5, 4, kGold);
}

void drawRocketPicket(const Easel& e) {
  paintPaperSky(e, kCyan, kPaper, 5);
  paintLand(e, 4, kSepia, kUmber);
  for (const int x : {10, 26, 42}) {
    const int top = x == 26 ? 1 : 4;
    e.triangle({x - 5, 23}, {x - 2, 15}, {x - 2, 23}, kBrick);
    e.triangle({x + 5, 23}, {x + 2, 15}, {x + 2, 23}, kBrick);
    e.box(x - 2, top + 4, 5, 19 - top, kPaper, kClear, 1);
    e.rect(x + 1, top + 5, 2, 18 - top, kMist);
    e.triangle({x - 2, top + 5}, {x + 2, top + 5}, {x, top - 1}, kRed);
    e.disc(x, top + 9, 1, kUltra);
  }
}

void drawClockworkCorsair(const Easel& e) {
  paintPaperSky(e, kKraft, kPaper, 5);
  rocket(e.moved(12, 8), kBrass, kSepia, kRed);
  e.disc(24, 7, 4, kUmber);
  e.disc(24, 7, 3, kGold);
  e.disc(24, 7, 1, kUmber);
  for (const Point tooth : {Point{24, 2}, Point{24, 12}, Point{19, 7}, Point{29, 7}, Point{20, 3}, Point{28, 3}})
    e.dot(tooth.x, tooth.y, kUmber);
}

void drawTentacleTrooper(const Easel& e) {
  paintPaperSky(e, kTeal, kUltra, 6);
  for (const int way : {-1, 1}) {
    e.line(27 + way * 9, 12, 27 + way * 16, 16, kRose, 3);
    e.line(27 + way * 16, 16, 27 + way * 22, 9, kRose, 3);
    e.line(27 + way * 22, 9, 27 + way * 19, 5, kRose, 2);
    e.line(27 + way * 6, 15, 27 + way * 11, 23, kRose, 3);
    e.line(27 + way * 11, 23, 27 + way * 18, 24, kRose, 2);
    e.line(27 + way * 2, 16, 27 + way * 4, 26, kRose, 3);
    e.dot(27 + way * 16, 16, kPaper);
    e.dot(27 + way * 21, 10, kPaper);
    e.dot(27 + way * 10, 22, kPaper);
  }
  e.ellipse(16, -1, 22, 19, kUmber);
  e.ellipse(17, 0, 20, 17, kPink);
  e.ellipse(29, 3, 7, 11, kRose);
  e.disc(23, 8, 3, kPaper);
  e.disc(31, 8, 3, kPaper);
  e.disc(23, 9, 1, kVoid);
  e.disc(31, 9, 1, kVoid);
  e.line(19, 3, 25, 6, kUmber);
  e.line(35, 3, 29, 6, kUmber);
}

void drawDeathRayGunner(const Easel& e) {
  paintNightSky(e, kBrick, 53);
  beam(e, {33, 10}, {56, 10}, kGold, kWhite);
  e.line(36, 5, 53, 0, kOrange);
  e.line(36, 15, 53, 22, kOrange);
  e.box(9, 6, 18, 9, kUmber, kClear, 3);
  e.box(10, 7, 16, 7, kMist, kClear, 3);
  e.rect(12, 11, 12, 2, kHaze);
  for (const int x : {24, 27, 30}) {
    e.box(x, x == 30 ? 8 : 6, 2, x == 30 ? 5 : 9, kUmber, kClear, 0);
    e.rect(x, 8, 2, 5, kCyan);
  }
  const Point grip[] = {{11, 14}, {18, 14}, {15, 25}, {8, 25}};
  e.polygon(grip, kUmber);
  e.ring(20, 17, 3, kUmber);
  e.disc(13, 5, 2, kRed);
}

void drawGasGiantGuard(const Easel& e) {
  paintNightSky(e, kVoid, 59);
  drawWorld(e.canvas, e.x + 38 * e.k, e.y + 15 * e.k, 17 * e.k,
            {Surface::stripes, kOrange, kRust, kKraft, kClear, kClear});
  rocket(e.moved(5, 7), kMist, kHaze, kBlue);
}

void drawPhantomPatrol(const Easel& e) {
  paintNightSky(e, kNight, 61);
  for (const Point ghost : {Point{4, 6}, Point{36, 8}, Point{19, 1}}) {
    const Easel g = e.moved(ghost.x, ghost.y);
    const bool first = ghost.x == 19;
    const Colour veil = first ? kMist : kSteel;
    g.ellipse(0, 0, 15, 16, veil);
    g.rect(0, 8, 15, 10, veil);
    for (const int x : {0, 5, 10}) g.triangle({x, 17}, {x + 4, 17}, {x + 2, 22}, veil);
    g.disc(4, 8, 2, kVoid);
    g.disc(10, 8, 2, kVoid);
    if (first) {
      g.dot(4, 8, kCyan);
      g.dot(10, 8, kCyan);
    }
  }
  e.dither(0, 18, kPictureWidth, 8, kNight, 8);
}

void drawHeraldOfDoom(const Easel& e) {
  paintRaySky(e, kBrick, kRed, 20);
  e.ellipse(11, 1, 19, 16, kUmber);
  e.ellipse(12, 2, 17, 14, kPaper);
  e.box(15, 14, 11, 8, kUmber, kClear, 1);
  e.box(16, 14, 9, 7, kPaper, kClear, 1);
  e.disc(17, 10, 2, kVoid);
  e.disc(24, 10, 2, kVoid);
  e.triangle({19, 15}, {22, 15}, {20, 12}, kVoid);
  for (const int x : {18, 20, 22}) e.rect(x, 18, 1, 3, kUmber);
  e.line(27, 18, 40, 13, kGold, 2);
  const Point bell[] = {{38, 12}, {49, 4}, {51, 17}, {39, 15}};
  e.polygon(bell, kGold);
  e.line(49, 4, 51, 17, kBrass, 2);
}

void drawMagnetMarauder(const Easel& e) {
  paintPaperSky(e, kMist, kPaper, 6);
  e.disc(27, 12, 11, kUmber);
  e.disc(27, 12, 10, kRed);
  e.disc(27, 12, 4, kUmber);
  e.disc(27, 12, 3, kMist);
  e.rect(24, 12, 7, 14, kMist);
  e.rect(17, 12, 7, 12, kRed);
  e.rect(31, 12, 6, 12, kBrick);
  e.rect(17, 20, 7, 5, kPaper);
  e.rect(31, 20, 6, 5, kPaper);
  e.rect(23, 12, 1, 13, kUmber);
  e.rect(30, 12, 1, 13, kUmber);
  for (const int r : {0, 4}) {
    e.line(12 - r, 15, 9 - r, 20, kUltra);
    e.line(9 - r, 20, 12 - r, 25, kUltra);
    e.line(42 + r, 15, 45 + r, 20, kUltra);
    e.line(45 + r, 20, 42 + r, 25, kUltra);
  }
}

void drawMindWaveMonk(const Easel& e) {
  paintPaperSky(e, kPlum, kDusk, 6);
  for (const int r : {20, 16, 12}) e.ring(27, 9, r, r == 16 ? kPink : kViolet);
  const Point robe[] = {{11, 26}, {17, 15}, {20, 5}, {27, 0}, {33, 5}, {36, 15}, {42, 26}};
  const Point inside[] = {{21, 16}, {23, 7}, {27, 4}, {30, 7}, {32, 16}, {27, 20}};
  e.polygon(robe, kSepia);
  e.polygon(inside, kUmber);
  e.rect(23, 10, 3, 2, kCyan);
  e.rect(28, 10, 3, 2, kCyan);
  e.line(27, 20, 27, 26, kUmber);
  e.line(17, 15, 14, 26, kKraft);
}

void drawXRayScout(const Easel& e) {
  paintPaperSky(e, kVoid, kInk, 8);
  for (const int y : {-10, -2, 6, 14, 22, 30}) e.line(38, 13, 0, y, kTeal);
  const Point lid[] = {{19, 13}, {25, 6}, {33, 4}, {41, 6}, {48, 13}, {41, 20}, {33, 22}, {25, 20}};
  e.polygon(lid, kPaper);
  e.disc(33, 13, 7, kTeal);
  e.disc(33, 13, 6, kCyan);
  e.disc(33, 13, 3, kVoid);
  e.dot(31, 11, kWhite);
  e.dot(32, 11, kWhite);
  e.line(19, 13, 25, 6, kLeaf);
  e.line(25, 6, 33, 4, kLeaf);
  e.line(33, 4, 41, 6, kLeaf);
  e.line(41, 6, 48, 13, kLeaf);
}

void drawIceCometRider(const Easel& e) {
  paintNightSky(e, kUltra, 67);
  e.triangle({38, 10}, {42, 22}, {-6, 4}, kBlue);
  e.triangle({39, 13}, {41, 20}, {6, 8}, kCyan);
  e.disc(41, 16, 7, kCyan);
  e.disc(41, 16, 5, kWhite);
  e.disc(43, 18, 2, kMist);
  e.line(38, 12, 39, 7, kRed, 3);
  e.disc(39, 3, 2, kKraft);
  e.line(39, 8, 44, 11, kRed, 2);
  e.triangle({37, 8}, {38, 5}, {27, 4}, kGold);
}

void drawTwinSunDuellist(const Easel& e) {
  paintPaperSky(e, kRust, kOrange, 6);
  e.disc(15, 9, 8, kGold);
  e.disc(39, 9, 6, kOrange);
  e.disc(15, 9, 6, kPaper);
  e.disc(39, 9, 4, kGold);
  e.line(12, 24, 42, 2, kUmber, 3);
  e.line(42, 24, 12, 2, kUmber, 3);
  e.line(16, 21, 42, 2, kWhite);
  e.line(38, 21, 12, 2, kWhite);
  e.line(13, 18, 20, 24, kBrass, 2);
  e.line(41, 18, 34, 24, kBrass, 2);
}

void drawZeroKnight(const Easel& e) {
  paintRaySky(e, kNight, kUltra, 27);
  e.box(12, 18, 30, 12, kUmber, kClear, 4);
  e.box(13, 19, 28, 10, kHaze, kClear, 4);
  const Point helm[] = {{18, 5}, {27, 0}, {36, 5}, {36, 17}, {31, 23}, {23, 23}, {18, 17}};
  const Point half[] = {{27, 0}, {36, 5}, {36, 17}, {31, 23}, {27, 23}};
  e.polygon(helm, kMist);
  e.polygon(half, kHaze);
  e.rect(19, 9, 17, 3, kVoid);
  e.rect(21, 10, 3, 1, kRed);
  e.rect(30, 10, 3, 1, kRed);
  e.rect(27, 12, 1, 11, kSteel);
  for (const int y : {14, 16, 18}) {
    e.rect(29, y, 4, 1, kVoid);
    e.rect(22, y, 4, 1, kVoid);
  }
  e.ellipse(43, 3, 9, 13, kGold);
  e.ellipse(45, 5, 5, 9, kNight);
  e.line(27, 0, 22, -4, kRed, 3);
}

void drawAmbushSaucer(const Easel& e) {
  paintNightSky(e, kDusk, 71);
  paintLand(e, 6, kMoss, kLeaf);
  e.triangle({21, 15}, {33, 15}, {12, 26}, kGold);
  e.triangle({21, 15}, {33, 15}, {42, 26}, kGold);
  e.triangle({12, 26}, {42, 26}, {27, 12}, kGold);
  saucer(e.moved(12, 2), kMist, kHaze, kLeaf);
}

void drawRadiumJuggernaut(const Easel& e) {
  paintPaperSky(e, kLeaf, kPaper, 4);
  e.box(5, 16, 44, 10, kUmber, kClear, 4);
  for (const int x : {11, 21, 32, 42}) {
    e.disc(x, 21, 3, kSteel);
    e.disc(x, 21, 1, kMist);
  }
  e.box(9, 8, 34, 10, kUmber, kClear, 3);
  e.box(10, 9, 32, 8, kOrange, kClear, 3);
  e.rect(11, 14, 30, 3, kRust);
  e.box(17, 2, 15, 9, kUmber, kClear, 2);
  e.box(18, 3, 13, 7, kOrange, kClear, 2);
  e.rect(31, 5, 16, 3, kUmber);
  e.rect(46, 4, 3, 5, kUmber);
  e.disc(24, 6, 2, kLeaf);
  e.dot(24, 6, kWhite);
}

void drawParleyPirate(const Easel& e) {
  paintPaperSky(e, kBlue, kCyan, 5);
  e.box(12, 19, 21, 10, kBrick, kUmber, 3);
  e.ellipse(15, 5, 15, 17, kKraft);
  const Point hat[] = {{8, 8}, {13, 1}, {22, -2}, {32, 1}, {37, 8}, {22, 5}};
  e.polygon(hat, kVoid);
  e.rect(21, 0, 3, 2, kPaper);
  e.rect(20, 3, 5, 1, kPaper);
  e.box(24, 9, 4, 4, kVoid, kClear, 1);
  e.line(16, 7, 28, 10, kVoid);
  e.rect(18, 10, 2, 2, kUmber);
  e.box(16, 15, 13, 8, kUmber, kClear, 2);
  e.rect(20, 16, 5, 1, kRed);
  e.line(41, 2, 38, 26, kUmber, 2);
  const Point flag[] = {{41, 2}, {53, 4}, {51, 13}, {40, 11}};
  e.polygon(flag, kWhite);
  e.line(42, 8, 51, 9, kMist);
}

void drawJammerDrone(const Easel& e) {
  paintPaperSky(e, kSteel, kNight, 6);
  for (const int r : {0, 5, 10}) {
    e.line(14 - r, 4, 11 - r, 12, kGold);
    e.line(11 - r, 12, 14 - r, 20, kGold);
    e.line(40 + r, 4, 43 + r, 12, kGold);
    e.line(43 + r, 12, 40 + r, 20, kGold);
  }
  e.line(27, 3, 27, -2, kUmber, 2);
  e.disc(27, 13, 10, kUmber);
  e.disc(27, 13, 9, kMist);
  e.disc(29, 15, 7, kHaze);
  e.disc(26, 12, 6, kMist);
  e.rect(18, 12, 18, 3, kUmber);
  e.disc(27, 13, 4, kUmber);
  e.disc(27, 13, 3, kRed);
  e.dot(26, 12, kWhite);
  for (const int x : {20, 34}) e.line(x, 21, x + (x > 27 ? 3 : -3), 26, kUmber, 2);
}

using Draw = void (*)(const Easel&);
constexpr Draw kDraws[kGuardforce] = {
    drawIronSentry,     drawBrassLegionnaire, drawVoidLancer,    drawMoonHussar,       drawAtomicGrenadier,
    drawStarBandit,     drawSaturnianBruiser, drawRocketPicket,  drawClockworkCorsair, drawTentacleTrooper,
    drawDeathRayGunner, drawGasGiantGuard,    drawPhantomPatrol, drawHeraldOfDoom,     drawMagnetMarauder,
    drawMindWaveMonk,   drawXRayScout,        drawIceCometRider, drawTwinSunDuellist,  drawZeroKnight,
    drawAmbushSaucer,   drawRadiumJuggernaut, drawParleyPirate,  drawJammerDrone,
};

}  // namespace

void drawGuardPicture(const Easel& easel, std::uint8_t which) { kDraws[which](easel); }

}  // namespace armada::pulp_invasion
