// The groups of the suite of Rayguns and Rocketships.
#pragma once

#include "support/rayguns_positions.h"

namespace rayguns_test {

void runContentTests();
void runSetupTests();
void runRoundTests();
void runStarMapTests();
void runDamageTests();
void runCrewTests();
void runCaptainTests();
void runStarCardTests();
void runEpisodeTests();
void runWordTests();
void runKnowledgeTests();
void runJudgementTests();
void runPromiseTests();

}  // namespace rayguns_test
