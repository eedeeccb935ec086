// Pulp Invasion's face: what the shell knows of it.
#pragma once

#include "screens/view.h"

namespace armada {

extern const Face kPulpInvasionFace;

namespace pulp_invasion {

// The parts of the face, one file each.
extern const RulesPage kPages[];
extern const std::uint8_t kPageCount;
extern const Lesson kLessons[];
extern const std::uint8_t kLessonCount;
void drawEnding(Canvas& canvas, const void* seen, std::int16_t best);

}  // namespace pulp_invasion

}  // namespace armada
