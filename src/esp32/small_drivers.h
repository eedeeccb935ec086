// The drivers that are one call each: the clock, the entropy, and the voice.
#pragma once

#include "esp32/core.h"

#include "esp32/board.h"
#include "esp32/pwm.h"
#include "platform/platform.h"

namespace armada::esp32 {

class MillisClock final : public Clock {
 public:
  std::uint32_t milliseconds() override { return static_cast<std::uint32_t>(millis()); }
};

// The hardware's generator. Seeds of new games come from here and nothing else does.
class HardwareEntropy final : public Entropy {
 public:
  std::uint32_t word() override { return esp_random(); }
};

// A buzzer, or an amplifier behind a pin, on LEDC: the pitch is the timer's, the volume the width of the pulse.
class PwmTone final : public Tone {
 public:
  void begin() {
    if (board::kSpeakerOn != kNoPin) {
      pinMode(static_cast<std::uint8_t>(board::kSpeakerOn), OUTPUT);
      digitalWrite(static_cast<std::uint8_t>(board::kSpeakerOn), HIGH);
    }
    kOutput.attach(kFirstPitch);
    kOutput.duty(0);
  }

  void sound(std::uint16_t hertz, std::uint8_t volume) override {
    if (hertz == 0 || volume == 0) return kOutput.duty(0);
    kOutput.pitch(hertz < kLowest ? kLowest : hertz);
    kOutput.duty(kPulse[volume < kVolumes ? volume : kVolumes - 1]);
  }

 private:
  // Half of 10 bits is the loudest; each step sounds about as much louder as the one before.
  static constexpr std::uint16_t kPulse[] = {0, 4, 9, 18, 33, 58, 95, 150, 230, 340, 512};
  static constexpr std::uint8_t kVolumes = sizeof kPulse / sizeof kPulse[0];
  static constexpr std::uint32_t kFirstPitch = 1000;
  static constexpr std::uint16_t kLowest = 80;  // the timer's divider ends at 77 Hz
  static constexpr PwmOutput kOutput{board::kSpeaker, 8, 10};
};

}  // namespace armada::esp32
