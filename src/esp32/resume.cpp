#include "esp32/resume.h"

namespace armada::esp32 {

namespace {
RTC_DATA_ATTR Bookmark kept;
}

void keepBookmark(const Bookmark& bookmark) { kept = bookmark; }

Bookmark takeBookmark() {
  const Bookmark bookmark = kept;
  kept = Bookmark{};
  return bookmark;
}

}  // namespace armada::esp32
