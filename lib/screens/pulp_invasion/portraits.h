// People of the pulps, drawn from a few features: Captains and Agents. For the pieces alone.
#pragma once

#include "screens/pulp_invasion/easel.h"

namespace armada::pulp_invasion {

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
