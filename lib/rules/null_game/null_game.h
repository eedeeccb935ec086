// Countdown, the null game: the least that the contract asks of a game, with nothing hidden, no options and no screens. It is
// compiled and tested in every build but the handhelds'. docs/adding-a-game.md begins with it.
//
// The rules. The count begins somewhere between 12 and 20. Two pilots count down in turn, each by 1 to 3. Whoever says zero
// lifts off and wins.
#pragma once

#include "rules/kernel/contract.h"
#include "rules/kernel/fields.h"

namespace armada {

extern const Game kNullGame;

namespace null_game {

constexpr std::uint8_t kLeastCount = 12, kMostCount = 20, kMostStep = 3;

struct State {
  Rng rng;             // the one source of chance; every game has it
  std::uint8_t count;  // 0: the game is over
  Seat pilot;          // whose turn it is, or would be
  std::uint8_t filler[2];
};

// ---- its fields, for bytes and texts --------------------------------------------------------------------------------
constexpr const char* kPilotWords[] = {"first", "second"};
constexpr Vocabulary kPilotNames = namesOf<kPilotWords>();

template <class S, class Visitor>
void visitFields(S& s, Visitor& visit) {
  visit.generator(s.rng);
  visit.line("count").number(s.count, 0, kMostCount);
  visit.line("pilot").word(s.pilot, kPilotNames);
}

}  // namespace null_game

}  // namespace armada
