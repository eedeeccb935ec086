// How what happens in Pulp Invasion is shown: a row a kind of event, and what becomes of the table. It stops where something
// must be read before the table changes: after the cubes of an Evade, and at the end of a search.
#include "screens/components.h"
#include "screens/pulp_invasion/pieces.h"
#include "screens/pulp_invasion/view.h"

namespace armada::pulp_invasion {

namespace {

State& shownIn(const Scene& scene) { return *static_cast<State*>(scene.shown); }
void add(std::uint8_t& count, int by) { count = static_cast<std::uint8_t>(count + by); }

// nullptr: it is not owned, or not found.
OwnedDie* dieIn(State& shown, std::uint8_t which) {
  for (OwnedDie& die : shown.die)
    if (die.die == static_cast<Die>(which)) return &die;
  return nullptr;
}
Found* weaponIn(State& shown, std::uint8_t which) {
  for (Found& found : shown.found)
    if (found.weapon == which) return &found;
  return nullptr;
}

// ---- what is seen of it ---------------------------------------------------------------------------------------------
// From the deck at the right.
bool cardFlies(const Scene&, const Event& event, Flight& flight) {
  const Rect to = cardRect(event.a, false);
  flight.to = {to.x + to.w / 2, to.y + to.h / 2};
  flight.from = {260 + to.w / 2, flight.to.y};
  flight.draw = [](Canvas& canvas, Point at, std::uint8_t) {
    drawCardBack(canvas, {at.x - kCardWidth / 2, at.y - kCardHeight / 2, kCardWidth, kCardHeight});
  };
  return true;
}

Rect cardOf(const Scene&, const Event& event) { return cardRect(event.a, true); }
Rect locationOf(const Scene&, const Event&) { return kLocationPanel; }
Rect handOf(const Scene&, const Event&) { return kHandPanel; }
Rect colourOf(const Scene&, const Event& event) { return {bagX(event.a) - 2, 155, 14, 29}; }
Rect dieOf(const Scene& scene, const Event& event) {
  State& shown = shownIn(scene);
  const OwnedDie* die = dieIn(shown, event.a);
  if (die == nullptr) return {0, 0, 0, 0};
  return {dieX(static_cast<std::size_t>(die - shown.die)), kDiceRow.y, kDieWidth, kDieHeight};
}

constexpr Sound kNone = Sound::none;
constexpr std::uint8_t kCube = kCubeTicks + kCubeRestTicks;
// clang-format off: a kind of event a line, in the order of EventKind
constexpr Cue kCues[] = {
    // ticks, sound, otherwise, weight, flies, flashes
    {},                                                       // roundBegan
    {},                                                       // planetChosen
    {5, Sound::cube, kNone, 1, cardFlies},                    // cardDrawn
    {3, Sound::cube, kNone, 1, nullptr, colourOf},            // cubeAdded
    {6, kNone, kNone, 1, nullptr, locationOf},                // locationNow
    {},                                                       // cardRead
    {4, Sound::hit, kNone, 1, nullptr, cardOf},               // engaged
    {12, Sound::gain, Sound::lose},                           // abilityChanged
    {4, kNone, kNone, 1, nullptr, cardOf},                    // evaded
    {kCube, Sound::cube},                                     // evadeCube
    {},                                                       // cubeReturned
    {6, Sound::cube, kNone, 1, nullptr, colourOf},            // bagChanged
    {4},                                                      // searchBegan
    {kCube, Sound::cube},                                     // cubeDrawn
    {8, Sound::gain},                                         // weaponFound
    {6},                                                      // weaponCube
    {8, Sound::gain},                                         // understood
    {6, Sound::lose},                                         // blackOnQuietus
    {6},                                                      // falseLead
    {},                                                       // cubeToSupply
    {},                                                       // dieUsed
    {6, kNone, kNone, 1, nullptr, dieOf},                     // dieTurned
    {8, Sound::hit, kNone, 1, nullptr, dieOf},                // dieRolled
    {6, kNone, kNone, 1, nullptr, dieOf},                     // dieSwapped
    {8},                                                      // weaponSwapped
    {6, kNone, kNone, 1, nullptr, handOf},                    // cardPlayed
    {4, kNone, kNone, 1, nullptr, handOf},                    // toHand
    {6},                                                      // bonusGained
    {6},                                                      // extraCubes
    {8},                                                      // sectorPassed
    {},                                                       // roundEnded
    {0, Sound::win},                                          // won
    {0, Sound::lost},                                         // lost
};
// clang-format on
constexpr std::uint8_t kKinds = sizeof kCues / sizeof kCues[0];
static_assert(kKinds == static_cast<std::uint8_t>(EventKind::lost) + 1);

}  // namespace

CueTable PulpView::cues() const { return {kCues, kKinds}; }

bool PulpView::isSeen(const Event& event) const { return kindIn(event) != EventKind::cubeAdded || event.value > 0; }

bool PulpView::soundsOtherwise(const Scene& scene, const Event& event) const {
  switch (kindIn(event)) {
    case EventKind::abilityChanged: return event.c <= event.b;
    case EventKind::bagChanged: return event.value == 0;
    case EventKind::dieRolled: return dieOf(scene, event).w == 0;  // the spare one
    default: return false;
  }
}

// Before the round ends, what the search brought is read; after an Evade, its cubes.
bool PulpView::stopsBefore(const Events& events, std::size_t i) const {
  const EventKind kind = kindIn(events[i]);
  if (kind == EventKind::toHand || kind == EventKind::roundEnded) return kindIn(events[i - 1]) != EventKind::toHand;
  if (kind != EventKind::evaded) return false;
  for (std::size_t before = 0; before < i; ++before)
    if (kindIn(events[before]) == EventKind::evadeCube) return true;
  return false;
}

// ---- what becomes of the table --------------------------------------------------------------------------------------
namespace {

// Of two cubes of one draw the other one goes: see putBack.
void liftCube(State& shown, const Event& event, DrawnCubes& cubes) {
  const bool second = shown.cubesDrawn == event.value;
  shown.cubesDrawn = static_cast<std::uint8_t>(event.value);
  shown.drawn[second ? 1 : 0] = event.a;
  if (!second) shown.drawn[1] = DrawnCubes::kUnknown;
  if (!second) cubes.note(shown.cubesDrawn - 1u, event.a);
  add(shown.bag[event.a], -1);
}

void putBack(State& shown, std::uint8_t cube, DrawnCubes& cubes) {
  if (shown.drawn[1] >= kCubeColours) return;
  cubes.note(shown.cubesDrawn - 1u, shown.drawn[0] == cube ? shown.drawn[1] : shown.drawn[0]);
  shown.drawn[1] = DrawnCubes::kUnknown;
}

void clearRound(State& shown, DrawnCubes& cubes) {
  for (Card& card : shown.line) card = kNoCard;
  for (LineStatus& status : shown.status) status = LineStatus::empty;
  shown.planet = kNoPlanet;
  shown.cubes = shown.cubesDrawn = 0;
  shown.drawn[0] = shown.drawn[1] = DrawnCubes::kUnknown;
  add(shown.bag[at(Cube::falseLead)], shown.aside);  // House 9
  shown.aside = 0;
  cubes.forget(0);
}

void takeCrew(State& shown, const State& seen) {
  for (std::size_t i = 0; i < kOwnedDice; ++i) shown.die[i] = seen.die[i];
}

void moveLocation(State& shown, Card location) {
  for (std::size_t slot = 0; slot < kLineCards; ++slot) {
    if (shown.line[slot] >= kEncounterCards || kindOf(shown.line[slot]) != CardKind::location) continue;
    shown.line[slot] = kNoCard;
    shown.status[slot] = LineStatus::left;
  }
  shown.location = location;
}

}  // namespace

// What comes out of the bag has left it when its time begins.
void PulpView::lift(const Scene& scene, const Event& event) {
  State& shown = shownIn(scene);
  switch (kindIn(event)) {
    case EventKind::searchBegan: shown.current = kLineCards; return;
    case EventKind::evaded: cubes_.ofEvade = {}; return;
    case EventKind::evadeCube:
      if (!cubes_.ofEvade.full()) cubes_.ofEvade.push(event.a);
      add(shown.bag[event.a], -1);
      return;
    case EventKind::cubeDrawn: return liftCube(shown, event, cubes_);
    default: return;
  }
}

void PulpView::land(const Scene& scene, const Event& event) {
  State& shown = shownIn(scene);
  OwnedDie* die = dieIn(shown, event.a);
  Found* weapon = weaponIn(shown, event.a);
  switch (kindIn(event)) {
    case EventKind::roundBegan:
      shown.round = static_cast<std::uint8_t>(event.value);
      if (event.value == 1) takeCrew(shown, *static_cast<const State*>(scene.seen));
      return;
    case EventKind::planetChosen:
      shown.planet = event.a;
      shown.current = 0;
      return;
    case EventKind::cardDrawn:
      shown.line[event.a] = event.b;
      shown.status[event.a] = LineStatus::standing;
      return;
    case EventKind::locationNow: return moveLocation(shown, event.a);
    case EventKind::engaged: shown.status[event.a] = LineStatus::engaged; return;
    case EventKind::evaded: shown.status[event.a] = LineStatus::evaded; return;
    case EventKind::toHand: shown.hand.add(event.a); return;
    case EventKind::cardPlayed: shown.hand.take(event.a); return;
    case EventKind::abilityChanged: shown.ability[event.a] = event.c; return;
    case EventKind::cubeAdded:
    case EventKind::bagChanged: add(shown.bag[event.a], event.value); return;
    case EventKind::searchBegan: shown.cubes = static_cast<std::uint8_t>(event.value); return;
    case EventKind::cubeReturned:
      if (!searching(shown)) return;  // the die's: it never left the bag
      add(shown.bag[event.a], 1);
      return putBack(shown, event.a, cubes_);
    case EventKind::cubeToSupply: return putBack(shown, event.a, cubes_);
    case EventKind::falseLead: add(shown.aside, 1); return;
    case EventKind::blackOnQuietus: shown.quietus = static_cast<std::uint8_t>(event.value); return;
    case EventKind::sectorPassed: shown.quietus = event.a == kQuietus ? std::uint8_t{0} : shown.quietus; return;
    case EventKind::weaponFound: shown.found.push({event.a, {}, 0}); return;
    case EventKind::weaponCube:
      if (weapon != nullptr) ++weapon->cubes[event.b];
      return;
    case EventKind::understood:
      if (weapon != nullptr && !understood(*weapon)) weapon->automatic = 1;
      return;
    case EventKind::weaponSwapped:
      if (weapon != nullptr) *weapon = {event.b, {}, 0};
      return;
    case EventKind::dieTurned:
      if (die != nullptr) die->face = event.c;
      return;
    case EventKind::dieRolled:  // the spare one, and those that come on board, do not lie there
      if (die != nullptr && event.c == 0) die->face = event.b;
      return;
    case EventKind::dieSwapped:
      if (die != nullptr) die->die = static_cast<Die>(event.b);
      return;
    case EventKind::roundEnded: return clearRound(shown, cubes_);
    default: return;
  }
}

}  // namespace armada::pulp_invasion
