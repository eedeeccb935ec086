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
  // What the careful player had to decide.
  int turns = 0;          // all of its turns,
  int idle = 0;           // those without a choice,
  int several = 0;        // and with two or more sensible plans
  int lastHeart = 0;      // turns with one heart,
  int lastHeartIdle = 0;  // those without a choice
  int idleFirst = 0;      // games whose first turn has none
  int mines = 0;          // turns with the mine in the best plan
  int mineable = 0;       // turns with a plan whose mine would score
  int rich = 0;           // turns rich enough to fetch an alien: a step, and one back with the mine
  int hearts = 0;         // turns for spawning a heart
  int fallen = 0;         // games that came to one heart,
  int fallenWon = 0;      // and were won
};

// Seeds firstSeed, firstSeed + 1, ...
Trial runTrial(Pilot pilot, int games, Seed firstSeed, const Care& care = {}, const Judgement& judgement = kJudgement,
               std::uint8_t parkAt = kCentre, Difficulty difficulty = Difficulty::normal);
void printTrial(const char* name, const Trial& trial, double seconds);
double share(const Trial& trial);     // of games won
double percent(int part, int whole);  // 0 of nothing
void addTo(Trial& sum, const Trial& more);
double roundsWithin(const Trial& trial, int least, int most);  // share of games that took so many rounds

// Plays games, fits the judgement to their outcomes, plays again with it; prints the weights of each round.
void fitJudgement(int games, Seed firstSeed, int rounds);

}  // namespace armada::pew_pew
