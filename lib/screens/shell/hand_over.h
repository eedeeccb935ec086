// The hand-over: opaque, nothing of either hand. Who gets the console, the last thing that everybody saw, and a foot that
// makes the player say who takes it, by a press that began on this screen.
#pragma once

#include "rules/kernel/contract.h"
#include "screens/screen.h"

namespace armada {

class HandOverScreen final : public Screen {
 public:
  explicit HandOverScreen(Console& console) : Screen(console) {}
  void ask(Seat seat);
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

 private:
  bool isNumbered() const;
  const char* name() const;
  Colour colour() const;
  void findLastWords();
  void drawLastWords(Canvas& canvas, Colour edge) const;

  Seat seat_ = 0;
  Text<40> answer_;  // "I am the Morkolytes"
  Text<128> last_;   // what everybody saw last
};

}  // namespace armada
