// Rows, looking closer, taking back, and the promise of the foot.
#include "bench.h"
#include "support/scale.h"

namespace stellar_siege_view_test {

namespace {

using Key = ButtonHint::Key;
using Look = SiegeView::Look;
using namespace stellar_siege_test;

void assertRow(Row row) { TEST_ASSERT_EQUAL_INT(static_cast<int>(row), static_cast<int>(bench().view.row())); }
void assertLook(Look look) { TEST_ASSERT_EQUAL_INT(static_cast<int>(look), static_cast<int>(bench().view.look())); }

Bench& fiveCards() {
  Siege siege;
  siege.hand(kAntillians,
             {Kind::drawMany, Kind::discardFew, Kind::enemyDiscards, Kind::anyPlanet, Kind::enemyDrawsMany});
  return sitAt(siege);
}

void test_up_and_down_go_from_the_hand_to_the_planets_and_back() {
  Bench& b = fiveCards();
  assertRow(Row::hand);
  b.press(Button::down);
  assertRow(Row::hand);
  b.press(Button::up);
  assertRow(Row::planets);
  TEST_ASSERT_EQUAL_UINT8(at(5), b.view.planet());
  b.press(Button::up);
  assertRow(Row::planets);
  b.press(Button::down);
  assertRow(Row::hand);
}

void test_left_and_right_go_round_in_every_row() {
  Bench& b = fiveCards();
  const Kind order[] = {Kind::drawMany, Kind::discardFew, Kind::enemyDrawsMany, Kind::enemyDiscards, Kind::anyPlanet};
  for (int round = 0; round < 2; ++round) {
    for (const Kind kind : order) {
      TEST_ASSERT_EQUAL_UINT8(indexOf(kind), indexOf(b.view.card()));
      b.press(Button::right);
    }
  }
  b.press(Button::left);
  TEST_ASSERT_EQUAL_UINT8(indexOf(Kind::anyPlanet), indexOf(b.view.card()));
  b.press(Button::up);
  b.press(Button::right, 4);
  TEST_ASSERT_EQUAL_UINT8(at(1), b.view.planet());
  b.press(Button::left);
  TEST_ASSERT_EQUAL_UINT8(at(8), b.view.planet());
}

void test_b_comes_back_to_the_decision_before_it_takes_anything_back() {
  Siege siege;
  siege.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::drawFew, Kind::adjacent});
  Bench& b = sitAt(siege);
  choose(Kind::anyTime);
  b.press(Button::b);  // discards it
  b.press(Button::up);
  TEST_ASSERT_EQUAL_STRING("Back", b.word(Key::b));
  b.press(Button::b);
  assertRow(Row::hand);
  TEST_ASSERT_EQUAL_INT(0, b.undone);
  choose(Kind::drawFew);
  TEST_ASSERT_EQUAL_STRING("Take back", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_INT(1, b.undone);
  TEST_ASSERT_EQUAL_UINT8(4, b.state.hand[kAntillians].total);
}

void test_with_nothing_to_take_back_b_is_not_named_and_refuses() {
  Bench& b = fiveCards();
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

void test_a_planet_is_looked_at_where_it_is_not_chosen() {
  Bench& b = fiveCards();
  b.press(Button::up);
  TEST_ASSERT_EQUAL_STRING("Look", b.word(Key::a));
  b.press(Button::a);
  assertLook(Look::planet);
  TEST_ASSERT_EQUAL_STRING("Planet", b.word(Key::leftRight));
  TEST_ASSERT_EQUAL_STRING("Back", b.word(Key::b));
  b.press(Button::right);
  TEST_ASSERT_EQUAL_UINT8(at(6), b.view.planet());
  b.press(Button::b);
  assertLook(Look::none);
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

void test_select_looks_at_the_card_and_on_to_everything_else() {
  Bench& b = fiveCards();
  choose(Kind::enemyDiscards);
  b.press(Button::select);
  assertLook(Look::card);
  b.press(Button::right);
  TEST_ASSERT_EQUAL_UINT8(indexOf(Kind::anyPlanet), indexOf(b.view.card()));
  const Look order[] = {Look::enemyPiles, Look::planet, Look::ownPiles, Look::card};
  for (const Look look : order) {
    b.press(Button::down);
    assertLook(look);
  }
  b.press(Button::up);
  assertLook(Look::ownPiles);
  b.press(Button::select);
  TEST_ASSERT_EQUAL_INT(1, b.logs);
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

void test_with_an_empty_hand_there_is_no_card_to_look_at() {
  Siege siege;
  siege.hand(kAntillians, {}).pile(kAntillians, {});
  Bench& b = sitAt(siege);
  b.press(Button::down);
  assertRow(Row::tiles);
  b.press(Button::select);
  assertLook(Look::planet);
  for (int i = 0; i < 6; ++i) {
    b.press(Button::down);
    TEST_ASSERT_NOT_EQUAL(static_cast<int>(Look::card), static_cast<int>(b.view.look()));
  }
}

void test_a_move_closes_the_look_and_a_new_position_too() {
  Bench& b = fiveCards();
  b.press(Button::select);
  b.sitAs(kAntillians);
  assertLook(Look::none);
}

// ---- over whole games ---------------------------------------------------------------------------------------------------
// Every place that the cursor reaches, and what A (and B, where it discards) would play there.
void gatherMoves(MoveList& found) {
  Bench& b = bench();
  const auto note = [&](Move move) {
    if (move != kNoMove && !found.contains(move)) found.push(move);
  };
  b.press(Button::up, 2);
  for (int row = 0; row < 3; ++row) {
    for (std::size_t i = 0; i < kKinds; ++i) {
      note(b.view.aimed(b));
      const bool discards = b.view.row() == Row::hand && b.view.card() == Kind::anyTime;
      if (discards && std::strcmp(b.word(Key::b), "Discard") == 0) note(kDiscardAnyTime);
      b.press(Button::right);
    }
    b.press(Button::down);
  }
}

void test_exactly_the_legal_moves_are_reached_by_presses() {
  Bench& b = bench();
  b.setMotion(Motion::off);
  Rng rng = Rng::seeded(5);
  for (int game = 0; game < armada_test::kThorough; ++game) {
    Options options = standardOptions(kStellarSiege);
    for (std::uint8_t i = 0; i < kStellarSiege.optionCount; ++i)
      options.choice[i] = static_cast<std::uint8_t>(rng.below(kStellarSiege.options[i].count));
    b.deal(static_cast<Seed>(game), options);
    while (b.state.phase != Phase::over) {
      MoveList found{};
      gatherMoves(found);
      // A number is not asked where both are the same.
      const bool asked = b.state.phase != Phase::number || numberMatters(b.state);
      TEST_ASSERT_EQUAL_size_t(b.legal().size() - (asked ? 0 : 1), found.size());
      for (const Move move : b.legal()) TEST_ASSERT_EQUAL(asked || move != kGreater, found.contains(move));
      b.play(b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
      if (b.legal().empty()) b.handOver();
    }
  }
}

void test_the_foot_fits_and_names_a_exactly_where_it_does_something() {
  Bench& b = bench();
  b.setMotion(Motion::off);
  Rng rng = Rng::seeded(6);
  const Button buttons[] = {Button::up, Button::down, Button::left, Button::right, Button::select, Button::a};
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(50 + game));
    for (int presses = 0; presses < 300 && b.state.phase != Phase::over; ++presses) {
      ButtonHints hints{};
      b.view.buttonHints(b, hints);
      TEST_ASSERT_LESS_OR_EQUAL_INT(kFootRoom, footWidth(hints));
      TEST_ASSERT_LESS_OR_EQUAL_INT(4, hints.count);
      TEST_ASSERT_GREATER_THAN_INT(0, hints.count);
      for (int i = 0; i < hints.count; ++i) TEST_ASSERT_GREATER_THAN_INT(0, std::strlen(hints.items[i].word));
      if (b.view.look() == Look::none) {
        const bool acts = b.view.aimed(b) != kNoMove;
        const bool named = *b.word(Key::a) != '\0';
        if (acts) TEST_ASSERT_TRUE(named);
        if (named && !acts) TEST_ASSERT_EQUAL_STRING("Look", b.word(Key::a));
      }
      b.press(buttons[rng.below(6)]);
      if (b.legal().empty()) b.handOver();
    }
  }
}

}  // namespace

void runKeyTests() {
  RUN_TEST(test_up_and_down_go_from_the_hand_to_the_planets_and_back);
  RUN_TEST(test_left_and_right_go_round_in_every_row);
  RUN_TEST(test_b_comes_back_to_the_decision_before_it_takes_anything_back);
  RUN_TEST(test_with_nothing_to_take_back_b_is_not_named_and_refuses);
  RUN_TEST(test_a_planet_is_looked_at_where_it_is_not_chosen);
  RUN_TEST(test_select_looks_at_the_card_and_on_to_everything_else);
  RUN_TEST(test_with_an_empty_hand_there_is_no_card_to_look_at);
  RUN_TEST(test_a_move_closes_the_look_and_a_new_position_too);
  RUN_TEST(test_exactly_the_legal_moves_are_reached_by_presses);
  RUN_TEST(test_the_foot_fits_and_names_a_exactly_where_it_does_something);
}

}  // namespace stellar_siege_view_test
