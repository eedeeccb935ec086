// Systems: each of the 14 triggers and 6 effects, and that they work by themselves in the own turn only. House 10, 19.
#include "scramble_tests.h"

namespace stellar_scramble_test {

namespace {

// The Power of Comet's red weapon (2) with this System: the difference to 2 is what it adds.
unsigned bonusOf(Scramble& table, unsigned system, unsigned space, Gem gem = Gem::red) {
  table.has(kComet, {system}).activateBy(gem, kRed).play(flyAndFireFrom(space));
  return table.powerOfShot() - 2u;
}

Scramble& inColumn3(Scramble& table) { return table.ship(kComet, 3).ship(kEmber, 1).ship(kNova, 6); }

}  // namespace

// ---- triggers -------------------------------------------------------------------------------------------------------
void test_system_when_you_cooldown() {
  Scramble table;
  table.has(kComet, {24}).play(kCooldown);  // Heat Exchanger: 4 credits
  table.expectCredits(kComet, 4 + 2);
  Scramble both;
  both.has(kComet, {24, 89}).score(kComet, 9).play(kCooldown);  // and Deep Chill: 6
  both.expectCredits(kComet, 4 + 6 + 1);
}

void test_system_when_you_exchange() {
  Scramble table;
  table.has(kComet, {25}).onlyGem(kComet, Gem::red).play(kDraw).play(kExchange);  // Trade Beacon: 2 more credits
  table.expectCredits(kComet, 3 + 2 + 2);
}

void test_system_each_invader_you_destroy() {
  Scramble table;
  inColumn3(table).has(kComet, {29, 34}).alien(1, 3, gnat(kNova), 1).alien(1, 2, gnat(kEmber), 1);
  table.alien(1, 4, hornet(kEmber), 3).activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  table.expectCredits(kComet, 2 * 2 + 2);  // Bounty Board: 2 credits each, and 2 gathered
}

void test_system_overheating_in_your_turn() {
  Scramble table;
  table.has(kComet, {58}).heat(kComet, 6).credits(kComet, 8).onlyGem(kComet, Gem::overheat).play(kDraw);
  table.expectPhase(Phase::turn, kEmber);  // Fuse Box: no Out of Order card
  TEST_ASSERT_EQUAL_UINT8(0, table.pilot(kComet).outOfOrder);
  table.expectCredits(kComet, 0);
}

void test_system_when_you_buy() {
  Scramble table;
  table.has(kComet, {87}).track(1, 1).credits(kComet, 3).ready();  // Requisition: 2 less
  TEST_ASSERT_EQUAL_UINT8(10 - 2, price(table.state, kComet, 1));
  TEST_ASSERT_EQUAL_UINT8(10, price(table.state, kEmber, 1));
  TEST_ASSERT_EQUAL_UINT8(1, price(table.state, kComet, 58));  // Fuse Box costs 2: no price under 1
  TEST_ASSERT_EQUAL_UINT8(1, price(table.state, kComet, 11));  // so does Coolant Tap
}

void test_system_activated_by_an_energy_gem() {
  Scramble table;
  inColumn3(table).alien(1, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(1, bonusOf(table, 84, 3));  // War Computer
  Scramble hot;
  inColumn3(hot).alien(1, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(0, bonusOf(hot, 84, 3, Gem::overheat));
}

void test_system_activated_by_an_overheat_gem() {
  Scramble table;
  inColumn3(table).alien(1, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(1, bonusOf(table, 28, 3, Gem::overheat));  // Red Line
  Scramble cold;
  inColumn3(cold).alien(1, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(0, bonusOf(cold, 28, 3));
}

void test_an_activation_is_announced_with_what_systems_add_for_its_gem() {
  struct {
    unsigned system;
    Gem gem;
    const char* words;
  } const announced[] = {
      {28, Gem::overheat, "Red weapon: Move 1, Power 3, Boost 1. Overheat 0 to 3."},  // Red Line
      {28, Gem::red, "Red weapon: Move 1, Power 2, Boost 1."},
      {84, Gem::red, "Red weapon: Move 1, Power 3, Boost 1."},                        // War Computer
      {85, Gem::overheat, "Red weapon: Move 1, Power 2, Boost 1. Overheat 0 to 1."},  // Afterglow
      {26, Gem::red, "Red weapon: Move 1, Power 2, Boost 1."},  // Gyro Mount asks where it fires from
  };
  for (const auto& activation : announced) {
    Scramble table;
    inColumn3(table).alien(1, 3, beetle(kNova)).has(kComet, {activation.system});
    table.onlyGem(kComet, activation.gem).play(kDraw);
    Words words;
    describe(table.state, use(kRed), words);
    TEST_ASSERT_EQUAL_STRING(activation.words, words.full.c_str());
  }
}

void test_system_firing_without_having_moved() {
  Scramble table;
  inColumn3(table).alien(1, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(1, bonusOf(table, 26, 3));  // Gyro Mount
  Scramble moved;
  inColumn3(moved).alien(1, 4, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(0, bonusOf(moved, 26, 4));
}

void test_system_firing_after_moving_3_or_more_spaces() {
  for (unsigned column = 4; column <= 6; ++column) {
    Scramble table;
    inColumn3(table).has(kComet, {3}).alien(1, column, beetle(kNova));  // Move 1 + 2
    TEST_ASSERT_EQUAL_UINT(column == 6 ? 1 : 0, bonusOf(table, 59, column));
  }
}

void test_system_firing_from_a_shared_space() {
  Scramble table;
  inColumn3(table).ship(kEmber, 3).alien(1, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(2, bonusOf(table, 54, 3));  // Wingman
  Scramble alone;
  inColumn3(alone).ship(kEmber, 4).alien(1, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(0, bonusOf(alone, 54, 3));
}

void test_system_target_of_your_own_color() {
  Scramble table;
  inColumn3(table).alien(1, 3, beetle(kComet));
  TEST_ASSERT_EQUAL_UINT(1, bonusOf(table, 27, 3));  // Home Guard
  Scramble other;
  inColumn3(other).alien(1, 3, beetle(kEmber));
  TEST_ASSERT_EQUAL_UINT(0, bonusOf(other, 27, 3));
}

void test_system_target_already_damaged() {
  Scramble table;
  inColumn3(table).alien(1, 3, beetle(kNova), 4);
  TEST_ASSERT_EQUAL_UINT(1, bonusOf(table, 55, 3));  // Kill Shot
  Scramble whole;
  inColumn3(whole).alien(1, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(0, bonusOf(whole, 55, 3));
}

void test_system_target_in_the_bottom_row() {
  Scramble table;
  inColumn3(table).alien(1, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(1, bonusOf(table, 86, 3));  // Last Line
  Scramble far;
  inColumn3(far).alien(2, 3, beetle(kNova));
  TEST_ASSERT_EQUAL_UINT(0, bonusOf(far, 86, 3));
}

void test_system_target_of_level_3() {
  Scramble table;
  inColumn3(table).rounds(21).alienEvent(1, AlienEvent::move3).alien(1, 3, invader(3, kNova, 0));
  TEST_ASSERT_EQUAL_UINT(2, bonusOf(table, 88, 3));  // Titan Hunter
  Scramble other;
  inColumn3(other).rounds(21).alienEvent(1, AlienEvent::move3).alien(1, 3, invader(2, kNova, 0));
  TEST_ASSERT_EQUAL_UINT(0, bonusOf(other, 88, 3));
}

// ---- effects --------------------------------------------------------------------------------------------------------
void test_effect_power_goes_for_all_that_are_hit_though_the_condition_looks_at_the_target() {
  Scramble table;
  inColumn3(table).has(kComet, {27, 34}).alien(1, 3, beetle(kComet)).alien(1, 2, beetle(kEmber));
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  table.expectShields(1, 3, 2);
  table.expectShields(1, 2, 2);
}

void test_effect_credits_stop_at_12() {
  Scramble table;
  table.has(kComet, {24}).credits(kComet, 10).play(kCooldown);
  table.expectCredits(kComet, 12);
}

void test_effect_move() {
  Scramble table;
  inColumn3(table).has(kComet, {57}).activateBy(Gem::red, kRed);  // Drift Drive: +2 by an Energy gem
  TEST_ASSERT_EQUAL_UINT8(1 + 2, moveValue(table.state, kRed, Gem::red));
  TEST_ASSERT_TRUE(table.legal(fly(6)));
  Scramble hot;
  inColumn3(hot).has(kComet, {57}).activateBy(Gem::overheat, kRed);
  TEST_ASSERT_FALSE(hot.legal(fly(6)));
}

void test_effect_vent_lowers_the_overheat_by_energy_and_by_overheat_gems() {
  Scramble table;
  inColumn3(table).has(kComet, {56}).heat(kComet, 4).activateBy(Gem::red, kRed);  // Radiator: 1
  table.expectHeat(kComet, 3);
  Scramble hot;
  inColumn3(hot).has(kComet, {85}).heat(kComet, 2).activateBy(Gem::overheat, kRed);  // Afterglow: 2
  hot.expectHeat(kComet, 2 + 3 - 2);
}

void test_overheat_rises_before_it_falls_and_the_limit_is_checked_at_the_rise() {
  Scramble table;
  inColumn3(table).has(kComet, {85}).heat(kComet, 4).onlyGem(kComet, Gem::overheat).play(kDraw);
  table.expectMoves({kExchange});  // 4 + 3 would be 7, though Afterglow would take it back to 5
}

void test_effect_intact_does_not_help_against_the_aliens() {
  Scramble table;
  table.has(kNova, {58}).ship(kComet, 0).ship(kEmber, 7).ship(kNova, 3).alien(2, 3, gnat(kComet));
  table.alienEvent(7, AlienEvent::fire1).lastTurn().play(kCooldown);
  table.expectPhase(Phase::outOfOrder, kNova);
}

void test_effect_discount_is_paid_less() {
  Scramble table;
  table.has(kComet, {87}).track(2, 1).credits(kComet, 7).onlyGem(kComet, Gem::red);
  table.play({kDraw, kExchange, buySlot(2)});
  table.expectCredits(kComet, 7 + 3 - 8 + 2);
}

void test_systems_add_up() {
  Scramble table;
  inColumn3(table).has(kComet, {26, 27, 86}).alien(1, 3, beetle(kComet)).activateBy(Gem::red, kRed);
  table.play(flyAndFireFrom(3));
  TEST_ASSERT_EQUAL_UINT8(2 + 3, table.powerOfShot());
}

void test_systems_of_others_do_nothing_in_your_turn() {
  Scramble table;
  inColumn3(table)
      .has(kEmber, {24, 25, 26})
      .alien(1, 3, beetle(kNova))
      .activateBy(Gem::red, kRed)
      .play(flyAndFireFrom(3));
  TEST_ASSERT_EQUAL_UINT8(2, table.powerOfShot());
  table.expectCredits(kEmber, 0);
}

void runSystemTests() {
  RUN_TEST(test_system_when_you_cooldown);
  RUN_TEST(test_system_when_you_exchange);
  RUN_TEST(test_system_each_invader_you_destroy);
  RUN_TEST(test_system_overheating_in_your_turn);
  RUN_TEST(test_system_when_you_buy);
  RUN_TEST(test_system_activated_by_an_energy_gem);
  RUN_TEST(test_system_activated_by_an_overheat_gem);
  RUN_TEST(test_an_activation_is_announced_with_what_systems_add_for_its_gem);
  RUN_TEST(test_system_firing_without_having_moved);
  RUN_TEST(test_system_firing_after_moving_3_or_more_spaces);
  RUN_TEST(test_system_firing_from_a_shared_space);
  RUN_TEST(test_system_target_of_your_own_color);
  RUN_TEST(test_system_target_already_damaged);
  RUN_TEST(test_system_target_in_the_bottom_row);
  RUN_TEST(test_system_target_of_level_3);
  RUN_TEST(test_effect_power_goes_for_all_that_are_hit_though_the_condition_looks_at_the_target);
  RUN_TEST(test_effect_credits_stop_at_12);
  RUN_TEST(test_effect_move);
  RUN_TEST(test_effect_vent_lowers_the_overheat_by_energy_and_by_overheat_gems);
  RUN_TEST(test_overheat_rises_before_it_falls_and_the_limit_is_checked_at_the_rise);
  RUN_TEST(test_effect_intact_does_not_help_against_the_aliens);
  RUN_TEST(test_effect_discount_is_paid_less);
  RUN_TEST(test_systems_add_up);
  RUN_TEST(test_systems_of_others_do_nothing_in_your_turn);
}

}  // namespace stellar_scramble_test
