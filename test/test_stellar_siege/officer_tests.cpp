// The five Officers: Book, Card List; House 4, 10, 11 and c, e, f.
#include "siege_tests.h"

namespace stellar_siege_test {

// ---- discard at any time, or deploy with no effect ------------------------------------------------------------------
void test_the_any_time_officer_may_be_discarded_while_adjusting_the_value() {
  Siege table;
  table.burden(kAntillians, kMayAdjust).hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::adjacent});
  table.expectPhase(Phase::adjust, kAntillians);
  table.expectMoves({kMinus1, kUnchanged, kPlus1, kDiscardAnyTime});
  table.play(kDiscardAnyTime).expectMoves({kMinus1, kUnchanged, kPlus1});
  table.expectDiscarded(kAntillians, {Kind::anyTime});
}

void test_the_any_time_officer_may_be_discarded_before_deploying() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::adjacent});
  table.expectMoves({deploy(Kind::drawFew), deploy(Kind::anyTime), deploy(Kind::adjacent), kDiscardAnyTime});
  table.play(kDiscardAnyTime).expectMoves({deploy(Kind::drawFew), deploy(Kind::adjacent)});
  table.expectDiscarded(kAntillians, {Kind::anyTime});
  const Event discarded = table.event(EventKind::discarded);
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Cause::anyTime), discarded.c);
  Text<96> words;
  narrate(table.state, discarded, kNobody, words);
  TEST_ASSERT_EQUAL_STRING("Antillians choose to discard Mayfly.", words.c_str());
}

void test_the_any_time_officer_may_be_discarded_while_a_number_is_chosen() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::adjacent}).play(deploy(Kind::drawFew));
  table.expectMoves({kSmaller, kGreater, kDiscardAnyTime});
  table.play(kDiscardAnyTime).expectMoves({kSmaller, kGreater});
  table.expectDiscarded(kAntillians, {Kind::anyTime});
}

void test_the_any_time_officer_may_be_discarded_before_the_additional_alien() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::additional}).play(deploy(Kind::additional));
  table.expectMoves({deploy(Kind::drawFew), deploy(Kind::anyTime), kDiscardAnyTime});
  table.play(kDiscardAnyTime).expectMoves({deploy(Kind::drawFew)});
  table.expectDiscarded(kAntillians, {Kind::anyTime});
}

void test_the_any_time_officer_may_be_discarded_before_the_planet_effect() {
  Siege table;
  table.side(Effect::emalto)
      .hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::adjacent})
      .play(deploy(Kind::adjacent));
  table.expectMoves({kDecline, activate(3), kDiscardAnyTime});
  table.play(kDiscardAnyTime).expectMoves({kDecline, activate(3)});
  table.expectDiscarded(kAntillians, {Kind::anyTime});
}

void test_the_any_time_officer_may_be_discarded_before_the_turn_ends() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::adjacent}).play({deploy(Kind::adjacent), kDecline});
  table.expectMoves({kEndTurn, kDiscardAnyTime});
  table.play(kDiscardAnyTime).expectMoves({kEndTurn});
  table.expectDiscarded(kAntillians, {Kind::anyTime});
}

// ---- before step 5, House 4 -----------------------------------------------------------------------------------------
// Zahwilta lies on the turn and nobody is adjacent: nothing is asked between the deployment and step 5.
Siege& deployUnasked(Siege& table, Kinds others) {
  table.burden(kAntillians, kNoPlanetEffect).hand(kAntillians, others).hand(kAntillians, {Kind::adjacent});
  return table.play(deploy(Kind::adjacent));
}

void test_before_step_5_a_hand_of_any_time_officers_may_be_discarded_and_then_draws_four() {
  Siege table;
  deployUnasked(table, {Kind::anyTime, Kind::anyTime}).expectPhase(Phase::beforeDraw, kAntillians);
  table.expectMoves({kStop, kDiscardAnyTime});
  table.play(kDiscardAnyTime).expectPhase(Phase::beforeDraw, kAntillians);
  table.play(kDiscardAnyTime).expectPhase(Phase::end, kAntillians);
  table.expectHandSize(kAntillians, 4);
  table.expectDiscarded(kAntillians, {Kind::anyTime, Kind::anyTime});
  TEST_ASSERT_TRUE(table.sealed());
}

void test_before_step_5_the_any_time_officers_may_be_kept() {
  Siege table;
  deployUnasked(table, {Kind::anyTime}).play(kStop).expectPhase(Phase::end, kAntillians);
  table.expectHand(kAntillians, {Kind::anyTime});
  TEST_ASSERT_FALSE(table.sealed());
  table.play(kDiscardAnyTime).expectHand(kAntillians, {});  // the last offer comes too late for step 5
}

void test_with_another_card_in_hand_nothing_more_is_offered_before_step_5() {
  Siege other, none;
  deployUnasked(other, {Kind::anyTime, Kind::drawFew}).expectPhase(Phase::end, kAntillians);
  deployUnasked(none, {}).expectPhase(Phase::end, kAntillians);
}

void test_where_something_was_asked_since_the_deployment_nothing_more_is_offered_before_step_5() {
  Siege planet, number, joined;
  planet.hand(kAntillians, {Kind::anyTime, Kind::adjacent}).play({deploy(Kind::adjacent), kDecline});
  planet.expectPhase(Phase::end, kAntillians);
  number.burden(kAntillians, kNoPlanetEffect).hand(kAntillians, {Kind::anyTime, Kind::enemyDrawsFew});
  number.play({deploy(Kind::enemyDrawsFew), kSmaller}).expectPhase(Phase::end, kAntillians);
  joined.hand(kAntillians, {Kind::anyTime, Kind::additional, Kind::anyTime});
  joined.play({deploy(Kind::additional), deploy(Kind::anyTime)}).expectPhase(Phase::end, kAntillians);
}

void test_everybody_knows_the_hand_that_is_offered_before_step_5() {
  Siege table;
  deployUnasked(table, {Kind::anyTime, Kind::anyTime});
  Rng rng = Rng::seeded(3);
  for (const Seat viewer : {kMorkolytes, kNobody}) {
    State world = observe(table.state, viewer);
    determinize(world, viewer, rng);
    TEST_ASSERT_EQUAL_UINT8(2, world.hand[kAntillians].count(Kind::anyTime));
    TEST_ASSERT_TRUE(valid(world));
  }
}

void test_two_any_time_officers_go_one_after_the_other() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::anyTime, Kind::drawFew});
  table.play({kDiscardAnyTime, kDiscardAnyTime}).expectHand(kAntillians, {Kind::anyTime, Kind::drawFew});
  TEST_ASSERT_TRUE(table.legal(kDiscardAnyTime));
}

void test_without_the_any_time_officer_in_hand_none_is_offered() {
  Siege table;
  table.force(kAntillians, 3, {Kind::anyTime}).hand(kAntillians, {Kind::drawFew, Kind::adjacent});
  table.hand(kMorkolytes, {Kind::anyTime, Kind::drawFew});
  table.expectRefused(kDiscardAnyTime);
  table.play(deploy(Kind::drawFew)).expectRefused(kDiscardAnyTime);
}

void test_no_any_time_discard_while_a_planet_is_declared() {
  Siege table;
  table.side(Effect::ambyria).hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::adjacent, Kind::adjacent});
  table.play(deploy(Kind::drawFew)).expectPhase(Phase::declare, kAntillians);
  table.expectMoves({kDeclareNot, kDeclare});
}

void test_no_any_time_discard_while_planets_are_chosen() {
  Siege anywhere;
  anywhere.hand(kAntillians, {Kind::anyTime, Kind::anywhere}).play(deploy(Kind::anywhere));
  anywhere.expectPhase(Phase::anywhere, kAntillians);
  anywhere.expectRefused(kDiscardAnyTime);
  Siege adjacent;
  adjacent.force(kAntillians, 1, {Kind::drawFew}).force(kAntillians, 3, {Kind::drawFew});
  adjacent.hand(kAntillians, {Kind::anyTime, Kind::adjacent}).play(deploy(Kind::adjacent));
  adjacent.expectPhase(Phase::adjacent, kAntillians);
  adjacent.expectRefused(kDiscardAnyTime);
  Siege planets;
  planets.hand(kAntillians, {Kind::anyPlanet, Kind::anyTime}).play({deploy(Kind::anyPlanet), activate(1)});
  planets.expectPhase(Phase::planets, kAntillians);
  planets.expectRefused(kDiscardAnyTime);
  planets.play(toPlanet(2)).expectPhase(Phase::planets, kAntillians);
  planets.expectRefused(kDiscardAnyTime);
}

void test_no_any_time_discard_while_the_enemys_value_is_adjusted() {
  Siege table;
  table.side(Effect::iontian).hand(kAntillians, {Kind::anyTime, Kind::adjacent, Kind::drawFew});
  table.play({deploy(Kind::adjacent), activate(3)}).expectPhase(Phase::adjustEnemy, kAntillians);
  table.expectMoves({kMinus1, kPlus1});
}

void test_no_any_time_discard_while_cards_are_picked() {
  Siege own;
  own.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::discardFew}).play({deploy(Kind::discardFew), kSmaller});
  own.expectPhase(Phase::discard, kAntillians);
  own.expectMoves({card(Kind::drawFew), card(Kind::anyTime)});
  Siege soldier;
  soldier.hand(kAntillians, {Kind::anyPlanet, Kind::anyTime, Kind::drawFew});
  soldier.play({deploy(Kind::anyPlanet), activate(6)}).expectPhase(Phase::soldier, kAntillians);
  soldier.expectMoves({card(Kind::drawFew)});
  Siege gift;
  gift.side(Effect::clio).hand(kAntillians, {Kind::anyPlanet, Kind::anyTime, Kind::drawFew});
  gift.play({deploy(Kind::anyPlanet), activate(6)}).expectPhase(Phase::gift, kAntillians);
  gift.expectMoves({kStop, card(Kind::drawFew), card(Kind::anyTime)});
  Siege away;
  away.side(Effect::pandemonia).hand(kAntillians, {Kind::anyPlanet, Kind::anyTime, Kind::drawFew});
  away.play({deploy(Kind::anyPlanet), activate(8)}).expectPhase(Phase::throwAway, kAntillians);
  away.expectMoves({kStop, card(Kind::drawFew), card(Kind::anyTime)});
}

void test_the_enemys_any_time_officer_is_not_offered_in_another_players_turn() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent});
  table.hand(kMorkolytes, {Kind::anyTime, Kind::drawFew, Kind::drawMany});
  table.expectRefused(kDiscardAnyTime);
  table.play({deploy(Kind::enemyDiscards), kSmaller}).expectPhase(Phase::discard, kMorkolytes);
  table.expectMoves({card(Kind::drawFew), card(Kind::drawMany), card(Kind::anyTime)});
}

void test_discarding_at_any_time_does_not_count_as_deploying() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::adjacent}).play(kDiscardAnyTime);
  table.expectPhase(Phase::deploy, kAntillians);
  TEST_ASSERT_EQUAL_size_t(0, table.state.field.size());
  table.play(deploy(Kind::adjacent)).expectForce(kAntillians, 2, {Kind::adjacent});
}

void test_discarding_first_lowers_the_deployment_value() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::drawFew, Kind::adjacent}).ready();
  TEST_ASSERT_EQUAL_UINT8(4, deploymentValue(table.state));
  table.play(kDiscardAnyTime);
  TEST_ASSERT_EQUAL_UINT8(3, deploymentValue(table.state));
  table.play(deploy(Kind::anyTime)).expectForce(kAntillians, 3, {Kind::anyTime});
}

void test_discarding_after_deploying_moves_nothing() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::drawFew, Kind::adjacent}).play(deploy(Kind::adjacent));
  table.play(kDiscardAnyTime).expectForce(kAntillians, 4, {Kind::adjacent});
}

void test_deployed_the_any_time_officer_has_no_effect_and_leaves_the_planet_effect() {
  Siege table;
  table.side(Effect::emalto).hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::adjacent});
  table.force(kAntillians, 2, {Kind::drawFew}).force(kAntillians, 4, {Kind::drawFew});
  table.play(deploy(Kind::anyTime)).expectPhase(Phase::planet, kAntillians);
  table.expectMoves({kDecline, activate(3)});
  table.expectHand(kAntillians, {Kind::drawFew, Kind::adjacent});
  table.expectForce(kAntillians, 3, {Kind::anyTime});
  table.expectForce(kAntillians, 2, {Kind::drawFew});
  table.expectForce(kAntillians, 4, {Kind::drawFew});
}

void test_a_hand_emptied_before_deploying_draws_4_at_once() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime})
      .pile(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::discardFew, Kind::adjacent, Kind::anyPlanet});
  table.play(kDiscardAnyTime).expectPhase(Phase::deploy, kAntillians);
  table.expectHand(kAntillians, {Kind::anyPlanet, Kind::adjacent, Kind::discardFew, Kind::drawMany});
  TEST_ASSERT_EQUAL_UINT8(4, deploymentValue(table.state));
}

void test_a_hand_emptied_before_deploying_draws_what_the_pile_has() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime}).pile(kAntillians, {Kind::anyTime, Kind::drawMany});
  table.play(kDiscardAnyTime).expectHand(kAntillians, {Kind::anyTime, Kind::drawMany});
  table.play(deploy(Kind::drawMany)).expectForce(kAntillians, 2, {Kind::drawMany});
}

void test_a_hand_and_pile_emptied_before_deploying_are_a_pass() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime}).pile(kAntillians, {}).play(kDiscardAnyTime);
  table.expectPhase(Phase::pass, kAntillians);
  table.expectMoves({kPass});
  table.play(kPass).expectPhase(Phase::deploy, kMorkolytes);
}

void test_a_hand_emptied_while_adjusting_draws_4_and_the_value_is_still_adjusted() {
  Siege table;
  table.burden(kAntillians, kMayAdjust).hand(kAntillians, {Kind::anyTime}).play(kDiscardAnyTime);
  table.expectPhase(Phase::adjust, kAntillians);
  table.expectHandSize(kAntillians, 4);
  table.play(kPlus1);
  TEST_ASSERT_EQUAL_UINT8(5, deploymentValue(table.state));
}

void test_a_hand_and_pile_emptied_while_adjusting_are_a_pass_and_the_adjustment_is_lost() {
  Siege table;
  table.endsWith(EndRule::bothOut).burden(kAntillians, kMayAdjust);
  table.hand(kAntillians, {Kind::anyTime}).pile(kAntillians, {}).play(kDiscardAnyTime);
  table.expectPhase(Phase::pass, kAntillians);
  table.play(kPass);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.burden[kAntillians]);
}

void test_a_hand_emptied_while_a_number_is_chosen_draws_only_in_step_5() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::enemyDrawsFew}).play({deploy(Kind::enemyDrawsFew), kDiscardAnyTime});
  table.expectPhase(Phase::number, kAntillians);
  table.expectHandSize(kAntillians, 0);
  table.play(kSmaller).expectHandSize(kAntillians, 0);
  table.play(kDecline).expectHandSize(kAntillians, 4);
}

void test_a_hand_emptied_while_an_own_discard_is_open_leaves_nothing_to_discard() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::discardFew}).play({deploy(Kind::discardFew), kDiscardAnyTime});
  TEST_ASSERT_FALSE(table.offers(Verb::number));
  table.expectPhase(Phase::planet, kAntillians);
  table.expectDiscarded(kAntillians, {Kind::anyTime});
}

void test_a_hand_emptied_before_the_planet_effect_draws_only_in_step_5() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::adjacent}).play({deploy(Kind::adjacent), kDiscardAnyTime});
  table.expectPhase(Phase::planet, kAntillians);
  table.expectHandSize(kAntillians, 0);
  table.play(activate(2)).expectHandSize(kAntillians, 4);
}

void test_a_hand_emptied_before_the_planet_effect_takes_away_what_needs_a_hand() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::anyPlanet}).play(deploy(Kind::anyPlanet));
  TEST_ASSERT_TRUE(table.legal(activate(8)));
  table.play(kDiscardAnyTime).expectPhase(Phase::planet, kAntillians);
  TEST_ASSERT_FALSE(table.legal(activate(8)));
  TEST_ASSERT_TRUE(table.legal(activate(1)));
}

void test_a_hand_emptied_where_the_only_effect_needs_one_goes_on_to_step_5() {
  Siege table;
  table.side(Effect::clio)
      .hand(kAntillians,
            {Kind::discardMany, Kind::drawFew, Kind::drawFew, Kind::drawFew, Kind::anyTime, Kind::anyTime});
  table.play({deploy(Kind::discardMany), kGreater, card(Kind::drawFew), card(Kind::drawFew), card(Kind::drawFew)});
  table.expectMoves({kDecline, activate(6), kDiscardAnyTime});
  table.play({kDiscardAnyTime, kDiscardAnyTime}).expectPhase(Phase::end, kAntillians);
  table.expectHandSize(kAntillians, 4);
}

void test_a_hand_emptied_after_step_5_stays_empty_until_the_own_next_turn() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::adjacent}).hand(kMorkolytes, {Kind::adjacent, Kind::drawFew});
  table.play({deploy(Kind::adjacent), kDecline, kDiscardAnyTime});
  table.expectPhase(Phase::end, kAntillians);
  table.expectHandSize(kAntillians, 0);
  table.play(kEndTurn).expectHandSize(kAntillians, 0);
  table.play({deploy(Kind::adjacent), kDecline}).expectHandSize(kAntillians, 0);
  table.play(kEndTurn).expectHandSize(kAntillians, 4);
}

// ---- move an Alien from an adjacent Siege Force ---------------------------------------------------------------------
void test_without_an_alien_in_an_adjacent_force_nothing_moves() {
  Siege table;
  table.side(Effect::emalto).hand(kAntillians, {Kind::adjacent, Kind::drawFew, Kind::drawMany});
  table.force(kAntillians, 1, {Kind::drawFew})
      .force(kAntillians, 5, {Kind::drawFew})
      .force(kAntillians, 3, {Kind::drawMany});
  table.play(deploy(Kind::adjacent)).expectPhase(Phase::planet, kAntillians);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::moved));
  table.expectForce(kAntillians, 3, {Kind::drawMany, Kind::adjacent});
  table.expectForce(kAntillians, 1, {Kind::drawFew});
  table.expectForce(kAntillians, 5, {Kind::drawFew});
}

void test_with_one_adjacent_force_its_latest_alien_moves_by_itself() {
  for (const unsigned from : {2u, 4u}) {
    Siege table;
    table.side(Effect::emalto).hand(kAntillians, {Kind::adjacent, Kind::drawFew, Kind::drawMany});
    table.force(kAntillians, from, {Kind::discardFew, Kind::discardMany, Kind::enemyDiscards});
    table.play(deploy(Kind::adjacent)).expectPhase(Phase::planet, kAntillians);
    table.expectForce(kAntillians, from, {Kind::discardFew, Kind::discardMany});
    table.expectForce(kAntillians, 3, {Kind::adjacent, Kind::enemyDiscards});
    const Event& moved = table.event(EventKind::moved);
    TEST_ASSERT_EQUAL_UINT8(kAntillians, moved.a);
    TEST_ASSERT_EQUAL_UINT8(indexOf(Kind::enemyDiscards), moved.b);
    TEST_ASSERT_EQUAL_UINT8(at(from), moved.c);
    TEST_ASSERT_EQUAL_UINT8(at(3), moved.d);
    TEST_ASSERT_EQUAL_INT16(-1, moved.value);
  }
}

void test_with_two_adjacent_forces_the_player_chooses_and_must() {
  for (const unsigned from : {2u, 4u}) {
    Siege table;
    table.side(Effect::emalto).hand(kAntillians, {Kind::adjacent, Kind::drawFew, Kind::drawMany});
    table.force(kAntillians, 2, {Kind::discardFew}).force(kAntillians, 4, {Kind::discardFew});
    table.play(deploy(Kind::adjacent)).expectPhase(Phase::adjacent, kAntillians);
    table.expectMoves({toPlanet(2), toPlanet(4)});
    table.play(toPlanet(from)).expectPhase(Phase::planet, kAntillians);
    table.expectForce(kAntillians, 3, {Kind::adjacent, Kind::discardFew});
    table.expectForce(kAntillians, from, {});
    table.expectForce(kAntillians, 6 - from, {Kind::discardFew});
  }
}

void test_the_enemys_adjacent_forces_do_not_move() {
  Siege table;
  table.hand(kAntillians, {Kind::adjacent, Kind::drawFew, Kind::drawMany});
  table.force(kMorkolytes, 2, {Kind::discardFew}).force(kMorkolytes, 4, {Kind::discardFew});
  table.play(deploy(Kind::adjacent));
  table.expectForce(kAntillians, 3, {Kind::adjacent});
  table.expectForce(kMorkolytes, 2, {Kind::discardFew});
  table.expectForce(kMorkolytes, 4, {Kind::discardFew});
}

void test_planet_1_has_one_neighbour_and_planet_8_is_not_next_to_it() {
  Siege table;
  table.hand(kAntillians, {Kind::adjacent})
      .force(kAntillians, 2, {Kind::drawFew})
      .force(kAntillians, 8, {Kind::drawMany});
  table.play(deploy(Kind::adjacent));
  table.expectForce(kAntillians, 1, {Kind::adjacent, Kind::drawFew});
  table.expectForce(kAntillians, 8, {Kind::drawMany});
  Siege none;
  none.hand(kAntillians, {Kind::adjacent}).force(kAntillians, 8, {Kind::drawMany}).play(deploy(Kind::adjacent));
  none.expectForce(kAntillians, 1, {Kind::adjacent});
}

void test_planet_8_has_one_neighbour_and_planet_1_is_not_next_to_it() {
  Siege table;
  table.hand(kAntillians, {Kind::adjacent, Kind::drawFew, Kind::drawFew, Kind::drawMany, Kind::discardFew,
                           Kind::discardFew, Kind::discardMany, Kind::discardMany});
  table.force(kAntillians, 7, {Kind::drawFew}).force(kAntillians, 1, {Kind::drawMany});
  table.play(deploy(Kind::adjacent));
  table.expectForce(kAntillians, 8, {Kind::adjacent, Kind::drawFew});
  table.expectForce(kAntillians, 7, {});
  table.expectForce(kAntillians, 1, {Kind::drawMany});
}

void test_an_alien_that_is_moved_has_no_effect_again() {
  Siege table;
  table.side(Effect::emalto).hand(kAntillians, {Kind::adjacent, Kind::drawFew, Kind::drawMany});
  table.force(kAntillians, 2, {Kind::drawMany}).play(deploy(Kind::adjacent)).expectPhase(Phase::planet, kAntillians);
  table.expectHandSize(kAntillians, 2);
}

// ---- deploy into any Siege Force ------------------------------------------------------------------------------------
void test_the_anywhere_officer_goes_to_any_planet_whatever_the_value() {
  for (unsigned planet = 1; planet <= kPlanets; ++planet) {
    Siege table;
    table.hand(kAntillians, {Kind::anywhere, Kind::drawFew, Kind::drawMany}).play(deploy(Kind::anywhere));
    table.expectPhase(Phase::anywhere, kAntillians);
    table.expectMoves(
        {toPlanet(1), toPlanet(2), toPlanet(3), toPlanet(4), toPlanet(5), toPlanet(6), toPlanet(7), toPlanet(8)});
    table.play(toPlanet(planet)).expectForce(kAntillians, planet, {Kind::anywhere});
    TEST_ASSERT_EQUAL_size_t(1, table.state.field.size());
    table.expectHand(kAntillians, {Kind::drawFew, Kind::drawMany});
  }
}

void test_after_the_anywhere_officer_no_planet_effect_is_activated() {
  for (unsigned planet = 1; planet <= kPlanets; ++planet) {
    Siege table;
    table.hand(kAntillians, {Kind::anywhere, Kind::drawFew, Kind::drawMany})
        .force(kMorkolytes, planet, {Kind::drawFew});
    table.play({deploy(Kind::anywhere), toPlanet(planet)});
    table.expectPhase(Phase::end, kAntillians);
    table.expectMoves({kEndTurn});
  }
}

void test_on_its_way_the_anywhere_officer_still_counts_in_the_hand() {
  Siege table;
  table.hand(kAntillians, {Kind::anywhere, Kind::drawFew}).play(deploy(Kind::anywhere));
  TEST_ASSERT_TRUE(table.state.card == Kind::anywhere);
  table.expectHandSize(kAntillians, 2);
  TEST_ASSERT_EQUAL_size_t(0, table.state.field.size());
}

void test_the_anywhere_officer_as_the_last_card_is_followed_by_the_draw_of_step_5() {
  Siege table;
  table.hand(kAntillians, {Kind::anywhere}).play({deploy(Kind::anywhere), toPlanet(7)});
  table.expectHandSize(kAntillians, 4);
  table.expectPhase(Phase::end, kAntillians);
}

// ---- activate any face-up Planet Effect -----------------------------------------------------------------------------
void test_the_any_planet_officer_offers_every_face_up_effect_that_would_do_something() {
  Siege a;
  a.hand(kAntillians, {Kind::anyPlanet, Kind::drawFew}).play(deploy(Kind::anyPlanet));
  a.expectMoves({kDecline, activate(1), activate(2), activate(3), activate(5), activate(6), activate(7), activate(8)});
  Siege b;
  for (const Effect effect : {Effect::valtinia, Effect::zahwilta, Effect::iontian, Effect::taltuva, Effect::aspal,
                              Effect::clio, Effect::nyx, Effect::aether})
    b.side(effect);
  b.force(kMorkolytes, 2, {Kind::drawFew});
  b.hand(kAntillians, {Kind::anyPlanet, Kind::drawFew}).play(deploy(Kind::anyPlanet));
  b.expectMoves({kDecline, activate(1), activate(2), activate(3), activate(6), activate(7), activate(8)});
}

void test_the_any_planet_officer_is_deployed_by_the_value_like_any_alien() {
  Siege table;
  table.hand(kAntillians, {Kind::anyPlanet, Kind::drawFew, Kind::drawMany}).play(deploy(Kind::anyPlanet));
  table.expectForce(kAntillians, 3, {Kind::anyPlanet});
}

void test_the_any_planet_officer_may_be_declined() {
  Siege table;
  table.hand(kAntillians, {Kind::anyPlanet, Kind::drawFew}).play({deploy(Kind::anyPlanet), kDecline});
  table.expectPhase(Phase::end, kAntillians);
}

void test_the_any_planet_officer_activates_one_effect_only() {
  Siege table;
  table.hand(kAntillians, {Kind::anyPlanet, Kind::drawFew}).play({deploy(Kind::anyPlanet), activate(5)});
  TEST_ASSERT_EQUAL_UINT8(at(5), table.event(EventKind::activated).b);
  TEST_ASSERT_EQUAL_UINT8(kSoldiersBlocked, table.state.burden[kMorkolytes]);
  table.expectPhase(Phase::end, kAntillians);
  TEST_ASSERT_FALSE(table.offers(Verb::activate));
}

void test_the_any_planet_officer_lasts_for_its_turn_only() {
  Siege table;
  table.hand(kAntillians, {Kind::anyPlanet, Kind::adjacent, Kind::drawFew})
      .hand(kMorkolytes, {Kind::adjacent, Kind::drawFew});
  table.play(deploy(Kind::anyPlanet)).endTurn().play(deploy(Kind::adjacent));
  table.expectMoves({kDecline, activate(2)});
  table.endTurn().play(deploy(Kind::adjacent)).expectMoves({kDecline, activate(2)});
}

// ---- deploy an additional Alien -------------------------------------------------------------------------------------
void test_the_additional_alien_goes_to_the_same_force_though_the_hand_is_smaller() {
  Siege table;
  table.hand(kAntillians, {Kind::additional, Kind::anyTime, Kind::drawFew, Kind::drawMany, Kind::adjacent});
  table.play(deploy(Kind::additional)).expectPhase(Phase::additional, kAntillians);
  table.expectForce(kAntillians, 5, {Kind::additional});
  TEST_ASSERT_EQUAL_INT16(0, table.event(EventKind::deployed).value);
  table.play(deploy(Kind::anyTime)).expectForce(kAntillians, 5, {Kind::additional, Kind::anyTime});
  TEST_ASSERT_EQUAL_INT16(1, table.event(EventKind::deployed).value);
  table.expectHand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::adjacent});
}

void test_the_additional_alien_is_a_duty_and_comes_from_the_hand() {
  Siege table;
  table.hand(kAntillians, {Kind::additional, Kind::drawFew, Kind::adjacent}).play(deploy(Kind::additional));
  table.expectMoves({deploy(Kind::drawFew), deploy(Kind::adjacent)});
  table.expectRefused(deploy(Kind::drawMany));
  table.expectRefused(deploy(Kind::additional));
}

void test_each_additional_soldier_has_its_full_effect_and_no_planet_is_activated() {
  for (unsigned k = 1; k <= kSoldierKinds; ++k) {
    const Kind soldier = static_cast<Kind>(k);
    const AlienCard& printed = cardOf(soldier);
    Siege table;
    table.hand(kAntillians,
               {Kind::additional, soldier, Kind::adjacent, Kind::adjacent, Kind::adjacent, Kind::anyPlanet});
    table.hand(kMorkolytes, {Kind::adjacent, Kind::adjacent, Kind::adjacent, Kind::anyPlanet});
    table.play({deploy(Kind::additional), deploy(soldier)}).expectMoves({kSmaller, kGreater});
    table.expectForce(kAntillians, 6, {Kind::additional, soldier});
    table.play(kGreater);
    while (table.state.phase == Phase::discard) table.play(card(Kind::adjacent));
    const std::size_t many = printed.number[1];
    const std::size_t own = printed.aimsAtEnemy ? 4 : printed.draws ? 4 + many : 4 - many;
    const std::size_t enemys = !printed.aimsAtEnemy ? 4 : printed.draws ? 4 + many : 4 - many;
    table.expectHandSize(kAntillians, own);
    table.expectHandSize(kMorkolytes, enemys);
    table.expectPhase(Phase::end, kAntillians);
  }
}

void test_an_additional_soldier_is_not_declared_to_a_planet() {
  for (const Effect effect : {Effect::ambyria, Effect::taltuva}) {
    Siege table;
    table.side(effect).hand(kAntillians, {Kind::additional, Kind::drawFew, Kind::adjacent, Kind::adjacent});
    table.play({deploy(Kind::additional), deploy(Kind::drawFew)}).expectPhase(Phase::number, kAntillians);
  }
  Siege aspal;
  aspal.side(Effect::aspal)
      .hand(kAntillians, {Kind::additional, Kind::drawFew, Kind::adjacent, Kind::adjacent, Kind::adjacent})
      .play({deploy(Kind::additional), deploy(Kind::drawFew)});
  aspal.expectPhase(Phase::number, kAntillians);
}

void test_the_additional_any_time_officer_has_no_effect() {
  Siege table;
  table.hand(kAntillians, {Kind::additional, Kind::anyTime, Kind::drawFew})
      .play({deploy(Kind::additional), deploy(Kind::anyTime)});
  table.expectForce(kAntillians, 3, {Kind::additional, Kind::anyTime});
  table.expectPhase(Phase::end, kAntillians);
  table.expectDiscarded(kAntillians, {});
}

void test_the_additional_adjacent_officer_moves_an_alien() {
  Siege table;
  table.hand(kAntillians, {Kind::additional, Kind::adjacent, Kind::drawFew});
  table.force(kAntillians, 2, {Kind::drawMany}).force(kAntillians, 4, {Kind::discardFew});
  table.play({deploy(Kind::additional), deploy(Kind::adjacent)}).expectMoves({toPlanet(2), toPlanet(4)});
  table.play(toPlanet(4)).expectForce(kAntillians, 3, {Kind::additional, Kind::adjacent, Kind::discardFew});
  table.expectPhase(Phase::end, kAntillians);
}

void test_the_additional_anywhere_officer_must_go_to_the_same_force() {
  Siege table;
  table.hand(kAntillians, {Kind::additional, Kind::anywhere, Kind::drawFew});
  table.play({deploy(Kind::additional), deploy(Kind::anywhere)}).expectPhase(Phase::end, kAntillians);
  table.expectForce(kAntillians, 3, {Kind::additional, Kind::anywhere});
}

void test_the_additional_any_planet_officer_activates_nothing() {
  Siege table;
  table.hand(kAntillians, {Kind::additional, Kind::anyPlanet, Kind::drawFew});
  table.play({deploy(Kind::additional), deploy(Kind::anyPlanet)}).expectPhase(Phase::end, kAntillians);
  table.expectForce(kAntillians, 3, {Kind::additional, Kind::anyPlanet});
  table.expectMoves({kEndTurn});
}

void test_a_second_additional_officer_allows_a_third_alien() {
  Siege table;
  table.gaveBefore(kMorkolytes, Kind::additional);
  table.hand(kAntillians, {Kind::additional, Kind::additional, Kind::drawFew, Kind::anyTime});
  table.play({deploy(Kind::additional), deploy(Kind::additional)}).expectPhase(Phase::additional, kAntillians);
  table.play({deploy(Kind::drawFew), kSmaller});
  table.expectForce(kAntillians, 4, {Kind::additional, Kind::additional, Kind::drawFew});
  table.expectPhase(Phase::end, kAntillians);
}

void test_a_second_additional_officer_with_an_empty_hand_is_the_last() {
  Siege table;
  table.gaveBefore(kMorkolytes, Kind::additional).hand(kAntillians, {Kind::additional, Kind::additional});
  table.play({deploy(Kind::additional), deploy(Kind::additional)});
  table.expectForce(kAntillians, 2, {Kind::additional, Kind::additional});
  table.expectPhase(Phase::end, kAntillians);
  table.expectHandSize(kAntillians, 4);
}

void test_the_additional_officer_with_an_empty_hand_deploys_nothing_more_and_activates_nothing() {
  Siege table;
  table.side(Effect::siptou).hand(kAntillians, {Kind::additional}).play(deploy(Kind::additional));
  table.expectPhase(Phase::end, kAntillians);
  table.expectForce(kAntillians, 1, {Kind::additional});
  table.expectHandSize(kAntillians, 4);
}

void test_a_hand_emptied_before_the_additional_alien_deploys_nothing_more() {
  Siege table;
  table.hand(kAntillians, {Kind::additional, Kind::anyTime}).play({deploy(Kind::additional), kDiscardAnyTime});
  table.expectPhase(Phase::end, kAntillians);
  table.expectForce(kAntillians, 2, {Kind::additional});
  table.expectDiscarded(kAntillians, {Kind::anyTime});
  table.expectHandSize(kAntillians, 4);
  table.expectMoves({kEndTurn});
}

void runOfficerTests() {
  RUN_TEST(test_the_any_time_officer_may_be_discarded_while_adjusting_the_value);
  RUN_TEST(test_the_any_time_officer_may_be_discarded_before_deploying);
  RUN_TEST(test_the_any_time_officer_may_be_discarded_while_a_number_is_chosen);
  RUN_TEST(test_the_any_time_officer_may_be_discarded_before_the_additional_alien);
  RUN_TEST(test_the_any_time_officer_may_be_discarded_before_the_planet_effect);
  RUN_TEST(test_the_any_time_officer_may_be_discarded_before_the_turn_ends);
  RUN_TEST(test_before_step_5_a_hand_of_any_time_officers_may_be_discarded_and_then_draws_four);
  RUN_TEST(test_before_step_5_the_any_time_officers_may_be_kept);
  RUN_TEST(test_with_another_card_in_hand_nothing_more_is_offered_before_step_5);
  RUN_TEST(test_where_something_was_asked_since_the_deployment_nothing_more_is_offered_before_step_5);
  RUN_TEST(test_everybody_knows_the_hand_that_is_offered_before_step_5);
  RUN_TEST(test_two_any_time_officers_go_one_after_the_other);
  RUN_TEST(test_without_the_any_time_officer_in_hand_none_is_offered);
  RUN_TEST(test_no_any_time_discard_while_a_planet_is_declared);
  RUN_TEST(test_no_any_time_discard_while_planets_are_chosen);
  RUN_TEST(test_no_any_time_discard_while_the_enemys_value_is_adjusted);
  RUN_TEST(test_no_any_time_discard_while_cards_are_picked);
  RUN_TEST(test_the_enemys_any_time_officer_is_not_offered_in_another_players_turn);
  RUN_TEST(test_discarding_at_any_time_does_not_count_as_deploying);
  RUN_TEST(test_discarding_first_lowers_the_deployment_value);
  RUN_TEST(test_discarding_after_deploying_moves_nothing);
  RUN_TEST(test_deployed_the_any_time_officer_has_no_effect_and_leaves_the_planet_effect);
  RUN_TEST(test_a_hand_emptied_before_deploying_draws_4_at_once);
  RUN_TEST(test_a_hand_emptied_before_deploying_draws_what_the_pile_has);
  RUN_TEST(test_a_hand_and_pile_emptied_before_deploying_are_a_pass);
  RUN_TEST(test_a_hand_emptied_while_adjusting_draws_4_and_the_value_is_still_adjusted);
  RUN_TEST(test_a_hand_and_pile_emptied_while_adjusting_are_a_pass_and_the_adjustment_is_lost);
  RUN_TEST(test_a_hand_emptied_while_a_number_is_chosen_draws_only_in_step_5);
  RUN_TEST(test_a_hand_emptied_while_an_own_discard_is_open_leaves_nothing_to_discard);
  RUN_TEST(test_a_hand_emptied_before_the_planet_effect_draws_only_in_step_5);
  RUN_TEST(test_a_hand_emptied_before_the_planet_effect_takes_away_what_needs_a_hand);
  RUN_TEST(test_a_hand_emptied_where_the_only_effect_needs_one_goes_on_to_step_5);
  RUN_TEST(test_a_hand_emptied_after_step_5_stays_empty_until_the_own_next_turn);
  RUN_TEST(test_without_an_alien_in_an_adjacent_force_nothing_moves);
  RUN_TEST(test_with_one_adjacent_force_its_latest_alien_moves_by_itself);
  RUN_TEST(test_with_two_adjacent_forces_the_player_chooses_and_must);
  RUN_TEST(test_the_enemys_adjacent_forces_do_not_move);
  RUN_TEST(test_planet_1_has_one_neighbour_and_planet_8_is_not_next_to_it);
  RUN_TEST(test_planet_8_has_one_neighbour_and_planet_1_is_not_next_to_it);
  RUN_TEST(test_an_alien_that_is_moved_has_no_effect_again);
  RUN_TEST(test_the_anywhere_officer_goes_to_any_planet_whatever_the_value);
  RUN_TEST(test_after_the_anywhere_officer_no_planet_effect_is_activated);
  RUN_TEST(test_on_its_way_the_anywhere_officer_still_counts_in_the_hand);
  RUN_TEST(test_the_anywhere_officer_as_the_last_card_is_followed_by_the_draw_of_step_5);
  RUN_TEST(test_the_any_planet_officer_offers_every_face_up_effect_that_would_do_something);
  RUN_TEST(test_the_any_planet_officer_is_deployed_by_the_value_like_any_alien);
  RUN_TEST(test_the_any_planet_officer_may_be_declined);
  RUN_TEST(test_the_any_planet_officer_activates_one_effect_only);
  RUN_TEST(test_the_any_planet_officer_lasts_for_its_turn_only);
  RUN_TEST(test_the_additional_alien_goes_to_the_same_force_though_the_hand_is_smaller);
  RUN_TEST(test_the_additional_alien_is_a_duty_and_comes_from_the_hand);
  RUN_TEST(test_each_additional_soldier_has_its_full_effect_and_no_planet_is_activated);
  RUN_TEST(test_an_additional_soldier_is_not_declared_to_a_planet);
  RUN_TEST(test_the_additional_any_time_officer_has_no_effect);
  RUN_TEST(test_the_additional_adjacent_officer_moves_an_alien);
  RUN_TEST(test_the_additional_anywhere_officer_must_go_to_the_same_force);
  RUN_TEST(test_the_additional_any_planet_officer_activates_nothing);
  RUN_TEST(test_a_second_additional_officer_allows_a_third_alien);
  RUN_TEST(test_a_second_additional_officer_with_an_empty_hand_is_the_last);
  RUN_TEST(test_the_additional_officer_with_an_empty_hand_deploys_nothing_more_and_activates_nothing);
  RUN_TEST(test_a_hand_emptied_before_the_additional_alien_deploys_nothing_more);
}

}  // namespace stellar_siege_test
