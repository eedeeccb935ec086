#include "screens/shell/log.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

namespace {

std::uint8_t* aligned(std::uint8_t* at) {
  const auto address = reinterpret_cast<std::uintptr_t>(at);
  return at + (8 - address % 8) % 8;
}

constexpr Rect kPaperArea{6, 25, 300, 190};
constexpr int kWordsX = 26, kWordsWidth = 268;
constexpr int kFirstLine = 34;
constexpr int kLead = 12;

}  // namespace

// ---- the chronicle --------------------------------------------------------------------------------------------------
Chronicle::Chronicle(const Session& session, std::uint8_t* scratch)
    : session_(session),
      state_(*reinterpret_cast<StateBox*>(aligned(scratch))),
      seen_(*reinterpret_cast<StateBox*>(aligned(scratch) + sizeof(StateBox))),
      events_(reinterpret_cast<Event*>(aligned(scratch) + 2 * sizeof(StateBox)), kMaxEventsAMove) {}

std::size_t Chronicle::moves() const { return session_.moveCount(); }

void Chronicle::goTo(std::size_t move) { session_.stateBefore(move, state_); }

std::size_t Chronicle::behindLastMoveOf(Seat seat) {
  // Who moves moved not long ago: the last moves are looked through first.
  const std::size_t late = moves() > Session::kCheckpointEvery ? moves() - Session::kCheckpointEvery : 0;
  const std::size_t behind = behindLastMoveOf(seat, late, moves());
  return behind > 0 || late == 0 ? behind : behindLastMoveOf(seat, 0, late);
}

std::size_t Chronicle::behindLastMoveOf(Seat seat, std::size_t from, std::size_t upTo) {
  std::size_t behind = 0;
  goTo(from);
  for (std::size_t i = from; i < upTo; ++i) {
    if (session_.game().toMove(state_.at()) == seat) behind = i + 1;
    Events silent;
    session_.playAgain(i, state_, silent);
  }
  return behind;
}

void Chronicle::before(std::size_t move, Seat viewer, StateBox& seen) {
  goTo(move);
  session_.game().observe(state_.at(), viewer, seen.at());
}

void Chronicle::after(std::size_t move, Seat viewer, StateBox& seen, Events& events) {
  goTo(move);
  session_.playAgain(move, state_, events);
  events.keepFor(viewer);
  session_.game().observe(state_.at(), viewer, seen.at());
}

Seat Chronicle::replay(std::size_t move, Seat viewer) {
  const Game& game = session_.game();
  const Seat mover = game.toMove(state_.at());
  session_.playAgain(move, state_, events_);
  game.observe(state_.at(), viewer, seen_.at());
  return mover;
}

bool Chronicle::narrate(const Event& event) {
  words_.clear();
  session_.game().narrate(seen_.at(), event, words_);
  return !words_.empty();
}

// ---- the screen -----------------------------------------------------------------------------------------------------
void LogScreen::read(Seat viewer) {
  viewer_ = viewer;
  int lines = 0;
  Chronicle chronicle(console_.session(), console_.scratch());
  chronicle.tell(viewer_, [&lines](Seat, bool, const char* words) { lines += paragraphLines(kWordsWidth, words); });
  lines_ = static_cast<std::uint16_t>(lines);
  first_ = static_cast<std::uint16_t>(lines > kSeen ? lines - kSeen : 0);
}

std::uint8_t LogScreen::place() const {
  const int up = lines_ - kSeen - first_;
  return static_cast<std::uint8_t>(up < 0 ? 0 : up > 255 ? 255 : up);
}

void LogScreen::goTo(std::uint8_t place) {
  const int first = lines_ - kSeen - place;
  first_ = static_cast<std::uint16_t>(first < 0 ? 0 : first);
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
  console_.sound(Sound::move);
  console_.redraw();
}

void LogScreen::draw(Canvas& canvas) const {
  const Face& face = console_.face();
  canvas.clear(kVoid);
  Text<56> right;
  right << face.game->title << "   ";
  const auto moves = static_cast<std::uint32_t>(console_.session().moveCount()) + console_.session().droppedMoves();
  right << moves << (moves == 1 ? " move" : " moves");
  drawHeader(canvas, "Game log", right.c_str(), face.accent);
  drawPaper(canvas, kPaperArea);
  canvas.setClip({kPaperArea.x + 2, kFirstLine - 2, kPaperArea.w - 4, kLead * kSeen});
  int line = 0;
  Chronicle chronicle(console_.session(), console_.scratch());
  chronicle.tell(viewer_, [&](Seat mover, bool first, const char* words) {
    const int lines = paragraphLines(kWordsWidth, words);
    const int y = kFirstLine + kLead * (line - first_);
    if (line + lines > first_ && line < first_ + kSeen) {
      if (first && mover < kMaxSeats) {
        const Colour colour = face.seatColours[mover];
        canvas.box(14, y + 1, 7, 7, colour, shadeOf(colour), 1);
      }
      canvas.paragraph(kWordsX, y, kWordsWidth, words, first ? kUmber : kSepia, kLead);
    }
    line += lines;
  });
  canvas.resetClip();
  if (lines_ == 0) canvas.textCentred(156, 112, "Nothing has happened yet.", kSepia);
  drawScrollBar(canvas, {311, 28, 4, 184}, first_, kSeen, lines_);
}

void LogScreen::foot(Foot& foot) const {
  if (lines_ > kSeen) {
    foot.add(FootItem::Key::upDown, "Line");
    foot.add(FootItem::Key::leftRight, "Page");
  }
  foot.add(FootItem::Key::b, "Back");
}

Colour LogScreen::footLine() const { return console_.face().accentShade; }

}  // namespace armada
