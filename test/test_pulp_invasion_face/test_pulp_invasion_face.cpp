#include <cstring>

#include "face_tests.h"

namespace pulp_invasion_face_test {

Canvas& canvas() {
  static std::uint8_t pixels[Canvas::kBytes];
  static Canvas one(pixels);
  return one;
}

namespace {

bool overlap(Rect a, Rect b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }

constexpr int kLeft = 4, kRight = 316, kTop = 21, kBottom = 219;

}  // namespace

void Words::wrote(int x, int y, const char* words, std::size_t bytes, Colour, Weight weight) {
  char copy[kLetters];
  const std::size_t length = bytes < kLetters ? bytes : kLetters - 1;
  std::memcpy(copy, words, length);
  copy[length] = '\0';
  hear({x, y, textWidth(copy, weight), 8}, words, bytes);
}

void Words::wroteLarge(Rect area, const char* words, std::size_t bytes, Colour) { hear(area, words, bytes); }

void Words::hear(Rect area, const char* words, std::size_t bytes) {
  TEST_ASSERT_LESS_THAN_size_t(kPieces, count_);
  const std::size_t length = bytes < kLetters ? bytes : kLetters - 1;
  std::memcpy(words_[count_], words, length);
  words_[count_][length] = '\0';
  const bool out = area.x < kLeft || area.y < kTop || area.x + area.w > kRight || area.y + area.h > kBottom;
  bool crosses = false;
  // The same words again are a shadow.
  for (std::size_t i = 0; i < count_; ++i)
    crosses = crosses || (overlap(area, areas_[i]) && std::strcmp(words_[i], words_[count_]) != 0);
  if (out || crosses) std::memcpy(trouble_, words_[count_], kLetters);
  outside_ = outside_ || out;
  crossed_ = crossed_ || crosses;
  areas_[count_++] = area;
}

bool Words::said(const char* words) const {
  for (std::size_t i = 0; i < count_; ++i)
    if (std::strcmp(words_[i], words) == 0) return true;
  return false;
}

void Words::forget() {
  count_ = 0;
  crossed_ = outside_ = false;
}

}  // namespace pulp_invasion_face_test

// A test that failed leaves its listener behind.
void setUp() { pulp_invasion_face_test::canvas().listen(nullptr); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  pulp_invasion_face_test::runPictureTests();
  pulp_invasion_face_test::runWordTests();
  pulp_invasion_face_test::runLessonTests();
  return UNITY_END();
}
