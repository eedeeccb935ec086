// What the pins of an ESP32 can do, against a table from its datasheet: a wrong answer here lets a handheld be built that
// cannot start, or refuses one that could.
#include "here.h"

#include "esp32/board.h"
#include "suite.h"
#include "support/firmware_bench.h"

using namespace armada::esp32;

namespace {

// A letter a fault, for a button, an output, an input and a voltage. "x": there is no such pin; f: flash; c: the serial
// console; s: it decides how the chip starts; u: no pull-up; i: input only; v: no voltage can be read; ".": none.
constexpr char kFaultLetters[] = {'.', 'x', 'f', 'c', 's', 'u', 'i', 'v'};
constexpr const char* kPinTable[] = {
    "sssv", "cccc", "sssv", "cccc", "...v", "sssv", "ffff", "ffff", "ffff", "ffff",  // 0 to 9
    "ffff", "ffff", "sssv", "...v", "...v", "sssv", "...v", "...v", "...v", "...v",  // 10 to 19
    "xxxx", "...v", "...v", "...v", "xxxx", "...v", "...v", "...v", "xxxx", "xxxx",  // 20 to 29
    "xxxx", "xxxx", "....", "....", "ui..", "ui..", "ui..", "xxxx", "xxxx", "ui..",  // 30 to 39
};
constexpr int kPinCount = sizeof kPinTable / sizeof kPinTable[0];
constexpr PinUse kUses[] = {PinUse::button, PinUse::output, PinUse::input, PinUse::analog};

char letterOf(PinFault fault) { return kFaultLetters[static_cast<std::size_t>(fault)]; }

void test_every_pin_serves_for_what_the_datasheet_says() {
  for (int pin = 0; pin < kPinCount; ++pin) {
    char told[5] = {};
    for (std::size_t use = 0; use < 4; ++use) told[use] = letterOf(faultOf({pin, kUses[use]}));
    TEST_ASSERT_EQUAL_STRING(kPinTable[pin], told);
  }
  TEST_ASSERT_TRUE(faultOf({kPinCount, PinUse::analog}) == PinFault::noSuchPin);
  TEST_ASSERT_TRUE(faultOf({kNoPin - 1, PinUse::analog}) == PinFault::noSuchPin);
  TEST_ASSERT_TRUE(faultOf({kNoPin, PinUse::output}) == PinFault::none);  // the handheld has no such part
}

void test_a_makers_resistors_help_where_a_resistor_can() {
  for (int pin = 0; pin < kPinCount; ++pin) {
    for (std::size_t use = 0; use < 4; ++use) {
      const char alone = kPinTable[pin][use];
      const bool helped = alone == 's' || alone == 'u';
      TEST_ASSERT_EQUAL_CHAR(helped ? '.' : alone, letterOf(faultOf({pin, kUses[use]}, true)));
    }
  }
}

void test_the_pins_that_end_a_deep_sleep_are_those_of_the_clock_that_stays_awake() {
  constexpr int kAwake[] = {0, 2, 4, 12, 13, 14, 15, 25, 26, 27, 32, 33, 34, 35, 36, 39};
  for (int pin = 0; pin < kPinCount; ++pin)
    if (kPinTable[pin][0] != 'x') TEST_ASSERT_EQUAL_INT_MESSAGE(isAmong(pin, kAwake), canWake(pin), kPinTable[pin]);
}

void test_one_fault_among_many_pins_is_found_and_none_is_made_up() {
  constexpr int kMaker[] = {0, 39};
  constexpr UsedPin kGood[] = {
      {4, PinUse::button}, {0, PinUse::button}, {39, PinUse::button}, {kNoPin, PinUse::output}};
  constexpr UsedPin kLastBad[] = {{4, PinUse::button}, {0, PinUse::button}, {2, PinUse::button}};
  for (std::size_t fault = 1; fault < sizeof kFaultLetters; ++fault) {
    TEST_ASSERT_FALSE(someHas(kGood, kMaker, static_cast<PinFault>(fault)));
    const bool strapping = static_cast<PinFault>(fault) == PinFault::strapping;
    TEST_ASSERT_EQUAL_INT(strapping, someHas(kLastBad, kMaker, static_cast<PinFault>(fault)));
  }
}

void test_two_parts_on_one_pin_are_found_wherever_they_stand() {
  constexpr UsedPin kApart[] = {
      {4, PinUse::button}, {kNoPin, PinUse::output}, {5, PinUse::output}, {kNoPin, PinUse::output}};
  constexpr UsedPin kEnds[] = {{4, PinUse::button}, {13, PinUse::output}, {4, PinUse::output}};
  constexpr UsedPin kNeighbours[] = {{13, PinUse::button}, {4, PinUse::button}, {4, PinUse::output}};
  TEST_ASSERT_TRUE(allDiffer(kApart));  // parts that are not there may well be several
  TEST_ASSERT_FALSE(allDiffer(kEnds));
  TEST_ASSERT_FALSE(allDiffer(kNeighbours));
}

}  // namespace

void runPinTests() {
  RUN_TEST(test_every_pin_serves_for_what_the_datasheet_says);
  RUN_TEST(test_a_makers_resistors_help_where_a_resistor_can);
  RUN_TEST(test_the_pins_that_end_a_deep_sleep_are_those_of_the_clock_that_stays_awake);
  RUN_TEST(test_one_fault_among_many_pins_is_found_and_none_is_made_up);
  RUN_TEST(test_two_parts_on_one_pin_are_found_wherever_they_stand);
}
