#include "screens/shell/retelling.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

bool Retelling::begin(Console& console, Seat seat, std::size_t watched, StateBox& seen, Rect panel) {
  Chronicle& chronicle = console.chronicle();
  const std::size_t moves = console.session().moveCount();
  const std::size_t own = chronicle.behindLastMoveOf(seat);
  const std::size_t from = own > watched ? own : watched;
  if (from >= moves) return false;
  *this = Retelling{};
  seat_ = seat;
  panel_ = panel;
  if (wrapped(console, from, moves) == 0) return false;  // others chose in secret, and that is all
  running_ = true;
  hasMoved_ = from > 0 || console.session().droppedMoves() > 0;
  from_ = told_ = static_cast<std::uint16_t>(from);
  upTo_ = static_cast<std::uint16_t>(moves);
  chronicle.before(from, seat, seen);
  mover_ = console.session().game().toMove(seen.at());
  return true;
}

void Retelling::follow(Console& console, Seat viewer, std::size_t from, Rect lines) {
  const std::size_t moves = console.session().moveCount();
  *this = Retelling{};
  seat_ = viewer;
  panel_ = lines;
  running_ = live_ = true;
  from_ = freshFrom_ = static_cast<std::uint16_t>(from);
  told_ = upTo_ = static_cast<std::uint16_t>(moves);
  mover_ = console.session().game().toMove(console.session().state());
  if (from < moves) countLines(console, from);
}

void Retelling::grew(Console& console) {
  const std::size_t from = told_;
  told_ = upTo_ = static_cast<std::uint16_t>(console.session().moveCount());
  if (from >= told_) return follow(console, seat_, told_, panel_);  // a long game has dropped its oldest moves
  back_ = 0;
  countLines(console, from);
}

void Retelling::moveTo(Console& console, Rect lines) {
  if (lines.x == panel_.x && lines.y == panel_.y && lines.w == panel_.w && lines.h == panel_.h) return;
  panel_ = lines;
  back_ = 0;
  fresh_ = static_cast<std::uint16_t>(wrapped(console, from_, freshFrom_));
  lines_ = static_cast<std::uint16_t>(fresh_ + wrapped(console, freshFrom_, told_));
  lookUp(console);
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

int Retelling::wrapped(Console& console, std::size_t from, std::size_t upTo) {
  int lines = 0;
  const auto worthNaming = console.ui().worthNaming;
  console.chronicle().tell(seat_, from, upTo, [&](Seat mover, bool, const char* words) {
    lines += paragraphLines(wordsWidth(), words);
    if (live_) mover_ = mover;
    if (worthNaming == nullptr || worthNaming(console.chronicle().told())) news_ = true;
  });
  return lines;
}

void Retelling::countLines(Console& console, std::size_t from) {
  const int lines = wrapped(console, from, told_);
  if (!live_ || lines > 0) {  // a move that shows nothing takes no light from the one before
    fresh_ = lines_;
    freshFrom_ = static_cast<std::uint16_t>(from);
  }
  lines_ = static_cast<std::uint16_t>(lines_ + lines);
  lookUp(console);
}

void Retelling::lookUp(Console& console) {
  int line = -topLine();
  page_.clear();
  console.chronicle().tell(seat_, from_, told_, [&](Seat mover, bool first, const char* words) {
    const int lines = paragraphLines(wordsWidth(), words);
    page_.add(line, lines, mover, first, words);
    line += lines;
  });
}

int Retelling::linesSeen() const {
  const int room = (panel_.h - titleHeight() - (low() ? 1 : 4)) / kLead;
  return room < kMostLines ? room : kMostLines;
}

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

void Retelling::draw(const Console& console, Canvas& canvas) const {
  const Colour speaks = console.seatLook(mover_).colour;
  drawPanel(canvas, panel_, kInk, speaks);
  canvas.text(panel_.x + 8, panel_.y + 6, hasMoved_ ? "Since your last move" : "Before your first move", speaks,
              Weight::bold);
  drawLines(console, canvas);
}

void Retelling::drawLines(const Console& console, Canvas& canvas) const {
  const int room = linesSeen(), top = topLine();
  const int firstY = panel_.y + titleHeight();
  if (scrolls())
    drawScrollBar(canvas, {panel_.x + panel_.w - (narrow() ? 6 : 8), firstY, 4, kLead * room - 2}, top, room, lines_);
  const ClipTo lines(canvas, {panel_.x + 2, firstY - 1, panel_.w - 4, kLead * room});
  for (const auto& told : page_) {
    const int y = firstY + kLead * told.line;
    const Colour colour = console.seatLook(told.mover).colour;
    if (told.first && narrow())
      canvas.rect(panel_.x + 4, y + 2, 5, 5, colour);
    else if (told.first)
      canvas.box(panel_.x + 7, y + 1, 7, 7, colour, shadeOf(colour), 1);
    const int w = widthWithoutLoneWord(wordsWidth(), told.words);
    canvas.paragraph(panel_.x + indent(), y, w, told.words, top + told.line >= fresh_ ? kPaper : kMist, kLead);
  }
}

}  // namespace armada
