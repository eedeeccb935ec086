// Words in the body font: measured, drawn, wrapped. Glyphs are bit rows; a row of a glyph is a few stores.
#include <cstring>

#include "canvas/bulletin.h"
#include "canvas/canvas.h"
#include "canvas/utf8.h"

namespace armada {
namespace {

constexpr int kWordGap = kBlankWidth + 1;  // a blank and the gap behind the word before it

int gapOf(Weight weight) { return weight == Weight::bold ? 2 : 1; }

// The width up to and with the gap behind the last letter.
int advanceOf(const char* at, const char* end, Weight weight) {
  int width = 0;
  while (at != end) {
    const std::uint32_t letter = nextLetter(at, end);
    width += letter == ' ' ? kBlankWidth : bulletinGlyph(letter).width + gapOf(weight);
  }
  return width;
}

int inkWidth(const char* at, const char* end, Weight weight) {
  const int width = advanceOf(at, end, weight);
  return at != end && end[-1] != ' ' ? width - 1 : width;
}

// ---- wrapped text: words between blanks, of which some are bold ----------------------------------------------------

// *word* and *several words* are bold; a star that nobody closes makes one word bold; a star alone is a star.
class Words {
 public:
  Words(const char* words, Weight weight) : at_(words), weight_(weight) {}

  struct Word {
    const char* begin;
    const char* end;  // a blank, '\n' or 0
    Weight weight;
    bool hasMarks;  // stars within it are not drawn
    int width;
  };

  Word next() {
    Word word{at_, at_, weight_, false, 0};
    while (!isEnd(*word.end)) ++word.end;
    const bool opens = *word.begin == '*' && word.end - word.begin > 1;
    if (opens && boldEnd_ == nullptr) boldEnd_ = closingStar(word.begin);
    if (opens || boldEnd_ != nullptr) {
      word.weight = Weight::bold;
      word.hasMarks = true;
    }
    if (boldEnd_ != nullptr && boldEnd_ < word.end) boldEnd_ = nullptr;
    word.width = widthOf(word);
    at_ = word.end;
    return word;
  }

  // Behind a word: 0 at the end of the text, '\n' at a break, ' ' before another word.
  char separator() const { return *at_; }
  void pass() { ++at_; }

 private:
  static bool isEnd(char c) { return c == ' ' || c == '\n' || c == 0; }

  // Where bold ends that the star at `star` begins; nullptr: with the word.
  static const char* closingStar(const char* star) {
    for (const char* at = star + 1; *at != 0 && *at != '\n'; ++at) {
      if (*at != '*') continue;
      return at[-1] == ' ' ? nullptr : at;
    }
    return nullptr;
  }

  static int widthOf(const Word& word) {
    int width = 0;
    const char* from = word.begin;
    for (const char* at = word.begin; word.hasMarks && at != word.end; ++at) {
      if (*at != '*') continue;
      width += advanceOf(from, at, word.weight);
      from = at + 1;
    }
    width += advanceOf(from, word.end, word.weight);
    return width == 0 ? 0 : width - 1;
  }

  const char* at_;
  const char* boldEnd_ = nullptr;
  Weight weight_;
};

// Hands out the lines that fit into `w`, each as take(its words from the first on, how many).
template <class Take>
void wrap(int w, const char* text, Weight weight, Take take) {
  Words words(text, weight);
  Words line = words;
  int count = 0;
  int width = 0;
  for (;;) {
    const Words before = words;
    const Words::Word word = words.next();
    if (count > 0 && width + kWordGap + word.width > w) {
      take(line, count);
      count = 0;
    }
    if (count == 0) line = before;
    width = count == 0 ? word.width : width + kWordGap + word.width;
    ++count;
    const char separator = words.separator();
    if (separator != ' ') {
      take(line, count);
      count = 0;
    }
    if (separator == 0) return;
    words.pass();
  }
}

// Draws a line; neighbours of one weight go in one piece, so that a listener hears them as one.
class LineOfWords {
 public:
  LineOfWords(Canvas& canvas, int x, int y, Colour c) : canvas_(canvas), x_(x), y_(y), colour_(c) {}

  void draw(Words words, int count) {
    for (int i = 0; i < count; ++i) {
      const Words::Word word = words.next();
      const char* from = word.begin;
      bool first = i > 0;
      for (const char* at = word.begin; word.hasMarks && at != word.end; ++at) {
        if (*at != '*') continue;
        if (at != from) add(from, at, word.weight, first);
        if (at != from) first = false;
        from = at + 1;
      }
      if (from != word.end || from == word.begin) add(from, word.end, word.weight, first);
      if (i + 1 < count) words.pass();
    }
    flush();
  }

 private:
  void add(const char* from, const char* end, Weight weight, bool blankBefore) {
    if (begin_ != nullptr && weight == weight_ && blankBefore && from == end_ + 1) {
      end_ = end;
      return;
    }
    flush();
    if (blankBefore) x_ += kBlankWidth;
    begin_ = from;
    end_ = end;
    weight_ = weight;
  }

  void flush() {
    if (begin_ == nullptr) return;
    x_ = canvas_.text(x_, y_, begin_, static_cast<std::size_t>(end_ - begin_), colour_, weight_);
    begin_ = nullptr;
  }

  Canvas& canvas_;
  int x_;
  int y_;
  Colour colour_;
  const char* begin_ = nullptr;
  const char* end_ = nullptr;
  Weight weight_ = Weight::body;
};

}  // namespace

int textWidth(const char* words, Weight weight) { return inkWidth(words, words + std::strlen(words), weight); }

void Canvas::tellWords(int x, int y, const char* words, std::size_t bytes, Colour c, Weight weight) {
  if (!tells() || bytes == 0 || c == kClear) return;
  if (y + 8 <= clip_.y || y >= clip_.y + clip_.h || x >= clip_.x + clip_.w) return;
  listener_->wrote(x, y, words, bytes, c, weight);
}

void Canvas::label(int x, int y, const char* words, Colour c) {
  tellWords(reachable(x), reachable(y), words, std::strlen(words), c, Weight::body);
}

void Canvas::glyph(const std::uint8_t* rows, int x, int y, Colour c, bool bold) {
  if (x >= right() || x + 8 <= window_.x) return;
  // What sticks out at the left or right is masked away; a glyph is at most 8 pixels wide.
  unsigned visible = 0xFFu;
  if (x < window_.x) visible &= 0xFFu << (window_.x - x);
  if (x + 8 > right()) visible &= 0xFFu >> (x + 8 - right());
  for (int j = 0; j < kGlyphRows; ++j) {
    if (y + j < window_.y || y + j >= bottom()) continue;
    unsigned bits = rows[j];
    if (bold) bits |= bits << 1;
    bits &= visible;
    if (bits == 0) continue;
    std::uint8_t* line = pixel(0, y + j);
    for (int i = x; bits != 0; bits >>= 1, ++i) {
      if ((bits & 1u) != 0) line[i] = c;
    }
  }
}

int Canvas::text(int x, int y, const char* words, std::size_t bytes, Colour c, Weight weight) {
  x = reachable(x);
  y = reachable(y);
  tellWords(x, y, words, bytes, c, weight);
  const bool hidden = c == kClear || y + kGlyphRows <= window_.y || y >= bottom();
  for (const char *at = words, *end = words + bytes; at != end;) {
    const std::uint32_t letter = nextLetter(at, end);
    if (letter == ' ') {
      x += kBlankWidth;
      continue;
    }
    const Glyph& g = bulletinGlyph(letter);
    if (!hidden) glyph(g.rows, x, y, c, weight == Weight::bold);
    x += g.width + gapOf(weight);
  }
  return x;
}

int Canvas::text(int x, int y, const char* words, Colour c, Weight weight) {
  return text(x, y, words, std::strlen(words), c, weight);
}

int Canvas::textRight(int x, int y, const char* words, Colour c, Weight weight) {
  return text(reachable(x) - textWidth(words, weight), y, words, c, weight);
}

int Canvas::textCentred(int cx, int y, const char* words, Colour c, Weight weight) {
  return text(reachable(cx) - textWidth(words, weight) / 2, y, words, c, weight);
}

int Canvas::paragraph(int x, int y, int w, const char* words, Colour c, int lead, Weight weight) {
  y = reachable(y);
  lead = reachable(lead);
  wrap(w, words, weight, [&](Words line, int count) {
    LineOfWords(*this, reachable(x), y, c).draw(line, count);
    y = reachable(y + lead);
  });
  return y;
}

int paragraphLines(int w, const char* words, Weight weight) {
  int lines = 0;
  wrap(w, words, weight, [&](const Words&, int) { ++lines; });
  return lines;
}

int widthWithoutLoneWord(int w, const char* words) {
  constexpr int kLess = 40;  // about the longest word that follows
  int lines = 0, inLast = 0;
  wrap(w, words, Weight::body, [&](const Words&, int count) {
    ++lines;
    inLast = count;
  });
  return lines > 1 && inLast == 1 && paragraphLines(w - kLess, words) == lines ? w - kLess : w;
}

}  // namespace armada
