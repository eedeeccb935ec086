// How a sprite is written down, and how it is packed. A table of pixels reads like the picture: a string a row, a letter
// a pixel, '.' clear:
//   k VOID  i INK  n NIGHT  s STEEL  h HAZE  m MIST  p PAPER  t KRAFT  e SEPIA  u UMBER  w WHITE  r RED  b BRICK
//   o ORANGE  x RUST  g GOLD  z BRASS  l LEAF  q MOSS  c CYAN  a TEAL  d BLUE  y ULTRA  v VIOLET  f PLUM  j PINK
//   R ROSE  D DUSK
// Everything here happens while compiling: the firmware holds the runs (a seventh of the letters) and no letter. Loops
// stay within what compilers allow a constant expression: letters are compared, and only a run's letter is looked up.
#pragma once

#include <cstddef>
#include <utility>

#include "canvas/sprite.h"

namespace armada {

// The palette entry of a letter; kClear for '.' and for letters that mean nothing.
constexpr Colour spriteColour(char letter) {
  constexpr char kLetters[] = "kinshmpteuwrboxgzlqcadyvfjRD";  // in the palette's order
  for (std::uint8_t i = 0; i < kColourCount; ++i)
    if (kLetters[i] == letter) return static_cast<Colour>(i);
  return kClear;
}

namespace packing {

constexpr std::size_t lettersIn(const char* row) {
  std::size_t n = 0;
  while (row[n] != 0) ++n;
  return n;
}

// Without the clear letters at its end; a row of nothing else keeps one.
constexpr std::size_t lettersDrawn(const char* row) {
  std::size_t n = lettersIn(row);
  while (n > 1 && row[n - 1] == '.') --n;
  return n;
}

constexpr bool alike(const char* row, const char* other) {
  std::size_t n = 0;
  while (row[n] != 0 && row[n] == other[n]) ++n;
  return row[n] == other[n];
}

// The letters of a table that are in use, as colours. `used` comes back as large as it must be.
struct Colours {
  std::uint8_t list[kColourCount + 1];
  std::size_t used;

  constexpr std::size_t placeOf(Colour c) {
    for (std::size_t i = 0; i < used; ++i)
      if (list[i] == c) return i;
    list[used] = c;
    return used++;
  }
  // Bits of a run's byte that are left for its length.
  constexpr std::uint8_t lengthBits() const {
    std::uint8_t bits = 8;
    for (std::size_t places = 1; places < used; places *= 2) --bits;
    return bits;
  }
};

// One row's runs, one by one.
struct Runs {
  const char* row;
  std::size_t end;
  std::size_t longest;
  std::size_t at = 0;

  constexpr Runs(const char* letters, std::size_t most) : row(letters), end(lettersDrawn(letters)), longest(most) {}
  constexpr bool more() const { return at < end; }
  constexpr char letter() const { return row[at]; }
  // Its length; goes on to the one after it.
  constexpr std::size_t take() {
    std::size_t n = 1;
    while (n < longest && at + n < end && row[at + n] == row[at]) ++n;
    at += n;
    return n;
  }
};

constexpr Colours coloursIn(const char* const* rows, std::size_t height) {
  Colours colours{};
  for (std::size_t j = 0; j < height; ++j) {
    for (Runs runs(rows[j], static_cast<std::size_t>(-1)); runs.more(); runs.take())
      colours.placeOf(spriteColour(runs.letter()));
  }
  return colours;
}

constexpr std::size_t runsIn(const char* const* rows, std::size_t height, std::uint8_t lengthBits) {
  std::size_t count = 0;
  for (std::size_t j = 0; j < height; ++j) {
    if (j > 0 && alike(rows[j], rows[j - 1])) continue;
    for (Runs runs(rows[j], std::size_t{1} << lengthBits); runs.more(); runs.take()) ++count;
  }
  return count;
}

// Rows of one length, of letters that mean something, with no more runs than a byte counts.
constexpr bool wellFormed(const char* const* rows, std::size_t height, std::uint8_t lengthBits) {
  for (std::size_t j = 0; j < height; ++j) {
    if (lettersIn(rows[j]) != lettersIn(rows[0]) || runsIn(rows + j, 1, lengthBits) > 255) return false;
    for (Runs runs(rows[j], static_cast<std::size_t>(-1)); runs.more(); runs.take())
      if (runs.letter() != '.' && spriteColour(runs.letter()) == kClear) return false;
  }
  return true;
}

template <std::size_t kRuns, std::size_t kHeight, std::size_t kColours>
struct Packed {
  std::uint8_t runs[kRuns];
  std::uint8_t rowRuns[kHeight];
  std::uint8_t colours[kColours];
};

template <std::size_t kRuns, std::size_t kHeight, std::size_t kColours>
constexpr Packed<kRuns, kHeight, kColours> pack(const char* const* rows, Colours colours) {
  Packed<kRuns, kHeight, kColours> packed{};
  for (std::size_t i = 0; i < kColours; ++i) packed.colours[i] = colours.list[i];
  const std::uint8_t bits = colours.lengthBits();
  std::size_t count = 0;
  for (std::size_t j = 0; j < kHeight; ++j) {
    if (j > 0 && alike(rows[j], rows[j - 1])) continue;
    const std::size_t before = count;
    for (Runs runs(rows[j], std::size_t{1} << bits); runs.more();) {
      const std::size_t place = colours.placeOf(spriteColour(runs.letter()));
      packed.runs[count++] = static_cast<std::uint8_t>(place << bits | (runs.take() - 1));
    }
    packed.rowRuns[j] = static_cast<std::uint8_t>(count - before);
  }
  return packed;
}

template <const auto& kRows>
struct Table {
  static constexpr std::size_t kHeight = sizeof kRows / sizeof kRows[0];
  static constexpr Colours kColours = coloursIn(kRows, kHeight);
  static constexpr std::uint8_t kLengthBits = kColours.lengthBits();
  static_assert(wellFormed(kRows, kHeight, kLengthBits),
                "a row is too short or too long, or has a letter without a colour");
  static constexpr auto kPacked = pack<runsIn(kRows, kHeight, kLengthBits), kHeight, kColours.used>(kRows, kColours);

  static constexpr Sprite sprite(bool mirrored, const char* label, Colour labelColour) {
    return {kPacked.runs,
            kPacked.rowRuns,
            kPacked.colours,
            static_cast<std::uint16_t>(lettersIn(kRows[0])),
            static_cast<std::uint16_t>(kHeight),
            kLengthBits,
            mirrored,
            label,
            labelColour};
  }
};

// A square table turned clockwise by quarters: letters of its own, read as a table like any other.
template <std::size_t kSize>
struct Letters {
  char at[kSize][kSize + 1];
};

template <std::size_t kSize>
constexpr Letters<kSize> turned(const char* const* rows, int quarters) {
  Letters<kSize> letters{};
  for (std::size_t j = 0; j < kSize; ++j) {
    for (std::size_t i = 0; i < kSize; ++i) {
      const std::size_t last = kSize - 1;
      letters.at[j][i] = quarters == 0   ? rows[j][i]
                         : quarters == 1 ? rows[last - i][j]
                         : quarters == 2 ? rows[last - j][last - i]
                                         : rows[i][last - j];
    }
  }
  return letters;
}

template <const auto& kRows, int kQuarters, class = std::make_index_sequence<sizeof kRows / sizeof kRows[0]>>
struct TurnedTable;

template <const auto& kRows, int kQuarters, std::size_t... kRow>
struct TurnedTable<kRows, kQuarters, std::index_sequence<kRow...>> {
  static_assert(lettersIn(kRows[0]) == sizeof...(kRow), "only a square table can be turned");
  static constexpr Letters<sizeof...(kRow)> kLetters = turned<sizeof...(kRow)>(kRows, kQuarters);
  static constexpr const char* kTable[] = {kLetters.at[kRow]...};
};

}  // namespace packing

// The sprite of a table: an array of strings with static storage.
template <const auto& kRows>
constexpr Sprite spriteOf(const char* label = "", Colour labelColour = kPaper) {
  return packing::Table<kRows>::sprite(false, label, labelColour);
}

// A square table turned clockwise by 0 to 3 quarters, for a piece that faces several ways.
template <const auto& kRows, int kQuarters>
constexpr Sprite turnedSpriteOf() {
  return packing::Table<packing::TurnedTable<kRows, kQuarters>::kTable>::sprite(false, "", kPaper);
}

// The table is its left half with the middle column.
template <const auto& kRows>
constexpr Sprite mirroredSpriteOf(const char* label = "", Colour labelColour = kPaper) {
  return packing::Table<kRows>::sprite(true, label, labelColour);
}

}  // namespace armada
