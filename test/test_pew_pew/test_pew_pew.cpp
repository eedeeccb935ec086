// Pew Pew!, one test a rule: docs/rules/pew-pew.md names them. Sets positions and plays them through the rules alone.
#include "position.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  pew_pew_test::runComponentTests();
  pew_pew_test::runActionTests();
  pew_pew_test::runPhaseTests();
  pew_pew_test::runCollisionTests();
  pew_pew_test::runEndTests();
  pew_pew_test::runForesightTests();
  pew_pew_test::runJudgementTests();
  pew_pew_test::runWordTests();
  pew_pew_test::runBoundTests();
  return UNITY_END();
}
