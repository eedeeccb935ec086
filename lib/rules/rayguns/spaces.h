// A set of star nodes or of spaces of a rocketship map, 27 of them a word: three rows of nine. What a figure can reach is found
// by spreading such a set, a step at a time, which costs a handheld far less than walking from space to space.
#pragma once

#include <cstdint>

#include "rules/rayguns/components.h"

namespace armada::rayguns {

constexpr unsigned kBitsAWord = 27;

struct Spaces {
  std::uint32_t word[3];

  // Which word; no division, a handheld may have none.
  static constexpr unsigned wordOf(unsigned at) { return at < kBitsAWord ? 0 : at < 2 * kBitsAWord ? 1 : 2; }
  static constexpr std::uint32_t bitOf(unsigned at) { return 1u << (at - wordOf(at) * kBitsAWord); }

  bool has(unsigned at) const { return (word[wordOf(at)] & bitOf(at)) != 0; }
  void add(unsigned at) { word[wordOf(at)] |= bitOf(at); }
  void drop(unsigned at) { word[wordOf(at)] &= ~bitOf(at); }
  bool any() const { return (word[0] | word[1] | word[2]) != 0; }
};

constexpr Spaces operator&(const Spaces& a, const Spaces& b) {
  return {{a.word[0] & b.word[0], a.word[1] & b.word[1], a.word[2] & b.word[2]}};
}
constexpr Spaces operator|(const Spaces& a, const Spaces& b) {
  return {{a.word[0] | b.word[0], a.word[1] | b.word[1], a.word[2] | b.word[2]}};
}
// What is in the first and not in the second.
constexpr Spaces without(const Spaces& a, const Spaces& b) {
  return {{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1], a.word[2] & ~b.word[2]}};
}

namespace detail {
constexpr std::uint32_t kWholeWord = (1u << kBitsAWord) - 1;
constexpr std::uint32_t kWestColumn = 1u | 1u << 9 | 1u << 18;
constexpr std::uint32_t kEastColumn = kWestColumn << 8;
constexpr std::uint32_t sideways(std::uint32_t word) { return (word & ~kEastColumn) << 1 | (word & ~kWestColumn) >> 1; }
}  // namespace detail

// The spaces to the left and right of a set, and above and below it. Bits above a word's 27 are no spaces: what is open has none.
constexpr Spaces besideInRow(const Spaces& set) {
  return {{detail::sideways(set.word[0]), detail::sideways(set.word[1]), detail::sideways(set.word[2])}};
}
constexpr Spaces besideInColumn(const Spaces& set) {
  constexpr unsigned kTop = kBitsAWord - kWidth;
  const std::uint32_t a = set.word[0], b = set.word[1], c = set.word[2];
  return {{a << kWidth | a >> kWidth | b << kTop, b << kWidth | b >> kWidth | a >> kTop | c << kTop,
           c << kWidth | c >> kWidth | b >> kTop}};
}

// House 2: one step in eight directions; a diagonal one needs one of its two corner spaces open.
constexpr Spaces spread(const Spaces& set, const Spaces& open) {
  const Spaces row = besideInRow(set) & open, column = besideInColumn(set) & open;
  return row | column | ((besideInColumn(row) | besideInRow(column)) & open);
}

constexpr Spaces kWholeStarMap{{detail::kWholeWord, detail::kWholeWord, detail::kWholeWord}};

inline Spaces only(unsigned at) {
  Spaces set{};
  set.add(at);
  return set;
}

// Calls `each` with every member, ascending.
template <class Each>
void forEach(const Spaces& set, Each each) {
  for (unsigned i = 0; i < 3; ++i)
    for (std::uint32_t left = set.word[i]; left != 0; left &= left - 1)
      each(i * kBitsAWord + static_cast<unsigned>(__builtin_ctz(left)));  // the lowest one that is left
}

}  // namespace armada::rayguns
