// The six steps of a turn and the Deployment Value: Book, Turn Order and Glossary.
#include "siege_tests.h"

namespace stellar_siege_test {

namespace {

// Ten cards, the first of them an Officer without effect.
constexpr Kind kTenCards[] = {Kind::anyTime,  Kind::drawFew,  Kind::drawFew,    Kind::drawFew,    Kind::drawMany,
                              Kind::drawMany, Kind::drawMany, Kind::discardFew, Kind::discardFew, Kind::discardFew};

void setHandOf(Siege& table, Seat seat, unsigned size) {
  for (unsigned i = 0; i < size; ++i) table.hand(seat, {kTenCards[i]});
}

}  // namespace

// ---- step 1: count --------------------------------------------------------------------------------------------------
void test_the_deployment_value_is_the_number_of_cards_in_hand() {
  for (unsigned size = 1; size <= 10; ++size) {
    Siege table;
    setHandOf(table, kAntillians, size);
    table.ready();
    TEST_ASSERT_EQUAL_UINT8(size, deploymentValue(table.state));
  }
}

void test_a_turn_begins_with_a_draw_of_4_if_the_hand_is_empty() {
  Siege table;
  table.hand(kMorkolytes, {})
      .pile(kMorkolytes, {Kind::drawFew, Kind::adjacent, Kind::anyTime, Kind::anyPlanet, Kind::drawMany});
  table.hand(kAntillians, {Kind::anyTime, Kind::drawMany}).play(deploy(Kind::anyTime)).endTurn();
  table.expectPhase(Phase::deploy, kMorkolytes);
  table.expectHand(kMorkolytes, {Kind::drawMany, Kind::anyPlanet, Kind::anyTime, Kind::adjacent});
  table.expectPile(kMorkolytes, {Kind::drawFew});
  TEST_ASSERT_EQUAL_UINT8(4, deploymentValue(table.state));
}

void test_a_turn_begins_without_a_draw_if_there_is_a_card_in_hand() {
  Siege table;
  table.hand(kMorkolytes, {Kind::drawFew}).pile(kMorkolytes, {Kind::adjacent, Kind::anyTime});
  table.hand(kAntillians, {Kind::anyTime, Kind::drawMany}).play(deploy(Kind::anyTime)).endTurn();
  table.expectHand(kMorkolytes, {Kind::drawFew});
  table.expectPileSize(kMorkolytes, 2);
}

void test_an_empty_hand_draws_what_a_short_draw_pile_has_and_counts_that() {
  Siege table;
  table.hand(kMorkolytes, {}).pile(kMorkolytes, {Kind::anyTime, Kind::drawMany, Kind::adjacent});
  table.hand(kAntillians, {Kind::anyTime, Kind::drawMany}).play(deploy(Kind::anyTime)).endTurn();
  table.expectHandSize(kMorkolytes, 3);
  table.expectPileSize(kMorkolytes, 0);
  table.play(deploy(Kind::anyTime)).expectForce(kMorkolytes, 3, {Kind::anyTime});
}

// ---- step 2: deploy -------------------------------------------------------------------------------------------------
void test_an_alien_goes_to_the_planet_of_the_hand_counted_before_it_left() {
  for (unsigned size = 1; size <= 7; ++size) {
    Siege table;
    setHandOf(table, kAntillians, size);
    table.play(deploy(Kind::anyTime)).expectForce(kAntillians, size, {Kind::anyTime});
    TEST_ASSERT_EQUAL_size_t(1, table.state.field.size());
  }
}

void test_with_8_and_more_cards_an_alien_goes_to_planet_8() {
  for (unsigned size = 8; size <= 10; ++size) {
    Siege table;
    setHandOf(table, kAntillians, size);
    table.play(deploy(Kind::anyTime)).expectForce(kAntillians, 8, {Kind::anyTime});
    TEST_ASSERT_EQUAL_UINT8(at(8), planetForValue(static_cast<std::uint8_t>(size)));
  }
}

void test_with_the_largest_hand_an_alien_goes_to_planet_8() {
  Siege table;  // the whole deck in hand
  for (unsigned k = 1; k <= kKinds; ++k)
    for (unsigned i = 0; i < kAlienCard[k].copies; ++i) table.hand(kAntillians, {static_cast<Kind>(k)});
  table.expectHandSize(kAntillians, 30);
  table.play(deploy(Kind::anyTime)).expectForce(kAntillians, 8, {Kind::anyTime});
}

void test_an_alien_joins_the_own_siege_force_and_leaves_the_hand() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::drawFew})
      .force(kAntillians, 3, {Kind::drawMany})
      .force(kMorkolytes, 3, {Kind::discardFew});
  table.play(deploy(Kind::anyTime));
  table.expectForce(kAntillians, 3, {Kind::drawMany, Kind::anyTime});
  table.expectForce(kMorkolytes, 3, {Kind::discardFew});
  table.expectHand(kAntillians, {Kind::anyTime, Kind::drawFew});
  const Event& deployed = table.event(EventKind::deployed);
  TEST_ASSERT_EQUAL_UINT8(kAntillians, deployed.a);
  TEST_ASSERT_EQUAL_UINT8(indexOf(Kind::anyTime), deployed.b);
  TEST_ASSERT_EQUAL_UINT8(at(3), deployed.c);
  TEST_ASSERT_EQUAL_INT16(0, deployed.value);
}

void test_any_card_of_the_own_hand_may_be_deployed_and_no_other() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew, Kind::drawFew, Kind::anyPlanet}).hand(kMorkolytes, {Kind::adjacent});
  table.expectMoves({deploy(Kind::drawFew), deploy(Kind::anyPlanet)});
  for (unsigned k = 0; k <= 15; ++k)
    if (static_cast<Kind>(k) != Kind::drawFew && static_cast<Kind>(k) != Kind::anyPlanet)
      table.expectRefused(moveOf(Verb::deploy, k));
}

void test_a_move_that_is_not_legal_changes_nothing() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew, Kind::anyTime});
  for (unsigned move = 0; move < 0x400; ++move) {
    const auto each = static_cast<Move>(move);
    if (!table.legal(each)) table.expectRefused(each);
  }
  table.expectRefused(kNoMove);
}

void test_one_alien_is_deployed_a_turn() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::drawFew}).play(deploy(Kind::anyTime));
  while (table.state.active == kAntillians) {
    TEST_ASSERT_FALSE(table.offers(Verb::deploy));
    if (table.legal(kDecline))
      table.play(kDecline);
    else
      table.play(kEndTurn);
  }
  TEST_ASSERT_EQUAL_size_t(1, table.state.field.size());
}

void test_deploying_is_a_duty() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew, Kind::drawMany});
  TEST_ASSERT_FALSE(table.legal(kEndTurn));
  TEST_ASSERT_FALSE(table.legal(kPass));
}

void test_what_the_alien_draws_does_not_change_where_it_went() {
  Siege table;
  table.hand(kAntillians, {Kind::drawMany, Kind::drawFew}).play({deploy(Kind::drawMany), kGreater});
  table.expectHandSize(kAntillians, 5);
  table.expectForce(kAntillians, 2, {Kind::drawMany});
}

// ---- steps 3 and 4 --------------------------------------------------------------------------------------------------
void test_the_alien_effect_comes_before_the_planet_effect() {
  Siege table;
  table.side(Effect::cordontion).hand(kAntillians, {Kind::drawFew, Kind::drawMany}).play(deploy(Kind::drawFew));
  table.expectPhase(Phase::number, kAntillians);
  table.play(kSmaller).expectPhase(Phase::planet, kAntillians);
  table.expectHandSize(kAntillians, 2);
}

void test_a_choice_of_the_alien_effect_is_announced_at_once() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew, Kind::drawMany}).play(deploy(Kind::drawFew));
  table.expectMoves({kSmaller, kGreater});
}

void test_the_planet_effect_is_optional() {
  Siege table;
  table.side(Effect::cordontion).hand(kAntillians, {Kind::adjacent, Kind::drawMany}).play(deploy(Kind::adjacent));
  table.expectMoves({kDecline, activate(2)});
  table.play(kDecline).expectPhase(Phase::end, kAntillians);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.burden[kMorkolytes]);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::activated));
}

void test_only_the_planet_deployed_to_may_be_activated() {
  Siege table;
  table.side(Effect::emalto).hand(kAntillians, {Kind::adjacent, Kind::drawMany, Kind::drawFew});
  table.play(deploy(Kind::adjacent));
  table.expectMoves({kDecline, activate(3)});
}

void test_one_planet_effect_is_activated_a_turn() {
  Siege table;
  table.side(Effect::cordontion).hand(kAntillians, {Kind::adjacent, Kind::drawMany});
  table.play({deploy(Kind::adjacent), activate(2)});
  table.expectPhase(Phase::end, kAntillians);
  table.expectMoves({kEndTurn});
}

void test_the_planet_effect_of_the_enemys_alien_is_not_yours() {
  Siege table;
  table.side(Effect::siptou).hand(kAntillians, {Kind::anyTime, Kind::adjacent}).hand(kMorkolytes, {Kind::adjacent});
  table.play(deploy(Kind::anyTime)).endTurn().play(deploy(Kind::adjacent));
  table.expectPhase(Phase::planet, kMorkolytes);
  table.expectMoves({kDecline, activate(1)});
}

// ---- step 5: an empty hand draws ------------------------------------------------------------------------------------
void test_after_the_effects_an_empty_hand_draws_4() {
  Siege table;
  table.hand(kAntillians, {Kind::adjacent})
      .pile(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::discardFew, Kind::anyTime, Kind::anyTime});
  table.play({deploy(Kind::adjacent), kDecline});
  table.expectPhase(Phase::end, kAntillians);
  table.expectHand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::discardFew, Kind::drawMany});
  table.expectPile(kAntillians, {Kind::drawFew});
}

void test_the_draw_of_step_5_comes_after_the_planet_effect() {
  Siege table;
  table.side(Effect::siptou).hand(kAntillians, {Kind::adjacent}).play(deploy(Kind::adjacent));
  table.expectPhase(Phase::planet, kAntillians);
  table.expectHandSize(kAntillians, 0);
  table.play({activate(1), toPlanet(1), toPlanet(5)});
  table.expectHandSize(kAntillians, 4);
  table.expectForce(kAntillians, 5, {Kind::adjacent});
}

void test_with_a_card_left_step_5_draws_nothing() {
  Siege table;
  table.hand(kAntillians, {Kind::adjacent, Kind::drawFew}).play({deploy(Kind::adjacent), kDecline});
  table.expectHand(kAntillians, {Kind::drawFew});
}

void test_step_5_draws_what_a_short_draw_pile_has() {
  Siege table;
  table.hand(kAntillians, {Kind::adjacent}).pile(kAntillians, {Kind::drawFew, Kind::anyTime});
  table.play({deploy(Kind::adjacent), kDecline});
  table.expectHand(kAntillians, {Kind::drawFew, Kind::anyTime});
  table.expectPileSize(kAntillians, 0);
}

void test_step_5_with_an_empty_draw_pile_leaves_the_hand_empty_and_the_discards_where_they_are() {
  Siege table;
  table.hand(kAntillians, {Kind::adjacent}).pile(kAntillians, {});
  table.play({deploy(Kind::adjacent), kDecline});
  table.expectPhase(Phase::end, kAntillians);
  table.expectHandSize(kAntillians, 0);
  table.expectPileSize(kAntillians, 0);
  table.expectDiscarded(kAntillians, {});
  TEST_ASSERT_EQUAL_UINT8(29, table.state.discards[kAntillians].total);
}

// ---- step 6: the opponent -------------------------------------------------------------------------------------------
void test_the_turn_ends_by_a_move_of_its_own_and_goes_to_the_opponent() {
  Siege table;
  table.hand(kAntillians, {Kind::adjacent, Kind::drawFew}).play({deploy(Kind::adjacent), kDecline});
  table.expectPhase(Phase::end, kAntillians);
  table.expectMoves({kEndTurn});
  table.play(kEndTurn).expectPhase(Phase::deploy, kMorkolytes);
  TEST_ASSERT_EQUAL_UINT8(kMorkolytes, table.state.active);
  TEST_ASSERT_EQUAL_UINT8(kAntillians, table.event(EventKind::turnEnded).a);
  TEST_ASSERT_EQUAL_UINT8(kMorkolytes, table.event(EventKind::turnBegan).a);
}

void test_players_take_turns_and_two_turns_are_a_round() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::drawFew});
  table.hand(kMorkolytes, {Kind::anyTime, Kind::anyTime, Kind::drawFew});
  TEST_ASSERT_EQUAL_UINT8(1, roundOf(table.state));
  table.play(deploy(Kind::anyTime)).endTurn();
  TEST_ASSERT_EQUAL_UINT8(kMorkolytes, toMove(table.state));
  TEST_ASSERT_EQUAL_INT16(1, table.event(EventKind::turnBegan).value);
  table.play(deploy(Kind::anyTime)).endTurn();
  TEST_ASSERT_EQUAL_UINT8(kAntillians, toMove(table.state));
  TEST_ASSERT_EQUAL_INT16(2, table.event(EventKind::turnBegan).value);
  TEST_ASSERT_EQUAL_UINT8(2, roundOf(table.state));
}

// ---- nothing in hand and pile ---------------------------------------------------------------------------------------
void test_without_a_card_in_hand_and_pile_the_turn_is_a_pass() {
  Siege table;
  table.endsWith(EndRule::bothOut).hand(kAntillians, {}).pile(kAntillians, {}).hand(kMorkolytes, {Kind::drawFew});
  table.expectPhase(Phase::pass, kAntillians);
  table.expectMoves({kPass});
  table.play(kPass).expectPhase(Phase::deploy, kMorkolytes);
  TEST_ASSERT_EQUAL_size_t(1, table.count(EventKind::passed));
  table.expectNothingMoved();
}

void test_a_pass_comes_to_a_player_who_ran_out_in_the_turn_before() {
  Siege table;
  table.endsWith(EndRule::bothOut).turnOf(kMorkolytes, kMorkolytes);
  table.hand(kAntillians, {Kind::drawFew}).pile(kAntillians, {});
  table.hand(kMorkolytes, {Kind::enemyDiscards, Kind::drawFew}).play({deploy(Kind::enemyDiscards), kSmaller}).endTurn();
  table.expectPhase(Phase::pass, kAntillians);
}

void test_burdens_last_for_a_pass_too_and_not_longer() {
  for (const unsigned burden :
       {kRandomDeployment, kNoPlanetEffect, kSoldiersBlocked, kValueUp, kValueDown, kMayAdjust}) {
    Siege table;
    table.endsWith(EndRule::bothOut).hand(kAntillians, {}).pile(kAntillians, {}).hand(kMorkolytes, {Kind::drawFew});
    table.burden(kAntillians, burden).play(kPass);
    TEST_ASSERT_EQUAL_UINT8(0, table.state.burden[kAntillians]);
  }
}

void test_a_discard_pile_is_never_shuffled_back() {
  Siege table;
  table.hand(kAntillians, {Kind::drawMany, Kind::drawFew, Kind::adjacent}).pile(kAntillians, {Kind::anyTime});
  table.play({deploy(Kind::drawMany), kGreater});
  table.expectHand(kAntillians, {Kind::drawFew, Kind::adjacent, Kind::anyTime});
  table.expectPileSize(kAntillians, 0);
  table.expectDiscarded(kAntillians, {});
}

void runTurnTests() {
  RUN_TEST(test_the_deployment_value_is_the_number_of_cards_in_hand);
  RUN_TEST(test_a_turn_begins_with_a_draw_of_4_if_the_hand_is_empty);
  RUN_TEST(test_a_turn_begins_without_a_draw_if_there_is_a_card_in_hand);
  RUN_TEST(test_an_empty_hand_draws_what_a_short_draw_pile_has_and_counts_that);
  RUN_TEST(test_an_alien_goes_to_the_planet_of_the_hand_counted_before_it_left);
  RUN_TEST(test_with_8_and_more_cards_an_alien_goes_to_planet_8);
  RUN_TEST(test_with_the_largest_hand_an_alien_goes_to_planet_8);
  RUN_TEST(test_an_alien_joins_the_own_siege_force_and_leaves_the_hand);
  RUN_TEST(test_any_card_of_the_own_hand_may_be_deployed_and_no_other);
  RUN_TEST(test_a_move_that_is_not_legal_changes_nothing);
  RUN_TEST(test_one_alien_is_deployed_a_turn);
  RUN_TEST(test_deploying_is_a_duty);
  RUN_TEST(test_what_the_alien_draws_does_not_change_where_it_went);
  RUN_TEST(test_the_alien_effect_comes_before_the_planet_effect);
  RUN_TEST(test_a_choice_of_the_alien_effect_is_announced_at_once);
  RUN_TEST(test_the_planet_effect_is_optional);
  RUN_TEST(test_only_the_planet_deployed_to_may_be_activated);
  RUN_TEST(test_one_planet_effect_is_activated_a_turn);
  RUN_TEST(test_the_planet_effect_of_the_enemys_alien_is_not_yours);
  RUN_TEST(test_after_the_effects_an_empty_hand_draws_4);
  RUN_TEST(test_the_draw_of_step_5_comes_after_the_planet_effect);
  RUN_TEST(test_with_a_card_left_step_5_draws_nothing);
  RUN_TEST(test_step_5_draws_what_a_short_draw_pile_has);
  RUN_TEST(test_step_5_with_an_empty_draw_pile_leaves_the_hand_empty_and_the_discards_where_they_are);
  RUN_TEST(test_the_turn_ends_by_a_move_of_its_own_and_goes_to_the_opponent);
  RUN_TEST(test_players_take_turns_and_two_turns_are_a_round);
  RUN_TEST(test_without_a_card_in_hand_and_pile_the_turn_is_a_pass);
  RUN_TEST(test_a_pass_comes_to_a_player_who_ran_out_in_the_turn_before);
  RUN_TEST(test_burdens_last_for_a_pass_too_and_not_longer);
  RUN_TEST(test_a_discard_pile_is_never_shuffled_back);
}

}  // namespace stellar_siege_test
