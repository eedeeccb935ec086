#include "screens/shell/lesson.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {
constexpr int kWidths[] = {192, 236, 296};  // a wider bubble is lower, and may fit where the first does not
constexpr int kEdge = 10;
constexpr int kLead = 12;
constexpr int kTailRoom = 6;

bool isDirection(Button button) { return button <= Button::right; }
}  // namespace

void LessonScreen::teach(std::uint8_t lesson) {
  lesson_ = newest_ = lesson;
  console_.open(*this);
}

const Lesson& LessonScreen::lesson() const { return console_.ui().lessons[lesson_]; }

void LessonScreen::press(Button button) {
  if (isDirection(button)) {
    console_.screens.play.press(button);
  } else if (button == Button::a) {
    console_.sound(Sound::confirm);
    if (lesson_ < newest_)
      ++lesson_;
    else
      done();
  } else if (button == Button::b) {
    if (lesson_ == 0) return console_.sound(Sound::refuse);
    console_.sound(Sound::back);
    --lesson_;
  } else if (button == Button::start) {
    console_.sound(Sound::back);
    skipAll();
  }
  console_.redraw();
}

void LessonScreen::done() {
  console_.screens.play.lessonsSeen() |= 1u << newest_;
  console_.statisticsChanged();
  console_.close();
}

void LessonScreen::skipAll() {
  console_.screens.play.lessonsSeen() = 0xFFFFFFFFu;
  console_.statisticsChanged();
  console_.close();
  console_.toast("Teach again, in Settings, brings them back.");
}

// The game under the bubble lives on: what the d-pad tries out may move.
bool LessonScreen::tick() { return console_.screens.play.tick(); }

int LessonScreen::bubbleHeight(int width) const {
  const Lesson& l = lesson();
  const int inside = width - 2 * kEdge;
  int h = 29 + kLead * paragraphLines(inside, l.words) + 18;
  if (*l.tryIt != '\0') h += 9 + kLead * paragraphLines(inside, l.tryIt, Weight::bold);
  return h;
}

// Off the thing by as much as its tail needs, or at least not on it.
Rect LessonScreen::bubble(Rect anchor) const {
  for (const int off : {kTailRoom, 0}) {
    const Rect around{anchor.x - off, anchor.y - off, anchor.w + 2 * off, anchor.h + 2 * off};
    for (const int width : kWidths) {
      const Rect area = placeBubble(anchor, width, bubbleHeight(width));
      if (anchor.w <= 0 || !overlap(area, around)) return area;
    }
  }
  return placeBubble(anchor, kWidths[2], bubbleHeight(kWidths[2]));
}

void LessonScreen::draw(Canvas& canvas) const {
  const Lesson& l = lesson();
  const Rect anchor = console_.view().anchor(console_.screens.play.context(), l.anchor);
  // Everything but the anchor is dimmed: above, below, left and right of it.
  if (anchor.w <= 0) {
    canvas.dim({0, 0, Canvas::kWidth, kFootTop});
  } else {
    const int bottom = anchor.y + anchor.h, right = anchor.x + anchor.w;
    canvas.dim({0, 0, Canvas::kWidth, anchor.y});
    canvas.dim({0, anchor.y, anchor.x, anchor.h});
    canvas.dim({right, anchor.y, Canvas::kWidth - right, anchor.h});
    canvas.dim({0, bottom, Canvas::kWidth, kFootTop - bottom});
  }
  const Rect area = bubble(anchor);
  const int inside = area.w - 2 * kEdge;
  drawBubble(canvas, area, anchor);
  const int x = area.x + kEdge;
  Text<40> title;
  shout(l.title, title);
  canvas.marquee(x, area.y + 9, title.c_str(), kBrick);
  const int y = canvas.paragraph(x, area.y + 29, inside, l.words, kUmber, kLead);
  if (*l.tryIt != '\0') {
    canvas.hline(x, y + 3, inside, kKraft);
    canvas.paragraph(x, y + 9, inside, l.tryIt, kUmber, kLead, Weight::bold);
  }
  const int count = console_.ui().lessonCount;
  const int pitch = count > 18 ? 3 : count > 9 ? 5 : 9, pip = count > 18 ? 2 : count > 9 ? 4 : 6;
  for (int i = 0; i < count; ++i) {
    const int px = area.x + area.w - 8 - pitch * (count - i), py = area.y + area.h - 12;
    if (i <= lesson_)
      canvas.rect(px, py, pip, pip, kBrick);
    else
      canvas.frame(px, py, pip, pip, count > 18 ? kKraft : kSepia);
  }
  Text<32> where;
  where << "Lesson " << std::int32_t{lesson_ + 1} << " of " << std::int32_t{count};
  canvas.text(x, area.y + area.h - 13, where.c_str(), kSepia);
}

void LessonScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::dpad, "Try");
  hints.add(ButtonHint::Key::a, lesson_ < newest_ ? "Next" : "Got it");
  if (lesson_ > 0) hints.add(ButtonHint::Key::b, "Before");
  hints.add(ButtonHint::Key::start, "Skip lessons");
}

}  // namespace armada
