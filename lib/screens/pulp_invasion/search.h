// The Planet Search as a scene: the bag with what is in it, one cube at a time, large; what was drawn above, what it means
// below. And the cubes of an Evade, which come out of the same bag.
#pragma once

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"
#include "screens/pulp_invasion/replay.h"

namespace armada::pulp_invasion {

constexpr Rect kSackArea{6, 66, 88, 148};
constexpr Rect kSlots{106, 25, 209, 38};
constexpr Rect kBigCube{118, 70, 76, 76};
constexpr Rect kMeaningPanel{104, 157, 211, 60};

// `narrow`: a sheet lies over the lower right, the cube is smaller.
void drawSearch(Canvas& canvas, const Replay& replay, const State& seen, bool narrow);
// What the last cube meant and what the next may be.
void drawMeaning(Canvas& canvas, const Replay& replay, const State& seen);
// The cubes that an Evade drew so far, over the lower half of the table.
constexpr Rect kEvadePanel{6, 131, 309, 86};
void drawEvadeCubes(Canvas& canvas, const Replay& replay);

}  // namespace armada::pulp_invasion
