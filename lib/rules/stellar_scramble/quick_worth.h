// What quickMove holds things to be worth, in tenths of a credit. Found by letting it play against itself, thousands of games for
// each change; the tuning tool tries others.
#pragma once

#include "rules/stellar_scramble/state.h"

namespace armada::stellar_scramble {

constexpr int kPowers = 9;

// What one activation of a weapon is worth by its icons.
struct IconWorth {
  int power[kPowers];  // all of its Power together; more than 8 is no better
  int pattern;         // Scatter, Beam, Blast, each: in percent of that
  int move;            // of the first five
  int boost, convert, energize, scavenge, vent;
};

struct QuickWorth {
  // -- a shot
  int invader;  // one more on the Victory Track
  int denied;   // that somebody else could have destroyed in the next turn
  int rescued;  // that would have attacked its pilot with the next Aliens Move!
  int helped;   // that would have attacked somebody else
  int shield;   // a shield shot away
  int mine;     // a target left so weak that this pilot may destroy it with the next shot
  int exposed;  // so weak that somebody else may
  int assist;   // a token that may be paid, for each level
  // -- where the flight ends
  int hit;       // not to be hit by "Aliens Fire!"
  int prospect;  // a target within two spaces that this pilot can destroy
  int centre;    // a space nearer to the centre
  // -- overheat: what standing there costs
  int heat[kMeltdown];
  // -- Draw or Cooldown
  int turn;      // a turn that is not spent on cooling down
  int meltdown;  // not to overheat, beside the credits
  int gems;      // gems that come back being better than those in the bag, in percent of the difference
  // -- cards
  int rounds;        // that a game takes, for what will still be used
  int invadersAway;  // rounds for each Invader that the leader lacks
  int lateCredit;    // rounds before the end from which on credits lose their worth
  int overheatUse;   // of a weapon by Overheat gems if it is the best one, in percent of their share
  int gemBrought, overheatBrought;
  int surplus;  // that a card must be worth more than it costs
  int buying;   // to be able to buy this turn, in percent of that surplus
  IconWorth icon;
  int system[kSystems];  // each System, in the order of the cards: for a round, in hundredths of a credit
};
extern ARMADA_TABLE QuickWorth kWorth;

// ---- what quickMove and the judgement of a position have in common ----------------------------------------------------
// Rounds until the next of its kind leaves the track, 1: at the end of this one; 8: none is in sight.
int roundsUntil(const State& state, bool (*isKind)(AlienEvent));
int roundsLeft(const State& state);           // roughly
int assetsOf(const State& state, Seat seat);  // in credits: those there are, and what weapons and Systems will bring

}  // namespace armada::stellar_scramble
