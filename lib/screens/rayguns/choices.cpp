#include "screens/rayguns/choices.h"

namespace armada::rayguns {

namespace {

Mode modeOfStar(StarEffect effect) {
  switch (effect) {
    case StarEffect::jam:
    case StarEffect::null:
    case StarEffect::torpedo: return Mode::cycle;
    case StarEffect::tractor:
    case StarEffect::warp:
    case StarEffect::repair:
    case StarEffect::rescue: return Mode::walk;
    default: return Mode::list;
  }
}

Mode modeOfPhase(const State& s) {
  switch (s.phase) {
    case Phase::ports:
    case Phase::figures: return Mode::walk;
    case Phase::program: return Mode::program;
    case Phase::movement: return Mode::helm;
    case Phase::shooting:
    case Phase::centre: return Mode::cycle;
    case Phase::crew: return s.actor == kNoFigure ? Mode::cycle : Mode::walk;
    default: return Mode::list;
  }
}

}  // namespace

Mode modeOf(const State& s) {
  switch (questionOf(s)) {
    case TaskKind::none: return modeOfPhase(s);
    case TaskKind::blast:
    case TaskKind::gunHit:
    case TaskKind::nudge:
    case TaskKind::evacuate:
    case TaskKind::tentacle: return Mode::walk;
    case TaskKind::face: return Mode::face;
    case TaskKind::star: return modeOfStar(static_cast<StarEffect>(s.agenda.back().a));
    default: return Mode::list;
  }
}

namespace {

Spot onMap(unsigned map, unsigned at) { return {static_cast<std::uint8_t>(map), static_cast<std::uint8_t>(at)}; }
Spot inSpace(unsigned node) { return node < kNodes ? onMap(kInSpace, node) : kGone; }
Spot ofShip(const State& s, unsigned seat) { return seat < s.players ? inSpace(s.ship[seat].node) : kGone; }
Spot ofFigure(const State& s, unsigned id) { return id / kFigures < s.players ? figureOf(s, id).spot : kGone; }

// A carried thing is where its carrier is.
Spot ofThing(const State& s, unsigned thing) {
  if (thing >= kThings) return kGone;
  return s.thing[thing].fate == Fate::carried ? ofFigure(s, s.thing[thing].carrier) : s.thing[thing].spot;
}

Spot ofPort(const State& s, unsigned seat, unsigned port) {
  return seat < s.players && port < deckOf(s, static_cast<Seat>(seat)).ports
             ? onMap(seat, deckOf(s, static_cast<Seat>(seat)).port[port])
             : kGone;
}

// The rocketship that the question is about.
unsigned shipInQuestion(const State& s) {
  switch (questionOf(s)) {
    case TaskKind::blast:
    case TaskKind::gunHit: return s.agenda.back().a;
    default: return toMove(s);
  }
}

Spot ofActor(const State& s) { return s.actor == kNoFigure ? kGone : ofFigure(s, figureId(activeSeat(s), s.actor)); }

Spot ofCrewMove(const State& s, Verb verb, unsigned what) {
  const Seat own = activeSeat(s);
  const Spot actor = ofActor(s);
  switch (verb) {
    case Verb::act:
    case Verb::healCrew:
    case Verb::aide: return ofFigure(s, figureId(own, what));
    case Verb::go:
    case Verb::douse:
    case Verb::mount: return onMap(actor.map, what);
    case Verb::exit: return inSpace(what);
    case Verb::enter: return ofShip(s, own);
    case Verb::jump:
    case Verb::board: return ofShip(s, what / 2);
    case Verb::shoot:
    case Verb::fight:
    case Verb::victim: return ofFigure(s, what);
    case Verb::shootGun: return ofPort(s, actor.map, what);
    case Verb::shootThing:
    case Verb::take:
    case Verb::cool: return ofThing(s, what);
    case Verb::healCaptain: return ofFigure(s, figureId(own, kCaptainFigure));
    case Verb::rescue: return s.princess;
    case Verb::ruthless: return ofFigure(s, figureId(own, what / 4));
    case Verb::run:
    case Verb::search:
    case Verb::stand: return actor;
    default: return kGone;
  }
}

// The node that a tractor beam would pull a rocketship to.
Spot ofTractor(const State& s, unsigned what) {
  const unsigned seat = what / kDirections;
  return seat < s.players && afloat(s, static_cast<Seat>(seat))
             ? inSpace(neighbour(s.ship[seat].node, what % kDirections))
             : kGone;
}

}  // namespace

Spot placeOf(const State& s, Move move) {
  const unsigned what = whatOf(move);
  const unsigned ship = shipInQuestion(s);
  switch (verbOf(move)) {
    case Verb::leave: return ofPort(s, ship, what);
    case Verb::place:
    case Verb::blast:
    case Verb::remove:
    case Verb::restore: return onMap(ship, what);
    case Verb::gun: return ofPort(s, ship, what);
    case Verb::warbot: return ofThing(s, what);
    case Verb::target: return ofShip(s, what);
    case Verb::fire: return ofShip(s, what / 2);
    case Verb::tractor: return ofTractor(s, what);
    case Verb::warp:
    case Verb::node: return inSpace(what);
    case Verb::evacuate: return inSpace(what % kNodes);
    default: return ofCrewMove(s, verbOf(move), what);
  }
}

DeedIcon deedOf(Move move) {
  switch (verbOf(move)) {
    case Verb::shoot:
    case Verb::shootGun:
    case Verb::shootThing:
    case Verb::fire:
    case Verb::blast:
    case Verb::gun:
    case Verb::warbot:
    case Verb::ruthless:
    case Verb::target: return DeedIcon::shoot;
    case Verb::fight:
    case Verb::victim: return DeedIcon::melee;
    case Verb::douse:
    case Verb::remove:
    case Verb::cool: return DeedIcon::putOut;
    case Verb::exit:
    case Verb::enter:
    case Verb::evacuate: return DeedIcon::airlock;
    case Verb::board:
    case Verb::jump: return DeedIcon::board;
    case Verb::search: return DeedIcon::search;
    case Verb::healCaptain:
    case Verb::healCrew:
    case Verb::stand:
    case Verb::restore: return DeedIcon::heal;
    case Verb::take:
    case Verb::rescue:
    case Verb::mount: return DeedIcon::take;
    default: return DeedIcon::go;
  }
}

unsigned programmed(const State& s, Seat seat) {
  unsigned count = 0;
  while (count < kTurns && s.player[seat].program[count] != kNoCard) ++count;
  return count;
}

Move endingIn(const MoveList& legal) { return legal.contains(kPass) ? kPass : kNoMove; }

bool actorIsFresh(const State& s) {
  return s.phase == Phase::crew && s.agenda.empty() && s.actor != kNoFigure && s.attacks == 1 && s.steps >= 2;
}

bool sayChances(const State& s, Seat seat, Seat target, bool centre, TextOut& words) {
  const Deck& deck = deckOf(s, seat);
  bool any = false;
  for (unsigned port = 0; port < deck.ports; ++port) {
    if (!hasRaygun(s.ship[seat], port) || (deck.station[deck.port[port]] == Station::centreGun) != centre) continue;
    const int needed = neededToHit(s, seat, port, target);
    if (needed == 0) continue;
    if (any) words << ' ';
    words << needed << '+';
    any = true;
  }
  return any;
}

}  // namespace armada::rayguns
