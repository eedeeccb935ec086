// What the files of this suite share: positions, and the list of the files.
#pragma once

#include "rules/stellar_scramble/stellar_scramble.h"
#include "support/scale.h"
#include "support/stellar_scramble_positions.h"

namespace stellar_scramble_test {

// Every file of the suite runs its own tests.
void runSetupTests();
void runTurnTests();
void runFlightTests();
void runFireTests();
void runSpecialTests();
void runSystemTests();
void runUpgradeTests();
void runAlienTests();
void runEndTests();
void runWordTests();
void runContentTests();
void runByteTests();
void runPlayoutTests();

}  // namespace stellar_scramble_test
