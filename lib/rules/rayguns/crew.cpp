// Crew Movement and Combat: figures act one after the other, each once. What an acting figure may do, and what it does; its
// attacks are in combat.cpp.
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

namespace {

constexpr unsigned kSteps = 2, kLongSteps = 4, kBoughtSteps = 2;

void clearMarks(State& s, Seat seat) {
  for (Figure& figure : s.figure[seat]) figure.marks = byteOf(figure.marks & ~(kActed | kAided));
}

bool isOwnRedCore(const State& s, Seat seat, unsigned thing) {
  return s.thing[thing].fate == Fate::red && s.thing[thing].spot.map == seat;
}

// House 28: who lies on the side needs a token to stand up.
bool mayAct(const State& s, Seat seat, unsigned figure) {
  const Figure& each = s.figure[seat][figure];
  if (!inPlay(each) || (each.marks & kActed) != 0) return false;
  return !isTipped(each) || s.player[seat].tokens > 0;
}

unsigned stepsOf(const State& s, Seat seat, unsigned figure) {
  const bool pants = figure == kCaptainFigure && hasAbility(s, seat, Ability::mechanicalPants);
  const unsigned steps = pants || figure == kPrincessFigure ? kLongSteps : kSteps;
  return steps + ((s.figure[seat][figure].marks & kAided) != 0 ? 2 : 0);
}

}  // namespace

void beginCrew(Play& play) {
  endAction(play.state);
  clearMarks(play.state, play.active());
  tell(play, EventKind::phaseBegan, play.active(), {static_cast<unsigned>(Phase::crew)});
}

// True: nothing explodes, the Phase is over.
bool endCrew(Play& play) {
  State& s = play.state;
  const Seat seat = play.active();
  for (unsigned i = 0; i < kTape; ++i) {
    if (!isOwnRedCore(s, seat, i)) continue;
    const Thing core = s.thing[i];
    s.thing[i] = {kGone, 0, Fate::gone, kNobody};
    tell(play, EventKind::exploded, seat, {core.spot.at});
    addTask(play, {TaskKind::explode, core.shooter, seat, core.spot.at, 0});
    return false;
  }
  return true;
}

// ---- what the acting figure may do ----------------------------------------------------------------------------------------
namespace {

// The acting figure, with all that its list asks for again and again.
struct Actor {
  const State& s;
  Seat seat;
  std::uint8_t tokens;
  Spot spot;
  unsigned figure;
  unsigned id;

  bool isPrincess() const { return figure == kPrincessFigure; }
  bool isCaptain() const { return figure == kCaptainFigure; }
  bool aboardOwn() const { return spot.map == seat; }
  bool inSpace() const { return spot.map == kInSpace; }
  bool mayAttack() const { return !isPrincess() && (s.attacks > 0 || tokens > 0); }
  bool touches(Spot other) const { return spot == other || areBeside(s, spot, other); }
  // What a crew member does for a token, and the princess once a Turn for nothing.
  bool mayHeal() const { return tokens > 0 || (isPrincess() && (s.player[seat].used & kPrincessUsed) == 0); }
};

Actor actorOf(const State& s) {
  const Seat seat = activeSeat(s);
  return {s, seat, s.player[seat].tokens, s.figure[seat][s.actor].spot, s.actor, figureId(seat, s.actor)};
}

// Book: Using the Airlock. House 19: none while the control panel is manned.
bool exitIsFree(const Actor& a) {
  if (!a.aboardOwn()) return true;
  const bool ace = a.isCaptain() && hasAbility(a.s, a.seat, Ability::jetPackAce);
  return ace || isManned(a.s, a.seat, deckOf(a.s, a.seat).panel);
}

bool atOpenAirlock(const Actor& a) {
  return a.spot.map < kInSpace && a.s.steps > 0 && deckOf(a.s, a.spot.map).station[a.spot.at] == Station::airlock &&
         (a.tokens > 0 || exitIsFree(a));
}

bool mayGo(const Actor& a, unsigned to) {
  return a.s.steps > 0 && (mayStepTo(a.s, a.spot, to) || reachOf(a.s, a.id, a.s.steps).has(to));
}

// House 17: bought when the old are used up.
bool mayRun(const Actor& a) { return a.s.steps == 0 && a.tokens > 0 && !isTipped(a.s.figure[a.seat][a.figure]); }

void listWays(const Actor& a, const Crowd& crowd, MoveList& moves) {
  const State& s = a.s;
  if (s.steps > 0) forEach(reachOf(s, a.id, s.steps, crowd), [&](unsigned at) { moves.push(moveOf(Verb::go, at)); });
  if (mayRun(a)) moves.push(moveOf(Verb::run));
  const bool airlock = atOpenAirlock(a);
  if (airlock)
    forEach(nodesBeside(s.ship[a.spot.map].node) & freeForFigures(s),
            [&](unsigned node) { moves.push(moveOf(Verb::exit, node)); });
  if (a.inSpace() && s.steps > 0 && afloat(s, a.seat) && distance(a.spot.at, s.ship[a.seat].node) <= 1)
    for (unsigned lock = 0; lock < kAirlocks; ++lock)
      if (airlockIsOpen(s, a.seat, lock)) moves.push(moveOf(Verb::enter, lock));
  if (!airlock || !a.aboardOwn() || (s.player[a.seat].effects & kBoarding) == 0) return;
  for (Seat enemy = 0; enemy < s.players; ++enemy) {
    if (enemy == a.seat || !afloat(s, enemy)) continue;
    if (distance(s.ship[a.seat].node, s.ship[enemy].node) > kJumpRange) continue;
    for (unsigned lock = 0; lock < kAirlocks; ++lock)
      if (airlockIsOpen(s, enemy, lock)) moves.push(moveOf(Verb::jump, enemy * kAirlocks + lock));
  }
}

// House 20: from an adjacent node, an attack is used.
void listBoarding(const Actor& a, MoveList& moves) {
  const State& s = a.s;
  if (!a.inSpace() || s.steps == 0) return;
  for (Seat enemy = 0; enemy < s.players; ++enemy) {
    if (enemy == a.seat || !afloat(s, enemy) || distance(a.spot.at, s.ship[enemy].node) > 1) continue;
    for (unsigned lock = 0; lock < kAirlocks; ++lock)
      if (airlockIsOpen(s, enemy, lock)) moves.push(moveOf(Verb::board, enemy * kAirlocks + lock));
  }
}

// House 21: rayguns, mounted warbots and cores of an enemy rocketship, on the own space too.
void listShotsAtTokens(const Actor& a, MoveList& moves) {
  const State& s = a.s;
  if (a.spot.map >= kInSpace || a.aboardOwn()) return;
  const Deck& deck = deckOf(s, a.spot.map);
  for (unsigned port = 0; port < deck.ports; ++port)
    if (hasRaygun(s.ship[a.spot.map], port) && pistolReaches(s, a.spot, {a.spot.map, deck.port[port]}))
      moves.push(moveOf(Verb::shootGun, port));
  for (unsigned thing = 0; thing < kTape; ++thing)
    if (s.thing[thing].fate == Fate::mounted && pistolReaches(s, a.spot, s.thing[thing].spot))
      moves.push(moveOf(Verb::shootThing, thing));
}

template <class Fits>
void listEnemyFigures(const Actor& a, Verb verb, MoveList& moves, Fits fits) {
  for (Seat enemy = 0; enemy < a.s.players; ++enemy) {
    if (enemy == a.seat) continue;
    for (unsigned figure = 0; figure < kFigures; ++figure)
      if (const Spot spot = a.s.figure[enemy][figure].spot; spot.map == a.spot.map && fits(spot))
        moves.push(moveOf(verb, figureId(enemy, figure)));
  }
}

void listAttacks(const Actor& a, const Spaces& enemies, MoveList& moves) {
  if (!a.mayAttack()) return;
  listBoarding(a, moves);
  const std::size_t before = moves.size();
  if (enemies.any())
    listEnemyFigures(a, Verb::shoot, moves, [&](Spot spot) { return pistolReaches(a.s, a.spot, spot); });
  const bool near = moves.size() > before;  // whom a blow reaches a pistol reaches too
  listShotsAtTokens(a, moves);
  if (near) listEnemyFigures(a, Verb::fight, moves, [&](Spot spot) { return areBeside(a.s, a.spot, spot); });
}

// Fire Drill: once a Turn without a token.
bool isDrilled(const State& s, Seat seat) {
  return (s.player[seat].used & kFireDrillUsed) == 0 && hasAbility(s, seat, Ability::fireDrill);
}

// Book: Extinguish Fire; Healing the Captain. House 28: and crew that is hurt.
void listCare(const Actor& a, MoveList& moves) {
  const State& s = a.s;
  if (a.spot.map < kInSpace && (a.tokens > 0 || isDrilled(s, a.seat)))
    if (const Spaces fires = blastsOf(s.ship[a.spot.map]); fires.any())
      forEach(spread(only(a.spot.at), openOn(s, a.spot.map)) & fires,
              [&](unsigned space) { moves.push(moveOf(Verb::douse, space)); });
  if (!a.mayHeal()) return;
  const Spot captain = s.figure[a.seat][kCaptainFigure].spot;
  if (!a.isCaptain() && s.player[a.seat].wounds != 0 && areBeside(s, a.spot, captain))
    for (unsigned ability = 0; ability < kAbilitiesASide; ++ability)
      if ((s.player[a.seat].wounds >> ability & 1u) != 0) moves.push(moveOf(Verb::healCaptain, ability));
  if (s.ironwill == 0) return;
  for (unsigned figure = 1; figure < kPrincessFigure; ++figure) {
    const Figure& hurt = s.figure[a.seat][figure];
    if ((hurt.marks & kHurt) != 0 && areBeside(s, a.spot, hurt.spot)) moves.push(moveOf(Verb::healCrew, figure));
  }
}

bool maySearch(const Actor& a) {
  return a.aboardOwn() && !a.isPrincess() && a.tokens > 0 && a.spot.at == deckOf(a.s, a.seat).hatch &&
         (a.s.player[a.seat].deckCount > 0 || mayFindRaygun(a.s, a.seat));
}

// House 25: where the rescued princess stands: on the hatch (adrift: on her node), or beside it if taken, or as near as may be. kNoNode: nowhere.
unsigned placeForPrincess(const State& s) {
  const Spot spot = s.princess;
  const Spaces open = openOn(s, spot.map), free = freeForFigures(s, spot.map);
  Spaces near = only(spot.at);
  for (unsigned i = 0; i < kWidth && !(near & free).any(); ++i) near = near | spread(near, open);
  unsigned nearest = kNoNode;
  forEach(near & free, [&](unsigned at) { nearest = nearest == kNoNode ? at : nearest; });
  return nearest;
}

bool mayRescue(const Actor& a) {
  const State& s = a.s;
  if (s.princess.map == kNowhere || a.tokens == 0 || !a.touches(s.princess)) return false;
  return princessOwner(s) != a.seat && placeForPrincess(s) != kNoNode;
}

// House 24: a warbot on a cockpit or raygun, a core on control panel or engine; one a station.
bool fitsThing(const State& s, Seat seat, ThingKind kind, unsigned space) {
  const Deck& deck = deckOf(s, seat);
  const Station station = deck.station[space];
  if (hasBlast(s.ship[seat], space)) return false;
  for (const Thing& thing : s.thing)
    if (isMounted(thing) && thing.spot == Spot{seat, byteOf(space)}) return false;
  if (kind == ThingKind::core) return station == Station::panel || station == Station::engine;
  const std::uint8_t port = deck.portAt[space];
  return kind == ThingKind::warbot &&
         (station == Station::cockpit || (port != kNoPort && hasRaygun(s.ship[seat], port)));
}

void listThings(const Actor& a, MoveList& moves) {
  const State& s = a.s;
  if (maySearch(a)) moves.push(moveOf(Verb::search));
  const unsigned carried = a.isPrincess() ? kThings : carriedBy(s, a.id);
  if (!a.isPrincess() && carried == kThings && a.tokens > 0)
    for (unsigned thing = 0; thing < kThings; ++thing)
      if (s.thing[thing].fate == Fate::lying && a.touches(s.thing[thing].spot)) moves.push(moveOf(Verb::take, thing));
  if (mayRescue(a)) moves.push(moveOf(Verb::rescue));
  if (carried >= kTape || !a.aboardOwn()) return;
  for (unsigned space = 0; space < kSpaces; ++space)
    if (fitsThing(s, a.seat, kindOfThing(s, carried), space)) moves.push(moveOf(Verb::mount, space));
}

// Ruthless Pirate, Aide-de-Camp.
void listCommands(const Actor& a, MoveList& moves) {
  const State& s = a.s;
  if (!a.isCaptain()) return;
  const std::uint8_t used = s.player[a.seat].used;
  if (hasAbility(s, a.seat, Ability::ruthlessPirate) && (used & kRuthlessUsed) == 0)
    for (unsigned figure = 1; figure < kPrincessFigure; ++figure)
      for (Seat enemy = 0; enemy < s.players; ++enemy)
        if (inPlay(s.figure[a.seat][figure]) && enemy != a.seat && s.player[enemy].tokens > 0)
          moves.push(moveOf(Verb::ruthless, figure * kMostPlayers + enemy));
  if (hasAbility(s, a.seat, Ability::aideDeCamp) && (used & kAideUsed) == 0)
    for (unsigned figure = 1; figure < kFigures; ++figure) {
      const Figure& crew = s.figure[a.seat][figure];
      if ((crew.marks & kActed) == 0 && areBeside(s, a.spot, crew.spot)) moves.push(moveOf(Verb::aide, figure));
    }
}

void listPicks(const State& s, MoveList& moves) {
  const Seat seat = activeSeat(s);
  moves.push(kPass);
  for (unsigned figure = 0; figure < kFigures; ++figure)
    if (mayAct(s, seat, figure)) moves.push(moveOf(Verb::act, figure));
  if (s.player[seat].tokens == 0) return;
  for (unsigned thing = 0; thing < kTape; ++thing)
    if (isOwnRedCore(s, seat, thing)) moves.push(moveOf(Verb::cool, thing));
}

}  // namespace

void listCrew(const State& s, MoveList& moves) {
  if (s.actor == kNoFigure) {
    listPicks(s, moves);
    return;
  }
  const Actor actor = actorOf(s);
  moves.push(kPass);
  if (isTipped(s.figure[actor.seat][actor.figure])) {
    if (actor.tokens > 0) moves.push(moveOf(Verb::stand));
    return;
  }
  const Crowd crowd = crowdOn(s, actor.spot.map, actor.seat);
  listWays(actor, crowd, moves);
  listAttacks(actor, crowd.others, moves);
  listCare(actor, moves);
  listThings(actor, moves);
  listCommands(actor, moves);
}

// The same without the list, where that is quick to tell: it is asked before and after every move.
bool isCrewMove(const State& s, Move move) {
  const unsigned what = whatOf(move);
  if (move == kPass) return true;
  if (s.actor == kNoFigure && verbOf(move) == Verb::act && what < kFigures) return mayAct(s, activeSeat(s), what);
  if (s.actor != kNoFigure && verbOf(move) == Verb::go && what < kNodes) return mayGo(actorOf(s), what);
  if (s.actor != kNoFigure && verbOf(move) == Verb::run) return what == 0 && mayRun(actorOf(s));
  MoveList moves;
  moves.clear();
  listCrew(s, moves);
  return moves.contains(move);
}

bool hasCrewChoice(const State& s) {
  const Seat seat = activeSeat(s);
  if (s.actor == kNoFigure) {
    for (unsigned figure = 0; figure < kFigures; ++figure)
      if (mayAct(s, seat, figure)) return true;
  } else if (s.player[seat].tokens > 0 && s.steps == 0) {
    return true;  // it may stand up, or run
  } else if (s.steps > 0 && hasStep(s, s.figure[seat][s.actor].spot)) {
    return true;
  }
  MoveList moves;
  moves.clear();
  listCrew(s, moves);
  return moves.size() > 1;
}

// ---- what it does ---------------------------------------------------------------------------------------------------------
namespace {

void beginAction(Play& play, unsigned figure) {
  State& s = play.state;
  const Seat seat = play.active();
  Figure& actor = s.figure[seat][figure];
  actor.marks = byteOf(actor.marks | kActed);
  s.actor = byteOf(figure);
  tell(play, EventKind::acts, seat, {figureId(seat, figure)});
  if (isTipped(actor)) return;
  s.steps = byteOf(stepsOf(s, seat, figure));
  s.attacks = figure == kPrincessFigure ? 0 : 1;
}

void standUp(Play& play, const Actor& a) {
  State& s = play.state;
  spendToken(play, a.seat);
  Figure& figure = play.figure(a.id);
  figure.marks = byteOf(figure.marks & ~kTipped);
  tell(play, EventKind::stoodUp, a.seat, {a.id});
  s.steps = byteOf(stepsOf(s, a.seat, a.figure));
  s.attacks = 1;
}

// It can be reached: the question is how soon.
unsigned stepsTo(const Actor& a, unsigned to) {
  if (areBeside(a.s, a.spot, {a.spot.map, byteOf(to)})) return 1;
  unsigned steps = 2;
  while (steps < a.s.steps && !reachOf(a.s, a.id, steps).has(to)) ++steps;
  return steps;
}

void go(Play& play, const Actor& a, unsigned to) {
  State& s = play.state;
  s.steps = byteOf(s.steps - stepsTo(a, to));
  play.figure(a.id).spot.at = byteOf(to);
  tell(play, EventKind::went, a.seat, {a.id, a.spot.at, to, a.spot.map});
}

void leave(Play& play, const Actor& a, Spot to) {
  if (!exitIsFree(a)) spendToken(play, a.seat);
  --play.state.steps;
  play.figure(a.id).spot = to;
}

void exitTo(Play& play, const Actor& a, unsigned node) {
  leave(play, a, {kInSpace, byteOf(node)});
  tell(play, EventKind::exited, a.seat, {a.id, node, a.spot.at, a.spot.map});
}

void enterBy(Play& play, const Actor& a, Seat ship, unsigned lock) {
  const std::uint8_t space = deckOf(a.s, ship).airlock[lock];
  --play.state.steps;
  play.figure(a.id).spot = {ship, space};
  tell(play, EventKind::entered, a.seat, {a.id, space, a.spot.at, ship});
}

void jumpTo(Play& play, const Actor& a, Seat ship, unsigned lock) {
  const std::uint8_t space = deckOf(a.s, ship).airlock[lock];
  leave(play, a, {ship, space});
  tell(play, EventKind::entered, a.seat, {a.id, space, a.s.ship[a.seat].node, ship});
}

void douse(Play& play, const Actor& a, unsigned space) {
  Player& player = play.player(a.seat);
  if (isDrilled(a.s, a.seat))
    player.used = byteOf(player.used | kFireDrillUsed);
  else
    spendToken(play, a.seat);
  removeBlast(play, a.spot.map, space, a.id);
}

void payForHealing(Play& play, const Actor& a) {
  Player& player = play.player(a.seat);
  if (a.isPrincess() && (player.used & kPrincessUsed) == 0)
    player.used = byteOf(player.used | kPrincessUsed);
  else
    spendToken(play, a.seat);
}

void healCaptain(Play& play, const Actor& a, unsigned ability) {
  payForHealing(play, a);
  Player& player = play.player(a.seat);
  player.wounds = byteOf(player.wounds & ~bitOf(ability));
  tell(play, EventKind::captainHealed, a.seat, {ability});
}

void healCrew(Play& play, const Actor& a, unsigned figure) {
  payForHealing(play, a);
  Figure& hurt = play.state.figure[a.seat][figure];
  hurt.marks = byteOf(hurt.marks & ~(kHurt | kTipped));
  tell(play, EventKind::crewHealed, a.seat, {figureId(a.seat, figure)});
}

constexpr unsigned kSearchFinds = 5;

// Book: Search the Hatch.
void search(Play& play, const Actor& a) {
  spendToken(play, a.seat);
  const unsigned die = rollDie(play);
  tell(play, EventKind::searched, a.seat, {a.id, die, kSearchFinds});
  if (die >= kSearchFinds) addTask(play, {TaskKind::found, a.seat, 0, 0, 0});
}

void take(Play& play, const Actor& a, unsigned thing) {
  spendToken(play, a.seat);
  play.state.thing[thing] = {kGone, byteOf(a.id), Fate::carried, kNobody};
  tell(play, EventKind::picked, a.seat, {a.id, thing});
}

void rescue(Play& play, const Actor& a) {
  State& s = play.state;
  const Spot spot{s.princess.map, byteOf(placeForPrincess(s))};
  spendToken(play, a.seat);
  s.princess = kGone;
  s.figure[a.seat][kPrincessFigure] = {spot, 0};
  tell(play, EventKind::rescued, a.seat, {a.id, spot.at});
}

constexpr unsigned kMountPoints = 2;

void mount(Play& play, const Actor& a, unsigned space) {
  const unsigned thing = carriedBy(a.s, a.id);
  play.state.thing[thing] = {{a.seat, byteOf(space)}, 0, Fate::mounted, kNobody};
  tell(play, EventKind::mounted, a.seat, {thing, space});
  givePoints(play, a.seat, kMountPoints, PointCause::mounted);
}

void cool(Play& play, unsigned thing) {
  const Seat seat = play.active();
  spendToken(play, seat);
  play.state.thing[thing].fate = Fate::mounted;
  play.state.thing[thing].shooter = kNobody;
  tell(play, EventKind::coreCooled, seat, {thing});
}

// Ruthless Pirate: no points.
void beRuthless(Play& play, const Actor& a, unsigned what) {
  const unsigned victim = figureId(a.seat, what / kMostPlayers);
  const auto enemy = static_cast<Seat>(what % kMostPlayers);
  Player& player = play.player(a.seat);
  player.used = byteOf(player.used | kRuthlessUsed);
  tell(play, EventKind::ruthless, a.seat, {victim, enemy});
  const unsigned had = play.player(enemy).tokens, taken = had < kRuthlessTokens ? had : kRuthlessTokens;
  defeat(play, victim, {kNobody, kNoFigure, DefeatCause::ruthless});
  takeTokens(play, enemy, taken, TokenCause::ruthless);
  giveTokens(play, a.seat, taken, TokenCause::ruthless);
}

void aid(Play& play, const Actor& a, unsigned figure) {
  Player& player = play.player(a.seat);
  player.used = byteOf(player.used | kAideUsed);
  Figure& crew = play.state.figure[a.seat][figure];
  crew.marks = byteOf(crew.marks | kAided);
  tell(play, EventKind::aided, a.seat, {figureId(a.seat, figure)});
}

void payForAttack(Play& play, const Actor& a) {
  if (play.state.attacks > 0)
    --play.state.attacks;
  else
    spendToken(play, a.seat);
}

void attack(Play& play, const Actor& a, Move move) {
  const unsigned what = whatOf(move);
  payForAttack(play, a);
  switch (verbOf(move)) {
    case Verb::board: board(play, a.id, static_cast<Seat>(what / kAirlocks), what % kAirlocks); break;
    case Verb::shoot: shootFigure(play, a.id, what); break;
    case Verb::shootGun: shootGun(play, a.id, what); break;
    case Verb::shootThing: shootThing(play, a.id, what); break;
    default: fight(play, a.id, what); break;
  }
}

void act(Play& play, const Actor& a, Move move) {
  State& s = play.state;
  const unsigned what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::go: go(play, a, what); break;
    case Verb::run:
      spendToken(play, a.seat);
      s.steps = byteOf(s.steps + kBoughtSteps);
      tell(play, EventKind::ran, a.seat, {a.id});
      break;
    case Verb::exit: exitTo(play, a, what); break;
    case Verb::enter: enterBy(play, a, a.seat, what); break;
    case Verb::jump: jumpTo(play, a, static_cast<Seat>(what / kAirlocks), what % kAirlocks); break;
    case Verb::douse: douse(play, a, what); break;
    case Verb::healCaptain: healCaptain(play, a, what); break;
    case Verb::healCrew: healCrew(play, a, what); break;
    case Verb::search: search(play, a); break;
    case Verb::take: take(play, a, what); break;
    case Verb::rescue: rescue(play, a); break;
    case Verb::mount: mount(play, a, what); break;
    case Verb::stand: standUp(play, a); break;
    case Verb::ruthless: beRuthless(play, a, what); break;
    case Verb::aide: aid(play, a, what); break;
    default: attack(play, a, move); break;
  }
}

// Book: a core that remains red explodes. Nobody acts any more; what turns red by it may still be cooled.
void endPhase(Play& play) {
  State& s = play.state;
  const Seat seat = play.active();
  for (Figure& figure : s.figure[seat])
    if (inPlay(figure)) figure.marks = byteOf(figure.marks | kActed);
  if (!endCrew(play)) return;
  clearMarks(s, seat);
  passOn(play);
}

}  // namespace

void playCrew(Play& play, Move move) {
  State& s = play.state;
  if (s.actor != kNoFigure) {
    if (move == kPass)
      endAction(s);
    else
      act(play, actorOf(s), move);
    return;
  }
  if (verbOf(move) == Verb::act) {
    beginAction(play, whatOf(move));
  } else if (verbOf(move) == Verb::cool) {
    cool(play, whatOf(move));
  } else {
    endPhase(play);
  }
}

// ---- the hatch ------------------------------------------------------------------------------------------------------------
void listFound(const State& s, const Task& task, MoveList& moves) {
  const Ship& ship = s.ship[task.seat];
  const Deck& deck = deckOf(s, task.seat);
  moves.push(kPass);
  if (mayFindRaygun(s, task.seat))
    for (unsigned port = 0; port < deck.ports; ++port)
      if (!hasRaygun(ship, port) && !hasBlast(ship, deck.port[port])) moves.push(moveOf(Verb::gun, port));
  if (s.player[task.seat].deckCount > 0) moves.push(moveOf(Verb::draw));
}

void playFound(Play& play, Move move) {
  State& s = play.state;
  const Task task = s.agenda.pop();
  if (verbOf(move) == Verb::gun) {
    Ship& ship = play.ship(task.seat);
    ship.rayguns = byteOf(ship.rayguns | bitOf(whatOf(move)));
    tell(play, EventKind::gunMounted, task.seat, {whatOf(move)});
  } else if (verbOf(move) == Verb::draw) {
    addTask(play, {TaskKind::pickStar, task.seat, 0, 0, 0});
  }
}

unsigned priceOf(const State& s, Move move) {
  switch (verbOf(move)) {
    case Verb::run:
    case Verb::search:
    case Verb::take:
    case Verb::rescue:
    case Verb::stand:
    case Verb::cool: return 1;
    case Verb::exit:
    case Verb::jump: return exitIsFree(actorOf(s)) ? 0 : 1;
    case Verb::board:
    case Verb::shoot:
    case Verb::shootGun:
    case Verb::shootThing:
    case Verb::fight: return s.attacks > 0 ? 0 : 1;
    case Verb::douse: return isDrilled(s, activeSeat(s)) ? 0 : 1;
    case Verb::healCaptain:
    case Verb::healCrew: return actorOf(s).isPrincess() && (s.player[activeSeat(s)].used & kPrincessUsed) == 0 ? 0 : 1;
    default: return 0;
  }
}

}  // namespace armada::rayguns
