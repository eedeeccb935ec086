// Keys, header and foot of Pulp Invasion. What is drawn is in scene.cpp.
#include "screens/pulp_invasion/view.h"

#include "screens/components.h"

namespace armada::pulp_invasion {

// ---- positions and motion -------------------------------------------------------------------------------------------
void PulpView::rest(const Table& table) {
  replay_.rest(seen(table), Replay::Memory::all);
  begin(table);
}

void PulpView::settle(Table& table) {
  replay_.rest(seen(table), steppingBack_ ? Replay::Memory::cubes : Replay::Memory::nothing);
  page_ = Page::table;
  begin(table);
}

void PulpView::happened(Table& table, const Events& events) {
  page_ = Page::table;
  replay_.begin(events, table);
  if (!replay_.running() && !replay_.paused()) replay_.rest(seen(table), Replay::Memory::all);
  begin(table);
}

void PulpView::skip(Table& table) {
  replay_.finish(table);
  if (!replay_.paused()) rest(table);
}

bool PulpView::tick(Table& table) {
  const bool was = moving();
  const bool changed = replay_.tick(table);
  if (was && !moving() && !replay_.paused()) rest(table);
  return changed || cursorMoves(table.ticks());
}

void PulpView::begin(const Table& table) {
  const State& now = seen(table);
  refused_ = false;
  sheet_ = false;
  pick_ = 0;
  spot_ = now.current < kLineCards ? now.current : std::uint8_t{0};
}

// ---- what may be chosen where ---------------------------------------------------------------------------------------
bool PulpView::decides(const Table& table) const {
  return !replay_.running() && !replay_.paused() && !table.legal().empty();
}

bool PulpView::choosesAlong(const Table& table) const {
  return seen(table).phase == Phase::crew || seen(table).phase == Phase::planet;
}

bool PulpView::sheetIsOpen(const Table& table) const {
  if (!decides(table) || choosesAlong(table)) return false;
  const Phase phase = seen(table).phase;
  return sheet_ || (phase != Phase::question && phase != Phase::cube);
}

Move PulpView::aimed(const Table& table) const {
  if (!decides(table) || page_ != Page::table) return kNoMove;
  const State& now = seen(table);
  if (choosesAlong(table) || sheetIsOpen(table)) {
    const Choices choices = choicesOf(table.legal());
    return pick_ < choices.size() ? choices[pick_] : kNoMove;
  }
  const Move move = moveOf(now.phase == Phase::cube ? Verb::drawCube : Verb::engage);
  const bool here = now.phase == Phase::cube || spot_ == now.current;
  return here && table.legal().contains(move) ? move : kNoMove;
}

Move PulpView::aside(const Table& table) const {
  const bool atCard = decides(table) && page_ == Page::table && !sheetIsOpen(table) &&
                      seen(table).phase == Phase::question && spot_ == seen(table).current;
  return atCard && table.legal().contains(moveOf(Verb::evade)) ? moveOf(Verb::evade) : kNoMove;
}

bool PulpView::spotIsThere(const Table& table, std::uint8_t spot) const {
  const State& now = seen(table);
  if (spot == kPlanetSpot) return now.planet != kNoPlanet;
  if (spot == kLocationSpot) return now.location != kNoCard;
  return spot < kLineCards && now.line[spot] < kEncounterCards;
}

// ---- buttons --------------------------------------------------------------------------------------------------------
void PulpView::press(Table& table, Button button) {
  refused_ = false;
  if (replay_.paused()) {
    replay_.goOn(table);
    if (!replay_.running() && !replay_.paused()) rest(table);
    return table.sound(Sound::confirm);
  }
  if (page_ == Page::look || page_ == Page::read) return pressWhileLooking(table, button);
  if (page_ == Page::why) return pressAtWhy(table, button);
  switch (button) {
    case Button::a: return confirm(table);
    case Button::b: return back(table);
    case Button::select: return openLook(table);
    case Button::start: return;
    default: return step(table, button);
  }
}

void PulpView::act(Table& table, Move move) {
  table.sound(Sound::confirm);
  if (!table.play(move)) table.sound(Sound::refuse);
}

// What cannot be chosen is refused where the decision is made, and looked at everywhere else.
void PulpView::confirm(Table& table) {
  if (const Move move = aimed(table); move != kNoMove) return act(table, move);
  const bool atCard = seen(table).phase == Phase::question && spot_ == seen(table).current;
  if (!atCard || table.legal().empty()) return openLook(table);
  refused_ = true;
  table.sound(Sound::refuse);
}

void PulpView::back(Table& table) {
  if (const Move move = aside(table); move != kNoMove) return act(table, move);
  if (sheet_) return closeSheet(table);
  const State& now = seen(table);
  if (now.phase == Phase::question && spot_ != now.current) {
    spot_ = now.current;
    return table.sound(Sound::back);
  }
  steppingBack_ = true;
  if (!table.canUndo() || !table.undo()) table.sound(Sound::refuse);
  steppingBack_ = false;
}

void PulpView::step(Table& table, Button button) {
  if (!decides(table)) return;
  if (sheetIsOpen(table)) return stepInSheet(table, button);
  const int by = button == Button::right || button == Button::down ? 1 : -1;
  const bool across = button == Button::left || button == Button::right;
  if (choosesAlong(table)) {
    const int count = static_cast<int>(table.legal().size());
    if (!across || count < 2) return;
    pick_ = static_cast<std::uint8_t>((pick_ + by + count) % count);
    return table.sound(Sound::move);
  }
  if (button == Button::down) return openSheet(table);
  if (button == Button::up) return openHand(table);
  if (across && seen(table).phase == Phase::question) stepAlongLine(table, by);
}

void PulpView::stepAlongLine(Table& table, int by) {
  const int spots = kSpots;
  int to = spot_;
  do to = (to + by + spots) % spots;
  while (!spotIsThere(table, static_cast<std::uint8_t>(to)));
  spot_ = static_cast<std::uint8_t>(to);
  table.sound(Sound::move);
}

void PulpView::openSheet(Table& table) {
  if (table.legal().size() < 2) return;
  sheet_ = true;
  pick_ = 0;
  spot_ = seen(table).current < kLineCards ? seen(table).current : std::uint8_t{0};
  // What goes on anyway is offered by the buttons: the first aid is what one comes for.
  const Choices choices = choicesOf(table.legal());
  for (std::size_t i = 0; i < choices.size() && pick_ == 0; ++i)
    if (isAid(choices[i])) pick_ = static_cast<std::uint8_t>(i);
  table.sound(Sound::move);
}

void PulpView::closeSheet(Table& table) {
  sheet_ = false;
  pick_ = 0;
  table.sound(Sound::back);
}

// Round its ends; in one that the player opened, up from the first row closes it.
void PulpView::stepInSheet(Table& table, Button button) {
  const int count = static_cast<int>(table.legal().size());
  const int columns = sheetOf(seen(table), replay_.searching()).columns;
  const bool across = button == Button::left || button == Button::right;
  const int by = button == Button::right || button == Button::down ? 1 : -1;
  if (sheet_ && button == Button::up && pick_ < columns) return closeSheet(table);
  if (count < 2 || (across && columns == 1)) return;
  int to = (pick_ + by + count) % count;
  if (!across) {
    const int rows = (count + columns - 1) / columns;
    to = (pick_ / columns + by + rows) % rows * columns + pick_ % columns;
    if (to >= count) to = count - 1;
  }
  pick_ = static_cast<std::uint8_t>(to);
  table.sound(Sound::move);
}

// ---- reading --------------------------------------------------------------------------------------------------------
Thing PulpView::underCursor(const Table& table) const {
  const State& now = seen(table);
  if (now.phase == Phase::question && !sheetIsOpen(table)) {
    if (spot_ == kPlanetSpot) return {Thing::Kind::planet, now.planet};
    if (spot_ == kLocationSpot) return {Thing::Kind::card, now.location};
    return {Thing::Kind::card, now.line[spot_]};
  }
  if (const Move move = aimed(table); move != kNoMove) return thingOf(now, move);
  return {Thing::Kind::captain, now.captain};
}

void PulpView::openLook(Table& table) {
  look_ = static_cast<std::uint8_t>(placeOf(thingsToLookAt(seen(table)), underCursor(table)));
  page_ = Page::look;
  table.sound(Sound::confirm);
}

// One press away: the cards of the hand, or who is on board.
void PulpView::openHand(Table& table) {
  const LookedList things = thingsToLookAt(seen(table));
  std::size_t at = placeOf(things, {Thing::Kind::captain, seen(table).captain});
  for (std::size_t i = things.size(); i-- > 0;)
    if (things[i].group == Group::hand) at = i;
  look_ = static_cast<std::uint8_t>(at);
  page_ = Page::look;
  table.sound(Sound::confirm);
}

Looked PulpView::looked(const Table& table) const {
  const LookedList things = thingsToLookAt(seen(table));
  return things[look_ < things.size() ? look_ : 0];
}

void PulpView::openWhy(Table& table, std::uint8_t question) {
  question_ = nextQuestion(seen(table), question < kQuestions ? question : std::uint8_t{0}, 0);
  if (question_ >= kQuestions) return table.sound(Sound::refuse);
  row_ = 0;
  page_ = Page::why;
  table.sound(Sound::confirm);
}

void PulpView::pressWhileLooking(Table& table, Button button) {
  if (page_ == Page::read) {
    page_ = Page::why;
    return table.sound(Sound::back);
  }
  const LookedList things = thingsToLookAt(seen(table));
  const std::size_t all = things.size();
  std::size_t to = look_;
  switch (button) {
    case Button::a:
      if (looked(table).question < kQuestions) return openWhy(table, looked(table).question);
      [[fallthrough]];
    case Button::b: page_ = Page::table; return table.sound(Sound::back);
    case Button::select: return table.openLog();
    case Button::left: to = (to + all - 1) % all; break;
    case Button::right: to = (to + 1) % all; break;
    case Button::up: to = nextGroup(things, to, -1); break;
    case Button::down: to = nextGroup(things, to, 1); break;
    default: return;
  }
  look_ = static_cast<std::uint8_t>(to);
  table.sound(Sound::move);
}

void PulpView::pressAtWhy(Table& table, Button button) {
  const State& now = seen(table);
  const int rows = whyRows(now, question_);
  switch (button) {
    case Button::a:
      if (thingOfWhy(now, question_, row_).kind == Thing::Kind::nothing) return table.sound(Sound::refuse);
      page_ = Page::read;
      return table.sound(Sound::confirm);
    case Button::b: page_ = Page::look; return table.sound(Sound::back);
    case Button::left:
    case Button::right:
      question_ = nextQuestion(now, question_, button == Button::right ? 1 : -1);
      row_ = 0;
      return table.sound(Sound::move);
    case Button::up:
    case Button::down:
      if (rows < 2) return;
      row_ = static_cast<std::uint8_t>((row_ + (button == Button::down ? 1 : rows - 1)) % rows);
      return table.sound(Sound::move);
    default: return table.openLog();
  }
}

// ---- header and foot ------------------------------------------------------------------------------------------------
void PulpView::where(const Table& table, TextOut& right) const {
  const State& now = seen(table);
  const Shown& shown = replay_.shown();
  if (now.phase == Phase::crew) {
    right << (page_ == Page::table ? "Your crew" : "A closer look");
    return;
  }
  right << "Round " << std::int32_t{shown.round} << "   ";
  if (page_ == Page::why || page_ == Page::read)
    right << "Why " << answerOf(now, question_) << '?';
  else if (page_ == Page::look)
    right << "A closer look";
  else if (replay_.searching())
    right << "Planet search";
  else if (shown.round >= 1 && shown.round <= kRounds)
    right << "Sector " << (shown.round - 1) / 4 + 1 << ", " << kAlienCard[now.alien[(shown.round - 1) / 4]].name;
}

namespace {

constexpr const char* kEngageWord[] = {"Engage",    "Engage 1",  "Engage 2",  "Engage 3", "Engage 4",  "Engage 5",
                                       "Engage 6",  "Engage 7",  "Engage 8",  "Engage 9", "Engage 10", "Engage 11",
                                       "Engage 12", "Engage 13", "Engage 14", "Engage 15"};
constexpr const char* kWhyWord[] = {"Why 0?",  "Why 1?",  "Why 2?",  "Why 3?", "Why 4?",  "Why 5?",
                                    "Why 6?",  "Why 7?",  "Why 8?",  "Why 9?", "Why 10?", "Why 11?",
                                    "Why 12?", "Why 13?", "Why 14?", "Why 15?"};

template <std::size_t N>
const char* numbered(const char* const (&words)[N], int number, const char* otherwise) {
  return number >= 0 && number < static_cast<int>(N) ? words[number] : otherwise;
}

const char* verbWord(const State& now, Move move) {
  switch (verbOf(move)) {
    case Verb::goOn:
      switch (now.phase) {
        case Phase::draw: return "Draw 4 cards";
        case Phase::engage: return "Pay";
        case Phase::evade: return "Evade";
        case Phase::search: return "Search";
        case Phase::weapon: return "Draw it";
        case Phase::last: return "End round";
        default: return "Go on";
      }
    case Verb::leaveDie: return "Leave behind";
    case Verb::planet: return "Search it";
    case Verb::arrange: return "Place";
    case Verb::engage: return numbered(kEngageWord, priceNow(now), "Engage");
    case Verb::evade: return "Evade";
    case Verb::useDie: return "Use it";
    case Verb::playCard: return "Play it";
    case Verb::pay:
    case Verb::payPoint: return "Pay";
    case Verb::drawCube: return now.cubesDrawn + 1 == now.cubes ? "Draw the last cube" : "Draw a cube";
    case Verb::keepCube: return "Use it";
    case Verb::raise: return "Raise";
    case Verb::ontoWeapon: return "Put it there";
    case Verb::takeWeapon:
    case Verb::newDie:
    case Verb::takeCube: return "Take it";
    case Verb::turnTo: return "Turn it";
    case Verb::useHalf: return "Use it";
    case Verb::ability: return now.phase == Phase::gain ? "Gain" : "Lose";
    case Verb::ownDie:
      return now.phase == Phase::reroll ? "Reroll" : now.phase == Phase::upgrade ? "Upgrade" : "Give it";
    case Verb::ownWeapon: return "Choose";
  }
  return "Choose";
}

const char* aidWord(const MoveList& legal) {
  const Aids aids = aidsIn(legal);
  return aids.die && aids.card ? "Die, card" : aids.die ? "Use a die" : aids.card ? "Play a card" : "Choices";
}

}  // namespace

namespace {

// Named where there is room; it reads everywhere.
void addRead(Foot& foot) {
  foot.add(FootItem::Key::select, "Read");
  if (footWidth(foot) > kFootRoom) --foot.count;
}

}  // namespace

void PulpView::foot(const Table& table, Foot& foot) const {
  using Key = FootItem::Key;
  if (replay_.running()) return;
  if (replay_.paused()) return foot.add(Key::a, "Go on");
  if (page_ != Page::table) return footOfPages(table, foot);
  if (table.legal().empty()) return;
  if (seen(table).phase == Phase::question && !sheetIsOpen(table)) return footOfQuestion(table, foot);
  footOfTable(table, foot);
}

void PulpView::footOfPages(const Table& table, Foot& foot) const {
  using Key = FootItem::Key;
  const State& now = seen(table);
  if (page_ == Page::read) return foot.add(Key::b, "Back");
  if (page_ == Page::why) {
    foot.add(Key::upDown, "Step");
    foot.add(Key::leftRight, "Number");
    if (thingOfWhy(now, question_, row_).kind != Thing::Kind::nothing) foot.add(Key::a, "Read it");
    return foot.add(Key::b, "Back");
  }
  const std::uint8_t question = looked(table).question;
  foot.add(Key::dpad, "Look on");
  const bool answers = question < kQuestions && nextQuestion(now, question, 0) == question;
  if (answers) foot.add(Key::a, numbered(kWhyWord, answerOf(now, question), "Why?"));
  foot.add(Key::b, "Back");
  foot.add(Key::select, "Log");
}

void PulpView::footOfQuestion(const Table& table, Foot& foot) const {
  using Key = FootItem::Key;
  const bool here = spot_ == seen(table).current;
  if (aidsIn(table.legal()).die || aidsIn(table.legal()).card)
    foot.add(Key::upDown, aidWord(table.legal()));
  else
    foot.add(Key::dpad, "Look");
  if (!here) {
    foot.add(Key::a, "Read it");
    foot.add(Key::b, "Back");
    return;
  }
  if (const Move move = aimed(table); move != kNoMove) foot.add(Key::a, verbWord(seen(table), move));
  if (aside(table) != kNoMove)
    foot.add(Key::b, "Evade");
  else if (table.canUndo())
    foot.add(Key::b, "Take back");
  addRead(foot);
}

void PulpView::footOfTable(const Table& table, Foot& foot) const {
  using Key = FootItem::Key;
  const State& now = seen(table);
  const bool open = sheetIsOpen(table);
  if (choosesAlong(table)) {
    if (table.legal().size() > 1) foot.add(Key::leftRight, now.phase == Phase::crew ? "Die" : "Planet");
  } else if (open) {
    const bool both = sheetOf(now, replay_.searching()).columns > 1;
    if (table.legal().size() > 1) foot.add(both ? Key::dpad : Key::upDown, "Choose");
  } else if (table.legal().size() > 1) {
    foot.add(Key::upDown, aidWord(table.legal()));
  }
  if (const Move move = aimed(table); move != kNoMove) foot.add(Key::a, verbWord(now, move));
  if (sheet_)
    foot.add(Key::b, "Back");
  else if (table.canUndo())
    foot.add(Key::b, "Take back");
  addRead(foot);
}

}  // namespace armada::pulp_invasion
