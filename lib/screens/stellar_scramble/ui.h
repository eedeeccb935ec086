// What the shell knows of Stellar Scramble.
#pragma once

#include "screens/view.h"

namespace armada {

extern const GameUi kStellarScrambleUi;

namespace stellar_scramble {

// The parts of it, one file each.
extern const RulesPage kPages[];
constexpr std::uint8_t kPageCount = 14;
extern const Lesson kLessons[];
constexpr std::uint8_t kLessonCount = 15;
void drawEnding(Canvas& canvas, const void* seen, std::int16_t best);

}  // namespace stellar_scramble

}  // namespace armada
