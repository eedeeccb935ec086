// The order of modifications: the book's five steps, one after the other, on the printed cards.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr auto kEngaged = LineStatus::engaged;
constexpr auto kEvaded = LineStatus::evaded;

// The tests below start from a Strength of 1.
const char* weakling() {
  TEST_ASSERT_EQUAL_INT(1, strengthOf("Rocket Picket"));
  return "Rocket Picket";
}

void expectSteps(const Receipt& receipt, int printed, std::initializer_list<int> after) {
  TEST_ASSERT_EQUAL_INT_MESSAGE(printed, receipt.printed, "printed");
  std::size_t step = 0;
  for (const int value : after) TEST_ASSERT_EQUAL_INT_MESSAGE(value, receipt.after[step++], "after a step");
}

}  // namespace

// ---- each pair of steps ---------------------------------------------------------------------------------------------
// An effect that adds and one that sets, or one that stops at 1: the other order would give another number.
void test_alien_before_line_card() {
  Voyage table;  // Vexatrix: 1 cube more; Phantom Patrol: none
  table.round(5).line({"Phantom Patrol", "Iron Sentry"});
  expectSteps(evadeCubes(table.ready().state, 0), 2, {3, 0, 0, 0, 0});
}

void test_alien_before_location() {
  Voyage table;  // Quietus: +1; Crystal Caverns: -1 with Science, never below 1
  table.blackOnQuietus(1).location("Crystal Caverns").line({weakling(), "Brass Legionary"});
  expectSteps(engageStrength(table.ready().state, 0), 1, {2, 2, 1, 1, 1});
}

void test_alien_before_planet() {
  Voyage table;  // Quietus: +1; Nova Prime: -1 with Science, never below 1
  table.blackOnQuietus(1).planet("Nova Prime").line({weakling(), "Brass Legionary"});
  expectSteps(engageStrength(table.ready().state, 0), 1, {2, 2, 2, 1, 1});
}

void test_alien_before_super_weapon() {
  Voyage table;  // Quietus: +1; Null Lance: -1, never below 1
  table.blackOnQuietus(1).understood("Null Lance").line({weakling(), "Iron Sentry"});
  expectSteps(engageStrength(table.ready().state, 0), 1, {2, 2, 2, 2, 1});
}

void test_line_card_before_location() {
  Voyage table;  // Phantom Patrol: no cubes; Ion Reef under Vexatrix, who draws 1 more: 1 less
  table.round(5).location("Ion Reef").line({"Phantom Patrol", "Iron Sentry"});
  expectSteps(evadeCubes(table.ready().state, 0), 2, {3, 0, 0, 0, 0});
  Voyage icon;  // Magnet Marauder: Combat; Singing Spire: Diplomacy
  icon.location("Singing Spire").line({"Magnet Marauder", "Iron Sentry", "Brass Legionary"}).done({kEngaged});
  icon.expectIcon(1, Ability::diplomacy);
}

void test_line_card_before_planet() {
  Voyage sets;  // Gas Giant Guard: 1 point more; Umbra: none
  sets.planet("Umbra").line({"Gas Giant Guard", "Iron Sentry"});
  expectSteps(evadePrice(sets.ready().state, 0), 1, {1, 2, 2, 0, 0});
  Voyage adds;  // Phantom Patrol: no cubes; Tempestos: 1 more
  adds.planet("Tempestos").line({"Phantom Patrol", "Iron Sentry"});
  expectSteps(evadeCubes(adds.ready().state, 0), 2, {2, 0, 0, 1, 1});
}

void test_line_card_before_super_weapon() {
  Voyage table;  // Herald of Doom: +1; Null Lance: -1, never below 1
  table.understood("Null Lance").line({"Herald of Doom", weakling(), "Iron Sentry"}).done({kEngaged});
  expectSteps(engageStrength(table.ready().state, 1), 1, {1, 2, 2, 2, 1});
}

void test_location_before_planet() {
  Voyage sets;  // Gravity Well: 1 point more; Umbra: none
  sets.location("Gravity Well").planet("Umbra").line({"Iron Sentry"});
  expectSteps(evadePrice(sets.ready().state, 0), 1, {1, 1, 2, 0, 0});
  Voyage adds;  // Pirate Haven: -1, never below 1; Cogworld: +1
  adds.round(5).location("Pirate Haven").planet("Cogworld").line({weakling()});
  expectSteps(engageStrength(adds.ready().state, 0), 1, {1, 1, 1, 2, 2});
}

void test_location_before_super_weapon() {
  Voyage table;  // Ion Reef: +1 with Combat; Null Lance: -1, never below 1
  table.location("Ion Reef").understood("Null Lance").line({weakling(), "Iron Sentry"});
  expectSteps(engageStrength(table.ready().state, 0), 1, {1, 1, 2, 2, 1});
}

void test_planet_before_super_weapon() {
  Voyage table;  // Cogworld: +1; Null Lance: -1, never below 1
  table.planet("Cogworld").understood("Null Lance").line({weakling()});
  expectSteps(engageStrength(table.ready().state, 0), 1, {1, 1, 1, 2, 1});
}

void test_all_five_steps_follow_each_other() {
  Voyage table;  // Quietus +1, Herald +1, Ion Reef +1 with Combat, Cogworld +1, Null Lance -1
  table.blackOnQuietus(2).location("Ion Reef").planet("Cogworld").understood("Null Lance");
  table.line({"Herald of Doom", weakling(), "Iron Sentry"}).done({kEngaged});
  expectSteps(engageStrength(table.ready().state, 1), 1, {2, 3, 4, 5, 4});
}

void test_super_weapons_work_in_the_order_found() {
  Voyage one, other;
  one.understood("Null Lance").understood("Sun Hammer").line({plain(2)}).expectStrength(0, 0);    // 2, 1, 0
  other.understood("Sun Hammer").understood("Null Lance").line({plain(2)}).expectStrength(0, 1);  // 2, 1, stops
}

// ---- the icon first -------------------------------------------------------------------------------------------------
void test_the_icon_is_changed_before_the_strength() {
  Voyage table;  // Dead Radio Zone under Vexatrix: all with Science; Nova Prime: -1 with Science
  table.round(5).location("Dead Radio Zone").planet("Nova Prime").line({"Void Lancer", "Iron Sentry"});
  table.expectIcon(0, Ability::science);
  table.expectStrength(0, strengthOf("Void Lancer") - 1);
  Voyage away;  // and what is no longer engaged with Combat is not lowered by Ares Minor
  away.round(5).location("Dead Radio Zone").planet("Ares Minor").line({"Void Lancer", "Iron Sentry"});
  away.expectStrength(0, strengthOf("Void Lancer"));
}

void test_the_icon_that_was_changed_is_the_one_that_pays() {
  Voyage table;
  table.round(5).location("Dead Radio Zone").abilities(5, 5, 5).line({"Iron Sentry", "Void Lancer"}).engage();
  table.expectAbilities(5, 5 - strengthOf("Iron Sentry"), 5);
}

// ---- the bounds -----------------------------------------------------------------------------------------------------
void test_a_number_is_never_below_0_after_a_step() {
  Voyage table;  // no icon, Jammer Drone 1 less: 0, not -1; then Vulcania 1 more
  table.planet("Vulcania").line({"Jammer Drone"}).done({kEngaged}).atSearch();
  expectSteps(searchCount(table.ready().state), 0, {0, 0, 0, 1, 1});
}

// ---- line cards from their reading to the End of Round --------------------------------------------------------------
void test_a_line_card_works_from_its_reading_and_not_before() {
  Voyage table;
  table.line({"Star Bandit", "Herald of Doom", weakling()}).expectStrength(2, 1);
  table.engage().expectCurrent(1);
  table.expectStrength(2, 2);
}

void test_a_line_card_works_on_evaded_or_not() {
  for (const LineStatus how : {kEngaged, kEvaded}) {
    Voyage table;
    table.line({"Herald of Doom", weakling(), "Iron Sentry"}).done({how}).expectStrength(1, 2);
    Voyage search;
    search.line({"X-Ray Scout"}).done({how}).atSearch();
    search.expectSearch(1 + (how == kEngaged ? iconsOf("X-Ray Scout") : 0));
  }
}

void test_a_line_card_works_no_longer_in_the_next_round() {
  Voyage table;
  table.line({"Jammer Drone"}).engage().expectPhase(Phase::planet);
  table.play(Verb::planet).expectCurrent(0);
  TEST_ASSERT_TRUE(table.state.discards.has(card("Jammer Drone")));
  TEST_ASSERT_EQUAL_UINT8(searchCount(table.state).after[0], searchCount(table.state).after[1]);
}

void test_agents_and_events_have_no_effect_in_the_line() {
  Voyage table;  // Ace Magellan's text is for the hand
  table.planet("Umbra")
      .abilities(5, 5, 5)
      .line({"Ace Magellan", "The Ion Storm"})
      .expectStrength(0, strengthOf("Ace Magellan"));
  table.engage().engage().expectPhase(Phase::cube);
  TEST_ASSERT_EQUAL_INT(iconsOf("Ace Magellan") + iconsOf("The Ion Storm"), table.state.cubes);
}

// ---- the search has no step 1 ----------------------------------------------------------------------------------------
void test_the_search_is_modified_by_line_location_planet_and_weapon() {
  Voyage table;  // X-Ray Scout +1, Lost Telescope +1, Vulcania +1, Comet Lens +1
  table.location("Lost Telescope").planet("Vulcania").understood("Comet Lens").line({"X-Ray Scout"}).done({kEngaged});
  const int icons = iconsOf("X-Ray Scout");
  expectSteps(searchCount(table.atSearch().ready().state), icons, {icons, icons + 1, icons + 2, icons + 3, icons + 4});
}

void runModificationTests() {
  RUN_TEST(test_alien_before_line_card);
  RUN_TEST(test_alien_before_location);
  RUN_TEST(test_alien_before_planet);
  RUN_TEST(test_alien_before_super_weapon);
  RUN_TEST(test_line_card_before_location);
  RUN_TEST(test_line_card_before_planet);
  RUN_TEST(test_line_card_before_super_weapon);
  RUN_TEST(test_location_before_planet);
  RUN_TEST(test_location_before_super_weapon);
  RUN_TEST(test_planet_before_super_weapon);
  RUN_TEST(test_all_five_steps_follow_each_other);
  RUN_TEST(test_super_weapons_work_in_the_order_found);
  RUN_TEST(test_the_icon_is_changed_before_the_strength);
  RUN_TEST(test_the_icon_that_was_changed_is_the_one_that_pays);
  RUN_TEST(test_a_number_is_never_below_0_after_a_step);
  RUN_TEST(test_a_line_card_works_from_its_reading_and_not_before);
  RUN_TEST(test_a_line_card_works_on_evaded_or_not);
  RUN_TEST(test_a_line_card_works_no_longer_in_the_next_round);
  RUN_TEST(test_agents_and_events_have_no_effect_in_the_line);
  RUN_TEST(test_the_search_is_modified_by_line_location_planet_and_weapon);
}

}  // namespace pulp_invasion_test
