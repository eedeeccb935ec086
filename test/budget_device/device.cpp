// What a handheld keeps and runs, with drivers that do nothing: its static memory, its code and its deepest call are
// measured by scripts/budgets.py. It is linked and read, never run.
#include "canvas/canvas.h"
#include "canvas/strips.h"
#include "platform/platform.h"
#include "screens/console.h"

namespace armada {
namespace {

class NoPanel final : public Panel {
  void strip(int, int, const std::uint8_t*) override {}
  void frameDone() override {}
};
class NoButtons final : public Buttons {
  ButtonSet down() override { return 0; }
};
class NoClock final : public Clock {
  std::uint32_t milliseconds() override { return 0; }
};
class NoSaves final : public SaveStore {
  std::size_t read(const char*, int, std::uint8_t*, std::size_t) override { return 0; }
  bool write(const char*, int, const std::uint8_t*, std::size_t) override { return true; }
};
class NoTone final : public Tone {
  void sound(std::uint16_t, std::uint8_t) override {}
};
class NoPower final : public Power {
  int batteryPercent() override { return -1; }
  void brightness(std::uint8_t) override {}
  void sleep() override {}
  bool canSwitchOff() const override { return false; }
  void switchOff() override {}
};
class NoEntropy final : public Entropy {
  std::uint32_t word() override { return 1; }
};

// The only memory that the console has, all of it here.
std::uint8_t framebuffer[Canvas::kBytes];
std::uint8_t stripBuffers[2][kStripBytes];
NoPanel panel;
NoButtons buttons;
NoClock clock;
NoSaves saves;
NoTone tone;
NoPower power;
NoEntropy entropy;
Platform platform{panel, buttons, clock, saves, tone, power, entropy};
Canvas canvas{framebuffer};
StripSender strips{stripBuffers[0], stripBuffers[1]};
Console console{platform, canvas, strips};

}  // namespace
}  // namespace armada

int main() {
  armada::console.boot();
  while (!armada::console.wantsToEnd()) armada::console.frame();
  armada::console.leave();
  return 0;
}
