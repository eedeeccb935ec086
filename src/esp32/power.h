// Backlight, battery and sleep. Light sleep keeps everything and any button ends it; after half an hour of it comes deep
// sleep, which one button ends and which starts the firmware anew: a bookmark in the memory that stays awake leads back.
#pragma once

#include "esp32/core.h"

#include "esp32/buttons.h"
#include "esp32/panel.h"
#include "platform/platform.h"

namespace armada {
class Console;
}

namespace armada::esp32 {

// Per cent from millivolts, as a LiPo empties, with `empty` and `full` as the board has them.
int batteryLevel(int millivolts, int empty, int full);

class HandheldPower final : public Power {
 public:
  static constexpr std::uint32_t kDeepSleepAfterMs = 30u * 60u * 1000u;

  HandheldPower(HandheldButtons& buttons, TftPanel& panel) : buttons_(buttons), panel_(panel) {}
  void begin();
  // Whose place is kept over a deep sleep.
  void keepPlaceOf(const Console& console) { console_ = &console; }
  // True when this start is the end of a deep sleep.
  static bool wokeFromDeepSleep();

  int batteryPercent() override;
  void brightness(std::uint8_t level) override;
  void sleep() override;
  bool canSwitchOff() const override { return false; }  // it sleeps; there is nothing to leave for
  void switchOff() override { deepSleep(); }

 private:
  static constexpr std::uint32_t kBatteryEveryMs = 1000;
  static constexpr int kHysteresis = 3;                 // per cent
  static constexpr int kBatteryThereMillivolts = 2500;  // less than any cell gives: the divider has none

  void measureBattery(std::uint32_t now);
  bool nap(std::uint32_t milliseconds, bool buttonsWake);
  bool reallyPressed();
  void deepSleep();

  HandheldButtons& buttons_;
  TftPanel& panel_;
  const Console* console_ = nullptr;
  std::uint32_t measuredAt_ = 0;
  std::uint16_t millivolts_ = 0;  // smoothed
  std::int8_t shown_ = -1;
  bool measured_ = false;
  bool lit_ = false;
};

}  // namespace armada::esp32
