// The contract, promise by promise, over every registered game. A new game needs nothing here but its golden record.
#include <unity.h>

#include "contract_tests.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
#define RUN(name) RUN_TEST(name);
  CONTRACT_TESTS(RUN)
#undef RUN
  return UNITY_END();
}
