// A PWM output of the LEDC unit, in the words of both generations of the Arduino core: 2.x speaks of channels, 3.x of pins.
// The channels are the firmware's choice: 0 and 8 do not share a timer.
#pragma once

#include "esp32/core.h"

#include <cstdint>

namespace armada::esp32 {

struct PwmOutput {
  std::uint8_t pin;
  std::uint8_t channel;
  std::uint8_t bits;

  void attach(std::uint32_t hertz) const {
#if ESP_ARDUINO_VERSION_MAJOR >= 3
    ledcAttachChannel(pin, hertz, bits, channel);
#else
    ledcSetup(channel, hertz, bits);
    ledcAttachPin(pin, channel);
#endif
  }

  // The pin is then an ordinary one that is held low: a PWM that stops in a sleep may stop high.
  void detach() const {
#if ESP_ARDUINO_VERSION_MAJOR >= 3
    ledcDetach(pin);
#else
    ledcDetachPin(pin);
#endif
    pinMode(pin, OUTPUT);
    digitalWrite(pin, LOW);
  }

  void duty(std::uint32_t level) const {
#if ESP_ARDUINO_VERSION_MAJOR >= 3
    ledcWrite(pin, level);
#else
    ledcWrite(channel, level);
#endif
  }

  void pitch(std::uint32_t hertz) const {
#if ESP_ARDUINO_VERSION_MAJOR >= 3
    ledcChangeFrequency(pin, hertz, bits);
#else
    ledcChangeFrequency(channel, hertz, bits);
#endif
  }
};

}  // namespace armada::esp32
