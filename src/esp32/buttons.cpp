#include "esp32/buttons.h"

#include "esp32/board.h"

namespace armada::esp32 {

namespace {

// In the order of Button, then the two of some handhelds.
constexpr int kPins[] = {board::kButtonUp,   board::kButtonDown,  board::kButtonLeft,   board::kButtonRight,
                         board::kButtonA,    board::kButtonB,     board::kButtonSelect, board::kButtonStart,
                         board::kButtonMenu, board::kButtonVolume};
constexpr std::size_t kPinCount = sizeof kPins / sizeof kPins[0];
static_assert(kPinCount == kButtonCount + 2);

enum Side : std::uint8_t { kNeither, kFar, kNear };

bool closed(int pin) { return pin != kNoPin && digitalRead(static_cast<std::uint8_t>(pin)) == LOW; }

Side sideOf(int reading) {
  if (reading >= board::kAxisFar) return kFar;
  return reading >= board::kAxisNear ? kNear : kNeither;
}

}  // namespace

void HandheldButtons::begin() {
  rtc_gpio_deinit(static_cast<gpio_num_t>(board::kWakeButton));  // after a deep sleep it still watches for the wake
  for (const int pin : kPins)
    if (pin != kNoPin) pinMode(static_cast<std::uint8_t>(pin), isInputOnly(pin) ? INPUT : INPUT_PULLUP);
}

std::uint8_t HandheldButtons::Axis::look(int pin) {
  const Side now = sideOf(analogRead(static_cast<std::uint8_t>(pin)));
  if (now == last_) agreed_ = now;
  last_ = now;
  return agreed_;
}

ButtonSet HandheldButtons::fingers() {
  unsigned set = 0;
  for (std::size_t i = 0; i < kButtonCount; ++i)
    if (closed(kPins[i])) set |= 1u << i;
  if (board::kDpadIsAnalog) {
    const std::uint8_t x = x_.look(board::kDpadX), y = y_.look(board::kDpadY);
    if (x != kNeither) set |= bit(x == kFar ? Button::left : Button::right);
    if (y != kNeither) set |= bit(y == kFar ? Button::up : Button::down);
  }
  return static_cast<ButtonSet>(set);
}

ButtonSet HandheldButtons::down() { return static_cast<ButtonSet>(fingers() | injected_); }

bool HandheldButtons::menuDown() const { return closed(board::kButtonMenu); }
bool HandheldButtons::volumeDown() const { return closed(board::kButtonVolume); }
bool HandheldButtons::anyDown() { return fingers() != 0 || menuDown() || volumeDown(); }
bool HandheldButtons::needsLooking() { return board::kDpadIsAnalog; }

void HandheldButtons::armWake() {
  for (const int pin : kPins)
    if (pin != kNoPin) gpio_wakeup_enable(static_cast<gpio_num_t>(pin), GPIO_INTR_LOW_LEVEL);
}

void HandheldButtons::disarmWake() {
  for (const int pin : kPins)
    if (pin != kNoPin) gpio_wakeup_disable(static_cast<gpio_num_t>(pin));
}

}  // namespace armada::esp32
