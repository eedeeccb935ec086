// The Guardforce's pictures: 24 cards, each with an outline of its own. Data only.
#include "screens/pulp_invasion/pictures.h"

namespace armada::pulp_invasion {

namespace {

using namespace shapes;

// clang-format off
// ---- shapes that several share --------------------------------------------------------------------------------------
// 21 x 26: a robot's head on its shoulders.
constexpr Shape kRobot[] = {
    rect(10, 0, 2, 4, kSepia),
    disc(10, 1, 1, given(2)),
    edgedBox(3, 3, 15, 11, given(0), kUmber, 2),
    rect(6, 6, 3, 3, given(2)), rect(12, 6, 3, 3, given(2)),
    rect(6, 10, 1, 3, kUmber), rect(9, 10, 1, 3, kUmber), rect(12, 10, 1, 3, kUmber), rect(15, 10, 1, 3, kUmber),
    edgedBox(0, 14, 21, 14, given(1), kUmber, 2),
    rect(8, 17, 5, 4, kGold),
};

// 21 x 26: a soldier in a helmet with a visor.
constexpr Shape kTrooper[] = {
    box(0, 17, 21, 12, kUmber, 3),
    box(1, 18, 19, 10, given(1), 3), box(7, 18, 7, 10, given(0), 0),
    ellipse(3, 1, 15, 17, kUmber),
    ellipse(4, 2, 13, 15, given(0)),
    box(14, 6, 3, 8, given(1), 1),
    box(5, 7, 11, 5, kUmber, 1),
    rect(6, 8, 9, 3, given(2)),
    rect(7, 8, 2, 1, kWhite),
    rect(9, 14, 4, 1, kUmber),
};

// 34 x 17, its nose to the right, fire behind it.
constexpr Shape kRocket[] = {
    triangle({-5, 8}, {4, 5}, {4, 11}, kOrange),
    triangle({-1, 8}, {4, 7}, {4, 9}, kGold),
    triangle({3, 7}, {0, 0}, {12, 5}, given(2)), triangle({3, 9}, {0, 16}, {12, 11}, given(3)),
    polygon(given(0)), corners({4, 5}, {12, 3}, {22, 4}), corners({33, 8}, {22, 12}, {12, 13}), corners({4, 11}),
    polygon(given(1)), corners({4, 9}, {14, 10}, {33, 8}), corners({22, 12}, {12, 13}, {4, 11}),
    triangle({26, 6}, {33, 8}, {26, 10}, given(2)),
    disc(11, 7, 1, kUmber), disc(16, 7, 1, kUmber), disc(21, 7, 1, kUmber),
};

constexpr Shape kSaucer[] = {
    ellipse(8, 0, 14, 12, kUmber),
    ellipse(9, 1, 12, 10, given(2)),
    line(11, 4, 13, 2, kWhite),
    ellipse(0, 6, 30, 9, kUmber),
    ellipse(1, 7, 28, 7, given(1)), ellipse(1, 7, 28, 4, given(0)),
    disc(5, 11, 1, kGold), disc(11, 11, 1, kGold), disc(18, 11, 1, kGold), disc(24, 11, 1, kGold),
};

constexpr Shape kGhost[] = {
    ellipse(0, 0, 15, 16, given(0)),
    rect(0, 8, 15, 10, given(0)),
    triangle({0, 17}, {4, 17}, {2, 22}, given(0)), triangle({5, 17}, {9, 17}, {7, 22}, given(0)),
    triangle({10, 17}, {14, 17}, {12, 22}, given(0)),
    disc(4, 8, 2, kVoid), disc(10, 8, 2, kVoid),
};

constexpr Shape kWheel[] = {
    disc(3, 3, 3, kSteel),
    disc(3, 3, 1, kMist),
};

enum Part : std::uint8_t { robot, trooper, rocket, saucer, ghost, wheel };
constexpr Picture kParts[] = {kRobot, kTrooper, kRocket, kSaucer, kGhost, kWheel};

// ---- one a card -----------------------------------------------------------------------------------------------------
constexpr Shape kIronSentry[] = {
    paperSky(kKraft, kPaper, 5),
    part(robot, 16, 1, kHaze, kSteel, kRed),
    line(45, 4, 45, 25, kUmber, 2),
    triangle({42, 6}, {48, 6}, {45, 0}, kSteel),
};

constexpr Shape kBrassLegionnaire[] = {
    raySky(kKraft, kBrass, 27),
    ellipse(19, -1, 17, 12, kBrick),
    rect(26, -1, 2, 8, kRed),
    part(trooper, 17, 1, kGold, kBrass, kUmber),
    rect(27, 12, 1, 6, kUmber),
    disc(46, 18, 7, kBrick),
    ring(46, 18, 7, kGold, 2),
    disc(46, 18, 1, kGold),
};

constexpr Shape kVoidLancer[] = {
    nightSky(kVoid, 41),
    part(rocket, 7, 5, kMist, kHaze, kRed, kBrick),
    line(38, 13, 53, 13, kPaper),
    line(48, 12, 53, 13, kCyan), line(48, 14, 53, 13, kCyan),
};

constexpr Shape kMoonHussar[] = {
    nightSky(kNight, 43),
    disc(42, 8, 7, kPaper),
    disc(45, 6, 7, kNight),
    part(trooper, 14, 2, kUltra, kNight, kGold),
    box(18, 0, 13, 6, kUmber, 2),
    rect(23, 1, 3, 3, kGold),
    line(29, 0, 33, -3, kRed, 3),
};

constexpr Shape kAtomicGrenadier[] = {
    paperSky(kMoss, kLeaf, 3),
    part(trooper, 6, 1, kLeaf, kMoss, kVoid),
    // Two orbits that lean against each other around a nucleus.
    path(kPaper), corners({32, 4}, {37, 4}, {44, 10}), corners({49, 17}, {49, 22}, {44, 22}),
        corners({37, 16}, {32, 9}, {32, 4}),
    path(kPaper), corners({49, 4}, {44, 4}, {37, 10}), corners({32, 17}, {32, 22}, {37, 22}),
        corners({44, 16}, {49, 9}, {49, 4}),
    disc(40, 13, 3, kUmber),
    disc(40, 13, 2, kGold),
    disc(32, 5, 1, kRed), disc(49, 20, 1, kRed), disc(47, 5, 1, kRed),
};

constexpr Shape kStarBandit[] = {
    raySky(kOrange, kGold, 27),
    box(17, 19, 21, 10, kUmber, 3),
    ellipse(20, 4, 15, 17, kKraft),
    box(15, 5, 25, 3, kUmber, 1), box(20, -2, 15, 8, kUmber, 2),
    rect(20, 4, 15, 1, kRed),
    box(20, 13, 15, 9, kBrick, 2),
    triangle({22, 20}, {33, 20}, {27, 25}, kBrick),
    rect(23, 10, 3, 1, kUmber), rect(29, 10, 3, 1, kUmber),
    star(43, 3, kBrick),
    star(5, 12, kBrick),
};

constexpr Shape kSaturnianBruiser[] = {
    nightSky(kDusk, 47),
    planet(44, 7, 5, 10),  // Babel, for its ring
    box(6, 12, 34, 18, kUmber, 5),
    box(7, 13, 32, 16, kOrange, 5),
    box(28, 14, 10, 14, kRust, 4),
    box(17, 4, 13, 12, kUmber, 3),
    box(18, 5, 11, 10, kOrange, 3),
    rect(18, 8, 11, 2, kUmber),
    rect(20, 9, 2, 1, kGold), rect(26, 9, 2, 1, kGold),
    rect(21, 12, 6, 1, kPaper),
    line(14, 18, 14, 26, kUmber), line(32, 18, 32, 26, kUmber),
    rect(15, 23, 17, 4, kBrick),
    rect(21, 23, 5, 4, kGold),
};

constexpr Shape kRocketPicket[] = {
    paperSky(kCyan, kPaper, 5),
    land(4, kSepia, kUmber),
    triangle({5, 23}, {8, 15}, {8, 23}, kBrick), triangle({15, 23}, {12, 15}, {12, 23}, kBrick),
    box(8, 8, 5, 15, kPaper, 1),
    rect(11, 9, 2, 14, kMist),
    triangle({8, 9}, {12, 9}, {10, 3}, kRed),
    disc(10, 13, 1, kUltra),
    triangle({21, 23}, {24, 15}, {24, 23}, kBrick), triangle({31, 23}, {28, 15}, {28, 23}, kBrick),
    box(24, 5, 5, 18, kPaper, 1),
    rect(27, 6, 2, 17, kMist),
    triangle({24, 6}, {28, 6}, {26, 0}, kRed),
    disc(26, 10, 1, kUltra),
    triangle({37, 23}, {40, 15}, {40, 23}, kBrick), triangle({47, 23}, {44, 15}, {44, 23}, kBrick),
    box(40, 8, 5, 15, kPaper, 1),
    rect(43, 9, 2, 14, kMist),
    triangle({40, 9}, {44, 9}, {42, 3}, kRed),
    disc(42, 13, 1, kUltra),
};

constexpr Shape kClockworkCorsair[] = {
    paperSky(kKraft, kPaper, 5),
    part(rocket, 12, 8, kBrass, kSepia, kRed, kBrick),
    disc(24, 7, 4, kUmber),
    disc(24, 7, 3, kGold),
    disc(24, 7, 1, kUmber),
    dot(24, 2, kUmber), dot(24, 12, kUmber), dot(19, 7, kUmber), dot(29, 7, kUmber), dot(20, 3, kUmber),
    dot(28, 3, kUmber),
};

constexpr Shape kTentacleTrooper[] = {
    paperSky(kTeal, kUltra, 6),
    path(kRose, 3), corners({18, 12}, {11, 16}, {5, 9}),
    line(5, 9, 8, 5, kRose, 2), line(21, 15, 16, 23, kRose, 3), line(16, 23, 9, 24, kRose, 2),
    line(25, 16, 23, 26, kRose, 3),
    dot(11, 16, kPaper), dot(6, 10, kPaper), dot(17, 22, kPaper),
    path(kRose, 3), corners({36, 12}, {43, 16}, {49, 9}),
    line(49, 9, 46, 5, kRose, 2), line(33, 15, 38, 23, kRose, 3), line(38, 23, 45, 24, kRose, 2),
    line(29, 16, 31, 26, kRose, 3),
    dot(43, 16, kPaper), dot(48, 10, kPaper), dot(37, 22, kPaper),
    ellipse(16, -1, 22, 19, kUmber),
    ellipse(17, 0, 20, 17, kPink),
    ellipse(29, 3, 7, 11, kRose),
    disc(23, 8, 3, kPaper), disc(31, 8, 3, kPaper),
    disc(23, 9, 1, kVoid), disc(31, 9, 1, kVoid),
    line(19, 3, 25, 6, kUmber), line(35, 3, 29, 6, kUmber),
};

constexpr Shape kDeathRayGunner[] = {
    nightSky(kBrick, 53),
    line(33, 10, 56, 10, kGold, 3),
    line(33, 10, 56, 10, kWhite),
    line(36, 5, 53, 0, kOrange), line(36, 15, 53, 22, kOrange),
    box(9, 6, 18, 9, kUmber, 3),
    box(10, 7, 16, 7, kMist, 3),
    rect(12, 11, 12, 2, kHaze),
    box(24, 6, 2, 9, kUmber, 0),
    rect(24, 8, 2, 5, kCyan),
    box(27, 6, 2, 9, kUmber, 0),
    rect(27, 8, 2, 5, kCyan),
    box(30, 8, 2, 5, kUmber, 0),
    rect(30, 8, 2, 5, kCyan),
    polygon(kUmber), corners({11, 14}, {18, 14}, {15, 25}), corners({8, 25}),
    ring(20, 17, 3, kUmber),
    disc(13, 5, 2, kRed),
};

constexpr Shape kGasGiantGuard[] = {
    nightSky(kVoid, 59),
    planet(38, 15, 17, kGasGiant),
    part(rocket, 5, 7, kMist, kHaze, kBlue, kUltra),
};

constexpr Shape kPhantomPatrol[] = {
    nightSky(kNight, 61),
    part(ghost, 4, 6, kSteel),
    part(ghost, 36, 8, kSteel),
    part(ghost, 19, 1, kMist),
    dot(23, 9, kCyan), dot(29, 9, kCyan),
    dither(0, 18, 54, 8, kNight, 8),
};

constexpr Shape kHeraldOfDoom[] = {
    raySky(kBrick, kRed, 20),
    ellipse(11, 1, 19, 16, kUmber),
    ellipse(12, 2, 17, 14, kPaper),
    box(15, 14, 11, 8, kUmber, 1),
    box(16, 14, 9, 7, kPaper, 1),
    disc(17, 10, 2, kVoid), disc(24, 10, 2, kVoid),
    triangle({19, 15}, {22, 15}, {20, 12}, kVoid),
    rect(18, 18, 1, 3, kUmber), rect(20, 18, 1, 3, kUmber), rect(22, 18, 1, 3, kUmber),
    line(27, 18, 40, 13, kGold, 2),
    polygon(kGold), corners({38, 12}, {49, 4}, {51, 17}), corners({39, 15}),
    line(49, 4, 51, 17, kBrass, 2),
};

constexpr Shape kMagnetMarauder[] = {
    paperSky(kMist, kPaper, 6),
    disc(27, 12, 11, kUmber),
    disc(27, 12, 10, kRed),
    disc(27, 12, 4, kUmber),
    disc(27, 12, 3, kMist),
    rect(24, 12, 7, 14, kMist),
    rect(17, 12, 7, 12, kRed),
    rect(31, 12, 6, 12, kBrick),
    rect(17, 20, 7, 5, kPaper), rect(31, 20, 6, 5, kPaper),
    rect(23, 12, 1, 13, kUmber), rect(30, 12, 1, 13, kUmber),
    path(kUltra), corners({12, 15}, {9, 20}, {12, 25}), path(kUltra), corners({42, 15}, {45, 20}, {42, 25}),
    path(kUltra), corners({8, 15}, {5, 20}, {8, 25}), path(kUltra), corners({46, 15}, {49, 20}, {46, 25}),
};

constexpr Shape kMindWaveMonk[] = {
    paperSky(kPlum, kDusk, 6),
    ring(27, 9, 20, kViolet),
    ring(27, 9, 16, kPink),
    ring(27, 9, 12, kViolet),
    polygon(kSepia), corners({11, 26}, {17, 15}, {20, 5}), corners({27, 0}, {33, 5}, {36, 15}), corners({42, 26}),
    polygon(kUmber), corners({21, 16}, {23, 7}, {27, 4}), corners({30, 7}, {32, 16}, {27, 20}),
    rect(23, 10, 3, 2, kCyan), rect(28, 10, 3, 2, kCyan),
    line(27, 20, 27, 26, kUmber),
    line(17, 15, 14, 26, kKraft),
};

constexpr Shape kXRayScout[] = {
    paperSky(kVoid, kInk, 8),
    line(38, 13, 0, -10, kTeal), line(38, 13, 0, -2, kTeal), line(38, 13, 0, 6, kTeal), line(38, 13, 0, 14, kTeal),
    line(38, 13, 0, 22, kTeal), line(38, 13, 0, 30, kTeal),
    polygon(kPaper), corners({19, 13}, {25, 6}, {33, 4}), corners({41, 6}, {48, 13}, {41, 20}),
        corners({33, 22}, {25, 20}),
    disc(33, 13, 7, kTeal),
    disc(33, 13, 6, kCyan),
    disc(33, 13, 3, kVoid),
    dot(31, 11, kWhite), dot(32, 11, kWhite),
    path(kLeaf), corners({19, 13}, {25, 6}, {33, 4}), corners({41, 6}, {48, 13}),
};

constexpr Shape kIceCometRider[] = {
    nightSky(kUltra, 67),
    triangle({38, 10}, {42, 22}, {-6, 4}, kBlue),
    triangle({39, 13}, {41, 20}, {6, 8}, kCyan),
    disc(41, 16, 7, kCyan),
    disc(41, 16, 5, kWhite),
    disc(43, 18, 2, kMist),
    line(38, 12, 39, 7, kRed, 3),
    disc(39, 3, 2, kKraft),
    line(39, 8, 44, 11, kRed, 2),
    triangle({37, 8}, {38, 5}, {27, 4}, kGold),
};

constexpr Shape kTwinSunDuellist[] = {
    paperSky(kRust, kOrange, 6),
    disc(15, 9, 8, kGold),
    disc(39, 9, 6, kOrange),
    disc(15, 9, 6, kPaper),
    disc(39, 9, 4, kGold),
    line(12, 24, 42, 2, kUmber, 3), line(42, 24, 12, 2, kUmber, 3),
    line(16, 21, 42, 2, kWhite), line(38, 21, 12, 2, kWhite),
    line(13, 18, 20, 24, kBrass, 2), line(41, 18, 34, 24, kBrass, 2),
};

constexpr Shape kZeroKnight[] = {
    raySky(kNight, kUltra, 27),
    box(12, 18, 30, 12, kUmber, 4),
    box(13, 19, 28, 10, kHaze, 4),
    polygon(kMist), corners({18, 5}, {27, 0}, {36, 5}), corners({36, 17}, {31, 23}, {23, 23}), corners({18, 17}),
    polygon(kHaze), corners({27, 0}, {36, 5}, {36, 17}), corners({31, 23}, {27, 23}),
    rect(19, 9, 17, 3, kVoid),
    rect(21, 10, 3, 1, kRed), rect(30, 10, 3, 1, kRed),
    rect(27, 12, 1, 11, kSteel),
    rect(29, 14, 4, 1, kVoid), rect(22, 14, 4, 1, kVoid), rect(29, 16, 4, 1, kVoid), rect(22, 16, 4, 1, kVoid),
    rect(29, 18, 4, 1, kVoid), rect(22, 18, 4, 1, kVoid),
    ellipse(43, 3, 9, 13, kGold),
    ellipse(45, 5, 5, 9, kNight),
    line(27, 0, 22, -4, kRed, 3),
};

constexpr Shape kAmbushSaucer[] = {
    nightSky(kDusk, 71),
    land(6, kMoss, kLeaf),
    triangle({21, 15}, {33, 15}, {12, 26}, kGold), triangle({21, 15}, {33, 15}, {42, 26}, kGold),
    triangle({12, 26}, {42, 26}, {27, 12}, kGold),
    part(saucer, 12, 2, kMist, kHaze, kLeaf),
};

constexpr Shape kRadiumJuggernaut[] = {
    paperSky(kLeaf, kPaper, 4),
    box(5, 16, 44, 10, kUmber, 4),
    part(wheel, 8, 18),
    part(wheel, 18, 18),
    part(wheel, 29, 18),
    part(wheel, 39, 18),
    box(9, 8, 34, 10, kUmber, 3),
    box(10, 9, 32, 8, kOrange, 3),
    rect(11, 14, 30, 3, kRust),
    box(17, 2, 15, 9, kUmber, 2),
    box(18, 3, 13, 7, kOrange, 2),
    rect(31, 5, 16, 3, kUmber), rect(46, 4, 3, 5, kUmber),
    disc(24, 6, 2, kLeaf),
    dot(24, 6, kWhite),
};

constexpr Shape kParleyPirate[] = {
    paperSky(kBlue, kCyan, 5),
    edgedBox(12, 19, 21, 10, kBrick, kUmber, 3),
    ellipse(15, 5, 15, 17, kKraft),
    polygon(kVoid), corners({8, 8}, {13, 1}, {22, -2}), corners({32, 1}, {37, 8}, {22, 5}),
    rect(21, 0, 3, 2, kPaper), rect(20, 3, 5, 1, kPaper),
    box(24, 9, 4, 4, kVoid, 1),
    line(16, 7, 28, 10, kVoid),
    rect(18, 10, 2, 2, kUmber),
    box(16, 15, 13, 8, kUmber, 2),
    rect(20, 16, 5, 1, kRed),
    line(41, 2, 38, 26, kUmber, 2),
    polygon(kWhite), corners({41, 2}, {53, 4}, {51, 13}), corners({40, 11}),
    line(42, 8, 51, 9, kMist),
};

constexpr Shape kJammerDrone[] = {
    paperSky(kSteel, kNight, 6),
    path(kGold), corners({14, 4}, {11, 12}, {14, 20}), path(kGold), corners({40, 4}, {43, 12}, {40, 20}),
    path(kGold), corners({9, 4}, {6, 12}, {9, 20}), path(kGold), corners({45, 4}, {48, 12}, {45, 20}),
    path(kGold), corners({4, 4}, {1, 12}, {4, 20}), path(kGold), corners({50, 4}, {53, 12}, {50, 20}),
    line(27, 3, 27, -2, kUmber, 2),
    disc(27, 13, 10, kUmber),
    disc(27, 13, 9, kMist),
    disc(29, 15, 7, kHaze),
    disc(26, 12, 6, kMist),
    rect(18, 12, 18, 3, kUmber),
    disc(27, 13, 4, kUmber),
    disc(27, 13, 3, kRed),
    dot(26, 12, kWhite),
    line(20, 21, 17, 26, kUmber, 2), line(34, 21, 37, 26, kUmber, 2),
};
// clang-format on

constexpr Picture kPictures[kGuardforce] = {
    kIronSentry,       kBrassLegionnaire, kVoidLancer,       kMoonHussar,       kAtomicGrenadier, kStarBandit,
    kSaturnianBruiser, kRocketPicket,     kClockworkCorsair, kTentacleTrooper,  kDeathRayGunner,  kGasGiantGuard,
    kPhantomPatrol,    kHeraldOfDoom,     kMagnetMarauder,   kMindWaveMonk,     kXRayScout,       kIceCometRider,
    kTwinSunDuellist,  kZeroKnight,       kAmbushSaucer,     kRadiumJuggernaut, kParleyPirate,    kJammerDrone,
};

}  // namespace

void drawGuardPicture(const Easel& easel, Card card) { drawPicture(easel, kPictures[card], nullptr, kParts); }

}  // namespace armada::pulp_invasion
