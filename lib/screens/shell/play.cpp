#include "screens/shell/play.h"

#include "screens/components.h"
#include "screens/console.h"

namespace armada {

// ---- where the game stands ------------------------------------------------------------------------------------------
const Game& PlayScreen::game() const { return console_.session().game(); }
View& PlayScreen::view() const { return console_.face().view; }
Seat PlayScreen::seatToMove() const { return game().toMove(console_.session().state()); }

bool PlayScreen::handsHidden() const { return game().hiddenHands && game().seats(console_.session().state()) > 1; }

bool PlayScreen::mustHandOver() const {
  const Seat seat = seatToMove();
  return handsHidden() && seat != kNobody && seat != viewer_;
}

void PlayScreen::enter() {
  viewer_ = kNobody;
  retelling_.end();
  positionChanged();
}

void PlayScreen::positionChanged() {
  endTold_ = false;
  lessonsLooked_ = false;
  console_.redraw();
  if (mustHandOver()) {
    viewer_ = kNobody;
    console_.screens.handOver.ask(seatToMove());
    return;
  }
  const Seat seat = seatToMove();
  if (seat != kNobody)
    viewer_ = seat;
  else if (viewer_ == kNobody)
    viewer_ = 0;
  rest_ = kRestTicks;
  refresh();
}

void PlayScreen::takeSeat(Seat seat) {
  viewer_ = seat;
  if (!handsHidden() || mustHandOver() || !retelling_.begin(console_, seat, seen_, retellingPanel()))
    return positionChanged();
  rest_ = 0;
  legal_.clear();
  if (motion() == Motion::off) return tellAll();
  view().settle(*this);
  console_.redraw();
}

void PlayScreen::turnAway() {
  if (!console_.isOpen(*this) || !handsHidden() || seatToMove() == kNobody) return;
  console_.closeDownTo(*this);
  enter();
}

void PlayScreen::refresh() {
  if (retelling()) return view().settle(*this);
  const Session& session = console_.session();
  session.observe(viewer_, seen_);
  legal_.clear();
  if (seatToMove() == viewer_) game().legalMoves(seen_.at(), legal_);
  view().settle(*this);
}

// ---- Table ----------------------------------------------------------------------------------------------------------
bool PlayScreen::play(Move move) {
  Session& session = console_.session();
  if (retelling() || seatToMove() != viewer_ || !session.play(move, console_.events())) return false;
  console_.events().keepFor(viewer_);
  const Seat seat = seatToMove();
  // With open hands the console shows the game as whoever decides next sees it.
  if (!handsHidden() && seat != kNobody) viewer_ = seat;
  session.observe(viewer_, seen_);
  legal_.clear();
  if (seat == viewer_) game().legalMoves(seen_.at(), legal_);
  rest_ = 0;
  lessonsLooked_ = false;
  console_.endRepeats();  // a thumb still on the d-pad does not aim anew, nor cut the motion short
  countIfOver();
  view().happened(*this, console_.events());
  console_.redraw();
  return true;
}

void PlayScreen::countIfOver() {
  Session& session = console_.session();
  const Status status = game().status(session.state());
  if (status.outcome == Outcome::playing) return;
  const int seats = game().seats(session.state());
  if (console_.statistics().count(game(), session.seed(), session.options(), status, seats, session.undoWasUsed()))
    console_.statisticsChanged();
}

// While the console is handed over nobody takes back another one's step, nor while they are told what happened.
bool PlayScreen::canUndo() const {
  const Session& session = console_.session();
  return session.undoesNewGame() || (viewer_ != kNobody && !retelling() && session.canUndo());
}
bool PlayScreen::canRedo() const { return viewer_ != kNobody && !retelling() && console_.session().canRedo(); }

bool PlayScreen::undo() {
  if (!canUndo() || !console_.session().undo()) return false;
  sound(Sound::back);
  positionChanged();
  return true;
}

bool PlayScreen::redo() {
  if (!canRedo() || !console_.session().redo(console_.events())) return false;
  sound(Sound::confirm);
  positionChanged();
  return true;
}

void PlayScreen::sound(Sound sound) { console_.sound(sound); }
void PlayScreen::toast(const char* words) { console_.toast(words); }

void PlayScreen::openMenu() {
  if (view().moving()) view().skip(*this);
  console_.screens.pause.begin();
  console_.open(console_.screens.pause);
}

void PlayScreen::openLog() {
  if (view().moving()) view().skip(*this);
  console_.screens.log.read(viewer_);
  console_.open(console_.screens.log);
}

void PlayScreen::openEnd() {
  if (endTold_) return;
  endTold_ = true;
  console_.open(console_.screens.end);
}

Motion PlayScreen::motion() const { return console_.settings().motion; }
bool PlayScreen::askBeforeEndingTurn() const { return console_.settings().askBeforeEnding; }

bool PlayScreen::hints() const {
  switch (console_.settings().hints) {
    case Hints::firstGame: return console_.record().played == 0;
    case Hints::always: return true;
    case Hints::off: break;
  }
  return false;
}

std::uint32_t PlayScreen::ticks() const { return console_.ticks(); }

// ---- Screen ---------------------------------------------------------------------------------------------------------
void PlayScreen::shown() {
  lessonsLooked_ = false;  // one lesson was closed: the next may be due
}

bool PlayScreen::leavesSoon() const { return mustHandOver() || (seatToMove() == kNobody && !endTold_); }
bool PlayScreen::rested() const { return rest_ >= kRestTicks || motion() == Motion::off; }

void PlayScreen::press(Button button) {
  if (button == Button::start) {
    console_.sound(Sound::confirm);
    return openMenu();
  }
  if (retelling()) return pressWhileRetelling(button);
  const bool either = button == Button::a || button == Button::b;
  if (view().moving()) {
    view().skip(*this);
    console_.redraw();
    if (either) return;  // what it would decide was not to be seen yet; aiming and looking decide nothing
  }
  if (leavesSoon()) {
    if (either) rest_ = kRestTicks;
    return;
  }
  view().press(*this, button);
  console_.redraw();
}

bool PlayScreen::moving() const { return view().moving(); }

bool PlayScreen::tick() {
  const bool changed = view().tick(*this);
  if (&console_.top() == this && !view().moving()) turnPage();
  return changed;
}

// ---- what happened since the viewer's last move ---------------------------------------------------------------------
void PlayScreen::tellNext() {
  rest_ = 0;
  do retelling_.next(console_, seen_);
  while (console_.events().size() == 0 && !retelling_.allTold());  // nobody waits for a move that shows nothing
  view().happened(*this, console_.events());
  console_.redraw();
}

void PlayScreen::tellWhenRested() {
  if (retelling_.allTold()) return;
  if (motion() == Motion::off) return tellAll();
  const int ticks = motion() == Motion::brief ? kTellTicks / 2 : kTellTicks;
  if (++rest_ >= ticks) tellNext();
}

void PlayScreen::tellAll() {
  retelling_.tellAll(console_, seen_);
  view().settle(*this);
  console_.redraw();
}

Rect PlayScreen::retellingPanel() const {
  const int top = view().retellingTop();
  return {kRetellingPanel.x, top, kRetellingPanel.w, kRetellingPanel.y + kRetellingPanel.h - top};
}

// Only a press of A, when all is told, leads to the viewer's own decision.
void PlayScreen::pressWhileRetelling(Button button) {
  const bool told = retelling_.allTold();
  if (view().moving() && (button == Button::a || button == Button::b)) {
    view().skip(*this);
    console_.redraw();
    if (button == Button::a) return;
  }
  switch (button) {
    case Button::a:
      if (!told) return tellNext();
      console_.sound(Sound::confirm);
      retelling_.end();
      return positionChanged();
    case Button::b:
      if (!told) tellAll();
      return;
    case Button::up:
    case Button::down:
      if (!told || !retelling_.scroll(console_, button)) return;
      console_.sound(Sound::move);
      return console_.redraw();
    default: return;
  }
}

void PlayScreen::footWhileRetelling(Foot& foot) const {
  if (retelling_.allTold() && !view().moving()) {
    if (retelling_.scrolls()) foot.add(FootItem::Key::upDown, "Line");
    foot.add(FootItem::Key::a, "Go on");
    return;
  }
  foot.add(FootItem::Key::a, view().moving() ? "Skip" : "Next");
  if (!retelling_.allTold()) foot.add(FootItem::Key::b, "Skip all");
}

void PlayScreen::turnPage() {
  if (retelling()) return tellWhenRested();
  if (!leavesSoon()) return openLessonIfDue();
  if (!rested()) {
    ++rest_;
    return;
  }
  if (mustHandOver())
    positionChanged();
  else
    openEnd();
}

// With hidden hands each player reads alone, and each is taught.
std::uint32_t& PlayScreen::lessonsSeen() const {
  const bool alone = handsHidden() && viewer_ < kMaxSeats;
  return console_.record().lessonsSeen[alone ? viewer_ : 0];
}

// Each lesson is looked for once a position, when everything has come to rest.
void PlayScreen::openLessonIfDue() {
  if (lessonsLooked_ || view().waits()) return;
  lessonsLooked_ = true;
  if (console_.settings().hints == Hints::off || seatToMove() != viewer_) return;
  const Face& face = console_.face();
  const std::uint32_t known = lessonsSeen();
  for (std::uint8_t i = 0; i < face.lessonCount; ++i) {
    if ((known >> i & 1u) != 0 || !face.lessons[i].due(seen_.at())) continue;
    return console_.screens.lesson.teach(i);
  }
}

void PlayScreen::prepare() { view().prepare(*this); }

void PlayScreen::draw(Canvas& canvas) const {
  const Face& face = console_.face();
  canvas.rect(0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop, kVoid);
  canvas.setClip(kBody);
  face.view.draw(*this, canvas);
  if (retelling()) retelling_.draw(face, canvas);
  canvas.resetClip();
  Text<48> right;
  face.view.where(*this, right);
  drawHeader(canvas, game().title, right.c_str(), face.accent);
}

void PlayScreen::foot(Foot& foot) const {
  const bool moving = view().moving();
  if (retelling())
    footWhileRetelling(foot);
  else if (!moving && leavesSoon())
    foot.add(FootItem::Key::a, "Go on");
  else
    view().foot(*this, foot);
  if (moving && foot.count == 0) foot.add(FootItem::Key::a, "Skip");
  // START is the menu everywhere; it is named where there is room for four pairs.
  for (int i = 0; i < foot.count; ++i)
    if (foot.items[i].key == FootItem::Key::start) return;
  if (foot.count >= 4) return;
  Foot longer = foot;
  longer.add(FootItem::Key::start, "Menu");
  if (footWidth(longer) <= kFootRoom) foot = longer;
}

int PlayScreen::toastTop() const { return view().toastTop(); }

Colour PlayScreen::footLine() const { return console_.face().accentShade; }

}  // namespace armada
