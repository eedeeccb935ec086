#include "screens/shell/title.h"

#include "canvas/art.h"
#include "screens/console.h"

namespace armada {

void TitleScreen::press(Button button) {
  switch (button) {
    case Button::a:
    case Button::start:
      console_.sound(Sound::confirm);
      console_.open(console_.screens.games);
      break;
    case Button::select:
      console_.sound(Sound::confirm);
      console_.open(console_.screens.settings);
      break;
    case Button::b:
      if (console_.platform().power.canSwitchOff()) console_.switchOff();
      break;
    default: break;
  }
}

void TitleScreen::draw(Canvas& canvas) const { drawTitleScene(canvas); }

void TitleScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::a, "Play");
  if (console_.platform().power.canSwitchOff()) hints.add(ButtonHint::Key::b, "Switch off");
  hints.add(ButtonHint::Key::select, "Settings");
}

}  // namespace armada
