// A first look at a real handheld:  pio test -e devkit_ili9341  (or devkit_st7789, odroid_go). Nobody has to press anything;
// the screen shows the title, the voice gives one note, and saves stay as they are. On a PC the same suite runs on the
// stand-ins, so that it compiles.
#include "esp32/core.h"

#include <unity.h>

#include <cstdio>
#include <cstring>

#include "esp32/board.h"
#include "esp32/firmware.h"
#include "rules/kernel/bytes.h"

using namespace armada;
using namespace armada::esp32;

namespace {

Firmware firmware;
constexpr const char* kScratchName = "smoke_test";

struct Golden {
  const char* name;
  std::uint32_t sum;
};
constexpr Golden kGolden[] = {
#define PICTURE(name, script, checksum) {name, checksum},
#include "screens/pictures.inc"
#undef PICTURE
};

std::uint32_t passes(int count) {
  std::uint32_t longest = 0;
  for (int i = 0; i < count; ++i) {
    const unsigned long began = millis();
    firmware.pass();
    const auto took = static_cast<std::uint32_t>(millis() - began);
    if (took > longest) longest = took;
  }
  return longest;
}

void test_it_boots_and_shows_the_title() {
  firmware.begin();
  firmware.console().boot();  // whatever game was played last waits
  passes(100);
  std::uint32_t sum = 0;
  static std::uint8_t row[Canvas::kWidth * 2];
  for (int y = 0; y < Canvas::kHeight; ++y) {
    if (y == 0 || y == firmware.canvas().end()) firmware.console().drawBand(y);
    encodeRows(firmware.canvas(), y, 1, row);
    sum = crc32(row, sizeof row, sum);
  }
  for (const Golden& golden : kGolden)
    if (std::strcmp(golden.name, "title") == 0) TEST_ASSERT_EQUAL_HEX32(golden.sum, sum);
}

void test_a_frame_takes_less_than_a_tick_and_a_half() {
  firmware.console().redraw();
  TEST_ASSERT_LESS_OR_EQUAL_UINT32(50, passes(60));
}

void test_nothing_is_allocated_while_it_runs() {
  const std::uint32_t before = ESP.getFreeHeap();
  passes(200);
  TEST_ASSERT_EQUAL_UINT32(before, ESP.getFreeHeap());
  TEST_ASSERT_GREATER_THAN_UINT32(60000, before);
}

void test_no_button_is_down_by_itself() {
  HandheldButtons buttons;
  buttons.begin();
  for (int i = 0; i < 100; ++i) {
    TEST_ASSERT_EQUAL_HEX8(0, buttons.down());
    delay(1);
  }
}

void test_flash_keeps_what_is_written() {
  SaveStore& saves = firmware.saves();
  TEST_ASSERT_TRUE(saves.trouble() == SaveTrouble::none);
  std::uint8_t bytes[200], back[200];
  for (std::size_t i = 0; i < sizeof bytes; ++i) bytes[i] = static_cast<std::uint8_t>(i ^ millis());
  TEST_ASSERT_TRUE(saves.write(kScratchName, 0, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_UINT32(sizeof bytes, saves.read(kScratchName, 0, back, sizeof back).count);
  TEST_ASSERT_EQUAL_MEMORY(bytes, back, sizeof bytes);
}

void test_the_battery_has_a_level_or_is_not_there() {
  const int level = firmware.power().batteryPercent();
  TEST_ASSERT_TRUE(level >= -1 && level <= 100);
}

void test_a_note_sounds_and_ends() {
  PwmTone tone;
  tone.begin();
  tone.sound(880, 3);
  delay(150);
  tone.sound(0, 0);
}

void test_the_clock_goes_on_in_light_sleep() {
  firmware.power().brightness(0);
  const unsigned long began = millis();
  esp_sleep_enable_timer_wakeup(500000);
  esp_light_sleep_start();
  esp_sleep_disable_wakeup_source(ESP_SLEEP_WAKEUP_ALL);
  const auto slept = static_cast<std::uint32_t>(millis() - began);
  firmware.power().brightness(7);
  TEST_ASSERT_UINT32_WITHIN(100, 500, slept);
  TEST_ASSERT_TRUE(esp_sleep_get_wakeup_cause() == ESP_SLEEP_WAKEUP_TIMER);
}

int smoke() {
  UNITY_BEGIN();
  RUN_TEST(test_it_boots_and_shows_the_title);
  RUN_TEST(test_a_frame_takes_less_than_a_tick_and_a_half);
  RUN_TEST(test_nothing_is_allocated_while_it_runs);
  RUN_TEST(test_no_button_is_down_by_itself);
  RUN_TEST(test_flash_keeps_what_is_written);
  RUN_TEST(test_the_battery_has_a_level_or_is_not_there);
  RUN_TEST(test_a_note_sounds_and_ends);
  RUN_TEST(test_the_clock_goes_on_in_light_sleep);
  return UNITY_END();
}

}  // namespace

void setUp() {}
void tearDown() {}

#ifdef ARDUINO
void setup() {
  delay(2000);  // the line of a board that was just reset comes up
  smoke();
}
void loop() {}
#else
int main() { return smoke(); }
#endif
