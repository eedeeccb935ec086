// Fits what the rules judge a position of Pew Pew! by (lib/rules/pew_pew/appraise.cpp) to games of the careful player. Host only.
#pragma once

#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

// Plays so many games at each difficulty, prints the weights as they stand in appraise.cpp, and how well those that stand there
// now foretell these games.
void fitAppraise(int games, Seed firstSeed);

}  // namespace armada::pew_pew
