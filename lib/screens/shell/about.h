// What this is, its version, and who made the games.
#pragma once

#include "screens/screen.h"

namespace armada {

class AboutScreen final : public Screen {
 public:
  explicit AboutScreen(Console& console) : Screen(console) {}
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
};

}  // namespace armada
