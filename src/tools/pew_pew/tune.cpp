// Measures Pew Pew!'s components by simulation, for the targets in docs/rules/pew-pew.md: who wins how often, how many
// rounds a game takes, and how much there is to decide. Host only.
//
//   tune_pew_pew play careful|quick|random|park GAMES FIRST-SEED [SAMPLES CANDIDATES]     at each difficulty
//   tune_pew_pew breed STEPS GAMES FIRST-SEED SAMPLES CANDIDATES WON [RECIPE]
//     breeds tables of which a careful player with these samples and candidates wins WON per cent, from candidates of
//     the recipe or from the tables as they stand, and prints them as they would stand in components.cpp
//     RECIPE: kinds of cards, hull with 1, 2 and 3 hearts, least: 1x9,2x6,11x6,33x6/-2,-1,0/1
//   tune_pew_pew fit GAMES FIRST-SEED ROUNDS     plays, fits the careful player's judgement, and prints its weights
//   tune_pew_pew appraise GAMES FIRST-SEED     plays carefully at each difficulty, fits the judgement of the rules
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "rules/pew_pew/pew_pew.h"
#include "tools/pew_pew/breeding.h"
#include "tools/pew_pew/careful_player.h"
#include "tools/pew_pew/fit_appraise.h"
#include "tools/pew_pew/trials.h"

using namespace armada;
using namespace armada::pew_pew;

namespace {

int usage() {
  std::fputs(
      "tune_pew_pew play careful|quick|random|park GAMES FIRST-SEED [SAMPLES CANDIDATES]\n"
      "tune_pew_pew breed STEPS GAMES FIRST-SEED SAMPLES CANDIDATES WON [RECIPE]\n"
      "tune_pew_pew fit GAMES FIRST-SEED ROUNDS\n"
      "tune_pew_pew appraise GAMES FIRST-SEED\n",
      stderr);
  return 2;
}

Seed number(const char* word) { return static_cast<Seed>(std::strtoul(word, nullptr, 0)); }

int play(int count, char** words) {
  Pilot pilot;
  if (!readPilot(words[2], pilot)) return usage();
  const int games = std::atoi(words[3]);
  const Seed seed = number(words[4]);
  Care care;
  if (count > 5) care.samples = std::atoi(words[5]);
  if (count > 6) care.candidates = std::atoi(words[6]);
  for (std::size_t level = 0; level < kDifficulties; ++level) {
    const auto difficulty = static_cast<Difficulty>(level);
    std::printf("%s, ", kPewPew.options[0].choices[level].label);
    if (pilot == Pilot::park) {  // in each column
      for (std::uint8_t space = 0; space < kSpaces; ++space)
        printTrial(kSpaceName[space], runTrial(pilot, games, seed, care, kJudgement, space, difficulty), 0);
      continue;
    }
    const auto began = std::chrono::steady_clock::now();
    const Trial trial = runTrial(pilot, games, seed, care, kJudgement, kCentre, difficulty);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    printTrial(words[2], trial, seconds);
  }
  return 0;
}

int breed(int count, char** words) {
  Recipe recipe;
  if (count > 8 && !readRecipe(words[8], recipe)) return usage();
  Breeding breeding;
  breeding.steps = std::atoi(words[2]);
  breeding.games = std::atoi(words[3]);
  breeding.firstSeed = number(words[4]);
  breeding.care = {std::atoi(words[6]), std::atoi(words[5])};
  breeding.won = std::atof(words[7]);
  breedTables(count > 8 ? &recipe : nullptr, breeding);
  return 0;
}

}  // namespace

int main(int count, char** words) {
  if (count == 4 && std::strcmp(words[1], "appraise") == 0) {
    fitAppraise(std::atoi(words[2]), number(words[3]));
    return 0;
  }
  if (count < 5) return usage();
  if (std::strcmp(words[1], "play") == 0) return play(count, words);
  if (std::strcmp(words[1], "breed") == 0 && count >= 8) return breed(count, words);
  if (std::strcmp(words[1], "fit") == 0) {
    fitJudgement(std::atoi(words[2]), number(words[3]), std::atoi(words[4]));
    return 0;
  }
  return usage();
}
