// Turns changed rows of a canvas into strips of big-endian RGB565 and hands them to whoever sends them. A row is sent
// when its pixels' checksum differs from that of the row the panel shows: the old pixels are not needed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "canvas/canvas.h"

namespace armada {

// Six rows take 0.8 ms on the bus, longer than the next six take to encode: more would only take memory.
constexpr int kStripRows = 6;
constexpr std::size_t kStripBytes = static_cast<std::size_t>(kStripRows) * Canvas::kWidth * 2;

// `rows` rows from y on, high byte first, 2 * 320 bytes a row.
void encodeRows(const Canvas& canvas, int y, int rows, std::uint8_t* to);

class StripSender {
 public:
  // Both buffers hold kStripBytes and may be DMA memory.
  StripSender(std::uint8_t* first, std::uint8_t* second);

  // The panel shows nothing that we know: send every row next time.
  void forget() { known_ = 0; }
  // Sends what changed of the canvas' band through `take(y, rows, bytes)`, at most kStripRows rows at a time and no row
  // that did not change; returns the number of rows sent. The bytes stay as they are while the next strip is made: two
  // buffers, filled in turn.
  template <class Take>
  int send(const Canvas& canvas, Take take) {
    int sent = 0;
    for (int y = canvas.top(); y < canvas.end();) {
      int rows = 0;
      while (rows < kStripRows && y + rows < canvas.end() && changed(canvas, y + rows)) ++rows;
      if (rows > 0) {
        std::uint8_t* buffer = buffers_[turn_];
        turn_ ^= 1;
        encodeRows(canvas, y, rows, buffer);
        take(y, rows, static_cast<const std::uint8_t*>(buffer));
        sent += rows;
      }
      y += rows < kStripRows ? rows + 1 : rows;  // a short strip ended at a row that did not change
    }
    if (canvas.top() <= known_ && known_ < canvas.end()) known_ = canvas.end();
    return sent;
  }

 private:
  // True when the row must be sent; it then counts as sent, so ask for a row only once it can be.
  bool changed(const Canvas& canvas, int y);

  std::uint8_t* buffers_[2];
  int turn_ = 0;
  int known_ = 0;  // of the rows above this one we know what the panel shows
  std::uint32_t sums_[Canvas::kHeight] = {};
};

}  // namespace armada
