// Contacts become presses: debounce, repeat, held buttons.
#include <unity.h>

#include "screens/buttons.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

constexpr ButtonSet kA = bit(Button::a);
constexpr ButtonSet kRight = bit(Button::right);

int presses(ButtonReader& reader) {
  int count = 0;
  for (Button button{}; reader.next(button);) ++count;
  return count;
}

// Feeds the same contacts every millisecond, from..to.
int held(ButtonReader& reader, ButtonSet contacts, std::uint32_t from, std::uint32_t to) {
  int count = 0;
  for (std::uint32_t now = from; now != to; ++now) {
    reader.feed(contacts, now);
    count += presses(reader);
  }
  return count;
}

void test_a_press_counts_at_its_first_contact() {
  ButtonReader reader;
  reader.feed(kA, 1000);
  TEST_ASSERT_EQUAL_INT(1, presses(reader));
}

void test_a_press_that_bounces_for_20_ms_counts_once() {
  ButtonReader reader;
  int count = 0;
  for (std::uint32_t now = 0; now < 20; ++now) {
    reader.feed(now % 3 == 0 ? kA : 0, now);
    count += presses(reader);
  }
  count += held(reader, kA, 20, 200);
  TEST_ASSERT_EQUAL_INT(1, count);
}

void test_a_release_that_bounces_makes_no_second_press() {
  ButtonReader reader;
  int count = held(reader, kA, 0, 100);
  for (std::uint32_t now = 100; now < 120; ++now) {
    reader.feed(now % 5 == 0 ? kA : 0, now);
    count += presses(reader);
  }
  count += held(reader, 0, 120, 300);
  TEST_ASSERT_EQUAL_INT(1, count);
  TEST_ASSERT_EQUAL_UINT8(0, reader.held());
}

void test_two_taps_100_ms_apart_are_two_presses() {
  ButtonReader reader;
  int count = held(reader, kA, 0, 50);
  count += held(reader, 0, 50, 100);
  count += held(reader, kA, 100, 150);
  TEST_ASSERT_EQUAL_INT(2, count);
}

void test_a_tap_between_two_slow_frames_counts() {
  ButtonReader reader;
  reader.feed(0, 0);
  reader.feed(kA, 33);
  reader.feed(0, 66);
  TEST_ASSERT_EQUAL_INT(1, presses(reader));
  TEST_ASSERT_EQUAL_UINT8(0, reader.held());
}

void test_a_held_direction_waits_and_then_repeats() {
  ButtonReader reader;
  reader.setRepeat(333, 100);
  TEST_ASSERT_EQUAL_INT(1, held(reader, kRight, 0, 333));
  TEST_ASSERT_EQUAL_INT(1, held(reader, kRight, 333, 433));
  TEST_ASSERT_EQUAL_INT(10, held(reader, kRight, 433, 1433));
}

void test_the_other_buttons_never_repeat() {
  ButtonReader reader;
  const ButtonSet all = static_cast<ButtonSet>(kA | bit(Button::b) | bit(Button::select) | bit(Button::start));
  TEST_ASSERT_EQUAL_INT(4, held(reader, all, 0, 5000));
}

void test_after_a_stall_missed_repeats_are_not_made_up_for() {
  ButtonReader reader;
  reader.setRepeat(333, 100);
  reader.feed(kRight, 0);
  reader.feed(kRight, 3000);
  TEST_ASSERT_EQUAL_INT(2, presses(reader));
  reader.feed(kRight, 3050);
  TEST_ASSERT_EQUAL_INT(0, presses(reader));
  reader.feed(kRight, 3100);
  TEST_ASSERT_EQUAL_INT(1, presses(reader));
}

void test_two_buttons_come_in_the_order_of_their_contacts() {
  ButtonReader reader;
  reader.feed(kRight, 0);
  reader.feed(static_cast<ButtonSet>(kRight | kA), 10);
  Button button{};
  TEST_ASSERT_TRUE(reader.next(button));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Button::right), static_cast<int>(button));
  TEST_ASSERT_TRUE(reader.next(button));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Button::a), static_cast<int>(button));
}

void test_a_swallowed_button_counts_for_nothing_until_it_was_let_go() {
  ButtonReader reader;
  reader.feed(kRight, 0);
  reader.swallow();
  TEST_ASSERT_EQUAL_INT(0, held(reader, kRight, 1, 2000));
  TEST_ASSERT_EQUAL_UINT32(0, reader.heldFor(Button::right, 2000));
  held(reader, 0, 2000, 2100);
  TEST_ASSERT_EQUAL_INT(1, held(reader, kRight, 2100, 2110));
}

void test_a_held_direction_whose_repeats_are_ended_repeats_again_after_a_new_press() {
  ButtonReader reader;
  reader.setRepeat(333, 100);
  reader.feed(kRight, 0);
  reader.endRepeats();
  TEST_ASSERT_EQUAL_INT(1, held(reader, kRight, 1, 2000));  // the press itself, which was queued already
  held(reader, 0, 2000, 2100);
  TEST_ASSERT_EQUAL_INT(2, held(reader, kRight, 2100, 2500));
}

void test_held_time_is_told_and_ends_with_the_button() {
  ButtonReader reader;
  held(reader, bit(Button::start), 100, 1101);
  TEST_ASSERT_EQUAL_UINT32(1000, reader.heldFor(Button::start, 1100));
  TEST_ASSERT_EQUAL_UINT32(0, reader.heldFor(Button::a, 1100));
  held(reader, 0, 1101, 1200);
  TEST_ASSERT_EQUAL_UINT32(0, reader.heldFor(Button::start, 1200));
}

void test_the_clock_may_wrap_while_a_button_is_held() {
  ButtonReader reader;
  reader.setRepeat(333, 100);
  const std::uint32_t start = 0xFFFFFF80u;
  TEST_ASSERT_EQUAL_INT(1 + 7, held(reader, kRight, start, start + 1000));
  TEST_ASSERT_EQUAL_INT(0, held(reader, 0, start + 1000, start + 2000));
  TEST_ASSERT_EQUAL_UINT8(0, reader.held());
}

}  // namespace

void runButtonTests() {
  RUN_TEST(test_a_press_counts_at_its_first_contact);
  RUN_TEST(test_a_press_that_bounces_for_20_ms_counts_once);
  RUN_TEST(test_a_release_that_bounces_makes_no_second_press);
  RUN_TEST(test_two_taps_100_ms_apart_are_two_presses);
  RUN_TEST(test_a_tap_between_two_slow_frames_counts);
  RUN_TEST(test_a_held_direction_waits_and_then_repeats);
  RUN_TEST(test_the_other_buttons_never_repeat);
  RUN_TEST(test_after_a_stall_missed_repeats_are_not_made_up_for);
  RUN_TEST(test_two_buttons_come_in_the_order_of_their_contacts);
  RUN_TEST(test_a_held_direction_whose_repeats_are_ended_repeats_again_after_a_new_press);
  RUN_TEST(test_a_swallowed_button_counts_for_nothing_until_it_was_let_go);
  RUN_TEST(test_held_time_is_told_and_ends_with_the_button);
  RUN_TEST(test_the_clock_may_wrap_while_a_button_is_held);
}

}  // namespace shell_tests
