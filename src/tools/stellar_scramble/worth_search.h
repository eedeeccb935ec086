// Finds better numbers for quickMove by games against itself. Host only.
#pragma once

#include "rules/kernel/rng.h"

namespace armada::stellar_scramble {

// So many steps of two games with two players and two with four; prints the numbers now and then.
void searchWorth(int steps, Seed firstSeed, double rate);

}  // namespace armada::stellar_scramble
