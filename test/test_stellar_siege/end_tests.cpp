// When the game ends and who has won: House 1 and 2, decision i; the second player always has the last turn.
#include "siege_tests.h"

namespace stellar_siege_test {

namespace {

void expectOver(Siege& table, Seat winner) {
  table.expectPhase(Phase::over, kNobody);
  table.expectMoves({});
  TEST_ASSERT_TRUE(status(table.state).outcome == Outcome::won);
  TEST_ASSERT_EQUAL_UINT8(winner, status(table.state).winner);
  TEST_ASSERT_EQUAL_UINT8(winner, table.event(EventKind::ended).a);
}

void expectMargin(const Siege& table, unsigned antillians, unsigned morkolytes, Margin margin) {
  const Event& ended = table.event(EventKind::ended);
  TEST_ASSERT_EQUAL_UINT8(antillians, ended.b);
  TEST_ASSERT_EQUAL_UINT8(morkolytes, ended.c);
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(margin), ended.d);
  TEST_ASSERT_EQUAL_INT16(antillians, status(table.state).score[kAntillians]);
  TEST_ASSERT_EQUAL_INT16(morkolytes, status(table.state).score[kMorkolytes]);
}

// The last turn of a game: the first player is out, the second deploys one of two cards to Planet 2.
void playLastTurn(Siege& table, Seat first = kAntillians) {
  const Seat second = otherSeat(first);
  table.turnOf(second, first).hand(first, {}).pile(first, {}).hand(second, {Kind::anyTime, Kind::drawFew});
  table.play(deploy(Kind::anyTime)).endTurn();
}

}  // namespace

// ---- either out -----------------------------------------------------------------------------------------------------
void test_with_the_first_player_out_the_second_has_the_last_turn_and_then_it_ends() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime}).pile(kAntillians, {}).hand(kMorkolytes, {Kind::anyTime, Kind::drawFew});
  table.play(deploy(Kind::anyTime)).endTurn();
  table.expectPhase(Phase::deploy, kMorkolytes);
  TEST_ASSERT_TRUE(status(table.state).outcome == Outcome::playing);
  table.play(deploy(Kind::anyTime)).endTurn();
  table.expectPhase(Phase::over, kNobody);
}

void test_with_the_second_player_out_it_ends_with_their_turn() {
  Siege table;
  table.turnOf(kMorkolytes).hand(kMorkolytes, {Kind::anyTime}).pile(kMorkolytes, {});
  table.hand(kAntillians, {Kind::drawFew, Kind::drawMany}).play(deploy(Kind::anyTime)).endTurn();
  table.expectPhase(Phase::over, kNobody);
}

void test_if_the_morkolytes_began_the_antillians_have_the_last_turn() {
  Siege table;
  table.turnOf(kMorkolytes, kMorkolytes).hand(kMorkolytes, {Kind::anyTime}).pile(kMorkolytes, {});
  table.hand(kAntillians, {Kind::anyTime, Kind::drawMany}).play(deploy(Kind::anyTime)).endTurn();
  table.expectPhase(Phase::deploy, kAntillians);
  table.play(deploy(Kind::anyTime)).endTurn();
  table.expectPhase(Phase::over, kNobody);
}

void test_a_second_player_who_is_out_passes_and_then_it_ends() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::drawFew})
      .hand(kMorkolytes, {Kind::drawFew})
      .pile(kMorkolytes, {});
  table.play({deploy(Kind::enemyDiscards), kSmaller}).endTurn();
  table.expectPhase(Phase::pass, kMorkolytes);
  table.play(kPass).expectPhase(Phase::over, kNobody);
}

void test_an_empty_hand_with_a_draw_pile_is_not_out() {
  Siege table;
  table.turnOf(kMorkolytes).hand(kMorkolytes, {Kind::anyTime, Kind::adjacent}).pile(kMorkolytes, {Kind::drawFew});
  table.play(deploy(Kind::adjacent));
  if (table.legal(kDecline)) table.play(kDecline);
  table.play(kDiscardAnyTime).expectHandSize(kMorkolytes, 0);
  table.play(kEndTurn).expectPhase(Phase::deploy, kAntillians);
}

void test_an_empty_draw_pile_with_a_hand_is_not_out() {
  Siege table;
  table.turnOf(kMorkolytes).hand(kMorkolytes, {Kind::anyTime, Kind::adjacent}).pile(kMorkolytes, {});
  table.hand(kAntillians, {Kind::drawFew}).pile(kAntillians, {}).play(deploy(Kind::adjacent)).endTurn();
  table.expectPhase(Phase::deploy, kAntillians);
}

void test_clio_may_bring_the_first_player_back() {
  Siege table;
  table.turnOf(kMorkolytes).side(Effect::clio).hand(kAntillians, {}).pile(kAntillians, {});
  table.hand(kMorkolytes, {Kind::anyPlanet, Kind::drawFew, Kind::adjacent});
  table.play({deploy(Kind::anyPlanet), activate(6), card(Kind::adjacent), kStop, kEndTurn});
  table.expectPhase(Phase::deploy, kAntillians);
  table.expectHand(kAntillians, {Kind::adjacent});
}

// ---- both out -------------------------------------------------------------------------------------------------------
void test_with_both_out_the_first_player_passes_until_the_second_is_out_too() {
  Siege table;
  table.endsWith(EndRule::bothOut).hand(kAntillians, {Kind::anyTime}).pile(kAntillians, {});
  table.hand(kMorkolytes, {Kind::anyTime, Kind::anyTime}).pile(kMorkolytes, {});
  table.play(deploy(Kind::anyTime)).endTurn().play(deploy(Kind::anyTime)).endTurn();
  table.expectPhase(Phase::pass, kAntillians);
  table.play(kPass).play(deploy(Kind::anyTime)).endTurn();
  table.expectPhase(Phase::over, kNobody);
}

void test_with_both_out_the_second_player_passes_and_the_last_pass_ends_it() {
  Siege table;
  table.endsWith(EndRule::bothOut).turnOf(kMorkolytes).hand(kMorkolytes, {Kind::anyTime}).pile(kMorkolytes, {});
  table.hand(kAntillians, {Kind::anyTime, Kind::anyTime}).pile(kAntillians, {});
  table.play(deploy(Kind::anyTime)).endTurn();
  table.play(deploy(Kind::anyTime)).endTurn().expectPhase(Phase::pass, kMorkolytes);
  table.play(kPass).play(deploy(Kind::anyTime)).endTurn().expectPhase(Phase::pass, kMorkolytes);
  table.play(kPass).expectPhase(Phase::over, kNobody);
}

// ---- scoring --------------------------------------------------------------------------------------------------------
void test_the_most_planets_win_even_against_more_aliens() {
  Siege table;
  table.force(kAntillians, 1, {Kind::drawFew})
      .force(kAntillians, 3, {Kind::drawFew})
      .force(kAntillians, 5, {Kind::drawFew});
  table.force(kMorkolytes, 4, {Kind::drawMany, Kind::drawMany, Kind::drawMany, Kind::discardFew, Kind::discardFew});
  playLastTurn(table);
  expectOver(table, kAntillians);
  expectMargin(table, 3, 2, Margin::planets);
}

void test_more_aliens_than_the_enemy_conquer_a_planet_and_equal_numbers_nobody() {
  Siege table;
  table.force(kAntillians, 1, {Kind::drawFew, Kind::drawFew}).force(kMorkolytes, 1, {Kind::drawFew});
  table.force(kAntillians, 7, {Kind::drawMany}).force(kMorkolytes, 7, {Kind::drawMany});
  table.force(kMorkolytes, 8, {Kind::discardFew}).ready();
  TEST_ASSERT_EQUAL_UINT8(kAntillians, conqueror(table.state, at(1)));
  TEST_ASSERT_EQUAL_UINT8(kNobody, conqueror(table.state, at(7)));
  TEST_ASSERT_EQUAL_UINT8(kMorkolytes, conqueror(table.state, at(8)));
  TEST_ASSERT_EQUAL_UINT8(kNobody, conqueror(table.state, at(2)));
  TEST_ASSERT_EQUAL_INT16(1, status(table.state).score[kAntillians]);
  TEST_ASSERT_EQUAL_INT16(1, status(table.state).score[kMorkolytes]);
}

void test_an_even_planet_scores_for_nobody_at_the_end() {
  Siege table;
  table.force(kAntillians, 1, {Kind::drawFew}).force(kMorkolytes, 1, {Kind::drawFew});
  table.force(kAntillians, 4, {Kind::drawFew, Kind::drawMany}).force(kMorkolytes, 4, {Kind::drawMany, Kind::drawMany});
  playLastTurn(table);
  expectOver(table, kMorkolytes);
  expectMargin(table, 0, 1, Margin::planets);
}

void test_as_many_planets_are_decided_by_the_aliens_of_the_whole_field() {
  Siege own;
  own.force(kAntillians, 1, {Kind::drawFew, Kind::drawFew});
  playLastTurn(own);
  expectOver(own, kAntillians);
  expectMargin(own, 1, 1, Margin::aliens);
  Siege whole;  // without the two at Planet 1, which the Enemy conquered, the Morkolytes would have fewer
  whole.force(kAntillians, 1, {Kind::drawFew, Kind::drawFew, Kind::drawMany});
  whole.force(kMorkolytes, 1, {Kind::drawMany, Kind::drawMany}).force(kMorkolytes, 2, {Kind::discardFew});
  playLastTurn(whole);
  expectOver(whole, kMorkolytes);
  expectMargin(whole, 1, 1, Margin::aliens);
}

void test_with_everything_equal_the_game_is_drawn_whoever_began() {
  for (const Seat first : {kAntillians, kMorkolytes}) {
    Siege table;
    table.force(first, 1, {Kind::drawMany});
    playLastTurn(table, first);
    table.expectPhase(Phase::over, kNobody);
    TEST_ASSERT_TRUE(status(table.state).outcome == Outcome::drawn);
    TEST_ASSERT_EQUAL_UINT8(kNobody, status(table.state).winner);
    TEST_ASSERT_EQUAL_UINT8(kNobody, table.event(EventKind::ended).a);
    expectMargin(table, 1, 1, Margin::none);
    Text<96> words;
    narrate(table.state, table.event(EventKind::ended), kNobody, words);
    TEST_ASSERT_EQUAL_STRING("A draw: 1 planet each, and as many Aliens.", words.c_str());
  }
}

void test_cards_left_count_for_nothing() {
  Siege table;  // the Morkolytes keep a card in hand and a whole Draw Pile
  table.force(kAntillians, 1, {Kind::drawMany});
  playLastTurn(table);
  TEST_ASSERT_TRUE(table.state.pile[kMorkolytes].size() > 20);
  TEST_ASSERT_TRUE(status(table.state).outcome == Outcome::drawn);
}

void test_nothing_is_legal_after_the_end() {
  Siege table;
  playLastTurn(table);
  for (unsigned move = 0; move < 0x400; ++move) table.expectRefused(static_cast<Move>(move));
}

void runEndTests() {
  RUN_TEST(test_with_the_first_player_out_the_second_has_the_last_turn_and_then_it_ends);
  RUN_TEST(test_with_the_second_player_out_it_ends_with_their_turn);
  RUN_TEST(test_if_the_morkolytes_began_the_antillians_have_the_last_turn);
  RUN_TEST(test_a_second_player_who_is_out_passes_and_then_it_ends);
  RUN_TEST(test_an_empty_hand_with_a_draw_pile_is_not_out);
  RUN_TEST(test_an_empty_draw_pile_with_a_hand_is_not_out);
  RUN_TEST(test_clio_may_bring_the_first_player_back);
  RUN_TEST(test_with_both_out_the_first_player_passes_until_the_second_is_out_too);
  RUN_TEST(test_with_both_out_the_second_player_passes_and_the_last_pass_ends_it);
  RUN_TEST(test_the_most_planets_win_even_against_more_aliens);
  RUN_TEST(test_more_aliens_than_the_enemy_conquer_a_planet_and_equal_numbers_nobody);
  RUN_TEST(test_an_even_planet_scores_for_nobody_at_the_end);
  RUN_TEST(test_as_many_planets_are_decided_by_the_aliens_of_the_whole_field);
  RUN_TEST(test_with_everything_equal_the_game_is_drawn_whoever_began);
  RUN_TEST(test_cards_left_count_for_nothing);
  RUN_TEST(test_nothing_is_legal_after_the_end);
}

}  // namespace stellar_siege_test
