#include "screens/shell/retelling.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {

constexpr int kIndent = 18;  // of the words; a box in the mover's colour stands before them
constexpr int kWordsWidth = kRetellingPanel.w - kIndent - 16;

}  // namespace

bool Retelling::begin(Console& console, Seat seat, StateBox& seen, Rect panel) {
  Chronicle& chronicle = console.chronicle();
  const std::size_t moves = console.session().moveCount();
  const std::size_t from = chronicle.behindLastMoveOf(seat);
  if (from == moves) return false;
  *this = Retelling{};
  seat_ = seat;
  panel_ = panel;
  running_ = true;
  hasMoved_ = from > 0 || console.session().droppedMoves() > 0;
  from_ = told_ = static_cast<std::uint16_t>(from);
  upTo_ = static_cast<std::uint16_t>(moves);
  chronicle.before(from, seat, seen);
  mover_ = console.session().game().toMove(seen.at());
  return true;
}

void Retelling::next(Console& console, StateBox& seen) {
  if (allTold()) return;
  const std::size_t move = told_++;
  mover_ = console.session().game().toMove(seen.at());
  console.chronicle().after(move, seat_, seen, console.events());
  countLines(console, move);
}

void Retelling::tellAll(Console& console, StateBox& seen) {
  const std::size_t from = told_;
  told_ = upTo_;
  console.session().observe(seat_, seen);
  countLines(console, from);
}

void Retelling::countLines(Console& console, std::size_t from) {
  int lines = lines_;
  fresh_ = lines_;
  console.chronicle().tell(seat_, from, told_,
                           [&](Seat, bool, const char* words) { lines += paragraphLines(kWordsWidth, words); });
  lines_ = static_cast<std::uint16_t>(lines);
  lookUp(console);
}

void Retelling::lookUp(Console& console) {
  int line = -topLine();
  page_.clear();
  console.chronicle().tell(seat_, from_, told_, [&](Seat mover, bool first, const char* words) {
    const int lines = paragraphLines(kWordsWidth, words);
    page_.add(line, lines, mover, first, words);
    line += lines;
  });
}

int Retelling::linesSeen() const { return (panel_.h - kTitleHeight - 4) / kLead; }

bool Retelling::scroll(Console& console, Button button) {
  const int most = scrolls() ? lines_ - linesSeen() : 0;
  int back = back_;
  if (button == Button::up) ++back;
  if (button == Button::down) --back;
  if (back < 0 || back > most || back == back_) return false;
  back_ = static_cast<std::uint16_t>(back);
  lookUp(console);
  return true;
}

void Retelling::draw(const GameUi& ui, Canvas& canvas) const {
  const int room = linesSeen(), top = topLine();
  const int firstY = panel_.y + kTitleHeight;
  const Colour speaks = ui.seatColours[mover_];
  drawPanel(canvas, panel_, kInk, speaks);
  canvas.text(panel_.x + 8, panel_.y + 6, hasMoved_ ? "Since your last move" : "Before your first move", speaks,
              Weight::bold);
  if (allTold() && lines_ == 0) canvas.text(panel_.x + 8, firstY, "Nothing that you can see.", kMist);
  if (scrolls()) drawScrollBar(canvas, {panel_.x + panel_.w - 8, firstY, 4, kLead * room - 2}, top, room, lines_);
  const ClipTo lines(canvas, {panel_.x + 2, firstY - 1, panel_.w - 4, kLead * room});
  for (const auto& told : page_) {
    const int y = firstY + kLead * told.line;
    const Colour colour = ui.seatColours[told.mover];
    if (told.first) canvas.box(panel_.x + 7, y + 1, 7, 7, colour, shadeOf(colour), 1);
    canvas.paragraph(panel_.x + kIndent, y, kWordsWidth, told.words, top + told.line >= fresh_ ? kPaper : kMist, kLead);
  }
}

}  // namespace armada
