// The phases of a round of Pew Pew!, in the order of the rulebook. "Book" and "House" name the rule that a line
// follows; the ledger of all of them is docs/rules/pew-pew.md.
#include "rules/pew_pew/phases.h"

#include <cstring>

#include "rules/kernel/bits.h"

namespace armada::pew_pew {

void ToldPlay::tell(EventKind kind, std::size_t a, std::size_t b, std::size_t c, std::size_t d, int value) {
  const Event event{static_cast<std::uint8_t>(kind), kEveryone,
                    static_cast<std::uint8_t>(a),    static_cast<std::uint8_t>(b),
                    static_cast<std::uint8_t>(c),    static_cast<std::uint8_t>(d),
                    static_cast<std::int16_t>(value)};
  events.add(event);
  if (listener != nullptr) listener->hear(event);
}

namespace {

template <class Play>
void beginPhase(Play& play, Phase phase) {
  tell(play, EventKind::phaseBegan, static_cast<std::size_t>(phase), 0, 0, 0, play.state.round);
}

// ---- pieces leave --------------------------------------------------------------------------------------------------
template <class Play>
void scorePoint(Play& play, std::size_t depth, std::size_t space) {
  ++play.state.points;
  tell(play, EventKind::pointScored, depth, space, 0, 0, play.state.points);
}

void returnAlien(State& state, std::size_t alien) {
  Alien& self = state.aliens[alien];
  state.aliensOn[self.depth - 1u].remove(self);
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

bool alienIsAt(const State& state, std::size_t depth, std::size_t space) {
  return state.aliensOn[depth - 1].isIn(space);
}

// ---- pieces meet ---------------------------------------------------------------------------------------------------
// Book: Taking Damage. House 13: a destroyed ship still collides.
template <class Play>
void hitShip(Play& play, std::size_t depth, std::size_t space, Piece by, std::size_t alien) {
  State& s = play.state;
  const bool last = s.hearts == 1;
  if (s.hearts > 0) --s.hearts;
  tell(play, EventKind::shipHit, depth, space, static_cast<std::size_t>(by), alien, s.hearts);
  if (last) tell(play, EventKind::shipDestroyed, depth, space);
}

// House 6: the ship with what is left in the space: heart, then missile, then alien.
template <class Play>
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
  if (alienIsAt(s, depth, space)) {
    const std::uint8_t alien = alienAt(s, depth, space);
    returnAlien(s, alien);
    hitShip(play, depth, space, Piece::alien, alien);
    scorePoint(play, depth, space);
  }
}

// Book: Other Rules; House 6: missile and Pew! first, then alien and Pew!, then the ship.
template <class Play>
void resolveCollision(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (pewsAt(s, depth, space) > 0 && missileAt(s, depth, space)) {
    returnPew(s, depth, space);
    returnMissile(s, depth, space);
    tell(play, EventKind::pewMetMissile, depth, space);
  }
  if (pewsAt(s, depth, space) > 0 && alienIsAt(s, depth, space)) {
    const std::uint8_t alien = alienAt(s, depth, space);
    returnPew(s, depth, space);
    returnAlien(s, alien);
    tell(play, EventKind::pewHitAlien, depth, space, alien);
    scorePoint(play, depth, space);
  }
  if (play.shipDepth == depth && s.shipSpace == space) resolveShipCollision(play, depth, space);
}

// See Play::meets.
void lookForMeetings(InPlay& play) {
  const State& s = play.state;
  std::memcpy(&play.meets[1], s.pewSpaces, sizeof s.pewSpaces);
  play.meets[play.shipDepth] = static_cast<std::uint16_t>(play.meets[play.shipDepth] | spaceBit(s.shipSpace));
  play.meets[s.mineDepth] = static_cast<std::uint16_t>(play.meets[s.mineDepth] | spaceBit(s.mineSpace));
}

// Book: Mine; House 7. True if the piece that moves here runs into the mine: the caller removes it.
template <class Play>
inline bool runsIntoMine(Play& play, std::size_t depth, std::size_t space, Piece what, std::size_t alien = 0) {
  if (!mineAt(play.state, depth, space)) return false;
  returnMine(play.state);
  tell(play, EventKind::mineWentOff, depth, space, static_cast<std::size_t>(what), alien);
  return true;
}

// The alien stands in its space already.
template <class Play>
void alienEnters(Play& play, std::size_t alien) {
  State& s = play.state;
  const std::size_t depth = s.aliens[alien].depth;
  const std::size_t space = s.aliens[alien].space;
  if (runsIntoMine(play, depth, space, Piece::alien, alien)) {
    returnAlien(s, alien);
    scorePoint(play, depth, space);
    return;
  }
  resolveCollision(play, depth, space);
}

// The missile comes from the pool or from the card behind; its token is already out of both.
template <class Play>
void missileEnters(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (runsIntoMine(play, depth, space, Piece::missile)) {
    ++s.tokens;
    return;
  }
  s.missiles[depth - 1] = static_cast<std::uint16_t>(s.missiles[depth - 1] | spaceBit(space));
  resolveCollision(play, depth, space);
}

// Likewise. False if the Pew! is gone.
template <class Play>
bool pewEnters(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (runsIntoMine(play, depth, space, Piece::pew)) {
    ++s.tokens;
    return false;
  }
  const std::uint8_t before = s.pews[depth - 1][space]++;
  s.pewSpaces[depth - 1] = static_cast<std::uint16_t>(s.pewSpaces[depth - 1] | spaceBit(space));
  if (!missileAt(s, depth, space) && !alienIsAt(s, depth, space)) return true;
  resolveCollision(play, depth, space);
  return pewsAt(s, depth, space) > before;
}

// False if the game is lost at once. House 13: removed by its own mine.
template <class Play>
bool shipEnters(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (runsIntoMine(play, depth, space, Piece::ship)) {
    s.end = End::ownMine;
    tell(play, EventKind::gameOver, static_cast<std::size_t>(s.end), 0, 0, 0, score(s));
    return false;
  }
  if (missileAt(s, depth, space) || alienIsAt(s, depth, space) || heartAt(s, depth, space))
    resolveCollision(play, depth, space);
  return true;
}

// ---- aliens --------------------------------------------------------------------------------------------------------
// What a bit of Ranks means; and a bit of Diagram::bits, as far as the space goes.
struct Rank {
  std::uint8_t space, side;
  std::uint8_t next;       // the side that comes up when the alien turns,
  std::uint8_t firstNext;  // and the first of its ranks
  Ranks inSpace;           // every rank of the space
};
struct RankTable {
  Rank rank[kSides * kSpaces];
  constexpr const Rank& operator[](std::size_t number) const { return rank[number]; }
};
constexpr RankTable makeRanks() {
  RankTable table{};
  for (std::uint8_t side = 1; side <= kSides; ++side)
    for (std::uint8_t space = 0; space < kSpaces; ++space) {
      const auto next = static_cast<std::uint8_t>(side == kSides ? 1 : side + 1);
      table.rank[kFirstRank[side] + space] = {space, side, next, kFirstRank[next], ranksIn(spaceBit(space))};
    }
  return table;
}
constexpr RankTable kRank = makeRanks();

// House 3: the numbered spaces of the side that faces the player without a missile and without another alien, lowest number first.
inline Ranks freeSpaces(std::size_t alien, const Rank& rank, Ranks taken) {
  return kAlienShip[alien].side[rank.side - 1u].bits & ~taken;
}

// Where it moves, before it does.
template <class Play>
__attribute__((noinline)) void tellWhereItMoves(Play& play, std::size_t alien, std::uint8_t firstFree) {
  const Alien& self = play.state.aliens[alien];
  if (firstFree == kNowhere || firstFree == self.space)
    tell(play, EventKind::alienStayed, self.depth, self.space, alien, 0, firstFree == kNowhere ? 0 : 1);
  else
    tell(play, EventKind::alienMoved, self.depth, self.space, alien, firstFree);
}

// It has come to a space where something happens. False if it is gone. Apart from the loop that goes through the aliens, as that is
// faster without it.
template <class Play>
__attribute__((noinline)) bool survivesItsMove(Play& play, std::size_t alien) {
  State& s = play.state;
  const Alien& self = s.aliens[alien];
  CardAliens& card = s.aliensOn[self.depth - 1u];
  card = {};  // nobody else is in its space
  card.add(alien, self.space, kFirstRank[self.side]);
  alienEnters(play, alien);
  lookForMeetings(play);
  return self.depth != 0;
}

// Each moves, then it turns. One that stays meets nothing where it is: that is not asked apart, as a processor could only guess
// the answer.
template <class Play>
void moveAliensOn(Play& play, std::size_t depth) {
  State& s = play.state;
  const CardAliens before = s.aliensOn[depth - 1];
  CardAliens after{};
  const Ranks missiles = ranksIn(s.missiles[depth - 1]);
  Ranks others = ranksIn(spacesOf(before.ranks));
  for (const unsigned number : each(before.ranks)) {
    const Rank& from = kRank[number];
    const std::uint8_t alien = before.whoIsIn(from.space);
    Alien& self = s.aliens[alien];
    others ^= from.inSpace;
    const Ranks free = freeSpaces(alien, from, others | missiles);
    const Rank& to = kRank[free != 0 ? lowestBit(free) : number];
    if (!Play::kQuiet) tellWhereItMoves(play, alien, free != 0 ? to.space : kNowhere);
    self.space = to.space;
    if ((play.meets[depth] & spaceBit(to.space)) != 0 && !survivesItsMove(play, alien)) continue;
    others |= to.inSpace;
    self.side = from.next;
    after.add(alien, to.space, from.firstNext);
    tell(play, EventKind::alienTurned, depth, to.space, alien, from.next);
  }
  s.aliensOn[depth - 1] = after;
}

}  // namespace

// ---- 1. Spawn Ships Phase ------------------------------------------------------------------------------------------
namespace {

// For every set of aliens in the cup, one bit each: three bits for each that is there, and above them how many there are.
struct CupTable {
  std::uint32_t cup[1u << kAliens];
};
constexpr unsigned kAboveAliens = 24;
constexpr CupTable makeCups() {
  CupTable table{};
  for (unsigned aliens = 0; aliens < 1u << kAliens; ++aliens) {
    unsigned left = 0;
    for (const unsigned alien : each(aliens)) {
      table.cup[aliens] |= alien << 3 * left;
      ++left;
    }
    table.cup[aliens] |= left << kAboveAliens;
  }
  return table;
}
constexpr CupTable kCups = makeCups();

unsigned aliensInCup(const State& state) {
  unsigned aliens = 0;
#pragma GCC unroll 7
  for (std::size_t i = 0; i < kAliens; ++i) {
    const bool inCup = state.aliens[i].depth == 0;
    aliens |= (inCup ? 1u : 0u) << i;
  }
  return aliens;
}

}  // namespace

template <class Play>
void spawnShips(Play& play) {
  State& s = play.state;
  beginPhase(play, Phase::spawnShips);
  const ScreenCard& furthest = kScreenCard[s.cards[kDepths - 1]];
  unsigned inCup = aliensInCup(s);
  for (std::size_t i = 0; i < furthest.sets; ++i) {
    const std::uint32_t cup = kCups.cup[inCup], left = cup >> kAboveAliens;
    if (left == 0) return;  // House 1: the sets come fewest chevrons first
    const std::uint32_t drawn = s.rng.below(left);
    const std::size_t alien = cup >> 3 * drawn & 7;
    inCup ^= 1u << alien;
    const ChevronSet& set = furthest.set[i];
    Alien& self = s.aliens[alien];
    self = {static_cast<std::uint8_t>(kDepths), set.space, set.chevrons};
    s.aliensOn[kDepths - 1].add(alien, self.space, kFirstRank[self.side]);
    tell(play, EventKind::alienSpawned, kDepths, set.space, alien, set.chevrons);
    if ((s.pewSpaces[kDepths - 1] & spaceBit(set.space)) != 0 || mineAt(s, kDepths, set.space)) {
      alienEnters(play, alien);
      inCup |= (self.depth == 0 ? 1u : 0u) << alien;  // it may be there again
    }
  }
}

// ---- 2. Player Actions Phase ---------------------------------------------------------------------------------------
std::uint8_t countedPoints(const Hull& hull, std::uint8_t card, std::uint8_t openSets, std::uint8_t hearts) {
  int points = hull.modifier[hearts];
#pragma GCC unroll 3
  for (std::size_t i = 0; i < kMostSets; ++i)  // sets that a card does not have are of no chevrons
    points += (openSets >> i & 1) * kScreenCard[card].set[i].chevrons;
  return static_cast<std::uint8_t>(points > hull.least ? points : hull.least);  // House 2
}

template <class Play>
void beginPlayerActions(Play& play) {
  State& s = play.state;
  beginPhase(play, Phase::playerActions);
  s.countedSets = openSets(s);
  s.countedHearts = s.hearts;
  s.countedPoints = s.actionPoints = countedPoints(hullOf(s.difficulty), s.cards[0], s.countedSets, s.countedHearts);
  tell(play, EventKind::pointsCounted, 0, 0, 0, 0, s.actionPoints);
}

template <class Play>
void fireAPew(Play& play) {
  State& s = play.state;
  s.actionPoints = static_cast<std::uint8_t>(s.actionPoints - kFirePrice);
  --s.tokens;
  tell(play, EventKind::fired, 2, s.shipSpace, 0, 0, kFirePrice);
  pewEnters(play, 2, s.shipSpace);
}

template <class Play>
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

template <class Play>
void spawnAHeart(Play& play, std::uint8_t space) {
  State& s = play.state;
  s.heartDepth = kDepths;
  s.heartSpace = space;
  tell(play, EventKind::heartSpawned, kDepths, space, 0, 0, s.actionPoints);
  s.actionPoints = 0;
}

// ---- 3. Aliens Move Phase ------------------------------------------------------------------------------------------
template <class Play>
void aliensMove(Play& play, std::size_t nearest, std::size_t furthest) {
  beginPhase(play, Phase::aliensMove);
  lookForMeetings(play);
  for (std::size_t depth = nearest; depth <= furthest; ++depth)
    if (play.state.aliensOn[depth - 1].ranks != 0) moveAliensOn(play, depth);
}

// ---- 4. Spawn Missiles Phase ---------------------------------------------------------------------------------------
namespace {

// It comes out in a space where something happens, and is gone. Apart from the loop, likewise.
template <class Play>
__attribute__((noinline)) void missileComesOut(Play& play, std::size_t depth, std::size_t space) {
  missileEnters(play, depth, space);
  lookForMeetings(play);
}

template <class Play>
void spawnMissilesOn(Play& play, std::size_t depth) {
  State& s = play.state;
  const CardAliens card = s.aliensOn[depth - 1];
  const Ranks aliens = ranksIn(spacesOf(card.ranks));
  Ranks missiles = ranksIn(s.missiles[depth - 1]);
  for (const unsigned number : each(card.ranks)) {
    const Rank& from = kRank[number];
    const std::uint8_t alien = card.whoIsIn(from.space);
    const Ranks free = freeSpaces(alien, from, (aliens ^ from.inSpace) | missiles);
    if (free == 0 || s.tokens == 0) {
      tell(play, EventKind::noMissile, depth, from.space, alien, 0, free == 0 ? 0 : 1);
      continue;
    }
    const Rank& at = kRank[lowestBit(free)];
    --s.tokens;
    tell(play, EventKind::missileSpawned, depth, at.space, alien, from.space);
    if ((play.meets[depth] & spaceBit(at.space)) == 0)
      missiles |= at.inSpace;
    else
      missileComesOut(play, depth, at.space);
  }
  s.missiles[depth - 1] = static_cast<std::uint16_t>(missiles & kEverySpace);
}

}  // namespace

template <class Play>
void spawnMissiles(Play& play, std::size_t nearest, std::size_t furthest) {
  beginPhase(play, Phase::spawnMissiles);
  for (std::size_t depth = nearest; depth <= furthest; ++depth)
    if (play.state.aliensOn[depth - 1].ranks != 0) spawnMissilesOn(play, depth);
}

// ---- 5. Move Pews Phase --------------------------------------------------------------------------------------------
namespace {

// Book: each move is made one card at a time. False if the Pew! is gone.
template <class Play>
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

// Whether Pews fly from there over two cards, or out, without meeting anything.
bool fliesFree(const State& s, std::size_t depth, std::size_t space) {
  unsigned meets = 0;
  for (std::size_t over = depth + 1; over <= depth + 2 && over <= kDepths; ++over)
    meets |= spacesOf(s.aliensOn[over - 1].ranks) | s.missiles[over - 1] | (mineAt(s, over, space) ? kEverySpace : 0u);
  return (meets & spaceBit(space)) == 0;
}

// With nobody listening, the Pews of a space that meet nothing may fly together.
void fly(State& s, std::size_t depth, std::size_t space) {
  const std::uint8_t pews = s.pews[depth - 1][space];
  s.pews[depth - 1][space] = 0;
  s.pewSpaces[depth - 1] = static_cast<std::uint16_t>(s.pewSpaces[depth - 1] & ~spaceBit(space));
  if (depth + 2 > kDepths) {
    s.tokens = static_cast<std::uint8_t>(s.tokens + pews);
    return;
  }
  std::uint8_t& there = s.pews[depth + 1][space];
  there = static_cast<std::uint8_t>(there + pews);
  s.pewSpaces[depth + 1] = static_cast<std::uint16_t>(s.pewSpaces[depth + 1] | spaceBit(space));
}

template <class Play>
void movePewsOf(Play& play, std::size_t depth, std::size_t space) {
  State& s = play.state;
  if (Play::kQuiet && fliesFree(s, depth, space)) {
    fly(s, depth, space);
    return;
  }
  for (std::size_t left = pewsAt(s, depth, space); left > 0; --left)
    if (movePewOneCard(play, depth, space)) movePewOneCard(play, depth + 1, space);
}

}  // namespace

template <class Play>
void movePews(Play& play) {
  beginPhase(play, Phase::movePews);
  for (std::size_t depth = kDepths; depth >= 1; --depth)
    for (const unsigned space : each(play.state.pewSpaces[depth - 1])) movePewsOf(play, depth, space);
}

// ---- 6. Move Missiles Phase ----------------------------------------------------------------------------------------
namespace {

// The missiles of a card, to the next one.
template <class Play>
void moveMissilesOn(Play& play, std::size_t depth) {
  State& s = play.state;
  unsigned moving = s.missiles[depth - 1];
  s.missiles[depth - 1] = 0;
  if (Play::kQuiet) {  // with nobody listening those that meet nothing may move together
    const unsigned meets = play.meets[depth - 1];
    s.missiles[depth - 2] = static_cast<std::uint16_t>(moving & ~meets);
    moving &= meets;
  }
  for (const unsigned space : each(moving)) {
    tell(play, EventKind::missileMoved, depth, space, depth - 1, space);
    missileEnters(play, depth - 1, space);
  }
}

// Out of the closest card, back to the pool.
template <class Play>
void missilesLeave(Play& play) {
  State& s = play.state;
  if (!Play::kQuiet)
    for (const unsigned space : each(s.missiles[0])) tell(play, EventKind::missileLeft, 1, space);
  s.tokens = static_cast<std::uint8_t>(s.tokens + countOf(s.missiles[0]));
  s.missiles[0] = 0;
}

}  // namespace

template <class Play>
void moveMissiles(Play& play) {
  beginPhase(play, Phase::moveMissiles);
  missilesLeave(play);
  lookForMeetings(play);
  for (std::size_t depth = 2; depth <= kDepths; ++depth) moveMissilesOn(play, depth);
}

// ---- 7. Move Player Forward Phase ----------------------------------------------------------------------------------
namespace {

// What lies in one space of the card that passes.
template <class Play>
void passSpace(Play& play, std::size_t space) {
  State& s = play.state;
  if (alienIsAt(s, 1, space)) {
    const std::uint8_t alien = alienAt(s, 1, space);
    returnAlien(s, alien);
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
void passQuietly(State& s) {
  s.tokens = static_cast<std::uint8_t>(s.tokens + countOf(s.missiles[0]));
  s.missiles[0] = 0;
  for (const unsigned space : each(spacesOf(s.aliensOn[0].ranks))) {
    s.aliens[s.aliensOn[0].whoIsIn(space)] = {0, 0, 0};
    ++s.deaths;
  }
  s.aliensOn[0] = {};
}

// Step 2: the card that the ship moved off, and anything on it.
template <class Play>
void passCard(Play& play) {
  State& s = play.state;
  tell(play, EventKind::cardPassed, 1, 0, s.cards[0]);
  s.discards |= 1u << s.cards[0];
  if (Play::kQuiet) passQuietly(s);
  for (const unsigned space : each(spacesOf(s.aliensOn[0].ranks) | s.missiles[0] | s.pewSpaces[0]))
    passSpace(play, space);
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

// One closer each, and nothing on the furthest one.
template <class T, std::size_t N>
void comeCloser(T (&perCard)[N], T furthest = {}) {
#pragma GCC unroll 4
  for (std::size_t i = 1; i < N; ++i) perCard[i - 1] = perCard[i];
  perCard[N - 1] = furthest;
}

// Step 3. The closest card is empty by now.
void shiftCards(State& s) {
  const bool pews = (s.pewSpaces[1] | s.pewSpaces[2] | s.pewSpaces[3]) != 0;
  comeCloser(s.cards, kNowhere);
  comeCloser(s.missiles);
  comeCloser(s.pewSpaces);
  comeCloser(s.aliensOn);
  if (pews) {
    std::memmove(s.pews[0], s.pews[1], sizeof s.pews - sizeof s.pews[0]);
    std::memset(s.pews[kDepths - 1], 0, sizeof s.pews[0]);
  }
#pragma GCC unroll 7
  for (Alien& alien : s.aliens) alien.depth = oneCloser(alien.depth);
  s.mineDepth = oneCloser(s.mineDepth);
  s.heartDepth = oneCloser(s.heartDepth);
}

}  // namespace

template <class Play>
void movePlayerForward(Play& play) {
  State& s = play.state;
  beginPhase(play, Phase::movePlayerForward);
  tell(play, EventKind::shipMoved, 1, s.shipSpace, 2, s.shipSpace);
  play.shipDepth = 2;
  if (!shipEnters(play, 2, s.shipSpace)) return;  // House 10: it is a move
  passCard(play);
  shiftCards(s);
  play.shipDepth = 1;
  tell(play, EventKind::cardsShifted);
}

template <class Play>
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
template <class Play>
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

// ---- both kinds of play --------------------------------------------------------------------------------------------
// A quiet one is to be fast; one that is told, a few moves a minute, is to be small.
template void spawnShips(QuietPlay&);
template void beginPlayerActions(QuietPlay&);
template void fireAPew(QuietPlay&);
template void moveTheShip(QuietPlay&, Move, std::uint8_t);
template void spawnAHeart(QuietPlay&, std::uint8_t);
template void aliensMove(QuietPlay&, std::size_t, std::size_t);
template void spawnMissiles(QuietPlay&, std::size_t, std::size_t);
template void movePews(QuietPlay&);
template void moveMissiles(QuietPlay&);
template void movePlayerForward(QuietPlay&);
template void drawNewCard(QuietPlay&);
template void checkVictory(QuietPlay&);

#define ARMADA_SMALL __attribute__((cold))
template ARMADA_SMALL void spawnShips(ToldPlay&);
template ARMADA_SMALL void beginPlayerActions(ToldPlay&);
template ARMADA_SMALL void fireAPew(ToldPlay&);
template ARMADA_SMALL void moveTheShip(ToldPlay&, Move, std::uint8_t);
template ARMADA_SMALL void spawnAHeart(ToldPlay&, std::uint8_t);
template ARMADA_SMALL void aliensMove(ToldPlay&, std::size_t, std::size_t);
template ARMADA_SMALL void spawnMissiles(ToldPlay&, std::size_t, std::size_t);
template ARMADA_SMALL void movePews(ToldPlay&);
template ARMADA_SMALL void moveMissiles(ToldPlay&);
template ARMADA_SMALL void movePlayerForward(ToldPlay&);
template ARMADA_SMALL void drawNewCard(ToldPlay&);
template ARMADA_SMALL void checkVictory(ToldPlay&);
#undef ARMADA_SMALL

}  // namespace armada::pew_pew
