// What can be taken back and what cannot: House 15 and decision m.
#include "siege_tests.h"

namespace stellar_siege_test {

void test_a_deployment_without_a_draw_can_be_taken_back() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::adjacent});
  TEST_ASSERT_FALSE(table.play(deploy(Kind::drawFew)).sealed());
}

void test_declining_and_activating_can_be_taken_back() {
  Siege declined;
  declined.hand(kAntillians, {Kind::anyTime, Kind::adjacent}).play(deploy(Kind::adjacent));
  TEST_ASSERT_FALSE(declined.play(kDecline).sealed());
  Siege activated;
  activated.hand(kAntillians, {Kind::anyTime, Kind::adjacent}).play(deploy(Kind::adjacent));
  TEST_ASSERT_FALSE(activated.play(activate(2)).sealed());
}

void test_choices_of_planets_and_of_own_cards_can_be_taken_back() {
  Siege anywhere;
  anywhere.hand(kAntillians, {Kind::anywhere, Kind::drawFew}).play(deploy(Kind::anywhere));
  TEST_ASSERT_FALSE(anywhere.sealed());
  TEST_ASSERT_FALSE(anywhere.play(toPlanet(7)).sealed());
  Siege adjacent;
  adjacent.force(kAntillians, 1, {Kind::drawFew}).force(kAntillians, 3, {Kind::drawFew});
  adjacent.hand(kAntillians, {Kind::adjacent, Kind::drawFew}).play(deploy(Kind::adjacent));
  TEST_ASSERT_FALSE(adjacent.play(toPlanet(3)).sealed());
  Siege discard;
  discard.hand(kAntillians, {Kind::discardFew, Kind::drawFew, Kind::adjacent}).play(deploy(Kind::discardFew));
  TEST_ASSERT_FALSE(discard.play(kSmaller).sealed());
  TEST_ASSERT_FALSE(discard.play(card(Kind::drawFew)).sealed());
}

void test_the_own_whole_hand_thrown_away_can_be_taken_back() {
  Siege table;
  table.hand(kAntillians, {Kind::discardFew, Kind::drawFew, Kind::adjacent}).play(deploy(Kind::discardFew));
  TEST_ASSERT_FALSE(table.play(kGreater).sealed());
  table.expectHandSize(kAntillians, 0);
}

void test_an_any_time_discard_can_be_taken_back() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::drawFew});
  TEST_ASSERT_FALSE(table.play(kDiscardAnyTime).sealed());
  table.play({deploy(Kind::drawFew)});
  TEST_ASSERT_FALSE(table.play(kDiscardAnyTime).sealed());
}

void test_every_draw_seals() {
  Siege own;
  own.hand(kAntillians, {Kind::drawFew, Kind::adjacent}).play(deploy(Kind::drawFew));
  TEST_ASSERT_TRUE(own.play(kSmaller).sealed());
  Siege enemys;
  enemys.hand(kAntillians, {Kind::enemyDrawsFew, Kind::adjacent}).play(deploy(Kind::enemyDrawsFew));
  TEST_ASSERT_TRUE(enemys.play(kSmaller).sealed());
  Siege step1;
  step1.hand(kAntillians, {Kind::anyTime});
  TEST_ASSERT_TRUE(step1.play(kDiscardAnyTime).sealed());
  Siege step5;
  step5.hand(kAntillians, {Kind::adjacent}).play(deploy(Kind::adjacent));
  TEST_ASSERT_FALSE(step5.sealed());
  TEST_ASSERT_TRUE(step5.play(kDecline).sealed());
}

void test_the_hand_over_to_the_discarding_enemy_seals_and_the_way_back_too() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent});
  table.hand(kMorkolytes, {Kind::drawFew, Kind::drawFew, Kind::drawMany}).play(deploy(Kind::enemyDiscards));
  TEST_ASSERT_TRUE(table.play(kGreater).sealed());
  TEST_ASSERT_FALSE(table.play(card(Kind::drawFew)).sealed());
  TEST_ASSERT_TRUE(table.play(card(Kind::drawMany)).sealed());
}

void test_an_enemys_whole_hand_thrown_away_seals() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent}).hand(kMorkolytes, {Kind::drawFew});
  table.play(deploy(Kind::enemyDiscards));
  TEST_ASSERT_TRUE(table.play(kSmaller).sealed());
}

void test_a_random_pick_seals() {
  Siege table;
  table.burden(kAntillians, kRandomDeployment).hand(kAntillians, {Kind::anyTime, Kind::adjacent});
  TEST_ASSERT_TRUE(table.play(kDeployRandom).sealed());
}

void test_a_shuffle_of_the_hand_seals() {
  Siege table;
  table.side(Effect::aether).hand(kAntillians, {Kind::anyPlanet, Kind::drawFew}).play(deploy(Kind::anyPlanet));
  TEST_ASSERT_TRUE(table.play(activate(8)).sealed());
}

void test_every_end_of_a_turn_seals_a_pass_too() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::adjacent}).play({deploy(Kind::adjacent), kDecline});
  TEST_ASSERT_TRUE(table.play(kEndTurn).sealed());
  Siege pass;
  pass.endsWith(EndRule::bothOut).hand(kAntillians, {}).pile(kAntillians, {});
  TEST_ASSERT_TRUE(pass.play(kPass).sealed());
}

// ---- who sees what happens ------------------------------------------------------------------------------------------
namespace {

constexpr Audience kBothSeats = onlySeat(kAntillians) | onlySeat(kMorkolytes);

// Three cards come to this seat: one event a card for its owner alone, one with the number for all others.
void expectDrawSeenBy(const Siege& table, Seat owner, unsigned cards) {
  TEST_ASSERT_EQUAL_size_t(cards, table.count(EventKind::drew));
  for (std::size_t i = 0; i < cards; ++i) {
    TEST_ASSERT_EQUAL_UINT8(owner, table.event(EventKind::drew, i).a);
    TEST_ASSERT_EQUAL_HEX8(onlySeat(owner), table.event(EventKind::drew, i).audience);
  }
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::drewSome));
  const Event& some = table.event(EventKind::drewSome);
  TEST_ASSERT_EQUAL_UINT8(owner, some.a);
  TEST_ASSERT_EQUAL_UINT8(0, some.b);
  TEST_ASSERT_EQUAL_INT16(cards, some.value);
  TEST_ASSERT_EQUAL_HEX8(kEveryone & ~onlySeat(owner), some.audience);
}

}  // namespace

void test_drawn_cards_are_shown_to_their_owner_alone() {
  Siege own;
  own.hand(kAntillians, {Kind::drawMany, Kind::adjacent}).play({deploy(Kind::drawMany), kSmaller});
  expectDrawSeenBy(own, kAntillians, 3);
  Siege enemys;
  enemys.hand(kAntillians, {Kind::enemyDrawsMany, Kind::adjacent}).play({deploy(Kind::enemyDrawsMany), kGreater});
  expectDrawSeenBy(enemys, kMorkolytes, 3);
}

void test_cards_drawn_together_are_told_by_kind() {
  Siege table;
  table.hand(kAntillians, {Kind::drawMany, Kind::adjacent});
  table.pile(kAntillians, {Kind::anywhere, Kind::drawFew, Kind::anyPlanet, Kind::drawFew});
  table.play({deploy(Kind::drawMany), kGreater});
  std::size_t i = 0;
  for (const Kind kind : {Kind::drawFew, Kind::drawFew, Kind::anywhere, Kind::anyPlanet})
    TEST_ASSERT_EQUAL_UINT8(indexOf(kind), table.event(EventKind::drew, i++).b);
}

void test_the_draw_of_the_next_player_is_shown_to_that_player_alone() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::adjacent}).hand(kMorkolytes, {});
  table.play({deploy(Kind::adjacent), kDecline, kEndTurn});
  expectDrawSeenBy(table, kMorkolytes, 4);
}

void test_discards_lie_open_to_all() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent}).hand(kMorkolytes, {Kind::drawFew, Kind::drawMany});
  table.play({deploy(Kind::enemyDiscards), kGreater});
  for (std::size_t i = 0; i < 2; ++i) TEST_ASSERT_EQUAL_HEX8(kEveryone, table.event(EventKind::discarded, i).audience);
}

void test_given_cards_are_shown_to_the_two_players_alone() {
  Siege table;
  table.side(Effect::clio).hand(kAntillians, {Kind::anyPlanet, Kind::drawFew, Kind::adjacent});
  table.play({deploy(Kind::anyPlanet), activate(6), card(Kind::drawFew)});
  TEST_ASSERT_EQUAL_UINT8(indexOf(Kind::drawFew), table.event(EventKind::gave).b);
  TEST_ASSERT_EQUAL_HEX8(kBothSeats, table.event(EventKind::gave).audience);
  TEST_ASSERT_EQUAL_UINT8(0, table.event(EventKind::gaveOne).b);
  TEST_ASSERT_EQUAL_HEX8(kEveryone & ~kBothSeats, table.event(EventKind::gaveOne).audience);
}

void runSealTests() {
  RUN_TEST(test_a_deployment_without_a_draw_can_be_taken_back);
  RUN_TEST(test_declining_and_activating_can_be_taken_back);
  RUN_TEST(test_choices_of_planets_and_of_own_cards_can_be_taken_back);
  RUN_TEST(test_the_own_whole_hand_thrown_away_can_be_taken_back);
  RUN_TEST(test_an_any_time_discard_can_be_taken_back);
  RUN_TEST(test_every_draw_seals);
  RUN_TEST(test_the_hand_over_to_the_discarding_enemy_seals_and_the_way_back_too);
  RUN_TEST(test_an_enemys_whole_hand_thrown_away_seals);
  RUN_TEST(test_a_random_pick_seals);
  RUN_TEST(test_a_shuffle_of_the_hand_seals);
  RUN_TEST(test_every_end_of_a_turn_seals_a_pass_too);
  RUN_TEST(test_drawn_cards_are_shown_to_their_owner_alone);
  RUN_TEST(test_cards_drawn_together_are_told_by_kind);
  RUN_TEST(test_the_draw_of_the_next_player_is_shown_to_that_player_alone);
  RUN_TEST(test_discards_lie_open_to_all);
  RUN_TEST(test_given_cards_are_shown_to_the_two_players_alone);
}

}  // namespace stellar_siege_test
