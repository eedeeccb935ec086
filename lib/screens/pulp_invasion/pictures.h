// The pictures of the encounter cards, 54 x 26 on an easel, each with its sky, and of people. For the pieces alone.
#pragma once

#include "rules/pulp_invasion/cards.h"
#include "screens/pulp_invasion/shapes.h"

namespace armada::pulp_invasion {

// The others are in pictures.cpp.
void drawGuardPicture(const Easel& easel, Card card);

// A world of the cards' pictures that is none of the game's Planets, for drawPlanet.
constexpr std::uint8_t kGasGiant = kPlanets;

// ---- people of the pulps, drawn from a few features: Captains and Agents -----------------------------------------------
enum class Hair : std::uint8_t { shorn, swept, waves, bun, bald, hood, crown, fringe };
enum class Wears : std::uint8_t { nothing, goggles, monocle, mask, patch, moustache, beard, cap, hat, dome, veil };

struct Features {
  Hair hair;
  Colour hairColour;
  Colour skin, cheek;  // cheek: its shaded side
  Wears wears;
  Colour coat, collar;
};

// 24 x 26: head and shoulders.
void drawPerson(const Easel& easel, const Features& features);

}  // namespace armada::pulp_invasion
