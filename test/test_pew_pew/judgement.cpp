// How positions are judged: what is better for the pilot is never thought worse.
#include "position.h"

namespace pew_pew_test {

namespace {

int chanceOf(const Table& table) { return appraise(table.state, 0); }

// In the middle of a game, as a turn begins.
struct MidGame : Table {
  MidGame() { score(5, 5).actions(3); }
};

int meanOfDeals(Difficulty level) {
  constexpr int kDeals = 50;
  Options options{};
  options.choice[0] = static_cast<std::uint8_t>(level);
  int sum = 0;
  for (Seed seed = 1; seed <= kDeals; ++seed) {
    State state;
    deal(state, options, seed);
    sum += appraise(state, 0);
  }
  return sum / kDeals;
}

// By how often the careful player wins: 80, 53 and 27 of 100.
void test_a_deal_is_judged_as_a_good_pilot_fares_with_it() {
  TEST_ASSERT_INT_WITHIN(100, 800, meanOfDeals(Difficulty::basic));
  TEST_ASSERT_INT_WITHIN(100, 530, meanOfDeals(Difficulty::normal));
  TEST_ASSERT_INT_WITHIN(100, 270, meanOfDeals(Difficulty::advanced));
}

void test_points_are_judged_better_and_deaths_worse() {
  for (std::uint8_t i = 0; i < 9; ++i) {
    TEST_ASSERT_GREATER_THAN_INT(chanceOf(MidGame().score(i, 5)), chanceOf(MidGame().score(i + 1, 5)));
    TEST_ASSERT_LESS_THAN_INT(chanceOf(MidGame().score(5, i)), chanceOf(MidGame().score(5, i + 1)));
  }
}

void test_hearts_and_action_points_are_judged_better() {
  for (std::uint8_t hearts = 1; hearts < kFullHearts; ++hearts)
    TEST_ASSERT_GREATER_THAN_INT(chanceOf(MidGame().ship(kCentre, hearts)),
                                 chanceOf(MidGame().ship(kCentre, hearts + 1)));
  TEST_ASSERT_GREATER_THAN_INT(chanceOf(MidGame()), chanceOf(MidGame().actions(4)));
}

void test_an_alien_is_judged_worse_and_a_pew_on_its_way_to_it_better() {
  const std::uint8_t to = kAlienShip[0].side[0].space[0];
  const std::uint8_t elsewhere = to == left ? right : left;  // where the ship and nobody else is
  TEST_ASSERT_LESS_THAN_INT(chanceOf(MidGame().ship(elsewhere)),
                            chanceOf(MidGame().ship(elsewhere).alien(0, 3, up, 1)));
  TEST_ASSERT_GREATER_THAN_INT(chanceOf(MidGame().ship(elsewhere).alien(0, 3, up, 1)),
                               chanceOf(MidGame().ship(elsewhere).alien(0, 3, up, 1).pew(3, to)));
}

void test_a_missile_ahead_is_judged_worse_and_a_heart_that_heals_better() {
  TEST_ASSERT_LESS_THAN_INT(chanceOf(MidGame()), chanceOf(MidGame().missile(2, kCentre)));
  TEST_ASSERT_GREATER_THAN_INT(chanceOf(MidGame().ship(kCentre, 2)),
                               chanceOf(MidGame().ship(kCentre, 2).heart(2, kCentre)));
  TEST_ASSERT_EQUAL_INT(chanceOf(MidGame()), chanceOf(MidGame().heart(2, kCentre)));
}

void test_the_game_is_at_rest_as_a_turn_begins_and_not_within_it() {
  MidGame table;
  TEST_ASSERT_TRUE(atRest(table.state));
  table.play(kFire);
  TEST_ASSERT_FALSE(atRest(table.state));
  table.play(kEndTurn);
  TEST_ASSERT_TRUE(atRest(table.state));
}

}  // namespace

void runJudgementTests() {
  RUN_TEST(test_a_deal_is_judged_as_a_good_pilot_fares_with_it);
  RUN_TEST(test_points_are_judged_better_and_deaths_worse);
  RUN_TEST(test_hearts_and_action_points_are_judged_better);
  RUN_TEST(test_an_alien_is_judged_worse_and_a_pew_on_its_way_to_it_better);
  RUN_TEST(test_a_missile_ahead_is_judged_worse_and_a_heart_that_heals_better);
  RUN_TEST(test_the_game_is_at_rest_as_a_turn_begins_and_not_within_it);
}

}  // namespace pew_pew_test
