// Sprites onto the canvas: rows outside of the clip are passed over by their number of runs, clear runs are skipped, the
// others are filled.
#include "canvas/sprite.h"

#include <cstring>

#include "canvas/canvas.h"

namespace armada {
namespace {

// The runs of one row after the other.
class RowsOfRuns {
 public:
  explicit RowsOfRuns(const Sprite& s) : count_(s.rowRuns), end_(s.runs) {}
  void next() {
    if (*count_ != 0) {
      begin_ = end_;
      end_ += *count_;
    }
    ++count_;
  }
  const std::uint8_t* begin() const { return begin_; }
  const std::uint8_t* end() const { return end_; }

 private:
  const std::uint8_t* count_;
  const std::uint8_t* begin_ = nullptr;
  const std::uint8_t* end_;
};

// paint(row, first column, column past the last, colour) for each run of the rows that is not clear; for both halves of
// a mirrored sprite, whose middle column comes twice.
template <class Paint>
void eachRun(const Sprite& s, int firstRow, int pastRow, Paint paint) {
  const int lengthMask = (1 << s.lengthBits) - 1;
  const int mirror = s.fullWidth();
  RowsOfRuns rows(s);
  for (int row = 0; row < firstRow; ++row) rows.next();
  for (int row = firstRow; row < pastRow; ++row) {
    rows.next();
    int column = 0;
    for (const std::uint8_t run : rows) {
      const int from = column;
      column += (run & lengthMask) + 1;
      const std::uint8_t colour = s.colours[run >> s.lengthBits];
      if (colour == kClear) continue;
      paint(row, from, column, colour);
      if (s.mirrored) paint(row, mirror - column, mirror - from, colour);
    }
  }
}

// Which columns of a row are not clear; all those outside of the picture are.
class Outline {
 public:
  Outline(const Sprite& s, int row) {
    if (row < 0 || row >= s.height) return;
    eachRun(s, row, row + 1, [this](int, int from, int to, std::uint8_t) {
      for (int i = from; i < to && i < Canvas::kWidth; ++i) bits_[i >> 5] |= 1u << (i & 31);
    });
  }
  bool at(int column) const {
    return column >= 0 && column < Canvas::kWidth && (bits_[column >> 5] >> (column & 31) & 1u) != 0;
  }

 private:
  std::uint32_t bits_[(Canvas::kWidth + 31) / 32] = {};
};

}  // namespace

// A terminal shows the label at the middle of the picture; its cells are 4 pixels wide and 10 high. A label of more letters than
// a sign has is painted words, told as those of the display font.
void Canvas::tellSprite(const Sprite& s, int x, int y, const PaletteMap* map, int scale) {
  if (!tells() || s.label == nullptr || s.label[0] == 0) return;
  const std::size_t bytes = std::strlen(s.label);
  const Colour c = map == nullptr ? s.labelColour : static_cast<Colour>(map->to[s.labelColour & 31]);
  constexpr std::size_t kMostOfASign = 3;
  if (bytes > kMostOfASign) return tellLarge({x, y, s.fullWidth() * scale, s.height * scale}, s.label, bytes, c);
  tellWords(x + s.fullWidth() * scale / 2 - 2 * static_cast<int>(bytes), y + s.height * scale / 2 - 4, s.label, bytes,
            c, Weight::bold);
}

void Canvas::sprite(const Sprite& s, int x, int y, const PaletteMap* map, int scale) {
  x = reachable(x);
  y = reachable(y);
  if (scale < 1) return;
  scale = scale > 16 ? 16 : scale;
  tellSprite(s, x, y, map, scale);
  const Rect area = clipped(x, y, s.fullWidth() * scale, s.height * scale);
  if (area.h == 0) return;
  eachRun(s, (area.y - y) / scale, (area.y + area.h - y + scale - 1) / scale,
          [=](int row, int from, int to, std::uint8_t colour) {
            const Colour c = static_cast<Colour>(map == nullptr ? colour : map->to[colour & 31]);
            if (scale == 1) return span(y + row, x + from, x + to, c);
            block(x + from * scale, y + row * scale, (to - from) * scale, scale, c);
          });
}

void Canvas::silhouette(const Sprite& s, int x, int y, Colour c) {
  x = reachable(x);
  y = reachable(y);
  const Rect area = clipped(x, y, s.fullWidth(), s.height);
  if (area.h == 0) return;
  eachRun(s, area.y - y, area.y + area.h - y,
          [=](int row, int from, int to, std::uint8_t) { span(y + row, x + from, x + to, c); });
}

void Canvas::ghost(const Sprite& s, int x, int y, Colour edge, Colour inside) {
  x = reachable(x);
  y = reachable(y);
  tellSprite(s, x, y, nullptr, 1);
  const Rect area = clipped(x, y, s.fullWidth(), s.height);
  if (area.h == 0) return;
  Outline above(s, area.y - y - 1), here(s, area.y - y);
  for (int j = area.y - y; j < area.y + area.h - y; ++j) {
    const Outline below(s, j + 1);
    for (int i = area.x - x; i < area.x + area.w - x; ++i) {
      if (!here.at(i)) continue;
      const bool within = here.at(i - 1) && here.at(i + 1) && above.at(i) && below.at(i);
      dot(x + i, y + j, !within ? edge : ((i + j) & 1) == 0 ? inside : kClear);
    }
    above = here;
    here = below;
  }
}

}  // namespace armada
