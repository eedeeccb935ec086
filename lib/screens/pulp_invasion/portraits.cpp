// Captains, Cosmic Hegemony Aliens and Super Weapons: few shapes each, told apart by outline first and colour second.
#include "screens/pulp_invasion/pictures.h"

#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

// ---- people ---------------------------------------------------------------------------------------------------------
namespace {

using namespace shapes;

// What a person's features give.
constexpr Colour kHairColour = given(0), kSkin = given(1), kCheek = given(2), kCoat = given(3), kCollar = given(4);

// clang-format off
constexpr Shape kPlainBehind[] = {ellipse(5, 1, 14, 15, kHairColour)};
constexpr Shape kWavesBehind[] = {
    ellipse(3, 1, 18, 14, kHairColour),
    box(2, 7, 20, 14, kHairColour, 3),
};
constexpr Shape kBunBehind[] = {
    disc(12, 2, 3, kHairColour),
    ellipse(5, 2, 14, 13, kHairColour),
};
constexpr Shape kHoodBehind[] = {
    ellipse(2, 0, 20, 22, kHairColour),
    box(2, 10, 20, 12, kHairColour, 2),
};

constexpr Shape kFace[] = {
    rect(10, 16, 5, 5, kCheek),  // neck
    ellipse(7, 3, 11, 15, kSkin),
    box(15, 7, 3, 8, kCheek, 1),
    dot(9, 9, kUmber), dot(10, 9, kUmber), dot(14, 9, kUmber), dot(15, 9, kUmber),
    dot(10, 10, kVoid), dot(14, 10, kVoid),
    rect(12, 10, 1, 3, kCheek),
    rect(11, 15, 4, 1, kBrick),
};

constexpr Shape kShoulders[] = {
    polygon(kCoat), corners({1, 26}, {4, 20}, {10, 18}), corners({14, 18}, {20, 20}, {23, 26}),
    rect(9, 17, 7, 2, kCheek),
    triangle({8, 18}, {12, 24}, {10, 18}, kCollar), triangle({16, 18}, {12, 24}, {14, 18}, kCollar),
};

constexpr Shape kShorn[] = {box(7, 2, 10, 4, kHairColour, 2)};
constexpr Shape kSwept[] = {
    box(6, 1, 12, 5, kHairColour, 2),
    triangle({14, 3}, {19, 1}, {17, 7}, kHairColour), triangle({7, 5}, {11, 5}, {7, 8}, kHairColour),
};
constexpr Shape kWaves[] = {
    box(6, 2, 12, 4, kHairColour, 2),
    triangle({7, 5}, {13, 4}, {6, 10}, kHairColour),
};
constexpr Shape kBun[] = {box(6, 3, 12, 3, kHairColour, 1)};
constexpr Shape kBald[] = {rect(10, 5, 3, 1, kWhite)};
constexpr Shape kCrown[] = {
    box(6, 4, 12, 3, kHairColour, 1),
    rect(6, 2, 12, 2, kGold),
    triangle({6, 2}, {7, -1}, {8, 2}, kGold),
    triangle({11, 2}, {12, -1}, {13, 2}, kGold),
    triangle({16, 2}, {17, -1}, {18, 2}, kGold),
    dot(12, 2, kRed),
};
constexpr Shape kFringe[] = {
    box(6, 2, 12, 6, kHairColour, 2),
    rect(6, 7, 2, 8, kHairColour), rect(16, 7, 2, 8, kHairColour),
};

constexpr Shape kGoggles[] = {
    rect(6, 5, 13, 2, kUmber),
    disc(10, 5, 2, kSepia), disc(15, 5, 2, kSepia),
    disc(10, 5, 1, kCyan), disc(15, 5, 1, kCyan),
};
constexpr Shape kMonocle[] = {
    ring(14, 10, 2, kGold),
    line(16, 12, 18, 18, kBrass),
};
constexpr Shape kMask[] = {
    box(6, 8, 13, 4, kUmber, 1),
    rect(9, 9, 2, 1, kWhite), rect(14, 9, 2, 1, kWhite),
};
constexpr Shape kPatch[] = {
    line(7, 5, 17, 12, kUmber),
    box(13, 8, 4, 4, kUmber, 1),
};
constexpr Shape kMoustache[] = {
    rect(9, 14, 8, 1, kHairColour),
    dot(8, 13, kHairColour), dot(17, 13, kHairColour),
};
constexpr Shape kBeard[] = {
    box(7, 13, 11, 7, kHairColour, 2),
    rect(11, 15, 4, 1, kBrick),
};
constexpr Shape kCap[] = {
    box(5, 1, 14, 5, kCoat, 2),
    rect(5, 5, 15, 1, kUmber),
    rect(11, 2, 3, 2, kGold),
};
constexpr Shape kHat[] = {
    box(7, -1, 11, 6, kCoat, 2),
    rect(7, 4, 11, 1, kCollar),
    rect(3, 5, 18, 2, kCoat),
};
constexpr Shape kDome[] = {
    ring(12, 9, 11, kMist),
    line(6, 4, 9, 2, kWhite),
};
constexpr Shape kVeil[] = {dither(7, 11, 11, 8, kCoat, 10)};
// clang-format on

// In the order of Hair and of Wears.
constexpr Picture kHairBehind[] = {kPlainBehind, kPlainBehind, kWavesBehind, kBunBehind,
                                   Picture(),    kHoodBehind,  kPlainBehind, kPlainBehind};
constexpr Picture kHairBefore[] = {kShorn, kSwept, kWaves, kBun, kBald, Picture(), kCrown, kFringe};
constexpr Picture kWorn[] = {Picture(), kGoggles, kMonocle, kMask, kPatch, kMoustache,
                             kBeard,    kCap,     kHat,     kDome, kVeil};

}  // namespace

void drawPerson(const Easel& e, const Features& f) {
  const Colour colours[] = {f.hairColour, f.skin, f.cheek, f.coat, f.collar};
  const auto hair = static_cast<std::size_t>(f.hair);
  for (const Picture& layer : {kHairBehind[hair], Picture(kFace), Picture(kShoulders), kHairBefore[hair],
                               kWorn[static_cast<std::size_t>(f.wears)]})
    drawPicture(e, layer, colours, nullptr);
}

// ---- Captains -------------------------------------------------------------------------------------------------------
namespace {

constexpr Features kCaptainLook[kCaptains] = {
    // hair, its colour, skin, cheek, wears, coat, collar
    {Hair::swept, kGold, kKraft, kBrass, Wears::nothing, kRed, kGold},        // Rex Halcyon
    {Hair::waves, kBrick, kPaper, kKraft, Wears::goggles, kSepia, kOrange},   // Vera Valiant
    {Hair::shorn, kUmber, kBrass, kSepia, Wears::moustache, kUltra, kPaper},  // Duke Orion
    {Hair::bald, kMist, kPaper, kKraft, Wears::monocle, kMoss, kLeaf},        // Doc Saturnine
    {Hair::crown, kViolet, kMist, kHaze, Wears::nothing, kPlum, kGold},       // Queen Andromeda
    {Hair::shorn, kSepia, kKraft, kBrass, Wears::hat, kRust, kUmber},         // Buck Ransom
    {Hair::bun, kUmber, kPaper, kKraft, Wears::nothing, kTeal, kCyan},        // Lady Perihelion
    {Hair::swept, kUmber, kKraft, kBrass, Wears::patch, kUmber, kRed},        // Cosmo Drake
    {Hair::fringe, kCyan, kSepia, kUmber, Wears::dome, kOrange, kPaper},      // Tess Tachyon
};

}  // namespace

void drawCaptainHead(Canvas& canvas, int x, int y, std::uint8_t captain, int scale) {
  drawPerson({canvas, x, y, scale}, kCaptainLook[captain]);
}

// ---- Aliens ---------------------------------------------------------------------------------------------------------
Colour colourOfAlien(std::uint8_t alien) {
  static constexpr Colour kColours[kAliens] = {kMist, kLeaf, kPink};
  return kColours[alien];
}

namespace {

// clang-format off
// A helm without a face: two lights in the dark.
constexpr Shape kQuietus[] = {
    polygon(kSteel), corners({0, 25}, {3, 12}, {7, 3}), corners({12, 0}, {16, 3}, {20, 12}), corners({23, 25}),
    polygon(kVoid), corners({5, 22}, {6, 12}, {9, 5}), corners({12, 3}, {14, 5}, {17, 12}), corners({18, 22}),
    path(kHaze), corners({12, 0}, {3, 13}, {0, 25}),
    box(7, 10, 4, 2, kWhite, 0), box(13, 10, 4, 2, kWhite, 0),
    rect(8, 10, 2, 2, kCyan), rect(14, 10, 2, 2, kCyan),
    rect(11, 15, 2, 6, kNight), rect(9, 17, 1, 3, kNight), rect(14, 17, 1, 3, kNight),
};

// A queen of insects.
constexpr Shape kVexatrix[] = {
    line(9, 6, 4, 0, kMoss), line(15, 6, 20, 0, kMoss),
    disc(4, 1, 1, kGold), disc(20, 1, 1, kGold),
    polygon(kPlum), corners({0, 25}, {1, 15}, {8, 20}), corners({16, 20}, {23, 15}, {23, 25}),
    polygon(kLeaf), corners({12, 3}, {19, 7}, {18, 14}), corners({12, 23}, {6, 14}, {5, 7}),
    triangle({12, 4}, {19, 7}, {12, 22}, kMoss),
    polygon(kRed), corners({5, 8}, {11, 11}, {9, 15}), corners({6, 13}),
    polygon(kBrick), corners({19, 8}, {13, 11}, {15, 15}), corners({18, 13}),
    dot(7, 10, kWhite),
    dot(15, 11, kPink),
    line(10, 19, 8, 22, kUmber), line(14, 19, 16, 22, kUmber),
};

// A brain under glass.
constexpr Shape kThoon[] = {
    box(5, 19, 14, 6, kBrass, 1),
    rect(5, 21, 14, 1, kSepia),
    rect(8, 23, 2, 1, kRed),
    rect(14, 23, 2, 1, kLeaf),
    ellipse(1, 0, 22, 21, kTeal),
    ellipse(3, 3, 18, 13, kPink),
    box(8, 12, 9, 6, kRose, 2),
    line(5, 5, 3, 10, kRose), line(9, 5, 7, 10, kRose), line(14, 5, 12, 10, kRose), line(18, 5, 16, 10, kRose),
    line(12, 3, 12, 14, kRose),
    disc(12, 11, 3, kPaper),
    disc(12, 11, 1, kVoid),
    ring(12, 10, 10, kCyan),
    line(5, 6, 8, 3, kWhite),
};

// clang-format on

constexpr Picture kAlienHeads[kAliens] = {kQuietus, kVexatrix, kThoon};

}  // namespace

void drawAlienHead(Canvas& canvas, int x, int y, std::uint8_t alien, int scale) {
  drawPicture({canvas, x, y, scale}, kAlienHeads[alien]);
}

// ---- Super Weapons --------------------------------------------------------------------------------------------------
namespace {

// clang-format off
constexpr Shape kNullLance[] = {
    line(2, 21, 19, 4, kSteel, 3),
    line(2, 21, 19, 4, kMist, 1),
    triangle({16, 3}, {23, 0}, {20, 7}, kCyan),
    ring(13, 10, 4, kGold, 1),
    ring(7, 16, 3, kBrass, 1),
};

constexpr Shape kCometLens[] = {
    line(4, 20, 10, 14, kBrass, 3),
    disc(14, 9, 8, kBrass),
    disc(14, 9, 7, kUltra),
    line(9, 13, 15, 8, kBlue, 2),
    disc(16, 7, 2, kWhite),
    disc(16, 7, 1, kGold),
    line(9, 5, 11, 3, kWhite),
};

constexpr Shape kGravityGlove[] = {
    box(6, 15, 12, 8, kBrick, 1),
    rect(6, 17, 12, 1, kGold),
    box(5, 7, 14, 9, kRed, 2), box(5, 1, 3, 8, kRed, 1), box(9, 1, 3, 8, kRed, 1), box(13, 1, 3, 8, kRed, 1),
    box(17, 5, 4, 6, kRed, 1),
    rect(8, 3, 1, 5, kBrick), rect(12, 3, 1, 5, kBrick),
    disc(11, 11, 3, kVoid),
    ring(11, 11, 3, kCyan),
    dot(11, 11, kWhite),
};

constexpr Shape kEtherHarp[] = {
    path(kBrass, 2), corners({4, 3}, {4, 21}, {19, 16}),
    path(kGold, 2), corners({4, 3}, {12, 2}, {20, 8}), corners({19, 16}),
    line(7, 4, 7, 19, kCyan), line(10, 4, 10, 18, kCyan), line(13, 5, 13, 17, kCyan), line(16, 8, 16, 16, kCyan),
};

constexpr Shape kChronoKey[] = {
    disc(8, 8, 7, kGold),
    disc(8, 8, 5, kPaper),
    line(8, 8, 8, 4, kUmber),
    line(8, 8, 11, 9, kBrick),
    line(13, 13, 21, 21, kBrass, 3),
    line(18, 21, 21, 18, kGold, 2), line(15, 18, 18, 15, kGold, 2),
};

constexpr Shape kSunHammer[] = {
    line(3, 22, 13, 10, kSepia, 3),
    line(15, 7, 20, 0, kOrange, 1), line(15, 7, 23, 7, kOrange, 1), line(15, 7, 10, 0, kOrange, 1),
    line(15, 7, 23, 14, kOrange, 1), line(15, 7, 7, 5, kOrange, 1),
    polygon(kGold), corners({8, 6}, {14, 1}, {22, 9}), corners({16, 15}),
    line(8, 6, 16, 15, kBrass, 2),
    disc(15, 8, 3, kOrange),
    disc(15, 8, 1, kWhite),
};
// clang-format on

constexpr Picture kWeaponSigns[kWeapons] = {kNullLance, kCometLens, kGravityGlove, kEtherHarp, kChronoKey, kSunHammer};

}  // namespace

void drawWeaponSign(Canvas& canvas, int x, int y, std::uint8_t weapon, int scale) {
  drawPicture({canvas, x, y, scale}, kWeaponSigns[weapon]);
}

int drawWeaponNeeds(Canvas& canvas, int x, int y, const Found& found) {
  for (std::size_t i = 0; i < kAbilities; ++i) {
    for (int n = 0; n < kWeaponCard[found.weapon].needs[i]; ++n) {
      if (n < found.cubes[i]) {
        drawCube(canvas, x, y, static_cast<Cube>(i), 9);
      } else {
        canvas.frame(x, y + 2, 9, 9, colourOf(static_cast<Ability>(i)));
        canvas.text(x + 2, y + 3, letterOf(static_cast<Cube>(i)), colourOf(static_cast<Ability>(i)));
      }
      x += 13;
    }
  }
  return x;
}

}  // namespace armada::pulp_invasion
