// When to save the running game: after a change once the player has rested for two seconds, and at once when a
// computer's turn begins, when the menu opens, before sleep and on leaving. It decides only; whoever draws the frames does the writing, between two of them.
#pragma once

#include <cstdint>

namespace armada {

class Autosave {
 public:
  static constexpr std::uint32_t kRestMilliseconds = 2000;
  static constexpr std::uint32_t kRetryMilliseconds = 10000;  // after a write that failed

  // The game as it stands is on flash: just loaded, or just saved. `changes` is Session::changes().
  void saved(std::uint32_t changes) {
    saved_ = changes;
    seen_ = changes;
    failed_ = false;
  }
  // The write did not succeed: it is tried again, but not in every frame.
  void failed(std::uint32_t now) {
    failed_ = true;
    since_ = now;
  }
  // A button is down, or something moves on the screen: no rest.
  void stirred(std::uint32_t now) {
    if (!failed_) since_ = now;
  }

  bool unsaved(std::uint32_t changes) const { return changes != saved_; }
  // Asked in every frame.
  bool due(std::uint32_t changes, std::uint32_t now) {
    if (changes != seen_) {
      seen_ = changes;
      since_ = now;
      failed_ = false;
    }
    return unsaved(changes) && now - since_ >= (failed_ ? kRetryMilliseconds : kRestMilliseconds);
  }
  // Asked when a computer's turn begins, when the menu opens, before sleep, and on leaving.
  bool dueNow(std::uint32_t changes) const { return unsaved(changes); }

 private:
  std::uint32_t saved_ = 0;
  std::uint32_t seen_ = 0;
  std::uint32_t since_ = 0;
  bool failed_ = false;
};

}  // namespace armada
