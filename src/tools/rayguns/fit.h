// Fits what the rules judge a position of Rayguns and Rocketships by (lib/rules/rayguns/appraise.cpp) to how games ended. Host only.
#pragma once

#include "rules/kernel/rng.h"

namespace armada::rayguns {

// So many games with 2, 3 and 4 players each, all episodes in turn, by quick players who make a random move now and then; prints
// the weights as they stand in appraise.cpp, and how well those that stand there foretell the same games.
void fitJudgement(unsigned games, Seed firstSeed);

}  // namespace armada::rayguns
