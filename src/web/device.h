// The browser as a device: pixels into memory that the page shows, buttons that the page presses, a clock that goes in small
// steps, saves and sound by the page's own means.
#pragma once

#include "canvas/canvas.h"
#include "host/button_latch.h"
#include "platform/platform.h"
#include "web/page_calls.h"

namespace armada::web {

class WebDevice final : public Panel,
                        public Buttons,
                        public Clock,
                        public SaveStore,
                        public Tone,
                        public Power,
                        public Entropy {
 public:
  // -- Panel: RGBA, a byte each, as a page's canvas takes it
  void strip(int y, int rows, const std::uint8_t* pixels) override;
  void frameDone() override { ++frames_; }
  static const std::uint8_t* rgba();
  // The rows that changed since it was asked last: from the first to behind the last; equal when none did.
  struct Rows {
    int from, to;
  };
  Rows takeChangedRows();
  std::uint32_t frames() const { return frames_; }

  // -- Buttons
  ButtonSet down() override { return latch_.down(now_); }
  void press(Button button);
  void release(Button button) { latch_.release(button); }
  void releaseAll() { latch_.releaseAll(); }

  // -- Clock
  std::uint32_t milliseconds() override { return now_; }
  void goOnTo(std::uint32_t now) { now_ = now; }
  std::uint16_t today() override { return static_cast<std::uint16_t>(pageToday()); }

  // -- SaveStore
  SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) override;
  bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count) override;
  SaveTrouble trouble() const override { return trouble_; }
  void setTrouble(SaveTrouble trouble) { trouble_ = trouble; }

  // -- Tone, Entropy
  void sound(std::uint16_t hertz, std::uint8_t volume) override { pageSound(now_, hertz, volume); }
  std::uint32_t word() override { return pageRandom(); }

  // -- Power. A page cannot wait: asleep it is not called any more, until a button wakes it.
  int batteryPercent() override { return -1; }
  void brightness(std::uint8_t level) override { pageLight(level); }
  void sleep() override { asleep_ = true; }
  bool canSwitchOff() const override { return false; }
  void switchOff() override {}
  bool asleep() const { return asleep_; }

 private:
  Rows changed_{0, 0};
  std::uint32_t frames_ = 0;
  ButtonLatch latch_;
  std::uint32_t now_ = 0;
  SaveTrouble trouble_ = SaveTrouble::none;
  bool asleep_ = false;
};

// Big-endian RGB565 as RGBA, as many pixels; every value of the one is a value of the other.
void toRgba(const std::uint8_t* pixels, std::size_t count, std::uint8_t* to);

}  // namespace armada::web
