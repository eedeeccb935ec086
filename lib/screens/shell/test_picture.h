// The test picture: fields with the names of their colours, words, corners and a grid, and beside them what can be adjusted
// where a panel shows something else. Only for panels that can be adjusted; the rows are those that this one offers.
#pragma once

#include "screens/screen.h"

namespace armada {

class TestPictureScreen final : public Screen {
 public:
  explicit TestPictureScreen(Console& console) : Screen(console) {}
  void shown() override;
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  std::uint8_t place() const override { return at_; }
  void goTo(std::uint8_t place) override {
    at_ = place;
    shown();
  }

 private:
  int rows() const;
  Adjustment row(int i) const;  // the i-th that the panel offers

  std::uint8_t at_ = 0;
};

}  // namespace armada
