// The title: a cover. Two buttons, no list.
#pragma once

#include "screens/screen.h"

namespace armada {

class TitleScreen final : public Screen {
 public:
  using Screen::Screen;
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
};

}  // namespace armada
