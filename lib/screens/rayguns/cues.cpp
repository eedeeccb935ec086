// How what happens in Rayguns and Rocketships is shown: a row a kind of event, what flies and what flashes, and what becomes of the
// maps meanwhile.
#include "screens/rayguns/maps.h"
#include "screens/rayguns/view.h"

namespace armada::rayguns {

namespace {

State& positionOf(const Scene& scene) { return *static_cast<State*>(scene.shown); }
std::uint8_t byteOf(unsigned value) { return static_cast<std::uint8_t>(value); }
Point middleOf(Rect area) { return {area.x + area.w / 2, area.y + area.h / 2}; }

// ---- what flies -----------------------------------------------------------------------------------------------------
// A piece is its faction and its facing, or its number as a figure.
void drawFlyingShip(Canvas& canvas, Point at, std::uint8_t piece) {
  drawRocketship(canvas, at, static_cast<Faction>(piece / kDirections), piece % kDirections);
}
void drawWalking(Canvas& canvas, Point at, std::uint8_t piece) {
  drawFigure(canvas, at.x - 6, at.y - 7, static_cast<Faction>(piece / kFigures), piece % kFigures);
}

bool shipFlies(const Scene& scene, const Event& event, Flight& flight) {
  const Ship& ship = positionOf(scene).ship[event.a];
  if (event.b >= kNodes || event.c >= kNodes || ship.faction == Faction::none) return false;
  flight = {nodeAt(event.b), nodeAt(event.c), drawFlyingShip, byteOf(indexOf(ship.faction) * kDirections + ship.facing),
            false};
  return true;
}

bool figureGoes(const Scene& scene, const Event& event, Flight& flight) {
  const State& s = positionOf(scene);
  const Faction faction = s.ship[seatOfFigure(event.b)].faction;
  if (faction == Faction::none) return false;
  const bool space = event.value == kInSpace;
  const Point from = space ? nodeAt(event.c) : middleOf(spaceRect(event.c));
  const Point to = space ? nodeAt(event.d) : middleOf(spaceRect(event.d));
  flight = {from, to, drawWalking, byteOf(indexOf(faction) * kFigures + event.b % kFigures), false};
  return true;
}

// ---- what flashes ---------------------------------------------------------------------------------------------------
Rect flashesShip(const Scene& scene, const Event& event) {
  const State& s = positionOf(scene);
  return event.a < s.players && afloat(s, event.a) ? nodeRect(s.ship[event.a].node) : Rect{0, 0, 0, 0};
}
Rect flashesTarget(const Scene& scene, const Event& event) {
  const State& s = positionOf(scene);
  return event.b < s.players && afloat(s, event.b) ? nodeRect(s.ship[event.b].node) : Rect{0, 0, 0, 0};
}
Rect flashesSpace(const Scene&, const Event& event) {
  return event.b < kSpaces ? spaceRect(event.b) : Rect{0, 0, 0, 0};
}
Rect flashesPort(const Scene& scene, const Event& event) {
  const State& s = positionOf(scene);
  return s.ship[event.a].faction == Faction::none || event.b >= kMostPorts
             ? Rect{0, 0, 0, 0}
             : spaceRect(deckOf(s, event.a).port[event.b]);
}
Rect rectOf(Spot spot) {
  if (spot.map == kNowhere) return {0, 0, 0, 0};
  return spot.map == kInSpace ? nodeRect(spot.at) : spaceRect(spot.at);
}
Rect flashesFigure(const Scene& scene, const Event& event) {
  const State& s = positionOf(scene);
  return seatOfFigure(event.b) < s.players ? rectOf(figureOf(s, event.b).spot) : Rect{0, 0, 0, 0};
}

// The battery's rays, from rocketship to rocketship.
void drawRays(Canvas& canvas, const Scene& scene, const Event& event) {
  const State& s = positionOf(scene);
  if (event.b >= s.players || !afloat(s, event.a) || !afloat(s, event.b)) return;
  const Point from = nodeAt(s.ship[event.a].node), to = nodeAt(s.ship[event.b].node);
  for (int by = -2; by <= 2; by += 2) canvas.line(from.x, from.y + by, to.x, to.y + by, scene.bright() ? kWhite : kRed);
}

// clang-format off: a kind of event a line, in the order of EventKind
constexpr Cue kCues[] = {
    // ticks; sound, the same otherwise; weight; flies, flashes, draws
    {6,  Sound::confirm},                                                             // factionTaken
    {4,  Sound::confirm},                                                             // sideTaken
    {4,  Sound::cube,    Sound::none, 1, nullptr, flashesPort},                       // portLeft
    {3,  Sound::cube,    Sound::none, 1},                                             // figurePlaced
    {6,  Sound::gain},                                                                // starTaken
    {4,  Sound::cube},                                                                // starTakenAside
    {6,  Sound::cube},                                                                // firstRolled
    {8,  Sound::gain,    Sound::none, 1, nullptr, flashesShip},                       // firstChosen
    {8,  Sound::move},                                                                // roundBegan
    {4,  Sound::cube},                                                                // programmed
    {3,  Sound::cube},                                                                // programmedAside
    {6,  Sound::move},                                                                // turnBegan
    {10, Sound::confirm, Sound::none, 1, nullptr, flashesShip},                       // revealed
    {},                                                                               // tokens
    {},                                                                               // phaseBegan
    {12, Sound::gain,    Sound::none, 2, nullptr, flashesShip},                       // starPlayed
    {8,  Sound::refuse,  Sound::none, 1, nullptr, flashesShip},                       // starUnused
    {8,  Sound::fire,    Sound::none, 1, nullptr, flashesTarget},                     // starTarget
    {5,  Sound::move,    Sound::none, 1},                                             // turned
    {8,  Sound::move,    Sound::none, 1, shipFlies},                                  // moved
    {12, Sound::hit,     Sound::none, 2, nullptr, flashesShip},                       // offTheMap
    {12, Sound::hit,     Sound::none, 2, nullptr, flashesShip},                       // hitRock
    {16, Sound::hit,     Sound::none, 2, nullptr, flashesTarget},                     // rammed
    {14, Sound::fire,    Sound::none, 2, nullptr, flashesTarget, drawRays},           // torpedo
    {8,  Sound::fire,    Sound::none, 2},                                             // volley
    {20, Sound::cube},                                                                // shot
    {8,  Sound::hit,     Sound::none, 2, nullptr, flashesSpace},                      // blasted
    {6,  Sound::refuse},                                                              // hitLost
    {10, Sound::hit,     Sound::none, 2, nullptr, flashesPort},                       // gunDestroyed
    {10, Sound::hit,     Sound::none, 2},                                             // warbotDestroyed
    {10, Sound::lose,    Sound::none, 2},                                             // coreTurnedRed
    {6,  Sound::gain},                                                                // coreCooled
    {6,  Sound::cube},                                                                // tapeLaid
    {14, Sound::hit,     Sound::none, 3, nullptr, flashesSpace},                      // exploded
    {4,  Sound::gain,    Sound::none, 1},                                             // points
    {20, Sound::lose,    Sound::none, 3, nullptr, flashesShip},                       // shipDestroyed
    {6,  Sound::move},                                                                // evacuated
    {10, Sound::hit,     Sound::none, 2, nullptr, flashesFigure},                     // defeated
    {10, Sound::hit,     Sound::none, 2},                                             // wounded
    {8,  Sound::hit,     Sound::none, 1, nullptr, flashesFigure},                     // tipped
    {8,  Sound::gain,    Sound::none, 1, nullptr, flashesFigure},                     // ignored
    {8,  Sound::lose},                                                                // princessBack
    {8,  Sound::refuse,  Sound::none, 1, nullptr, flashesFigure},                     // princessStays
    {6,  Sound::move},                                                                // nudged
    {2,  Sound::none,    Sound::none, 0, nullptr, flashesFigure},                     // acts
    {8,  Sound::move,    Sound::none, 1, figureGoes},                                 // went
    {2},                                                                              // ran
    {8,  Sound::move,    Sound::none, 1},                                             // exited
    {8,  Sound::move,    Sound::none, 1},                                             // entered
    {20, Sound::cube},                                                                // boardRoll
    {20, Sound::fire},                                                                // pistolRoll
    {12, Sound::cube},                                                                // rerolled
    {8,  Sound::gain,    Sound::none, 1, nullptr, flashesFigure},                     // dodged
    {20, Sound::cube},                                                                // meleeRoll
    {8,  Sound::refuse},                                                              // riposte
    {6,  Sound::refuse},                                                              // blocked
    {6,  Sound::gain,    Sound::none, 1, nullptr, flashesSpace},                      // doused
    {6,  Sound::gain},                                                                // captainHealed
    {6,  Sound::gain,    Sound::none, 1, nullptr, flashesFigure},                     // crewHealed
    {6,  Sound::gain,    Sound::none, 1, nullptr, flashesFigure},                     // stoodUp
    {8,  Sound::gain},                                                                // returned
    {12, Sound::cube,    Sound::none, 1, nullptr, flashesFigure},                     // searched
    {8,  Sound::gain,    Sound::none, 1, nullptr, flashesPort},                       // gunMounted
    {6,  Sound::gain,    Sound::none, 1, nullptr, flashesFigure},                     // picked
    {6,  Sound::lose,    Sound::none, 1, nullptr, flashesFigure},                     // dropped
    {8,  Sound::gain},                                                                // mounted
    {10, Sound::gain,    Sound::none, 2, nullptr, flashesFigure},                     // rescued
    {10, Sound::lose},                                                                // ruthless
    {6,  Sound::gain,    Sound::none, 1, nullptr, flashesFigure},                     // aided
    {16, Sound::lose,    Sound::none, 3},                                             // out
    {4,  Sound::move},                                                                // turnEnded
    {6,  Sound::move},                                                                // roundEnded
    {0,  Sound::win,     Sound::win},                                                 // ended
};
// clang-format on
static_assert(sizeof kCues / sizeof kCues[0] == static_cast<std::size_t>(EventKind::ended) + 1);

// ---- which map shows it ---------------------------------------------------------------------------------------------
// kNowhere: whichever is open.
std::uint8_t mapOf(const State& s, const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::firstChosen:
    case EventKind::roundBegan:
    case EventKind::turnBegan:
    case EventKind::revealed:
    case EventKind::turned:
    case EventKind::moved:
    case EventKind::offTheMap:
    case EventKind::hitRock:
    case EventKind::rammed:
    case EventKind::torpedo:
    case EventKind::volley:
    case EventKind::shipDestroyed:
    case EventKind::starPlayed:
    case EventKind::starTarget:
    case EventKind::nudged:
    case EventKind::evacuated: return kInSpace;
    case EventKind::portLeft:
    case EventKind::figurePlaced:
    case EventKind::blasted:
    case EventKind::gunDestroyed:
    case EventKind::doused:
    case EventKind::exploded:
    case EventKind::returned:
    case EventKind::gunMounted: return event.a;
    case EventKind::went: return byteOf(static_cast<unsigned>(event.value));
    case EventKind::entered:
    case EventKind::exited: return byteOf(static_cast<unsigned>(event.value));
    case EventKind::acts:
    case EventKind::pistolRoll:
    case EventKind::meleeRoll:
    case EventKind::defeated:
    case EventKind::dodged:
    case EventKind::searched: return seatOfFigure(event.b) < s.players ? figureOf(s, event.b).spot.map : kNowhere;
    default: return kNowhere;
  }
}

// ---- the maps meanwhile ---------------------------------------------------------------------------------------------
void setBlast(Ship& ship, unsigned space, bool on) {
  std::uint8_t& byte = ship.blasts[space / 8];
  byte = byteOf(on ? byte | 1u << space % 8 : byte & ~(1u << space % 8));
}

void landOnShip(State& s, const Event& event) {
  Ship& ship = s.ship[event.a];
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::factionTaken: ship.faction = static_cast<Faction>(event.b); break;
    case EventKind::sideTaken: s.player[event.a].side = event.b; break;
    case EventKind::turned: ship.facing = event.c; break;
    case EventKind::moved: ship.node = event.c; break;
    case EventKind::blasted: setBlast(ship, event.b, true); break;
    case EventKind::doused: setBlast(ship, event.b, false); break;
    case EventKind::gunDestroyed: ship.rayguns = byteOf(ship.rayguns & ~(1u << event.b)); break;
    case EventKind::gunMounted: ship.rayguns = byteOf(ship.rayguns | 1u << event.b); break;
    case EventKind::shipDestroyed: ship.node = kNoNode; break;
    case EventKind::tokens: s.player[event.a].tokens = event.b; break;
    case EventKind::points: s.player[event.a].points = event.b; break;
    default: break;
  }
}

void landFigure(State& s, const Event& event) {
  if (seatOfFigure(event.b) >= s.players) return;
  Figure& figure = s.figure[event.b / kFigures][event.b % kFigures];
  const auto map = byteOf(static_cast<unsigned>(event.value));
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::figurePlaced: figure.spot = {event.a, event.c}; break;
    case EventKind::went: figure.spot = {map, event.d}; break;
    case EventKind::exited:
    case EventKind::evacuated:
    case EventKind::nudged: figure.spot = {kInSpace, event.c}; break;
    case EventKind::entered: figure.spot = {map, event.c}; break;
    case EventKind::returned: figure.spot = {event.a, event.c}; break;
    case EventKind::defeated: figure.spot = kGone; break;
    default: break;
  }
}

}  // namespace

CueTable RaygunsView::cues() const { return {kCues, sizeof kCues / sizeof kCues[0]}; }

void RaygunsView::lift(const Scene& scene, const Event& event) {
  State& s = positionOf(scene);
  const std::uint8_t map = mapOf(s, event);
  if (map == kInSpace || (map < s.players && s.ship[map].faction != Faction::none)) map_ = map;
  follow(s, event);
  justChosen_ = static_cast<EventKind>(event.kind) == EventKind::acts;
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::moved: s.ship[event.a].node = kNoNode; break;
    case EventKind::went: s.figure[event.b / kFigures][event.b % kFigures].spot = kGone; break;
    default: break;
  }
}

namespace {

// Somebody does something else: what was rolled before is over.
bool beginsAnew(const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::roundBegan:
    case EventKind::turnBegan:
    case EventKind::revealed:
    case EventKind::starPlayed:
    case EventKind::turned:
    case EventKind::phaseBegan:
    case EventKind::acts: return true;
    case EventKind::moved: return static_cast<MoveCause>(event.d) != MoveCause::pushed;
    default: return false;
  }
}

}  // namespace

void RaygunsView::follow(const State& s, const Event& event) {
  const std::uint8_t map = mapOf(s, event);
  if (map != kNowhere && map != firedAt_) volley_ = false;  // what happens elsewhere is to be seen
  if (!volley_ && beginsAnew(event)) forgetDice();
  note(s, event);
}

// The volley that a hit comes from, and what was answered since; from a wreck all seats may get their figures off.
std::size_t RaygunsView::movesToRecall(const PlayContext& play) const {
  constexpr std::size_t kMostMoves = 40;
  return seenIn(play).agenda.empty() ? 0 : kMostMoves;
}

void RaygunsView::recall(const void* after, const Event& event) {
  const State& s = *static_cast<const State*>(after);
  follow(s, event);
  if (s.agenda.empty()) forgetDice();
}

// Dice of a collision or a torpedo are read before others move on.
bool RaygunsView::stopsBefore(const Events& events, std::size_t i) const {
  if (!beginsAnew(events[i])) return false;
  while (i-- > 0 && !beginsAnew(events[i])) {
    const auto kind = static_cast<EventKind>(events[i].kind);
    if (kind == EventKind::rammed || kind == EventKind::torpedo) return true;
  }
  return false;
}

// A battery rolls all its dice at once.
void RaygunsView::beats(const Events& events, std::uint8_t* beat) const {
  std::uint8_t last = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto isShot = [&](std::size_t at) { return static_cast<EventKind>(events[at].kind) == EventKind::shot; };
    if (i > 0 && !(isShot(i) && isShot(i - 1))) ++last;
    beat[i] = last;
  }
}

// Dice that lead to no question would be gone before they are read.
bool RaygunsView::stopsAfter(const Scene& scene, const Events& events) const {
  bool fired = false;
  for (const Event& event : events) fired |= static_cast<EventKind>(event.kind) == EventKind::shot;
  return fired && volley_ && static_cast<const State*>(scene.seen)->agenda.empty();
}

void RaygunsView::land(const Scene& scene, const Event& event) {
  State& s = positionOf(scene);
  if (event.a < s.players) landOnShip(s, event);
  landFigure(s, event);
  if (static_cast<EventKind>(event.kind) == EventKind::phaseBegan) s.phase = static_cast<Phase>(event.b);
}

}  // namespace armada::rayguns
