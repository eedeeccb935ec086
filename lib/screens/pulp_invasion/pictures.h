// The pictures of the encounter cards, 54 x 26 on an easel, each with its sky. For the pieces alone.
#pragma once

#include "rules/pulp_invasion/cards.h"
#include "screens/pulp_invasion/easel.h"

namespace armada::pulp_invasion {

// `which` counts within the kind.
void drawGuardPicture(const Easel& easel, std::uint8_t which);
void drawLocationPicture(const Easel& easel, std::uint8_t which);
void drawAgentPicture(const Easel& easel, std::uint8_t which);
void drawEventPicture(const Easel& easel, std::uint8_t which);

// A world of the cards' pictures that is none of the game's Planets, for drawPlanet.
constexpr std::uint8_t kGasGiant = kPlanets;

}  // namespace armada::pulp_invasion
