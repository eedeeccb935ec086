// Fits the judgement of a position to how games ended. Host only.
#pragma once

#include "rules/kernel/rng.h"

namespace armada::stellar_scramble {

// So many games with 2, 3 and 4 players each, by quick players who make a random move now and then; prints the weights.
void fitJudgement(int games, Seed firstSeed);

}  // namespace armada::stellar_scramble
