// Stellar Siege's Planets, one test a rule: what each of the 16 sides does, and what it does to Soldiers, Officers and the
// other sides. Sets positions and plays them through the rules alone; docs/rules/stellar-siege.md names the tests.
#include "planets.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  stellar_siege_test::runFieldTests();
  stellar_siege_test::runCordontionTests();
  stellar_siege_test::runBurdenTests();
  stellar_siege_test::runDeclaredTests();
  stellar_siege_test::runPlomeenaTests();
  stellar_siege_test::runHandTests();
  stellar_siege_test::runOfficerTests();
  return UNITY_END();
}
