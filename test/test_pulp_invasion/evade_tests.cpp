// Evade: its price, its cubes, the card turned sideways, and when it is the end.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr auto kEvaded = LineStatus::evaded;

}  // namespace

// ---- 1. one point ---------------------------------------------------------------------------------------------------
void test_an_evade_costs_one_point_of_any_ability() {
  for (const Ability payer : {Ability::combat, Ability::science, Ability::diplomacy}) {
    Voyage table;
    table.abilities(5, 5, 5).bag(0, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).play(kEvade);
    table.expectPhase(Phase::evadePay);
    table.expectMoves({payPoint(Ability::combat), payPoint(Ability::science), payPoint(Ability::diplomacy)});
    table.play(payPoint(payer)).expectCurrent(1);
    table.expectAbilities(payer == Ability::combat ? 4 : 5, payer == Ability::science ? 4 : 5,
                          payer == Ability::diplomacy ? 4 : 5);
  }
}

void test_an_ability_at_zero_cannot_pay_the_point() {
  Voyage table;
  table.abilities(5, 0, 5).bag(0, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).play(kEvade);
  table.expectMoves({payPoint(Ability::combat), payPoint(Ability::diplomacy)});
}

void test_a_price_of_two_points_is_paid_point_by_point() {
  Voyage table;
  table.abilities(5, 5, 5).bag(0, 0, 0, 4, 4).line({"Gas Giant Guard", "Moon Hussar"}).expectEvade(0, 2, 2);
  table.play({kEvade, payPoint(Ability::combat)}).expectPhase(Phase::evadePay);
  table.expectAbilities(4, 5, 5);
  table.play(payPoint(Ability::diplomacy)).expectCurrent(1);
  table.expectAbilities(4, 5, 4);
}

void test_a_price_of_0_asks_for_no_point() {
  Voyage table;
  table.abilities(5, 5, 5).planet("Umbra").bag(0, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).play(kEvade);
  table.expectCurrent(1);
  table.expectAbilities(5, 5, 5);
}

// ---- 2. two cubes ---------------------------------------------------------------------------------------------------
void test_two_ability_cubes_are_drawn_and_each_reduces_its_ability() {
  Voyage table;
  table.abilities(5, 5, 5).bag(4, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).evade(Ability::science);
  table.expectAbilities(3, 4, 5);
  TEST_ASSERT_EQUAL_size_t(2, table.count(EventKind::evadeCube));
  Voyage mixed;
  mixed.abilities(5, 5, 5).bag(0, 1, 1, 4, 4).line({"Iron Sentry", "Moon Hussar"}).evade().expectAbilities(4, 4, 4);
}

void test_the_drawn_ability_cubes_go_to_the_supply() {
  Voyage table;
  table.bag(4, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).expectSupply(Cube::combat, 8);
  table.evade(Ability::science);
  table.expectBag(Cube::combat, 2);
  table.expectSupply(Cube::combat, 10);
}

void test_yellow_black_and_white_go_back_and_do_not_count() {
  for (Seed seed = 1; seed < 40; ++seed) {
    Voyage table;
    table.seed(seed)
        .abilities(5, 5, 5)
        .bag(2, 0, 0, 12, 12)
        .line({"Iron Sentry", "Moon Hussar"})
        .evade(Ability::science);
    table.expectAbilities(3, 4, 5);  // both red ones were found among 28 others
    table.expectBag(0, 0, 0, 4, 12, 12);
  }
}

void test_which_two_cubes_are_drawn_is_chance_of_what_the_bag_holds() {
  int drawn[kAbilities] = {};
  const int each = 10 * armada_test::kThorough;
  for (int n = 0; n < 3 * each; ++n) {
    Voyage table;  // of three, two: each one stays behind equally often. Chi-square, 2 degrees of freedom: 13.8.
    table.seed(static_cast<Seed>(n + 1)).bag(1, 1, 1, 4, 4).line({"Iron Sentry", "Moon Hussar"}).evade();
    for (std::size_t i = 0; i < kAbilities; ++i) drawn[i] += table.state.bag[i];
  }
  TEST_ASSERT_EQUAL_INT(3 * each, drawn[0] + drawn[1] + drawn[2]);
  TEST_ASSERT_LESS_THAN_INT(each * 138 / 10, squares(drawn, each));
}

void test_with_fewer_than_two_ability_cubes_in_the_bag_what_is_there_is_taken() {
  Voyage one;
  one.abilities(5, 5, 5).bag(0, 0, 1, 4, 4).line({"Iron Sentry", "Moon Hussar"}).evade().expectAbilities(4, 5, 4);
  one.expectBag(0, 0, 0, 4, 4, 4);
  Voyage none;
  none.abilities(5, 5, 5).bag(0, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).evade().expectAbilities(4, 5, 5);
  none.expectCurrent(1);
}

void test_a_reduction_of_an_ability_at_0_is_ignored_but_its_cube_is_gone() {
  Voyage table;
  table.abilities(0, 5, 5).bag(2, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).evade(Ability::science);
  table.expectAbilities(0, 4, 5);
  table.expectBag(Cube::combat, 0);
  table.expectSupply(Cube::combat, 12);
  table.expectCurrent(1);
}

// ---- 3. turned sideways ---------------------------------------------------------------------------------------------
void test_an_evaded_card_is_turned_sideways_and_stays_in_the_line() {
  Voyage table;
  table.bag(0, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).evade().expectStatus(0, kEvaded);
  TEST_ASSERT_EQUAL_UINT8(card("Iron Sentry"), table.state.line[0]);
}

void test_an_evaded_cards_planet_icons_do_not_count() {
  Voyage table;
  table.bag(0, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).evade().expectSearch(0);
  table.engage();
  TEST_ASSERT_EQUAL_INT(iconsOf("Moon Hussar"), table.state.cubes);
}

// ---- losses ---------------------------------------------------------------------------------------------------------
void test_a_point_that_leaves_two_abilities_at_zero_loses_before_cubes_are_drawn() {
  Voyage table;
  table.abilities(1, 0, 8)
      .bag(4, 4, 4, 4, 4)
      .line({"Iron Sentry", "Moon Hussar"})
      .evade()
      .expectLost(LostBy::abilities);
  table.expectAbilities(0, 0, 8);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::evadeCube));
}

void test_the_first_cube_that_leaves_two_abilities_at_zero_loses_before_the_second() {
  Voyage table;
  table.abilities(1, 0, 8).bag(4, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar"}).evade(Ability::diplomacy);
  table.expectLost(LostBy::abilities);
  table.expectAbilities(0, 0, 7);
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::evadeCube));
}

void test_the_first_point_of_two_may_lose() {
  Voyage table;
  table.abilities(1, 0, 0).line({"Gas Giant Guard", "Moon Hussar"}).evade().expectLost(LostBy::abilities);
  table.expectAbilities(0, 0, 0);
}

void test_who_can_neither_engage_nor_pay_an_evade_has_lost() {
  Voyage table;
  table.atPlanet().abilities(0, 0, 0).next({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  table.row({"Babel", "Golgoth", "Tempestos"}).play(Verb::planet).expectLost(LostBy::cannotEvade);
}

void test_an_evade_without_price_saves_who_has_nothing_to_pay() {
  Voyage umbra;
  umbra.atPlanet().abilities(0, 0, 0).next({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  umbra.row({"Umbra", "Golgoth", "Tempestos"}).play(Verb::planet).expectMoves({kEvade});
  umbra.evade().expectCurrent(1);
  umbra.expectAbilities(0, 0, 0);
  Voyage pilot;
  pilot.atPlanet().abilities(0, 0, 0).hand({"The Grey Pilot"}).row({"Babel", "Golgoth", "Tempestos"}).round(2);
  pilot.state.planetRow.pop();
  pilot.next({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"}).play(Verb::planet).expectMoves({kEvade});
  pilot.play({kEvade, fromHand("The Grey Pilot")});
  if (pilot.state.phase == Phase::evade) pilot.play(kGoOn);
  pilot.expectLost(LostBy::cannotEvade);  // the next card finds nobody to help
  pilot.expectStatus(0, kEvaded);
}

void runEvadeTests() {
  RUN_TEST(test_an_evade_costs_one_point_of_any_ability);
  RUN_TEST(test_an_ability_at_zero_cannot_pay_the_point);
  RUN_TEST(test_a_price_of_two_points_is_paid_point_by_point);
  RUN_TEST(test_a_price_of_0_asks_for_no_point);
  RUN_TEST(test_two_ability_cubes_are_drawn_and_each_reduces_its_ability);
  RUN_TEST(test_the_drawn_ability_cubes_go_to_the_supply);
  RUN_TEST(test_yellow_black_and_white_go_back_and_do_not_count);
  RUN_TEST(test_which_two_cubes_are_drawn_is_chance_of_what_the_bag_holds);
  RUN_TEST(test_with_fewer_than_two_ability_cubes_in_the_bag_what_is_there_is_taken);
  RUN_TEST(test_a_reduction_of_an_ability_at_0_is_ignored_but_its_cube_is_gone);
  RUN_TEST(test_an_evaded_card_is_turned_sideways_and_stays_in_the_line);
  RUN_TEST(test_an_evaded_cards_planet_icons_do_not_count);
  RUN_TEST(test_a_point_that_leaves_two_abilities_at_zero_loses_before_cubes_are_drawn);
  RUN_TEST(test_the_first_cube_that_leaves_two_abilities_at_zero_loses_before_the_second);
  RUN_TEST(test_the_first_point_of_two_may_lose);
  RUN_TEST(test_who_can_neither_engage_nor_pay_an_evade_has_lost);
  RUN_TEST(test_an_evade_without_price_saves_who_has_nothing_to_pay);
}

}  // namespace pulp_invasion_test
