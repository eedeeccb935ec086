// Planets that reach into the next turn: how long a burden lasts, Zahwilta, Emalto and Iontian.
#include "planets.h"

namespace stellar_siege_test {
namespace {

struct BurdenCase {
  Effect side;
  std::uint8_t bit;
  Move then;  // what has to be chosen with it
};
constexpr BurdenCase kBurdens[] = {
    {Effect::cordontion, kRandomDeployment, kNoMove}, {Effect::zahwilta, kNoPlanetEffect, kNoMove},
    {Effect::plomeena, kSoldiersBlocked, kNoMove},    {Effect::iontian, kValueUp, kPlus1},
    {Effect::iontian, kValueDown, kMinus1},
};

Siege& activateBurden(Siege& s, const BurdenCase& burden) {
  s.play(activate(planetOf(burden.side)));
  if (burden.then != kNoMove) s.play(burden.then);
  s.expectPhase(Phase::end, s.state.active);
  return s;
}

// The active player is free: chooses the Alien, at the value of the hand, is not blocked, and may activate a Planet.
void expectFree(Siege& s) {
  const Seat seat = s.state.active;
  TEST_ASSERT_EQUAL_UINT8(0, s.state.burden[seat]);
  s.expectPhase(Phase::deploy, seat);
  TEST_ASSERT_TRUE(s.offers(Verb::deploy));
  TEST_ASSERT_FALSE(s.offers(Verb::deployRandom));
  TEST_ASSERT_EQUAL_UINT8(s.state.hand[seat].total, deploymentValue(s.state));
}

// ---- how long -------------------------------------------------------------------------------------------------------
void test_a_burden_lasts_for_the_enemys_next_turn_and_no_longer() {
  for (const BurdenCase& burden : kBurdens) {
    Siege s;
    activateBurden(stepFour(s, burden.side), burden);
    TEST_ASSERT_EQUAL_UINT8(burden.bit, s.state.burden[kEnemy]);
    TEST_ASSERT_EQUAL_UINT8(0, s.state.burden[kOwn]);
    s.play(kEndTurn);
    TEST_ASSERT_EQUAL_UINT8(burden.bit, s.state.burden[kEnemy]);
    playToEndOfTurn(s);
    TEST_ASSERT_EQUAL_UINT8(burden.bit, s.state.burden[kEnemy]);
    s.play(kEndTurn);
    TEST_ASSERT_EQUAL_UINT8(kOwn, s.state.active);
    expectFree(s);
    playTurn(s);
    TEST_ASSERT_EQUAL_UINT8(kEnemy, s.state.active);
    expectFree(s);
  }
}

// House 8. The Enemy passes with nothing; then Clio brings them an Alien, and nothing weighs on it.
void test_a_burden_is_over_even_if_the_enemys_turn_was_a_pass() {
  for (const BurdenCase& burden : kBurdens) {
    Siege s;
    s.side(burden.side).side(Effect::clio).endsWith(EndRule::bothOut).hand(kEnemy, {}).pile(kEnemy, {});
    s.hand(kOwn, {Kind::anyTime, Kind::enemyDiscards});
    toDeploy(s, Kind::anyPlanet, 5).play(deploy(Kind::anyPlanet));
    activateBurden(s, burden).play(kEndTurn);
    s.expectPhase(Phase::pass, kEnemy);
    TEST_ASSERT_EQUAL_UINT8(burden.bit, s.state.burden[kEnemy]);
    s.play(kPass);
    expectFree(s);
    s.play({deploy(Kind::anyTime), activate(6), card(Kind::enemyDiscards), kStop, kEndTurn});
    s.expectMoves({deploy(Kind::enemyDiscards)});
    s.play(deploy(Kind::enemyDiscards)).expectForce(kEnemy, 1, {Kind::enemyDiscards});
    s.expectPhase(Phase::number, kEnemy);
    s.play(kSmaller).expectPhase(Phase::discard, kOwn);
    s.play(firstMove(s)).expectPhase(Phase::planet, kEnemy);
  }
}

// Emalto's owner bears what the Enemy has added in between.
void test_burdens_of_both_players_meet_in_one_turn() {
  for (const BurdenCase& burden : kBurdens) {
    if (burden.side == Effect::iontian) continue;  // the other side of Emalto's Planet
    Siege s;
    s.side(burden.side).hand(kOwn, {Kind::anyTime, Kind::anyPlanet, Kind::drawFew}).hand(kEnemy, {Kind::anyPlanet});
    s.play({deploy(Kind::anyTime), activate(3), kEndTurn, deploy(Kind::anyPlanet)});
    activateBurden(s, burden).play(kEndTurn);
    TEST_ASSERT_EQUAL_UINT8(burden.bit | kMayAdjust, s.state.burden[kOwn]);
    s.expectPhase(Phase::adjust, kOwn);
  }
}

// ---- 2b Zahwilta ----------------------------------------------------------------------------------------------------
void test_zahwilta_keeps_the_enemy_from_activating_a_planet_next_turn() {
  Siege s;
  s.hand(kEnemy, {Kind::anyTime, Kind::adjacent});
  stepFour(s, Effect::zahwilta).play(activate(2)).expectPhase(Phase::end, kOwn);
  TEST_ASSERT_EQUAL_UINT8(kEnemy, s.event(EventKind::burdened).a);
  s.play({kEndTurn, deploy(Kind::anyTime)}).expectForce(kEnemy, 2, {Kind::anyTime});
  s.expectPhase(Phase::end, kEnemy);
}

void test_zahwilta_stops_each_side_of_step_4() {
  for (const Effect side : kStepFour) {
    Siege s;
    stepFour(s.burden(kOwn, kNoPlanetEffect), side).expectPhase(Phase::end, kOwn);
    s.expectMoves({kEndTurn});
  }
}

void test_zahwilta_stops_declared_planets() {
  for (const Effect side : kDeclaredSides)
    for (const Soldier& soldier : kSoldiers) {
      Siege s;
      toDeployWithMore(s.side(side).burden(kOwn, kNoPlanetEffect), soldier.kind, planetOf(side));
      s.play(deploy(soldier.kind)).expectPhase(Phase::number, kOwn);
      s.expectForce(kOwn, planetOf(side), {soldier.kind});
    }
}

void test_zahwilta_stops_the_officer_that_activates_any_planet() {
  Siege s;
  toDeploy(s.burden(kOwn, kNoPlanetEffect), Kind::anyPlanet, 3).play(deploy(Kind::anyPlanet));
  s.expectPhase(Phase::end, kOwn);
  s.expectForce(kOwn, 3, {Kind::anyPlanet});
}

void test_zahwilta_does_not_stop_an_emalto_of_the_turn_before() {
  Siege s;
  s.hand(kOwn, {Kind::anyTime, Kind::adjacent}).burden(kOwn, kNoPlanetEffect | kMayAdjust);
  s.expectPhase(Phase::adjust, kOwn);
  s.expectMoves({kMinus1, kUnchanged, kPlus1, kDiscardAnyTime});
  s.play({kPlus1, deploy(Kind::adjacent)}).expectForce(kOwn, 3, {Kind::adjacent});
  s.play(kStop).expectPhase(Phase::end, kOwn);
}

void test_zahwilta_does_not_stop_aliens_effects() {
  Siege s;
  toDeploy(s.burden(kOwn, kNoPlanetEffect), Kind::drawMany, 2).play(deploy(Kind::drawMany));
  s.expectPhase(Phase::number, kOwn);
  s.play(kGreater).expectHandSize(kOwn, 5);
}

// ---- 3a Emalto ------------------------------------------------------------------------------------------------------
Siege& emaltoThenNextTurn(Siege& s) {
  stepFour(s, Effect::emalto).play(activate(3)).expectPhase(Phase::end, kOwn);
  s.play(kEndTurn);
  return playTurn(s);
}

void test_emalto_is_chosen_in_the_own_next_turn_before_deploying() {
  Siege s;
  s.hand(kEnemy, {Kind::adjacent, Kind::adjacent});
  emaltoThenNextTurn(s).expectPhase(Phase::adjust, kOwn);
  s.expectMoves({kMinus1, kUnchanged, kPlus1});
  s.play(kPlus1).expectPhase(Phase::deploy, kOwn);
  TEST_ASSERT_EQUAL_INT16(1, s.event(EventKind::adjusted).value);
  TEST_ASSERT_EQUAL_UINT8(3, deploymentValue(s.state));
  s.expectHandSize(kOwn, 2);
}

void test_emalto_does_not_adjust_the_turn_of_the_enemy() {
  Siege s;
  s.hand(kEnemy, {Kind::adjacent, Kind::adjacent});
  stepFour(s, Effect::emalto).play({activate(3), kEndTurn});
  expectFree(s);
}

void test_emalto_holds_for_one_turn() {
  Siege s;
  s.hand(kOwn, {Kind::adjacent}).hand(kEnemy, {Kind::adjacent, Kind::adjacent}).burden(kOwn, kValueDown);
  emaltoThenNextTurn(s).play({kPlus1, deploy(Kind::adjacent)}).expectForce(kOwn, 4, {Kind::adjacent, Kind::anyTime});
  playTurn(s);
  playTurn(s);
  TEST_ASSERT_EQUAL_UINT8(kOwn, s.state.active);
  expectFree(s);
}

void test_emalto_not_used_does_not_wait_for_a_later_turn() {
  Siege s;
  s.hand(kEnemy, {Kind::adjacent, Kind::adjacent});
  playTurn(emaltoThenNextTurn(s).play(kUnchanged));
  playTurn(s);
  TEST_ASSERT_EQUAL_UINT8(kOwn, s.state.active);
  expectFree(s);
}

void test_emalto_again_in_the_adjusted_turn_adjusts_the_next_one_too() {
  Siege s;
  s.hand(kOwn, {Kind::anyTime, Kind::adjacent}).hand(kEnemy, {Kind::adjacent, Kind::adjacent}).burden(kOwn, kMayAdjust);
  s.play({kPlus1, deploy(Kind::anyTime), activate(3), kEndTurn});
  playTurn(s).expectPhase(Phase::adjust, kOwn);
}

void test_emalto_comes_after_the_draw_of_step_1() {
  Siege s;  // the last card goes after step 5, so that the next turn begins with an empty hand
  s.hand(kOwn, {Kind::anyTime, Kind::anyTime}).hand(kEnemy, {Kind::adjacent, Kind::adjacent}).burden(kOwn, kValueUp);
  s.pile(kOwn, {Kind::drawFew, Kind::drawFew, Kind::adjacent, Kind::drawMany, Kind::discardFew});
  s.play({deploy(Kind::anyTime), activate(3), kDiscardAnyTime}).expectHandSize(kOwn, 0);
  playTurn(s.play(kEndTurn)).expectPhase(Phase::adjust, kOwn);
  s.expectHandSize(kOwn, 4);
  s.play({kMinus1, deploy(Kind::adjacent)}).expectForce(kOwn, 3, {Kind::anyTime, Kind::adjacent});
}

void test_emalto_and_iontian_together_and_never_below_1_and_8_plus() {
  constexpr unsigned kIontians[] = {0, kValueUp, kValueDown};
  constexpr int kOfIontian[] = {0, 1, -1};
  constexpr Move kEmaltos[] = {kNoMove, kMinus1, kUnchanged, kPlus1};
  constexpr int kOfEmalto[] = {0, -1, 0, 1};
  for (unsigned hand = 1; hand <= 11; ++hand)
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t e = 0; e < 4; ++e) {
        Siege s;
        toDeploy(s, Kind::anyTime, hand).burden(kOwn, kIontians[i]);
        if (kEmaltos[e] != kNoMove) s.burden(kOwn, kMayAdjust).play(kEmaltos[e]);
        int value = static_cast<int>(hand) + kOfIontian[i] + kOfEmalto[e];  // both, then the bound: decision b
        if (value < 1) value = 1;
        TEST_ASSERT_EQUAL_INT(value, deploymentValue(s.ready().state));
        s.play(deploy(Kind::anyTime)).expectForce(kOwn, static_cast<unsigned>(value < 8 ? value : 8), {Kind::anyTime});
      }
}

void test_an_adjustment_neither_draws_nor_discards() {
  for (const Move adjust : {kMinus1, kUnchanged, kPlus1}) {
    Siege s;
    s.hand(kOwn, {Kind::adjacent, Kind::drawFew}).burden(kOwn, kMayAdjust).play(adjust).expectNothingMoved();
  }
}

void test_an_adjustment_stands_when_the_any_time_officer_is_discarded_after_it() {
  Siege s;
  s.hand(kOwn, {Kind::anyTime, Kind::adjacent, Kind::drawFew}).burden(kOwn, kMayAdjust);
  s.play({kPlus1, kDiscardAnyTime, deploy(Kind::adjacent)}).expectForce(kOwn, 3, {Kind::adjacent});
}

void test_the_any_time_officer_may_be_discarded_before_the_adjustment() {
  Siege s;
  s.hand(kOwn, {Kind::anyTime, Kind::adjacent, Kind::drawFew}).burden(kOwn, kMayAdjust);
  s.play(kDiscardAnyTime).expectPhase(Phase::adjust, kOwn);
  s.play({kMinus1, deploy(Kind::adjacent)}).expectForce(kOwn, 1, {Kind::adjacent});
}

// Decision n: step 1 again, and the adjustment is still to be chosen.
void test_a_hand_emptied_before_the_adjustment_draws_four_at_once() {
  Siege s;
  s.hand(kOwn, {Kind::anyTime}).burden(kOwn, kMayAdjust).play(kDiscardAnyTime).expectPhase(Phase::adjust, kOwn);
  s.expectHandSize(kOwn, 4);
  TEST_ASSERT_TRUE(s.sealed());
}

void test_an_adjustment_with_no_card_to_deploy_is_lost() {
  Siege s;
  s.endsWith(EndRule::bothOut).hand(kOwn, {}).pile(kOwn, {}).burden(kOwn, kMayAdjust).side(Effect::clio);
  toDeploy(s, Kind::anyTime, 6, kEnemy).expectPhase(Phase::pass, kOwn);
  s.expectMoves({kPass});
  s.play({kPass, deploy(Kind::anyTime), activate(6), card(Kind::enemyDrawsMany), kStop, kEndTurn});
  expectFree(s);
}

void test_an_adjustment_is_lost_when_the_last_card_is_discarded_before_it() {
  Siege s;
  s.endsWith(EndRule::bothOut).hand(kOwn, {Kind::anyTime}).pile(kOwn, {}).burden(kOwn, kMayAdjust);
  s.play(kDiscardAnyTime).expectPhase(Phase::pass, kOwn);
  s.play(kPass);
  TEST_ASSERT_EQUAL_UINT8(0, s.state.burden[kOwn]);
}

// ---- 3b Iontian -----------------------------------------------------------------------------------------------------
void test_iontian_adds_or_subtracts_1_at_once_from_the_enemys_next_value() {
  for (const Move adjust : {kMinus1, kPlus1}) {
    Siege s;
    s.hand(kEnemy, {Kind::anyTime, Kind::adjacent, Kind::drawFew});
    stepFour(s, Effect::iontian).play(activate(3)).expectPhase(Phase::adjustEnemy, kOwn);
    s.expectMoves({kMinus1, kPlus1});
    s.expectRefused(kUnchanged);
    s.play(adjust).expectPhase(Phase::end, kOwn);
    const Event& burdened = s.event(EventKind::burdened);
    TEST_ASSERT_EQUAL_UINT8(kEnemy, burdened.a);
    TEST_ASSERT_EQUAL_INT16(adjust == kPlus1 ? 1 : -1, burdened.value);
    s.play(kEndTurn).expectPhase(Phase::deploy, kEnemy);
    s.expectHandSize(kEnemy, 3);
    s.play(deploy(Kind::anyTime)).expectForce(kEnemy, adjust == kPlus1 ? 4 : 2, {Kind::anyTime});
  }
}

void test_iontian_is_not_chosen_by_the_one_whom_it_affects() {
  Siege s;
  stepFour(s, Effect::iontian).play({activate(3), kPlus1, kEndTurn}).expectPhase(Phase::deploy, kEnemy);
  TEST_ASSERT_FALSE(s.offers(Verb::adjust));
}

void test_iontian_does_not_bring_a_value_below_1() {
  Siege s;
  s.hand(kEnemy, {Kind::adjacent});
  stepFour(s, Effect::iontian).play({activate(3), kMinus1, kEndTurn, deploy(Kind::adjacent)});
  s.expectForce(kEnemy, 1, {Kind::adjacent});
}

void test_iontian_at_8_and_more_is_still_the_8_plus_planet() {
  for (const unsigned hand : {7u, 8u, 11u}) {
    Siege s;
    toDeploy(s, Kind::anyTime, hand, kEnemy);
    stepFour(s, Effect::iontian).play({activate(3), kPlus1, kEndTurn, deploy(Kind::anyTime)});
    s.expectForce(kEnemy, 8, {Kind::anyTime});
  }
}

void test_iontian_counts_the_four_cards_drawn_in_step_1() {
  Siege s;
  s.hand(kEnemy, {}).pile(kEnemy, {Kind::drawFew, Kind::adjacent, Kind::drawFew, Kind::drawFew});
  stepFour(s, Effect::iontian).play({activate(3), kMinus1, kEndTurn}).expectHandSize(kEnemy, 4);
  s.play(deploy(Kind::adjacent)).expectForce(kEnemy, 3, {Kind::adjacent});
}

}  // namespace

void runBurdenTests() {
  RUN_TEST(test_a_burden_lasts_for_the_enemys_next_turn_and_no_longer);
  RUN_TEST(test_a_burden_is_over_even_if_the_enemys_turn_was_a_pass);
  RUN_TEST(test_burdens_of_both_players_meet_in_one_turn);
  RUN_TEST(test_zahwilta_keeps_the_enemy_from_activating_a_planet_next_turn);
  RUN_TEST(test_zahwilta_stops_each_side_of_step_4);
  RUN_TEST(test_zahwilta_stops_declared_planets);
  RUN_TEST(test_zahwilta_stops_the_officer_that_activates_any_planet);
  RUN_TEST(test_zahwilta_does_not_stop_an_emalto_of_the_turn_before);
  RUN_TEST(test_zahwilta_does_not_stop_aliens_effects);
  RUN_TEST(test_emalto_is_chosen_in_the_own_next_turn_before_deploying);
  RUN_TEST(test_emalto_does_not_adjust_the_turn_of_the_enemy);
  RUN_TEST(test_emalto_holds_for_one_turn);
  RUN_TEST(test_emalto_not_used_does_not_wait_for_a_later_turn);
  RUN_TEST(test_emalto_again_in_the_adjusted_turn_adjusts_the_next_one_too);
  RUN_TEST(test_emalto_comes_after_the_draw_of_step_1);
  RUN_TEST(test_emalto_and_iontian_together_and_never_below_1_and_8_plus);
  RUN_TEST(test_an_adjustment_neither_draws_nor_discards);
  RUN_TEST(test_an_adjustment_stands_when_the_any_time_officer_is_discarded_after_it);
  RUN_TEST(test_the_any_time_officer_may_be_discarded_before_the_adjustment);
  RUN_TEST(test_a_hand_emptied_before_the_adjustment_draws_four_at_once);
  RUN_TEST(test_an_adjustment_with_no_card_to_deploy_is_lost);
  RUN_TEST(test_an_adjustment_is_lost_when_the_last_card_is_discarded_before_it);
  RUN_TEST(test_iontian_adds_or_subtracts_1_at_once_from_the_enemys_next_value);
  RUN_TEST(test_iontian_is_not_chosen_by_the_one_whom_it_affects);
  RUN_TEST(test_iontian_does_not_bring_a_value_below_1);
  RUN_TEST(test_iontian_at_8_and_more_is_still_the_8_plus_planet);
  RUN_TEST(test_iontian_counts_the_four_cards_drawn_in_step_1);
}

}  // namespace stellar_siege_test
