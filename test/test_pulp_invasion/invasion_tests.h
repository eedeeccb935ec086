// What the files of this suite share: positions, and the list of the files.
#pragma once

#include "rules/pulp_invasion/pulp_invasion.h"
#include "support/pulp_invasion_positions.h"
#include "support/scale.h"

namespace pulp_invasion_test {

constexpr Difficulty kLevels[] = {Difficulty::basic, Difficulty::normal, Difficulty::advanced};

inline State dealt(Difficulty level, Seed seed) {
  Options options = standardOptions(kPulpInvasion);
  options.choice[0] = static_cast<std::uint8_t>(level);
  State state;
  deal(state, options, seed);
  return state;
}

// Sum of squared distances from the count that each way should have, over that count: chi-square, times `each`.
template <std::size_t N>
int squares(const int (&counts)[N], int each) {
  int sum = 0;
  for (const int count : counts) sum += (count - each) * (count - each);
  return sum;
}

// Every file of the suite runs its own tests.
void runContentTests();
void runSetupTests();
void runRoundTests();
void runEngageTests();
void runEvadeTests();
void runModificationTests();
void runOrderTests();
void runAidTests();
void runSearchTests();
void runEndTests();
void runKnowledgeTests();
void runByteTests();
void runPlayoutTests();

}  // namespace pulp_invasion_test
