// The palette of Pocket Armada: 28 of 32 entries, every value exact in RGB565. docs and LOOK give each one's role.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

enum Colour : std::uint8_t {
  kVoid, kInk, kNight, kSteel, kHaze, kMist, kPaper, kKraft, kSepia, kUmber, kWhite, kRed, kBrick, kOrange, kRust,
  kGold, kBrass, kLeaf, kMoss, kCyan, kTeal, kBlue, kUltra, kViolet, kPlum, kPink, kRose, kDusk,
  kColourCount,
  kClear = 0xFF,  // "no colour": nothing is drawn
};

// A map from entry to entry, for dimming and for recoloured sprites.
struct PaletteMap {
  std::uint8_t to[32];
};

extern const std::uint16_t kPalette565[32];
extern const PaletteMap kDimmed;  // pause, lessons: text to STEEL, bright to shade, shade to INK or DUSK

// The identity with one entry changed.
PaletteMap recolour(Colour from, Colour to);

}  // namespace armada
