// Between keys and the console: a key that was tapped shorter than the console looks is still seen, and so is the gap
// between two taps, however long a busy machine takes from one look to the next. Knows neither SDL nor terminals.
#pragma once

#include "platform/platform.h"

namespace armada {

class ButtonLatch {
 public:
  // Longer than a debounced tick of the console.
  static constexpr std::uint32_t kLeastDown = 50;
  static constexpr std::uint32_t kLeastUp = 50;

  void press(Button button, std::uint32_t now);
  void release(Button button);
  // Press and release in one, for where releases are not told. At most one waits behind the one that is down: a key that
  // repeats faster than this must not play on after it was let go.
  void tap(Button button, std::uint32_t now);
  void releaseAll();
  // What is down counts only when it was released in between: the press that woke the console does nothing else.
  void ignoreHeld(std::uint32_t now);

  ButtonSet down(std::uint32_t now);

 private:
  struct State {
    bool held;     // by the player
    bool down;     // for the console
    bool waiting;  // one more press to come
    bool muted;    // until it is released
    bool unseen;   // the console has not yet looked since it went down, or not long enough since it went up
    std::uint32_t since;
    std::uint32_t seenDown;
  };
  void step(State& state, std::uint32_t now);

  State states_[kButtonCount] = {};
};

}  // namespace armada
