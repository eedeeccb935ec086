#include "screens/shell/about.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"
#include "screens/version.h"

namespace armada {

void AboutScreen::press(Button button) {
  if (button != Button::a && button != Button::b && button != Button::start) return;
  console_.sound(Sound::back);
  console_.close();
}

void AboutScreen::draw(Canvas& canvas) const {
  canvas.clear(kVoid);
  Text<24> version;
  version << "Version " << kVersionName;
  drawHeader(canvas, "About", version.c_str(), kGold);
  drawPaper(canvas, {6, 25, 308, 190});
  canvas.marquee(16, 32, "POCKET ARMADA", kBrick, Marquee::px18);
  canvas.hline(16, 55, 288, kSepia);
  Text<160> words;
  words << "Tabletop space games on one small console. "
        << (console_.keepsSaves() ? "Every game is saved for you. " : "Nothing can be saved here. ")
        << "You can undo anything that revealed nothing.";
  int y = canvas.paragraph(16, 63, 288, words.c_str(), kUmber, 12);
  y = canvas.paragraph(16, y + 6, 288, "*START opens the menu* everywhere. Hold it to put the console to sleep.",
                       kUmber, 12);
  y = canvas.paragraph(16, y + 6, 288, "In the rules, a stamp tells where each one comes from:", kUmber, 12);
  static constexpr Stamp kStamps[] = {Stamp::book, Stamp::fact, Stamp::house};
  static constexpr const char* kMeanings[] = {"printed in the game's rulebook", "known from the printed game",
                                              "decided here, where the book is silent"};
  for (int i = 0; i < 3; ++i, y += 16) {
    drawStamp(canvas, 16, y + 1, kStamps[i]);
    canvas.text(66, y + 4, kMeanings[i], kUmber);
  }
}

void AboutScreen::buttonHints(ButtonHints& hints) const { hints.add(ButtonHint::Key::b, "Back"); }

}  // namespace armada
