// The groups of the suite of Rayguns and Rocketships.
#pragma once

#include "support/rayguns_positions.h"

namespace rayguns_test {

void runStarMapTests();
void runCrewTests();
void runKnowledgeTests();

}  // namespace rayguns_test
