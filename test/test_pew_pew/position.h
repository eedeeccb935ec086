// Sets a Pew Pew! position piece by piece and plays it, for this suite alone. Nothing here depends on what is printed
// on the cards and on the aliens: a test asks the tables where an alien goes, and builds the position around it.
#pragma once

#include <unity.h>

#include <cstring>

#include "rules/pew_pew/foresight.h"
#include "rules/pew_pew/phases.h"

namespace pew_pew_test {

using namespace armada;
using namespace armada::pew_pew;

constexpr Difficulty kLevels[] = {Difficulty::basic, Difficulty::normal, Difficulty::advanced};

enum Space : std::uint8_t { upLeft, up, upRight, left, centre, right, downLeft, down, downRight };

// An empty table: cards 1 to 4 from the closest on, the others in the pile, the ship in the centre with 3 hearts and
// ten points to spend.
class Table {
 public:
  Table() {
    state = State{};
    state.rng = Rng::seeded(1);
    for (std::uint8_t i = 0; i < kDepths; ++i) state.cards[i] = i;
    for (std::uint8_t i = kScreenCards; i > kDepths; --i) state.drawPile.push(static_cast<std::uint8_t>(i - 1));
    state.tokens = kTokens;
    state.shipSpace = kCentre;
    state.hearts = state.countedHearts = kFullHearts;
    state.round = 1;
    actions(kMostActionPoints);
  }

  Table& ship(std::uint8_t space, std::uint8_t hearts = kFullHearts) {
    state.shipSpace = space;
    state.hearts = hearts;
    return *this;
  }
  Table& difficulty(Difficulty level) {
    state.difficulty = level;
    return *this;
  }
  Table& actions(std::uint8_t points) {
    state.actionPoints = state.countedPoints = points;
    return *this;
  }
  Table& alien(std::size_t number, std::uint8_t depth, std::uint8_t space, std::uint8_t side) {
    state.aliens[number] = {depth, space, side};
    recount(state);
    return *this;
  }
  Table& pew(std::size_t depth, std::uint8_t space, std::uint8_t count = 1) {
    state.pews[depth - 1][space] = static_cast<std::uint8_t>(state.pews[depth - 1][space] + count);
    recount(state);
    state.tokens = static_cast<std::uint8_t>(state.tokens - count);
    return *this;
  }
  Table& missile(std::size_t depth, std::uint8_t space) {
    state.missiles[depth - 1] = static_cast<std::uint16_t>(state.missiles[depth - 1] | spaceBit(space));
    --state.tokens;
    return *this;
  }
  Table& mine(std::uint8_t depth, std::uint8_t space) {
    state.mineDepth = depth;
    state.mineSpace = space;
    return *this;
  }
  Table& heart(std::uint8_t depth, std::uint8_t space) {
    state.heartDepth = depth;
    state.heartSpace = space;
    return *this;
  }
  Table& score(std::uint8_t points, std::uint8_t deaths = 0) {
    state.points = points;
    state.deaths = deaths;
    return *this;
  }
  // Puts this card on this depth; it swaps places with the one that was there.
  Table& card(std::size_t depth, std::uint8_t number) {
    std::uint8_t& here = state.cards[depth - 1];
    for (std::uint8_t& other : state.cards)
      if (other == number) other = here;
    for (std::uint8_t& other : state.drawPile)
      if (other == number) other = here;
    here = number;
    return *this;
  }
  // The next card to be drawn.
  Table& next(std::uint8_t number) {
    std::uint8_t& top = state.drawPile.back();
    for (std::uint8_t& other : state.cards)
      if (other == number) other = top;
    for (std::uint8_t& other : state.drawPile)
      if (other == number) other = top;
    top = number;
    return *this;
  }

  // Plays a legal move from a valid position to a valid one, and keeps what happened.
  Table& play(Move move) {
    const Verdict before = valid(state);
    TEST_ASSERT_NULL_MESSAGE(before.why, before.why);
    happened.clear();
    TEST_ASSERT_TRUE_MESSAGE(apply(state, move, happened), "the move is legal");
    TEST_ASSERT_FALSE(happened.overflowed());
    const Verdict after = valid(state);
    TEST_ASSERT_NULL_MESSAGE(after.why, after.why);
    return *this;
  }
  bool legal(Move move) const {
    MoveList moves;
    legalMoves(state, moves);
    TEST_ASSERT_EQUAL(refusalOf(state, move) == Refusal::none, moves.contains(move));
    return moves.contains(move);
  }

  std::size_t count(EventKind kind) const {
    std::size_t found = 0;
    for (const Event& event : happened) found += event.kind == static_cast<std::uint8_t>(kind) ? 1u : 0u;
    return found;
  }
  // The n-th event of a kind. A test that asks for one that is not there fails.
  const Event& event(EventKind kind, std::size_t n = 0) const {
    static const Event none{};
    for (const Event& event : happened)
      if (event.kind == static_cast<std::uint8_t>(kind) && n-- == 0) return event;
    TEST_FAIL_MESSAGE("no such event");
    return none;
  }
  std::size_t indexOf(EventKind kind, std::size_t n = 0) const {
    return static_cast<std::size_t>(&event(kind, n) - happened.begin());
  }

  State state;
  EventBuffer<kMaxEventsAMove> happened;
};

// ---- what the printed aliens do ------------------------------------------------------------------------------------
inline const Diagram& diagram(std::size_t alien, std::uint8_t side) { return kAlienShip[alien].side[side - 1]; }
inline std::uint8_t first(std::size_t alien, std::uint8_t side) { return diagram(alien, side).space[0]; }
inline std::uint8_t second(std::size_t alien, std::uint8_t side) { return diagram(alien, side).space[1]; }
inline std::uint8_t nextSide(std::uint8_t side) { return static_cast<std::uint8_t>(side % kSides + 1); }

// A space that is none of these.
inline std::uint8_t elsewhere(std::initializer_list<std::uint8_t> not_these) {
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    bool named = false;
    for (const std::uint8_t other : not_these) named = named || other == space;
    if (!named) return space;
  }
  return kNowhere;
}

// A space that the alien neither moves to nor shoots at in the coming round, other than these.
inline std::uint8_t outOfItsWay(std::size_t alien, std::uint8_t side, std::initializer_list<std::uint8_t> nor = {}) {
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    bool named = false;
    for (const std::uint8_t s : {side, nextSide(side)})
      for (std::size_t i = 0; i < diagram(alien, s).spaces; ++i) named = named || diagram(alien, s).space[i] == space;
    for (const std::uint8_t other : nor) named = named || other == space;
    if (!named) return space;
  }
  return kNowhere;
}

// An alien on a side that keeps it where it stands, and that shoots elsewhere from there.
struct Sentry {
  std::size_t alien;
  std::uint8_t side;
  std::uint8_t at;    // where it stands and stays
  std::uint8_t shot;  // where its missile comes out
  std::uint8_t safe;  // a space that it leaves alone
};
inline Sentry aSentry() {
  for (std::size_t alien = 0; alien < kAliens; ++alien)
    for (std::uint8_t side = 1; side <= kSides; ++side)
      if (first(alien, side) != first(alien, nextSide(side)))
        return {alien, side, first(alien, side), first(alien, nextSide(side)), outOfItsWay(alien, side)};
  TEST_FAIL_MESSAGE("every alien shoots where it stands");
  return {};
}

inline void assertAlien(const State& state, std::size_t alien, std::uint8_t depth, std::uint8_t space,
                        std::uint8_t side) {
  TEST_ASSERT_EQUAL_UINT8(depth, state.aliens[alien].depth);
  TEST_ASSERT_EQUAL_UINT8(space, state.aliens[alien].space);
  TEST_ASSERT_EQUAL_UINT8(side, state.aliens[alien].side);
}

// An event's place and what met there.
inline void assertAt(const Event& event, std::uint8_t depth, std::uint8_t space) {
  TEST_ASSERT_EQUAL_UINT8(depth, event.a);
  TEST_ASSERT_EQUAL_UINT8(space, event.b);
}

// Every file of the suite runs its own tests.
void runComponentTests();
void runActionTests();
void runPhaseTests();
void runCollisionTests();
void runEndTests();
void runForesightTests();
void runJudgementTests();
void runWordTests();
void runBoundTests();

}  // namespace pew_pew_test
