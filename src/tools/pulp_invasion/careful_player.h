// The careful player of Pulp Invasion: for every decision a number of rollouts, played on by quickMove to the end of a round,
// where a judgement fitted to games that it played says how likely a win still is. It is what the cards were tuned by. Sees
// observed states only; host only.
#pragma once

#include <cstdint>

#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

// A position between two rounds, as numbers.
constexpr std::size_t kDieTraits = 17;                        // a die on a face
constexpr std::size_t kPowerTraits = kDieTraits + 6 * kDice;  // a Super Weapon that is Understood
constexpr std::size_t kHopeTraits = kPowerTraits + kWeapons;  // one that is found and not yet Understood
constexpr std::size_t kTraits = kHopeTraits + kWeapons;
struct Traits {
  double value[kTraits];
};
Traits traitsOf(const State& state);

// The chance to win from there, by a logistic function of the traits.
struct Judgement {
  double weight[kTraits];
  double chance(const State& state) const;
};
extern Judgement kJudgement;

struct Care {
  std::uint32_t playouts = 60;  // a decision, shared out among its moves
  int rounds = 1;               // how far they go
  double doubt = 1.0;           // standard errors by which another move must beat the quick one
};

// Plays on by quickMove until that round begins, and judges what stands then.
double chanceInRound(State& trial, int round);

class CarefulPlayer {
 public:
  Move choose(const State& seen, Rng& rng, const Care& care);

 private:
  MoveList moves_{};
};

}  // namespace armada::pulp_invasion
