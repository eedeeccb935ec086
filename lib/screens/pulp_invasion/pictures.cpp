// Skies, Planets, and the pictures of Locations, Agents and Events. The Guardforce is in guardforce.cpp.
#include "screens/pulp_invasion/pictures.h"

#include "canvas/art.h"
#include "canvas/worlds.h"
#include "screens/pulp_invasion/pieces.h"
#include "screens/pulp_invasion/portraits.h"

namespace armada::pulp_invasion {

// ---- skies ----------------------------------------------------------------------------------------------------------
void paintPaperSky(const Easel& e, Colour ground, Colour dots, int level) {
  e.rect(0, 0, kPictureWidth, kPictureHeight, ground);
  e.dither(0, 0, kPictureWidth, kPictureHeight, dots, level);
}

void paintNightSky(const Easel& e, Colour ground, std::uint32_t seed) {
  constexpr Colour kLights[] = {kPaper, kHaze, kSteel};
  e.rect(0, 0, kPictureWidth, kPictureHeight, ground);
  for (int i = 0; i < 12; ++i) {
    seed = seed * 1103515245u + 12345u;
    const int at = static_cast<int>(seed >> 12 & 0x7FFu);
    e.dot(at % kPictureWidth, at / 7 % kPictureHeight, kLights[i % 3]);
  }
}

void paintRaySky(const Easel& e, Colour ground, Colour ray, int cx) {
  e.rect(0, 0, kPictureWidth, kPictureHeight, ground);
  for (int i = -6; i <= 6; ++i) e.triangle({cx, 34}, {cx + i * 16 - 4, -6}, {cx + i * 16 + 4, -6}, ray);
}

void paintLand(const Easel& e, int height, Colour land, Colour shade) {
  e.rect(0, kPictureHeight - height, kPictureWidth, height, land);
  e.rect(0, kPictureHeight - height, kPictureWidth, 1, shade);
}

// ---- Locations ------------------------------------------------------------------------------------------------------
namespace {

void drawIonReef(const Easel& e) {
  paintNightSky(e, kUltra, 5);
  for (int i = 0; i < 6; ++i) {
    const int x = 2 + 9 * i, top = 12 - (i * 5 & 7);
    e.line(x, 25, x + 3, top + 6, kTeal, 3);
    e.line(x + 3, top + 6, x + 1, top + 2, kTeal, 2);
    e.line(x + 3, top + 6, x + 6, top + 3, kCyan, 2);
    e.dot(x + 1, top + 1, kWhite);
    e.dot(x + 7, top + 2, kWhite);
  }
  e.line(20, 2, 25, 6, kGold);
  e.line(25, 6, 22, 8, kGold);
  e.line(22, 8, 28, 13, kGold);
}

void drawCrystalCaverns(const Easel& e) {
  e.rect(0, 0, kPictureWidth, kPictureHeight, kDusk);
  for (const int x : {4, 18, 30, 45}) e.triangle({x - 5, 0}, {x + 5, 0}, {x, 9}, kPlum);
  struct Crystal {
    int x, top, w;
    Colour lit, dark;
  };
  constexpr Crystal kCrystals[] = {{8, 9, 4, kPink, kRose},
                                   {17, 3, 5, kCyan, kTeal},
                                   {27, 11, 4, kPink, kRose},
                                   {36, 5, 5, kViolet, kPlum},
                                   {46, 12, 4, kCyan, kTeal}};
  for (const Crystal& c : kCrystals) {
    e.triangle({c.x - c.w, 25}, {c.x, c.top}, {c.x, 25}, c.lit);
    e.triangle({c.x + c.w, 25}, {c.x, c.top}, {c.x, 25}, c.dark);
    e.line(c.x, c.top, c.x - c.w / 2, (c.top + 25) / 2, kWhite);
  }
}

void drawSmugglersMoon(const Easel& e) {
  paintNightSky(e, kVoid, 9);
  e.disc(27, 30, 24, kKraft);
  e.disc(27, 31, 24, kBrass);
  e.disc(24, 32, 23, kKraft);
  for (const Point hole : {Point{14, 17}, Point{38, 15}, Point{25, 11}, Point{45, 22}}) {
    e.disc(hole.x, hole.y, 2, kSepia);
    e.disc(hole.x, hole.y, 1, kUmber);
  }
  e.box(24, 18, 9, 8, kUmber, kClear, 3);
  e.rect(26, 21, 5, 5, kGold);
  e.rect(28, 22, 2, 4, kUmber);
}

void drawDeadRadioZone(const Easel& e) {
  paintPaperSky(e, kMoss, kUmber, 5);
  paintLand(e, 6, kUmber, kSepia);
  e.line(26, 22, 26, 12, kMist, 2);
  e.line(26, 22, 20, 25, kMist);
  e.line(27, 22, 33, 25, kMist);
  const Point dish[] = {{16, 4}, {19, 12}, {26, 15}, {33, 11}};
  e.polygon(dish, kHaze);
  e.line(16, 4, 33, 11, kPaper);
  e.line(25, 8, 22, 2, kRed);
  e.line(39, 3, 47, 11, kRed, 2);
  e.line(47, 3, 39, 11, kRed, 2);
}

void drawSingingSpire(const Easel& e) {
  paintRaySky(e, kRose, kPink, 27);
  e.triangle({20, 25}, {34, 25}, {27, 0}, kPlum);
  e.triangle({27, 25}, {34, 25}, {27, 0}, kDusk);
  e.rect(26, 12, 2, 4, kGold);
  e.rect(26, 19, 2, 4, kGold);
  for (const Point note : {Point{8, 14}, Point{42, 16}, Point{14, 6}, Point{44, 6}}) {
    e.disc(note.x, note.y, 1, kVoid);
    e.line(note.x + 1, note.y, note.x + 1, note.y - 5, kVoid);
    e.line(note.x + 1, note.y - 5, note.x + 4, note.y - 4, kVoid);
  }
}

void drawPirateHaven(const Easel& e) {
  paintPaperSky(e, kOrange, kGold, 5);
  e.disc(42, 12, 6, kRed);
  paintLand(e, 6, kUmber, kSepia);
  for (const int x : {6, 34}) {
    e.box(x, 8, 7, 15, kBrick, kClear, 3);
    e.triangle({x, 9}, {x + 3, 2}, {x + 6, 9}, kUmber);
    e.triangle({x - 3, 24}, {x, 17}, {x, 24}, kUmber);
    e.triangle({x + 9, 24}, {x + 6, 17}, {x + 6, 24}, kUmber);
    e.rect(x + 2, 12, 3, 3, kGold);
  }
  e.line(22, 22, 22, 3, kUmber);
  e.rect(23, 3, 9, 7, kVoid);
  e.rect(26, 4, 3, 2, kPaper);
  e.rect(25, 7, 5, 1, kPaper);
}

void drawGravityWell(const Easel& e) {
  paintNightSky(e, kVoid, 13);
  constexpr Colour kRings[] = {kDusk, kPlum, kUltra, kTeal};
  for (int i = 0; i < 4; ++i) e.ellipse(3 + 6 * i, 2 + 3 * i, 48 - 12 * i, 22 - 6 * i, kRings[i]);
  e.ellipse(24, 11, 6, 4, kVoid);
  e.line(44, 4, 36, 8, kOrange, 2);
  e.disc(45, 4, 1, kGold);
}

void drawLostObservatory(const Easel& e) {
  paintNightSky(e, kInk, 17);
  paintLand(e, 5, kMoss, kLeaf);
  e.disc(26, 19, 11, kHaze);
  e.disc(27, 20, 10, kSteel);
  e.rect(14, 19, 26, 7, kSepia);
  e.rect(14, 19, 26, 1, kKraft);
  e.rect(24, 7, 5, 12, kVoid);
  e.line(26, 14, 36, 3, kBrass, 3);
  e.line(27, 13, 36, 3, kGold);
  e.rect(24, 21, 5, 5, kUmber);
  e.line(45, 5, 45, 9, kWhite);
  e.line(43, 7, 47, 7, kWhite);
}

// ---- Agents ---------------------------------------------------------------------------------------------------------
struct AgentLook {
  Features features;
  Colour ground, rays;
};
constexpr AgentLook kAgentLook[kAgents] = {
    // hair, its colour, skin, cheek, wears, coat, collar; ground, rays
    {{Hair::waves, kUmber, kKraft, kBrass, Wears::mask, kPlum, kPink}, kPink, kRose},       // Madame Nebula
    {{Hair::bald, kWhite, kPaper, kKraft, Wears::goggles, kMist, kTeal}, kOrange, kGold},   // Professor Quark
    {{Hair::shorn, kUmber, kBrass, kSepia, Wears::cap, kMoss, kGold}, kRed, kBrick},        // Sergeant Steel
    {{Hair::swept, kHaze, kMist, kHaze, Wears::dome, kSteel, kPaper}, kNight, kSteel},      // The Grey Pilot
    {{Hair::bald, kUmber, kLeaf, kMoss, Wears::monocle, kVoid, kRed}, kViolet, kPlum},      // Doctor Vacuum
    {{Hair::swept, kSepia, kKraft, kBrass, Wears::moustache, kUltra, kRed}, kCyan, kTeal},  // Ace Magellan
    {{Hair::fringe, kOrange, kPaper, kKraft, Wears::nothing, kRed, kGold}, kGold, kBrass},  // Kid Comet
    {{Hair::hood, kVoid, kMist, kHaze, Wears::nothing, kDusk, kRed}, kRose, kBrick},        // Countess Umbra
};

// ---- Events ---------------------------------------------------------------------------------------------------------
void drawIonStorm(const Easel& e) {
  paintNightSky(e, kDusk, 3);
  e.disc(27, 12, 11, kUltra);
  e.ring(27, 12, 11, kBlue, 2);
  e.ring(27, 12, 6, kCyan);
  for (const int x : {0, 1}) {
    e.line(30 + x, 0, 24 + x, 11, kGold);
    e.line(24 + x, 11, 30 + x, 11, kGold);
    e.line(30 + x, 11, 23 + x, 25, kGold);
  }
  e.line(8, 3, 12, 9, kGold);
  e.line(12, 9, 8, 10, kGold);
  e.line(8, 10, 11, 18, kGold);
  e.line(46, 8, 43, 13, kGold);
  e.line(43, 13, 47, 14, kGold);
  e.line(47, 14, 44, 22, kGold);
}

void drawMeteorShower(const Easel& e) {
  paintNightSky(e, kVoid, 21);
  struct Meteor {
    int x, y, r;
  };
  constexpr Meteor kMeteors[] = {{12, 17, 4}, {29, 11, 3}, {41, 19, 3}, {46, 6, 2}, {20, 5, 2}};
  for (const Meteor& m : kMeteors) {
    e.triangle({m.x - m.r, m.y - 1}, {m.x + 1, m.y - m.r}, {m.x + 4 * m.r, m.y - 4 * m.r}, kOrange);
    e.triangle({m.x - 1, m.y - 1}, {m.x + 1, m.y - 1}, {m.x + 2 * m.r, m.y - 2 * m.r}, kGold);
    e.disc(m.x, m.y, m.r, kSepia);
    e.disc(m.x - 1, m.y - 1, m.r - 2, kKraft);
  }
}

void drawDistressCall(const Easel& e) {
  paintNightSky(e, kBrick, 23);
  e.box(20, 12, 14, 12, kMist, kUmber, 2);
  e.rect(23, 15, 8, 4, kVoid);
  e.line(23, 17, 26, 17, kLeaf);
  e.line(26, 17, 27, 15, kLeaf);
  e.line(27, 15, 28, 18, kLeaf);
  e.line(28, 17, 30, 17, kLeaf);
  e.disc(24, 21, 1, kRed);
  e.disc(29, 21, 1, kGold);
  e.line(27, 12, 27, 4, kMist);
  e.disc(27, 4, 1, kWhite);
  for (const int r : {5, 9, 13}) {
    e.line(27 - r, 1, 27 - r - 2, 4, kGold);
    e.line(27 - r - 2, 4, 27 - r, 8, kGold);
    e.line(27 + r, 1, 27 + r + 2, 4, kGold);
    e.line(27 + r + 2, 4, 27 + r, 8, kGold);
  }
}

void drawSolarEclipse(const Easel& e) {
  paintNightSky(e, kVoid, 29);
  for (const Point tip : {Point{5, 1}, Point{27, -4}, Point{49, 1}, Point{54, 13}, Point{49, 25}, Point{5, 25},
                          Point{0, 13}, Point{16, -2}, Point{38, -2}, Point{27, 30}})
    e.line(27, 13, tip.x, tip.y, kRust);
  e.disc(27, 13, 11, kOrange);
  e.disc(27, 13, 10, kGold);
  e.disc(28, 13, 9, kVoid);
  e.disc(18, 9, 1, kWhite);
}

void drawStrangeSignal(const Easel& e) {
  e.rect(0, 0, kPictureWidth, kPictureHeight, kMoss);
  for (int x = 3; x < kPictureWidth; x += 8) e.rect(x, 0, 1, kPictureHeight, kTeal);
  for (int y = 5; y < kPictureHeight; y += 8) e.rect(0, y, kPictureWidth, 1, kTeal);
  constexpr Point kTrace[] = {{0, 14}, {9, 14},  {13, 6},  {17, 21}, {22, 2}, {27, 23},
                              {32, 5}, {36, 19}, {40, 11}, {44, 14}, {53, 14}};
  for (std::size_t i = 1; i < sizeof kTrace / sizeof kTrace[0]; ++i)
    e.line(kTrace[i - 1].x, kTrace[i - 1].y, kTrace[i].x, kTrace[i].y, kLeaf, 2);
  e.disc(22, 3, 1, kWhite);
}

void drawTimeSlip(const Easel& e) {
  paintRaySky(e, kPlum, kViolet, 27);
  for (const int shift : {-14, 14}) {
    e.ring(27 + shift, 13, 9, kBrass);
    e.line(27 + shift, 13, 27 + shift + (shift > 0 ? 4 : -4), 9, kBrass);
  }
  e.disc(27, 13, 11, kUmber);
  e.disc(27, 13, 10, kPaper);
  for (const Point mark : {Point{27, 5}, Point{27, 21}, Point{19, 13}, Point{35, 13}}) e.dot(mark.x, mark.y, kUmber);
  e.line(27, 13, 27, 6, kUmber);
  e.line(27, 13, 32, 16, kBrick);
  e.disc(27, 13, 1, kUmber);
}

void drawSecretCache(const Easel& e) {
  paintPaperSky(e, kSepia, kUmber, 8);
  paintLand(e, 5, kUmber, kBrass);
  e.triangle({16, 10}, {38, 10}, {27, -14}, kBrass);
  e.dither(10, 0, 34, 10, kGold, 5);
  e.box(15, 11, 24, 12, kRust, kUmber, 1);
  e.box(13, 5, 28, 7, kBrick, kUmber, 2);
  e.rect(25, 9, 4, 6, kGold);
  for (const int x : {17, 21, 31, 35}) e.disc(x, 11, 1, kGold);
  e.rect(18, 14, 1, 8, kUmber);
  e.rect(35, 14, 1, 8, kUmber);
}

void drawTruce(const Easel& e) {
  paintPaperSky(e, kBlue, kCyan, 4);
  e.disc(5, 26, 12, kLeaf);
  e.disc(3, 28, 11, kMoss);
  e.disc(49, 26, 12, kOrange);
  e.disc(51, 28, 11, kRust);
  const Point body[] = {{16, 14}, {22, 12}, {33, 13}, {40, 9}, {37, 15}, {31, 19}, {22, 18}};
  e.triangle({25, 13}, {33, 13}, {36, 1}, kWhite);
  e.triangle({23, 13}, {29, 13}, {24, 2}, kMist);
  e.polygon(body, kWhite);
  e.triangle({16, 14}, {19, 13}, {13, 16}, kOrange);
  e.dot(20, 14, kVoid);
  e.line(14, 17, 12, 20, kMoss);
  e.disc(11, 20, 1, kLeaf);
}

using Draw = void (*)(const Easel&);
constexpr Draw kLocationDraw[kLocations] = {drawIonReef,       drawCrystalCaverns, drawSmugglersMoon,
                                            drawDeadRadioZone, drawSingingSpire,   drawPirateHaven,
                                            drawGravityWell,   drawLostObservatory};
constexpr Draw kEventDraw[kEvents] = {drawIonStorm,      drawMeteorShower, drawDistressCall, drawSolarEclipse,
                                      drawStrangeSignal, drawTimeSlip,     drawSecretCache,  drawTruce};

}  // namespace

void drawLocationPicture(const Easel& easel, std::uint8_t which) { kLocationDraw[which](easel); }
void drawEventPicture(const Easel& easel, std::uint8_t which) { kEventDraw[which](easel); }

void drawAgentPicture(const Easel& easel, std::uint8_t which) {
  const AgentLook& look = kAgentLook[which];
  paintRaySky(easel, look.ground, look.rays, 27);
  drawPerson(easel.moved(15, 0), look.features);
}

void drawCardPicture(Canvas& canvas, int x, int y, Card card, int scale) {
  const ClipTo clip(canvas, {x, y, kPictureWidth * scale, kPictureHeight * scale});
  const Easel easel{canvas, x, y, scale};
  switch (kindOf(card)) {
    case CardKind::guardforce: return drawGuardPicture(easel, card);
    case CardKind::location: return drawLocationPicture(easel, static_cast<std::uint8_t>(card - kFirstLocation));
    case CardKind::agent: return drawAgentPicture(easel, static_cast<std::uint8_t>(card - kFirstAgent));
    case CardKind::event: return drawEventPicture(easel, static_cast<std::uint8_t>(card - kFirstEvent));
  }
}

// ---- Planets --------------------------------------------------------------------------------------------------------
namespace {

struct PlanetLook {
  World world;
  Colour name;
};
constexpr PlanetLook kPlanetLook[kPlanets] = {
    // surface, its three colours, ring and its shade; colour of the name
    {{Surface::lava, kBrick, kOrange, kUmber, kClear, kClear}, kOrange},  // Vulcania
    {{Surface::storm, kGold, kOrange, kWhite, kClear, kClear}, kGold},    // Nova Prime
    {{Surface::ice, kMist, kTeal, kWhite, kClear, kClear}, kMist},        // Glacia
    {{Surface::halves, kCyan, kTeal, kPaper, kClear, kClear}, kCyan},     // Mirror World
    {{Surface::craters, kRed, kBrick, kOrange, kClear, kClear}, kRed},    // Ares Minor
    {{Surface::spiral, kBlue, kUltra, kPaper, kClear, kClear}, kBlue},    // Tempestos
    {{Surface::land, kBlue, kTeal, kLeaf, kClear, kClear}, kLeaf},        // New Eden
    {{Surface::lights, kPlum, kDusk, kGold, kClear, kClear}, kViolet},    // Umbra
    {{Surface::wedges, kBrass, kSepia, kGold, kMist, kSteel}, kKraft},    // Cogworld
    {{Surface::rims, kHaze, kSteel, kMist, kClear, kClear}, kMist},       // Shardia
    {{Surface::stripes, kPink, kRose, kPaper, kKraft, kBrass}, kPink},    // Babel
    {{Surface::veils, kMoss, kLeaf, kUmber, kClear, kClear}, kLeaf},      // Golgoth
};

}  // namespace

Colour colourOfPlanet(std::uint8_t planet) { return kPlanetLook[planet].name; }

void drawPlanet(Canvas& canvas, int cx, int cy, int r, std::uint8_t planet) {
  drawWorld(canvas, cx, cy, r, kPlanetLook[planet].world);
}

}  // namespace armada::pulp_invasion
