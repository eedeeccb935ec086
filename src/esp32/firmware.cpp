#include "esp32/firmware.h"

#include "esp32/board.h"
#include "esp32/resume.h"

namespace armada::esp32 {

namespace {
constexpr unsigned long kBaud = 115200;
constexpr std::uint8_t kLoudest = 10;
}  // namespace

void Firmware::begin() {
  Serial.begin(kBaud);
  power_.begin();  // dark first: the panel shows noise until the first frame
  panel_.begin();
  buttons_.begin();
  tone_.begin();
  saves_.begin();
  power_.keepPlaceOf(console_);
  if (HandheldPower::wokeFromDeepSleep())
    console_.resume(takeBookmark());
  else
    console_.bootToLast();
  enableLoopWDT();
}

void Firmware::pass() {
  const std::uint32_t now = clock_.milliseconds();
  serial_.poll(now);
  if (!serial_.holdsScreen()) {
    watchExtraKeys(now);
    console_.frame();
  }
  feedLoopWDT();
  delay(1);  // the other tasks' turn
}

// Menu sleeps, Volume goes round the loudnesses; both when pressed, once.
void Firmware::watchExtraKeys(std::uint32_t now) {
  if (board::kButtonMenu == kNoPin && board::kButtonVolume == kNoPin) return;
  const bool menu = buttons_.menuDown(), volume = buttons_.volumeDown();
  if (!menu && !volume) {
    if (now - keyAt_ >= kKeyMs) keyHeld_ = false;
    return;
  }
  keyAt_ = now;
  if (keyHeld_) return;
  keyHeld_ = true;
  if (menu)
    console_.goToSleep();
  else
    louder();
}

void Firmware::louder() {
  std::uint8_t& sound = console_.settings().sound;
  sound = static_cast<std::uint8_t>(sound >= kLoudest ? 0 : sound + 1);
  console_.settingsChanged();
  Text<16> words;
  words << "Sound " << int{sound};
  console_.toast(words.c_str());
  console_.sound(Sound::move);
}

}  // namespace armada::esp32
