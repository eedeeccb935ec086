// Integer division and 64-bit products at their edges. On the PC this tests the compiler's own library; on the emulated
// Xtensa, whose library lacks them, our replacements in test/emulator/arithmetic.cpp, against answers written by hand and
// against the law that quotient times divisor plus remainder is the dividend.
#include <unity.h>

#include <cstdint>

#include "rules/kernel/rng.h"
#include "support/scale.h"

void setUp() {}
void tearDown() {}

namespace {

// Through here the compiler cannot foresee a value and work it out itself.
template <class T>
T hidden(T value) {
  volatile T kept = value;
  return kept;
}

struct Row32 {
  std::uint32_t a, b, quotient, remainder;
};
void test_unsigned_32_bit_division() {
  const Row32 rows[] = {
      {0, 1, 0, 0},
      {7, 1, 7, 0},
      {7, 2, 3, 1},
      {1, 7, 0, 1},
      {100, 10, 10, 0},
      {4294967295u, 1, 4294967295u, 0},
      {4294967295u, 10, 429496729, 5},
      {4294967295u, 4294967295u, 1, 0},
      {4294967294u, 4294967295u, 0, 4294967294u},
      {4294967295u, 2147483648u, 1, 2147483647},
      {2147483648u, 3, 715827882, 2},
  };
  for (const Row32& row : rows) {
    TEST_ASSERT_EQUAL_UINT32(row.quotient, hidden(row.a) / hidden(row.b));
    TEST_ASSERT_EQUAL_UINT32(row.remainder, hidden(row.a) % hidden(row.b));
  }
}

struct SignedRow {
  std::int32_t a, b, quotient, remainder;
};
void test_signed_division_goes_towards_zero() {
  const SignedRow rows[] = {
      {7, 2, 3, 1},
      {-7, 2, -3, -1},
      {7, -2, -3, 1},
      {-7, -2, 3, -1},
      {-1, 5, 0, -1},
      {2147483647, -1, -2147483647, 0},
      {-2147483647 - 1, 2, -1073741824, 0},
      {-2147483647 - 1, 3, -715827882, -2},
      {-2147483647 - 1, -2147483647 - 1, 1, 0},
      {2147483647, -2147483647 - 1, 0, 2147483647},
  };
  for (const SignedRow& row : rows) {
    TEST_ASSERT_EQUAL_INT32(row.quotient, hidden(row.a) / hidden(row.b));
    TEST_ASSERT_EQUAL_INT32(row.remainder, hidden(row.a) % hidden(row.b));
    const std::int64_t wide = hidden(std::int64_t{row.a} * 4294967296) / hidden(std::int64_t{row.b});
    TEST_ASSERT_TRUE(wide ==
                     std::int64_t{row.quotient} * 4294967296 + std::int64_t{row.remainder} * 4294967296 / row.b);
  }
}

struct Row64 {
  std::uint64_t a, b, quotient, remainder;
};
void test_unsigned_64_bit_division() {
  const Row64 rows[] = {
      {0, 5, 0, 0},
      {18446744073709551615u, 1, 18446744073709551615u, 0},
      {18446744073709551615u, 10, 1844674407370955161u, 5},
      {18446744073709551615u, 18446744073709551615u, 1, 0},
      {18446744073709551614u, 18446744073709551615u, 0, 18446744073709551614u},
      {18446744073709551615u, 4294967296u, 4294967295u, 4294967295u},
      {9223372036854775808u, 3, 3074457345618258602u, 2},
      {10000000000000000000u, 9999999999u, 1000000000u, 1000000000u},
  };
  for (const Row64& row : rows) {
    TEST_ASSERT_TRUE(row.quotient == hidden(row.a) / hidden(row.b));
    TEST_ASSERT_TRUE(row.remainder == hidden(row.a) % hidden(row.b));
  }
}

struct Product {
  std::uint64_t a, b, low;
};
void test_64_bit_products() {
  const Product rows[] = {
      {4294967295u, 4294967295u, 18446744065119617025u},
      {4294967296u, 4294967296u, 0},
      {18446744073709551615u, 18446744073709551615u, 1},
      {6364136223846793005u, 1442695040888963407u, 433315962919513059u},
      {0x123456789ABCDEFu, 10, 0xB60B60B60B60B56u},
  };
  for (const Product& row : rows) TEST_ASSERT_TRUE(row.low == hidden(row.a) * hidden(row.b));
}

void test_quotient_times_divisor_plus_remainder_is_the_dividend() {
  armada::Rng rng = armada::Rng::seeded(64);
  for (int i = 0; i < 400 * armada_test::kThorough; ++i) {
    const std::uint64_t a = (std::uint64_t{rng.next()} << 32 | rng.next()) >> rng.below(64);
    const std::uint64_t b = ((std::uint64_t{rng.next()} << 32 | rng.next()) >> rng.below(64)) | 1u;
    TEST_ASSERT_TRUE(a / b * b + a % b == a);
    TEST_ASSERT_TRUE(a % b < b);
    const auto c = static_cast<std::uint32_t>(a), d = static_cast<std::uint32_t>(b) | 1u;
    TEST_ASSERT_TRUE(c / d * d + c % d == c);
    TEST_ASSERT_TRUE(c % d < d);
    const auto e = static_cast<std::int64_t>(a), f = static_cast<std::int64_t>(b);
    TEST_ASSERT_TRUE(f == -1 || e / f * f + e % f == e);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_unsigned_32_bit_division);
  RUN_TEST(test_signed_division_goes_towards_zero);
  RUN_TEST(test_unsigned_64_bit_division);
  RUN_TEST(test_64_bit_products);
  RUN_TEST(test_quotient_times_divisor_plus_remainder_is_the_dividend);
  return UNITY_END();
}
