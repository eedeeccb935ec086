// Officers and Planets: the one that activates any Planet with each of the 16 sides, the additional Alien and the one that
// is deployed anywhere, who bring no Planet Effect at all (House 10 and 11).
#include "planets.h"

namespace stellar_siege_test {
namespace {

// ---- the Officer that activates any Planet ---------------------------------------------------------------------------
// Deployed to Planet 2 with a Soldier left in hand; an Enemy's Alien is there.
Siege& anyPlanet(Siege& s) {
  s.force(kEnemy, 2, {Kind::drawFew}).hand(kOwn, {Kind::anyPlanet, Kind::drawMany});
  return s.play(deploy(Kind::anyPlanet));
}

void test_any_planet_offers_all_a_sides_but_the_declared_one() {
  Siege s;
  anyPlanet(s).expectPhase(Phase::planet, kOwn);
  s.expectMoves({kDecline, activate(1), activate(2), activate(3), activate(5), activate(6), activate(7), activate(8)});
}

void test_any_planet_offers_all_b_sides_but_the_declared_ones() {
  Siege s;
  s.state.sides = 0xFF;
  anyPlanet(s).expectPhase(Phase::planet, kOwn);
  s.expectMoves({kDecline, activate(1), activate(2), activate(3), activate(6), activate(7), activate(8)});
}

void test_any_planet_offers_only_what_could_do_something() {
  for (const std::uint8_t sides : {std::uint8_t{0x00}, std::uint8_t{0xFF}}) {
    Siege s;  // an empty hand, and the Enemy's Aliens are elsewhere
    s.state.sides = sides;
    s.force(kEnemy, 7, {Kind::drawFew}).hand(kOwn, {Kind::anyPlanet}).play(deploy(Kind::anyPlanet));
    if (sides == 0)
      s.expectMoves({kDecline, activate(1), activate(2), activate(3), activate(5), activate(7)});
    else
      s.expectMoves({kDecline, activate(1), activate(2), activate(3)});
  }
}

void test_any_planet_may_be_declined() {
  Siege s;
  anyPlanet(s).play(kDecline).expectPhase(Phase::end, kOwn);
  s.expectMoves({kEndTurn});
}

void test_any_planet_activates_one_effect_only() {
  for (const Effect side : kStepFour) {
    Siege s;
    anyPlanet(s.side(side)).play(activate(planetOf(side)));
    TEST_ASSERT_EQUAL_UINT8(at(planetOf(side)), s.event(EventKind::activated).b);
    while (phaseOf(s) != Phase::end) {
      TEST_ASSERT_TRUE(phaseOf(s) != Phase::planet);
      s.play(firstMove(s));
    }
    s.expectMoves({kEndTurn});
  }
}

void test_any_planet_is_asked_at_declared_planets_too() {
  for (const Effect side : kDeclaredSides) {
    Siege s;
    toDeploy(s.side(side), Kind::anyPlanet, planetOf(side)).play(deploy(Kind::anyPlanet));
    s.expectPhase(Phase::planet, kOwn);
    TEST_ASSERT_FALSE(s.legal(activate(planetOf(side))));
    TEST_ASSERT_TRUE(s.legal(activate(1)));
  }
}

void test_any_planet_with_siptou_and_valtinia() {
  Siege siptou, valtinia;
  anyPlanet(siptou).play({activate(1), toPlanet(2), toPlanet(8)});
  siptou.expectForce(kOwn, 8, {Kind::anyPlanet});
  siptou.expectForce(kEnemy, 2, {Kind::drawFew});
  anyPlanet(valtinia.side(Effect::valtinia)).play({activate(1), toPlanet(2), toPlanet(8)});
  valtinia.expectForce(kEnemy, 8, {Kind::drawFew});
  valtinia.expectForce(kOwn, 2, {Kind::anyPlanet});
}

void test_any_planet_with_the_planets_that_burden_the_enemy() {
  Siege cordontion, zahwilta, iontian, plomeena;
  anyPlanet(cordontion).play(activate(2));
  TEST_ASSERT_EQUAL_UINT8(kRandomDeployment, cordontion.state.burden[kEnemy]);
  anyPlanet(zahwilta.side(Effect::zahwilta)).play(activate(2));
  TEST_ASSERT_EQUAL_UINT8(kNoPlanetEffect, zahwilta.state.burden[kEnemy]);
  anyPlanet(iontian.side(Effect::iontian)).play({activate(3), kMinus1});
  TEST_ASSERT_EQUAL_UINT8(kValueDown, iontian.state.burden[kEnemy]);
  anyPlanet(plomeena).play(activate(5));
  TEST_ASSERT_EQUAL_UINT8(kSoldiersBlocked, plomeena.state.burden[kEnemy]);
}

void test_any_planet_with_emalto() {
  Siege s;
  s.hand(kEnemy, {Kind::adjacent, Kind::adjacent});
  anyPlanet(s).play({activate(3), kEndTurn});
  playTurn(s).expectPhase(Phase::adjust, kOwn);
}

void test_any_planet_with_hyperion_and_clio() {
  Siege hyperion, clio;
  anyPlanet(hyperion).play({activate(6), card(Kind::drawMany), kSmaller}).expectHandSize(kOwn, 3);
  hyperion.expectDiscarded(kOwn, {Kind::drawMany});
  anyPlanet(clio.side(Effect::clio).hand(kEnemy, {Kind::drawFew})).play({activate(6), card(Kind::drawMany)});
  clio.expectHand(kEnemy, {Kind::drawFew, Kind::drawMany});
}

void test_any_planet_with_pandemonia_and_aether() {
  Siege pandemonia, aether;
  anyPlanet(pandemonia).play({activate(8), card(Kind::drawMany)}).expectDiscarded(kOwn, {Kind::drawMany});
  anyPlanet(aether.side(Effect::aether).pile(kOwn, {})).play(activate(8)).expectPhase(Phase::end, kOwn);
  aether.expectHand(kOwn, {Kind::drawMany});
}

void test_any_planet_with_artemis_puts_the_officer_from_the_planet_deployed_to() {
  Siege s;
  s.force(kOwn, 7, {Kind::adjacent});
  anyPlanet(s).play(activate(7));
  s.expectMoves({toPlanet(1), toPlanet(3), toPlanet(4), toPlanet(5), toPlanet(6), toPlanet(7), toPlanet(8)});
  s.play(toPlanet(7)).expectForce(kOwn, 7, {Kind::adjacent, Kind::anyPlanet});
  s.expectForce(kOwn, 2, {});
}

void test_any_planet_with_nyx_moves_from_the_planet_deployed_to() {
  // Offered for an Enemy's Alien at planet 2, where the Officer was deployed to, and not for one at Nyx's own planet 7.
  Siege there, elsewhere;
  there.side(Effect::nyx).hand(kOwn, {Kind::anyPlanet, Kind::drawMany}).force(kEnemy, 2, {Kind::drawFew});
  TEST_ASSERT_TRUE(there.play(deploy(Kind::anyPlanet)).legal(activate(7)));
  elsewhere.side(Effect::nyx).hand(kOwn, {Kind::anyPlanet, Kind::drawMany}).force(kEnemy, 7, {Kind::drawFew});
  TEST_ASSERT_FALSE(elsewhere.play(deploy(Kind::anyPlanet)).legal(activate(7)));

  Siege s;
  s.side(Effect::nyx).force(kEnemy, 7, {Kind::adjacent});
  anyPlanet(s).play(activate(7));
  s.expectMoves({toPlanet(1), toPlanet(3), toPlanet(4), toPlanet(5), toPlanet(6), toPlanet(7), toPlanet(8)});
  s.play(toPlanet(7)).expectForce(kEnemy, 7, {Kind::adjacent, Kind::drawFew});
  s.expectForce(kEnemy, 2, {});
}

// ---- the additional Alien ------------------------------------------------------------------------------------------
constexpr Kind kAllKinds[] = {Kind::drawFew,       Kind::drawMany,       Kind::discardFew,    Kind::discardMany,
                              Kind::enemyDrawsFew, Kind::enemyDrawsMany, Kind::enemyDiscards, Kind::anyTime,
                              Kind::adjacent,      Kind::anywhere,       Kind::anyPlanet,     Kind::additional};

// The Officer, then this Alien, to the side's Planet. No phase of a Planet Effect may come up.
void additionalBringsNoPlanetEffect(Kind kind, Effect side) {
  Siege s;
  const unsigned number = planetOf(side);
  s.side(side).force(kEnemy, number, {Kind::drawFew}).hand(kOwn, {Kind::additional, kind});
  if (kind == Kind::additional) s.gaveBefore(kEnemy, Kind::additional);
  if (number == 1)
    s.burden(kOwn, kMayAdjust).play(kMinus1);
  else
    fillers(s, kOwn, number - 2);
  s.play(deploy(Kind::additional)).expectPhase(Phase::additional, kOwn);
  s.play(deploy(kind)).expectForce(kOwn, number, {Kind::additional, kind});
  while (phaseOf(s) != Phase::end) {
    const Phase phase = phaseOf(s);
    TEST_ASSERT_TRUE(phase == Phase::number || phase == Phase::discard || phase == Phase::additional);
    s.play(firstMove(s));
  }
  TEST_ASSERT_FALSE(s.offers(Verb::activate));
}

void test_with_an_additional_alien_no_planet_effect_is_activated_by_anything() {
  for (unsigned side = 0; side < kEffects; ++side)
    for (const Kind kind : kAllKinds) additionalBringsNoPlanetEffect(kind, static_cast<Effect>(side));
}

void test_an_additional_soldier_is_not_asked_for_a_declaration() {
  for (const Effect side : kDeclaredSides)
    for (const Soldier& soldier : kSoldiers) {
      Siege s;
      s.side(side).hand(kOwn, {Kind::additional});
      toDeploy(s, soldier.kind, planetOf(side) - 1).play({deploy(Kind::additional), deploy(soldier.kind)});
      s.expectForce(kOwn, planetOf(side), {Kind::additional, soldier.kind});
      s.expectPhase(Phase::number, kOwn);
      const std::size_t own = s.state.hand[kOwn].total;
      s.play(kSmaller);
      while (phaseOf(s) == Phase::discard) s.play(firstMove(s));
      if (soldier.atEnemy) s.expectHandSize(kOwn, own);  // neither turned nor doubled
      s.expectHandSize(
          kEnemy, static_cast<std::size_t>(4 + (soldier.atEnemy ? (soldier.draws ? 1 : -1) * soldier.number[0] : 0)));
    }
}

void test_an_additional_any_planet_officer_activates_nothing() {
  for (const Effect side : kStepFour) {
    Siege s;
    s.side(side).hand(kOwn, {Kind::additional, Kind::anyPlanet, Kind::drawFew}).force(kEnemy, 3, {Kind::drawFew});
    s.play({deploy(Kind::additional), deploy(Kind::anyPlanet)}).expectPhase(Phase::end, kOwn);
    s.expectForce(kOwn, 3, {Kind::additional, Kind::anyPlanet});
  }
}

void test_an_additional_anywhere_officer_goes_to_the_same_force() {
  Siege s;
  s.hand(kOwn, {Kind::additional, Kind::anywhere, Kind::drawFew});
  s.play({deploy(Kind::additional), deploy(Kind::anywhere)}).expectPhase(Phase::end, kOwn);
  s.expectForce(kOwn, 3, {Kind::additional, Kind::anywhere});
}

void test_an_additional_adjacent_officer_moves_an_alien_there() {
  Siege s;
  s.force(kOwn, 2, {Kind::drawMany}).hand(kOwn, {Kind::additional, Kind::adjacent, Kind::drawFew});
  s.play({deploy(Kind::additional), deploy(Kind::adjacent)}).expectPhase(Phase::end, kOwn);
  s.expectForce(kOwn, 3, {Kind::additional, Kind::adjacent, Kind::drawMany});
  s.expectForce(kOwn, 2, {});
}

void test_no_planet_effect_even_if_no_additional_alien_was_deployed() {
  Siege empty, emptied;
  empty.hand(kOwn, {Kind::additional}).play(deploy(Kind::additional)).expectPhase(Phase::end, kOwn);
  empty.expectHandSize(kOwn, 4);
  emptied.hand(kOwn, {Kind::additional, Kind::anyTime}).play({deploy(Kind::additional), kDiscardAnyTime});
  emptied.expectPhase(Phase::end, kOwn);
  emptied.expectHandSize(kOwn, 4);
}

// ---- the Officer that moves an adjacent Alien ------------------------------------------------------------------------
// Book: on either side of the Planet deployed to. The row of Planets is no ring.
void test_planets_1_and_8_are_not_adjacent() {
  for (const Seat seat : {kOwn, kEnemy})
    for (const unsigned planet : {1u, 8u}) {
      Siege s;
      for (const Seat each : {kOwn, kEnemy}) s.force(each, 9 - planet, {Kind::drawFew});
      toDeploy(s.turnOf(seat), Kind::adjacent, planet, seat).play(deploy(Kind::adjacent));
      s.expectForce(seat, planet, {Kind::adjacent});
      for (const Seat each : {kOwn, kEnemy}) s.expectForce(each, 9 - planet, {Kind::drawFew});
      s.expectPhase(Phase::planet, seat);
    }
}

// ---- the Officer that is deployed anywhere ---------------------------------------------------------------------------
void test_the_anywhere_officer_activates_no_planet() {
  for (unsigned side = 0; side < kEffects; ++side) {
    Siege s;
    s.side(static_cast<Effect>(side)).force(kEnemy, side / 2 + 1, {Kind::drawFew});
    s.hand(kOwn, {Kind::anywhere, Kind::drawFew}).play({deploy(Kind::anywhere), toPlanet(side / 2 + 1)});
    s.expectPhase(Phase::end, kOwn);
    s.expectForce(kOwn, side / 2 + 1, {Kind::anywhere});
  }
}

}  // namespace

void runOfficerTests() {
  RUN_TEST(test_any_planet_offers_all_a_sides_but_the_declared_one);
  RUN_TEST(test_any_planet_offers_all_b_sides_but_the_declared_ones);
  RUN_TEST(test_any_planet_offers_only_what_could_do_something);
  RUN_TEST(test_any_planet_may_be_declined);
  RUN_TEST(test_any_planet_activates_one_effect_only);
  RUN_TEST(test_any_planet_is_asked_at_declared_planets_too);
  RUN_TEST(test_any_planet_with_siptou_and_valtinia);
  RUN_TEST(test_any_planet_with_the_planets_that_burden_the_enemy);
  RUN_TEST(test_any_planet_with_emalto);
  RUN_TEST(test_any_planet_with_hyperion_and_clio);
  RUN_TEST(test_any_planet_with_pandemonia_and_aether);
  RUN_TEST(test_any_planet_with_artemis_puts_the_officer_from_the_planet_deployed_to);
  RUN_TEST(test_any_planet_with_nyx_moves_from_the_planet_deployed_to);
  RUN_TEST(test_with_an_additional_alien_no_planet_effect_is_activated_by_anything);
  RUN_TEST(test_an_additional_soldier_is_not_asked_for_a_declaration);
  RUN_TEST(test_an_additional_any_planet_officer_activates_nothing);
  RUN_TEST(test_an_additional_anywhere_officer_goes_to_the_same_force);
  RUN_TEST(test_an_additional_adjacent_officer_moves_an_alien_there);
  RUN_TEST(test_no_planet_effect_even_if_no_additional_alien_was_deployed);
  RUN_TEST(test_planets_1_and_8_are_not_adjacent);
  RUN_TEST(test_the_anywhere_officer_activates_no_planet);
}

}  // namespace stellar_siege_test
