// Each Agent and each Event from the hand: offered at the moment that it names and at no other, and what it does then.
#include "card_tests.h"

namespace pulp_invasion_test {

namespace {

enum class Moment { question, engage, evade, search };

// Abilities that may rise, a System die to upgrade, a weapon that wants an orange cube, ability cubes in the bag: every text
// could do something. The current card, of Strength 4 or more, is engaged with Combat and is the last one to encounter.
void readyFor(Voyage& table, const char* name) {
  table.round(2).abilities(6, 5, 5).found("Comet Lens").hand({name});
  table.line({"Iron Sentry", "Saturnian Bruiser"}).done({kEngaged});
}

void bring(Voyage& table, Moment moment) {
  if (moment == Moment::engage) table.play(kEngage);
  if (moment == Moment::evade) table.play(kEvade);
  if (moment == Moment::search) table.engage();
}

void expectOfferedOnlyAt(const char* name, Moment moment) {
  for (const Moment each : {Moment::question, Moment::engage, Moment::evade, Moment::search}) {
    Voyage table;
    readyFor(table, name);
    bring(table, each);
    TEST_ASSERT_TRUE_MESSAGE(table.legal(fromHand(name)) == (each == moment), name);
  }
  Voyage drawing;
  readyFor(drawing, name);
  TEST_ASSERT_FALSE_MESSAGE(drawing.done({kEngaged, kEngaged}).searching(3).legal(fromHand(name)), name);
}

// From the position at its moment, once: it leaves the hand.
void playFromHand(Voyage& table, const char* name, Moment moment) {
  readyFor(table, name);
  bring(table, moment);
  table.play(fromHand(name));
  table.expectHand({});
  TEST_ASSERT_TRUE(table.state.discards.has(card(name)));
}

void expectGains(const char* name, int combat, int science, int diplomacy) {
  expectOfferedOnlyAt(name, Moment::question);
  Voyage table;
  playFromHand(table, name, Moment::question);
  table.expectAbilities(6 + combat, 5 + science, 5 + diplomacy);
  table.expectCurrent(1);
}

void expectCheaper(const char* name, int less) {
  expectOfferedOnlyAt(name, Moment::engage);
  Voyage table;
  playFromHand(table, name, Moment::engage);
  payUp(table);
  const int price = strengthOf("Saturnian Bruiser") - less;
  table.expectAbilities(6 - (price < 0 ? 0 : price), 5, 5);
  table.expectStatus(1, kEngaged);
}

void expectEvade(const char* name, int points, int cubes) {
  expectOfferedOnlyAt(name, Moment::evade);
  Voyage table;
  playFromHand(table, name, Moment::evade);
  while (table.state.phase == Phase::evadePay) table.play(payPoint(Ability::combat));
  const int left = table.state.ability[0] + table.state.ability[1] + table.state.ability[2];
  TEST_ASSERT_EQUAL_INT(16 - points - cubes, left);
  TEST_ASSERT_EQUAL_INT(12 - cubes, table.state.bag[0] + table.state.bag[1] + table.state.bag[2]);
  table.expectStatus(1, kEvaded);
}

void expectMoreCubes(const char* name, int more) {
  expectOfferedOnlyAt(name, Moment::search);
  Voyage table;
  playFromHand(table, name, Moment::search);
  TEST_ASSERT_EQUAL_INT(iconsOf("Iron Sentry") + iconsOf("Saturnian Bruiser") + more, beginSearch(table));
}

}  // namespace

// ---- Agents ---------------------------------------------------------------------------------------------------------
void test_madame_nebula_gains_diplomacy_at_a_card() {
  expectGains("Madame Nebula", 0, 0, cardSays("Madame Nebula", "From your hand, at any card: gain # Diplomacy.").at[0]);
}

void test_professor_quark_gains_science_at_a_card() {
  expectGains("Professor Quark", 0, cardSays("Professor Quark", "From your hand, at any card: gain # Science.").at[0],
              0);
}

void test_sergeant_steel_gains_combat_at_a_card() {
  expectGains("Sergeant Steel", cardSays("Sergeant Steel", "From your hand, at any card: gain # Combat.").at[0], 0, 0);
}

void test_the_grey_pilot_makes_an_evade_free() {
  cardSays("The Grey Pilot", "From your hand, when you evade: pay no points.");
  expectEvade("The Grey Pilot", 0, 2);
}

void test_doctor_vacuum_makes_an_evade_draw_no_cubes() {
  cardSays("Doctor Vacuum", "From your hand, when you evade: draw no cubes.");
  expectEvade("Doctor Vacuum", 1, 0);
}

void test_ace_magellan_lowers_the_price_of_an_engage() {
  expectCheaper("Ace Magellan", cardSays("Ace Magellan", "From your hand, when you engage: pay # less.").at[0]);
}

void test_kid_comet_rerolls_a_die_and_gains_combat_at_a_card() {
  const Numbers said = cardSays("Kid Comet", "From your hand, at any card: reroll # of your dice and gain # Combat.");
  expectOfferedOnlyAt("Kid Comet", Moment::question);
  bool rolled[7] = {};
  for (Seed seed = 1; seed <= 60; ++seed) {
    Voyage table;
    table.seed(seed);
    playFromHand(table, "Kid Comet", Moment::question);
    for (int i = 0; i < said.at[0]; ++i) {
      table.expectPhase(Phase::reroll);
      table.expectMoves({moveOf(Verb::ownDie, 0), moveOf(Verb::ownDie, 1)});
      table.play(Verb::ownDie, 0);
    }
    table.expectCurrent(1);
    table.expectAbilities(6 + said.at[1], 5, 5);
    table.expectDie(1, Die::scanningTechnology, 6);
    rolled[table.state.die[0].face] = true;
  }
  for (unsigned face = 1; face <= 6; ++face) TEST_ASSERT_TRUE(rolled[face]);
}

void test_countess_umbra_draws_more_cubes_as_the_search_begins() {
  expectMoreCubes("Countess Umbra",
                  cardSays("Countess Umbra", "From your hand, as the search begins: draw # extra cube~.").at[0]);
}

// ---- Events ---------------------------------------------------------------------------------------------------------
void test_the_ion_storm_draws_more_cubes_as_the_search_begins() {
  expectMoreCubes("The Ion Storm",
                  cardSays("The Ion Storm", "From your hand, as the search begins: draw # extra cube~.").at[0]);
}

void test_meteor_shower_lowers_the_price_of_an_engage() {
  expectCheaper("Meteor Shower", cardSays("Meteor Shower", "From your hand, when you engage: pay # less.").at[0]);
}

void test_distress_call_gains_combat_and_diplomacy_at_a_card() {
  const Numbers said = cardSays("Distress Call", "From your hand, at any card: gain # Combat and # Diplomacy.");
  expectGains("Distress Call", said.at[0], 0, said.at[1]);
}

void test_solar_eclipse_makes_an_evade_free_and_draw_no_cubes() {
  cardSays("Solar Eclipse", "From your hand, when you evade: pay no points and draw no cubes.");
  expectEvade("Solar Eclipse", 0, 0);
}

void test_strange_signal_puts_an_orange_cube_onto_a_chosen_super_weapon_as_the_search_begins() {
  const char* name = "Strange Signal";
  cardSays(name, "From your hand, as the search begins: put an orange cube on a Super Weapon.");
  expectOfferedOnlyAt(name, Moment::search);
  Voyage table;  // Comet Lens, Ether Harp that wants no orange, Null Lance that wants red beside it
  readyFor(table, name);
  table.found("Ether Harp").found("Null Lance", 1).engage();
  const int supplied = supply(table.state, Cube::science);
  table.play(fromHand(name)).expectPhase(Phase::weaponCube);
  table.expectMoves({ontoWeapon(0), ontoWeapon(2)});
  table.play(ontoWeapon(2));
  TEST_ASSERT_EQUAL_UINT8(1, table.state.found[2].cubes[kScience]);
  TEST_ASSERT_TRUE(understood(table.state.found[2]));
  TEST_ASSERT_EQUAL_UINT8(0, table.state.found[0].cubes[kScience]);
  table.expectSupply(Cube::science, supplied - 1);
  table.expectHand({});
}

void test_time_slip_upgrades_a_system_die_and_gains_science_at_a_card() {
  const char* name = "Time Slip";
  const Numbers said = cardSays(name, "From your hand, at any card: upgrade a System die # side~ and gain # Science.");
  expectOfferedOnlyAt(name, Moment::question);
  Voyage two, one, atSix;
  two.dice(Die::artificialIntelligence, 1, Die::scanningTechnology, 2);
  playFromHand(two, name, Moment::question);
  two.expectMoves({moveOf(Verb::ownDie, 0), moveOf(Verb::ownDie, 1)});
  two.play(Verb::ownDie, 1).expectDie(1, Die::scanningTechnology, static_cast<unsigned>(2 + said.at[0]));
  two.expectDie(0, Die::artificialIntelligence, 1);
  two.expectAbilities(6, 5 + said.at[1], 5);
  one.dice(Die::engineer, 1, Die::universalTranslator, 5);  // a Crew die is never upgraded
  playFromHand(one, name, Moment::question);
  one.expectDie(1, Die::universalTranslator, 6);  // and an upgrade stops at 6
  one.expectDie(0, Die::engineer, 1);
  atSix.dice(Die::engineer, 1, Die::universalTranslator, 6);
  playFromHand(atSix, name, Moment::question);  // Science alone
  atSix.expectAbilities(6, 5 + said.at[1], 5);
}

void test_secret_cache_takes_white_out_of_the_bag_as_the_search_begins() {
  const char* name = "Secret Cache";
  const int taken = cardSays(name, "From your hand, as the search begins: remove # white cube~ from the bag.").at[0];
  expectOfferedOnlyAt(name, Moment::search);
  Voyage table;
  playFromHand(table, name, Moment::search);
  table.expectBag(Cube::falseLead, 4 - taken);
  table.expectSupply(Cube::falseLead, 8 + taken);
}

void test_truce_of_worlds_gains_points_of_choice_at_a_card() {
  const int gained = cardSays("Truce of Worlds", "From your hand, at any card: gain # point~ in any Abilit~.").at[0];
  expectOfferedOnlyAt("Truce of Worlds", Moment::question);
  Voyage table;
  playFromHand(table, "Truce of Worlds", Moment::question);
  for (int i = 0; i < gained; ++i) {
    table.expectMoves({chosen(Ability::combat), chosen(Ability::science), chosen(Ability::diplomacy)});
    table.play(chosen(i % 2 == 0 ? Ability::science : Ability::diplomacy));
  }
  table.expectCurrent(1);
  table.expectAbilities(6, 5 + (gained + 1) / 2, 5 + gained / 2);
}

void test_an_agent_or_event_does_nothing_in_the_line() {
  for (Card i = kFirstAgent; i < kEncounterCards; ++i) {
    const char* name = kEncounterCard[i].name;
    Voyage table;
    table.abilities(6, 6, 6).planet("New Eden").found("Comet Lens").bag(0, 0, 0, 4, 4);
    table.line({"Rocket Picket", name, "Iron Sentry"}).evade().expectCurrent(1);  // read
    table.expectAbilities(5, 6, 6);
    table.expectEvade(1, 1, 2);
    TEST_ASSERT_EQUAL_INT_MESSAGE(strengthOf(name), engageAndPay(table).points, name);
    table.expectAbilities(5 - strengthOf(name), 6, 6);
    table.expectStrength(2, strengthOf("Iron Sentry"));
    table.expectBag(0, 0, 0, 3, 4, 4);
  }
}

void runHandTests() {
  RUN_TEST(test_madame_nebula_gains_diplomacy_at_a_card);
  RUN_TEST(test_professor_quark_gains_science_at_a_card);
  RUN_TEST(test_sergeant_steel_gains_combat_at_a_card);
  RUN_TEST(test_the_grey_pilot_makes_an_evade_free);
  RUN_TEST(test_doctor_vacuum_makes_an_evade_draw_no_cubes);
  RUN_TEST(test_ace_magellan_lowers_the_price_of_an_engage);
  RUN_TEST(test_kid_comet_rerolls_a_die_and_gains_combat_at_a_card);
  RUN_TEST(test_countess_umbra_draws_more_cubes_as_the_search_begins);
  RUN_TEST(test_the_ion_storm_draws_more_cubes_as_the_search_begins);
  RUN_TEST(test_meteor_shower_lowers_the_price_of_an_engage);
  RUN_TEST(test_distress_call_gains_combat_and_diplomacy_at_a_card);
  RUN_TEST(test_solar_eclipse_makes_an_evade_free_and_draw_no_cubes);
  RUN_TEST(test_strange_signal_puts_an_orange_cube_onto_a_chosen_super_weapon_as_the_search_begins);
  RUN_TEST(test_time_slip_upgrades_a_system_die_and_gains_science_at_a_card);
  RUN_TEST(test_secret_cache_takes_white_out_of_the_bag_as_the_search_begins);
  RUN_TEST(test_truce_of_worlds_gains_points_of_choice_at_a_card);
  RUN_TEST(test_an_agent_or_event_does_nothing_in_the_line);
}

}  // namespace pulp_invasion_test
