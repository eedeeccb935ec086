// When dice and cards of the hand are used, and what is asked in between: the moments of House 3, the hand, texts that ask.
#include "invasion_tests.h"

namespace pulp_invasion_test {

namespace {

constexpr auto kEngaged = LineStatus::engaged;

}  // namespace

// ---- moments --------------------------------------------------------------------------------------------------------
void test_a_hand_card_is_offered_at_the_moment_that_it_names_and_at_no_other() {
  const char* atQuestion = "Sergeant Steel";
  const char* engaging = "Ace Magellan";
  const char* evading = "Doctor Vacuum";
  const char* searching = "Countess Umbra";
  Voyage table;
  table.round(2)
      .abilities(5, 5, 5)
      .hand({atQuestion, engaging, evading, searching})
      .line({"Iron Sentry", "Moon Hussar"});
  table.expectMoves({kEngage, kEvade, fromHand(atQuestion)});
  table.play(kEngage).expectPhase(Phase::engage);
  table.expectMoves({kGoOn, fromHand(engaging)});
  table.play(kGoOn);
  if (table.state.phase == Phase::pay) table.play(pay());
  table.play(kEvade).expectPhase(Phase::evade);
  table.expectMoves({kGoOn, fromHand(evading)});
  table.play(fromHand(evading));  // no cubes; nothing else can be used here, so the price is asked for
  table.play(payPoint(Ability::combat)).expectPhase(Phase::search);
  table.expectMoves({kGoOn, fromHand(searching)});
}

void test_a_played_card_is_discarded() {
  Voyage table;
  table.abilities(5, 5, 5)
      .hand({"Sergeant Steel"})
      .line({"Iron Sentry", "Moon Hussar"})
      .play(fromHand("Sergeant Steel"));
  table.expectHand({});
  TEST_ASSERT_TRUE(table.state.discards.has(card("Sergeant Steel")));
  TEST_ASSERT_EQUAL_UINT8(card("Sergeant Steel"), table.event(EventKind::cardPlayed).a);
  table.expectMoves({kEngage, kEvade});
}

void test_several_cards_of_the_hand_may_be_played_in_a_row() {
  Voyage table;
  table.abilities(5, 5, 5).hand({"Ace Magellan", "Meteor Shower"}).line({"Rocket Picket", "Iron Sentry"}).strength(6);
  table.play({kEngage, fromHand("Ace Magellan"), fromHand("Meteor Shower")});
  table.play(pay()).expectAbilities(4, 5, 5);  // 6 - 2 - 3
}

void test_a_card_without_effect_at_the_moment_is_not_offered() {
  Voyage table;  // Combat at its maximum, no System die to upgrade, no weapon for a cube
  table.dice(Die::weaponsSpecialist, 1, Die::infiltrationAgent, 1);
  table.hand({"Sergeant Steel", "Time Slip"}).line({"Iron Sentry", "Moon Hussar"});
  table.expectMoves({kEngage, kEvade});
}

void test_nothing_is_asked_where_no_aid_could_be_used() {
  Voyage table;
  table.abilities(5, 5, 5).bag(0, 0, 0, 4, 4).line({"Rocket Picket", "Iron Sentry"}).strength(2);
  table.play(kEngage).expectPhase(Phase::pay);
  table.play(pay()).play(kEvade).expectPhase(Phase::evadePay);
}

void test_with_an_empty_supply_a_text_adds_no_cube() {
  Voyage table;  // Ambush Saucer, when read: a white cube into the bag
  table.atPlanet().bag(4, 4, 4, 4, 12).next({"Ambush Saucer", "Iron Sentry", "Void Lancer", "Moon Hussar"});
  table.play(Verb::planet).expectBag(Cube::falseLead, 12);
  Voyage onto;  // Strange Signal: an orange cube onto a Super Weapon that needs one
  onto.round(2).found("Comet Lens").bag(4, 12, 4, 4, 4).hand({"Strange Signal"}).line({"Iron Sentry"}).engage();
  onto.expectPhase(Phase::cube);
  onto.expectHand({"Strange Signal"});
  Voyage there;
  there.round(2).found("Comet Lens").bag(4, 11, 4, 4, 4).hand({"Strange Signal"}).line({"Iron Sentry"}).engage();
  there.expectMoves({kGoOn, fromHand("Strange Signal")});
  there.play(fromHand("Strange Signal")).expectSupply(Cube::science, 0);
  TEST_ASSERT_EQUAL_UINT8(1, there.state.found[0].cubes[kScience]);
}

void test_from_an_empty_bag_a_text_takes_no_cube() {
  Voyage table;  // Shardia, when a card is evaded: a white cube leaves the bag
  table.planet("Shardia").bag(0, 0, 0, 4, 0).line({"Void Lancer", "Iron Sentry"}).evade();
  table.expectBag(0, 0, 0, 4, 4, 0);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::bagChanged));
}

// ---- a price that an aid may lower ----------------------------------------------------------------------------------
void test_engage_is_offered_if_an_aid_could_make_it_payable() {
  Voyage table;
  table.abilities(1, 1, 1).hand({"Ace Magellan"}).line({"Rocket Picket", "Iron Sentry"}).strength(3);
  table.expectMoves({kEngage, kEvade});
  table.play({kEngage, fromHand("Ace Magellan")}).expectStatus(0, kEngaged);
  table.expectAbilities(0, 1, 1);
}

void test_engage_is_not_offered_if_no_aid_is_enough() {
  Voyage table;
  table.abilities(1, 1, 1).hand({"Ace Magellan"}).line({"Rocket Picket", "Iron Sentry"}).strength(4);
  table.expectMoves({kEvade});
}

void test_an_engage_that_cannot_be_paid_without_the_aid_becomes_an_evade() {
  Voyage table;
  table.abilities(1, 1, 1).bag(0, 0, 0, 0, 4).hand({"Ace Magellan"}).line({"Rocket Picket", "Iron Sentry"}).strength(3);
  table.play({kEngage, kGoOn}).expectPhase(Phase::evadePay);
  table.play(payPoint(Ability::science)).expectStatus(0, LineStatus::evaded);
  table.expectAbilities(1, 0, 1);
  table.expectHand({"Ace Magellan"});
}

void test_an_aid_that_was_not_enough_is_gone_when_the_engage_becomes_an_evade() {
  Voyage table;
  table.abilities(1, 1, 1).bag(0, 0, 0, 0, 4).hand({"Ace Magellan", "Meteor Shower"});
  table.line({"Rocket Picket", "Iron Sentry"}).strength(6).play({kEngage, fromHand("Ace Magellan"), kGoOn});
  table.expectPhase(Phase::evadePay);
  TEST_ASSERT_EQUAL_UINT8(0, table.state.bonus);
  table.expectHand({"Meteor Shower"});
}

void test_a_price_of_0_is_a_free_engage() {
  Voyage table;
  table.abilities(5, 5, 5).hand({"Meteor Shower"}).line({"Rocket Picket", "Iron Sentry"}).strength(2);
  table.play({kEngage, fromHand("Meteor Shower")}).expectStatus(0, kEngaged);
  table.expectAbilities(5, 5, 5);
}

void test_a_free_engage_with_two_zeros_is_no_loss() {
  Voyage table;
  table.abilities(0, 0, 5).hand({"Meteor Shower"}).line({"Rocket Picket", "Iron Sentry"}).strength(2);
  table.play({kEngage, fromHand("Meteor Shower")}).expectPlaying();
  table.expectStatus(0, kEngaged);
}

void test_a_strength_of_0_is_evaded_whatever_aid_there_is() {
  Voyage table;
  table.understood("Sun Hammer").hand({"Meteor Shower"}).line({plain(1)}).expectMoves({kEvade});
}

void test_a_bonus_is_for_one_engage_only() {
  Voyage table;
  table.abilities(5, 5, 5).hand({"Meteor Shower"}).line({"Iron Sentry", "Void Lancer", "Star Bandit"});
  table.play({kEngage, fromHand("Meteor Shower")}).expectCurrent(1);
  TEST_ASSERT_EQUAL_INT(strengthOf("Void Lancer"), priceNow(table.state));
}

// ---- the one die of the round ---------------------------------------------------------------------------------------
void test_one_die_is_used_a_round_and_no_more() {
  Voyage table;
  table.dice(Die::weaponsSpecialist, 4, Die::infiltrationAgent, 4)
      .line({"Rocket Picket", "Iron Sentry", "Moon Hussar"});
  table.strength(5).play(kEngage).expectMoves({kGoOn, useDie(0), useDie(1)});
  table.play({useDie(0), turnTo(1)});
  if (table.state.phase == Phase::engage) table.play(kGoOn);
  table.play(pay()).play(kEngage);
  TEST_ASSERT_FALSE(table.offers(Verb::useDie));
}

// Every guard against a second die: the list, the move itself, what is asked, and what is hoped for.
void test_with_the_die_of_the_round_used_no_die_is_offered_taken_asked_for_or_hoped_for() {
  const auto expectNoDie = [](Voyage& table) {
    TEST_ASSERT_FALSE(table.offers(Verb::useDie));
    for (unsigned what = 0; what < 4; ++what) {
      const State before = table.state;
      Events nobody;
      TEST_ASSERT_FALSE_MESSAGE(apply(table.state, moveOf(Verb::useDie, what), nobody), "a second die");
      TEST_ASSERT_EQUAL_MEMORY(&before, &table.state, sizeof before);
    }
  };
  const auto used = [](Voyage& table) {
    table.ready().state.dieUsed = 1;
    settle(table.state);
    return &table;
  };
  {  // At the question: both would help to engage, and one upgrades the other.
    Voyage unused, table;
    for (Voyage* each : {&unused, &table}) {
      each->dice(Die::engineer, 2, Die::universalTranslator, 1).abilities(1, 1, 1);
      each->line({"Rocket Picket", "Brass Legionary"}).strength(3);
    }
    unused.expectMoves({kEvade, useDie(0, 1)});
    used(table)->expectMoves({kEvade});
    expectNoDie(table);
  }
  {  // Engage: what cannot be paid is not hoped for, and what can be paid asks for no help.
    Voyage unused, table, rich;
    for (Voyage* each : {&unused, &table}) {
      each->dice(Die::weaponsSpecialist, 6, Die::infiltrationAgent, 4).abilities(1, 1, 1);
      each->line({"Rocket Picket", "Iron Sentry"}).strength(4);
    }
    unused.expectMoves({kEngage, kEvade});
    used(table)->expectMoves({kEvade});
    rich.dice(Die::weaponsSpecialist, 6, Die::infiltrationAgent, 4).line({"Rocket Picket", "Iron Sentry"});
    used(rich)->play(kEngage).expectPhase(Phase::pay);
    expectNoDie(rich);
  }
  {  // Evade, and the search.
    Voyage evading, searching;
    evading.dice(Die::weaponsSpecialist, 5, Die::scanningTechnology, 2).line({"Rocket Picket", "Iron Sentry"});
    used(evading)->play(kEvade).expectPhase(Phase::evadePay);
    expectNoDie(evading);
    searching.dice(Die::universalTranslator, 5, Die::infiltrationAgent, 1).searching(2);
    used(searching)->expectMoves({kDrawCube});
    expectNoDie(searching);
  }
}

void test_a_used_die_is_turned_to_any_lower_face() {
  Voyage table;
  table.dice(Die::weaponsSpecialist, 4, Die::infiltrationAgent, 1).line({"Rocket Picket", "Iron Sentry"}).strength(5);
  table.play({kEngage, useDie(0)}).expectPhase(Phase::face);
  table.expectMoves({turnTo(1), turnTo(2), turnTo(3)});
  table.play(turnTo(2)).expectDie(0, Die::weaponsSpecialist, 2);
}

void test_a_die_on_1_is_used_and_stays_there() {
  Voyage table;
  table.dice(Die::weaponsSpecialist, 1, Die::engineer, 1).line({"Rocket Picket", "Iron Sentry"}).strength(5);
  table.play({kEngage, useDie(0)}).expectDie(0, Die::weaponsSpecialist, 1);
  TEST_ASSERT_EQUAL_UINT8(1, table.state.dieUsed);
  TEST_ASSERT_EQUAL_INT(4, priceNow(table.state));
}

// ---- texts that ask, and their order --------------------------------------------------------------------------------
void test_what_a_card_brings_when_engaged_comes_before_the_next_card_is_read() {
  Voyage table;  // Parley Pirate: gain 1 of your choice; Death-Ray Gunner: lose 1 Diplomacy
  table.abilities(5, 5, 5).line({"Parley Pirate", "Death-Ray Gunner"}).engage().expectPhase(Phase::gain);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::cardRead));
  const int diplomacy = table.state.ability[kDiplomacy];
  table.play(chosen(Ability::diplomacy)).expectCurrent(1);
  TEST_ASSERT_EQUAL_INT(diplomacy, table.state.ability[kDiplomacy]);  // one more, one less
}

void test_what_is_given_comes_before_what_is_asked_as_the_search_begins() {
  Voyage table;  // Smugglers' Moon under Vexatrix fills Diplomacy, so New Eden has only two to offer
  table.round(5).location("Smugglers' Moon").planet("New Eden").abilities(5, 5, 7).bag(0, 0, 0, 4, 4);
  table.line({nullptr, "Iron Sentry"}).evade().expectPhase(Phase::gain);
  table.expectAbilities(4, 5, 8);
  table.expectMoves({chosen(Ability::combat), chosen(Ability::science)});
}

void test_what_a_planet_brings_when_a_card_was_evaded_comes_before_the_next_card_is_read() {
  Voyage table;  // Shardia: a white cube leaves the bag
  table.planet("Shardia").bag(0, 0, 0, 4, 4).line({"Void Lancer", "Iron Sentry"}).evade();
  table.expectBag(Cube::falseLead, 3);
  TEST_ASSERT_TRUE(table.indexOfEvent(EventKind::evaded) < table.indexOfEvent(EventKind::bagChanged));
  TEST_ASSERT_TRUE(table.indexOfEvent(EventKind::bagChanged) < table.indexOfEvent(EventKind::cardRead));
}

void test_two_chosen_points_are_asked_for_one_by_one() {
  Voyage table;
  table.abilities(5, 5, 5)
      .hand({"Truce of Worlds"})
      .line({"Iron Sentry", "Moon Hussar"})
      .play(fromHand("Truce of Worlds"));
  table.play(chosen(Ability::combat)).expectPhase(Phase::gain);
  table.play(chosen(Ability::science)).expectCurrent(0);
  table.expectAbilities(6, 6, 5);
}

void test_a_question_with_a_single_answer_answers_itself() {
  Voyage table;
  const std::uint8_t(&most)[kAbilities] = kCaptainCard[captain("Lady Perihelion")].maximum;
  table.abilities(most[0], 5, most[2]).hand({"Truce of Worlds"}).line({"Iron Sentry", "Moon Hussar"});
  table.play(fromHand("Truce of Worlds")).expectCurrent(0);
  table.expectAbilities(most[0], 7, most[2]);
}

void runAidTests() {
  RUN_TEST(test_a_hand_card_is_offered_at_the_moment_that_it_names_and_at_no_other);
  RUN_TEST(test_a_played_card_is_discarded);
  RUN_TEST(test_several_cards_of_the_hand_may_be_played_in_a_row);
  RUN_TEST(test_a_card_without_effect_at_the_moment_is_not_offered);
  RUN_TEST(test_nothing_is_asked_where_no_aid_could_be_used);
  RUN_TEST(test_with_an_empty_supply_a_text_adds_no_cube);
  RUN_TEST(test_from_an_empty_bag_a_text_takes_no_cube);
  RUN_TEST(test_engage_is_offered_if_an_aid_could_make_it_payable);
  RUN_TEST(test_engage_is_not_offered_if_no_aid_is_enough);
  RUN_TEST(test_an_engage_that_cannot_be_paid_without_the_aid_becomes_an_evade);
  RUN_TEST(test_an_aid_that_was_not_enough_is_gone_when_the_engage_becomes_an_evade);
  RUN_TEST(test_a_price_of_0_is_a_free_engage);
  RUN_TEST(test_a_free_engage_with_two_zeros_is_no_loss);
  RUN_TEST(test_a_strength_of_0_is_evaded_whatever_aid_there_is);
  RUN_TEST(test_a_bonus_is_for_one_engage_only);
  RUN_TEST(test_one_die_is_used_a_round_and_no_more);
  RUN_TEST(test_with_the_die_of_the_round_used_no_die_is_offered_taken_asked_for_or_hoped_for);
  RUN_TEST(test_a_used_die_is_turned_to_any_lower_face);
  RUN_TEST(test_a_die_on_1_is_used_and_stays_there);
  RUN_TEST(test_what_a_card_brings_when_engaged_comes_before_the_next_card_is_read);
  RUN_TEST(test_what_is_given_comes_before_what_is_asked_as_the_search_begins);
  RUN_TEST(test_what_a_planet_brings_when_a_card_was_evaded_comes_before_the_next_card_is_read);
  RUN_TEST(test_two_chosen_points_are_asked_for_one_by_one);
  RUN_TEST(test_a_question_with_a_single_answer_answers_itself);
}

}  // namespace pulp_invasion_test
