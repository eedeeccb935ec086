// What a position is judged by: a few numbers of each pilot, and what each of them is worth. The weights were fitted to games
// that quick players played; the tuning tool does that.
#pragma once

#include "rules/stellar_scramble/state.h"

namespace armada::stellar_scramble {

enum Trait : std::uint8_t {
  kInvaders,
  kInvadersLate,  // times the rounds that have passed
  kTenInvaders,
  kAssets,      // credits, and what weapons and Systems will bring in the rounds that are left, as quickMove sees it
  kAssetsLate,  // times the rounds that have passed
  kHeat,        // what it costs, as quickMove sees it
  kRisk,        // that the next draw overheats, in percent
  kAttackers,   // in the bottom row, the more the sooner they attack
  kNextAttackers,
  kAssistLevels,  // of Invaders with a token of this pilot
  kUnderFire,     // in front of an Invader when the aliens are about to fire, with the credits that are lost then
  kTurnToCome,    // in this round
  kTraits,
};

struct Traits {
  int value[kTraits];
};
Traits traitsOf(const State& state, Seat seat);

// In thousandths: what a trait adds to the logarithm of the odds.
extern ARMADA_TABLE int kJudgement[kTraits];

}  // namespace armada::stellar_scramble
