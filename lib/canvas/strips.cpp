// The strip encoder: which rows changed, and their pixels as the panel wants them.
#include "canvas/strips.h"

#include <cstring>

namespace armada {
namespace {

// Four pixels a step. The shift brings differences of the high bits back into bits that no pixel uses (entries are
// below 32), so that a change next door cannot undo them.
std::uint32_t sumOf(const std::uint8_t* row) {
  std::uint32_t sum = 0x9E3779B9u;
  for (int i = 0; i < Canvas::kWidth; i += 4) {
    std::uint32_t four = 0;
    std::memcpy(&four, row + i, sizeof four);
    sum = (sum ^ four) * 0x85EBCA6Bu;
    sum ^= sum >> 15;
  }
  return sum;
}

}  // namespace

void encodeRows(const Canvas& canvas, int y, int rows, std::uint8_t* to) {
  const std::uint8_t* at = canvas.row(y);
  for (const std::uint8_t* end = at + rows * Canvas::kWidth; at != end; ++at) {
    const std::uint16_t colour = kPalette565[*at & 31];
    *to++ = static_cast<std::uint8_t>(colour >> 8);
    *to++ = static_cast<std::uint8_t>(colour);
  }
}

StripSender::StripSender(std::uint8_t* first, std::uint8_t* second) : buffers_{first, second} {}

bool StripSender::changed(const Canvas& canvas, int y) {
  const std::uint32_t sum = sumOf(canvas.row(y));
  if (y < known_ && sum == sums_[y]) return false;
  sums_[y] = sum;
  return true;
}

}  // namespace armada
