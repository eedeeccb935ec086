// Cordontion: the Enemy must deploy a random Alien for their next turn (House 9).
#include "planets.h"
#include "support/scale.h"

namespace stellar_siege_test {
namespace {

// This Alien is what the game picks; the hand and the rest of the position are the same for every seed.
template <class SetUp>
bool pickedFor(Siege& s, Kind kind, Seed seed, SetUp setUp) {
  setUp(s.seed(seed).burden(kOwn, kRandomDeployment));
  s.play(kDeployRandom);
  return s.event(EventKind::pickedAtRandom).b == indexOf(kind);
}

Kind pickFrom(Kinds hand, Seed seed) {
  Siege s;
  s.seed(seed).hand(kOwn, hand).burden(kOwn, kRandomDeployment).play(kDeployRandom);
  return static_cast<Kind>(s.event(EventKind::pickedAtRandom).b);
}

void test_cordontion_makes_the_enemy_deploy_a_random_alien_instead_of_choosing() {
  Siege s;
  stepFour(s.hand(kEnemy, {Kind::drawFew, Kind::drawMany, Kind::adjacent}), Effect::cordontion);
  s.play(activate(2)).expectPhase(Phase::end, kOwn);
  TEST_ASSERT_EQUAL_UINT8(kEnemy, s.event(EventKind::burdened).a);
  s.play(kEndTurn).expectPhase(Phase::deploy, kEnemy);
  s.expectMoves({kDeployRandom});
  s.play(kDeployRandom);
  TEST_ASSERT_EQUAL_UINT8(1, forceValue(s.state, kEnemy, at(3)));
  s.expectHandSize(kEnemy, 2);
  s.expectHand(kOwn, {Kind::enemyDrawsMany});
}

void test_every_card_of_the_hand_is_equally_likely() {
  constexpr int kTries = 200 * armada_test::kThorough;
  int few = 0, many = 0, officer = 0;
  for (Seed seed = 1; seed <= kTries; ++seed) {
    const Kind kind = pickFrom({Kind::drawFew, Kind::drawMany, Kind::drawFew, Kind::adjacent}, seed);
    few += kind == Kind::drawFew ? 1 : 0;
    many += kind == Kind::drawMany ? 1 : 0;
    officer += kind == Kind::adjacent ? 1 : 0;
  }
  TEST_ASSERT_EQUAL_INT(kTries, few + many + officer);
  TEST_ASSERT_INT_WITHIN(fiveSigma(kTries, 1, 2), kTries / 2, few);
  TEST_ASSERT_INT_WITHIN(fiveSigma(kTries, 1, 4), kTries / 4, many);
  TEST_ASSERT_INT_WITHIN(fiveSigma(kTries, 1, 4), kTries / 4, officer);
}

void test_three_of_a_kind_are_picked_three_times_as_often_as_one() {
  constexpr int kTries = 200 * armada_test::kThorough;
  int few = 0;
  for (Seed seed = 1; seed <= kTries; ++seed)
    few += pickFrom({Kind::adjacent, Kind::drawFew, Kind::drawFew, Kind::drawFew}, seed) == Kind::drawFew ? 1 : 0;
  TEST_ASSERT_INT_WITHIN(fiveSigma(kTries, 3, 4), kTries * 3 / 4, few);
}

void test_the_any_time_officer_may_be_discarded_before_the_random_deployment() {
  Siege s;
  s.hand(kOwn, {Kind::anyTime, Kind::drawFew, Kind::drawFew}).burden(kOwn, kRandomDeployment);
  s.expectMoves({kDeployRandom, kDiscardAnyTime});
  s.play(kDiscardAnyTime).expectMoves({kDeployRandom});
  s.play(kDeployRandom);
  s.expectForce(kOwn, 2, {Kind::drawFew});  // the hand had become 2 cards
}

void test_the_any_time_officer_is_not_offered_between_the_pick_and_the_deployment() {
  bool declared = false, anywhere = false;
  for (Seed seed = 1; seed < 60 && !(declared && anywhere); ++seed) {
    Siege s;
    s.hand(kOwn, {Kind::anyTime, Kind::drawFew, Kind::drawFew, Kind::anywhere}).side(Effect::taltuva).seed(seed);
    s.burden(kOwn, kRandomDeployment).play(kDeployRandom);
    if (phaseOf(s) != Phase::declare && phaseOf(s) != Phase::anywhere) continue;
    (phaseOf(s) == Phase::declare ? declared : anywhere) = true;
    s.expectRefused(kDiscardAnyTime);
  }
  TEST_ASSERT_TRUE(declared && anywhere);
}

void test_the_any_time_officer_may_be_picked_and_is_then_deployed() {
  Siege s;
  s.hand(kOwn, {Kind::anyTime, Kind::anyTime}).burden(kOwn, kRandomDeployment).play(kDeployRandom);
  s.expectForce(kOwn, 2, {Kind::anyTime});
  s.expectHand(kOwn, {Kind::anyTime});
}

void test_a_picked_officer_of_any_siege_force_still_may_choose() {
  Siege s;
  s.hand(kOwn, {Kind::anywhere}).burden(kOwn, kRandomDeployment).play(kDeployRandom);
  s.expectPhase(Phase::anywhere, kOwn);
  s.expectMoves(
      {toPlanet(1), toPlanet(2), toPlanet(3), toPlanet(4), toPlanet(5), toPlanet(6), toPlanet(7), toPlanet(8)});
  s.play(toPlanet(6)).expectForce(kOwn, 6, {Kind::anywhere});
}

void test_an_additional_alien_is_chosen_not_random() {
  for (Seed seed = 1; seed < 60; ++seed) {
    Siege s;
    if (!pickedFor(s, Kind::additional, seed,
                   [](Siege& each) { each.hand(kOwn, {Kind::additional, Kind::drawFew, Kind::adjacent}); }))
      continue;
    s.expectPhase(Phase::additional, kOwn);
    s.expectMoves({deploy(Kind::drawFew), deploy(Kind::adjacent)});
    s.play(deploy(Kind::adjacent)).expectForce(kOwn, 3, {Kind::additional, Kind::adjacent});
    return;
  }
  TEST_FAIL_MESSAGE("never picked");
}

void test_the_picked_card_is_seen_before_a_declaration() {
  for (const Effect side : kDeclaredSides) {
    Siege s;
    s.side(side).hand(kOwn, {Kind::drawFew, Kind::drawFew, Kind::drawMany, Kind::drawMany});
    if (planetOf(side) == 5) s.hand(kOwn, {Kind::drawFew});
    s.burden(kOwn, kRandomDeployment).play(kDeployRandom);
    s.expectPhase(Phase::declare, kOwn);
    s.expectMoves({kDeclareNot, kDeclare});
    TEST_ASSERT_EQUAL_UINT8(s.event(EventKind::pickedAtRandom).b, indexOf(s.state.card));
    s.expectForce(kOwn, planetOf(side), {});
    const Kind picked = s.state.card;
    s.play(kDeclare).expectForce(kOwn, planetOf(side), {picked});
  }
}

void test_the_number_of_a_picked_soldier_is_the_players() {
  for (const Move number : {kSmaller, kGreater}) {
    Siege s;
    s.hand(kOwn, {Kind::drawFew, Kind::drawFew}).burden(kOwn, kRandomDeployment).play(kDeployRandom);
    s.expectPhase(Phase::number, kOwn);
    s.play(number).expectHandSize(kOwn, number == kSmaller ? 2 : 3);
  }
}

void test_the_planet_effect_after_a_random_deployment_is_the_players() {
  Siege s;
  s.hand(kOwn, {Kind::adjacent}).burden(kOwn, kRandomDeployment).play(kDeployRandom);
  s.expectPhase(Phase::planet, kOwn);
  s.expectMoves({kDecline, activate(1)});
}

void test_a_picked_any_planet_officer_still_activates_any() {
  Siege s;
  s.hand(kOwn, {Kind::anyPlanet}).burden(kOwn, kRandomDeployment).play(kDeployRandom);
  TEST_ASSERT_TRUE(s.legal(activate(2)) && s.legal(activate(7)));
}

void test_the_random_pick_cannot_be_taken_back() {
  for (const Kind kind : {Kind::anywhere, Kind::adjacent, Kind::drawFew}) {
    Siege s;
    s.hand(kOwn, {kind}).burden(kOwn, kRandomDeployment).play(kDeployRandom);
    TEST_ASSERT_TRUE(s.sealed());
  }
}

void test_emalto_is_chosen_before_the_random_pick() {
  Siege s;
  s.hand(kOwn, {Kind::adjacent, Kind::adjacent}).burden(kOwn, kRandomDeployment | kMayAdjust);
  s.expectPhase(Phase::adjust, kOwn);
  s.play({kPlus1, kDeployRandom}).expectForce(kOwn, 3, {Kind::adjacent});
}

}  // namespace

void runCordontionTests() {
  RUN_TEST(test_cordontion_makes_the_enemy_deploy_a_random_alien_instead_of_choosing);
  RUN_TEST(test_every_card_of_the_hand_is_equally_likely);
  RUN_TEST(test_three_of_a_kind_are_picked_three_times_as_often_as_one);
  RUN_TEST(test_the_any_time_officer_may_be_discarded_before_the_random_deployment);
  RUN_TEST(test_the_any_time_officer_is_not_offered_between_the_pick_and_the_deployment);
  RUN_TEST(test_the_any_time_officer_may_be_picked_and_is_then_deployed);
  RUN_TEST(test_a_picked_officer_of_any_siege_force_still_may_choose);
  RUN_TEST(test_an_additional_alien_is_chosen_not_random);
  RUN_TEST(test_the_picked_card_is_seen_before_a_declaration);
  RUN_TEST(test_the_number_of_a_picked_soldier_is_the_players);
  RUN_TEST(test_the_planet_effect_after_a_random_deployment_is_the_players);
  RUN_TEST(test_a_picked_any_planet_officer_still_activates_any);
  RUN_TEST(test_the_random_pick_cannot_be_taken_back);
  RUN_TEST(test_emalto_is_chosen_before_the_random_pick);
}

}  // namespace stellar_siege_test
