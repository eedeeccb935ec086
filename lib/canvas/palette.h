// The palette of Pocket Armada: 28 of 32 entries, every value exact in RGB565, each with its role.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

enum Colour : std::uint8_t {
  kVoid,    // space, screen ground, letters on chips
  kInk,     // panels, header, foot
  kNight,   // raised rows, card backs, track troughs
  kSteel,   // lines, frames, empty pips; never text
  kHaze,    // quiet text on VOID and INK
  kMist,    // second text, metal
  kPaper,   // first text; face of a card
  kKraft,   // bands and shade on a card
  kSepia,   // second text and lines on a card
  kUmber,   // first text on a card
  kWhite,   // glint, white cube, one-tick flash
  kRed,     // Combat; missile; danger
  kBrick,   // shade of RED; alarm text on a card
  kOrange,  // Science; Antillians
  kRust,    // shade of ORANGE
  kGold,    // cursor and choice; chevrons; points; Super Weapon
  kBrass,   // shade of GOLD; trim
  kLeaf,    // Pew Pew aliens; gain
  kMoss,    // shade of LEAF
  kCyan,    // Pew!; own ship; Pew Pew accent
  kTeal,    // shade of CYAN; grid of the near cards
  kBlue,    // Diplomacy
  kUltra,   // shade of BLUE; Diplomacy on paper
  kViolet,  // Morkolytes
  kPlum,    // shade of VIOLET
  kPink,    // hearts
  kRose,    // shade of PINK
  kDusk,    // sky of covers, hand-over ground
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
