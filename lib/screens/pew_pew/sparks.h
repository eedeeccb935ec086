// What lasts a moment longer than the motion and makes nobody wait: bursts, and what was won or lost, rising from its
// place.
#pragma once

#include <cstddef>
#include <cstdint>

#include "canvas/canvas.h"

namespace armada::pew_pew {

class Sparks {
 public:
  enum class Kind : std::uint8_t { none, burst, point, skull, heart, loss };

  void clear();
  // `outline`: what a burst looks like at first, all white; nullptr: a white disc.
  void add(Kind kind, Point at, const Sprite* outline = nullptr);
  // 1/30 s. true: something looks different now.
  bool tick();
  void draw(Canvas& canvas) const;

 private:
  struct Spark {
    const Sprite* outline;
    std::int16_t x;
    std::uint8_t y;
    Kind kind;
    std::uint8_t age;
  };
  Spark sparks_[10] = {};
};

void drawOutline(Canvas& canvas, const Sprite& sprite, Point at);

}  // namespace armada::pew_pew
