// The Planet Search as a scene: the bag with what is in it, one cube at a time, large; what was drawn above, what it means
// below. And the cubes of an Evade, which come out of the same bag.
#pragma once

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"
#include "screens/pulp_invasion/board.h"

namespace armada::pulp_invasion {

// A cube comes out of the bag, and rests.
constexpr int kCubeTicks = 8, kCubeRestTicks = 6;
// 0..kCubeTicks of the one on its way, kCubeTicks when all lie still.
int cubeStep(const EventPlayer& player);

// The colours that came out of the bag: a position tells how many were drawn, and no more.
struct DrawnCubes {
  static constexpr std::uint8_t kUnknown = 0xFF;
  std::uint8_t ofSearch[16] = {};   // as Cube, in order; kUnknown: forgotten
  List<std::uint8_t, 6> ofEvade{};  // that is shown

  std::uint8_t inSearch(std::size_t i) const { return i < sizeof ofSearch ? ofSearch[i] : kUnknown; }
  void note(std::size_t i, std::uint8_t cube) {
    if (i < sizeof ofSearch) ofSearch[i] = cube;
  }
  // Those of the search from this one on.
  void forget(std::size_t from) {
    for (std::size_t i = from; i < sizeof ofSearch; ++i) ofSearch[i] = kUnknown;
  }
  // What happened, told again: the search from its beginning.
  void recall(const Event& event);

 private:
  std::uint8_t last_ = 0, second_ = kUnknown;  // Translator 5 draws two for one: its place, and the other cube
};

constexpr Rect kSackArea{6, 66, 88, 148};
constexpr Rect kSlots{106, 25, 209, 38};
constexpr Rect kBigCube{118, 70, 76, 76};
constexpr Rect kMeaningPanel{104, 157, 211, 60};

// `narrow`: a sheet lies over the lower right, the cube is smaller.
void drawSearch(Canvas& canvas, const PlayContext& play, const DrawnCubes& cubes, bool narrow);
// What the last cube meant and what the next may be.
void drawMeaning(Canvas& canvas, const PlayContext& play, const DrawnCubes& cubes);
// The cubes that an Evade drew so far, over the lower half of the table.
constexpr Rect kEvadePanel{6, 130, 309, 88};
void drawEvadeCubes(Canvas& canvas, const PlayContext& play, const DrawnCubes& cubes);

}  // namespace armada::pulp_invasion
