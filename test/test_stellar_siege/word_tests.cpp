// Words that say beforehand what a choice will do, the receipt of the Deployment Value, and the quick player's good sense.
#include "siege_tests.h"
#include "support/told_to.h"

namespace stellar_siege_test {

namespace {

void expectFull(Siege& table, Move move, const char* sentence) {
  TEST_ASSERT_TRUE_MESSAGE(table.legal(move), "the move is legal");
  Words words;
  describe(observe(table.state, toMove(table.state)), move, words);
  TEST_ASSERT_EQUAL_STRING(sentence, words.full.c_str());
}

void expectTold(const Siege& table, EventKind kind, const char* sentence) {
  Text<96> words;
  narrate(observe(table.state, kMorkolytes), table.event(kind), kNobody, words);
  TEST_ASSERT_EQUAL_STRING(sentence, words.c_str());
}

void expectStep(const Step& step, const char* who, int change, int total) {
  TEST_ASSERT_EQUAL_STRING(who, step.who);
  TEST_ASSERT_EQUAL_INT(change, step.change);
  TEST_ASSERT_EQUAL_INT(total, step.total);
}

}  // namespace

void test_a_planet_that_turns_is_told_by_its_number_and_the_last_one_by_its_plus() {
  const Siege table;
  for (std::uint8_t planet = 0; planet < kPlanets; ++planet) {
    const Event event{static_cast<std::uint8_t>(EventKind::sideTurned), kEveryone, 0, planet, 0, 0, 0};
    Text<96> words, wanted;
    narrate(observe(table.state, kMorkolytes), event, kNobody, words);
    wanted << "Planet " << planet + 1 << (planet + 1u == kPlanets ? "+ is " : " is ")
           << sideOf(effectAt(std::uint8_t{0}, planet)).name << '.';
    TEST_ASSERT_EQUAL_STRING(wanted.c_str(), words.c_str());
  }
}

// ---- Soldiers -------------------------------------------------------------------------------------------------------
void test_a_soldier_says_whom_it_touches_and_who_says_how_many() {
  Siege table;
  table.hand(kAntillians, {Kind::drawMany, Kind::enemyDiscards, Kind::anyTime});
  expectFull(table, deploy(Kind::drawMany), "Deploy Swarmer to planet 3: you draw 3 or 4.");
  expectFull(table, deploy(Kind::enemyDiscards),
             "Deploy Stinger to planet 3: your Enemy discards 1 or 2 (you choose).");
}

void test_a_soldier_says_that_plomeena_stops_it() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::drawFew}).burden(kAntillians, kSoldiersBlocked);
  expectFull(table, deploy(Kind::enemyDiscards), "Deploy Stinger to planet 2: their Plomeena blocks it.");
  expectFull(table, deploy(Kind::drawFew), "Deploy Forager to planet 2: you draw 1 or 2.");
}

void test_a_soldier_says_what_an_almost_empty_pile_still_gives() {
  Siege table;
  table.hand(kAntillians, {Kind::drawMany, Kind::drawFew}).pile(kAntillians, {Kind::anyTime, Kind::anyPlanet});
  expectFull(table, deploy(Kind::drawMany), "Deploy Swarmer to planet 2: you draw the last 2.");
  table.play(deploy(Kind::drawMany));
  expectFull(table, kGreater, "Swarmer: you draw the last 2. You then hold 3.");
}

void test_a_soldier_says_that_nobody_has_anything_to_draw() {
  Siege table;
  table.hand(kAntillians, {Kind::drawMany, Kind::drawFew}).pile(kAntillians, {});
  expectFull(table, deploy(Kind::drawFew), "Deploy Forager to planet 2: you have no Aliens left to draw.");
}

void test_the_last_soldier_of_a_hand_has_nothing_to_discard() {
  Siege table;
  table.hand(kAntillians, {Kind::discardFew});
  expectFull(table, deploy(Kind::discardFew), "Deploy Drone to planet 1: you have no Aliens left to discard.");
}

void test_a_declared_planet_says_what_it_changes() {
  Siege table;
  table.side(Effect::taltuva).hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::anyTime, Kind::adjacent});
  expectFull(table, deploy(Kind::drawFew), "Deploy Forager to planet 4: you draw 1 or 2. You may declare Taltuva.");
  table.play(deploy(Kind::drawFew));
  expectFull(table, kDeclare, "Declare Taltuva for Forager: you both draw 1 or 2 (you choose).");
  expectFull(table, kDeclareNot, "Don't declare Taltuva for Forager: you draw 1 or 2.");
}

// ---- Officers and Planets -------------------------------------------------------------------------------------------
void test_the_adjacent_officer_says_who_comes_along() {
  Siege table;
  table.hand(kAntillians, {Kind::adjacent, Kind::drawFew}).force(kAntillians, 3, {Kind::drawFew});
  expectFull(table, deploy(Kind::adjacent), "Deploy Sentinel to planet 2: 1 Alien moves in from planet 3.");
}

void test_the_any_planet_officer_says_that_zahwilta_stops_it() {
  Siege table;
  table.hand(kAntillians, {Kind::anyPlanet, Kind::drawFew}).burden(kAntillians, kNoPlanetEffect);
  expectFull(table, deploy(Kind::anyPlanet), "Deploy Oracle to planet 2: their Zahwilta blocks its effect.");
}

void test_the_any_time_officer_says_where_the_next_alien_would_go() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawMany});
  expectFull(table, kDiscardAnyTime, "Discard Mayfly now: your Deployment Value becomes 2 (planet 2).");
}

void test_emalto_says_value_and_planet() {
  Siege table;
  table.burden(kAntillians, kMayAdjust).hand(kAntillians, {Kind::drawFew});
  expectFull(table, kPlus1, "Emalto: your Deployment Value goes from 1 to 2 (planet 2).");
  expectFull(table, kMinus1, "Emalto: your Deployment Value can't go below 1 (planet 1).");
}

void test_siptou_says_how_the_forces_stand_then() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime}).force(kAntillians, 5, {Kind::drawFew, Kind::drawFew});
  table.play({deploy(Kind::anyTime), activate(1), toPlanet(5)});
  expectFull(table, toPlanet(1), "Switch your forces: then 1 at planet 5 and 2 at planet 1.");
}

void test_the_end_of_a_turn_says_that_it_ends_the_game() {
  Siege table;
  table.turnOf(kMorkolytes).hand(kMorkolytes, {Kind::anyTime}).pile(kMorkolytes, {});
  table.play(deploy(Kind::anyTime));
  if (table.legal(kDecline)) table.play(kDecline);
  expectFull(table, kEndTurn, "End your turn. This ends the game.");
}

// ---- what happened --------------------------------------------------------------------------------------------------
void test_a_number_is_told_with_whom_it_hits() {
  Siege table;
  table.hand(kAntillians, {Kind::enemyDiscards, Kind::drawFew}).play(deploy(Kind::enemyDiscards));
  expectTold(table, EventKind::deployed, "Antillians deploy Stinger to planet 2.");
  table.play(kGreater);
  expectTold(table, EventKind::numberChosen, "Stinger: Morkolytes discard 2.");
}

// Taltuva makes both draw: with one pile empty, one of them does.
void test_a_number_is_told_of_those_who_have_cards_to_draw() {
  const auto told = [](Kinds own, Kinds enemys, const char* sentence) {
    Siege table;
    table.side(Effect::taltuva).hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::anyTime, Kind::adjacent});
    table.pile(kAntillians, own).pile(kMorkolytes, enemys);
    table.play({deploy(Kind::drawFew), kDeclare, kGreater});
    expectTold(table, EventKind::numberChosen, sentence);
  };
  told({Kind::drawFew, Kind::drawFew}, {Kind::drawFew, Kind::drawFew}, "Forager: both draw 2.");
  told({Kind::drawFew, Kind::drawFew}, {}, "Forager: Antillians draw 2.");
  told({}, {Kind::drawFew, Kind::drawFew}, "Forager: Morkolytes draw 2.");
  told({Kind::drawFew}, {Kind::drawFew, Kind::drawFew}, "Forager: Antillians draw 1, Morkolytes 2.");
}

void test_a_number_that_changes_nothing_is_said_to_be_the_same() {
  Siege table;
  table.hand(kAntillians, {Kind::drawMany, Kind::drawFew}).pile(kAntillians, {Kind::anyTime, Kind::anyPlanet});
  table.play(deploy(Kind::drawMany));
  TEST_ASSERT_FALSE(numberMatters(table.state));
  Words few, many;
  describe(observe(table.state, kAntillians), kSmaller, few);
  describe(observe(table.state, kAntillians), kGreater, many);
  TEST_ASSERT_EQUAL_STRING(few.full.c_str(), many.full.c_str());
  TEST_ASSERT_EQUAL_STRING("Draw 2", few.brief.c_str());
}

void test_a_number_says_who_draws_or_discards() {
  Siege own, theirs;
  own.hand(kAntillians, {Kind::drawFew, Kind::drawMany}).play(deploy(Kind::drawFew));
  theirs.hand(kAntillians, {Kind::enemyDiscards, Kind::drawFew}).play(deploy(Kind::enemyDiscards));
  Words words;
  describe(observe(own.state, kAntillians), kGreater, words);
  TEST_ASSERT_EQUAL_STRING("Draw 2", words.brief.c_str());
  describe(observe(theirs.state, kAntillians), kGreater, words);
  TEST_ASSERT_EQUAL_STRING("They discard 2", words.brief.c_str());
}

void test_a_number_matters_as_soon_as_one_of_both_has_more_cards() {
  Siege table;
  table.side(Effect::taltuva).hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::anyTime, Kind::adjacent});
  table.pile(kAntillians, {Kind::drawFew}).pile(kMorkolytes, {Kind::drawFew, Kind::drawFew});
  table.play({deploy(Kind::drawFew), kDeclare});
  TEST_ASSERT_TRUE(numberMatters(table.state));
  expectFull(table, kGreater, "Forager: you draw the last 1, your Enemy draws the last 2.");
  expectFull(table, kSmaller, "Forager: you both draw 1.");
}

// A Deployment Value of 1 cannot be lowered: neither the choice nor the log says that it is.
void test_a_value_that_stays_is_not_said_to_change() {
  Siege emalto, iontian;
  emalto.burden(kAntillians, kMayAdjust).hand(kAntillians, {Kind::drawFew}).play(kMinus1);
  expectTold(emalto, EventKind::adjusted, "Emalto: Antillians keep their Deployment Value of 1.");
  iontian.side(Effect::iontian).hand(kMorkolytes, {Kind::drawFew});
  iontian.hand(kAntillians, {Kind::anyTime, Kind::adjacent, Kind::drawFew}).play({deploy(Kind::anyTime), activate(3)});
  expectFull(iontian, kMinus1, "Iontian: their Deployment Value can't go below 1. With 1 in hand, no change.");
  expectFull(iontian, kPlus1, "Iontian: their next Deployment Value is 1 more. With 1 in hand: planet 2.");
  iontian.play(kMinus1);
  expectTold(iontian, EventKind::burdened, "The Morkolytes' next Deployment Value is 1 less, but never below 1.");
}

void test_emalto_is_told_with_the_value_that_comes_of_it() {
  Siege table;
  table.burden(kAntillians, kMayAdjust).hand(kAntillians, {Kind::drawFew, Kind::drawMany}).play(kPlus1);
  expectTold(table, EventKind::adjusted, "Emalto: Antillians raise their Deployment Value to 3.");
}

void test_the_log_says_you_to_who_plays_that_species() {
  using armada_test::happened;
  const Siege table;
  constexpr auto kStinger = static_cast<unsigned>(Kind::enemyDiscards);
  const auto burden = [](Effect effect, int value = 0) {
    return happened(EventKind::burdened, kAntillians, static_cast<unsigned>(effect), 0, 0, value);
  };
  const armada_test::ToldTo told[] = {
      {happened(EventKind::turnBegan, kAntillians, 0, 0, 0, 9),
       {"Round 9: the Antillians' turn.", "Round 9: your turn.", "Round 9: the Antillians' turn."}},
      {happened(EventKind::drew, kMorkolytes, 1),
       {"Morkolytes draw Dredger.", "Morkolytes draw Dredger.", "You draw Dredger."}},
      {happened(EventKind::drewSome, kAntillians, 0, 0, 0, 4),
       {"Antillians draw 4 Aliens.", "You draw 4 Aliens.", "Antillians draw 4 Aliens."}},
      {happened(EventKind::pileEmpty, kAntillians, 0, 0, 0, 2),
       {"The Antillians' Draw Pile is empty, 2 short.", "Your Draw Pile is empty, 2 short.",
        "The Antillians' Draw Pile is empty, 2 short."}},
      {happened(EventKind::adjusted, kAntillians, 3, 4, 0, 1),
       {"Emalto: Antillians raise their Deployment Value to 4.", "Emalto: you raise your Deployment Value to 4.",
        "Emalto: Antillians raise their Deployment Value to 4."}},
      {happened(EventKind::adjusted, kAntillians, 3, 2, 0, -1),
       {"Emalto: Antillians lower their Deployment Value to 2.", "Emalto: you lower your Deployment Value to 2.",
        "Emalto: Antillians lower their Deployment Value to 2."}},
      {happened(EventKind::deployed, kAntillians, kStinger, at(4), 0, 1),
       {"Antillians also deploy Stinger to planet 4.", "You also deploy Stinger to planet 4.",
        "Antillians also deploy Stinger to planet 4."}},
      {happened(EventKind::pickedAtRandom, kAntillians, kStinger),
       {"Cordontion picks the Antillians' Stinger.", "Cordontion picks your Stinger.",
        "Cordontion picks the Antillians' Stinger."}},
      {happened(EventKind::numberChosen, kAntillians, kStinger, 0, 2, -2),
       {"Stinger: Morkolytes discard 2.", "Stinger: Morkolytes discard 2.", "Stinger: you discard 2."}},
      {happened(EventKind::numberChosen, kAntillians, 1, 1, 2, 2),
       {"Forager: Antillians draw 1, Morkolytes 2.", "Forager: you draw 1, Morkolytes 2.",
        "Forager: Antillians draw 1, you 2."}},
      {happened(EventKind::blocked, kMorkolytes, kStinger),
       {"Plomeena protects the Morkolytes from Stinger.", "Plomeena protects the Morkolytes from Stinger.",
        "Plomeena protects you from Stinger."}},
      {happened(EventKind::discarded, kAntillians, kStinger, static_cast<unsigned>(Cause::hyperion)),
       {"Hyperion: Antillians discard Stinger to trigger it.", "Hyperion: you discard Stinger to trigger it.",
        "Hyperion: Antillians discard Stinger to trigger it."}},
      {happened(EventKind::discarded, kAntillians, kStinger, static_cast<unsigned>(Cause::pandemonia)),
       {"Pandemonia: Antillians discard Stinger.", "Pandemonia: you discard Stinger.",
        "Pandemonia: Antillians discard Stinger."}},
      {happened(EventKind::discarded, kAntillians, kStinger, static_cast<unsigned>(Cause::anyTime)),
       {"Antillians choose to discard Stinger.", "You choose to discard Stinger.",
        "Antillians choose to discard Stinger."}},
      {happened(EventKind::moved, kAntillians, kStinger, at(4), at(5), static_cast<int>(Effect::nyx)),
       {"Nyx: the Antillians' Stinger moves from planet 4 to planet 5.",
        "Nyx: your Stinger moves from planet 4 to planet 5.",
        "Nyx: the Antillians' Stinger moves from planet 4 to planet 5."}},
      {happened(EventKind::moved, kAntillians, kStinger, at(4), at(5), -1),
       {"The Antillians' Stinger moves from planet 4 to planet 5.", "Your Stinger moves from planet 4 to planet 5.",
        "The Antillians' Stinger moves from planet 4 to planet 5."}},
      {happened(EventKind::switched, kAntillians, at(5), at(2)),
       {"The Antillians' forces at planets 2 and 5 switch places.", "Your forces at planets 2 and 5 switch places.",
        "The Antillians' forces at planets 2 and 5 switch places."}},
      {burden(Effect::cordontion),
       {"Antillians must deploy a random Alien next turn.", "You must deploy a random Alien next turn.",
        "Antillians must deploy a random Alien next turn."}},
      {burden(Effect::zahwilta),
       {"Antillians can't activate a Planet Effect next turn.", "You can't activate a Planet Effect next turn.",
        "Antillians can't activate a Planet Effect next turn."}},
      {burden(Effect::plomeena),
       {"The Antillians' Soldiers can't affect the Morkolytes next turn.",
        "Your Soldiers can't affect the Morkolytes next turn.",
        "The Antillians' Soldiers can't affect you next turn."}},
      {burden(Effect::iontian, 1),
       {"The Antillians' next Deployment Value is 1 more.", "Your next Deployment Value is 1 more.",
        "The Antillians' next Deployment Value is 1 more."}},
      {burden(Effect::emalto),
       {"Antillians may change their Deployment Value by 1 next turn.",
        "You may change your Deployment Value by 1 next turn.",
        "Antillians may change their Deployment Value by 1 next turn."}},
      {happened(EventKind::gave, kAntillians, 1),
       {"Antillians give Forager to the Morkolytes.", "You give Forager to the Morkolytes.",
        "Antillians give Forager to you."}},
      {happened(EventKind::gaveOne, kMorkolytes),
       {"Morkolytes give 1 Alien to the Antillians.", "Morkolytes give 1 Alien to you.",
        "You give 1 Alien to the Antillians."}},
      {happened(EventKind::shuffledHand, kAntillians, 0, 0, 0, 3),
       {"Antillians shuffle 3 Aliens into their Draw Pile.", "You shuffle 3 Aliens into your Draw Pile.",
        "Antillians shuffle 3 Aliens into their Draw Pile."}},
      {happened(EventKind::passed, kAntillians),
       {"Antillians have no Aliens left and pass.", "You have no Aliens left and pass.",
        "Antillians have no Aliens left and pass."}},
      {happened(EventKind::ended, kMorkolytes, 3, 4),
       {"Morkolytes win, 4 planets to 3.", "Morkolytes win, 4 planets to 3.", "You win, 4 planets to 3."}}};
  armada_test::expectToldTo(table.state, told);
}

void test_who_declares_and_whom_it_affects_are_you_to_each() {
  using armada_test::happened;
  Siege turned;
  turned.side(Effect::ambyria);
  const armada_test::ToldTo told[] = {
      {happened(EventKind::declared, kAntillians, at(4), static_cast<unsigned>(Kind::drawFew)),
       {"Antillians declare Ambyria: Forager affects the Morkolytes.",
        "You declare Ambyria: Forager affects the Morkolytes.", "Antillians declare Ambyria: Forager affects you."}},
      {happened(EventKind::activated, kMorkolytes, at(4)),
       {"Morkolytes activate Ambyria.", "Morkolytes activate Ambyria.", "You activate Ambyria."}}};
  armada_test::expectToldTo(turned.state, told);
}

// ---- where the game stands ------------------------------------------------------------------------------------------
void expectHeadline(Siege& table, const char* sentence) {
  table.ready();
  Text<64> words;
  headline(table.state, words);
  TEST_ASSERT_EQUAL_STRING(sentence, words.c_str());
}

Siege& last(Siege& table) {  // the Morkolytes are out, and their pass ends it
  return table.turnOf(kMorkolytes).hand(kMorkolytes, {}).pile(kMorkolytes, {});
}

void test_the_headline_of_a_finished_game_names_the_winner() {
  Siege planets, aliens, drawn;
  last(planets).force(kAntillians, 1, {Kind::drawFew});
  expectHeadline(planets, "Round 1: Antillians 1, Morkolytes 0");
  expectHeadline(planets.play(kPass), "Antillians win, 1 planet to 0");
  last(aliens).force(kAntillians, 1, {Kind::drawFew}).force(kMorkolytes, 2, {Kind::drawFew, Kind::drawFew});
  expectHeadline(aliens.play(kPass), "Morkolytes win, 2 Aliens to 1");
  last(drawn).force(kAntillians, 1, {Kind::drawFew}).force(kMorkolytes, 2, {Kind::drawFew});
  expectHeadline(drawn.play(kPass), "A draw, 1 planet each");
}

void test_who_sees_a_draw_is_told_its_number_alone() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew, Kind::drawMany}).play({deploy(Kind::drawFew), kGreater});
  expectTold(table, EventKind::numberChosen, "Forager: Antillians draw 2.");
  expectTold(table, EventKind::drewSome, "");  // once is enough
  Siege refilled;
  refilled.hand(kAntillians, {Kind::anywhere}).play({deploy(Kind::anywhere), toPlanet(2)});
  expectTold(refilled, EventKind::drewSome, "Antillians draw 4 Aliens.");
}

// ---- where the value comes from -------------------------------------------------------------------------------------
void test_the_receipt_of_the_value_names_hand_emalto_and_iontian() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::adjacent}).burden(kAntillians, kMayAdjust | kValueDown);
  table.play(kPlus1);
  Explanation steps;
  explain(table.state, 0, steps);
  TEST_ASSERT_EQUAL_size_t(3, steps.size());
  expectStep(steps[0], "Hand", 3, 3);
  expectStep(steps[1], "Emalto", 1, 4);
  expectStep(steps[2], "Iontian", -1, 3);
  TEST_ASSERT_EQUAL_INT(deploymentValue(table.state), steps.back().total);
}

void test_the_receipt_of_the_value_never_ends_below_1() {
  Siege table;
  table.hand(kAntillians, {Kind::drawFew}).burden(kAntillians, kValueDown).ready();
  Explanation steps;
  explain(table.state, 0, steps);
  expectStep(steps.back(), "At least", 1, 1);
}

// ---- the quick player -----------------------------------------------------------------------------------------------
// Planet 2 is even, at planet 3 the Antillians are far ahead: one card less leads to where it matters.
void test_the_quick_player_drops_an_officer_to_reach_the_planet_that_matters() {
  Siege table;
  table.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::anyTime}).pile(kAntillians, {}).pile(kMorkolytes, {});
  table.force(kAntillians, 3, {Kind::drawFew, Kind::drawFew, Kind::drawFew, Kind::drawMany, Kind::drawMany});
  table.hand(kMorkolytes, {Kind::drawFew, Kind::drawFew}).ready();
  TEST_ASSERT_EQUAL_HEX32(kDiscardAnyTime, quickMove(table.state));
}

// The Enemy leads by 1 at planet 6 alone, and the game is about to end.
void test_the_quick_player_ties_the_planet_that_the_enemy_would_win() {
  Siege table;
  table.hand(kAntillians, {Kind::anywhere}).pile(kAntillians, {}).hand(kMorkolytes, {}).pile(kMorkolytes, {});
  for (unsigned planet = 1; planet <= 5; ++planet)
    table.force(kAntillians, planet, {static_cast<Kind>(planet), static_cast<Kind>(planet)});
  table.force(kMorkolytes, 6, {Kind::drawFew}).force(kMorkolytes, 7, {Kind::drawFew, Kind::drawMany});
  table.force(kMorkolytes, 8, {Kind::adjacent, Kind::adjacent}).play(deploy(Kind::anywhere));
  TEST_ASSERT_EQUAL_HEX32(toPlanet(6), quickMove(table.state));
}

void runWordTests() {
  RUN_TEST(test_a_soldier_says_whom_it_touches_and_who_says_how_many);
  RUN_TEST(test_a_planet_that_turns_is_told_by_its_number_and_the_last_one_by_its_plus);
  RUN_TEST(test_a_soldier_says_that_plomeena_stops_it);
  RUN_TEST(test_a_soldier_says_what_an_almost_empty_pile_still_gives);
  RUN_TEST(test_a_soldier_says_that_nobody_has_anything_to_draw);
  RUN_TEST(test_the_last_soldier_of_a_hand_has_nothing_to_discard);
  RUN_TEST(test_a_declared_planet_says_what_it_changes);
  RUN_TEST(test_the_adjacent_officer_says_who_comes_along);
  RUN_TEST(test_the_any_planet_officer_says_that_zahwilta_stops_it);
  RUN_TEST(test_the_any_time_officer_says_where_the_next_alien_would_go);
  RUN_TEST(test_emalto_says_value_and_planet);
  RUN_TEST(test_siptou_says_how_the_forces_stand_then);
  RUN_TEST(test_the_end_of_a_turn_says_that_it_ends_the_game);
  RUN_TEST(test_a_number_is_told_with_whom_it_hits);
  RUN_TEST(test_a_number_is_told_of_those_who_have_cards_to_draw);
  RUN_TEST(test_a_number_that_changes_nothing_is_said_to_be_the_same);
  RUN_TEST(test_a_number_says_who_draws_or_discards);
  RUN_TEST(test_a_number_matters_as_soon_as_one_of_both_has_more_cards);
  RUN_TEST(test_a_value_that_stays_is_not_said_to_change);
  RUN_TEST(test_emalto_is_told_with_the_value_that_comes_of_it);
  RUN_TEST(test_the_log_says_you_to_who_plays_that_species);
  RUN_TEST(test_who_declares_and_whom_it_affects_are_you_to_each);
  RUN_TEST(test_the_headline_of_a_finished_game_names_the_winner);
  RUN_TEST(test_who_sees_a_draw_is_told_its_number_alone);
  RUN_TEST(test_the_receipt_of_the_value_names_hand_emalto_and_iontian);
  RUN_TEST(test_the_receipt_of_the_value_never_ends_below_1);
  RUN_TEST(test_the_quick_player_drops_an_officer_to_reach_the_planet_that_matters);
  RUN_TEST(test_the_quick_player_ties_the_planet_that_the_enemy_would_win);
}

}  // namespace stellar_siege_test
