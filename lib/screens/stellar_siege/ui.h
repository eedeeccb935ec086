// Stellar Siege's face: what the shell knows of it.
#pragma once

#include "screens/view.h"

namespace armada {

extern const GameUi kStellarSiegeUi;

namespace stellar_siege {

// The parts of the face, one file each.
extern const RulesPage kPages[];
constexpr std::uint8_t kPageCount = 28;
extern const Lesson kLessons[];
constexpr std::uint8_t kLessonCount = 28;
void drawEnding(Canvas& canvas, const void* seen, std::int16_t best);

}  // namespace stellar_siege

}  // namespace armada
