#include "esp32/power.h"

#include "esp32/board.h"
#include "esp32/pwm.h"
#include "esp32/resume.h"
#include "screens/console.h"

namespace armada::esp32 {

namespace {

constexpr PwmOutput kBacklight{board::kBacklight, 0, 8};
constexpr std::uint32_t kBacklightHertz = 5000;
// The eye sees equal steps where the light grows by a factor.
constexpr std::uint8_t kLight[] = {0, 4, 9, 17, 28, 43, 64, 94, 135, 188, 255};
constexpr std::uint8_t kLights = sizeof kLight;

constexpr int kSamples = 8;
constexpr std::uint32_t kNapMs = 50;    // while a button is still held
constexpr int kQuietNaps = 2;           // so many naps with all buttons open before they may wake
constexpr std::uint32_t kLookMs = 200;  // how often a d-pad of voltages is looked at
constexpr std::uint32_t kLongNapMs = 60000;
constexpr int kConfirmMs = 10;  // a contact that woke it must be closed in three of these milliseconds
constexpr int kConfirmations = 3;

gpio_num_t number(int pin) { return static_cast<gpio_num_t>(pin); }

// A cell's voltage falls fast at both ends and slowly between: thousandths of the way from empty to full, per cent.
struct CurvePoint {
  std::int16_t way, percent;
};
constexpr CurvePoint kCurve[] = {{0, 0}, {270, 8}, {400, 22}, {470, 38}, {530, 50}, {670, 68}, {800, 83}, {1000, 100}};

}  // namespace

int batteryLevel(int millivolts, int empty, int full) {
  const int way = (millivolts - empty) * 1000 / (full - empty);
  if (way <= 0) return 0;
  for (std::size_t i = 1; i < sizeof kCurve / sizeof kCurve[0]; ++i) {
    const CurvePoint from = kCurve[i - 1], to = kCurve[i];
    if (way < to.way) return from.percent + (to.percent - from.percent) * (way - from.way) / (to.way - from.way);
  }
  return 100;
}

void HandheldPower::begin() {
  // Deep sleep held the backlight's pin.
  gpio_hold_dis(number(board::kBacklight));
  gpio_deep_sleep_hold_dis();
  kBacklight.detach();
  lit_ = false;
}

bool HandheldPower::wokeFromDeepSleep() { return esp_sleep_get_wakeup_cause() == ESP_SLEEP_WAKEUP_EXT0; }

// ---- battery --------------------------------------------------------------------------------------------------------
int HandheldPower::batteryPercent() {
  if (board::kBattery == kNoPin) return -1;
  const auto now = static_cast<std::uint32_t>(millis());
  if (!measured_ || now - measuredAt_ >= kBatteryEveryMs) measureBattery(now);
  return shown_;
}

void HandheldPower::measureBattery(std::uint32_t now) {
  std::uint32_t sum = 0;
  for (int i = 0; i < kSamples; ++i) sum += analogReadMilliVolts(static_cast<std::uint8_t>(board::kBattery));
  const int read = static_cast<int>(sum) / kSamples * board::kBatteryDivider;
  const bool first = !measured_ || shown_ < 0;
  measured_ = true;
  measuredAt_ = now;
  if (read < kBatteryThereMillivolts) {
    shown_ = -1;
    return;
  }
  millivolts_ = static_cast<std::uint16_t>(first ? read : millivolts_ + (read - millivolts_) / 4);
  const int level = batteryLevel(millivolts_, board::kBatteryEmptyMillivolts, board::kBatteryFullMillivolts);
  const int away = level > shown_ ? level - shown_ : shown_ - level;
  if (first || away >= kHysteresis || level == 0 || level == 100) shown_ = static_cast<std::int8_t>(level);
}

// ---- light ----------------------------------------------------------------------------------------------------------
void HandheldPower::brightness(std::uint8_t level) {
  if (level == 0) {
    if (lit_) kBacklight.detach();
    lit_ = false;
    return;
  }
  if (!lit_) {
    panel_.waitForStrip();  // the last strip of what is to be seen may still be under way
    kBacklight.attach(kBacklightHertz);
  }
  lit_ = true;
  kBacklight.duty(kLight[level < kLights ? level : kLights - 1]);
}

// ---- sleep ----------------------------------------------------------------------------------------------------------
void HandheldPower::sleep() {
  panel_.sleep();
  Serial.flush();
  const auto began = static_cast<std::uint32_t>(millis());
  int quiet = 0;
  for (;;) {
    // The finger that put it to sleep must not wake it: until all buttons are let go they are looked at in short naps.
    const bool armed = quiet >= kQuietNaps;
    const bool called = nap(!armed ? kNapMs : HandheldButtons::needsLooking() ? kLookMs : kLongNapMs, armed);
    feedLoopWDT();
    if (armed && called && reallyPressed()) break;
    const bool down = buttons_.anyDown() || buttons_.anyDown();  // twice: a voltage counts at its second look
    if (armed && down && reallyPressed()) break;
    quiet = down ? 0 : quiet < kQuietNaps ? quiet + 1 : quiet;
    // Not with a button held: it would wake at once, and start again and again.
    if (static_cast<std::uint32_t>(millis()) - began >= kDeepSleepAfterMs && quiet >= kQuietNaps) deepSleep();
  }
  panel_.wake();
}

// True when a button ended it.
bool HandheldPower::nap(std::uint32_t milliseconds, bool buttonsWake) {
  esp_sleep_enable_timer_wakeup(std::uint64_t{milliseconds} * 1000u);
  if (buttonsWake) {
    buttons_.armWake();
    esp_sleep_enable_gpio_wakeup();
  }
  esp_light_sleep_start();
  const bool called = buttonsWake && esp_sleep_get_wakeup_cause() == ESP_SLEEP_WAKEUP_GPIO;
  if (buttonsWake) buttons_.disarmWake();
  esp_sleep_disable_wakeup_source(ESP_SLEEP_WAKEUP_ALL);
  return called;
}

// A spark on a wire is not a finger.
bool HandheldPower::reallyPressed() {
  int closed = 0;
  for (int i = 0; i < kConfirmMs && closed < kConfirmations; ++i) {
    if (buttons_.anyDown()) ++closed;
    delay(1);
  }
  return closed >= kConfirmations;
}

void HandheldPower::deepSleep() {
  if (console_ != nullptr) keepBookmark(console_->bookmark());
  brightness(0);
  gpio_hold_en(number(board::kBacklight));  // low until the next start
  gpio_deep_sleep_hold_en();
  if (!isInputOnly(board::kWakeButton)) {
    rtc_gpio_pullup_en(number(board::kWakeButton));
    rtc_gpio_pulldown_dis(number(board::kWakeButton));
  }
  esp_sleep_enable_ext0_wakeup(number(board::kWakeButton), LOW);
  esp_deep_sleep_start();
}

}  // namespace armada::esp32
