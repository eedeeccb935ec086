#include "screens/shell/play.h"

#include <cstring>

#include "screens/components.h"
#include "screens/console.h"
#include "screens/losing.h"
#include "screens/shell/opponent.h"

namespace armada {

PlayScreen::PlayScreen(Console& console) : Screen(console) {
  for (Mover*& mover : movers_) mover = &thumb_;
}

// ---- where the game stands ------------------------------------------------------------------------------------------
const Game& PlayScreen::game() const { return console_.session().game(); }
View& PlayScreen::view() const { return console_.view(); }
Motion PlayScreen::motion() const { return console_.settings().motion; }
Seat PlayScreen::seatToMove() const { return game().toMove(console_.session().state()); }

PlayContext PlayScreen::context() const {
  return {game(),
          seen_.at(),
          shown_.at(),
          viewer_,
          legal_,
          player_,
          retelling() && !looksRound_,
          canTakeBack(),
          console_.settings().askBeforeEnding,
          motion(),
          console_.ticks(),
          !isDemonstration(),
          console_.isOpen(console_.screens.hint) ? Cover::hint : Cover::none,
          console_.chronicle().readerFor(eyes())};
}

bool PlayScreen::handsHidden() const { return game().hiddenHands && game().seats(console_.session().state()) > 1; }

int PlayScreen::thumbs() const {
  int count = 0;
  for (Seat seat = 0; seat < game().seats(console_.session().state()); ++seat) count += hasThumbs(seat) ? 1 : 0;
  return count;
}

std::uint8_t PlayScreen::persons() const {
  std::uint8_t persons = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (hasThumbs(seat)) persons = static_cast<std::uint8_t>(persons | 1u << seat);
  return persons;
}

Seat PlayScreen::nextThumb(Seat from) const {
  const int seats = game().seats(console_.session().state());
  for (int i = 0; i < seats; ++i) {
    const auto seat = static_cast<Seat>((from + i) % seats);
    if (hasThumbs(seat)) return seat;
  }
  return 0;
}

// Whose decision it is, or who waits for a mover without thumbs.
Seat PlayScreen::whoShallLook() const {
  const Seat seat = seatToMove();
  if (seat != kNobody && hasThumbs(seat)) return seat;
  if (viewer_ != kNobody) return viewer_;
  return seat == kNobody ? Seat{0} : nextThumb(seat);
}

// Where one person plays alone against computers, they look with their own eyes all the time.
bool PlayScreen::isOpenToAll() const {
  const void* state = console_.session().state();
  if (!handsHidden() || thumbs() < 2 || game().isSecret == nullptr) return false;
  return seatToMove() == kNobody || !game().isSecret(state);
}

// There it stays until somebody takes it to decide in secret; what a computer decides in secret is seen by nobody.
void PlayScreen::putOnTable() {
  onTable_ = thumbs() > 1 && (onTable_ || isOpenToAll());
  if (onTable_) seenByAll_ = console_.session().moveCount();
}

// To a person who has not looked before, or picks the console up from the table to decide in secret; where only one plays,
// they look from the beginning.
bool PlayScreen::mustHandOver() const {
  const Seat seat = seatToMove();
  if (!handsHidden() || seat == kNobody || isOpenToAll()) return false;
  if (whoShallLook() == viewer_ && !(onTable_ && hasThumbs(seat))) return false;
  return thumbs() > 1 || viewer_ != kNobody;
}

// Nobody is given the console for what all can see to be the only thing to do; it is a move of theirs all the same.
Move PlayScreen::evidentMove() const {
  const auto evident = console_.ui().evidentMove;
  if (evident == nullptr || !mustHandOver()) return kNoMove;
  StateBox& common = console_.workspace().seen;
  console_.session().observeInCommon(common);
  return evident(common.at());
}

// Who plays against computers and left is told what those did meanwhile.
void PlayScreen::enter() {
  viewer_ = kNobody;
  onTable_ = false;
  seenByAll_ = 0;
  sitAsSeated();
  positionChanged();
  if (computersPlay() && thumbs() == 1 && seatToMove() == viewer_) takeSeat(viewer_);
}

// What a test or a link has seated stays.
void PlayScreen::sitAsSeated() {
  const Seating seating = console_.session().seating();
  const bool alone = game().seats(console_.session().state()) == 1;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    Mover*& mover = movers_[seat];
    if (mover != &thumb_ && mover != &console_.computer()) continue;
    mover = &thumb_;
    if (!alone && !seating.isPerson(seat)) mover = &console_.computer();
  }
}

bool PlayScreen::computersPlay() const { return thumbs() < game().seats(console_.session().state()); }

void PlayScreen::findUndo() {
  const Session& session = console_.session();
  Seat mover = kNobody;
  if (session.canUndo() && session.moveCount() > 0) {
    StateBox& before = console_.workspace().seen;
    session.moveMade(session.moveCount() - 1, before, kNobody);
    mover = game().toMove(before.at());
  }
  findUndo(mover);
}

void PlayScreen::findUndo(Seat lastMover) {
  const Session& session = console_.session();
  undoTo_ = session.moveCount();
  undoBy_ = lastMover;
  if (!computersPlay()) {
    if (session.canUndo() && undoTo_ > 0) --undoTo_;
    return;
  }
  undoTo_ = console_.chronicle().lastToTakeBack(persons(), undoBy_);
}

void PlayScreen::positionChanged(Arrival how) {
  for (Move move = evidentMove(); move != kNoMove; move = evidentMove()) {
    if (!console_.session().play(move, console_.events())) break;
    countIfOver();
  }
  endTold_ = false;
  lessonsLooked_ = false;
  retelling_.end();
  endWatching();
  findUndo();
  console_.redraw();
  if (mustHandOver()) {
    const Seat seat = whoShallLook();
    viewer_ = kNobody;
    console_.screens.handOver.ask(seat);
    return;
  }
  viewer_ = whoShallLook();
  putOnTable();
  rest_ = kRestTicks;
  console_.session().observe(eyes(), seen_);
  legal_.clear();
  if (seatToMove() == viewer_) game().legalMoves(seen_.at(), legal_);
  look(how);
  remindView();
}

void PlayScreen::remindView() {
  const std::size_t moves = console_.session().moveCount(), wanted = view().movesToRecall(context());
  if (wanted == 0) return;
  Chronicle& chronicle = console_.chronicle();
  chronicle.tell(eyes(), moves > wanted ? moves - wanted : 0, moves,
                 [&](Seat, bool, const char*) { view().recall(chronicle.behind(), chronicle.told()); });
}

// At rest: what is shown is what is seen.
void PlayScreen::look(Arrival how) {
  player_.rest();
  shown_ = seen_;
  view().arrive(context(), how);
  console_.redraw();
}

void PlayScreen::takeSeat(Seat seat) {
  viewer_ = seat;
  onTable_ = false;
  const bool tells = handsHidden() || computersPlay();
  if (!tells || mustHandOver() || !retelling_.begin(console_, seat, seenByAll_, seen_, retellingPanel()))
    return positionChanged();
  rest_ = 0;
  legal_.clear();
  if (motion() == Motion::off) return tellAll();
  look(Arrival::anew);
}

void PlayScreen::turnAway() {
  if (!console_.isOpen(*this) || !handsHidden() || seatToMove() == kNobody) return;
  console_.closeDownTo(*this);
  enter();
}

// ---- what a press means ---------------------------------------------------------------------------------------------
void PlayScreen::act(const Intent& intent) {
  if (intent.kind == Intent::Kind::play && seatToMove() == viewer_ && losesNeedlessly(context(), intent.move))
    return askBeforeLosing(intent.move);
  console_.sound(intent.sound);
  bool refused = false;
  switch (intent.kind) {
    case Intent::Kind::nothing: break;
    case Intent::Kind::play: refused = seatToMove() != viewer_ || !play(intent.move); break;
    case Intent::Kind::undo: refused = !canTakeBack() || !undo(Arrival::undone); break;
    case Intent::Kind::openLog: openLog(); break;
  }
  if (refused) console_.sound(Sound::refuse);
  if (refused && intent.kind == Intent::Kind::undo && canUndo())
    console_.toast("That step was not yours. Undo is in the menu.");
  else if ((refused || intent.kind == Intent::Kind::nothing) && *intent.toast != '\0')
    console_.toast(intent.toast);
  console_.redraw();
}

void PlayScreen::askBeforeLosing(Move move) {
  losing_ = move;
  console_.sound(Sound::refuse);
  console_.screens.question.ask("CAREFUL", "This loses the game at once.", "Lose", "Go back",
                                [](Console& console) { console.screens.play.loseAfterAll(); });
}

void PlayScreen::loseAfterAll() {
  if (seatToMove() == viewer_) play(losing_);
}

bool PlayScreen::play(Move move) {
  Session& session = console_.session();
  const Seat mover = seatToMove();
  const bool theirs = watching() && mover != kNobody && !hasThumbs(mover);
  if ((retelling() && !theirs) || !session.play(move, console_.events())) return false;
  const Seat seat = seatToMove();
  // With open hands, and on the table, the console shows the game as whoever decides next sees it.
  if ((!handsHidden() || isOpenToAll()) && seat != kNobody && hasThumbs(seat)) viewer_ = seat;
  putOnTable();
  console_.events().keepFor(eyes());
  session.observe(eyes(), seen_);
  legal_.clear();
  if (seat == viewer_ && !theirs && !mustHandOver()) game().legalMoves(seen_.at(), legal_);
  if (!theirs || console_.events().size() > 0) rest_ = 0;  // else there is nothing to read
  lessonsLooked_ = false;
  findUndo(mover);
  if (theirs) watched();
  console_.endRepeats();  // a thumb still on the d-pad does not aim anew, nor cut the motion short
  countIfOver();
  show(console_.events(), mover);
  return true;
}

void PlayScreen::countIfOver() {
  Session& session = console_.session();
  const Status status = game().status(session.state());
  if (status.outcome == Outcome::playing || isDemonstration()) return;
  const int seats = game().seats(session.state());
  if (console_.statistics().count(game(), session.seed(), session.options(), status, seats, session.undoWasUsed(),
                                  session.hintWasUsed(), persons()))
    console_.statisticsChanged();
}

// While the console is handed over nobody takes back another one's step, nor while they are told what happened.
bool PlayScreen::canUndo() const {
  const Session& session = console_.session();
  if (session.undoesNewGame()) return true;
  return viewer_ != kNobody && (!retelling() || watching()) && undoTo_ < session.moveCount();
}
bool PlayScreen::canTakeBack() const { return canUndo() && (undoBy_ == viewer_ || console_.session().undoesNewGame()); }
bool PlayScreen::canRedo() const {
  return viewer_ != kNobody && (!retelling() || watching()) && console_.session().canRedo();
}

bool PlayScreen::canSuggest() const {
  // A hint knows the hand of whose decision it is: before everybody's eyes there is none.
  return viewer_ != kNobody && !onTable_ && seatToMove() == viewer_ && !retelling() && context().decides();
}

bool PlayScreen::undo(Arrival how) {
  Session& session = console_.session();
  if (!canUndo()) return false;
  if (session.undoesNewGame()) {
    session.undo();
    sitAsSeated();
  } else {
    while (session.moveCount() > undoTo_ && session.undo()) {
    }
  }
  console_.sound(Sound::back);
  positionChanged(how);
  return true;
}

bool PlayScreen::redo() {
  Session& session = console_.session();
  if (!canRedo() || !session.redo(console_.events())) return false;
  while (seatToMove() != kNobody && !hasThumbs(seatToMove()) && session.redo(console_.events())) {
  }
  console_.sound(Sound::confirm);
  positionChanged();
  return true;
}

void PlayScreen::openLog() {
  skipMotion();
  console_.screens.log.read(eyes());
  console_.open(console_.screens.log);
}

void PlayScreen::openEnd() {
  if (endTold_) return;
  endTold_ = true;
  retelling_.end();
  endWatching();
  console_.open(console_.screens.end);
}

// ---- motion ---------------------------------------------------------------------------------------------------------
void PlayScreen::show(const Events& events, Seat mover) {
  view().arrive(context(), Arrival::moved);
  Scene scene{seen_.at(), shown_.at(), viewer_};
  if (mover != kNobody && !hasThumbs(mover)) scene.mark = console_.ui().seatColours[mover];
  player_.begin(game(), view(), events, scene, hurries_ ? Motion::off : motion(), !legal_.empty());
  followPlayer();
  console_.redraw();
}

void PlayScreen::followPlayer() {
  console_.sound(player_.takeSound());
  if (!player_.running() && !player_.paused()) shown_ = seen_;
}

void PlayScreen::skipMotion() {
  if (!player_.running()) return;
  player_.finish();
  followPlayer();
  console_.redraw();
}

// ---- Screen ---------------------------------------------------------------------------------------------------------
void PlayScreen::shown() {
  lessonsLooked_ = false;  // one lesson was closed: the next may be due
}

bool PlayScreen::leavesSoon() const { return mustHandOver() || (seatToMove() == kNobody && !endTold_); }
bool PlayScreen::rested() const {
  if (endStands()) return false;  // A opens the end
  if (motion() == Motion::off || hurries_) return true;
  int ticks = watching() && !retelling_.saysNothing() ? kStepTicks : kRestTicks;
  if (const int longer = view().ticksToRead(context()); longer > ticks) ticks = longer;
  if (motion() == Motion::brief) ticks /= 2;
  return rest_ >= ticks;
}

void PlayScreen::press(Button button) {
  if (button == Button::start) {
    console_.sound(Sound::confirm);
    skipMotion();
    console_.screens.pause.begin();
    return console_.open(console_.screens.pause);
  }
  if (looksRound_) return pressWhileLooking(button);
  if (watching()) return pressWhileWatching(button);
  if (retelling()) return pressWhileRetelling(button);
  const bool either = button == Button::a || button == Button::b;
  if (player_.running()) {
    skipMotion();
    if (either) return;  // what it would decide was not to be seen yet; aiming and looking decide nothing
  }
  if (player_.paused()) {
    player_.goOn();
    followPlayer();
    console_.sound(Sound::confirm);
    return console_.redraw();
  }
  if (leavesSoon()) {
    if (either) rest_ = kLongEnough;
    return;
  }
  act(view().press(context(), button));
}

bool PlayScreen::tick() {
  if (seatingChanged_ && &console_.top() == this) {
    seatingChanged_ = false;
    sitAsSeated();
    positionChanged();
    return true;
  }
  bool changed = view().tick(context());  // what it shows grows older before the next thing begins
  if (player_.tick()) {
    followPlayer();
    changed = true;
  }
  changed = watchingLooksDifferent() || changed;
  if (&console_.top() != this) return changed;
  if (changed) console_.redraw();  // who thinks now knows it
  if (!player_.running()) goOnAtRest();
  return changed;
}

void PlayScreen::goOnAtRest() {
  if (retelling() && !watching()) return tellWhenRested();
  if (looksRound_ && saidAll()) return;
  if (!leavesSoon()) {
    const Seat seat = seatToMove();
    if (seat != kNobody && !hasThumbs(seat)) return askMover(seat);
    if (!watching() && !playObvious()) openLessonIfDue();
    return;
  }
  if (!rested()) {
    ++rest_;
    return;
  }
  if (!mustHandOver()) return openEnd();
  const Move move = evidentMove();
  if (move == kNoMove || !play(move)) positionChanged();
}

bool PlayScreen::playObvious() {
  if (player_.paused() || seatToMove() != viewer_ || viewer_ == kNobody) return false;
  const Move move = view().obvious(context());
  return move != kNoMove && play(move);
}

// On its own: the list of moves leaves the stack before one of them is played.
Move PlayScreen::decisionOf(Seat seat) {
  StateBox& seen = console_.workspace().seen;
  MoveList legal;
  console_.session().observe(seat, seen);
  game().legalMoves(seen.at(), legal);
  return movers_[seat]->decide(game(), seen.at(), legal);
}

void PlayScreen::askMover(Seat seat) {
  if (player_.paused()) return;
  if (!watching()) {
    watch(seat);
    // A computer would play the same again, a person might not. And it may be the first to move: which game is played is saved, too.
    if (!isDemonstration()) console_.saveEverything();
  }
  const Move move = decisionOf(seat);
  if (!decided_) {
    // Not anew for what follows unnoticed.
    if (thinkingTicks_ == 0) ticksToShow_ = movers_[seat]->ticksToShow(game(), console_.session().state(), seat);
    ++thinkingTicks_;
    if (move != kNoMove && !console_.chronicle().isNoticed(move, eyes()))
      playUnnoticed(move);
    else
      decided_ = move != kNoMove && thinkingTicks_ % ticksToShow_ == 0;
  }
  if (!rested())
    ++rest_;
  else if (decided_ && move != kNoMove && !looksRound_)
    play(move);
}

// How many such decisions a computer makes is nobody's business: they are made while somebody looks round, too, nothing rests after
// them, they take no time of their own, and what is shown stays as it is, with the question.
void PlayScreen::playUnnoticed(Move move) {
  console_.session().play(move, console_.events());
  findUndo(kNobody);
  retelling_.grew(console_);
}

// ---- what happened since the viewer's last move ---------------------------------------------------------------------
void PlayScreen::tellNext() {
  rest_ = 0;
  do retelling_.next(console_, seen_);
  while (console_.events().size() == 0 && !retelling_.allTold());  // nobody waits for a move that shows nothing
  show(console_.events(), retelling_.mover());
}

void PlayScreen::tellWhenRested() {
  if (retelling_.allTold()) return;
  if (motion() == Motion::off) return tellAll();
  const int ticks = motion() == Motion::brief ? kTellTicks / 2 : kTellTicks;
  if (++rest_ >= ticks) tellNext();
}

void PlayScreen::tellAll() {
  retelling_.tellAll(console_, seen_);
  look(Arrival::anew);
}

Rect PlayScreen::retellingPanel() const {
  const int top = view().retellingTop();
  return {kRetellingPanel.x, top, kRetellingPanel.w, kRetellingPanel.y + kRetellingPanel.h - top};
}

// Only a press of A, when all is told, leads to the viewer's own decision.
void PlayScreen::pressWhileRetelling(Button button) {
  const bool told = retelling_.allTold();
  if (player_.running() && (button == Button::a || button == Button::b)) {
    skipMotion();
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

void PlayScreen::hintsWhileRetelling(ButtonHints& hints) const {
  if (retelling_.allTold() && !player_.running()) {
    if (retelling_.scrolls()) hints.add(ButtonHint::Key::upDown, "Line");
    hints.add(ButtonHint::Key::a, "Go on");
    return;
  }
  hints.add(ButtonHint::Key::a, player_.running() ? "Skip" : "Next");
  if (!retelling_.allTold()) hints.add(ButtonHint::Key::b, "Skip all");
}

// With hidden hands each player reads alone, and each is taught.
std::uint32_t& PlayScreen::lessonsSeen() const {
  const bool alone = handsHidden() && !onTable_ && viewer_ < kMaxSeats;
  return console_.record().lessonsSeen[alone ? viewer_ : 0];
}

// Each lesson is looked for once a position, when everything has come to rest.
void PlayScreen::openLessonIfDue() {
  if (lessonsLooked_ || player_.paused()) return;
  lessonsLooked_ = true;
  if (console_.settings().hints == Hints::off || seatToMove() != viewer_) return;
  const GameUi& ui = console_.ui();
  const std::uint32_t known = lessonsSeen();
  for (std::uint8_t i = 0; i < ui.lessonCount; ++i) {
    if ((known >> i & 1u) != 0 || !ui.lessons[i].due(seen_.at())) continue;
    return console_.screens.lesson.teach(i);
  }
}

void PlayScreen::prepare() {
  view().prepare(context());
  theirQuestion_.clear();
  if (watching()) {
    view().theirQuestion(context(), theirQuestion_);
    if (!looksRound_) retelling_.moveTo(console_, stepsArea(watchingPanel(), !saidAll()));
  }
  shownPercent_ = percentThought();
}

void PlayScreen::draw(Canvas& canvas) const {
  const GameUi& ui = console_.ui();
  const PlayContext play = context();
  canvas.rect(0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop, kVoid);
  canvas.setClip(kBody);
  view().draw(play, canvas);
  if (watching()) drawWatching(canvas);
  if (retelling() && !watching()) retelling_.draw(console_, canvas);
  canvas.resetClip();
  Text<48> right, title;
  view().headerText(play, right);
  view().headerTitle(play, title);
  drawHeader(canvas, title.c_str(), right.c_str(), ui.accent);
}

void PlayScreen::buttonHints(ButtonHints& hints) const {
  const bool moving = player_.running();
  if (watching())
    hintsWhileWatching(hints);
  else if (retelling())
    hintsWhileRetelling(hints);
  else if (player_.paused() || (!moving && leavesSoon()))
    hints.add(ButtonHint::Key::a, "Go on");
  else
    view().buttonHints(context(), hints);
  if (moving && hints.count == 0) hints.add(ButtonHint::Key::a, "Skip");
  // START is the menu everywhere; it is named where there is room for four pairs.
  for (int i = 0; i < hints.count; ++i)
    if (hints.items[i].key == ButtonHint::Key::start) return;
  if (hints.count >= 4) return;
  ButtonHints longer = hints;
  longer.add(ButtonHint::Key::start, "Menu");
  if (footWidth(longer) <= kFootRoom) hints = longer;
}

Colour PlayScreen::footLine() const { return console_.ui().accentShade; }

}  // namespace armada
