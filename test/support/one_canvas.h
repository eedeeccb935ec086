// The canvas of a suite. There is one for the whole program: it is too large for a stack.
#pragma once

#include "canvas/canvas.h"

namespace armada_test {

inline armada::Canvas& canvas() {
  static std::uint8_t pixels[armada::Canvas::kBytes];
  static armada::Canvas one(pixels);
  return one;
}

}  // namespace armada_test
