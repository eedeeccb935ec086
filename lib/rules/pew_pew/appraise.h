// What a position of Pew Pew! is judged by: figures of the table as a turn begins. For appraise.cpp, and for `tune_pew_pew appraise`,
// which fits a weight to each.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

enum class Figure : std::uint8_t {
  one,
  basic,          // 1 at this difficulty,
  advanced,       // and at this one
  need,           // points that are missing
  spare,          // deaths that are left
  race,           // hundredths: what is missing, of what is missing and left together
  whole,          // 1 with three hearts,
  lastHeart,      // and with one
  wholeNeed,      // points that are missing, with three hearts
  lastHeartNeed,  // and with one
  alienAt1,       // how many aliens are on the ship's card,
  alienAt2,       // and behind it
  alienAt3,
  alienAt4,
  alienComes,      // of those on its card, how many would move into the ship
  alienInLine,     // of those behind it, how many move into the ship's line of fire
  alienUnderFire,  // and how many move to where a Pew! flies
  actions,         // action points of the turn,
  nextActions,     // and of the cards that come, while nothing covers them
  laterActions,
  missileAt2,   // 1: it will hit a ship that stays
  heartInPlay,  // 1 while it would heal,
  heartSteps,   // and steps to it
  heartAtLast,  // 1 while it would heal the last heart
};
constexpr std::size_t kFigures = static_cast<std::size_t>(Figure::heartAtLast) + 1;

struct Figures {
  std::int16_t value[kFigures];
  std::int16_t& operator[](Figure figure) { return value[static_cast<std::size_t>(figure)]; }
};

Figures figuresOf(const State& turn);

}  // namespace armada::pew_pew
