// Sets a position of Stellar Siege card by card, plays it and compares, for the suites of its rules. Written from the
// rulebook alone: nothing here asks the rules how they do it. Planets have the numbers of the book here, 1 to 8.
#pragma once

#include <unity.h>

#include <cstring>
#include <initializer_list>

#include "rules/stellar_siege/state.h"
#include "support/played_position.h"

namespace stellar_siege_test {

using namespace armada;
using namespace armada::stellar_siege;

constexpr Seat kAntillians = 0;
constexpr Seat kMorkolytes = 1;

using Kinds = std::initializer_list<Kind>;
using Moves = std::initializer_list<Move>;

// A Planet's place in the tables by its number in the book, and moves that name one.
constexpr std::uint8_t at(unsigned number) { return static_cast<std::uint8_t>(number - 1); }
constexpr Move toPlanet(unsigned number) { return moveOf(Verb::planet, at(number)); }
constexpr Move activate(unsigned number) { return moveOf(Verb::activate, at(number)); }
constexpr Move deploy(Kind kind) { return moveOf(Verb::deploy, kind); }
constexpr Move card(Kind kind) { return moveOf(Verb::card, kind); }
constexpr Move kEndTurn = moveOf(Verb::endTurn);
constexpr Move kPass = moveOf(Verb::pass);
constexpr Move kStop = moveOf(Verb::stop);
constexpr Move kDecline = moveOf(Verb::decline);
constexpr Move kDeployRandom = moveOf(Verb::deployRandom);
constexpr Move kDeclareNot = moveOf(Verb::declare, 0);
constexpr Move kDeclare = moveOf(Verb::declare, 1);
constexpr Move kSmaller = moveOf(Verb::number, 0);
constexpr Move kGreater = moveOf(Verb::number, 1);
constexpr Move kMinus1 = moveOf(Verb::adjust, 0);
constexpr Move kUnchanged = moveOf(Verb::adjust, 1);
constexpr Move kPlus1 = moveOf(Verb::adjust, 2);
constexpr Move kDiscardAnyTime = moveOf(Verb::discardAnyTime);

// The Antillians began and are to deploy; all Planets lie on their a side. What a test does not name is filled in before
// the first move: a hand with four cards of what is left, a Draw Pile with the rest of the deck. If the Draw Pile was named,
// the rest of that deck lies in the Discard Pile.
class Siege : public armada_test::PlayedPosition<Siege, State, EventKind, kMaxEventsAMove> {
 public:
  Siege() {
    state = State{};
    state.rng = Rng::seeded(1);
    state.phase = Phase::deploy;
    state.planet = kNoPlanet;
    state.effect = Effect::none;
  }

  // ---- setting it up -----------------------------------------------------------------------------------------------
  Siege& hand(Seat seat, Kinds kinds) {
    handNamed_[seat] = true;
    for (const Kind kind : kinds) state.hand[seat].add(kind);
    return *this;
  }
  // The top is the last one.
  Siege& pile(Seat seat, Kinds kinds) {
    pileNamed_[seat] = true;
    for (const Kind kind : kinds) state.pile[seat].push(kind);
    return *this;
  }
  // Earliest first.
  Siege& force(Seat seat, unsigned planet, Kinds kinds) {
    for (const Kind kind : kinds) state.field.push(alien(seat, at(planet), kind));
    return *this;
  }
  // Turns the Planet of this effect to the side that has it.
  Siege& side(Effect effect) {
    const unsigned place = static_cast<unsigned>(effect) / 2;
    const unsigned bit = 1u << place;
    state.sides =
        static_cast<std::uint8_t>(static_cast<unsigned>(effect) % 2 != 0 ? state.sides | bit : state.sides & ~bit);
    return *this;
  }
  // Burden bits. With kMayAdjust for the active player the turn begins with the adjustment.
  Siege& burden(Seat seat, unsigned bits) {
    state.burden[seat] = static_cast<std::uint8_t>(state.burden[seat] | bits);
    return *this;
  }
  Siege& turnOf(Seat active, Seat first = kAntillians) {
    state.active = active;
    state.first = first;
    state.turns = active == first ? 0 : 1;
    return *this;
  }
  Siege& endsWith(EndRule rule) {
    state.endRule = rule;
    return *this;
  }
  Siege& seed(Seed number) {
    state.rng = Rng::seeded(number);
    return *this;
  }
  // Before the position, Clio brought this card from that seat to the other.
  Siege& gaveBefore(Seat from, Kind kind) {
    std::int8_t& net = state.given[indexOf(kind)];
    net = static_cast<std::int8_t>(net + (from == 0 ? 1 : -1));
    return *this;
  }

  // Fills in what was not named, and checks that it is a position. Playing and comparing do it by themselves.
  Siege& ready() {
    if (ready_) return *this;
    ready_ = true;
    for (Seat seat = 0; seat < kSeatCount; ++seat) fillIn(seat);
    const Seat active = state.active;
    if ((state.burden[active] & kMayAdjust) != 0) state.phase = Phase::adjust;
    if (state.hand[active].empty()) {
      TEST_ASSERT_TRUE_MESSAGE(state.pile[active].empty(), "an empty hand with a Draw Pile would have drawn four");
      state.phase = Phase::pass;
    }
    start_ = state;
    assertValid();
    return *this;
  }

  // ---- playing -----------------------------------------------------------------------------------------------------
  using PlayedPosition::play;
  Siege& play(Verb verb, unsigned what = 0) { return play(moveOf(verb, what)); }
  Siege& play(Verb verb, Kind kind) { return play(moveOf(verb, kind)); }
  // Ends the turn, without a Planet Effect if one is offered.
  Siege& endTurn() {
    if (legal(kDecline)) play(kDecline);
    return play(kEndTurn);
  }

  bool legal(Move move) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    TEST_ASSERT_LESS_OR_EQUAL_size_t(16, moves.size());  // House 16
    return moves.contains(move);
  }
  // Any move of this verb.
  bool offers(Verb verb) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    for (const Move move : moves)
      if (verbOf(move) == verb) return true;
    return false;
  }

  // ---- comparing ---------------------------------------------------------------------------------------------------
  // Exactly these moves, ascending.
  void expectMoves(Moves expected) {
    ready();
    MoveList moves;
    legalMoves(state, moves);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(expected.size(), moves.size(), "number of legal moves");
    std::size_t i = 0;
    for (const Move move : expected) TEST_ASSERT_EQUAL_HEX32(move, moves[i++]);
  }
  void expectPhase(Phase phase, Seat mover) {
    ready();
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(static_cast<std::uint8_t>(phase), static_cast<std::uint8_t>(state.phase), "phase");
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(mover, toMove(state), "seat to move");
  }
  void expectHand(Seat seat, Kinds kinds) {
    ready();
    expectCards(kinds, state.hand[seat], "hand: element is the kind");
  }
  void expectHandSize(Seat seat, std::size_t size) {
    ready();
    TEST_ASSERT_EQUAL_size_t_MESSAGE(size, state.hand[seat].total, "hand size");
  }
  // Bottom to top.
  void expectPile(Seat seat, Kinds kinds) {
    ready();
    TEST_ASSERT_EQUAL_size_t_MESSAGE(kinds.size(), state.pile[seat].size(), "Draw Pile size");
    std::size_t i = 0;
    for (const Kind kind : kinds) TEST_ASSERT_EQUAL_UINT8(indexOf(kind), indexOf(state.pile[seat][i++]));
  }
  void expectPileSize(Seat seat, std::size_t size) {
    ready();
    TEST_ASSERT_EQUAL_size_t_MESSAGE(size, state.pile[seat].size(), "Draw Pile size");
  }
  // What came into the Discard Pile since the position was set up.
  void expectDiscarded(Seat seat, Kinds kinds) {
    ready();
    Cards came = state.discards[seat];
    for (std::size_t i = 0; i <= kKinds; ++i)
      came.of[i] = static_cast<std::uint8_t>(came.of[i] - start_.discards[seat].of[i]);
    came.total = static_cast<std::uint8_t>(came.total - start_.discards[seat].total);
    expectCards(kinds, came, "discarded: element is the kind");
  }
  // Earliest first.
  void expectForce(Seat seat, unsigned planet, Kinds kinds) {
    ready();
    auto expected = kinds.begin();
    std::size_t count = 0;
    for (const Alien& each : state.field) {
      if (each.seat() != seat || each.planet() != at(planet)) continue;
      if (expected != kinds.end())
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(indexOf(*expected++), indexOf(each.kind()), "kind of an Alien in the force");
      ++count;
    }
    TEST_ASSERT_EQUAL_size_t_MESSAGE(kinds.size(), count, "Siege Force Value");
    TEST_ASSERT_EQUAL_UINT8(count, forceValue(state, seat, at(planet)));
  }
  // Hands, piles, discards and forces are as they were set up.
  void expectNothingMoved() {
    ready();
    TEST_ASSERT_EQUAL_MEMORY(start_.pile, state.pile, sizeof state.pile);
    TEST_ASSERT_EQUAL_MEMORY(start_.hand, state.hand, sizeof state.hand);
    TEST_ASSERT_EQUAL_MEMORY(start_.discards, state.discards, sizeof state.discards);
    TEST_ASSERT_EQUAL_MEMORY(&start_.field, &state.field, sizeof state.field);
  }

  bool sealed() const { return happened.sealed(); }

 private:
  static void expectCards(Kinds kinds, const Cards& cards, const char* what) {
    Cards expected{};
    for (const Kind kind : kinds) expected.add(kind);
    TEST_ASSERT_EQUAL_UINT8_ARRAY_MESSAGE(expected.of, cards.of, kKinds + 1, what);
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(expected.total, cards.total, what);
  }

  // Cards of the kind that belong to the seat and have no place yet.
  int leftOf(Seat seat, Kind kind) const {
    const int net = state.given[indexOf(kind)];
    int left = cardOf(kind).copies + (seat == 0 ? -net : net) - state.hand[seat].count(kind) -
               state.discards[seat].count(kind);
    for (const Kind each : state.pile[seat]) left -= each == kind ? 1 : 0;
    for (const Alien& each : state.field) left -= each.seat() == seat && each.kind() == kind ? 1 : 0;
    TEST_ASSERT_TRUE_MESSAGE(left >= 0, "the position names a card more often than it exists");
    return left;
  }

  void fillIn(Seat seat) {
    for (unsigned k = 1; k <= kKinds && !handNamed_[seat] && state.hand[seat].total < kFirstHand; ++k)
      if (leftOf(seat, static_cast<Kind>(k)) > 0) state.hand[seat].add(static_cast<Kind>(k));
    for (unsigned k = 1; k <= kKinds; ++k) {
      const Kind kind = static_cast<Kind>(k);
      for (int left = leftOf(seat, kind); left > 0; --left) {
        if (pileNamed_[seat])
          state.discards[seat].add(kind);
        else
          state.pile[seat].push(kind);
      }
    }
  }

  State start_;
  bool handNamed_[kSeatCount] = {};
  bool pileNamed_[kSeatCount] = {};
  bool ready_ = false;
};

}  // namespace stellar_siege_test
