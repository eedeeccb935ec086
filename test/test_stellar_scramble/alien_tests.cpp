// End of Round: the Progress Track advances, Aliens Move!, Aliens Fire!: Book.
#include "scramble_tests.h"

namespace stellar_scramble_test {

namespace {

// The last pilot cools down, and the round ends.
Scramble& endOfRound(Scramble& table) { return table.lastTurn().play(kCooldown); }

Scramble& awayFromFire(Scramble& table) { return table.ship(kComet, 0).ship(kEmber, 7).ship(kNova, 6); }

AlienEvent eventAt(const Scramble& table, unsigned slot) { return table.state.event[slot - 1]; }

}  // namespace

// ---- the track ------------------------------------------------------------------------------------------------------
void test_all_cards_slide_to_the_right_gaps_too_and_a_new_one_comes_on_the_left() {
  Scramble table;
  endOfRound(table.track(1, 6).track(2, 7).track(4, 8));
  TEST_ASSERT_NOT_EQUAL(kNoCard, table.state.track[0]);
  TEST_ASSERT_EQUAL_UINT8(6, table.state.track[1]);
  TEST_ASSERT_EQUAL_UINT8(7, table.state.track[2]);
  TEST_ASSERT_EQUAL_UINT8(kNoCard, table.state.track[3]);
  TEST_ASSERT_EQUAL_UINT8(8, table.state.track[4]);
}

void test_the_card_that_leaves_the_track_goes_to_the_discard_pile() {
  Scramble table;
  endOfRound(table.track(7, 9));
  TEST_ASSERT_TRUE(hasBit(table.state.gone, 9));
}

void test_one_upgrade_card_comes_from_the_main_deck_each_round() {
  Scramble table;
  endOfRound(table);
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::cardRevealed));
  TEST_ASSERT_EQUAL_UINT8(1, levelOfCard(table.state.track[0]));
  TEST_ASSERT_EQUAL_UINT8(3, mainCardsLeft(table.state, 1));
  TEST_ASSERT_EQUAL_UINT8(8, mainCardsLeft(table.state, 2));
}

void test_the_main_deck_ends_with_an_aliens_move_below_each_level() {
  Scramble table;  // four rounds have ended; nothing of level 1 is left but the Aliens Move! below
  table.rounds(4).alienEvent(2, AlienEvent::fire1).alienEvent(3, AlienEvent::move1);
  endOfRound(table);
  TEST_ASSERT_EQUAL_UINT8(indexOf(AlienEvent::move1), table.event(EventKind::eventRevealed).b);
  TEST_ASSERT_EQUAL_UINT8(2, levelOfCard(table.state.track[0]));  // drawn on
  TEST_ASSERT_EQUAL_UINT8(0, table.state.deckEvents[0]);
}

void test_events_and_cards_of_a_level_come_in_random_order() {
  int events = 0;
  for (Seed seed = 0; seed < 200; ++seed) {
    Scramble table;
    endOfRound(table.seed(seed));
    events += table.count(EventKind::eventRevealed) > 0 ? 1 : 0;
  }
  TEST_ASSERT_INT_WITHIN(35, 67, events);  // 2 of the 6 cards on top are Events
}

void test_an_event_goes_under_the_slot_with_the_alien_aggression_token() {
  const unsigned slot[] = {1, 4, 5};
  for (unsigned players = 2; players <= 4; ++players) {
    Scramble table(players);
    table.rounds(4).alienEvent(7, AlienEvent::fire1);
    table.state.deckEvents[0] = kMoveBelow;  // and the other Aliens Move! was resolved
    endOfRound(table);
    TEST_ASSERT_EQUAL_UINT8(indexOf(AlienEvent::move1), indexOf(eventAt(table, slot[players - 2])));
  }
}

void test_a_taken_slot_sends_an_event_to_the_first_free_one_on_the_left() {
  Scramble table;
  table.rounds(4).alienEvent(3, AlienEvent::fire1).alienEvent(2, AlienEvent::move1);  // they slide to 4 and 3
  endOfRound(table);
  TEST_ASSERT_EQUAL_UINT8(indexOf(AlienEvent::fire1), indexOf(eventAt(table, 4)));
  TEST_ASSERT_EQUAL_UINT8(indexOf(AlienEvent::move1), indexOf(eventAt(table, 3)));
  TEST_ASSERT_EQUAL_UINT8(indexOf(AlienEvent::move1), indexOf(eventAt(table, 2)));
}

void test_without_a_free_slot_on_the_left_an_event_goes_to_the_right() {
  Scramble table(2);  // the token is at slot 1; fire, move and the move below all come before a card of level 2
  endOfRound(table.rounds(4));
  TEST_ASSERT_TRUE(table.count(EventKind::eventRevealed) >= 3);
  for (unsigned slot = 1; slot <= 3; ++slot) {
    TEST_ASSERT_EQUAL_UINT8(slot - 1, table.event(EventKind::eventRevealed, slot - 1).c);
    TEST_ASSERT_NOT_EQUAL(indexOf(AlienEvent::none), indexOf(eventAt(table, slot)));
  }
}

void test_an_event_moves_along_with_the_track() {
  Scramble table;
  endOfRound(table.alienEvent(5, AlienEvent::fire1).track(5, 6));
  TEST_ASSERT_EQUAL_UINT8(indexOf(AlienEvent::fire1), indexOf(eventAt(table, 6)));
  TEST_ASSERT_EQUAL_UINT8(6, table.state.track[5]);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::aliensFire));
}

void test_an_event_is_resolved_when_it_leaves_the_track_with_or_without_a_card_on_it() {
  Scramble table;
  endOfRound(awayFromFire(table).alienEvent(7, AlienEvent::fire1));
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::aliensFire));
  Scramble covered;
  endOfRound(awayFromFire(covered).alienEvent(7, AlienEvent::fire1).track(7, 9));
  TEST_ASSERT_EQUAL_size_t(1, covered.count(EventKind::aliensFire));
  TEST_ASSERT_TRUE(hasBit(covered.state.gone, 9));
}

// ---- Aliens Move! ---------------------------------------------------------------------------------------------------
void test_all_invaders_move_one_row_down_with_their_damage_and_assists() {
  Scramble table;
  table.alien(3, 2, beetle(kNova), 4, 1u << kEmber).alien(2, 2, gnat(kEmber)).alienEvent(7, AlienEvent::move1);
  endOfRound(table);
  TEST_ASSERT_EQUAL_UINT8(gnat(kEmber), table.cell(1, 2).token);
  TEST_ASSERT_EQUAL_UINT8(beetle(kNova), table.cell(2, 2).token);
  table.expectShields(2, 2, 4);
  TEST_ASSERT_EQUAL_UINT8(1u << kEmber, table.cell(2, 2).assists);
}

void test_an_invader_that_leaves_the_bottom_row_costs_the_player_of_its_color_one() {
  Scramble table;
  table.alien(1, 2, gnat(kEmber)).alien(1, 4, beetle(kEmber)).alien(1, 5, gnat(kNova)).alienEvent(7, AlienEvent::move1);
  endOfRound(table.score(kEmber, 5));
  table.expectScore(kComet, 2);
  table.expectScore(kEmber, 5 - 2);
  table.expectScore(kNova, 2 - 1);
  table.expectGone(1, 2);
}

void test_who_has_no_invaders_is_not_affected_and_starting_ones_can_be_lost() {
  Scramble table;
  table.alien(1, 2, gnat(kEmber)).alien(1, 4, beetle(kNova)).alienEvent(7, AlienEvent::move1).score(kNova, 0);
  endOfRound(table.score(kEmber, 1));
  table.expectScore(kEmber, 0);
  table.expectScore(kNova, 0);
}

void test_a_color_without_a_player_attacks_nobody() {
  Scramble table(2);
  table.alien(1, 2, gnat(kNova)).alienEvent(7, AlienEvent::move1);
  endOfRound(table);
  table.expectScore(kComet, 2);
  table.expectScore(kEmber, 2);
}

void test_assist_tokens_on_an_invader_that_leaves_return_unpaid() {
  Scramble table;
  table.alien(1, 2, gnat(kEmber), 2, 1u << kComet).alienEvent(7, AlienEvent::move1).score(kComet, 9);
  endOfRound(table);
  TEST_ASSERT_EQUAL_UINT8(3, assistsLeft(table.state, kComet));
  table.expectCredits(kComet, 0);
}

void test_a_new_back_row_comes_from_the_lowest_level_there_is() {
  Scramble table;
  endOfRound(table.alienEvent(7, AlienEvent::move1));
  for (unsigned column = 1; column <= 6; ++column)
    TEST_ASSERT_EQUAL_UINT8(2, levelOfToken(table.cell(3, column).token));
  TEST_ASSERT_EQUAL_UINT8(6, invadersToCome(table.state, 2));
  Scramble later;  // four were resolved before: level 3 is drawn, its second row
  later.rounds(13).alienEvent(7, AlienEvent::move2);
  endOfRound(later);
  TEST_ASSERT_EQUAL_UINT8(4, movesResolved(later.state));
  for (unsigned column = 1; column <= 6; ++column)
    TEST_ASSERT_EQUAL_UINT8(3, levelOfToken(later.cell(3, column).token));
}

void test_the_fifth_move_brings_no_invaders() {
  Scramble table;
  table.rounds(21).alienEvent(7, AlienEvent::move3).alien(3, 1, invader(3, kNova, 0));
  table.alienEvent(4, AlienEvent::move3);  // the sixth is still on its way
  endOfRound(table);
  TEST_ASSERT_EQUAL_UINT8(5, movesResolved(table.state));
  for (unsigned column = 1; column <= 6; ++column) table.expectGone(3, column);
  TEST_ASSERT_EQUAL_UINT8(invader(3, kNova, 0), table.cell(2, 1).token);
}

// ---- Aliens Fire! ---------------------------------------------------------------------------------------------------
void test_a_starfighter_with_an_invader_anywhere_in_its_column_is_hit_and_overheats() {
  for (unsigned row = 1; row <= 3; ++row) {
    Scramble table;
    awayFromFire(table).ship(kEmber, 4).alien(row, 4, gnat(kNova)).credits(kEmber, 8).heat(kEmber, 3);
    endOfRound(table.alienEvent(7, AlienEvent::fire1));
    table.expectPhase(Phase::outOfOrder, kEmber);
    table.expectCredits(kEmber, 0);
    table.expectHeat(kEmber, 0);
    table.play(breakWeapon(kYellow));
    TEST_ASSERT_EQUAL_UINT8(1u << kYellow, table.pilot(kEmber).outOfOrder);
    table.expectPhase(Phase::turn, kComet);
    TEST_ASSERT_EQUAL_UINT8(1, table.state.round);
  }
}

void test_wormholes_and_empty_columns_are_safe() {
  Scramble table;
  awayFromFire(table).alien(1, 1, gnat(kNova)).alien(1, 5, gnat(kEmber)).alienEvent(7, AlienEvent::fire1);
  endOfRound(table);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::overheated));
  table.expectPhase(Phase::turn, kComet);
}

void test_those_hit_choose_in_turn_order_from_the_first_pilot() {
  Scramble table;
  table.ship(kComet, 2).ship(kEmber, 2).ship(kNova, 2).alien(3, 2, gnat(kNova)).alienEvent(7, AlienEvent::fire1);
  table.turns(2, kEmber).play(kCooldown);  // Ember, Nova, Comet
  for (const Seat seat : {kEmber, kNova, kComet}) {
    table.expectPhase(Phase::outOfOrder, seat);
    table.play(breakWeapon(kRed));
  }
  table.expectPhase(Phase::turn, kEmber);
}

void test_who_is_hit_loses_all_credits_those_just_gathered_too() {
  Scramble table;
  table.ship(kComet, 0).ship(kEmber, 7).ship(kNova, 2).alien(3, 2, gnat(kEmber)).alienEvent(7, AlienEvent::fire1);
  endOfRound(table).play(breakWeapon(kRed));
  table.expectCredits(kNova, 0);
}

void test_all_three_fires_are_the_same() {
  const AlienEvent fires[] = {AlienEvent::fire1, AlienEvent::fire2, AlienEvent::fire3};
  const unsigned rounds[] = {0, 5, 13};
  for (unsigned i = 0; i < 3; ++i) {
    Scramble table;
    table.rounds(rounds[i]).ship(kComet, 2).ship(kEmber, 0).ship(kNova, 7).alien(3, 2, gnat(kNova));
    endOfRound(table.alienEvent(7, fires[i]));
    table.expectPhase(Phase::outOfOrder, kComet);
  }
}

void runAlienTests() {
  RUN_TEST(test_all_cards_slide_to_the_right_gaps_too_and_a_new_one_comes_on_the_left);
  RUN_TEST(test_the_card_that_leaves_the_track_goes_to_the_discard_pile);
  RUN_TEST(test_one_upgrade_card_comes_from_the_main_deck_each_round);
  RUN_TEST(test_the_main_deck_ends_with_an_aliens_move_below_each_level);
  RUN_TEST(test_events_and_cards_of_a_level_come_in_random_order);
  RUN_TEST(test_an_event_goes_under_the_slot_with_the_alien_aggression_token);
  RUN_TEST(test_a_taken_slot_sends_an_event_to_the_first_free_one_on_the_left);
  RUN_TEST(test_without_a_free_slot_on_the_left_an_event_goes_to_the_right);
  RUN_TEST(test_an_event_moves_along_with_the_track);
  RUN_TEST(test_an_event_is_resolved_when_it_leaves_the_track_with_or_without_a_card_on_it);
  RUN_TEST(test_all_invaders_move_one_row_down_with_their_damage_and_assists);
  RUN_TEST(test_an_invader_that_leaves_the_bottom_row_costs_the_player_of_its_color_one);
  RUN_TEST(test_who_has_no_invaders_is_not_affected_and_starting_ones_can_be_lost);
  RUN_TEST(test_a_color_without_a_player_attacks_nobody);
  RUN_TEST(test_assist_tokens_on_an_invader_that_leaves_return_unpaid);
  RUN_TEST(test_a_new_back_row_comes_from_the_lowest_level_there_is);
  RUN_TEST(test_the_fifth_move_brings_no_invaders);
  RUN_TEST(test_a_starfighter_with_an_invader_anywhere_in_its_column_is_hit_and_overheats);
  RUN_TEST(test_wormholes_and_empty_columns_are_safe);
  RUN_TEST(test_those_hit_choose_in_turn_order_from_the_first_pilot);
  RUN_TEST(test_who_is_hit_loses_all_credits_those_just_gathered_too);
  RUN_TEST(test_all_three_fires_are_the_same);
}

}  // namespace stellar_scramble_test
