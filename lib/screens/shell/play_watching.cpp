// What a person sees and may do while computers have their turn: their steps are told as they are made, and stay until the
// person has read them. Looking round, the log and the menu work meanwhile; a computer that has decided waits for who looks
// round.
#include "screens/components.h"
#include "screens/console.h"
#include "screens/shell/opponent.h"
#include "screens/shell/play.h"

namespace armada {

// It is the person's decision again, or nobody's.
bool PlayScreen::saidAll() const {
  const Seat seat = seatToMove();
  return !player_.running() && (seat == kNobody || hasThumbs(seat));
}

// The game ended by what a computer did: that stands until the person has read it.
bool PlayScreen::endStands() const {
  return watching() && seatToMove() == kNobody && retelling_.bringsNews() && !isDemonstration();
}

// Everything since the person's last own move; where nobody plays, since the turn went over to this seat.
void PlayScreen::watch(Seat seat) {
  Session& session = console_.session();
  const std::size_t from = isDemonstration() ? session.moveCount() : console_.chronicle().behindLastMoveOf(viewer_);
  retelling_.follow(console_, eyes(), from, stepsArea(watchingPanel(), true));
  legal_.clear();
  thinkAnew();
  static_cast<void>(seat);
  console_.redraw();
}

void PlayScreen::watched() {
  const Seat seat = seatToMove();
  thinkAnew();
  retelling_.grew(console_);
  if (seat != kNobody && !hasThumbs(seat)) {
    if (isDemonstration() && seat != retelling_.mover()) watch(seat);
    return;
  }
  retelling_.moveTo(console_, stepsArea(watchingPanel(), false));
  // Nothing to read but that it is their turn, or what stands on the table by itself: the person goes on at once.
  if (seat == viewer_ && (!retelling_.bringsNews() || view().toldInPassing(context()))) {
    retelling_.end();
    endWatching();
    game().legalMoves(seen_.at(), legal_);
  }
}

void PlayScreen::endWatching() { hurries_ = looksRound_ = false; }

void PlayScreen::thinkAnew() {
  thinkingTicks_ = 0;
  decided_ = false;
}

// Where the time that a thought takes would tell something, the bar goes by the time until it may be shown.
std::uint8_t PlayScreen::percentThought() const {
  if (ticksToShow_ == 1 || thinkingTicks_ == 0) return console_.thinking().thinker().percent();
  return static_cast<std::uint8_t>(100 * ((thinkingTicks_ - 1) % ticksToShow_ + 1) / ticksToShow_);
}

// Not where the thought is known to be over before anybody could read that.
bool PlayScreen::saysItThinks() const {
  const bool over = ticksToShow_ > 1 && ticksToShow_ < kThinkingTicks + kReadTicks && thinkingTicks_ <= ticksToShow_;
  return thinkingTicks_ >= kThinkingTicks && !over;
}

// A dot of the cloud, and the bar with it. Nothing else is drawn anew for a thought.
bool PlayScreen::watchingLooksDifferent() const {
  if (!watching() || looksRound_ || !saysItThinks()) return false;
  return thinkingTicks_ == kThinkingTicks || console_.ticks() % kTicksADot == 0;
}

// ---- buttons --------------------------------------------------------------------------------------------------------
void PlayScreen::pressWhileWatching(Button button) {
  const bool either = button == Button::a || button == Button::b;
  if (isDemonstration()) {
    console_.sound(Sound::back);
    return console_.leaveGame();
  }
  if (button == Button::select) {
    skipMotion();
    looksRound_ = true;
    console_.sound(Sound::confirm);
    look(Arrival::anew);
    return remindView();
  }
  if (!saidAll()) {
    if (!either) return;
    hurries_ = true;
    return skipMotion();
  }
  if (leavesSoon() && !endStands()) {
    if (either) rest_ = kLongEnough;
  } else if (button == Button::a) {
    console_.sound(Sound::confirm);
    if (seatToMove() == kNobody) return openEnd();
    positionChanged();
  } else if (retelling_.scroll(console_, button)) {
    console_.sound(Sound::move);
    console_.redraw();
  }
}

// A B with which the view has nothing to do leads back.
void PlayScreen::pressWhileLooking(Button button) {
  const Intent intent = view().press(context(), button);
  const bool idle =
      intent.kind == Intent::Kind::undo ||
      (intent.kind == Intent::Kind::nothing && (intent.sound == Sound::refuse || intent.sound == Sound::none));
  if (button != Button::b || !idle) return act(intent);
  looksRound_ = false;
  console_.sound(Sound::back);
  look(Arrival::anew);
  remindView();
}

void PlayScreen::hintsWhileWatching(ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  if (isDemonstration()) return hints.add(Key::a, "Leave");
  if (looksRound_) {
    view().buttonHints(context(), hints);
    if (hints.count > 0) return;
    hints.add(Key::dpad, "Look around");
    return hints.add(Key::b, "Back");
  }
  if (!saidAll()) {
    hints.add(Key::a, "Skip ahead");
  } else {
    if (retelling_.scrolls()) hints.add(Key::upDown, "Line");
    hints.add(Key::a, "Go on");
  }
  hints.add(Key::select, "Look around");
}

// ---- picture --------------------------------------------------------------------------------------------------------
void PlayScreen::drawWatching(Canvas& canvas) const {
  if (looksRound_) return;
  const Seat seat = game().toMove(shown_.at());  // as the header has it, which is behind while something moves
  const bool turn = !saidAll();
  OpponentLook look{};
  look.turn = turn;
  look.seat = turn && seat != kNobody && !hasThumbs(seat) ? seat : retelling_.mover();
  look.choice = console_.session().seating().of(look.seat);
  look.thinks = turn && saysItThinks();
  look.percent = shownPercent_;
  look.ticks = console_.ticks();
  look.question = theirQuestion_.c_str();
  look.saysNothing = retelling_.saysNothing();
  look.position = console_.session().state();
  drawOpponent(canvas, watchingPanel(), console_.ui(), look);
  retelling_.drawLines(console_, canvas);
}

}  // namespace armada
