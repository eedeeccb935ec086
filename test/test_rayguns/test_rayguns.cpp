// Rayguns and Rocketships, one test a rule. Sets positions and plays them through the rules alone.
#include "rayguns_tests.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  rayguns_test::runContentTests();
  rayguns_test::runSetupTests();
  rayguns_test::runRoundTests();
  rayguns_test::runStarMapTests();
  rayguns_test::runDamageTests();
  rayguns_test::runCrewTests();
  rayguns_test::runCaptainTests();
  rayguns_test::runStarCardTests();
  rayguns_test::runEpisodeTests();
  rayguns_test::runWordTests();
  rayguns_test::runKnowledgeTests();
  rayguns_test::runJudgementTests();
  rayguns_test::runPromiseTests();
  return UNITY_END();
}
