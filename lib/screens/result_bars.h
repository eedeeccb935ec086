// The last results of a game as small bars with their scores under them, the newest at the right.
#pragma once

#include "canvas/canvas.h"
#include "screens/statistics.h"

namespace armada {

// Nothing is drawn where nothing was played. What was won is gold.
void drawResultBars(Canvas& canvas, Rect area, const GameRecord& record);

}  // namespace armada
