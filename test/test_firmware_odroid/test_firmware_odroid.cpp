// The firmware of the ODROID-GO, without DMA and under core 3.x: what is different there. A d-pad of two voltages, two keys
// more, a speaker behind an amplifier.
#include "here.h"

#include "rules/kernel/rng.h"
#include "screens/buttons.h"
#include "support/panel_tests.h"

using namespace armada;
using namespace armada_test;

namespace armada_test {
Bench bench;
}

namespace {

constexpr std::uint16_t kMiddle = 1850, kFull = 4095;
constexpr int kX = board::kDpadX, kY = board::kDpadY;

ButtonSet settled(esp32::HandheldButtons& buttons, std::uint16_t x, std::uint16_t y) {
  handheld.volts[kX] = x;
  handheld.volts[kY] = y;
  buttons.down();
  return buttons.down();
}

void test_voltages_at_their_thresholds() {
  esp32::HandheldButtons buttons;
  buttons.begin();
  constexpr ButtonSet kLeft = bit(Button::left), kRight = bit(Button::right), kUp = bit(Button::up),
                      kDown = bit(Button::down);
  TEST_ASSERT_EQUAL_UINT8(0, settled(buttons, 0, 0));
  TEST_ASSERT_EQUAL_UINT8(0, settled(buttons, 1023, 1023));
  TEST_ASSERT_EQUAL_UINT8(kRight, settled(buttons, 1024, 0));
  TEST_ASSERT_EQUAL_UINT8(kDown, settled(buttons, 0, 1024));
  TEST_ASSERT_EQUAL_UINT8(kRight | kDown, settled(buttons, 3071, 3071));
  TEST_ASSERT_EQUAL_UINT8(kLeft | kUp, settled(buttons, 3072, 3072));
  TEST_ASSERT_EQUAL_UINT8(kLeft | kUp, settled(buttons, kFull, kFull));
  TEST_ASSERT_EQUAL_UINT8(kLeft | kDown, settled(buttons, kFull, kMiddle));
  TEST_ASSERT_EQUAL_UINT8(0, settled(buttons, 0, 0));
  bench.checkFaults();
}

// On its way up to "left" the voltage passes "right", within microseconds: one look at most falls into that time, and it
// does not count.
void test_a_voltage_on_its_way_is_no_direction() {
  for (std::uint16_t passing = 1024; passing < 3072; passing = static_cast<std::uint16_t>(passing + 64)) {
    esp32::HandheldButtons buttons;
    buttons.begin();
    TEST_ASSERT_EQUAL_UINT8(0, settled(buttons, 0, 0));
    for (const std::uint16_t reading : {passing, kFull, kFull, kFull, passing, std::uint16_t{0}, std::uint16_t{0}}) {
      handheld.volts[kX] = reading;
      TEST_ASSERT_EQUAL_UINT8(0, buttons.down() & bit(Button::right));
    }
    TEST_ASSERT_EQUAL_UINT8(0, buttons.down());
    TEST_ASSERT_EQUAL_UINT8(bit(Button::left), settled(buttons, kFull, 0));
  }
}

// Noise across a threshold, and a contact that bounces, is one press all the same.
void test_a_noisy_voltage_is_one_press() {
  Rng rng = Rng::seeded(5);
  for (int round = 0; round < 40; ++round) {
    esp32::HandheldButtons buttons;
    buttons.begin();
    ButtonReader reader;
    int presses = 0;
    for (std::uint32_t ms = 0; ms < 300; ++ms) {
      const bool held = ms >= 50 && ms < 150;
      const bool bouncing = (ms >= 50 && ms < 60) || (ms >= 150 && ms < 160);
      const std::uint32_t wobble = rng.below(200);
      std::uint32_t value = held ? 1750 + wobble : wobble;
      if (bouncing) value = rng.below(2) == 0 ? 900 + wobble : 0;
      handheld.volts[kX] = static_cast<std::uint16_t>(value);
      reader.feed(buttons.down(), ms);
      Button button{};
      while (reader.next(button)) {
        TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Button::right), static_cast<std::uint8_t>(button));
        ++presses;
      }
    }
    TEST_ASSERT_EQUAL_INT(1, presses);
  }
}

void test_the_d_pad_moves_in_the_menu() {
  bench.start();
  bench.run(100);
  bench.tap(board::kButtonSelect);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.settings, &bench.console().top());
  handheld.volts[kY] = kMiddle;
  bench.run(60);
  handheld.volts[kY] = 0;
  bench.run(60);
  TEST_ASSERT_EQUAL_UINT8(1, bench.console().screens.settings.place());
  handheld.volts[kY] = kFull;
  bench.run(60);
  handheld.volts[kY] = 0;
  bench.run(60);
  TEST_ASSERT_EQUAL_UINT8(0, bench.console().screens.settings.place());
  bench.checkPicture();
  bench.checkFaults();
}

// ---- sleep ----------------------------------------------------------------------------------------------------------
void test_menu_sleeps_and_any_key_wakes() {
  bench.start();
  bench.run(100);
  const int keys[] = {board::kButtonA,     board::kButtonB,    board::kButtonSelect,
                      board::kButtonStart, board::kButtonMenu, board::kButtonVolume};
  for (const int key : keys) {
    const std::uint32_t sleeps = handheld.lightSleeps;
    handheld.press(board::kButtonMenu);
    handheld.plan(300, board::kButtonMenu, true);
    handheld.plan(5000, key, false);
    handheld.plan(5100, key, true);
    TEST_ASSERT_TRUE(bench.run(200) == Handheld::End::none);
    TEST_ASSERT_GREATER_THAN_UINT32(sleeps, handheld.lightSleeps);
    TEST_ASSERT_FALSE(handheld.panelAsleep);
    bench.run(300);
    TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
  }
  bench.checkPicture();
  bench.checkFaults();
}

void test_every_direction_wakes_although_a_voltage_cannot() {
  bench.start();
  bench.run(100);
  const std::uint16_t ways[] = {kMiddle, kFull};
  for (const int axis : {kX, kY}) {
    for (const std::uint16_t way : ways) {
      handheld.press(board::kButtonMenu);
      handheld.plan(300, board::kButtonMenu, true);
      handheld.planVolts(5000, axis, way);
      handheld.planVolts(5600, axis, 0);
      const std::uint32_t began = handheld.milliseconds();
      TEST_ASSERT_TRUE(bench.run(200) == Handheld::End::none);
      TEST_ASSERT_UINT32_WITHIN(300, 5150, handheld.milliseconds() - began);
      bench.run(900);
      TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
    }
  }
  bench.checkFaults();
}

void test_start_ends_the_deep_sleep() {
  bench.start();
  bench.run(100);
  handheld.press(board::kButtonMenu);
  handheld.plan(300, board::kButtonMenu, true);
  TEST_ASSERT_TRUE(bench.run(200) == Handheld::End::deepSleep);
  TEST_ASSERT_EQUAL_INT(board::kButtonStart, handheld.ext0Pin);
  handheld.wakeFromDeep();
  bench.start();
  handheld.plan(200, board::kButtonStart, true);
  bench.run(500);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
  bench.checkPicture();
  bench.checkFaults();
}

// ---- volume and speaker ---------------------------------------------------------------------------------------------
void test_volume_goes_round_the_loudnesses() {
  bench.start();
  bench.run(100);
  const std::uint8_t first = bench.console().settings().sound;
  for (int i = 1; i <= 11; ++i) {
    bench.tap(board::kButtonVolume);
    TEST_ASSERT_EQUAL_UINT8((first + i) % 11, bench.console().settings().sound);
  }
  bench.checkPicture();
  bench.checkFaults();
}

void test_a_bouncing_volume_key_is_one_step() {
  bench.start();
  bench.run(100);
  const std::uint8_t first = bench.console().settings().sound;
  for (int ms = 0; ms < 20; ++ms) handheld.plan(static_cast<std::uint64_t>(ms), board::kButtonVolume, ms % 2 == 1);
  handheld.plan(20, board::kButtonVolume, false);
  for (int ms = 100; ms < 120; ++ms) handheld.plan(static_cast<std::uint64_t>(ms), board::kButtonVolume, ms % 2 == 1);
  handheld.plan(120, board::kButtonVolume, true);
  bench.run(300);
  TEST_ASSERT_EQUAL_UINT8(first + 1, bench.console().settings().sound);
}

void test_the_amplifier_is_on_and_the_voice_sounds() {
  bench.start();
  TEST_ASSERT_TRUE(handheld.level[board::kSpeakerOn]);
  bench.run(100);
  bench.tap(board::kButtonA, 20);
  TEST_ASSERT_EQUAL_PTR(&handheld.channels[8], handheld.onPin(board::kSpeaker));
  bench.run(500);
  TEST_ASSERT_EQUAL_UINT32(0, handheld.dutyOn(board::kSpeaker));
  bench.checkFaults();
}

void test_nothing_is_sent_by_dma() {
  bench.start();
  bench.run(100);
  TEST_ASSERT_FALSE(handheld.dmaReady);
  TEST_ASSERT_FALSE(handheld.stripUnderWay());
  TEST_ASSERT_EQUAL_UINT8(board::kPanelRotation, handheld.rotation);
  bench.checkPicture();
}

void test_its_battery_is_measured() {
  bench.start();
  TEST_ASSERT_EQUAL_INT(80, bench.firmware().power().batteryPercent());
}

}  // namespace

void setUp() { bench.unpack(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_panel_shows_the_canvas_after_any_drawing);
  RUN_TEST(test_only_rows_that_changed_are_sent);
  RUN_TEST(test_a_panel_sleeps_only_when_its_last_strip_has_arrived);
  RUN_TEST(test_nothing_is_sent_by_dma);
  RUN_TEST(test_voltages_at_their_thresholds);
  RUN_TEST(test_a_voltage_on_its_way_is_no_direction);
  RUN_TEST(test_a_noisy_voltage_is_one_press);
  RUN_TEST(test_the_d_pad_moves_in_the_menu);
  RUN_TEST(test_menu_sleeps_and_any_key_wakes);
  RUN_TEST(test_every_direction_wakes_although_a_voltage_cannot);
  RUN_TEST(test_start_ends_the_deep_sleep);
  RUN_TEST(test_volume_goes_round_the_loudnesses);
  RUN_TEST(test_a_bouncing_volume_key_is_one_step);
  RUN_TEST(test_the_amplifier_is_on_and_the_voice_sounds);
  RUN_TEST(test_its_battery_is_measured);
  return UNITY_END();
}
