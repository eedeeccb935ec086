#include "screens/result_bars.h"

#include "screens/components.h"

namespace armada {

void drawResultBars(Canvas& canvas, Rect area, const GameRecord& record) {
  constexpr int kNumberHeight = 11;
  int low = 0, high = 0, count = 0;
  for (; count < static_cast<int>(GameRecord::kLast) && record.last[count] != kNoScore; ++count) {
    low = record.last[count] < low ? record.last[count] : low;
    high = record.last[count] > high ? record.last[count] : high;
  }
  const int pitch = area.w / static_cast<int>(GameRecord::kLast), room = area.h - kNumberHeight;
  const int span = high - low < 1 ? 1 : high - low, zero = area.y + room - room * -low / span;
  for (int i = 0; i < count; ++i) {
    const int score = record.last[i], h = room * (score < 0 ? -score : score) / span;
    const int x = area.x + area.w - pitch * (i + 1) + 2, w = pitch - 4;
    const bool won = (record.lastWon >> i & 1u) != 0;
    canvas.rect(x, score > 0 ? zero - h : zero, w, h < 1 ? 1 : h, won ? kGold : kSteel);
    canvas.textCentred(x + w / 2, area.y + room + 3, Number(score).c_str(), won ? kGold : kMist);
  }
}

}  // namespace armada
