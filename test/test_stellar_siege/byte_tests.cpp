// A position as bytes, and what is refused: every card exactly once, every number in its range.
#include "siege_tests.h"
#include "support/position_bytes.h"

namespace stellar_siege_test {

namespace {

// A position with something in every place, Clio's gifts included.
void setRich(Siege& table) {
  table.side(Effect::clio).side(Effect::nyx).gaveBefore(kAntillians, Kind::anyPlanet);
  table.burden(kAntillians, kMayAdjust | kValueUp);
  table.hand(kAntillians, {Kind::drawFew, Kind::anyTime, Kind::adjacent});
  table.pile(kAntillians, {Kind::drawMany, Kind::drawFew}).pile(kMorkolytes, {Kind::anyTime, Kind::discardFew});
  table.force(kAntillians, 3, {Kind::drawFew, Kind::enemyDiscards}).force(kMorkolytes, 3, {Kind::anyPlanet}).ready();
}

void expectRefusal(const State& wrong) { armada_test::assertRefused(kStellarSiege, &wrong); }
void expectNotValid(const State& wrong) { armada_test::assertNotValid(kStellarSiege, &wrong); }

}  // namespace

void test_a_position_comes_back_from_its_bytes() {
  Siege table;
  setRich(table);
  armada_test::assertComesBackFromItsBytes(kStellarSiege, &table.state);
}

void test_bytes_that_are_cut_or_too_long_are_refused() {
  Siege table;
  setRich(table);
  armada_test::assertCutAndLongerBytesAreRefused(kStellarSiege, &table.state);
}

void test_a_changed_byte_is_refused_or_is_another_position_with_just_these_bytes() {
  Siege table;
  setRich(table);
  armada_test::assertChangedBytesAreRefusedOrKept(kStellarSiege, &table.state, 1);
}

void test_a_card_too_few_too_many_or_of_no_kind_is_refused() {
  Siege table;
  setRich(table);
  const State good = table.state;
  State wrong = good;
  wrong.pile[0].pop();
  expectRefusal(wrong);
  wrong = good;
  wrong.pile[0].push(Kind::drawFew);
  expectRefusal(wrong);
  wrong = good;
  wrong.pile[0][0] = Kind::discardFew;
  expectRefusal(wrong);
  wrong = good;
  wrong.pile[0][0] = Kind::unknown;
  expectRefusal(wrong);
  wrong = good;
  wrong.pile[0][0] = static_cast<Kind>(13);
  expectRefusal(wrong);
  wrong = good;
  wrong.hand[0].take(Kind::drawFew);
  wrong.hand[0].add(Kind::drawMany);
  expectRefusal(wrong);
  wrong = good;
  wrong.hand[0].add(Kind::unknown);
  expectNotValid(wrong);
  wrong = good;
  wrong.discards[1].add(Kind::unknown);
  expectNotValid(wrong);
  wrong = good;
  wrong.discards[1].add(Kind::drawMany);
  expectRefusal(wrong);
  wrong = good;
  wrong.field[0] = alien(kMorkolytes, at(3), Kind::drawFew);  // the Enemy has it, but was not given it
  expectNotValid(wrong);
  wrong = good;
  wrong.field[0] = alien(kAntillians, at(3), Kind::unknown);
  expectRefusal(wrong);
  wrong = good;
  wrong.given[indexOf(Kind::anyPlanet)] = 0;
  expectNotValid(wrong);
}

void test_a_card_that_the_viewer_does_not_know_is_no_position() {
  Siege table;
  setRich(table);
  for (const Seat viewer : {kAntillians, kMorkolytes, kNobody}) {
    State seen = observe(table.state, viewer);
    seen.rng = table.state.rng;
    expectNotValid(seen);
  }
  State blank = table.state;
  blank.rng = Rng{};
  expectRefusal(blank);
}

void test_numbers_out_of_their_range_are_refused() {
  Siege table;
  setRich(table);
  const State good = table.state;
  State wrong = good;
  wrong.phase = static_cast<Phase>(static_cast<unsigned>(Phase::over) + 1);
  expectRefusal(wrong);
  wrong = good;
  wrong.endRule = static_cast<EndRule>(2);
  expectRefusal(wrong);
  wrong = good;
  wrong.first = 2;
  expectRefusal(wrong);
  wrong = good;
  wrong.active = 2;
  expectRefusal(wrong);
  wrong = good;
  wrong.burden[0] = 128;
  expectRefusal(wrong);
  wrong = good;
  wrong.turn = 16;
  expectRefusal(wrong);
  wrong = good;
  wrong.adjustment = 2;
  expectRefusal(wrong);
  wrong = good;
  wrong.planet = kPlanets;
  expectRefusal(wrong);
  wrong = good;
  wrong.effect = static_cast<Effect>(17);
  expectRefusal(wrong);
  wrong = good;
  wrong.filler = 1;
  expectNotValid(wrong);
  wrong = good;
  ++wrong.hand[0].total;
  expectNotValid(wrong);
  wrong = good;
  wrong.pile[0].items[40] = Kind::drawFew;
  expectNotValid(wrong);
}

void test_numbers_that_do_not_fit_each_other_are_refused() {
  Siege table;
  setRich(table);
  const State good = table.state;
  State wrong = good;
  wrong.active = kMorkolytes;  // after no turn
  expectRefusal(wrong);
  wrong = good;
  wrong.burden[0] = static_cast<std::uint8_t>(wrong.burden[0] | kValueDown);  // up and down at once
  expectRefusal(wrong);
  wrong = good;
  wrong.burden[0] = 0;  // nothing to adjust
  expectRefusal(wrong);
  wrong = good;
  wrong.phase = Phase::over;  // with cards in all hands
  expectRefusal(wrong);
  wrong = good;
  wrong.phase = Phase::pass;  // with a card in hand
  expectRefusal(wrong);
  wrong = good;
  wrong.owed[1] = 1;  // nothing was chosen
  expectRefusal(wrong);
  wrong = good;
  wrong.phase = Phase::number;  // of no card
  expectRefusal(wrong);
}

void test_what_a_discard_owes_fits_the_hand() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent});
  table.hand(kMorkolytes, {Kind::drawFew, Kind::drawMany, Kind::anyTime}).play({deploy(Kind::enemyDiscards), kGreater});
  State wrong = table.state;
  wrong.owed[1] = 4;
  expectRefusal(wrong);
  wrong = table.state;
  wrong.owed[1] = 0;
  expectRefusal(wrong);
}

void test_a_choice_of_two_neighbours_needs_two_neighbours() {
  for (const unsigned end : {1u, 8u}) {
    Siege table;
    table.force(kAntillians, end, {Kind::adjacent}).force(kAntillians, 7, {Kind::drawFew});
    table.force(kAntillians, 1, {Kind::drawFew}).force(kAntillians, 3, {Kind::drawFew});
    table.hand(kAntillians, {Kind::anyTime, Kind::adjacent}).play(deploy(Kind::adjacent));
    table.expectPhase(Phase::adjacent, kAntillians);
    State wrong = table.state;
    wrong.planet = static_cast<std::uint8_t>(end - 1);  // a Planet at the end of the row has one
    expectRefusal(wrong);
  }
}

// As many turns as the position allows, and not two more; whose turn it is follows from them.
void setMostTurns(State& state) {
  while (state.turns < 0xFE && static_cast<bool>(valid(state)))
    state.turns = static_cast<std::uint8_t>(state.turns + 2);
  expectRefusal(state);
  state.turns = static_cast<std::uint8_t>(state.turns - 2);
}

void playToTheEnd(State state, Seed seed) {
  Rng rng = Rng::seeded(seed);
  MoveList moves;
  Events unheard;
  for (legalMoves(state, moves); !moves.empty(); legalMoves(state, moves)) {
    TEST_ASSERT_TRUE(apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], unheard));
    TEST_ASSERT_NULL(valid(state).why);
  }
}

void test_more_turns_than_can_be_counted_to_the_end_are_refused() {
  for (const EndRule rule : {EndRule::eitherOut, EndRule::bothOut}) {
    Siege first, second, alone, other;
    first.endsWith(rule).hand(kAntillians, {Kind::drawMany, Kind::anyTime}).hand(kMorkolytes, {Kind::anyTime}).ready();
    setMostTurns(first.state);
    TEST_ASSERT_EQUAL_UINT8(0xFF - 2 * kMostAliens - 3, first.state.turns);  // an even number
    second.turnOf(kMorkolytes).endsWith(rule).hand(kAntillians, {Kind::drawFew}).hand(kMorkolytes, {Kind::drawFew});
    setMostTurns(second.ready().state);
    TEST_ASSERT_EQUAL_UINT8(0xFF - 2 * kMostAliens - 4, second.state.turns);
    // The first player has passed, or the second is going to.
    alone.turnOf(kMorkolytes).endsWith(rule).pile(kAntillians, {}).pile(kMorkolytes, {});
    alone.hand(kAntillians, {}).hand(kMorkolytes, {Kind::anyTime});
    setMostTurns(alone.ready().state);
    TEST_ASSERT_EQUAL_UINT8(0xFF - 2 - 2, alone.state.turns);
    other.turnOf(kMorkolytes).endsWith(rule).pile(kAntillians, {}).pile(kMorkolytes, {});
    other.hand(kAntillians, {Kind::anyTime}).hand(kMorkolytes, {});
    setMostTurns(other.ready().state);
    TEST_ASSERT_EQUAL_UINT8(0xFF - 2 - 4, other.state.turns);
    for (const Siege* each : {&first, &second, &alone, &other})
      for (Seed seed = 0; seed < 4; ++seed) playToTheEnd(each->state, seed);
  }
}

void test_turns_of_a_deployment_that_is_done_leave_room_for_the_rest() {
  Siege table;
  table.endsWith(EndRule::bothOut).pile(kAntillians, {}).pile(kMorkolytes, {});
  table.hand(kAntillians, {Kind::anyTime, Kind::anywhere}).hand(kMorkolytes, {}).play(deploy(Kind::anyTime));
  setMostTurns(table.state);
  TEST_ASSERT_EQUAL_UINT8(0xFF - 2 - 5, table.state.turns);
  playToTheEnd(table.state, 1);
}

void runByteTests() {
  RUN_TEST(test_more_turns_than_can_be_counted_to_the_end_are_refused);
  RUN_TEST(test_turns_of_a_deployment_that_is_done_leave_room_for_the_rest);
  RUN_TEST(test_a_position_comes_back_from_its_bytes);
  RUN_TEST(test_bytes_that_are_cut_or_too_long_are_refused);
  RUN_TEST(test_a_changed_byte_is_refused_or_is_another_position_with_just_these_bytes);
  RUN_TEST(test_a_card_too_few_too_many_or_of_no_kind_is_refused);
  RUN_TEST(test_a_card_that_the_viewer_does_not_know_is_no_position);
  RUN_TEST(test_numbers_out_of_their_range_are_refused);
  RUN_TEST(test_numbers_that_do_not_fit_each_other_are_refused);
  RUN_TEST(test_what_a_discard_owes_fits_the_hand);
  RUN_TEST(test_a_choice_of_two_neighbours_needs_two_neighbours);
}

}  // namespace stellar_siege_test
