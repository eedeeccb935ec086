// The game is over: the outcome in words first, then the score, then the record. A game may draw its own ending.
#pragma once

#include "screens/screen.h"

namespace armada {

class EndScreen final : public Screen {
 public:
  explicit EndScreen(Console& console) : Screen(console) {}
  void press(Button button) override;
  bool deafAtFirst() const override { return true; }
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

 private:
  void drawPlain(Canvas& canvas, std::int16_t best) const;
};

}  // namespace armada
