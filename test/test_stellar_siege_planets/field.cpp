// Planets in general, and those that move Aliens on the field: Siptou, Valtinia, Artemis and Nyx.
#include "planets.h"

namespace stellar_siege_test {
namespace {

// ---- step 4 ---------------------------------------------------------------------------------------------------------
void test_each_side_is_offered_where_it_was_deployed_to_and_no_other() {
  for (const Effect side : kStepFour) {
    Siege s;
    stepFour(s, side).expectPhase(Phase::planet, kOwn);
    s.expectMoves({kDecline, activate(planetOf(side))});
    for (unsigned planet = 1; planet <= 8; ++planet)
      if (planet != planetOf(side)) s.expectRefused(activate(planet));
  }
}

void test_each_planet_effect_may_be_declined_and_then_nothing_happens() {
  for (const Effect side : kStepFour) {
    Siege s;
    stepFour(s, side);
    const State before = s.state;
    s.play(kDecline).expectPhase(Phase::end, kOwn);
    TEST_ASSERT_EQUAL_MEMORY(&before.field, &s.state.field, sizeof s.state.field);
    TEST_ASSERT_EQUAL_MEMORY(before.discards, s.state.discards, sizeof s.state.discards);
    TEST_ASSERT_EQUAL_MEMORY(before.burden, s.state.burden, sizeof s.state.burden);
    TEST_ASSERT_EQUAL_MEMORY(&before.hand[kEnemy], &s.state.hand[kEnemy], sizeof s.state.hand[kEnemy]);
    if (planetOf(side) > 1) TEST_ASSERT_EQUAL_MEMORY(&before.hand[kOwn], &s.state.hand[kOwn], sizeof(Cards));
    TEST_ASSERT_EQUAL_size_t(0, s.count(EventKind::activated));
  }
}

void test_one_planet_effect_a_turn() {
  for (const Effect side : kStepFour) {
    Siege s;
    stepFour(s, side).play(activate(planetOf(side)));
    TEST_ASSERT_EQUAL_UINT8(at(planetOf(side)), s.event(EventKind::activated).b);
    while (phaseOf(s) != Phase::end) {
      TEST_ASSERT_TRUE(phaseOf(s) != Phase::planet);
      s.play(firstMove(s));
    }
    TEST_ASSERT_FALSE(s.offers(Verb::activate));
  }
}

void test_the_planet_effect_comes_after_the_aliens_effect() {
  Siege s;
  s.side(Effect::pandemonia);
  toDeploy(s, Kind::drawMany, 8).play(deploy(Kind::drawMany));
  s.expectPhase(Phase::number, kOwn);
  s.play(kSmaller).expectPhase(Phase::planet, kOwn);
  s.expectHandSize(kOwn, 10);
  s.play(activate(8)).expectPhase(Phase::throwAway, kOwn);
}

void test_the_planet_effect_comes_before_the_four_cards_of_step_5() {
  Siege s;
  stepFour(s, Effect::siptou).expectHandSize(kOwn, 0);
  s.play({activate(1), toPlanet(1), toPlanet(2)}).expectPhase(Phase::end, kOwn);
  s.expectHandSize(kOwn, 4);
}

// House 4 and decision f: beside choosing the Planet Effect, not while one is carried out.
void test_the_any_time_officer_is_not_offered_while_a_planet_effect_is_carried_out() {
  for (const Effect side : kStepFour) {
    Siege s;
    s.hand(kOwn, {Kind::anyTime}).burden(kOwn, kValueDown);
    stepFour(s, side);
    TEST_ASSERT_TRUE(s.legal(kDiscardAnyTime));
    s.play(activate(planetOf(side)));
    while (phaseOf(s) != Phase::end) {
      TEST_ASSERT_TRUE(s.legal(kDiscardAnyTime) == (phaseOf(s) == Phase::number));
      s.play(firstMove(s));
    }
  }
}

// ---- 1a Siptou ------------------------------------------------------------------------------------------------------
Siege& siptou(Siege& s, Effect side = Effect::siptou) {
  s.force(kOwn, 2, {Kind::drawFew, Kind::adjacent}).force(kOwn, 6, {Kind::drawMany});
  s.force(kEnemy, 2, {Kind::discardFew}).force(kEnemy, 6, {Kind::drawMany, Kind::discardFew, Kind::adjacent});
  return stepFour(s, side).play(activate(1));
}

void test_siptou_switches_the_own_siege_forces_at_two_planets() {
  Siege s;
  siptou(s).expectPhase(Phase::planets, kOwn);
  s.play({toPlanet(2), toPlanet(6)}).expectPhase(Phase::end, kOwn);
  s.expectForce(kOwn, 2, {Kind::drawMany});
  s.expectForce(kOwn, 6, {Kind::drawFew, Kind::adjacent});
  s.expectForce(kEnemy, 2, {Kind::discardFew});
  s.expectForce(kEnemy, 6, {Kind::drawMany, Kind::discardFew, Kind::adjacent});
  const Event& switched = s.event(EventKind::switched);
  TEST_ASSERT_EQUAL_UINT8(kOwn, switched.a);
  TEST_ASSERT_EQUAL_UINT8(at(2) + at(6), switched.b + switched.c);
}

void test_siptou_asks_for_two_different_planets_of_all_eight() {
  Siege s;
  siptou(s).expectMoves(
      {toPlanet(1), toPlanet(2), toPlanet(3), toPlanet(4), toPlanet(5), toPlanet(6), toPlanet(7), toPlanet(8)});
  s.play(toPlanet(3));
  s.expectMoves({toPlanet(1), toPlanet(2), toPlanet(4), toPlanet(5), toPlanet(6), toPlanet(7), toPlanet(8)});
}

void test_siptou_switches_a_force_with_an_empty_one() {
  Siege s;
  siptou(s).play({toPlanet(8), toPlanet(2)});
  s.expectForce(kOwn, 2, {});
  s.expectForce(kOwn, 8, {Kind::drawFew, Kind::adjacent});
}

void test_siptou_switches_two_empty_forces() {
  Siege s;
  siptou(s);
  const State before = s.state;
  s.play({toPlanet(7), toPlanet(8)}).expectPhase(Phase::end, kOwn);
  TEST_ASSERT_EQUAL_MEMORY(&before.field, &s.state.field, sizeof s.state.field);
}

void test_siptou_takes_the_alien_along_that_was_deployed_this_turn() {
  Siege s;
  siptou(s).play({toPlanet(1), toPlanet(6)});
  s.expectForce(kOwn, 6, {Kind::anyTime});
  s.expectForce(kOwn, 1, {Kind::drawMany});
}

void test_siptou_and_valtinia_are_offered_on_a_field_with_one_alien() {
  for (const Effect side : {Effect::siptou, Effect::valtinia}) {
    Siege s;
    stepFour(s, side).expectMoves({kDecline, activate(1)});
    s.play({activate(1), toPlanet(4), toPlanet(5)}).expectPhase(Phase::end, kOwn);
  }
}

// ---- 1b Valtinia ----------------------------------------------------------------------------------------------------
void test_valtinia_switches_the_enemys_siege_forces_at_two_planets() {
  Siege s;
  siptou(s, Effect::valtinia).expectPhase(Phase::planets, kOwn);
  s.play({toPlanet(6), toPlanet(2)}).expectPhase(Phase::end, kOwn);
  s.expectForce(kEnemy, 6, {Kind::discardFew});
  s.expectForce(kEnemy, 2, {Kind::drawMany, Kind::discardFew, Kind::adjacent});
  s.expectForce(kOwn, 2, {Kind::drawFew, Kind::adjacent});
  s.expectForce(kOwn, 6, {Kind::drawMany});
  TEST_ASSERT_EQUAL_UINT8(kEnemy, s.event(EventKind::switched).a);
}

void test_valtinia_switches_empty_forces_too() {
  Siege s;
  siptou(s, Effect::valtinia).play(toPlanet(1));
  s.expectMoves({toPlanet(2), toPlanet(3), toPlanet(4), toPlanet(5), toPlanet(6), toPlanet(7), toPlanet(8)});
  s.play(toPlanet(6));
  s.expectForce(kEnemy, 6, {});
  s.expectForce(kEnemy, 1, {Kind::drawMany, Kind::discardFew, Kind::adjacent});
  s.expectForce(kOwn, 1, {Kind::anyTime});
}

// ---- 7a Artemis -----------------------------------------------------------------------------------------------------
void test_artemis_puts_the_alien_deployed_this_turn_to_any_other_planet() {
  for (unsigned planet = 1; planet <= 8; ++planet) {
    if (planet == 7) continue;
    Siege s;
    s.force(kOwn, 7, {Kind::drawFew}).force(kOwn, planet, {Kind::adjacent});
    stepFour(s, Effect::artemis).play({activate(7), toPlanet(planet)}).expectPhase(Phase::end, kOwn);
    s.expectForce(kOwn, 7, {Kind::drawFew});
    s.expectForce(kOwn, planet, {Kind::adjacent, Kind::anyTime});
    const Event& moved = s.event(EventKind::moved);
    TEST_ASSERT_EQUAL_UINT8(kOwn, moved.a);
    TEST_ASSERT_EQUAL_UINT8(at(7), moved.c);
    TEST_ASSERT_EQUAL_UINT8(at(planet), moved.d);
  }
}

void test_artemis_does_not_put_it_to_the_same_planet() {
  Siege s;
  stepFour(s, Effect::artemis).play(activate(7));
  s.expectMoves({toPlanet(1), toPlanet(2), toPlanet(3), toPlanet(4), toPlanet(5), toPlanet(6), toPlanet(8)});
  s.expectRefused(toPlanet(7));
}

// Decision k: the Officer is the Alien deployed, the one that it brought along is the latest of the force.
void test_artemis_moves_the_officer_not_the_alien_that_it_moved_there() {
  Siege s;
  s.force(kOwn, 7, {Kind::discardFew}).force(kOwn, 6, {Kind::drawMany});
  toDeploy(s, Kind::adjacent, 7).play(deploy(Kind::adjacent));
  s.expectForce(kOwn, 7, {Kind::discardFew, Kind::adjacent, Kind::drawMany});
  s.play({activate(7), toPlanet(1)});
  s.expectForce(kOwn, 7, {Kind::discardFew, Kind::drawMany});
  s.expectForce(kOwn, 1, {Kind::adjacent});
}

void test_artemis_brings_no_effect_of_the_new_planet() {
  Siege s;
  stepFour(s, Effect::artemis).play({activate(7), toPlanet(1)}).expectPhase(Phase::end, kOwn);
  s.expectMoves({kEndTurn});
}

void test_an_alien_put_by_artemis_counts_at_its_new_planet() {
  Siege s;
  s.force(kEnemy, 7, {Kind::drawFew});
  stepFour(s, Effect::artemis).play({activate(7), toPlanet(2)});
  TEST_ASSERT_EQUAL_UINT8(kOwn, conqueror(s.state, at(2)));
  TEST_ASSERT_EQUAL_UINT8(kEnemy, conqueror(s.state, at(7)));
}

// ---- 7b Nyx ---------------------------------------------------------------------------------------------------------
void test_nyx_moves_the_enemys_latest_alien_from_there_to_a_different_planet() {
  for (unsigned planet = 1; planet <= 8; ++planet) {
    if (planet == 7) continue;
    Siege s;
    s.force(kEnemy, planet, {Kind::drawMany}).force(kOwn, 7, {Kind::discardMany}).force(kEnemy, 7, {Kind::adjacent});
    stepFour(s, Effect::nyx).play(activate(7)).expectPhase(Phase::planets, kOwn);
    s.play(toPlanet(planet)).expectPhase(Phase::end, kOwn);
    s.expectForce(kEnemy, 7, {Kind::adjacent});
    s.expectForce(kEnemy, planet, {Kind::drawMany, Kind::drawFew});
    s.expectForce(kOwn, 7, {Kind::discardMany, Kind::anyTime});
    TEST_ASSERT_EQUAL_UINT8(kEnemy, s.event(EventKind::moved).a);
  }
}

void test_nyx_does_not_move_it_to_the_same_planet() {
  Siege s;
  stepFour(s, Effect::nyx).play(activate(7));
  s.expectMoves({toPlanet(1), toPlanet(2), toPlanet(3), toPlanet(4), toPlanet(5), toPlanet(6), toPlanet(8)});
}

void test_nyx_is_not_offered_without_an_enemys_alien_there() {
  Siege s;
  s.side(Effect::nyx)
      .force(kEnemy, 6, {Kind::drawFew})
      .force(kEnemy, 8, {Kind::drawFew})
      .force(kOwn, 7, {Kind::adjacent});
  toDeploy(s, Kind::anyTime, 7).play(deploy(Kind::anyTime)).expectPhase(Phase::end, kOwn);
}

}  // namespace

void runFieldTests() {
  RUN_TEST(test_each_side_is_offered_where_it_was_deployed_to_and_no_other);
  RUN_TEST(test_each_planet_effect_may_be_declined_and_then_nothing_happens);
  RUN_TEST(test_one_planet_effect_a_turn);
  RUN_TEST(test_the_planet_effect_comes_after_the_aliens_effect);
  RUN_TEST(test_the_planet_effect_comes_before_the_four_cards_of_step_5);
  RUN_TEST(test_the_any_time_officer_is_not_offered_while_a_planet_effect_is_carried_out);
  RUN_TEST(test_siptou_switches_the_own_siege_forces_at_two_planets);
  RUN_TEST(test_siptou_asks_for_two_different_planets_of_all_eight);
  RUN_TEST(test_siptou_switches_a_force_with_an_empty_one);
  RUN_TEST(test_siptou_switches_two_empty_forces);
  RUN_TEST(test_siptou_takes_the_alien_along_that_was_deployed_this_turn);
  RUN_TEST(test_siptou_and_valtinia_are_offered_on_a_field_with_one_alien);
  RUN_TEST(test_valtinia_switches_the_enemys_siege_forces_at_two_planets);
  RUN_TEST(test_valtinia_switches_empty_forces_too);
  RUN_TEST(test_artemis_puts_the_alien_deployed_this_turn_to_any_other_planet);
  RUN_TEST(test_artemis_does_not_put_it_to_the_same_planet);
  RUN_TEST(test_artemis_moves_the_officer_not_the_alien_that_it_moved_there);
  RUN_TEST(test_artemis_brings_no_effect_of_the_new_planet);
  RUN_TEST(test_an_alien_put_by_artemis_counts_at_its_new_planet);
  RUN_TEST(test_nyx_moves_the_enemys_latest_alien_from_there_to_a_different_planet);
  RUN_TEST(test_nyx_does_not_move_it_to_the_same_planet);
  RUN_TEST(test_nyx_is_not_offered_without_an_enemys_alien_there);
}

}  // namespace stellar_siege_test
