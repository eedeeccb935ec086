// Setup: aliens, Captain, dice, decks, bag, weapons, Planets, and what is random of it.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr int kEach = 20 * armada_test::kThorough;

int weaponsAt(Difficulty level) { return kWeaponsInPlay[static_cast<std::size_t>(level)]; }

}  // namespace

void test_the_standard_is_basic_and_there_are_three_difficulties() {
  TEST_ASSERT_EQUAL_UINT8(1, kPulpInvasion.optionCount);
  TEST_ASSERT_EQUAL_STRING("difficulty", kPulpInvasion.options[0].key);
  TEST_ASSERT_EQUAL_UINT8(3, kPulpInvasion.options[0].count);
  TEST_ASSERT_EQUAL_STRING("basic", kPulpInvasion.options[0].choices[0].key);
  TEST_ASSERT_EQUAL_STRING("normal", kPulpInvasion.options[0].choices[1].key);
  TEST_ASSERT_EQUAL_STRING("advanced", kPulpInvasion.options[0].choices[2].key);
  TEST_ASSERT_EQUAL_UINT8(0, kPulpInvasion.options[0].standard);
}

void test_one_captain_plays_alone() {
  const State state = dealt(Difficulty::basic, 1);
  TEST_ASSERT_EQUAL_UINT8(1, seats(state));
  TEST_ASSERT_EQUAL_UINT8(0, toMove(state));
  TEST_ASSERT_EQUAL_STRING("Captain", kPulpInvasion.seatNames[0]);
}

void test_the_bag_is_seeded_with_4_of_each_ability_and_white_and_4_5_6_yellow_and_black() {
  const int cubes[] = {4, 5, 6};
  for (const Difficulty level : kLevels) {
    Voyage table;
    table.state = dealt(level, 3);
    const int n = cubes[static_cast<std::size_t>(level)];
    for (const Cube cube : {Cube::combat, Cube::science, Cube::diplomacy, Cube::falseLead})
      TEST_ASSERT_EQUAL_INT(4, table.state.bag[at(cube)]);
    TEST_ASSERT_EQUAL_INT(n, table.state.bag[at(Cube::weapon)]);
    TEST_ASSERT_EQUAL_INT(n, table.state.bag[at(Cube::quietus)]);
  }
}

void test_of_every_colour_but_yellow_there_are_12_and_the_rest_is_the_supply() {
  for (const Difficulty level : kLevels) {
    const State state = dealt(level, 4);
    for (const Cube cube : {Cube::combat, Cube::science, Cube::diplomacy, Cube::falseLead})
      TEST_ASSERT_EQUAL_UINT8(8, supply(state, cube));
    TEST_ASSERT_EQUAL_INT(12 - weaponsAt(level), supply(state, Cube::quietus));
    TEST_ASSERT_EQUAL_UINT8(0, supply(state, Cube::weapon));
  }
}

void test_4_5_6_different_super_weapons_are_the_draw_deck_and_none_is_found() {
  const int weapons[] = {4, 5, 6};
  for (const Difficulty level : kLevels) {
    const State state = dealt(level, 5);
    TEST_ASSERT_EQUAL_INT(weapons[static_cast<std::size_t>(level)], static_cast<int>(state.weaponDeck.size()));
    TEST_ASSERT_TRUE(state.found.empty());
    unsigned seen = 0;
    for (const std::uint8_t weapon : state.weaponDeck) seen |= 1u << weapon;
    int different = 0;
    for (; seen != 0; seen &= seen - 1) ++different;
    TEST_ASSERT_EQUAL_INT(weapons[static_cast<std::size_t>(level)], different);
  }
}

// Chi-square with 5 degrees of freedom: 20.5 is passed by chance once in a thousand.
void test_every_super_weapon_is_on_top_equally_often() {
  int top[kWeapons] = {};
  for (int n = 0; n < static_cast<int>(kWeapons) * kEach; ++n)
    ++top[dealt(Difficulty::basic, static_cast<Seed>(n)).weaponDeck.back()];
  TEST_ASSERT_LESS_THAN_INT(kEach * 205 / 10, squares(top, kEach));
}

void test_the_three_aliens_stand_in_a_row_each_order_equally_often() {
  int orders[9] = {};
  for (int n = 0; n < 6 * kEach; ++n) {
    const State state = dealt(Difficulty::basic, static_cast<Seed>(n));
    TEST_ASSERT_EQUAL_INT(3, state.alien[0] + state.alien[1] + state.alien[2]);
    TEST_ASSERT_TRUE(state.alien[0] != state.alien[1] && state.alien[1] != state.alien[2]);
    ++orders[state.alien[0] * 3 + state.alien[1]];
  }
  const int ways[] = {orders[1], orders[2], orders[3], orders[5], orders[6], orders[7]};
  TEST_ASSERT_LESS_THAN_INT(kEach * 205 / 10, squares(ways, kEach));
}

// Chi-square with 8 degrees of freedom: 26.1.
void test_every_captain_comes_equally_often_with_abilities_at_the_maximum() {
  int captains[kCaptains] = {};
  for (int n = 0; n < static_cast<int>(kCaptains) * kEach; ++n) {
    const State state = dealt(Difficulty::normal, static_cast<Seed>(n));
    ++captains[state.captain];
    for (std::size_t i = 0; i < kAbilities; ++i)
      TEST_ASSERT_EQUAL_UINT8(kCaptainCard[state.captain].maximum[i], state.ability[i]);
  }
  TEST_ASSERT_LESS_THAN_INT(kEach * 261 / 10, squares(captains, kEach));
}

void test_the_first_move_leaves_one_of_the_three_offered_dice_behind() {
  for (unsigned left = 0; left < kOfferedDice; ++left) {
    Voyage table;
    table.state = dealt(Difficulty::basic, 11);
    TEST_ASSERT_TRUE(table.state.phase == Phase::crew);
    MoveList moves;
    legalMoves(table.state, moves);
    TEST_ASSERT_EQUAL_size_t(3, moves.size());
    for (unsigned i = 0; i < 3; ++i) TEST_ASSERT_EQUAL_HEX32(moveOf(Verb::leaveDie, i), moves[i]);
    TEST_ASSERT_TRUE(apply(table.state, moveOf(Verb::leaveDie, left), table.happened));
    const CaptainCard& card = kCaptainCard[table.state.captain];
    TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(card.offered[left]), table.state.stayedBehind);
    bool owned[kDice] = {};
    for (const OwnedDie& die : table.state.die) owned[static_cast<std::size_t>(die.die)] = true;
    for (unsigned i = 0; i < kOfferedDice; ++i)
      TEST_ASSERT_EQUAL_INT(i != left, owned[static_cast<std::size_t>(card.offered[i])]);
    TEST_ASSERT_TRUE(table.state.phase == Phase::planet);
    TEST_ASSERT_NULL(valid(table.state).why);
  }
}

// Chi-square with 5 degrees of freedom for the rolls.
void test_crew_dice_start_on_6_and_system_dice_are_rolled() {
  int faces[6] = {};
  int rolled = 0;
  Seed seed = 0;
  while (rolled < 6 * kEach) {
    Voyage table;
    table.state = dealt(Difficulty::basic, ++seed);
    TEST_ASSERT_TRUE(apply(table.state, moveOf(Verb::leaveDie, seed % 3), table.happened));
    for (const OwnedDie& die : table.state.die) {
      if (!isSystem(die.die)) {
        TEST_ASSERT_EQUAL_UINT8(6, die.face);
      } else if (rolled < 6 * kEach) {
        TEST_ASSERT_TRUE(die.face >= 1 && die.face <= 6);
        ++faces[die.face - 1];
        ++rolled;
      }
    }
  }
  TEST_ASSERT_LESS_THAN_INT(kEach * 205 / 10, squares(faces, kEach));
}

void test_all_48_encounter_cards_lie_in_three_decks_of_16() {
  const State state = dealt(Difficulty::basic, 6);
  TEST_ASSERT_EQUAL_size_t(3 * 16, state.deck.size());
  TEST_ASSERT_EQUAL_size_t(16, kSectorCards);
  bool seen[kEncounterCards] = {};
  for (const Card card : state.deck) {
    TEST_ASSERT_FALSE(seen[card]);
    seen[card] = true;
  }
  TEST_ASSERT_EQUAL_size_t(24, kGuardforce);
  TEST_ASSERT_EQUAL_size_t(8, kLocations);
  TEST_ASSERT_EQUAL_size_t(8, kAgents);
  TEST_ASSERT_EQUAL_size_t(8, kEvents);
}

// Chi-square with 47 degrees of freedom: 82.7.
void test_the_encounter_cards_are_shuffled_every_card_comes_first_equally_often() {
  int top[kEncounterCards] = {};
  const int each = kEach / 2;
  for (int n = 0; n < static_cast<int>(kEncounterCards) * each; ++n)
    ++top[dealt(Difficulty::basic, static_cast<Seed>(n)).deck.back()];
  TEST_ASSERT_LESS_THAN_INT(each * 827 / 10, squares(top, each));
}

// Chi-square with 2 degrees of freedom: 13.8.
void test_a_card_lies_in_each_sector_equally_often() {
  int sectors[kSectors] = {};
  const Card wanted = card("Zero Knight");
  for (int n = 0; n < 3 * kEach; ++n) {
    const State state = dealt(Difficulty::basic, static_cast<Seed>(n));
    for (std::size_t i = 0; i < kEncounterCards; ++i)
      if (state.deck[i] == wanted) ++sectors[i / kSectorCards];
  }
  TEST_ASSERT_LESS_THAN_INT(kEach * 138 / 10, squares(sectors, kEach));
}

// Chi-square with 11 degrees of freedom: 31.3.
void test_three_of_the_twelve_planets_lie_face_up_each_equally_often() {
  int first[kPlanets] = {};
  const int each = kEach / 2;
  for (int n = 0; n < static_cast<int>(kPlanets) * each; ++n) {
    const State state = dealt(Difficulty::basic, static_cast<Seed>(n));
    TEST_ASSERT_EQUAL_size_t(3, state.planetRow.size());
    TEST_ASSERT_EQUAL_size_t(9, state.planetDeck.size());
    ++first[state.planetRow[0]];
    unsigned seen = 0;
    for (const std::uint8_t planet : state.planetRow) seen |= 1u << planet;
    for (const std::uint8_t planet : state.planetDeck) seen |= 1u << planet;
    TEST_ASSERT_EQUAL_HEX32((1u << kPlanets) - 1, seen);
  }
  TEST_ASSERT_LESS_THAN_INT(each * 313 / 10, squares(first, each));
}

void test_the_same_seed_deals_the_same_game_and_another_one_another() {
  const State one = dealt(Difficulty::normal, 8), same = dealt(Difficulty::normal, 8),
              other = dealt(Difficulty::normal, 9);
  TEST_ASSERT_EQUAL_MEMORY(&one, &same, sizeof one);
  TEST_ASSERT_TRUE(std::memcmp(&one, &other, sizeof one) != 0);
}

void test_a_new_game_has_no_hand_no_location_and_nothing_in_the_line() {
  const State state = dealt(Difficulty::advanced, 10);
  TEST_ASSERT_NULL(valid(state).why);
  TEST_ASSERT_EQUAL_UINT8(1, state.round);
  TEST_ASSERT_EQUAL_UINT8(kNoCard, state.location);
  TEST_ASSERT_EQUAL_UINT8(kNoPlanet, state.planet);
  TEST_ASSERT_EQUAL_UINT8(0, state.quietus);
  for (const Card card : state.line) TEST_ASSERT_EQUAL_UINT8(kNoCard, card);
  for (Card card = 0; card < kEncounterCards; ++card)
    TEST_ASSERT_FALSE(state.hand.has(card) || state.discards.has(card));
}

void runSetupTests() {
  RUN_TEST(test_the_standard_is_basic_and_there_are_three_difficulties);
  RUN_TEST(test_one_captain_plays_alone);
  RUN_TEST(test_the_bag_is_seeded_with_4_of_each_ability_and_white_and_4_5_6_yellow_and_black);
  RUN_TEST(test_of_every_colour_but_yellow_there_are_12_and_the_rest_is_the_supply);
  RUN_TEST(test_4_5_6_different_super_weapons_are_the_draw_deck_and_none_is_found);
  RUN_TEST(test_every_super_weapon_is_on_top_equally_often);
  RUN_TEST(test_the_three_aliens_stand_in_a_row_each_order_equally_often);
  RUN_TEST(test_every_captain_comes_equally_often_with_abilities_at_the_maximum);
  RUN_TEST(test_the_first_move_leaves_one_of_the_three_offered_dice_behind);
  RUN_TEST(test_crew_dice_start_on_6_and_system_dice_are_rolled);
  RUN_TEST(test_all_48_encounter_cards_lie_in_three_decks_of_16);
  RUN_TEST(test_the_encounter_cards_are_shuffled_every_card_comes_first_equally_often);
  RUN_TEST(test_a_card_lies_in_each_sector_equally_often);
  RUN_TEST(test_three_of_the_twelve_planets_lie_face_up_each_equally_often);
  RUN_TEST(test_the_same_seed_deals_the_same_game_and_another_one_another);
  RUN_TEST(test_a_new_game_has_no_hand_no_location_and_nothing_in_the_line);
}

}  // namespace pulp_invasion_test
