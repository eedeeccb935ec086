#include "screens/shell/retelling.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {

constexpr int kTitleHeight = 19;
constexpr int kLead = 11;
constexpr int kIndent = 18;  // of the words; a box in the mover's colour stands before them
constexpr int kWordsWidth = kRetellingPanel.w - kIndent - 16;

}  // namespace

bool Retelling::begin(Console& console, Seat seat, StateBox& seen) {
  Chronicle chronicle(console.session(), console.scratch());
  const std::size_t moves = console.session().moveCount();
  const std::size_t from = chronicle.behindLastMoveOf(seat);
  if (from == moves) return false;
  *this = Retelling{};
  seat_ = seat;
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
  Chronicle(console.session(), console.scratch()).after(move, seat_, seen, console.events());
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
  Chronicle chronicle(console.session(), console.scratch());
  chronicle.tellMoves(seat_, from, told_,
                      [&](Seat, bool, const char* words) { lines += paragraphLines(kWordsWidth, words); });
  lines_ = static_cast<std::uint16_t>(lines);
}

int Retelling::linesIn(Rect panel) { return (panel.h - kTitleHeight - 4) / kLead; }

bool Retelling::scroll(Button button, Rect panel) {
  const int most = scrolls(panel) ? lines_ - linesIn(panel) : 0;
  int back = back_;
  if (button == Button::up) ++back;
  if (button == Button::down) --back;
  if (back < 0 || back > most || back == back_) return false;
  back_ = static_cast<std::uint16_t>(back);
  return true;
}

void Retelling::draw(Console& console, Canvas& canvas, Rect panel) const {
  const Face& face = console.face();
  const int room = linesIn(panel);
  const int top = scrolls(panel) ? lines_ - room - back_ : 0;
  const int firstY = panel.y + kTitleHeight;
  const Colour speaks = face.seatColours[mover_];
  drawPanel(canvas, panel, kInk, speaks);
  canvas.text(panel.x + 8, panel.y + 6, hasMoved_ ? "Since your last move" : "Before your first move", speaks,
              Weight::bold);
  if (allTold() && lines_ == 0) canvas.text(panel.x + 8, firstY, "Nothing that you can see.", kMist);
  if (scrolls(panel)) drawScrollBar(canvas, {panel.x + panel.w - 8, firstY, 4, kLead * room - 2}, top, room, lines_);
  const ClipTo lines(canvas, {panel.x + 2, firstY - 1, panel.w - 4, kLead * room});
  int line = 0;
  Chronicle chronicle(console.session(), console.scratch());
  chronicle.tellMoves(seat_, from_, told_, [&](Seat mover, bool first, const char* words) {
    const int count = paragraphLines(kWordsWidth, words);
    const int y = firstY + kLead * (line - top);
    if (line + count > top && line < top + room) {
      const Colour colour = face.seatColours[mover];
      if (first) canvas.box(panel.x + 7, y + 1, 7, 7, colour, shadeOf(colour), 1);
      canvas.paragraph(panel.x + kIndent, y, kWordsWidth, words, line >= fresh_ ? kPaper : kMist, kLead);
    }
    line += count;
  });
}

}  // namespace armada
