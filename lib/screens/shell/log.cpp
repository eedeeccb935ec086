#include "screens/shell/log.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {

constexpr Rect kPaperArea{6, 25, 300, 190};
constexpr int kWordsX = 26, kWordsWidth = 268;
constexpr int kFirstLine = 34;
constexpr int kLead = 12;

}  // namespace

void LogScreen::read(Seat viewer) {
  viewer_ = viewer;
  countLines();
  first_ = static_cast<std::uint16_t>(lines_ > kSeen ? lines_ - kSeen : 0);
  lookUp();
}

void LogScreen::countLines() {
  int lines = 0;
  std::size_t stretch = 0;
  linesBefore_[0] = 0;
  const auto reach = [&](std::size_t which) {
    while (stretch < which) linesBefore_[++stretch] = static_cast<std::uint16_t>(lines);
  };
  Chronicle& chronicle = console_.chronicle();
  chronicle.tell(viewer_, 0, console_.session().moveCount(), [&](Seat, bool, const char* words) {
    reach(chronicle.toldMove() / kStretch);
    lines += paragraphLines(kWordsWidth, words);
  });
  reach(kStretches - 1);
  lines_ = static_cast<std::uint16_t>(lines);
}

void LogScreen::lookUp() {
  const std::size_t moves = console_.session().moveCount();
  std::size_t stretch = 0;
  while ((stretch + 1) * kStretch < moves && linesBefore_[stretch + 1] <= first_) ++stretch;
  std::size_t behind = stretch + 1;
  while (behind * kStretch < moves && linesBefore_[behind] < first_ + kSeen) ++behind;
  const std::size_t upTo = behind * kStretch < moves ? behind * kStretch : moves;
  int line = linesBefore_[stretch] - first_;
  page_.clear();
  console_.chronicle().tell(viewer_, stretch * kStretch, upTo, [&](Seat mover, bool first, const char* words) {
    const int lines = paragraphLines(kWordsWidth, words);
    page_.add(line, lines, mover, first, words);
    line += lines;
  });
}

std::uint8_t LogScreen::place() const {
  const int up = lines_ - kSeen - first_;
  return static_cast<std::uint8_t>(up < 0 ? 0 : up > 255 ? 255 : up);
}

void LogScreen::goTo(std::uint8_t place) {
  const int first = lines_ - kSeen - place;
  first_ = static_cast<std::uint16_t>(first < 0 ? 0 : first);
  lookUp();
}

void LogScreen::press(Button button) {
  int to = first_;
  switch (button) {
    case Button::up: to -= 1; break;
    case Button::down: to += 1; break;
    case Button::left: to -= kSeen; break;
    case Button::right: to += kSeen; break;
    case Button::b:
    case Button::a:
    case Button::select:
    case Button::start: console_.sound(Sound::back); return console_.close();
  }
  const int last = lines_ > kSeen ? lines_ - kSeen : 0;
  to = to < 0 ? 0 : (to > last ? last : to);
  if (to == first_) return;
  first_ = static_cast<std::uint16_t>(to);
  lookUp();
  console_.sound(Sound::move);
  console_.redraw();
}

void LogScreen::draw(Canvas& canvas) const {
  const GameUi& ui = console_.ui();
  canvas.clear(kVoid);
  // No count of moves: one that shows nothing, as a Planet Effect declined, would still be counted, and so tell of a hand.
  drawHeader(canvas, "Game log", ui.game->title, ui.accent);
  drawPaper(canvas, kPaperArea);
  canvas.setClip({kPaperArea.x + 2, kFirstLine - 2, kPaperArea.w - 4, kLead * kSeen});
  for (const auto& told : page_) {
    const int y = kFirstLine + kLead * told.line;
    if (told.first && told.mover < kMaxSeats) {
      const Colour colour = console_.seatLook(told.mover).colour;
      canvas.box(14, y + 1, 7, 7, colour, shadeOf(colour), 1);
    }
    canvas.paragraph(kWordsX, y, kWordsWidth, told.words, told.first ? kUmber : kSepia, kLead);
  }
  canvas.resetClip();
  if (lines_ == 0) canvas.textCentred(156, 112, "Nothing has happened yet.", kSepia);
  drawScrollBar(canvas, {311, 28, 4, 184}, first_, kSeen, lines_);
}

void LogScreen::buttonHints(ButtonHints& hints) const {
  if (lines_ > kSeen) {
    hints.add(ButtonHint::Key::upDown, "Line");
    hints.add(ButtonHint::Key::leftRight, "Page");
  }
  hints.add(ButtonHint::Key::b, "Back");
}

Colour LogScreen::footLine() const { return console_.ui().accentShade; }

}  // namespace armada
