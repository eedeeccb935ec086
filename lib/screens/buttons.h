// Turns the contacts of eight buttons into presses: debounced, repeated while a d-pad direction is held, and timed. Pure:
// it is fed with contacts and milliseconds and knows no device.
#pragma once

#include <cstddef>
#include <cstdint>

#include "platform/platform.h"

namespace armada {

class ButtonReader {
 public:
  // A press counts at its first contact, so nothing feels late; a button counts as let go when its contact has been open
  // for this long, so that bouncing contacts (5 to 20 ms) never make a second press.
  static constexpr std::uint32_t kReleaseMs = 25;

  // How long a held direction waits before it repeats, and the step between repeats.
  void setRepeat(std::uint16_t delayMs, std::uint16_t everyMs) {
    delayMs_ = delayMs;
    everyMs_ = everyMs;
  }

  // The contacts at this time. Call at least a few times per tick; later calls only make presses late, never double.
  void feed(ButtonSet contacts, std::uint32_t now);

  // The next press or repeat in the order in which they came; false when there is none.
  bool next(Button& button);

  ButtonSet held() const { return held_; }
  // How long the button has been held, 0 when it is not.
  std::uint32_t heldFor(Button button, std::uint32_t now) const;
  // What is down now counts for nothing until it is let go: after waking up, when the press has done its work.
  void swallow();
  // A direction that is held now repeats no more until it is let go; what is queued still counts.
  void endRepeats() { muted_ = held_; }

 private:
  void press(unsigned index, std::uint32_t now);
  void repeat(unsigned index, std::uint32_t now);
  void queue(unsigned index);

  static constexpr std::size_t kQueue = 8;
  std::uint16_t delayMs_ = 333;
  std::uint16_t everyMs_ = 100;
  ButtonSet held_ = 0;
  ButtonSet muted_ = 0;                        // held, but swallowed
  std::uint32_t closedAt_[kButtonCount] = {};  // last time the contact was seen closed
  std::uint32_t pressedAt_[kButtonCount] = {};
  std::uint32_t repeatAt_[4] = {};  // d-pad directions only
  std::uint8_t queue_[kQueue] = {};
  std::uint8_t queued_ = 0;
};

}  // namespace armada
