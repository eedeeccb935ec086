// What a position of Rayguns and Rocketships is judged by: a few numbers of each player, and what each of them is worth. All of it
// lies open on the table. The weights were fitted to games that quick players played; `tune_rayguns appraise` does that.
#pragma once

#include "rules/rayguns/state.h"

namespace armada::rayguns {

enum Trait : std::uint8_t {
  kProgress,         // hundredths of the way to the target
  kProgressSquared,  // in hundredths: the last points are worth most
  kRaygunsLeft,
  kMannedRayguns,
  kMannedCockpits,
  kFiguresLeft,  // captain and crew
  kWounds,       // of the captain
  kActionTokens,
  kHeldStars,
  kBlastsSquared,  // the last Blast marker is the worst
  kRivalsAboard,   // who stand where they can be shot for points
  kIsOut,
  kTraits,
};

struct Traits {
  int value[kTraits];
};
Traits traitsOf(const State& state, const Standing& standing, Seat seat);

// In thousandths: what a trait adds to the logarithm of the odds.
extern const int kJudgement[kTraits];

}  // namespace armada::rayguns
