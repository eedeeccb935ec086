// Keys, header and foot of Rayguns and Rocketships. What is drawn is in scene.cpp.
#include "screens/rayguns/view.h"

#include "screens/rayguns/choices.h"
#include "screens/rayguns/maps.h"

namespace armada::rayguns {

// ---- choices --------------------------------------------------------------------------------------------------------
Move RaygunsView::chosen(const PlayContext& play) const {
  return choice_ < play.legal.size() ? play.legal[choice_] : kNoMove;
}

void RaygunsView::openMapOf(const State& seen, Move move) {
  const Spot place = placeOf(seen, move);
  if (place.map != kNowhere) map_ = place.map;
}

void RaygunsView::chooseAt(const PlayContext& play, std::size_t place) {
  choice_ = static_cast<std::uint8_t>(place);
  openMapOf(seenIn(play), play.legal[place]);
}

void RaygunsView::choose(const PlayContext& play, Move move) {
  for (std::size_t i = 0; i < play.legal.size(); ++i)
    if (play.legal[i] == move) return chooseAt(play, i);
}

namespace {

// Where the next figure would stand if all went to their usual stations.
Move usualStation(const State& seen) {
  const Seat seat = toMove(seen);
  State after = seen;
  Events unheard;
  if (!apply(after, moveOf(Verb::placeAll), unheard)) return kNoMove;
  return moveOf(Verb::place, after.figure[seat][nextFigure(seen, seat)].spot.at);
}

}  // namespace

// The cursor begins on a sensible move. On a map it begins on something to do there: what ends is on B.
void RaygunsView::arrive(const PlayContext& play, Arrival how) {
  open_ = looking_ = ends_ = warned_ = false;
  choice_ = 0;
  const State& seen = seenIn(play);
  // Dice stay while what follows from them is asked; other than by a move they are recalled.
  if (how != Arrival::moved || shownIn(play).agenda.empty()) forgetDice();
  if (how != Arrival::moved) justChosen_ = true;
  if (play.legal.empty()) {
    if (how == Arrival::anew) map_ = kInSpace;
    return;
  }
  const Mode mode = modeOf(seen);
  if (mode == Mode::helm || mode == Mode::face) map_ = kInSpace;
  Move move = quickMove(seen);
  if (seen.phase == Phase::figures && seen.agenda.empty()) move = usualStation(seen);
  ends_ = mode == Mode::walk && move == kPass && seen.agenda.empty() && seen.actor != kNoFigure && !actorIsFresh(seen);
  if (mode != Mode::list && move == kPass && play.legal.size() > 1) move = play.legal[play.legal[0] == kPass ? 1 : 0];
  choose(play, move);
  if (mode == Mode::walk && placeOf(seen, move).map == kNowhere) {
    for (std::size_t i = 0; i < play.legal.size(); ++i)
      if (placeOf(seen, play.legal[i]).map != kNowhere) return chooseAt(play, i);
  }
}

void RaygunsView::aim(const PlayContext& play, Move move) {
  open_ = looking_ = false;
  ends_ = move == kPass;
  choose(play, move);
}

// Who decides sees the map of what is chosen; else the one of what is looked at, or of what happened last. A rocketship that is
// not there yet, as after going back, has none.
std::uint8_t RaygunsView::mapNow(const PlayContext& play) const {
  const State& s = shownIn(play);
  std::uint8_t map = map_;
  if (play.decides() && !looking_) {
    const Mode mode = modeOf(seenIn(play));
    const Spot place = placeOf(seenIn(play), chosen(play));
    if (mode == Mode::helm || mode == Mode::face)
      map = kInSpace;
    else if (place.map != kNowhere)
      map = place.map;
  }
  return map < s.players && s.ship[map].faction != Faction::none ? map : kInSpace;
}

Spot RaygunsView::cursor(const PlayContext& play) const {
  if (looking_) return look_;
  const Move move = play.decides() ? chosen(play) : kNoMove;
  return move == kNoMove || ends_ ? kGone : placeOf(seenIn(play), move);
}

// A question without a place on a map is read as a list.
bool RaygunsView::isListed(const PlayContext& play) const {
  return play.decides() && !looking_ && modeOf(seenIn(play)) == Mode::list;
}

// ---- buttons --------------------------------------------------------------------------------------------------------
Intent RaygunsView::press(const PlayContext& play, Button button) {
  if (looking_) return pressLook(play, button);
  if (!play.decides()) return button == Button::select || button == Button::a ? look(play) : Intent::undo();
  if (open_) return pressOpenList(play, button);
  if (button == Button::a) return confirm(play);
  if (button == Button::b) return back(play);
  ends_ = false;
  if (button == Button::select) {
    const Move all = moveOf(Verb::placeAll);
    return play.legal.contains(all) ? Intent::play(all) : look(play);
  }
  switch (modeOf(seenIn(play))) {
    case Mode::list: return pressList(play, button);
    case Mode::cycle: return pressCycle(play, button);
    case Mode::walk: return pressWalk(play, button);
    case Mode::helm: return pressHelm(play, button);
    case Mode::face: return pressFace(play, button);
    case Mode::program: return pressProgram(play, button);
  }
  return Intent::nothing();
}

Intent RaygunsView::confirm(const PlayContext& play) {
  const Move move = chosen(play);
  const State& seen = seenIn(play);
  if (move == kNoMove) return look(play);
  if (ends_) return Intent::play(kPass);
  const Mode mode = modeOf(seen);
  if (mode == Mode::helm) return endingIn(play.legal) == kNoMove ? Intent::play(move) : Intent::play(kPass);
  if (mode != Mode::walk) return Intent::play(move);
  int here = 0;
  for (const Move other : play.legal) here += placeOf(seen, other) == placeOf(seen, move) ? 1 : 0;
  if (here < 2) return Intent::play(move);
  open_ = true;
  return Intent::nothing(Sound::confirm);
}

// A token buys back what a figure has used up: that nothing was done is known from what happened.
bool RaygunsView::isBeginning(const State& seen) const { return actorIsFresh(seen) && justChosen_; }

// Done, hold, decline; or one step back.
Intent RaygunsView::back(const PlayContext& play) {
  const State& seen = seenIn(play);
  const Move ending = endingIn(play.legal);
  const Mode mode = modeOf(seen);
  if (ending == kNoMove || mode == Mode::helm || (isBeginning(seen) && play.canUndo))
    return Intent::undo("What was rolled stays rolled.");
  const bool phase = seen.phase == Phase::crew && seen.actor == kNoFigure && seen.agenda.empty();
  if (!phase || ends_ || !play.asksBeforeEndingTurn) return Intent::play(ending);
  ends_ = true;
  return Intent::nothing(Sound::confirm);
}

Intent RaygunsView::pressList(const PlayContext& play, Button button) {
  if (button != Button::up && button != Button::down) return Intent::nothing();
  const int count = static_cast<int>(play.legal.size());
  if (count < 2) return Intent::nothing();
  choice_ = static_cast<std::uint8_t>(steppedRound(choice_, button == Button::down ? 1 : -1, count));
  openMapOf(seenIn(play), chosen(play));
  return Intent::nothing(Sound::move);
}

// The next move in the list that is chosen somewhere else, or at the same place.
bool RaygunsView::stepOverPlaces(const PlayContext& play, int by) {
  const State& seen = seenIn(play);
  const int count = static_cast<int>(play.legal.size());
  const Spot here = placeOf(seen, chosen(play));
  int at = choice_;
  for (int i = 0; i < count; ++i) {
    at = steppedRound(at, by, count);
    const Spot there = placeOf(seen, play.legal[static_cast<std::size_t>(at)]);
    if (there.map == kNowhere || there == here) continue;
    while (by < 0 && at > 0 && placeOf(seen, play.legal[static_cast<std::size_t>(at - 1)]) == there) --at;
    chooseAt(play, static_cast<std::size_t>(at));
    return true;
  }
  return false;
}

bool RaygunsView::stepAtPlace(const PlayContext& play, int by) {
  const State& seen = seenIn(play);
  const int count = static_cast<int>(play.legal.size());
  const Spot here = placeOf(seen, chosen(play));
  for (int i = 1; i < count; ++i) {
    const int at = (choice_ + by * i + count * count) % count;
    if (placeOf(seen, play.legal[static_cast<std::size_t>(at)]) != here) continue;
    choice_ = static_cast<std::uint8_t>(at);
    return true;
  }
  return false;
}

Intent RaygunsView::pressCycle(const PlayContext& play, Button button) {
  const int by = button == Button::right || button == Button::down ? 1 : -1;
  const bool aside = button == Button::left || button == Button::right;
  const bool stepped = aside ? stepOverPlaces(play, by) : stepAtPlace(play, by) || stepOverPlaces(play, by);
  return Intent::nothing(stepped ? Sound::move : Sound::none);
}

namespace {

int columnOf(Spot spot) { return static_cast<int>(spot.at % kWidth); }
int rowOf(Spot spot) { return static_cast<int>(spot.at / kWidth); }

struct Offer {
  int dx, dy;
};
Offer stepOf(Button button) {
  switch (button) {
    case Button::left: return {-1, 0};
    case Button::right: return {1, 0};
    case Button::up: return {0, -1};
    default: return {0, 1};
  }
}

}  // namespace

// The nearest place in that direction; what lies aside counts three times.
bool RaygunsView::walkTo(const PlayContext& play, int dx, int dy) {
  const State& seen = seenIn(play);
  const Spot here = placeOf(seen, chosen(play));
  int best = 1000;
  std::size_t found = play.legal.size();
  for (std::size_t i = 0; i < play.legal.size(); ++i) {
    const Spot there = placeOf(seen, play.legal[i]);
    if (there.map != here.map || there == here) continue;
    const int x = columnOf(there) - columnOf(here), y = rowOf(there) - rowOf(here);
    const int along = x * dx + y * dy, aside = x * dy + y * dx;
    if (along <= 0) continue;
    const int far = along + 3 * (aside < 0 ? -aside : aside);
    if (far >= best) continue;
    best = far;
    found = i;
  }
  if (found == play.legal.size()) return false;
  chooseAt(play, found);
  return true;
}

Intent RaygunsView::pressWalk(const PlayContext& play, Button button) {
  const Offer step = stepOf(button);
  const Spot here = placeOf(seenIn(play), chosen(play));
  if (walkTo(play, step.dx, step.dy)) return Intent::nothing(Sound::move);
  // At the rim: places on another map.
  const std::uint8_t before = choice_;
  for (std::size_t i = 0; i < play.legal.size(); ++i) {
    const Spot there = placeOf(seenIn(play), play.legal[i]);
    if (there.map == kNowhere || there.map == here.map) continue;
    chooseAt(play, i);
    return Intent::nothing(Sound::move);
  }
  choice_ = before;
  return Intent::nothing();
}

Intent RaygunsView::pressOpenList(const PlayContext& play, Button button) {
  switch (button) {
    case Button::a: return Intent::play(chosen(play));
    case Button::b: open_ = false; return Intent::nothing(Sound::back);
    case Button::up: stepAtPlace(play, -1); return Intent::nothing(Sound::move);
    case Button::down: stepAtPlace(play, 1); return Intent::nothing(Sound::move);
    default: return Intent::nothing();
  }
}

namespace {

// What lies ahead hurts: it takes a second press. nullptr: nothing does.
const char* dangerAhead(const State& s) {
  const Seat seat = toMove(s);
  const std::uint8_t next = neighbour(s.ship[seat].node, s.ship[seat].facing);
  if (next == kNoNode) return "The void is ahead: up again enters it.";
  if (shipAt(s, next) != kNobody) return "A rocketship is ahead: up again rams it.";
  return freeForShip(s, next) ? nullptr : "A rock is ahead: up again hits it.";
}

}  // namespace

Intent RaygunsView::pressHelm(const PlayContext& play, Button button) {
  const Move move = button == Button::up      ? moveOf(Verb::ahead)
                    : button == Button::left  ? moveOf(Verb::turn, 0)
                    : button == Button::right ? moveOf(Verb::turn, 1)
                                              : kNoMove;
  if (move == kNoMove) return Intent::nothing();
  if (!play.legal.contains(move))
    return Intent::refuse(button == Button::up ? "No engine is left." : "The cockpit has turned.");
  choose(play, move);
  const char* danger = button == Button::up ? dangerAhead(seenIn(play)) : nullptr;
  if (danger != nullptr && !warned_) {
    warned_ = true;
    return Intent::refuse(danger);
  }
  return Intent::play(move, Sound::move);
}

Intent RaygunsView::pressFace(const PlayContext& play, Button button) {
  if (button != Button::left && button != Button::right) return Intent::nothing();
  const unsigned facing = whatOf(chosen(play));
  for (unsigned i = 1; i < kDirections; ++i) {
    const Move move = moveOf(Verb::face, (facing + (button == Button::right ? i : kDirections - i)) % kDirections);
    if (!play.legal.contains(move)) continue;
    choose(play, move);
    return Intent::nothing(Sound::move);
  }
  return Intent::nothing();
}

// ---- looking --------------------------------------------------------------------------------------------------------
// The star map, then each rocketship.
void RaygunsView::nextMap(const State& seen) {
  for (unsigned i = 1; i <= kInSpace; ++i) {
    const auto map = static_cast<std::uint8_t>((map_ + i) % (kInSpace + 1));
    if (map == kInSpace || (map < seen.players && afloat(seen, map) && seen.ship[map].faction != Faction::none)) {
      map_ = map;
      break;
    }
  }
  look_ = {map_, static_cast<std::uint8_t>(map_ == kInSpace ? 40 : deckOf(seen, map_).cockpit)};
}

Intent RaygunsView::look(const PlayContext& play) {
  map_ = mapNow(play);
  looking_ = true;
  ends_ = false;
  nextMap(seenIn(play));
  return Intent::nothing(Sound::confirm);
}

Intent RaygunsView::pressLook(const PlayContext& play, Button button) {
  const State& seen = seenIn(play);
  if (button == Button::select) {
    nextMap(seen);
    return Intent::nothing(Sound::confirm);
  }
  if (button == Button::a || button == Button::b) {
    looking_ = false;
    return Intent::nothing(Sound::back);
  }
  const Offer step = stepOf(button);
  const int rows = map_ == kInSpace ? 9 : 7;
  const int x = columnOf(look_) + step.dx, y = rowOf(look_) + step.dy;
  if (x < 0 || x >= static_cast<int>(kWidth) || y < 0 || y >= rows) return Intent::nothing();
  look_.at = static_cast<std::uint8_t>(y * static_cast<int>(kWidth) + x);
  return Intent::nothing(Sound::move);
}

// ---- header and foot ------------------------------------------------------------------------------------------------
namespace {

const char* phaseName(const State& s) {
  switch (s.phase) {
    case Phase::movement: return "Movement";
    case Phase::shooting:
    case Phase::centre: return "Shooting";
    case Phase::crew: return "Crew";
    default: return "";
  }
}

}  // namespace

void RaygunsView::headerTitle(const PlayContext& play, TextOut& title) const {
  if (play.decides() && !looking_ && modeOf(seenIn(play)) == Mode::program)
    title << "Program";
  else
    View::headerTitle(play, title);
}

void RaygunsView::headerText(const PlayContext& play, TextOut& right) const {
  const State& s = shownIn(play);
  if (volleyShown(play)) {
    sideWords(right, s, firedBy_, play.reader).does("fire") << " at ";
    sideWords(right, s, firedAt_, play.reader).whom();
    return;
  }
  if (s.phase == Phase::over) return;
  if (s.round == 0)
    right << "Setup";
  else
    right << "Round " << int{s.round};
  if (s.phase == Phase::movement || s.phase == Phase::shooting || s.phase == Phase::centre || s.phase == Phase::crew)
    right << "   Turn " << s.turn + 1 << "   " << phaseName(s);
  const Seat seat = toMove(s);
  if (seat != kNobody) right << "   " << sideName(s, seat);
  if (s.phase == Phase::program && play.decides()) right << ", secret";
}

namespace {

const char* wordForA(Move move) {
  switch (verbOf(move)) {
    case Verb::fire: return "Fire";
    case Verb::act: return "Act";
    case Verb::go: return "Go";
    case Verb::shoot:
    case Verb::shootGun:
    case Verb::shootThing: return "Shoot";
    case Verb::fight: return "Fight";
    case Verb::douse: return "Put out";
    case Verb::exit: return "Leave";
    case Verb::enter: return "Enter";
    case Verb::board:
    case Verb::jump: return "Board";
    case Verb::search: return "Search";
    case Verb::blast:
    case Verb::place: return "Place";
    case Verb::run: return "Run";
    case Verb::take: return "Take";
    case Verb::rescue: return "Rescue";
    case Verb::mount: return "Mount";
    case Verb::healCaptain:
    case Verb::healCrew: return "Heal";
    case Verb::stand: return "Stand up";
    case Verb::cool: return "Cool";
    case Verb::evacuate: return "Get off";
    case Verb::pass: return "Pass";
    default: return "Choose";
  }
}

// The next of the three slots.
const char* wordForSlot(const State& s) {
  static constexpr const char* kWords[kTurns] = {"Put in Turn 1", "Put in Turn 2", "Put in Turn 3"};
  const unsigned count = programmed(s, toMove(s));
  return kWords[count < kTurns ? count : 0];
}

const char* wordForB(const State& s) {
  if (!s.agenda.empty()) return "Decline";
  switch (s.phase) {
    case Phase::shooting:
    case Phase::centre: return "Hold fire";
    case Phase::crew: return s.actor == kNoFigure ? "End Phase" : "Done";
    default: return "Pass";
  }
}

}  // namespace

void RaygunsView::hintsOfMode(const PlayContext& play, ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  const State& seen = seenIn(play);
  const Move move = chosen(play);
  const bool several = play.legal.size() > 1;
  switch (modeOf(seen)) {
    case Mode::list:
      if (several) hints.add(Key::upDown, "Choose");
      hints.add(Key::a, "Take it");
      return;
    case Mode::cycle:
      if (several) hints.add(Key::leftRight, seen.phase == Phase::crew ? "Figure" : "Target");
      if (verbOf(move) == Verb::fire) hints.add(Key::upDown, whatOf(move) % 2 == 0 ? "At rayguns" : "At the hull");
      break;
    case Mode::walk:
      if (several) hints.add(Key::dpad, "Aim");
      break;
    case Mode::helm:
      hints.add(Key::dpad, "Steer");
      hints.add(Key::a, "Done");
      return;
    case Mode::face:
      hints.add(Key::leftRight, "Turn");
      hints.add(Key::a, "Face");
      return;
    case Mode::program:
      hints.add(Key::dpad, "Card");
      hints.add(Key::a, wordForSlot(seen));
      return;
  }
  hints.add(Key::a, wordForA(move));
}

void RaygunsView::buttonHints(const PlayContext& play, ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  if (play.moving()) return;
  if (looking_) {
    hints.add(Key::dpad, "Look");
    hints.add(Key::b, "Back");
    hints.add(Key::select, "Next map");
    return;
  }
  if (!play.decides()) {  // the first of the maps of who looks round while a computer thinks
    hints.add(Key::b, "Back");
    return hints.add(Key::select, "Look");
  }
  if (open_) {
    hints.add(Key::upDown, "Choose");
    hints.add(Key::a, "Do it");
    return hints.add(Key::b, "Back");
  }
  if (ends_) {
    const bool figure = seenIn(play).actor != kNoFigure;
    hints.add(Key::dpad, figure ? "More" : "Go on");
    return hints.add(Key::a, figure ? "Done" : "End it");
  }
  hintsOfMode(play, hints);
  const State& seen = seenIn(play);
  const bool ends = endingIn(play.legal) != kNoMove && modeOf(seen) != Mode::helm;
  if (play.canUndo && (!ends || isBeginning(seen)))
    hints.add(Key::b, isBeginning(seen) ? "Other figure" : "Take back");
  else if (ends)
    hints.add(Key::b, wordForB(seen));
  if (hints.count < 4) hints.add(Key::select, play.legal.contains(moveOf(Verb::placeAll)) ? "All" : "Maps");
}

// ---- what another decides -------------------------------------------------------------------------------------------
void RaygunsView::theirQuestion(const PlayContext& play, TextOut& words) const {
  const State& s = seenIn(play);
  switch (questionOf(s)) {
    case TaskKind::blast: words << "Where the Blast marker goes"; return;
    case TaskKind::gunHit: words << "Which raygun is hit"; return;
    case TaskKind::dodge: words << "Whether to dodge"; return;
    case TaskKind::evacuate: words << "Who gets off the wreck"; return;
    case TaskKind::none: break;
    default: return;
  }
  switch (s.phase) {
    case Phase::program: words << "Three cards for this Round"; return;
    case Phase::movement: words << "Where to steer"; return;
    case Phase::shooting:
    case Phase::centre: words << "At whom to fire"; return;
    case Phase::crew: words << "What the crew does"; return;
    default: return;
  }
}

}  // namespace armada::rayguns
