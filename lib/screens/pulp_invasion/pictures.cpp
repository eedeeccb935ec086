// Planets, and the pictures of Locations, Agents and Events. The Guardforce is in guardforce.cpp.
#include "screens/pulp_invasion/pictures.h"

#include "canvas/worlds.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

using namespace shapes;

// clang-format off
// ---- Locations ------------------------------------------------------------------------------------------------------
constexpr Shape kCoral[] = {
    line(3, 6, 1, 2, kTeal, 2),
    line(3, 6, 6, 3, kCyan, 2),
    dot(1, 1, kWhite), dot(7, 2, kWhite),
};

constexpr Shape kCrater[] = {
    disc(2, 2, 2, kSepia),
    disc(2, 2, 1, kUmber),
};

constexpr Shape kNote[] = {
    disc(1, 5, 1, kVoid),
    path(kVoid), corners({2, 5}, {2, 0}, {5, 1}),
};

// A rocket at its berth.
constexpr Shape kBerth[] = {
    box(3, 6, 7, 15, kBrick, 3),
    triangle({3, 7}, {6, 0}, {9, 7}, kUmber),
    triangle({0, 22}, {3, 15}, {3, 22}, kUmber), triangle({12, 22}, {9, 15}, {9, 22}, kUmber),
    rect(5, 10, 3, 3, kGold),
};

enum Part : std::uint8_t { coral, crater, note, berth };
constexpr Picture kParts[] = {kCoral, kCrater, kNote, kBerth};

constexpr Shape kIonReef[] = {
    nightSky(kUltra, 5),
    line(2, 25, 5, 18, kTeal, 3),
    part(coral, 2, 12),
    line(11, 25, 14, 13, kTeal, 3),
    part(coral, 11, 7),
    line(20, 25, 23, 16, kTeal, 3),
    part(coral, 20, 10),
    line(29, 25, 32, 11, kTeal, 3),
    part(coral, 29, 5),
    line(38, 25, 41, 14, kTeal, 3),
    part(coral, 38, 8),
    line(47, 25, 50, 17, kTeal, 3),
    part(coral, 47, 11),
    path(kGold), corners({20, 2}, {25, 6}, {22, 8}), corners({28, 13}),
};

constexpr Shape kCrystalCaverns[] = {
    rect(0, 0, 54, 26, kDusk),
    triangle({-1, 0}, {9, 0}, {4, 9}, kPlum), triangle({13, 0}, {23, 0}, {18, 9}, kPlum),
    triangle({25, 0}, {35, 0}, {30, 9}, kPlum), triangle({40, 0}, {50, 0}, {45, 9}, kPlum),
    triangle({4, 25}, {8, 9}, {8, 25}, kPink),
    triangle({12, 25}, {8, 9}, {8, 25}, kRose),
    line(8, 9, 6, 17, kWhite),
    triangle({12, 25}, {17, 3}, {17, 25}, kCyan),
    triangle({22, 25}, {17, 3}, {17, 25}, kTeal),
    line(17, 3, 15, 14, kWhite),
    triangle({23, 25}, {27, 11}, {27, 25}, kPink),
    triangle({31, 25}, {27, 11}, {27, 25}, kRose),
    line(27, 11, 25, 18, kWhite),
    triangle({31, 25}, {36, 5}, {36, 25}, kViolet),
    triangle({41, 25}, {36, 5}, {36, 25}, kPlum),
    line(36, 5, 34, 15, kWhite),
    triangle({42, 25}, {46, 12}, {46, 25}, kCyan),
    triangle({50, 25}, {46, 12}, {46, 25}, kTeal),
    line(46, 12, 44, 18, kWhite),
};

constexpr Shape kSmugglersMoon[] = {
    nightSky(kVoid, 9),
    disc(27, 30, 24, kKraft),
    disc(27, 31, 24, kBrass),
    disc(24, 32, 23, kKraft),
    part(crater, 12, 15),
    part(crater, 36, 13),
    part(crater, 23, 9),
    part(crater, 43, 20),
    box(24, 18, 9, 8, kUmber, 3),
    rect(26, 21, 5, 5, kGold),
    rect(28, 22, 2, 4, kUmber),
};

constexpr Shape kDeadRadioZone[] = {
    paperSky(kMoss, kUmber, 5),
    land(6, kUmber, kSepia),
    line(26, 22, 26, 12, kMist, 2), line(26, 22, 20, 25, kMist), line(27, 22, 33, 25, kMist),
    polygon(kHaze), corners({16, 4}, {19, 12}, {26, 15}), corners({33, 11}),
    line(16, 4, 33, 11, kPaper),
    line(25, 8, 22, 2, kRed), line(39, 3, 47, 11, kRed, 2), line(47, 3, 39, 11, kRed, 2),
};

constexpr Shape kSingingSpire[] = {
    raySky(kRose, kPink, 27),
    triangle({20, 25}, {34, 25}, {27, 0}, kPlum),
    triangle({27, 25}, {34, 25}, {27, 0}, kDusk),
    rect(26, 12, 2, 4, kGold), rect(26, 19, 2, 4, kGold),
    part(note, 7, 9),
    part(note, 41, 11),
    part(note, 13, 1),
    part(note, 43, 1),
};

constexpr Shape kPirateHaven[] = {
    paperSky(kOrange, kGold, 5),
    disc(42, 12, 6, kRed),
    land(6, kUmber, kSepia),
    part(berth, 3, 2),
    part(berth, 31, 2),
    line(22, 22, 22, 3, kUmber),
    rect(23, 3, 9, 7, kVoid),
    rect(26, 4, 3, 2, kPaper), rect(25, 7, 5, 1, kPaper),
};

constexpr Shape kGravityWell[] = {
    nightSky(kVoid, 13),
    ellipse(3, 2, 48, 22, kDusk),
    ellipse(9, 5, 36, 16, kPlum),
    ellipse(15, 8, 24, 10, kUltra),
    ellipse(21, 11, 12, 4, kTeal),
    ellipse(24, 11, 6, 4, kVoid),
    line(44, 4, 36, 8, kOrange, 2),
    disc(45, 4, 1, kGold),
};

constexpr Shape kLostObservatory[] = {
    nightSky(kInk, 17),
    land(5, kMoss, kLeaf),
    disc(26, 19, 11, kHaze),
    disc(27, 20, 10, kSteel),
    rect(14, 19, 26, 7, kSepia),
    rect(14, 19, 26, 1, kKraft),
    rect(24, 7, 5, 12, kVoid),
    line(26, 14, 36, 3, kBrass, 3),
    line(27, 13, 36, 3, kGold),
    rect(24, 21, 5, 5, kUmber),
    line(45, 5, 45, 9, kWhite), line(43, 7, 47, 7, kWhite),
};

// ---- Events ---------------------------------------------------------------------------------------------------------
constexpr Shape kIonStorm[] = {
    nightSky(kDusk, 3),
    disc(27, 12, 11, kUltra),
    ring(27, 12, 11, kBlue, 2),
    ring(27, 12, 6, kCyan),
    path(kGold), corners({30, 0}, {24, 11}, {30, 11}), corners({23, 25}),
    path(kGold), corners({31, 0}, {25, 11}, {31, 11}), corners({24, 25}),
    path(kGold), corners({8, 3}, {12, 9}, {8, 10}), corners({11, 18}),
    path(kGold), corners({46, 8}, {43, 13}, {47, 14}), corners({44, 22}),
};

constexpr Shape kMeteorShower[] = {
    nightSky(kVoid, 21),
    triangle({8, 16}, {13, 13}, {28, 1}, kOrange),
    triangle({11, 16}, {13, 16}, {20, 9}, kGold),
    disc(12, 17, 4, kSepia),
    disc(11, 16, 2, kKraft),
    triangle({26, 10}, {30, 8}, {41, -1}, kOrange),
    triangle({28, 10}, {30, 10}, {35, 5}, kGold),
    disc(29, 11, 3, kSepia),
    disc(28, 10, 1, kKraft),
    triangle({38, 18}, {42, 16}, {53, 7}, kOrange),
    triangle({40, 18}, {42, 18}, {47, 13}, kGold),
    disc(41, 19, 3, kSepia),
    disc(40, 18, 1, kKraft),
    triangle({44, 5}, {47, 4}, {54, -2}, kOrange),
    triangle({45, 5}, {47, 5}, {50, 2}, kGold),
    disc(46, 6, 2, kSepia),
    disc(45, 5, 0, kKraft),
    triangle({18, 4}, {21, 3}, {28, -3}, kOrange),
    triangle({19, 4}, {21, 4}, {24, 1}, kGold),
    disc(20, 5, 2, kSepia),
    disc(19, 4, 0, kKraft),
};

constexpr Shape kDistressCall[] = {
    nightSky(kBrick, 23),
    edgedBox(20, 12, 14, 12, kMist, kUmber, 2),
    rect(23, 15, 8, 4, kVoid),
    path(kLeaf), corners({23, 17}, {26, 17}, {27, 15}), corners({28, 18}),
    line(28, 17, 30, 17, kLeaf),
    disc(24, 21, 1, kRed),
    disc(29, 21, 1, kGold),
    line(27, 12, 27, 4, kMist),
    disc(27, 4, 1, kWhite),
    path(kGold), corners({22, 1}, {20, 4}, {22, 8}), path(kGold), corners({32, 1}, {34, 4}, {32, 8}),
    path(kGold), corners({18, 1}, {16, 4}, {18, 8}), path(kGold), corners({36, 1}, {38, 4}, {36, 8}),
    path(kGold), corners({14, 1}, {12, 4}, {14, 8}), path(kGold), corners({40, 1}, {42, 4}, {40, 8}),
};

constexpr Shape kSolarEclipse[] = {
    nightSky(kVoid, 29),
    line(27, 13, 5, 1, kRust), line(27, 13, 27, -4, kRust), line(27, 13, 49, 1, kRust), line(27, 13, 54, 13, kRust),
    line(27, 13, 49, 25, kRust), line(27, 13, 5, 25, kRust), line(27, 13, 0, 13, kRust), line(27, 13, 16, -2, kRust),
    line(27, 13, 38, -2, kRust), line(27, 13, 27, 30, kRust),
    disc(27, 13, 11, kOrange),
    disc(27, 13, 10, kGold),
    disc(28, 13, 9, kVoid),
    disc(18, 9, 1, kWhite),
};

constexpr Shape kStrangeSignal[] = {
    rect(0, 0, 54, 26, kMoss),
    rect(3, 0, 1, 26, kTeal), rect(11, 0, 1, 26, kTeal), rect(19, 0, 1, 26, kTeal), rect(27, 0, 1, 26, kTeal),
    rect(35, 0, 1, 26, kTeal), rect(43, 0, 1, 26, kTeal), rect(51, 0, 1, 26, kTeal), rect(0, 5, 54, 1, kTeal),
    rect(0, 13, 54, 1, kTeal), rect(0, 21, 54, 1, kTeal),
    path(kLeaf, 2), corners({0, 14}, {9, 14}, {13, 6}), corners({17, 21}, {22, 2}, {27, 23}),
        corners({32, 5}, {36, 19}, {40, 11}), corners({44, 14}, {53, 14}),
    disc(22, 3, 1, kWhite),
};

constexpr Shape kTimeSlip[] = {
    raySky(kPlum, kViolet, 27),
    ring(13, 13, 9, kBrass),
    line(13, 13, 9, 9, kBrass),
    ring(41, 13, 9, kBrass),
    line(41, 13, 45, 9, kBrass),
    disc(27, 13, 11, kUmber),
    disc(27, 13, 10, kPaper),
    dot(27, 5, kUmber), dot(27, 21, kUmber), dot(19, 13, kUmber), dot(35, 13, kUmber),
    line(27, 13, 27, 6, kUmber),
    line(27, 13, 32, 16, kBrick),
    disc(27, 13, 1, kUmber),
};

constexpr Shape kSecretCache[] = {
    paperSky(kSepia, kUmber, 8),
    land(5, kUmber, kBrass),
    triangle({16, 10}, {38, 10}, {27, -14}, kBrass),
    dither(10, 0, 34, 10, kGold, 5),
    edgedBox(15, 11, 24, 12, kRust, kUmber, 1),
    edgedBox(13, 5, 28, 7, kBrick, kUmber, 2),
    rect(25, 9, 4, 6, kGold),
    disc(17, 11, 1, kGold), disc(21, 11, 1, kGold), disc(31, 11, 1, kGold), disc(35, 11, 1, kGold),
    rect(18, 14, 1, 8, kUmber), rect(35, 14, 1, 8, kUmber),
};

constexpr Shape kTruce[] = {
    paperSky(kBlue, kCyan, 4),
    disc(5, 26, 12, kLeaf),
    disc(3, 28, 11, kMoss),
    disc(49, 26, 12, kOrange),
    disc(51, 28, 11, kRust),
    triangle({25, 13}, {33, 13}, {36, 1}, kWhite),
    triangle({23, 13}, {29, 13}, {24, 2}, kMist),
    polygon(kWhite), corners({16, 14}, {22, 12}, {33, 13}), corners({40, 9}, {37, 15}, {31, 19}), corners({22, 18}),
    triangle({16, 14}, {19, 13}, {13, 16}, kOrange),
    dot(20, 14, kVoid),
    line(14, 17, 12, 20, kMoss),
    disc(11, 20, 1, kLeaf),
};
// clang-format on

constexpr Picture kLocationPictures[kLocations] = {
    kIonReef,      kCrystalCaverns, kSmugglersMoon, kDeadRadioZone,
    kSingingSpire, kPirateHaven,    kGravityWell,   kLostObservatory,
};
constexpr Picture kEventPictures[kEvents] = {
    kIonStorm, kMeteorShower, kDistressCall, kSolarEclipse, kStrangeSignal, kTimeSlip, kSecretCache, kTruce,
};

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

constexpr Shape kAgentSky[] = {raySky(given(0), given(1), 27)};

void drawAgent(const Easel& easel, const AgentLook& look) {
  const Colour sky[] = {look.ground, look.rays};
  drawPicture(easel, kAgentSky, sky, nullptr);
  drawPerson(easel.moved(15, 0), look.features);
}

}  // namespace

void drawCardPicture(Canvas& canvas, int x, int y, Card card, int scale) {
  const ClipTo clip(canvas, {x, y, kPictureWidth * scale, kPictureHeight * scale});
  const Easel easel{canvas, x, y, scale};
  switch (kindOf(card)) {
    case CardKind::guardforce: return drawGuardPicture(easel, card);
    case CardKind::location: return drawPicture(easel, kLocationPictures[card - kFirstLocation], nullptr, kParts);
    case CardKind::agent: return drawAgent(easel, kAgentLook[card - kFirstAgent]);
    case CardKind::event: return drawPicture(easel, kEventPictures[card - kFirstEvent]);
  }
}

// ---- Planets --------------------------------------------------------------------------------------------------------
namespace {

struct PlanetLook {
  World world;
  Colour name;
};
constexpr PlanetLook kPlanetLook[kGasGiant + 1] = {
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
    {{Surface::stripes, kOrange, kRust, kKraft, kClear, kClear}, kRust},  // the gas giant of a card
};

}  // namespace

Colour colourOfPlanet(std::uint8_t planet) { return kPlanetLook[planet].name; }

void drawPlanet(Canvas& canvas, int cx, int cy, int r, std::uint8_t planet) {
  drawWorld(canvas, cx, cy, r, kPlanetLook[planet].world);
}

}  // namespace armada::pulp_invasion
