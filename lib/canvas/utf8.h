// Reads UTF-8 one code point at a time, for the two fonts. Damaged bytes count as one unknown letter each.
#pragma once

#include <cstdint>

namespace armada {

constexpr std::uint32_t kUnknownLetter = 0xFFFD;

// The code point at `at` (before `end`), and moves on behind it.
constexpr std::uint32_t nextLetter(const char*& at, const char* end) {
  const auto first = static_cast<std::uint8_t>(*at++);
  if (first < 0x80) return first;
  int more = 0;
  std::uint32_t letter = 0;
  if ((first & 0xE0) == 0xC0) {
    more = 1;
    letter = first & 0x1Fu;
  } else if ((first & 0xF0) == 0xE0) {
    more = 2;
    letter = first & 0x0Fu;
  } else {
    return kUnknownLetter;
  }
  const char* ahead = at;
  for (int i = 0; i < more; ++i) {
    if (ahead == end || (static_cast<std::uint8_t>(*ahead) & 0xC0) != 0x80) return kUnknownLetter;
    letter = letter << 6 | (static_cast<std::uint8_t>(*ahead++) & 0x3Fu);
  }
  at = ahead;
  return letter;
}

}  // namespace armada
