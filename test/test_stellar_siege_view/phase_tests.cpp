// Each decision of the rules, made by presses.
#include "bench.h"

namespace stellar_siege_view_test {

namespace {

using Key = ButtonHint::Key;
using namespace stellar_siege_test;

void assertPlayed(Move move) { TEST_ASSERT_EQUAL_HEX32(move, bench().played); }
void assertRow(Row row) { TEST_ASSERT_EQUAL_INT(static_cast<int>(row), static_cast<int>(bench().view.row())); }
void assertA(const char* word) { TEST_ASSERT_EQUAL_STRING(word, bench().word(Key::a)); }
void assertHeader(const char* words) {
  Text<48> right;
  bench().view.headerText(bench(), right);
  TEST_ASSERT_EQUAL_STRING(words, right.c_str());
}

// Deploys a card and lets the number of a Soldier be the smaller one.
void deployFirst(Kind kind) {
  choose(kind);
  bench().press(Button::a);
}

// ---- deploying --------------------------------------------------------------------------------------------------------
void test_every_kind_is_deployed_by_its_card() {
  for (unsigned k = 1; k <= kKinds; ++k) {
    const Kind kind = static_cast<Kind>(k), other = kind == Kind::drawFew ? Kind::drawMany : Kind::drawFew;
    Siege siege;
    siege.hand(kAntillians, {kind, other});
    Bench& b = sitAt(siege);
    assertRow(Row::hand);
    choose(kind);
    assertA("Deploy");
    b.press(Button::a);
    assertPlayed(deploy(kind));
  }
}

void test_the_marked_planet_is_that_of_the_hands_size() {
  const Kinds hands[] = {{Kind::drawFew},
                         {Kind::drawFew, Kind::drawFew},
                         {Kind::drawFew, Kind::drawFew, Kind::drawFew},
                         {Kind::drawFew, Kind::drawFew, Kind::drawFew, Kind::adjacent},
                         {Kind::drawFew, Kind::drawFew, Kind::drawFew, Kind::adjacent, Kind::adjacent}};
  std::uint8_t planet = 0;
  for (const Kinds& hand : hands) {
    Siege siege;
    siege.hand(kAntillians, hand);
    Bench& b = sitAt(siege);
    TEST_ASSERT_EQUAL_UINT8(planet++, b.view.marked(b));
  }
  Siege siege;
  siege.hand(kAntillians, {Kind::drawFew, Kind::drawFew, Kind::drawFew, Kind::drawMany, Kind::drawMany, Kind::drawMany,
                           Kind::adjacent, Kind::adjacent, Kind::adjacent, Kind::anyPlanet});
  Bench& b = sitAt(siege);
  TEST_ASSERT_EQUAL_UINT8(at(8), b.view.marked(b));
}

void test_the_mark_follows_the_hand_as_cards_are_discarded() {
  Siege siege;
  siege.hand(kAntillians, {Kind::anyTime, Kind::anyTime, Kind::anyTime, Kind::drawFew});
  Bench& b = sitAt(siege);
  choose(Kind::anyTime);
  for (unsigned number = 4; number > 1; --number) {
    TEST_ASSERT_EQUAL_UINT8(at(number), b.view.marked(b));
    assertA("Deploy");
    TEST_ASSERT_EQUAL_STRING("Discard", b.word(Key::b));
    b.press(Button::b);
    assertPlayed(kDiscardAnyTime);
  }
  TEST_ASSERT_EQUAL_UINT8(at(1), b.view.marked(b));
}

void test_the_mark_follows_iontian() {
  Siege siege;
  siege.side(Effect::iontian)
      .hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::adjacent})
      .burden(kAntillians, kValueUp);
  Bench& b = sitAt(siege);
  TEST_ASSERT_EQUAL_UINT8(at(4), b.view.marked(b));
}

void test_the_panel_says_where_a_card_goes_and_which_effect_follows() {
  Siege siege;
  siege.hand(kAntillians,
             {Kind::drawMany, Kind::discardFew, Kind::enemyDiscards, Kind::anyPlanet, Kind::enemyDrawsMany});
  Bench& b = sitAt(siege);
  choose(Kind::enemyDiscards);
  Text<256> words;
  const char* name = "";
  b.view.say(b, words, name);
  TEST_ASSERT_EQUAL_STRING(
      "Deploy Stinger to planet 5: your Enemy discards 1 or 2 (you choose). Then Plomeena, if you like.",
      words.c_str());
  TEST_ASSERT_EQUAL_STRING("Stinger", name);
}

void test_an_effect_that_could_do_nothing_is_not_promised() {
  for (const bool somebody : {false, true}) {
    Siege siege;
    siege.side(Effect::nyx)
        .hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawFew, Kind::drawFew, Kind::drawMany, Kind::drawMany,
                            Kind::adjacent});
    if (somebody) siege.force(kMorkolytes, 7, {Kind::drawFew});
    Bench& b = sitAt(siege);
    choose(Kind::drawFew);
    Text<256> words;
    const char* name = "";
    b.view.say(b, words, name);
    TEST_ASSERT_EQUAL(somebody, std::strstr(words.c_str(), "Then Nyx, if you like.") != nullptr);
  }
}

void test_zahwilta_is_named_where_it_forbids_the_effect() {
  Siege siege;
  siege.side(Effect::zahwilta)
      .hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::adjacent})
      .burden(kAntillians, kNoPlanetEffect);
  Bench& b = sitAt(siege);
  choose(Kind::drawFew);
  Text<256> words;
  const char* name = "";
  b.view.say(b, words, name);
  TEST_ASSERT_NOT_NULL(std::strstr(words.c_str(), "No Emalto: their Zahwilta."));
}

void test_under_cordontion_the_game_picks_and_the_hand_says_so() {
  Siege siege;
  siege.hand(kAntillians, {Kind::drawFew, Kind::adjacent}).burden(kAntillians, kRandomDeployment);
  Bench& b = sitAt(siege);
  assertRow(Row::tiles);
  assertA("Deploy");
  b.press(Button::down);
  choose(Kind::adjacent);
  Text<256> words;
  const char* name = "";
  b.view.say(b, words, name);
  TEST_ASSERT_EQUAL_STRING("Sentinel: the game picks one at random, so their Cordontion wants it.", words.c_str());
  b.press(Button::a);  // looks
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
  b.press(Button::b);
  b.press(Button::b);
  b.press(Button::a);
  assertPlayed(kDeployRandom);
}

void test_emaltos_tiles_move_the_mark_before_they_are_confirmed() {
  for (int by = -1; by <= 1; ++by) {
    Siege siege;
    siege.hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::adjacent}).burden(kAntillians, kMayAdjust);
    Bench& b = sitAt(siege);
    assertRow(Row::tiles);
    TEST_ASSERT_EQUAL_HEX32(kUnchanged, b.view.aimed(b));
    if (by != 0) b.press(by < 0 ? Button::left : Button::right);
    TEST_ASSERT_EQUAL_UINT8(at(static_cast<unsigned>(3 + by)), b.view.previewed(b));
    b.press(Button::a);
    assertPlayed(moveOf(Verb::adjust, static_cast<unsigned>(by + 1)));
    TEST_ASSERT_EQUAL_UINT8(at(static_cast<unsigned>(3 + by)), b.view.marked(b));
  }
}

void test_a_declared_planet_is_offered_before_the_soldier_lands() {
  for (const bool yes : {true, false}) {
    Siege siege;
    siege.hand(kAntillians, {Kind::drawFew, Kind::drawMany, Kind::adjacent, Kind::adjacent});
    Bench& b = sitAt(siege);
    deployFirst(Kind::drawMany);
    assertRow(Row::tiles);
    TEST_ASSERT_EQUAL_UINT8(indexOf(Kind::drawMany), indexOf(b.view.card()));
    TEST_ASSERT_EQUAL_UINT8(at(4), b.view.marked(b));
    if (!yes) b.press(Button::right);
    assertA(yes ? "Declare" : "Go without");
    b.press(Button::a);
    assertPlayed(yes ? kDeclare : kDeclareNot);
  }
}

void test_the_officer_goes_to_any_of_the_eight_planets() {
  for (unsigned number = 1; number <= kPlanets; ++number) {
    Siege siege;
    siege.hand(kAntillians, {Kind::drawFew, Kind::anywhere});
    Bench& b = sitAt(siege);
    deployFirst(Kind::anywhere);
    assertRow(Row::planets);
    choosePlanet(number);
    assertA("Deploy");
    b.press(Button::a);
    assertPlayed(toPlanet(number));
    TEST_ASSERT_EQUAL_UINT8(1, forceValue(b.state, kAntillians, at(number)));
  }
}

// ---- Aliens -----------------------------------------------------------------------------------------------------------
void test_the_number_is_chosen_on_two_tiles() {
  for (const unsigned which : {0u, 1u}) {
    Siege siege;
    siege.hand(kAntillians, {Kind::enemyDrawsMany, Kind::drawFew});
    Bench& b = sitAt(siege);
    deployFirst(Kind::enemyDrawsMany);
    assertHeader("Round 1   Feeder: how many");
    if (which == 1) b.press(Button::right);
    assertA("Choose");
    b.press(Button::a);
    assertPlayed(moveOf(Verb::number, which));
  }
}

void test_own_discards_are_chosen_card_by_card() {
  Siege siege;
  siege.hand(kAntillians, {Kind::discardMany, Kind::drawFew, Kind::drawFew, Kind::drawMany, Kind::adjacent});
  Bench& b = sitAt(siege);
  deployFirst(Kind::discardMany);
  b.press(Button::a);
  assertRow(Row::hand);
  assertHeader("Round 1   Moulter: discard 2");
  choose(Kind::adjacent);
  assertA("Discard");
  b.press(Button::a);
  assertPlayed(card(Kind::adjacent));
  assertHeader("Round 1   Moulter: discard 1");
  TEST_ASSERT_EQUAL_STRING("Take back", b.word(Key::b));
}

void test_who_discards_in_the_others_turn_is_told_why_and_how_many() {
  Siege siege;
  siege.hand(kAntillians, {Kind::enemyDiscards, Kind::drawFew})
      .hand(kMorkolytes, {Kind::drawFew, Kind::adjacent, Kind::anyTime});
  Bench& b = sitAt(siege);
  deployFirst(Kind::enemyDiscards);
  b.press(Button::right);
  b.press(Button::a);
  assertPlayed(kGreater);
  b.handOver();
  TEST_ASSERT_EQUAL_UINT8(kMorkolytes, b.viewer());
  assertRow(Row::hand);
  assertHeader("Round 1   Stinger: discard 2");
  choose(Kind::adjacent);
  Text<256> words;
  const char* name = "";
  b.view.say(b, words, name);
  TEST_ASSERT_EQUAL_STRING("Their Stinger makes you discard 2. Discard Grappler, then 1 more: you keep 1 Alien.",
                           words.c_str());
  b.press(Button::a);
  assertPlayed(card(Kind::adjacent));
}

void test_an_alien_joins_from_next_door_and_from_nowhere_else() {
  for (const unsigned from : {1u, 3u}) {
    Siege siege;
    siege.hand(kAntillians, {Kind::adjacent, Kind::drawFew})
        .force(kAntillians, 1, {Kind::drawMany})
        .force(kAntillians, 3, {Kind::drawMany})
        .force(kAntillians, 5, {Kind::drawMany});
    Bench& b = sitAt(siege);
    deployFirst(Kind::adjacent);
    assertRow(Row::planets);
    choosePlanet(5);
    assertA("");
    b.press(Button::a);
    assertPlayed(deploy(Kind::adjacent));
    TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
    choosePlanet(from);
    assertA("Move");
    b.press(Button::a);
    assertPlayed(toPlanet(from));
  }
}

void test_the_additional_alien_is_chosen_from_the_hand() {
  Siege siege;
  siege.hand(kAntillians, {Kind::additional, Kind::drawFew, Kind::anyTime});
  Bench& b = sitAt(siege);
  deployFirst(Kind::additional);
  assertRow(Row::hand);
  choose(Kind::anyTime);
  assertA("Deploy");
  TEST_ASSERT_EQUAL_STRING("Discard", b.word(Key::b));
  choose(Kind::drawFew);
  b.press(Button::a);
  assertPlayed(deploy(Kind::drawFew));
  TEST_ASSERT_EQUAL_UINT8(at(3), b.view.marked(b));
}

// ---- Planets ----------------------------------------------------------------------------------------------------------
// The Officer without effect lands at the Planet, and its effect is activated.
Bench& activateWith(Siege& siege) {
  Bench& b = sitAt(siege);
  deployFirst(Kind::anyTime);
  assertRow(Row::tiles);
  assertA("Activate");
  b.press(Button::a);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Verb::activate), static_cast<int>(verbOf(b.played)));
  return b;
}

void test_a_planet_effect_is_activated_or_not() {
  for (const bool yes : {true, false}) {
    Siege siege;
    siege.hand(kAntillians, {Kind::anyTime, Kind::drawFew});
    Bench& b = sitAt(siege);
    deployFirst(Kind::anyTime);
    if (!yes) b.press(Button::right);
    assertA(yes ? "Activate" : "No effect");
    b.press(Button::a);
    assertPlayed(yes ? activate(2) : kDecline);
  }
}

void test_with_the_officer_every_planet_effect_that_does_something_is_chosen_on_its_planet() {
  for (unsigned number = 1; number <= kPlanets; ++number) {
    Siege siege;
    siege.hand(kAntillians, {Kind::anyPlanet, Kind::drawFew});
    Bench& b = sitAt(siege);
    deployFirst(Kind::anyPlanet);
    assertRow(Row::planets);
    TEST_ASSERT_EQUAL_STRING("No effect", b.word(Key::upDown));
    choosePlanet(number);
    const bool legal = b.legal().contains(activate(number));
    assertA(legal ? "Activate" : "");
    b.press(Button::a);
    assertPlayed(legal ? activate(number) : deploy(Kind::anyPlanet));
  }
  Siege siege;
  siege.hand(kAntillians, {Kind::anyPlanet, Kind::drawFew});
  Bench& b = sitAt(siege);
  deployFirst(Kind::anyPlanet);
  b.press(Button::down);
  b.press(Button::a);
  assertPlayed(kDecline);
}

void test_siptou_takes_two_different_planets() {
  Siege siege;
  siege.hand(kAntillians, {Kind::anyTime}).force(kAntillians, 4, {Kind::drawFew});
  Bench& b = activateWith(siege);
  assertRow(Row::planets);
  assertHeader("Round 1   Siptou: first planet");
  choosePlanet(4);
  b.press(Button::a);
  assertPlayed(toPlanet(4));
  assertHeader("Round 1   Siptou: second planet");
  choosePlanet(4);
  b.press(Button::a);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
  choosePlanet(7);
  assertA("Switch");
  b.press(Button::a);
  assertPlayed(toPlanet(7));
  TEST_ASSERT_EQUAL_UINT8(1, forceValue(b.state, kAntillians, at(7)));
}

void test_artemis_and_nyx_choose_where_to() {
  for (const Effect effect : {Effect::artemis, Effect::nyx}) {
    Siege siege;
    siege.side(effect)
        .hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawFew, Kind::drawFew, Kind::drawMany, Kind::drawMany,
                            Kind::adjacent})
        .force(kMorkolytes, 7, {Kind::drawFew});
    Bench& b = activateWith(siege);
    assertRow(Row::planets);
    choosePlanet(3);
    assertA("Move");
    b.press(Button::a);
    assertPlayed(toPlanet(3));
    TEST_ASSERT_EQUAL_UINT8(1, forceValue(b.state, effect == Effect::artemis ? kAntillians : kMorkolytes, at(3)));
  }
}

void test_iontian_is_one_of_two_tiles() {
  for (const bool more : {false, true}) {
    Siege siege;
    siege.side(Effect::iontian).hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawMany});
    Bench& b = activateWith(siege);
    assertHeader("Round 1   Iontian: their value");
    if (more) b.press(Button::right);
    b.press(Button::a);
    assertPlayed(more ? kPlus1 : kMinus1);
  }
}

void test_hyperion_takes_soldiers_and_refuses_officers() {
  Siege siege;
  siege.hand(kAntillians,
             {Kind::anyTime, Kind::adjacent, Kind::drawFew, Kind::drawMany, Kind::enemyDiscards, Kind::anyPlanet});
  Bench& b = activateWith(siege);
  assertRow(Row::hand);
  choose(Kind::anyPlanet);
  assertA("");
  b.press(Button::a);
  assertPlayed(activate(6));
  Text<256> words;
  const char* name = "";
  b.view.say(b, words, name);
  TEST_ASSERT_EQUAL_STRING("Hyperion takes a Soldier, no Officer.", words.c_str());
  choose(Kind::enemyDiscards);
  assertA("Trigger");
  b.press(Button::a);
  assertPlayed(card(Kind::enemyDiscards));
}

void test_clio_gives_card_by_card_until_stop() {
  Siege siege;
  siege.side(Effect::clio)
      .hand(kAntillians,
            {Kind::anyTime, Kind::adjacent, Kind::drawFew, Kind::drawMany, Kind::enemyDiscards, Kind::anyPlanet});
  Bench& b = activateWith(siege);
  assertRow(Row::hand);
  TEST_ASSERT_EQUAL_STRING("Stop", b.word(Key::upDown));
  choose(Kind::adjacent);
  assertA("Give");
  b.press(Button::a);
  assertPlayed(card(Kind::adjacent));
  assertHeader("Round 1   Clio: 1 of 3 given");
  TEST_ASSERT_EQUAL_STRING("Stop", b.word(Key::upDown));
  b.press(Button::up);
  assertA("Stop");
  b.press(Button::a);
  assertPlayed(kStop);
}

void test_pandemonia_discards_until_stop() {
  Siege siege;
  siege.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawFew, Kind::drawFew, Kind::drawMany, Kind::drawMany,
                           Kind::adjacent, Kind::adjacent});
  Bench& b = activateWith(siege);
  choose(Kind::adjacent);
  assertA("Discard");
  b.press(Button::a);
  assertPlayed(card(Kind::adjacent));
  b.press(Button::up);
  b.press(Button::a);
  assertPlayed(kStop);
}

// ---- the rest -----------------------------------------------------------------------------------------------------------
void test_the_turn_ends_with_a() {
  Siege siege;
  siege.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawFew});
  Bench& b = activateWith(siege);
  assertHeader("Round 1   End of turn");
  Text<64> theirs;
  b.view.theirQuestion(b, theirs);
  TEST_ASSERT_EQUAL_STRING("How to finish the turn", theirs.c_str());
  assertA("End turn");
  b.press(Button::a);
  assertPlayed(kEndTurn);
}

void test_the_officer_is_discarded_from_the_hand_beside_other_decisions() {
  Siege siege;
  siege.hand(kAntillians, {Kind::enemyDrawsFew, Kind::anyTime, Kind::drawFew});
  Bench& b = sitAt(siege);
  deployFirst(Kind::enemyDrawsFew);
  b.press(Button::down);
  choose(Kind::anyTime);
  assertA("Discard");
  b.press(Button::a);
  assertPlayed(kDiscardAnyTime);
  assertRow(Row::tiles);  // the number is still open
  assertHeader("Round 1   Pollinator: how many");
}

void test_without_a_card_one_passes() {
  Siege siege;
  siege.hand(kAntillians, {}).pile(kAntillians, {});
  Bench& b = sitAt(siege);
  assertRow(Row::tiles);
  assertA("Pass");
  b.press(Button::a);
  assertPlayed(kPass);
}

void test_sides_are_chosen_planet_by_planet() {
  Options options = standardOptions(kStellarSiege);
  for (std::uint8_t i = 0; i < kStellarSiege.optionCount; ++i)
    if (std::strcmp(kStellarSiege.options[i].key, "sides") == 0) options.choice[i] = 1;
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(3, options);
  for (unsigned planet = 0; planet < kPlanets; ++planet) {
    TEST_ASSERT_EQUAL_UINT8(planet, b.view.marked(b));
    assertA("This side");
    if (planet % 2 == 1) b.press(Button::right);
    b.press(Button::a);
    assertPlayed(moveOf(Verb::turnSide, planet % 2));
  }
  TEST_ASSERT_EQUAL_HEX8(0xAA, b.state.sides);
}

}  // namespace

void runPhaseTests() {
  RUN_TEST(test_every_kind_is_deployed_by_its_card);
  RUN_TEST(test_the_marked_planet_is_that_of_the_hands_size);
  RUN_TEST(test_the_mark_follows_the_hand_as_cards_are_discarded);
  RUN_TEST(test_the_mark_follows_iontian);
  RUN_TEST(test_the_panel_says_where_a_card_goes_and_which_effect_follows);
  RUN_TEST(test_an_effect_that_could_do_nothing_is_not_promised);
  RUN_TEST(test_zahwilta_is_named_where_it_forbids_the_effect);
  RUN_TEST(test_under_cordontion_the_game_picks_and_the_hand_says_so);
  RUN_TEST(test_emaltos_tiles_move_the_mark_before_they_are_confirmed);
  RUN_TEST(test_a_declared_planet_is_offered_before_the_soldier_lands);
  RUN_TEST(test_the_officer_goes_to_any_of_the_eight_planets);
  RUN_TEST(test_the_number_is_chosen_on_two_tiles);
  RUN_TEST(test_own_discards_are_chosen_card_by_card);
  RUN_TEST(test_who_discards_in_the_others_turn_is_told_why_and_how_many);
  RUN_TEST(test_an_alien_joins_from_next_door_and_from_nowhere_else);
  RUN_TEST(test_the_additional_alien_is_chosen_from_the_hand);
  RUN_TEST(test_a_planet_effect_is_activated_or_not);
  RUN_TEST(test_with_the_officer_every_planet_effect_that_does_something_is_chosen_on_its_planet);
  RUN_TEST(test_siptou_takes_two_different_planets);
  RUN_TEST(test_artemis_and_nyx_choose_where_to);
  RUN_TEST(test_iontian_is_one_of_two_tiles);
  RUN_TEST(test_hyperion_takes_soldiers_and_refuses_officers);
  RUN_TEST(test_clio_gives_card_by_card_until_stop);
  RUN_TEST(test_pandemonia_discards_until_stop);
  RUN_TEST(test_the_turn_ends_with_a);
  RUN_TEST(test_the_officer_is_discarded_from_the_hand_beside_other_decisions);
  RUN_TEST(test_without_a_card_one_passes);
  RUN_TEST(test_sides_are_chosen_planet_by_planet);
}

}  // namespace stellar_siege_view_test
