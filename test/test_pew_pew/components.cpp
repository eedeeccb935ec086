// The components and the deal.
#include "position.h"
#include "rules/pew_pew/pew_pew.h"

namespace pew_pew_test {
namespace {

void test_the_27_screen_cards_are_all_different() {
  for (std::size_t i = 0; i < kScreenCards; ++i)
    for (std::size_t j = 0; j < i; ++j)
      TEST_ASSERT_NOT_EQUAL(0, std::memcmp(&kScreenCard[i], &kScreenCard[j], sizeof(ScreenCard)));
}

void test_a_screen_card_has_1_to_3_sets_of_1_to_3_chevrons_in_spawning_order() {
  std::size_t withThree = 0;
  for (const ScreenCard& card : kScreenCard) {
    TEST_ASSERT_TRUE(card.sets >= 1 && card.sets <= kMostSets);
    withThree += card.sets == 3 ? 1u : 0u;
    for (std::size_t i = 0; i < card.sets; ++i) {
      TEST_ASSERT_TRUE(card.set[i].space < kSpaces);
      TEST_ASSERT_TRUE(card.set[i].chevrons >= 1 && card.set[i].chevrons <= 3);
      if (i == 0) continue;
      const ChevronSet& before = card.set[i - 1];
      TEST_ASSERT_TRUE(before.chevrons < card.set[i].chevrons ||
                       (before.chevrons == card.set[i].chevrons && before.space < card.set[i].space));
    }
  }
  TEST_ASSERT_LESS_OR_EQUAL(4, withThree);
}

void test_an_alien_side_numbers_2_or_3_different_spaces() {
  for (const AlienShip& alien : kAlienShip)
    for (const Diagram& side : alien.side) {
      TEST_ASSERT_TRUE(side.spaces == 2 || side.spaces == 3);
      for (std::size_t i = 0; i < side.spaces; ++i) {
        TEST_ASSERT_TRUE(side.space[i] < kSpaces);
        for (std::size_t j = 0; j < i; ++j) TEST_ASSERT_NOT_EQUAL(side.space[i], side.space[j]);
      }
      std::uint32_t bits = 0;
      for (std::size_t i = 0; i < side.spaces; ++i) bits |= 1u << (9 * i + side.space[i]);
      TEST_ASSERT_EQUAL_HEX32(bits, side.bits);
    }
}

void test_an_alien_has_two_first_spaces_and_no_space_is_first_for_more_than_two_aliens() {
  std::uint8_t aliensOf[kSpaces] = {};
  for (const AlienShip& alien : kAlienShip) {
    unsigned firsts = 0;
    for (const Diagram& side : alien.side) firsts |= spaceBit(side.space[0]);
    std::size_t different = 0;
    for (std::size_t space = 0; space < kSpaces; ++space)
      if ((firsts & spaceBit(space)) != 0) {
        ++different;
        ++aliensOf[space];
      }
    TEST_ASSERT_EQUAL(2, different);
  }
  for (const std::uint8_t aliens : aliensOf) TEST_ASSERT_LESS_OR_EQUAL(2, aliens);
}

// Digits of three rows of three, as components.cpp draws them.
void assertDrawn(const char* drawn, const std::uint8_t (&digits)[kSpaces]) {
  char letters[kSpaces + 1] = {};
  for (std::size_t space = 0; space < kSpaces; ++space)
    letters[space] = digits[space] == 0 ? '-' : static_cast<char>('0' + digits[space]);
  TEST_ASSERT_EQUAL_STRING(drawn, letters);
}

// Version 3 of the game is these tables: whoever changes one makes it another version.
void test_the_screen_cards_are_those_of_version_3() {
  TEST_ASSERT_EQUAL(3, kPewPew.version);
  constexpr const char* kDrawn[kScreenCards] = {
      "1--------", "2--------", "-1-------", "-2-------", "--1------", "---1-----", "----1----",
      "----2----", "-----1---", "-----2---", "------1--", "------2--", "-------1-", "--------1",
      "-1-----1-", "-11------", "-1---1---", "-1--1----", "--1-1----", "---1----1", "---1--1--",
      "----11---", "------1-1", "-3---3-3-", "-3-3-3---", "-3-3---3-", "---3-3-3-",
  };
  for (std::size_t card = 0; card < kScreenCards; ++card) {
    std::uint8_t digits[kSpaces] = {};
    for (std::size_t i = 0; i < kScreenCard[card].sets; ++i)
      digits[kScreenCard[card].set[i].space] = kScreenCard[card].set[i].chevrons;
    assertDrawn(kDrawn[card], digits);
  }
}

void test_the_diagrams_are_those_of_version_3() {
  constexpr const char* kDrawn[kAliens][kSides] = {
      {"1---3-2--", "12------3", "31-----2-"}, {"---3-2--1", "---2--3-1", "--2--1---"},
      {"---2---1-", "--1-2----", "----2--1-"}, {"----2-13-", "------12-", "--2-13---"},
      {"13----2--", "1----3-2-", "-1-2-3---"}, {"-------21", "---32---1", "-----2-13"},
      {"-21------", "-21--3---", "-2---1-3-"},
  };
  for (std::size_t alien = 0; alien < kAliens; ++alien)
    for (std::size_t side = 0; side < kSides; ++side) {
      std::uint8_t digits[kSpaces] = {};
      const Diagram& diagram = kAlienShip[alien].side[side];
      for (std::uint8_t i = 0; i < diagram.spaces; ++i) digits[diagram.space[i]] = static_cast<std::uint8_t>(i + 1);
      assertDrawn(kDrawn[alien][side], digits);
    }
}

void test_the_hulls_are_those_of_version_3() {
  constexpr int kExpected[kDifficulties][4] = {
      {-6, -4, -2, 2},
      {-2, -1, 0, 1},
      {-5, -3, -1, 1},
  };
  for (std::size_t level = 0; level < kDifficulties; ++level) {
    for (std::size_t hearts = 1; hearts <= kFullHearts; ++hearts)
      TEST_ASSERT_EQUAL(kExpected[level][hearts - 1], kHull[level].modifier[hearts]);
    TEST_ASSERT_EQUAL(kExpected[level][3], kHull[level].least);
  }
}

void test_the_standard_is_normal_and_there_are_three_difficulties() {
  TEST_ASSERT_EQUAL(1, kPewPew.optionCount);
  const OptionSpec& spec = kPewPew.options[0];
  TEST_ASSERT_EQUAL_STRING("difficulty", spec.key);
  TEST_ASSERT_EQUAL(3, spec.count);
  const char* const keys[] = {"basic", "normal", "advanced"};
  for (std::size_t i = 0; i < 3; ++i) TEST_ASSERT_EQUAL_STRING(keys[i], spec.choices[i].key);
  TEST_ASSERT_EQUAL(1, spec.standard);
}

void test_a_game_is_dealt_at_the_difficulty_of_its_option() {
  for (const Difficulty level : kLevels) {
    Options options{};
    options.choice[0] = static_cast<std::uint8_t>(level);
    State s;
    deal(s, options, 5);
    TEST_ASSERT_EQUAL(static_cast<int>(level), static_cast<int>(s.difficulty));
    TEST_ASSERT_EQUAL(countedPoints(hullOf(level), s.cards[0], openSets(s), kFullHearts), s.actionPoints);
  }
}

void test_no_first_turn_of_normal_is_without_a_choice() {
  for (Seed seed = 0; seed < 500; ++seed) {
    State s;
    deal(s, standardOptions(kPewPew), seed);
    MoveList moves;
    legalMoves(s, moves);
    TEST_ASSERT_GREATER_THAN(1, moves.size());
  }
}

// Written out: a table that was mistyped would else be its own witness.
void test_the_components_are_as_many_as_in_the_box() {
  TEST_ASSERT_EQUAL(27, sizeof kScreenCard / sizeof kScreenCard[0]);
  TEST_ASSERT_EQUAL(7, sizeof kAlienShip / sizeof kAlienShip[0]);
  TEST_ASSERT_EQUAL(3, sizeof kAlienShip[0].side / sizeof kAlienShip[0].side[0]);
  State s;
  deal(s, Options{}, 1);
  TEST_ASSERT_EQUAL(18, s.tokens);
  TEST_ASSERT_EQUAL(3, s.hearts);
  TEST_ASSERT_EQUAL(27, s.drawPile.size() + 4);
  TEST_ASSERT_EQUAL(10, kMarkersToEnd);
}

void test_each_side_of_the_hull_has_an_effect_of_its_own() {
  for (const Hull& hull : kHull)
    for (std::size_t hearts = 2; hearts <= kFullHearts; ++hearts)
      TEST_ASSERT_TRUE(hull.modifier[hearts] > hull.modifier[hearts - 1]);
}

void test_action_points_stay_within_their_bound() {
  for (const Hull& hull : kHull)
    for (std::uint8_t card = 0; card < kScreenCards; ++card)
      for (std::uint8_t hearts = 1; hearts <= kFullHearts; ++hearts)
        TEST_ASSERT_LESS_OR_EQUAL(kMostActionPoints, countedPoints(hull, card, 7, hearts));
}

void test_the_deal_puts_four_cards_the_whole_ship_in_the_centre_and_23_cards_in_the_pile() {
  for (Seed seed = 0; seed < 50; ++seed) {
    State s;
    deal(s, Options{}, seed);
    TEST_ASSERT_NULL(valid(s).why);
    TEST_ASSERT_EQUAL(kScreenCards - kDepths, s.drawPile.size());
    TEST_ASSERT_EQUAL(0, s.discards);
    TEST_ASSERT_EQUAL(kCentre, s.shipSpace);
    TEST_ASSERT_EQUAL(kFullHearts, s.hearts);
    TEST_ASSERT_EQUAL(kTokens, s.tokens);
    TEST_ASSERT_EQUAL(1, s.round);
    TEST_ASSERT_EQUAL(0, s.points + s.deaths + s.mineDepth + s.heartDepth);
  }
}

void test_the_deal_shuffles_the_screen_cards() {
  std::uint32_t closest = 0;
  for (Seed seed = 0; seed < 400; ++seed) {
    State s;
    deal(s, Options{}, seed);
    closest |= 1u << s.cards[0];
  }
  TEST_ASSERT_EQUAL_HEX32((1u << kScreenCards) - 1, closest);
}

void test_the_first_round_spawns_on_the_furthest_card_only() {
  for (Seed seed = 0; seed < 50; ++seed) {
    State s;
    deal(s, Options{}, seed);
    std::size_t inPlay = 0;
    for (const Alien& alien : s.aliens) {
      if (alien.depth == 0) continue;
      ++inPlay;
      TEST_ASSERT_EQUAL(kDepths, alien.depth);
    }
    TEST_ASSERT_EQUAL(kScreenCard[s.cards[kDepths - 1]].sets, inPlay);
  }
}

void test_the_pilot_knows_which_cards_are_left_but_not_their_order() {
  State s;
  deal(s, Options{}, 7);
  const State seen = observe(s, 0);
  TEST_ASSERT_TRUE(seen.rng.blank());
  TEST_ASSERT_EQUAL(s.drawPile.size(), seen.drawPile.size());
  for (const std::uint8_t card : s.drawPile) TEST_ASSERT_TRUE(seen.drawPile.contains(card));
  for (std::size_t i = 1; i < seen.drawPile.size(); ++i) TEST_ASSERT_TRUE(seen.drawPile[i - 1] < seen.drawPile[i]);
}

// The careful player goes on from there.
void test_a_position_before_its_new_card_has_the_same_pile_too() {
  State s;
  deal(s, Options{}, 7);
  Forecast forecast;
  Events nobody;
  foresee(s, forecast, nobody);
  TEST_ASSERT_EQUAL_UINT8(kNowhere, forecast.after.cards[kDepths - 1]);
  const State seen = observe(forecast.after, 0);
  TEST_ASSERT_EQUAL(s.drawPile.size(), seen.drawPile.size());
  for (const std::uint8_t card : s.drawPile) TEST_ASSERT_TRUE(seen.drawPile.contains(card));
}

void test_a_possible_order_of_the_pile_is_any_order() {
  State s;
  deal(s, Options{}, 7);
  Rng rng = Rng::seeded(3);
  std::uint32_t tops = 0;
  std::uint32_t left = 0;
  for (const std::uint8_t card : s.drawPile) left |= 1u << card;
  for (int i = 0; i < 400; ++i) {
    State guess = observe(s, 0);
    determinize(guess, 0, rng);
    TEST_ASSERT_NULL(valid(guess).why);
    tops |= 1u << guess.drawPile.back();
  }
  TEST_ASSERT_EQUAL_HEX32(left, tops);
}

void test_every_order_of_the_pile_is_equally_likely() {
  State s;
  deal(s, Options{}, 7);
  while (s.drawPile.size() > 3) s.discards |= 1u << s.drawPile.draw();
  const State seen = observe(s, 0);
  Rng rng = Rng::seeded(11);
  int times[3][3] = {};  // by the places in `seen` of the top card and of the one below
  constexpr int kGuesses = 1200;
  for (int i = 0; i < kGuesses; ++i) {
    State guess = seen;
    determinize(guess, 0, rng);
    std::size_t place[2] = {};
    for (std::size_t j = 0; j < 3; ++j)
      for (std::size_t k = 0; k < 2; ++k)
        if (seen.drawPile[j] == guess.drawPile[2 - k]) place[k] = j;
    ++times[place[0]][place[1]];
  }
  // 200 each; the standard deviation is 13.
  for (std::size_t top = 0; top < 3; ++top)
    for (std::size_t next = 0; next < 3; ++next)
      if (top != next) TEST_ASSERT_INT_WITHIN(60, kGuesses / 6, times[top][next]);
}

}  // namespace

void runComponentTests() {
  Unity.TestFile = __FILE__;
  RUN_TEST(test_the_27_screen_cards_are_all_different);
  RUN_TEST(test_a_screen_card_has_1_to_3_sets_of_1_to_3_chevrons_in_spawning_order);
  RUN_TEST(test_an_alien_side_numbers_2_or_3_different_spaces);
  RUN_TEST(test_an_alien_has_two_first_spaces_and_no_space_is_first_for_more_than_two_aliens);
  RUN_TEST(test_the_screen_cards_are_those_of_version_3);
  RUN_TEST(test_the_diagrams_are_those_of_version_3);
  RUN_TEST(test_the_hulls_are_those_of_version_3);
  RUN_TEST(test_the_standard_is_normal_and_there_are_three_difficulties);
  RUN_TEST(test_a_game_is_dealt_at_the_difficulty_of_its_option);
  RUN_TEST(test_no_first_turn_of_normal_is_without_a_choice);
  RUN_TEST(test_the_components_are_as_many_as_in_the_box);
  RUN_TEST(test_each_side_of_the_hull_has_an_effect_of_its_own);
  RUN_TEST(test_action_points_stay_within_their_bound);
  RUN_TEST(test_the_deal_puts_four_cards_the_whole_ship_in_the_centre_and_23_cards_in_the_pile);
  RUN_TEST(test_the_deal_shuffles_the_screen_cards);
  RUN_TEST(test_the_first_round_spawns_on_the_furthest_card_only);
  RUN_TEST(test_the_pilot_knows_which_cards_are_left_but_not_their_order);
  RUN_TEST(test_a_position_before_its_new_card_has_the_same_pile_too);
  RUN_TEST(test_a_possible_order_of_the_pile_is_any_order);
  RUN_TEST(test_every_order_of_the_pile_is_equally_likely);
}

}  // namespace pew_pew_test
