// Upgrade, and Refill Progress Track: Book.
#include "scramble_tests.h"

namespace stellar_scramble_test {

namespace {

// Comet exchanges a red gem (3 credits) and stands in the shop.
Scramble& shop(Scramble& table) { return table.onlyGem(kComet, Gem::red).play(kDraw).play(kExchange); }

}  // namespace

void test_cards_that_can_be_paid_may_be_bought_after_an_exchange_and_after_an_activation() {
  Scramble table;
  table.track(1, 6).track(3, 1).track(7, 11);  // Trim Jets 3, Hot Barrel 11, Coolant Tap 2
  shop(table).expectMoves({kDone, buySlot(1), buySlot(7)});
  Scramble active;
  active.track(1, 6).credits(kComet, 3).ship(kComet, 3).activateBy(Gem::red, kRed).play(fly(3));
  active.expectMoves({kDone, buySlot(1)});
}

void test_nothing_that_can_be_paid_is_not_asked() {
  Scramble table;
  shop(table.track(1, 1)).expectPhase(Phase::turn, kEmber);
}

void test_a_weapon_card_costs_its_price_joins_its_weapon_and_brings_its_gems() {
  Scramble table;
  shop(table.track(2, 10).credits(kComet, 6))
      .play(buySlot(2));  // Slipstream: 7 credits, two blue gems, Move +2, Boost 1
  table.expectCredits(kComet, 6 + 3 - 7 + 2);
  TEST_ASSERT_EQUAL_UINT8(3 + 2, table.pilot(kComet).weapon[kBlue].move);
  TEST_ASSERT_EQUAL_UINT8(1, table.pilot(kComet).weapon[kBlue].boost);
  table.expectBag(kComet, {0, 2, 0, 0, 0});
}

void test_six_cards_bring_an_overheat_gem() {
  int found = 0;
  for (std::uint8_t card = 0; card < kCards; ++card)
    found += cardOf(card).brings[0] == Gem::overheat || cardOf(card).brings[1] == Gem::overheat ? 1 : 0;
  TEST_ASSERT_EQUAL_INT(6, found);
  Scramble table;
  shop(table.track(1, 17).credits(kComet, 5)).play(buySlot(1));  // Gold Spool: red and Overheat
  table.expectBag(kComet, {1, 0, 0, 0, 1});
}

void test_a_gem_that_is_missing_from_the_supply_is_not_added() {
  Scramble table;
  table.bag(kEmber, {3, 29, 3, 3, 8}).bag(kNova, {3, 0, 3, 3, 8});  // one blue gem is left
  shop(table.track(1, 11)).play(buySlot(1));                        // Coolant Tap brings two
  table.expectBag(kComet, {0, 1, 0, 0, 0});
}

void test_one_or_more_cards_may_be_bought_one_at_a_time() {
  Scramble table;
  shop(table.track(1, 6).track(2, 11).track(3, 18).credits(kComet, 5));  // 3, 2 and 3 of 8 credits
  table.play(buySlot(1));
  table.expectMoves({kDone, buySlot(2), buySlot(3)});
  table.play(buySlot(2));
  table.expectMoves({kDone, buySlot(3)});
  table.play(buySlot(3));
  table.expectPhase(Phase::turn, kEmber);
  table.expectCredits(kComet, 2);  // gathered
}

void test_buying_may_be_declined() {
  Scramble table;
  shop(table.track(1, 6)).play(kDone);
  TEST_ASSERT_EQUAL_UINT8(6, table.state.track[0]);
  table.expectPhase(Phase::turn, kEmber);
}

void test_a_system_takes_a_slot_of_its_own() {
  Scramble table;
  shop(table.track(1, 24).has(kComet, {25})).play(buySlot(1));
  TEST_ASSERT_EQUAL_UINT8(25, table.pilot(kComet).systems[0]);
  TEST_ASSERT_EQUAL_UINT8(24, table.pilot(kComet).systems[1]);
  table.expectBag(kComet, {0, 0, 0, 0, 0});  // Systems bring no gems
}

void test_without_a_free_slot_a_system_replaces_one_of_the_three() {
  Scramble table;
  shop(table.track(1, 24).has(kComet, {25, 26, 27}));
  table.expectMoves({kDone, buyMove(0, 0), buyMove(0, 1), buyMove(0, 2)});
  table.play(buyMove(0, 1));
  TEST_ASSERT_EQUAL_UINT8(24, table.pilot(kComet).systems[1]);
  TEST_ASSERT_TRUE(hasBit(table.state.gone, 26));
}

void test_there_is_no_limit_to_the_weapon_cards_of_a_color() {
  Scramble table;
  shop(table.has(kComet, {6, 7, 8, 9, 10, 36, 37, 38, 39, 40, 41, 66, 67, 68, 69, 70, 71}).track(1, 11))
      .play(buySlot(1));
  TEST_ASSERT_TRUE(hasBit(table.pilot(kComet).cards, 11));
}

void test_an_out_of_order_weapon_keeps_its_cards_and_can_be_upgraded() {
  Scramble table;
  shop(table.broken(kComet, {kBlue}).has(kComet, {7}).track(1, 6)).play(buySlot(1));
  TEST_ASSERT_EQUAL_UINT8(3 + 1 + 2, table.pilot(kComet).weapon[kBlue].move);
  TEST_ASSERT_EQUAL_UINT8(1u << kBlue, table.pilot(kComet).outOfOrder);
}

void test_a_repair_costs_10_credits_and_puts_the_weapon_in_order_for_good() {
  Scramble table;
  shop(table.broken(kComet, {kRed, kGreen}).credits(kComet, 7));
  table.expectMoves({kDone, repairOf(kRed), repairOf(kGreen)});
  table.play(repairOf(kGreen));
  TEST_ASSERT_EQUAL_UINT8(1u << kRed, table.pilot(kComet).outOfOrder);
  table.expectCredits(kComet, 2);
  Scramble poor;
  shop(poor.broken(kComet, {kRed}).credits(kComet, 6)).expectPhase(Phase::turn, kEmber);
}

// ---- refill ---------------------------------------------------------------------------------------------------------
void test_gaps_are_filled_after_buying_and_not_before() {
  Scramble table;
  shop(table.track(1, 6).track(4, 11).credits(kComet, 4)).play(buySlot(1));
  TEST_ASSERT_EQUAL_UINT8(kNoCard, table.state.track[0]);
  TEST_ASSERT_FALSE(table.happened.sealed());
  table.play(buySlot(4));
  TEST_ASSERT_EQUAL_size_t(2, table.count(EventKind::refilled));
  TEST_ASSERT_EQUAL_UINT8(0, table.event(EventKind::refilled, 0).c);  // left to right
  TEST_ASSERT_EQUAL_UINT8(3, table.event(EventKind::refilled, 1).c);
  TEST_ASSERT_NOT_EQUAL(kNoCard, table.state.track[0]);
  TEST_ASSERT_NOT_EQUAL(kNoCard, table.state.track[3]);
}

void test_only_slots_emptied_by_buying_are_filled() {
  Scramble table;
  shop(table.track(3, 6)).play(buySlot(3));
  for (const unsigned slot : {0u, 1u, 3u, 4u, 5u, 6u}) TEST_ASSERT_EQUAL_UINT8(kNoCard, table.state.track[slot]);
}

void test_a_gap_is_filled_from_the_level_of_the_main_decks_top_card() {
  const unsigned rounds[] = {0, 5, 13, 21}, level[] = {1, 2, 3, 3};
  for (unsigned i = 0; i < 4; ++i) {
    Scramble table;
    table.rounds(rounds[i]).track(1, 6);
    if (rounds[i] == 21) table.alienEvent(2, AlienEvent::move3);  // the Main deck is empty: level 3
    shop(table).play(buySlot(1));
    TEST_ASSERT_EQUAL_UINT8(level[i], levelOfCard(table.state.track[0]));
  }
}

void test_an_event_on_top_of_the_main_deck_counts_for_its_level() {
  Scramble table;
  table.rounds(4).track(1, 6);  // all four cards of level 1 are drawn, its last Aliens Move! is not
  shop(table).play(buySlot(1));
  TEST_ASSERT_EQUAL_UINT8(1, levelOfCard(table.state.track[0]));
}

void test_without_innovation_cards_of_a_level_the_next_level_fills_the_gap() {
  Scramble table;
  table.rounds(4).track(1, 6);
  for (unsigned card = 0; card < kCardsALevel; ++card)
    if (card != 6) setBit(table.state.gone, card);
  shop(table).play(buySlot(1));
  TEST_ASSERT_EQUAL_UINT8(2, levelOfCard(table.state.track[0]));
}

void test_without_any_innovation_card_the_gap_stays() {
  Scramble table;
  table.rounds(21).alienEvent(3, AlienEvent::move3).track(1, 6);
  for (unsigned card = 0; card < kCards; ++card)
    if (card != 6) setBit(table.state.gone, card);
  shop(table).play(buySlot(1));
  TEST_ASSERT_EQUAL_UINT8(kNoCard, table.state.track[0]);
  table.expectPhase(Phase::turn, kEmber);
}

void test_the_replacement_of_a_card_on_an_event_lies_on_that_event() {
  Scramble table;
  shop(table.track(3, 6).alienEvent(3, AlienEvent::fire1)).play(buySlot(3));
  TEST_ASSERT_NOT_EQUAL(kNoCard, table.state.track[2]);
  TEST_ASSERT_EQUAL_UINT8(indexOf(AlienEvent::fire1), indexOf(table.state.event[2]));
}

void runUpgradeTests() {
  RUN_TEST(test_cards_that_can_be_paid_may_be_bought_after_an_exchange_and_after_an_activation);
  RUN_TEST(test_nothing_that_can_be_paid_is_not_asked);
  RUN_TEST(test_a_weapon_card_costs_its_price_joins_its_weapon_and_brings_its_gems);
  RUN_TEST(test_six_cards_bring_an_overheat_gem);
  RUN_TEST(test_a_gem_that_is_missing_from_the_supply_is_not_added);
  RUN_TEST(test_one_or_more_cards_may_be_bought_one_at_a_time);
  RUN_TEST(test_buying_may_be_declined);
  RUN_TEST(test_a_system_takes_a_slot_of_its_own);
  RUN_TEST(test_without_a_free_slot_a_system_replaces_one_of_the_three);
  RUN_TEST(test_there_is_no_limit_to_the_weapon_cards_of_a_color);
  RUN_TEST(test_an_out_of_order_weapon_keeps_its_cards_and_can_be_upgraded);
  RUN_TEST(test_a_repair_costs_10_credits_and_puts_the_weapon_in_order_for_good);
  RUN_TEST(test_gaps_are_filled_after_buying_and_not_before);
  RUN_TEST(test_only_slots_emptied_by_buying_are_filled);
  RUN_TEST(test_a_gap_is_filled_from_the_level_of_the_main_decks_top_card);
  RUN_TEST(test_an_event_on_top_of_the_main_deck_counts_for_its_level);
  RUN_TEST(test_without_innovation_cards_of_a_level_the_next_level_fills_the_gap);
  RUN_TEST(test_without_any_innovation_card_the_gap_stays);
  RUN_TEST(test_the_replacement_of_a_card_on_an_event_lies_on_that_event);
}

}  // namespace stellar_scramble_test
