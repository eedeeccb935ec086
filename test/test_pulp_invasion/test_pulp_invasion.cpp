// Pulp Invasion, one test a rule: docs/rules/pulp-invasion.md names them. Sets positions and plays them through the rules
// alone. Dice and cards are in test_pulp_invasion_cards.
#include "invasion_tests.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  pulp_invasion_test::runContentTests();
  pulp_invasion_test::runSetupTests();
  pulp_invasion_test::runRoundTests();
  pulp_invasion_test::runEngageTests();
  pulp_invasion_test::runEvadeTests();
  pulp_invasion_test::runModificationTests();
  pulp_invasion_test::runOrderTests();
  pulp_invasion_test::runAidTests();
  pulp_invasion_test::runSearchTests();
  pulp_invasion_test::runEndTests();
  pulp_invasion_test::runKnowledgeTests();
  pulp_invasion_test::runByteTests();
  pulp_invasion_test::runPlayoutTests();
  return UNITY_END();
}
