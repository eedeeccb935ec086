// A console with the memory it draws in, as every front end on a PC needs it. Large: make one, static.
#pragma once

#include <random>

#include "canvas/canvas.h"
#include "canvas/strips.h"
#include "platform/platform.h"
#include "screens/console.h"
#include "screens/views.h"

namespace armada {

struct HostConsole {
  explicit HostConsole(const Platform& parts) : platform(parts) {}

  // There is room for the whole screen here, and a terminal looks at the pixels behind the words.
  std::uint8_t pixels[Canvas::kScreenBytes] = {};
  std::uint8_t strip[2][kStripBytes] = {};
  Platform platform;
  Canvas canvas{pixels, Canvas::kHeight};
  StripSender strips{strip[0], strip[1]};
  BuiltViews views;
  Console console{platform, canvas, strips, views};
};

class SystemEntropy final : public Entropy {
 public:
  std::uint32_t word() override { return source_(); }

 private:
  std::random_device source_;
};

}  // namespace armada
