// What lessons point at; PulpView::anchor knows where each lies.
#pragma once

#include <cstdint>

namespace armada::pulp_invasion {

enum class Anchor : std::uint8_t {
  choice,     // what is chosen now: the dice offered, the Planets, the sheet
  captain,    // the Captain, while the crew is chosen
  current,    // the card that is encountered
  price,      // what it costs, under it
  line,       // all of the line
  planet,     // its panel beside the line
  location,   // its panel beside the line
  abilities,  // the three tracks
  dice,
  weapons,
  bag,   // its table, in the search the sack
  hand,  // cards of the hand
  cube,  // the one that was drawn, large
};

}  // namespace armada::pulp_invasion
