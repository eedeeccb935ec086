// Short taps made long enough, one after the other.
#include "button_latch.h"

#include "screens/buttons.h"

namespace armada {

void ButtonLatch::press(Button button, std::uint32_t now) {
  State& state = states_[static_cast<std::size_t>(button)];
  step(state, now);
  if (state.held) return;
  state.held = true;
  state.waiting = true;
  step(state, now);
}

void ButtonLatch::release(Button button) {
  State& state = states_[static_cast<std::size_t>(button)];
  state.held = false;
  state.muted = false;
}

void ButtonLatch::tap(Button button, std::uint32_t now) {
  press(button, now);
  release(button);
}

void ButtonLatch::releaseAll() {
  for (State& state : states_) {
    state.held = false;
    state.waiting = false;
    state.muted = false;
  }
}

void ButtonLatch::ignoreHeld(std::uint32_t now) {
  for (State& state : states_) {
    state.muted = state.held;
    state.waiting = false;
    if (state.down) state.since = now;
    state.down = false;
  }
}

void ButtonLatch::step(State& state, std::uint32_t now) {
  if (state.unseen) return;
  const std::uint32_t passed = now - state.since;
  if (state.down) {
    const bool goesUp = (!state.held || state.waiting) && passed >= kLeastDown;
    if (!goesUp) return;
    state.down = false;
    state.unseen = true;
    state.since = now;
    return;
  }
  if (!state.waiting || state.muted) return;
  const bool rested = state.since == 0 || passed >= kLeastUp;
  if (!rested) return;
  state.waiting = false;
  state.down = true;
  state.unseen = true;
  state.since = now == 0 ? 1 : now;
}

ButtonSet ButtonLatch::down(std::uint32_t now) {
  ButtonSet set = 0;
  for (std::size_t i = 0; i < kButtonCount; ++i) {
    State& state = states_[i];
    step(state, now);
    if (state.down) {
      set = static_cast<ButtonSet>(set | bit(static_cast<Button>(i)));
      state.seenDown = now;
    }
    // The console takes a button to be let go when it has been up for a while since it was last seen down.
    if (state.down || now - state.seenDown >= ButtonReader::kReleaseMs) state.unseen = false;
  }
  return set;
}

}  // namespace armada
