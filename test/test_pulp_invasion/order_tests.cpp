// The order of modifications between blank cards: the rules' own file, compiled once more under another name with tables that
// these tests may write on, so that each pair of steps can be shown with effects that set, add and double.
#include <unity.h>

#define ARMADA_TUNING
#define pulp_invasion pulp_invasion_between_blank_cards
#include "rules/pulp_invasion/modifications.cpp"

namespace armada::pulp_invasion {

EncounterCard kEncounterCard[kEncounterCards];
LocationEffect kLocationEffect[kLocations][kSectors];
AlienCard kAlienCard[kAliens];
PlanetCard kPlanetCard[kPlanets];
WeaponCard kWeaponCard[kWeapons];

}  // namespace armada::pulp_invasion

namespace pulp_invasion_test {

namespace {

using namespace armada::pulp_invasion;

constexpr int kPrinted = 3;
constexpr std::uint8_t kAsked = 1;  // the current card; the one to its left was read before, and carries step 2
constexpr What kNumbers[] = {What::strength, What::evadePrice, What::evadeCubes};

Effect change(What what, How how, int amount) {
  return {When::always, what, how, static_cast<std::int8_t>(amount), Of::none, Filter::every, Scale::once, true};
}
Effect becomes(Of ability) {
  return {When::always, What::icon, How::set, 0, ability, Filter::every, Scale::once, false};
}

// Under alien 0 at Planet 0 with Location 0 and weapon 0 Understood: a line of two cards, the second one current.
struct Blank {
  Blank() {
    for (EncounterCard& card : kEncounterCard) card = EncounterCard{};
    for (auto& location : kLocationEffect)
      for (LocationEffect& effect : location) effect = LocationEffect{};
    for (AlienCard& alien : kAlienCard) alien = AlienCard{};
    for (PlanetCard& planet : kPlanetCard) planet = PlanetCard{};
    for (WeaponCard& weapon : kWeaponCard) weapon = WeaponCard{"", "", {1, 1, 0}, {}};  // Understood by a die alone
    kEncounterCard[1].strength = kPrinted;
    state = State{};
    state.round = 1;
    state.phase = Phase::question;
    state.location = kFirstLocation;
    state.line[0] = 0;
    state.line[1] = 1;
    state.line[2] = state.line[3] = kNoCard;
    state.status[0] = LineStatus::engaged;
    state.status[1] = LineStatus::standing;
    state.status[2] = state.status[3] = LineStatus::left;
    state.current = kAsked;
    state.found.push({0, {}, 1});
  }

  Blank& put(std::size_t step, const Effect& effect) {
    switch (static_cast<ModStep>(step)) {
      case ModStep::alien: kAlienCard[0].effect[0] = effect; break;
      case ModStep::line: kEncounterCard[0].effect[0] = effect; break;
      case ModStep::location: kLocationEffect[0][0].effect = effect; break;
      case ModStep::planet: kPlanetCard[0].effect[0] = effect; break;
      case ModStep::weapon: kWeaponCard[0].effect[0] = effect; break;
    }
    return *this;
  }

  Receipt of(What what) const {
    switch (what) {
      case What::evadePrice: return evadePrice(state, kAsked);
      case What::evadeCubes: return evadeCubes(state, kAsked);
      case What::searchCount: return searchCount(state);
      default: return engageStrength(state, kAsked);
    }
  }
  Ability icon() const { return engageIcon(state, kAsked).icon(); }

  State state;
};

// The Strength of a card that has none, under an effect: nothing raises it.
int atZero(std::size_t step, const Effect& effect) {
  Blank table;
  kEncounterCard[1].strength = 0;
  return table.put(step, effect).of(What::strength).total();
}

// What stands after each step, for two changes in steps `a` and `b`.
void expectPair(What what, std::size_t a, std::size_t b, const Effect& first, int afterFirst, const Effect& second,
                int afterSecond) {
  Blank table;
  const Receipt receipt = table.put(a, first).put(b, second).of(what);
  for (std::size_t step = 0; step < kModSteps; ++step) {
    const int expected = step < a ? receipt.printed : step < b ? afterFirst : afterSecond;
    TEST_ASSERT_EQUAL_INT(expected, receipt.after[step]);
  }
  TEST_ASSERT_EQUAL_INT(afterSecond, receipt.total());
}

}  // namespace

void test_in_each_pair_of_steps_a_later_set_wins_over_an_earlier_addition() {
  for (const What what : kNumbers)
    for (std::size_t a = 0; a < kModSteps; ++a)
      for (std::size_t b = a + 1; b < kModSteps; ++b) {
        const int printed = Blank().of(what).printed;
        expectPair(what, a, b, change(what, How::add, 2), printed + 2, change(what, How::set, 7), 7);
      }
}

void test_in_each_pair_of_steps_a_later_addition_comes_on_top_of_an_earlier_set() {
  for (const What what : kNumbers)
    for (std::size_t a = 0; a < kModSteps; ++a)
      for (std::size_t b = a + 1; b < kModSteps; ++b)
        expectPair(what, a, b, change(what, How::set, 7), 7, change(what, How::add, 2), 9);
}

void test_in_each_pair_of_steps_doubling_takes_what_the_steps_before_left() {
  for (const What what : kNumbers)
    for (std::size_t a = 0; a < kModSteps; ++a)
      for (std::size_t b = a + 1; b < kModSteps; ++b) {
        const int printed = Blank().of(what).printed;
        expectPair(what, a, b, change(what, How::add, 2), printed + 2, change(what, How::twice, 2), 2 * (printed + 2));
        expectPair(what, a, b, change(what, How::twice, 2), 2 * printed, change(what, How::add, 2), 2 * printed + 2);
      }
}

void test_in_each_pair_of_steps_the_later_icon_counts() {
  for (std::size_t a = 0; a < kModSteps; ++a)
    for (std::size_t b = a + 1; b < kModSteps; ++b) {
      Blank table;
      table.put(a, becomes(Of::science)).put(b, becomes(Of::diplomacy));
      const IconReceipt receipt = engageIcon(table.state, kAsked);
      for (std::size_t step = 0; step < kModSteps; ++step)
        TEST_ASSERT_TRUE(receipt.after[step] == (step < a   ? Ability::combat
                                                 : step < b ? Ability::science
                                                            : Ability::diplomacy));
    }
}

void test_the_icon_goes_through_all_five_steps_before_the_strength() {
  for (std::size_t strength = 0; strength < kModSteps; ++strength)
    for (std::size_t icon = 0; icon < kModSteps; ++icon) {
      if (strength == icon) continue;
      Effect stronger = change(What::strength, How::add, 2);
      stronger.filter = Filter::science;  // only what is engaged with Science: the last word on the icon counts
      Blank table;
      table.put(strength, stronger).put(icon, becomes(Of::science));
      TEST_ASSERT_EQUAL_INT(kPrinted + 2, table.of(What::strength).total());
      Blank away;
      stronger.filter = Filter::combat;  // as printed, but no longer
      away.put(strength, stronger).put(icon, becomes(Of::science));
      TEST_ASSERT_EQUAL_INT(kPrinted, away.of(What::strength).total());
    }
}

void test_the_search_has_no_first_step_and_each_pair_of_the_others() {
  const Effect add = change(What::searchCount, How::add, 2), set = change(What::searchCount, How::set, 7);
  Blank alien;
  kEncounterCard[0].planetIcons = 2;
  TEST_ASSERT_EQUAL_INT(2, alien.put(0, set).of(What::searchCount).total());
  for (std::size_t a = 1; a < kModSteps; ++a)
    for (std::size_t b = a + 1; b < kModSteps; ++b) {
      expectPair(What::searchCount, a, b, add, 2, set, 7);  // from no icon
      expectPair(What::searchCount, a, b, set, 7, add, 9);
      expectPair(What::searchCount, a, b, add, 2, change(What::searchCount, How::twice, 2), 4);
    }
}

void test_a_number_is_clamped_to_0_and_15_after_every_step() {
  for (const What what : kNumbers)
    for (std::size_t a = 0; a < kModSteps; ++a)
      for (std::size_t b = a + 1; b < kModSteps; ++b) {
        expectPair(what, a, b, change(what, How::add, 20), 15, change(what, How::add, -10), 5);
        expectPair(what, a, b, change(what, How::add, -20), 0, change(what, How::add, 4), 4);
      }
}

void test_in_each_step_lowering_stops_at_1_unless_it_may_reach_0() {
  for (std::size_t step = 0; step < kModSteps; ++step) {
    Effect lower = change(What::strength, How::add, -5);
    lower.mayZero = false;
    TEST_ASSERT_EQUAL_INT(1, Blank().put(step, lower).of(What::strength).total());
    TEST_ASSERT_EQUAL_INT(0, Blank().put(step, change(What::strength, How::add, -5)).of(What::strength).total());
    TEST_ASSERT_EQUAL_INT(0, atZero(step, lower));
  }
}

void test_a_price_and_the_cubes_of_an_evade_may_be_lowered_to_0() {
  for (const What what : {What::evadePrice, What::evadeCubes}) {
    Effect lower = change(what, How::add, -5);
    lower.mayZero = false;
    Blank table;
    TEST_ASSERT_EQUAL_INT(0, table.put(2, lower).of(what).total());
  }
}

void test_line_cards_work_from_left_to_right_and_weapons_in_the_order_found() {
  Blank line;
  kEncounterCard[0].effect[0] = change(What::strength, How::set, 7);
  kEncounterCard[1].effect[0] = change(What::strength, How::add, 2);
  TEST_ASSERT_EQUAL_INT(9, line.of(What::strength).total());
  Blank weapons;
  kWeaponCard[0].effect[0] = change(What::strength, How::set, 7);
  kWeaponCard[4].effect[0] = change(What::strength, How::add, 2);
  weapons.state.found.push({4, {}, 1});
  TEST_ASSERT_EQUAL_INT(9, weapons.of(What::strength).total());
  weapons.state.found[0].weapon = 4;
  weapons.state.found[1].weapon = 0;
  TEST_ASSERT_EQUAL_INT(7, weapons.of(What::strength).total());
}

void test_both_effects_of_a_card_count_in_their_order() {
  Blank table;
  kPlanetCard[0].effect[0] = change(What::strength, How::add, 2);
  kPlanetCard[0].effect[1] = change(What::strength, How::twice, 2);
  TEST_ASSERT_EQUAL_INT(2 * (kPrinted + 2), table.of(What::strength).total());
}

void test_a_card_that_is_not_in_force_changes_nothing() {
  const Effect add = change(What::strength, How::add, 2);
  Blank passed;  // the alien of another sector
  kAlienCard[1].effect[0] = add;
  TEST_ASSERT_EQUAL_INT(kPrinted, passed.of(What::strength).total());
  passed.state.alien[1] = 1;
  passed.state.round = 5;
  TEST_ASSERT_EQUAL_INT(kPrinted + 2, passed.of(What::strength).total());
  Blank unread;  // a line card that was not read yet
  unread.put(1, add);
  unread.state.line[0] = 1;
  unread.state.line[1] = 0;
  unread.state.status[0] = LineStatus::standing;
  unread.state.current = 0;
  TEST_ASSERT_EQUAL_INT(kPrinted, engageStrength(unread.state, 0).total());
  Blank none;  // no Location, no Planet, a weapon that is not Understood
  none.put(2, add).put(3, add).put(4, add);
  none.state.location = kNoCard;
  none.state.planet = kNoPlanet;
  none.state.found[0].automatic = 0;
  TEST_ASSERT_EQUAL_INT(kPrinted, none.of(What::strength).total());
}

void runOrderTests() {
  RUN_TEST(test_in_each_pair_of_steps_a_later_set_wins_over_an_earlier_addition);
  RUN_TEST(test_in_each_pair_of_steps_a_later_addition_comes_on_top_of_an_earlier_set);
  RUN_TEST(test_in_each_pair_of_steps_doubling_takes_what_the_steps_before_left);
  RUN_TEST(test_in_each_pair_of_steps_the_later_icon_counts);
  RUN_TEST(test_the_icon_goes_through_all_five_steps_before_the_strength);
  RUN_TEST(test_the_search_has_no_first_step_and_each_pair_of_the_others);
  RUN_TEST(test_a_number_is_clamped_to_0_and_15_after_every_step);
  RUN_TEST(test_in_each_step_lowering_stops_at_1_unless_it_may_reach_0);
  RUN_TEST(test_a_price_and_the_cubes_of_an_evade_may_be_lowered_to_0);
  RUN_TEST(test_line_cards_work_from_left_to_right_and_weapons_in_the_order_found);
  RUN_TEST(test_both_effects_of_a_card_count_in_their_order);
  RUN_TEST(test_a_card_that_is_not_in_force_changes_nothing);
}

}  // namespace pulp_invasion_test
