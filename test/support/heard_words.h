// Hears all words that are drawn on a whole screen, header and foot included, and answers what was among them. A screen is drawn
// band by band: what crosses a band is heard twice, which changes no answer.
#pragma once

#include <strings.h>
#include <unity.h>

#include <cstring>

#include "canvas/canvas.h"

namespace armada_test {

class HeardWords final : public armada::CanvasListener {
 public:
  explicit HeardWords(armada::Canvas& heard) : canvas_(heard) { canvas_.listen(this); }
  ~HeardWords() { canvas_.listen(nullptr); }
  void wrote(int, int y, const char* words, std::size_t bytes, armada::Colour, armada::Weight) override {
    hear(y, words, bytes);
  }
  void wroteLarge(armada::Rect area, const char* words, std::size_t bytes, armada::Colour) override {
    hear(area.y, words, bytes);
  }
  void filled(armada::Rect, armada::Colour) override {}
  void dimmed(armada::Rect) override {}

  void forget() { count_ = 0; }
  // As one piece of writing.
  bool said(const char* words) const {
    return any([&](const char* piece) { return std::strcmp(piece, words) == 0; });
  }
  // Some piece of writing ends so.
  bool ended(const char* words) const {
    const std::size_t end = std::strlen(words);
    return any([&](const char* piece) {
      const std::size_t all = std::strlen(piece);
      return all >= end && std::strcmp(piece + all - end, words) == 0;
    });
  }
  // Somewhere stands this word, or one that begins so, in small letters or not; what is just `butFor` does not count.
  bool mentions(const char* word, const char* butFor = "") const {
    return any([&](const char* piece) {
      if (std::strcmp(piece, butFor) == 0) return false;
      for (const char* at = piece; *at != '\0'; ++at)
        if ((at == piece || at[-1] == ' ') && strncasecmp(at, word, std::strlen(word)) == 0) return true;
      return false;
    });
  }
  // Somewhere stands "Heart do..." for "Heart down".
  bool cutShort(const char* words) const {
    return any([&](const char* piece) {
      const std::size_t all = std::strlen(piece);
      return all > 3 && std::strcmp(piece + all - 3, "...") == 0 && std::strncmp(piece, words, all - 3) == 0;
    });
  }
  // Some piece ends so that stands at this height or above it.
  bool endedAbove(const char* words, int lowest) const {
    const std::size_t end = std::strlen(words);
    for (std::size_t i = 0; i < count_; ++i) {
      const std::size_t all = std::strlen(words_[i]);
      if (y_[i] <= lowest && all >= end && std::strcmp(words_[i] + all - end, words) == 0) return true;
    }
    return false;
  }

 private:
  static constexpr std::size_t kPieces = 600, kLetters = 96;

  template <class Test>
  bool any(Test test) const {
    for (std::size_t i = 0; i < count_; ++i)
      if (test(words_[i])) return true;
    return false;
  }
  void hear(int y, const char* words, std::size_t bytes) {
    TEST_ASSERT_LESS_THAN_size_t(kPieces, count_);
    const std::size_t length = bytes < kLetters ? bytes : kLetters - 1;
    std::memcpy(words_[count_], words, length);
    words_[count_][length] = '\0';
    y_[count_++] = y;
  }

  armada::Canvas& canvas_;
  char words_[kPieces][kLetters];
  int y_[kPieces];
  std::size_t count_ = 0;
};

}  // namespace armada_test
