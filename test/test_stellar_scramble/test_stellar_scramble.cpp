// Stellar Scramble, one test a rule: docs/rules/stellar-scramble.md names them. Sets positions and plays them through the
// rules alone.
#include "scramble_tests.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  stellar_scramble_test::runSetupTests();
  stellar_scramble_test::runTurnTests();
  stellar_scramble_test::runFlightTests();
  stellar_scramble_test::runFireTests();
  stellar_scramble_test::runSpecialTests();
  stellar_scramble_test::runSystemTests();
  stellar_scramble_test::runUpgradeTests();
  stellar_scramble_test::runAlienTests();
  stellar_scramble_test::runEndTests();
  stellar_scramble_test::runWordTests();
  stellar_scramble_test::runContentTests();
  stellar_scramble_test::runByteTests();
  stellar_scramble_test::runPlayoutTests();
  return UNITY_END();
}
