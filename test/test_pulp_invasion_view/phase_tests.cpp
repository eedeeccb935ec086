// Each phase by presses: what A, B and the sheet play there.
#include "bench.h"
#include "screens/pulp_invasion/setup.h"

namespace pulp_invasion_view_test {

namespace {

using Key = ButtonHint::Key;
using namespace pulp_invasion_test;

void fourCards(Voyage& voyage) { voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"}); }

void assertPhase(Phase phase) { TEST_ASSERT_EQUAL_INT(static_cast<int>(phase), static_cast<int>(bench().state.phase)); }
void assertPlayed(Move move) { TEST_ASSERT_EQUAL_HEX32(move, bench().played); }

// ---- before the line ------------------------------------------------------------------------------------------------
void test_a_hint_about_the_crew_leaves_names_and_fates_of_the_dice_in_sight() {
  Bench& b = bench();
  b.deal(7);
  assertPhase(Phase::crew);
  const Rect hint = b.view.hintArea(b.context());
  for (const Rect shown : {kCrewHeads, kCrewStays})
    TEST_ASSERT_TRUE(hint.y + hint.h <= shown.y || shown.y + shown.h <= hint.y);
}

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
  for (const Move move : b.view.choices(b)) {
    const int dear = mixOf(move).first + mixOf(move).second;
    TEST_ASSERT_GREATER_OR_EQUAL_INT(before, dear);
    before = dear;
  }
  b.press(Button::a);
  assertPlayed(pay());
}

// The lowest Ability, the two lowest together, all points: a way to pay that is better in none of these is left out.
void test_ways_to_pay_that_are_worse_in_everything_are_left_out() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Moon Hussar"}).strength(2).abilities(5, 9, 8);
  Bench& b = sitAt(voyage);
  b.press(Button::a);
  assertPhase(Phase::pay);
  TEST_ASSERT_EQUAL_size_t(6, b.legal().size());
  // 2 Diplomacy leaves 5 9 6; 1 and 2 Science 5 7 7, which is two points further from two zeros. 4 Science (5 5 8) leaves
  // less of all three, and Combat is the lowest already.
  TEST_ASSERT_EQUAL_size_t(2, b.view.choices(b).size());
  TEST_ASSERT_EQUAL_HEX32(pay(), b.view.choices(b)[0]);
  TEST_ASSERT_EQUAL_HEX32(pay(0, 1), b.view.choices(b)[1]);
}

void test_a_way_to_pay_that_saves_what_the_line_still_wants_is_kept() {
  const auto offers = [](Voyage& voyage) {
    voyage.abilities(6, 5, 1);
    Bench& b = sitAt(voyage);
    b.press(Button::a);
    assertPhase(Phase::pay);
    TEST_ASSERT_TRUE(b.legal().contains(pay(2, 0)));
    return b.view.choices(b).contains(pay(2, 0));
  };
  // 4 Combat leaves 2 5 1, 2 Combat and 2 Science 4 3 1: better, but for a line that wants 4 Science.
  Voyage two, four;
  two.line({"Iron Sentry", "Moon Hussar"});
  four.line({"Iron Sentry", "Moon Hussar", "Saturnian Bruiser", "Star Bandit"});
  TEST_ASSERT_FALSE(offers(two));
  TEST_ASSERT_TRUE(offers(four));
}

// ---- what loses -----------------------------------------------------------------------------------------------------
void test_a_row_that_loses_is_last_and_asks_once_more() {
  Voyage voyage;  // 1 Diplomacy leaves two zeros; with 2 Combat one is left
  voyage.line({"Rocket Picket", "Moon Hussar"}).abilities(6, 0, 1);
  Bench& b = sitAt(voyage);
  b.press(Button::a);
  assertPhase(Phase::pay);
  TEST_ASSERT_EQUAL_size_t(2, b.legal().size());
  TEST_ASSERT_EQUAL_HEX32(pay(1, 0), b.view.aimed(b));
  TEST_ASSERT_EQUAL_HEX32(pay(), b.view.choices(b)[1]);
  b.press(Button::down);
  b.press(Button::a);
  TEST_ASSERT_TRUE(b.asked());
  assertPhase(Phase::pay);
  b.answer(Button::b);
  assertPhase(Phase::pay);
}

void test_the_payer_of_an_evade_begins_at_the_highest_ability_and_ends_at_what_loses() {
  Voyage voyage;
  fourCards(voyage);
  voyage.abilities(1, 7, 0);
  Bench& b = sitAt(voyage);
  b.press(Button::b);
  assertPhase(Phase::evadePay);
  TEST_ASSERT_EQUAL_HEX32(payPoint(Ability::science), b.view.aimed(b));
  TEST_ASSERT_EQUAL_HEX32(payPoint(Ability::combat), b.view.choices(b)[1]);
}

// ---- what is no question --------------------------------------------------------------------------------------------
void test_the_only_row_that_does_not_lose_is_taken_and_can_be_taken_back() {
  Voyage voyage;
  voyage.line({"Rocket Picket", "Moon Hussar"}).abilities(6, 0, 1);
  Bench& b = sitAt(voyage);
  b.press(Button::a);
  assertPhase(Phase::pay);
  b.tick();
  TEST_ASSERT_TRUE(b.observed().status[0] == LineStatus::engaged);
  TEST_ASSERT_EQUAL_UINT8(4, b.observed().ability[0]);
  // One step back is the question, with everything that is legal; nothing is taken there.
  b.undo();
  assertPhase(Phase::pay);
  for (int i = 0; i < 5; ++i) b.tick();
  assertPhase(Phase::pay);
  TEST_ASSERT_EQUAL_size_t(b.legal().size(), b.view.choices(b).size());
}

void test_the_last_face_up_planet_is_taken() {
  Voyage voyage;
  voyage.round(2).line({nullptr, "Rocket Picket"}).abilities(6, 6, 6).row({"Golgoth"});
  Bench& b = sitAt(voyage);
  b.press(Button::b);
  for (int i = 0; i < 8 && b.state.phase != Phase::planet; ++i) b.press(Button::a);
  assertPhase(Phase::planet);
  TEST_ASSERT_EQUAL_size_t(1, b.legal().size());
  b.goOn();
  b.tick();
  TEST_ASSERT_EQUAL_UINT8(planet("Golgoth"), b.observed().planet);
}

void test_at_a_card_and_at_the_bag_a_press_is_waited_for() {
  Voyage voyage;  // Strength 0: it must be evaded, and that is all there is
  voyage.line({"Rocket Picket", "Void Lancer"}).understood("Sun Hammer");
  Bench& b = sitAt(voyage);
  TEST_ASSERT_EQUAL_size_t(1, b.legal().size());
  for (int i = 0; i < 5; ++i) b.tick();
  assertPhase(Phase::question);
  Voyage search;
  search.searching(3);
  sitAt(search);
  for (int i = 0; i < 5; ++i) b.tick();
  assertPhase(Phase::cube);
}

// A certain loss is not put as a question: no point is left to evade with, and what is offered does not help.
void test_nothing_is_asked_before_a_certain_loss() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Void Lancer"}).abilities(0, 0, 0).dice(Die::weaponsSpecialist, 5, Die::engineer, 1);
  Bench& b = sitAt(voyage);
  b.press(Button::a);
  assertPhase(Phase::engage);
  State lost = b.observed();
  TEST_ASSERT_FALSE(isHopeless(lost));  // the Specialist pays it all
  lost.phase = Phase::evade;            // but with an Evade there is nothing to pay, and two white cubes change nothing
  TEST_ASSERT_TRUE(isHopeless(lost));
  lost.hand.add(card("The Grey Pilot"));
  TEST_ASSERT_FALSE(isHopeless(lost));
  lost.hand = {};
  lost.ability[1] = 1;
  TEST_ASSERT_FALSE(isHopeless(lost));
  lost.phase = Phase::last;
  TEST_ASSERT_FALSE(isHopeless(lost));
  lost.round = kRounds;
  TEST_ASSERT_TRUE(isHopeless(lost));
}

void test_an_engage_that_cannot_be_paid_says_that_it_evades() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Void Lancer"}).strength(5).abilities(2, 1, 1);
  voyage.dice(Die::weaponsSpecialist, 6, Die::engineer, 1);
  Bench& b = sitAt(voyage);
  b.press(Button::a);
  assertPhase(Phase::engage);
  TEST_ASSERT_EQUAL_STRING("Evade", b.word(Key::a));
  Words words;
  describe(b.observed(), kGoOn, words);
  TEST_ASSERT_EQUAL_STRING("Evade instead", words.brief.c_str());
  TEST_ASSERT_EQUAL_STRING(
      "You cannot afford 5 Combat. Evade instead: pay 1 point from any Ability, then draw 2 cubes: each costs 1 point.",
      words.full.c_str());
}

// ---- the search in one press ----------------------------------------------------------------------------------------
void test_right_draws_the_cubes_until_something_is_to_be_decided() {
  Voyage voyage;  // no ability cube can be placed in two ways, and Quietus is not passed
  voyage.bag(0, 0, 0, 6, 6).searching(5);
  Bench& b = sitAt(voyage);
  TEST_ASSERT_EQUAL_STRING("Draw all", b.word(Key::leftRight));
  b.press(Button::right);
  TEST_ASSERT_EQUAL_UINT8(1, b.observed().cubesDrawn);
  for (int i = 0; i < 40 && b.state.phase == Phase::cube; ++i) {
    b.goOn();
    b.tick();
  }
  TEST_ASSERT_TRUE(b.state.phase != Phase::cube);  // all five
  // A cube with two uses stops it, and after that a press is wanted.
  Voyage place;
  place.bag(9, 0, 0, 0, 0).abilities(5, 5, 5).found("Null Lance").difficulty(Difficulty::basic).searching(4);
  place.state.bag[3] = 3;
  sitAt(place);
  b.press(Button::right);
  for (int i = 0; i < 40 && b.state.phase == Phase::cube; ++i) {
    b.goOn();
    b.tick();
  }
  if (b.state.phase != Phase::place) return;  // yellow came four times
  const std::uint8_t drawn = b.observed().cubesDrawn;
  b.press(Button::a);
  for (int i = 0; i < 10; ++i) {
    b.goOn();
    b.tick();
  }
  TEST_ASSERT_EQUAL_UINT8(drawn, b.observed().cubesDrawn);
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
  RUN_TEST(test_a_hint_about_the_crew_leaves_names_and_fates_of_the_dice_in_sight);
  RUN_TEST(test_crew_right_chooses_the_die_that_stays_behind);
  RUN_TEST(test_planet_left_goes_round_to_the_last_of_the_row);
  RUN_TEST(test_draw_and_arrange_with_the_translator);
  RUN_TEST(test_question_a_engages_b_evades);
  RUN_TEST(test_pay_begins_with_the_cheapest_mix);
  RUN_TEST(test_ways_to_pay_that_are_worse_in_everything_are_left_out);
  RUN_TEST(test_a_way_to_pay_that_saves_what_the_line_still_wants_is_kept);
  RUN_TEST(test_a_row_that_loses_is_last_and_asks_once_more);
  RUN_TEST(test_the_payer_of_an_evade_begins_at_the_highest_ability_and_ends_at_what_loses);
  RUN_TEST(test_the_only_row_that_does_not_lose_is_taken_and_can_be_taken_back);
  RUN_TEST(test_the_last_face_up_planet_is_taken);
  RUN_TEST(test_at_a_card_and_at_the_bag_a_press_is_waited_for);
  RUN_TEST(test_nothing_is_asked_before_a_certain_loss);
  RUN_TEST(test_an_engage_that_cannot_be_paid_says_that_it_evades);
  RUN_TEST(test_right_draws_the_cubes_until_something_is_to_be_decided);
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
