#include <unity.h>
#include "rules/kernel/rng.h"
void setUp() {}
void tearDown() {}
static void test_xoshiro_gives_the_published_numbers() {
  armada::Rng rng{{1, 2, 3, 4}};
  TEST_ASSERT_EQUAL_UINT32(641, rng.next());
  std::uint64_t at = 1234567;
  TEST_ASSERT_EQUAL_UINT64(6457827717110365317u, armada::splitMix64(at));
}
int main() { UNITY_BEGIN(); RUN_TEST(test_xoshiro_gives_the_published_numbers); return UNITY_END(); }
