// Looks for components of Pew Pew! that meet the targets: makes tables at random within the rulings' bounds, and
// measures them. Only in the tuning tool, where the tables can change. Host only.
#pragma once

#include <cstdint>

#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

// What all candidates have in common.
struct Recipe {
  int chevrons[3] = {14, 15, 5};  // sets of one, two and three chevrons
  int pairs = 7;                  // cards with two sets; the others have one
  int hull[3] = {-1, 0, 1};       // with 1, 2 and 3 hearts
  int threes = 8;                 // sides with three spaces; the others have two
};

// Makes the tables of one candidate, the same ones for the same number.
void makeTables(const Recipe& recipe, std::uint32_t number);
// The tables as they stand in components.cpp.
void printTables();
// Tries candidates and prints how each does.
void searchTables(const Recipe& recipe, std::uint32_t firstNumber, int candidates, int games, Seed firstSeed);

}  // namespace armada::pew_pew
