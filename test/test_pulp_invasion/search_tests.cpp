// The Planet Search: counting, the six colours, Understanding, and what is left when it ends.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr auto kEngaged = LineStatus::engaged;
constexpr auto kEvaded = LineStatus::evaded;

// One white cube more and all is well: a search of 1 cube that ends the round.
Voyage& endSearch(Voyage& table) {
  while (table.state.phase == Phase::cube) table.draw(Cube::falseLead);
  if (table.state.phase == Phase::last) table.play(kGoOn);
  return table;
}

}  // namespace

// ---- 1. and 2. counting ---------------------------------------------------------------------------------------------
void test_the_planet_icons_of_engaged_cards_are_counted() {
  Voyage table;
  table.line({"Iron Sentry", "Saturnian Bruiser", "Star Bandit", "Moon Hussar"});
  table.done({kEngaged, kEngaged, kEvaded, kEngaged}).atSearch();
  const int icons = iconsOf("Iron Sentry") + iconsOf("Saturnian Bruiser") + iconsOf("Moon Hussar");
  TEST_ASSERT_GREATER_THAN_INT(2, icons);
  table.expectSearch(icons);
  table.play(kGoOn).expectPhase(Phase::cube);
  TEST_ASSERT_EQUAL_INT(icons, table.state.cubes);
  TEST_ASSERT_EQUAL_INT16(icons, table.event(EventKind::searchBegan).value);
}

void test_the_search_begins_by_itself_after_the_last_card() {
  Voyage table;
  table.line({"Iron Sentry"}).engage().expectPhase(Phase::cube);
  TEST_ASSERT_EQUAL_UINT8(kLineCards, table.state.current);
  TEST_ASSERT_EQUAL_INT(iconsOf("Iron Sentry"), table.state.cubes);
}

void test_location_planet_and_super_weapons_modify_the_search() {
  Voyage table;  // Lost Telescope under Quietus +1, Vulcania +1, Comet Lens +1
  table.location("Lost Telescope").planet("Vulcania").understood("Comet Lens");
  table.line({"Iron Sentry"}).done({kEngaged}).atSearch().expectSearch(iconsOf("Iron Sentry") + 3);
}

void test_each_cube_is_drawn_by_a_move() {
  Voyage table;
  table.searching(3).bag(0, 0, 0, 0, 12).draw(Cube::falseLead).expectPhase(Phase::cube);
  TEST_ASSERT_EQUAL_UINT8(1, table.state.cubesDrawn);
  TEST_ASSERT_EQUAL_INT16(1, table.event(EventKind::cubeDrawn).value);
  table.expectMoves({kDrawCube});
  table.draw(Cube::falseLead).draw(Cube::falseLead).expectPhase(Phase::planet);
}

void test_a_search_of_no_cubes_ends_the_round() {
  Voyage table;
  table.line({"Star Bandit"}).engage().expectPhase(Phase::planet);
  TEST_ASSERT_EQUAL_UINT8(2, table.state.round);
}

void test_every_cube_of_the_bag_is_drawn_equally_often() {
  int drawn[kCubeColours] = {};
  const int each = 20 * armada_test::kThorough;
  for (int n = 0; n < 6 * each; ++n) {
    Voyage table;  // two of each colour; chi-square with 5 degrees of freedom: 20.5
    table.found("Null Lance").found("Comet Lens").searching(2).bag(2, 2, 2, 2, 2).seed(static_cast<Seed>(n + 1));
    table.play(kDrawCube);
    ++drawn[table.event(EventKind::cubeDrawn).a];
  }
  TEST_ASSERT_LESS_THAN_INT(each * 205 / 10, squares(drawn, each));
}

// ---- yellow ---------------------------------------------------------------------------------------------------------
void test_a_yellow_cube_finds_the_top_super_weapon_and_lies_on_it() {
  Voyage table;
  table.weaponDeck({"Sun Hammer", "Null Lance", "Ether Harp", "Comet Lens"}).searching(2).draw(Cube::weapon);
  TEST_ASSERT_EQUAL_size_t(1, table.state.found.size());
  TEST_ASSERT_EQUAL_UINT8(weapon("Comet Lens"), table.state.found[0].weapon);
  TEST_ASSERT_EQUAL_UINT8(weapon("Comet Lens"), table.event(EventKind::weaponFound).a);
  table.expectBag(Cube::weapon, 3);
  table.expectSupply(Cube::weapon, 0);
  TEST_ASSERT_EQUAL_size_t(3, table.state.weaponDeck.size());
  table.draw(Cube::weapon);
  TEST_ASSERT_EQUAL_UINT8(weapon("Ether Harp"), table.state.found[1].weapon);
}

void test_a_found_weapon_is_not_understood_and_has_no_power_yet() {
  Voyage table;
  table.found("Comet Lens").line({"Iron Sentry"}).done({kEngaged}).atSearch().expectSearch(iconsOf("Iron Sentry"));
  TEST_ASSERT_FALSE(understood(table.state.found[0]));
}

// ---- the three ability colours --------------------------------------------------------------------------------------
void test_an_ability_cube_raises_its_ability_and_goes_to_the_supply() {
  for (const Cube cube : {Cube::combat, Cube::science, Cube::diplomacy}) {
    Voyage table;
    table.abilities(5, 5, 5).searching(2).draw(cube);
    if (table.state.phase == Phase::place) table.play(kRaise);
    table.expectAbilities(cube == Cube::combat ? 6 : 5, cube == Cube::science ? 6 : 5, cube == Cube::diplomacy ? 6 : 5);
    table.expectBag(cube, 3);
    table.expectSupply(cube, 9);
  }
}

void test_an_ability_cube_may_go_onto_a_weapon_that_needs_its_colour() {
  Voyage table;  // the Null Lance needs one Combat and one Science
  table.abilities(5, 5, 5).found("Comet Lens").found("Null Lance").searching(3).draw(Cube::combat);
  table.expectPhase(Phase::place);
  table.expectMoves({kRaise, ontoWeapon(1)});
  table.play(ontoWeapon(1)).expectAbilities(5, 5, 5);
  TEST_ASSERT_EQUAL_UINT8(1, table.state.found[1].cubes[kCombat]);
  table.expectBag(Cube::combat, 3);
  table.expectSupply(Cube::combat, 8);  // it lies on the weapon
  table.draw(Cube::science).expectMoves({kRaise, ontoWeapon(0), ontoWeapon(1)});
}

void test_a_weapon_takes_no_more_cubes_of_a_colour_than_it_needs() {
  Voyage table;
  table.abilities(5, 5, 5).found("Null Lance", 1, 0, 0).searching(3).draw(Cube::combat);
  TEST_ASSERT_FALSE(table.offers(Verb::ontoWeapon));
}

void test_an_ability_at_its_maximum_is_not_raised_and_a_useless_cube_goes_to_the_supply() {
  Voyage table;
  const unsigned most = kCaptainCard[captain("Lady Perihelion")].maximum[kCombat];
  table.abilities(most, 5, 5).searching(3).draw(Cube::combat).expectPhase(Phase::cube);
  table.expectAbilities(static_cast<int>(most), 5, 5);
  table.expectBag(Cube::combat, 3);
  table.expectSupply(Cube::combat, 9);
  TEST_ASSERT_EQUAL_UINT8(at(Cube::combat), table.event(EventKind::cubeToSupply).a);
}

void test_at_the_maximum_a_cube_still_goes_onto_a_weapon() {
  Voyage table;
  table.found("Null Lance").searching(3).draw(Cube::combat);
  if (table.state.phase == Phase::place) {
    table.expectMoves({ontoWeapon(0)});
    table.play(ontoWeapon(0));
  }
  TEST_ASSERT_EQUAL_UINT8(1, table.state.found[0].cubes[kCombat]);
}

void test_a_weapon_with_all_its_cubes_is_understood_and_has_its_power() {
  Voyage table;
  table.abilities(5, 5, 5).found("Null Lance", 1, 0, 0).searching(3).draw(Cube::science).play(ontoWeapon(0));
  TEST_ASSERT_TRUE(understood(table.state.found[0]));
  TEST_ASSERT_EQUAL_UINT8(weapon("Null Lance"), table.event(EventKind::understood).a);
  Voyage power, lacking;
  power.understood("Null Lance").line({"Void Lancer"}).expectStrength(0, strengthOf("Void Lancer") - 1);
  lacking.found("Null Lance", 1, 0, 0).line({"Void Lancer"}).expectStrength(0, strengthOf("Void Lancer"));
}

void test_a_weapon_understood_in_a_search_does_not_change_its_count() {
  Voyage table;  // Comet Lens, search 1 more, needs two Science
  table.abilities(5, 5, 5).found("Comet Lens", 0, 1, 0).searching(3).draw(Cube::science).play(ontoWeapon(0));
  TEST_ASSERT_TRUE(understood(table.state.found[0]));
  TEST_ASSERT_EQUAL_UINT8(3, table.state.cubes);
}

// ---- black ----------------------------------------------------------------------------------------------------------
void test_a_black_cube_goes_onto_quietus_before_and_in_its_sector() {
  Voyage in;
  in.searching(2).draw(Cube::quietus).expectAbilities(9, 9, 8);
  TEST_ASSERT_EQUAL_UINT8(1, in.state.quietus);
  TEST_ASSERT_EQUAL_INT16(1, in.event(EventKind::blackOnQuietus).value);
  in.expectBag(Cube::quietus, 3);
  in.expectSupply(Cube::quietus, 8);
  Voyage before;
  before.aliens("Vexatrix", "Overmind Thoon", "Quietus").searching(2).draw(Cube::quietus);
  TEST_ASSERT_EQUAL_UINT8(1, before.state.quietus);
}

void test_with_quietus_passed_a_black_cube_costs_a_point_of_any_ability() {
  Voyage table;
  table.round(5).abilities(5, 0, 5).bag(4, 4, 4, 4, 4).searching(2).draw(Cube::quietus).expectPhase(Phase::lose);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.quietus);
  table.expectSupply(Cube::quietus, 9);
  table.expectMoves({chosen(Ability::combat), chosen(Ability::diplomacy)});  // one that has a point
  table.play(chosen(Ability::diplomacy)).expectAbilities(5, 0, 4);
  table.expectPhase(Phase::cube);
}

void test_with_quietus_passed_and_nothing_left_a_black_cube_costs_nothing() {
  Voyage table;
  table.round(5).abilities(0, 0, 0).bag(4, 4, 4, 4, 4).searching(2).draw(Cube::quietus).expectPhase(Phase::cube);
  table.expectAbilities(0, 0, 0);
}

void test_two_zeros_in_the_search_are_no_loss() {
  Voyage table;
  table.round(5).abilities(1, 0, 5).bag(4, 4, 4, 4, 4).searching(2).draw(Cube::quietus).play(chosen(Ability::combat));
  table.expectAbilities(0, 0, 5);
  table.expectPlaying();
}

void test_quietus_makes_guardforce_stronger_in_its_sector_by_each_two_cubes_rounded_up() {
  const int strength = strengthOf("Iron Sentry");
  for (const unsigned black : {0u, 1u, 2u, 3u, 4u}) {
    Voyage table;
    table.blackOnQuietus(black).line({"Iron Sentry", "Kid Comet"});
    table.expectStrength(0, strength + (static_cast<int>(black) + 1) / 2);
    Voyage agent;
    agent.planet("Umbra").blackOnQuietus(black).line({"Kid Comet"}).expectStrength(0, strengthOf("Kid Comet"));
  }
}

void test_when_quietus_is_passed_its_black_cubes_go_to_the_supply() {
  Voyage table;
  table.round(4).blackOnQuietus(3).bag(4, 4, 4, 1, 4).line({"Star Bandit"}).expectSupply(Cube::quietus, 8);
  table.engage().expectPhase(Phase::planet);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.quietus);
  table.expectSupply(Cube::quietus, 11);
  table.expectBag(Cube::quietus, 1);
}

// ---- white ----------------------------------------------------------------------------------------------------------
void test_white_cubes_lie_aside_until_the_search_ends() {
  Voyage table;
  table.searching(4).bag(1, 0, 0, 0, 2).abilities(5, 5, 5).draw(Cube::falseLead);
  TEST_ASSERT_EQUAL_UINT8(1, table.state.aside);
  table.expectBag(Cube::falseLead, 1);
  table.draw(Cube::falseLead).expectNeverDrawn(Cube::falseLead);
  TEST_ASSERT_EQUAL_UINT8(2, table.state.aside);
  table.draw(Cube::weapon).draw(Cube::combat);
  if (table.state.phase == Phase::place) table.play(kRaise);
  table.expectPhase(Phase::planet);
  table.expectBag(0, 0, 0, 3, 0, 2);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.aside);
}

void test_a_false_lead_does_nothing_else() {
  Voyage table;
  table.searching(2).draw(Cube::falseLead).expectAbilities(9, 9, 8);
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::falseLead));
  TEST_ASSERT_TRUE(table.state.found.empty());
}

// ---- the start and the end of it ------------------------------------------------------------------------------------
void test_what_happens_as_the_search_begins_comes_before_counting() {
  Voyage table;  // New Eden: gain 1 point of your choice
  table.planet("New Eden").abilities(5, 5, 5).line({"Iron Sentry"}).engage().expectPhase(Phase::gain);
  table.expectMoves({chosen(Ability::combat), chosen(Ability::science), chosen(Ability::diplomacy)});
  table.play(chosen(Ability::science)).expectPhase(Phase::cube);
  table.expectAbilities(5 - strengthOf("Iron Sentry"), 6, 5);
}

void test_a_chosen_gain_is_not_offered_above_the_maximum() {
  Voyage table;
  const std::uint8_t(&most)[kAbilities] = kCaptainCard[captain("Lady Perihelion")].maximum;
  table.planet("New Eden")
      .abilities(most[0], most[1] - 1u, most[2] - 1u)
      .line({"Phantom Patrol", nullptr})
      .bag(0, 0, 0, 4, 4);
  table.evade(Ability::diplomacy).expectPhase(Phase::gain);
  table.expectMoves({chosen(Ability::science), chosen(Ability::diplomacy)});
}

void test_a_gain_that_nobody_can_take_is_dropped() {
  Voyage table;  // everything at its maximum: Umbra's Evade costs nothing, Smugglers' Moon gives Diplomacy in vain
  table.round(5).planet("Umbra").location("Smugglers' Moon").bag(0, 0, 0, 4, 4).line({"Iron Sentry"}).evade();
  table.expectPhase(Phase::planet);
  table.expectAbilities(9, 9, 8);
}

void test_a_bag_that_is_short_gives_what_is_there() {
  Voyage table;  // one yellow and two white for six draws: the yellow one is among them
  table.found("Null Lance").found("Comet Lens").found("Ether Harp").searching(6).bag(0, 0, 0, 0, 2);
  table.draw(Cube::falseLead).draw(Cube::falseLead).expectNeverDrawn(Cube::falseLead);
  table.play(kDrawCube).expectWon();
  TEST_ASSERT_EQUAL_UINT8(3, table.state.cubesDrawn);
}

void test_after_the_last_cube_the_round_ends() {
  Voyage table;
  endSearch(table.searching(1)).expectPhase(Phase::planet);
  TEST_ASSERT_EQUAL_UINT8(2, table.state.round);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.cubes);
}

void test_additional_cubes_come_after_the_modifications_even_from_0_icons() {
  Voyage table;  // Jammer Drone: 1 cube less of 0 icons; Countess Umbra: 1 more
  table.hand({"Countess Umbra"}).line({"Jammer Drone"}).done({kEngaged}).atSearch().expectSearch(0);
  table.play(fromHand("Countess Umbra")).expectPhase(Phase::cube);
  TEST_ASSERT_EQUAL_UINT8(1, table.state.cubes);
}

void runSearchTests() {
  RUN_TEST(test_the_planet_icons_of_engaged_cards_are_counted);
  RUN_TEST(test_the_search_begins_by_itself_after_the_last_card);
  RUN_TEST(test_location_planet_and_super_weapons_modify_the_search);
  RUN_TEST(test_each_cube_is_drawn_by_a_move);
  RUN_TEST(test_a_search_of_no_cubes_ends_the_round);
  RUN_TEST(test_every_cube_of_the_bag_is_drawn_equally_often);
  RUN_TEST(test_a_yellow_cube_finds_the_top_super_weapon_and_lies_on_it);
  RUN_TEST(test_a_found_weapon_is_not_understood_and_has_no_power_yet);
  RUN_TEST(test_an_ability_cube_raises_its_ability_and_goes_to_the_supply);
  RUN_TEST(test_an_ability_cube_may_go_onto_a_weapon_that_needs_its_colour);
  RUN_TEST(test_a_weapon_takes_no_more_cubes_of_a_colour_than_it_needs);
  RUN_TEST(test_an_ability_at_its_maximum_is_not_raised_and_a_useless_cube_goes_to_the_supply);
  RUN_TEST(test_at_the_maximum_a_cube_still_goes_onto_a_weapon);
  RUN_TEST(test_a_weapon_with_all_its_cubes_is_understood_and_has_its_power);
  RUN_TEST(test_a_weapon_understood_in_a_search_does_not_change_its_count);
  RUN_TEST(test_a_black_cube_goes_onto_quietus_before_and_in_its_sector);
  RUN_TEST(test_with_quietus_passed_a_black_cube_costs_a_point_of_any_ability);
  RUN_TEST(test_with_quietus_passed_and_nothing_left_a_black_cube_costs_nothing);
  RUN_TEST(test_two_zeros_in_the_search_are_no_loss);
  RUN_TEST(test_quietus_makes_guardforce_stronger_in_its_sector_by_each_two_cubes_rounded_up);
  RUN_TEST(test_when_quietus_is_passed_its_black_cubes_go_to_the_supply);
  RUN_TEST(test_white_cubes_lie_aside_until_the_search_ends);
  RUN_TEST(test_a_false_lead_does_nothing_else);
  RUN_TEST(test_what_happens_as_the_search_begins_comes_before_counting);
  RUN_TEST(test_a_chosen_gain_is_not_offered_above_the_maximum);
  RUN_TEST(test_a_gain_that_nobody_can_take_is_dropped);
  RUN_TEST(test_a_bag_that_is_short_gives_what_is_there);
  RUN_TEST(test_after_the_last_cube_the_round_ends);
  RUN_TEST(test_additional_cubes_come_after_the_modifications_even_from_0_icons);
}

}  // namespace pulp_invasion_test
