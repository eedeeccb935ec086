// The byte by which both panel controllers are told where a pixel goes and which colour comes first (MADCTL, command 0x36):
// as TFT_eSPI's setRotation sends it for a landscape picture, and as the player's adjustments change it. No Arduino here, so
// that the tests ask the same functions.
#pragma once

#include <cstdint>

#include "platform/platform.h"

namespace armada::esp32 {

enum class Controller : std::uint8_t { ili9341, st7789 };

constexpr std::uint8_t kMirrorRows = 0x80;     // MY
constexpr std::uint8_t kMirrorColumns = 0x40;  // MX
constexpr std::uint8_t kExchange = 0x20;   // MV: rows are columns, for the long side of a panel that is built upright
constexpr std::uint8_t kBlueFirst = 0x08;  // BGR

// Rotations 1 and 3 of TFT_eSPI, the two with 320 pixels in a row.
constexpr std::uint8_t landscape(Controller controller, int rotation) {
  const bool turned = rotation == 3;
  if (controller == Controller::st7789) return kExchange | (turned ? kMirrorRows : kMirrorColumns);
  return static_cast<std::uint8_t>(kExchange | (turned ? kMirrorRows | kMirrorColumns : 0));
}

// A picture is mirrored along its rows of 320 pixels: those are the panel's columns only where the two are not exchanged.
constexpr std::uint8_t adjusted(std::uint8_t byte, AdjustmentSet set) {
  if ((set & bit(Adjustment::swapped)) != 0) byte ^= kBlueFirst;
  if ((set & bit(Adjustment::sideways)) != 0) byte ^= kExchange;
  if ((set & bit(Adjustment::mirrored)) != 0) byte ^= (byte & kExchange) != 0 ? kMirrorRows : kMirrorColumns;
  return byte;
}

}  // namespace armada::esp32
