// The lines of a chronicle that are in sight, kept for drawing, which plays nothing again. What one event has to say is a
// paragraph of one line or more.
#pragma once

#include <cstdint>

#include "rules/kernel/contract.h"

namespace armada {

template <int kLines>
class ToldLines {
 public:
  struct Paragraph {
    std::int16_t line;  // its first, counted from the first in sight; below 0 for one that begins above
    Seat mover;
    bool first;      // of what its move tells
    char words[96];  // as narrate may have
  };

  void clear() { count_ = 0; }
  // Whoever is not in sight is not kept.
  void add(int line, int lines, Seat mover, bool first, const char* words) {
    if (line + lines <= 0 || line >= kLines || count_ >= kLines) return;
    Paragraph& paragraph = paragraphs_[count_++];
    paragraph.line = static_cast<std::int16_t>(line);
    paragraph.mover = mover;
    paragraph.first = first;
    TextOut(paragraph.words, sizeof paragraph.words) << words;
  }
  const Paragraph* begin() const { return paragraphs_; }
  const Paragraph* end() const { return paragraphs_ + count_; }

 private:
  Paragraph paragraphs_[kLines] = {};
  std::uint8_t count_ = 0;
};

}  // namespace armada
