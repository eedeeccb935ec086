// Keys, header and foot of Stellar Siege. What is drawn is in scene.cpp.
#include "screens/stellar_siege/view.h"

#include "screens/components.h"
#include "screens/stellar_siege/hand.h"

namespace armada::stellar_siege {

namespace {

int stacksOf(const Shown& shown) {
  int stacks = 0;
  for (std::size_t kind = 1; kind <= kKinds; ++kind) stacks += shown.own[kind] > 0 ? 1 : 0;
  return stacks;
}

}  // namespace

// ---- positions and motion -------------------------------------------------------------------------------------------
void SiegeView::settle(Table& table) {
  replay_.rest(seen(table), viewerOf(table));
  look_ = Look::none;
  card_ = Kind::unknown;
  planet_ = 0;
  begin(table);
}

void SiegeView::happened(Table& table, const Events& events) {
  look_ = Look::none;
  replay_.begin(events, table);
  if (!replay_.running()) replay_.rest(seen(table), viewerOf(table));
  begin(table);
}

void SiegeView::skip(Table& table) {
  replay_.finish(table);
  replay_.rest(seen(table), viewerOf(table));
  begin(table);
}

bool SiegeView::tick(Table& table) {
  const bool was = moving();
  const bool changed = replay_.tick(table);
  if (was && !moving()) {
    replay_.rest(seen(table), viewerOf(table));
    begin(table);
  }
  return changed || cursorMoves(table.ticks());
}

// The cursor stays on its card and Planet as long as they can be chosen.
void SiegeView::begin(const Table& table) {
  refused_ = false;
  const State& now = seen(table);
  const Choices choices = choicesOf(now, table.legal());
  row_ = choices.first;
  tile_ = choices.firstTile;
  const Cards& hand = now.hand[viewerOf(table)];
  const Shown held = shownOf(now, viewerOf(table));
  if (now.phase == Phase::declare || now.phase == Phase::anywhere) card_ = now.card;
  if (card_ == Kind::unknown || hand.count(card_) == 0) card_ = nextKind(held, card_, 1);
  for (std::size_t tries = 0; choices.onHand() && !table.legal().empty() && tries < kKinds; ++tries) {
    if (choices.card[indexOf(card_)] != kNoMove) break;
    card_ = nextKind(held, card_, 1);
  }
  const std::uint8_t at = marked(table);
  if (at != kNoPlanet) planet_ = at;
  for (std::uint8_t away = 0; choices.onPlanets() && away < kPlanets; ++away) {
    if (planet_ >= away && choices.planet[planet_ - away] != kNoMove) {
      planet_ = static_cast<std::uint8_t>(planet_ - away);
      break;
    }
    if (planet_ + away < static_cast<int>(kPlanets) && choices.planet[planet_ + away] != kNoMove) {
      planet_ = static_cast<std::uint8_t>(planet_ + away);
      break;
    }
  }
}

std::uint8_t SiegeView::marked(const Table& table) const {
  const State& now = seen(table);
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

// ---- buttons --------------------------------------------------------------------------------------------------------
Move SiegeView::aimed(const Choices& choices) const {
  switch (row_) {
    case Row::planets: return choices.planet[planet_];
    case Row::tiles: return tile_ < choices.tiles.size() ? choices.tiles[tile_] : kNoMove;
    case Row::hand: return choices.card[indexOf(card_)];
  }
  return kNoMove;
}

Move SiegeView::aimed(const Table& table) const { return aimed(choicesOf(seen(table), table.legal())); }

Move SiegeView::aside(const Choices& choices) const {
  return row_ == Row::hand && card_ == Kind::anyTime ? choices.discardAnyTime : kNoMove;
}

void SiegeView::press(Table& table, Button button) {
  refused_ = false;
  if (look_ != Look::none) return pressWhileLooking(table, button);
  switch (button) {
    case Button::left:
    case Button::right: return step(table, button);
    case Button::up: return changeRow(table, -1);
    case Button::down: return changeRow(table, 1);
    case Button::a: return confirm(table);
    case Button::b: return back(table);
    case Button::select: return openLook(table);
    default: return;
  }
}

void SiegeView::act(Table& table, Move move) {
  table.sound(Sound::confirm);
  if (!table.play(move)) table.sound(Sound::refuse);
}

// What cannot be chosen is refused where the decision is made, and looked at everywhere else.
void SiegeView::confirm(Table& table) {
  const Choices choices = choicesOf(seen(table), table.legal());
  const Move move = aimed(choices);
  if (move != kNoMove) return act(table, move);
  if (row_ != choices.first || table.legal().empty()) return openLook(table);
  refused_ = true;
  table.sound(Sound::refuse);
}

void SiegeView::back(Table& table) {
  const Choices choices = choicesOf(seen(table), table.legal());
  if (aside(choices) != kNoMove) return act(table, aside(choices));
  if (row_ != choices.first) {
    row_ = choices.first;
    return table.sound(Sound::back);
  }
  if (!table.canUndo() || !table.undo()) table.sound(Sound::refuse);
}

void SiegeView::step(Table& table, Button button) {
  const int by = button == Button::right ? 1 : -1;
  if (row_ == Row::planets) {
    const int planets = kPlanets;
    planet_ = static_cast<std::uint8_t>((planet_ + by + planets) % planets);
  } else if (row_ == Row::tiles) {
    const int tiles = static_cast<int>(choicesOf(seen(table), table.legal()).tiles.size());
    if (tiles < 2) return;
    tile_ = static_cast<std::uint8_t>((tile_ + by + tiles) % tiles);
  } else {
    if (stacksOf(replay_.shown()) < 2) return;
    card_ = nextKind(replay_.shown(), card_, by);
  }
  table.sound(Sound::move);
}

// Planets, tiles, hand: what is empty is stepped over.
void SiegeView::changeRow(Table& table, int down) {
  const Choices choices = choicesOf(seen(table), table.legal());
  int to = static_cast<int>(row_) + down;
  if (to == static_cast<int>(Row::tiles) && choices.tiles.empty()) to += down;
  if (to == static_cast<int>(Row::hand) && stacksOf(replay_.shown()) == 0) return;
  if (to < 0 || to > static_cast<int>(Row::hand)) return;
  row_ = static_cast<Row>(to);
  if (row_ == Row::tiles) tile_ = choices.firstTile;
  table.sound(Sound::move);
}

void SiegeView::openLook(Table& table) {
  look_ = row_ == Row::hand && card_ != Kind::unknown ? Look::card : Look::planet;
  table.sound(Sound::confirm);
}

// Up and down go over the table from the Enemy's piles to the hand, and round.
void SiegeView::pressWhileLooking(Table& table, Button button) {
  switch (button) {
    case Button::b:
    case Button::a: look_ = Look::none; return table.sound(Sound::back);
    case Button::select: return table.openLog();
    case Button::left:
    case Button::right: {
      const int by = button == Button::right ? 1 : -1;
      const int planets = kPlanets;
      if (look_ == Look::planet)
        planet_ = static_cast<std::uint8_t>((planet_ + by + planets) % planets);
      else if (look_ == Look::card && stacksOf(replay_.shown()) > 1)
        card_ = nextKind(replay_.shown(), card_, by);
      else
        return;
      return table.sound(Sound::move);
    }
    case Button::up:
    case Button::down: {
      const int things = card_ == Kind::unknown ? 3 : 4;
      const int at = static_cast<int>(look_) - 1 + (button == Button::down ? 1 : things - 1);
      look_ = static_cast<Look>(at % things + 1);
      return table.sound(Sound::move);
    }
    default: return;
  }
}

// ---- header and foot ------------------------------------------------------------------------------------------------
namespace {

const char* taskOf(Phase phase) {
  switch (phase) {
    case Phase::deploy: return "Deploy";
    case Phase::planet: return "Planet Effect";
    case Phase::end: return "End of turn";
    case Phase::pass: return "Pass";
    case Phase::over: return "The end";
    default: return "";
  }
}

// What the decision is about, in a few words.
void sayTask(const State& now, TextOut& words) {
  const char* alien = cardOf(now.card).name[now.active];
  const auto chosen = std::int32_t{now.chosen};
  switch (now.phase) {
    case Phase::sides: words << "Side of planet " << chosen + 1 << (chosen + 1 == kPlanets ? "+" : ""); break;
    case Phase::adjust: words << "Emalto: your value"; break;
    case Phase::declare: words << "Declare " << sideOf(effectAt(now, planetForValue(deploymentValue(now)))).name; break;
    case Phase::anywhere: words << alien << ": where to"; break;
    case Phase::number: words << alien << ": how many"; break;
    case Phase::discard: words << alien << ": discard " << std::int32_t{now.owed[toMove(now)]}; break;
    case Phase::adjacent: words << alien << ": who joins"; break;
    case Phase::additional: words << alien << ": 1 more"; break;
    case Phase::planets:
      words << sideOf(now.effect).name;
      if (now.effect == Effect::siptou || now.effect == Effect::valtinia)
        words << (now.chosen == kNoPlanet ? ": first planet" : ": second planet");
      else
        words << ": where to";
      break;
    case Phase::adjustEnemy: words << "Iontian: their value"; break;
    case Phase::soldier: words << "Hyperion: a Soldier"; break;
    case Phase::gift: words << "Clio: " << chosen << " of 3 given"; break;
    case Phase::throwAway: words << "Pandemonia"; break;
    default: words << taskOf(now.phase); break;
  }
}

}  // namespace

void SiegeView::where(const Table& table, TextOut& right) const {
  const State& now = seen(table);
  if (now.phase != Phase::sides) right << "Round " << std::int32_t{replay_.shown().round} << "   ";
  if (look_ != Look::none)
    right << "A closer look";
  else if (moving() || (table.legal().empty() && now.phase != Phase::over))
    right << (replay_.shown().active == viewerOf(table) ? "Your turn" : "Their turn");
  else
    sayTask(now, right);
}

namespace {

const char* verbWord(const State& now, Move move) {
  switch (verbOf(move)) {
    case Verb::endTurn: return "End turn";
    case Verb::pass: return "Pass";
    case Verb::stop: return "Stop";
    case Verb::decline: return "No effect";
    case Verb::turnSide: return "This side";
    case Verb::deploy:
    case Verb::deployRandom: return "Deploy";
    case Verb::declare: return whatOf(move) != 0 ? "Declare" : "As it is";
    case Verb::adjust:
    case Verb::number: return "Choose";
    case Verb::activate: return "Activate";
    case Verb::planet:
      if (now.phase == Phase::anywhere) return "Deploy";
      if (now.phase == Phase::planets && (now.effect == Effect::siptou || now.effect == Effect::valtinia))
        return now.chosen == kNoPlanet ? "Choose" : "Switch";
      return "Move";
    case Verb::card: return now.phase == Phase::gift ? "Give" : now.phase == Phase::soldier ? "Trigger" : "Discard";
    case Verb::discardAnyTime: return "Discard";
  }
  return "";
}

const char* alongWord(Row row, int stacks, std::size_t tiles) {
  switch (row) {
    case Row::planets: return "Planet";
    case Row::tiles: return tiles > 1 ? "Choice" : "";
    case Row::hand: return stacks > 1 ? "Card" : "";
  }
  return "";
}

const char* acrossWord(const State& now, Row row, const Choices& choices) {
  const bool stops = now.phase == Phase::gift || now.phase == Phase::throwAway;
  switch (row) {
    case Row::planets:
      if (now.phase == Phase::planet && choices.onPlanets()) return "No effect";
      return choices.tiles.empty() ? "Hand" : stops ? "Stop" : "Choices";
    case Row::tiles: return "Look round";
    case Row::hand: return choices.tiles.empty() ? "Planets" : stops ? "Stop" : "Choices";
  }
  return "";
}

}  // namespace

void SiegeView::foot(const Table& table, Foot& foot) const {
  using Key = FootItem::Key;
  if (moving()) return;
  if (look_ != Look::none) {
    if (look_ == Look::planet) foot.add(Key::leftRight, "Planet");
    if (look_ == Look::card && stacksOf(replay_.shown()) > 1) foot.add(Key::leftRight, "Card");
    foot.add(Key::upDown, "Look on");
    foot.add(Key::b, "Back");
    foot.add(Key::select, "Log");
    return;
  }
  if (!table.legal().empty()) footOfRow(table, choicesOf(seen(table), table.legal()), foot);
}

// Four pairs at most: with B there the d-pad is named once.
void SiegeView::footOfRow(const Table& table, const Choices& choices, Foot& foot) const {
  using Key = FootItem::Key;
  const State& now = seen(table);
  const Move move = aimed(choices);
  const char* along = alongWord(row_, stacksOf(replay_.shown()), choices.tiles.size());
  const char* across = acrossWord(now, row_, choices);
  const char* second = aside(choices) != kNoMove ? "Discard"
                       : row_ != choices.first   ? "Back"
                       : table.canUndo()         ? "Take back"
                                                 : "";
  const bool namesTiles = row_ != Row::tiles && !choices.tiles.empty();  // a choice waits in another row
  if (*along == '\0') {
    foot.add(Key::upDown, across);
  } else if (*second != '\0' && !namesTiles) {
    foot.add(Key::dpad, along);
  } else {
    foot.add(Key::leftRight, along);
    foot.add(Key::upDown, across);
  }
  if (move != kNoMove)
    foot.add(Key::a, verbWord(now, move));
  else if (row_ != choices.first)
    foot.add(Key::a, "Look");
  if (*second != '\0') foot.add(Key::b, second);
  if (foot.count < 4 && (move != kNoMove || row_ == choices.first)) foot.add(Key::select, "Look");
}

}  // namespace armada::stellar_siege
