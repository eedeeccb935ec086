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

void TitleScreen::foot(Foot& foot) const {
  foot.add(FootItem::Key::a, "Play");
  if (console_.platform().power.canSwitchOff()) foot.add(FootItem::Key::b, "Switch off");
  foot.add(FootItem::Key::select, "Settings");
}

}  // namespace armada
