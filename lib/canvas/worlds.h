// Worlds: a ball of two or three colours with a surface of its own, some with a ring, in any size. For the games' planets.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"

namespace armada {

enum class Surface : std::uint8_t {
  craters,  // dark holes
  land,     // continents with a dark coast
  bands,    // of clouds
  ice,      // with rifts
  lava,     // glowing in rifts
  storm,    // an eye between bands
  caps,     // white poles and a dark girdle
  wedges,   // from pole to pole
  plain,
  halves,  // each with an eye of the other
  rims,    // craters of which the rim is seen
  dunes,
  spiral,
  lights,   // of cities
  stripes,  // bands of three colours
  veils,
};

struct World {
  Surface surface;
  Colour first, second, third;  // of the surface
  Colour ring, ringShade;       // kClear: none
};

// Around its middle; a ring reaches 7/5 of r to both sides.
void drawWorld(Canvas& canvas, int cx, int cy, int r, const World& world);

}  // namespace armada
