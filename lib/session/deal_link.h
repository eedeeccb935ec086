// A deal as words that fit behind the # of an address: `game=pew_pew&seed=123456`, and options that are not the standard ones as
// `key=choice`. Who opens the same words gets the same cards. Knows games through the contract alone; no heap, no device.
#pragma once

#include "rules/kernel/contract.h"
#include "session/session.h"

namespace armada {

constexpr std::size_t kMaxDealLetters = 160;  // with the closing zero; test_session writes the longest

struct Deal {
  const Game* game;
  Options options;
  Seed seed;
  bool seeded;  // false: whatever comes
};

enum class DealFault : std::uint8_t {
  none,
  noDeal,     // no word of a game: an empty link, or somebody else's
  noGame,     // a game that this build does not have
  badSeed,    // no number, or one that is too large
  badOption,  // an option or a choice that the game does not have, or the same one twice
};

// Who knows the deal can look into every hand of it: with hidden hands it is told when the game is over, and not before. A game
// whose beginning is not a deal has none to tell.
bool mayShareDeal(const Session& session);
void writeDeal(TextOut& to, const Deal& deal);
// In any order. `deal` is of no use when there is a fault.
DealFault readDeal(const char* words, Deal& deal);
const char* sentence(DealFault fault);  // for the player

}  // namespace armada
