// Breeds components of Pew Pew! towards the targets of docs/rules/pew-pew.md: plays games with each candidate, keeps the
// best, mixes and changes them. Only in the tuning tool. Host only.
#pragma once

#include "tools/pew_pew/table_search.h"
#include "tools/pew_pew/trials.h"

namespace armada::pew_pew {

struct Breeding {
  int steps = 300;     // candidates after the first ones
  int games = 70;      // that each plays at first; the best ones play more
  Seed firstSeed = 1;  // every game has another
  Care care;
  double won = 50;  // per cent of the games that this care should win
};

// From candidates of the recipe, or with none from the tables in use, each with a few things changed. Prints the best one
// as it goes on.
void breedTables(const Recipe* recipe, const Breeding& breeding);

}  // namespace armada::pew_pew
