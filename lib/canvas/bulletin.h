// Bulletin, the body font: capital 8 px, x-height 6, descender 2. What text is measured and drawn from.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

constexpr int kGlyphRows = 10;
constexpr int kBlankWidth = 4;  // between words, in both weights

struct Glyph {
  std::uint8_t width;
  std::uint8_t rows[kGlyphRows];  // from the top of a capital; bit 0 is the leftmost pixel
};

// The glyph of a code point other than the blank; '?' for what the font lacks.
const Glyph& bulletinGlyph(std::uint32_t letter);

}  // namespace armada
