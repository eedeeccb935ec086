// The kernel: generator against published numbers, fairness, containers, bytes, checksum, fields, texts and events. Runs anywhere,
// bare machines included.
#include "kernel_tests.h"

#include <unity.h>

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  runGeneratorTests();
  runContainerTests();
  runByteTests();
  runFieldTests();
  runTextTests();
  runEventTests();
  return UNITY_END();
}
