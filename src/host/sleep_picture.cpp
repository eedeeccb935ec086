#include "sleep_picture.h"

#include <memory>

#include "canvas/canvas.h"
#include "canvas/strips.h"

namespace armada {

void drawAsleep(FramePanel& panel) {
  struct Memory {
    std::uint8_t pixels[Canvas::kScreenBytes];
    std::uint8_t strips[2][kStripBytes];
  };
  const auto memory = std::make_unique<Memory>();
  Canvas canvas(memory->pixels, Canvas::kHeight);
  StripSender strips(memory->strips[0], memory->strips[1]);
  canvas.clear(kVoid);
  canvas.marqueeCentred(Canvas::kWidth / 2, 104, "ASLEEP", kSteel);
  canvas.textCentred(Canvas::kWidth / 2, 124, "Any key wakes the console.", kHaze);
  strips.send(canvas, [&panel](int y, int rows, const std::uint8_t* pixels) { panel.strip(y, rows, pixels); });
}

}  // namespace armada
