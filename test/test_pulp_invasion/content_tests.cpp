// The cards as a whole: how many there are, their names, and that each text says just what its effects do, because the text
// can be written from them.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

using Sentence = Text<160>;
enum class Where { line, hand, elsewhere };

constexpr const char* kColour[] = {"red", "orange", "blue", "yellow", "black", "white"};
constexpr const char* kAbilityName[] = {"Combat", "Science", "Diplomacy"};

const char* colour(Of of) { return kColour[static_cast<std::size_t>(of)]; }
const char* abilityName(Of of) { return kAbilityName[static_cast<std::size_t>(of)]; }
const char* plural(int n) { return n == 1 ? "" : "s"; }

// ---- a passive change as a sentence -----------------------------------------------------------------------------------
const char* whom(Filter filter) {
  switch (filter) {
    case Filter::itself: return "";
    case Filter::every: return "All cards";
    case Filter::toTheRight: return "Cards to its right";
    case Filter::guardforce: return "Guardforce";
    case Filter::agents: return "Agents";
    case Filter::events: return "Events";
    case Filter::agentsAndEvents: return "Agents and Events";
    case Filter::withPlanetIcon: return "Cards with a Planet Icon";
    case Filter::withoutPlanetIcon: return "Cards without a Planet Icon";
    case Filter::combat: return "Cards engaged with Combat";
    case Filter::science: return "Cards engaged with Science";
    case Filter::diplomacy: return "Cards engaged with Diplomacy";
  }
  return "?";
}

const char* times(Scale scale) {
  switch (scale) {
    case Scale::once: return "";
    case Scale::perEvaded: return " for each card evaded in this line";
    case Scale::perEngaged: return " for each card engaged in this line";
    case Scale::perTwoBlack: return " for every 2 black cubes on Quietus, rounded up";
    case Scale::perUnderstood: return " for each Understood Super Weapon";
    case Scale::perFound: return " for each Super Weapon found";
  }
  return "?";
}

void sayStrength(const Effect& effect, Sentence& text) {
  if (effect.filter != Filter::itself)
    text << whom(effect.filter) << (effect.filter == Filter::guardforce ? " has " : " have ");
  const int n = effect.amount < 0 ? -effect.amount : effect.amount;
  text << (effect.amount > 0 ? "+" : "-") << n << " Strength" << times(effect.scale);
  if (effect.amount < 0) text << (effect.mayZero ? ". It may reach 0" : ", never below 1");
  text << ".";
}

void sayEvade(const Effect& effect, Sentence& text) {
  const int n = effect.amount < 0 ? -effect.amount : effect.amount;
  const bool price = effect.what == What::evadePrice;
  const char* thing = price ? " point" : " cube";
  text << (effect.filter == Filter::itself ? "Evading it " : "An Evade ") << (price ? "costs " : "draws ");
  if (effect.how == How::set)
    text << (n == 0 ? "no" : "") << thing << "s.";
  else
    text << n << (effect.amount > 0 ? " extra" : " fewer") << thing << plural(n) << ".";
}

void saySearch(const Effect& effect, Where where, Sentence& text) {
  const int n = effect.amount < 0 ? -effect.amount : effect.amount;
  text << "Draw " << n << (effect.amount > 0 ? " extra" : " fewer") << " search cube" << plural(n)
       << times(effect.scale) << (where == Where::line ? " this round." : ".");
}

void sayPassive(const Effect& effect, Where where, Sentence& text) {
  switch (effect.what) {
    case What::strength: return sayStrength(effect, text);
    case What::icon: text << whom(effect.filter) << " are engaged with " << abilityName(effect.of) << "."; return;
    case What::evadePrice:
    case What::evadeCubes: return sayEvade(effect, text);
    default: return saySearch(effect, where, text);
  }
}

// ---- an action --------------------------------------------------------------------------------------------------------
void sayMoment(const Effect& effect, Where where, Sentence& text) {
  if (where == Where::hand) text << "From your hand, ";
  switch (effect.when) {
    case When::read: text << "When read: "; return;
    case When::engaged: text << (where == Where::line ? "When engaged: " : "After an Engage: "); return;
    case When::evaded: text << (where == Where::line ? "When evaded: " : "After an Evade: "); return;
    case When::search: text << (where == Where::hand ? "as" : "As") << " the search begins: "; return;
    case When::question: text << "at any card: "; return;
    case When::engage: text << "when you engage: "; return;
    default: text << "when you evade: "; return;
  }
}

void sayPoints(const Effect& effect, bool again, Sentence& text) {
  const int n = effect.amount;
  if (!again) text << (effect.what == What::gain ? "gain " : "lose ");
  if (effect.of == Of::chosen)
    text << n << " point" << plural(n) << (n == 1 ? " in any Ability" : " in any Abilities");
  else
    text << n << " " << abilityName(effect.of);
}

void sayCubes(const Effect& effect, Sentence& text) {
  const int n = effect.amount;
  const bool in = effect.what == What::bagIn;
  text << (in ? "add " : "remove ") << n << " " << colour(effect.of) << " cube" << plural(n)
       << (in ? " to the bag" : " from the bag");
}

// `before`: the effect that the same sentence began with.
void sayAction(const Effect& effect, const Effect* before, Sentence& text) {
  const int n = effect.amount;
  switch (effect.what) {
    case What::gain:
    case What::lose: return sayPoints(effect, before != nullptr && before->what == effect.what, text);
    case What::bagIn:
    case What::bagOut: return sayCubes(effect, text);
    case What::reroll: text << "reroll " << n << " of your dice"; return;
    case What::upgrade: text << "upgrade a System die " << n << " side" << plural(n); return;
    case What::weaponCube:
      text << "put " << (effect.of == Of::science ? "an " : "a ") << colour(effect.of) << " cube on a Super Weapon";
      return;
    case What::bonus: text << "pay " << n << " less"; return;
    case What::freeEvade: text << "pay no points"; return;
    case What::calmEvade: text << "draw no cubes"; return;
    default: text << "draw " << n << " extra cube" << plural(n); return;
  }
}

template <std::size_t N>
void say(const Effect (&effects)[N], Where where, Sentence& text) {
  const Effect* before = nullptr;
  for (const Effect& effect : effects) {
    if (effect.when == When::nothing) continue;
    const bool passive = effect.when == When::always;
    const bool goesOn = before != nullptr && !passive && before->when == effect.when;
    if (before != nullptr) text << (goesOn ? " and " : before->when == When::always ? " " : ". ");
    if (passive) {
      sayPassive(effect, where, text);
    } else {
      if (!goesOn) sayMoment(effect, where, text);
      sayAction(effect, goesOn ? before : nullptr, text);
    }
    before = &effect;
  }
  if (before != nullptr && before->when != When::always) text << ".";
}

template <std::size_t N>
void expectText(const char* name, const char* printed, const Effect (&effects)[N], Where where) {
  Sentence text;
  say(effects, where, text);
  TEST_ASSERT_EQUAL_STRING_MESSAGE(text.c_str(), printed, name);
  TEST_ASSERT_LESS_OR_EQUAL_size_t_MESSAGE(kMostText, letterCount(printed), name);
}

// ---- names ------------------------------------------------------------------------------------------------------------
constexpr std::size_t kNamed = kEncounterCards + kAliens + kPlanets + kWeapons + kCaptains + kDice;
struct NameList {
  const char* at[kNamed];
  std::size_t count = 0;
  template <class Row, std::size_t N>
  void add(const Row (&rows)[N]) {
    for (const Row& row : rows) at[count++] = row.name;
  }
};

}  // namespace

void test_every_text_says_what_its_effects_do() {
  for (const EncounterCard& card : kEncounterCard) {
    if (card.kind == CardKind::location) continue;
    expectText(card.name, card.text, card.effect, card.kind == CardKind::guardforce ? Where::line : Where::hand);
  }
  for (std::size_t i = 0; i < kLocations; ++i)
    for (const LocationEffect& location : kLocationEffect[i]) {
      const Effect effects[] = {location.effect};
      expectText(kEncounterCard[kFirstLocation + i].name, location.text, effects, Where::elsewhere);
    }
  for (const AlienCard& alien : kAlienCard) expectText(alien.name, alien.text, alien.effect, Where::elsewhere);
  for (const PlanetCard& planet : kPlanetCard) expectText(planet.name, planet.text, planet.effect, Where::elsewhere);
  for (const WeaponCard& weapon : kWeaponCard) expectText(weapon.name, weapon.text, weapon.effect, Where::elsewhere);
}

void test_no_two_cards_have_the_same_name() {
  NameList names;
  names.add(kEncounterCard);
  names.add(kAlienCard);
  names.add(kPlanetCard);
  names.add(kWeaponCard);
  names.add(kCaptainCard);
  names.add(kDieCard);
  TEST_ASSERT_EQUAL_size_t(kNamed, names.count);
  for (std::size_t i = 0; i < names.count; ++i) {
    TEST_ASSERT_TRUE(names.at[i][0] != '\0');
    TEST_ASSERT_LESS_OR_EQUAL_size_t_MESSAGE(23, letterCount(names.at[i]), names.at[i]);
    for (std::size_t j = 0; j < i; ++j)
      TEST_ASSERT_TRUE_MESSAGE(std::strcmp(names.at[i], names.at[j]) != 0, names.at[i]);
  }
}

void test_only_8_of_the_24_guardforce_at_most_have_no_effect_and_no_other_card() {
  int plainOnes = 0;
  for (const EncounterCard& card : kEncounterCard) {
    if (card.kind == CardKind::location) continue;
    const bool none = card.effect[0].when == When::nothing;
    TEST_ASSERT_TRUE_MESSAGE(!none || card.kind == CardKind::guardforce, card.name);
    plainOnes += none ? 1 : 0;
  }
  TEST_ASSERT_LESS_OR_EQUAL_INT(8, plainOnes);
  for (const auto& location : kLocationEffect)
    for (const LocationEffect& each : location) TEST_ASSERT_TRUE(each.effect.when != When::nothing);
  for (const AlienCard& each : kAlienCard) TEST_ASSERT_TRUE(each.effect[0].when != When::nothing);
  for (const PlanetCard& each : kPlanetCard) TEST_ASSERT_TRUE(each.effect[0].when != When::nothing);
  for (const WeaponCard& each : kWeaponCard) TEST_ASSERT_TRUE(each.effect[0].when != When::nothing);
}

void test_the_cards_have_the_kinds_of_their_rows() {
  for (Card card = 0; card < kEncounterCards; ++card) {
    TEST_ASSERT_TRUE(kEncounterCard[card].kind == kindOf(card));
    TEST_ASSERT_LESS_OR_EQUAL_UINT8(2, kEncounterCard[card].planetIcons);
    TEST_ASSERT_TRUE(kEncounterCard[card].strength > 0 || kindOf(card) == CardKind::location);
    for (const Of cube : kEncounterCard[card].cube) TEST_ASSERT_TRUE(cube != Of::weapon);  // yellow is never added
  }
}

void test_a_super_weapon_needs_2_or_3_cubes() {
  for (const WeaponCard& weapon : kWeaponCard) {
    const int needs = weapon.needs[0] + weapon.needs[1] + weapon.needs[2];
    TEST_ASSERT_TRUE_MESSAGE(needs == 2 || needs == 3, weapon.name);
  }
}

void test_a_captain_has_maxima_of_7_to_12_and_is_offered_three_different_dice() {
  for (const CaptainCard& captain : kCaptainCard) {
    for (const std::uint8_t most : captain.maximum) TEST_ASSERT_TRUE_MESSAGE(most >= 7 && most <= 12, captain.name);
    TEST_ASSERT_TRUE_MESSAGE(captain.offered[0] != captain.offered[1] && captain.offered[1] != captain.offered[2] &&
                                 captain.offered[0] != captain.offered[2],
                             captain.name);
  }
}

// House 2: the Abilities of lost icons.
void test_a_crew_die_helps_against_its_own_ability_and_engineer_3_against_combat() {
  const Of own[] = {Of::combat, Of::diplomacy, Of::science};
  for (std::size_t die = 0; die < 3; ++die)
    for (std::size_t face = 0; face < 6; ++face)
      for (const FaceHalf& half : kDieFace[die][face].half) {
        if (half.does != FaceDoes::bonus || half.of == Of::none) continue;
        const bool engineer3 = die == static_cast<std::size_t>(Die::engineer) && face == 2;
        TEST_ASSERT_TRUE(half.of == (engineer3 ? Of::combat : own[die]));
      }
}

void runContentTests() {
  RUN_TEST(test_every_text_says_what_its_effects_do);
  RUN_TEST(test_no_two_cards_have_the_same_name);
  RUN_TEST(test_only_8_of_the_24_guardforce_at_most_have_no_effect_and_no_other_card);
  RUN_TEST(test_the_cards_have_the_kinds_of_their_rows);
  RUN_TEST(test_a_super_weapon_needs_2_or_3_cubes);
  RUN_TEST(test_a_captain_has_maxima_of_7_to_12_and_is_offered_three_different_dice);
  RUN_TEST(test_a_crew_die_helps_against_its_own_ability_and_engineer_3_against_combat);
}

}  // namespace pulp_invasion_test
