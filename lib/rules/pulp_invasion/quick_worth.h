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
  int power;                     // in percent: what an Understood weapon does, for every round to come
  int towardsPower;              // in percent of that: a cube that is not the last one
  int hopedPower;                // in percent of that: a weapon that is found and not Understood
  int towardsUnderstood;         // a cube of the search that could go onto a weapon
  int removing;                  // in percent: a cube that leaves the bag, for every round to come
  int eightCards;                // four cards chosen out of eight
  int dieUse;                    // what using a die costs, so that it is not wasted on little
  int dieLater;                  // and more for every card of the line for which it could be kept
  int cardUse;                   // likewise a card of the hand
  int handPoint;                 // a point that a card of the hand will save or gain
  int strength;                  // the cards of a line having 1 Strength less
  int evade;                     // the Evades of a line costing 1 point or cube less
  int helpLow;                   // the level below which an Ability is helped from the hand
  int evadeCare;                 // in percent: how much the cubes of an Evade are feared
  int die[kDice][6];             // a die that shows that face, with all rounds to come
};
extern ARMADA_TABLE QuickWorth kWorth;

}  // namespace armada::pulp_invasion
