// What the shell knows of Pew Pew!, beside its view.
#pragma once

#include "screens/view.h"

namespace armada {

extern const GameUi kPewPewUi;

namespace pew_pew {

// Its parts, one file each.
extern const RulesPage kPages[];
constexpr std::uint8_t kPageCount = 15;
extern const Lesson kLessons[];
constexpr std::uint8_t kLessonCount = 14;
void drawEnding(Canvas& canvas, const void* seen, std::int16_t best);

}  // namespace pew_pew

}  // namespace armada
