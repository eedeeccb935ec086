// The 18 faces of the three System dice: each one's effect, its moment and no other, and how the die is turned.
#include "card_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr auto kAi = Die::artificialIntelligence;
constexpr auto kScanning = Die::scanningTechnology;
constexpr auto kTranslator = Die::universalTranslator;
constexpr auto kSpecialist = Die::weaponsSpecialist;

bool happenedWith(const Events& events, EventKind kind, unsigned b) {
  for (const Event& event : events)
    if (event.kind == static_cast<std::uint8_t>(kind)) return event.b == b;
  return false;
}

// The first die on that face; the other one, a Crew die that helps against Combat alone, is of no use in these tests.
void own(Voyage& table, Die die, unsigned face) { table.dice(die, face, kSpecialist, 1); }

// Uses the first die: every lower face is offered, and the one asked for is taken. On 1 it stays.
void use(Voyage& table, unsigned to) {
  table.ready();
  const OwnedDie before = table.state.die[0];
  table.play(useDie(0));
  if (before.face > 2) {
    table.expectPhase(Phase::face);
    for (unsigned each = 1; each <= 6; ++each) TEST_ASSERT_TRUE(table.legal(turnTo(each)) == (each < before.face));
    table.play(turnTo(to));
  } else if (table.state.phase == Phase::face) {
    table.play(turnTo(to));
  }
}

// ---- moments ----------------------------------------------------------------------------------------------------------
enum class Moment { question, engage, evade, search, cube, last };
constexpr Moment kMoments[] = {Moment::question, Moment::engage, Moment::evade,
                               Moment::search,   Moment::cube,   Moment::last};

// A position at that moment in which every face has something to do: Guardforce with a Planet Icon, an evaded card with one,
// a found weapon, cubes of all colours. It is engaged with Diplomacy.
bool offeredAt(Die die, unsigned face, Moment moment) {
  Voyage table;
  own(table, die, face);
  table.found("Sun Hammer");
  if (moment <= Moment::evade) {
    table.line({"Iron Sentry", "Void Lancer", "Moon Hussar"}).done({kEvaded});
    if (moment == Moment::engage) table.play(kEngage);
    if (moment == Moment::evade) table.play(kEvade);
    return table.legal(useDie(0));
  }
  table.line({"Iron Sentry", "Void Lancer"}).done({kEvaded, kEngaged});
  if (moment == Moment::search) return table.atSearch().legal(useDie(0));
  table.searching(1);
  if (moment == Moment::last) table.draw(Cube::falseLead);
  return table.legal(useDie(0));
}

void expectOfferedOnlyAt(Die die, unsigned face, std::initializer_list<Moment> moments) {
  for (const Moment each : kMoments) {
    bool expected = false;
    for (const Moment moment : moments) expected = expected || moment == each;
    TEST_ASSERT_EQUAL_INT_MESSAGE(expected ? 1 : 0, offeredAt(die, face, each) ? 1 : 0, "offered");
  }
}

// ---- a spare die --------------------------------------------------------------------------------------------------------
// The AI rolls a spare die at the Engage of a card of Strength 6 with this icon, and it shows this face.
void rollSpare(Voyage& table, unsigned aiFace, Ability icon, unsigned rolled, OwnedDie other = {kScanning, 2}) {
  table.dice(kAi, aiFace, other.die, other.face);
  table.line({"Rocket Picket", kNeighbour[at(icon)]}).strength(6).play(kEngage);
  const auto shows = [rolled](const State&, const Events& events) {
    return happenedWith(events, EventKind::dieRolled, rolled);
  };
  if (aiFace == 1) {
    table.playWhere(useDie(0), shows);
  } else {
    table.play(useDie(0)).expectPhase(Phase::face);
    table.playWhere(turnTo(1), shows);
  }
  TEST_ASSERT_EQUAL_UINT8(1, table.event(EventKind::dieRolled).c);
  if (aiFace == 1) table.expectDie(0, kAi, 1);
  TEST_ASSERT_FALSE(table.offers(Verb::useDie));
}

// What this Engage cost.
int priceWithSpare(Voyage& table) {
  payUp(table);
  table.expectStatus(0, kEngaged);
  return table.event(EventKind::engaged).value;
}

// Bonuses by face of a spare die, against the icon; halves that need an Evade do not count.
void expectSpareBonus(unsigned aiFace, Ability icon, unsigned rolled, int bonus) {
  Voyage table;
  rollSpare(table, aiFace, icon, rolled);
  TEST_ASSERT_TRUE(table.state.phase != Phase::half);
  TEST_ASSERT_EQUAL_INT(6 - bonus, priceWithSpare(table));
  table.expectDie(1, kScanning, 2);
  table.expectBag(4, 4, 4, 4, table.start().bag[at(Cube::quietus)], 4);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.extraCubes);
}

}  // namespace

// ---- Artificial Intelligence ----------------------------------------------------------------------------------------
void test_artificial_intelligence_1_rolls_a_weapons_specialist_when_engaging_and_stays() {
  expectOfferedOnlyAt(kAi, 1, {Moment::engage});
  const int against[kAbilities][6] = {{1, 1, 2, 2, 2, 3}, {0, 1, 0, 2, 0, 0}, {0, 1, 0, 2, 0, 0}};
  for (const Ability icon : kEveryAbility)
    for (unsigned face = 1; face <= 6; ++face) expectSpareBonus(1, icon, face, against[at(icon)][face - 1]);
}

void test_artificial_intelligence_2_swaps_and_rolls_a_die_when_engaging_guardforce_with_a_planet_icon() {
  expectOfferedOnlyAt(kAi, 2, {Moment::engage});
  for (const char* name : {"Rocket Picket", "Madame Nebula", "The Ion Storm"}) {
    Voyage table;
    own(table, kAi, 2);
    table.line({name, "Moon Hussar"}).play(kEngage);
    TEST_ASSERT_FALSE_MESSAGE(table.legal(useDie(0)), name);
  }
  for (unsigned out = 0; out <= 1; ++out)  // itself included
    for (unsigned face = 1; face <= 6; ++face) {
      Voyage table;
      own(table, kAi, 2);
      table.line({"Iron Sentry", "Moon Hussar", "Void Lancer"}).strength(6).play(kEngage);
      use(table, 1);
      table.expectDie(0, kAi, 1);
      table.expectMoves({moveOf(Verb::ownDie, 0), moveOf(Verb::ownDie, 1)});
      table.play(Verb::ownDie, out);
      table.expectMoves({moveOf(Verb::newDie, 1), moveOf(Verb::newDie, 2), moveOf(Verb::newDie, 4),
                         moveOf(Verb::newDie, 5)});  // what is not owned
      table.playWhere(moveOf(Verb::newDie, 2), [face](const State&, const Events& events) {
        return happenedWith(events, EventKind::dieRolled, face);
      });
      table.expectDie(out, Die::engineer, face);
      table.expectDie(1 - out, out == 0 ? kSpecialist : kAi, 1);
      TEST_ASSERT_FALSE(table.offers(Verb::useDie));  // not usable this round
      payUp(table);
      TEST_ASSERT_EQUAL_INT(6, table.event(EventKind::engaged).value);
    }
}

void test_artificial_intelligence_3_rolls_an_infiltration_agent_when_engaging() {
  expectOfferedOnlyAt(kAi, 3, {Moment::engage});
  for (const Ability icon : kEveryAbility) {
    const bool own = icon == Ability::diplomacy;
    expectSpareBonus(3, icon, 2, own ? 1 : 0);
    expectSpareBonus(3, icon, 4, 1);
    expectSpareBonus(3, icon, 5, own ? 2 : 0);
    expectSpareBonus(3, icon, 6, own ? 2 : 0);
    Voyage extra;
    rollSpare(extra, 3, icon, 1);
    TEST_ASSERT_EQUAL_INT(6, priceWithSpare(extra));
    TEST_ASSERT_EQUAL_UINT8(1, extra.state.extraCubes);
  }
}

void test_artificial_intelligence_3_with_a_rolled_3_leaves_the_choice_of_the_half() {
  for (unsigned half = 0; half <= 1; ++half) {
    Voyage table;
    rollSpare(table, 3, Ability::diplomacy, 3);
    table.expectPhase(Phase::half);
    table.expectMoves({moveOf(Verb::useHalf, 0), moveOf(Verb::useHalf, 1)});
    table.play(Verb::useHalf, half);
    TEST_ASSERT_EQUAL_INT(half == 0 ? 5 : 6, priceWithSpare(table));
    TEST_ASSERT_EQUAL_UINT8(half, table.state.extraCubes);
    table.evade();  // the last card: the search has that cube, though no card with an icon but the first was engaged
    if (half == 1) TEST_ASSERT_EQUAL_INT(iconsOf("Rocket Picket") + 1, beginSearch(table));
  }
  Voyage other;  // against another icon there is only the cube
  rollSpare(other, 3, Ability::combat, 3);
  TEST_ASSERT_EQUAL_INT(6, priceWithSpare(other));
  TEST_ASSERT_EQUAL_UINT8(1, other.state.extraCubes);
}

void test_artificial_intelligence_4_rerolls_a_die_when_engaging_an_agent() {
  expectOfferedOnlyAt(kAi, 4, {});
  for (unsigned which = 0; which <= 1; ++which)
    for (unsigned face = 1; face <= 6; ++face) {
      Voyage table;
      own(table, kAi, 4);
      table.line({"Madame Nebula", "Moon Hussar"}).play(kEngage);
      use(table, 2);
      table.expectMoves({moveOf(Verb::ownDie, 0), moveOf(Verb::ownDie, 1)});
      table.playWhere(moveOf(Verb::ownDie, which), [face](const State&, const Events& events) {
        return happenedWith(events, EventKind::dieRolled, face);
      });
      table.expectDie(which, which == 0 ? kAi : kSpecialist, face);
      table.expectDie(1 - which, which == 0 ? kSpecialist : kAi, which == 0 ? 1 : 2);
    }
  Voyage event;
  own(event, kAi, 4);
  TEST_ASSERT_FALSE(event.line({"The Ion Storm", "Moon Hussar"}).play(kEngage).legal(useDie(0)));
}

void test_artificial_intelligence_5_rolls_an_engineer_when_engaging() {
  expectOfferedOnlyAt(kAi, 5, {Moment::engage});
  for (const Ability icon : kEveryAbility) {
    const bool own = icon == Ability::science;
    expectSpareBonus(5, icon, 1, own ? 1 : 0);
    expectSpareBonus(5, icon, 3, icon == Ability::combat ? 2 : 0);
    expectSpareBonus(5, icon, 4, 2);
    expectSpareBonus(5, icon, 5, own ? 2 : 0);
  }
}

void test_artificial_intelligence_5_with_a_rolled_2_helps_or_upgrades_1_side() {
  Voyage helps, upgrades, other;
  rollSpare(helps, 5, Ability::science, 2);
  helps.expectMoves({moveOf(Verb::useHalf, 0), moveOf(Verb::useHalf, 1)});
  TEST_ASSERT_EQUAL_INT(5, priceWithSpare(helps.play(Verb::useHalf, 0)));
  helps.expectDie(0, kAi, 1);
  helps.expectDie(1, kScanning, 2);
  rollSpare(upgrades, 5, Ability::science, 2);
  upgrades.play(Verb::useHalf, 1).expectMoves({moveOf(Verb::ownDie, 0), moveOf(Verb::ownDie, 1)});
  TEST_ASSERT_EQUAL_INT(6, priceWithSpare(upgrades.play(Verb::ownDie, 0)));  // the one that was used, too
  upgrades.expectDie(0, kAi, 2);
  rollSpare(other, 5, Ability::combat, 2, {kScanning, 6});  // the upgrade alone, and one die for it
  TEST_ASSERT_EQUAL_INT(6, priceWithSpare(other));
  other.expectDie(0, kAi, 2);
  other.expectDie(1, kScanning, 6);
}

void test_artificial_intelligence_5_with_a_rolled_6_helps_and_upgrades_2_sides() {
  for (const Ability icon : kEveryAbility) {
    Voyage table;
    rollSpare(table, 5, icon, 6, {kScanning, 5});
    table.expectMoves({moveOf(Verb::ownDie, 0), moveOf(Verb::ownDie, 1)});
    table.play(Verb::ownDie, 1).expectDie(1, kScanning, 6);  // stops at 6
    TEST_ASSERT_EQUAL_INT(icon == Ability::science ? 4 : 6, priceWithSpare(table));
  }
}

void test_artificial_intelligence_6_rerolls_a_die_when_engaging_guardforce_with_a_planet_icon() {
  expectOfferedOnlyAt(kAi, 6, {Moment::engage});
  for (const char* name : {"Rocket Picket", "Madame Nebula", "The Ion Storm"}) {
    Voyage table;
    own(table, kAi, 6);
    table.line({name, "Moon Hussar"}).play(kEngage);
    TEST_ASSERT_FALSE_MESSAGE(table.legal(useDie(0)), name);
  }
  Voyage table;
  own(table, kAi, 6);
  table.line({"Iron Sentry", "Moon Hussar"}).strength(6).play(kEngage);
  use(table, 3);
  table.expectMoves({moveOf(Verb::ownDie, 0), moveOf(Verb::ownDie, 1)});
  table.playWhere(moveOf(Verb::ownDie, 1),
                  [](const State&, const Events& events) { return happenedWith(events, EventKind::dieRolled, 5); });
  table.expectDie(1, kSpecialist, 5);
  table.expectDie(0, kAi, 3);
  TEST_ASSERT_FALSE(table.offers(Verb::useDie));
}

// ---- Scanning Technology --------------------------------------------------------------------------------------------
void test_scanning_1_counts_1_planet_icon_of_an_evaded_card_and_stays() {
  expectOfferedOnlyAt(kScanning, 1, {Moment::search});
  Voyage table, none;
  own(table, kScanning, 1);  // one icon, though the card has two
  table.line({"Saturnian Bruiser", "Iron Sentry", "Void Lancer"}).done({kEvaded, kEngaged, kEvaded}).atSearch();
  use(table, 1);
  TEST_ASSERT_EQUAL_INT(iconsOf("Iron Sentry") + 1, beginSearch(table));
  table.expectDie(0, kScanning, 1);
  own(none, kScanning, 1);
  none.line({"Rocket Picket", "Iron Sentry"}).done({kEvaded, kEngaged}).atSearch();
  TEST_ASSERT_FALSE(none.legal(useDie(0)));
}

void test_scanning_2_takes_a_chosen_cube_in_an_evade_and_never_yellow() {
  expectOfferedOnlyAt(kScanning, 2, {Moment::evade});
  Voyage table;
  own(table, kScanning, 2);
  table.abilities(5, 5, 5).bag(1, 2, 0, 3, 0).line({"Iron Sentry", "Void Lancer"}).play(kEvade);
  use(table, 1);
  table.expectDie(0, kScanning, 1);
  table.expectMoves({moveOf(Verb::takeCube, 0), moveOf(Verb::takeCube, 1), moveOf(Verb::takeCube, at(Cube::quietus))});
  table.play(Verb::takeCube, 1).expectBag(1, 1, 0, 4, 3, 0);
  table.expectSupply(Cube::science, 11);
  table.expectAbilities(5, 5, 5);
  table.expectPhase(Phase::evadePay);
}

void test_scanning_3_makes_a_found_super_weapon_understood_for_the_rest_of_the_game() {
  expectOfferedOnlyAt(kScanning, 3, {Moment::question});
  Voyage table, none;
  own(table, kScanning, 3);
  table.found("Comet Lens").found("Ether Harp").line({"Iron Sentry", "Void Lancer"}).expectEvade(0, 1, 2);
  use(table, 1);
  table.expectMoves({moveOf(Verb::ownWeapon, 0), moveOf(Verb::ownWeapon, 1)});
  table.play(Verb::ownWeapon, 1).expectCurrent(0);
  TEST_ASSERT_TRUE(understood(table.state.found[1]));
  TEST_ASSERT_FALSE(understood(table.state.found[0]));
  table.expectEvade(0, 1, 0);
  TEST_ASSERT_EQUAL_INT(0, evadeAndCount(table).cubes);
  own(none, kScanning, 3);
  TEST_ASSERT_FALSE(none.line({"Iron Sentry", "Void Lancer"}).legal(useDie(0)));
  // and in the next round
  if (table.state.phase == Phase::question) table.evade();
  for (int i = 0; i < 9 && table.state.phase != Phase::planet; ++i)
    table.play(table.state.phase == Phase::cube ? kDrawCube : kGoOn);
  TEST_ASSERT_EQUAL_UINT8(2, table.state.round);
  TEST_ASSERT_TRUE(understood(table.state.found[1]));
}

void test_scanning_4_takes_a_random_cube_in_an_evade_and_returns_yellow() {
  expectOfferedOnlyAt(kScanning, 4, {Moment::evade});
  int removed = 0, returned = 0;
  for (Seed seed = 1; seed <= 40; ++seed) {
    Voyage table;
    own(table, kScanning, 4);
    table.seed(seed).bag(0, 0, 0, 0, 4).line({"Iron Sentry", "Void Lancer"}).play(kEvade);
    use(table, 3);
    table.expectDie(0, kScanning, 3);
    table.expectBag(Cube::weapon, 4);
    const int white = table.state.bag[at(Cube::falseLead)];
    TEST_ASSERT_TRUE(white == 3 || white == 4);
    table.expectSupply(Cube::falseLead, 12 - white);
    (white == 3 ? removed : returned) += 1;
    if (white == 4) TEST_ASSERT_EQUAL_UINT8(at(Cube::weapon), table.event(EventKind::cubeReturned).a);
    table.expectPhase(Phase::evadePay);
  }
  TEST_ASSERT_INT_WITHIN(12, 20, removed);  // four of each colour
  TEST_ASSERT_EQUAL_INT(40, removed + returned);
}

void test_scanning_5_counts_1_planet_icon_each_of_2_evaded_cards() {
  expectOfferedOnlyAt(kScanning, 5, {Moment::search});
  Voyage three, one;
  own(three, kScanning, 5);
  three.line({"Saturnian Bruiser", "Iron Sentry", "Void Lancer"}).done({kEvaded, kEvaded, kEvaded}).atSearch();
  use(three, 4);
  three.expectDie(0, kScanning, 4);
  TEST_ASSERT_EQUAL_INT(2, beginSearch(three));
  own(one, kScanning, 5);
  one.line({"Saturnian Bruiser", "Rocket Picket"}).done({kEvaded, kEvaded}).atSearch();
  use(one, 1);
  TEST_ASSERT_EQUAL_INT(1, beginSearch(one));
}

void test_scannings_icons_are_counted_before_modifications_and_additional_cubes_come_after_them() {
  Voyage icons, cubes;  // Jammer Drone: search 1 cube less
  own(icons, kScanning, 1);
  icons.line({"Jammer Drone", "Iron Sentry"}).done({kEvaded, kEvaded}).atSearch();
  use(icons, 1);
  TEST_ASSERT_EQUAL_INT(0, beginSearch(icons));
  cubes.dice(Die::infiltrationAgent, 1, kSpecialist, 1);
  cubes.line({"Jammer Drone", "Iron Sentry"}).done({kEvaded, kEvaded}).atSearch();
  use(cubes, 1);
  TEST_ASSERT_EQUAL_INT(1, beginSearch(cubes));
}

void test_scanning_6_chooses_the_super_weapon_on_a_yellow_cube() {
  expectOfferedOnlyAt(kScanning, 6, {});
  for (const bool using6 : {false, true}) {
    Voyage table;
    own(table, kScanning, 6);
    table.weaponDeck({"Sun Hammer", "Ether Harp", "Null Lance", "Chrono Key"});
    table.line({"Iron Sentry"}).done({kEngaged}).searching(2).draw(Cube::weapon);
    table.expectPhase(Phase::weapon);
    table.expectMoves({kGoOn, useDie(0)});
    TEST_ASSERT_EQUAL_UINT8(0, table.state.weaponsSeen);
    if (using6) {
      use(table, 5);
      table.expectDie(0, kScanning, 5);
      table.expectMoves({moveOf(Verb::takeWeapon, weapon("Null Lance")), moveOf(Verb::takeWeapon, weapon("Ether Harp")),
                         moveOf(Verb::takeWeapon, weapon("Chrono Key")),
                         moveOf(Verb::takeWeapon, weapon("Sun Hammer"))});
      table.play(Verb::takeWeapon, weapon("Sun Hammer"));
      TEST_ASSERT_EQUAL_UINT8(1, table.state.weaponsSeen);
    } else {
      table.play(kGoOn).expectDie(0, kScanning, 6);
    }
    TEST_ASSERT_EQUAL_size_t(1, table.state.found.size());
    TEST_ASSERT_EQUAL_UINT8(weapon(using6 ? "Sun Hammer" : "Chrono Key"), table.state.found[0].weapon);
    TEST_ASSERT_EQUAL_size_t(3, table.state.weaponDeck.size());
    table.expectBag(Cube::weapon, 3);
    table.expectPhase(Phase::cube);
  }
}

// ---- Universal Translator -------------------------------------------------------------------------------------------
void test_translator_1_rerolls_a_die_in_the_search_and_stays() {
  expectOfferedOnlyAt(kTranslator, 1, {Moment::search, Moment::last});
  for (unsigned which = 0; which <= 1; ++which) {
    Voyage table;
    own(table, kTranslator, 1);
    table.line({"Iron Sentry"}).done({kEngaged}).atSearch();
    use(table, 1);
    table.expectMoves({moveOf(Verb::ownDie, 0), moveOf(Verb::ownDie, 1)});
    table.playWhere(moveOf(Verb::ownDie, which),
                    [](const State&, const Events& events) { return happenedWith(events, EventKind::dieRolled, 6); });
    table.expectDie(which, which == 0 ? kTranslator : kSpecialist, 6);
    table.expectDie(1 - which, which == 0 ? kSpecialist : kTranslator, 1);
    TEST_ASSERT_EQUAL_INT(iconsOf("Iron Sentry"), beginSearch(table));
  }
}

namespace {

void expectWeaponSwap(unsigned face) {
  expectOfferedOnlyAt(kTranslator, face, {Moment::question});
  bool onTop[kWeapons] = {};
  for (Seed seed = 1; seed <= 40; ++seed) {
    Voyage table;
    own(table, kTranslator, face);
    table.seed(seed).found("Comet Lens").found("Ether Harp", 0, 0, 1).weaponDeck({"Sun Hammer", "Null Lance"});
    table.line({"Iron Sentry", "Void Lancer"}).ready();
    const int supplied = supply(table.state, Cube::diplomacy);
    use(table, 1);
    table.expectDie(0, kTranslator, 1);
    table.expectMoves({moveOf(Verb::ownWeapon, 0), moveOf(Verb::ownWeapon, 1)});
    table.play(Verb::ownWeapon, 1);
    table.expectMoves({moveOf(Verb::takeWeapon, weapon("Null Lance")), moveOf(Verb::takeWeapon, weapon("Sun Hammer"))});
    table.play(Verb::takeWeapon, weapon("Sun Hammer")).expectCurrent(0);
    const Found& came = table.state.found[1];
    TEST_ASSERT_EQUAL_UINT8(weapon("Sun Hammer"), came.weapon);
    TEST_ASSERT_EQUAL_INT(0, came.cubes[0] + came.cubes[1] + came.cubes[2] + came.automatic);
    TEST_ASSERT_EQUAL_UINT8(weapon("Comet Lens"), table.state.found[0].weapon);
    table.expectSupply(Cube::diplomacy, supplied + 1);  // its ability cubes
    table.expectBag(Cube::weapon, 2);                   // the yellow one moved over
    TEST_ASSERT_TRUE(table.state.weaponDeck.contains(weapon("Ether Harp")));
    TEST_ASSERT_TRUE(table.state.weaponDeck.contains(weapon("Null Lance")));
    TEST_ASSERT_EQUAL_UINT8(1, table.state.weaponsSeen);
    onTop[table.state.weaponDeck[table.state.weaponDeck.size() - 1]] = true;
  }
  TEST_ASSERT_TRUE_MESSAGE(onTop[weapon("Ether Harp")] && onTop[weapon("Null Lance")], "the deck is shuffled");
  Voyage nothing, emptyDeck;
  own(nothing, kTranslator, face);
  TEST_ASSERT_FALSE(nothing.line({"Iron Sentry", "Void Lancer"}).legal(useDie(0)));
  own(emptyDeck, kTranslator, face);
  emptyDeck.found("Comet Lens").line({"Iron Sentry", "Void Lancer"}).ready();
  TEST_ASSERT_TRUE(emptyDeck.legal(useDie(0)));
  while (!emptyDeck.state.weaponDeck.empty()) emptyDeck.state.weaponDeck.pop();
  TEST_ASSERT_FALSE(emptyDeck.legal(useDie(0)));
}

}  // namespace

void test_translator_2_swaps_a_found_super_weapon_for_another_of_the_deck() { expectWeaponSwap(2); }
void test_translator_4_swaps_a_found_super_weapon_for_another_of_the_deck() { expectWeaponSwap(4); }

void test_a_swapped_weapon_is_no_longer_automatically_understood() {
  Voyage table;
  own(table, kTranslator, 4);
  table.found("Ether Harp").line({"Iron Sentry", "Void Lancer"}).ready();
  table.state.found[0].automatic = 1;
  settle(table.state);
  use(table, 3);
  table.play(Verb::takeWeapon, weapon("Null Lance"));
  TEST_ASSERT_FALSE(understood(table.state.found[0]));
}

namespace {

// Of the cards that lie open this one comes next in the line.
void arrange(Voyage& table, const char* name) {
  for (std::size_t i = 0; i < table.state.shown.size(); ++i)
    if (table.state.shown[i] == card(name)) {
      table.play(Verb::arrange, static_cast<unsigned>(i));
      return;
    }
  TEST_FAIL_MESSAGE(name);
}

}  // namespace

void test_translator_3_draws_eight_plays_four_in_any_order_and_shuffles_four_back() {
  expectOfferedOnlyAt(kTranslator, 3, {});
  Voyage table;
  own(table, kTranslator, 3);
  table.round(2).next({"Iron Sentry", "Void Lancer", "Moon Hussar", "Star Bandit", "Rocket Picket", "Brass Legionary",
                       "Saturnian Bruiser", "Atomic Grenadier"});
  table.atPlanet().play(Verb::planet, 0).expectPhase(Phase::draw);
  table.expectMoves({kGoOn, useDie(0)});
  use(table, 2);
  table.expectDie(0, kTranslator, 2);
  table.expectPhase(Phase::arrange);
  TEST_ASSERT_EQUAL_size_t(8, table.state.shown.size());
  for (const char* name : {"Rocket Picket", "Moon Hussar", "Atomic Grenadier", "Iron Sentry"}) arrange(table, name);
  TEST_ASSERT_EQUAL_UINT8(card("Rocket Picket"), table.state.line[0]);
  TEST_ASSERT_EQUAL_UINT8(card("Moon Hussar"), table.state.line[1]);
  TEST_ASSERT_EQUAL_UINT8(card("Atomic Grenadier"), table.state.line[2]);
  TEST_ASSERT_EQUAL_UINT8(card("Iron Sentry"), table.state.line[3]);
  table.expectCurrent(0);
  const Names played = {"Rocket Picket", "Moon Hussar", "Atomic Grenadier", "Iron Sentry"};
  table.expectBag(4 + cubesOf(Cube::combat, played), 4 + cubesOf(Cube::science, played),
                  4 + cubesOf(Cube::diplomacy, played), 4, 4 + cubesOf(Cube::quietus, played),
                  4 + cubesOf(Cube::falseLead, played));  // of the four in the line alone
  TEST_ASSERT_EQUAL_size_t(40, table.state.deck.size());
  for (std::size_t i = 0; i < 32; ++i) TEST_ASSERT_EQUAL_UINT8(table.start().deck[i], table.state.deck[i]);
  for (const char* name : {"Void Lancer", "Star Bandit", "Brass Legionary", "Saturnian Bruiser"}) {
    bool back = false;
    for (std::size_t i = 32; i < 40; ++i) back = back || table.state.deck[i] == card(name);
    TEST_ASSERT_TRUE_MESSAGE(back, name);
  }
}

void test_translator_3_need_not_be_used_and_draws_four_then() {
  Voyage table;
  own(table, kTranslator, 3);
  table.next({"Iron Sentry", "Void Lancer", "Moon Hussar", "Star Bandit"}).atPlanet().play(Verb::planet, 0);
  table.play(kGoOn).expectDie(0, kTranslator, 3);
  TEST_ASSERT_EQUAL_UINT8(card("Iron Sentry"), table.state.line[0]);
  TEST_ASSERT_EQUAL_UINT8(card("Star Bandit"), table.state.line[3]);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.dieUsed);
}

void test_translator_3_with_four_cards_left_in_the_sector_only_arranges_them() {
  Voyage table;
  own(table, kTranslator, 3);
  table.round(4).next({"Iron Sentry", "Void Lancer", "Moon Hussar", "Star Bandit"}).atPlanet();
  table.play(Verb::planet, 0);
  use(table, 1);
  TEST_ASSERT_EQUAL_size_t(4, table.state.shown.size());
  for (const char* name : {"Moon Hussar", "Star Bandit", "Iron Sentry"}) arrange(table, name);
  TEST_ASSERT_EQUAL_UINT8(card("Moon Hussar"), table.state.line[0]);
  TEST_ASSERT_EQUAL_UINT8(card("Star Bandit"), table.state.line[1]);
  TEST_ASSERT_EQUAL_UINT8(card("Iron Sentry"), table.state.line[2]);
  TEST_ASSERT_EQUAL_UINT8(card("Void Lancer"), table.state.line[3]);  // the last one answers itself
  table.expectCurrent(0);
  TEST_ASSERT_EQUAL_size_t(32, table.state.deck.size());
  for (std::size_t i = 0; i < 32; ++i) TEST_ASSERT_EQUAL_UINT8(table.start().deck[i], table.state.deck[i]);
}

namespace {

// Before a cube of the search: two cubes of these colours are drawn.
void drawTwo(Voyage& table, Cube first, Cube second) {
  own(table, kTranslator, 5);
  table.line({"Iron Sentry"}).done({kEngaged}).searching(2).play(useDie(0));
  table.playWhere(turnTo(3), [first, second](const State& state, const Events&) {
    return state.phase == Phase::twoCubes && state.drawn[0] == at(first) && state.drawn[1] == at(second);
  });
  table.expectDie(0, kTranslator, 3);
  table.expectMoves({moveOf(Verb::keepCube, 0), moveOf(Verb::keepCube, 1)});
}

}  // namespace

void test_translator_5_draws_two_cubes_and_puts_the_unused_one_into_the_supply() {
  expectOfferedOnlyAt(kTranslator, 5, {Moment::cube});
  Voyage red, white;
  drawTwo(red.abilities(5, 5, 5).bag(4, 0, 0, 4, 4), Cube::combat, Cube::falseLead);
  red.play(Verb::keepCube, 0);
  if (red.state.phase == Phase::place) red.play(kRaise);
  red.expectAbilities(6, 5, 5);
  red.expectSupply(Cube::falseLead, 9);
  red.expectBag(3, 0, 0, 4, 4, 3);
  red.expectPhase(Phase::cube);
  TEST_ASSERT_EQUAL_UINT8(1, red.state.cubesDrawn);  // one cube of the search
  TEST_ASSERT_FALSE(red.offers(Verb::useDie));       // once
  drawTwo(white.abilities(5, 5, 5).bag(4, 0, 0, 4, 4), Cube::combat, Cube::falseLead);
  white.play(Verb::keepCube, 1).expectAbilities(5, 5, 5);
  TEST_ASSERT_EQUAL_UINT8(1, white.state.aside);
  white.expectSupply(Cube::combat, 9);
}

void test_translator_5_returns_an_unused_yellow_cube_to_the_bag() {
  Voyage unused, taken;
  drawTwo(unused.bag(0, 0, 0, 4, 4), Cube::weapon, Cube::falseLead);
  unused.play(Verb::keepCube, 1).expectBag(Cube::weapon, 4);
  TEST_ASSERT_EQUAL_size_t(0, unused.state.found.size());
  drawTwo(taken.bag(0, 0, 0, 4, 4), Cube::weapon, Cube::falseLead);
  taken.play(Verb::keepCube, 0).expectBag(Cube::weapon, 3);
  TEST_ASSERT_EQUAL_size_t(1, taken.state.found.size());
  taken.expectSupply(Cube::falseLead, 9);
}

void test_translator_6_makes_a_found_super_weapon_understood() {
  expectOfferedOnlyAt(kTranslator, 6, {Moment::question});
  Voyage table;
  own(table, kTranslator, 6);
  table.found("Ether Harp").line({"Iron Sentry", "Void Lancer"});
  use(table, 5);
  table.expectDie(0, kTranslator, 5);
  table.expectCurrent(0);  // the only one answers itself
  TEST_ASSERT_TRUE(understood(table.state.found[0]));
  TEST_ASSERT_EQUAL_INT(0, evadeAndCount(table).cubes);
}

void runSystemDieTests() {
  RUN_TEST(test_artificial_intelligence_1_rolls_a_weapons_specialist_when_engaging_and_stays);
  RUN_TEST(test_artificial_intelligence_2_swaps_and_rolls_a_die_when_engaging_guardforce_with_a_planet_icon);
  RUN_TEST(test_artificial_intelligence_3_rolls_an_infiltration_agent_when_engaging);
  RUN_TEST(test_artificial_intelligence_3_with_a_rolled_3_leaves_the_choice_of_the_half);
  RUN_TEST(test_artificial_intelligence_4_rerolls_a_die_when_engaging_an_agent);
  RUN_TEST(test_artificial_intelligence_5_rolls_an_engineer_when_engaging);
  RUN_TEST(test_artificial_intelligence_5_with_a_rolled_2_helps_or_upgrades_1_side);
  RUN_TEST(test_artificial_intelligence_5_with_a_rolled_6_helps_and_upgrades_2_sides);
  RUN_TEST(test_artificial_intelligence_6_rerolls_a_die_when_engaging_guardforce_with_a_planet_icon);
  RUN_TEST(test_scanning_1_counts_1_planet_icon_of_an_evaded_card_and_stays);
  RUN_TEST(test_scanning_2_takes_a_chosen_cube_in_an_evade_and_never_yellow);
  RUN_TEST(test_scanning_3_makes_a_found_super_weapon_understood_for_the_rest_of_the_game);
  RUN_TEST(test_scanning_4_takes_a_random_cube_in_an_evade_and_returns_yellow);
  RUN_TEST(test_scanning_5_counts_1_planet_icon_each_of_2_evaded_cards);
  RUN_TEST(test_scannings_icons_are_counted_before_modifications_and_additional_cubes_come_after_them);
  RUN_TEST(test_scanning_6_chooses_the_super_weapon_on_a_yellow_cube);
  RUN_TEST(test_translator_1_rerolls_a_die_in_the_search_and_stays);
  RUN_TEST(test_translator_2_swaps_a_found_super_weapon_for_another_of_the_deck);
  RUN_TEST(test_translator_4_swaps_a_found_super_weapon_for_another_of_the_deck);
  RUN_TEST(test_a_swapped_weapon_is_no_longer_automatically_understood);
  RUN_TEST(test_translator_3_draws_eight_plays_four_in_any_order_and_shuffles_four_back);
  RUN_TEST(test_translator_3_need_not_be_used_and_draws_four_then);
  RUN_TEST(test_translator_3_with_four_cards_left_in_the_sector_only_arranges_them);
  RUN_TEST(test_translator_5_draws_two_cubes_and_puts_the_unused_one_into_the_supply);
  RUN_TEST(test_translator_5_returns_an_unused_yellow_cube_to_the_bag);
  RUN_TEST(test_translator_6_makes_a_found_super_weapon_understood);
}

}  // namespace pulp_invasion_test
