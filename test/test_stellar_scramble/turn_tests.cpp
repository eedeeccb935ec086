// Draw or Cooldown, Activate or Exchange, Overheat, Gather: Book, Player Turn.
#include "scramble_tests.h"

namespace stellar_scramble_test {

// ---- draw -----------------------------------------------------------------------------------------------------------
void test_a_turn_begins_with_draw_or_cooldown() {
  Scramble table;
  table.expectMoves({kDraw, kCooldown});
}

void test_an_empty_bag_leaves_the_cooldown() {
  Scramble table;
  table.bag(kComet, {0, 0, 0, 0, 0}).onBoard(kComet, Gem::red).expectMoves({kCooldown});
}

void test_a_draw_takes_one_random_gem_from_the_bag() {
  int drawn[kGems] = {};
  for (Seed seed = 0; seed < 400; ++seed) {
    Scramble table;
    table.seed(seed).play(kDraw);
    ++drawn[indexOf(table.state.gem)];
    TEST_ASSERT_EQUAL_UINT8(19, gemsIn(table.pilot(kComet).bag));
  }
  for (std::size_t gem = 0; gem < kWeapons; ++gem) TEST_ASSERT_INT_WITHIN(28, 60, drawn[gem]);  // 3 of 20
  TEST_ASSERT_INT_WITHIN(40, 160, drawn[4]);                                                    // 8 of 20
}

void test_an_energy_gem_activates_the_weapon_of_its_color_or_is_exchanged() {
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon) {
    Scramble table;
    table.onlyGem(kComet, static_cast<Gem>(weapon)).play(kDraw);
    table.expectMoves({use(weapon), kExchange});
  }
}

void test_an_overheat_gem_activates_any_weapon_or_is_exchanged() {
  Scramble table;
  table.onlyGem(kComet, Gem::overheat).play(kDraw);
  table.expectMoves({use(kRed), use(kBlue), use(kYellow), use(kGreen), kExchange});
}

void test_a_gem_used_lies_on_the_player_board() {
  Scramble table;
  table.ship(kComet, 1).activateBy(Gem::blue, kBlue).play(fly(1));
  table.expectBoard(kComet, {0, 1, 0, 0, 0});
  Scramble other;
  other.onlyGem(kComet, Gem::green).play(kDraw).play(kExchange);
  other.expectBoard(kComet, {0, 0, 0, 1, 0});
}

void test_a_weapon_may_be_activated_any_number_of_times_between_cooldowns() {
  Scramble table;
  table.onBoard(kComet, Gem::red, 2).activateBy(Gem::red, kRed).play(fly(1));
  table.expectBoard(kComet, {3, 0, 0, 0, 0});
}

void test_an_overheat_gem_that_activates_raises_the_overheat_by_3() {
  Scramble table;
  table.heat(kComet, 2).activateBy(Gem::overheat, kRed);
  table.expectHeat(kComet, 5);
}

void test_an_energy_gem_raises_nothing() {
  Scramble table;
  table.heat(kComet, 2).activateBy(Gem::red, kRed);
  table.expectHeat(kComet, 2);
}

void test_at_overheat_4_an_overheat_gem_can_only_be_exchanged() {
  Scramble table;
  table.heat(kComet, 3).onlyGem(kComet, Gem::overheat).play(kDraw);
  TEST_ASSERT_TRUE(table.legal(use(kRed)));  // 3 + 3 is 6, the last space before the Meltdown
  Scramble hot;
  hot.heat(kComet, 4).onlyGem(kComet, Gem::overheat).play(kDraw);
  hot.expectMoves({kExchange});
}

void test_an_out_of_order_weapon_cannot_be_activated_but_its_gem_can_be_exchanged() {
  Scramble table;
  table.broken(kComet, {kRed}).onlyGem(kComet, Gem::red).play(kDraw);
  table.expectMoves({kExchange});
  Scramble hot;
  hot.broken(kComet, {kRed, kYellow}).onlyGem(kComet, Gem::overheat).play(kDraw);
  hot.expectMoves({use(kBlue), use(kGreen), kExchange});
}

// ---- exchange -------------------------------------------------------------------------------------------------------
void test_exchanging_an_energy_gem_brings_3_credits_and_no_heat() {
  Scramble table;
  table.onlyGem(kComet, Gem::yellow).play(kDraw).play(kExchange);
  table.expectCredits(kComet, 3 + 2);  // and 2 gathered
  table.expectHeat(kComet, 0);
}

void test_exchanging_an_overheat_gem_brings_4_credits_and_2_heat() {
  Scramble table;
  table.heat(kComet, 1).onlyGem(kComet, Gem::overheat).play(kDraw).play(kExchange);
  table.expectCredits(kComet, 4 + 2);
  table.expectHeat(kComet, 3);
}

void test_nobody_has_more_than_12_credits() {
  Scramble table;
  table.credits(kComet, 11).onlyGem(kComet, Gem::yellow).play(kDraw).play(kExchange);
  table.expectCredits(kComet, 12);
}

// ---- cooldown -------------------------------------------------------------------------------------------------------
void test_a_cooldown_takes_the_overheat_to_0_all_boosts_away_and_all_gems_back() {
  Scramble table;
  table.heat(kComet, 6).credits(kComet, 5).boosts(kComet, kRed, 1).bag(kComet, {1, 2, 3, 3, 4});
  table.onBoard(kComet, Gem::red, 2).onBoard(kComet, Gem::overheat, 4).play(kCooldown);
  table.expectHeat(kComet, 0);
  table.expectBag(kComet, {3, 2, 3, 3, 8});
  table.expectBoard(kComet, {0, 0, 0, 0, 0});
  TEST_ASSERT_EQUAL_UINT8(0, table.pilot(kComet).boosts[kRed]);
}

void test_a_cooldown_keeps_the_credits_and_gathers() {
  Scramble table;
  table.credits(kComet, 5).play(kCooldown);
  table.expectCredits(kComet, 5 + 2);
}

void test_nothing_is_bought_after_a_cooldown() {
  Scramble table;
  table.credits(kComet, 12).track(1, 6).play(kCooldown);
  table.expectPhase(Phase::turn, kEmber);
}

// ---- overheat -------------------------------------------------------------------------------------------------------
void test_an_overheat_gem_that_cannot_even_be_exchanged_overheats() {
  Scramble safe;
  safe.heat(kComet, 4).onlyGem(kComet, Gem::overheat).play(kDraw);
  TEST_ASSERT_EQUAL_size_t(0, safe.count(EventKind::overheated));
  Scramble table;
  table.heat(kComet, 5).onlyGem(kComet, Gem::overheat).play(kDraw);
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::overheated));
  table.expectPhase(Phase::outOfOrder, kComet);
}

void test_an_energy_gem_never_overheats() {
  Scramble table;
  table.heat(kComet, 6).onlyGem(kComet, Gem::green).play(kDraw);
  table.expectPhase(Phase::use, kComet);
}

void test_overheating_loses_credits_heat_and_boosts_and_returns_all_gems_with_the_one_drawn() {
  Scramble table;
  table.heat(kComet, 6).credits(kComet, 9).boosts(kComet, kRed, 1).onlyGem(kComet, Gem::overheat);
  table.onBoard(kComet, Gem::blue, 2).onBoard(kComet, Gem::overheat, 1).play(kDraw);
  table.expectCredits(kComet, 0);
  table.expectHeat(kComet, 0);
  TEST_ASSERT_EQUAL_UINT8(0, table.pilot(kComet).boosts[kRed]);
  table.expectBag(kComet, {0, 2, 0, 0, 2});
  table.expectBoard(kComet, {0, 0, 0, 0, 0});
}

void test_who_overheats_chooses_the_weapon_that_goes_out_of_order() {
  Scramble table;
  table.heat(kComet, 6).broken(kComet, {kBlue}).onlyGem(kComet, Gem::overheat).play(kDraw);
  table.expectMoves({breakWeapon(kRed), breakWeapon(kYellow), breakWeapon(kGreen)});
  table.play(breakWeapon(kGreen));
  TEST_ASSERT_EQUAL_UINT8(1u << kBlue | 1u << kGreen, table.pilot(kComet).outOfOrder);
}

void test_the_last_weapon_goes_out_of_order_unasked_and_without_one_no_card_is_taken() {
  Scramble table;
  table.heat(kComet, 6).broken(kComet, {kRed, kBlue, kGreen}).onlyGem(kComet, Gem::overheat).play(kDraw);
  table.expectPhase(Phase::turn, kEmber);
  TEST_ASSERT_EQUAL_UINT8(0x0F, table.pilot(kComet).outOfOrder);
  Scramble none;
  none.heat(kComet, 6).broken(kComet, {kRed, kBlue, kYellow, kGreen}).onlyGem(kComet, Gem::overheat).play(kDraw);
  none.expectPhase(Phase::turn, kEmber);
  TEST_ASSERT_EQUAL_size_t(0, none.count(EventKind::brokeDown));
}

void test_who_overheats_does_not_gather_nor_buy_and_play_passes_on() {
  Scramble table;
  table.heat(kComet, 6)
      .credits(kComet, 9)
      .track(1, 6)
      .onlyGem(kComet, Gem::overheat)
      .play(kDraw)
      .play(breakWeapon(kRed));
  table.expectCredits(kComet, 0);
  table.expectPhase(Phase::turn, kEmber);
}

void test_the_risk_of_a_draw_counts_the_overheat_gems_of_the_bag_when_one_would_overheat() {
  Scramble table;
  table.bag(kComet, {1, 1, 0, 0, 3}).heat(kComet, 5).ready();
  const Risk risk = drawRisk(table.state, kComet);
  TEST_ASSERT_EQUAL_UINT8(3, risk.overheats);
  TEST_ASSERT_EQUAL_UINT8(5, risk.of);
  table.heat(kComet, 4);
  TEST_ASSERT_EQUAL_UINT8(0, drawRisk(table.state, kComet).overheats);
}

// ---- gather and the order of turns ----------------------------------------------------------------------------------
void test_gathering_brings_the_credits_under_the_first_empty_slot_of_the_victory_track() {
  const unsigned expected[] = {4, 3, 2, 2, 2, 2, 1, 1, 1, 1};
  for (unsigned invaders = 0; invaders < 10; ++invaders) {
    Scramble table;
    table.score(kComet, invaders).play(kCooldown);
    table.expectCredits(kComet, expected[invaders]);
  }
}

void test_a_full_victory_track_gathers_nothing() {
  Scramble table;
  table.score(kComet, 9).ship(kComet, 1).alien(1, 1, gnat(kEmber), 1);
  table.activateBy(Gem::red, kRed).play(flyAndFireFrom(1));
  table.expectScore(kComet, 10);
  table.expectCredits(kComet, 0);
}

void test_a_round_has_one_turn_for_each_pilot_clockwise() {
  Scramble table(4);
  for (const Seat seat : {kComet, kEmber, kNova, kRose}) {
    table.expectPhase(Phase::turn, seat);
    TEST_ASSERT_EQUAL_UINT8(0, table.state.round);
    table.play(kCooldown);
  }
  TEST_ASSERT_EQUAL_UINT8(1, table.state.round);
  table.expectPhase(Phase::turn, kComet);
}

// ---- what cannot be taken back ----------------------------------------------------------------------------------------
void test_undo_stops_at_a_draw_a_refill_and_an_end_of_round() {
  Scramble table;
  table.play(kDraw);
  TEST_ASSERT_TRUE(table.happened.sealed());
  table.play(kExchange);
  TEST_ASSERT_FALSE(table.happened.sealed());  // the decision only passes on: everything lies open
  Scramble buying;
  buying.credits(kComet, 4).track(1, 6).onlyGem(kComet, Gem::red).play({kDraw, kExchange, buySlot(1)});
  TEST_ASSERT_TRUE(buying.happened.sealed());  // nothing else can be bought: the gap is filled
  Scramble last;
  last.lastTurn().play(kCooldown);
  TEST_ASSERT_TRUE(last.happened.sealed());
  Scramble early;
  early.play(kCooldown);
  TEST_ASSERT_FALSE(early.happened.sealed());
}

void test_everything_lies_open_but_what_comes_next() {
  Scramble table;
  table.track(1, 6).ready();
  State expected = table.state;
  expected.rng = observe(table.state, kNobody).rng;
  TEST_ASSERT_TRUE(expected.rng.blank());
  for (const Seat viewer : {kComet, kEmber, kNova, kNobody}) {
    const State seen = observe(table.state, viewer);
    TEST_ASSERT_EQUAL_MEMORY(&expected, &seen, sizeof seen);
  }
}

void runTurnTests() {
  RUN_TEST(test_a_turn_begins_with_draw_or_cooldown);
  RUN_TEST(test_an_empty_bag_leaves_the_cooldown);
  RUN_TEST(test_a_draw_takes_one_random_gem_from_the_bag);
  RUN_TEST(test_an_energy_gem_activates_the_weapon_of_its_color_or_is_exchanged);
  RUN_TEST(test_an_overheat_gem_activates_any_weapon_or_is_exchanged);
  RUN_TEST(test_a_gem_used_lies_on_the_player_board);
  RUN_TEST(test_a_weapon_may_be_activated_any_number_of_times_between_cooldowns);
  RUN_TEST(test_an_overheat_gem_that_activates_raises_the_overheat_by_3);
  RUN_TEST(test_an_energy_gem_raises_nothing);
  RUN_TEST(test_at_overheat_4_an_overheat_gem_can_only_be_exchanged);
  RUN_TEST(test_an_out_of_order_weapon_cannot_be_activated_but_its_gem_can_be_exchanged);
  RUN_TEST(test_exchanging_an_energy_gem_brings_3_credits_and_no_heat);
  RUN_TEST(test_exchanging_an_overheat_gem_brings_4_credits_and_2_heat);
  RUN_TEST(test_nobody_has_more_than_12_credits);
  RUN_TEST(test_a_cooldown_takes_the_overheat_to_0_all_boosts_away_and_all_gems_back);
  RUN_TEST(test_a_cooldown_keeps_the_credits_and_gathers);
  RUN_TEST(test_nothing_is_bought_after_a_cooldown);
  RUN_TEST(test_an_overheat_gem_that_cannot_even_be_exchanged_overheats);
  RUN_TEST(test_an_energy_gem_never_overheats);
  RUN_TEST(test_overheating_loses_credits_heat_and_boosts_and_returns_all_gems_with_the_one_drawn);
  RUN_TEST(test_who_overheats_chooses_the_weapon_that_goes_out_of_order);
  RUN_TEST(test_the_last_weapon_goes_out_of_order_unasked_and_without_one_no_card_is_taken);
  RUN_TEST(test_who_overheats_does_not_gather_nor_buy_and_play_passes_on);
  RUN_TEST(test_the_risk_of_a_draw_counts_the_overheat_gems_of_the_bag_when_one_would_overheat);
  RUN_TEST(test_gathering_brings_the_credits_under_the_first_empty_slot_of_the_victory_track);
  RUN_TEST(test_a_full_victory_track_gathers_nothing);
  RUN_TEST(test_a_round_has_one_turn_for_each_pilot_clockwise);
  RUN_TEST(test_undo_stops_at_a_draw_a_refill_and_an_end_of_round);
  RUN_TEST(test_everything_lies_open_but_what_comes_next);
}

}  // namespace stellar_scramble_test
