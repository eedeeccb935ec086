#include "screens/shell/lesson.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {
constexpr int kWidths[] = {192, 236, 296};  // a wider bubble is lower, and may fit where the first does not
constexpr int kWiderFlaw = 24;              // but is read less easily
constexpr int kEdge = 10;
constexpr int kLead = 12;
constexpr int kWordsTop = 27;  // below the title
constexpr int kFrame = 2;      // how far off the thing its frame runs
constexpr Rect kInSight{kMargin, kBodyTop, Canvas::kWidth - 2 * kMargin, kFootTop - kBodyTop};

bool isDirection(Button button) { return button <= Button::right; }
bool within(Rect area, Rect room) {
  return area.x >= room.x && area.y >= room.y && area.x + area.w <= room.x + room.w &&
         area.y + area.h <= room.y + room.h;
}

Rect frameAround(Rect thing) {
  if (thing.w <= 0) return thing;
  const Rect out = grown(thing, kFrame);
  const int x = out.x < kMargin ? kMargin : out.x, y = out.y < 1 ? 1 : out.y;
  const int right = out.x + out.w, bottom = out.y + out.h;
  return {x, y, (right > Canvas::kWidth - kMargin ? Canvas::kWidth - kMargin : right) - x,
          (bottom > kFootTop ? kFootTop : bottom) - y};
}

int bubbleHeight(int width, const char* told, const char* tryIt) {
  const int inside = width - 2 * kEdge;
  const int h = kWordsTop + kLead * paragraphLines(inside, told) + 4;
  return *tryIt == '\0' ? h : h + 9 + kLead * paragraphLines(inside, tryIt, Weight::bold);
}
}  // namespace

void LessonScreen::teach(std::uint8_t lesson) {
  lesson_ = newest_ = lesson;
  console_.open(*this);
}

const Lesson& LessonScreen::lessonAt(std::uint8_t lesson) const { return console_.ui().lessons[lesson]; }

bool LessonScreen::stillHolds(std::uint8_t lesson) const {
  const PlayScreen& play = console_.screens.play;
  return (play.lessonsSeen() >> lesson & 1u) != 0 && lessonAt(lesson).due(play.seen());
}

std::uint8_t LessonScreen::earlier() const {
  for (std::uint8_t i = lesson_; i-- > 0;)
    if (stillHolds(i)) return i;
  return kNoLesson;
}

std::uint8_t LessonScreen::later() const {
  for (auto i = static_cast<std::uint8_t>(lesson_ + 1); i < newest_; ++i)
    if (stillHolds(i)) return i;
  return newest_;
}

void LessonScreen::press(Button button) {
  if (isDirection(button)) {
    console_.screens.play.press(button);
  } else if (button == Button::a) {
    console_.sound(Sound::confirm);
    if (lesson_ < newest_)
      lesson_ = later();
    else
      done();
  } else if (button == Button::b) {
    const std::uint8_t before = earlier();
    if (before == kNoLesson) return console_.sound(Sound::refuse);
    console_.sound(Sound::back);
    lesson_ = before;
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
  console_.toast("\"Teach again\" in Settings brings them back.");
}

// The game under the bubble lives on: what the d-pad tries out may move.
bool LessonScreen::tick() { return console_.screens.play.tick(); }

// ---- where everything lies ------------------------------------------------------------------------------------------
void LessonScreen::read(std::uint8_t lesson, Words& words) const {
  const Lesson& l = lessonAt(lesson);
  const void* seen = console_.screens.play.seen();
  const bool swapped = console_.settings().swapAB;
  tellLesson(l, l.words, seen, swapped, words.told);
  tellLesson(l, l.tryIt, seen, swapped, words.tryIt);
  if (l.figure == nullptr) return;
  Text<24> value;
  l.figure(seen, 0, value);
  if (*value.c_str() != '\0') words.value << "here: " << value.c_str();
}

// The tag stands at a side of the thing, and the bubble off both: the best of all sides and widths.
LessonScreen::Layout LessonScreen::layoutOf(std::uint8_t lesson) const {
  const Lesson& l = lessonAt(lesson);
  const PlayContext play = console_.screens.play.context();
  const View& view = console_.view();
  Words words;
  read(lesson, words);
  Layout best{};
  best.thing = view.anchor(play, l.anchor);
  if (l.tryMoves != kNoAnchor) best.tryMoves = view.anchor(play, l.tryMoves);
  const Rect frame = frameAround(best.thing);
  const bool tagged = frame.w > 0 && *words.value.c_str() != '\0';
  const int w = tagged ? tagWidth(words.value.c_str()) : 0;
  // Below, above, right, left; where none has room, in the corner of the thing.
  const Rect tags[] = {{frame.x, frame.y + frame.h + 1, w, kTagHeight},
                       {frame.x, frame.y - kTagHeight - 1, w, kTagHeight},
                       {frame.x + frame.w + 1, frame.y, w, kTagHeight},
                       {frame.x - w - 1, frame.y, w, kTagHeight},
                       {frame.x + frame.w - w, frame.y, w, kTagHeight}};
  constexpr int kCorner = 4;
  int least = -1;
  for (int side = tagged ? 0 : kCorner; side <= kCorner; ++side) {
    const Rect tag = tagged ? tags[side] : Rect{0, 0, 0, 0};
    if (tagged && (!within(tag, kInSight) || overlap(tag, best.tryMoves))) continue;
    for (int i = 0; i < 3; ++i) {
      const int h = bubbleHeight(kWidths[i], words.told.c_str(), words.tryIt.c_str());
      const BubblePlace place = placeBubble(around(frame, tag), best.tryMoves, kWidths[i], h);
      const int flaw = place.flaw + kWiderFlaw * i + (tagged && side == kCorner ? BubblePlace::kCovers / 2 : 0);
      if (least >= 0 && flaw >= least) continue;
      least = flaw;
      best.tag = tag;
      best.bubble = place.area;
    }
  }
  return best;
}

void LessonScreen::prepare() { layout_ = layoutOf(lesson_); }

void LessonScreen::draw(Canvas& canvas) const {
  const Lesson& l = lessonAt(lesson_);
  Words words;
  read(lesson_, words);
  dimAround(canvas, layout_.thing, layout_.tryMoves);
  const Rect frame = frameAround(layout_.thing), area = layout_.bubble;
  if (frame.w > 0) canvas.frame(frame.x, frame.y, frame.w, frame.h, kGold);
  drawBubble(canvas, area, layout_.thing);
  if (layout_.tag.w > 0) drawTag(canvas, layout_.tag, words.value.c_str());
  const int inside = area.w - 2 * kEdge, x = area.x + kEdge;
  canvas.marquee(x, area.y + 8, Shouted(l.title).c_str(), kBrick);
  const int y = canvas.paragraph(x, area.y + kWordsTop, inside, words.told.c_str(), kUmber, kLead);
  if (*words.tryIt.c_str() == '\0') return;
  canvas.hline(x, y + 3, inside, kKraft);
  canvas.paragraph(x, y + 9, inside, words.tryIt.c_str(), kUmber, kLead, Weight::bold);
}

void LessonScreen::buttonHints(ButtonHints& hints) const {
  hints.add(ButtonHint::Key::dpad, "Try");
  hints.add(ButtonHint::Key::a, lesson_ < newest_ ? "Next" : "Got it");
  if (earlier() != kNoLesson) hints.add(ButtonHint::Key::b, "Previous");
  hints.add(ButtonHint::Key::start, "Skip lessons");
}

}  // namespace armada
