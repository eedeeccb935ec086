#include "screens/buttons.h"

namespace armada {

namespace {
constexpr unsigned kDirections = 4;  // up, down, left, right are the first of Button

bool reached(std::uint32_t now, std::uint32_t then) { return static_cast<std::int32_t>(now - then) >= 0; }
}  // namespace

void ButtonReader::feed(ButtonSet contacts, std::uint32_t now) {
  for (unsigned i = 0; i < kButtonCount; ++i) {
    const auto mask = static_cast<ButtonSet>(1u << i);
    if ((contacts & mask) != 0) {
      closedAt_[i] = now;
      if ((held_ & mask) == 0)
        press(i, now);
      else
        repeat(i, now);
    } else if ((held_ & mask) != 0 && now - closedAt_[i] >= kReleaseMs) {
      held_ = static_cast<ButtonSet>(held_ & ~mask);
      muted_ = static_cast<ButtonSet>(muted_ & ~mask);
    }
  }
}

void ButtonReader::press(unsigned index, std::uint32_t now) {
  held_ = static_cast<ButtonSet>(held_ | (1u << index));
  pressedAt_[index] = now;
  if (index < kDirections) repeatAt_[index] = now + delayMs_;
  queue(index);
}

void ButtonReader::repeat(unsigned index, std::uint32_t now) {
  if (index >= kDirections || !reached(now, repeatAt_[index])) return;
  if ((muted_ >> index & 1u) == 0) queue(index);
  repeatAt_[index] += everyMs_;
  // After a pause longer than a step the missed repeats are not made up for: the cursor would run away.
  if (reached(now, repeatAt_[index])) repeatAt_[index] = now + everyMs_;
}

void ButtonReader::queue(unsigned index) {
  if (queued_ < kQueue) queue_[queued_++] = static_cast<std::uint8_t>(index);
}

bool ButtonReader::next(Button& button) {
  if (queued_ == 0) return false;
  button = static_cast<Button>(queue_[0]);
  --queued_;
  for (std::size_t i = 0; i < queued_; ++i) queue_[i] = queue_[i + 1];
  return true;
}

std::uint32_t ButtonReader::heldFor(Button button, std::uint32_t now) const {
  const auto index = static_cast<unsigned>(button);
  if ((held_ >> index & 1u) == 0 || (muted_ >> index & 1u) != 0) return 0;
  return now - pressedAt_[index];
}

void ButtonReader::swallow() {
  queued_ = 0;
  muted_ = held_;
}

}  // namespace armada
