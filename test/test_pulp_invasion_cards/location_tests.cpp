// The eight Locations under each of the three Cosmic Hegemony Aliens.
#include "card_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr const char* kQ = "Quietus";
constexpr const char* kV = "Vexatrix";
constexpr const char* kT = "Overmind Thoon";

// The second round of that alien's sector.
unsigned roundOf(const char* who) { return 2 + 4u * alien(who); }

Beside at(const char* location, const char* who) {
  Beside beside;
  beside.round = roundOf(who);
  beside.location = location;
  return beside;
}

// As if there were no Location: everything is compared with that.
void expectLocation(const char* location, const char* who, const Changes& changes) {
  expectChanges(at(location, who), at(nullptr, who), changes);
}

// Evades the last card of a line; the price is 1 Combat.
void reachSearch(Voyage& table, const char* location, const char* who) {
  Beside beside = at(location, who);
  beside.planet = "Vulcania";
  lay(table, beside);
  table.abilities(5, 5, 5).bag(0, 0, 0, 4, 4).line({nullptr, "Iron Sentry"}).evade();
  TEST_ASSERT_EQUAL_INT(4, table.state.ability[kCombat]);
}

}  // namespace

// ---- Ion Reef -------------------------------------------------------------------------------------------------------
void test_ion_reef_under_quietus_strengthens_cards_engaged_with_combat() {
  Changes changes;
  changes.strength = locationSays("Ion Reef", kQ, "Cards engaged with Combat have # Strength.").at[0];
  changes.whose = [](const Met& met) { return met.with == Ability::combat; };
  expectLocation("Ion Reef", kQ, changes);
}

void test_ion_reef_under_vexatrix_takes_a_cube_from_an_evade() {
  Changes changes;
  changes.evadeCubes = -locationSays("Ion Reef", kV, "An Evade draws # fewer cube~.").at[0];
  expectLocation("Ion Reef", kV, changes);
}

void test_ion_reef_under_thoon_searches_more() {
  Changes changes;
  changes.search = locationSays("Ion Reef", kT, "Draw # extra search cube~.").at[0];
  expectLocation("Ion Reef", kT, changes);
}

// ---- Crystal Caverns ------------------------------------------------------------------------------------------------
void test_crystal_caverns_under_quietus_weaken_cards_engaged_with_science_to_1_at_least() {
  Changes changes;
  changes.strength =
      locationSays("Crystal Caverns", kQ, "Cards engaged with Science have # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.with == Ability::science; };
  expectLocation("Crystal Caverns", kQ, changes);
}

void test_crystal_caverns_under_vexatrix_search_more() {
  Changes changes;
  changes.search = locationSays("Crystal Caverns", kV, "Draw # extra search cube~.").at[0];
  expectLocation("Crystal Caverns", kV, changes);
}

void test_crystal_caverns_under_thoon_raise_the_price_of_an_evade() {
  Changes changes;
  changes.evadePoints = locationSays("Crystal Caverns", kT, "An Evade costs # extra point~.").at[0];
  expectLocation("Crystal Caverns", kT, changes);
}

// ---- Smugglers' Moon ------------------------------------------------------------------------------------------------
void test_smugglers_moon_under_quietus_weakens_agents_and_events_to_1_at_least() {
  Changes changes;
  changes.strength = locationSays("Smugglers' Moon", kQ, "Agents and Events have # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.kind == CardKind::agent || met.kind == CardKind::event; };
  expectLocation("Smugglers' Moon", kQ, changes);
}

void test_smugglers_moon_under_vexatrix_gains_diplomacy_as_the_search_begins() {
  const int gained = locationSays("Smugglers' Moon", kV, "As the search begins: gain # Diplomacy.").at[0];
  expectLocation("Smugglers' Moon", kV, Changes{});
  Voyage table;
  reachSearch(table, "Smugglers' Moon", kV);
  table.expectAbilities(4, 5, 5 + gained);
}

void test_smugglers_moon_under_thoon_weakens_cards_without_a_planet_icon_to_1_at_least() {
  Changes changes;
  changes.strength =
      locationSays("Smugglers' Moon", kT, "Cards without a Planet Icon have # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return !met.planetIcon; };
  expectLocation("Smugglers' Moon", kT, changes);
}

// ---- Dead Radio Zone ------------------------------------------------------------------------------------------------
void test_dead_radio_zone_under_quietus_searches_less() {
  Changes changes;
  changes.search = -locationSays("Dead Radio Zone", kQ, "Draw # fewer search cube~.").at[0];
  expectLocation("Dead Radio Zone", kQ, changes);
}

void test_dead_radio_zone_under_vexatrix_engages_all_with_science() {
  Changes changes;
  locationSays("Dead Radio Zone", kV, "All cards are engaged with Science.");
  changes.icon = kScience;
  expectLocation("Dead Radio Zone", kV, changes);
}

void test_dead_radio_zone_under_thoon_strengthens_guardforce() {
  Changes changes;
  changes.strength = locationSays("Dead Radio Zone", kT, "Guardforce has # Strength.").at[0];
  changes.whose = [](const Met& met) { return met.kind == CardKind::guardforce; };
  expectLocation("Dead Radio Zone", kT, changes);
}

// ---- Singing Spire --------------------------------------------------------------------------------------------------
void test_singing_spire_under_quietus_engages_all_with_diplomacy() {
  Changes changes;
  locationSays("Singing Spire", kQ, "All cards are engaged with Diplomacy.");
  changes.icon = kDiplomacy;
  expectLocation("Singing Spire", kQ, changes);
}

void test_singing_spire_under_vexatrix_weakens_cards_engaged_with_diplomacy_to_1_at_least() {
  Changes changes;
  changes.strength =
      locationSays("Singing Spire", kV, "Cards engaged with Diplomacy have # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.with == Ability::diplomacy; };
  expectLocation("Singing Spire", kV, changes);
}

void test_singing_spire_under_thoon_takes_black_out_of_the_bag_as_the_search_begins() {
  const int taken = locationSays("Singing Spire", kT, "As the search begins: remove # black cube~ from the bag.").at[0];
  expectLocation("Singing Spire", kT, Changes{});
  Voyage table;
  reachSearch(table, "Singing Spire", kT);
  table.expectBag(0, 0, 0, 4, 4 - taken, 4);
  table.expectAbilities(4, 5, 5);
}

// ---- Pirate Haven ---------------------------------------------------------------------------------------------------
void test_pirate_haven_under_quietus_takes_white_out_of_the_bag_as_the_search_begins() {
  const int taken = locationSays("Pirate Haven", kQ, "As the search begins: remove # white cube~ from the bag.").at[0];
  expectLocation("Pirate Haven", kQ, Changes{});
  Voyage table;
  reachSearch(table, "Pirate Haven", kQ);
  table.expectBag(0, 0, 0, 4, 4, 4 - taken);
  table.expectSupply(Cube::falseLead, 12 - 4 + taken);
}

void test_pirate_haven_under_vexatrix_weakens_guardforce_to_1_at_least() {
  Changes changes;
  changes.strength = locationSays("Pirate Haven", kV, "Guardforce has # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.kind == CardKind::guardforce; };
  expectLocation("Pirate Haven", kV, changes);
}

void test_pirate_haven_under_thoon_engages_all_with_combat() {
  Changes changes;
  locationSays("Pirate Haven", kT, "All cards are engaged with Combat.");
  changes.icon = kCombat;
  expectLocation("Pirate Haven", kT, changes);
}

// ---- Gravity Well ---------------------------------------------------------------------------------------------------
void test_gravity_well_under_quietus_raises_the_price_of_an_evade() {
  Changes changes;
  changes.evadePoints = locationSays("Gravity Well", kQ, "An Evade costs # extra point~.").at[0];
  expectLocation("Gravity Well", kQ, changes);
}

void test_gravity_well_under_vexatrix_strengthens_cards_with_a_planet_icon() {
  Changes changes;
  changes.strength = locationSays("Gravity Well", kV, "Cards with a Planet Icon have # Strength.").at[0];
  changes.whose = [](const Met& met) { return met.planetIcon; };
  expectLocation("Gravity Well", kV, changes);
}

void test_gravity_well_under_thoon_takes_a_cube_from_an_evade() {
  Changes changes;
  changes.evadeCubes = -locationSays("Gravity Well", kT, "An Evade draws # fewer cube~.").at[0];
  expectLocation("Gravity Well", kT, changes);
}

// ---- Lost Telescope -------------------------------------------------------------------------------------------------
void test_lost_telescope_under_quietus_searches_more() {
  Changes changes;
  changes.search = locationSays("Lost Telescope", kQ, "Draw # extra search cube~.").at[0];
  expectLocation("Lost Telescope", kQ, changes);
}

void test_lost_telescope_under_vexatrix_searches_more_for_each_understood_weapon() {
  const int each =
      locationSays("Lost Telescope", kV, "Draw # extra search cube~ for each Understood Super Weapon.").at[0];
  expectLocation("Lost Telescope", kV, Changes{});
  Beside with = at("Lost Telescope", kV), without = at(nullptr, kV);
  with.weapon = without.weapon = "Null Lance";
  Changes changes;
  changes.search = each;
  expectChanges(with, without, changes);
  with.isUnderstood = without.isUnderstood = false;
  expectNoChange(with, without);
  Voyage table;
  lay(table, at("Lost Telescope", kV));
  table.understood("Null Lance").understood("Gravity Glove").found("Sun Hammer");
  table.line({"Rocket Picket"}).done({kEngaged}).atSearch();
  TEST_ASSERT_EQUAL_INT(2 * each, beginSearch(table));
}

void test_lost_telescope_under_thoon_gains_science_as_the_search_begins() {
  const int gained = locationSays("Lost Telescope", kT, "As the search begins: gain # Science.").at[0];
  expectLocation("Lost Telescope", kT, Changes{});
  Voyage table;
  reachSearch(table, "Lost Telescope", kT);
  table.expectAbilities(4, 5 + gained, 5);
}

void test_a_location_speaks_for_the_alien_of_the_sector_wherever_it_lies_in_the_row() {
  const int more = locationSays("Ion Reef", kT, "Draw # extra search cube~.").at[0];
  Beside with, without;  // Overmind Thoon comes first here
  for (Beside* each : {&with, &without}) {
    each->round = 2;
    each->aliens[0] = kT;
    each->aliens[1] = kQ;
    each->aliens[2] = kV;
  }
  with.location = "Ion Reef";
  Changes changes;
  changes.search = more;
  expectChanges(with, without, changes);
}

void runLocationTests() {
  RUN_TEST(test_ion_reef_under_quietus_strengthens_cards_engaged_with_combat);
  RUN_TEST(test_ion_reef_under_vexatrix_takes_a_cube_from_an_evade);
  RUN_TEST(test_ion_reef_under_thoon_searches_more);
  RUN_TEST(test_crystal_caverns_under_quietus_weaken_cards_engaged_with_science_to_1_at_least);
  RUN_TEST(test_crystal_caverns_under_vexatrix_search_more);
  RUN_TEST(test_crystal_caverns_under_thoon_raise_the_price_of_an_evade);
  RUN_TEST(test_smugglers_moon_under_quietus_weakens_agents_and_events_to_1_at_least);
  RUN_TEST(test_smugglers_moon_under_vexatrix_gains_diplomacy_as_the_search_begins);
  RUN_TEST(test_smugglers_moon_under_thoon_weakens_cards_without_a_planet_icon_to_1_at_least);
  RUN_TEST(test_dead_radio_zone_under_quietus_searches_less);
  RUN_TEST(test_dead_radio_zone_under_vexatrix_engages_all_with_science);
  RUN_TEST(test_dead_radio_zone_under_thoon_strengthens_guardforce);
  RUN_TEST(test_singing_spire_under_quietus_engages_all_with_diplomacy);
  RUN_TEST(test_singing_spire_under_vexatrix_weakens_cards_engaged_with_diplomacy_to_1_at_least);
  RUN_TEST(test_singing_spire_under_thoon_takes_black_out_of_the_bag_as_the_search_begins);
  RUN_TEST(test_pirate_haven_under_quietus_takes_white_out_of_the_bag_as_the_search_begins);
  RUN_TEST(test_pirate_haven_under_vexatrix_weakens_guardforce_to_1_at_least);
  RUN_TEST(test_pirate_haven_under_thoon_engages_all_with_combat);
  RUN_TEST(test_gravity_well_under_quietus_raises_the_price_of_an_evade);
  RUN_TEST(test_gravity_well_under_vexatrix_strengthens_cards_with_a_planet_icon);
  RUN_TEST(test_gravity_well_under_thoon_takes_a_cube_from_an_evade);
  RUN_TEST(test_lost_telescope_under_quietus_searches_more);
  RUN_TEST(test_lost_telescope_under_vexatrix_searches_more_for_each_understood_weapon);
  RUN_TEST(test_lost_telescope_under_thoon_gains_science_as_the_search_begins);
  RUN_TEST(test_a_location_speaks_for_the_alien_of_the_sector_wherever_it_lies_in_the_row);
}

}  // namespace pulp_invasion_test
