// The panel of words below the hand: what the choice will do, what the thing under the cursor is, what has just happened.
// The name that it speaks of is gold.
#pragma once

#include "canvas/canvas.h"
#include "rules/kernel/text.h"

namespace armada::stellar_siege {

constexpr Rect kWordsPanel{6, 188, 308, 28};
constexpr int kMostPanelLines = 4;

// Two lines; a longer sentence lets the panel grow upwards, to kMostPanelLines. `name` may be "" or not in the words.
void drawWordsPanel(Canvas& canvas, const char* words, const char* name, Colour edge);
Rect wordsPanelArea(int lines);
// Lines that the words take.
int panelLines(const char* words, const char* name);

}  // namespace armada::stellar_siege
