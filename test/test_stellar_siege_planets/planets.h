// What the tests of Stellar Siege's Planets share: the book's list of Soldiers and sides, and positions that stand before
// a deployment to a Planet or before step 4 there. The own seat is the Antillians', who began.
#pragma once

#include "rules/stellar_siege/state.h"  // PlatformIO finds the rooms that a suite needs by its own includes
#include "support/stellar_siege_positions.h"

namespace stellar_siege_test {

constexpr Seat kOwn = kAntillians;
constexpr Seat kEnemy = kMorkolytes;

// Book: Card List.
struct Soldier {
  Kind kind;
  bool draws;
  bool atEnemy;
  int number[2];
};
constexpr Soldier kSoldiers[kSoldierKinds] = {
    {Kind::drawFew, true, false, {1, 2}},       {Kind::drawMany, true, false, {3, 4}},
    {Kind::discardFew, false, false, {1, 2}},   {Kind::discardMany, false, false, {2, 3}},
    {Kind::enemyDrawsFew, true, true, {1, 2}},  {Kind::enemyDrawsMany, true, true, {2, 3}},
    {Kind::enemyDiscards, false, true, {1, 2}},
};
constexpr Kind kOfficers[] = {Kind::anyTime, Kind::adjacent, Kind::anywhere, Kind::anyPlanet, Kind::additional};

// The sides that are activated in step 4, and those that are declared before (House 7).
constexpr Effect kStepFour[] = {
    Effect::siptou,  Effect::valtinia,   Effect::cordontion, Effect::zahwilta, Effect::emalto,
    Effect::iontian, Effect::plomeena,   Effect::hyperion,   Effect::clio,     Effect::artemis,
    Effect::nyx,     Effect::pandemonia, Effect::aether,
};
constexpr Effect kDeclaredSides[] = {Effect::ambyria, Effect::taltuva, Effect::aspal};

// By its number in the book.
constexpr unsigned planetOf(Effect effect) { return static_cast<unsigned>(effect) / 2 + 1; }

inline Phase phaseOf(const Siege& s) { return s.state.phase; }

// Adds Soldiers to a hand, of kinds that neither draw for their owner nor take from the Enemy.
inline Siege& fillers(Siege& s, Seat seat, unsigned count) {
  constexpr Kind kinds[] = {Kind::enemyDrawsMany, Kind::enemyDrawsFew, Kind::discardMany, Kind::discardFew};
  for (const Kind kind : kinds) {
    unsigned used = s.state.hand[seat].count(kind);
    for (const Alien& each : s.state.field) used += each.seat() == seat && each.kind() == kind ? 1u : 0u;
    for (; used < 3 && count > 0; ++used, --count) s.hand(seat, {kind});
  }
  TEST_ASSERT_EQUAL_UINT_MESSAGE(0, count, "fillers are used up");
  return s.hand(seat, {});
}

// This Alien in a hand whose size is the Planet's number.
inline Siege& toDeploy(Siege& s, Kind kind, unsigned planet, Seat seat = kOwn) {
  return fillers(s.hand(seat, {kind}), seat, planet - 1);
}

// The same with a card more and an Emalto that takes 1 off, so that what follows does not empty the hand. All else is set
// before.
inline Siege& toDeployWithMore(Siege& s, Kind kind, unsigned planet) {
  return fillers(s.hand(kOwn, {kind}).burden(kOwn, kMayAdjust), kOwn, planet).play(kMinus1);
}

// An Officer without an effect of its own was deployed to this side's Planet: step 4. For Nyx an Enemy's Alien is there.
inline Siege& stepFour(Siege& s, Effect side) {
  if (side == Effect::nyx) s.force(kEnemy, 7, {Kind::drawFew});
  return toDeploy(s.side(side), Kind::anyTime, planetOf(side)).play(deploy(Kind::anyTime));
}

inline Move firstMove(Siege& s) {
  MoveList moves;
  s.ready();
  legalMoves(s.state, moves);
  TEST_ASSERT_FALSE(moves.empty());
  return moves[0];
}

// Plays on with the first of the moves, without Planet Effects, until step 5 is done.
inline Siege& playToEndOfTurn(Siege& s) {
  while (phaseOf(s) != Phase::end && phaseOf(s) != Phase::pass) s.play(firstMove(s));
  return s;
}
inline Siege& playTurn(Siege& s) { return playToEndOfTurn(s).play(firstMove(s)); }

// Half the width of the interval that a count of n tries with chance part/whole leaves once in a million times or less.
inline int fiveSigma(int n, int part, int whole) {
  const int variance = n * part * (whole - part) / (whole * whole);
  int width = 1;
  while (width * width < 25 * variance) ++width;
  return width;
}

void runBurdenTests();
void runCordontionTests();
void runDeclaredTests();
void runPlomeenaTests();
void runFieldTests();
void runHandTests();
void runOfficerTests();

}  // namespace stellar_siege_test
