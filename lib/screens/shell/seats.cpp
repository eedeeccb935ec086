#include "screens/shell/seats.h"

#include "canvas/art.h"
#include "screens/components.h"
#include "screens/console.h"
#include "screens/seat_row.h"

namespace armada {

namespace {
constexpr int kWidth = 276, kPitch = 22;
}  // namespace

int SeatsScreen::seats() const { return console_.session().game().seats(console_.session().state()); }

void SeatsScreen::goTo(std::uint8_t place) {
  if (place < seats()) at_ = place;
}

void SeatsScreen::change(int step) {
  Session& session = console_.session();
  Seating seating = session.seating();
  seating.set(at_, steppedChoice(seating.of(at_), step));
  session.seat(seating);
  console_.screens.play.seatingChanged();
  console_.sound(Sound::move);
  console_.redraw();
}

void SeatsScreen::press(Button button) {
  if (at_ >= seats()) at_ = 0;
  if (stepInList(button, seats(), at_)) {
    console_.sound(Sound::move);
    return console_.redraw();
  }
  switch (button) {
    case Button::left: return change(-1);
    case Button::right: return change(1);
    case Button::a:  // a choice is made already: A must not make another one of it
    case Button::b:
    case Button::start: console_.sound(Sound::back); return console_.close();
    default: return;
  }
}

void SeatsScreen::draw(Canvas& canvas) const {
  canvas.clear(kVoid);
  drawStars(canvas, {0, 0, Canvas::kWidth, kFootTop}, 90, 33);
  const int rows = seats(), h = kDialogBand + 8 + kPitch * rows + 22;
  const Rect area{(Canvas::kWidth - kWidth) / 2, kBodyTop + (kBodyBottom - kBodyTop - h) / 2, kWidth, h};
  const Seating seating = console_.session().seating();
  drawDialog(canvas, area, "WHO PLAYS");
  for (int i = 0; i < rows; ++i) {
    const auto seat = static_cast<Seat>(i);
    drawSeatRow(canvas, {area.x + 8, area.y + kDialogBand + 5 + kPitch * i, area.w - 16, 20}, console_.ui(),
                {seat, rows, seating.of(seat), i == at_, console_.session().state()});
  }
  canvas.textCentred(area.x + area.w / 2, area.y + area.h - 17, aboutChoice(seating.of(at_)), kMist);
}

void SeatsScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::upDown, "Line");
  hints.add(ButtonHint::Key::leftRight, "Change");
  hints.add(ButtonHint::Key::b, "Done");
}

}  // namespace armada
