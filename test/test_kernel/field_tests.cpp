// Bytes by the description of a state: what is written, and what is refused.
#include <unity.h>

#include <cstring>

#include "kernel_tests.h"
#include "support/described.h"

using namespace armada;
using namespace armada_test;

namespace {

// clang-format off: a field a line
constexpr std::uint8_t kBytes[] = {
    1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0xEF, 0xBE, 0xAD, 0xDE,  // generator
    4, 0, 0, 0,            // stamps
    0x01, 0x01,            // lamps
    7,                     // secret
    2, 0,                  // marks
    3,                     // doors
    2, 3, 1,               // pile
    3, 4, 0, 8,            // queue
    2, 2, 30, 1, 4, 0, 0,  // crates
    0x02, 0x10,            // spare
    0, 12,                 // wage
    1,                     // light
    0xFF,                  // tilt
    0xFF,                  // floor
    5, 4,                  // crew
    1,                     // open
};
// clang-format on
constexpr std::size_t kPile = 26, kQueue = 29, kCrates = 33;
constexpr std::size_t kSize = sizeof kBytes;

bool decoded(const std::uint8_t* bytes, std::size_t count, Depot& state) {
  state = Depot{};
  ByteReader in(bytes, count);
  DecodeFields fields(in);
  visitFields(state, fields);
  return in.good() && in.left() == 0;
}

bool takenWith(std::size_t at, int value) {
  std::uint8_t bytes[kSize];
  std::memcpy(bytes, kBytes, kSize);
  bytes[at] = static_cast<std::uint8_t>(value);
  Depot state;
  return decoded(bytes, kSize, state);
}

void test_fields_are_written_in_the_order_of_their_description() {
  std::uint8_t bytes[kSize];
  ByteWriter out(bytes, kSize);
  EncodeFields fields(out);
  const Depot state = depot();
  visitFields(state, fields);
  TEST_ASSERT_TRUE(out.good());
  TEST_ASSERT_EQUAL_size_t(kSize, out.used());
  TEST_ASSERT_EQUAL_UINT8_ARRAY(kBytes, bytes, kSize);
}

void test_fields_are_read_as_they_were_written() {
  Depot state;
  TEST_ASSERT_TRUE(decoded(kBytes, kSize, state));
  const Depot was = depot();
  TEST_ASSERT_EQUAL_UINT8_ARRAY(&was, &state, sizeof was);
}

void test_a_field_out_of_its_range_is_refused_in_bytes() {
  struct Range {
    std::size_t at;
    int least, most;  // taken
  };
  static constexpr Range kRanges[] = {
      {21, 0, 1},           // the upper half of a number of two bytes
      {22, 0, 9},           // a number
      {25, 0, 3},           // as many bits as there are words
      {kPile, 2, 2},        // a list's count: another one moves all that follows
      {kPile + 1, 1, 4},    // an item of a list: never below the first name
      {kQueue + 3, 0, 8},   // and never beyond the last
      {kCrates + 1, 1, 4},  // a word
      {kCrates + 3, 0, 1},  // what is there or not
      {kSize - 6, 0, 2},    // a word that may be the first one
      {kSize - 2, 0, 5},    // a bound that is another field
      {kSize - 1, 0, 1},
  };
  for (const Range& range : kRanges)
    for (int value = 0; value < 256; ++value)
      TEST_ASSERT_EQUAL_MESSAGE(value >= range.least && value <= range.most, takenWith(range.at, value),
                                "another value is taken, or one of these is not");
}

void test_no_value_is_taken_beside_the_range_where_a_field_has_one() {
  for (int value = 0; value < 256; ++value) {
    TEST_ASSERT_EQUAL(value < 9 || value == 0xFF, takenWith(kSize - 4, value));      // a floor, or none
    TEST_ASSERT_EQUAL(value <= 50, takenWith(kCrates + 2, value));                   // 1 to 50, or 0
    TEST_ASSERT_EQUAL(value <= 2 || value >= 256 - 2, takenWith(kSize - 5, value));  // -2 to 2
  }
}

void test_lists_that_are_too_long_or_cut_are_refused() {
  TEST_ASSERT_FALSE(takenWith(kPile, 5));
  TEST_ASSERT_FALSE(takenWith(kCrates, 3));
  TEST_ASSERT_FALSE(takenWith(kCrates, 255));
  Depot state;
  for (std::size_t count = 0; count < kSize; ++count) TEST_ASSERT_FALSE(decoded(kBytes, count, state));
}

}  // namespace

void runFieldTests() {
  RUN_TEST(test_fields_are_written_in_the_order_of_their_description);
  RUN_TEST(test_fields_are_read_as_they_were_written);
  RUN_TEST(test_a_field_out_of_its_range_is_refused_in_bytes);
  RUN_TEST(test_no_value_is_taken_beside_the_range_where_a_field_has_one);
  RUN_TEST(test_lists_that_are_too_long_or_cut_are_refused);
}
