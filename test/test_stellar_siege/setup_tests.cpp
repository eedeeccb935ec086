// Decks, hands, sides, the first player and the options: Book, Setup and Card List.
#include "siege_tests.h"

namespace stellar_siege_test {

namespace {

// ---- options by their keys ------------------------------------------------------------------------------------------
void choose(Options& options, const char* key, const char* choice) {
  for (std::size_t i = 0; i < kStellarSiege.optionCount; ++i) {
    const OptionSpec& spec = kStellarSiege.options[i];
    if (std::strcmp(spec.key, key) != 0) continue;
    for (std::uint8_t c = 0; c < spec.count; ++c)
      if (std::strcmp(spec.choices[c].key, choice) == 0) {
        options.choice[i] = c;
        return;
      }
  }
  TEST_FAIL_MESSAGE("no such option");
}

Options with(const char* key, const char* choice) {
  Options options = standardOptions(kStellarSiege);
  choose(options, key, choice);
  return options;
}

State dealt(const Options& options, Seed seed) {
  State state;
  deal(state, options, seed);
  const Verdict verdict = valid(state);
  TEST_ASSERT_NULL_MESSAGE(verdict.why, verdict.why);
  return state;
}

// Cards of the kind that the seat has anywhere.
int cardsOf(const State& state, Seat seat, Kind kind) {
  int count = state.hand[seat].count(kind) + state.discards[seat].count(kind);
  for (const Kind each : state.pile[seat]) count += each == kind ? 1 : 0;
  for (const Alien& each : state.field) count += each.seat() == seat && each.kind() == kind ? 1 : 0;
  return count;
}

void assertFreshHands(const State& state) {
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    TEST_ASSERT_EQUAL_UINT8(4, state.hand[seat].total);
    TEST_ASSERT_EQUAL_size_t(26, state.pile[seat].size());
    TEST_ASSERT_EQUAL_UINT8(0, state.discards[seat].total);
    for (unsigned k = 1; k <= kKinds; ++k) {
      const Kind kind = static_cast<Kind>(k);
      TEST_ASSERT_EQUAL_INT(cardOf(kind).copies, cardsOf(state, seat, kind));
    }
  }
  TEST_ASSERT_EQUAL_size_t(0, state.field.size());
}

}  // namespace

// ---- the cards ------------------------------------------------------------------------------------------------------
void test_a_deck_has_30_cards_3_of_each_soldier_and_3_3_1_1_1_officers() {
  const int copies[kKinds] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1};
  int sum = 0;
  for (unsigned k = 1; k <= kKinds; ++k) {
    TEST_ASSERT_EQUAL_INT(copies[k - 1], cardOf(static_cast<Kind>(k)).copies);
    sum += copies[k - 1];
  }
  TEST_ASSERT_EQUAL_INT(30, sum);
}

void test_the_7_soldiers_carry_the_numbers_of_the_book() {
  struct Row {
    Kind kind;
    int few, many;
    bool draws, enemy;
  };
  const Row book[] = {
      {Kind::drawFew, 1, 2, true, false},       {Kind::drawMany, 3, 4, true, false},
      {Kind::discardFew, 1, 2, false, false},   {Kind::discardMany, 2, 3, false, false},
      {Kind::enemyDrawsFew, 1, 2, true, true},  {Kind::enemyDrawsMany, 2, 3, true, true},
      {Kind::enemyDiscards, 1, 2, false, true},
  };
  for (const Row& row : book) {
    const AlienCard& printed = cardOf(row.kind);
    TEST_ASSERT_EQUAL_INT(row.few, printed.number[0]);
    TEST_ASSERT_EQUAL_INT(row.many, printed.number[1]);
    TEST_ASSERT_EQUAL(row.draws, printed.draws);
    TEST_ASSERT_EQUAL(row.enemy, printed.aimsAtEnemy);
    TEST_ASSERT_TRUE(isSoldier(row.kind) && !isOfficer(row.kind));
  }
}

void test_the_5_officers_have_no_numbers() {
  for (const Kind kind : {Kind::anyTime, Kind::adjacent, Kind::anywhere, Kind::anyPlanet, Kind::additional}) {
    TEST_ASSERT_TRUE(isOfficer(kind) && !isSoldier(kind));
    TEST_ASSERT_EQUAL_UINT8(0, cardOf(kind).number[0]);
    TEST_ASSERT_EQUAL_UINT8(0, cardOf(kind).number[1]);
  }
}

// The book's words and what the rules read say the same.
void test_a_card_draws_or_discards_and_aims_as_its_words_say() {
  for (unsigned kind = 1; kind <= kKinds; ++kind) {
    const AlienCard& card = kAlienCard[kind];
    const bool soldier = card.number[0] > 0;
    TEST_ASSERT_EQUAL_MESSAGE(soldier && std::strstr(card.text, "Draw") != nullptr, card.draws, card.text);
    TEST_ASSERT_EQUAL_MESSAGE(std::strncmp(card.text, "Your Enemy", 10) == 0, card.aimsAtEnemy, card.text);
  }
}

void test_the_aliens_of_both_species_have_24_different_names() {
  for (unsigned a = 0; a < 2 * kKinds; ++a) {
    const char* name = kAlienCard[a / 2 + 1].name[a % 2];
    TEST_ASSERT_TRUE(std::strlen(name) > 0 && std::strlen(name) <= 11);
    for (unsigned b = 0; b < a; ++b) TEST_ASSERT_TRUE(std::strcmp(name, kAlienCard[b / 2 + 1].name[b % 2]) != 0);
  }
}

void test_the_16_sides_have_the_names_of_the_book_two_a_planet() {
  const char* const book[kEffects] = {"Siptou",  "Valtinia", "Cordontion", "Zahwilta", "Emalto",   "Iontian",
                                      "Ambyria", "Taltuva",  "Plomeena",   "Aspal",    "Hyperion", "Clio",
                                      "Artemis", "Nyx",      "Pandemonia", "Aether"};
  for (std::size_t side = 0; side < kEffects; ++side) {
    const auto effect =
        effectAt(static_cast<std::uint8_t>(side % 2 == 1 ? 0xFF : 0), static_cast<std::uint8_t>(side / 2));
    TEST_ASSERT_EQUAL_size_t(side, static_cast<std::size_t>(effect));
    TEST_ASSERT_EQUAL_STRING(book[side], sideOf(effect).name);
  }
}

void test_cards_and_planets_say_the_words_of_the_book() {
  const char* const aliens[kKinds] = {
      "Draw 1 or 2 Aliens.",
      "Draw 3 or 4 Aliens.",
      "Discard 1 or 2 Aliens.",
      "Discard 2 or 3 Aliens.",
      "Your Enemy Draws 1 or 2 Aliens.",
      "Your Enemy Draws 2 or 3 Aliens.",
      "Your Enemy Discards 1 or 2 Aliens.",
      "Discard this Alien from your hand at any time. -or- Deploy to a Siege Force with no effect.",
      "Move an Alien from an adjacent Siege Force into the same one as this Alien.",
      "Deploy this Alien into any Siege Force, regardless of your current Deployment Value. Do not activate a Planet "
      "Effect this turn.",
      "Activate any face-up Planet Effect this turn.",
      "Deploy an additional Alien from your hand to the same Siege Force as this Alien. Do not activate a Planet "
      "Effect "
      "this turn.",
  };
  const char* const planets[kEffects] = {
      "Switch your Siege Forces at two Planets.",
      "Switch your Enemy's Siege Forces at two Planets.",
      "Your Enemy must Deploy a random Alien instead of choosing for their next turn.",
      "Your Enemy can't activate a Planet Effect on their next turn.",
      "Add or subtract 1 from your Deployment Value next turn.",
      "Add or subtract 1 from your Enemy's Deployment Value next turn.",
      "If you Deploy a Soldier that affects you, make it affect your Enemy instead.",
      "If you Deploy a Soldier, make it affect both players instead of one.",
      "Your Enemy can't affect you with a Soldier during their next turn.",
      "Change Draw into Discard or Discard into Draw for the Soldier you Deploy this turn.",
      "Discard a Soldier from your hand, and trigger its effects.",
      "Put up to 3 Aliens from your hand into your Enemy's hand.",
      "Put the Alien you Deployed this turn into your Siege Force on any Planet.",
      "Move an Alien from your Enemy's Siege Force at the Planet you Deployed to this turn to their Siege Force on a "
      "different Planet.",
      "Discard as many Aliens from your hand as you'd like.",
      "Shuffle your hand into your Draw Pile.",
  };
  for (std::size_t k = 0; k < kKinds; ++k) TEST_ASSERT_EQUAL_STRING(aliens[k], kAlienCard[k + 1].text);
  for (std::size_t side = 0; side < kEffects; ++side) TEST_ASSERT_EQUAL_STRING(planets[side], kPlanetSide[side].text);
}

// ---- the deal -------------------------------------------------------------------------------------------------------
void test_each_player_draws_4_of_a_deck_of_their_own_and_the_rest_is_the_draw_pile() {
  for (Seed seed = 0; seed < 20; ++seed) assertFreshHands(dealt(standardOptions(kStellarSiege), seed));
}

void test_the_same_seed_deals_the_same_game_and_another_one_another() {
  const State one = dealt(standardOptions(kStellarSiege), 5);
  const State same = dealt(standardOptions(kStellarSiege), 5);
  const State other = dealt(standardOptions(kStellarSiege), 6);
  TEST_ASSERT_EQUAL_MEMORY(&one, &same, sizeof one);
  TEST_ASSERT_TRUE(std::memcmp(one.pile, other.pile, sizeof one.pile) != 0);
}

void test_the_decks_are_shuffled_every_card_comes_to_hand_and_top_equally_often() {
  constexpr int kDeals = 150 * armada_test::kThorough;
  int inHand[kSeatCount][kKinds + 1] = {};
  int onTop[kSeatCount][kKinds + 1] = {};
  for (Seed seed = 0; seed < kDeals; ++seed) {
    const State state = dealt(standardOptions(kStellarSiege), seed);
    for (Seat seat = 0; seat < kSeatCount; ++seat) {
      for (unsigned k = 1; k <= kKinds; ++k) inHand[seat][k] += state.hand[seat].of[k];
      ++onTop[seat][indexOf(state.pile[seat].back())];
    }
  }
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    for (unsigned k = 1; k <= kKinds; ++k) {
      const int copies = kAlienCard[k].copies;
      // Five roots of the mean are a little more than five sigma of such a count.
      const int hand = kDeals * 4 * copies / 30;
      const int top = kDeals * copies / 30;
      const auto far = [](int mean) {
        int root = 0;
        while (root * root < mean) ++root;
        return 5 * root;
      };
      TEST_ASSERT_INT_WITHIN(far(hand), hand, inHand[seat][k]);
      TEST_ASSERT_INT_WITHIN(far(top), top, onTop[seat][k]);
    }
}

void test_the_two_decks_are_shuffled_apart() {
  int alike = 0;
  for (Seed seed = 0; seed < 20; ++seed) {
    const State state = dealt(standardOptions(kStellarSiege), seed);
    alike += std::memcmp(&state.pile[0], &state.pile[1], sizeof state.pile[0]) == 0 ? 1 : 0;
  }
  TEST_ASSERT_EQUAL_INT(0, alike);
}

void test_the_sides_of_the_planets_are_random_each_by_itself() {
  constexpr int kDeals = 50 * armada_test::kThorough;
  int onB[kPlanets] = {};
  int likeNext[kPlanets] = {};
  for (Seed seed = 0; seed < kDeals; ++seed) {
    const std::uint8_t sides = dealt(standardOptions(kStellarSiege), seed).sides;
    for (unsigned p = 0; p < kPlanets; ++p) {
      onB[p] += sides >> p & 1;
      likeNext[p] += (sides >> p & 1) == (sides >> ((p + 1) % kPlanets) & 1) ? 1 : 0;
    }
  }
  int far = 0;  // five sigma: 5 * sqrt(n) / 2
  while (4 * far * far < 25 * kDeals) ++far;
  for (unsigned p = 0; p < kPlanets; ++p) {
    TEST_ASSERT_INT_WITHIN(far, kDeals / 2, onB[p]);
    TEST_ASSERT_INT_WITHIN(far, kDeals / 2, likeNext[p]);
  }
}

// ---- options --------------------------------------------------------------------------------------------------------
void test_the_standard_is_either_out_a_random_first_player_and_random_sides() {
  TEST_ASSERT_EQUAL_UINT8(3, kStellarSiege.optionCount);
  Options options{};
  choose(options, "end", "either");
  choose(options, "first", "random");
  choose(options, "sides", "random");
  const Options standard = standardOptions(kStellarSiege);
  TEST_ASSERT_EQUAL_MEMORY(&options, &standard, sizeof options);
}

void test_the_first_player_is_random_by_default() {
  constexpr int kDeals = 50 * armada_test::kThorough;
  int morkolytes = 0;
  for (Seed seed = 0; seed < kDeals; ++seed) {
    const State state = dealt(standardOptions(kStellarSiege), seed);
    morkolytes += state.first;
    TEST_ASSERT_EQUAL_UINT8(state.first, state.active);
    TEST_ASSERT_EQUAL_UINT8(state.first, toMove(state));
  }
  int far = 0;
  while (4 * far * far < 25 * kDeals) ++far;
  TEST_ASSERT_INT_WITHIN(far, kDeals / 2, morkolytes);
}

void test_the_first_player_may_be_chosen() {
  for (Seed seed = 0; seed < 20; ++seed) {
    TEST_ASSERT_EQUAL_UINT8(kAntillians, toMove(dealt(with("first", "antillians"), seed)));
    TEST_ASSERT_EQUAL_UINT8(kMorkolytes, toMove(dealt(with("first", "morkolytes"), seed)));
  }
}

void test_the_option_end_says_which_rule_ends_the_game() {
  TEST_ASSERT_TRUE(dealt(with("end", "either"), 1).endRule == EndRule::eitherOut);
  TEST_ASSERT_TRUE(dealt(with("end", "both"), 1).endRule == EndRule::bothOut);
}

void test_the_game_begins_with_a_deployment_by_the_first_player_at_planet_4() {
  const State state = dealt(with("first", "morkolytes"), 3);
  TEST_ASSERT_TRUE(state.phase == Phase::deploy);
  TEST_ASSERT_EQUAL_UINT8(4, deploymentValue(state));
  TEST_ASSERT_EQUAL_UINT8(1, roundOf(state));
}

void test_chosen_sides_are_turned_by_the_first_player_planet_1_to_8_before_cards_are_dealt() {
  Options options = with("sides", "chosen");
  choose(options, "first", "morkolytes");
  Siege table;
  table.state = dealt(options, 9);
  const bool b[kPlanets] = {true, false, true, true, false, false, true, false};
  for (unsigned p = 0; p < kPlanets; ++p) {
    TEST_ASSERT_TRUE(table.state.phase == Phase::sides);
    TEST_ASSERT_EQUAL_UINT8(kMorkolytes, toMove(table.state));
    TEST_ASSERT_EQUAL_UINT8(0, table.state.hand[0].total + table.state.hand[1].total);
    MoveList moves;
    legalMoves(table.state, moves);
    TEST_ASSERT_EQUAL_size_t(2, moves.size());
    TEST_ASSERT_EQUAL_HEX32(moveOf(Verb::turnSide, 0), moves[0]);
    TEST_ASSERT_EQUAL_HEX32(moveOf(Verb::turnSide, 1), moves[1]);
    table.happened.clear();
    TEST_ASSERT_TRUE(apply(table.state, moveOf(Verb::turnSide, b[p] ? 1 : 0), table.happened));
    const Event& turned = table.event(EventKind::sideTurned);
    TEST_ASSERT_EQUAL_UINT8(p, turned.b);
    TEST_ASSERT_EQUAL_INT16(b[p] ? 1 : 0, turned.value);
    TEST_ASSERT_EQUAL(p == kPlanets - 1, table.sealed());
  }
  for (unsigned p = 0; p < kPlanets; ++p) TEST_ASSERT_EQUAL_UINT8(b[p] ? 1 : 0, table.state.sides >> p & 1);
  TEST_ASSERT_NULL(valid(table.state).why);
  TEST_ASSERT_TRUE(table.state.phase == Phase::deploy);
  TEST_ASSERT_EQUAL_UINT8(kMorkolytes, toMove(table.state));
  assertFreshHands(table.state);
}

void test_after_chosen_sides_the_hands_are_as_random_as_ever() {
  constexpr int kDeals = 10 * armada_test::kThorough;
  int soldiers = 0;
  for (Seed seed = 0; seed < kDeals; ++seed) {
    State state = dealt(with("sides", "chosen"), seed);
    Events nobody;
    for (unsigned p = 0; p < kPlanets; ++p) TEST_ASSERT_TRUE(apply(state, moveOf(Verb::turnSide, 0), nobody));
    for (unsigned k = 1; k <= kSoldierKinds; ++k) soldiers += state.hand[0].of[k] + state.hand[1].of[k];
  }
  // 8 cards a deal, each a Soldier with 21 in 30: five sigma of n cards are 2.3 roots of n.
  int root = 0;
  while (root * root < 8 * kDeals) ++root;
  TEST_ASSERT_INT_WITHIN(23 * root / 10, 8 * kDeals * 21 / 30, soldiers);
}

void runSetupTests() {
  RUN_TEST(test_a_deck_has_30_cards_3_of_each_soldier_and_3_3_1_1_1_officers);
  RUN_TEST(test_the_7_soldiers_carry_the_numbers_of_the_book);
  RUN_TEST(test_the_5_officers_have_no_numbers);
  RUN_TEST(test_a_card_draws_or_discards_and_aims_as_its_words_say);
  RUN_TEST(test_the_aliens_of_both_species_have_24_different_names);
  RUN_TEST(test_the_16_sides_have_the_names_of_the_book_two_a_planet);
  RUN_TEST(test_cards_and_planets_say_the_words_of_the_book);
  RUN_TEST(test_each_player_draws_4_of_a_deck_of_their_own_and_the_rest_is_the_draw_pile);
  RUN_TEST(test_the_same_seed_deals_the_same_game_and_another_one_another);
  RUN_TEST(test_the_decks_are_shuffled_every_card_comes_to_hand_and_top_equally_often);
  RUN_TEST(test_the_two_decks_are_shuffled_apart);
  RUN_TEST(test_the_sides_of_the_planets_are_random_each_by_itself);
  RUN_TEST(test_the_standard_is_either_out_a_random_first_player_and_random_sides);
  RUN_TEST(test_the_first_player_is_random_by_default);
  RUN_TEST(test_the_first_player_may_be_chosen);
  RUN_TEST(test_the_option_end_says_which_rule_ends_the_game);
  RUN_TEST(test_the_game_begins_with_a_deployment_by_the_first_player_at_planet_4);
  RUN_TEST(test_chosen_sides_are_turned_by_the_first_player_planet_1_to_8_before_cards_are_dealt);
  RUN_TEST(test_after_chosen_sides_the_hands_are_as_random_as_ever);
}

}  // namespace stellar_siege_test
