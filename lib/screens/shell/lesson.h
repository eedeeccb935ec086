// A lesson: a bubble at the thing itself, in the running game. What it speaks of stays bright, and the d-pad already
// works.
#pragma once

#include "screens/screen.h"

namespace armada {

class LessonScreen final : public Screen {
 public:
  explicit LessonScreen(Console& console) : Screen(console) {}
  void teach(std::uint8_t lesson);
  void press(Button button) override;
  bool tick() override;
  bool opaque() const override { return false; }
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;

 private:
  const Lesson& lesson() const;
  void done();
  void skipAll();
  int bubbleHeight(int width) const;
  Rect bubble(Rect anchor) const;

  std::uint8_t lesson_ = 0;
  std::uint8_t newest_ = 0;  // the one that was due; before it one may leaf back
};

}  // namespace armada
