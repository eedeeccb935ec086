// Engage: Strength, Engage Icon, payment; what must be evaded.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr auto kEngaged = LineStatus::engaged;
constexpr auto kEvaded = LineStatus::evaded;

// The card whose icon is used.
void expectIconOf(Voyage& table, unsigned slot, const char* name) {
  table.ready();
  const IconReceipt receipt = engageIcon(table.state, static_cast<std::uint8_t>(slot));
  TEST_ASSERT_EQUAL_STRING(name, kEncounterCard[receipt.from].name);
  TEST_ASSERT_TRUE(receipt.printed == kEncounterCard[card(name)].icon);
  table.expectIcon(slot, kEncounterCard[card(name)].icon);
}

}  // namespace

// ---- the Engage Icon ------------------------------------------------------------------------------------------------
void test_the_engage_icon_is_that_of_the_card_to_the_immediate_right() {
  Voyage table;
  table.line({"Iron Sentry", "Brass Legionary", "Moon Hussar", "Void Lancer"});
  expectIconOf(table, 0, "Brass Legionary");
  expectIconOf(table, 1, "Moon Hussar");
  expectIconOf(table, 2, "Void Lancer");
}

void test_the_rightmost_card_uses_the_leftmost_cards_icon() {
  Voyage table;
  table.line({"Moon Hussar", "Brass Legionary", "Iron Sentry", "Void Lancer"}).done({kEngaged, kEngaged, kEngaged});
  expectIconOf(table, 3, "Moon Hussar");
}

void test_the_leftmost_card_may_stand_behind_a_location_that_left() {
  Voyage table;
  table.line({nullptr, "Moon Hussar", "Iron Sentry", nullptr}).done({LineStatus::left, kEngaged});
  expectIconOf(table, 2, "Moon Hussar");
}

void test_a_place_that_a_location_left_is_passed_over() {
  Voyage table;
  table.line({"Iron Sentry", nullptr, nullptr, "Moon Hussar"});
  expectIconOf(table, 0, "Moon Hussar");
  expectIconOf(table, 3, "Iron Sentry");
}

void test_the_only_card_of_a_line_uses_its_own_icon() {
  for (const char* name : {"Iron Sentry", "Brass Legionary", "Moon Hussar"}) {
    Voyage table;
    table.line({nullptr, name});
    expectIconOf(table, 1, name);
  }
}

void test_an_evaded_cards_icon_is_invalid_and_the_next_valid_one_to_the_right_counts() {
  Voyage table;
  table.line({"Moon Hussar", "Brass Legionary", "Iron Sentry", "Void Lancer"}).done({kEvaded, kEngaged, kEngaged});
  expectIconOf(table, 3, "Brass Legionary");
  Voyage two;
  two.line({"Moon Hussar", "Iron Sentry", "Brass Legionary", "Void Lancer"}).done({kEvaded, kEvaded, kEngaged});
  expectIconOf(two, 3, "Brass Legionary");
}

void test_with_all_others_evaded_a_card_uses_its_own_icon() {
  Voyage table;
  table.line({"Iron Sentry", "Void Lancer", "Saturnian Bruiser", "Moon Hussar"}).done({kEvaded, kEvaded, kEvaded});
  expectIconOf(table, 3, "Moon Hussar");
  Voyage withLocation;
  withLocation.line({"Iron Sentry", nullptr, "Moon Hussar", nullptr}).done({kEvaded});
  expectIconOf(withLocation, 2, "Moon Hussar");
}

void test_evading_changes_the_icon_of_the_cards_that_come() {
  Voyage table;
  table.bag(0, 0, 0, 4, 4).line({"Moon Hussar", "Brass Legionary"});
  expectIconOf(table, 1, "Moon Hussar");
  table.evade();
  expectIconOf(table, 1, "Brass Legionary");
}

// ---- Strength -------------------------------------------------------------------------------------------------------
void test_the_printed_number_is_the_engage_strength() {
  for (const char* name : {"Iron Sentry", "Rocket Picket", "Saturnian Bruiser", "Star Bandit"}) {
    Voyage table;
    table.line({name}).expectStrength(0, strengthOf(name));
    TEST_ASSERT_EQUAL_INT(strengthOf(name), priceNow(table.state));
  }
}

void test_agents_and_events_have_strength_and_icon_and_are_engaged_like_guardforce() {
  for (const char* name : {"Kid Comet", "Time Slip"}) {
    Voyage table;
    table.planet("Umbra").line({name, "Iron Sentry"}).expectStrength(0, strengthOf(name));
    expectIconOf(table, 0, "Iron Sentry");
    expectIconOf(table, 1, name);
    const int combat = table.state.ability[kCombat];
    table.engage().expectStatus(0, kEngaged);
    TEST_ASSERT_EQUAL_INT(combat - strengthOf(name), table.state.ability[kCombat]);
  }
}

void test_a_strength_of_0_must_be_evaded() {
  Voyage table;  // the Sun Hammer: all cards -1, it may reach 0
  table.understood("Sun Hammer").line({plain(1)}).expectStrength(0, 0);
  table.expectMoves({kEvade});
  table.expectRefused(kEngage);
}

void test_lowering_stops_at_1_unless_the_text_says_that_it_may_reach_0() {
  Voyage stops;
  stops.understood("Null Lance").line({plain(1)}).expectStrength(0, 1);
  Voyage twice;
  twice.round(5).location("Pirate Haven").understood("Null Lance").line({plain(2)}).expectStrength(0, 1);
  Voyage may;
  may.understood("Null Lance").understood("Sun Hammer").line({plain(1)}).expectStrength(0, 0);
}

void test_what_stops_at_1_does_not_raise_a_strength_that_is_0() {
  Voyage table;
  table.understood("Sun Hammer").understood("Null Lance").line({plain(1)}).expectStrength(0, 0);
}

// ---- paying ---------------------------------------------------------------------------------------------------------
void test_the_strength_is_paid_from_the_ability_of_the_icon() {
  Voyage table;
  table.abilities(9, 9, 8).line({"Iron Sentry", "Brass Legionary"}).engage();
  table.expectAbilities(9, 9 - strengthOf("Iron Sentry"), 8);
  table.expectStatus(0, kEngaged);
  TEST_ASSERT_EQUAL_INT16(strengthOf("Iron Sentry"), table.event(EventKind::engaged).value);
}

void test_two_points_of_another_ability_act_as_one() {
  Voyage table;
  table.abilities(5, 5, 5).line({"Rocket Picket", "Brass Legionary"}).strength(3).engage(1, 1);
  table.expectAbilities(3, 4, 3);  // 1 of Science, 2 of Combat for 1, 2 of Diplomacy for 1
}

void test_the_whole_price_may_be_paid_by_another_ability() {
  Voyage table;
  table.abilities(5, 5, 5).line({"Rocket Picket", "Brass Legionary"}).strength(2).engage(2, 0).expectAbilities(1, 5, 5);
  Voyage other;
  other.abilities(5, 5, 5).line({"Rocket Picket", "Brass Legionary"}).strength(2).engage(0, 2).expectAbilities(5, 5, 1);
}

void test_the_mixes_are_offered_in_full_and_no_other() {
  Voyage table;  // Science 2, Combat for at most 2 points, Diplomacy for at most 1
  table.abilities(4, 2, 3).line({"Rocket Picket", "Brass Legionary"}).strength(3).play(kEngage).expectPhase(Phase::pay);
  table.expectMoves({pay(0, 1), pay(1, 0), pay(1, 1), pay(2, 0), pay(2, 1)});
}

// Every icon, price and three Abilities: against counting it out.
void test_every_mix_of_every_price_is_offered_and_no_other() {
  for (const char* icon : {"Iron Sentry", "Brass Legionary", "Moon Hussar"})
    for (unsigned price = 1; price <= 6; ++price)
      for (unsigned n = 1; n < 7 * 7 * 7; n += armada_test::kThorough > 1 ? 1u : 5u) {
        const unsigned have[] = {n % 7, n / 7 % 7, n / 49};
        Voyage table;
        table.abilities(have[0], have[1], have[2]).bag(0, 0, 0, 0, 4).line({"Rocket Picket", icon});
        table.strength(static_cast<int>(price));
        const auto which = static_cast<unsigned>(kEncounterCard[card(icon)].icon);
        const unsigned first = have[which == 0 ? 1 : 0], second = have[which == 2 ? 1 : 2];
        MoveList expected{};
        for (unsigned x = 0; 2 * x <= first; ++x)
          for (unsigned y = 0; 2 * y <= second; ++y)
            if (x + y <= price && price - x - y <= have[which]) expected.push(pay(x, y));
        TEST_ASSERT_EQUAL_INT(!expected.empty(), table.legal(kEngage));
        if (expected.empty()) continue;
        table.play(kEngage);
        if (expected.size() == 1) continue;  // the only mix pays itself
        table.expectPhase(Phase::pay);
        MoveList moves;
        legalMoves(table.state, moves);
        TEST_ASSERT_EQUAL_size_t(expected.size(), moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) TEST_ASSERT_EQUAL_HEX32(expected[i], moves[i]);
      }
}

void test_the_only_mix_pays_itself() {
  Voyage table;
  table.abilities(1, 3, 1).line({"Rocket Picket", "Brass Legionary"}).strength(2).play(kEngage);
  table.expectAbilities(1, 1, 1);
  table.expectStatus(0, kEngaged);
}

void test_a_mix_that_is_not_offered_is_refused() {
  Voyage table;
  table.abilities(4, 2, 3).line({"Rocket Picket", "Brass Legionary"}).strength(3).play(kEngage);
  for (const Move wrong : {pay(0, 0), pay(3, 0), pay(0, 2), pay(2, 2), kEvade, kGoOn}) table.expectRefused(wrong);
}

void test_a_strength_that_cannot_be_paid_must_be_evaded() {
  Voyage table;
  table.abilities(1, 2, 3)
      .line({"Rocket Picket", "Brass Legionary"})
      .strength(4);  // 2 + 1 of Diplomacy, none of Combat
  table.expectMoves({kEvade});
  Voyage just;
  just.abilities(2, 2, 3).line({"Rocket Picket", "Brass Legionary"}).strength(4).expectMoves({kEngage, kEvade});
}

void test_evading_is_always_allowed() {
  Voyage table;
  table.line({"Rocket Picket", "Iron Sentry"}).expectMoves({kEngage, kEvade});
}

// ---- two Abilities at zero ------------------------------------------------------------------------------------------
void test_a_payment_that_leaves_two_abilities_at_zero_loses() {
  Voyage table;
  table.abilities(2, 0, 8).line({"Rocket Picket", "Iron Sentry"}).strength(2).engage().expectLost(LostBy::abilities);
  table.expectAbilities(0, 0, 8);
}

void test_one_ability_at_zero_is_no_loss() {
  Voyage table;
  table.abilities(2, 1, 8).line({"Rocket Picket", "Iron Sentry"}).strength(2).engage().expectPlaying();
  table.expectAbilities(0, 1, 8);
}

void test_two_abilities_at_zero_in_the_middle_of_a_payment_lose_at_once() {
  Voyage table;  // Combat's share leaves two at zero: Diplomacy is not asked any more
  table.abilities(2, 0, 8)
      .line({"Rocket Picket", "Iron Sentry"})
      .strength(3)
      .engage(0, 1)
      .expectLost(LostBy::abilities);
  table.expectAbilities(0, 0, 8);
  table.expectStatus(0, LineStatus::standing);
  Voyage last;  // the order is Combat, Science, Diplomacy: the last share brings the second zero
  last.abilities(2, 8, 2).line({"Rocket Picket", "Iron Sentry"}).strength(3).engage(0, 1).expectLost(LostBy::abilities);
  last.expectAbilities(0, 8, 0);
}

void test_two_zeros_of_a_search_lose_with_the_next_reduction_and_not_before() {
  Voyage table;
  table.abilities(0, 0, 8).line({"Iron Sentry", "Moon Hussar"}).expectMoves({kEngage, kEvade});
  table.engage().expectLost(LostBy::abilities);
  table.expectAbilities(0, 0, 8 - strengthOf("Iron Sentry"));
}

void test_two_zeros_of_a_search_are_mended_by_raising_one() {
  Voyage table;
  table.abilities(0, 0, 8)
      .hand({"Sergeant Steel"})
      .line({"Iron Sentry", "Moon Hussar"})
      .play(fromHand("Sergeant Steel"));
  table.expectAbilities(2, 0, 8);
  table.engage().expectPlaying();
}

void runEngageTests() {
  RUN_TEST(test_the_engage_icon_is_that_of_the_card_to_the_immediate_right);
  RUN_TEST(test_the_rightmost_card_uses_the_leftmost_cards_icon);
  RUN_TEST(test_the_leftmost_card_may_stand_behind_a_location_that_left);
  RUN_TEST(test_a_place_that_a_location_left_is_passed_over);
  RUN_TEST(test_the_only_card_of_a_line_uses_its_own_icon);
  RUN_TEST(test_an_evaded_cards_icon_is_invalid_and_the_next_valid_one_to_the_right_counts);
  RUN_TEST(test_with_all_others_evaded_a_card_uses_its_own_icon);
  RUN_TEST(test_evading_changes_the_icon_of_the_cards_that_come);
  RUN_TEST(test_the_printed_number_is_the_engage_strength);
  RUN_TEST(test_agents_and_events_have_strength_and_icon_and_are_engaged_like_guardforce);
  RUN_TEST(test_a_strength_of_0_must_be_evaded);
  RUN_TEST(test_lowering_stops_at_1_unless_the_text_says_that_it_may_reach_0);
  RUN_TEST(test_what_stops_at_1_does_not_raise_a_strength_that_is_0);
  RUN_TEST(test_the_strength_is_paid_from_the_ability_of_the_icon);
  RUN_TEST(test_two_points_of_another_ability_act_as_one);
  RUN_TEST(test_the_whole_price_may_be_paid_by_another_ability);
  RUN_TEST(test_the_mixes_are_offered_in_full_and_no_other);
  RUN_TEST(test_every_mix_of_every_price_is_offered_and_no_other);
  RUN_TEST(test_the_only_mix_pays_itself);
  RUN_TEST(test_a_mix_that_is_not_offered_is_refused);
  RUN_TEST(test_a_strength_that_cannot_be_paid_must_be_evaded);
  RUN_TEST(test_evading_is_always_allowed);
  RUN_TEST(test_a_payment_that_leaves_two_abilities_at_zero_loses);
  RUN_TEST(test_one_ability_at_zero_is_no_loss);
  RUN_TEST(test_two_abilities_at_zero_in_the_middle_of_a_payment_lose_at_once);
  RUN_TEST(test_two_zeros_of_a_search_lose_with_the_next_reduction_and_not_before);
  RUN_TEST(test_two_zeros_of_a_search_are_mended_by_raising_one);
}

}  // namespace pulp_invasion_test
