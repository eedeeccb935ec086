// Each Super Weapon, once it is Understood and not before, and each Cosmic Hegemony Alien, in its sector alone.
#include "card_tests.h"

namespace pulp_invasion_test {

namespace {

// Found without a cube it changes nothing; Understood, just what its text says.
void expectWeapon(const char* name, const Changes& changes) {
  Beside beside;
  beside.weapon = name;
  expectChanges(beside, Beside{}, changes);
  beside.isUnderstood = false;
  expectNoChange(beside, Beside{});
}

// With all the cubes that it needs but one, of each colour in turn.
void expectNothingWithACubeLess(const char* name) {
  const WeaponCard& row = kWeaponCard[weapon(name)];
  for (std::size_t i = 0; i < kAbilities; ++i) {
    if (row.needs[i] == 0) continue;
    std::uint8_t cubes[kAbilities] = {row.needs[0], row.needs[1], row.needs[2]};
    --cubes[i];
    Voyage table;
    table.found(name, cubes[0], cubes[1], cubes[2]).line({"Saturnian Bruiser", "Iron Sentry"});
    table.expectStrength(0, strengthOf("Saturnian Bruiser"));
    table.expectEvade(0, 1, 2);
  }
}

Beside sector(unsigned round, const char* first, const char* second, const char* third) {
  Beside beside;
  beside.round = round;
  beside.aliens[0] = first;
  beside.aliens[1] = second;
  beside.aliens[2] = third;
  return beside;
}

// In force in each of the four rounds of its sector; neither before it nor, when it was passed, behind it. Quietus without
// a cube stands for no alien at all.
void expectAlien(const char* name, const char* other, const Changes& changes) {
  for (unsigned round = 1; round <= 4; ++round) {
    expectChanges(sector(round, name, "Quietus", other), sector(round, "Quietus", name, other), changes);
    expectNoChange(sector(4 + round, name, "Quietus", other), sector(4 + round, other, "Quietus", name));
    expectNoChange(sector(round, "Quietus", name, other), sector(round, "Quietus", other, name));
  }
}

}  // namespace

// ---- Super Weapons --------------------------------------------------------------------------------------------------
void test_null_lance_weakens_guardforce_to_1_at_least_once_understood() {
  Changes changes;
  changes.strength = weaponSays("Null Lance", "Guardforce has # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.kind == CardKind::guardforce; };
  expectWeapon("Null Lance", changes);
  expectNothingWithACubeLess("Null Lance");
}

void test_comet_lens_searches_more_once_understood() {
  Changes changes;
  changes.search = weaponSays("Comet Lens", "Draw # extra search cube~.").at[0];
  expectWeapon("Comet Lens", changes);
}

void test_gravity_glove_weakens_cards_with_a_planet_icon_to_1_at_least_once_understood() {
  Changes changes;
  changes.strength = weaponSays("Gravity Glove", "Cards with a Planet Icon have # Strength, never below 1.").at[0];
  changes.whose = [](const Met& met) { return met.planetIcon; };
  expectWeapon("Gravity Glove", changes);
  expectNothingWithACubeLess("Gravity Glove");
}

void test_ether_harp_takes_cubes_from_an_evade_once_understood() {
  Changes changes;
  changes.evadeCubes = -weaponSays("Ether Harp", "An Evade draws # fewer cube~.").at[0];
  expectWeapon("Ether Harp", changes);
  expectNothingWithACubeLess("Ether Harp");
}

void test_chrono_key_gains_a_point_of_choice_as_the_search_begins_once_understood() {
  const int gained = weaponSays("Chrono Key", "As the search begins: gain # point~ in any Abilit~.").at[0];
  expectWeapon("Chrono Key", Changes{});
  Voyage table, found;
  table.abilities(5, 5, 5).bag(0, 0, 0, 4, 4).understood("Chrono Key").line({nullptr, "Iron Sentry"}).evade();
  table.expectPhase(Phase::gain);
  for (int i = 0; i < gained; ++i) table.play(chosen(Ability::diplomacy));
  table.expectAbilities(4, 5, 5 + gained);
  found.abilities(5, 5, 5).bag(0, 0, 0, 4, 4).found("Chrono Key").line({nullptr, "Iron Sentry"}).evade();
  TEST_ASSERT_TRUE(found.state.phase != Phase::gain);
  found.expectAbilities(4, 5, 5);
}

void test_sun_hammer_weakens_all_down_to_0_and_makes_an_evade_free_once_understood() {
  Changes changes;
  changes.strength =
      weaponSays("Sun Hammer", "All cards have # Strength. It may reach 0. An Evade costs no points.").at[0];
  changes.lowest = 0;
  changes.evadeIsFree = true;
  expectWeapon("Sun Hammer", changes);
  expectNothingWithACubeLess("Sun Hammer");
}

// ---- Cosmic Hegemony Aliens -----------------------------------------------------------------------------------------
void test_quietus_strengthens_guardforce_for_each_two_black_cubes_rounded_up() {
  const int each =
      alienSays("Quietus", "Guardforce has # Strength for every 2 black cubes on Quietus, rounded up.").at[0];
  Changes changes;
  changes.whose = [](const Met& met) { return met.kind == CardKind::guardforce; };
  for (unsigned black = 0; black <= 8; ++black) {
    Beside beside;
    beside.black = black;
    changes.strength = each * static_cast<int>((black + 1) / 2);
    expectChanges(beside, Beside{}, changes);
  }
}

void test_quietus_is_silent_before_its_sector() {
  Beside with = sector(3, "Vexatrix", "Overmind Thoon", "Quietus"), without = with;
  with.black = 5;
  expectNoChange(with, without);
}

void test_quietus_gives_its_cubes_back_and_is_silent_when_it_was_passed() {
  Voyage table;
  table.round(4).blackOnQuietus(3).line({"Rocket Picket"}).bag(0, 0, 0, 4, 4).evade();
  if (table.state.phase == Phase::search) table.play(kGoOn);
  if (table.state.phase == Phase::last) table.play(kGoOn);
  table.expectPhase(Phase::planet);
  TEST_ASSERT_EQUAL_UINT8(5, table.state.round);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.quietus);
  table.expectSupply(Cube::quietus, 12 - 4);
}

void test_vexatrix_adds_a_cube_to_an_evade_in_its_sector_alone() {
  Changes changes;
  changes.evadeCubes = alienSays("Vexatrix", "An Evade draws # extra cube~.").at[0];
  expectAlien("Vexatrix", "Overmind Thoon", changes);
}

void test_overmind_thoon_strengthens_agents_and_events_in_its_sector_alone() {
  Changes changes;
  changes.strength = alienSays("Overmind Thoon", "Agents and Events have # Strength.").at[0];
  changes.whose = [](const Met& met) { return met.kind == CardKind::agent || met.kind == CardKind::event; };
  expectAlien("Overmind Thoon", "Vexatrix", changes);
}

void runWeaponAndAlienTests() {
  RUN_TEST(test_null_lance_weakens_guardforce_to_1_at_least_once_understood);
  RUN_TEST(test_comet_lens_searches_more_once_understood);
  RUN_TEST(test_gravity_glove_weakens_cards_with_a_planet_icon_to_1_at_least_once_understood);
  RUN_TEST(test_ether_harp_takes_cubes_from_an_evade_once_understood);
  RUN_TEST(test_chrono_key_gains_a_point_of_choice_as_the_search_begins_once_understood);
  RUN_TEST(test_sun_hammer_weakens_all_down_to_0_and_makes_an_evade_free_once_understood);
  RUN_TEST(test_quietus_strengthens_guardforce_for_each_two_black_cubes_rounded_up);
  RUN_TEST(test_quietus_is_silent_before_its_sector);
  RUN_TEST(test_quietus_gives_its_cubes_back_and_is_silent_when_it_was_passed);
  RUN_TEST(test_vexatrix_adds_a_cube_to_an_evade_in_its_sector_alone);
  RUN_TEST(test_overmind_thoon_strengthens_agents_and_events_in_its_sector_alone);
}

}  // namespace pulp_invasion_test
