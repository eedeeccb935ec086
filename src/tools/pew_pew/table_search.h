// Makes components of Pew Pew! at random within the rulings' bounds, and prints them as they would stand in
// components.cpp. Only in the tuning tool, where the tables can change. Host only.
#pragma once

#include <string>
#include <vector>

#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

// What all candidates have in common.
struct Recipe {
  // So many cards with these sets of chevrons.
  struct Kind {
    std::string sets;  // "11": two sets of one
    int cards;
  };
  std::vector<Kind> kinds;
  Hull hull;  // of Normal
};
// "1x9,2x6,11x6,33x6/-2,-1,0/1": the kinds of cards, the hull with 1, 2 and 3 hearts, the least. False if it is no recipe.
bool readRecipe(const char* words, Recipe& recipe);

// The tables that are tuned, as one thing that can be kept and compared.
struct Tables {
  ScreenCard cards[kScreenCards];
  AlienShip aliens[kAliens];
  Hull hull;  // of Normal
};
Tables tablesInUse();
void use(const Tables& tables);

// Within the bounds that docs/rules/pew-pew.md states.
bool lawful(const Tables& tables);
// A lawful candidate of the recipe.
Tables makeTables(const Recipe& recipe, Rng& rng);
// The same with one to four things changed, and lawful still.
Tables changedTables(const Tables& tables, Rng& rng);
// Every card, every alien and the hull is one parent's or the other's.
Tables childOf(const Tables& one, const Tables& other, Rng& rng);

// Those in use, as they stand in components.cpp.
void printTables();

}  // namespace armada::pew_pew
