// A round but for its encounters and its search: the five steps of the Encounter Phase, Locations, the End of Round, the
// sectors.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

// A line whose last card ends the round: it has no Planet Icon, and Babel adds no cube.
Voyage& endRound(Voyage& table) {
  TEST_ASSERT_EQUAL_INT(0, iconsOf("Star Bandit"));
  return table.engage();
}

}  // namespace

// ---- 1. Planet ------------------------------------------------------------------------------------------------------
void test_any_planet_of_the_row_may_be_chosen_and_is_searched_this_round() {
  for (unsigned place = 0; place < 3; ++place) {
    Voyage table;
    table.atPlanet().row({"Vulcania", "Umbra", "Golgoth"});
    table.expectMoves({moveOf(Verb::planet, 0), moveOf(Verb::planet, 1), moveOf(Verb::planet, 2)});
    table.play(Verb::planet, place);
    const char* names[] = {"Vulcania", "Umbra", "Golgoth"};
    TEST_ASSERT_EQUAL_UINT8(planet(names[place]), table.state.planet);
    TEST_ASSERT_EQUAL_size_t(2, table.state.planetRow.size());
    TEST_ASSERT_FALSE(table.state.planetRow.contains(planet(names[place])));
    TEST_ASSERT_EQUAL_UINT8(planet(names[place]), table.event(EventKind::planetChosen).a);
  }
}

void test_the_row_is_filled_only_when_no_planet_lies_face_up() {
  Voyage second;
  second.round(1).line({"Star Bandit"}).row({"Umbra", "Golgoth"});
  endRound(second).expectPhase(Phase::planet);
  TEST_ASSERT_EQUAL_size_t(2, second.state.planetRow.size());
  TEST_ASSERT_EQUAL_size_t(9, second.state.planetDeck.size());

  Voyage fourth;
  fourth.round(3).line({"Star Bandit"}).ready();
  TEST_ASSERT_EQUAL_size_t(0, fourth.state.planetRow.size());
  const State before = fourth.state;
  endRound(fourth).expectPhase(Phase::planet);
  TEST_ASSERT_EQUAL_size_t(3, fourth.state.planetRow.size());
  TEST_ASSERT_EQUAL_size_t(6, fourth.state.planetDeck.size());
  for (std::size_t i = 0; i < 3; ++i)
    TEST_ASSERT_TRUE(fourth.state.planetRow.contains(before.planetDeck[before.planetDeck.size() - 1 - i]));
}

// ---- 2. four cards --------------------------------------------------------------------------------------------------
void test_four_cards_are_drawn_from_left_to_right() {
  Voyage table;
  table.atPlanet().next({"Void Lancer", "Moon Hussar", "Kid Comet", "Star Bandit"}).play(Verb::planet);
  const char* names[] = {"Void Lancer", "Moon Hussar", "Kid Comet", "Star Bandit"};
  TEST_ASSERT_EQUAL_size_t(4, table.count(EventKind::cardDrawn));
  for (unsigned slot = 0; slot < 4; ++slot) {
    TEST_ASSERT_EQUAL_UINT8(card(names[slot]), table.state.line[slot]);
    table.expectStatus(slot, LineStatus::standing);
    TEST_ASSERT_EQUAL_UINT8(slot, table.event(EventKind::cardDrawn, slot).a);
    TEST_ASSERT_EQUAL_UINT8(card(names[slot]), table.event(EventKind::cardDrawn, slot).b);
  }
  TEST_ASSERT_EQUAL_size_t(44, table.state.deck.size());
  table.expectCurrent(0);
}

void test_without_the_translator_the_four_cards_are_drawn_at_once() {
  Voyage table;
  table.atPlanet()
      .dice(Die::universalTranslator, 2, Die::scanningTechnology, 3)
      .next({"Void Lancer"})
      .play(Verb::planet);
  table.expectCurrent(0);
}

void test_with_translator_3_one_is_asked_before_the_draw_but_only_once_a_round() {
  Voyage table;
  table.atPlanet().dice(Die::weaponsSpecialist, 1, Die::universalTranslator, 3).play(Verb::planet);
  table.expectPhase(Phase::draw);
  table.expectMoves({kGoOn, useDie(1)});
  table.play(kGoOn).expectCurrent(0);
}

// ---- 3. cubes -------------------------------------------------------------------------------------------------------
void test_the_cubes_on_the_cards_of_the_line_go_into_the_bag() {
  const Names names = {"Brass Legionary", "Moon Hussar", "Atomic Grenadier", "Star Bandit"};
  Voyage table;
  table.atPlanet().next(names).play(Verb::planet);
  int added = 0;
  for (const Cube cube : {Cube::combat, Cube::science, Cube::diplomacy, Cube::quietus, Cube::falseLead}) {
    table.expectBag(cube, 4 + cubesOf(cube, names));
    added += cubesOf(cube, names);
  }
  TEST_ASSERT_GREATER_THAN_INT(2, added);
  TEST_ASSERT_EQUAL_size_t(static_cast<std::size_t>(added), table.count(EventKind::cubeAdded));
  // All cubes are in before the first card is read.
  TEST_ASSERT_TRUE(table.indexOfEvent(EventKind::cubeAdded, static_cast<std::size_t>(added) - 1) <
                   table.indexOfEvent(EventKind::cardRead));
}

void test_a_cube_that_is_missing_in_the_supply_is_not_added() {
  const Names names = {"Brass Legionary", "Moon Hussar", "Atomic Grenadier", "Star Bandit"};
  Voyage table;
  table.atPlanet().bag(12, 12, 12, 12, 12).next(names).play(Verb::planet);
  table.expectBag(12, 12, 12, 4, 12, 12);
  TEST_ASSERT_GREATER_THAN_size_t(0, table.count(EventKind::cubeAdded));
  TEST_ASSERT_EQUAL_INT16(0, table.event(EventKind::cubeAdded).value);
}

// ---- 4. Location ----------------------------------------------------------------------------------------------------
void test_a_location_leaves_the_line_and_is_not_encountered() {
  Voyage table;
  table.atPlanet().next({"Ion Reef", "Moon Hussar", "Void Lancer", "Star Bandit"}).play(Verb::planet);
  TEST_ASSERT_EQUAL_UINT8(card("Ion Reef"), table.state.location);
  TEST_ASSERT_EQUAL_UINT8(kNoCard, table.state.line[0]);
  table.expectStatus(0, LineStatus::left);
  table.expectCurrent(1);
  TEST_ASSERT_EQUAL_UINT8(card("Ion Reef"), table.event(EventKind::locationNow).a);
}

void test_a_new_location_replaces_the_previous_one() {
  Voyage table;
  table.atPlanet().round(2).location("Gravity Well").next({"Void Lancer", "Moon Hussar", "Ion Reef", "Star Bandit"});
  table.play(Verb::planet);
  TEST_ASSERT_EQUAL_UINT8(card("Ion Reef"), table.state.location);
  TEST_ASSERT_TRUE(table.state.discards.has(card("Gravity Well")));
}

void test_without_a_new_location_the_previous_one_stays() {
  Voyage table;
  table.atPlanet().round(2).location("Gravity Well").next({"Void Lancer", "Moon Hussar", "Iron Sentry", "Star Bandit"});
  table.play(Verb::planet);
  TEST_ASSERT_EQUAL_UINT8(card("Gravity Well"), table.state.location);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::locationNow));
}

void test_of_two_locations_in_a_line_the_last_one_counts_and_the_other_is_discarded() {
  Voyage table;
  table.atPlanet().next({"Ion Reef", "Moon Hussar", "Gravity Well", "Star Bandit"}).play(Verb::planet);
  TEST_ASSERT_EQUAL_UINT8(card("Gravity Well"), table.state.location);
  TEST_ASSERT_TRUE(table.state.discards.has(card("Ion Reef")));
  table.expectStatus(0, LineStatus::left);
  table.expectStatus(2, LineStatus::left);
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::locationNow));
  // The Engage Icon is that of the next card that still stands.
  TEST_ASSERT_EQUAL_UINT8(card("Star Bandit"), engageIcon(table.state, 1).from);
  TEST_ASSERT_EQUAL_UINT8(card("Moon Hussar"), engageIcon(table.state, 3).from);
}

void test_a_line_of_locations_goes_straight_to_the_search() {
  Voyage table;
  table.atPlanet().row({"Vulcania", "Umbra", "Golgoth"});
  table.next({"Ion Reef", "Gravity Well", "Pirate Haven", "Smugglers' Moon"}).play(Verb::planet, 0);
  TEST_ASSERT_EQUAL_UINT8(card("Smugglers' Moon"), table.state.location);
  table.expectPhase(Phase::cube);  // Vulcania's one cube
  TEST_ASSERT_EQUAL_UINT8(1, table.state.cubes);
  for (const char* name : {"Ion Reef", "Gravity Well", "Pirate Haven"})
    TEST_ASSERT_TRUE(table.state.discards.has(card(name)));
}

void test_a_line_of_locations_without_a_cube_to_search_ends_the_round() {
  Voyage table;
  table.atPlanet().row({"Babel", "Umbra", "Golgoth"});
  table.next({"Ion Reef", "Gravity Well", "Pirate Haven", "Smugglers' Moon"}).play(Verb::planet, 0);
  table.expectPhase(Phase::planet);
  TEST_ASSERT_EQUAL_UINT8(2, table.state.round);
}

void test_a_location_does_what_it_says_for_the_alien_of_the_sector() {
  // Ion Reef: Combat +1 under Quietus, an Evade draws 1 less under Vexatrix, the search 1 more under Thoon.
  const auto reef = card("Ion Reef") - kFirstLocation;
  TEST_ASSERT_TRUE(kLocationEffect[reef][0].effect.what == What::strength);
  TEST_ASSERT_TRUE(kLocationEffect[reef][1].effect.what == What::evadeCubes);
  TEST_ASSERT_TRUE(kLocationEffect[reef][2].effect.what == What::searchCount);
  const int strength = strengthOf("Moon Hussar");
  Voyage quietus;
  quietus.location("Ion Reef").line({"Moon Hussar", "Void Lancer"});
  quietus.expectStrength(0, strength + 1);
  quietus.expectEvade(0, 1, 2);
  quietus.expectSearch(0);
  Voyage vexatrix;  // who herself draws one more
  vexatrix.round(5).location("Ion Reef").line({"Moon Hussar", "Void Lancer"});
  vexatrix.expectStrength(0, strength);
  vexatrix.expectEvade(0, 1, 2);
  vexatrix.expectSearch(0);
  Voyage thoon;
  thoon.round(9).location("Ion Reef").line({"Moon Hussar", "Void Lancer"});
  thoon.expectStrength(0, strength);
  thoon.expectEvade(0, 1, 2);
  thoon.expectSearch(1);
  // The icon is the alien's, not the sector's number.
  Voyage turned;
  turned.aliens("Overmind Thoon", "Vexatrix", "Quietus").location("Ion Reef").line({"Moon Hussar", "Void Lancer"});
  turned.expectStrength(0, strength);
  turned.expectSearch(1);
}

// ---- 5. encounters --------------------------------------------------------------------------------------------------
void test_cards_are_encountered_one_by_one_from_left_to_right() {
  Voyage table;
  table.line({"Star Bandit", "Iron Sentry", nullptr, "Rocket Picket"}).expectCurrent(0);
  table.engage().expectCurrent(1);
  table.evade().expectCurrent(3);
  table.expectStatus(0, LineStatus::engaged);
  table.expectStatus(1, LineStatus::evaded);
  table.expectStatus(3, LineStatus::standing);
}

void test_a_card_is_read_when_its_turn_comes_and_not_before() {
  Voyage table;
  table.atPlanet().abilities(9, 9, 8).bag(0, 0, 0, 4, 4);
  table.next({"Iron Sentry", "Death-Ray Gunner", "Kid Comet", "Void Lancer"}).play(Verb::planet);
  for (std::size_t i = 0; i < kAbilities; ++i) table.state.bag[i] = 0;
  table.expectAbilities(9, 9, 8);
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::cardRead));
  table.play(kEvade);
  if (table.state.phase == Phase::evade) table.play(kGoOn);
  table.play(payPoint(Ability::combat));
  table.expectCurrent(1);
  table.expectAbilities(8, 9, 7);  // 1 Combat for the Evade, 1 Diplomacy by the Gunner
  TEST_ASSERT_EQUAL_UINT8(card("Death-Ray Gunner"), table.event(EventKind::cardRead).b);
}

void test_engage_or_evade_is_asked_of_every_card() {
  for (const char* name : {"Iron Sentry", "Kid Comet", "Distress Call"}) {
    Voyage table;
    table.line({name, "Void Lancer"}).expectMoves({kEngage, kEvade});
  }
}

// ---- End of Round ---------------------------------------------------------------------------------------------------
void test_engaged_agents_and_events_come_to_hand_and_all_else_is_discarded() {
  Voyage table;
  table.planet("Umbra").bag(0, 0, 0, 4, 4);
  table.line({"Time Slip", "Kid Comet", "Truce of Worlds", "Star Bandit"}).engage().engage().evade();
  table.expectHand({});  // not before the End of Round
  endRound(table).expectPhase(Phase::planet);
  table.expectHand({"Time Slip", "Kid Comet"});
  for (const char* name : {"Truce of Worlds", "Star Bandit"}) TEST_ASSERT_TRUE(table.state.discards.has(card(name)));
  for (unsigned slot = 0; slot < 4; ++slot) {
    TEST_ASSERT_EQUAL_UINT8(kNoCard, table.state.line[slot]);
    table.expectStatus(slot, LineStatus::empty);
  }
  TEST_ASSERT_EQUAL_size_t(2, table.count(EventKind::toHand));
}

void test_an_engaged_guardforce_does_not_come_to_hand() {
  Voyage table;
  table.line({"Star Bandit"});
  endRound(table).expectHand({});
  TEST_ASSERT_TRUE(table.state.discards.has(card("Star Bandit")));
}

void test_the_searched_planet_is_discarded_and_the_location_stays() {
  Voyage table;
  table.line({"Star Bandit"}).location("Gravity Well");
  endRound(table).expectPhase(Phase::planet);
  TEST_ASSERT_EQUAL_UINT8(kNoPlanet, table.state.planet);
  const std::uint8_t babel = planet("Babel");
  TEST_ASSERT_FALSE(table.state.planetRow.contains(babel) || table.state.planetDeck.contains(babel));
  TEST_ASSERT_EQUAL_UINT8(card("Gravity Well"), table.state.location);
}

void test_the_hand_is_kept_from_round_to_round() {
  Voyage table;
  table.hand({"Ace Magellan"}).line({"Star Bandit"}).play({kEngage, kGoOn});
  table.play(pay()).expectPhase(Phase::planet);
  table.expectHand({"Ace Magellan"});
}

void test_a_new_round_begins_with_its_number_and_a_die_to_use() {
  Voyage table;
  table.line({"Star Bandit"}).ready();
  TEST_ASSERT_EQUAL_UINT8(1, table.state.dieUsed);
  endRound(table);
  TEST_ASSERT_EQUAL_UINT8(2, table.state.round);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.dieUsed);
  TEST_ASSERT_EQUAL_INT16(1, table.event(EventKind::roundEnded).value);
  TEST_ASSERT_EQUAL_INT16(2, table.event(EventKind::roundBegan).value);
}

// ---- sectors --------------------------------------------------------------------------------------------------------
void test_a_sector_is_passed_at_the_end_of_its_fourth_round() {
  Voyage third;
  third.round(3).line({"Star Bandit"});
  endRound(third);
  TEST_ASSERT_EQUAL_size_t(0, third.count(EventKind::sectorPassed));
  TEST_ASSERT_EQUAL_UINT8(alien("Quietus"), alienNow(third.state));
  Voyage fourth;
  fourth.round(4).line({"Star Bandit"});
  endRound(fourth);
  TEST_ASSERT_EQUAL_size_t(1, fourth.count(EventKind::sectorPassed));
  TEST_ASSERT_EQUAL_UINT8(alien("Quietus"), fourth.event(EventKind::sectorPassed).a);
  TEST_ASSERT_EQUAL_UINT8(alien("Vexatrix"), alienNow(fourth.state));
}

void test_a_passed_alien_has_no_effect_any_more() {
  Voyage before, after;
  before.aliens("Vexatrix", "Quietus", "Overmind Thoon").round(4).line({"Iron Sentry"}).expectEvade(0, 1, 3);
  after.aliens("Vexatrix", "Quietus", "Overmind Thoon").round(5).line({"Iron Sentry"}).expectEvade(0, 1, 2);
}

void test_an_alien_has_no_effect_before_its_sector() {
  Voyage table;
  table.blackOnQuietus(4).aliens("Vexatrix", "Quietus", "Overmind Thoon").line({"Iron Sentry"});
  table.expectStrength(0, strengthOf("Iron Sentry"));
}

void test_each_sector_has_16_cards_and_its_line_comes_from_its_own_deck() {
  for (const unsigned round : {4u, 8u, 12u}) {
    Voyage table;
    table.round(round).atPlanet().ready();
    TEST_ASSERT_EQUAL_size_t(4 + 16 * (3 - round / 4), table.state.deck.size());
  }
}

// ---- Universal Translator's eight cards -------------------------------------------------------------------------------
void test_the_translator_shows_eight_cards_plays_four_in_any_order_and_shuffles_four_back() {
  Voyage table;
  table.atPlanet().dice(Die::weaponsSpecialist, 1, Die::universalTranslator, 3);
  table.next({"Iron Sentry", "Brass Legionary", "Void Lancer", "Moon Hussar", "Atomic Grenadier", "Star Bandit",
              "Saturnian Bruiser", "Rocket Picket"});
  table.play({moveOf(Verb::planet), useDie(1), turnTo(1)}).expectPhase(Phase::arrange);
  TEST_ASSERT_EQUAL_size_t(8, table.state.shown.size());
  for (const char* name : {"Rocket Picket", "Void Lancer", "Iron Sentry", "Moon Hussar"})
    for (unsigned i = 0; i < table.state.shown.size(); ++i)
      if (table.state.phase == Phase::arrange && table.state.shown[i] == card(name)) {
        table.play(Verb::arrange, i);
        break;
      }
  table.expectCurrent(0);
  const char* names[] = {"Rocket Picket", "Void Lancer", "Iron Sentry", "Moon Hussar"};
  for (unsigned slot = 0; slot < 4; ++slot) TEST_ASSERT_EQUAL_UINT8(card(names[slot]), table.state.line[slot]);
  TEST_ASSERT_EQUAL_size_t(44, table.state.deck.size());
  TEST_ASSERT_TRUE(table.state.shown.empty());
  int back = 0;
  for (std::size_t i = 32; i < 44; ++i)  // the rest of this sector
    for (const char* name : {"Brass Legionary", "Atomic Grenadier", "Star Bandit", "Saturnian Bruiser"})
      back += table.state.deck[i] == card(name) ? 1 : 0;
  TEST_ASSERT_EQUAL_INT(4, back);
  // Only what was played added its cubes.
  for (const Cube cube : {Cube::combat, Cube::science, Cube::diplomacy, Cube::quietus, Cube::falseLead})
    table.expectBag(cube, 4 + cubesOf(cube, {"Rocket Picket", "Void Lancer", "Iron Sentry", "Moon Hussar"}));
}

void test_the_cards_put_back_are_shuffled_into_the_rest_of_the_sector() {
  // Of 12 cards left, 8 are shown: any of the 8 that remain may come next.
  bool known = false, unknown = false;
  for (Seed seed = 1; seed < 60; ++seed) {
    Voyage table;
    table.round(2).atPlanet().seed(seed).dice(Die::weaponsSpecialist, 1, Die::universalTranslator, 3);
    table.play({moveOf(Verb::planet), useDie(1), turnTo(2)});
    while (table.state.phase == Phase::arrange) table.play(Verb::arrange, 0);
    const Card top = table.state.deck.back();
    (table.state.returned.has(top) ? known : unknown) = true;
  }
  TEST_ASSERT_TRUE(known);
  TEST_ASSERT_TRUE(unknown);
}

void test_with_the_last_four_of_a_sector_the_translator_only_arranges_them() {
  for (const unsigned round : {4u, 8u, 12u}) {
    Voyage table;
    table.round(round).atPlanet().dice(Die::weaponsSpecialist, 1, Die::universalTranslator, 3);
    table.next({"Iron Sentry", "Brass Legionary", "Void Lancer", "Moon Hussar"});
    table.play({moveOf(Verb::planet), useDie(1), turnTo(2)}).expectPhase(Phase::arrange);
    TEST_ASSERT_EQUAL_size_t(4, table.state.shown.size());
    const std::size_t deck = table.state.deck.size();
    while (table.state.phase == Phase::arrange) table.play(Verb::arrange, table.state.shown.count - 1u);
    table.expectCurrent(0);
    TEST_ASSERT_EQUAL_size_t(deck, table.state.deck.size());
    TEST_ASSERT_EQUAL_size_t(deck, 16u * (3 - round / 4));
    bool seen[kEncounterCards] = {};
    for (const Card each : table.state.line) seen[each] = true;
    for (const char* name : {"Iron Sentry", "Brass Legionary", "Void Lancer", "Moon Hussar"})
      TEST_ASSERT_TRUE(seen[card(name)]);
  }
}

void test_with_eight_left_in_the_sector_the_four_put_back_are_its_last_line() {
  Voyage table;
  table.round(3).atPlanet().dice(Die::weaponsSpecialist, 1, Die::universalTranslator, 3);
  table.next({"Iron Sentry", "Brass Legionary", "Void Lancer", "Moon Hussar", "Atomic Grenadier", "Star Bandit",
              "Saturnian Bruiser", "Rocket Picket"});
  table.play({moveOf(Verb::planet), useDie(1), turnTo(2)});
  while (table.state.phase == Phase::arrange) table.play(Verb::arrange, 0);
  for (std::size_t i = 32; i < 36; ++i) TEST_ASSERT_TRUE(table.state.returned.has(table.state.deck[i]));
}

void runRoundTests() {
  RUN_TEST(test_any_planet_of_the_row_may_be_chosen_and_is_searched_this_round);
  RUN_TEST(test_the_row_is_filled_only_when_no_planet_lies_face_up);
  RUN_TEST(test_four_cards_are_drawn_from_left_to_right);
  RUN_TEST(test_without_the_translator_the_four_cards_are_drawn_at_once);
  RUN_TEST(test_with_translator_3_one_is_asked_before_the_draw_but_only_once_a_round);
  RUN_TEST(test_the_cubes_on_the_cards_of_the_line_go_into_the_bag);
  RUN_TEST(test_a_cube_that_is_missing_in_the_supply_is_not_added);
  RUN_TEST(test_a_location_leaves_the_line_and_is_not_encountered);
  RUN_TEST(test_a_new_location_replaces_the_previous_one);
  RUN_TEST(test_without_a_new_location_the_previous_one_stays);
  RUN_TEST(test_of_two_locations_in_a_line_the_last_one_counts_and_the_other_is_discarded);
  RUN_TEST(test_a_line_of_locations_goes_straight_to_the_search);
  RUN_TEST(test_a_line_of_locations_without_a_cube_to_search_ends_the_round);
  RUN_TEST(test_a_location_does_what_it_says_for_the_alien_of_the_sector);
  RUN_TEST(test_cards_are_encountered_one_by_one_from_left_to_right);
  RUN_TEST(test_a_card_is_read_when_its_turn_comes_and_not_before);
  RUN_TEST(test_engage_or_evade_is_asked_of_every_card);
  RUN_TEST(test_engaged_agents_and_events_come_to_hand_and_all_else_is_discarded);
  RUN_TEST(test_an_engaged_guardforce_does_not_come_to_hand);
  RUN_TEST(test_the_searched_planet_is_discarded_and_the_location_stays);
  RUN_TEST(test_the_hand_is_kept_from_round_to_round);
  RUN_TEST(test_a_new_round_begins_with_its_number_and_a_die_to_use);
  RUN_TEST(test_a_sector_is_passed_at_the_end_of_its_fourth_round);
  RUN_TEST(test_a_passed_alien_has_no_effect_any_more);
  RUN_TEST(test_an_alien_has_no_effect_before_its_sector);
  RUN_TEST(test_each_sector_has_16_cards_and_its_line_comes_from_its_own_deck);
  RUN_TEST(test_the_translator_shows_eight_cards_plays_four_in_any_order_and_shuffles_four_back);
  RUN_TEST(test_the_cards_put_back_are_shuffled_into_the_rest_of_the_sector);
  RUN_TEST(test_with_the_last_four_of_a_sector_the_translator_only_arranges_them);
  RUN_TEST(test_with_eight_left_in_the_sector_the_four_put_back_are_its_last_line);
}

}  // namespace pulp_invasion_test
