// The whole firmware: the console with the memory it draws in, and the drivers it runs on. All memory is here; nothing is
// allocated after begin(). Arduino's setup() and loop() call it, and so do the tests.
#pragma once

#include "esp32/core.h"

#include "canvas/canvas.h"
#include "canvas/strips.h"
#include "esp32/buttons.h"
#include "esp32/panel.h"
#include "esp32/power.h"
#include "esp32/saves.h"
#include "esp32/serial.h"
#include "esp32/small_drivers.h"
#include "platform/platform.h"
#include "screens/console.h"
#include "screens/views.h"

namespace armada::esp32 {

class Firmware {
 public:
  Firmware() = default;
  Firmware(const Firmware&) = delete;
  Firmware& operator=(const Firmware&) = delete;

  void begin();
  void pass();  // once round the loop: at most a millisecond of rest, never a wait

  Console& console() { return console_; }
  Canvas& canvas() { return canvas_; }
  StripSender& strips() { return strips_; }
  HandheldPower& power() { return power_; }
  SaveStore& saves() { return saves_; }
  SerialConsole& serial() { return serial_; }

 private:
  static constexpr std::uint32_t kKeyMs = 25;  // the extra keys' contacts bounce as well

  void watchExtraKeys(std::uint32_t now);
  void louder();

  // The bus sends the strips in words.
  alignas(4) std::uint8_t pixels_[Canvas::kBandBytes] = {};
  alignas(4) std::uint8_t strip_[2][kStripBytes] = {};
  Canvas canvas_{pixels_, Canvas::kBandRows};
  StripSender strips_{strip_[0], strip_[1]};
  TftPanel panel_;
  HandheldButtons buttons_;
  MillisClock clock_;
  NvsSaves saves_{panel_};
  PwmTone tone_;
  HandheldPower power_{buttons_, panel_};
  HardwareEntropy entropy_;
  Platform platform_{panel_, buttons_, clock_, saves_, tone_, power_, entropy_};
  BuiltViews views_;
  Console console_{platform_, canvas_, strips_, views_};
  SerialConsole serial_{console_, canvas_, buttons_, saves_};
  std::uint32_t keyAt_ = 0;
  bool keyHeld_ = false;
};

}  // namespace armada::esp32
