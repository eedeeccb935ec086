// Sprites onto the canvas: letters to palette entries, clear letters skipped, only the part within the clip visited.
#include "canvas/sprite.h"

#include <cstring>

#include "canvas/canvas.h"

namespace armada {
namespace {

// The letters of the palette, in its order.
constexpr char kLetters[] = "kinshmpteuwrboxgzlqcadyvfjRD";

struct LetterTable {
  std::uint8_t colour[128];
};

constexpr LetterTable lettersToColours() {
  LetterTable table{};
  for (std::uint8_t& c : table.colour) c = kClear;
  for (std::uint8_t i = 0; i < kColourCount; ++i) table.colour[static_cast<std::uint8_t>(kLetters[i])] = i;
  return table;
}

constexpr LetterTable kTable = lettersToColours();

std::uint8_t colourOf(char letter) { return kTable.colour[letter & 0x7F]; }

}  // namespace

Colour spriteColour(char letter) { return static_cast<Colour>(colourOf(letter)); }

char spritePixel(const Sprite& s, int column, int row) {
  if (row < 0 || row >= s.height || column < 0 || column >= s.fullWidth()) return '.';
  return s.rows[row][column < s.width ? column : 2 * (s.width - 1) - column];
}

// A terminal shows the label at the middle of the picture; its cells are 4 pixels wide and 10 high.
void Canvas::tellSprite(const Sprite& s, int x, int y, const PaletteMap* map, int scale) {
  if (listener_ == nullptr || s.label == nullptr || s.label[0] == 0) return;
  const std::size_t bytes = std::strlen(s.label);
  const Colour c = map == nullptr ? s.labelColour : static_cast<Colour>(map->to[s.labelColour & 31]);
  tellWords(x + s.fullWidth() * scale / 2 - 2 * static_cast<int>(bytes), y + s.height * scale / 2 - 4, s.label, bytes,
            c, Weight::bold);
}

// paint(pixel on the canvas, letter, column, row) for each pixel of the sprite within the clip that is not clear.
template <class Paint>
void Canvas::eachPixel(const Sprite& s, int x, int y, Paint paint) {
  const Rect area = clipped(x, y, s.fullWidth(), s.height);
  for (int j = area.y; j < area.y + area.h; ++j) {
    const char* letters = s.rows[j - y];
    std::uint8_t* line = pixel(0, j);
    bool wrote = false;
    for (int i = area.x; i < area.x + area.w; ++i) {
      const int column = i - x;
      const char letter = letters[column < s.width ? column : 2 * (s.width - 1) - column];
      if (letter == '.') continue;
      paint(line[i], letter, column, j - y);
      wrote = true;
    }
    if (wrote) touch(j);
  }
}

void Canvas::sprite(const Sprite& s, int x, int y, const PaletteMap* map, int scale) {
  x = reachable(x);
  y = reachable(y);
  if (scale < 1) return;
  scale = scale > 16 ? 16 : scale;
  tellSprite(s, x, y, map, scale);
  if (scale == 1 && map == nullptr) {
    eachPixel(s, x, y, [](std::uint8_t& at, char letter, int, int) { at = colourOf(letter); });
  } else if (scale == 1) {
    eachPixel(s, x, y, [map](std::uint8_t& at, char letter, int, int) { at = map->to[colourOf(letter) & 31]; });
  } else {
    for (int j = 0; j < s.height; ++j) {
      for (int i = 0; i < s.fullWidth(); ++i) {
        const char letter = spritePixel(s, i, j);
        if (letter == '.') continue;
        std::uint8_t c = colourOf(letter);
        if (map != nullptr) c = map->to[c & 31];
        block(x + i * scale, y + j * scale, scale, scale, static_cast<Colour>(c));
      }
    }
  }
}

void Canvas::silhouette(const Sprite& s, int x, int y, Colour c) {
  if (c == kClear) return;
  eachPixel(s, reachable(x), reachable(y), [c](std::uint8_t& at, char, int, int) { at = c; });
}

void Canvas::ghost(const Sprite& s, int x, int y, Colour edge, Colour inside) {
  x = reachable(x);
  y = reachable(y);
  tellSprite(s, x, y, nullptr, 1);
  eachPixel(s, x, y, [&](std::uint8_t& at, char, int i, int j) {
    const bool onEdge = spritePixel(s, i + 1, j) == '.' || spritePixel(s, i - 1, j) == '.' ||
                        spritePixel(s, i, j + 1) == '.' || spritePixel(s, i, j - 1) == '.';
    const Colour c = onEdge ? edge : ((i + j) & 1) == 0 ? inside : kClear;
    if (c != kClear) at = c;
  });
}

}  // namespace armada
