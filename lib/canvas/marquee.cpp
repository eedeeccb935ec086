// Marquee, the display font: strokes of a square pen on a lattice, drawn at five sizes. Reads the canvas' clip only.
#include "canvas/canvas.h"
#include "canvas/utf8.h"

#include <cstring>

namespace armada {
namespace {

// A letter's pen walks from point to point: column, row (X is row 10); '/' lifts it. Corners are cut at 45 degrees.
struct Strokes {
  std::uint16_t letter;
  std::uint8_t width;  // the rightmost column
  const char* path;
};

constexpr Strokes kStrokes[] = {
    {'A', 6, "0X 03 30 63 6X / 07 67"},
    {'B', 6, "05 55 66 69 5X 0X 00 40 51 54 45"},
    {'C', 6, "62 61 50 10 01 09 1X 5X 69 68"},
    {'D', 6, "00 40 62 68 4X 0X 00"},
    {'E', 5, "50 00 0X 5X / 05 45"},
    {'F', 5, "50 00 0X / 05 45"},
    {'G', 6, "62 61 50 10 01 09 1X 5X 69 66 46"},
    {'H', 6, "00 0X / 60 6X / 05 65"},
    {'I', 0, "00 0X"},
    {'J', 5, "50 59 4X 1X 09 07"},
    {'K', 6, "00 0X / 60 61 25 69 6X / 05 25"},
    {'L', 5, "00 0X 5X"},
    {'M', 8, "0X 01 10 30 41 46 / 41 50 70 81 8X"},
    {'N', 6, "0X 00 6X 60"},
    {'O', 6, "10 50 61 69 5X 1X 09 01 10"},
    {'P', 6, "0X 00 50 61 65 56 06"},
    {'Q', 6, "10 50 61 69 5X 1X 09 01 10 / 48 6X"},
    {'R', 6, "0X 00 50 61 64 55 05 / 35 69 6X"},
    {'S', 6, "62 61 50 10 01 04 15 55 66 69 5X 1X 09 08"},
    {'T', 6, "00 60 / 30 3X"},
    {'U', 6, "00 09 1X 5X 69 60"},
    {'V', 6, "00 05 3X 65 60"},
    {'W', 8, "00 09 1X 3X 49 44 / 49 5X 7X 89 80"},
    {'X', 6, "00 01 69 6X / 60 61 09 0X"},
    {'Y', 6, "00 02 35 62 60 / 35 3X"},
    {'Z', 6, "00 60 61 09 0X 6X"},
    {'0', 6, "10 50 61 69 5X 1X 09 01 10"},
    {'1', 4, "02 20 2X / 0X 4X"},
    {'2', 6, "02 01 10 50 61 64 09 0X 6X"},
    {'3', 6, "01 10 50 61 64 55 25 / 55 66 69 5X 1X 09"},
    {'4', 6, "4X 40 06 07 67"},
    {'5', 6, "60 00 04 54 65 69 5X 1X 09"},
    {'6', 6, "50 10 01 09 1X 5X 69 66 55 05"},
    {'7', 6, "00 60 62 36 3X"},
    {'8', 6, "10 50 61 64 55 15 06 09 1X 5X 69 66 55 / 10 01 04 15"},
    {'9', 6, "65 15 04 01 10 50 61 69 5X 1X"},
    {'!', 0, "00 06 / 0X 0X"},
    {'?', 6, "01 10 50 61 64 35 37 / 3X 3X"},
    {'.', 0, "0X 0X"},
    {':', 0, "03 03 / 08 08"},
    {'\'', 0, "00 02"},
    {'-', 4, "05 45"},
    {0x2212, 5, "05 55"},  // −
    {'+', 6, "05 65 / 32 38"},
    {'=', 5, "03 53 / 07 57"},
    {'/', 4, "40 0X"},
    {0x00D7, 5, "03 58 / 53 08"},  // ×
    {',', 1, "18 18 0X"},
    {'(', 2, "20 02 08 2X"},
    {')', 2, "00 22 28 0X"},
    {'"', 3, "00 02 / 30 32"},
    {'%', 7, "70 0X / 00 00 / 7X 7X"},
    {'<', 4, "41 05 49"},
    {'>', 4, "01 45 09"},
    {'&', 7, "7X 12 11 20 30 41 42 05 09 1X 4X 77"},
    {'#', 6, "20 2X / 50 5X / 03 63 / 07 67"},
};
constexpr Strokes kBlank = {' ', 2, ""};

// Where each lattice line falls at a size, in pixels, and the pen; letters stand a pen apart.
struct Size {
  std::uint8_t at[11];
  std::uint8_t pen;
};

// clang-format off
constexpr Size kSizes[] = {
    {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 2},          // 12 px
    {{0, 2, 3, 4, 6, 8, 9, 10, 12, 14, 15}, 3},       // 18 px
    {{0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20}, 4},     // 24 px
    {{0, 2, 5, 8, 10, 12, 15, 18, 20, 22, 25}, 5},    // 30 px
    {{0, 4, 7, 11, 14, 18, 22, 25, 29, 32, 36}, 7},   // 43 px
};
// clang-format on

const Size& sizeOf(Marquee size) { return kSizes[static_cast<std::size_t>(size)]; }

const Strokes& strokesOf(std::uint32_t letter) {
  if (letter == ' ') return kBlank;
  if (letter >= 'a' && letter <= 'z') letter -= 'a' - 'A';
  if (letter == 0x2013) letter = '-';
  const Strokes* unknown = &kBlank;
  for (const Strokes& s : kStrokes) {
    if (s.letter == letter) return s;
    if (s.letter == '?') unknown = &s;
  }
  return *unknown;
}

int advance(const Strokes& s, const Size& size) { return size.at[s.width] + 2 * size.pen; }

int lattice(char c, const Size& size) { return size.at[c == 'X' ? 10 : c - '0']; }

}  // namespace

int marqueeHeight(Marquee size) { return sizeOf(size).at[10] + sizeOf(size).pen; }

int marqueeWidth(const char* words, Marquee size) {
  const Size& s = sizeOf(size);
  int width = 0;
  for (const char *at = words, *end = words + std::strlen(words); at != end;) {
    width += advance(strokesOf(nextLetter(at, end)), s);
  }
  return width == 0 ? 0 : width - s.pen;
}

void Canvas::tellLarge(Rect area, const char* words, std::size_t bytes, Colour c) {
  const bool told = area.y + area.h > clip_.y && area.y < clip_.y + clip_.h && area.x < clip_.x + clip_.w;
  if (tells() && bytes > 0 && c != kClear && told) listener_->wroteLarge(area, words, bytes, c);
}

int Canvas::marquee(int x, int y, const char* words, Colour c, Marquee size) {
  const Size& s = sizeOf(size);
  const std::size_t bytes = std::strlen(words);
  x = reachable(x);
  y = reachable(y);
  const Rect area{x, y, marqueeWidth(words, size), marqueeHeight(size)};
  tellLarge(area, words, bytes, c);
  if (area.w > 0 && visible(area).w == 0) return x + area.w + s.pen;
  for (const char *at = words, *end = words + bytes; at != end;) {
    const Strokes& letter = strokesOf(nextLetter(at, end));
    bool down = false;
    Point pen{x, y};
    for (const char* p = letter.path; *p != 0; ++p) {
      if (*p == ' ') continue;
      if (*p == '/') {
        down = false;
        continue;
      }
      const Point next{x + lattice(p[0], s), y + lattice(p[1], s)};
      ++p;
      if (down) stroke(pen, next, s.pen, c);
      pen = next;
      down = true;
    }
    x += advance(letter, s);
  }
  return x;
}

int Canvas::marqueeRight(int x, int y, const char* words, Colour c, Marquee size) {
  return marquee(reachable(x) - marqueeWidth(words, size), y, words, c, size);
}

int Canvas::marqueeCentred(int cx, int y, const char* words, Colour c, Marquee size) {
  return marquee(reachable(cx) - marqueeWidth(words, size) / 2, y, words, c, size);
}

}  // namespace armada
