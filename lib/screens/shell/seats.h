// Who plays: a row a seat, over the dimmed pause menu, changed in place. It holds from the next decision on.
#pragma once

#include "screens/screen.h"

namespace armada {

class SeatsScreen final : public Screen {
 public:
  explicit SeatsScreen(Console& console) : Screen(console) {}
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  std::uint8_t place() const override { return at_; }
  void goTo(std::uint8_t place) override;

 private:
  int seats() const;
  void change(int step);

  std::uint8_t at_ = 0;
};

}  // namespace armada
