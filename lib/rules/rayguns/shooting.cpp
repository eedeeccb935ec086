// Rocketship Shooting: which rayguns bear on whom, the battery, the Saucer's centre raygun, and what hits at rayguns destroy.
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

namespace {

bool isCentre(const State& s, Seat seat, unsigned port) {
  const Deck& deck = deckOf(s, seat);
  return deck.station[deck.port[port]] == Station::centreGun;
}

// House 14: the battery is every raygun but the centre one, which fires after it. The die that it needs; 0: it does not fire.
unsigned neededInVolley(const State& s, Seat seat, unsigned port, Seat target) {
  return isCentre(s, seat, port) == (s.phase == Phase::centre) ? neededToHit(s, seat, port, target) : 0u;
}

bool anyFires(const State& s, Seat seat, Seat target) {
  if (distance(s.ship[seat].node, s.ship[target].node) > kLongestRange) return false;
  for (unsigned port = 0; port < deckOf(s, seat).ports; ++port)
    if (neededInVolley(s, seat, port, target) != 0) return true;
  return false;
}

bool hasWarbot(const State& s, Seat seat) {
  if (skyOf(s).kind != ThingKind::warbot) return false;
  for (unsigned thing = 0; thing < kTape; ++thing)
    if (s.thing[thing].fate == Fate::mounted && s.thing[thing].spot.map == seat) return true;
  return false;
}

}  // namespace

void beginShooting(Play& play) {
  State& s = play.state;
  const Seat seat = play.active();
  s.volleys = 0;
  if (!afloat(s, seat)) return;
  s.volleys = (s.player[seat].effects & kDoubleFire) != 0 ? 2 : 1;
}

// Book: Note for Blaargs only.
void beginCentre(Play& play) {
  State& s = play.state;
  const Seat seat = play.active();
  s.phase = Phase::centre;
  s.volleys = 0;
  if (!afloat(s, seat)) return;
  for (unsigned port = 0; port < deckOf(s, seat).ports; ++port)
    if (isCentre(s, seat, port) && hasRaygun(s.ship[seat], port)) s.volleys = 1;
}

// Book: Declaring a target.
void listTargets(const State& s, MoveList& moves) {
  const Seat seat = activeSeat(s);
  moves.push(kPass);
  for (Seat target = 0; target < s.players; ++target) {
    if (target == seat || !afloat(s, target) || !anyFires(s, seat, target)) continue;
    moves.push(moveOf(Verb::fire, target * 2u));
    if (s.ship[target].rayguns != 0 || hasWarbot(s, target)) moves.push(moveOf(Verb::fire, target * 2u + 1));
  }
}

bool hasTarget(const State& s) {
  const Seat seat = activeSeat(s);
  for (Seat target = 0; target < s.players; ++target)
    if (target != seat && afloat(s, target) && anyFires(s, seat, target)) return true;
  return false;
}

// Book: Fire. One die for each raygun.
void fireBattery(Play& play, Seat target, bool atRayguns) {
  State& s = play.state;
  const Seat seat = play.active();
  const unsigned ports = deckOf(s, seat).ports;
  std::uint8_t need[kMostPorts];
  unsigned fired = 0, hits = 0;
  for (unsigned port = 0; port < ports; ++port) {
    need[port] = byteOf(neededInVolley(s, seat, port, target));
    fired += need[port] != 0 ? 1 : 0;
  }
  tell(play, EventKind::volley, seat,
       {target, atRayguns ? 1u : 0u, s.phase == Phase::centre ? 1u : 0u, static_cast<int>(fired)});
  for (unsigned port = 0; port < ports; ++port) {
    if (need[port] == 0) continue;
    const unsigned die = rollDie(play);
    const bool hit = die >= need[port];
    tell(play, EventKind::shot, seat, {port, die, need[port], hit ? 1 : 0});
    hits += hit ? 1 : 0;
  }
  --s.volleys;
  if (hits == 0) return;
  if (atRayguns)
    addTask(play, {TaskKind::gunHit, seat, target, byteOf(hits), 0});
  else
    oweBlasts(play, seat, target, hits, seat);
}

// ---- hits at rayguns --------------------------------------------------------------------------------------------------------
void listGunHits(const State& s, const Task& task, MoveList& moves) {
  if (!afloat(s, task.a)) return;
  for (unsigned port = 0; port < kMostPorts; ++port)
    if (hasRaygun(s.ship[task.a], port)) moves.push(moveOf(Verb::gun, port));
  if (skyOf(s).kind != ThingKind::warbot) return;
  for (unsigned thing = 0; thing < kTape; ++thing)
    if (s.thing[thing].fate == Fate::mounted && s.thing[thing].spot.map == task.a)
      moves.push(moveOf(Verb::warbot, thing));
}

// Book: Destroying Rayguns. House 15: hits are resolved one by one, so what is left is asked again.
void hitGun(Play& play, const Task& task, Move move) {
  State& s = play.state;
  s.agenda.pop();
  if (task.b > 1) addTask(play, {TaskKind::gunHit, task.seat, task.a, byteOf(task.b - 1u), 0});
  if (verbOf(move) == Verb::warbot) {
    destroyWarbot(play, whatOf(move), task.seat);
    return;
  }
  const unsigned port = whatOf(move);
  const Spot spot{task.a, deckOf(s, task.a).port[port]};
  const unsigned figure = figureAt(s, spot);
  const bool manned = figure != kNoFigure && seatOfFigure(figure) == task.a && !isTipped(figureOf(s, figure));
  if (!manned)
    destroyGun(play, task.a, port, task.seat);
  else if (figure % kFigures == kCaptainFigure)
    damage(play, figure, {task.seat, kNoFigure, DefeatCause::raygun});
  else
    addTask(play, {TaskKind::loseCrew, Seat{task.a}, byteOf(figure % kFigures), byteOf(port), task.seat});
}

void loseCrew(Play& play, const Task& task, bool crewDies) {
  play.state.agenda.pop();
  if (crewDies)
    damage(play, figureId(task.seat, task.a), {task.c, kNoFigure, DefeatCause::raygun});
  else
    destroyGun(play, task.seat, task.b, task.c);
}

}  // namespace armada::rayguns
