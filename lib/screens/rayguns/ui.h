// What the shell knows of Rayguns and Rocketships.
#pragma once

#include "screens/view.h"

namespace armada {

extern const GameUi kRaygunsUi;

namespace rayguns {

// The parts of it, one file each.
extern const RulesPage kPages[];
constexpr std::uint8_t kPageCount = 18;
extern const Lesson kLessons[];
constexpr std::uint8_t kLessonCount = 16;
void drawEnding(Canvas& canvas, const void* seen, std::int16_t best);

}  // namespace rayguns

}  // namespace armada
