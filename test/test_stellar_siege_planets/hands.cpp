// Planets that change hands: Hyperion, Clio, Pandemonia and Aether.
#include "planets.h"
#include "support/scale.h"

namespace stellar_siege_test {
namespace {

// Six cards in hand, an Officer without effect of its own was deployed to Planet 6, and these are left.
Siege& atSix(Siege& s, Kinds left) {
  s.hand(kOwn, {Kind::anyTime}).hand(kOwn, left);
  return fillers(s, kOwn, 5 - static_cast<unsigned>(left.size())).play({deploy(Kind::anyTime), activate(6)});
}

// The Officer that activates any Planet was deployed, just these are left in hand, and it activates this side.
Siege& anyPlanetWith(Siege& s, Kinds left, Effect side) {
  s.side(side).hand(kOwn, {Kind::anyPlanet}).hand(kOwn, left);
  return s.play({deploy(Kind::anyPlanet), activate(planetOf(side))});
}

bool mayActivateWith(Kinds left, Effect side) {
  Siege s;
  s.side(side).hand(kOwn, {Kind::anyPlanet}).hand(kOwn, left).play(deploy(Kind::anyPlanet));
  return s.legal(activate(planetOf(side)));
}

// ---- 6a Hyperion ----------------------------------------------------------------------------------------------------
void test_hyperion_discards_a_soldier_and_triggers_its_effect() {
  for (const Soldier& soldier : kSoldiers)
    for (std::size_t which = 0; which < 2; ++which) {
      Siege s;
      fillers(s, kEnemy, 6);
      atSix(s, {soldier.kind}).expectPhase(Phase::soldier, kOwn);
      s.play(card(soldier.kind)).expectDiscarded(kOwn, {soldier.kind});
      TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Cause::hyperion), s.event(EventKind::discarded).c);
      s.expectPhase(Phase::number, kOwn);
      s.expectHandSize(kOwn, 4);
      s.expectMoves({kSmaller, kGreater});  // a duty, with a choice of the number
      s.play(which == 0 ? kSmaller : kGreater);
      while (phaseOf(s) == Phase::discard) s.play(firstMove(s));
      const int cards = (soldier.draws ? 1 : -1) * soldier.number[which];
      s.expectHandSize(kOwn, static_cast<std::size_t>(4 + (soldier.atEnemy ? 0 : cards)));
      s.expectHandSize(kEnemy, static_cast<std::size_t>(6 + (soldier.atEnemy ? cards : 0)));
      s.expectPhase(Phase::end, kOwn);
      s.expectForce(kOwn, 6, {Kind::anyTime});
    }
}

void test_hyperion_offers_soldiers_only() {
  Siege s;
  atSix(s, {Kind::drawFew, Kind::drawFew, Kind::enemyDiscards, Kind::adjacent, Kind::additional});
  s.expectMoves({card(Kind::drawFew), card(Kind::enemyDiscards)});
  s.expectRefused(card(Kind::adjacent));
  s.expectRefused(kStop);
}

void test_hyperion_is_not_offered_without_a_soldier() {
  Siege s;
  s.hand(kOwn, {Kind::anyTime, Kind::adjacent, Kind::adjacent, Kind::anywhere, Kind::additional, Kind::anyPlanet});
  s.play(deploy(Kind::anyTime)).expectPhase(Phase::end, kOwn);
  TEST_ASSERT_FALSE(mayActivateWith({Kind::adjacent, Kind::anywhere}, Effect::hyperion));
  TEST_ASSERT_TRUE(mayActivateWith({Kind::adjacent, Kind::discardFew}, Effect::hyperion));
}

void test_hyperions_soldier_leaves_the_hand_before_its_effect() {
  Siege alone, two;
  anyPlanetWith(alone, {Kind::discardFew}, Effect::hyperion).play(card(Kind::discardFew));
  alone.expectPhase(Phase::end, kOwn);  // nothing left to discard: no number, and step 5 draws four
  alone.expectHandSize(kOwn, 4);
  anyPlanetWith(two, {Kind::discardFew, Kind::adjacent}, Effect::hyperion).play(card(Kind::discardFew));
  two.expectPhase(Phase::number, kOwn);
  two.play(kSmaller).expectDiscarded(kOwn, {Kind::discardFew, Kind::adjacent});
}

void test_hyperions_soldier_lets_the_enemy_choose_their_discard() {
  Siege s;
  s.hand(kEnemy, {Kind::drawFew, Kind::drawFew});
  atSix(s, {Kind::enemyDiscards}).play({card(Kind::enemyDiscards), kSmaller}).expectPhase(Phase::discard, kEnemy);
  TEST_ASSERT_TRUE(s.sealed());
  s.play(card(Kind::drawFew)).expectPhase(Phase::end, kOwn);
  TEST_ASSERT_TRUE(s.sealed());
}

void test_hyperions_soldier_that_touches_nobody_asks_no_number() {
  Siege s;
  atSix(s.pile(kEnemy, {}), {}).play(card(Kind::enemyDrawsMany)).expectPhase(Phase::end, kOwn);
  s.expectDiscarded(kOwn, {Kind::enemyDrawsMany});
}

void test_hyperions_soldier_is_neither_turned_nor_doubled_by_the_planet_deployed_to() {
  for (const Effect side : kDeclaredSides) {
    Siege s;
    s.side(side);
    s.hand(kOwn, {Kind::drawFew});
    toDeploy(s, Kind::anyPlanet, planetOf(side) - 1).play({deploy(Kind::anyPlanet), activate(6), card(Kind::drawFew)});
    s.expectPhase(Phase::number, kOwn);
    s.play(kGreater).expectHandSize(kOwn, planetOf(side));  // less 2, and 2 drawn
    s.expectHandSize(kEnemy, 4);
  }
}

void test_the_any_time_officer_may_go_before_the_number_of_hyperions_soldier() {
  Siege s;
  atSix(s, {Kind::anyTime, Kind::discardFew}).expectRefused(kDiscardAnyTime);
  s.play(card(Kind::discardFew)).expectMoves({kSmaller, kGreater, kDiscardAnyTime});
}

// ---- 6b Clio --------------------------------------------------------------------------------------------------------
Siege& clio(Siege& s, Kinds left) { return atSix(s.side(Effect::clio), left); }

void test_clio_puts_up_to_three_aliens_into_the_enemys_hand() {
  Siege s;
  s.hand(kEnemy, {Kind::drawMany});
  clio(s, {Kind::drawFew, Kind::drawFew, Kind::adjacent, Kind::enemyDiscards, Kind::additional});
  s.expectPhase(Phase::gift, kOwn);
  s.expectMoves({kStop, card(Kind::drawFew), card(Kind::enemyDiscards), card(Kind::adjacent), card(Kind::additional)});
  s.play({card(Kind::drawFew), card(Kind::additional)}).expectPhase(Phase::gift, kOwn);
  s.play(card(Kind::drawFew)).expectPhase(Phase::end, kOwn);  // three, and it stops by itself
  s.expectHand(kOwn, {Kind::adjacent, Kind::enemyDiscards});
  s.expectHand(kEnemy, {Kind::drawMany, Kind::drawFew, Kind::drawFew, Kind::additional});
}

void test_clio_may_be_stopped_at_any_time() {
  for (unsigned gifts = 0; gifts < 3; ++gifts) {
    Siege s;
    clio(s, {});
    for (unsigned given = 0; given < gifts; ++given) s.play(card(Kind::enemyDrawsMany));
    s.play(kStop).expectPhase(Phase::end, kOwn);
    s.expectHandSize(kOwn, 5 - gifts);
    s.expectHandSize(kEnemy, 4 + gifts);
  }
}

void test_clio_stops_with_an_empty_hand_and_then_four_are_drawn() {
  Siege s;
  anyPlanetWith(s, {Kind::drawFew, Kind::adjacent}, Effect::clio).play({card(Kind::drawFew), card(Kind::adjacent)});
  s.expectPhase(Phase::end, kOwn);
  s.expectHandSize(kOwn, 4);
  s.expectHandSize(kEnemy, 6);
}

void test_clio_is_not_offered_with_an_empty_hand() {
  TEST_ASSERT_FALSE(mayActivateWith({}, Effect::clio));
  TEST_ASSERT_TRUE(mayActivateWith({Kind::adjacent}, Effect::clio));
}

void test_a_gift_is_deployed_for_its_receiver_and_counts_there() {
  Siege s;
  s.hand(kEnemy, {});
  clio(s.pile(kEnemy, {}), {Kind::adjacent}).play({card(Kind::adjacent), kStop, kEndTurn, deploy(Kind::adjacent)});
  s.expectForce(kEnemy, 1, {Kind::adjacent});
  TEST_ASSERT_EQUAL_UINT8(kEnemy, conqueror(s.state, at(1)));
}

void test_a_gift_is_discarded_to_its_receivers_pile() {
  Siege s;
  s.hand(kEnemy, {Kind::drawFew});
  clio(s, {Kind::anyTime}).play({card(Kind::anyTime), kStop, kEndTurn, kDiscardAnyTime});
  s.expectDiscarded(kEnemy, {Kind::anyTime});
  s.expectDiscarded(kOwn, {});
}

void test_a_gift_counts_for_the_receivers_deployment_value() {
  Siege s;
  s.hand(kEnemy, {Kind::anyTime, Kind::drawFew});
  clio(s, {}).play({card(Kind::enemyDrawsMany), kStop, kEndTurn, deploy(Kind::anyTime)});
  s.expectForce(kEnemy, 3, {Kind::anyTime});
}

void test_gifts_can_bring_a_hand_with_its_pile_above_30_cards() {
  Siege s;
  clio(s, {}).play({card(Kind::enemyDrawsMany), card(Kind::enemyDrawsMany), card(Kind::enemyDrawsMany)});
  TEST_ASSERT_EQUAL_UINT8(33, s.state.hand[kEnemy].total + s.state.pile[kEnemy].size());
  s.expectHandSize(kEnemy, 7);
}

void test_more_of_a_kind_than_a_deck_has_can_be_in_one_hand() {
  Siege s;
  s.hand(kEnemy, {Kind::additional, Kind::anyTime});
  clio(s, {Kind::additional}).play({card(Kind::additional), kStop, kEndTurn});
  s.expectHand(kEnemy, {Kind::additional, Kind::anyTime, Kind::additional});
}

// House 1: the end is looked for after the second player's turn, gifts of that turn included.
void test_clio_can_keep_a_game_from_ending() {
  for (const bool gives : {false, true}) {
    Siege s;
    s.side(Effect::clio).turnOf(kEnemy).hand(kOwn, {}).pile(kOwn, {});
    toDeploy(s, Kind::anyTime, 6, kEnemy).play({deploy(Kind::anyTime), activate(6)});
    if (gives) s.play(card(Kind::enemyDrawsMany));
    s.play({kStop, kEndTurn});
    TEST_ASSERT_TRUE((status(s.state).outcome == Outcome::playing) == gives);
    if (gives) s.expectPhase(Phase::deploy, kOwn);
  }
}

void test_clio_can_end_a_game() {
  Siege s;  // the second player gives the last two away, and the own pile is empty
  s.side(Effect::clio).turnOf(kEnemy).hand(kEnemy, {Kind::anyPlanet, Kind::drawFew, Kind::drawFew}).pile(kEnemy, {});
  s.play({deploy(Kind::anyPlanet), activate(6), card(Kind::drawFew), card(Kind::drawFew), kEndTurn});
  s.expectPhase(Phase::over, kNobody);
}

void test_a_gift_is_seen_by_both_players_and_by_nobody_else() {
  Siege s;
  clio(s, {}).play(card(Kind::enemyDrawsMany));
  TEST_ASSERT_EQUAL_HEX8(onlySeat(kOwn) | onlySeat(kEnemy), s.event(EventKind::gave).audience);
  TEST_ASSERT_EQUAL_UINT8(indexOf(Kind::enemyDrawsMany), s.event(EventKind::gave).b);
  TEST_ASSERT_EQUAL_HEX8(0, s.event(EventKind::gaveOne).audience & (onlySeat(kOwn) | onlySeat(kEnemy)));
}

// ---- 8a Pandemonia --------------------------------------------------------------------------------------------------
Siege& pandemonia(Siege& s) { return stepFour(s, Effect::pandemonia).play(activate(8)); }

void test_pandemonia_discards_as_many_as_one_likes() {
  for (unsigned thrown = 0; thrown < 7; ++thrown) {
    Siege s;
    pandemonia(s).expectPhase(Phase::throwAway, kOwn);
    for (unsigned i = 0; i < thrown; ++i) {
      MoveList moves;
      legalMoves(s.state, moves);
      TEST_ASSERT_EQUAL_HEX32(kStop, moves[0]);
      s.play(moves[1]);
      TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Cause::pandemonia), s.event(EventKind::discarded).c);
    }
    s.play(kStop).expectPhase(Phase::end, kOwn);
    s.expectHandSize(kOwn, 7 - thrown);
    s.expectHandSize(kEnemy, 4);
  }
}

void test_pandemonia_lets_any_kind_be_chosen() {
  Siege s;
  s.hand(kOwn, {Kind::anyTime, Kind::adjacent, Kind::additional, Kind::drawFew});
  pandemonia(s).expectMoves({kStop, card(Kind::drawFew), card(Kind::discardMany), card(Kind::enemyDrawsFew),
                             card(Kind::enemyDrawsMany), card(Kind::anyTime), card(Kind::adjacent),
                             card(Kind::additional)});
  s.play({card(Kind::adjacent), card(Kind::anyTime), kStop}).expectDiscarded(kOwn, {Kind::adjacent, Kind::anyTime});
}

void test_pandemonia_with_an_emptied_hand_stops_and_four_are_drawn() {
  Siege s;
  s.pile(kOwn, {Kind::drawFew, Kind::drawMany, Kind::adjacent, Kind::adjacent, Kind::anywhere});
  pandemonia(s);
  for (int i = 0; i < 7; ++i) {
    MoveList moves;
    legalMoves(s.state, moves);
    s.play(moves[1]);
  }
  s.expectPhase(Phase::end, kOwn);
  s.expectHand(kOwn, {Kind::anywhere, Kind::adjacent, Kind::adjacent, Kind::drawMany});
  TEST_ASSERT_TRUE(s.sealed());
}

void test_pandemonia_is_not_offered_with_an_empty_hand() {
  TEST_ASSERT_FALSE(mayActivateWith({}, Effect::pandemonia));
  TEST_ASSERT_TRUE(mayActivateWith({Kind::adjacent}, Effect::pandemonia));
}

// ---- 8b Aether ------------------------------------------------------------------------------------------------------
void test_aether_shuffles_the_hand_into_the_draw_pile_and_step_5_draws_four() {
  Siege s;
  stepFour(s, Effect::aether);
  const std::size_t pile = s.state.pile[kOwn].size();
  s.play(activate(8)).expectPhase(Phase::end, kOwn);
  s.expectHandSize(kOwn, 4);
  s.expectPileSize(kOwn, pile + 7 - 4);
  s.expectDiscarded(kOwn, {});
  s.expectHandSize(kEnemy, 4);
  TEST_ASSERT_EQUAL_INT16(7, s.event(EventKind::shuffledHand).value);
  TEST_ASSERT_TRUE(s.sealed());
}

void test_aether_draws_what_there_is_when_that_is_less_than_four() {
  Siege s;
  anyPlanetWith(s.pile(kOwn, {}), {Kind::drawFew, Kind::adjacent}, Effect::aether).expectPhase(Phase::end, kOwn);
  s.expectHand(kOwn, {Kind::drawFew, Kind::adjacent});
  s.expectPileSize(kOwn, 0);
}

void test_aether_leaves_every_card_of_hand_and_pile_equally_likely_in_every_place() {
  constexpr int kTries = 200 * armada_test::kThorough;
  constexpr Kind kAll[] = {Kind::drawFew,  Kind::drawMany,   Kind::discardFew,   Kind::adjacent,
                           Kind::anywhere, Kind::additional, Kind::enemyDiscards};
  int drawn[kKinds + 1] = {};
  int bottom[kKinds + 1] = {};
  for (Seed seed = 1; seed <= kTries; ++seed) {
    Siege s;
    s.seed(seed).pile(kOwn, {Kind::drawFew, Kind::drawMany, Kind::discardFew});
    anyPlanetWith(s, {Kind::adjacent, Kind::anywhere, Kind::additional, Kind::enemyDiscards}, Effect::aether);
    for (const Kind kind : kAll) drawn[indexOf(kind)] += s.state.hand[kOwn].count(kind);
    ++bottom[indexOf(s.state.pile[kOwn][0])];
  }
  for (const Kind kind : kAll) {
    TEST_ASSERT_INT_WITHIN(fiveSigma(kTries, 4, 7), kTries * 4 / 7, drawn[indexOf(kind)]);
    TEST_ASSERT_INT_WITHIN(fiveSigma(kTries, 1, 7), kTries / 7, bottom[indexOf(kind)]);
  }
}

// House 12: 45 is the most that a hand can have with its pile; there is room for all of them in the pile.
void test_aether_takes_the_largest_hand_into_the_largest_pile() {
  Siege s;
  s.side(Effect::clio).side(Effect::aether);
  for (const Kind kind : {Kind::drawFew, Kind::drawMany, Kind::discardFew, Kind::discardMany, Kind::enemyDrawsFew})
    for (int i = 0; i < 3; ++i) s.gaveBefore(kEnemy, kind).hand(kOwn, {kind});
  s.hand(kEnemy, {Kind::anyTime}).expectHandSize(kOwn, 15);
  s.expectPileSize(kOwn, 30);
  s.play({deploy(Kind::enemyDrawsFew), kSmaller, activate(8)}).expectHandSize(kOwn, 4);
  s.expectPileSize(kOwn, 40);
}

void test_aether_is_not_offered_with_an_empty_hand() {
  TEST_ASSERT_FALSE(mayActivateWith({}, Effect::aether));
  TEST_ASSERT_TRUE(mayActivateWith({Kind::adjacent}, Effect::aether));
}

// House 4: beside the Planet Effect the hand may be emptied, and what needs it is no longer offered.
void test_an_effect_that_could_do_nothing_any_more_is_no_longer_offered() {
  for (const Effect side : {Effect::clio, Effect::pandemonia, Effect::aether}) {
    Siege s;
    s.side(side).side(Effect::valtinia).hand(kOwn, {Kind::anyPlanet, Kind::anyTime}).play(deploy(Kind::anyPlanet));
    TEST_ASSERT_TRUE(s.legal(activate(planetOf(side))));
    s.play(kDiscardAnyTime).expectPhase(Phase::planet, kOwn);
    TEST_ASSERT_FALSE(s.legal(activate(planetOf(side))));
    TEST_ASSERT_TRUE(s.legal(activate(1)));
    s.expectHandSize(kOwn, 0);  // four are drawn in step 5, not before
    s.play(kDecline).expectHandSize(kOwn, 4);
  }
}

void test_the_planet_that_was_offered_last_is_no_longer_asked_when_the_hand_is_emptied() {
  Siege s;  // three of five are discarded by the Soldier's effect, the last two are Officers that may go at any time
  s.side(Effect::clio).hand(kOwn, {Kind::discardMany, Kind::anyTime, Kind::anyTime});
  s.hand(kOwn, {Kind::drawFew, Kind::drawFew, Kind::drawFew}).play({deploy(Kind::discardMany), kGreater});
  s.play({card(Kind::drawFew), card(Kind::drawFew), card(Kind::drawFew)}).expectPhase(Phase::planet, kOwn);
  s.play(kDiscardAnyTime).expectMoves({kDecline, activate(6), kDiscardAnyTime});
  s.play(kDiscardAnyTime).expectPhase(Phase::end, kOwn);
  s.expectHandSize(kOwn, 4);  // step 5
}

}  // namespace

void runHandTests() {
  RUN_TEST(test_hyperion_discards_a_soldier_and_triggers_its_effect);
  RUN_TEST(test_hyperion_offers_soldiers_only);
  RUN_TEST(test_hyperion_is_not_offered_without_a_soldier);
  RUN_TEST(test_hyperions_soldier_leaves_the_hand_before_its_effect);
  RUN_TEST(test_hyperions_soldier_lets_the_enemy_choose_their_discard);
  RUN_TEST(test_hyperions_soldier_that_touches_nobody_asks_no_number);
  RUN_TEST(test_hyperions_soldier_is_neither_turned_nor_doubled_by_the_planet_deployed_to);
  RUN_TEST(test_the_any_time_officer_may_go_before_the_number_of_hyperions_soldier);
  RUN_TEST(test_clio_puts_up_to_three_aliens_into_the_enemys_hand);
  RUN_TEST(test_clio_may_be_stopped_at_any_time);
  RUN_TEST(test_clio_stops_with_an_empty_hand_and_then_four_are_drawn);
  RUN_TEST(test_clio_is_not_offered_with_an_empty_hand);
  RUN_TEST(test_a_gift_is_deployed_for_its_receiver_and_counts_there);
  RUN_TEST(test_a_gift_is_discarded_to_its_receivers_pile);
  RUN_TEST(test_a_gift_counts_for_the_receivers_deployment_value);
  RUN_TEST(test_gifts_can_bring_a_hand_with_its_pile_above_30_cards);
  RUN_TEST(test_more_of_a_kind_than_a_deck_has_can_be_in_one_hand);
  RUN_TEST(test_clio_can_keep_a_game_from_ending);
  RUN_TEST(test_clio_can_end_a_game);
  RUN_TEST(test_a_gift_is_seen_by_both_players_and_by_nobody_else);
  RUN_TEST(test_pandemonia_discards_as_many_as_one_likes);
  RUN_TEST(test_pandemonia_lets_any_kind_be_chosen);
  RUN_TEST(test_pandemonia_with_an_emptied_hand_stops_and_four_are_drawn);
  RUN_TEST(test_pandemonia_is_not_offered_with_an_empty_hand);
  RUN_TEST(test_aether_shuffles_the_hand_into_the_draw_pile_and_step_5_draws_four);
  RUN_TEST(test_aether_draws_what_there_is_when_that_is_less_than_four);
  RUN_TEST(test_aether_leaves_every_card_of_hand_and_pile_equally_likely_in_every_place);
  RUN_TEST(test_aether_takes_the_largest_hand_into_the_largest_pile);
  RUN_TEST(test_aether_is_not_offered_with_an_empty_hand);
  RUN_TEST(test_an_effect_that_could_do_nothing_any_more_is_no_longer_offered);
  RUN_TEST(test_the_planet_that_was_offered_last_is_no_longer_asked_when_the_hand_is_emptied);
}

}  // namespace stellar_siege_test
