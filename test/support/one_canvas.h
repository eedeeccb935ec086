// The canvas of a suite: all of the screen at once. There is one for the whole program: it is too large for a stack.
#pragma once

#include "canvas/canvas.h"

namespace armada_test {

inline armada::Canvas& canvas() {
  static std::uint8_t pixels[armada::Canvas::kScreenBytes];
  static armada::Canvas one(pixels, armada::Canvas::kHeight);
  return one;
}

}  // namespace armada_test
