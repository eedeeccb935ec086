// First in every file of this suite. Kernel, session and players are compiled once more for it, under a name of their own,
// with memory for a game that declares more than any in the registry: so the same lines are tried with larger numbers, beside
// the house as it is.
#pragma once

#define armada armada_of_the_long_game
#define ARMADA_SUITE_BOUNDS {1024, 900, 120, 6000, 2}
