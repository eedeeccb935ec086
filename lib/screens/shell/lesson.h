// A lesson: a bubble at the thing itself, in the running game. What it speaks of stays bright, framed and uncovered, with its
// value now, and the d-pad already works.
#pragma once

#include "screens/screen.h"

namespace armada {

class LessonScreen final : public Screen {
 public:
  explicit LessonScreen(Console& console) : Screen(console) {}
  void teach(std::uint8_t lesson);
  void press(Button button) override;
  bool deafAtFirst() const override { return true; }
  bool tick() override;
  bool opaque() const override { return false; }
  void prepare() override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;

  // Where everything lies, for any lesson of the running game as it stands. Areas that are not there are {0,0,0,0}.
  struct Layout {
    Rect thing;     // what the lesson speaks of
    Rect tryMoves;  // what trying moves
    Rect tag;       // the value of the thing
    Rect bubble;
  };
  Layout layoutOf(std::uint8_t lesson) const;

 private:
  // As it is read in the position now.
  struct Words {
    Text<240> told;
    Text<96> tryIt;
    Text<32> value;  // "here: 3", or ""
  };
  void read(std::uint8_t lesson, Words& words) const;
  const Lesson& lessonAt(std::uint8_t lesson) const;
  // The next one below or above that was given before and whose moment it still is; kNoLesson: none.
  static constexpr std::uint8_t kNoLesson = 0xFF;
  std::uint8_t earlier() const;
  std::uint8_t later() const;
  bool stillHolds(std::uint8_t lesson) const;
  void done();
  void skipAll();

  std::uint8_t lesson_ = 0;
  std::uint8_t newest_ = 0;  // the one that was due; from it one may leaf back
  Layout layout_{};
};

}  // namespace armada
