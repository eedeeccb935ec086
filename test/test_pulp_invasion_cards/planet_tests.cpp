// Each Planet, in the round in which it is searched.
#include "card_tests.h"

namespace pulp_invasion_test {

namespace {

Beside searchedPlanet(const char* name) {
  Beside beside;
  beside.planet = name;
  return beside;
}

void expectPlanet(const char* name, const Changes& changes) { expectChanges(searchedPlanet(name), Beside{}, changes); }

}  // namespace

void test_vulcania_searches_more() {
  Changes changes;
  changes.search = planetSays("Vulcania", "Draw # extra search cube~.").at[0];
  expectPlanet("Vulcania", changes);
}

void test_nova_prime_weakens_cards_engaged_with_science_to_1_at_least() {
  Changes changes;
  changes.strength = planetSays("Nova Prime", "Cards engaged with Science have # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.with == Ability::science; };
  expectPlanet("Nova Prime", changes);
}

void test_glacia_takes_a_cube_from_an_evade() {
  Changes changes;
  changes.evadeCubes = -planetSays("Glacia", "An Evade draws # fewer cube~.").at[0];
  expectPlanet("Glacia", changes);
}

void test_mirror_world_weakens_cards_engaged_with_diplomacy_to_1_at_least() {
  Changes changes;
  changes.strength = planetSays("Mirror World", "Cards engaged with Diplomacy have # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.with == Ability::diplomacy; };
  expectPlanet("Mirror World", changes);
}

void test_ares_minor_weakens_cards_engaged_with_combat_to_1_at_least() {
  Changes changes;
  changes.strength = planetSays("Ares Minor", "Cards engaged with Combat have # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.with == Ability::combat; };
  expectPlanet("Ares Minor", changes);
}

void test_tempestos_searches_more_and_an_evade_draws_more() {
  Changes changes;
  const Numbers said = planetSays("Tempestos", "Draw # extra search cube~. An Evade draws # extra cube~.");
  changes.search = said.at[0];
  changes.evadeCubes = said.at[1];
  expectPlanet("Tempestos", changes);
}

void test_new_eden_gains_a_point_of_choice_as_the_search_begins() {
  const int gained = planetSays("New Eden", "As the search begins: gain # point~ in any Abilit~.").at[0];
  Voyage table;
  table.abilities(5, 5, 5).bag(0, 0, 0, 4, 4).planet("New Eden").line({"Iron Sentry", "Moon Hussar"}).evade();
  table.expectCurrent(1);  // not before the last card
  table.evade().expectPhase(Phase::gain);
  table.expectMoves({chosen(Ability::combat), chosen(Ability::science), chosen(Ability::diplomacy)});
  for (int i = 0; i < gained; ++i) table.play(chosen(Ability::science));
  table.expectAbilities(3, 5 + gained, 5);
  TEST_ASSERT_TRUE(table.state.phase != Phase::gain);
}

void test_umbra_makes_an_evade_free() {
  Changes changes;
  planetSays("Umbra", "An Evade costs no points.");
  changes.evadeIsFree = true;
  expectPlanet("Umbra", changes);
}

void test_cogworld_searches_more_and_strengthens_guardforce() {
  Changes changes;
  const Numbers said = planetSays("Cogworld", "Draw # extra search cube~. Guardforce has # Strength.");
  changes.search = said.at[0];
  changes.strength = said.at[1];
  changes.whose = [](const Met& met) { return met.kind == CardKind::guardforce; };
  expectPlanet("Cogworld", changes);
}

void test_shardia_takes_white_out_of_the_bag_at_each_evade() {
  const int taken = planetSays("Shardia", "After an Evade: remove # white cube~ from the bag.").at[0];
  expectPlanet("Shardia", Changes{});
  Voyage table;
  table.planet("Shardia").bag(0, 0, 0, 4, 4).line({"Iron Sentry", "Moon Hussar", "Void Lancer"});
  table.evade().expectBag(Cube::falseLead, 4 - taken);
  table.engage().expectBag(Cube::falseLead, 4 - taken);
  table.play(kEvade);
  table.play(payPoint(Ability::combat));
  table.expectBag(Cube::falseLead, 4 - 2 * taken);
  table.expectSupply(Cube::falseLead, 8 + 2 * taken);
}

void test_babel_weakens_agents_and_events_to_1_at_least() {
  Changes changes;
  changes.strength = planetSays("Babel", "Agents and Events have # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.kind == CardKind::agent || met.kind == CardKind::event; };
  expectPlanet("Babel", changes);
}

void test_golgoth_searches_more_for_each_card_evaded() {
  Changes changes;
  changes.searchPerEvaded = planetSays("Golgoth", "Draw # extra search cube~ for each card evaded in this line.").at[0];
  expectPlanet("Golgoth", changes);
}

void test_a_planet_that_is_not_searched_changes_nothing() {
  Voyage table;
  table.planet("New Eden").row({"Cogworld", "Tempestos"}).line({"Iron Sentry", "Moon Hussar"});
  table.expectStrength(0, strengthOf("Iron Sentry"));
  table.expectEvade(0, 1, 2);
}

void runPlanetTests() {
  RUN_TEST(test_vulcania_searches_more);
  RUN_TEST(test_nova_prime_weakens_cards_engaged_with_science_to_1_at_least);
  RUN_TEST(test_glacia_takes_a_cube_from_an_evade);
  RUN_TEST(test_mirror_world_weakens_cards_engaged_with_diplomacy_to_1_at_least);
  RUN_TEST(test_ares_minor_weakens_cards_engaged_with_combat_to_1_at_least);
  RUN_TEST(test_tempestos_searches_more_and_an_evade_draws_more);
  RUN_TEST(test_new_eden_gains_a_point_of_choice_as_the_search_begins);
  RUN_TEST(test_umbra_makes_an_evade_free);
  RUN_TEST(test_cogworld_searches_more_and_strengthens_guardforce);
  RUN_TEST(test_shardia_takes_white_out_of_the_bag_at_each_evade);
  RUN_TEST(test_babel_weakens_agents_and_events_to_1_at_least);
  RUN_TEST(test_golgoth_searches_more_for_each_card_evaded);
  RUN_TEST(test_a_planet_that_is_not_searched_changes_nothing);
}

}  // namespace pulp_invasion_test
