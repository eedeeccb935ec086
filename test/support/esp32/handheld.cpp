#include "handheld.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "Arduino.h"
#include "TFT_eSPI.h"
#include "driver/gpio.h"
#include "driver/rtc_io.h"
#include "esp_sleep.h"
#include "esp_system.h"
#include "rules/kernel/bytes.h"

// What RTC_NOINIT_ATTR collected; the linker gives both ends.
extern "C" char __start_rtc_noinit[], __stop_rtc_noinit[];

namespace armada_test {

Handheld handheld;

namespace {
constexpr std::size_t kRowBytes = static_cast<std::size_t>(armada::kPanelWidth) * 2;
constexpr int kQueue = 128;  // of the UART
// Both ends in a table that is read: Xtensa's linker takes two such names in code for one.
char* volatile keptOverRestarts[] = {__start_rtc_noinit, __stop_rtc_noinit};
}  // namespace

// ---- from the box, and from the switch ------------------------------------------------------------------------------
void Handheld::reset() {
  flash.erase();
  upload();
  microseconds = 0;
  millisAtStart = 0;
  restIsFree = false;
  tear = Tear::gone;
  nvsReads = nvsWrites = flashWrites = blobWrites = 0;
  cutAfter = -1;
  readsFail = dmaFails = false;
  nextRandom = 7;
  lightSleeps = deepSleeps = feeds = faults = longestUnfedMs = napsSinceFeed = mostNapsUnfed = 0;
  fault = "";
  onStrip = onPulse = nullptr;
  for (int pin = 0; pin < kPins; ++pin) volts[pin] = 0;
  powerOn();
}

void Handheld::powerOn() {
  char* const begin = keptOverRestarts[0];
  std::memset(begin, 0x5A, static_cast<std::size_t>(keptOverRestarts[1] - begin));
  restart();
}

void Handheld::restart() {
  for (int pin = 0; pin < kPins; ++pin) {
    level[pin] = true;
    mode[pin] = 0;
    wakeLevel[pin] = -1;
  }
  for (Channel& channel : channels) channel = {0, 0, 0, -1};
  if (rowsArrived > 0) std::memset(picture, 0, sizeof picture);  // as rarely as may be: who fuzzes starts it often
  rowsSent = rowsArrived = strips = commands = 0;
  panelBlank = sleepCommandGiven = false;
  panelAsleep = dmaReady = busOpen = inverted = dmaTouched = false;
  rotation = memoryAccess = lastCommand = 0;
  busHertz = dmaHertz = fastestHertz = 0;
  inUsed = inRead = outUsed = 0;
  lineRoom = kQueue;
  slowLine = false;
  watchdog = buttonsWake = cameFromDeepSleep = false;
  timerUs = 0;
  ext0Pin = -1;
  ext0Level = 0;
  cause = ESP_SLEEP_WAKEUP_UNDEFINED;
  windowY = windowRows = 0;
  fedAt = microseconds;
  plans_ = 0;
  sending_ = nullptr;
  startCore();
}

void Handheld::wakeFromDeep() {
  const int pin = ext0Pin;
  const int pressed = ext0Level;
  restart();
  if (pin < 0) return complain("nothing can end this deep sleep");
  level[pin] = pressed != LOW;
  cause = ESP_SLEEP_WAKEUP_EXT0;
}

void Handheld::complain(const char* what) {
  ++faults;
  fault = what;
}

void Handheld::leave(End how) {
  if (armed_) std::longjmp(exit_, static_cast<int>(how));
  std::printf("handheld: it ended outside of run()\n");
  std::abort();
}

// ---- time -----------------------------------------------------------------------------------------------------------
void Handheld::pass(std::uint64_t us) {
  const std::uint64_t end = microseconds + us;
  while (plans_ > 0 && plan_[0].at <= end) {
    microseconds = plan_[0].at > microseconds ? plan_[0].at : microseconds;
    runPlans();
  }
  microseconds = end;
  if (slowLine)
    lineRoom =
        lineRoom + static_cast<int>(us * 11u / 1000u) > kQueue ? kQueue : lineRoom + static_cast<int>(us * 11u / 1000u);
}

void Handheld::plan(std::uint64_t afterMs, int pin, bool high) {
  if (plans_ == kPlans) return complain("too many plans");
  const Plan fresh{microseconds + afterMs * 1000u, pin, false, high, 0};
  std::size_t at = plans_++;
  for (; at > 0 && plan_[at - 1].at > fresh.at; --at) plan_[at] = plan_[at - 1];
  plan_[at] = fresh;
}

void Handheld::planVolts(std::uint64_t afterMs, int pin, std::uint16_t value) {
  plan(afterMs, pin, true);
  for (std::size_t i = plans_; i-- > 0;) {
    Plan& each = plan_[i];
    if (each.at != microseconds + afterMs * 1000u || each.pin != pin || each.isVolts) continue;
    each.isVolts = true;
    each.volts = value;
    return;
  }
}

void Handheld::runPlans() {
  std::size_t done = 0;
  for (; done < plans_ && plan_[done].at <= microseconds; ++done) {
    const Plan& now = plan_[done];
    if (now.isVolts)
      volts[now.pin] = now.volts;
    else
      level[now.pin] = now.high;
  }
  for (std::size_t i = done; i < plans_; ++i) plan_[i - done] = plan_[i];
  plans_ -= done;
}

std::uint64_t Handheld::untilNextPlan() const {
  return plans_ == 0 ? UINT64_MAX : plan_[0].at > microseconds ? plan_[0].at - microseconds : 0;
}

const Handheld::Channel* Handheld::onPin(int pin) const {
  for (const Channel& channel : channels)
    if (channel.pin == pin) return &channel;
  return nullptr;
}

// ---- panel ----------------------------------------------------------------------------------------------------------
void Handheld::onBus() {
  if (!busOpen) busHertz = SPI_FREQUENCY;  // a transaction for this alone
  if (busHertz > fastestHertz) fastestHertz = busHertz;
}

void Handheld::send(int y, int rows, const void* pixels) {
  onBus();
  if (!busOpen) complain("pixels outside of startWrite");
  if (panelAsleep) complain("pixels to a sleeping panel");
  if (y < 0 || rows <= 0 || y + rows > armada::kPanelHeight) return complain("a strip beyond the panel");
  if (reinterpret_cast<std::uintptr_t>(pixels) % 4 != 0) complain("a strip that is not aligned for the bus");
  ++strips;
  rowsSent += static_cast<std::uint32_t>(rows);
  sending_ = pixels;
  sendY_ = y;
  sendRows_ = rows;
  if (onStrip != nullptr) onStrip();
}

void Handheld::arrive() {
  if (sending_ == nullptr) return;
  std::memcpy(picture + static_cast<std::size_t>(sendY_) * kRowBytes, sending_,
              static_cast<std::size_t>(sendRows_) * kRowBytes);
  rowsArrived += static_cast<std::uint32_t>(sendRows_);
  sending_ = nullptr;
}

std::uint32_t Handheld::pictureSum() const { return armada::crc32(picture, sizeof picture); }

// ---- serial line ----------------------------------------------------------------------------------------------------
void Handheld::type(const char* words) { type(words, std::strlen(words)); }

void Handheld::type(const void* words, std::size_t count) {
  if (inRead == inUsed) inRead = inUsed = 0;
  if (inUsed + count > sizeof in) return complain("too much was typed");
  std::memcpy(in + inUsed, words, count);
  inUsed += count;
}

const char* Handheld::answer() {
  out[outUsed] = '\0';
  outUsed = 0;
  return out;
}

}  // namespace armada_test

using armada_test::handheld;

// ---- the core -------------------------------------------------------------------------------------------------------
HardwareSerial Serial;
EspClass ESP;

extern "C" {

unsigned long millis(void) { return handheld.milliseconds(); }

void delay(std::uint32_t ms) {
  if (!handheld.restIsFree) handheld.pass(std::uint64_t{ms} * 1000u);
}

void pinMode(std::uint8_t pin, std::uint8_t mode) {
  handheld.mode[pin] = mode;
  if (mode == INPUT_PULLUP && pin >= 34) handheld.complain("a pull-up where there is none");
  if (mode == OUTPUT && pin >= 34) handheld.complain("an output where there is none");
}

void digitalWrite(std::uint8_t pin, std::uint8_t val) {
  if (handheld.mode[pin] != OUTPUT) handheld.complain("a level for a pin that is no output");
  handheld.level[pin] = val != LOW;
}

int digitalRead(std::uint8_t pin) {
  if (handheld.mode[pin] != INPUT && handheld.mode[pin] != INPUT_PULLUP)
    handheld.complain("a look at a pin not set up");
  return handheld.level[pin] ? HIGH : LOW;
}

std::uint16_t analogRead(std::uint8_t pin) { return handheld.volts[pin]; }
std::uint32_t analogReadMilliVolts(std::uint8_t pin) { return handheld.volts[pin]; }

static void pwmAttach(std::uint8_t pin, std::uint8_t channel) {
  for (auto& each : handheld.channels)
    if (each.pin == pin) each.pin = -1;
  handheld.channels[channel].pin = pin;
}

static void pwmDetach(std::uint8_t pin) {
  for (auto& each : handheld.channels)
    if (each.pin == pin) each = {0, 0, 0, -1};
  handheld.mode[pin] = 0;
  if (handheld.onPulse != nullptr) handheld.onPulse();
}

static void pwmTimer(std::uint8_t channel, std::uint32_t freq, std::uint8_t bits) {
  if (freq < 78 || bits > 14) handheld.complain("a pitch that the timer cannot make");
  handheld.channels[channel].hertz = freq;
  handheld.channels[channel].bits = bits;
}

static void pwmDuty(std::uint8_t channel, std::uint32_t duty) {
  if (duty > (std::uint32_t{1} << handheld.channels[channel].bits)) handheld.complain("a pulse longer than its period");
  handheld.channels[channel].duty = duty;
  if (handheld.onPulse != nullptr) handheld.onPulse();
}

#if ESP_ARDUINO_VERSION_MAJOR >= 3
static int channelOf(std::uint8_t pin) {
  for (int i = 0; i < 16; ++i)
    if (handheld.channels[i].pin == pin) return i;
  handheld.complain("a PWM pin that is not attached");
  return 15;
}
bool ledcAttachChannel(std::uint8_t pin, std::uint32_t freq, std::uint8_t resolution, std::int8_t channel) {
  pwmTimer(static_cast<std::uint8_t>(channel), freq, resolution);
  pwmAttach(pin, static_cast<std::uint8_t>(channel));
  return true;
}
bool ledcDetach(std::uint8_t pin) {
  pwmDetach(pin);
  return true;
}
bool ledcWrite(std::uint8_t pin, std::uint32_t duty) {
  pwmDuty(static_cast<std::uint8_t>(channelOf(pin)), duty);
  return true;
}
std::uint32_t ledcChangeFrequency(std::uint8_t pin, std::uint32_t freq, std::uint8_t resolution) {
  pwmTimer(static_cast<std::uint8_t>(channelOf(pin)), freq, resolution);
  return freq;
}
#else
std::uint32_t ledcSetup(std::uint8_t channel, std::uint32_t freq, std::uint8_t resolution_bits) {
  pwmTimer(channel, freq, resolution_bits);
  return freq;
}
void ledcAttachPin(std::uint8_t pin, std::uint8_t channel) { pwmAttach(pin, channel); }
void ledcDetachPin(std::uint8_t pin) { pwmDetach(pin); }
void ledcWrite(std::uint8_t channel, std::uint32_t duty) { pwmDuty(channel, duty); }
std::uint32_t ledcChangeFrequency(std::uint8_t channel, std::uint32_t freq, std::uint8_t resolution_bits) {
  pwmTimer(channel, freq, resolution_bits);
  return freq;
}
#endif

std::uint32_t esp_random(void) { return handheld.nextRandom++; }

}  // extern "C"

void enableLoopWDT() {
  handheld.watchdog = true;
  handheld.fedAt = handheld.microseconds;
}

void feedLoopWDT() {
  if (!handheld.watchdog) handheld.complain("a watchdog that is not there was fed");
  const auto unfed = static_cast<std::uint32_t>((handheld.microseconds - handheld.fedAt) / 1000u);
  if (unfed > handheld.longestUnfedMs) handheld.longestUnfedMs = unfed;
  handheld.fedAt = handheld.microseconds;
  handheld.napsSinceFeed = 0;
  ++handheld.feeds;
}

void HardwareSerial::begin(unsigned long baud) {
  if (baud != 115200) handheld.complain("another speed of the line");
}
int HardwareSerial::available(void) { return static_cast<int>(handheld.inUsed - handheld.inRead); }
int HardwareSerial::availableForWrite(void) { return handheld.lineRoom; }
int HardwareSerial::read(void) {
  return handheld.inRead < handheld.inUsed ? static_cast<unsigned char>(handheld.in[handheld.inRead++]) : -1;
}
void HardwareSerial::flush(void) {
  if (handheld.slowLine) handheld.lineRoom = armada_test::kQueue;
}
std::size_t HardwareSerial::write(const std::uint8_t* buffer, std::size_t size) {
  if (static_cast<int>(size) > handheld.lineRoom) handheld.complain("a write that waits for the line");
  if (handheld.slowLine) handheld.lineRoom -= static_cast<int>(size);
  if (handheld.outUsed + size >= sizeof handheld.out) handheld.outUsed = 0;
  std::memcpy(handheld.out + handheld.outUsed, buffer, size);
  handheld.outUsed += size;
  return size;
}

std::uint32_t EspClass::getFreeHeap() { return 180000; }
std::uint32_t EspClass::getMaxAllocHeap() { return 110580; }

// ---- panel ----------------------------------------------------------------------------------------------------------
void TFT_eSPI::init(std::uint8_t) {
  handheld.onBus();
  members_[0] = 1;
#ifdef ST7789_DRIVER
  handheld.inverted = true;
#endif
}

void TFT_eSPI::setRotation(std::uint8_t r) {
#ifdef ST7789_DRIVER
  static constexpr std::uint8_t kBytes[] = {0x00, 0x60, 0xC0, 0xA0};
  r %= 4;
#else
  static constexpr std::uint8_t kBytes[] = {0x48, 0x28, 0x88, 0xE8, 0xC8, 0x68, 0x08, 0xA8};
  r %= 8;
#endif
  handheld.rotation = r;
  handheld.onBus();
  handheld.memoryAccess = kBytes[r];
}

void TFT_eSPI::invertDisplay(bool i) {
  writecommand(i ? 0x21 : 0x20);
  writecommand(i ? 0x21 : 0x20);
}

void TFT_eSPI::setSwapBytes(bool swap) {
  if (swap) handheld.complain("pixels that are swapped twice");
}

void TFT_eSPI::startWrite(void) {
  handheld.busOpen = true;
  handheld.busHertz = SPI_FREQUENCY;
}
void TFT_eSPI::endWrite(void) {
  handheld.arrive();
  handheld.busOpen = false;
}

bool TFT_eSPI::initDMA(bool) {
  if (members_[0] == 0 || handheld.dmaReady) handheld.complain("initDMA twice or before init");
  if (handheld.dmaFails) handheld.leave(armada_test::Handheld::End::restart);
  handheld.dmaReady = true;
  handheld.dmaHertz = SPI_FREQUENCY;
  return true;
}

void TFT_eSPI::setAddrWindow(std::int32_t xs, std::int32_t ys, std::int32_t w, std::int32_t h) {
  if (handheld.stripUnderWay()) handheld.complain("the bus was touched while a strip is under way");
  if (xs != 0 || w != armada::kPanelWidth) handheld.complain("a window that is not whole rows");
  handheld.onBus();
  handheld.windowY = static_cast<int>(ys);
  handheld.windowRows = static_cast<int>(h);
}

void TFT_eSPI::pushPixels(const void* data_in, std::uint32_t len) {
  const int rows = static_cast<int>(len) / armada::kPanelWidth;
  if (rows != handheld.windowRows) handheld.complain("pixels that do not fill their window");
  handheld.send(handheld.windowY, rows, data_in);
  handheld.arrive();
}

void TFT_eSPI::writecommand(std::uint8_t c) {
  if (handheld.stripUnderWay()) handheld.complain("the bus was touched while a strip is under way");
  handheld.onBus();
  ++handheld.commands;
  handheld.lastCommand = c;
  if (handheld.sleepCommandGiven && handheld.milliseconds() - handheld.sleepCommandAt < 5)
    handheld.complain("a command less than 5 ms after one for sleep");
  handheld.sleepCommandGiven = c == 0x10 || c == 0x11;
  if (handheld.sleepCommandGiven) {
    handheld.panelAsleep = c == 0x10;
    handheld.sleepCommandAt = handheld.milliseconds();
  }
  if (c == 0x28 || c == 0x29) handheld.panelBlank = c == 0x28;
  if (c == 0x20 || c == 0x21) handheld.inverted = c == 0x21;
}

void TFT_eSPI::writedata(std::uint8_t d) {
  handheld.onBus();
  if (handheld.lastCommand == TFT_MADCTL) handheld.memoryAccess = d;
}

void TFT_eSPI::pushImageDMA(std::int32_t x, std::int32_t y, std::int32_t w, std::int32_t h, std::uint16_t* data,
                            std::uint16_t*) {
  pushImageDMA(x, y, w, h, static_cast<const std::uint16_t*>(data));
}

void TFT_eSPI::pushImageDMA(std::int32_t x, std::int32_t y, std::int32_t w, std::int32_t h, std::uint16_t const* data) {
  if (!handheld.dmaReady) return handheld.complain("DMA that was not set up");
  if (w * h >= 65536) handheld.complain("too many pixels for one DMA");
  handheld.arrive();
  setAddrWindow(x, y, w, h);
  // The driver of the chip sets a device up when another was there before it, and then no more.
  if (!handheld.dmaTouched) handheld.busHertz = handheld.dmaHertz;
  handheld.dmaTouched = true;
  handheld.send(static_cast<int>(y), static_cast<int>(h), data);
}

bool TFT_eSPI::dmaBusy(void) { return handheld.stripUnderWay(); }
void TFT_eSPI::dmaWait(void) { handheld.arrive(); }

// ---- sleep ----------------------------------------------------------------------------------------------------------
extern "C" {

esp_err_t gpio_wakeup_enable(gpio_num_t gpio_num, gpio_int_type_t intr_type) {
  handheld.wakeLevel[gpio_num] = intr_type == GPIO_INTR_HIGH_LEVEL ? HIGH : LOW;
  return ESP_OK;
}
esp_err_t gpio_wakeup_disable(gpio_num_t gpio_num) {
  handheld.wakeLevel[gpio_num] = -1;
  return ESP_OK;
}
esp_err_t gpio_hold_en(gpio_num_t gpio_num) {
  if (handheld.level[gpio_num]) handheld.complain("a pin held high in deep sleep");
  return ESP_OK;
}
esp_err_t gpio_hold_dis(gpio_num_t) { return ESP_OK; }
void gpio_deep_sleep_hold_en(void) {}
void gpio_deep_sleep_hold_dis(void) {}
esp_err_t rtc_gpio_deinit(gpio_num_t) { return ESP_OK; }
esp_err_t rtc_gpio_pullup_en(gpio_num_t gpio_num) {
  if (gpio_num >= 34) handheld.complain("a pull-up where there is none");
  return ESP_OK;
}
esp_err_t rtc_gpio_pulldown_dis(gpio_num_t) { return ESP_OK; }

esp_err_t esp_sleep_enable_timer_wakeup(std::uint64_t time_in_us) {
  handheld.timerUs = time_in_us;
  return ESP_OK;
}
esp_err_t esp_sleep_enable_gpio_wakeup(void) {
  handheld.buttonsWake = true;
  return ESP_OK;
}
esp_err_t esp_sleep_enable_ext0_wakeup(gpio_num_t gpio_num, int level) {
  handheld.ext0Pin = gpio_num;
  handheld.ext0Level = level;
  return ESP_OK;
}
esp_err_t esp_sleep_disable_wakeup_source(esp_sleep_source_t) {
  handheld.timerUs = 0;
  handheld.buttonsWake = false;
  return ESP_OK;
}

static bool someButtonWakes() {
  for (int pin = 0; handheld.buttonsWake && pin < armada_test::kPins; ++pin)
    if (handheld.wakeLevel[pin] >= 0 && handheld.level[pin] == (handheld.wakeLevel[pin] == HIGH)) return true;
  return false;
}

esp_err_t esp_light_sleep_start(void) {
  ++handheld.lightSleeps;
  if (++handheld.napsSinceFeed > handheld.mostNapsUnfed) handheld.mostNapsUnfed = handheld.napsSinceFeed;
  if (handheld.stripUnderWay()) handheld.complain("sleep while a strip is under way");
  for (const auto& channel : handheld.channels)
    if (channel.pin >= 0 && channel.duty > 0) handheld.complain("sleep while a PWM runs: it may stop high");
  const std::uint64_t end = handheld.timerUs == 0 ? UINT64_MAX : handheld.microseconds + handheld.timerUs;
  for (;;) {
    if (someButtonWakes()) {
      handheld.cause = ESP_SLEEP_WAKEUP_GPIO;
      break;
    }
    const std::uint64_t next = handheld.untilNextPlan();
    if (next == UINT64_MAX && end == UINT64_MAX) handheld.leave(armada_test::Handheld::End::asleepForEver);
    if (next == UINT64_MAX || handheld.microseconds + next >= end) {
      handheld.pass(end - handheld.microseconds);
      handheld.cause = ESP_SLEEP_WAKEUP_TIMER;
      break;
    }
    handheld.pass(next);
  }
  handheld.fedAt = handheld.microseconds;  // the watchdog's clock stands still in light sleep
  return ESP_OK;
}

[[noreturn]] void esp_deep_sleep_start(void) {
  ++handheld.deepSleeps;
  if (!handheld.panelAsleep) handheld.complain("deep sleep with the panel awake");
  handheld.leave(armada_test::Handheld::End::deepSleep);
}

esp_sleep_wakeup_cause_t esp_sleep_get_wakeup_cause(void) {
  return static_cast<esp_sleep_wakeup_cause_t>(handheld.cause);
}

}  // extern "C"
