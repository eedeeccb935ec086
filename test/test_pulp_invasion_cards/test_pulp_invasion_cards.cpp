// Pulp Invasion, one test a face of a die and one a card with an effect: what is printed on it is compared with what really
// happens. Rules are in test_pulp_invasion.
#include "card_tests.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  pulp_invasion_test::runComponentTests();
  pulp_invasion_test::runCrewDieTests();
  pulp_invasion_test::runSystemDieTests();
  pulp_invasion_test::runGuardforceTests();
  pulp_invasion_test::runLocationTests();
  pulp_invasion_test::runHandTests();
  pulp_invasion_test::runPlanetTests();
  pulp_invasion_test::runWeaponAndAlienTests();
  pulp_invasion_test::runReadTests();
  return UNITY_END();
}
