// Eight buttons, polled: to ground on pins, or a d-pad of two voltages. Contacts are told as they are, bouncing and all;
// lib/screens debounces. The serial console may press buttons as well.
#pragma once

#include "esp32/core.h"

#include "platform/platform.h"

namespace armada::esp32 {

class HandheldButtons final : public Buttons {
 public:
  void begin();
  ButtonSet down() override;

  // Held in addition to what fingers do.
  void inject(ButtonSet buttons) { injected_ = buttons; }
  // The keys that only some handhelds have.
  bool menuDown() const;
  bool volumeDown() const;

  // For sleep. Arming makes every button that is a pin wake the chip from light sleep; voltages cannot, so where they are
  // read the sleeper has to look at them now and then (see needsLooking).
  void armWake();
  void disarmWake();
  static bool needsLooking();
  bool anyDown();  // fingers only, every key

 private:
  // A d-pad's voltage passes the other direction's range on its way up: a direction counts when two looks agree.
  class Axis {
   public:
    std::uint8_t look(int pin);

   private:
    std::uint8_t last_ = 0;
    std::uint8_t agreed_ = 0;
  };

  ButtonSet fingers();

  ButtonSet injected_ = 0;
  Axis x_, y_;
};

}  // namespace armada::esp32
