// The bookmark that outlives a deep sleep, in the memory that stays awake.
#pragma once

#include "esp32/core.h"

#include "screens/console.h"

namespace armada::esp32 {

void keepBookmark(const Bookmark& bookmark);
Bookmark takeBookmark();  // it is gone then: a second start does not come from the same sleep

}  // namespace armada::esp32
