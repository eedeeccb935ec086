// Rayguns and Rocketships, one test a rule. Sets positions and plays them through the rules alone.
#include "rayguns_tests.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  rayguns_test::runStarMapTests();
  rayguns_test::runCrewTests();
  rayguns_test::runKnowledgeTests();
  return UNITY_END();
}
