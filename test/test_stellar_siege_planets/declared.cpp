// The Planets that are declared with a Soldier's deployment: Ambyria, Taltuva and Aspal (House 7).
#include "planets.h"

namespace stellar_siege_test {
namespace {

// What a Soldier did to the hands.
struct Change {
  int own;
  int enemy;
};

// Before a deployment to the side's Planet; six cards in the Enemy's hand, so that nobody's hand is emptied.
Siege& before(Siege& s, const Soldier& soldier, Effect side) {
  fillers(s, kEnemy, 6);
  return toDeployWithMore(s.side(side), soldier.kind, planetOf(side));
}

// Deployed, and declared or not where that is asked; then the number, and whatever must be discarded.
Change outcome(Siege& s, const Soldier& soldier, Move declaration, std::size_t which) {
  s.play(deploy(soldier.kind));
  if (declaration != kNoMove) {
    s.expectPhase(Phase::declare, kOwn);
    s.play(declaration);
  }
  const int own = s.state.hand[kOwn].total;
  const int enemy = s.state.hand[kEnemy].total;
  s.expectPhase(Phase::number, kOwn);
  s.play(which == 0 ? kSmaller : kGreater);
  while (phaseOf(s) == Phase::discard) s.play(firstMove(s));
  s.expectPhase(Phase::end, kOwn);  // one Planet Effect a turn, and declaring was it
  return {s.state.hand[kOwn].total - own, s.state.hand[kEnemy].total - enemy};
}

void expectChange(int own, int enemy, const Change& change) {
  TEST_ASSERT_EQUAL_INT_MESSAGE(own, change.own, "cards more in the own hand");
  TEST_ASSERT_EQUAL_INT_MESSAGE(enemy, change.enemy, "cards more in the Enemy's hand");
}

void expectAsPrinted(const Soldier& soldier, std::size_t which, const Change& change) {
  const int cards = soldier.draws ? soldier.number[which] : -soldier.number[which];
  expectChange(soldier.atEnemy ? 0 : cards, soldier.atEnemy ? cards : 0, change);
}

// ---- 4a Ambyria -----------------------------------------------------------------------------------------------------
void test_ambyria_makes_each_soldier_that_affects_its_owner_affect_the_enemy() {
  for (const Soldier& soldier : kSoldiers)
    for (std::size_t which = 0; which < 2; ++which) {
      if (soldier.atEnemy) continue;
      Siege s;
      const Change change = outcome(before(s, soldier, Effect::ambyria), soldier, kDeclare, which);
      expectChange(0, soldier.draws ? soldier.number[which] : -soldier.number[which], change);
    }
}

void test_ambyria_not_declared_leaves_each_soldier_as_printed() {
  for (const Soldier& soldier : kSoldiers)
    for (std::size_t which = 0; which < 2; ++which) {
      if (soldier.atEnemy) continue;
      Siege s;
      expectAsPrinted(soldier, which, outcome(before(s, soldier, Effect::ambyria), soldier, kDeclareNot, which));
    }
}

void test_ambyria_is_not_offered_for_soldiers_that_affect_the_enemy() {
  for (const Soldier& soldier : kSoldiers)
    for (std::size_t which = 0; which < 2; ++which) {
      if (!soldier.atEnemy) continue;
      Siege s;
      expectAsPrinted(soldier, which, outcome(before(s, soldier, Effect::ambyria), soldier, kNoMove, which));
    }
}

void test_ambyria_lets_the_enemy_choose_what_they_discard() {
  Siege s;
  s.hand(kEnemy, {Kind::drawFew, Kind::adjacent, Kind::drawMany, Kind::drawMany});
  toDeploy(s, Kind::discardMany, 4).play({deploy(Kind::discardMany), kDeclare, kSmaller});
  s.expectPhase(Phase::discard, kEnemy);
  TEST_ASSERT_TRUE(s.sealed());
  s.expectMoves({card(Kind::drawFew), card(Kind::drawMany), card(Kind::adjacent)});
  s.play({card(Kind::adjacent), card(Kind::drawMany)}).expectPhase(Phase::end, kOwn);
  TEST_ASSERT_TRUE(s.sealed());
  s.expectDiscarded(kEnemy, {Kind::adjacent, Kind::drawMany});
  s.expectDiscarded(kOwn, {});
}

void test_ambyria_throws_an_enemys_small_hand_away_without_a_hand_over() {
  Siege s;
  s.hand(kEnemy, {Kind::drawFew, Kind::adjacent});
  toDeploy(s, Kind::discardMany, 4).play({deploy(Kind::discardMany), kDeclare, kGreater});
  s.expectPhase(Phase::end, kOwn);
  s.expectDiscarded(kEnemy, {Kind::drawFew, Kind::adjacent});
  TEST_ASSERT_TRUE(s.sealed());  // it was hidden
}

void test_ambyria_asks_no_number_when_the_enemy_has_nothing() {
  Siege draws, discards;
  draws.hand(kEnemy, {Kind::drawFew}).pile(kEnemy, {});
  toDeploy(draws, Kind::drawMany, 4).play({deploy(Kind::drawMany), kDeclare}).expectPhase(Phase::end, kOwn);
  discards.hand(kEnemy, {});
  toDeploy(discards, Kind::discardFew, 4).play({deploy(Kind::discardFew), kDeclare}).expectPhase(Phase::end, kOwn);
  discards.expectHandSize(kOwn, 3);
}

// ---- 4b Taltuva -----------------------------------------------------------------------------------------------------
void test_taltuva_makes_each_soldier_affect_both_with_the_same_number() {
  for (const Soldier& soldier : kSoldiers)
    for (std::size_t which = 0; which < 2; ++which) {
      Siege s;
      const Change change = outcome(before(s, soldier, Effect::taltuva), soldier, kDeclare, which);
      const int cards = soldier.draws ? soldier.number[which] : -soldier.number[which];
      expectChange(cards, cards, change);
    }
}

void test_taltuva_not_declared_leaves_each_soldier_as_printed() {
  for (const Soldier& soldier : kSoldiers)
    for (std::size_t which = 0; which < 2; ++which) {
      Siege s;
      expectAsPrinted(soldier, which, outcome(before(s, soldier, Effect::taltuva), soldier, kDeclareNot, which));
    }
}

void test_taltuva_lets_the_deployer_discard_first() {
  Siege s;
  s.side(Effect::taltuva).hand(kEnemy, {Kind::drawFew, Kind::adjacent});
  toDeploy(s, Kind::discardFew, 4).play({deploy(Kind::discardFew), kDeclare, kGreater});
  s.expectPhase(Phase::discard, kOwn);
  s.expectHandSize(kEnemy, 2);
  s.play(firstMove(s)).expectPhase(Phase::discard, kOwn);
  s.expectHandSize(kEnemy, 2);
  s.play(firstMove(s)).expectPhase(Phase::end, kOwn);
  s.expectHandSize(kOwn, 1);
  s.expectDiscarded(kEnemy, {Kind::drawFew, Kind::adjacent});
}

void test_taltuva_hands_over_for_the_enemys_discard_after_the_own() {
  Siege s;
  s.side(Effect::taltuva).hand(kEnemy, {Kind::drawFew, Kind::adjacent, Kind::adjacent});
  toDeploy(s, Kind::enemyDiscards, 4).play({deploy(Kind::enemyDiscards), kDeclare, kSmaller});
  s.expectPhase(Phase::discard, kOwn);
  s.play(firstMove(s)).expectPhase(Phase::discard, kEnemy);
  s.play(card(Kind::adjacent)).expectPhase(Phase::end, kOwn);
  s.expectHand(kEnemy, {Kind::drawFew, Kind::adjacent});
  s.expectHandSize(kOwn, 2);
}

void test_taltuva_throws_the_own_small_hand_away_before_the_enemy_discards() {
  Siege s;
  s.side(Effect::taltuva);
  toDeploy(s, Kind::discardMany, 4).play({deploy(Kind::discardMany), kDeclare, kGreater});
  s.expectHandSize(kOwn, 0);
  s.expectPhase(Phase::discard, kEnemy);
  while (phaseOf(s) == Phase::discard) s.play(firstMove(s));
  s.expectHandSize(kEnemy, 1);
  s.expectHandSize(kOwn, 4);  // step 5
}

void test_taltuva_lets_the_deployer_draw_first() {
  Siege s;
  s.side(Effect::taltuva);
  toDeploy(s, Kind::enemyDrawsFew, 4).play({deploy(Kind::enemyDrawsFew), kDeclare, kGreater});
  TEST_ASSERT_EQUAL_size_t(4, s.count(EventKind::drew));
  TEST_ASSERT_EQUAL_UINT8(kOwn, s.event(EventKind::drew, 0).a);
  TEST_ASSERT_EQUAL_UINT8(kOwn, s.event(EventKind::drew, 1).a);
  TEST_ASSERT_EQUAL_UINT8(kEnemy, s.event(EventKind::drew, 2).a);
  TEST_ASSERT_EQUAL_UINT8(kEnemy, s.event(EventKind::drew, 3).a);
}

void test_taltuva_asks_the_number_when_one_of_two_is_touched() {
  Siege s;
  s.side(Effect::taltuva).hand(kEnemy, {Kind::drawFew}).pile(kEnemy, {});
  toDeploy(s, Kind::enemyDrawsFew, 4).play({deploy(Kind::enemyDrawsFew), kDeclare}).expectPhase(Phase::number, kOwn);
  s.play(kGreater).expectHandSize(kOwn, 5);
  s.expectHandSize(kEnemy, 1);
}

// House 13: with it and without it no card would move.
void test_taltuva_is_not_offered_when_neither_could_be_touched() {
  Siege s;
  s.side(Effect::taltuva).hand(kEnemy, {Kind::drawFew}).pile(kEnemy, {}).pile(kOwn, {});
  toDeploy(s, Kind::drawMany, 4).play(deploy(Kind::drawMany)).expectPhase(Phase::end, kOwn);
  s.expectForce(kOwn, 4, {Kind::drawMany});
}

// ---- 5b Aspal -------------------------------------------------------------------------------------------------------
void test_aspal_changes_draw_into_discard_and_discard_into_draw_for_each_soldier() {
  for (const Soldier& soldier : kSoldiers)
    for (std::size_t which = 0; which < 2; ++which) {
      Siege s;
      const Change change = outcome(before(s, soldier, Effect::aspal), soldier, kDeclare, which);
      const int cards = soldier.draws ? -soldier.number[which] : soldier.number[which];
      expectChange(soldier.atEnemy ? 0 : cards, soldier.atEnemy ? cards : 0, change);
    }
}

void test_aspal_not_declared_leaves_each_soldier_as_printed() {
  for (const Soldier& soldier : kSoldiers)
    for (std::size_t which = 0; which < 2; ++which) {
      Siege s;
      expectAsPrinted(soldier, which, outcome(before(s, soldier, Effect::aspal), soldier, kDeclareNot, which));
    }
}

void test_aspal_lets_the_enemy_choose_what_they_discard() {
  Siege s;
  s.side(Effect::aspal).hand(kEnemy, {Kind::drawFew, Kind::drawFew, Kind::adjacent});
  toDeploy(s, Kind::enemyDrawsFew, 5).play({deploy(Kind::enemyDrawsFew), kDeclare, kSmaller});
  s.expectPhase(Phase::discard, kEnemy);
  s.expectMoves({card(Kind::drawFew), card(Kind::adjacent)});
  s.play(card(Kind::drawFew)).expectHand(kEnemy, {Kind::drawFew, Kind::adjacent});
}

void test_aspal_asks_no_number_when_nobody_is_touched() {
  Siege draw, discard;
  draw.side(Effect::aspal).pile(kOwn, {});
  toDeploy(draw, Kind::discardMany, 5).play({deploy(Kind::discardMany), kDeclare}).expectPhase(Phase::end, kOwn);
  draw.expectHandSize(kOwn, 4);
  discard.side(Effect::aspal).hand(kEnemy, {});
  toDeploy(discard, Kind::enemyDrawsMany, 5).play({deploy(Kind::enemyDrawsMany), kDeclare});
  discard.expectPhase(Phase::end, kOwn);
  discard.expectHandSize(kEnemy, 0);
}

void test_aspal_may_take_the_whole_own_hand() {
  Siege s;
  s.side(Effect::aspal);
  toDeploy(s, Kind::drawMany, 5).play({deploy(Kind::drawMany), kDeclare, kGreater}).expectPhase(Phase::end, kOwn);
  s.expectHandSize(kOwn, 4);  // all four went, and step 5 drew four
  TEST_ASSERT_EQUAL_UINT8(4, s.count(EventKind::discarded));
}

// ---- all three ------------------------------------------------------------------------------------------------------
void test_it_is_declared_before_the_soldier_is_added_to_the_siege_force() {
  for (const Effect side : kDeclaredSides) {
    Siege s;
    toDeploy(s.side(side), Kind::drawFew, planetOf(side)).play(deploy(Kind::drawFew));
    s.expectPhase(Phase::declare, kOwn);
    s.expectMoves({kDeclareNot, kDeclare});
    s.expectNothingMoved();  // decision j: it is still counted in the hand
    s.play(kDeclare).expectForce(kOwn, planetOf(side), {Kind::drawFew});
    TEST_ASSERT_EQUAL_UINT8(at(planetOf(side)), s.event(EventKind::declared).b);
    TEST_ASSERT_TRUE(s.indexOfEvent(EventKind::declared) < s.indexOfEvent(EventKind::deployed));
    s.expectHandSize(kOwn, planetOf(side) - 1);
  }
}

void test_the_any_time_officer_is_not_offered_while_declaring() {
  for (const Effect side : kDeclaredSides) {
    Siege s;
    toDeploy(s.side(side).hand(kOwn, {Kind::anyTime}), Kind::drawFew, planetOf(side) - 1).play(deploy(Kind::drawFew));
    s.expectPhase(Phase::declare, kOwn);
    s.expectRefused(kDiscardAnyTime);
  }
}

void test_officers_are_deployed_there_without_a_declaration() {
  for (const Effect side : kDeclaredSides)
    for (const Kind officer : kOfficers) {
      Siege s;
      toDeploy(s.side(side), officer, planetOf(side)).play(deploy(officer));
      TEST_ASSERT_TRUE(phaseOf(s) != Phase::declare);
      if (officer != Kind::anywhere) s.expectForce(kOwn, planetOf(side), {officer});
    }
}

void test_soldiers_deployed_elsewhere_are_not_asked() {
  for (unsigned planet = 1; planet <= 8; ++planet) {
    if (planet == 4 || planet == 5) continue;
    Siege s;
    s.state.sides = 0xFF;
    toDeploy(s, Kind::drawFew, planet).play(deploy(Kind::drawFew)).expectForce(kOwn, planet, {Kind::drawFew});
    s.expectPhase(Phase::number, kOwn);
  }
}

void test_step_4_offers_nothing_at_a_declared_planet() {
  for (const Effect side : kDeclaredSides)
    for (const Kind kind : {Kind::anyTime, Kind::adjacent}) {
      Siege s;
      toDeploy(s.side(side), kind, planetOf(side)).play(deploy(kind)).expectPhase(Phase::end, kOwn);
    }
}

void test_a_declaration_holds_for_one_soldier() {
  for (const Effect side : kDeclaredSides) {
    Siege s;
    s.hand(kEnemy, {Kind::drawFew, Kind::adjacent});
    toDeployWithMore(s.side(side), Kind::drawFew, planetOf(side)).play({deploy(Kind::drawFew), kDeclare, kSmaller});
    playTurn(s).expectPhase(Phase::deploy, kEnemy);
    s.play(deploy(Kind::drawFew)).expectPhase(Phase::number, kEnemy);
    const std::size_t own = s.state.hand[kOwn].total;
    const std::size_t enemy = s.state.hand[kEnemy].total;
    s.play(kSmaller).expectHandSize(kOwn, own);
    s.expectHandSize(kEnemy, enemy + 1);
  }
}

}  // namespace

void runDeclaredTests() {
  RUN_TEST(test_ambyria_makes_each_soldier_that_affects_its_owner_affect_the_enemy);
  RUN_TEST(test_ambyria_not_declared_leaves_each_soldier_as_printed);
  RUN_TEST(test_ambyria_is_not_offered_for_soldiers_that_affect_the_enemy);
  RUN_TEST(test_ambyria_lets_the_enemy_choose_what_they_discard);
  RUN_TEST(test_ambyria_throws_an_enemys_small_hand_away_without_a_hand_over);
  RUN_TEST(test_ambyria_asks_no_number_when_the_enemy_has_nothing);
  RUN_TEST(test_taltuva_makes_each_soldier_affect_both_with_the_same_number);
  RUN_TEST(test_taltuva_not_declared_leaves_each_soldier_as_printed);
  RUN_TEST(test_taltuva_lets_the_deployer_discard_first);
  RUN_TEST(test_taltuva_hands_over_for_the_enemys_discard_after_the_own);
  RUN_TEST(test_taltuva_throws_the_own_small_hand_away_before_the_enemy_discards);
  RUN_TEST(test_taltuva_lets_the_deployer_draw_first);
  RUN_TEST(test_taltuva_asks_the_number_when_one_of_two_is_touched);
  RUN_TEST(test_taltuva_is_not_offered_when_neither_could_be_touched);
  RUN_TEST(test_aspal_changes_draw_into_discard_and_discard_into_draw_for_each_soldier);
  RUN_TEST(test_aspal_not_declared_leaves_each_soldier_as_printed);
  RUN_TEST(test_aspal_lets_the_enemy_choose_what_they_discard);
  RUN_TEST(test_aspal_asks_no_number_when_nobody_is_touched);
  RUN_TEST(test_aspal_may_take_the_whole_own_hand);
  RUN_TEST(test_it_is_declared_before_the_soldier_is_added_to_the_siege_force);
  RUN_TEST(test_the_any_time_officer_is_not_offered_while_declaring);
  RUN_TEST(test_officers_are_deployed_there_without_a_declaration);
  RUN_TEST(test_soldiers_deployed_elsewhere_are_not_asked);
  RUN_TEST(test_step_4_offers_nothing_at_a_declared_planet);
  RUN_TEST(test_a_declaration_holds_for_one_soldier);
}

}  // namespace stellar_siege_test
