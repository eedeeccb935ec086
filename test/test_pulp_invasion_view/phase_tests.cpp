// Each phase by presses: what A, B and the sheet play there.
#include "bench.h"

namespace pulp_invasion_view_test {

namespace {

using Key = ButtonHint::Key;
using namespace pulp_invasion_test;

void fourCards(Voyage& voyage) { voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"}); }

void assertPhase(Phase phase) { TEST_ASSERT_EQUAL_INT(static_cast<int>(phase), static_cast<int>(bench().state.phase)); }
void assertPlayed(Move move) { TEST_ASSERT_EQUAL_HEX32(move, bench().played); }

// ---- before the line ------------------------------------------------------------------------------------------------
void test_crew_right_chooses_the_die_that_stays_behind() {
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(1);
  assertPhase(Phase::crew);
  TEST_ASSERT_EQUAL_STRING("Leave behind", b.word(Key::a));
  b.press(Button::right, 2);
  b.press(Button::a);
  assertPlayed(moveOf(Verb::leaveDie, 2));
  assertPhase(Phase::planet);
}

void test_planet_left_goes_round_to_the_last_of_the_row() {
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(1);
  b.press(Button::a);
  b.press(Button::left);
  TEST_ASSERT_EQUAL_STRING("Search it", b.word(Key::a));
  b.press(Button::a);
  assertPlayed(moveOf(Verb::planet, 2));
}

void test_draw_and_arrange_with_the_translator() {
  Voyage voyage;
  voyage.dice(Die::universalTranslator, 3, Die::engineer, 1).atPlanet();
  Bench& b = sitAt(voyage);
  b.press(Button::a);
  assertPhase(Phase::draw);
  TEST_ASSERT_EQUAL_STRING("Draw 4 cards", b.word(Key::a));
  b.press(Button::down);
  b.press(Button::a);
  assertPlayed(useDie(0));
  assertPhase(Phase::face);
  TEST_ASSERT_EQUAL_HEX32(turnTo(2), b.view.aimed(b));  // the least turn first
  b.press(Button::a);
  assertPhase(Phase::arrange);
  b.press(Button::right);
  b.press(Button::down);
  b.press(Button::a);
  assertPlayed(moveOf(Verb::arrange, 3));
  TEST_ASSERT_EQUAL_size_t(7, b.state.shown.size());
}

// ---- at a card ------------------------------------------------------------------------------------------------------
void test_question_a_engages_b_evades() {
  Voyage voyage;
  fourCards(voyage);
  Bench& b = sitAt(voyage);
  assertPhase(Phase::question);
  TEST_ASSERT_EQUAL_STRING("Engage 2", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("Evade", b.word(Key::b));
  b.press(Button::a);
  assertPlayed(kEngage);
  Voyage again;
  fourCards(again);
  sitAt(again);
  b.press(Button::b);
  assertPlayed(kEvade);
}

void test_pay_begins_with_the_cheapest_mix() {
  Voyage voyage;
  fourCards(voyage);
  Bench& b = sitAt(voyage);
  b.press(Button::a);
  assertPhase(Phase::pay);
  TEST_ASSERT_EQUAL_HEX32(pay(), b.view.aimed(b));
  int before = 0;
  const Choices choices = choicesOf(b.legal());
  for (const Move move : choices) {
    const int dear = mixOf(move).first + mixOf(move).second;
    TEST_ASSERT_GREATER_OR_EQUAL_INT(before, dear);
    before = dear;
  }
  b.press(Button::a);
  assertPlayed(pay());
}

void test_engage_a_die_is_used_before_the_payment() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Void Lancer", "Moon Hussar", "Star Bandit"})
      .dice(Die::weaponsSpecialist, 6, Die::infiltrationAgent, 1);
  Bench& b = sitAt(voyage);
  b.press(Button::a);
  assertPhase(Phase::engage);
  TEST_ASSERT_EQUAL_STRING("Pay", b.word(Key::a));
  choose(useDie(0));
  b.press(Button::a);
  assertPhase(Phase::face);
  choose(turnTo(1));
  b.press(Button::a);
  assertPlayed(turnTo(1));
}

void test_evade_points_are_paid_from_the_sheet_of_abilities() {
  Voyage voyage;
  fourCards(voyage);
  Bench& b = sitAt(voyage);
  b.press(Button::b);
  assertPhase(Phase::evadePay);
  b.press(Button::down, 2);
  b.press(Button::a);
  assertPlayed(payPoint(Ability::diplomacy));
}

void test_a_card_of_the_hand_is_played_from_the_sheet() {
  Voyage voyage;
  fourCards(voyage);
  voyage.round(2).hand({"Truce of Worlds"}).abilities(3, 3, 3);
  Bench& b = sitAt(voyage);
  b.press(Button::down);
  b.press(Button::a);
  assertPlayed(fromHand("Truce of Worlds"));
  assertPhase(Phase::gain);
  TEST_ASSERT_EQUAL_STRING("Gain", b.word(Key::a));
  b.press(Button::down);
  b.press(Button::a);
  assertPlayed(chosen(Ability::science));
}

void test_a_reroll_asks_which_die() {
  Voyage voyage;
  fourCards(voyage);
  voyage.round(2).hand({"Kid Comet"});
  Bench& b = sitAt(voyage);
  b.press(Button::down);
  b.press(Button::a);
  assertPhase(Phase::reroll);
  TEST_ASSERT_EQUAL_STRING("Reroll", b.word(Key::a));
  b.press(Button::down);
  b.press(Button::a);
  assertPlayed(moveOf(Verb::ownDie, 1));
}

void test_an_evade_takes_chosen_cubes_out_of_the_bag() {
  Voyage voyage;
  fourCards(voyage);
  voyage.dice(Die::infiltrationAgent, 6, Die::engineer, 1);
  Bench& b = sitAt(voyage);
  b.press(Button::b);
  assertPhase(Phase::evade);
  choose(useDie(0, 1));
  b.press(Button::a);
  b.press(Button::a);
  assertPhase(Phase::takeCube);
  choose(moveOf(Verb::takeCube, static_cast<unsigned>(Cube::quietus)));
  TEST_ASSERT_EQUAL_STRING("Take it", b.word(Key::a));
  b.press(Button::a);
  assertPlayed(moveOf(Verb::takeCube, static_cast<unsigned>(Cube::quietus)));
}

// ---- the search -----------------------------------------------------------------------------------------------------
void searching(Voyage& voyage, unsigned cubes) {
  fourCards(voyage);
  voyage.done({LineStatus::engaged, LineStatus::engaged, LineStatus::evaded, LineStatus::engaged}).searching(cubes);
}

void test_cube_a_draws_it() {
  Voyage voyage;
  searching(voyage, 3);
  voyage.bag(0, 0, 0, 0, 6);
  Bench& b = sitAt(voyage);
  TEST_ASSERT_EQUAL_STRING("Draw a cube", b.word(Key::a));
  b.press(Button::a);
  assertPlayed(kDrawCube);
  b.press(Button::a);
  TEST_ASSERT_EQUAL_STRING("Draw the last cube", b.word(Key::a));
}

void test_cube_down_offers_the_die_that_draws_two() {
  Voyage voyage;
  searching(voyage, 2);
  voyage.dice(Die::universalTranslator, 5, Die::engineer, 1).bag(5, 0, 0, 0, 0);
  Bench& b = sitAt(voyage);
  TEST_ASSERT_EQUAL_STRING("Use a die", b.word(Key::upDown));
  b.press(Button::down);
  TEST_ASSERT_EQUAL_HEX32(useDie(0), b.view.aimed(b));
  b.press(Button::a);
  b.press(Button::a);
  if (b.state.phase == Phase::twoCubes) {
    b.press(Button::down);
    b.press(Button::a);
    assertPlayed(moveOf(Verb::keepCube, 1));
  }
}

void test_an_ability_cube_is_placed_on_the_ability_or_a_weapon() {
  Voyage voyage;
  searching(voyage, 2);
  voyage.bag(6, 0, 0, 0, 0).abilities(3, 3, 3).found("Null Lance").found("Comet Lens").found("Ether Harp");
  voyage.weaponDeck({"Sun Hammer"}).playWhere(kDrawCube, [](const State& after, const Events&) {
    return after.phase == Phase::place;
  });
  Bench& b = sitAt(voyage);
  TEST_ASSERT_EQUAL_STRING("Raise", b.word(Key::a));
  choose(ontoWeapon(0));
  TEST_ASSERT_EQUAL_STRING("Put it there", b.word(Key::a));
  b.press(Button::a);
  assertPlayed(ontoWeapon(0));
  TEST_ASSERT_EQUAL_UINT8(1, b.state.found[0].cubes[0]);
}

void test_search_and_last_go_on_with_a() {
  Voyage voyage;
  fourCards(voyage);
  voyage.done({LineStatus::engaged, LineStatus::engaged, LineStatus::evaded, LineStatus::engaged})
      .dice(Die::universalTranslator, 1, Die::engineer, 1)
      .atSearch();
  Bench& b = sitAt(voyage);
  TEST_ASSERT_EQUAL_STRING("Search", b.word(Key::a));
  b.press(Button::a);
  assertPlayed(kGoOn);
  assertPhase(Phase::cube);
}

// ---- dice and weapons -----------------------------------------------------------------------------------------------
void test_a_weapon_is_swapped_in_two_choices() {
  Voyage voyage;
  fourCards(voyage);
  voyage.dice(Die::universalTranslator, 2, Die::engineer, 1).found("Null Lance").found("Comet Lens");
  voyage.weaponDeck({"Ether Harp", "Sun Hammer"});
  Bench& b = sitAt(voyage);
  b.press(Button::down);
  b.press(Button::a);  // turns to 1 by itself
  assertPhase(Phase::ownWeapon);
  b.press(Button::down);
  b.press(Button::a);
  assertPlayed(moveOf(Verb::ownWeapon, 1));
  assertPhase(Phase::newWeapon);
  choose(moveOf(Verb::takeWeapon, weapon("Sun Hammer")));
  b.press(Button::a);
  assertPlayed(moveOf(Verb::takeWeapon, weapon("Sun Hammer")));
  TEST_ASSERT_EQUAL_UINT8(weapon("Sun Hammer"), b.state.found[1].weapon);
}

void test_a_die_is_swapped_in_two_choices() {
  Voyage voyage;
  fourCards(voyage);
  voyage.dice(Die::artificialIntelligence, 2, Die::engineer, 1);
  Bench& b = sitAt(voyage);
  b.press(Button::a);
  assertPhase(Phase::engage);
  choose(useDie(0));
  b.press(Button::a);
  assertPhase(Phase::swapOut);
  b.press(Button::down);
  b.press(Button::a);
  assertPlayed(moveOf(Verb::ownDie, 1));
  assertPhase(Phase::swapIn);
  choose(moveOf(Verb::newDie, static_cast<unsigned>(Die::scanningTechnology)));
  b.press(Button::a);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Die::scanningTechnology), static_cast<int>(b.state.die[1].die));
}

// ---- all of them ----------------------------------------------------------------------------------------------------
void test_every_phase_of_random_games_says_what_it_asks_and_offers_a() {
  Bench& b = bench();
  Rng rng = Rng::seeded(77);
  bool met[static_cast<int>(Phase::over)] = {};
  for (int game = 0; game < 60; ++game) {
    b.setMotion(Motion::off);
    b.deal(static_cast<Seed>(500 + game), static_cast<Difficulty>(game % 3));
    while (b.state.phase != Phase::over) {
      met[static_cast<int>(b.state.phase)] = true;
      const bool sheet = b.view.sheetIsOpen(b);
      Text<48> asked;
      sayQuestion(b.observed(), asked);
      if (sheet) TEST_ASSERT_FALSE(asked.empty());
      const Move first = b.view.aimed(b);
      if (b.state.phase != Phase::question) TEST_ASSERT_NOT_EQUAL(kNoMove, first);
      const bool sensible = rng.below(4) != 0;
      b.play(sensible ? quickMove(b.observed()) : b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
      b.goOn();
    }
  }
  int phases = 0;
  for (const bool each : met) phases += each ? 1 : 0;
  TEST_ASSERT_GREATER_OR_EQUAL_INT(20, phases);
}

}  // namespace

void runPhaseTests() {
  RUN_TEST(test_crew_right_chooses_the_die_that_stays_behind);
  RUN_TEST(test_planet_left_goes_round_to_the_last_of_the_row);
  RUN_TEST(test_draw_and_arrange_with_the_translator);
  RUN_TEST(test_question_a_engages_b_evades);
  RUN_TEST(test_pay_begins_with_the_cheapest_mix);
  RUN_TEST(test_engage_a_die_is_used_before_the_payment);
  RUN_TEST(test_evade_points_are_paid_from_the_sheet_of_abilities);
  RUN_TEST(test_a_card_of_the_hand_is_played_from_the_sheet);
  RUN_TEST(test_a_reroll_asks_which_die);
  RUN_TEST(test_an_evade_takes_chosen_cubes_out_of_the_bag);
  RUN_TEST(test_cube_a_draws_it);
  RUN_TEST(test_cube_down_offers_the_die_that_draws_two);
  RUN_TEST(test_an_ability_cube_is_placed_on_the_ability_or_a_weapon);
  RUN_TEST(test_search_and_last_go_on_with_a);
  RUN_TEST(test_a_weapon_is_swapped_in_two_choices);
  RUN_TEST(test_a_die_is_swapped_in_two_choices);
  RUN_TEST(test_every_phase_of_random_games_says_what_it_asks_and_offers_a);
}

}  // namespace pulp_invasion_view_test
