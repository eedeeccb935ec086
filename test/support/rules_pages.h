// What the rules pages and lessons of every game promise: they fit their paper and their bubble, and each rule has the stamp of
// where it comes from. A suite names its pages.
#pragma once

#include <unity.h>

#include <cstring>

#include "canvas/canvas.h"
#include "screens/shell/rules.h"
#include "screens/view.h"
#include "support/one_canvas.h"

namespace armada_test {

using namespace armada;

// Words of a rule, and where it comes from.
struct Stamped {
  const char* words;
  Stamp stamp;
};

class RulesPages {
 public:
  constexpr RulesPages(const RulesPage* pages, std::size_t count) : pages_(pages), count_(count) {}

  template <class Look>
  void eachParagraph(Look look) const {
    for (std::size_t i = 0; i < count_; ++i)
      for (std::size_t k = 0; k < pages_[i].count; ++k) look(pages_[i].paragraphs[k]);
  }

  // The first one with these words in it.
  const Paragraph& paragraph(const char* words) const {
    const Paragraph* found = nullptr;
    eachParagraph([&](const Paragraph& each) {
      if (found == nullptr && std::strstr(each.words, words) != nullptr) found = &each;
    });
    TEST_ASSERT_NOT_NULL_MESSAGE(found, words);
    return *found;
  }

  void assertEachFitsItsPaper() const {
    for (std::size_t i = 0; i < count_; ++i)
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kPageBottom, pageEnd(pages_[i]), pages_[i].title);
  }

  // A picture stays within its height. Left of the words, under a stamp, it may begin higher by this much: there is room
  // for a sign.
  void assertPicturesStayWithinTheirHeight(int signRoom) const {
    eachParagraph([&](const Paragraph& p) {
      if (p.picture == nullptr) return;
      canvas().clear(kPaper);
      p.picture(canvas(), 64, 60);
      for (int y = 0; y < Canvas::kHeight; ++y)
        for (int x = 0; x < Canvas::kWidth; ++x) {
          if (canvas().at(x, y) == kPaper) continue;
          const int top = x < 60 ? 59 - signRoom : 59;
          const bool inside = x >= 14 && x < 302 && y >= top && y < 60 + p.pictureHeight + 3;
          TEST_ASSERT_TRUE_MESSAGE(inside, p.words);
        }
    });
  }

  template <std::size_t N>
  void assertStamps(const Stamped (&rules)[N]) const {
    for (const Stamped& rule : rules)
      TEST_ASSERT_EQUAL_INT_MESSAGE(static_cast<int>(rule.stamp), static_cast<int>(paragraph(rule.words).stamp),
                                    rule.words);
  }

 private:
  const RulesPage* pages_;
  std::size_t count_;
};

class Lessons {
 public:
  constexpr Lessons(const Lesson* lessons, std::size_t count) : lessons_(lessons), count_(count) {}

  const Lesson& titled(const char* title) const {
    for (std::size_t i = 0; i < count_; ++i)
      if (std::strcmp(lessons_[i].title, title) == 0) return lessons_[i];
    TEST_FAIL_MESSAGE(title);
    return lessons_[0];
  }

  void assertEachFitsItsBubble() const {
    constexpr int kInside = 172;  // of the narrowest one
    for (std::size_t i = 0; i < count_; ++i) {
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(4, paragraphLines(kInside, lessons_[i].words), lessons_[i].title);
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kInside, textWidth(lessons_[i].tryIt, Weight::bold), lessons_[i].title);
    }
  }

 private:
  const Lesson* lessons_;
  std::size_t count_;
};

}  // namespace armada_test
