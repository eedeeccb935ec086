// What quickMove holds things to be worth, in hundredths of a point of an Ability that is half full. Found by letting it play
// many games; the tuning tool tries others.
#pragma once

#include "rules/pulp_invasion/cards.h"

namespace armada::pulp_invasion {

constexpr std::size_t kLevels = 16;
constexpr std::size_t kLowLevels = 6;

struct QuickWorth {
  int level[kLevels];            // an Ability that stands there
  int secondLowest[kLowLevels];  // and the second lowest one on top of that; from 5 on the same
  int lost;                      // two Abilities at zero in an encounter
  int weaponCube;                // a yellow cube that is drawn
  int weaponCubeLate;            // and more for every round that has passed
  int blackCube;                 // one that is drawn
  int understand;                // a Super Weapon that becomes Understood
  int towardsUnderstood;         // a cube that brings one nearer
  int dieUse;                    // what using a die costs, so that it is not wasted on little
  int cardUse;                   // likewise a card of the hand
  int handPoint;                 // a point that a card of the hand will save or gain
  int strength;                  // the cards of a line having 1 Strength less
  int evade;                     // the Evades of a line costing 1 point or cube less
  int helpLow;                   // the level below which an Ability is helped from the hand
  int evadeCare;                 // in percent: how much the cubes of an Evade are feared
};
extern ARMADA_TABLE QuickWorth kWorth;

}  // namespace armada::pulp_invasion
