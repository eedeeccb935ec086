// A game's table in letters and sentences, for who plays line by line: what lies there, and what may be asked of it.
#pragma once

#include <string>

#include "rules/kernel/contract.h"

namespace armada {

struct SpokenTable {
  const Game* game;
  // The table as the viewer sees it, in a few lines.
  std::string (*table)(const void* seen, Seat viewer);
  // What `look` can be asked for, as an end of the sentence "Look at".
  const char* things;
  // The thing in words; "" when there is none of that name. `name` is in small letters.
  std::string (*look)(const void* seen, Seat viewer, const std::string& name);
};

// nullptr: a game without one is played by its headline and its moves.
const SpokenTable* spokenTableOf(const Game& game);

extern const SpokenTable kSpokenPewPew, kSpokenStellarSiege, kSpokenPulpInvasion, kSpokenStellarScramble,
    kSpokenRayguns, kSpokenTemplate;

// ---- for those who write one ----------------------------------------------------------------------------------------
std::string inSmallLetters(std::string words);
// "a", "a and b", "a, b and c"
std::string listed(const std::string* words, std::size_t count);
// "1 point", "2 points"
std::string counted(int number, const char* one, const char* many);
// The word, with blanks up to `width`; cut where it is longer.
std::string column(const std::string& word, std::size_t width);

}  // namespace armada
