// Keys, header and foot of Pulp Invasion. What is drawn is in scene.cpp.
#include "screens/pulp_invasion/view.h"

#include "screens/components.h"
#include "screens/losing.h"
#include "screens/pulp_invasion/setup.h"

namespace armada::pulp_invasion {

// ---- where the cursor begins ----------------------------------------------------------------------------------------
void PulpView::arrive(const PlayContext& play, Arrival how) {
  const State& now = seenIn(play);
  // A new position knows nothing of the cubes that were drawn until it is told again, a step back those up to there.
  if (how != Arrival::moved) cubes_.forget(how == Arrival::undone ? now.cubesDrawn : 0u);
  cubes_.ofEvade = {};
  page_ = Page::table;
  refused_ = false;
  sheet_ = false;
  listChoices(play, how);
  beginAt(now);
}

// What was taken back is asked, with everything that the rules allow.
void PulpView::listChoices(const PlayContext& play, Arrival how) {
  const State& now = seenIn(play);
  takes_ = how == Arrival::moved;
  drawsOn_ = drawsOn_ && takes_ && now.phase == Phase::cube && play.legal.size() == 1;
  keepRows(play, choicesOf(now, play.legal));
  if (!takes_ && safe_ < 2) keepRows(play, allChoices(now, play.legal));
}

void PulpView::keepRows(const PlayContext& play, Choices choices) {
  safe_ = static_cast<std::uint8_t>(losersLast(play, choices.begin(), choices.size()));
  rows_ = {};
  for (const Move move : choices)
    for (std::size_t i = 0; i < play.legal.size(); ++i)
      if (play.legal[i] == move) rows_.push(static_cast<std::uint8_t>(i));
}

Move PulpView::rowAt(const PlayContext& play, std::size_t row) const {
  return row < rows_.size() && rows_[row] < play.legal.size() ? play.legal[rows_[row]] : kNoMove;
}

Choices PulpView::choices(const PlayContext& play) const {
  Choices choices{};
  for (std::size_t i = 0; i < rows_.size(); ++i) choices.push(rowAt(play, i));
  return choices;
}

// Nobody is asked what is no question: a single row, or a single one that does not lose. At a card and at the bag a press
// is wanted: there one looks on.
Move PulpView::obvious(const PlayContext& play) const {
  const State& now = seenIn(play);
  if (!play.decides()) return kNoMove;
  if (drawsOn_) return rowAt(play, 0);
  if (!takes_ || now.phase == Phase::question || now.phase == Phase::cube) return kNoMove;
  bool single = true;
  for (std::size_t i = 1; i < rows_.size(); ++i) single = single && losesByItself(now, rowAt(play, i));
  return single || isHopeless(now) ? rowAt(play, 0) : kNoMove;
}

void PulpView::beginAt(const State& now) {
  pick_ = 0;
  spot_ = now.current < kLineCards ? now.current : std::uint8_t{0};
}

// Names and what becomes of the dice stay in sight.
Rect PulpView::hintArea(const PlayContext& play) const {
  constexpr int kHeight = 56;
  if (seenIn(play).phase == Phase::crew) return {4, kCrewStays.y - kHeight - 2, 312, kHeight};
  return {4, 59, 312, kHeight};
}

// On the buttons where it is offered there, else in the sheet, which then shows a payment that it had left out, too.
void PulpView::aim(const PlayContext& play, Move move) {
  page_ = Page::table;
  refused_ = sheet_ = false;
  beginAt(seenIn(play));
  if (aimed(play) == move || secondMove(play) == move) return;
  const auto pick = [&] {
    std::size_t row = 0;
    while (row < rows_.size() && rowAt(play, row) != move) ++row;
    if (row < rows_.size()) pick_ = static_cast<std::uint8_t>(row);
    return row < rows_.size();
  };
  if (!pick()) {
    keepRows(play, allChoices(seenIn(play), play.legal));
    pick();
  }
  sheet_ = !choosesAlong(play) && !sheetIsOpen(play);
}

// A search is told again from its beginning: a move a cube, and what was decided in between.
std::size_t PulpView::movesToRecall(const PlayContext& play) const {
  constexpr std::size_t kMostMoves = 64;
  return searching(seenIn(play)) && seenIn(play).cubesDrawn > 0 ? kMostMoves : 0;
}

// ---- what may be chosen where ---------------------------------------------------------------------------------------
bool PulpView::choosesAlong(const PlayContext& play) const {
  return seenIn(play).phase == Phase::crew || seenIn(play).phase == Phase::planet;
}

bool PulpView::sheetIsOpen(const PlayContext& play) const {
  if (!play.decides() || choosesAlong(play)) return false;
  const Phase phase = seenIn(play).phase;
  return sheet_ || (phase != Phase::question && phase != Phase::cube);
}

Move PulpView::aimed(const PlayContext& play) const {
  if (!play.decides() || page_ != Page::table) return kNoMove;
  const State& now = seenIn(play);
  if (choosesAlong(play) || sheetIsOpen(play)) {
    return rowAt(play, pick_);
  }
  const Move move = moveOf(now.phase == Phase::cube ? Verb::drawCube : Verb::engage);
  const bool here = now.phase == Phase::cube || spot_ == now.current;
  return here && play.legal.contains(move) ? move : kNoMove;
}

Move PulpView::secondMove(const PlayContext& play) const {
  const bool atCard = play.decides() && page_ == Page::table && !sheetIsOpen(play) &&
                      seenIn(play).phase == Phase::question && spot_ == seenIn(play).current;
  return atCard && play.legal.contains(moveOf(Verb::evade)) ? moveOf(Verb::evade) : kNoMove;
}

bool PulpView::spotIsThere(const PlayContext& play, std::uint8_t spot) const {
  const State& now = seenIn(play);
  if (spot == kPlanetSpot) return now.planet != kNoPlanet;
  if (spot == kLocationSpot) return now.location != kNoCard;
  return spot < kLineCards && now.line[spot] < kEncounterCards;
}

// ---- buttons --------------------------------------------------------------------------------------------------------
namespace {

bool goesAcross(Button button) { return button == Button::left || button == Button::right; }
int stepOf(Button button) { return button == Button::right || button == Button::down ? 1 : -1; }
void stepRound(std::uint8_t& place, Button button, std::size_t all) {
  place = static_cast<std::uint8_t>(steppedRound(place, stepOf(button), static_cast<int>(all)));
}

}  // namespace

Intent PulpView::press(const PlayContext& play, Button button) {
  refused_ = false;
  switch (page_) {
    case Page::look: return pressWhileLooking(play, button);
    case Page::why: return pressAtWhy(play, button);
    case Page::read: return turnTo(Page::why, Sound::back);
    case Page::table: break;
  }
  switch (button) {
    case Button::a: return confirm(play);
    case Button::b: return back(play);
    case Button::select: return lookHere(play);
    default: return play.decides() ? step(play, button) : Intent::nothing();
  }
}

// What cannot be chosen is refused where the decision is made, and looked at everywhere else.
Intent PulpView::confirm(const PlayContext& play) {
  if (const Move move = aimed(play); move != kNoMove) return Intent::play(move);
  const bool atCard = seenIn(play).phase == Phase::question && spot_ == seenIn(play).current;
  if (!atCard || play.legal.empty()) return lookHere(play);
  refused_ = true;
  return Intent::refuse();
}

Intent PulpView::back(const PlayContext& play) {
  if (const Move move = secondMove(play); move != kNoMove) return Intent::play(move);
  if (sheet_) return closeSheet();
  const State& now = seenIn(play);
  if (now.phase != Phase::question || spot_ == now.current) return Intent::undo();
  spot_ = now.current;
  return Intent::nothing(Sound::back);
}

Intent PulpView::step(const PlayContext& play, Button button) {
  if (sheetIsOpen(play)) return stepInSheet(play, button);
  if (choosesAlong(play)) {
    if (!goesAcross(button) || rows_.size() < 2) return Intent::nothing();
    stepRound(pick_, button, rows_.size());
    return Intent::nothing(Sound::move);
  }
  if (button == Button::down) return openSheet(play);
  if (button == Button::up) return lookAt(firstOfHand(thingsToLookAt(seenIn(play))));
  if (drawsAll(play)) {
    drawsOn_ = true;
    return Intent::play(rowAt(play, 0));
  }
  if (seenIn(play).phase != Phase::question) return Intent::nothing();
  do stepRound(spot_, button, kSpots);
  while (!spotIsThere(play, spot_));
  return Intent::nothing(Sound::move);
}

// Several cubes are left, and nothing could help before one of them.
bool PulpView::drawsAll(const PlayContext& play) const {
  const State& now = seenIn(play);
  return now.phase == Phase::cube && play.legal.size() == 1 && now.cubesDrawn + 1 < now.cubes;
}

Intent PulpView::openSheet(const PlayContext& play) {
  if (rows_.size() < 2) return Intent::nothing();
  beginAt(seenIn(play));
  sheet_ = true;
  // What goes on anyway is offered by the buttons: the first aid is what one comes for.
  for (std::size_t i = 0; i < rows_.size() && pick_ == 0; ++i)
    if (isAid(rowAt(play, i))) pick_ = static_cast<std::uint8_t>(i);
  return Intent::nothing(Sound::move);
}

Intent PulpView::closeSheet() {
  sheet_ = false;
  pick_ = 0;
  return Intent::nothing(Sound::back);
}

// Round its ends; in one that the player opened, up from the first row closes it.
Intent PulpView::stepInSheet(const PlayContext& play, Button button) {
  const int count = static_cast<int>(rows_.size());
  const int columns = sheetOf(seenIn(play), searching(shownIn(play))).columns;
  if (sheet_ && button == Button::up && pick_ < columns) return closeSheet();
  if (count < 2 || (goesAcross(button) && columns == 1)) return Intent::nothing();
  int to = steppedRound(pick_, stepOf(button), count);
  if (!goesAcross(button)) {
    const int rows = (count + columns - 1) / columns;
    to = steppedRound(pick_ / columns, stepOf(button), rows) * columns + pick_ % columns;
  }
  pick_ = static_cast<std::uint8_t>(to < count ? to : count - 1);
  return Intent::nothing(Sound::move);
}

// ---- reading --------------------------------------------------------------------------------------------------------
Intent PulpView::turnTo(Page page, Sound sound) {
  page_ = page;
  return Intent::nothing(sound);
}

Intent PulpView::lookAt(std::size_t place) {
  look_ = static_cast<std::uint8_t>(place);
  return turnTo(Page::look, Sound::confirm);
}

Thing PulpView::underCursor(const PlayContext& play) const {
  const State& now = seenIn(play);
  if (now.phase == Phase::question && !sheetIsOpen(play)) {
    if (spot_ == kPlanetSpot) return {Thing::Kind::planet, now.planet};
    return {Thing::Kind::card, spot_ == kLocationSpot ? now.location : now.line[spot_]};
  }
  if (const Move move = aimed(play); move != kNoMove) return thingOf(now, move);
  return {Thing::Kind::captain, now.captain};
}

Intent PulpView::lookHere(const PlayContext& play) {
  return lookAt(placeOf(thingsToLookAt(seenIn(play)), underCursor(play)));
}

Looked PulpView::looked(const PlayContext& play) const {
  const LookedList things = thingsToLookAt(seenIn(play));
  return things[look_ < things.size() ? look_ : 0];
}

Intent PulpView::pressWhileLooking(const PlayContext& play, Button button) {
  const LookedList things = thingsToLookAt(seenIn(play));
  const std::uint8_t question = looked(play).question;
  switch (button) {
    case Button::a:
      if (question >= kQuestions) return turnTo(Page::table, Sound::back);
      question_ = nextQuestion(seenIn(play), question, 0);
      row_ = 0;
      return question_ < kQuestions ? turnTo(Page::why, Sound::confirm) : Intent::refuse();
    case Button::b: return turnTo(Page::table, Sound::back);
    case Button::select: return Intent::openLog();
    case Button::left:
    case Button::right: stepRound(look_, button, things.size()); break;
    default: look_ = static_cast<std::uint8_t>(nextGroup(things, look_, stepOf(button)));
  }
  return Intent::nothing(Sound::move);
}

Intent PulpView::pressAtWhy(const PlayContext& play, Button button) {
  const State& now = seenIn(play);
  const std::size_t rows = whyOf(now, question_).size();
  switch (button) {
    case Button::a:
      return thingOfWhy(now, question_, row_).kind == Thing::Kind::nothing ? Intent::refuse()
                                                                           : turnTo(Page::read, Sound::confirm);
    case Button::b: return turnTo(Page::look, Sound::back);
    case Button::left:
    case Button::right:
      question_ = nextQuestion(now, question_, stepOf(button));
      row_ = 0;
      return Intent::nothing(Sound::move);
    case Button::up:
    case Button::down:
      if (rows < 2) return Intent::nothing();
      stepRound(row_, button, rows);
      return Intent::nothing(Sound::move);
    default: return Intent::openLog();
  }
}

// ---- header and foot ------------------------------------------------------------------------------------------------
void PulpView::headerTitle(const PlayContext& play, TextOut& title) const {
  if (page_ == Page::why || page_ == Page::read)
    title << "Why " << answerOf(seenIn(play), question_) << '?';
  else
    title << play.game.title;
}

void PulpView::headerText(const PlayContext& play, TextOut& right) const {
  const State& now = seenIn(play);
  const State& shown = shownIn(play);
  if (now.phase == Phase::crew) {
    right << (page_ == Page::table ? "Your crew" : "A closer look");
    return;
  }
  right << "Round " << std::int32_t{shown.round} << "   ";
  if (page_ == Page::why || page_ == Page::read) {
    right.clear();
    right << play.game.title << ", round " << std::int32_t{shown.round};
  } else if (page_ == Page::look)
    right << "A closer look";
  else if (searching(shownIn(play)))
    right << "Planet search";
  else if (shown.round >= 1 && shown.round <= kRounds)
    right << "Sector " << (shown.round - 1) / 4 + 1 << ", " << kAlienCard[now.alien[(shown.round - 1) / 4]].name;
}

namespace {

constexpr const char* kEngageWord[kMostStrength + 1] = {
    "Engage",   "Engage 1", "Engage 2",  "Engage 3",  "Engage 4",  "Engage 5",  "Engage 6",  "Engage 7",
    "Engage 8", "Engage 9", "Engage 10", "Engage 11", "Engage 12", "Engage 13", "Engage 14", "Engage 15"};
constexpr const char* kWhyWord[kMostStrength + 1] = {"Why 0?",  "Why 1?",  "Why 2?",  "Why 3?", "Why 4?",  "Why 5?",
                                                     "Why 6?",  "Why 7?",  "Why 8?",  "Why 9?", "Why 10?", "Why 11?",
                                                     "Why 12?", "Why 13?", "Why 14?", "Why 15?"};

const char* wordToGoOn(Phase phase) {
  switch (phase) {
    case Phase::draw: return "Draw 4 cards";
    case Phase::engage: return "Pay";
    case Phase::evade: return "Evade";
    case Phase::search: return "Search";
    case Phase::weapon: return "Draw it";
    case Phase::last: return "End round";
    default: return "Go on";
  }
}

// In the order of Verb; "" where it depends on the position.
constexpr const char* kVerbWord[] = {"",       "Leave behind", "Search it", "Place",   "",       "Evade",
                                     "Use it", "Play it",      "Pay",       "Pay",     "",       "Use it",
                                     "Raise",  "Put it there", "Take it",   "Turn it", "Use it", "",
                                     "",       "Take it",      "Choose",    "Take it"};
static_assert(sizeof kVerbWord / sizeof kVerbWord[0] == static_cast<std::size_t>(Verb::takeCube) + 1);

const char* verbWord(const State& now, Move move) {
  switch (verbOf(move)) {
    case Verb::goOn: return becomesEvade(now) ? "Evade" : wordToGoOn(now.phase);
    case Verb::engage: return kEngageWord[priceNow(now)];
    case Verb::drawCube: return now.cubesDrawn + 1 == now.cubes ? "Draw the last cube" : "Draw a cube";
    case Verb::ability: return now.phase == Phase::gain ? "Gain" : "Lose";
    case Verb::ownDie:
      return now.phase == Phase::reroll ? "Reroll" : now.phase == Phase::upgrade ? "Upgrade" : "Give it";
    default: return kVerbWord[static_cast<std::size_t>(verbOf(move))];
  }
}

const char* aidWord(Aids aids) {
  return aids.die && aids.card ? "Die, card" : aids.die ? "Use a die" : aids.card ? "Play a card" : "Choices";
}

}  // namespace

void PulpView::buttonHints(const PlayContext& play, ButtonHints& hints) const {
  if (play.moving()) return;
  if (page_ != Page::table) return hintsOfPages(play, hints);
  if (!play.legal.empty()) hintsOfTable(play, hints);
}

void PulpView::hintsOfPages(const PlayContext& play, ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  const State& now = seenIn(play);
  if (page_ == Page::why) {
    hints.add(Key::upDown, "Step");
    hints.add(Key::leftRight, "Number");
    if (thingOfWhy(now, question_, row_).kind != Thing::Kind::nothing) hints.add(Key::a, "Read it");
  }
  hints.add(Key::b, "Back");
  if (page_ != Page::look) return;
  const std::uint8_t question = looked(play).question;
  const bool answers = question < kQuestions && nextQuestion(now, question, 0) == question;
  hints.add(Key::dpad, "Look on");
  const auto answer = static_cast<std::size_t>(answerOf(now, question));
  if (answers) hints.add(Key::a, answer <= kMostStrength ? kWhyWord[answer] : "Why?");
  hints.add(Key::select, "Log");
}

void PulpView::hintsOfDpad(const PlayContext& play, ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  const State& now = seenIn(play);
  const Aids aids = aidsIn(play.legal);
  const bool open = sheetIsOpen(play);
  if (now.phase == Phase::question && !open && !aids.die && !aids.card) return hints.add(Key::dpad, "Look");
  if (drawsAll(play)) return hints.add(Key::leftRight, "Draw all");
  if (rows_.size() < 2) return;
  if (choosesAlong(play)) return hints.add(Key::leftRight, now.phase == Phase::crew ? "Die" : "Planet");
  if (!open) return hints.add(Key::upDown, aidWord(aids));
  const bool both = sheetOf(now, searching(shownIn(play))).columns > 1;
  hints.add(both ? Key::dpad : Key::upDown, "Choose");
}

void PulpView::hintsOfTable(const PlayContext& play, ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  const State& now = seenIn(play);
  const bool away = now.phase == Phase::question && !sheetIsOpen(play) && spot_ != now.current;
  hintsOfDpad(play, hints);
  if (const Move move = aimed(play); move != kNoMove) hints.add(Key::a, verbWord(now, move));
  if (away) hints.add(Key::a, "Read it");
  if (secondMove(play) != kNoMove)
    hints.add(Key::b, "Evade");
  else if (sheet_ || away)
    hints.add(Key::b, "Back");
  else if (play.canUndo)
    hints.add(Key::b, "Take back");
  if (away) return;
  // Named where there is room; it reads everywhere.
  hints.add(Key::select, "Read");
  if (footWidth(hints) > kFootRoom) --hints.count;
}

}  // namespace armada::pulp_invasion
