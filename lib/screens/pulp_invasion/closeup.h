// A closer look at one thing of the table, and where a number comes from. Each draws the body, y 21..218, from what the
// player may see.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

// A thing that can be read in full.
struct Thing {
  enum class Kind : std::uint8_t { nothing, card, planet, alien, weapon, captain, die } kind;
  std::uint8_t which;  // its row; of a die, the Die
};
void drawThing(Canvas& canvas, const State& seen, Thing thing);

// ---- "Why 3?": the receipt of a number, a question of explain() -----------------------------------------------------
Explanation whyOf(const State& seen, std::uint8_t question);  // empty: it has no answer now
// `chosen` is the row under the cursor.
void drawWhy(Canvas& canvas, const State& seen, std::uint8_t question, std::uint8_t chosen);
// What a row of the receipt speaks of: the card itself, the Alien, the Location, the Planet, the Super Weapon.
Thing thingOfWhy(const State& seen, std::uint8_t question, std::uint8_t row);

}  // namespace armada::pulp_invasion
