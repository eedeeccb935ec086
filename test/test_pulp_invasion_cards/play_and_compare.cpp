// Reads printed texts, plays positions and compares: what the other files of the suite are written with.
#include "card_tests.h"

namespace pulp_invasion_test {

namespace {

// ---- which texts were read ------------------------------------------------------------------------------------------
bool cardRead[kEncounterCards];
bool locationRead[kLocations][kSectors];
bool planetRead[kPlanets];
bool weaponRead[kWeapons];
bool alienRead[kAliens];

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
bool isSmall(char letter) { return letter >= 'a' && letter <= 'z'; }

int numberAt(const char*& text) {
  const bool minus = *text == '-';
  if (*text == '-' || *text == '+') ++text;
  TEST_ASSERT_TRUE_MESSAGE(isDigit(*text), "a number stands here");
  int number = 0;
  for (; isDigit(*text); ++text) number = number * 10 + (*text - '0');
  return minus ? -number : number;
}

int sum(const std::uint8_t* numbers, std::size_t count) {
  int total = 0;
  for (std::size_t i = 0; i < count; ++i) total += numbers[i];
  return total;
}

}  // namespace

// ---- printed texts --------------------------------------------------------------------------------------------------
Numbers numbersIn(const char* text, const char* pattern) {
  Numbers numbers{};
  std::size_t count = 0;
  const char* at = text;
  for (; *pattern != '\0'; ++pattern) {
    if (*pattern == '#') {
      numbers.at[count++] = numberAt(at);
    } else if (*pattern == '~') {
      while (isSmall(*at)) ++at;
    } else {
      TEST_ASSERT_TRUE_MESSAGE(*at == *pattern, text);
      ++at;
    }
  }
  TEST_ASSERT_TRUE_MESSAGE(*at == '\0', text);
  return numbers;
}

Numbers cardSays(const char* name, const char* pattern) {
  cardRead[card(name)] = true;
  return numbersIn(kEncounterCard[card(name)].text, pattern);
}
Numbers locationSays(const char* name, const char* who, const char* pattern) {
  const std::size_t row = card(name) - kFirstLocation;
  locationRead[row][alien(who)] = true;
  return numbersIn(kLocationEffect[row][alien(who)].text, pattern);
}
Numbers planetSays(const char* name, const char* pattern) {
  planetRead[planet(name)] = true;
  return numbersIn(kPlanetCard[planet(name)].text, pattern);
}
Numbers weaponSays(const char* name, const char* pattern) {
  weaponRead[weapon(name)] = true;
  return numbersIn(kWeaponCard[weapon(name)].text, pattern);
}
Numbers alienSays(const char* name, const char* pattern) {
  alienRead[alien(name)] = true;
  return numbersIn(kAlienCard[alien(name)].text, pattern);
}

void test_every_text_was_read_and_played() {
  for (Card i = 0; i < kEncounterCards; ++i)
    TEST_ASSERT_TRUE_MESSAGE(cardRead[i] || kEncounterCard[i].text[0] == '\0', kEncounterCard[i].name);
  for (std::size_t i = 0; i < kLocations; ++i)
    for (const bool read : locationRead[i]) TEST_ASSERT_TRUE_MESSAGE(read, kEncounterCard[kFirstLocation + i].name);
  for (std::size_t i = 0; i < kPlanets; ++i) TEST_ASSERT_TRUE_MESSAGE(planetRead[i], kPlanetCard[i].name);
  for (std::size_t i = 0; i < kWeapons; ++i) TEST_ASSERT_TRUE_MESSAGE(weaponRead[i], kWeaponCard[i].name);
  for (std::size_t i = 0; i < kAliens; ++i) TEST_ASSERT_TRUE_MESSAGE(alienRead[i], kAlienCard[i].name);
}

// ---- what really happens --------------------------------------------------------------------------------------------
void payUp(Voyage& table) {
  if (table.state.phase == Phase::engage) table.play(kGoOn);
  if (table.state.phase == Phase::pay) table.play(pay());
}

Paid engageAndPay(Voyage& table) {
  table.play(kEngage);
  payUp(table);
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::engaged));
  const Event& payment = table.event(EventKind::abilityChanged);
  const int points = payment.b - payment.c;
  TEST_ASSERT_EQUAL_INT(table.event(EventKind::engaged).value, points);
  return {static_cast<Ability>(payment.a), points};
}

Evasion evadeAndCount(Voyage& table) {
  table.ready();
  const int points = sum(table.state.ability, kAbilities), cubes = sum(table.state.bag, kAbilities);
  table.evade();
  const int drawn = cubes - sum(table.state.bag, kAbilities);
  return {points - sum(table.state.ability, kAbilities) - drawn, drawn};
}

int beginSearch(Voyage& table) {
  table.ready();
  if (table.state.phase == Phase::search) table.play(kGoOn);
  if (table.count(EventKind::searchBegan) > 0)
    TEST_ASSERT_EQUAL_INT(table.event(EventKind::searchBegan).value,
                          table.state.phase == Phase::cube ? table.state.cubes : 0);
  return table.state.phase == Phase::cube ? table.state.cubes : 0;
}

// ---- cards that lie beside the line ---------------------------------------------------------------------------------
void lay(Voyage& table, const Beside& beside) {
  table.round(beside.round).planet(beside.planet).blackOnQuietus(beside.black);
  table.aliens(beside.aliens[0], beside.aliens[1], beside.aliens[2]);
  if (beside.location != nullptr) table.location(beside.location);
  if (beside.weapon != nullptr && beside.isUnderstood) table.understood(beside.weapon);
  if (beside.weapon != nullptr && !beside.isUnderstood) table.found(beside.weapon);
}

namespace {

// Guardforce, Agents and Events, with and without a Planet Icon, weak and strong.
constexpr const char* kPanel[] = {"Saturnian Bruiser", "Void Lancer",    "Star Bandit",
                                  "Madame Nebula",     "Sergeant Steel", "The Grey Pilot",
                                  "The Ion Storm",     "Time Slip",      "Distress Call"};

bool concerns(const Changes& changes, const Met& met) { return changes.whose == nullptr || changes.whose(met); }

int changedStrength(const Changes& changes, const Met& met, int strength) {
  if (!concerns(changes, met)) return strength;
  const int after = strength + changes.strength;
  if (changes.strength >= 0 || after >= changes.lowest) return after;
  return strength < changes.lowest ? strength : changes.lowest;
}

void compareEngage(const char* name, Ability icon, const Beside& with, const Beside& without, const Changes& changes) {
  const Names line = {name, kNeighbour[at(icon)]};
  Voyage plainTable, table;
  lay(plainTable, without);
  lay(table, with);
  const Paid before = engageAndPay(plainTable.line(line));
  TEST_ASSERT_TRUE(before.with == icon);
  const Ability now = changes.icon < 0 ? icon : static_cast<Ability>(changes.icon);
  const Met met{kEncounterCard[card(name)].kind, iconsOf(name) > 0, now};
  const int expected = changedStrength(changes, met, before.points);
  table.line(line);
  if (expected == 0) return table.expectMoves({kEvade});
  const Paid after = engageAndPay(table);
  TEST_ASSERT_EQUAL_INT_MESSAGE(expected, after.points, name);
  TEST_ASSERT_EQUAL_UINT8_MESSAGE(static_cast<std::uint8_t>(now), static_cast<std::uint8_t>(after.with), name);
}

void compareEvade(const char* name, const Beside& with, const Beside& without, const Changes& changes) {
  Voyage plainTable, table;
  lay(plainTable, without);
  lay(table, with);
  const Evasion before = evadeAndCount(plainTable.line({name, "Moon Hussar"}));
  const Evasion after = evadeAndCount(table.line({name, "Moon Hussar"}));
  const int cubes = before.cubes + changes.evadeCubes;
  TEST_ASSERT_EQUAL_INT_MESSAGE(changes.evadeIsFree ? 0 : before.points + changes.evadePoints, after.points, name);
  TEST_ASSERT_EQUAL_INT_MESSAGE(cubes < 0 ? 0 : cubes, after.cubes, name);
}

// Two cards were engaged, `evaded` others evaded.
int searched(const Beside& beside, int evaded, const char* first, const char* second) {
  Voyage table;
  lay(table, beside);
  table.line({first, second, "Void Lancer", "Moon Hussar"});
  const LineStatus third = evaded > 0 ? kEvaded : kEngaged, fourth = evaded > 1 ? kEvaded : kEngaged;
  return beginSearch(table.done({kEngaged, kEngaged, third, fourth}).atSearch());
}

void compareSearch(const Beside& with, const Beside& without, const Changes& changes) {
  for (int evaded = 0; evaded <= 2; ++evaded) {
    const int before = searched(without, evaded, "Iron Sentry", "Saturnian Bruiser");
    const int after = searched(with, evaded, "Iron Sentry", "Saturnian Bruiser");
    TEST_ASSERT_EQUAL_INT_MESSAGE(before + changes.search + changes.searchPerEvaded * evaded, after, "search");
  }
  const int icons = searched(without, 2, "Star Bandit", "Rocket Picket");
  const int least = icons + changes.search + 2 * changes.searchPerEvaded;
  TEST_ASSERT_EQUAL_INT_MESSAGE(0, icons, "no icon was engaged");
  TEST_ASSERT_EQUAL_INT(least < 0 ? 0 : least, searched(with, 2, "Star Bandit", "Rocket Picket"));
}

}  // namespace

void expectChanges(const Beside& with, const Beside& without, const Changes& changes) {
  for (const char* name : kPanel) {
    for (const Ability icon : kEveryAbility) compareEngage(name, icon, with, without, changes);
    compareEvade(name, with, without, changes);
  }
  compareSearch(with, without, changes);
}

void expectNoChange(const Beside& with, const Beside& without) { expectChanges(with, without, Changes{}); }

void runReadTests() { RUN_TEST(test_every_text_was_read_and_played); }

}  // namespace pulp_invasion_test
