// Whole games of Stellar Scramble, and what came of them. Host only.
#pragma once

#include <cstdint>

#include "tools/stellar_scramble/table_player.h"

namespace armada::stellar_scramble {

struct Side {
  Kind kind = Kind::quick;
  std::uint32_t playouts = 0;
};

// One of `one` sits at each seat in turn, on the same deal; all others are of `others`. If they are alike each game is another deal.
struct Table {
  std::uint8_t players = 2;
  bool experienced = false;
  Side one, others;
};

struct Trial {
  int games = 0;
  int wonByOne = 0;
  int wonByTurn[kMostPlayers] = {};  // in turn order from the first player
  int wonBySeat[kMostPlayers] = {};
  int lastMove = 0;      // ends by the last "Aliens Move!"
  int byMargin[4] = {};  // what decided
  int leaders = 0;       // games with one leader after round 10, and how many of them won
  int leadersWon = 0;
  long rounds = 0, decisions = 0;
  long place[kMostPlayers] = {};  // Invaders of the winner, of the second, ...
  long verbs[16] = {};
  long gemsUsed[kGems][2] = {};  // Activated, exchanged
  long weapon[kWeapons] = {};    // Activations
  long overheated = 0, hit = 0, attacks = 0, moves = 0, repairs = 0;
  long bought[kCards] = {}, boughtByWinner[kCards] = {};
  long destroyed = 0, assistsPaid = 0;
};

Trial runTrial(const Table& table, int games, Seed firstSeed);
void printTrial(const Table& table, const Trial& trial);
void printShare(const char* name, int won, int games, double fair);

}  // namespace armada::stellar_scramble
