// 3. Special: Boost, Convert, Energize, Scavenge, Vent. Book, Activate.
#include "scramble_tests.h"

namespace stellar_scramble_test {

void test_boost_adds_a_token_for_the_next_activation_for_each_icon() {
  Scramble table;
  table.ship(kComet, 3).activateBy(Gem::red, kRed).play(fly(3));
  TEST_ASSERT_EQUAL_UINT8(1, table.pilot(kComet).boosts[kRed]);
  Scramble more;
  more.has(kComet, {2}).ship(kComet, 3).activateBy(Gem::red, kRed).play(fly(3));  // Charge Coil: Boost 2
  TEST_ASSERT_EQUAL_UINT8(3, more.pilot(kComet).boosts[kRed]);
  TEST_ASSERT_EQUAL_UINT8(0, more.pilot(kComet).boosts[kBlue]);
}

void test_new_boosts_come_after_the_shot() {
  Scramble table;
  table.ship(kComet, 3).alien(1, 3, beetle(kNova)).activateBy(Gem::red, kRed).play(flyAndFireFrom(3));
  TEST_ASSERT_EQUAL_UINT8(2, table.powerOfShot());
  TEST_ASSERT_TRUE(table.indexOfEvent(EventKind::fired) < table.indexOfEvent(EventKind::boosted));
}

void test_boosts_are_limited_by_the_16_tokens() {
  Scramble table;
  // Red: 1 + 2 + 1 + 2 + 1 + 1 icons; blue: two; others hold the rest.
  table.has(kEmber, {33, 35, 62, 30, 64}).boosts(kEmber, kRed, 8).has(kEmber, {10, 41}).boosts(kEmber, kBlue, 2);
  table.has(kNova, {2}).boosts(kNova, kRed, 3).has(kNova, {23, 53}).boosts(kNova, kGreen, 2);  // 15 of 16
  table.has(kComet, {65}).ship(kComet, 3).activateBy(Gem::red, kRed).play(fly(3));
  TEST_ASSERT_EQUAL_UINT8(1, table.pilot(kComet).boosts[kRed]);
  TEST_ASSERT_EQUAL_UINT8(0, boostsLeft(table.state));
}

void test_convert_swaps_an_energy_gem_on_the_board_for_another_color_in_the_bag() {
  Scramble table;
  table.has(kComet, {19}).ship(kComet, 3).onBoard(kComet, Gem::blue).activateBy(Gem::green, kGreen).play(fly(3));
  table.expectPhase(Phase::convert, kComet);
  table.expectMoves({kStop, convertMove(kBlue, kRed), convertMove(kBlue, kYellow), convertMove(kBlue, kGreen),
                     convertMove(kGreen, kRed), convertMove(kGreen, kBlue), convertMove(kGreen, kYellow)});
  const std::uint8_t spareBlue = table.state.supply[kBlue], spareRed = table.state.supply[kRed];
  table.play(convertMove(kBlue, kRed));
  table.expectBoard(kComet, {0, 0, 0, 1, 0});
  table.expectBag(kComet, {1, 0, 0, 0, 0});
  TEST_ASSERT_EQUAL_UINT8(spareBlue + 1, table.state.supply[kBlue]);
  TEST_ASSERT_EQUAL_UINT8(spareRed - 1, table.state.supply[kRed]);
}

void test_convert_may_take_the_gem_just_used_but_no_overheat_gem() {
  Scramble table;
  table.has(kComet, {19}).ship(kComet, 3).onBoard(kComet, Gem::overheat, 2).activateBy(Gem::green, kGreen).play(fly(3));
  table.expectMoves({kStop, convertMove(kGreen, kRed), convertMove(kGreen, kBlue), convertMove(kGreen, kYellow)});
  Scramble hot;
  hot.has(kComet, {19}).ship(kComet, 3).activateBy(Gem::overheat, kGreen).play(fly(3));
  hot.expectPhase(Phase::energize, kComet);  // nothing to Convert is not asked
}

void test_each_convert_icon_works_once_and_stop_declines_the_rest() {
  Scramble table;
  table.has(kComet, {81}).onBoard(kComet, Gem::blue, 3).ship(kComet, 3);  // Mirror Hull: Convert 2
  table.activateBy(Gem::green, kGreen).play(fly(3)).play(convertMove(kBlue, kRed));
  table.expectPhase(Phase::convert, kComet);
  table.play(convertMove(kBlue, kRed));
  table.expectPhase(Phase::energize, kComet);
  Scramble stopped;
  stopped.has(kComet, {81}).onBoard(kComet, Gem::blue, 3).ship(kComet, 3).activateBy(Gem::green, kGreen).play(fly(3));
  stopped.play(kStop);
  stopped.expectPhase(Phase::energize, kComet);
}

void test_energize_adds_any_gem_to_the_bag() {
  for (const Gem gem : {Gem::red, Gem::blue, Gem::yellow, Gem::green, Gem::overheat}) {
    Scramble table;
    table.ship(kComet, 3).activateBy(Gem::green, kGreen).play(fly(3));
    table.expectMoves({kStop, energizeWith(Gem::red), energizeWith(Gem::blue), energizeWith(Gem::yellow),
                       energizeWith(Gem::green), energizeWith(Gem::overheat)});
    table.play(energizeWith(gem));
    TEST_ASSERT_EQUAL_UINT8(1, table.pilot(kComet).bag[indexOf(gem)]);
    TEST_ASSERT_EQUAL_UINT8(1, gemsIn(table.pilot(kComet).bag));
    table.expectPhase(Phase::turn, kEmber);
  }
}

void test_each_energize_icon_works_once_and_may_be_declined() {
  Scramble table;
  table.has(kComet, {49}).ship(kComet, 3).activateBy(Gem::green, kGreen).play(fly(3));  // 1 + 2
  table.play(energizeWith(Gem::red)).play(energizeWith(Gem::red));
  table.expectPhase(Phase::energize, kComet);
  table.play(kStop);
  table.expectBag(kComet, {2, 0, 0, 0, 0});
  table.expectPhase(Phase::turn, kEmber);
}

void test_a_gem_that_is_not_in_the_supply_is_not_offered() {
  Scramble table;
  table.bag(kEmber, {27, 3, 3, 3, 8}).bag(kNova, {3, 3, 3, 3, 8}).ship(kComet, 3);  // all 30 red gems are out
  table.activateBy(Gem::green, kGreen).play(fly(3)).expectRefused(energizeWith(Gem::red));
}

void test_scavenge_brings_a_credit_an_icon() {
  Scramble table;
  table.ship(kComet, 3).activateBy(Gem::yellow, kYellow).play(fly(3));
  table.expectCredits(kComet, 2 + 2);  // Scavenge 2 and 2 gathered
  Scramble more;
  more.has(kComet, {72}).ship(kComet, 3).activateBy(Gem::overheat, kYellow).play(fly(3));
  more.expectCredits(kComet, 2 + 6 + 2);
}

void test_vent_lowers_the_overheat_by_an_icon_and_not_below_0() {
  Scramble table;
  table.heat(kComet, 5).has(kComet, {11}).ship(kComet, 3).activateBy(Gem::blue, kBlue).play(fly(3));
  table.expectHeat(kComet, 5 - 3);
  Scramble cold;
  cold.heat(kComet, 1).has(kComet, {11}).ship(kComet, 3).activateBy(Gem::blue, kBlue).play(fly(3));
  cold.expectHeat(kComet, 0);
}

void test_vent_does_not_work_with_an_overheat_gem() {
  Scramble table;
  table.heat(kComet, 2).has(kComet, {11}).ship(kComet, 3).activateBy(Gem::overheat, kBlue).play(fly(3));
  table.expectHeat(kComet, 5);
}

void test_specials_come_in_the_books_order_after_the_shot() {
  Scramble table;
  table.has(kComet, {53}).heat(kComet, 3).ship(kComet, 3).alien(1, 3, beetle(kNova));  // Bloom Cycle: b c e v
  table.activateBy(Gem::green, kGreen).play(flyAndFireFrom(3));
  TEST_ASSERT_TRUE(table.indexOfEvent(EventKind::fired) < table.indexOfEvent(EventKind::boosted));
  table.expectPhase(Phase::convert, kComet);
  table.play(kStop);
  table.expectPhase(Phase::energize, kComet);
  table.expectHeat(kComet, 3);
  table.play(kStop);
  table.expectHeat(kComet, 2);
}

void test_the_icons_of_the_board_and_of_all_cards_of_a_color_add_up() {
  Scramble table;
  table.has(kComet, {12, 14, 17, 45}).ready();  // Scavenge 2, 1, 3, 1; Move 1, 1; Power 1, 1
  const Icons& yellow = table.pilot(kComet).weapon[kYellow];
  TEST_ASSERT_EQUAL_UINT8(2 + 1 + 1, yellow.move);
  TEST_ASSERT_EQUAL_UINT8(2 + 1 + 1, yellow.power);
  TEST_ASSERT_EQUAL_UINT8(2 + 2 + 1 + 3 + 1, yellow.scavenge);
  TEST_ASSERT_EQUAL_UINT8(2, table.pilot(kComet).weapon[kRed].power);
}

void runSpecialTests() {
  RUN_TEST(test_boost_adds_a_token_for_the_next_activation_for_each_icon);
  RUN_TEST(test_new_boosts_come_after_the_shot);
  RUN_TEST(test_boosts_are_limited_by_the_16_tokens);
  RUN_TEST(test_convert_swaps_an_energy_gem_on_the_board_for_another_color_in_the_bag);
  RUN_TEST(test_convert_may_take_the_gem_just_used_but_no_overheat_gem);
  RUN_TEST(test_each_convert_icon_works_once_and_stop_declines_the_rest);
  RUN_TEST(test_energize_adds_any_gem_to_the_bag);
  RUN_TEST(test_each_energize_icon_works_once_and_may_be_declined);
  RUN_TEST(test_a_gem_that_is_not_in_the_supply_is_not_offered);
  RUN_TEST(test_scavenge_brings_a_credit_an_icon);
  RUN_TEST(test_vent_lowers_the_overheat_by_an_icon_and_not_below_0);
  RUN_TEST(test_vent_does_not_work_with_an_overheat_gem);
  RUN_TEST(test_specials_come_in_the_books_order_after_the_shot);
  RUN_TEST(test_the_icons_of_the_board_and_of_all_cards_of_a_color_add_up);
}

}  // namespace stellar_scramble_test
