#include "screens/shell/hand_over.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"

namespace armada {

void HandOverScreen::ask(Seat seat) {
  seat_ = seat;
  answer_.clear();
  answer_ << "I am the " << name();
  last_.clear();
  // Whoever looks over the shoulder may read it: only what everybody saw.
  Chronicle chronicle(console_.session(), console_.scratch());
  chronicle.tell(kNobody, [this](Seat, bool, const char* words) {
    last_.clear();
    fitted(words, 280, last_);
  });
  if (last_.empty()) last_ << "A new game is dealt.";
  console_.open(*this);
  console_.sound(Sound::handOver);
}

const char* HandOverScreen::name() const { return console_.session().game().seatNames[seat_]; }
Colour HandOverScreen::colour() const { return console_.face().seatColours[seat_]; }

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

void HandOverScreen::draw(Canvas& canvas) {
  const Colour bright = colour(), shade = shadeOf(bright);
  canvas.clear(kDusk);
  drawRays(canvas, {0, 0, Canvas::kWidth, kFootTop}, 160, 66, kPlum, 28);
  canvas.frame(4, 4, 312, 211, bright);
  canvas.frame(6, 6, 308, 207, shade);
  canvas.disc(160, 58, 47, kVoid);
  canvas.ring(160, 58, 47, bright, 2);
  if (console_.face().seatHead != nullptr) console_.face().seatHead(canvas, seat_, 160, 58);
  canvas.rect(0, 110, Canvas::kWidth, 56, kVoid);
  canvas.hline(0, 111, Canvas::kWidth, bright);
  canvas.hline(0, 164, Canvas::kWidth, bright);
  canvas.textCentred(160, 116, "Pass the console to the", kPaper);

  Text<40> capitals;
  shout(name(), capitals);
  Marquee size = Marquee::px30;
  if (marqueeWidth(capitals.c_str(), size) > 300) size = Marquee::px24;
  if (marqueeWidth(capitals.c_str(), size) > 300) size = Marquee::px18;
  canvas.marqueeCentred(160, 129 + (30 - marqueeHeight(size)) / 2, capitals.c_str(), bright, size);

  Text<48> hidden;
  nameButtons("Their hand is hidden. Yours comes with {A}.", console_.settings().swapAB, hidden);
  int w = textWidth(hidden.c_str()) + 24;
  if (textWidth(last_.c_str()) + 24 > w) w = textWidth(last_.c_str()) + 24;
  drawPanel(canvas, {160 - w / 2, 173, w, 34}, kVoid, shade);
  canvas.textCentred(160, 178, last_.c_str(), kPaper);
  canvas.textCentred(160, 190, hidden.c_str(), kMist);
}

void HandOverScreen::foot(Foot& foot) const {
  foot.add(FootItem::Key::a, answer_.c_str());
  foot.add(FootItem::Key::start, "Menu");
}

Colour HandOverScreen::footLine() const { return colour(); }

}  // namespace armada
