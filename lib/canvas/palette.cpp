// The palette's values and the map that dims it. Touches nothing else.
#include "canvas/palette.h"

namespace armada {

// clang-format off
const std::uint16_t kPalette565[32] = {
    0x0021, 0x10C6, 0x218B, 0x42D0,  // VOID    INK     NIGHT   STEEL
    0x8D38, 0xBE9C, 0xFFBB, 0xE673,  // HAZE    MIST    PAPER   KRAFT
    0x7265, 0x30E3, 0xFFFF, 0xEA27,  // SEPIA   UMBER   WHITE   RED
    0x90E5, 0xFC84, 0xA242, 0xFF0A,  // BRICK   ORANGE  RUST    GOLD
    0xBC64, 0x86EA, 0x2B67, 0x673E,  // BRASS   LEAF    MOSS    CYAN
    0x1B71, 0x5CFF, 0x2A56, 0xB43F,  // TEAL    BLUE    ULTRA   VIOLET
    0x5191, 0xFC35, 0xB1AC, 0x30C9,  // PLUM    PINK    ROSE    DUSK
    0x0021, 0x0021, 0x0021, 0x0021,  // not in use
};

const PaletteMap kDimmed = {{
    kVoid,  kVoid,  kInk,   kNight,  // VOID    INK     NIGHT   STEEL
    kSteel, kSteel, kSteel, kSteel,  // HAZE    MIST    PAPER   KRAFT
    kNight, kInk,   kHaze,  kBrick,  // SEPIA   UMBER   WHITE   RED
    kDusk,  kSepia, kUmber, kSepia,  // BRICK   ORANGE  RUST    GOLD
    kUmber, kMoss,  kInk,   kTeal,   // BRASS   LEAF    MOSS    CYAN
    kNight, kNight, kInk,   kPlum,   // TEAL    BLUE    ULTRA   VIOLET
    kDusk,  kPlum,  kDusk,  kVoid,   // PLUM    PINK    ROSE    DUSK
    kVoid,  kVoid,  kVoid,  kVoid,   // not in use
}};
// clang-format on

PaletteMap recolour(Colour from, Colour to) {
  PaletteMap map{};
  for (std::uint8_t i = 0; i < 32; ++i) map.to[i] = i;
  if (from < 32) map.to[from] = to;
  return map;
}

}  // namespace armada
