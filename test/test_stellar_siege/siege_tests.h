// What the files of this suite share: positions, and the list of the files.
#pragma once

#include "rules/stellar_siege/stellar_siege.h"
#include "support/scale.h"
#include "support/stellar_siege_positions.h"

namespace stellar_siege_test {

// Every file of the suite runs its own tests.
void runSetupTests();
void runTurnTests();
void runSoldierTests();
void runOfficerTests();
void runEndTests();
void runSealTests();
void runKnowledgeTests();
void runByteTests();
void runWordTests();
void runPlayoutTests();

}  // namespace stellar_siege_test
