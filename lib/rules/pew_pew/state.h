// Pew Pew!, the solitaire: what a position is, how moves are numbered, and what events say. Plain data; the rules are
// in phases.cpp and rules.cpp, what may be asked of a position in foresight.h. Includes nothing outside lib/rules.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"
#include "rules/pew_pew/components.h"

namespace armada::pew_pew {

// ---- a position ----------------------------------------------------------------------------------------------------
// A position always stands in the Player Actions Phase (or at the end of the game): everything between two player
// decisions happens inside one apply. The ship is therefore always on the closest card.
//
// Depth 1 is the card closest to the player, depth 4 the furthest. Spaces 0..8 of a card are in reading order.

struct Alien {
  std::uint8_t depth;  // 1..4; 0: in the draw cup
  std::uint8_t space;  // 0..8; 0 in the cup
  std::uint8_t side;   // 1..3 chevrons facing the player; 0 in the cup
};

// The aliens of a card as one bit each, by their side and then by their space. So they lie in the order of House 4 (on a card fewest
// chevrons first, then reading order) without being sorted, and where there is one a single look tells.
using Ranks = std::uint32_t;
constexpr std::uint8_t kFirstRank[kSides + 1] = {0, 0, kSpaces, 2 * kSpaces};  // by side; those in the cup have none
constexpr Ranks rankBit(const Alien& alien) { return Ranks{1} << (kFirstRank[alien.side] + alien.space); }
constexpr Ranks ranksIn(unsigned spaces) { return inEachNine(spaces); }
constexpr unsigned kEverySpace = (1u << kSpaces) - 1;
constexpr unsigned spacesOf(Ranks ranks) { return (ranks | ranks >> kSpaces | ranks >> 2 * kSpaces) & kEverySpace; }

// The same aliens as State::aliens has, by card instead of by counter.
struct CardAliens {
  Ranks ranks;
  std::uint32_t who;  // three bits a space: the counter there, 0 where there is none

  constexpr bool isIn(std::size_t space) const { return (ranks & ranksIn(1u << space)) != 0; }
  constexpr std::uint8_t whoIsIn(std::size_t space) const { return static_cast<std::uint8_t>(who >> 3 * space & 7); }
  constexpr void add(std::size_t number, std::size_t space, unsigned firstRank) {
    ranks |= Ranks{1} << (firstRank + space);
    who |= static_cast<std::uint32_t>(number) << 3 * space;
  }
  constexpr void remove(const Alien& alien) {
    ranks &= ~rankBit(alien);
    who &= ~(std::uint32_t{7} << 3 * alien.space);
  }
};

enum class End : std::uint8_t {
  none,           // the game goes on
  won,            // 10 points
  shipDestroyed,  // hit while one heart was left
  homeworldLost,  // 10 deaths
  ownMine,        // the ship ran into its own mine
};

struct State {
  Rng rng;
  std::uint32_t discards;                     // one bit a screen card
  std::uint16_t missiles[kDepths];            // one bit a space; [0] is depth 1
  std::uint16_t pewSpaces[kDepths];           // the spaces of `pews` that are not 0: most are,
  CardAliens aliensOn[kDepths];               // and `aliens` by card: phases ask for both so often. See recount
  Deck<std::uint8_t, kScreenCards> drawPile;  // numbers of screen cards; observed: ascending, the order is not known
  std::uint8_t pews[kDepths][kSpaces];        // how many Pew! tokens lie in a space
  std::uint8_t cards[kDepths];                // the screen cards in play
  Alien aliens[kAliens];                      // the index is the counter's number
  std::uint8_t tokens;                        // Pew!/Missile tokens in the pool
  std::uint8_t shipSpace;                     // on depth 1
  std::uint8_t hearts;                        // 3, 2, 1; 0: destroyed
  std::uint8_t actionPoints;                  // what is left of this turn's
  std::uint8_t countedPoints;                 // what they were when the phase began,
  std::uint8_t countedSets;                   // which of the card's sets lay open then (bit i: set i),
  std::uint8_t countedHearts;                 // and the hearts then
  std::uint8_t mineDepth;   // 0: in the pool. In play it lies on depth 1; a set-up may put it elsewhere
  std::uint8_t mineSpace;   // 0 in the pool
  std::uint8_t heartDepth;  // 1..4; 0: in the pool
  std::uint8_t heartSpace;  // 0 in the pool
  std::uint8_t points;      // Point Markers, counting on beyond ten
  std::uint8_t deaths;      // Death Markers, likewise
  std::uint8_t round;       // 1, 2, ... up to kLastRoundCounted
  End end;
  Difficulty difficulty;
  std::uint8_t unused[3];  // 0: a State has no padding
};
static_assert(sizeof(State) == kPewPewBounds.stateBytes);

// The bounds of what is counted, so that no play from a valid position leads to one that is not. A turn begins with at
// most 9 points and 9 deaths, and 7 aliens are all that can be shot or slip by before the next one begins.
constexpr std::uint8_t kMostMarkers = kMarkersToEnd - 1 + static_cast<std::uint8_t>(kAliens);
constexpr std::uint8_t kLastRoundCounted = 99;  // a game ends in round 22; a set-up may stand later, and goes on in 99

// ---- moves ---------------------------------------------------------------------------------------------------------
enum class Direction : std::uint8_t { up, down, left, right, upLeft, upRight, downLeft, downRight };
constexpr std::size_t kDirections = 8;

constexpr Move kEndTurn = 0;
constexpr Move kFire = 1;
constexpr Move kMoveShip = 2;                              // + direction
constexpr Move kMoveWithMine = kMoveShip + kDirections;    // + direction: drops the mine where it was
constexpr Move kSpawnHeart = kMoveWithMine + kDirections;  // + space of the furthest card
constexpr Move kMoveNumbers = kSpawnHeart + kSpaces;       // 27: no legal move is as high

constexpr Move moveShip(Direction direction, bool withMine = false) {
  return static_cast<Move>((withMine ? kMoveWithMine : kMoveShip) + static_cast<unsigned>(direction));
}
constexpr Move spawnHeart(std::size_t space) { return static_cast<Move>(kSpawnHeart + space); }
constexpr bool movesShip(Move move) { return move >= kMoveShip && move < kSpawnHeart; }
constexpr bool dropsMine(Move move) { return move >= kMoveWithMine && move < kSpawnHeart; }
constexpr bool spawnsHeart(Move move) { return move >= kSpawnHeart && move < kMoveNumbers; }
// Only of a move for which movesShip holds.
constexpr Direction directionOf(Move move) {
  return static_cast<Direction>(move - (dropsMine(move) ? kMoveWithMine : kMoveShip));
}
constexpr bool diagonal(Direction direction) { return direction >= Direction::upLeft; }

// Where a step leads; columns as in Direction: up, down, left, right, up-left, up-right, down-left, down-right.
constexpr std::uint8_t kWall = kNowhere;
constexpr std::uint8_t kStep[kSpaces][kDirections] = {
    {kWall, 3, kWall, 1, kWall, kWall, kWall, 4},  // up-left
    {kWall, 4, 0, 2, kWall, kWall, 3, 5},          // up
    {kWall, 5, 1, kWall, kWall, kWall, 4, kWall},  // up-right
    {0, 6, kWall, 4, kWall, 1, kWall, 7},          // left
    {1, 7, 3, 5, 0, 2, 6, 8},                      // centre
    {2, 8, 4, kWall, 1, kWall, 7, kWall},          // right
    {3, kWall, kWall, 7, kWall, 4, kWall, kWall},  // down-left
    {4, kWall, 6, 8, 3, 5, kWall, kWall},          // down
    {5, kWall, 7, kWall, 4, kWall, kWall, kWall},  // down-right
};
// The space one step away, or kWall.
constexpr std::uint8_t neighbour(std::uint8_t space, Direction direction) {
  return kStep[space][static_cast<std::size_t>(direction)];
}

constexpr std::uint8_t kFirePrice = 1;
constexpr std::uint8_t kOrthogonalPrice = 2;
constexpr std::uint8_t kDiagonalPrice = 3;
constexpr std::uint8_t kMinePrice = 1;  // added to the move

// ---- events --------------------------------------------------------------------------------------------------------
// The book's phases, by their numbers.
enum class Phase : std::uint8_t {
  spawnShips = 1,
  playerActions,
  aliensMove,
  spawnMissiles,
  movePews,
  moveMissiles,
  movePlayerForward,
  checkVictory,
};

enum class Piece : std::uint8_t { none, ship, alien, pew, missile, mine, heart };

// "at" is a: depth, b: space. During an apply depths are those of the table at that moment: the ship moves from depth 1
// to depth 2, cardPassed takes depth 1 away, and cardsShifted makes every depth one less.
enum class EventKind : std::uint8_t {
  phaseBegan,      // a: Phase; value: the round
  alienSpawned,    // at; c: alien, d: side
  pointsCounted,   // value: action points of the turn
  shipMoved,       // at: from; c: depth, d: space it went to; value: price (0 in Move Player Forward)
  fired,           // at: where the Pew! was placed; value: price
  mineDropped,     // at
  heartSpawned,    // at; value: price
  alienMoved,      // at: from; c: alien, d: space it went to (the same card)
  alienStayed,     // at; c: alien; value: 1 its own space is the first free one, 0 none was free
  alienTurned,     // at; c: alien, d: the side that faces the player now
  missileSpawned,  // at: where the missile lies; c: alien, d: space of the alien (the same card)
  noMissile,       // at: the alien; c: alien; value: 1 no token left in the pool, 0 no free space
  pewMoved,        // at: from; c: depth, d: space it went to
  pewLeft,         // at: the space on depth 4 that it left; back in the pool
  missileMoved,    // at: from; c: depth, d: space it went to
  missileLeft,     // at: the space on depth 1 that it left; back in the pool
  pewMetMissile,   // at; both are gone
  pewHitAlien,     // at; c: alien; both are gone
  mineWentOff,     // at; c: Piece that moved into it, d: alien if it is one; both are gone
  shipHit,         // at; c: Piece (missile or alien), d: alien if it is one; value: hearts left; the piece is gone
  shipDestroyed,   // at; the hit before took the last heart
  heartTaken,      // at; c: 1 healed, 0 not (full strength, or destroyed); value: hearts after
  pointScored,     // at; value: points now
  cardPassed,      // c: screen card; depth 1 is being cleared
  pieceReturned,   // at: depth 1; c: Piece, d: alien if it is one; back to its pool with the passed card
  deathCounted,    // at: depth 1; c: alien; value: deaths now
  cardsShifted,    // every card is one closer now
  pileShuffled,    // value: cards in the new draw pile
  cardDrawn,       // a: depth 4; c: screen card
  gameOver,        // a: End; value: score
};
constexpr std::uint8_t kEventKinds = static_cast<std::uint8_t>(EventKind::gameOver) + 1;

// ---- what follows from a position ----------------------------------------------------------------------------------
constexpr std::uint16_t spaceBit(std::size_t space) { return static_cast<std::uint16_t>(1u << space); }

inline bool missileAt(const State& state, std::size_t depth, std::size_t space) {
  return (state.missiles[depth - 1] & spaceBit(space)) != 0;
}
inline std::uint8_t pewsAt(const State& state, std::size_t depth, std::size_t space) {
  return state.pews[depth - 1][space];
}
// pewSpaces and aliensOn anew, from the pieces: for who sets or changes a position by hand.
void recount(State& state);
inline bool heartAt(const State& state, std::size_t depth, std::size_t space) {
  return state.heartDepth == depth && state.heartSpace == space;
}
inline bool mineAt(const State& state, std::size_t depth, std::size_t space) {
  return state.mineDepth == depth && state.mineSpace == space;
}
inline bool shipAt(const State& state, std::size_t depth, std::size_t space) {
  return depth == 1 && state.shipSpace == space;
}
// The alien in a space, or kNowhere. There is never more than one.
inline std::uint8_t alienAt(const State& state, std::size_t depth, std::size_t space) {
  const CardAliens& card = state.aliensOn[depth - 1];
  return card.isIn(space) ? card.whoIsIn(space) : kNowhere;
}
// The spaces of a card with something on them, one bit each: their chevrons do not count.
unsigned coveredSpaces(const State& state, std::size_t depth);
bool covered(const State& state, std::size_t depth, std::size_t space);
// The sets of chevrons on the closest card that nothing covers: bit i is set i.
std::uint8_t openSets(const State& state);
// Orthogonal steps from one space to another.
constexpr int stepsBetween(std::uint8_t from, std::uint8_t to) {
  const int rows = from / 3 > to / 3 ? from / 3 - to / 3 : to / 3 - from / 3;
  const int columns = from % 3 > to % 3 ? from % 3 - to % 3 : to % 3 - from % 3;
  return rows + columns;
}
constexpr std::int16_t score(const State& state) { return static_cast<std::int16_t>(state.points - state.deaths); }

// ---- the functions of the contract, see kernel/contract.h for what each one promises -------------------------------
void deal(State& state, const Options& options, Seed seed);
std::uint8_t seats(const State& state);
Seat toMove(const State& state);
Status status(const State& state);
void legalMoves(const State& state, MoveList& moves);
// On an observed state it plays actions, and refuses what needs chance: the end of the turn.
bool apply(State& state, Move move, Events& events);
Move quickMove(const State& seen);
std::uint16_t appraise(const State& state, Seat seat);
bool atRest(const State& state);

State observe(const State& state, Seat viewer);
void determinize(State& state, Seat viewer, Rng& rng);

Verdict valid(const State& state);
void encode(const State& state, ByteWriter& out);
bool decode(State& state, ByteReader& in);

void describe(const State& seen, Move move, Words& words);
void narrate(const State& seen, const Event& event, Seat reader, TextOut& words);
void headline(const State& seen, TextOut& words);
// Question 0: the turn's action points.
void explain(const State& seen, std::uint8_t question, Explanation& steps);

}  // namespace armada::pew_pew
