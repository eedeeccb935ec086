// Who may know what: the order of the decks is hidden, everything else lies open; and what is filled in for it is fair.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr int kEach = 10 * armada_test::kThorough;
constexpr Seat kCaptainSeat = 0;

void expectSameSight(const State& one, const State& other) {
  TEST_ASSERT_TRUE_MESSAGE(std::memcmp(&one, &other, sizeof one) != 0, "they differ in what is hidden");
  for (const Seat viewer : {kCaptainSeat, kNobody}) {
    const State a = observe(one, viewer), b = observe(other, viewer);
    TEST_ASSERT_EQUAL_MEMORY(&a, &b, sizeof a);
  }
}

// One of the possible positions, made from what the Captain sees.
State imagined(const State& state, bool fromObserved, Rng& rng) {
  State world = fromObserved ? observe(state, kCaptainSeat) : state;
  determinize(world, kCaptainSeat, rng);
  const Verdict verdict = valid(world);
  TEST_ASSERT_NULL_MESSAGE(verdict.why, verdict.why);
  return world;
}

// Which of the orders of N different things this is, 0..N!-1.
template <class T>
std::size_t orderOf(const T* items, std::size_t count) {
  std::size_t number = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t smaller = 0;
    for (std::size_t j = i + 1; j < count; ++j) smaller += items[j] < items[i] ? 1u : 0u;
    number = number * (count - i) + smaller;
  }
  return number;
}

}  // namespace

// ---- what is seen ---------------------------------------------------------------------------------------------------
void test_the_order_of_the_encounter_decks_is_hidden() {
  Voyage one, other;
  one.atPlanet().next({"Iron Sentry", "Moon Hussar", "Ion Reef", "Kid Comet"}).ready();
  other.atPlanet().next({"Kid Comet", "Ion Reef", "Moon Hussar", "Iron Sentry"}).seed(9).ready();
  expectSameSight(one.state, other.state);
}

void test_what_depends_on_hidden_cards_cannot_be_tried_ahead() {
  Voyage table;
  table.atPlanet().next({"Iron Sentry", "Moon Hussar", "Ion Reef", "Kid Comet"}).ready();
  const State seen = observe(table.state, kCaptainSeat);
  MoveList moves;
  legalMoves(seen, moves);
  TEST_ASSERT_FALSE(moves.empty());
  for (const Move move : moves) {  // each draws four cards
    State trial = seen;
    Events unheard;
    TEST_ASSERT_FALSE(apply(trial, move, unheard));
    TEST_ASSERT_EQUAL_MEMORY(&seen, &trial, sizeof trial);
  }
}

void test_which_cube_comes_out_of_the_bag_cannot_be_tried_ahead() {
  Voyage table;
  table.bag(1, 1, 1, 4, 4).searching(3).ready();
  const State seen = observe(table.state, kCaptainSeat);
  State trial = seen;
  Events unheard;
  TEST_ASSERT_TRUE(table.legal(kDrawCube));
  TEST_ASSERT_FALSE(apply(trial, kDrawCube, unheard));
  TEST_ASSERT_EQUAL_MEMORY(&seen, &trial, sizeof trial);
}

void test_which_cards_lie_in_which_sector_is_hidden() {
  Voyage one, other;
  one.round(4).atPlanet().next({"Iron Sentry", "Moon Hussar", "Star Bandit", "Void Lancer"}).ready();
  other.state = one.state;
  std::swap(other.state.deck[0], other.state.deck.back());
  expectSameSight(one.state, other.state);
}

void test_the_order_of_the_planet_deck_is_hidden() {
  Voyage one, other;
  other.state = one.line({"Iron Sentry"}).ready().state;
  std::swap(other.state.planetDeck[0], other.state.planetDeck[5]);
  expectSameSight(one.state, other.state);
}

void test_which_super_weapons_are_in_the_deck_is_hidden_until_it_was_looked_through() {
  Voyage one, other;
  one.line({"Iron Sentry"}).weaponDeck({"Null Lance", "Comet Lens", "Ether Harp", "Sun Hammer"}).ready();
  other.line({"Iron Sentry"}).weaponDeck({"Chrono Key", "Gravity Glove", "Null Lance", "Comet Lens"}).ready();
  expectSameSight(one.state, other.state);
  Rng rng = Rng::seeded(3);
  one.state.weaponsSeen = 1;
  for (int n = 0; n < 20; ++n) {
    const State world = imagined(one.state, true, rng);
    for (const char* name : {"Null Lance", "Comet Lens", "Ether Harp", "Sun Hammer"})
      TEST_ASSERT_TRUE(world.weaponDeck.contains(weapon(name)));
  }
}

void test_everything_else_lies_open() {
  Voyage table;
  table.round(6)
      .line({"Iron Sentry", "Kid Comet"})
      .hand({"Ace Magellan"})
      .location("Ion Reef")
      .understood("Null Lance");
  table.bag(3, 2, 1, 2, 5).abilities(4, 5, 6).done({LineStatus::evaded}).ready();
  for (const Seat viewer : {kCaptainSeat, kNobody}) {
    const State seen = observe(table.state, viewer);
    TEST_ASSERT_TRUE(seen.rng.blank());
    TEST_ASSERT_EQUAL_MEMORY(&table.state.hand, &seen.hand, sizeof seen.hand);
    TEST_ASSERT_EQUAL_MEMORY(&table.state.discards, &seen.discards, sizeof seen.discards);
    TEST_ASSERT_EQUAL_MEMORY(&table.state.line, &seen.line, sizeof seen.line);
    TEST_ASSERT_EQUAL_MEMORY(&table.state.planetRow, &seen.planetRow, sizeof seen.planetRow);
    TEST_ASSERT_EQUAL_MEMORY(&table.state.found, &seen.found, sizeof seen.found);
    TEST_ASSERT_EQUAL_MEMORY(&table.state.bag, &seen.bag, sizeof seen.bag);
    TEST_ASSERT_EQUAL_MEMORY(&table.state.ability, &seen.ability, sizeof seen.ability);
    TEST_ASSERT_EQUAL_MEMORY(&table.state.alien, &seen.alien, sizeof seen.alien);
    TEST_ASSERT_EQUAL_MEMORY(&table.state.die, &seen.die, sizeof seen.die);
    TEST_ASSERT_EQUAL_UINT8(table.state.location, seen.location);
    TEST_ASSERT_EQUAL_size_t(table.state.deck.size(), seen.deck.size());
    TEST_ASSERT_EQUAL_size_t(table.state.weaponDeck.size(), seen.weaponDeck.size());
  }
}

// ---- what is filled in ----------------------------------------------------------------------------------------------
// The last four cards: 24 orders. Chi-square with 23 degrees of freedom: 49.7 is passed by chance once in a thousand.
void test_every_way_to_fill_the_unseen_places_is_equally_likely() {
  for (const bool fromObserved : {false, true}) {
    Voyage table;
    table.round(12).atPlanet().ready();
    int orders[24] = {};
    Rng rng = Rng::seeded(17);
    for (int n = 0; n < 24 * kEach; ++n) ++orders[orderOf(imagined(table.state, fromObserved, rng).deck.items, 4)];
    TEST_ASSERT_LESS_THAN_INT(kEach * 497 / 10, squares(orders, kEach));
  }
}

// 20 unseen cards, 4 of them of this sector. Chi-square with 19 degrees of freedom: 43.8.
void test_every_unseen_card_is_equally_likely_the_next_one() {
  Voyage table;
  table.round(8).atPlanet().ready();
  TEST_ASSERT_EQUAL_size_t(20, table.state.deck.size());
  int next[20] = {};
  Rng rng = Rng::seeded(19);
  for (int n = 0; n < 20 * kEach; ++n) {
    const Card top = imagined(table.state, true, rng).deck.back();
    for (std::size_t i = 0; i < 20; ++i) next[i] += table.state.deck[i] == top ? 1 : 0;
  }
  TEST_ASSERT_LESS_THAN_INT(kEach * 438 / 10, squares(next, kEach));
}

// Four of the last eight cards of the sector are known; the other four are any of the 20 others. A known one lies on each
// of the eight places equally often: chi-square with 7 degrees of freedom, 24.3.
void test_cards_put_back_by_the_translator_are_known_to_lie_in_the_rest_of_the_sector() {
  Voyage table;
  table.round(7).atPlanet().ready();
  const std::size_t size = table.state.deck.size();
  TEST_ASSERT_EQUAL_size_t(24, size);
  for (std::size_t i = size - 4; i < size; ++i) table.state.returned.add(table.state.deck[i]);
  TEST_ASSERT_NULL(valid(table.state).why);
  int place[8] = {}, other[20] = {};
  Rng rng = Rng::seeded(23);
  for (int n = 0; n < 8 * kEach; ++n) {
    const State world = imagined(table.state, true, rng);
    int known = 0;
    for (std::size_t i = size - 8; i < size; ++i) {
      known += table.state.returned.has(world.deck[i]) ? 1 : 0;
      place[i - (size - 8)] += world.deck[i] == table.state.deck[size - 1] ? 1 : 0;
      for (std::size_t j = 0; j < 20; ++j) other[j] += world.deck[i] == table.state.deck[j] ? 1 : 0;
    }
    TEST_ASSERT_EQUAL_INT(4, known);
  }
  TEST_ASSERT_LESS_THAN_INT(kEach * 243 / 10, squares(place, kEach));
  const int each = 8 * kEach * 4 / 20;
  TEST_ASSERT_LESS_THAN_INT(each * 438 / 10, squares(other, each));
}

// Chi-square with 5 degrees of freedom: 20.5.
void test_every_order_of_the_planet_deck_is_equally_likely() {
  Voyage table;
  table.round(7).line({"Iron Sentry"}).ready();
  TEST_ASSERT_EQUAL_size_t(3, table.state.planetDeck.size());
  int orders[6] = {};
  Rng rng = Rng::seeded(29);
  for (int n = 0; n < 6 * kEach; ++n) ++orders[orderOf(imagined(table.state, true, rng).planetDeck.items, 3)];
  TEST_ASSERT_LESS_THAN_INT(kEach * 205 / 10, squares(orders, kEach));
}

// Two found, two of the other four in the deck: 12 ways. Chi-square with 11 degrees of freedom: 31.3.
void test_every_super_weapon_deck_is_equally_likely() {
  Voyage table;
  table.found("Null Lance").found("Sun Hammer").line({"Iron Sentry"}).ready();
  int ways[36] = {};
  Rng rng = Rng::seeded(31);
  for (int n = 0; n < 12 * kEach; ++n) {
    const State world = imagined(table.state, true, rng);
    TEST_ASSERT_EQUAL_size_t(2, world.weaponDeck.size());
    ++ways[world.weaponDeck[0] * 6 + world.weaponDeck[1]];
  }
  int sum = 0, found = 0;
  for (const int count : ways) {
    if (count == 0) continue;
    ++found;
    sum += (count - kEach) * (count - kEach);
  }
  TEST_ASSERT_EQUAL_INT(12, found);
  TEST_ASSERT_LESS_THAN_INT(kEach * 313 / 10, sum);
}

void test_what_was_seen_is_seen_again_in_every_possible_position() {
  Voyage table;
  table.round(6)
      .line({"Iron Sentry", "Kid Comet"})
      .hand({"Ace Magellan"})
      .location("Ion Reef")
      .found("Null Lance")
      .ready();
  Rng rng = Rng::seeded(37);
  for (const Seat viewer : {kCaptainSeat, kNobody}) {
    const State seen = observe(table.state, viewer);
    for (int n = 0; n < 20; ++n) {
      State world = seen;
      determinize(world, viewer, rng);
      const State again = observe(world, viewer);
      TEST_ASSERT_EQUAL_MEMORY(&seen, &again, sizeof seen);
    }
  }
}

// Solitaire: going back behind chance is allowed, so no move is sealed.
void test_no_move_is_sealed() {
  Voyage table;
  table.atPlanet().play(Verb::planet);
  TEST_ASSERT_FALSE(table.happened.sealed());
  table.evade();
  TEST_ASSERT_FALSE(table.happened.sealed());
}

void runKnowledgeTests() {
  RUN_TEST(test_the_order_of_the_encounter_decks_is_hidden);
  RUN_TEST(test_what_depends_on_hidden_cards_cannot_be_tried_ahead);
  RUN_TEST(test_which_cube_comes_out_of_the_bag_cannot_be_tried_ahead);
  RUN_TEST(test_which_cards_lie_in_which_sector_is_hidden);
  RUN_TEST(test_the_order_of_the_planet_deck_is_hidden);
  RUN_TEST(test_which_super_weapons_are_in_the_deck_is_hidden_until_it_was_looked_through);
  RUN_TEST(test_everything_else_lies_open);
  RUN_TEST(test_every_way_to_fill_the_unseen_places_is_equally_likely);
  RUN_TEST(test_every_unseen_card_is_equally_likely_the_next_one);
  RUN_TEST(test_cards_put_back_by_the_translator_are_known_to_lie_in_the_rest_of_the_sector);
  RUN_TEST(test_every_order_of_the_planet_deck_is_equally_likely);
  RUN_TEST(test_every_super_weapon_deck_is_equally_likely);
  RUN_TEST(test_what_was_seen_is_seen_again_in_every_possible_position);
  RUN_TEST(test_no_move_is_sealed);
}

}  // namespace pulp_invasion_test
