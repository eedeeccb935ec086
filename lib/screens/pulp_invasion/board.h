// Pulp Invasion's table: the line with its prices on top, Planet and Location beside it, Abilities, dice, Super Weapons and
// the bag below. Draws what is shown so far and, for prices, what was observed.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"
#include "screens/view.h"

namespace armada::pulp_invasion {

inline const State& seenIn(const PlayContext& play) { return *static_cast<const State*>(play.seen); }
inline const State& shownIn(const PlayContext& play) { return *static_cast<const State*>(play.shown); }
inline EventKind kindIn(const Event& event) { return static_cast<EventKind>(event.kind); }
// The Planet is being searched: the other scene.
inline bool searching(const State& shown) {
  return shown.planet != kNoPlanet && shown.current >= kLineCards && shown.phase != Phase::over;
}

// ---- where things lie -----------------------------------------------------------------------------------------------
constexpr int kLineY = 28, kLift = 3, kPriceY = 109;
constexpr int lineX(std::size_t slot) { return 6 + 62 * static_cast<int>(slot); }
constexpr Rect kPlanetPanel{256, 24, 59, 50};
constexpr Rect kLocationPanel{256, 77, 59, 50};
constexpr Rect kAbilityPanel{6, 130, 174, 58};
constexpr Rect kKitPanel{183, 130, 132, 58};
constexpr Rect kWordsPanel{6, 190, 277, 27};
constexpr Rect kHandPanel{286, 190, 29, 27};
constexpr Rect kDiceRow{187, 132, 49, 19};
constexpr Rect kWeaponRow{239, 132, 74, 19};
constexpr Rect kBagTable{185, 152, 128, 35};
constexpr int dieX(std::size_t die) { return 187 + 25 * static_cast<int>(die); }
constexpr int trackY(std::size_t ability) { return 5 + 17 * static_cast<int>(ability); }  // below the panel's top
constexpr int bagX(std::size_t colour) { return 211 + 17 * static_cast<int>(colour); }
constexpr Rect kQuietusColumn{bagX(static_cast<std::size_t>(Cube::quietus)) - 2, 152, 15, 35};

Rect cardRect(std::size_t slot, bool lifted);
Rect priceRect(std::size_t slot);
int cubesInBag(const State& shown);

// ---- drawing --------------------------------------------------------------------------------------------------------
// Round a place where nothing lies; its corners are open by `in`.
void drawDashes(Canvas& canvas, Rect area, int in);
// The card at `current` is lifted; kLineCards: none is.
void drawLine(Canvas& canvas, const State& shown, std::size_t current);
// Under each card what Engaging it costs now, or what it brings to the search. Only where the shown line is the real one.
// `asked`: the current one is being decided.
void drawPrices(Canvas& canvas, const State& shown, const State& seen, bool asked);
// `low`: a sheet lies over the lower part of the second.
void drawSidePanels(Canvas& canvas, const State& shown, const State& seen, bool low);
// A change of an Ability that is being shown: its row and what it was; kAbilities: none.
struct Change {
  std::size_t ability;
  std::uint8_t before;
};
Change changeNow(const PlayContext& play);
// `top` is where the panel begins.
void drawAbilities(Canvas& canvas, const State& shown, const State& seen, Change change, int top = kAbilityPanel.y);
void drawKit(Canvas& canvas, const State& shown, const State& seen, int top = kKitPanel.y);
void drawHandPanel(Canvas& canvas, const State& shown);

}  // namespace armada::pulp_invasion
