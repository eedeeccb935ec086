// Damage of all kinds: Blast markers, wounded captains, defeated figures, destroyed rayguns, wrecks with their evacuation, and
// exploding cores.
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

// ---- Blast markers ----------------------------------------------------------------------------------------------------------
// The one who places it chooses the space; `credit` gets the points if it is the last one.
void oweBlasts(Play& play, Seat placer, Seat target, unsigned count, Seat credit) {
  addTask(play, {TaskKind::blast, placer, target, byteOf(count), credit});
}

namespace {

constexpr unsigned kShipPoints = 3, kGunPoints = 1, kCrewPoints = 1, kCaptainPoints = 3, kWarbotPoints = 2;

bool isEnemy(Seat by, Seat owner) { return by != kNobody && by != owner; }

// Hits that were still to come are lost with their target.
void forgetTarget(State& s, Seat target) {
  for (std::size_t i = s.agenda.size(); i > 0; --i) {
    const Task& task = s.agenda[i - 1];
    const bool aims = task.kind == TaskKind::blast || task.kind == TaskKind::gunHit;
    const bool turns = task.kind == TaskKind::face && task.seat == target;
    if ((aims && task.a == target) || turns) s.agenda.removeAt(i - 1);
  }
}

bool isAboard(const State& s, Seat owner, Seat wreck) {
  for (const Figure& figure : s.figure[owner])
    if (figure.spot.map == wreck) return true;
  return false;
}

// Rayguns and mounted tokens go with the rocketship.
unsigned stripWreck(Play& play, Seat target) {
  State& s = play.state;
  unsigned points = rayguns(s.ship[target]) * kGunPoints;
  s.ship[target].rayguns = 0;
  for (unsigned i = 0; i < kTape; ++i) {
    Thing& thing = s.thing[i];
    if (!isMounted(thing) || thing.spot.map != target) continue;
    if (kindOfThing(s, i) == ThingKind::warbot) points += kWarbotPoints;
    thing = {kGone, 0, Fate::gone, kNobody};
  }
  return points;
}

// Book: Destroying a Rocketship; Evacuating the Rocketship. House 16: the owner first, then clockwise the others.
void destroyShip(Play& play, Seat target, Seat credit) {
  State& s = play.state;
  tell(play, EventKind::shipDestroyed, target, {0, credit});
  forgetTarget(s, target);
  if (play.active() == target) s.engines = s.cockpits = 0;
  const unsigned aboard = stripWreck(play, target);
  if (isEnemy(credit, target)) givePoints(play, credit, kShipPoints + aboard, PointCause::ship);
  addTask(play, {TaskKind::wreck, target, target, 0, credit});
  for (unsigned nth = s.players; nth > 0; --nth) {
    const auto seat = static_cast<Seat>((target + nth - 1) % s.players);
    if (isAboard(s, seat, target)) addTask(play, {TaskKind::evacuate, seat, target, 0, credit});
  }
}

}  // namespace

void placeBlast(Play& play, Seat target, unsigned space, Seat placer, Seat credit) {
  Ship& ship = play.ship(target);
  ship.blasts[space / 8] = byteOf(ship.blasts[space / 8] | bitOf(space % 8));
  const unsigned markers = blastsOn(ship);
  tell(play, EventKind::blasted, target, {space, markers, placer});
  if (markers >= kWreckMarkers) destroyShip(play, target, credit);
}

void removeBlast(Play& play, Seat target, unsigned space, unsigned figure) {
  Ship& ship = play.ship(target);
  ship.blasts[space / 8] = byteOf(ship.blasts[space / 8] & ~bitOf(space % 8));
  tell(play, EventKind::doused, target, {space, figure});
}

// ---- figures ------------------------------------------------------------------------------------------------------------------
namespace {

// Book: the plans stay where they are dropped. So do warbots and cores.
void dropThing(Play& play, unsigned id) {
  const unsigned thing = carriedBy(play.state, id);
  if (thing == kThings) return;
  play.state.thing[thing] = {figureOf(play.state, id).spot, 0, Fate::lying, kNobody};
  tell(play, EventKind::dropped, seatOfFigure(id), {id, thing});
}

// House 25: back to the hatch; with that rocketship gone she stays.
void princessIsHit(Play& play, unsigned id) {
  State& s = play.state;
  if (!afloat(s, s.kidnapper)) return tell(play, EventKind::princessStays, seatOfFigure(id), {id});
  play.figure(id) = {kGone, 0};
  s.princess = {s.kidnapper, deckOf(s, s.kidnapper).hatch};
  if (s.phase == Phase::crew && play.active() == seatOfFigure(id) && s.actor == id % kFigures) endAction(s);
  tell(play, EventKind::princessBack, s.kidnapper, {s.princess.map, s.princess.at});
}

// House 25: the first damage in a Turn to an own figure beside her.
bool princessHelps(Play& play, unsigned victim) {
  const State& s = play.state;
  const Seat seat = seatOfFigure(victim);
  const Figure& princess = s.figure[seat][kPrincessFigure];
  if (!inPlay(princess) || (s.player[seat].used & kPrincessUsed) != 0) return false;
  if (!areBeside(s, princess.spot, figureOf(s, victim).spot)) return false;
  play.player(seat).used = byteOf(s.player[seat].used | kPrincessUsed);
  tell(play, EventKind::ignored, seat, {victim});
  return true;
}

// Captains' abilities that a defeat brings to work.
void rewardDefeat(Play& play, unsigned victim, const Blow& blow) {
  const State& s = play.state;
  const Seat owner = seatOfFigure(victim);
  if (!isEnemy(blow.by, owner)) return;
  const bool captain = victim % kFigures == kCaptainFigure;
  givePoints(play, blow.by, captain ? kCaptainPoints : kCrewPoints, captain ? PointCause::captain : PointCause::crew);
  if (blow.figure == figureId(blow.by, kCaptainFigure) && hasAbility(s, blow.by, Ability::plunder))
    giveTokens(play, blow.by, kPlunderTokens, TokenCause::plunder);
  if (!captain && hasAbility(s, owner, Ability::bloodOath))
    giveTokens(play, owner, s.players - 1u, TokenCause::bloodOath);
}

}  // namespace

void endAction(State& s) {
  s.actor = kNoFigure;
  s.steps = s.attacks = 0;
}

// Book: Crew Damage; Captain Damage.
void defeat(Play& play, unsigned victim, const Blow& blow) {
  State& s = play.state;
  const Seat owner = seatOfFigure(victim);
  tell(play, EventKind::defeated, owner, {victim, blow.by, static_cast<unsigned>(blow.cause)});
  dropThing(play, victim);
  play.figure(victim) = {kGone, 0};
  if (victim % kFigures == kCaptainFigure) play.player(owner).wounds = bitOf(kAbilitiesASide) - 1;
  if (s.phase == Phase::crew && play.active() == owner && s.actor == victim % kFigures) endAction(s);
  rewardDefeat(play, victim, blow);
  goesOut(play, owner);
}

void damage(Play& play, unsigned victim, const Blow& blow) {
  State& s = play.state;
  Figure& figure = play.figure(victim);
  if (!inPlay(figure)) return;
  if (victim % kFigures == kPrincessFigure) {
    princessIsHit(play, victim);
    return;
  }
  if (princessHelps(play, victim)) return;
  if (victim % kFigures == kCaptainFigure) {
    const Task ability{TaskKind::wound, blow.by, seatOfFigure(victim), byteOf(blow.figure),
                       static_cast<std::uint8_t>(blow.cause)};
    addTask(play, ability);
    return;
  }
  if (s.ironwill == 0 || (figure.marks & kHurt) != 0) {
    defeat(play, victim, blow);
    return;
  }
  figure.marks = byteOf(figure.marks | kHurt | kTipped);  // House 28
  tell(play, EventKind::tipped, seatOfFigure(victim), {victim});
  if (s.phase == Phase::crew && play.active() == seatOfFigure(victim) && s.actor == victim % kFigures) endAction(s);
}

// House 23: the third marker defeats at once.
void woundCaptain(Play& play, Seat owner, unsigned ability, const Blow& blow) {
  Player& player = play.player(owner);
  player.wounds = byteOf(player.wounds | bitOf(ability));
  tell(play, EventKind::wounded, owner, {ability, blow.by});
  if (player.wounds == bitOf(kAbilitiesASide) - 1) defeat(play, figureId(owner, kCaptainFigure), blow);
}

// ---- rayguns, warbots, cores ------------------------------------------------------------------------------------------------
void destroyGun(Play& play, Seat owner, unsigned port, Seat by) {
  play.ship(owner).rayguns = byteOf(play.ship(owner).rayguns & ~bitOf(port));
  tell(play, EventKind::gunDestroyed, owner, {port, by});
  if (isEnemy(by, owner)) givePoints(play, by, kGunPoints, PointCause::gun);
}

void destroyWarbot(Play& play, unsigned thing, Seat by) {
  const Seat owner = play.state.thing[thing].spot.map;
  play.state.thing[thing] = {kGone, 0, Fate::gone, kNobody};
  tell(play, EventKind::warbotDestroyed, owner, {thing, by});
  if (isEnemy(by, owner)) givePoints(play, by, kWarbotPoints, PointCause::warbot);
}

void turnRed(Play& play, unsigned thing, Seat by) {
  play.state.thing[thing].fate = Fate::red;
  play.state.thing[thing].shooter = by;
  tell(play, EventKind::coreTurnedRed, play.state.thing[thing].spot.map, {thing, by});
}

// ---- evacuation -------------------------------------------------------------------------------------------------------------
void listEvacuation(const State& s, const Task& task, MoveList& moves) {
  if (s.player[task.seat].tokens == 0) return;
  const Spaces nodes = nodesBeside(s.ship[task.a].node) & freeForFigures(s);
  if (!nodes.any() || !isAboard(s, task.seat, task.a)) return;
  moves.push(kPass);
  for (unsigned figure = 0; figure < kFigures; ++figure)
    if (s.figure[task.seat][figure].spot.map == task.a)
      forEach(nodes, [&](unsigned node) { moves.push(moveOf(Verb::evacuate, figure * kNodes + node)); });
}

void evacuate(Play& play, unsigned figure, unsigned node) {
  const Seat seat = play.state.agenda.back().seat;
  spendToken(play, seat);
  play.state.figure[seat][figure].spot = {kInSpace, byteOf(node)};
  tell(play, EventKind::evacuated, seat, {figureId(seat, figure), node});
}

namespace {

// Who stays is destroyed; the princess is not.
void sinkFigures(Play& play, Seat wreck, Seat credit) {
  State& s = play.state;
  for (Seat seat = 0; seat < s.players; ++seat)
    for (unsigned figure = 0; figure < kFigures; ++figure) {
      const unsigned id = figureId(seat, figure);
      if (figureOf(s, id).spot.map != wreck) continue;
      if (figure != kPrincessFigure) {
        defeat(play, id, {credit, kNoFigure, DefeatCause::wreck});
        continue;
      }
      play.figure(id) = {kGone, 0};
      s.princess = {wreck, 0};  // soon adrift, as what lies aboard
      if (s.kidnapper == wreck || !afloat(s, s.kidnapper)) continue;
      s.princess = {s.kidnapper, deckOf(s, s.kidnapper).hatch};
      tell(play, EventKind::princessBack, s.kidnapper, {s.princess.map, s.princess.at});
    }
}

}  // namespace

void wreck(Play& play, const Task& task) {
  State& s = play.state;
  const Seat target = task.a;
  sinkFigures(play, target, task.c);
  const Spot adrift{kInSpace, s.ship[target].node};
  for (Thing& thing : s.thing)
    if (thing.fate == Fate::lying && thing.spot.map == target) thing.spot = adrift;
  if (s.princess.map == target) {
    s.princess = adrift;
    tell(play, EventKind::princessBack, target, {adrift.map, adrift.at});
  }
  Ship& ship = s.ship[target];
  ship.node = kNoNode;
  ship.facing = 0;
  for (std::uint8_t& bits : ship.blasts) bits = 0;
  goesOut(play, target);
}

// ---- cores ------------------------------------------------------------------------------------------------------------------
namespace {

// True: something stood there and took it.
bool explodeTokens(Play& play, Seat owner, unsigned space, Seat by) {
  State& s = play.state;
  bool stood = s.princess == Spot{owner, byteOf(space)};
  const std::uint8_t port = deckOf(s, owner).portAt[space];
  if (port != kNoPort && hasRaygun(s.ship[owner], port)) {
    destroyGun(play, owner, port, by);
    stood = true;
  }
  for (unsigned i = 0; i < kThings; ++i) {
    const Thing& thing = s.thing[i];
    if (thing.fate == Fate::gone || thing.fate == Fate::carried || thing.spot != Spot{owner, byteOf(space)}) continue;
    stood = true;
    if (thing.fate != Fate::mounted) continue;
    if (kindOfThing(s, i) == ThingKind::warbot)
      destroyWarbot(play, i, by);
    else
      turnRed(play, i, by);
  }
  return stood;
}

}  // namespace

// Book: Atomic core: 1 Blast marker of damage to anything within a 1 space radius. House 24: the own space included.
void explode(Play& play, Task task) {
  State& s = play.state;
  const Seat owner = task.a, by = task.seat;
  if (!afloat(s, owner)) return;
  const unsigned nth = task.c;
  if (nth < kDirections) {
    ++task.c;
    addTask(play, task);
  }
  const std::uint8_t space = nth == 0 ? task.b : neighbour(task.b, nth - 1);
  const Spot spot{owner, space};
  if (space >= kSpaces || deckOf(s, owner).station[space] == Station::wall) return;
  if (nth != 0 && !areBeside(s, {owner, task.b}, spot)) return;
  const unsigned figure = figureAt(s, spot);
  const bool stood = explodeTokens(play, owner, space, by);
  if (figure != kNoFigure)
    damage(play, figure, {by, kNoFigure, DefeatCause::explosion});
  else if (!stood && !hasBlast(s.ship[owner], space))
    placeBlast(play, owner, space, by, by);
}

}  // namespace armada::rayguns
