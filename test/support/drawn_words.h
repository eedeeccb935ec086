// Hears all words that are drawn, and whether they stay within the margins and off each other. It measures for itself and
// asks no screen where its words should be.
#pragma once

#include <unity.h>

#include <cstring>

#include "canvas/canvas.h"

namespace armada_test {

class DrawnWords final : public armada::CanvasListener {
 public:
  explicit DrawnWords(armada::Canvas& heard) : canvas_(heard) { canvas_.listen(this); }
  ~DrawnWords() { canvas_.listen(nullptr); }
  void wrote(int x, int y, const char* words, std::size_t bytes, armada::Colour, armada::Weight weight) override {
    char copy[kLetters];
    keep(copy, words, bytes);
    hear({x, y, armada::textWidth(copy, weight), 8}, words, bytes);
  }
  void wroteLarge(armada::Rect area, const char* words, std::size_t bytes, armada::Colour) override {
    hear(area, words, bytes);
  }
  void filled(armada::Rect, armada::Colour) override {}
  void dimmed(armada::Rect) override {}

  // As one piece of writing.
  bool said(const char* words) const {
    for (std::size_t i = 0; i < count_; ++i)
      if (std::strcmp(words_[i], words) == 0) return true;
    return false;
  }
  bool crossed() const { return crossed_; }
  bool outside() const { return outside_; }
  const char* trouble() const { return trouble_; }
  void forget() {
    count_ = 0;
    crossed_ = outside_ = false;
  }

 private:
  static constexpr int kLeft = 4, kRight = 316, kTop = 21, kBottom = 219;
  static constexpr std::size_t kPieces = 120, kLetters = 64;

  static bool meet(armada::Rect a, armada::Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  }
  static void keep(char (&copy)[kLetters], const char* words, std::size_t bytes) {
    const std::size_t length = bytes < kLetters ? bytes : kLetters - 1;
    std::memcpy(copy, words, length);
    copy[length] = '\0';
  }
  void hear(armada::Rect area, const char* words, std::size_t bytes) {
    TEST_ASSERT_LESS_THAN_size_t(kPieces, count_);
    keep(words_[count_], words, bytes);
    const bool out = area.x < kLeft || area.y < kTop || area.x + area.w > kRight || area.y + area.h > kBottom;
    bool crosses = false;
    // The same words again are a shadow.
    for (std::size_t i = 0; i < count_; ++i)
      crosses = crosses || (meet(area, areas_[i]) && std::strcmp(words_[i], words_[count_]) != 0);
    if (out || crosses) std::memcpy(trouble_, words_[count_], kLetters);
    outside_ = outside_ || out;
    crossed_ = crossed_ || crosses;
    areas_[count_++] = area;
  }

  armada::Canvas& canvas_;
  armada::Rect areas_[kPieces];
  char words_[kPieces][kLetters];
  std::size_t count_ = 0;
  bool crossed_ = false, outside_ = false;
  char trouble_[kLetters] = "";
};

}  // namespace armada_test
