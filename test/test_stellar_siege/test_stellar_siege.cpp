// Stellar Siege without its Planets' effects, one test a rule: docs/rules/stellar-siege.md names them. Sets positions and
// plays them through the rules alone. The Planets are in test_stellar_siege_planets.
#include "siege_tests.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  stellar_siege_test::runSetupTests();
  stellar_siege_test::runTurnTests();
  stellar_siege_test::runSoldierTests();
  stellar_siege_test::runOfficerTests();
  stellar_siege_test::runEndTests();
  stellar_siege_test::runSealTests();
  stellar_siege_test::runKnowledgeTests();
  stellar_siege_test::runByteTests();
  stellar_siege_test::runWordTests();
  stellar_siege_test::runPlayoutTests();
  return UNITY_END();
}
