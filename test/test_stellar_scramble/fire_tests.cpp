// 2. Fire, with Scatter, Beam and Blast, and Assists: Book, Activate.
#include "scramble_tests.h"

namespace stellar_scramble_test {

namespace {

// Comet in column 3 with one pattern on the red weapon (Power 2), a full board of 3-shield Gnats and larger Invaders around.
void surround(Scramble& table) {
  table.ship(kComet, 3).ship(kEmber, 0).ship(kNova, 7);
  unsigned nth = 0;
  for (unsigned row = 1; row <= 3; ++row)
    for (unsigned column = 2; column <= 4; ++column, ++nth)
      table.alien(row, column, invader(1, static_cast<Seat>(nth / 4), nth % 4));
}

// The spaces that lost a shield, row by row from the bottom, columns 2 to 4: "010 000 000".
void expectHit(Scramble& table, const char* expected) {
  char hit[12] = {};
  std::size_t at = 0;
  for (unsigned row = 1; row <= 3; ++row) {
    if (row > 1) hit[at++] = ' ';
    for (unsigned column = 2; column <= 4; ++column) {
      const Cell& cell = table.cell(row, column);
      hit[at++] = cell.token == kNoToken || cell.shields < breedOf(cell.token).shields ? '1' : '0';
    }
  }
  TEST_ASSERT_EQUAL_STRING(expected, hit);
}

void fireWith(std::initializer_list<unsigned> cards, const char* expected) {
  Scramble table;
  surround(table);
  table.has(kComet, cards).activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  expectHit(table, expected);
}

}  // namespace

void test_a_starfighter_fires_at_the_nearest_invader_in_its_column() {
  Scramble table;
  surround(table);
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  expectHit(table, "010 000 000");
  Scramble far;
  far.ship(kComet, 3).alien(3, 3, beetle(kNova)).activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  far.expectShields(3, 3, 3);
}

void test_power_as_high_as_the_shields_destroys_and_the_invader_goes_to_the_victory_track() {
  Scramble table;
  table.ship(kComet, 3).alien(2, 3, hornet(kNova)).has(kComet, {0, 1});  // Power 2 + 1 + 1
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  table.expectGone(2, 3);
  table.expectScore(kComet, 3);
}

void test_less_power_than_shields_damages_and_the_damage_stays() {
  Scramble table;
  table.ship(kComet, 3).alien(2, 3, beetle(kNova)).has(kComet, {0, 1});
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  table.expectShields(2, 3, 1);
  table.expectScore(kComet, 2);
  TEST_ASSERT_EQUAL_UINT8(1u << kComet, table.cell(2, 3).assists);
}

void test_power_left_over_is_lost() {
  Scramble table;
  table.ship(kComet, 3).alien(1, 3, gnat(kNova), 1).alien(2, 3, gnat(kEmber)).has(kComet, {0, 1});
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  table.expectGone(1, 3);
  table.expectShields(2, 3, 3);
}

void test_one_may_fly_and_then_fire_from_there_but_not_the_other_way_round() {
  Scramble table;
  table.ship(kComet, 3).alien(1, 3, gnat(kNova)).alien(1, 4, gnat(kEmber)).activateBy(Gem::red, kRed);
  table.play(flyAndFireFrom(4));
  TEST_ASSERT_TRUE(table.indexOfEvent(EventKind::flew) < table.indexOfEvent(EventKind::fired));
  table.expectShields(1, 4, 1);
  table.expectShields(1, 3, 3);
}

void test_scatter_also_hits_left_and_right_of_the_target() { fireWith({34}, "111 000 000"); }

void test_beam_also_hits_all_behind_the_target() { fireWith({4}, "010 010 010"); }

void test_blast_also_hits_behind_and_diagonally_behind_the_target() {
  Scramble table;
  surround(table);
  table.has(kComet, {20}).activateBy(Gem::green, kGreen).play(flyAndFireFrom(3));
  expectHit(table, "010 111 000");
}

void test_patterns_add_up_and_each_invader_is_hit_once() {
  fireWith({4, 63}, "111 111 010");  // Beam, Scatter, Blast
  Scramble table;
  surround(table);
  table.has(kComet, {4, 63}).activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  for (unsigned row = 1; row <= 3; ++row)
    TEST_ASSERT_EQUAL_UINT8(breedOf(table.cell(row, 3).token).shields - 2, table.cell(row, 3).shields);
}

void test_an_icon_twice_counts_once() { fireWith({4, 31}, "010 010 010"); }

void test_patterns_are_measured_from_the_target_wherever_it_stands() {
  Scramble table;
  table.ship(kComet, 3)
      .has(kComet, {34})
      .alien(2, 3, beetle(kNova))
      .alien(2, 2, beetle(kEmber))
      .alien(1, 4, gnat(kNova));
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  table.expectShields(2, 3, 3);
  table.expectShields(2, 2, 3);
  table.expectShields(1, 4, 3);  // beside the Starfighter's column, but not beside the target
}

void test_patterns_do_not_wrap_around_the_edges() {
  Scramble table(2);
  table.ship(kComet, 1).ship(kEmber, 7).has(kComet, {34}).alien(1, 1, beetle(kEmber)).alien(1, 6, beetle(kComet));
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(1));
  table.expectShields(1, 1, 3);
  table.expectShields(1, 6, 5);
}

void test_a_pattern_is_a_duty_and_hits_with_full_power() {
  Scramble table;
  surround(table);
  table.has(kComet, {34, 0}).activateBy(Gem::red, kRed);  // Scatter, Power 2 + 1
  table.play(flyAndFireFrom(3));
  TEST_ASSERT_EQUAL_UINT8(3, table.powerOfShot());
  table.expectScore(kComet, 2 + 1);  // a Gnat; the Hornet has 4 shields, the Beetle 5
  table.expectShields(1, 3, 1);
  table.expectShields(1, 4, 2);
}

void test_boost_tokens_add_1_power_each_and_are_spent_fired_or_not() {
  Scramble table;
  table.ship(kComet, 3).alien(1, 3, beetle(kNova)).has(kComet, {2}).boosts(kComet, kRed, 3);
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  TEST_ASSERT_EQUAL_UINT8(2 + 3, table.powerOfShot());
  Scramble idle;
  idle.ship(kComet, 3).has(kComet, {10}).boosts(kComet, kBlue, 1).activateBy(Gem::blue, kBlue).play(fly(3));
  TEST_ASSERT_EQUAL_UINT8(1, idle.pilot(kComet).boosts[kBlue]);  // a new one, the old is spent
}

// ---- assists --------------------------------------------------------------------------------------------------------
void test_an_assist_is_paid_2_credits_a_level_when_another_destroys_the_invader() {
  for (unsigned level = 1; level <= 3; ++level) {
    Scramble table;
    if (level > 1) table.rounds(21).alienEvent(1, AlienEvent::move3);
    table.ship(kComet, 3).alien(1, 3, invader(level, kNova, 0), 1, 1u << kEmber);
    table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
    table.expectScore(kComet, 3);
    table.expectCredits(kEmber, 2 * level);
    TEST_ASSERT_EQUAL_UINT8(3, assistsLeft(table.state, kEmber));
  }
}

void test_the_destroyers_own_assist_comes_back_unpaid_and_all_others_are_paid() {
  Scramble table(4);
  table.ship(kComet, 3).alien(1, 3, gnat(kNova), 1, 1u << kComet | 1u << kEmber | 1u << kRose);
  table.score(kComet, 9).activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  table.expectCredits(kComet, 0);
  table.expectCredits(kEmber, 2);
  table.expectCredits(kNova, 0);
  table.expectCredits(kRose, 2);
  TEST_ASSERT_EQUAL_UINT8(3, assistsLeft(table.state, kComet));
}

void test_a_player_has_one_assist_token_on_an_invader_and_three_in_all() {
  Scramble twice;
  twice.ship(kComet, 3).alien(1, 3, beetle(kNova), 4, 1u << kComet).activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  TEST_ASSERT_EQUAL_size_t(0, twice.count(EventKind::assisted));
  TEST_ASSERT_EQUAL_UINT8(2, assistsLeft(twice.state, kComet));
  Scramble table;
  table.alien(3, 1, gnat(kNova), 2, 1u << kComet).alien(3, 2, gnat(kEmber), 2, 1u << kComet);
  table.alien(3, 6, gnat(kComet), 2, 1u << kComet).ship(kComet, 3).alien(1, 3, beetle(kNova));
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  table.expectShields(1, 3, 3);  // damaged without a token
  TEST_ASSERT_EQUAL_UINT8(0, table.cell(1, 3).assists);
}

void test_a_token_that_comes_back_can_be_put_down_again_in_the_same_shot() {
  Scramble table;
  table.alien(3, 1, gnat(kNova), 2, 1u << kComet).alien(3, 2, gnat(kEmber), 2, 1u << kComet);
  table.ship(kComet, 4).has(kComet, {34}).alien(1, 4, gnat(kComet), 1, 1u << kComet).alien(1, 5, beetle(kNova));
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(4));
  table.expectGone(1, 4);
  TEST_ASSERT_EQUAL_UINT8(1u << kComet, table.cell(1, 5).assists);
}

void test_when_assist_tokens_run_short_the_target_gets_one_first() {
  Scramble table;
  table.alien(3, 1, gnat(kNova), 2, 1u << kComet).alien(3, 2, gnat(kEmber), 2, 1u << kComet);
  table.ship(kComet, 4).has(kComet, {34});  // Scatter
  table.alien(1, 3, beetle(kComet)).alien(1, 4, beetle(kEmber)).alien(1, 5, beetle(kNova));
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(4));
  for (unsigned column = 3; column <= 5; ++column) {
    table.expectShields(1, column, 3);
    TEST_ASSERT_EQUAL_UINT8(column == 4 ? 1u << kComet : 0, table.cell(1, column).assists);
  }
}

void test_an_assist_is_not_paid_above_12_credits() {
  Scramble table;
  table.credits(kEmber, 11).ship(kComet, 3).alien(1, 3, gnat(kNova), 1, 1u << kEmber);
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  table.expectCredits(kEmber, 12);
}

void runFireTests() {
  RUN_TEST(test_a_starfighter_fires_at_the_nearest_invader_in_its_column);
  RUN_TEST(test_power_as_high_as_the_shields_destroys_and_the_invader_goes_to_the_victory_track);
  RUN_TEST(test_less_power_than_shields_damages_and_the_damage_stays);
  RUN_TEST(test_power_left_over_is_lost);
  RUN_TEST(test_one_may_fly_and_then_fire_from_there_but_not_the_other_way_round);
  RUN_TEST(test_scatter_also_hits_left_and_right_of_the_target);
  RUN_TEST(test_beam_also_hits_all_behind_the_target);
  RUN_TEST(test_blast_also_hits_behind_and_diagonally_behind_the_target);
  RUN_TEST(test_patterns_add_up_and_each_invader_is_hit_once);
  RUN_TEST(test_an_icon_twice_counts_once);
  RUN_TEST(test_patterns_are_measured_from_the_target_wherever_it_stands);
  RUN_TEST(test_patterns_do_not_wrap_around_the_edges);
  RUN_TEST(test_a_pattern_is_a_duty_and_hits_with_full_power);
  RUN_TEST(test_boost_tokens_add_1_power_each_and_are_spent_fired_or_not);
  RUN_TEST(test_an_assist_is_paid_2_credits_a_level_when_another_destroys_the_invader);
  RUN_TEST(test_the_destroyers_own_assist_comes_back_unpaid_and_all_others_are_paid);
  RUN_TEST(test_a_player_has_one_assist_token_on_an_invader_and_three_in_all);
  RUN_TEST(test_a_token_that_comes_back_can_be_put_down_again_in_the_same_shot);
  RUN_TEST(test_when_assist_tokens_run_short_the_target_gets_one_first);
  RUN_TEST(test_an_assist_is_not_paid_above_12_credits);
}

}  // namespace stellar_scramble_test
