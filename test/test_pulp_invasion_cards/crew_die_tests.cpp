// The 18 faces of the three Crew dice: each one's effect, its moment and no other, and how the die is turned.
#include <cstring>

#include "card_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr auto kSpecialist = Die::weaponsSpecialist;
constexpr auto kInfiltrator = Die::infiltrationAgent;
constexpr auto kEngineer = Die::engineer;
constexpr int kAny = -1;

// The other die would help against any card: once one was used, it may not.
void own(Voyage& table, Die die, unsigned face) {
  table.dice(die, face, die == kSpecialist ? kInfiltrator : kSpecialist, 4);
}

// Uses a half of the first die and turns it to a face, which is every lower one in turn; on 1 it stays.
void use(Voyage& table, unsigned half, unsigned face, unsigned to) {
  const Die die = table.state.die[0].die;
  table.play(useDie(0, half));
  if (face == 1) return table.expectDie(0, die, 1);
  if (face > 2) {
    table.expectPhase(Phase::face);
    for (unsigned each = 1; each <= 6; ++each) TEST_ASSERT_TRUE(table.legal(turnTo(each)) == (each < face));
    table.play(turnTo(to));
  } else if (table.state.phase == Phase::face) {
    table.play(turnTo(1));
  }
  table.expectDie(0, die, to);
}

// The highest face to which a die may be turned.
unsigned highest(unsigned face) { return face == 1 ? 1 : face - 1; }

// "Gain +N to your Engage Strength against ...": while engaging a card with that icon, and never else.
void expectBonus(Die die, unsigned face, int points, int against) {
  for (const Ability icon : kEveryAbility)
    for (unsigned to = 1; to <= highest(face); ++to) {
      Voyage table;
      own(table, die, face);
      table.line({"Rocket Picket", kNeighbour[at(icon)], "Star Bandit"}).strength(6);
      TEST_ASSERT_FALSE(table.legal(useDie(0)));
      table.play(kEngage);
      const bool helps = against == kAny || against == static_cast<int>(icon);
      TEST_ASSERT_TRUE(table.legal(useDie(0)) == helps);
      TEST_ASSERT_TRUE(table.legal(useDie(1)));
      if (!helps) continue;
      use(table, 0, face, to);
      TEST_ASSERT_FALSE(table.offers(Verb::useDie));  // one die a round
      payUp(table);
      TEST_ASSERT_EQUAL_INT(6 - points, table.event(EventKind::engaged).value);
      table.play(kEngage);
      TEST_ASSERT_FALSE(table.offers(Verb::useDie));
    }
  Voyage evading, searching, drawing;
  own(evading, die, face);
  own(searching, die, face);
  own(drawing, die, face);
  evading.line({"Rocket Picket", "Iron Sentry"}).play(kEvade);
  TEST_ASSERT_FALSE(evading.legal(useDie(0)) && evading.state.phase == Phase::evade);
  searching.line({"Iron Sentry"}).done({kEngaged}).atSearch();
  drawing.line({"Iron Sentry"}).done({kEngaged}).searching(2);
  if (kDieFace[static_cast<std::size_t>(die)][face - 1].joined == Joined::alone) {
    TEST_ASSERT_FALSE(searching.offers(Verb::useDie));
    TEST_ASSERT_FALSE(evading.offers(Verb::useDie));
  }
  TEST_ASSERT_FALSE(searching.legal(useDie(0)));
  TEST_ASSERT_FALSE(drawing.offers(Verb::useDie));
}

// It is never below 0: a weak card is engaged for nothing.
void expectFreeAgainstAWeakCard(Die die, unsigned face, Ability icon) {
  Voyage table;
  own(table, die, face);
  table.abilities(5, 5, 5).line({"Rocket Picket", kNeighbour[at(icon)]}).play(kEngage);
  use(table, 0, face, 1);
  payUp(table);
  table.expectStatus(0, kEngaged);
  table.expectAbilities(5, 5, 5);
}

// "Draw 1 additional cube in your Planet Search Phase": as the search begins, and never else.
void expectExtraCube(Die die, unsigned face, unsigned half) {
  for (const char* name : {"Saturnian Bruiser", "Rocket Picket"})
    for (unsigned to = 1; to <= highest(face); ++to) {
      Voyage table;
      own(table, die, face);
      table.line({name}).done({kEngaged}).atSearch();
      TEST_ASSERT_TRUE(table.legal(useDie(0, half)));
      use(table, half, face, to);
      TEST_ASSERT_EQUAL_INT(iconsOf(name) + 1, beginSearch(table));  // even from no icon
    }
  Voyage asked, engaging, evading, drawing;
  own(asked, die, face);
  own(engaging, die, face);
  own(evading, die, face);
  own(drawing, die, face);
  asked.line({"Iron Sentry", "Void Lancer"});
  engaging.line({"Iron Sentry", "Moon Hussar"}).play(kEngage);
  evading.line({"Iron Sentry", "Void Lancer"}).play(kEvade);
  drawing.line({"Iron Sentry"}).done({kEngaged}).searching(2);
  TEST_ASSERT_FALSE(asked.legal(useDie(0, half)));
  TEST_ASSERT_FALSE(engaging.legal(useDie(0, half)));
  TEST_ASSERT_FALSE(evading.legal(useDie(0, half)));
  TEST_ASSERT_FALSE(drawing.legal(useDie(0, half)));
}

}  // namespace

// ---- Weapons Specialist ---------------------------------------------------------------------------------------------
void test_weapons_specialist_1_helps_by_1_against_combat_and_stays() {
  expectBonus(kSpecialist, 1, 1, kCombat);
  expectFreeAgainstAWeakCard(kSpecialist, 1, Ability::combat);
}
void test_weapons_specialist_2_helps_by_1_against_any() { expectBonus(kSpecialist, 2, 1, kAny); }
void test_weapons_specialist_3_helps_by_2_against_combat() { expectBonus(kSpecialist, 3, 2, kCombat); }
void test_weapons_specialist_4_helps_by_2_against_any() {
  expectBonus(kSpecialist, 4, 2, kAny);
  for (const Ability icon : kEveryAbility) expectFreeAgainstAWeakCard(kSpecialist, 4, icon);
}

void test_weapons_specialist_5_helps_by_2_against_combat_or_an_evade_removes_2_white_cubes() {
  expectBonus(kSpecialist, 5, 2, kCombat);
  for (int white = 0; white <= 4; ++white) {
    Voyage table;
    own(table, kSpecialist, 5);
    table.abilities(5, 5, 5).bag(0, 0, 0, 4, static_cast<unsigned>(white)).line({"Rocket Picket", "Iron Sentry"});
    TEST_ASSERT_FALSE(table.offers(Verb::useDie));
    table.play(kEvade);
    TEST_ASSERT_FALSE(table.legal(useDie(0, 0)));
    TEST_ASSERT_TRUE(table.legal(useDie(0, 1)) == (white > 0));
    if (white == 0) continue;
    Words words;
    describe(table.state, useDie(0, 1), words);
    const char* told =
        white == 1 ? "on 5: remove 1 white cube from the bag." : "on 5: remove 2 white cubes from the bag.";
    TEST_ASSERT_NOT_NULL_MESSAGE(std::strstr(words.full.c_str(), told), words.full.c_str());
    use(table, 1, 5, 3);
    const int left = white < 2 ? 0 : white - 2;
    table.expectBag(0, 0, 0, 4, 4, left);
    table.expectSupply(Cube::falseLead, 12 - left);
    table.expectAbilities(5, 5, 5);  // before paying
    table.play(payPoint(Ability::combat)).expectStatus(0, kEvaded);
  }
  Voyage engaging;
  own(engaging, kSpecialist, 5);
  engaging.line({"Rocket Picket", "Iron Sentry"}).play(kEngage);
  TEST_ASSERT_FALSE(engaging.legal(useDie(0, 1)));
}

void test_weapons_specialist_6_helps_by_3_against_combat() {
  expectBonus(kSpecialist, 6, 3, kCombat);
  expectFreeAgainstAWeakCard(kSpecialist, 6, Ability::combat);
}

// ---- Infiltration Agent ---------------------------------------------------------------------------------------------
void test_infiltration_agent_1_draws_an_additional_cube_and_stays() { expectExtraCube(kInfiltrator, 1, 0); }
void test_infiltration_agent_2_helps_by_1_against_diplomacy() { expectBonus(kInfiltrator, 2, 1, kDiplomacy); }
void test_infiltration_agent_3_helps_by_1_against_diplomacy_or_draws_an_additional_cube() {
  expectBonus(kInfiltrator, 3, 1, kDiplomacy);
  expectExtraCube(kInfiltrator, 3, 1);
}
void test_infiltration_agent_4_helps_by_1_against_any() { expectBonus(kInfiltrator, 4, 1, kAny); }
void test_infiltration_agent_5_helps_by_2_against_diplomacy() { expectBonus(kInfiltrator, 5, 2, kDiplomacy); }

void test_infiltration_agent_6_helps_by_2_against_diplomacy_or_an_evade_removes_2_chosen_cubes() {
  expectBonus(kInfiltrator, 6, 2, kDiplomacy);
  Voyage table, one, none;
  own(table, kInfiltrator, 6);
  table.abilities(5, 5, 5).bag(2, 0, 0, 1, 4).line({"Rocket Picket", "Iron Sentry"});
  TEST_ASSERT_FALSE(table.offers(Verb::useDie));
  table.play(kEvade);
  use(table, 1, 6, 2);
  const Move red = moveOf(Verb::takeCube, at(Cube::combat)), black = moveOf(Verb::takeCube, at(Cube::quietus)),
             white = moveOf(Verb::takeCube, at(Cube::falseLead));
  table.expectMoves({red, black, white});  // never yellow
  table.play(black).expectMoves({red, white});
  table.play(red).expectBag(1, 0, 0, 4, 0, 4);
  table.expectSupply(Cube::quietus, 12);
  table.expectSupply(Cube::combat, 11);
  table.expectAbilities(5, 5, 5);
  table.expectPhase(Phase::evadePay);
  own(one, kInfiltrator, 6);
  one.bag(0, 0, 0, 0, 1).line({"Rocket Picket", "Iron Sentry"}).play(kEvade);
  use(one, 1, 6, 1);
  one.expectBag(0, 0, 0, 4, 0, 0);
  own(none, kInfiltrator, 6);
  none.bag(0, 0, 0, 0, 0).line({"Rocket Picket", "Iron Sentry"}).play(kEvade);
  TEST_ASSERT_FALSE(none.offers(Verb::useDie));
}

// ---- Engineer -------------------------------------------------------------------------------------------------------
void test_engineer_1_helps_by_1_against_science_and_stays() { expectBonus(kEngineer, 1, 1, kScience); }

void test_engineer_2_helps_by_1_against_science_or_upgrades_a_system_die_1_side() {
  expectBonus(kEngineer, 2, 1, kScience);
  for (unsigned face = 1; face <= 6; ++face) {
    Voyage table;
    table.dice(kEngineer, 2, Die::scanningTechnology, face).line({"Rocket Picket", "Brass Legionary"});
    TEST_ASSERT_TRUE(table.legal(useDie(0, 1)) == (face < 6));  // at the question: it names no moment
    TEST_ASSERT_FALSE(table.legal(useDie(0, 0)));
    if (face == 6) continue;
    use(table, 1, 2, 1);
    table.expectDie(1, Die::scanningTechnology, face + 1);
    table.expectCurrent(0);
    TEST_ASSERT_FALSE(table.offers(Verb::useDie));
  }
  Voyage engaging, crew;
  engaging.dice(kEngineer, 2, Die::artificialIntelligence, 4).line({"Rocket Picket", "Brass Legionary"}).play(kEngage);
  TEST_ASSERT_FALSE(engaging.legal(useDie(0, 1)));
  own(crew, kEngineer, 2);
  TEST_ASSERT_FALSE(crew.line({"Rocket Picket", "Brass Legionary"}).offers(Verb::useDie));
}

void test_engineer_3_helps_by_2_against_combat() { expectBonus(kEngineer, 3, 2, kCombat); }
void test_engineer_4_helps_by_2_against_any() { expectBonus(kEngineer, 4, 2, kAny); }
void test_engineer_5_helps_by_2_against_science() { expectBonus(kEngineer, 5, 2, kScience); }

void test_engineer_6_helps_by_2_against_science_and_upgrades_a_system_die_2_sides() {
  expectBonus(kEngineer, 6, 2, kScience);  // without a System die the bonus alone is enough
  for (const Ability icon : kEveryAbility)
    for (unsigned face = 1; face <= 6; ++face) {
      Voyage table;
      table.dice(kEngineer, 6, Die::scanningTechnology, face).line({"Rocket Picket", kNeighbour[at(icon)]}).strength(6);
      TEST_ASSERT_FALSE(table.legal(useDie(0)));
      table.play(kEngage);
      const bool helps = icon == Ability::science;
      const bool usable = helps || face < 6;
      TEST_ASSERT_TRUE(table.legal(useDie(0)) == usable);
      TEST_ASSERT_FALSE(table.legal(useDie(0, 1)));
      if (!usable) continue;
      use(table, 0, 6, 4);
      table.expectDie(1, Die::scanningTechnology, face + 2 > 6 ? 6 : face + 2);
      payUp(table);
      TEST_ASSERT_EQUAL_INT(helps ? 4 : 6, table.event(EventKind::engaged).value);
    }
}

void runCrewDieTests() {
  RUN_TEST(test_weapons_specialist_1_helps_by_1_against_combat_and_stays);
  RUN_TEST(test_weapons_specialist_2_helps_by_1_against_any);
  RUN_TEST(test_weapons_specialist_3_helps_by_2_against_combat);
  RUN_TEST(test_weapons_specialist_4_helps_by_2_against_any);
  RUN_TEST(test_weapons_specialist_5_helps_by_2_against_combat_or_an_evade_removes_2_white_cubes);
  RUN_TEST(test_weapons_specialist_6_helps_by_3_against_combat);
  RUN_TEST(test_infiltration_agent_1_draws_an_additional_cube_and_stays);
  RUN_TEST(test_infiltration_agent_2_helps_by_1_against_diplomacy);
  RUN_TEST(test_infiltration_agent_3_helps_by_1_against_diplomacy_or_draws_an_additional_cube);
  RUN_TEST(test_infiltration_agent_4_helps_by_1_against_any);
  RUN_TEST(test_infiltration_agent_5_helps_by_2_against_diplomacy);
  RUN_TEST(test_infiltration_agent_6_helps_by_2_against_diplomacy_or_an_evade_removes_2_chosen_cubes);
  RUN_TEST(test_engineer_1_helps_by_1_against_science_and_stays);
  RUN_TEST(test_engineer_2_helps_by_1_against_science_or_upgrades_a_system_die_1_side);
  RUN_TEST(test_engineer_3_helps_by_2_against_combat);
  RUN_TEST(test_engineer_4_helps_by_2_against_any);
  RUN_TEST(test_engineer_5_helps_by_2_against_science);
  RUN_TEST(test_engineer_6_helps_by_2_against_science_and_upgrades_a_system_die_2_sides);
}

}  // namespace pulp_invasion_test
