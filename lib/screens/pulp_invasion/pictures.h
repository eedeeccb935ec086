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

// ---- skies ----------------------------------------------------------------------------------------------------------
void paintPaperSky(const Easel& easel, Colour ground, Colour dots, int level);
void paintNightSky(const Easel& easel, Colour ground, std::uint32_t seed);
// Rays from a point below the picture.
void paintRaySky(const Easel& easel, Colour ground, Colour ray, int cx);
// Land along the lower edge.
void paintLand(const Easel& easel, int height, Colour land, Colour shade);

}  // namespace armada::pulp_invasion
