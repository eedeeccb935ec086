// What follows from a position of Rayguns and Rocketships: distances, lines, arcs, who mans what, which die hits. Changes
// nothing.
#include <initializer_list>

#include "rules/rayguns/turn.h"

namespace armada::rayguns {

// ---- counting -------------------------------------------------------------------------------------------------------
namespace {

unsigned bitsIn(unsigned bits) {
  unsigned count = 0;
  for (; bits != 0; bits &= bits - 1) ++count;
  return count;
}

int column(unsigned at) { return static_cast<int>(columnOf(at)); }
int row(unsigned at) { return static_cast<int>(rowOf(at)); }
int absolute(int number) { return number < 0 ? -number : number; }
unsigned at(int column, int row) { return static_cast<unsigned>(row) * kWidth + static_cast<unsigned>(column); }

}  // namespace

unsigned blastsOn(const Ship& ship) {
  unsigned count = 0;
  for (const std::uint8_t byte : ship.blasts) count += bitsIn(byte);
  return count;
}

unsigned rayguns(const Ship& ship) { return bitsIn(ship.rayguns); }

unsigned figuresInPlay(const State& state, Seat seat) {
  unsigned count = 0;
  for (unsigned figure = 0; figure < kPrincessFigure; ++figure) count += inPlay(state.figure[seat][figure]) ? 1 : 0;
  return count;
}

ThingKind kindOfThing(const State& state, unsigned thing) {
  if (thing == kTape) return kEpisode[state.episode].tape ? ThingKind::tape : ThingKind::none;
  return skyOf(state).kind;
}

// Unrolled, as in crowdOn: they are asked so often that counting the figures would be half of the work.
unsigned figureAt(const State& state, Spot spot) {
  for (Seat seat = 0; seat < state.players; ++seat)
#pragma GCC unroll 8
    for (const Figure& each : state.figure[seat])
      if (each.spot == spot) return figureId(seat, static_cast<unsigned>(&each - state.figure[seat]));
  return kNoFigure;
}

unsigned carriedBy(const State& state, unsigned id) {
  unsigned thing = 0;
  while (thing < kThings && (state.thing[thing].fate != Fate::carried || state.thing[thing].carrier != id)) ++thing;
  return thing;
}

namespace {

// The game may end with the marker that destroys a rocketship, before it has left the map.
bool isAlive(const State& state, Seat seat) {
  return afloat(state, seat) && blastsOn(state.ship[seat]) < kWreckMarkers;
}

}  // namespace

// House 25.
Seat tapeOwner(const State& state) {
  const Thing& tape = state.thing[kTape];
  if (tape.fate == Fate::carried) return seatOfFigure(tape.carrier);
  const bool aboard = tape.fate == Fate::lying && tape.spot.map < kInSpace;
  return aboard && isAlive(state, tape.spot.map) ? Seat{tape.spot.map} : kNobody;
}

Seat princessOwner(const State& state) {
  for (Seat seat = 0; seat < state.players; ++seat)
    if (inPlay(state.figure[seat][kPrincessFigure])) return seat;
  const bool held = state.princess.map < kInSpace && state.princess.map == state.kidnapper;
  return held && isAlive(state, state.kidnapper) ? state.kidnapper : kNobody;
}

Seat markerPlacer(const State& state) {
  unsigned nth = 0;
  while (nth + 1 < state.players && isOut(state, seatInOrder(state, nth))) ++nth;
  return seatInOrder(state, nth);
}

bool isSecret(const State& state) {
  if (!state.agenda.empty()) return state.agenda.back().kind == TaskKind::pickStar;
  return state.phase == Phase::starCard || state.phase == Phase::program;
}

std::uint8_t targetPoints(const State& state) {
  return state.lastMan != 0 ? std::uint8_t{0} : kTargetPoints[state.players - 2u];
}

unsigned revealedSlots(const State& state) {
  return state.round == 0 || state.phase == Phase::program ? 0 : state.turn + 1u;
}

// ---- captains -------------------------------------------------------------------------------------------------------
Ability abilityOf(const State& state, Seat seat, unsigned nth) {
  return kCaptain[indexOf(state.ship[seat].faction)].ability[state.player[seat].side][nth];
}

bool hasAbility(const State& state, Seat seat, Ability ability) {
  if (!inPlay(state.figure[seat][kCaptainFigure])) return false;
  for (unsigned nth = 0; nth < kAbilitiesASide; ++nth)
    if (abilityOf(state, seat, nth) == ability) return (state.player[seat].wounds >> nth & 1u) == 0;
  return false;
}

// Book: Action tokens; Captain cards. House 4: Even start.
unsigned tokensAtReveal(const State& state, Seat seat, std::uint8_t card) {
  unsigned tokens = isStar(card) ? kStarTokens : kCommandCard[indexOf(state.ship[seat].faction)][card].tokens;
  bool crew = false;
  for (unsigned figure = 1; figure < kFigures; ++figure) crew = crew || inPlay(state.figure[seat][figure]);
  if (crew && hasAbility(state, seat, Ability::captain)) ++tokens;
  if (hasAbility(state, seat, Ability::bornLeader)) tokens += kLeaderTokens;
  return tokens + evenStartTokens(state, seat);
}

unsigned evenStartTokens(const State& state, Seat seat) {
  if (state.evenStart == 0 || state.round != 1 || state.turn != 0) return 0;
  return placeInOrder(state, seat) == 0 ? state.players : 0;
}

// ---- sets of spaces -------------------------------------------------------------------------------------------------
Spaces blastsOf(const Ship& ship) {
  const std::uint32_t low =
      ship.blasts[0] | ship.blasts[1] << 8 | ship.blasts[2] << 16 | std::uint32_t{ship.blasts[3]} << 24;
  const std::uint32_t high =
      ship.blasts[4] | ship.blasts[5] << 8 | ship.blasts[6] << 16 | std::uint32_t{ship.blasts[7]} << 24;
  return {{low & detail::kWholeWord, (low >> 27 | high << 5) & detail::kWholeWord, high >> 22}};
}

Crowd crowdOn(const State& state, std::uint8_t map, Seat seat) {
  Crowd crowd{};
  for (Seat each = 0; each < state.players; ++each) {
    Spaces& side = each == seat ? crowd.own : crowd.others;
#pragma GCC unroll 8
    for (const Figure& figure : state.figure[each])
      if (figure.spot.map == map) side.add(figure.spot.at);
  }
  return crowd;
}

Spaces openOn(const State& state, std::uint8_t map) {
  if (map == kInSpace) return kWholeStarMap;
  const Deck& deck = deckOf(state, map);
  return {{deck.open[0], deck.open[1], deck.open[2]}};
}

Spaces thingsOn(const State& state, Seat seat) {
  Spaces tokens{};
  const Deck& deck = deckOf(state, seat);
  for (unsigned port = 0; port < deck.ports; ++port)
    if (hasRaygun(state.ship[seat], port)) tokens.add(deck.port[port]);
  for (const Thing& thing : state.thing)
    if (thing.fate != Fate::gone && thing.fate != Fate::carried && thing.spot.map == seat) tokens.add(thing.spot.at);
  return tokens;
}

Spaces tokensOn(const State& state, Seat seat) {
  Spaces tokens = thingsOn(state, seat);
  if (state.princess.map == seat) tokens.add(state.princess.at);
  return tokens;
}

// Book: Damage. House 15: one a space.
Spaces freeForBlast(const State& state, Seat seat) {
  const Crowd crowd = crowdOn(state, seat, seat);
  return without(without(openOn(state, seat), blastsOf(state.ship[seat])),
                 crowd.own | crowd.others | tokensOn(state, seat));
}

namespace {

Spaces shipsAndRocks(const State& state) {
  const Sky& sky = skyOf(state);
  Spaces taken{{sky.rocks[0], sky.rocks[1], sky.rocks[2]}};
  for (Seat seat = 0; seat < state.players; ++seat)
    if (afloat(state, seat)) taken.add(state.ship[seat].node);
  return taken;
}

}  // namespace

// House 18.
Spaces freeForFigures(const State& state, std::uint8_t map) {
  const Spaces taken = map == kInSpace ? shipsAndRocks(state) : blastsOf(state.ship[map]);
  return without(openOn(state, map), taken | crowdOn(state, map, kNobody).others);
}

Spaces nodesBeside(unsigned node) { return spread(only(node), kWholeStarMap); }

// House 17: passes own figures, not enemies; nobody stops on another. Mechanical Pants pass Blast markers.
Spaces reachOf(const State& state, unsigned id, unsigned steps, const Crowd& crowd) {
  const Spot spot = figureOf(state, id).spot;
  const Seat seat = seatOfFigure(id);
  const Spaces open = openOn(state, spot.map);
  Spaces passable = without(open, crowd.others), stops = without(passable, crowd.own);
  if (spot.map == kInSpace) {
    const Spaces taken = shipsAndRocks(state);
    passable = without(passable, taken);
    stops = without(stops, taken);
  } else {
    const Spaces fires = blastsOf(state.ship[spot.map]);
    stops = without(stops, fires);
    const bool pants = id % kFigures == kCaptainFigure && hasAbility(state, seat, Ability::mechanicalPants);
    if (!pants) passable = without(passable, fires);
  }
  Spaces reached = only(spot.at);
  for (; steps > 0; --steps) reached = reached | (spread(reached, open) & passable);
  return reached & stops;
}

// ---- stations -------------------------------------------------------------------------------------------------------
namespace {

bool mans(const State& state, Seat seat, unsigned figure, unsigned space) {
  const Figure& own = state.figure[seat][figure];
  if (own.spot != Spot{seat, byteOf(space)} || isTipped(own)) return false;
  if (figure != kPrincessFigure) return true;
  const Station station = deckOf(state, seat).station[space];
  return station != Station::engine && station != Station::hatch;
}

}  // namespace

// House 8.
bool isManned(const State& state, Seat seat, unsigned space) {
  if (hasBlast(state.ship[seat], space)) return false;
  for (unsigned figure = 0; figure < kFigures; ++figure)
    if (mans(state, seat, figure, space)) return true;
  for (const Thing& thing : state.thing)
    if (isMounted(thing) && thing.spot == Spot{seat, byteOf(space)}) return true;
  return false;
}

unsigned mannedStations(const State& state, Seat seat, Station station) {
  const Deck& deck = deckOf(state, seat);
  Spaces manned{};  // a figure and a token may share one
  for (unsigned figure = 0; figure < kFigures; ++figure)
    if (const std::uint8_t space = state.figure[seat][figure].spot.at;
        deck.station[space] == station && mans(state, seat, figure, space))
      manned.add(space);
  for (const Thing& thing : state.thing)
    if (isMounted(thing) && thing.spot.map == seat && deck.station[thing.spot.at] == station) manned.add(thing.spot.at);
  unsigned count = 0;
  forEach(without(manned, blastsOf(state.ship[seat])), [&](unsigned) { ++count; });
  return count;
}

bool airlockIsOpen(const State& state, Seat seat, unsigned airlock) {
  const std::uint8_t space = deckOf(state, seat).airlock[airlock];
  return !hasBlast(state.ship[seat], space) && figureAt(state, {seat, space}) == kNoFigure;
}

bool mayFindRaygun(const State& state, Seat seat) {
  const Ship& ship = state.ship[seat];
  const Deck& deck = deckOf(state, seat);
  if (rayguns(ship) >= kMostRayguns) return false;
  for (unsigned port = 0; port < deck.ports; ++port)
    if (!hasRaygun(ship, port) && !hasBlast(ship, deck.port[port])) return true;
  return false;
}

// ---- the star map ---------------------------------------------------------------------------------------------------
unsigned distance(unsigned from, unsigned to) {
  const int x = absolute(column(from) - column(to)), y = absolute(row(from) - row(to));
  return static_cast<unsigned>(x > y ? x : y);
}

std::uint8_t neighbour(unsigned node, unsigned direction) {
  const int x = column(node) + kOffset[direction].x, y = row(node) + kOffset[direction].y;
  constexpr int kEdge = static_cast<int>(kWidth);
  return x < 0 || y < 0 || x >= kEdge || y >= kEdge ? kNoNode : byteOf(at(x, y));
}

Seat shipAt(const State& state, unsigned node) {
  for (Seat seat = 0; seat < state.players; ++seat)
    if (state.ship[seat].node == node) return seat;
  return kNobody;
}

bool freeForShip(const State& state, unsigned node) {
  return skyOf(state).rock[node] == Rock::none && shipAt(state, node) == kNobody;
}

bool freeForFigure(const State& state, unsigned node) {
  return freeForShip(state, node) && figureAt(state, {kInSpace, byteOf(node)}) == kNoFigure;
}

namespace {

int signOf(int number) { return number < 0 ? -1 : number > 0 ? 1 : 0; }

// The two nodes between which a line passes after so many steps along its longer side; the same twice if it meets one.
struct Passed {
  unsigned one, other;
};
Passed passedBy(unsigned from, unsigned to, int step) {
  const int dx = column(to) - column(from), dy = row(to) - row(from);
  const bool wide = absolute(dx) >= absolute(dy);
  const int length = absolute(wide ? dx : dy), minor = wide ? dy : dx;
  const int way = absolute(minor) * step, rest = way % length;
  const int near = way / length + (2 * rest > length ? 1 : 0), far = 2 * rest == length ? near + 1 : near;
  const auto node = [&](int across) {
    const int along = step * signOf(wide ? dx : dy), aside = across * signOf(minor);
    return at(column(from) + (wide ? along : aside), row(from) + (wide ? aside : along));
  };
  return {node(near), node(far)};
}

template <class Stops>
bool lineIsClear(unsigned from, unsigned to, Stops stops) {
  for (int step = 1; step < static_cast<int>(distance(from, to)); ++step) {
    const Passed passed = passedBy(from, to, step);
    if (stops(passed.one) && stops(passed.other)) return false;
  }
  return true;
}

}  // namespace

// House 14: asteroids stop rayguns; iceteroids, planets and rocketships do not.
bool rayPasses(const State& state, unsigned from, unsigned to) {
  const Sky& sky = skyOf(state);
  return lineIsClear(from, to, [&](unsigned node) { return sky.rock[node] == Rock::asteroid; });
}

// ---- rayguns --------------------------------------------------------------------------------------------------------
namespace {

constexpr std::uint8_t kUnmannedHits = 7, kMannedHits = 5, kGunnerHits = 4;
constexpr std::uint8_t kAcePilotHits = 7, kShieldsHit = 8;
constexpr unsigned kUnmannedRange = 2, kMannedRange = kLongestRange, kGunnerRange = 2;  // his from there on

// Book: Determining Range. House 13: the X runs along the diagonals of the rocketship, its lines belong to both arcs.
bool bears(Station gun, const Ship& ship, unsigned node) {
  if (gun == Station::centreGun) return true;
  const Offset ahead = kOffset[ship.facing], starboard = kOffset[(ship.facing + 2u) % kDirections];
  const int dx = column(node) - column(ship.node), dy = row(node) - row(ship.node);
  const int along = absolute(dx * ahead.x + dy * ahead.y);
  const int aside = dx * starboard.x + dy * starboard.y;
  return (gun == Station::portGun ? -aside : aside) >= along && aside != 0;
}

// Star cards included.
bool countsAsManned(const State& state, Seat seat, unsigned port) {
  const std::uint8_t effects = state.player[seat].effects;
  if ((effects & kNulled) != 0) return false;
  return (effects & kOvercharged) != 0 || isManned(state, seat, deckOf(state, seat).port[port]);
}

bool captainMans(const State& state, Seat seat, unsigned space) {
  return mans(state, seat, kCaptainFigure, space) && !hasBlast(state.ship[seat], space);
}

std::uint8_t ownNeed(const State& state, Seat seat, unsigned port, Seat target) {
  if (!countsAsManned(state, seat, port)) return kUnmannedHits;
  const bool gunner = distance(state.ship[seat].node, state.ship[target].node) >= kGunnerRange &&
                      hasAbility(state, seat, Ability::masterGunner) &&
                      captainMans(state, seat, deckOf(state, seat).port[port]);
  return gunner ? kGunnerHits : kMannedHits;
}

// What the target's captain and Star card ask for at least.
std::uint8_t needOfTarget(const State& state, Seat target) {
  if ((state.player[target].effects & kShielded) != 0) return kShieldsHit;
  const bool ace =
      hasAbility(state, target, Ability::acePilot) && captainMans(state, target, deckOf(state, target).cockpit);
  return ace ? kAcePilotHits : std::uint8_t{0};
}

}  // namespace

bool covers(const State& state, Seat seat, unsigned port, unsigned node) {
  const Ship& ship = state.ship[seat];
  const unsigned far = distance(ship.node, node);
  if (far > kMannedRange || (far > kUnmannedRange && !countsAsManned(state, seat, port))) return false;
  return bears(deckOf(state, seat).station[deckOf(state, seat).port[port]], ship, node) &&
         rayPasses(state, ship.node, node);
}

std::uint8_t neededToHit(const State& state, Seat seat, unsigned port, Seat target) {
  if (!hasRaygun(state.ship[seat], port) || !covers(state, seat, port, state.ship[target].node)) return 0;
  const std::uint8_t own = ownNeed(state, seat, port, target), least = needOfTarget(state, target);
  return own > least ? own : least;
}

namespace {

void addStep(Explanation& steps, const char* who, const char* what, int change) {
  const int before = steps.empty() ? 0 : steps.back().total;
  steps.push({who, what, static_cast<std::int16_t>(change), static_cast<std::int16_t>(before + change)});
}

}  // namespace

void explainShot(const State& state, Seat seat, unsigned port, Seat target, Explanation& steps) {
  steps.clear();
  addStep(steps, "Raygun", "unmanned hits on 7 and 8", kUnmannedHits);
  const std::uint8_t own = ownNeed(state, seat, port, target), least = needOfTarget(state, target);
  if ((state.player[seat].effects & kNulled) != 0)
    addStep(steps, "Null Field", "counts as unmanned", 0);
  else if (own < kUnmannedHits)
    addStep(steps, "Crew", "manned: 5 to 8", kMannedHits - kUnmannedHits);
  if (own == kGunnerHits) addStep(steps, "Master Gunner", "hits on 4 to 8", kGunnerHits - kMannedHits);
  if (least > own)
    addStep(steps, least == kShieldsHit ? "Scale Shields" : "Ace Pilot",
            least == kShieldsHit ? "8 only" : "7 and 8 only", least - own);
}

// ---- figures --------------------------------------------------------------------------------------------------------
bool areBeside(const State& state, Spot one, Spot other) {
  if (one.map != other.map || one.map == kNowhere || distance(one.at, other.at) != 1) return false;
  if (one.map == kInSpace) return true;
  const Deck& deck = deckOf(state, one.map);
  const auto open = [&](int column, int row) { return deck.station[at(column, row)] != Station::wall; };
  return open(column(one.at), row(other.at)) || open(column(other.at), row(one.at));
}

namespace {

// A figure may stand there.
bool isFree(const State& state, Spot spot) {
  if (spot.map == kInSpace) return freeForFigure(state, spot.at);
  return deckOf(state, spot.map).station[spot.at] != Station::wall && !hasBlast(state.ship[spot.map], spot.at) &&
         figureAt(state, spot) == kNoFigure;
}

}  // namespace

bool mayStepTo(const State& state, Spot from, unsigned to) {
  const Spot spot{from.map, byteOf(to)};
  return areBeside(state, from, spot) && isFree(state, spot);
}

bool hasStep(const State& state, Spot from) {
  for (unsigned direction = 0; direction < kDirections; ++direction) {
    const Spot spot{from.map, neighbour(from.at, direction)};
    if (spot.at != kNoNode && isFree(state, spot) && areBeside(state, from, spot)) return true;
  }
  return false;
}

// House 21: 2 spaces, walls block; on the star map rocks of both kinds and rocketships do.
bool pistolReaches(const State& state, Spot from, Spot to) {
  if (from.map != to.map || from.map == kNowhere) return false;
  const unsigned far = distance(from.at, to.at);
  if (far > 2) return false;
  if (far == 0) return true;
  if (from.map == kInSpace)
    return lineIsClear(from.at, to.at, [&](unsigned node) { return !freeForShip(state, node); });
  if (far == 1) return areBeside(state, from, to);
  const Passed passed = passedBy(from.at, to.at, 1);
  const Deck& deck = deckOf(state, from.map);
  for (const unsigned way : {passed.one, passed.other}) {
    const Spot between{from.map, byteOf(way)};
    if (deck.station[way] != Station::wall && areBeside(state, from, between) && areBeside(state, between, to))
      return true;
  }
  return false;
}

namespace {

constexpr std::uint8_t kPistolHits = 5, kSharpHits = 3;

}  // namespace

std::uint8_t neededByPistol(const State& state, unsigned shooter, unsigned victim) {
  std::uint8_t need = (state.player[seatOfFigure(shooter)].effects & kSharp) != 0 ? kSharpHits : kPistolHits;
  if (victim != kNoFigure && hasAbility(state, seatOfFigure(victim), Ability::hardScales)) ++need;
  return need;
}

std::uint8_t neededToBoard(const State& state, unsigned figure) {
  const Seat seat = seatOfFigure(figure);
  const std::uint8_t effects = state.player[seat].effects;
  if ((effects & kBoarding) != 0) return 0;
  const bool ace = figure % kFigures == kCaptainFigure && hasAbility(state, seat, Ability::jetPackAce);
  return ace || (effects & kSharp) != 0 ? kSharpHits : kPistolHits;
}

namespace {

constexpr std::uint8_t kCryBonus = 2, kInspiredBonus = 1;

bool isInspired(const State& state, unsigned id) {
  const Seat seat = seatOfFigure(id);
  return id % kFigures != kCaptainFigure && hasAbility(state, seat, Ability::inspiringCommand) &&
         areBeside(state, figureOf(state, id).spot, state.figure[seat][kCaptainFigure].spot);
}

}  // namespace

std::uint8_t meleeBonus(const State& state, unsigned figure) {
  const bool cry = (state.player[seatOfFigure(figure)].effects & kCry) != 0;
  return byteOf((cry ? kCryBonus : 0u) + (isInspired(state, figure) ? kInspiredBonus : 0u));
}

void explainMelee(const State& state, unsigned figure, Explanation& steps) {
  steps.clear();
  if ((state.player[seatOfFigure(figure)].effects & kCry) != 0) addStep(steps, "Blood Rage", "this Turn", kCryBonus);
  if (isInspired(state, figure)) addStep(steps, "Inspiring Command", "the captain beside", kInspiredBonus);
}

void explainPistol(const State& state, unsigned shooter, unsigned victim, Explanation& steps) {
  steps.clear();
  addStep(steps, "Pistol", "hits on 5 to 8", kPistolHits);
  if ((state.player[seatOfFigure(shooter)].effects & kSharp) != 0)
    addStep(steps, "Dead-Eye Rangers", "3 to 8 this Turn", kSharpHits - kPistolHits);
  if (victim != kNoFigure && hasAbility(state, seatOfFigure(victim), Ability::hardScales))
    addStep(steps, "Hard Scales", "1 more is needed", 1);
}

// ---- the helm, foreseen ---------------------------------------------------------------------------------------------
Pose afterCard(const State& state, Seat seat, Pose from, std::uint8_t card) {
  if (card >= kCommandCards) return from;
  const CommandCard& command = kCommandCard[indexOf(state.ship[seat].faction)][card];
  Pose pose{from.node, byteOf(static_cast<unsigned>(from.facing + 8 + command.turn) % kDirections)};
  const unsigned aside = command.sideways < 0 ? 6 : 2;
  const unsigned direction = command.sideways == 0 ? pose.facing : (pose.facing + aside) % kDirections;
  const unsigned nodes = command.sideways == 0 ? command.ahead : 1;
  for (unsigned i = 0; i < nodes; ++i) {
    const std::uint8_t next = neighbour(pose.node, direction);
    if (next == kNoNode || skyOf(state).rock[next] != Rock::none) break;
    if (const Seat other = shipAt(state, next); other != kNobody && other != seat) break;
    pose.node = next;
  }
  return pose;
}

// ---- who is ahead ---------------------------------------------------------------------------------------------------
namespace {

// House 27: rocketship alive, more figures, then earlier from the First Player.
Margin ahead(const State& state, const Standing& standing, Seat one, Seat other, bool& oneIsAhead) {
  if (standing.points[one] != standing.points[other]) {
    oneIsAhead = standing.points[one] > standing.points[other];
    return Margin::points;
  }
  if (isAlive(state, one) != isAlive(state, other)) {
    oneIsAhead = isAlive(state, one);
    return Margin::rocketship;
  }
  const unsigned mine = figuresInPlay(state, one), theirs = figuresInPlay(state, other);
  oneIsAhead = mine > theirs;
  return mine != theirs ? Margin::figures : Margin::order;
}

Seat lastOneLeft(const State& state) {
  Seat last = kNobody;
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (isOut(state, seat)) continue;
    if (last != kNobody) return kNobody;
    last = seat;
  }
  return last;
}

}  // namespace

Standing standingOf(const State& state) {
  Standing standing{{}, kNobody, Margin::points};
  for (Seat seat = 0; seat < state.players; ++seat) standing.points[seat] = state.player[seat].points;
  if (state.phase != Phase::over) {
    if (const Seat owner = princessOwner(state); owner != kNobody)
      standing.points[owner] = static_cast<std::uint16_t>(standing.points[owner] + kTreasurePoints);
    if (const Seat owner = tapeOwner(state); owner != kNobody)
      standing.points[owner] = static_cast<std::uint16_t>(standing.points[owner] + kTreasurePoints);
  }
  standing.winner = seatInOrder(state, 0);
  bool better = false;
  for (unsigned nth = 1; nth < state.players; ++nth) {
    ahead(state, standing, seatInOrder(state, nth), standing.winner, better);
    if (better) standing.winner = seatInOrder(state, nth);
  }
  for (Seat other = 0; other < state.players; ++other) {
    if (other == standing.winner) continue;
    const Margin by = ahead(state, standing, standing.winner, other, better);
    if (by > standing.by) standing.by = by;
  }
  if (const Seat last = lastOneLeft(state); state.lastMan != 0 && last != kNobody) {
    standing.winner = last;
    standing.by = Margin::lastOne;
  }
  return standing;
}

}  // namespace armada::rayguns
