#include "screens/pulp_invasion/replay.h"

#include "rules/pulp_invasion/pulp_invasion.h"
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"

namespace armada::pulp_invasion {

namespace {

Happened happenedIn(const Event& event) { return static_cast<Happened>(event.kind); }
void add(std::uint8_t& count, int by) { count = static_cast<std::uint8_t>(count + by); }

}  // namespace

// ---- time -----------------------------------------------------------------------------------------------------------
int Replay::ticksOf(const Event& event) {
  switch (happenedIn(event)) {
    case Happened::cubeDrawn:
    case Happened::evadeCube: return kCubeTicks + kRestTicks;
    case Happened::abilityChanged: return kChangeTicks;
    case Happened::weaponFound:
    case Happened::weaponSwapped:
    case Happened::understood:
    case Happened::dieRolled:
    case Happened::sectorPassed: return 8;
    case Happened::locationNow:
    case Happened::weaponCube:
    case Happened::blackOnQuietus:
    case Happened::falseLead:
    case Happened::dieTurned:
    case Happened::dieSwapped:
    case Happened::bonusGained:
    case Happened::extraCubes:
    case Happened::bagChanged:
    case Happened::cardPlayed: return 6;
    case Happened::cardDrawn: return 5;
    case Happened::engaged:
    case Happened::evaded:
    case Happened::toHand:
    case Happened::searchBegan: return 4;
    case Happened::cubeAdded: return event.value > 0 ? 3 : 0;
    default: return 0;
  }
}

// Before the round ends, what the search brought is read; after an Evade, its cubes.
bool Replay::stopsAt(std::size_t i, const Table& table) const {
  if (table.legal().empty() || i == 0 || i >= events_->size()) return false;
  const Happened kind = happenedIn((*events_)[i]);
  if (kind == Happened::toHand || kind == Happened::roundEnded)
    return happenedIn((*events_)[i - 1]) != Happened::toHand;
  if (kind != Happened::evaded) return false;
  for (std::size_t before = 0; before < i; ++before)
    if (happenedIn((*events_)[before]) == Happened::evadeCube) return true;
  return false;
}

// The events from here to the next stop share the time of one go.
void Replay::plan(const Table& table) {
  const Motion motion = table.motion();
  limit_ = motion == Motion::off ? 0 : motion == Motion::brief ? kMostTicks / 2 : kMostTicks;
  int total = 0;
  for (std::size_t i = event_ == kNone ? 0 : event_; i < events_->size(); ++i) {
    if (i != event_ && stopsAt(i, table)) break;
    total += ticksOf((*events_)[i]);
  }
  if (motion == Motion::brief) total = total < kMostTicks ? kMostTicks : total;  // halved whatever it is
  total_ = static_cast<std::uint16_t>(total);
  elapsed_ = 0;
}

// Its share of the time there is: all of them together never take longer.
int Replay::ticksFor(const Event& event) {
  if (limit_ == 0) return 0;
  const int raw = ticksOf(event);
  if (total_ <= limit_) return raw;
  const int from = elapsed_ * limit_ / total_;
  elapsed_ = static_cast<std::uint16_t>(elapsed_ + raw);
  return elapsed_ * limit_ / total_ - from;
}

// ---- from event to event --------------------------------------------------------------------------------------------
void Replay::rest(const State& seen, Memory memory) {
  const bool within = memory != Memory::nothing;
  hasTold_ = hasTold_ && memory == Memory::all;
  shown_ = shownOf(seen);
  events_ = nullptr;
  paused_ = false;
  pulled_ = {};
  steps_ = 0;
  searching_ = seen.planet != kNoPlanet && seen.current >= kLineCards && seen.phase != Phase::over;
  const std::size_t first = within ? seen.cubesDrawn : 0;
  for (std::size_t i = first; i < kKnownCubes; ++i) known_[i] = kForgotten;
}

void Replay::begin(const Events& events, Table& table) {
  events_ = &events;
  event_ = kNone;
  hasTold_ = false;
  paused_ = false;
  pulled_ = {};
  plan(table);
  next(table);
}

void Replay::goOn(Table& table) {
  if (!paused()) return;
  paused_ = false;
  pulled_ = {};
  plan(table);
  --event_;  // the stop itself comes next
  next(table, true);
}

// Lands what needs no time, and begins with the next thing that takes some.
void Replay::next(Table& table, bool past) {
  for (;; past = false) {
    ++event_;  // from kNone to the first
    steps_ = 0;
    if (event_ >= events_->size()) {
      events_ = nullptr;
      return;
    }
    const Event& event = (*events_)[event_];
    if (!past && stopsAt(event_, table)) {
      paused_ = true;
      return;
    }
    Text<96> words;
    kPulpInvasion.narrate(table.seen(), event, words);
    if (!words.empty()) {
      told_ = event;
      hasTold_ = true;
    }
    liftOff(event);
    steps_ = static_cast<std::uint8_t>(ticksFor(event));
    step_ = 0;
    if (steps_ > 0) return;
    land(event, table);
  }
}

bool Replay::tick(Table& table) {
  if (!running()) return false;
  if (++step_ < steps_) return true;
  land((*events_)[event_], table);
  next(table);
  return true;
}

void Replay::finish(Table& table) {
  if (!running()) return;
  limit_ = 0;
  land((*events_)[event_], table);
  next(table);
}

// What comes out of the bag has left it when its time begins.
void Replay::liftOff(const Event& event) {
  switch (happenedIn(event)) {
    case Happened::searchBegan: searching_ = true; return;
    case Happened::evadeCube:
      if (!pulled_.full()) pulled_.push(event.a);
      add(shown_.bag[event.a], -1);
      return;
    case Happened::cubeDrawn:
      noteCube(event.a, static_cast<std::size_t>(event.value));
      shown_.cubesDrawn = static_cast<std::uint8_t>(event.value);
      add(shown_.bag[event.a], -1);
      return;
    default: return;
  }
}

// ---- the copy of the table ------------------------------------------------------------------------------------------
void Replay::clearRound() {
  for (Card& card : shown_.line) card = kNoCard;
  for (LineStatus& status : shown_.status) status = LineStatus::empty;
  shown_.planet = kNoPlanet;
  shown_.cubes = shown_.cubesDrawn = 0;
  add(shown_.bag[at(Cube::falseLead)], shown_.aside);  // House 9
  shown_.aside = 0;
  searching_ = false;
  for (std::uint8_t& cube : known_) cube = kForgotten;
}

// Of two cubes of one draw the other one goes: see putBack.
void Replay::noteCube(std::uint8_t cube, std::size_t number) {
  if (number == 0 || number > kKnownCubes) return;
  std::uint8_t& known = known_[number - 1];
  const bool second = shown_.cubesDrawn == number && known != kForgotten;
  known = static_cast<std::uint8_t>(second ? (known & 15u) | static_cast<unsigned>(cube) << 4 : cube | 0xF0u);
}

void Replay::putBack(std::uint8_t cube) {
  const std::size_t number = shown_.cubesDrawn;
  if (number == 0 || number > kKnownCubes) return;
  std::uint8_t& known = known_[number - 1];
  if (known == kForgotten || known >> 4 == 15) return;
  const unsigned kept = (known & 15u) == cube ? known >> 4 : known & 15u;
  known = static_cast<std::uint8_t>(kept | 0xF0u);
}

void Replay::landLine(const Event& event) {
  switch (happenedIn(event)) {
    case Happened::cardDrawn:
      shown_.line[event.a] = event.b;
      shown_.status[event.a] = LineStatus::standing;
      return;
    case Happened::locationNow:
      for (std::size_t slot = 0; slot < kLineCards; ++slot) {
        if (shown_.line[slot] >= kEncounterCards || kindOf(shown_.line[slot]) != CardKind::location) continue;
        shown_.line[slot] = kNoCard;
        shown_.status[slot] = LineStatus::left;
      }
      shown_.location = event.a;
      return;
    case Happened::engaged: shown_.status[event.a] = LineStatus::engaged; return;
    case Happened::evaded: shown_.status[event.a] = LineStatus::evaded; return;
    case Happened::toHand: shown_.hand.add(event.a); return;
    case Happened::cardPlayed: shown_.hand.take(event.a); return;
    default: return;
  }
}

void Replay::landCubes(const Event& event, Table& table) {
  const auto weapon = [&]() -> Found* {
    for (Found& found : shown_.found)
      if (found.weapon == event.a) return &found;
    return nullptr;
  };
  switch (happenedIn(event)) {
    case Happened::cubeAdded:
    case Happened::bagChanged:
      add(shown_.bag[event.a], event.value);
      if (event.value != 0) table.sound(Sound::cube);
      return;
    case Happened::evadeCube:
    case Happened::cubeDrawn: return table.sound(Sound::cube);
    case Happened::searchBegan:
      shown_.cubes = static_cast<std::uint8_t>(event.value);
      shown_.cubesDrawn = 0;
      return;
    case Happened::cubeReturned:
      if (!searching_) return;  // the die's: it never left the bag
      putBack(event.a);
      add(shown_.bag[event.a], 1);
      return;
    case Happened::cubeToSupply: return putBack(event.a);
    case Happened::falseLead: add(shown_.aside, 1); return;
    case Happened::blackOnQuietus:
      shown_.quietus = static_cast<std::uint8_t>(event.value);
      return table.sound(Sound::lose);
    case Happened::weaponFound: shown_.found.push({event.a, {}, 0}); return table.sound(Sound::gain);
    case Happened::weaponCube:
      if (Found* found = weapon()) ++found->cubes[event.b];
      return;
    case Happened::understood:
      if (Found* found = weapon(); found != nullptr && !understood(*found)) found->automatic = 1;
      return table.sound(Sound::gain);
    case Happened::weaponSwapped:
      if (Found* found = weapon()) *found = {event.b, {}, 0};
      return;
    default: return;
  }
}

void Replay::landDice(const Event& event, Table& table) {
  for (OwnedDie& die : shown_.die) {
    if (static_cast<std::uint8_t>(die.die) != event.a) continue;
    switch (happenedIn(event)) {
      case Happened::dieTurned: die.face = event.c; return;
      case Happened::dieRolled:
        if (event.c == 0) die.face = event.b;
        return table.sound(Sound::hit);
      case Happened::dieSwapped: die.die = static_cast<Die>(event.b); return;
      default: return;
    }
  }
}

void Replay::land(const Event& event, Table& table) {
  landLine(event);
  landCubes(event, table);
  switch (happenedIn(event)) {
    case Happened::dieTurned:
    case Happened::dieRolled:
    case Happened::dieSwapped: return landDice(event, table);
    case Happened::roundBegan:
      shown_.round = static_cast<std::uint8_t>(event.value);
      if (event.value == 1)  // the crew came on board
        for (std::size_t i = 0; i < kOwnedDice; ++i) shown_.die[i] = static_cast<const State*>(table.seen())->die[i];
      return;
    case Happened::planetChosen: shown_.planet = event.a; return;
    case Happened::abilityChanged:
      shown_.ability[event.a] = event.c;
      return table.sound(event.c > event.b ? Sound::gain : Sound::lose);
    case Happened::engaged: return table.sound(Sound::hit);
    case Happened::cardDrawn: return table.sound(Sound::cube);
    case Happened::sectorPassed:
      if (event.a == kQuietus) shown_.quietus = 0;
      return;
    case Happened::roundEnded: return clearRound();
    case Happened::won: return table.sound(Sound::win);
    case Happened::lost: return table.sound(Sound::lost);
    default: return;
  }
}

// ---- what is drawn of it --------------------------------------------------------------------------------------------
Change Replay::change() const {
  const Event* event = now();
  if (event == nullptr || happenedIn(*event) != Happened::abilityChanged) return {kAbilities, 0};
  return {event->a, event->b};
}

int Replay::cubeStep() const {
  const Event* event = now();
  if (event == nullptr) return kCubeTicks;
  if (happenedIn(*event) != Happened::cubeDrawn && happenedIn(*event) != Happened::evadeCube) return kCubeTicks;
  const int step = step_ * (kCubeTicks + kRestTicks) / steps_;
  return step < kCubeTicks ? step : kCubeTicks;
}

void Replay::draw(Canvas& canvas) const {
  const Event* event = now();
  if (event == nullptr || searching_) return;
  const bool bright = step_ / 2 % 2 == 0;
  const auto mark = [&](Rect area) { drawCursor(canvas, area, bright ? 0 : 15, kPaper); };
  switch (happenedIn(*event)) {
    case Happened::cardDrawn: {  // from the deck at the right, in three jumps
      const Rect to = cardRect(event->a, false);
      const int jumps = steps_ < 3 ? steps_ : 3, jump = step_ * jumps / steps_;
      return drawCardBack(canvas, {260 + (to.x - 260) * jump / jumps, to.y, to.w, to.h});
    }
    case Happened::engaged:
    case Happened::evaded: return mark(cardRect(event->a, true));
    case Happened::locationNow: return mark(kLocationPanel);
    case Happened::cubeAdded:
    case Happened::bagChanged: return mark({bagX(event->a) - 2, 155, 14, 29});
    case Happened::dieUsed:
    case Happened::dieTurned:
    case Happened::dieRolled:
    case Happened::dieSwapped:
      for (std::size_t i = 0; i < kOwnedDice; ++i)
        if (static_cast<std::uint8_t>(shown_.die[i].die) == event->a)
          mark({dieX(i), kDiceRow.y, kDieWidth, kDieHeight});
      return;
    case Happened::toHand:
    case Happened::cardPlayed: return mark(kHandPanel);
    default: return;
  }
}

}  // namespace armada::pulp_invasion
