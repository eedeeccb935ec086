#include "here.h"

#include "rules/kernel/rng.h"
#include "screens/buttons.h"
#include "suite.h"
#include "support/firmware_bench.h"

using namespace armada;
using namespace armada_test;

namespace {

constexpr int kPins[] = {board::kButtonUp, board::kButtonDown, board::kButtonLeft,   board::kButtonRight,
                         board::kButtonA,  board::kButtonB,    board::kButtonSelect, board::kButtonStart};

void test_each_button_is_its_own_pin() {
  esp32::HandheldButtons buttons;
  buttons.begin();
  TEST_ASSERT_EQUAL_UINT8(0, buttons.down());
  for (std::size_t i = 0; i < kButtonCount; ++i) {
    handheld.press(kPins[i]);
    TEST_ASSERT_EQUAL_UINT8(1u << i, buttons.down());
    handheld.release(kPins[i]);
  }
  TEST_ASSERT_EQUAL_UINT8(0, buttons.down());
  bench.checkFaults();
}

void test_buttons_together_are_all_told() {
  esp32::HandheldButtons buttons;
  buttons.begin();
  for (const int pin : kPins) handheld.press(pin);
  TEST_ASSERT_EQUAL_UINT8(0xFF, buttons.down());
  TEST_ASSERT_TRUE(buttons.anyDown());
}

void test_injected_buttons_join_the_fingers() {
  esp32::HandheldButtons buttons;
  buttons.begin();
  buttons.inject(bit(Button::a));
  handheld.press(board::kButtonUp);
  TEST_ASSERT_EQUAL_UINT8(bit(Button::a) | bit(Button::up), buttons.down());
  handheld.release(board::kButtonUp);
  TEST_ASSERT_FALSE(buttons.anyDown());  // nobody touches it
  buttons.inject(0);
  TEST_ASSERT_EQUAL_UINT8(0, buttons.down());
}

// A contact that opens and closes for up to 20 ms at each end of a press, read every millisecond: one press.
void test_a_bouncing_button_is_one_press() {
  Rng rng = Rng::seeded(11);
  for (int round = 0; round < 40; ++round) {
    esp32::HandheldButtons buttons;
    buttons.begin();
    ButtonReader reader;
    const int bounce = 1 + static_cast<int>(rng.below(20));
    int presses = 0;
    for (int ms = 0; ms < 300; ++ms) {
      const bool bouncing = (ms >= 50 && ms < 50 + bounce) || (ms >= 150 && ms < 150 + bounce);
      const bool held = ms >= 50 && ms < 150;
      const bool closed = bouncing ? rng.below(2) == 0 : held;
      handheld.level[board::kButtonA] = !closed;
      reader.feed(buttons.down(), static_cast<std::uint32_t>(ms));
      Button button{};
      while (reader.next(button)) {
        TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Button::a), static_cast<std::uint8_t>(button));
        ++presses;
      }
    }
    TEST_ASSERT_EQUAL_INT(1, presses);
  }
}

// Across the wrap of the clock a held button is held, and one press is one press.
void test_a_press_over_the_wrap_of_millis_is_one_press() {
  handheld.millisAtStart = 0xFFFFFFFFu - 1000u;
  bench.start();
  bench.run(980);
  bench.tap(board::kButtonA, 60);  // title: the games
  TEST_ASSERT_TRUE(bench.console().isOpen(bench.console().screens.games));
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.games, &bench.console().top());
  const std::uint32_t ticks = bench.console().ticks();
  bench.run(1000);
  TEST_ASSERT_UINT32_WITHIN(1, 30, bench.console().ticks() - ticks);
  TEST_ASSERT_TRUE(handheld.milliseconds() < 2000u);
  bench.checkPicture();
  bench.checkFaults();
}

}  // namespace

void runButtonTests() {
  RUN_TEST(test_each_button_is_its_own_pin);
  RUN_TEST(test_buttons_together_are_all_told);
  RUN_TEST(test_injected_buttons_join_the_fingers);
  RUN_TEST(test_a_bouncing_button_is_one_press);
  RUN_TEST(test_a_press_over_the_wrap_of_millis_is_one_press);
}
