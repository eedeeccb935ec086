// Events: in order, within their bound, for those who may see them.
#include <unity.h>

#include "kernel_tests.h"
#include "rules/kernel/events.h"

using namespace armada;

namespace {

Event eventOf(std::uint8_t kind, Audience audience = kEveryone) { return {kind, audience, 0, 0, 0, 0, 0}; }

void test_events_keep_their_order() {
  EventBuffer<4> events;
  for (std::uint8_t kind = 1; kind <= 3; ++kind) events.add(eventOf(kind));
  TEST_ASSERT_EQUAL_size_t(3, events.size());
  std::uint8_t kind = 1;
  for (const Event& event : events) TEST_ASSERT_EQUAL_UINT8(kind++, event.kind);
  TEST_ASSERT_FALSE(events.overflowed());
}

void test_too_many_events_are_told_and_the_first_ones_kept() {
  EventBuffer<2> events;
  for (std::uint8_t kind = 1; kind <= 3; ++kind) events.add(eventOf(kind));
  TEST_ASSERT_EQUAL_size_t(2, events.size());
  TEST_ASSERT_EQUAL_UINT8(2, events[1].kind);
  TEST_ASSERT_TRUE(events.overflowed());
}

void test_without_a_buffer_only_the_seal_is_reported() {
  Events events;
  events.add(eventOf(1));
  TEST_ASSERT_EQUAL_size_t(0, events.size());
  TEST_ASSERT_FALSE(events.overflowed());
  TEST_ASSERT_FALSE(events.sealed());
  events.seal();
  TEST_ASSERT_TRUE(events.sealed());
}

void test_a_viewer_keeps_what_the_viewer_may_see() {
  EventBuffer<8> events;
  events.add(eventOf(1));
  events.add(eventOf(2, onlySeat(0)));
  events.add(eventOf(3, onlySeat(1)));
  events.add(eventOf(4, static_cast<Audience>(onlySeat(1) | onlySeat(2))));
  events.add(eventOf(5, 0));
  events.keepFor(1);
  TEST_ASSERT_EQUAL_size_t(3, events.size());
  TEST_ASSERT_EQUAL_UINT8(1, events[0].kind);
  TEST_ASSERT_EQUAL_UINT8(3, events[1].kind);
  TEST_ASSERT_EQUAL_UINT8(4, events[2].kind);
}

void test_everyone_is_each_seat() {
  for (Seat seat = 0; seat < kMaxSeats; ++seat) TEST_ASSERT_BITS_HIGH(onlySeat(seat), kEveryone);
}

void test_clearing_forgets_everything() {
  EventBuffer<1> events;
  events.add(eventOf(1));
  events.add(eventOf(2));
  events.seal();
  events.clear();
  TEST_ASSERT_EQUAL_size_t(0, events.size());
  TEST_ASSERT_FALSE(events.sealed());
  TEST_ASSERT_FALSE(events.overflowed());
}

}  // namespace

void runEventTests() {
  RUN_TEST(test_events_keep_their_order);
  RUN_TEST(test_too_many_events_are_told_and_the_first_ones_kept);
  RUN_TEST(test_without_a_buffer_only_the_seal_is_reported);
  RUN_TEST(test_a_viewer_keeps_what_the_viewer_may_see);
  RUN_TEST(test_everyone_is_each_seat);
  RUN_TEST(test_clearing_forgets_everything);
}
