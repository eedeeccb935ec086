// Each Guardforce card with a text, in the line.
#include "card_tests.h"

namespace pulp_invasion_test {

namespace {

// Five points each and no ability cube in the bag: an Evade costs its price alone.
Voyage& calm(Voyage& table) { return table.abilities(5, 5, 5).bag(0, 0, 0, 4, 4); }

// The search after `name` was engaged or evaded beside a plain card with icons.
int searchWith(const char* name, LineStatus status) {
  Voyage table;
  table.line({name, "Saturnian Bruiser"}).done({status, kEngaged}).atSearch();
  return beginSearch(table);
}

}  // namespace

// ---- when engaged, when evaded, when read ---------------------------------------------------------------------------
void test_clockwork_corsair_brings_science_when_engaged_and_not_when_evaded() {
  const int gained = cardSays("Clockwork Corsair", "When engaged: gain # Science.").at[0];
  Voyage engaged, evaded;
  calm(engaged).line({"Clockwork Corsair", "Iron Sentry"}).engage();
  engaged.expectAbilities(5 - strengthOf("Clockwork Corsair"), 5 + gained, 5);
  calm(evaded).line({"Clockwork Corsair", "Iron Sentry"}).evade().expectAbilities(4, 5, 5);
}

void test_parley_pirate_brings_a_point_of_choice_when_engaged_and_not_when_evaded() {
  const int gained = cardSays("Parley Pirate", "When engaged: gain # point~ in any Abilit~.").at[0];
  Voyage engaged, evaded;
  calm(engaged).line({"Parley Pirate", "Iron Sentry"}).engage().expectPhase(Phase::gain);
  engaged.expectMoves({chosen(Ability::combat), chosen(Ability::science), chosen(Ability::diplomacy)});
  for (int i = 0; i < gained; ++i) engaged.play(chosen(Ability::diplomacy));
  engaged.expectCurrent(1);
  engaged.expectAbilities(5 - strengthOf("Parley Pirate"), 5, 5 + gained);
  calm(evaded).line({"Parley Pirate", "Iron Sentry"}).evade().expectCurrent(1);
  evaded.expectAbilities(4, 5, 5);
}

void test_mind_wave_monk_rerolls_a_die_of_choice_when_engaged_and_not_when_evaded() {
  const int dice = cardSays("Mind-Wave Monk", "When engaged: reroll # of your dice.").at[0];
  bool rolled[7] = {};
  for (Seed seed = 1; seed <= 60; ++seed) {
    Voyage engaged;
    calm(engaged).seed(seed).line({"Mind-Wave Monk", "Iron Sentry"}).engage();
    for (int i = 0; i < dice; ++i) {
      engaged.expectPhase(Phase::reroll);
      engaged.expectMoves({moveOf(Verb::ownDie, 0), moveOf(Verb::ownDie, 1)});
      engaged.play(Verb::ownDie, 0);
    }
    engaged.expectCurrent(1);
    rolled[engaged.state.die[0].face] = true;
  }
  for (unsigned face = 1; face <= 6; ++face) TEST_ASSERT_TRUE(rolled[face]);
  Voyage evaded;
  const OwnedDie before = evaded.state.die[0];
  calm(evaded).line({"Mind-Wave Monk", "Iron Sentry"}).evade().expectCurrent(1);
  evaded.expectDie(0, before.die, before.face);
}

void test_radium_goliath_takes_white_out_of_the_bag_when_engaged_and_not_when_evaded() {
  const int taken = cardSays("Radium Goliath", "When engaged: remove # white cube~ from the bag.").at[0];
  Voyage engaged, evaded, few;
  calm(engaged).line({"Radium Goliath", "Iron Sentry"}).engage();
  engaged.expectBag(0, 0, 0, 4, 4, 4 - taken);
  engaged.expectSupply(Cube::falseLead, 8 + taken);
  calm(evaded).line({"Radium Goliath", "Iron Sentry"}).evade().expectBag(0, 0, 0, 4, 4, 4);
  few.abilities(5, 5, 5).bag(0, 0, 0, 4, 1).line({"Radium Goliath", "Iron Sentry"}).engage();
  few.expectBag(0, 0, 0, 4, 4, 0);
}

void test_death_ray_gunner_costs_diplomacy_when_it_is_read() {
  const int lost = cardSays("Death-Ray Gunner", "When read: lose # Diplomacy.").at[0];
  Voyage table, atZero;
  calm(table).line({"Rocket Picket", "Death-Ray Gunner"}).expectAbilities(5, 5, 5);
  table.evade().expectCurrent(1);
  table.expectAbilities(4, 5, 5 - lost);
  table.evade().expectAbilities(3, 5, 5 - lost);  // once
  atZero.abilities(5, 5, 0).bag(0, 0, 0, 4, 4).line({"Rocket Picket", "Death-Ray Gunner"}).evade();
  atZero.expectPlaying();
  atZero.expectAbilities(4, 5, 0);
}

void test_ambush_saucer_puts_white_into_the_bag_when_it_is_read() {
  const int added = cardSays("Ambush Saucer", "When read: add # white cube~ to the bag.").at[0];
  Voyage table;
  calm(table).line({"Rocket Picket", "Ambush Saucer"}).expectBag(0, 0, 0, 4, 4, 4);
  table.evade().expectCurrent(1);
  table.expectBag(0, 0, 0, 4, 4, 4 + added);
  table.evade().expectBag(Cube::falseLead, 4 + added);  // once
}

// ---- its own Strength -----------------------------------------------------------------------------------------------
void test_tentacle_trooper_grows_with_each_card_evaded() {
  const int each = cardSays("Tentacle Trooper", "# Strength for each card evaded in this line.").at[0];
  const LineStatus both[] = {kEngaged, kEvaded};
  for (const LineStatus first : both)
    for (const LineStatus second : both) {
      Voyage table;
      table.line({"Rocket Picket", "Void Lancer", "Tentacle Trooper", "Iron Sentry"}).done({first, second});
      const int evaded = (first == kEvaded ? 1 : 0) + (second == kEvaded ? 1 : 0);
      TEST_ASSERT_EQUAL_INT(strengthOf("Tentacle Trooper") + each * evaded, engageAndPay(table).points);
      TEST_ASSERT_EQUAL_INT(strengthOf("Iron Sentry"), engageAndPay(table).points);
    }
}

void test_twin_sun_duellist_tires_with_each_card_engaged_to_1_at_least() {
  const int each = cardSays("Twin-Sun Duellist", "# Strength for each card engaged in this line, never below 1.").at[0];
  for (int engaged = 0; engaged <= 3; ++engaged) {
    Voyage table;
    table.line({"Rocket Picket", "Void Lancer", "Star Bandit", "Twin-Sun Duellist"});
    table.done({engaged > 0 ? kEngaged : kEvaded, engaged > 1 ? kEngaged : kEvaded, engaged > 2 ? kEngaged : kEvaded});
    const int left = strengthOf("Twin-Sun Duellist") + each * engaged;
    TEST_ASSERT_EQUAL_INT(left < 1 ? 1 : left, engageAndPay(table).points);
  }
}

void test_zero_knight_tires_with_each_super_weapon_found_down_to_0() {
  const int each = cardSays("Zero Knight", "# Strength for each Super Weapon found. It may reach 0.").at[0];
  constexpr const char* kSome[] = {"Comet Lens", "Ether Harp", "Chrono Key", "Null Lance", "Gravity Glove"};
  for (int found = 0; found <= 5; ++found) {
    Voyage table;
    table.difficulty(Difficulty::advanced).line({"Zero Knight", "Iron Sentry"});
    for (int i = 0; i < found; ++i) table.found(kSome[i]);
    const int left = strengthOf("Zero Knight") + each * found;
    if (left <= 0)
      table.expectMoves({kEvade});
    else
      TEST_ASSERT_EQUAL_INT(left, engageAndPay(table).points);
  }
  TEST_ASSERT_TRUE(strengthOf("Zero Knight") + each * 5 <= 0);
}

void test_ice_comet_rider_grows_with_each_super_weapon_found() {
  const int each = cardSays("Ice Comet Rider", "# Strength for each Super Weapon found.").at[0];
  constexpr const char* kSome[] = {"Comet Lens", "Ether Harp", "Chrono Key"};
  for (int found = 0; found <= 3; ++found) {
    Voyage table;
    table.line({"Ice Comet Rider", "Iron Sentry"});
    for (int i = 0; i < found; ++i) table.found(kSome[i]);
    TEST_ASSERT_EQUAL_INT(strengthOf("Ice Comet Rider") + each * found, engageAndPay(table).points);
    TEST_ASSERT_EQUAL_INT(strengthOf("Iron Sentry"), engageAndPay(table).points);
  }
}

// ---- evading it -----------------------------------------------------------------------------------------------------
void test_gas_giant_guard_costs_more_to_evade_and_others_do_not() {
  const int more = cardSays("Gas Giant Guard", "Evading it costs # extra point~.").at[0];
  Voyage table;
  table.line({"Gas Giant Guard", "Iron Sentry", "Moon Hussar"});
  const Evasion own = evadeAndCount(table), next = evadeAndCount(table);
  TEST_ASSERT_EQUAL_INT(1 + more, own.points);
  TEST_ASSERT_EQUAL_INT(2, own.cubes);
  TEST_ASSERT_EQUAL_INT(1, next.points);
}

void test_phantom_patrol_is_evaded_without_cubes_and_others_are_not() {
  cardSays("Phantom Patrol", "Evading it draws no cubes.");
  Voyage table;
  table.line({"Phantom Patrol", "Iron Sentry", "Moon Hussar"});
  const Evasion own = evadeAndCount(table), next = evadeAndCount(table);
  TEST_ASSERT_EQUAL_INT(1, own.points);
  TEST_ASSERT_EQUAL_INT(0, own.cubes);
  TEST_ASSERT_EQUAL_INT(2, next.cubes);
}

// ---- cards to its right ---------------------------------------------------------------------------------------------
void test_herald_of_doom_strengthens_cards_to_its_right_once_read_evaded_or_not() {
  const int more = cardSays("Herald of Doom", "Cards to its right have # Strength.").at[0];
  for (const bool evading : {false, true}) {
    Voyage table;
    table.line({"Rocket Picket", "Herald of Doom", "Void Lancer", "Moon Hussar"});
    table.expectStrength(2, strengthOf("Void Lancer"));  // not read yet
    TEST_ASSERT_EQUAL_INT(strengthOf("Rocket Picket"), engageAndPay(table).points);
    if (evading)
      table.evade();
    else
      TEST_ASSERT_EQUAL_INT(strengthOf("Herald of Doom"), engageAndPay(table).points);
    TEST_ASSERT_EQUAL_INT(strengthOf("Void Lancer") + more, engageAndPay(table).points);
    TEST_ASSERT_EQUAL_INT(strengthOf("Moon Hussar") + more, engageAndPay(table).points);
  }
}

void test_magnet_marauder_has_cards_to_its_right_engaged_with_combat() {
  cardSays("Magnet Marauder", "Cards to its right are engaged with Combat.");
  Voyage table;
  table.line({"Moon Hussar", "Magnet Marauder", "Star Bandit", "Rocket Picket"});
  const Ability own = kEncounterCard[card("Magnet Marauder")].icon;
  TEST_ASSERT_TRUE(own != Ability::combat);
  TEST_ASSERT_TRUE(engageAndPay(table).with == own);               // to its left: nothing changed
  TEST_ASSERT_TRUE(engageAndPay(table).with == Ability::science);  // itself, with Star Bandit's icon
  TEST_ASSERT_TRUE(engageAndPay(table).with == Ability::combat);
  TEST_ASSERT_TRUE(engageAndPay(table).with == Ability::combat);
}

// ---- the search -----------------------------------------------------------------------------------------------------
void test_x_ray_scout_searches_more_evaded_or_not() {
  const int more = cardSays("X-Ray Scout", "Draw # extra search cube~ this round.").at[0];
  TEST_ASSERT_EQUAL_INT(iconsOf("Saturnian Bruiser") + more, searchWith("X-Ray Scout", kEvaded));
  TEST_ASSERT_EQUAL_INT(iconsOf("Saturnian Bruiser") + iconsOf("X-Ray Scout") + more,
                        searchWith("X-Ray Scout", kEngaged));
}

void test_jammer_drone_searches_less_evaded_or_not() {
  const int less = cardSays("Jammer Drone", "Draw # fewer search cube~ this round.").at[0];
  TEST_ASSERT_EQUAL_INT(iconsOf("Saturnian Bruiser") - less, searchWith("Jammer Drone", kEvaded));
  TEST_ASSERT_EQUAL_INT(iconsOf("Saturnian Bruiser") + iconsOf("Jammer Drone") - less,
                        searchWith("Jammer Drone", kEngaged));
}

void runGuardforceTests() {
  RUN_TEST(test_clockwork_corsair_brings_science_when_engaged_and_not_when_evaded);
  RUN_TEST(test_parley_pirate_brings_a_point_of_choice_when_engaged_and_not_when_evaded);
  RUN_TEST(test_radium_goliath_takes_white_out_of_the_bag_when_engaged_and_not_when_evaded);
  RUN_TEST(test_ice_comet_rider_grows_with_each_super_weapon_found);
  RUN_TEST(test_death_ray_gunner_costs_diplomacy_when_it_is_read);
  RUN_TEST(test_ambush_saucer_puts_white_into_the_bag_when_it_is_read);
  RUN_TEST(test_tentacle_trooper_grows_with_each_card_evaded);
  RUN_TEST(test_twin_sun_duellist_tires_with_each_card_engaged_to_1_at_least);
  RUN_TEST(test_zero_knight_tires_with_each_super_weapon_found_down_to_0);
  RUN_TEST(test_gas_giant_guard_costs_more_to_evade_and_others_do_not);
  RUN_TEST(test_phantom_patrol_is_evaded_without_cubes_and_others_are_not);
  RUN_TEST(test_herald_of_doom_strengthens_cards_to_its_right_once_read_evaded_or_not);
  RUN_TEST(test_magnet_marauder_has_cards_to_its_right_engaged_with_combat);
  RUN_TEST(test_mind_wave_monk_rerolls_a_die_of_choice_when_engaged_and_not_when_evaded);
  RUN_TEST(test_x_ray_scout_searches_more_evaded_or_not);
  RUN_TEST(test_jammer_drone_searches_less_evaded_or_not);
}

}  // namespace pulp_invasion_test
