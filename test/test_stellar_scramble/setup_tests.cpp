// What lies where before the first turn: Book, Setup and Setup the Main Deck; Experienced Pilots.
#include "scramble_tests.h"

namespace stellar_scramble_test {

namespace {

State dealt(unsigned players, bool experienced = false, Seed seed = 1, bool cometFirst = false) {
  Options options = standardOptions(kStellarScramble);
  options.choice[0] = static_cast<std::uint8_t>(players - 2);
  options.choice[1] = experienced ? 1 : 0;
  options.choice[2] = cometFirst ? 1 : 0;
  State state;
  deal(state, options, seed);
  return state;
}

}  // namespace

void test_each_pilot_begins_with_2_invaders_no_credits_and_a_cold_meter() {
  for (unsigned players = 2; players <= 4; ++players) {
    const State state = dealt(players);
    TEST_ASSERT_EQUAL_UINT8(players, seats(state));
    for (Seat seat = 0; seat < players; ++seat) {
      TEST_ASSERT_EQUAL_UINT8(2, state.pilot[seat].invaders);
      TEST_ASSERT_EQUAL_UINT8(0, state.pilot[seat].credits);
      TEST_ASSERT_EQUAL_UINT8(0, state.pilot[seat].overheat);
      TEST_ASSERT_EQUAL_UINT8(3, assistsLeft(state, seat));
    }
  }
}

void test_a_bag_begins_with_3_gems_of_each_color_and_8_overheat_gems() {
  const State state = dealt(4);
  for (const Pilot& pilot : state.pilot) {
    const std::uint8_t expected[kGems] = {3, 3, 3, 3, 8};
    TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, pilot.bag, kGems);
    TEST_ASSERT_EQUAL_UINT8(0, gemsIn(pilot.board));
  }
}

void test_there_are_30_gems_of_a_color_40_overheat_gems_and_16_boost_tokens() {
  const State state = dealt(2);
  const std::uint8_t spare[kGems] = {24, 24, 24, 24, 24};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(spare, state.supply, kGems);
  TEST_ASSERT_EQUAL_UINT8(16, boostsLeft(state));
}

void test_the_board_has_6_columns_and_8_with_four_pilots() {
  TEST_ASSERT_EQUAL_UINT8(6, columns(dealt(2)));
  TEST_ASSERT_EQUAL_UINT8(6, columns(dealt(3)));
  TEST_ASSERT_EQUAL_UINT8(8, columns(dealt(4)));
  TEST_ASSERT_EQUAL_UINT8(8, spaces(dealt(3)));  // a Wormhole at each end
}

void test_level_1_invaders_fill_the_second_and_third_rows() {
  for (unsigned players = 2; players <= 4; ++players) {
    const State state = dealt(players);
    for (std::size_t column = 0; column < kMostColumns; ++column) {
      TEST_ASSERT_EQUAL_UINT8(kNoToken, state.grid[0][column].token);
      for (std::size_t row = 1; row < kRows; ++row) {
        const Cell& cell = state.grid[row][column];
        if (column >= columns(state)) {
          TEST_ASSERT_EQUAL_UINT8(kNoToken, cell.token);
          continue;
        }
        TEST_ASSERT_EQUAL_UINT8(1, levelOfToken(cell.token));
        TEST_ASSERT_EQUAL_UINT8(breedOf(cell.token).shields, cell.shields);
      }
    }
  }
}

void test_two_and_three_pilots_play_without_the_invaders_of_the_fourth_color() {
  for (unsigned players = 2; players <= 4; ++players) {
    const State state = dealt(players);
    int fourth = 0;
    for (const auto& row : state.grid)
      for (const Cell& cell : row) fourth += cell.token != kNoToken && colourOfToken(cell.token) == kRose ? 1 : 0;
    for (unsigned token = 1; token <= kTokens; ++token)
      fourth += hasBit(state.pile, token) && colourOfToken(static_cast<std::uint8_t>(token)) == kRose ? 1 : 0;
    TEST_ASSERT_EQUAL_INT(players == 4 ? 12 : 0, fourth);
    const unsigned rows = columns(state) * 2u;
    TEST_ASSERT_EQUAL_UINT8(rows, invadersToCome(state, 2));
    TEST_ASSERT_EQUAL_UINT8(rows, invadersToCome(state, 3));
  }
}

void test_invaders_are_placed_at_random() {
  bool met[kTokensALevel + 1] = {};
  for (Seed seed = 0; seed < 100; ++seed) met[dealt(4, false, seed).grid[1][0].token] = true;
  for (unsigned token = 1; token <= kTokensALevel; ++token) TEST_ASSERT_TRUE_MESSAGE(met[token], "each comes there");
}

void test_four_random_level_1_cards_lie_on_the_first_four_slots() {
  bool met[kCards] = {};
  for (Seed seed = 0; seed < 100; ++seed) {
    const State state = dealt(3, false, seed);
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(AlienEvent::none),
                              static_cast<std::uint8_t>(state.event[slot]));
      if (slot >= 4) {
        TEST_ASSERT_EQUAL_UINT8(kNoCard, state.track[slot]);
        continue;
      }
      TEST_ASSERT_EQUAL_UINT8(1, levelOfCard(state.track[slot]));
      met[state.track[slot]] = true;
    }
  }
  for (std::size_t card = 0; card < kCardsALevel; ++card) TEST_ASSERT_TRUE_MESSAGE(met[card], "each comes there");
}

void test_the_main_deck_has_4_8_8_cards_and_three_events_a_level() {
  const State state = dealt(3);
  const std::uint8_t cards[kLevels] = {4, 8, 8}, innovation[kLevels] = {22, 22, 22};
  for (std::uint8_t level = 1; level <= kLevels; ++level) {
    TEST_ASSERT_EQUAL_UINT8(cards[level - 1], mainCardsLeft(state, level));
    TEST_ASSERT_EQUAL_UINT8(innovation[level - 1], innovationLeft(state, level));
    TEST_ASSERT_EQUAL_UINT8(kFireInDeck | kMoveInDeck | kMoveBelow, state.deckEvents[level - 1]);
  }
  TEST_ASSERT_EQUAL_UINT8(0, movesResolved(state));
}

void test_the_alien_aggression_token_is_at_slot_1_4_or_5_and_one_further_for_experienced_pilots() {
  TEST_ASSERT_EQUAL_UINT8(1 - 1, aggressionSlot(dealt(2)));
  TEST_ASSERT_EQUAL_UINT8(4 - 1, aggressionSlot(dealt(3)));
  TEST_ASSERT_EQUAL_UINT8(5 - 1, aggressionSlot(dealt(4)));
  TEST_ASSERT_EQUAL_UINT8(2 - 1, aggressionSlot(dealt(2, true)));
  TEST_ASSERT_EQUAL_UINT8(5 - 1, aggressionSlot(dealt(3, true)));
  TEST_ASSERT_EQUAL_UINT8(6 - 1, aggressionSlot(dealt(4, true)));
}

void test_experienced_pilots_have_the_wide_board_all_invaders_and_an_overheat_gem_more() {
  for (unsigned players = 2; players <= 4; ++players) {
    const State state = dealt(players, true);
    TEST_ASSERT_EQUAL_UINT8(8, columns(state));
    TEST_ASSERT_EQUAL_UINT8(16, invadersToCome(state, 2));
    for (Seat seat = 0; seat < players; ++seat) TEST_ASSERT_EQUAL_UINT8(9, state.pilot[seat].bag[4]);
  }
}

void test_the_first_pilot_is_random_or_chosen() {
  bool began[3] = {};
  for (Seed seed = 0; seed < 50; ++seed) {
    began[dealt(3, false, seed).first] = true;
    TEST_ASSERT_EQUAL_UINT8(kComet, dealt(3, false, seed, true).first);
  }
  for (const bool each : began) TEST_ASSERT_TRUE(each);
}

void test_starfighters_are_placed_in_turn_order_from_the_first_pilot_and_may_share_a_space() {
  State state = dealt(3);
  state.first = kEmber;
  Events nobody;
  for (const Seat seat : {kEmber, kNova, kComet}) {
    TEST_ASSERT_EQUAL_UINT8(seat, toMove(state));
    TEST_ASSERT_TRUE(apply(state, place(3), nobody));
    TEST_ASSERT_EQUAL_UINT8(3, state.pilot[seat].space);
  }
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Phase::turn), static_cast<std::uint8_t>(state.phase));
  TEST_ASSERT_EQUAL_UINT8(kEmber, toMove(state));
}

void test_a_free_wormhole_may_be_chosen_in_the_setup_and_a_taken_one_may_not() {
  State state = dealt(3, false, 1, true);
  Events nobody;
  MoveList moves;
  legalMoves(state, moves);
  TEST_ASSERT_EQUAL_size_t(8, moves.size());
  TEST_ASSERT_TRUE(apply(state, place(0), nobody));
  TEST_ASSERT_FALSE(apply(state, place(0), nobody));
  TEST_ASSERT_TRUE(apply(state, place(7), nobody));
  TEST_ASSERT_FALSE(apply(state, place(7), nobody));
  TEST_ASSERT_FALSE(apply(state, place(8), nobody));
  TEST_ASSERT_TRUE(apply(state, place(1), nobody));
}

void test_the_first_pilot_stays_first_in_every_round() {
  Scramble table;
  table.turns(0, kNova);
  for (int round = 0; round < 3; ++round)
    for (const Seat seat : {kNova, kComet, kEmber}) {
      table.expectPhase(Phase::turn, seat);
      table.play(kCooldown);
    }
}

void runSetupTests() {
  RUN_TEST(test_each_pilot_begins_with_2_invaders_no_credits_and_a_cold_meter);
  RUN_TEST(test_a_bag_begins_with_3_gems_of_each_color_and_8_overheat_gems);
  RUN_TEST(test_there_are_30_gems_of_a_color_40_overheat_gems_and_16_boost_tokens);
  RUN_TEST(test_the_board_has_6_columns_and_8_with_four_pilots);
  RUN_TEST(test_level_1_invaders_fill_the_second_and_third_rows);
  RUN_TEST(test_two_and_three_pilots_play_without_the_invaders_of_the_fourth_color);
  RUN_TEST(test_invaders_are_placed_at_random);
  RUN_TEST(test_four_random_level_1_cards_lie_on_the_first_four_slots);
  RUN_TEST(test_the_main_deck_has_4_8_8_cards_and_three_events_a_level);
  RUN_TEST(test_the_alien_aggression_token_is_at_slot_1_4_or_5_and_one_further_for_experienced_pilots);
  RUN_TEST(test_experienced_pilots_have_the_wide_board_all_invaders_and_an_overheat_gem_more);
  RUN_TEST(test_the_first_pilot_is_random_or_chosen);
  RUN_TEST(test_starfighters_are_placed_in_turn_order_from_the_first_pilot_and_may_share_a_space);
  RUN_TEST(test_a_free_wormhole_may_be_chosen_in_the_setup_and_a_taken_one_may_not);
  RUN_TEST(test_the_first_pilot_stays_first_in_every_round);
}

}  // namespace stellar_scramble_test
