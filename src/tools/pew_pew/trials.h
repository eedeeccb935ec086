// Games of Pew Pew! played by one kind of pilot, and what came of them. Host only.
#pragma once

#include <cstdint>

#include "tools/pew_pew/careful_player.h"

namespace armada::pew_pew {

enum class Pilot : std::uint8_t {
  careful,
  quick,   // quickMove
  random,  // any legal move
  park,    // goes to one column, stays there, and fires all it has
};
bool readPilot(const char* word, Pilot& pilot);

struct Trial {
  int games = 0;
  int won = 0;
  int destroyed = 0;  // of the lost ones
  int homeworld = 0;
  int ownMine = 0;
  int rounds[64] = {};  // how many games took that many
  long points = 0;
  long deaths = 0;
  long moves = 0;
};

// Seeds firstSeed, firstSeed + 1, ...
Trial runTrial(Pilot pilot, int games, Seed firstSeed, const Care& care = {}, const Judgement& judgement = kJudgement,
               std::uint8_t parkAt = kCentre);
void printTrial(const char* name, const Trial& trial, double seconds);
double share(const Trial& trial);                              // of games won
double roundsWithin(const Trial& trial, int least, int most);  // share of games that took so many rounds

// Plays games, fits the judgement to their outcomes, plays again with it; prints the weights of each round.
void fitJudgement(int games, Seed firstSeed, int rounds);

}  // namespace armada::pew_pew
