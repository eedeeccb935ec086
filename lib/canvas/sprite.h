// A sprite is a table of pixels that one reads like the picture: a string a row, a letter a pixel, '.' clear.
//   k VOID  i INK  n NIGHT  s STEEL  h HAZE  m MIST  p PAPER  t KRAFT  e SEPIA  u UMBER  w WHITE  r RED  b BRICK
//   o ORANGE  x RUST  g GOLD  z BRASS  l LEAF  q MOSS  c CYAN  a TEAL  d BLUE  y ULTRA  v VIOLET  f PLUM  j PINK
//   R ROSE  D DUSK
#pragma once

#include <cstdint>

#include "canvas/palette.h"

namespace armada {

struct Sprite {
  const char* const* rows;
  std::uint16_t width;  // of a row; a mirrored sprite is 2 * width - 1 wide
  std::uint16_t height;
  bool mirrored;      // rows hold the left half, the middle column is the last letter
  const char* label;  // what a terminal shows instead, "" for nothing
  Colour labelColour = kPaper;

  int fullWidth() const { return mirrored ? 2 * width - 1 : width; }
};

// The letter at a place of the whole (mirrored) picture; '.' outside of it.
char spritePixel(const Sprite& s, int column, int row);
// The palette entry of a letter; kClear for '.' and for letters that mean nothing.
Colour spriteColour(char letter);

}  // namespace armada
