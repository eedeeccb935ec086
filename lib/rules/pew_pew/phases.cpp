// The phases of a round of Pew Pew!, in the order of the rulebook. "Book" and "House" name the rule that a line
// follows; the ledger of all of them is docs/rules/pew-pew.md.
#include "rules/pew_pew/phases.h"

#include <cstring>

namespace armada::pew_pew {

void tellAloud(Play& play, EventKind kind, std::size_t a, std::size_t b, std::size_t c, std::size_t d, int value) {
  const Event event{static_cast<std::uint8_t>(kind), kEveryone,
                    static_cast<std::uint8_t>(a),    static_cast<std::uint8_t>(b),
                    static_cast<std::uint8_t>(c),    static_cast<std::uint8_t>(d),
                    static_cast<std::int16_t>(value)};
  play.events.add(event);
  if (play.listener != nullptr) play.listener->hear(event);
}

namespace {

void beginPhase(Play& play, Phase phase) {
  tell(play, EventKind::phaseBegan, static_cast<std::size_t>(phase), 0, 0, 0, play.state.round);
}

// How many spaces a set of them has.
constexpr unsigned countOf(unsigned spaces) {
  spaces -= (spaces >> 1) & 0x5555u;
  spaces = (spaces & 0x3333u) + ((spaces >> 2) & 0x3333u);
  spaces = (spaces + (spaces >> 4)) & 0x0F0Fu;
  return (spaces + (spaces >> 8)) & 0x1Fu;
}

// ---- pieces leave --------------------------------------------------------------------------------------------------
void scorePoint(Play& play, std::size_t depth, std::size_t space) {
  ++play.state.points;
  tell(play, EventKind::pointScored, depth, space, 0, 0, play.state.points);
}

void returnAlien(Play& play, std::size_t alien) {
  Alien& self = play.state.aliens[alien];
  play.aliens[self.depth] &= ~unsigned{spaceBit(self.space)};
  self = {0, 0, 0};
}

void returnMissile(State& state, std::size_t depth, std::size_t space) {
  state.missiles[depth - 1] = static_cast<std::uint16_t>(state.missiles[depth - 1] & ~spaceBit(space));
  ++state.tokens;
}

// Out of its space, not yet anywhere else.
void liftPew(State& state, std::size_t depth, std::size_t space) {
  if (--state.pews[depth - 1][space] == 0)
    state.pewSpaces[depth - 1] = static_cast<std::uint16_t>(state.pewSpaces[depth - 1] & ~spaceBit(space));
}

void returnPew(State& state, std::size_t depth, std::size_t space) {
  liftPew(state, depth, space);
  ++state.tokens;
}

void returnMine(State& state) { state.mineDepth = state.mineSpace = 0; }
void returnHeart(State& state) { state.heartDepth = state.heartSpace = 0; }

bool alienIsAt(const Play& play, std::size_t depth, std::size_t space) {
  return (play.aliens[depth] & spaceBit(space)) != 0;
}

// ---- pieces meet ---------------------------------------------------------------------------------------------------
// Book: Taking Damage. House 13: a destroyed ship still collides.
void hitShip(Play& play, std::size_t depth, std::size_t space, Piece by, std::size_t alien) {
  State& s = play.state;
  const bool last = s.hearts == 1;
  if (s.hearts > 0) --s.hearts;
  tell(play, EventKind::shipHit, depth, space, static_cast<std::size_t>(by), alien, s.hearts);
  if (last) tell(play, EventKind::shipDestroyed, depth, space);
}

// House 6: the ship with what is left in the space: heart, then missile, then alien.
void resolveShipCollision(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (heartAt(s, depth, space)) {
    const bool heals = s.hearts > 0 && s.hearts < kFullHearts;
    if (heals) ++s.hearts;
    returnHeart(s);
    tell(play, EventKind::heartTaken, depth, space, heals ? 1 : 0, 0, s.hearts);
  }
  if (missileAt(s, depth, space)) {
    returnMissile(s, depth, space);
    hitShip(play, depth, space, Piece::missile, 0);
  }
  if (alienIsAt(play, depth, space)) {
    const std::uint8_t alien = alienAt(s, depth, space);
    returnAlien(play, alien);
    hitShip(play, depth, space, Piece::alien, alien);
    scorePoint(play, depth, space);
  }
}

// Book: Other Rules; House 6: missile and Pew! first, then alien and Pew!, then the ship.
void resolveCollision(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (pewsAt(s, depth, space) > 0 && missileAt(s, depth, space)) {
    returnPew(s, depth, space);
    returnMissile(s, depth, space);
    tell(play, EventKind::pewMetMissile, depth, space);
  }
  if (pewsAt(s, depth, space) > 0 && alienIsAt(play, depth, space)) {
    const std::uint8_t alien = alienAt(s, depth, space);
    returnPew(s, depth, space);
    returnAlien(play, alien);
    tell(play, EventKind::pewHitAlien, depth, space, alien);
    scorePoint(play, depth, space);
  }
  if (play.shipDepth == depth && s.shipSpace == space) resolveShipCollision(play, depth, space);
}

// Called whenever a piece has come into a space. Without a Pew! or the ship there, nothing can happen.
inline void resolveIfPiecesMeet(Play& play, std::size_t depth, std::size_t space) {
  const State& s = play.state;
  if ((s.pewSpaces[depth - 1] & spaceBit(space)) != 0 || (play.shipDepth == depth && s.shipSpace == space))
    resolveCollision(play, depth, space);
}

// Book: Mine; House 7. True if the piece that moves here runs into the mine: the caller removes it.
inline bool runsIntoMine(Play& play, std::size_t depth, std::size_t space, Piece what, std::size_t alien = 0) {
  if (!mineAt(play.state, depth, space)) return false;
  returnMine(play.state);
  tell(play, EventKind::mineWentOff, depth, space, static_cast<std::size_t>(what), alien);
  return true;
}

void alienEnters(Play& play, std::size_t alien) {
  State& s = play.state;
  const std::size_t depth = s.aliens[alien].depth;
  const std::size_t space = s.aliens[alien].space;
  if (runsIntoMine(play, depth, space, Piece::alien, alien)) {
    returnAlien(play, alien);
    scorePoint(play, depth, space);
    return;
  }
  resolveIfPiecesMeet(play, depth, space);
}

// The missile comes from the pool or from the card behind; its token is already out of both.
void missileEnters(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (runsIntoMine(play, depth, space, Piece::missile)) {
    ++s.tokens;
    return;
  }
  s.missiles[depth - 1] = static_cast<std::uint16_t>(s.missiles[depth - 1] | spaceBit(space));
  resolveIfPiecesMeet(play, depth, space);
}

// Likewise. False if the Pew! is gone.
bool pewEnters(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (runsIntoMine(play, depth, space, Piece::pew)) {
    ++s.tokens;
    return false;
  }
  const std::uint8_t before = s.pews[depth - 1][space]++;
  s.pewSpaces[depth - 1] = static_cast<std::uint16_t>(s.pewSpaces[depth - 1] | spaceBit(space));
  resolveIfPiecesMeet(play, depth, space);
  return pewsAt(s, depth, space) > before;
}

// False if the game is lost at once. House 13: removed by its own mine.
bool shipEnters(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (runsIntoMine(play, depth, space, Piece::ship)) {
    s.end = End::ownMine;
    tell(play, EventKind::gameOver, static_cast<std::size_t>(s.end), 0, 0, 0, score(s));
    return false;
  }
  resolveIfPiecesMeet(play, depth, space);
  return true;
}

// ---- aliens --------------------------------------------------------------------------------------------------------
// House 4, see AlienOrder.
unsigned orderKey(const State& state, std::size_t alien) {
  const Alien& self = state.aliens[alien];
  return (((unsigned{self.depth} << 2 | self.side) << 4 | self.space) << 3) | static_cast<unsigned>(alien);
}

void insertInOrder(AlienOrder& order, unsigned key) {
  std::size_t at = order.count++;
  for (; at > 0 && order.key[at - 1] > key; --at) order.key[at] = order.key[at - 1];
  order.key[at] = static_cast<std::uint16_t>(key);
}

// First by depth in one go, counting with four bits a depth (the cup is depth 0); as most cards hold one alien, little
// is left to be put right then.
void orderAliens(Play& play) {
  const State& s = play.state;
  AlienOrder& order = play.order;
  unsigned counts = 0;
  for (const Alien& alien : s.aliens) counts += 1u << (4 * alien.depth);
  unsigned next = (counts << 4) + (counts << 8) + (counts << 12) + (counts << 16);  // where each depth begins
  const unsigned inCup = counts & 15u;
  std::uint16_t byDepth[kAliens];
  for (std::size_t i = 0; i < kAliens; ++i) {
    const unsigned shift = 4u * s.aliens[i].depth;
    byDepth[(next >> shift) & 15u] = static_cast<std::uint16_t>(orderKey(s, i));
    next += 1u << shift;
  }
  order.count = 0;
  for (std::size_t i = inCup; i < kAliens; ++i) insertInOrder(order, byDepth[i]);
}

// Those that are still there, by the sides and spaces that they have now. The list never grows past the one that is
// read.
void orderAliensAgain(Play& play) {
  AlienOrder& order = play.order;
  const std::size_t before = order.count;
  order.count = 0;
  for (std::size_t i = 0; i < before; ++i) {
    const std::size_t alien = order.alien(i);
    if (play.state.aliens[alien].depth != 0) insertInOrder(order, orderKey(play.state, alien));
  }
}

// House 3: the lowest-numbered space of the side that faces the player without a missile and without another alien.
inline std::uint8_t firstFreeSpace(const Play& play, std::size_t alien) {
  const Alien& self = play.state.aliens[alien];
  const unsigned others = play.aliens[self.depth] & ~unsigned{spaceBit(self.space)};
  const unsigned taken = others | play.state.missiles[self.depth - 1u];
  const Diagram& diagram = kAlienShip[alien].side[self.side - 1u];
  for (std::size_t i = 0; i < diagram.spaces; ++i)
    if ((taken & spaceBit(diagram.space[i])) == 0) return diagram.space[i];
  return kNowhere;
}

void turnAlien(Play& play, std::size_t alien) {
  Alien& self = play.state.aliens[alien];
  self.side = static_cast<std::uint8_t>(self.side == kSides ? 1 : self.side + 1);
  tell(play, EventKind::alienTurned, self.depth, self.space, alien, self.side);
}

void moveAlien(Play& play, std::size_t alien) {
  Alien& self = play.state.aliens[alien];
  const std::uint8_t to = firstFreeSpace(play, alien);
  if (to == kNowhere || to == self.space) {
    tell(play, EventKind::alienStayed, self.depth, self.space, alien, 0, to == kNowhere ? 0 : 1);
  } else {
    tell(play, EventKind::alienMoved, self.depth, self.space, alien, to);
    play.aliens[self.depth] ^= unsigned{spaceBit(self.space)} | spaceBit(to);
    self.space = to;
    alienEnters(play, alien);
  }
  if (self.depth != 0) turnAlien(play, alien);
}

}  // namespace

// ---- what lies where -----------------------------------------------------------------------------------------------
std::uint8_t alienAt(const State& state, std::size_t depth, std::size_t space) {
  for (std::size_t i = 0; i < kAliens; ++i)
    if (state.aliens[i].depth == depth && state.aliens[i].space == space) return static_cast<std::uint8_t>(i);
  return kNowhere;
}

// House 2: by anything that lies there.
unsigned coveredSpaces(const State& state, std::size_t depth) {
  unsigned spaces = unsigned{state.missiles[depth - 1]} | state.pewSpaces[depth - 1];
  for (const Alien& alien : state.aliens) spaces |= (alien.depth == depth ? 1u : 0u) << alien.space;
  spaces |= (depth == 1 ? 1u : 0u) << state.shipSpace;
  spaces |= (state.mineDepth == depth ? 1u : 0u) << state.mineSpace;
  spaces |= (state.heartDepth == depth ? 1u : 0u) << state.heartSpace;
  return spaces;
}

bool covered(const State& state, std::size_t depth, std::size_t space) {
  return (coveredSpaces(state, depth) & spaceBit(space)) != 0;
}

// ---- 1. Spawn Ships Phase ------------------------------------------------------------------------------------------
void spawnShips(Play& play) {
  State& s = play.state;
  beginPhase(play, Phase::spawnShips);
  const ScreenCard& furthest = kScreenCard[s.cards[kDepths - 1]];
  for (std::size_t i = 0; i < furthest.sets; ++i) {
    std::uint8_t cup[kAliens + 1];
    std::uint32_t inCup = 0;
    for (std::uint8_t alien = 0; alien < kAliens; ++alien) {
      cup[inCup] = alien;
      inCup += s.aliens[alien].depth == 0 ? 1u : 0u;
    }
    if (inCup == 0) return;  // House 1: the sets come fewest chevrons first
    const std::uint8_t alien = cup[s.rng.below(inCup)];
    const ChevronSet& set = furthest.set[i];
    s.aliens[alien] = {static_cast<std::uint8_t>(kDepths), set.space, set.chevrons};
    play.aliens[kDepths] |= spaceBit(set.space);
    tell(play, EventKind::alienSpawned, kDepths, set.space, alien, set.chevrons);
    alienEnters(play, alien);
  }
}

// ---- 2. Player Actions Phase ---------------------------------------------------------------------------------------
std::uint8_t openSets(const State& state) {
  const ScreenCard& closest = kScreenCard[state.cards[0]];
  const unsigned coveredOnes = coveredSpaces(state, 1);
  unsigned open = 0;
  for (std::size_t i = 0; i < closest.sets; ++i)
    if ((coveredOnes & spaceBit(closest.set[i].space)) == 0) open |= 1u << i;
  return static_cast<std::uint8_t>(open);
}

std::uint8_t countedPoints(const Hull& hull, std::uint8_t card, std::uint8_t openSets, std::uint8_t hearts) {
  int points = hull.modifier[hearts];
  for (std::size_t i = 0; i < kScreenCard[card].sets; ++i)
    if ((openSets & (1u << i)) != 0) points += kScreenCard[card].set[i].chevrons;
  return static_cast<std::uint8_t>(points > hull.least ? points : hull.least);  // House 2
}

void beginPlayerActions(Play& play) {
  State& s = play.state;
  beginPhase(play, Phase::playerActions);
  s.countedSets = openSets(s);
  s.countedHearts = s.hearts;
  s.countedPoints = s.actionPoints = countedPoints(hullOf(s.difficulty), s.cards[0], s.countedSets, s.countedHearts);
  tell(play, EventKind::pointsCounted, 0, 0, 0, 0, s.actionPoints);
}

void fireAPew(Play& play) {
  State& s = play.state;
  s.actionPoints = static_cast<std::uint8_t>(s.actionPoints - kFirePrice);
  --s.tokens;
  tell(play, EventKind::fired, 2, s.shipSpace, 0, 0, kFirePrice);
  pewEnters(play, 2, s.shipSpace);
}

void moveTheShip(Play& play, Move move, std::uint8_t price) {
  State& s = play.state;
  const std::uint8_t from = s.shipSpace;
  s.actionPoints = static_cast<std::uint8_t>(s.actionPoints - price);
  s.shipSpace = neighbour(from, directionOf(move));
  tell(play, EventKind::shipMoved, 1, from, 1, s.shipSpace, price);
  if (dropsMine(move)) {
    s.mineDepth = 1;
    s.mineSpace = from;
    tell(play, EventKind::mineDropped, 1, from);
  }
  shipEnters(play, 1, s.shipSpace);
}

void spawnAHeart(Play& play, std::uint8_t space) {
  State& s = play.state;
  s.heartDepth = kDepths;
  s.heartSpace = space;
  tell(play, EventKind::heartSpawned, kDepths, space, 0, 0, s.actionPoints);
  s.actionPoints = 0;
}

// ---- 3. Aliens Move Phase ------------------------------------------------------------------------------------------
void aliensMove(Play& play) {
  beginPhase(play, Phase::aliensMove);
  orderAliens(play);
  for (std::size_t i = 0; i < play.order.count; ++i) moveAlien(play, play.order.alien(i));
}

// ---- 4. Spawn Missiles Phase ---------------------------------------------------------------------------------------
void spawnMissiles(Play& play) {
  State& s = play.state;
  beginPhase(play, Phase::spawnMissiles);
  orderAliensAgain(play);
  for (std::size_t i = 0; i < play.order.count; ++i) {
    const std::size_t alien = play.order.alien(i);
    const Alien& self = s.aliens[alien];
    const std::uint8_t at = firstFreeSpace(play, alien);
    if (at == kNowhere || s.tokens == 0) {
      tell(play, EventKind::noMissile, self.depth, self.space, alien, 0, at == kNowhere ? 0 : 1);
      continue;
    }
    --s.tokens;
    tell(play, EventKind::missileSpawned, self.depth, at, alien, self.space);
    missileEnters(play, self.depth, at);
  }
}

// ---- 5. Move Pews Phase --------------------------------------------------------------------------------------------
namespace {

// Book: each move is made one card at a time. False if the Pew! is gone.
bool movePewOneCard(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  liftPew(s, depth, space);
  if (depth == kDepths) {
    ++s.tokens;
    tell(play, EventKind::pewLeft, depth, space);
    return false;
  }
  tell(play, EventKind::pewMoved, depth, space, depth + 1, space);
  return pewEnters(play, depth + 1, space);
}

}  // namespace

void movePews(Play& play) {
  beginPhase(play, Phase::movePews);
  for (std::size_t depth = kDepths; depth >= 1; --depth)
    for (std::size_t space = 0; play.state.pewSpaces[depth - 1] >> space != 0; ++space)
      for (std::size_t left = pewsAt(play.state, depth, space); left > 0; --left)
        if (movePewOneCard(play, depth, space)) movePewOneCard(play, depth + 1, space);
}

// ---- 6. Move Missiles Phase ----------------------------------------------------------------------------------------
namespace {

// With nobody listening, the missiles of a card that meet nothing may move together. Returns the others.
unsigned moveHarmlessMissiles(Play& play, std::size_t depth, unsigned moving) {
  State& s = play.state;
  if (depth == 1) {
    s.tokens = static_cast<std::uint8_t>(s.tokens + countOf(moving));
    return 0;
  }
  const std::size_t to = depth - 1;
  unsigned meets = s.pewSpaces[to - 1];
  if (play.shipDepth == to) meets |= spaceBit(s.shipSpace);
  if (s.mineDepth == to) meets |= spaceBit(s.mineSpace);
  s.missiles[to - 1] = static_cast<std::uint16_t>(moving & ~meets);
  return moving & meets;
}

}  // namespace

void moveMissiles(Play& play) {
  State& s = play.state;
  beginPhase(play, Phase::moveMissiles);
  for (std::size_t depth = 1; depth <= kDepths; ++depth) {
    unsigned moving = s.missiles[depth - 1];
    s.missiles[depth - 1] = 0;
    if (play.quiet) moving = moveHarmlessMissiles(play, depth, moving);
    for (std::size_t space = 0; moving != 0; ++space, moving >>= 1) {
      if ((moving & 1u) == 0) continue;
      if (depth == 1) {
        ++s.tokens;
        tell(play, EventKind::missileLeft, depth, space);
      } else {
        tell(play, EventKind::missileMoved, depth, space, depth - 1, space);
        missileEnters(play, depth - 1, space);
      }
    }
  }
}

// ---- 7. Move Player Forward Phase ----------------------------------------------------------------------------------
namespace {

// What lies in one space of the card that passes.
void passSpace(Play& play, std::size_t space) {
  State& s = play.state;
  if (alienIsAt(play, 1, space)) {
    const std::uint8_t alien = alienAt(s, 1, space);
    returnAlien(play, alien);
    tell(play, EventKind::pieceReturned, 1, space, static_cast<std::size_t>(Piece::alien), alien);
    ++s.deaths;  // House 9: one for each alien
    tell(play, EventKind::deathCounted, 1, space, alien, 0, s.deaths);
  }
  if (missileAt(s, 1, space)) {
    returnMissile(s, 1, space);
    tell(play, EventKind::pieceReturned, 1, space, static_cast<std::size_t>(Piece::missile));
  }
  while (pewsAt(s, 1, space) > 0) {
    returnPew(s, 1, space);
    tell(play, EventKind::pieceReturned, 1, space, static_cast<std::size_t>(Piece::pew));
  }
}

// With nobody listening, aliens and missiles may pass together.
void passQuietly(Play& play) {
  State& s = play.state;
  s.tokens = static_cast<std::uint8_t>(s.tokens + countOf(s.missiles[0]));
  s.missiles[0] = 0;
  if (play.aliens[1] == 0) return;
  s.deaths = static_cast<std::uint8_t>(s.deaths + countOf(play.aliens[1]));
  play.aliens[1] = 0;
  for (Alien& alien : s.aliens)
    if (alien.depth == 1) alien = {0, 0, 0};
}

// Step 2: the card that the ship moved off, and anything on it.
void passCard(Play& play) {
  State& s = play.state;
  tell(play, EventKind::cardPassed, 1, 0, s.cards[0]);
  s.discards |= 1u << s.cards[0];
  if (play.quiet) passQuietly(play);
  unsigned pieces = play.aliens[1] | s.missiles[0] | s.pewSpaces[0];
  for (std::size_t space = 0; pieces != 0; ++space, pieces >>= 1)
    if ((pieces & 1u) != 0) passSpace(play, space);
  if (s.mineDepth == 1) {
    tell(play, EventKind::pieceReturned, 1, s.mineSpace, static_cast<std::size_t>(Piece::mine));
    returnMine(s);
  }
  if (s.heartDepth == 1) {
    tell(play, EventKind::pieceReturned, 1, s.heartSpace, static_cast<std::size_t>(Piece::heart));
    returnHeart(s);
  }
}

// 0 is a pool, and stays it.
constexpr std::uint8_t oneCloser(std::uint8_t depth) { return static_cast<std::uint8_t>(depth - (depth > 0 ? 1 : 0)); }

// Step 3. The closest card is empty by now.
void shiftCards(Play& play) {
  State& s = play.state;
  unsigned pews = 0;
  for (std::size_t i = 0; i + 1 < kDepths; ++i) {
    s.cards[i] = s.cards[i + 1];
    s.missiles[i] = s.missiles[i + 1];
    pews |= s.pewSpaces[i + 1];
    s.pewSpaces[i] = s.pewSpaces[i + 1];
    play.aliens[i + 1] = play.aliens[i + 2];
  }
  s.cards[kDepths - 1] = kNowhere;
  s.missiles[kDepths - 1] = 0;
  play.aliens[kDepths] = 0;
  s.pewSpaces[kDepths - 1] = 0;
  if (pews != 0) {
    std::memmove(s.pews[0], s.pews[1], sizeof s.pews - sizeof s.pews[0]);
    std::memset(s.pews[kDepths - 1], 0, sizeof s.pews[0]);
  }
  for (Alien& alien : s.aliens) alien.depth = oneCloser(alien.depth);
  s.mineDepth = oneCloser(s.mineDepth);
  s.heartDepth = oneCloser(s.heartDepth);
  play.shipDepth = 1;
  tell(play, EventKind::cardsShifted);
}

}  // namespace

void movePlayerForward(Play& play) {
  State& s = play.state;
  beginPhase(play, Phase::movePlayerForward);
  tell(play, EventKind::shipMoved, 1, s.shipSpace, 2, s.shipSpace);
  play.shipDepth = 2;
  if (!shipEnters(play, 2, s.shipSpace)) return;  // House 10: it is a move
  passCard(play);
  shiftCards(play);
}

void drawNewCard(Play& play) {
  State& s = play.state;
  if (s.drawPile.empty()) {  // House 12
    for (std::uint8_t card = 0; card < kScreenCards; ++card)
      if ((s.discards & (1u << card)) != 0) s.drawPile.push(card);
    s.discards = 0;
    s.drawPile.shuffle(s.rng);
    tell(play, EventKind::pileShuffled, 0, 0, 0, 0, static_cast<int>(s.drawPile.size()));
  }
  s.cards[kDepths - 1] = s.drawPile.draw();
  tell(play, EventKind::cardDrawn, kDepths, 0, s.cards[kDepths - 1]);
}

// ---- 8. Check Victory Phase ----------------------------------------------------------------------------------------
void checkVictory(Play& play) {
  State& s = play.state;
  beginPhase(play, Phase::checkVictory);
  if (s.hearts == 0)  // House 13: both losses go before the victory
    s.end = End::shipDestroyed;
  else if (s.deaths >= kMarkersToEnd)
    s.end = End::homeworldLost;
  else if (s.points >= kMarkersToEnd)
    s.end = End::won;
  if (s.end != End::none) tell(play, EventKind::gameOver, static_cast<std::size_t>(s.end), 0, 0, 0, score(s));
}

}  // namespace armada::pew_pew
