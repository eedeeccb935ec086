// Pulp Invasion's table: the line with its prices on top, Planet and Location beside it, Abilities, dice, Super Weapons and
// the bag below. Draws what is shown (a copy that the replay moves) and, for prices, what was observed.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"

namespace armada::pulp_invasion {

// What moves on the table: the position as far as it is drawn while something happens.
struct Shown {
  Card line[kLineCards];
  LineStatus status[kLineCards];
  Card location;
  std::uint8_t planet;
  std::uint8_t round;
  std::uint8_t ability[kAbilities];
  std::uint8_t bag[kCubeColours];
  std::uint8_t aside;
  std::uint8_t quietus;
  std::uint8_t cubes, cubesDrawn;
  OwnedDie die[kOwnedDice];
  List<Found, kWeapons> found;
  CardSet hand;
};
Shown shownOf(const State& seen);

// ---- where things lie -----------------------------------------------------------------------------------------------
constexpr int kLineY = 28, kLift = 3, kPriceY = 109;
constexpr int lineX(std::size_t slot) { return 6 + 62 * static_cast<int>(slot); }
constexpr Rect kPlanetPanel{256, 24, 59, 50};
constexpr Rect kLocationPanel{256, 77, 59, 50};
constexpr Rect kAbilityPanel{6, 131, 174, 56};
constexpr Rect kKitPanel{183, 131, 132, 56};
constexpr Rect kWordsPanel{6, 190, 277, 27};
constexpr Rect kHandPanel{286, 190, 29, 27};
constexpr Rect kDiceRow{187, 133, 49, 19};
constexpr Rect kWeaponRow{239, 133, 74, 19};
constexpr Rect kBagTable{185, 154, 128, 32};
constexpr int dieX(std::size_t die) { return 187 + 25 * static_cast<int>(die); }
constexpr int trackY(std::size_t ability) { return 4 + 17 * static_cast<int>(ability); }  // below the panel's top
constexpr int bagX(std::size_t colour) { return 211 + 17 * static_cast<int>(colour); }

Rect cardRect(std::size_t slot, bool lifted);
Rect priceRect(std::size_t slot);
int cardsInHand(const CardSet& hand);

// ---- drawing --------------------------------------------------------------------------------------------------------
// The card at `current` is lifted; kLineCards: none is.
void drawLine(Canvas& canvas, const Shown& shown, std::size_t current);
// Under each card what Engaging it costs now, or what it brings to the search. Only where the shown line is the real one.
// `asked`: the current one is being decided.
void drawPrices(Canvas& canvas, const Shown& shown, const State& seen, bool asked);
// `low`: a sheet lies over the lower part of the second.
void drawSidePanels(Canvas& canvas, const Shown& shown, const State& seen, bool low);
// A change of an Ability that is being shown: its row and what it was; kAbilities: none.
struct Change {
  std::size_t ability;
  std::uint8_t before;
};
// `top` is where the panel begins.
void drawAbilities(Canvas& canvas, const Shown& shown, const State& seen, Change change, int top = kAbilityPanel.y);
void drawKit(Canvas& canvas, const Shown& shown, const State& seen, int top = kKitPanel.y);
void drawHandPanel(Canvas& canvas, const Shown& shown);
// Signs and numbers in one line, for sheets that lie over the tracks. Ends at `right`.
void drawPurse(Canvas& canvas, int right, int y, const std::uint8_t (&ability)[kAbilities]);

// Cubes in the supply, as far as the shown counts tell.
int outside(const Shown& shown, const State& seen, Cube cube);

}  // namespace armada::pulp_invasion
