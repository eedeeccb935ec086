// A closer look at one thing of the table, and where a number comes from. Each draws the body, y 21..218, from what the
// player may see.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

void drawCardCloseup(Canvas& canvas, const State& seen, Card card);  // a Location as well
void drawPlanetCloseup(Canvas& canvas, const State& seen, std::uint8_t planet);
void drawLocationCloseup(Canvas& canvas, const State& seen, Card location);
void drawAlienCloseup(Canvas& canvas, const State& seen, std::uint8_t alien);
void drawWeaponCloseup(Canvas& canvas, const State& seen, std::uint8_t weapon);
void drawCaptainCloseup(Canvas& canvas, const State& seen);
void drawDieCloseup(Canvas& canvas, const State& seen, Die die);

// ---- "Why 3?": the receipt of a number, a question of explain() -----------------------------------------------------
// `chosen` is the row under the cursor.
void drawWhy(Canvas& canvas, const State& seen, std::uint8_t question, std::uint8_t chosen);
std::uint8_t whyRows(const State& seen, std::uint8_t question);

// A thing that can be read in full.
struct Thing {
  enum class Kind : std::uint8_t { nothing, card, planet, alien, weapon, captain, die } kind;
  std::uint8_t which;  // its row; of a die, the Die
};
// What a row of the receipt speaks of: the card itself, the Alien, the Location, the Planet, the Super Weapon.
Thing thingOfWhy(const State& seen, std::uint8_t question, std::uint8_t row);
void drawThing(Canvas& canvas, const State& seen, Thing thing);

}  // namespace armada::pulp_invasion
