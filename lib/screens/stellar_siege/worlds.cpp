// The 16 sides of the Planets, a world each.
#include "canvas/worlds.h"

#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

namespace {

struct Side {
  World world;
  Colour name;
};

// One line a side, in the order of Effect.
constexpr Side kSides[kEffects] = {
    // surface, its three colours, ring and its shade; colour of the name
    {{Surface::craters, kLeaf, kMoss, kMoss, kClear, kClear}, kLeaf},     // Siptou
    {{Surface::land, kBlue, kTeal, kLeaf, kClear, kClear}, kLeaf},        // Valtinia
    {{Surface::bands, kMist, kSteel, kHaze, kClear, kClear}, kMist},      // Cordontion
    {{Surface::ice, kPaper, kTeal, kMist, kClear, kClear}, kPaper},       // Zahwilta
    {{Surface::lava, kRust, kOrange, kUmber, kClear, kClear}, kOrange},   // Emalto
    {{Surface::storm, kOrange, kRust, kPaper, kClear, kClear}, kOrange},  // Iontian
    {{Surface::caps, kCyan, kTeal, kPaper, kClear, kClear}, kCyan},       // Ambyria
    {{Surface::wedges, kCyan, kUltra, kPaper, kClear, kClear}, kCyan},    // Taltuva
    {{Surface::plain, kPink, kRose, kRose, kKraft, kBrass}, kPink},       // Plomeena
    {{Surface::halves, kPink, kPlum, kRose, kClear, kClear}, kPink},      // Aspal
    {{Surface::rims, kKraft, kSepia, kPaper, kClear, kClear}, kKraft},    // Hyperion
    {{Surface::dunes, kGold, kBrass, kSepia, kClear, kClear}, kGold},     // Clio
    {{Surface::spiral, kBlue, kUltra, kCyan, kClear, kClear}, kBlue},     // Artemis
    {{Surface::lights, kUltra, kNight, kGold, kClear, kClear}, kBlue},    // Nyx
    {{Surface::stripes, kRed, kBrick, kOrange, kKraft, kBrass}, kRed},    // Pandemonia
    {{Surface::veils, kWhite, kViolet, kMist, kPink, kRose}, kMist},      // Aether
};

const Side& sideLook(Effect side) { return kSides[static_cast<std::size_t>(side)]; }

}  // namespace

void drawPlanet(Canvas& canvas, int cx, int cy, Effect side) {
  drawWorld(canvas, cx, cy, kPlanetRadius, sideLook(side).world);
}

void drawPlanetLarge(Canvas& canvas, int cx, int cy, Effect side) {
  drawWorld(canvas, cx, cy, kPlanetLargeRadius, sideLook(side).world);
}

Colour colourOf(Effect side) { return sideLook(side).name; }

}  // namespace armada::stellar_siege
