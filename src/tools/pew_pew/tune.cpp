// Measures Pew Pew!'s components by simulation, for the targets in docs/rules/pew-pew.md: who wins how often, and how
// many rounds a game takes. Host only.
//
//   tune_pew_pew play careful|quick|random|park GAMES FIRST-SEED [SAMPLES CANDIDATES]
//   tune_pew_pew search RECIPE FIRST-TABLES CANDIDATES GAMES FIRST-SEED
//   tune_pew_pew tables RECIPE TABLES            prints one candidate as it would stand in components.cpp
//     RECIPE: sets of one, two, three chevrons, cards with two sets, hull with 1, 2, 3 hearts, sides of three spaces:
//     14,15,5,7,-1,0,1,8
//   tune_pew_pew fit GAMES FIRST-SEED ROUNDS     plays, fits the careful player's judgement, and prints its weights
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tools/pew_pew/careful_player.h"
#include "tools/pew_pew/table_search.h"
#include "tools/pew_pew/trials.h"

using namespace armada;
using namespace armada::pew_pew;

namespace {

int usage() {
  std::fputs(
      "tune_pew_pew play careful|quick|random|park GAMES FIRST-SEED [SAMPLES CANDIDATES]\n"
      "tune_pew_pew search RECIPE FIRST-TABLES CANDIDATES GAMES FIRST-SEED\n"
      "tune_pew_pew tables RECIPE TABLES\n"
      "tune_pew_pew fit GAMES FIRST-SEED ROUNDS\n",
      stderr);
  return 2;
}

bool readRecipe(const char* word, Recipe& recipe) {
  const int read =
      std::sscanf(word, "%d,%d,%d,%d,%d,%d,%d,%d", &recipe.chevrons[0], &recipe.chevrons[1], &recipe.chevrons[2],
                  &recipe.pairs, &recipe.hull[0], &recipe.hull[1], &recipe.hull[2], &recipe.threes);
  const int sets = recipe.chevrons[0] + recipe.chevrons[1] + recipe.chevrons[2];
  return read == 8 && sets == static_cast<int>(kScreenCards) + recipe.pairs && recipe.threes <= 21;
}

Seed number(const char* word) { return static_cast<Seed>(std::strtoul(word, nullptr, 0)); }

}  // namespace

int main(int count, char** words) {
  if (count == 4 && std::strcmp(words[1], "tables") == 0) {
    Recipe recipe;
    if (!readRecipe(words[2], recipe)) return usage();
    makeTables(recipe, number(words[3]));
    printTables();
    return 0;
  }
  if (count < 5) return usage();
  if (count == 7 && std::strcmp(words[1], "search") == 0) {
    Recipe recipe;
    if (!readRecipe(words[2], recipe)) return usage();
    searchTables(recipe, number(words[3]), std::atoi(words[4]), std::atoi(words[5]), number(words[6]));
    return 0;
  }
  if (std::strcmp(words[1], "play") == 0) {
    Pilot pilot;
    if (!readPilot(words[2], pilot)) return usage();
    Care care;
    if (count > 5) care.samples = std::atoi(words[5]);
    if (count > 6) care.candidates = std::atoi(words[6]);
    if (pilot == Pilot::park) {  // in each column
      for (std::uint8_t space = 0; space < kSpaces; ++space)
        printTrial(kSpaceName[space], runTrial(pilot, std::atoi(words[3]), number(words[4]), care, kJudgement, space),
                   0);
      return 0;
    }
    const auto began = std::chrono::steady_clock::now();
    const Trial trial = runTrial(pilot, std::atoi(words[3]), number(words[4]), care);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    printTrial(words[2], trial, seconds);
    return 0;
  }
  if (std::strcmp(words[1], "fit") == 0) {
    fitJudgement(std::atoi(words[2]), number(words[3]), std::atoi(words[4]));
    return 0;
  }
  return usage();
}
