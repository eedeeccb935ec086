// The seven Soldiers: both numbers, both directions, as many as possible, and who chooses: Book, Soldier Effect
// Clarifications; House 6. Hands of six send a Soldier to Planet 6, where nothing is declared.
#include "siege_tests.h"

namespace stellar_siege_test {

namespace {

struct Choice {
  Kind kind;
  Move number;
  unsigned cards;  // as the book says
};

// The Antillians hold the Soldier and five Officers, the Morkolytes six Soldiers; seven cards lie on each pile.
void setSix(Siege& table, Kind soldier) {
  table.hand(kAntillians, {soldier, Kind::adjacent, Kind::adjacent, Kind::anywhere, Kind::anyPlanet, Kind::additional});
  table.hand(kMorkolytes,
             {Kind::drawFew, Kind::drawFew, Kind::drawMany, Kind::drawMany, Kind::discardFew, Kind::discardFew});
  for (Seat seat = 0; seat < kSeatCount; ++seat)
    table.pile(seat, {Kind::discardMany, Kind::discardMany, Kind::enemyDrawsFew, Kind::enemyDrawsFew,
                      Kind::enemyDrawsMany, Kind::enemyDrawsMany, Kind::enemyDiscards});
}

void expectSizes(Siege& table, Seat seat, std::size_t hand, std::size_t pile) {
  table.expectHandSize(seat, hand);
  table.expectPileSize(seat, pile);
}

}  // namespace

// ---- each Soldier, both numbers -------------------------------------------------------------------------------------
void test_a_soldier_that_draws_brings_its_owner_either_number() {
  for (const Choice& choice : {Choice{Kind::drawFew, kSmaller, 1}, Choice{Kind::drawFew, kGreater, 2},
                               Choice{Kind::drawMany, kSmaller, 3}, Choice{Kind::drawMany, kGreater, 4}}) {
    Siege table;
    setSix(table, choice.kind);
    table.play(deploy(choice.kind)).expectPhase(Phase::number, kAntillians);
    table.expectMoves({kSmaller, kGreater});
    table.play(choice.number);
    TEST_ASSERT_EQUAL_INT16(choice.cards, table.event(EventKind::numberChosen).value);
    expectSizes(table, kAntillians, 5 + choice.cards, 7 - choice.cards);
    expectSizes(table, kMorkolytes, 6, 7);
    table.expectDiscarded(kAntillians, {});
    table.expectForce(kAntillians, 6, {choice.kind});
  }
}

void test_a_soldier_that_discards_costs_its_owner_either_number() {
  for (const Choice& choice : {Choice{Kind::discardFew, kSmaller, 1}, Choice{Kind::discardFew, kGreater, 2},
                               Choice{Kind::discardMany, kSmaller, 2}, Choice{Kind::discardMany, kGreater, 3}}) {
    Siege table;
    setSix(table, choice.kind);
    table.play({deploy(choice.kind), choice.number});
    for (unsigned i = 0; i < choice.cards; ++i) {
      table.expectPhase(Phase::discard, kAntillians);
      MoveList moves;
      legalMoves(table.state, moves);
      table.play(moves[0]);
      TEST_ASSERT_EQUAL_UINT8(kAntillians, table.event(EventKind::discarded).a);
    }
    TEST_ASSERT_TRUE(table.state.phase != Phase::discard);
    expectSizes(table, kAntillians, 5 - choice.cards, 7);
    expectSizes(table, kMorkolytes, 6, 7);
    table.expectDiscarded(kMorkolytes, {});
  }
}

void test_a_soldier_that_makes_the_enemy_draw_brings_the_enemy_either_number() {
  for (const Choice& choice : {Choice{Kind::enemyDrawsFew, kSmaller, 1}, Choice{Kind::enemyDrawsFew, kGreater, 2},
                               Choice{Kind::enemyDrawsMany, kSmaller, 2}, Choice{Kind::enemyDrawsMany, kGreater, 3}}) {
    Siege table;
    setSix(table, choice.kind);
    table.play({deploy(choice.kind), choice.number});
    TEST_ASSERT_EQUAL_UINT8(kAntillians, toMove(table.state));
    expectSizes(table, kAntillians, 5, 7);
    expectSizes(table, kMorkolytes, 6 + choice.cards, 7 - choice.cards);
  }
}

void test_a_soldier_that_makes_the_enemy_discard_costs_the_enemy_either_number() {
  for (const Choice& choice : {Choice{Kind::enemyDiscards, kSmaller, 1}, Choice{Kind::enemyDiscards, kGreater, 2}}) {
    Siege table;
    setSix(table, choice.kind);
    table.play({deploy(choice.kind), choice.number});
    for (unsigned i = 0; i < choice.cards; ++i) {
      table.expectPhase(Phase::discard, kMorkolytes);
      table.play(card(Kind::drawMany));
    }
    TEST_ASSERT_EQUAL_UINT8(kAntillians, toMove(table.state));
    expectSizes(table, kAntillians, 5, 7);
    expectSizes(table, kMorkolytes, 6 - choice.cards, 7);
    table.expectDiscarded(kAntillians, {});
  }
}

void test_soldiers_of_the_morkolytes_do_the_same_the_other_way_round() {
  Siege table;
  table.turnOf(kMorkolytes).hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::anyTime});
  table.hand(kMorkolytes, {Kind::enemyDiscards, Kind::drawFew}).play({deploy(Kind::enemyDiscards), kSmaller});
  table.expectPhase(Phase::discard, kAntillians);
  table.play(card(Kind::drawMany)).expectDiscarded(kAntillians, {Kind::drawMany});
  TEST_ASSERT_EQUAL_UINT8(kMorkolytes, toMove(table.state));
  table.expectForce(kMorkolytes, 2, {Kind::enemyDiscards});
}

// ---- draw -----------------------------------------------------------------------------------------------------------
void test_cards_are_drawn_from_the_top_of_the_own_draw_pile() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew, Kind::adjacent});
  table.pile(kAntillians, {Kind::anyPlanet, Kind::anywhere, Kind::additional});
  table.play({deploy(Kind::drawFew), kGreater});
  table.expectHand(kAntillians, {Kind::adjacent, Kind::additional, Kind::anywhere});
  table.expectPile(kAntillians, {Kind::anyPlanet});
}

void test_the_enemy_draws_from_the_top_of_the_enemys_draw_pile() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDrawsFew, Kind::adjacent}).hand(kMorkolytes, {Kind::drawFew});
  table.pile(kMorkolytes, {Kind::anyPlanet, Kind::anywhere, Kind::additional});
  table.play({deploy(Kind::enemyDrawsFew), kGreater});
  table.expectHand(kMorkolytes, {Kind::drawFew, Kind::additional, Kind::anywhere});
  table.expectPile(kMorkolytes, {Kind::anyPlanet});
}

void test_a_short_draw_pile_gives_as_many_as_possible() {
  Siege table;
  table.hand(kAntillians, {Kind::drawMany, Kind::adjacent}).pile(kAntillians, {Kind::drawFew, Kind::anyTime});
  table.play(deploy(Kind::drawMany)).expectMoves({kSmaller, kGreater});
  table.play(kGreater).expectHand(kAntillians, {Kind::adjacent, Kind::drawFew, Kind::anyTime});
  TEST_ASSERT_EQUAL_INT16(4, table.event(EventKind::numberChosen).value);
  TEST_ASSERT_EQUAL_INT16(2, table.event(EventKind::pileEmpty).value);
  TEST_ASSERT_EQUAL_UINT8(kAntillians, table.event(EventKind::pileEmpty).a);
}

void test_a_short_draw_pile_of_the_enemy_gives_as_many_as_possible() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDrawsMany, Kind::adjacent});
  table.hand(kMorkolytes, {Kind::adjacent}).pile(kMorkolytes, {Kind::anyTime});
  table.play({deploy(Kind::enemyDrawsMany), kSmaller}).expectHand(kMorkolytes, {Kind::adjacent, Kind::anyTime});
  table.expectPileSize(kMorkolytes, 0);
}

void test_with_an_empty_draw_pile_no_number_is_asked() {
  for (const Kind kind : {Kind::drawFew, Kind::drawMany}) {
    Siege table;
    table.hand(kAntillians, {kind, Kind::adjacent}).pile(kAntillians, {}).play(deploy(kind));
    TEST_ASSERT_FALSE(table.offers(Verb::number));
    table.expectHand(kAntillians, {Kind::adjacent});
    table.expectForce(kAntillians, 2, {kind});
  }
  for (const Kind kind : {Kind::enemyDrawsFew, Kind::enemyDrawsMany}) {
    Siege table;
    table.hand(kAntillians, {kind, Kind::adjacent}).hand(kMorkolytes, {Kind::drawFew}).pile(kMorkolytes, {});
    table.play(deploy(kind));
    TEST_ASSERT_FALSE(table.offers(Verb::number));
    table.expectHand(kMorkolytes, {Kind::drawFew});
  }
}

void test_the_enemys_empty_pile_does_not_stop_an_own_draw_nor_the_other_way_round() {
  Siege own;
  own.hand(kAntillians, {Kind::drawFew, Kind::adjacent}).pile(kMorkolytes, {}).play(deploy(Kind::drawFew));
  own.expectPhase(Phase::number, kAntillians);
  Siege enemys;
  enemys.hand(kAntillians, {Kind::enemyDrawsFew, Kind::adjacent}).pile(kAntillians, {});
  enemys.play(deploy(Kind::enemyDrawsFew)).expectPhase(Phase::number, kAntillians);
}

// ---- discard --------------------------------------------------------------------------------------------------------
void test_an_own_discard_is_chosen_card_by_card_by_kind() {
  Siege table;
  table.hand(kAntillians,
             {Kind::discardMany, Kind::drawFew, Kind::drawFew, Kind::adjacent, Kind::anyPlanet, Kind::anyTime});
  table.play({deploy(Kind::discardMany), kSmaller}).expectPhase(Phase::discard, kAntillians);
  table.expectMoves({card(Kind::drawFew), card(Kind::anyTime), card(Kind::adjacent), card(Kind::anyPlanet)});
  table.play(card(Kind::anyPlanet));
  table.expectMoves({card(Kind::drawFew), card(Kind::anyTime), card(Kind::adjacent)});
  table.play(card(Kind::anyTime));
  table.expectDiscarded(kAntillians, {Kind::anyPlanet, Kind::anyTime});
  table.expectHand(kAntillians, {Kind::drawFew, Kind::drawFew, Kind::adjacent});
  TEST_ASSERT_TRUE(table.state.phase != Phase::discard);
}

void test_an_own_hand_of_as_many_cards_goes_by_itself() {
  Siege table;
  table.side(Effect::emalto).hand(kAntillians, {Kind::discardFew, Kind::drawFew, Kind::adjacent});
  table.play({deploy(Kind::discardFew), kGreater});
  table.expectDiscarded(kAntillians, {Kind::drawFew, Kind::adjacent});
  table.expectPhase(Phase::planet, kAntillians);
  table.expectHandSize(kAntillians, 0);
}

void test_an_own_hand_of_fewer_cards_goes_as_far_as_possible() {
  Siege table;
  table.side(Effect::cordontion).hand(kAntillians, {Kind::discardMany, Kind::drawFew}).play(deploy(Kind::discardMany));
  table.expectMoves({kSmaller, kGreater});
  table.play(kGreater).expectDiscarded(kAntillians, {Kind::drawFew});
  table.expectPhase(Phase::planet, kAntillians);
}

void test_the_deployed_soldier_itself_is_not_discarded() {
  Siege table;
  table.hand(kAntillians, {Kind::discardFew, Kind::discardFew}).play({deploy(Kind::discardFew), kSmaller});
  table.expectForce(kAntillians, 2, {Kind::discardFew});
  table.expectDiscarded(kAntillians, {Kind::discardFew});
}

void test_with_an_empty_hand_after_deploying_no_discard_is_asked() {
  for (const Kind kind : {Kind::discardFew, Kind::discardMany}) {
    Siege table;
    table.hand(kAntillians, {kind}).play(deploy(kind));
    TEST_ASSERT_FALSE(table.offers(Verb::number));
    table.expectDiscarded(kAntillians, {});
    table.expectForce(kAntillians, 1, {kind});
  }
}

void test_an_own_discard_that_empties_the_hand_draws_4_in_step_5() {
  Siege table;
  table.hand(kAntillians, {Kind::discardFew, Kind::drawFew}).play({deploy(Kind::discardFew), kSmaller});
  table.expectHandSize(kAntillians, 0);
  table.play(kDecline).expectHandSize(kAntillians, 4);
}

void test_the_enemy_chooses_the_cards_and_the_device_goes_there_and_back() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent});
  table.hand(kMorkolytes, {Kind::drawFew, Kind::anyTime, Kind::anyPlanet}).pile(kMorkolytes, {Kind::drawFew});
  table.play({deploy(Kind::enemyDiscards), kGreater}).expectPhase(Phase::discard, kMorkolytes);
  TEST_ASSERT_EQUAL_UINT8(kAntillians, table.state.active);
  table.expectMoves({card(Kind::drawFew), card(Kind::anyTime), card(Kind::anyPlanet)});
  table.play(card(Kind::anyPlanet)).expectPhase(Phase::discard, kMorkolytes);
  table.play(card(Kind::drawFew)).expectPhase(Phase::planet, kAntillians);
  table.expectDiscarded(kMorkolytes, {Kind::anyPlanet, Kind::drawFew});
  table.expectHand(kMorkolytes, {Kind::anyTime});
}

void test_the_enemy_is_asked_even_if_all_cards_are_alike() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent});
  table.hand(kMorkolytes, {Kind::drawFew, Kind::drawFew, Kind::drawFew});
  table.play({deploy(Kind::enemyDiscards), kGreater});
  table.expectPhase(Phase::discard, kMorkolytes);
  table.expectMoves({card(Kind::drawFew)});
  table.play(card(Kind::drawFew)).expectPhase(Phase::discard, kMorkolytes);
  table.play(card(Kind::drawFew)).expectPhase(Phase::planet, kAntillians);
  table.expectHand(kMorkolytes, {Kind::drawFew});
}

void test_an_enemys_hand_of_as_many_cards_goes_without_a_hand_over() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent}).hand(kMorkolytes, {Kind::drawFew, Kind::anyTime});
  table.play({deploy(Kind::enemyDiscards), kGreater}).expectPhase(Phase::planet, kAntillians);
  table.expectHandSize(kMorkolytes, 0);
  table.expectDiscarded(kMorkolytes, {Kind::drawFew, Kind::anyTime});
  TEST_ASSERT_EQUAL_size_t(2, table.count(EventKind::discarded));
}

void test_an_enemys_hand_of_fewer_cards_goes_as_far_as_possible() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent}).hand(kMorkolytes, {Kind::drawFew});
  table.play(deploy(Kind::enemyDiscards)).expectMoves({kSmaller, kGreater});
  table.play(kGreater).expectPhase(Phase::planet, kAntillians);
  table.expectDiscarded(kMorkolytes, {Kind::drawFew});
}

void test_an_enemy_whose_hand_is_emptied_draws_only_when_their_turn_begins() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent}).hand(kMorkolytes, {Kind::drawFew});
  table.play({deploy(Kind::enemyDiscards), kSmaller}).expectHandSize(kMorkolytes, 0);
  table.play(kDecline).expectHandSize(kMorkolytes, 0);
  table.play(kEndTurn).expectHandSize(kMorkolytes, 4);
}

void test_with_an_empty_hand_of_the_enemy_no_discard_is_asked() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent}).hand(kMorkolytes, {});
  table.play(deploy(Kind::enemyDiscards));
  TEST_ASSERT_FALSE(table.offers(Verb::number));
  table.expectDiscarded(kMorkolytes, {});
  table.expectForce(kAntillians, 2, {Kind::enemyDiscards});
}

void test_both_numbers_are_legal_even_if_too_large() {
  Siege table;
  table.hand(kAntillians, {Kind::drawMany, Kind::adjacent}).pile(kAntillians, {Kind::drawFew});
  table.play(deploy(Kind::drawMany)).expectMoves({kSmaller, kGreater});
}

void test_nobody_discards_while_the_number_is_open() {
  Siege table;
  table.hand(kAntillians, {Kind::discardFew, Kind::drawFew, Kind::adjacent}).play(deploy(Kind::discardFew));
  table.expectRefused(card(Kind::drawFew));
  table.expectDiscarded(kAntillians, {});
}

void test_only_a_card_of_the_own_hand_is_discarded() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::adjacent});
  table.hand(kMorkolytes, {Kind::drawFew, Kind::drawMany, Kind::discardFew});
  table.play({deploy(Kind::enemyDiscards), kSmaller});
  table.expectRefused(card(Kind::adjacent));
  table.expectRefused(card(Kind::unknown));
  table.expectRefused(kEndTurn);
}

// ---- what is said beforehand ----------------------------------------------------------------------------------------
void test_whom_a_soldier_would_touch_is_known_beforehand() {
  Siege table;
  table.hand(kAntillians, {Kind::discardFew, Kind::drawFew}).pile(kAntillians, {});
  table.hand(kMorkolytes, {Kind::drawFew}).pile(kMorkolytes, {Kind::drawMany}).ready();
  const Reach draw = reachOf(table.state, Kind::drawFew, Effect::none);
  TEST_ASSERT_TRUE(draw.draws);
  TEST_ASSERT_FALSE(draw.touches[0] || draw.touches[1] || draw.blocked[0] || draw.blocked[1]);
  const Reach discard = reachOf(table.state, Kind::discardFew, Effect::none);
  TEST_ASSERT_FALSE(discard.draws);
  TEST_ASSERT_TRUE(discard.touches[0] && !discard.touches[1]);
  const Reach enemyDraws = reachOf(table.state, Kind::enemyDrawsMany, Effect::none);
  TEST_ASSERT_TRUE(enemyDraws.draws && enemyDraws.touches[1] && !enemyDraws.touches[0]);
  const Reach enemyDiscards = reachOf(table.state, Kind::enemyDiscards, Effect::none);
  TEST_ASSERT_TRUE(!enemyDiscards.draws && enemyDiscards.touches[1] && !enemyDiscards.touches[0]);
  Siege last;
  last.hand(kAntillians, {Kind::discardFew}).ready();
  TEST_ASSERT_FALSE(reachOf(last.state, Kind::discardFew, Effect::none).touches[0]);
}

void runSoldierTests() {
  RUN_TEST(test_a_soldier_that_draws_brings_its_owner_either_number);
  RUN_TEST(test_a_soldier_that_discards_costs_its_owner_either_number);
  RUN_TEST(test_a_soldier_that_makes_the_enemy_draw_brings_the_enemy_either_number);
  RUN_TEST(test_a_soldier_that_makes_the_enemy_discard_costs_the_enemy_either_number);
  RUN_TEST(test_soldiers_of_the_morkolytes_do_the_same_the_other_way_round);
  RUN_TEST(test_cards_are_drawn_from_the_top_of_the_own_draw_pile);
  RUN_TEST(test_the_enemy_draws_from_the_top_of_the_enemys_draw_pile);
  RUN_TEST(test_a_short_draw_pile_gives_as_many_as_possible);
  RUN_TEST(test_a_short_draw_pile_of_the_enemy_gives_as_many_as_possible);
  RUN_TEST(test_with_an_empty_draw_pile_no_number_is_asked);
  RUN_TEST(test_the_enemys_empty_pile_does_not_stop_an_own_draw_nor_the_other_way_round);
  RUN_TEST(test_an_own_discard_is_chosen_card_by_card_by_kind);
  RUN_TEST(test_an_own_hand_of_as_many_cards_goes_by_itself);
  RUN_TEST(test_an_own_hand_of_fewer_cards_goes_as_far_as_possible);
  RUN_TEST(test_the_deployed_soldier_itself_is_not_discarded);
  RUN_TEST(test_with_an_empty_hand_after_deploying_no_discard_is_asked);
  RUN_TEST(test_an_own_discard_that_empties_the_hand_draws_4_in_step_5);
  RUN_TEST(test_the_enemy_chooses_the_cards_and_the_device_goes_there_and_back);
  RUN_TEST(test_the_enemy_is_asked_even_if_all_cards_are_alike);
  RUN_TEST(test_an_enemys_hand_of_as_many_cards_goes_without_a_hand_over);
  RUN_TEST(test_an_enemys_hand_of_fewer_cards_goes_as_far_as_possible);
  RUN_TEST(test_an_enemy_whose_hand_is_emptied_draws_only_when_their_turn_begins);
  RUN_TEST(test_with_an_empty_hand_of_the_enemy_no_discard_is_asked);
  RUN_TEST(test_both_numbers_are_legal_even_if_too_large);
  RUN_TEST(test_nobody_discards_while_the_number_is_open);
  RUN_TEST(test_only_a_card_of_the_own_hand_is_discarded);
  RUN_TEST(test_whom_a_soldier_would_touch_is_known_beforehand);
}

}  // namespace stellar_siege_test
