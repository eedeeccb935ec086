// The components as a whole: how many there are of each kind, their numbers as House 13 and 14 ask for, and their words.
#include "card_tests.h"

namespace pulp_invasion_test {

namespace {

int countOf(CardKind kind) {
  int count = 0;
  for (const EncounterCard& each : kEncounterCard) count += each.kind == kind ? 1 : 0;
  return count;
}

bool fits(const char* text) { return text[0] != '\0' && letterCount(text) <= 90; }

}  // namespace

void test_the_48_encounter_cards_are_24_guardforce_8_locations_8_agents_8_events() {
  TEST_ASSERT_EQUAL_INT(24, countOf(CardKind::guardforce));
  TEST_ASSERT_EQUAL_INT(8, countOf(CardKind::location));
  TEST_ASSERT_EQUAL_INT(8, countOf(CardKind::agent));
  TEST_ASSERT_EQUAL_INT(8, countOf(CardKind::event));
}

void test_there_are_9_captains_3_aliens_12_planets_6_super_weapons_and_6_dice() {
  TEST_ASSERT_EQUAL_size_t(9, sizeof kCaptainCard / sizeof kCaptainCard[0]);
  TEST_ASSERT_EQUAL_size_t(3, sizeof kAlienCard / sizeof kAlienCard[0]);
  TEST_ASSERT_EQUAL_size_t(12, sizeof kPlanetCard / sizeof kPlanetCard[0]);
  TEST_ASSERT_EQUAL_size_t(6, sizeof kWeaponCard / sizeof kWeaponCard[0]);
  TEST_ASSERT_EQUAL_size_t(6, sizeof kDieCard / sizeof kDieCard[0]);
  TEST_ASSERT_EQUAL_STRING("Quietus", kAlienCard[kQuietus].name);
}

void test_the_encounter_cards_show_35_planet_icons() {
  int icons = 0;
  for (const EncounterCard& each : kEncounterCard) icons += each.planetIcons;
  TEST_ASSERT_EQUAL_INT(35, icons);
}

void test_half_of_the_cards_add_a_cube_and_two_thirds_of_those_an_ability_colour() {
  int adding = 0, abilityColour = 0, yellow = 0;
  for (const EncounterCard& each : kEncounterCard) {
    adding += each.cube[0] != Of::none || each.cube[1] != Of::none ? 1 : 0;
    for (const Of cube : each.cube) {
      abilityColour += cube <= Of::diplomacy ? 1 : 0;
      yellow += cube == Of::weapon ? 1 : 0;
    }
  }
  TEST_ASSERT_INT_WITHIN(3, 24, adding);
  TEST_ASSERT_INT_WITHIN(2, adding * 2 / 3, abilityColour);
  TEST_ASSERT_EQUAL_INT(0, yellow);
}

void test_guardforce_has_a_strength_of_1_to_4_a_few_5_and_a_mean_of_about_2() {
  int sum = 0, fives = 0;
  for (Card i = 0; i < kGuardforce; ++i) {
    TEST_ASSERT_TRUE_MESSAGE(kEncounterCard[i].strength >= 1 && kEncounterCard[i].strength <= 5,
                             kEncounterCard[i].name);
    sum += kEncounterCard[i].strength;
    fives += kEncounterCard[i].strength == 5 ? 1 : 0;
  }
  TEST_ASSERT_INT_WITHIN(6, 48, sum);
  TEST_ASSERT_LESS_OR_EQUAL_INT(3, fives);
}

// The ledger's numbers, written out: no text of theirs says them, and a test that reads the table would follow any change.
void test_plain_guardforce_has_the_numbers_of_the_ledger() {
  struct Printed {
    const char* name;
    int strength;
    Ability icon;
    int planetIcons;
    Of cube;
  };
  constexpr Printed kPlain[] = {
      {"Iron Sentry", 2, Ability::combat, 1, Of::none},
      {"Brass Legionary", 2, Ability::science, 1, Of::combat},
      {"Void Lancer", 2, Ability::combat, 1, Of::none},
      {"Moon Hussar", 2, Ability::diplomacy, 1, Of::diplomacy},
      {"Atomic Grenadier", 2, Ability::science, 1, Of::science},
      {"Star Bandit", 2, Ability::science, 0, Of::falseLead},
      {"Saturnian Bruiser", 4, Ability::combat, 2, Of::none},
      {"Rocket Picket", 1, Ability::combat, 0, Of::combat},
  };
  for (const Printed& each : kPlain) {
    const EncounterCard& row = kEncounterCard[card(each.name)];
    TEST_ASSERT_TRUE_MESSAGE(row.kind == CardKind::guardforce && row.text[0] == '\0', each.name);
    TEST_ASSERT_EQUAL_INT_MESSAGE(each.strength, row.strength, each.name);
    TEST_ASSERT_TRUE_MESSAGE(each.icon == row.icon, each.name);
    TEST_ASSERT_EQUAL_INT_MESSAGE(each.planetIcons, row.planetIcons, each.name);
    TEST_ASSERT_TRUE_MESSAGE(row.cube[0] == each.cube && row.cube[1] == Of::none, each.name);
    for (const Effect& effect : row.effect) TEST_ASSERT_TRUE_MESSAGE(effect.when == When::nothing, each.name);
    // And as it is played: what it costs, and what the search then draws.
    Voyage table;
    table.line({each.name, "Parley Pirate"});
    TEST_ASSERT_EQUAL_INT_MESSAGE(each.strength, engageAndPay(table).points, each.name);
    table.expectSearch(each.planetIcons);
  }
  int plainOnes = 0;
  for (Card i = 0; i < kGuardforce; ++i) plainOnes += kEncounterCard[i].text[0] == '\0' ? 1 : 0;
  TEST_ASSERT_EQUAL_INT(8, plainOnes);
}

void test_agents_and_events_have_a_strength_of_1_or_2() {
  for (Card i = kFirstAgent; i < kEncounterCards; ++i)
    TEST_ASSERT_TRUE_MESSAGE(kEncounterCard[i].strength == 1 || kEncounterCard[i].strength == 2,
                             kEncounterCard[i].name);
}

void test_a_captains_maxima_are_26_or_27_in_all() {
  for (const CaptainCard& each : kCaptainCard) {
    const int sum = each.maximum[0] + each.maximum[1] + each.maximum[2];
    TEST_ASSERT_TRUE_MESSAGE(sum == 26 || sum == 27, each.name);
    TEST_ASSERT_TRUE_MESSAGE(fits(each.line), each.name);
  }
}

void test_every_card_but_plain_guardforce_has_a_text_of_at_most_90_letters() {
  int without = 0;
  for (const EncounterCard& each : kEncounterCard) {
    if (each.kind == CardKind::location) continue;
    without += each.text[0] == '\0' ? 1 : 0;
    TEST_ASSERT_TRUE_MESSAGE(fits(each.text) || (each.kind == CardKind::guardforce && each.text[0] == '\0'), each.name);
  }
  TEST_ASSERT_LESS_OR_EQUAL_INT(8, without);
  for (std::size_t i = 0; i < kLocations; ++i)
    for (const LocationEffect& each : kLocationEffect[i])
      TEST_ASSERT_TRUE_MESSAGE(fits(each.text), kEncounterCard[kFirstLocation + i].name);
  for (const AlienCard& each : kAlienCard) TEST_ASSERT_TRUE_MESSAGE(fits(each.text), each.name);
  for (const PlanetCard& each : kPlanetCard) TEST_ASSERT_TRUE_MESSAGE(fits(each.text), each.name);
  for (const WeaponCard& each : kWeaponCard) TEST_ASSERT_TRUE_MESSAGE(fits(each.text), each.name);
}

void test_a_name_names_one_card_of_its_table() {
  for (const EncounterCard& each : kEncounterCard)
    TEST_ASSERT_EQUAL_PTR_MESSAGE(&each, &kEncounterCard[card(each.name)], each.name);
  for (const PlanetCard& each : kPlanetCard)
    TEST_ASSERT_EQUAL_PTR_MESSAGE(&each, &kPlanetCard[planet(each.name)], each.name);
  for (const WeaponCard& each : kWeaponCard)
    TEST_ASSERT_EQUAL_PTR_MESSAGE(&each, &kWeaponCard[weapon(each.name)], each.name);
  for (const CaptainCard& each : kCaptainCard)
    TEST_ASSERT_EQUAL_PTR_MESSAGE(&each, &kCaptainCard[captain(each.name)], each.name);
}

void test_a_location_does_something_else_under_each_alien() {
  for (std::size_t i = 0; i < kLocations; ++i)
    for (std::size_t j = 0; j < kSectors; ++j)
      TEST_ASSERT_TRUE_MESSAGE(
          std::strcmp(kLocationEffect[i][j].text, kLocationEffect[i][(j + 1) % kSectors].text) != 0,
          kEncounterCard[kFirstLocation + i].name);
}

void runComponentTests() {
  RUN_TEST(test_the_48_encounter_cards_are_24_guardforce_8_locations_8_agents_8_events);
  RUN_TEST(test_there_are_9_captains_3_aliens_12_planets_6_super_weapons_and_6_dice);
  RUN_TEST(test_the_encounter_cards_show_35_planet_icons);
  RUN_TEST(test_half_of_the_cards_add_a_cube_and_two_thirds_of_those_an_ability_colour);
  RUN_TEST(test_guardforce_has_a_strength_of_1_to_4_a_few_5_and_a_mean_of_about_2);
  RUN_TEST(test_plain_guardforce_has_the_numbers_of_the_ledger);
  RUN_TEST(test_agents_and_events_have_a_strength_of_1_or_2);
  RUN_TEST(test_a_captains_maxima_are_26_or_27_in_all);
  RUN_TEST(test_every_card_but_plain_guardforce_has_a_text_of_at_most_90_letters);
  RUN_TEST(test_a_name_names_one_card_of_its_table);
  RUN_TEST(test_a_location_does_something_else_under_each_alien);
}

}  // namespace pulp_invasion_test
