// Victory, the two ways to lose, and the score.
#include "invasion_tests.h"

namespace pulp_invasion_test {

void test_the_last_super_weapon_found_wins_at_once_with_cubes_still_to_draw() {
  Voyage table;
  table.found("Null Lance").found("Comet Lens").found("Ether Harp").searching(5).expectPlaying();
  table.draw(Cube::weapon).expectWon();
  TEST_ASSERT_EQUAL_size_t(4, table.state.found.size());
  TEST_ASSERT_EQUAL_UINT8(1, table.state.cubesDrawn);
  TEST_ASSERT_EQUAL_UINT8(5, table.state.cubes);
  TEST_ASSERT_EQUAL_INT16(1, table.event(EventKind::won).value);
  MoveList moves;
  legalMoves(table.state, moves);
  TEST_ASSERT_TRUE(moves.empty());
}

void test_on_normal_5_and_on_advanced_6_weapons_win() {
  Voyage normal;
  normal.difficulty(Difficulty::normal).found("Null Lance").found("Comet Lens").found("Ether Harp").searching(5);
  normal.draw(Cube::weapon).expectPlaying();
  normal.draw(Cube::weapon).expectWon();
  Voyage advanced;
  advanced.difficulty(Difficulty::advanced).found("Null Lance").found("Comet Lens").found("Ether Harp").searching(5);
  advanced.draw(Cube::weapon).draw(Cube::weapon).expectPlaying();
  advanced.draw(Cube::weapon).expectWon();
}

void test_a_weapon_counts_for_victory_when_found_understood_or_not() {
  Voyage table;
  table.found("Null Lance").understood("Comet Lens").found("Sun Hammer", 1, 1, 0).searching(1).draw(Cube::weapon);
  table.expectWon();
}

void test_the_last_weapon_wins_even_in_the_last_round_with_two_abilities_at_zero() {
  Voyage table;
  table.round(12).abilities(0, 0, 3).found("Null Lance").found("Comet Lens").found("Ether Harp").searching(1);
  table.draw(Cube::weapon).expectWon();
}

void test_after_round_12_the_decks_are_empty_and_the_game_is_lost_before_a_planet_is_asked_for() {
  Voyage table;
  table.round(12).line({"Star Bandit"}).ready();
  TEST_ASSERT_TRUE(table.state.deck.empty());
  table.engage().expectLost(LostBy::deckEmpty);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::roundBegan));
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(LostBy::deckEmpty), table.event(EventKind::lost).a);
}

void test_after_round_11_the_game_goes_on() {
  Voyage table;
  table.round(11).line({"Star Bandit"}).engage().expectPhase(Phase::planet);
  TEST_ASSERT_EQUAL_UINT8(12, table.state.round);
  TEST_ASSERT_EQUAL_size_t(4, table.state.deck.size());
}

void test_two_abilities_at_zero_by_a_text_in_the_encounter_phase_lose() {
  Voyage table;  // Death-Ray Gunner, when read: lose 1 Diplomacy
  table.atPlanet().abilities(5, 0, 1).next({"Death-Ray Gunner", "Iron Sentry", "Star Bandit", "Moon Hussar"});
  table.play(Verb::planet).expectLost(LostBy::abilities);
}

void test_a_text_that_takes_from_an_ability_at_0_takes_nothing() {
  Voyage table;
  table.atPlanet().abilities(0, 5, 0).next({"Death-Ray Gunner", "Iron Sentry", "Star Bandit", "Moon Hussar"});
  table.play(Verb::planet).expectCurrent(0);
  table.expectAbilities(0, 5, 0);
}

void test_after_the_end_nothing_is_legal() {
  Voyage table;
  table.round(12).line({"Star Bandit"}).engage();
  for (const Move move : {kGoOn, kEngage, kEvade, kDrawCube, moveOf(Verb::planet)}) table.expectRefused(move);
}

void test_the_score_is_ten_a_weapon_and_one_more_if_understood() {
  Voyage table;
  table.found("Null Lance").understood("Comet Lens").line({"Star Bandit"}).ready();
  TEST_ASSERT_EQUAL_INT16(21, status(table.state).score[0]);
}

void test_a_victory_adds_five_for_each_round_left() {
  for (const unsigned round : {3u, 12u}) {
    Voyage table;
    table.round(round).aliens("Vexatrix", "Overmind Thoon", "Quietus");
    table.found("Null Lance").understood("Comet Lens").found("Ether Harp").searching(1).draw(Cube::weapon).expectWon();
    TEST_ASSERT_EQUAL_INT(41 + 5 * (12 - static_cast<int>(round)), status(table.state).score[0]);
    TEST_ASSERT_EQUAL_UINT8(0, status(table.state).winner);
  }
}

void test_a_lost_game_has_no_winner() {
  Voyage table;
  table.round(12).line({"Star Bandit"}).engage();
  TEST_ASSERT_EQUAL_UINT8(kNobody, status(table.state).winner);
}

void runEndTests() {
  RUN_TEST(test_the_last_super_weapon_found_wins_at_once_with_cubes_still_to_draw);
  RUN_TEST(test_on_normal_5_and_on_advanced_6_weapons_win);
  RUN_TEST(test_a_weapon_counts_for_victory_when_found_understood_or_not);
  RUN_TEST(test_the_last_weapon_wins_even_in_the_last_round_with_two_abilities_at_zero);
  RUN_TEST(test_after_round_12_the_decks_are_empty_and_the_game_is_lost_before_a_planet_is_asked_for);
  RUN_TEST(test_after_round_11_the_game_goes_on);
  RUN_TEST(test_two_abilities_at_zero_by_a_text_in_the_encounter_phase_lose);
  RUN_TEST(test_a_text_that_takes_from_an_ability_at_0_takes_nothing);
  RUN_TEST(test_after_the_end_nothing_is_legal);
  RUN_TEST(test_the_score_is_ten_a_weapon_and_one_more_if_understood);
  RUN_TEST(test_a_victory_adds_five_for_each_round_left);
  RUN_TEST(test_a_lost_game_has_no_winner);
}

}  // namespace pulp_invasion_test
