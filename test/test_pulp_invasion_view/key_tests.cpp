// Spots of the table, the sheet, reading, Why, taking back, and the promise of the foot.
#include "bench.h"
#include "support/scale.h"

namespace pulp_invasion_view_test {

namespace {

using Key = ButtonHint::Key;
using Page = PulpView::Page;
using namespace pulp_invasion_test;

void assertPage(Page page) { TEST_ASSERT_EQUAL_INT(static_cast<int>(page), static_cast<int>(bench().view.page())); }

void fourCards(Voyage& voyage) { voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"}); }

void test_left_and_right_go_over_the_line_the_planet_and_the_location_and_round() {
  Voyage voyage;
  fourCards(voyage);
  voyage.round(2).location("Ion Reef").planet("Vulcania");
  Bench& b = sitAt(voyage);
  for (std::uint8_t spot = 0; spot < PulpView::kSpots; ++spot) {
    TEST_ASSERT_EQUAL_UINT8(spot, b.view.spot());
    b.press(Button::right);
  }
  TEST_ASSERT_EQUAL_UINT8(0, b.view.spot());
  b.press(Button::left);
  TEST_ASSERT_EQUAL_UINT8(PulpView::kLocationSpot, b.view.spot());
}

void test_an_empty_place_is_stepped_over() {
  Voyage voyage;
  voyage.line({"Iron Sentry", nullptr, "Void Lancer", nullptr});
  Bench& b = sitAt(voyage);
  b.press(Button::right);
  TEST_ASSERT_EQUAL_UINT8(2, b.view.spot());
  b.press(Button::right);
  TEST_ASSERT_EQUAL_UINT8(PulpView::kPlanetSpot, b.view.spot());
  b.press(Button::right);  // no Location
  TEST_ASSERT_EQUAL_UINT8(0, b.view.spot());
}

void test_a_reads_what_it_does_not_engage_and_b_comes_back_before_it_evades() {
  Voyage voyage;
  fourCards(voyage);
  Bench& b = sitAt(voyage);
  b.press(Button::right);
  TEST_ASSERT_EQUAL_STRING("Read it", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("Back", b.word(Key::b));
  b.press(Button::a);
  assertPage(Page::look);
  TEST_ASSERT_EQUAL_UINT8(card("Moon Hussar"), b.view.looked(b).thing.which);
  b.press(Button::b);
  assertPage(Page::table);
  b.press(Button::b);
  TEST_ASSERT_EQUAL_UINT8(0, b.view.spot());
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
  TEST_ASSERT_EQUAL_STRING("Evade", b.word(Key::b));
}

void test_the_words_read_the_thing_under_the_cursor() {
  Voyage voyage;
  fourCards(voyage);
  voyage.planet("Vulcania");
  Bench& b = sitAt(voyage);
  b.press(Button::left);
  TEST_ASSERT_EQUAL_UINT8(PulpView::kPlanetSpot, b.view.spot());
  Text<160> words;
  b.view.say(b, words);
  TEST_ASSERT_EQUAL_STRING("*Vulcania*: Draw 1 extra search cube.", words.c_str());
}

void test_down_opens_the_sheet_on_the_first_aid_and_b_or_up_closes_it() {
  Voyage voyage;
  fourCards(voyage);
  voyage.round(2).hand({"Sergeant Steel"}).abilities(1, 5, 5);
  Bench& b = sitAt(voyage);
  TEST_ASSERT_FALSE(b.view.sheetIsOpen(b));
  TEST_ASSERT_EQUAL_STRING("Play a card", b.word(Key::upDown));
  b.press(Button::down);
  TEST_ASSERT_TRUE(b.view.sheetIsOpen(b));
  TEST_ASSERT_EQUAL_HEX32(fromHand("Sergeant Steel"), b.view.aimed(b));
  TEST_ASSERT_EQUAL_STRING("Play it", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("Back", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_FALSE(b.view.sheetIsOpen(b));
  b.press(Button::down);
  b.press(Button::up, 3);
  TEST_ASSERT_FALSE(b.view.sheetIsOpen(b));
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

void test_with_nothing_to_take_back_b_is_not_named_and_refuses() {
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(3);
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

void test_b_takes_back_where_it_does_not_evade() {
  Voyage voyage;
  fourCards(voyage);
  Bench& b = sitAt(voyage);
  b.press(Button::b);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Phase::evadePay), static_cast<int>(b.state.phase));
  TEST_ASSERT_EQUAL_STRING("Take back", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_INT(1, b.undone);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Phase::question), static_cast<int>(b.state.phase));
}

void test_a_card_of_strength_0_is_refused_with_its_reason() {
  Voyage voyage;
  voyage.line({"Moon Hussar", "Void Lancer", "Star Bandit", "Iron Sentry"}).understood("Sun Hammer");
  voyage.line({"Rocket Picket", "Void Lancer", "Star Bandit", "Iron Sentry"});
  Bench& b = sitAt(voyage);
  TEST_ASSERT_EQUAL_UINT8(0, engageStrength(b.state, 0).total());
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::a));
  b.press(Button::a);
  Text<160> words;
  b.view.say(b, words);
  TEST_ASSERT_EQUAL_STRING("Strength 0: you must evade.", words.c_str());
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

// ---- reading --------------------------------------------------------------------------------------------------------
void test_select_reads_every_thing_of_the_table() {
  Voyage voyage;
  fourCards(voyage);
  voyage.round(2).location("Ion Reef").found("Null Lance").hand({"Kid Comet"});
  Bench& b = sitAt(voyage);
  b.press(Button::select);
  assertPage(Page::look);
  TEST_ASSERT_EQUAL_UINT8(card("Iron Sentry"), b.view.looked(b).thing.which);
  const Group order[] = {Group::places, Group::aliens, Group::crew, Group::weapons,
                         Group::hand,   Group::bag,    Group::line};
  for (const Group group : order) {
    b.press(Button::down);
    TEST_ASSERT_EQUAL_INT(static_cast<int>(group), static_cast<int>(b.view.looked(b).group));
  }
  // Every single one: 4 cards, Planet, Location, 3 Aliens, Captain, 2 dice, weapon, hand, bag.
  int seen = 0;
  const std::size_t things = thingsToLookAt(b.observed()).size();
  do {
    ++seen;
    b.press(Button::right);
  } while (b.view.looked(b).thing.which != card("Iron Sentry") || b.view.looked(b).group != Group::line);
  TEST_ASSERT_EQUAL_INT(15, seen);
  TEST_ASSERT_EQUAL_size_t(15, things);
  b.press(Button::select);
  TEST_ASSERT_EQUAL_INT(1, b.logs);
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

void test_up_reads_the_hand_at_once_and_without_one_the_captain() {
  Voyage voyage;
  fourCards(voyage);
  voyage.round(2).hand({"Kid Comet", "Secret Cache"});
  Bench& b = sitAt(voyage);
  b.press(Button::up);
  assertPage(Page::look);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Group::hand), static_cast<int>(b.view.looked(b).group));
  TEST_ASSERT_EQUAL_UINT8(card("Kid Comet"), b.view.looked(b).thing.which);
  Voyage empty;
  fourCards(empty);
  sitAt(empty);
  b.press(Button::up);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Thing::Kind::captain), static_cast<int>(b.view.looked(b).thing.kind));
}

void test_a_number_is_unfolded_in_steps_and_each_step_reads_its_card() {
  Voyage voyage;
  fourCards(voyage);
  voyage.blackOnQuietus(2).understood("Null Lance");
  Bench& b = sitAt(voyage);
  b.press(Button::select);
  TEST_ASSERT_EQUAL_STRING("Why 2?", b.word(Key::a));  // 2, Quietus +1, Null Lance -1
  b.press(Button::a);
  assertPage(Page::why);
  TEST_ASSERT_EQUAL_UINT8(0, b.view.question());
  b.press(Button::down);
  TEST_ASSERT_EQUAL_STRING("Read it", b.word(Key::a));
  b.press(Button::a);
  assertPage(Page::read);
  b.press(Button::b);
  assertPage(Page::why);
  const std::uint8_t questions[] = {1, 2, 3, 4, 5, 6, 0};
  for (const std::uint8_t question : questions) {
    b.press(Button::right);
    TEST_ASSERT_EQUAL_UINT8(question, b.view.question());
  }
  b.press(Button::b);
  assertPage(Page::look);
  b.press(Button::b);
  assertPage(Page::table);
}

void test_a_new_position_closes_every_page() {
  Voyage voyage;
  fourCards(voyage);
  Bench& b = sitAt(voyage);
  b.press(Button::select);
  b.press(Button::a);
  b.sit();
  assertPage(Page::table);
}

// ---- over whole games -----------------------------------------------------------------------------------------------
// Every place that the cursor reaches, and what A and B would play there.
void gatherMoves(MoveList& found) {
  Bench& b = bench();
  const auto note = [&](Move move) {
    if (move != kNoMove && !found.contains(move)) found.push(move);
  };
  note(b.view.aimed(b));
  note(b.view.secondMove(b));
  if (!b.view.sheetIsOpen(b)) b.press(Button::down);
  const bool along = b.state.phase == Phase::crew || b.state.phase == Phase::planet;
  for (std::size_t i = 0; i < b.legal().size(); ++i) {
    note(b.view.aimed(b));
    b.press(along ? Button::right : Button::down);
  }
  if (b.state.phase == Phase::cube) return;  // across draws them all
  for (std::size_t i = 0; i < b.legal().size(); ++i) {
    note(b.view.aimed(b));
    b.press(Button::right);
  }
}

// In nothing better: neither the lowest Ability, nor the two lowest together, nor all points.
bool isWorse(const State& seen, Move one, Move other) {
  int sorted[2][kAbilities];
  const Move moves[] = {one, other};
  for (int m = 0; m < 2; ++m) {
    const Left left = leftAfter(seen, moves[m]);
    for (std::size_t i = 0; i < kAbilities; ++i) {
      std::size_t place = i;
      for (; place > 0 && sorted[m][place - 1] > left.of[i]; --place) sorted[m][place] = sorted[m][place - 1];
      sorted[m][place] = left.of[i];
    }
  }
  int mine = 0, its = 0;
  for (std::size_t i = 0; i < kAbilities; ++i) {
    mine += sorted[0][i];
    its += sorted[1][i];
    if (mine > its) return false;
  }
  return true;
}

// All but ways to pay that are worse than another in everything.
void assertReached(const MoveList& found) {
  Bench& b = bench();
  for (const Move move : found) TEST_ASSERT_TRUE(b.legal().contains(move));
  for (const Move move : b.legal()) {
    bool reached = found.contains(move);
    for (const Move other : found)
      reached = reached || (verbOf(move) == Verb::pay && isWorse(b.observed(), move, other));
    TEST_ASSERT_TRUE(reached);
  }
}

void test_the_legal_moves_are_reached_by_presses_but_for_payments_that_are_worse_in_everything() {
  Bench& b = bench();
  Rng rng = Rng::seeded(5);
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.setMotion(Motion::off);
    b.deal(static_cast<Seed>(game), static_cast<Difficulty>(game % 3));
    while (b.state.phase != Phase::over) {
      MoveList found{};
      gatherMoves(found);
      assertReached(found);
      const bool sensible = rng.below(2) == 0;
      b.play(sensible ? quickMove(b.observed()) : b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
      b.goOn();
    }
  }
}

void test_the_foot_fits_and_names_a_exactly_where_it_does_something() {
  Bench& b = bench();
  b.setMotion(Motion::off);
  Rng rng = Rng::seeded(6);
  const Button buttons[] = {Button::up,   Button::down,   Button::left, Button::right,
                            Button::left, Button::select, Button::a,    Button::b};
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(50 + game), static_cast<Difficulty>(game % 3));
    for (int presses = 0; presses < 500 && b.state.phase != Phase::over; ++presses) {
      const ButtonHints hints = b.hints();
      TEST_ASSERT_LESS_OR_EQUAL_INT(kFootRoom, footWidth(hints));
      TEST_ASSERT_LESS_OR_EQUAL_INT(4, hints.count);
      TEST_ASSERT_GREATER_THAN_INT(0, hints.count);
      for (int i = 0; i < hints.count; ++i) TEST_ASSERT_GREATER_THAN_INT(0, std::strlen(hints.items[i].word));
      const char* word = b.word(Key::a);
      if (b.view.aimed(b) != kNoMove) TEST_ASSERT_GREATER_THAN_INT(0, std::strlen(word));
      const Move before = b.played;
      const bool acts = b.view.aimed(b) != kNoMove;
      const Button button = buttons[rng.below(8)];
      if (button == Button::a && !acts) {
        b.press(Button::a);
        TEST_ASSERT_EQUAL_HEX32(before, b.played);
      } else {
        b.press(button);
      }
    }
  }
}

}  // namespace

void runKeyTests() {
  RUN_TEST(test_left_and_right_go_over_the_line_the_planet_and_the_location_and_round);
  RUN_TEST(test_an_empty_place_is_stepped_over);
  RUN_TEST(test_a_reads_what_it_does_not_engage_and_b_comes_back_before_it_evades);
  RUN_TEST(test_the_words_read_the_thing_under_the_cursor);
  RUN_TEST(test_down_opens_the_sheet_on_the_first_aid_and_b_or_up_closes_it);
  RUN_TEST(test_with_nothing_to_take_back_b_is_not_named_and_refuses);
  RUN_TEST(test_b_takes_back_where_it_does_not_evade);
  RUN_TEST(test_a_card_of_strength_0_is_refused_with_its_reason);
  RUN_TEST(test_select_reads_every_thing_of_the_table);
  RUN_TEST(test_up_reads_the_hand_at_once_and_without_one_the_captain);
  RUN_TEST(test_a_number_is_unfolded_in_steps_and_each_step_reads_its_card);
  RUN_TEST(test_a_new_position_closes_every_page);
  RUN_TEST(test_the_legal_moves_are_reached_by_presses_but_for_payments_that_are_worse_in_everything);
  RUN_TEST(test_the_foot_fits_and_names_a_exactly_where_it_does_something);
}

}  // namespace pulp_invasion_view_test
