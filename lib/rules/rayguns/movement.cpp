// Rocketship Movement: the card's steps, what a rocketship meets on its way, engines and cockpit, and what a Star card does
// in place of the steps.
#include "rules/rayguns/turn.h"

namespace armada::rayguns {

// ---- meeting the void, a rock, a rocketship -----------------------------------------------------------------------------
namespace {

enum class Met { nothing, voidBeyond, obstacle };

// The counting of engines waits at the bottom of the agenda while the card is carried out; later it is put there.
void endAllMovement(Play& play) {
  State& s = play.state;
  if (!s.agenda.empty() && s.agenda[0].kind == TaskKind::helm)
    s.agenda[0].a = 0;
  else
    addTask(play, {TaskKind::helm, play.active(), 0, 0, 0});
}

// Book: Off the Star Map. House 10: it stays on its node, and is turned freely after the marker.
void leaveTheMap(Play& play, Seat seat, unsigned direction) {
  tell(play, EventKind::offTheMap, seat, {play.ship(seat).node, direction});
  addTask(play, {TaskKind::face, seat, 0, 0, 0});
  oweBlasts(play, markerPlacer(play.state), seat, 1, kNobody);
}

// Book: Asteroid; Iceteroid. House 10: all movement is over.
void hitRock(Play& play, Seat seat, unsigned node) {
  tell(play, EventKind::hitRock, seat, {node});
  endAllMovement(play);
  oweBlasts(play, markerPlacer(play.state), seat, 1, kNobody);
}

// Book: Ramming Ships. House 11.
void ram(Play& play, Seat rammer, Seat target, unsigned direction) {
  const unsigned mine = rollDie(play), theirs = rollDie(play);
  tell(play, EventKind::rammed, rammer, {target, mine, theirs});
  endAllMovement(play);
  if (mine < theirs) return;
  addTask(play, {TaskKind::afterRam, rammer, target, byteOf(direction), byteOf(mine > theirs ? 1u : 0u)});
  if (mine == theirs) oweBlasts(play, target, rammer, 1, target);
  oweBlasts(play, rammer, target, 1, rammer);  // the last one added is the first one placed
}

void moveTo(Play& play, Seat seat, unsigned node, MoveCause cause) {
  Ship& ship = play.ship(seat);
  tell(play, EventKind::moved, seat, {ship.node, node, static_cast<unsigned>(cause)});
  ship.node = byteOf(node);
}

Met step(Play& play, Seat seat, unsigned direction, MoveCause cause) {
  const std::uint8_t next = neighbour(play.ship(seat).node, direction);
  if (next == kNoNode) {
    leaveTheMap(play, seat, direction);
    return Met::voidBeyond;
  }
  if (skyOf(play.state).rock[next] != Rock::none) {
    hitRock(play, seat, next);
    return Met::obstacle;
  }
  if (const Seat other = shipAt(play.state, next); other != kNobody) {
    ram(play, seat, other, direction);
    return Met::obstacle;
  }
  moveTo(play, seat, next, cause);
  return Met::nothing;
}

void askToMakeWay(Play& play, Seat seat);

}  // namespace

// Book: the rammed rocketship is moved back, on equal rolls too. House 11: off the map, onto a rock or a rocketship nobody moves.
void afterRam(Play& play, const Task& task) {
  State& s = play.state;
  const Seat rammer = task.seat, target = task.a;
  if (afloat(s, target)) {
    const std::uint8_t behind = neighbour(s.ship[target].node, task.b);
    if (behind == kNoNode || !freeForShip(s, behind)) return;
    moveTo(play, target, behind, MoveCause::pushed);
    askToMakeWay(play, target);
  }
  if (task.c == 0 || !afloat(s, rammer)) return;
  const std::uint8_t freed = neighbour(s.ship[rammer].node, task.b);
  if (freed != kNoNode && freeForShip(s, freed)) moveTo(play, rammer, freed, MoveCause::card);
}

void faceTo(Play& play, Seat seat, unsigned facing) {
  Ship& ship = play.ship(seat);
  if (ship.facing == facing) return;
  tell(play, EventKind::turned, seat, {ship.facing, facing});
  ship.facing = byteOf(facing);
}

// ---- the card -------------------------------------------------------------------------------------------------------------
namespace {

void turnBy(Play& play, Seat seat, int steps) {
  faceTo(play, seat,
         static_cast<unsigned>(play.ship(seat).facing + static_cast<int>(kDirections) + steps) % kDirections);
}

// Book: movement points of Command cards are mandatory. House 9, 10: the void ends the card.
void carryOutCard(Play& play, Seat seat, const CommandCard& card) {
  turnBy(play, seat, card.turn);
  const unsigned facing = play.ship(seat).facing;
  for (unsigned i = 0; i < card.ahead; ++i)
    if (step(play, seat, facing, MoveCause::card) != Met::nothing) return;
  if (card.sideways == 0) return;
  const unsigned aside = card.sideways < 0 ? kDirections - 2 : 2;
  step(play, seat, (facing + aside) % kDirections, MoveCause::card);
}

void setEffect(Play& play, Seat seat, unsigned effect) {
  play.player(seat).effects = byteOf(play.player(seat).effects | effect);
}

// House 12: in place of a card's steps. What needs no choice holds at once: nobody would decline it.
void playStarCard(Play& play, Seat seat, StarEffect effect) {
  switch (effect) {
    case StarEffect::board: setEffect(play, seat, kBoarding); break;
    case StarEffect::cry: setEffect(play, seat, kCry); break;
    case StarEffect::doubleFire: setEffect(play, seat, kDoubleFire); break;
    case StarEffect::overcharge: setEffect(play, seat, kOvercharged); break;
    case StarEffect::sharp: setEffect(play, seat, kSharp); break;
    case StarEffect::shields: setEffect(play, seat, kShielded); break;
    case StarEffect::rally: giveTokens(play, seat, kRallyTokens, TokenCause::rally); break;
    case StarEffect::repair:
      addTask(play, {TaskKind::star, seat, static_cast<std::uint8_t>(effect), kRepairMarkers, 0});
      break;
    default: addTask(play, {TaskKind::star, seat, static_cast<std::uint8_t>(effect), 1, 0}); break;
  }
}

// House 7: played if the cockpit or the control panel is manned now.
void revealStarCard(Play& play, Seat seat, unsigned star) {
  const State& s = play.state;
  const bool manned = isManned(s, seat, deckOf(s, seat).cockpit) || isManned(s, seat, deckOf(s, seat).panel);
  tell(play, manned ? EventKind::starPlayed : EventKind::starUnused, seat, {star});
  if (!manned) return;
  play.player(seat).played = byteOf(play.player(seat).played | bitOf(s.turn));
  playStarCard(play, seat, kStarCard[indexOf(s.ship[seat].faction)][star].effect);
}

}  // namespace

void beginMovement(Play& play) {
  State& s = play.state;
  const Seat seat = play.active();
  if (!afloat(s, seat)) return;
  tell(play, EventKind::phaseBegan, seat, {static_cast<unsigned>(Phase::movement)});
  addTask(play, {TaskKind::helm, seat, 1, 0, 0});
  const std::uint8_t card = s.player[seat].program[s.turn];
  if (card < kCommandCards)
    carryOutCard(play, seat, kCommandCard[indexOf(s.ship[seat].faction)][card]);
  else if (isStar(card))
    revealStarCard(play, seat, card - kFirstStarCard);
}

// ---- engines and cockpit ----------------------------------------------------------------------------------------------------
// House 9: they are counted after the card.
void countHelm(Play& play, bool mayMove) {
  State& s = play.state;
  const Seat seat = play.active();
  const bool moves = mayMove && afloat(s, seat);
  s.engines = byteOf(moves ? mannedStations(s, seat, Station::engine) : 0);
  s.cockpits = byteOf(moves ? mannedStations(s, seat, Station::cockpit) : 0);
}

void listHelm(const State& s, MoveList& moves) {
  moves.push(kPass);
  if (s.engines > 0) moves.push(moveOf(Verb::ahead));
  if (s.cockpits == 0) return;
  moves.push(moveOf(Verb::turn, 0));
  moves.push(moveOf(Verb::turn, 1));
}

void playHelm(Play& play, Move move) {
  State& s = play.state;
  const Seat seat = play.active();
  switch (verbOf(move)) {
    case Verb::ahead:
      --s.engines;
      step(play, seat, s.ship[seat].facing, MoveCause::engine);
      break;
    case Verb::turn:
      --s.cockpits;
      turnBy(play, seat, whatOf(move) == 0 ? -1 : 1);
      break;
    default: s.engines = s.cockpits = 0; break;
  }
}

// ---- figures make way -------------------------------------------------------------------------------------------------------
namespace {

// Book: Crew Members. House 18: with no free node beside it a figure stays.
bool mustMakeWay(const State& s, Seat seat) {
  const std::uint8_t node = s.ship[seat].node;
  return figureAt(s, {kInSpace, node}) != kNoFigure && (nodesBeside(node) & freeForFigures(s)).any();
}

void askToMakeWay(Play& play, Seat seat) {
  const State& s = play.state;
  if (!mustMakeWay(s, seat)) return;
  const unsigned figure = figureAt(s, {kInSpace, s.ship[seat].node});
  addTask(play, {TaskKind::nudge, seatOfFigure(figure), byteOf(figure % kFigures), 0, 0});
}

}  // namespace

void listNudge(const State& s, const Task& task, MoveList& moves) {
  const Spot spot = s.figure[task.seat][task.a].spot;
  if (spot.map != kInSpace) return;
  forEach(nodesBeside(spot.at) & freeForFigures(s), [&](unsigned node) { moves.push(moveOf(Verb::node, node)); });
}

bool endMovement(Play& play) {
  const Seat seat = play.active();
  if (!afloat(play.state, seat) || !mustMakeWay(play.state, seat)) return true;
  askToMakeWay(play, seat);
  return false;
}

// ---- Star cards that ask ------------------------------------------------------------------------------------------------------
namespace {

bool isEnemyInRange(const State& s, Seat seat, Seat enemy) {
  return enemy != seat && afloat(s, enemy) && distance(s.ship[seat].node, s.ship[enemy].node) <= kStarRange;
}

void listEnemies(const State& s, Seat seat, StarEffect effect, MoveList& moves) {
  for (Seat enemy = 0; enemy < s.players; ++enemy) {
    const bool fits =
        effect == StarEffect::jam ? enemy != seat && s.player[enemy].tokens > 0 : isEnemyInRange(s, seat, enemy);
    if (fits) moves.push(moveOf(Verb::target, enemy));
  }
}

void listTractor(const State& s, Seat seat, MoveList& moves) {
  for (Seat enemy = 0; enemy < s.players; ++enemy) {
    if (!isEnemyInRange(s, seat, enemy)) continue;
    for (unsigned direction = 0; direction < kDirections; ++direction) {
      const std::uint8_t node = neighbour(s.ship[enemy].node, direction);
      if (node != kNoNode && freeForShip(s, node)) moves.push(moveOf(Verb::tractor, enemy * kDirections + direction));
    }
  }
}

void listWarp(const State& s, Seat seat, MoveList& moves) {
  const unsigned from = s.ship[seat].node;
  Spaces near = only(from);
  for (unsigned i = 0; i < kWarpRange; ++i) near = near | spread(near, kWholeStarMap);
  forEach(near, [&](unsigned node) {
    if (freeForShip(s, node)) moves.push(moveOf(Verb::warp, node));
  });
}

unsigned defeatedCrew(const State& s, Seat seat) {
  unsigned figure = 1;
  while (figure < kFiguresAtStart && inPlay(s.figure[seat][figure])) ++figure;
  return figure;
}

// A free space: nobody stands there, nothing burns.
void listReturns(const State& s, Seat seat, MoveList& moves) {
  if (defeatedCrew(s, seat) == kFiguresAtStart) return;
  forEach(freeForFigures(s, seat), [&](unsigned space) { moves.push(moveOf(Verb::restore, space)); });
}

}  // namespace

// House 12: all of them may be declined.
void listStar(const State& s, const Task& task, MoveList& moves) {
  if (!afloat(s, task.seat)) return;
  moves.push(kPass);
  const auto effect = static_cast<StarEffect>(task.a);
  switch (effect) {
    case StarEffect::jam:
    case StarEffect::null:
    case StarEffect::torpedo: listEnemies(s, task.seat, effect, moves); break;
    case StarEffect::tractor: listTractor(s, task.seat, moves); break;
    case StarEffect::warp: listWarp(s, task.seat, moves); break;
    case StarEffect::repair:
      forEach(blastsOf(s.ship[task.seat]), [&](unsigned space) { moves.push(moveOf(Verb::remove, space)); });
      break;
    case StarEffect::rescue: listReturns(s, task.seat, moves); break;
    default: break;
  }
}

namespace {

constexpr unsigned kTorpedoHits = 3;

void fireTorpedo(Play& play, Seat seat, Seat target) {
  const unsigned die = rollDie(play);
  const bool hit = die >= kTorpedoHits;
  tell(play, EventKind::torpedo, seat, {target, die, kTorpedoHits, hit ? 1 : 0});
  if (hit) oweBlasts(play, seat, target, 1, seat);
}

void pull(Play& play, unsigned what) {
  const auto enemy = static_cast<Seat>(what / kDirections);
  moveTo(play, enemy, neighbour(play.ship(enemy).node, what % kDirections), MoveCause::tractor);
  askToMakeWay(play, enemy);
}

void returnCrew(Play& play, Seat seat, unsigned space) {
  const unsigned figure = defeatedCrew(play.state, seat);
  play.state.figure[seat][figure] = {{seat, byteOf(space)}, 0};
  tell(play, EventKind::returned, seat, {figureId(seat, figure), space});
}

void aimAt(Play& play, Seat seat, Seat enemy, StarEffect effect) {
  tell(play, EventKind::starTarget, seat, {enemy, static_cast<unsigned>(effect)});
  switch (effect) {
    case StarEffect::jam: takeTokens(play, enemy, kJamTokens, TokenCause::jammed); break;
    case StarEffect::null: setEffect(play, enemy, kNulled); break;
    default: fireTorpedo(play, seat, enemy); break;
  }
}

}  // namespace

void playStar(Play& play, const Task& task, Move move) {
  State& s = play.state;
  s.agenda.pop();
  const unsigned what = whatOf(move);
  switch (verbOf(move)) {
    case Verb::target: aimAt(play, task.seat, static_cast<Seat>(what), static_cast<StarEffect>(task.a)); break;
    case Verb::tractor: pull(play, what); break;
    case Verb::warp:
      moveTo(play, task.seat, what, MoveCause::warp);
      addTask(play, {TaskKind::face, task.seat, 0, 0, 0});
      break;
    case Verb::remove:
      removeBlast(play, task.seat, what, kNoFigure);
      if (task.b > 1) addTask(play, {TaskKind::star, task.seat, task.a, byteOf(task.b - 1u), 0});
      break;
    case Verb::restore: returnCrew(play, task.seat, what); break;
    default: break;
  }
}

}  // namespace armada::rayguns
