// What a window shows while the console sleeps: a black one would look crashed.
#pragma once

#include "platform/headless.h"

namespace armada {

// Two lines on the dark panel.
void drawAsleep(FramePanel& panel);

}  // namespace armada
