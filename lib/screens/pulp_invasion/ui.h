// What the shell knows of Pulp Invasion.
#pragma once

#include "screens/view.h"

namespace armada {

extern const GameUi kPulpInvasionUi;

namespace pulp_invasion {

// Its parts, one file each.
extern const RulesPage kPages[];
constexpr std::uint8_t kPageCount = 32;
extern const Lesson kLessons[];
constexpr std::uint8_t kLessonCount = 32;
void drawEnding(Canvas& canvas, const void* seen, std::int16_t best);

}  // namespace pulp_invasion

}  // namespace armada
