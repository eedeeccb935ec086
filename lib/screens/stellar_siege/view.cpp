// Keys, header and foot of Stellar Siege. What is drawn is in scene.cpp.
#include "screens/stellar_siege/view.h"

#include "screens/components.h"
#include "screens/stellar_siege/hand.h"
#include "screens/stellar_siege/pieces.h"

namespace armada::stellar_siege {

namespace {

// The Planet nearest to this one that can be chosen, this one before all and the left one before the right.
std::uint8_t nearestChoice(const Choices& choices, int planet) {
  const int planets = kPlanets;
  for (int away = 0; away < planets; ++away)
    for (const int at : {planet - away, planet + away})
      if (at >= 0 && at < planets && choices.planet[at] != kNoMove) return static_cast<std::uint8_t>(at);
  return static_cast<std::uint8_t>(planet);
}

}  // namespace

// ---- positions ------------------------------------------------------------------------------------------------------
// The cursor stays on its card and Planet as long as they can be chosen.
void SiegeView::arrive(const PlayContext& play, Arrival how) {
  look_ = Look::none;
  refused_ = discards_ = false;
  if (how != Arrival::moved) {
    card_ = Kind::unknown;
    planet_ = 0;
  }
  const State& now = seenIn(play);
  const Cards& hand = handIn(play);
  const Choices choices = choicesIn(play);
  row_ = choices.first;
  tile_ = choices.firstTile;
  if (now.phase == Phase::declare || now.phase == Phase::anywhere) card_ = now.card;
  if (card_ == Kind::unknown || hand.count(card_) == 0) card_ = nextKind(hand, card_, 1);
  for (std::size_t tries = 0; choices.onHand() && !play.legal.empty() && tries < kKinds; ++tries) {
    if (choices.card[indexOf(card_)] != kNoMove) break;
    card_ = nextKind(hand, card_, 1);
  }
  if (marked(play) != kNoPlanet) planet_ = marked(play);
  if (choices.onPlanets()) planet_ = nearestChoice(choices, planet_);
}

std::uint8_t SiegeView::marked(const PlayContext& play) {
  const State& now = seenIn(play);
  switch (now.phase) {
    case Phase::sides: return now.chosen;
    case Phase::adjust:
    case Phase::deploy:
    case Phase::declare: return planetForValue(deploymentValue(now));
    case Phase::anywhere:
    case Phase::pass:
    case Phase::over: return kNoPlanet;
    default: return now.planet;
  }
}

// Under a hint A does what is aimed at, and a card has no second move.
Choices SiegeView::choicesIn(const PlayContext& play) const {
  Choices choices = choicesOf(seenIn(play), play.legal);
  if (play.cover == Cover::none || choices.discardAnyTime == kNoMove) return choices;
  if (discards_) choices.card[indexOf(Kind::anyTime)] = choices.discardAnyTime;
  choices.discardAnyTime = kNoMove;
  return choices;
}

void SiegeView::aim(const PlayContext& play, Move move) {
  discards_ = move == moveOf(Verb::discardAnyTime);
  const Choices choices = choicesIn(play);
  look_ = Look::none;
  refused_ = false;
  if (discards_) {
    row_ = Row::hand;
    card_ = Kind::anyTime;
  }
  for (std::size_t i = 1; i <= kKinds; ++i) {
    if (choices.card[i] != move) continue;
    row_ = Row::hand;
    card_ = static_cast<Kind>(i);
  }
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    if (choices.planet[planet] != move) continue;
    row_ = Row::planets;
    planet_ = planet;
  }
  for (std::size_t i = 0; i < choices.tiles.size(); ++i) {
    if (choices.tiles[i] != move) continue;
    row_ = Row::tiles;
    tile_ = static_cast<std::uint8_t>(i);
  }
}

// ---- buttons --------------------------------------------------------------------------------------------------------
Move SiegeView::aimed(const Choices& choices) const {
  switch (row_) {
    case Row::planets: return choices.planet[planet_];
    case Row::tiles: return tile_ < choices.tiles.size() ? choices.tiles[tile_] : kNoMove;
    case Row::hand: return choices.card[indexOf(card_)];
  }
  return kNoMove;
}

Move SiegeView::secondMove(const Choices& choices) const {
  return row_ == Row::hand && card_ == Kind::anyTime ? choices.discardAnyTime : kNoMove;
}

Intent SiegeView::press(const PlayContext& play, Button button) {
  refused_ = discards_ = false;
  if (look_ != Look::none) return pressWhileLooking(play, button);
  switch (button) {
    case Button::left: return step(play, row_, -1);
    case Button::right: return step(play, row_, 1);
    case Button::up: return changeRow(play, -1);
    case Button::down: return changeRow(play, 1);
    case Button::a: return confirm(play);
    case Button::b: return back(play);
    case Button::select: return openLook();
    default: return Intent::nothing();
  }
}

// What cannot be chosen is refused where the decision is made, and looked at everywhere else.
Intent SiegeView::confirm(const PlayContext& play) {
  const Choices choices = choicesIn(play);
  if (aimed(choices) != kNoMove) return Intent::play(aimed(choices));
  if (row_ != choices.first || play.legal.empty()) return openLook();
  refused_ = true;
  return Intent::refuse();
}

Intent SiegeView::back(const PlayContext& play) {
  const Choices choices = choicesIn(play);
  if (secondMove(choices) != kNoMove) return Intent::play(secondMove(choices));
  if (row_ == choices.first) return Intent::undo();
  row_ = choices.first;
  return Intent::nothing(Sound::back);
}

// There is more than one thing in the row.
bool SiegeView::goesAlong(const PlayContext& play, Row row) const {
  return row == Row::planets || (row == Row::tiles ? choicesIn(play).tiles.size() : kindsIn(handIn(play))) > 1;
}

Intent SiegeView::step(const PlayContext& play, Row row, int by) {
  if (!goesAlong(play, row)) return Intent::nothing();
  const int tiles = static_cast<int>(choicesIn(play).tiles.size());
  switch (row) {
    case Row::planets: planet_ = static_cast<std::uint8_t>(steppedRound(planet_, by, kPlanets)); break;
    case Row::tiles: tile_ = static_cast<std::uint8_t>(steppedRound(tile_, by, tiles)); break;
    case Row::hand: card_ = nextKind(handIn(play), card_, by); break;
  }
  return Intent::nothing(Sound::move);
}

// Planets, tiles, hand: what is empty is stepped over.
Intent SiegeView::changeRow(const PlayContext& play, int down) {
  const Choices choices = choicesIn(play);
  int to = static_cast<int>(row_) + down;
  if (to == static_cast<int>(Row::tiles) && choices.tiles.empty()) to += down;
  const bool empty = to == static_cast<int>(Row::hand) && handIn(play).empty();
  if (empty || to < 0 || to > static_cast<int>(Row::hand)) return Intent::nothing();
  row_ = static_cast<Row>(to);
  if (row_ == Row::tiles) tile_ = choices.firstTile;
  return Intent::nothing(Sound::move);
}

Intent SiegeView::openLook() {
  look_ = row_ == Row::hand && card_ != Kind::unknown ? Look::card : Look::planet;
  return Intent::nothing(Sound::confirm);
}

// Up and down go over the table from the Enemy's piles to the hand, and round.
Intent SiegeView::pressWhileLooking(const PlayContext& play, Button button) {
  const bool forth = button == Button::right || button == Button::down;
  switch (button) {
    case Button::b:
    case Button::a: look_ = Look::none; return Intent::nothing(Sound::back);
    case Button::select: return Intent::openLog();
    case Button::left:
    case Button::right:
      if (look_ != Look::planet && look_ != Look::card) return Intent::nothing();
      return step(play, look_ == Look::planet ? Row::planets : Row::hand, forth ? 1 : -1);
    case Button::up:
    case Button::down: {
      const int things = card_ == Kind::unknown ? 3 : 4;
      look_ = static_cast<Look>(1 + steppedRound(static_cast<int>(look_) - 1, forth ? 1 : -1, things));
      return Intent::nothing(Sound::move);
    }
    default: return Intent::nothing();
  }
}

// ---- header and foot ------------------------------------------------------------------------------------------------
namespace {

bool switchesForces(const State& now) { return now.effect == Effect::siptou || now.effect == Effect::valtinia; }

// What the decision is about, in a few words.
void sayTask(const State& now, TextOut& words) {
  const char* task = decisionIn(now.phase).task;
  if (*task == '@') words << cardOf(now.card).name[now.active];
  if (*task == '%') words << sideOf(now.effect).name;
  words << (*task == '@' || *task == '%' ? task + 1 : task);
  switch (now.phase) {
    case Phase::sides: words << planetNumber(now.chosen); break;
    case Phase::declare: words << sideOf(effectAt(now, planetForValue(deploymentValue(now)))).name; break;
    case Phase::number:
      if (numberMatters(now)) words << ": how many";
      break;
    case Phase::discard: words << std::int32_t{now.owed[toMove(now)]}; break;
    case Phase::planets:
      words << (!switchesForces(now) ? "where to" : now.chosen == kNoPlanet ? "first planet" : "second planet");
      break;
    case Phase::gift: words << std::int32_t{now.chosen} << " of 3 given"; break;
    default: break;
  }
}

}  // namespace

void SiegeView::theirQuestion(const PlayContext& play, TextOut& words) const {
  const State& now = seenIn(play);
  switch (now.phase) {
    case Phase::additional:
    case Phase::discard:
    case Phase::adjacent:
    case Phase::planets:
    case Phase::gift: break;  // what lies open on the table asks for it
    case Phase::over:
    case Phase::pass: return;
    // Which of these it is would tell of the hand: whether there was something to activate, or to discard at the end.
    case Phase::planet:
    case Phase::beforeDraw:
    case Phase::end: words << "How to finish the turn"; return;
    // Which of these it is would tell of the card.
    case Phase::adjust:
    case Phase::deploy:
    case Phase::declare:
    case Phase::anywhere: words << "Which Alien to deploy, and where"; return;
    default: words << "What to do next"; return;
  }
  const bool namesCard = *decisionIn(now.phase).task == '@';
  if (!namesCard || now.card != Kind::unknown) sayTask(now, words);
}

namespace {

void sayWhoseTurn(const PlayContext& play, Seat active, TextOut& words) {
  if (play.viewerPlays && active == play.viewer)
    words << "Your turn";
  else
    words << speciesOf(active) << "' turn";
}

}  // namespace

void SiegeView::headerText(const PlayContext& play, TextOut& right) const {
  const State &now = seenIn(play), &shown = shownIn(play);
  if (now.phase != Phase::sides) right << "Round " << std::int32_t{roundOf(shown)} << "   ";
  if (look_ != Look::none)
    right << "A closer look";
  else if (play.moving() || (play.legal.empty() && now.phase != Phase::over))
    sayWhoseTurn(play, shown.active, right);
  else
    sayTask(now, right);
}

namespace {

// In the order of Verb; "" where the position says which.
constexpr const char* kVerbWords[] = {"End turn", "Pass", "Stop",   "No effect", "This side", "Choose", "Deploy",
                                      "Deploy",   "",     "Choose", "",          "Activate",  "",       "Discard"};
static_assert(sizeof kVerbWords / sizeof kVerbWords[0] == static_cast<std::size_t>(Verb::discardAnyTime) + 1);

const char* verbWord(const State& now, Move move) {
  switch (verbOf(move)) {
    case Verb::declare: return whatOf(move) != 0 ? "Declare" : "Go without";
    case Verb::planet:
      if (now.phase == Phase::anywhere) return "Deploy";
      if (now.phase != Phase::planets || !switchesForces(now)) return "Move";
      return now.chosen == kNoPlanet ? "Choose" : "Switch";
    case Verb::card: return now.phase == Phase::gift ? "Give" : now.phase == Phase::soldier ? "Trigger" : "Discard";
    default: return kVerbWords[static_cast<std::size_t>(verbOf(move))];
  }
}

const char* acrossWord(const State& now, Row row, const Choices& choices) {
  const bool stops = now.phase == Phase::gift || now.phase == Phase::throwAway;
  switch (row) {
    case Row::planets:
      if (now.phase == Phase::planet && choices.onPlanets()) return "No effect";
      return choices.tiles.empty() ? "Hand" : stops ? "Stop" : "Choices";
    case Row::tiles: return "Look around";
    case Row::hand: return choices.tiles.empty() ? "Planets" : stops ? "Stop" : "Choices";
  }
  return "";
}

}  // namespace

void SiegeView::buttonHints(const PlayContext& play, ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  if (play.moving()) return;
  if (look_ == Look::none) {
    if (play.decides()) hintsOfRow(play, choicesIn(play), hints);
    return;
  }
  if (look_ == Look::planet) hints.add(Key::leftRight, "Planet");
  if (look_ == Look::card && goesAlong(play, Row::hand)) hints.add(Key::leftRight, "Card");
  hints.add(Key::upDown, "Look on");
  hints.add(Key::b, "Back");
  hints.add(Key::select, "Log");
}

// Four pairs at most: with B there the d-pad is named once.
void SiegeView::hintsOfRow(const PlayContext& play, const Choices& choices, ButtonHints& hints) const {
  using Key = ButtonHint::Key;
  const State& now = seenIn(play);
  const Move move = aimed(choices);
  const bool alone = !goesAlong(play, row_);
  const char* along = row_ == Row::planets ? "Planet" : row_ == Row::tiles ? "Choice" : "Card";
  const char* across = acrossWord(now, row_, choices);
  const char* second = secondMove(choices) != kNoMove ? "Discard"
                       : row_ != choices.first        ? "Back"
                       : play.canUndo                 ? "Take back"
                                                      : "";
  const bool namesTiles = row_ != Row::tiles && !choices.tiles.empty();  // a choice waits in another row
  if (alone) {
    hints.add(Key::upDown, across);
  } else if (*second != '\0' && !namesTiles) {
    hints.add(Key::dpad, along);
  } else {
    hints.add(Key::leftRight, along);
    hints.add(Key::upDown, across);
  }
  if (move != kNoMove)
    hints.add(Key::a, verbWord(now, move));
  else if (row_ != choices.first)
    hints.add(Key::a, "Look");
  if (*second != '\0') hints.add(Key::b, second);
  if (hints.count < 4 && (move != kNoMove || row_ == choices.first)) hints.add(Key::select, "Look");
}

}  // namespace armada::stellar_siege
