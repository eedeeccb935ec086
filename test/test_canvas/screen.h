// The screen that the canvas suites draw on: pixels between guard bytes, and the questions that tests ask about them.
#pragma once

#include <unity.h>

#include <cstring>

#include "canvas/canvas.h"
#include "rules/kernel/bytes.h"
#include "rules/kernel/rng.h"

namespace armada_test {

class Screen {
 public:
  Screen() { reset(armada::kInk); }

  void reset(armada::Colour ground) {
    std::memset(memory_, kGuard, sizeof memory_);
    canvas.resetClip();
    canvas.listen(nullptr);
    canvas.clear(ground);
    keep();
  }

  // -- changes since keep()
  void keep() { std::memcpy(kept_, pixels(), armada::Canvas::kScreenBytes); }
  bool rowChanged(int y) const {
    const std::size_t at = static_cast<std::size_t>(y) * armada::Canvas::kWidth;
    return std::memcmp(kept_ + at, pixels() + at, armada::Canvas::kWidth) != 0;
  }
  int changedRows() const {
    int rows = 0;
    for (int y = 0; y < armada::Canvas::kHeight; ++y) rows += rowChanged(y) ? 1 : 0;
    return rows;
  }
  bool changedAt(int x, int y) const {
    return kept_[y * armada::Canvas::kWidth + x] != pixels()[y * armada::Canvas::kWidth + x];
  }

  // The smallest area that holds all pixels of the colour; w 0: none.
  armada::Rect extent(armada::Colour c) const {
    int x0 = armada::Canvas::kWidth, y0 = armada::Canvas::kHeight, x1 = -1, y1 = -1;
    for (int y = 0; y < armada::Canvas::kHeight; ++y) {
      for (int x = 0; x < armada::Canvas::kWidth; ++x) {
        if (canvas.at(x, y) != c) continue;
        x0 = x < x0 ? x : x0;
        x1 = x > x1 ? x : x1;
        y0 = y < y0 ? y : y0;
        y1 = y;
      }
    }
    if (x1 < 0) return {0, 0, 0, 0};
    return {x0, y0, x1 - x0 + 1, y1 - y0 + 1};
  }
  int count(armada::Colour c) const {
    int n = 0;
    for (std::size_t i = 0; i < armada::Canvas::kScreenBytes; ++i) n += pixels()[i] == c ? 1 : 0;
    return n;
  }
  std::uint32_t crcOfRows(int rows) const {
    return armada::crc32(pixels(), static_cast<std::size_t>(rows) * armada::Canvas::kWidth);
  }
  bool guardsWhole() const {
    for (std::size_t i = 0; i < kGuardBytes; ++i) {
      if (memory_[i] != kGuard || memory_[kGuardBytes + armada::Canvas::kScreenBytes + i] != kGuard) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t kGuardBytes = 2048;
  static constexpr std::uint8_t kGuard = 0xA5;
  const std::uint8_t* pixels() const { return memory_ + kGuardBytes; }

  std::uint8_t memory_[armada::Canvas::kScreenBytes + 2 * kGuardBytes];
  std::uint8_t kept_[armada::Canvas::kScreenBytes];

 public:
  armada::Canvas canvas{memory_ + kGuardBytes, armada::Canvas::kHeight};
};

// One for all tests: 150 KB do not belong on a stack.
Screen& screen();

void runAreaTests();
void runTextTests();
void runSpriteTests();
void runStripTests();
void runBandTests();
void runListenerTests();
void runStormTests();
void runQrTests();

}  // namespace armada_test
