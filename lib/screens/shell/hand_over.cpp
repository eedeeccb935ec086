#include "screens/shell/hand_over.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"

namespace armada {

void HandOverScreen::ask(Seat seat) {
  seat_ = seat;
  answer_.clear();
  answer_ << (isNumbered() ? "I am " : "I am the ") << name();
  findLastWords();
  console_.open(*this);
  console_.sound(Sound::handOver);
  console_.swallowButtons();  // a button that is still down does not say who takes it
}

// Whoever looks over the shoulder may read it: only what everybody saw, and of that the last that says something. Who takes
// the console knows their own moves: one is named only where nobody moved after it.
void HandOverScreen::findLastWords() {
  const auto worthNaming = console_.ui().worthNaming;
  Chronicle& chronicle = console_.chronicle();
  const bool movedLast = chronicle.behindLastMoveOf(seat_) == console_.session().moveCount();
  bool named = false;     // a move that may be; until then the last of the seat's own has its place
  bool ownLater = false;  // and of those a later one is known
  last_.clear();
  const auto tell = [&](Seat mover, bool, const char* words) {
    const bool may = movedLast || mover != seat_;
    if (!may && (named || ownLater)) return;
    if (worthNaming != nullptr && !worthNaming(chronicle.told())) return;
    last_.clear();
    last_ << words;
    named |= may;
  };
  chronicle.tellLateFirst(kNobody, tell, [&] {
    ownLater = !last_.empty();
    return named;
  });
  if (last_.empty()) last_ << "A new game begins.";
}

// "Player 2" has no article, a people has.
bool HandOverScreen::isNumbered() const {
  const char* last = name();
  while (last[1] != '\0') ++last;
  return *last >= '0' && *last <= '9';
}

const char* HandOverScreen::name() const { return console_.seatLook(seat_).name; }
Colour HandOverScreen::colour() const { return console_.seatLook(seat_).colour; }

void HandOverScreen::press(Button button) {
  if (button == Button::a) {
    console_.sound(Sound::confirm);
    console_.close();
    console_.screens.play.takeSeat(seat_);
  } else if (button == Button::start) {
    console_.sound(Sound::confirm);
    console_.screens.pause.begin();
    console_.open(console_.screens.pause);
  }
}

void HandOverScreen::draw(Canvas& canvas) const {
  const Colour bright = colour(), shade = shadeOf(bright);
  canvas.clear(kDusk);
  drawRays(canvas, {0, 0, Canvas::kWidth, kFootTop}, 160, 66, kPlum, 28);
  canvas.frame(4, 4, 312, 211, bright);
  canvas.frame(6, 6, 308, 207, shade);
  canvas.disc(160, 58, 47, kVoid);
  canvas.ring(160, 58, 47, bright, 2);
  const auto head = console_.ui().seatHead;
  if (head != nullptr) head(canvas, console_.session().state(), seat_, 160, 58);
  canvas.rect(0, 110, Canvas::kWidth, 56, kVoid);
  canvas.hline(0, 111, Canvas::kWidth, bright);
  canvas.hline(0, 164, Canvas::kWidth, bright);
  canvas.textCentred(160, 116, isNumbered() ? "Pass the console to" : "Pass the console to the", kPaper);

  Text<40> capitals;
  shout(name(), capitals);
  Marquee size = Marquee::px30;
  if (marqueeWidth(capitals.c_str(), size) > 300) size = Marquee::px24;
  if (marqueeWidth(capitals.c_str(), size) > 300) size = Marquee::px18;
  canvas.marqueeCentred(160, 129 + (30 - marqueeHeight(size)) / 2, capitals.c_str(), bright, size);

  drawLastWords(canvas, shade);
}

// One line if it fits, else two.
void HandOverScreen::drawLastWords(Canvas& canvas, Colour edge) const {
  constexpr int kRoom = 284;
  Text<128> cut;
  fittedLines(last_.c_str(), kRoom, 2, cut);
  const bool two = paragraphLines(kRoom, cut.c_str()) == 2;
  Text<48> hidden;
  nameButtons("Hands are hidden. Press {A} to see yours.", console_.settings().swapAB, hidden);
  int wide = textWidth(hidden.c_str()), words = textWidth(cut.c_str());
  if (two) words = kRoom;
  if (words > wide) wide = words;
  const Rect panel{160 - wide / 2 - 12, two ? 168 : 173, wide + 24, two ? 43 : 34};
  drawPanel(canvas, panel, kVoid, edge);
  if (!two) {
    canvas.textCentred(160, panel.y + 5, cut.c_str(), kPaper);
    canvas.textCentred(160, panel.y + 17, hidden.c_str(), kMist);
    return;
  }
  canvas.paragraph(panel.x + 12, panel.y + 5, kRoom, cut.c_str(), kPaper);
  canvas.text(panel.x + 12, panel.y + 28, hidden.c_str(), kMist);
}

void HandOverScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::a, answer_.c_str());
  hints.add(ButtonHint::Key::start, "Menu");
}

Colour HandOverScreen::footLine() const { return colour(); }

}  // namespace armada
