// A sprite as it lies in flash: rows of runs of a colour. Its source is a table of pixels that one reads like the picture
// (art/), which sprite_table.h packs while compiling.
#pragma once

#include <cstdint>

#include "canvas/palette.h"

namespace armada {

struct Sprite {
  const std::uint8_t* runs;  // a byte each: its colour's place in `colours` << lengthBits, and its length less one
  const std::uint8_t*
      rowRuns;  // how many runs a row has; 0: the row above once more. Clear pixels at its end have none
  const std::uint8_t* colours;  // those of its runs, kClear among them
  std::uint16_t width;          // of a row; a mirrored sprite is 2 * width - 1 wide
  std::uint16_t height;
  std::uint8_t lengthBits;
  bool mirrored;      // rows hold the left half, the middle column is the last pixel
  const char* label;  // what a terminal shows instead, "" for nothing
  Colour labelColour;

  int fullWidth() const { return mirrored ? 2 * width - 1 : width; }
};

}  // namespace armada
