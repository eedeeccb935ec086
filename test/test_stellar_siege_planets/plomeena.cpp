// Plomeena: the Enemy can't affect its owner with a Soldier during their next turn (House 8). Here the own seat is the one
// that is kept off, and the Enemy the one who is protected.
#include "planets.h"

namespace stellar_siege_test {
namespace {

Siege& keptOff(Siege& s) { return s.burden(kOwn, kSoldiersBlocked); }

// The Enemy's hand and pile as they were: nothing drawn, nothing discarded.
class Untouched {
 public:
  explicit Untouched(const Siege& s) : before_(s.state) {}
  void check(const Siege& s) const {
    TEST_ASSERT_EQUAL_MEMORY(&before_.hand[kEnemy], &s.state.hand[kEnemy], sizeof before_.hand[kEnemy]);
    TEST_ASSERT_EQUAL_MEMORY(&before_.pile[kEnemy], &s.state.pile[kEnemy], sizeof before_.pile[kEnemy]);
  }

 private:
  State before_;
};

void expectBlocked(const Siege& s, Kind kind) {
  const Event& blocked = s.event(EventKind::blocked);
  TEST_ASSERT_EQUAL_UINT8(kEnemy, blocked.a);
  TEST_ASSERT_EQUAL_UINT8(indexOf(kind), blocked.b);
}

void test_plomeena_protects_its_owner_during_the_enemys_next_turn() {
  Siege s;
  s.hand(kEnemy, {Kind::enemyDiscards, Kind::drawFew});
  stepFour(s, Effect::plomeena).play(activate(5)).expectPhase(Phase::end, kOwn);
  TEST_ASSERT_EQUAL_UINT8(kEnemy, s.event(EventKind::burdened).a);
  s.play({kEndTurn, deploy(Kind::enemyDiscards)});
  s.expectHandSize(kOwn, 4);
  s.expectForce(kEnemy, 2, {Kind::enemyDiscards});
  s.expectPhase(Phase::planet, kEnemy);
}

void test_plomeena_does_not_hinder_its_owners_soldiers() {
  Siege s;
  s.hand(kOwn, {Kind::enemyDiscards}).hand(kEnemy, {Kind::adjacent, Kind::adjacent, Kind::adjacent});
  toDeploy(s, Kind::anyTime, 4).play({deploy(Kind::anyTime), activate(5), kEndTurn});
  playTurn(s).play(deploy(Kind::enemyDiscards)).expectPhase(Phase::number, kOwn);  // at Ambyria, which is not for it
  s.play(kGreater).expectHandSize(kEnemy, 0);
}

void test_plomeena_against_each_soldier() {
  for (const Soldier& soldier : kSoldiers) {
    Siege s;
    toDeployWithMore(keptOff(s), soldier.kind, 2);
    const Untouched enemy(s);
    s.play(deploy(soldier.kind)).expectForce(kOwn, 2, {soldier.kind});
    enemy.check(s);
    if (soldier.atEnemy) {
      s.expectPhase(Phase::planet, kOwn);  // no number is asked, and the Planet Effect is still there
      expectBlocked(s, soldier.kind);
    } else {
      s.expectPhase(Phase::number, kOwn);
      s.play(kSmaller);
      TEST_ASSERT_EQUAL_size_t(0, s.count(EventKind::blocked));
      while (phaseOf(s) == Phase::discard) s.play(firstMove(s));
      enemy.check(s);
    }
  }
}

void test_plomeena_against_each_of_hyperions_soldiers() {
  for (const Soldier& soldier : kSoldiers) {
    Siege s;
    keptOff(s).hand(kOwn, {soldier.kind, Kind::anyTime});
    fillers(s, kOwn, 4).play({deploy(Kind::anyTime), activate(6)}).expectPhase(Phase::soldier, kOwn);
    const Untouched enemy(s);
    s.play(card(soldier.kind)).expectDiscarded(kOwn, {soldier.kind});
    if (soldier.atEnemy) {
      s.expectPhase(Phase::end, kOwn);
      expectBlocked(s, soldier.kind);
    } else {
      s.expectPhase(Phase::number, kOwn);
      s.play(kSmaller);
      while (phaseOf(s) == Phase::discard) s.play(firstMove(s));
      s.expectPhase(Phase::end, kOwn);
    }
    enemy.check(s);
  }
}

void test_plomeena_against_an_additional_soldier() {
  for (const Soldier& soldier : kSoldiers) {
    if (!soldier.atEnemy) continue;
    Siege s;
    keptOff(s).hand(kOwn, {Kind::additional});
    toDeploy(s, soldier.kind, 2).play(deploy(Kind::additional));
    const Untouched enemy(s);
    s.play(deploy(soldier.kind)).expectPhase(Phase::end, kOwn);
    expectBlocked(s, soldier.kind);
    enemy.check(s);
  }
}

void test_plomeena_with_ambyria_touches_nobody() {
  for (const Soldier& soldier : kSoldiers) {
    if (soldier.atEnemy) continue;
    Siege s;
    toDeploy(keptOff(s), soldier.kind, 4).play(deploy(soldier.kind)).expectPhase(Phase::declare, kOwn);
    const Untouched enemy(s);
    s.play(kDeclare).expectPhase(Phase::end, kOwn);  // no number
    expectBlocked(s, soldier.kind);
    enemy.check(s);
    s.expectHandSize(kOwn, 3);
    s.expectForce(kOwn, 4, {soldier.kind});
  }
}

void test_plomeena_with_ambyria_not_declared_leaves_the_owners_half() {
  for (const Soldier& soldier : kSoldiers) {
    if (soldier.atEnemy) continue;
    Siege s;
    toDeployWithMore(keptOff(s), soldier.kind, 4).play({deploy(soldier.kind), kDeclareNot});
    s.expectPhase(Phase::number, kOwn);
  }
}

void test_plomeena_with_taltuva_leaves_the_other_half() {
  for (const Soldier& soldier : kSoldiers)
    for (std::size_t which = 0; which < 2; ++which) {
      Siege s;
      toDeployWithMore(keptOff(s).side(Effect::taltuva), soldier.kind, 4).play(deploy(soldier.kind));
      const Untouched enemy(s);
      s.play(kDeclare).expectPhase(Phase::number, kOwn);
      s.play(which == 0 ? kSmaller : kGreater);
      while (phaseOf(s) == Phase::discard) {
        TEST_ASSERT_EQUAL_UINT8(kOwn, toMove(s.state));
        s.play(firstMove(s));
      }
      enemy.check(s);
      s.expectHandSize(kOwn, static_cast<std::size_t>(4 + (soldier.draws ? 1 : -1) * soldier.number[which]));
    }
}

// Against the Enemy no card would move either way, so that nothing is asked (House 13).
void test_plomeena_with_aspal_stops_only_what_would_touch_its_owner() {
  for (const Soldier& soldier : kSoldiers) {
    Siege s;
    toDeployWithMore(keptOff(s).side(Effect::aspal), soldier.kind, 5);
    const Untouched enemy(s);
    s.play(deploy(soldier.kind)).expectPhase(soldier.atEnemy ? Phase::end : Phase::declare, kOwn);
    if (soldier.atEnemy)
      expectBlocked(s, soldier.kind);
    else
      s.play(kDeclare).expectPhase(Phase::number, kOwn);
    enemy.check(s);
  }
}

void test_plomeena_stops_soldiers_only() {
  Siege clio, valtinia, nyx;
  keptOff(clio);
  stepFour(clio, Effect::clio).play({activate(6), card(Kind::enemyDrawsMany), kStop}).expectHandSize(kEnemy, 5);
  keptOff(valtinia).force(kEnemy, 3, {Kind::drawFew});
  stepFour(valtinia, Effect::valtinia).play({activate(1), toPlanet(3), toPlanet(8)});
  valtinia.expectForce(kEnemy, 8, {Kind::drawFew});
  stepFour(keptOff(nyx), Effect::nyx).play({activate(7), toPlanet(1)});
  nyx.expectForce(kEnemy, 1, {Kind::drawFew});
}

}  // namespace

void runPlomeenaTests() {
  RUN_TEST(test_plomeena_protects_its_owner_during_the_enemys_next_turn);
  RUN_TEST(test_plomeena_does_not_hinder_its_owners_soldiers);
  RUN_TEST(test_plomeena_against_each_soldier);
  RUN_TEST(test_plomeena_against_each_of_hyperions_soldiers);
  RUN_TEST(test_plomeena_against_an_additional_soldier);
  RUN_TEST(test_plomeena_with_ambyria_touches_nobody);
  RUN_TEST(test_plomeena_with_ambyria_not_declared_leaves_the_owners_half);
  RUN_TEST(test_plomeena_with_taltuva_leaves_the_other_half);
  RUN_TEST(test_plomeena_with_aspal_stops_only_what_would_touch_its_owner);
  RUN_TEST(test_plomeena_stops_soldiers_only);
}

}  // namespace stellar_siege_test
