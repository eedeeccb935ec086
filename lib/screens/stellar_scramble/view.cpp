// Keys, header and foot of Stellar Scramble. What is drawn is in scene.cpp.
#include "screens/stellar_scramble/view.h"

#include "rules/stellar_scramble/turn.h"
#include "screens/stellar_scramble/board.h"

namespace armada::stellar_scramble {

namespace {

// What ends a row of choices: it stands behind the others, and B does it.
bool isEnding(Move move) { return verbOf(move) == Verb::stop || verbOf(move) == Verb::done; }
bool isFlight(Move move) { return verbOf(move) == Verb::fly; }
bool fires(Move move) { return whatOf(move) % 2 == 1; }
unsigned slotOf(Move move) { return whatOf(move) / 4u; }
bool replaces(Move move) { return verbOf(move) == Verb::buy && whatOf(move) % 4 != kReplacesNothing; }

Move endingIn(const MoveList& legal) {
  return !legal.empty() && isEnding(legal[0]) ? legal[0] : kNoMove;  // the first by its number
}

}  // namespace

// ---- choices --------------------------------------------------------------------------------------------------------
// Of a System that must replace another one, one stop a slot; then, one a System that it may replace.
bool ScrambleView::isStop(const PlayContext& play, Move move) const {
  if (isEnding(move)) return !replacing_;
  if (isFlight(move))
    return fires(move) == fires_ || (!fires(move) && targetRow(seenIn(play), whatOf(move) / 2) == kNoRow);
  if (!replaces(move)) return !replacing_;
  return replacing_ ? slotOf(move) == slotOf(play.legal[choice_]) : whatOf(move) % 4 == 0;
}

ScrambleView::Stops ScrambleView::stopsIn(const PlayContext& play) const {
  Stops stops{};
  for (std::size_t i = 0; i < play.legal.size(); ++i)
    if (!isEnding(play.legal[i]) && isStop(play, play.legal[i])) stops.push(static_cast<std::uint8_t>(i));
  if (endingIn(play.legal) != kNoMove && isStop(play, endingIn(play.legal))) stops.push(0);
  return stops;
}

int ScrambleView::placeAmong(const PlayContext& play, const Stops& stops) const {
  for (std::size_t i = 0; i < stops.size(); ++i)
    if (stops[i] == choice_) return static_cast<int>(i);
  // A buy that replaces another System than the first shares its slot's stop.
  for (std::size_t i = 0; i < stops.size() && choice_ < play.legal.size(); ++i)
    if (replaces(play.legal[stops[i]]) && replaces(play.legal[choice_]) &&
        slotOf(play.legal[stops[i]]) == slotOf(play.legal[choice_]))
      return static_cast<int>(i);
  return -1;
}

void ScrambleView::choose(const PlayContext& play, Move move) {
  choice_ = 0;
  for (std::size_t i = 0; i < play.legal.size(); ++i)
    if (play.legal[i] == move) choice_ = static_cast<std::uint8_t>(i);
  if (isFlight(move)) fires_ = fires(move) || targetRow(seenIn(play), whatOf(move) / 2) == kNoRow;
}

// The cursor begins on a sensible move: mostly A alone will do.
void ScrambleView::arrive(const PlayContext& play, Arrival) {
  look_ = Look::none;
  replacing_ = false;
  fires_ = true;
  choice_ = 0;
  if (!play.legal.empty()) choose(play, quickMove(seenIn(play)));
}

void ScrambleView::aim(const PlayContext& play, Move move) {
  look_ = Look::none;
  choose(play, move);
  replacing_ = replaces(move);
}

Move ScrambleView::chosen(const PlayContext& play) const {
  return choice_ < play.legal.size() ? play.legal[choice_] : kNoMove;
}

// ---- buttons --------------------------------------------------------------------------------------------------------
Intent ScrambleView::press(const PlayContext& play, Button button) {
  if (look_ != Look::none) return pressWhileLooking(play, button);
  switch (button) {
    case Button::left: return step(play, -1);
    case Button::right: return step(play, 1);
    case Button::up:
    case Button::down: return toggleFire(play);
    case Button::a: return confirm(play);
    case Button::b: return back(play);
    case Button::select: return openLook(play);
    default: return Intent::nothing();
  }
}

Intent ScrambleView::step(const PlayContext& play, int by) {
  const Stops stops = stopsIn(play);
  if (stops.size() < 2) return Intent::nothing();
  const int at = placeAmong(play, stops);
  const int to = at < 0 ? 0 : steppedRound(at, by, static_cast<int>(stops.size()));
  choice_ = stops[static_cast<std::size_t>(to)];
  return Intent::nothing(Sound::move);
}

// The same space with or without a shot.
Intent ScrambleView::toggleFire(const PlayContext& play) {
  const Move move = chosen(play);
  if (move == kNoMove || !isFlight(move)) return Intent::nothing();
  const Move other = flyTo(whatOf(move) / 2, !fires(move));
  if (!play.legal.contains(other)) return Intent::refuse("Nothing to fire at from here.");
  choose(play, other);
  fires_ = fires(other);
  return Intent::nothing(Sound::move);
}

Intent ScrambleView::confirm(const PlayContext& play) {
  const Move move = chosen(play);
  if (move == kNoMove) return openLook(play);
  if (replaces(move) && !replacing_) {
    replacing_ = true;
    return Intent::nothing(Sound::confirm);
  }
  return Intent::play(move);
}

Intent ScrambleView::back(const PlayContext& play) {
  if (replacing_) {
    replacing_ = false;
    return Intent::nothing(Sound::back);
  }
  const Move ending = endingIn(play.legal);
  return ending == kNoMove ? Intent::undo("What was drawn stays drawn.") : Intent::play(ending);
}

// ---- looking closer -------------------------------------------------------------------------------------------------
namespace {

bool isThere(const State& s, ScrambleView::Look what, int at) {
  switch (what) {
    case ScrambleView::Look::card: return s.track[at] != kNoCard;
    case ScrambleView::Look::invader: return s.grid[at / 8][at % 8].token != kNoToken;
    default: return at < s.players;
  }
}

int placesOf(ScrambleView::Look what) {
  switch (what) {
    case ScrambleView::Look::card: return kSlots;
    case ScrambleView::Look::invader: return static_cast<int>(kRows * kMostColumns);
    default: return kMostPlayers;
  }
}

}  // namespace

// The next thing of this sort that is there, from a place on; false: there is none.
bool ScrambleView::lookAtNext(const State& seen, Look what, int from, int by) {
  const int places = placesOf(what);
  for (int i = 0; i < places; ++i) {
    const int at = (from + by * i + places * places) % places;
    if (!isThere(seen, what, at)) continue;
    look_ = what;
    lookedAt_ = static_cast<std::uint8_t>(at);
    return true;
  }
  return false;
}

// First at what is chosen: the card, or the target of the shot.
Intent ScrambleView::openLook(const PlayContext& play) {
  const State& seen = seenIn(play);
  const Move move = chosen(play);
  if (move != kNoMove && isFlight(move)) {
    const auto space = static_cast<std::uint8_t>(whatOf(move) / 2);
    const std::uint8_t row = targetRow(seen, space);
    if (row != kNoRow && lookAtNext(seen, Look::invader, row * 8 + space - 1, 1))
      return Intent::nothing(Sound::confirm);
  }
  const int slot = move != kNoMove && verbOf(move) == Verb::buy ? static_cast<int>(slotOf(move)) : 0;
  if (!lookAtNext(seen, Look::card, slot, 1)) lookAtNext(seen, Look::pilot, 0, 1);
  return Intent::nothing(Sound::confirm);
}

// Up and down go from the cards to the Invaders, to the pilots, and round.
bool ScrambleView::lookOn(const State& seen, int by) {
  int what = static_cast<int>(look_);
  for (int i = 0; i < 3; ++i) {
    what = 1 + steppedRound(what - 1, by, 3);
    if (lookAtNext(seen, static_cast<Look>(what), 0, 1)) return true;
  }
  return false;
}

// The card that is looked at, if it is for sale now.
Move ScrambleView::boughtFromCloseup(const PlayContext& play) const {
  if (look_ != Look::card || replacing_ || !play.decides()) return kNoMove;
  for (const Move move : play.legal)
    if (verbOf(move) == Verb::buy && slotOf(move) == lookedAt_) return move;
  return kNoMove;
}

Intent ScrambleView::pressWhileLooking(const PlayContext& play, Button button) {
  const State& seen = seenIn(play);
  switch (button) {
    case Button::a:
      if (const Move buy = boughtFromCloseup(play); buy != kNoMove) {
        look_ = Look::none;
        choose(play, buy);
        return confirm(play);
      }
      [[fallthrough]];
    case Button::b: look_ = Look::none; return Intent::nothing(Sound::back);
    case Button::select: return Intent::openLog();
    case Button::left:
    case Button::right: {
      const int by = button == Button::right ? 1 : -1;
      lookAtNext(seen, look_, lookedAt_ + by, by);
      return Intent::nothing(Sound::move);
    }
    case Button::up:
    case Button::down: lookOn(seen, button == Button::down ? 1 : -1); return Intent::nothing(Sound::move);
    default: return Intent::nothing();
  }
}

// ---- header and foot ------------------------------------------------------------------------------------------------
void ScrambleView::headerText(const PlayContext& play, TextOut& right) const {
  const State& s = shownIn(play);
  if (look_ == Look::card) {
    right << "Card " << lookedAt_ + 1 << " of " << static_cast<int>(kSlots);
    return;
  }
  if (s.phase == Phase::place)
    right << "Setup   ";
  else
    right << "Round " << s.round + 1 << "   ";
  right << (decider(s) == play.reader ? "Your turn" : kPilotLook[decider(s)].name);
}

namespace {

// What left and right lead to.
const char* alongWord(Phase phase, Move move) {
  switch (phase) {
    case Phase::turn: return verbOf(move) == Verb::draw ? "Cool down" : "Draw";
    case Phase::place:
    case Phase::fly: return "Fly";
    case Phase::shop: return "Card";
    case Phase::energize: return "Gem";
    default: return "Choose";
  }
}

}  // namespace

void ScrambleView::buttonHints(const PlayContext& play, ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  if (play.moving()) return;
  if (look_ != Look::none) {
    hints.add(Key::leftRight, look_ == Look::card ? "Card" : look_ == Look::invader ? "Invader" : "Pilot");
    hints.add(Key::upDown, "Look on");
    if (boughtFromCloseup(play) != kNoMove) hints.add(Key::a, "Buy");
    hints.add(Key::b, "Back");
    if (hints.count < 4) hints.add(Key::select, "Log");
    return;
  }
  const Move move = chosen(play);
  if (!play.decides() || move == kNoMove) return;
  const State& seen = seenIn(play);
  if (stopsIn(play).size() > 1) hints.add(Key::leftRight, replacing_ ? "System" : alongWord(seen.phase, move));
  if (isFlight(move) && targetRow(seen, whatOf(move) / 2) != kNoRow)
    hints.add(Key::upDown, fires(move) ? "Hold fire" : "Fire");
  switch (verbOf(move)) {
    case Verb::buy: hints.add(Key::a, replacing_ ? "Replace" : "Buy"); break;
    case Verb::fly: hints.add(Key::a, fires(move) ? "Fire" : "Go"); break;
    case Verb::draw: hints.add(Key::a, "Draw"); break;
    case Verb::cooldown: hints.add(Key::a, "Cool down"); break;
    case Verb::done: hints.add(Key::a, "Done"); break;
    case Verb::stop: hints.add(Key::a, "Stop"); break;
    case Verb::repair: hints.add(Key::a, "Repair"); break;
    case Verb::exchange: hints.add(Key::a, "Exchange"); break;
    case Verb::activate: hints.add(Key::a, "Activate"); break;
    default: hints.add(Key::a, "Choose"); break;
  }
  if (replacing_)
    hints.add(Key::b, "Back");
  else if (endingIn(play.legal) != kNoMove && !isEnding(move))
    hints.add(Key::b, verbOf(endingIn(play.legal)) == Verb::done ? "Done" : "Stop");
  else if (play.canUndo && endingIn(play.legal) == kNoMove)
    hints.add(Key::b, "Undo");
  if (hints.count < 4) hints.add(Key::select, "Look");
}

}  // namespace armada::stellar_scramble
