// A position as bytes, and what is refused: every card, cube and die exactly once, every number in its range.
#include "invasion_tests.h"
#include "support/position_bytes.h"

namespace pulp_invasion_test {

namespace {

// Something in every place.
void setRich(Voyage& table) {
  table.round(6).blackOnQuietus(2).aliens("Vexatrix", "Quietus", "Overmind Thoon").location("Ion Reef");
  table.hand({"Ace Magellan", "Secret Cache"}).line({"Iron Sentry", nullptr, "Kid Comet", "Time Slip"});
  table.done({LineStatus::evaded}).bag(3, 2, 1, 2, 5).abilities(4, 5, 6);
  table.found("Comet Lens", 0, 1, 0)
      .understood("Null Lance")
      .dice(Die::engineer, 4, Die::universalTranslator, 2)
      .ready();
}

// For what is wrong in it, not for what follows from the rest.
void expectRefusal(State wrong) {
  settle(wrong);
  armada_test::assertRefused(kPulpInvasion, &wrong);
}

// One number of a rich position is another.
template <class Change>
void expectRefusedAfter(Change change) {
  Voyage table;
  setRich(table);
  change(table.state);
  expectRefusal(table.state);
}

}  // namespace

void test_a_position_comes_back_from_its_bytes() {
  Voyage table;
  setRich(table);
  armada_test::assertComesBackFromItsBytes(kPulpInvasion, &table.state);
}

void test_bytes_that_are_cut_or_too_long_are_refused() {
  Voyage table;
  setRich(table);
  armada_test::assertCutAndLongerBytesAreRefused(kPulpInvasion, &table.state);
}

void test_a_changed_byte_is_refused_or_is_another_position_with_just_these_bytes() {
  Voyage table;
  setRich(table);
  armada_test::assertChangedBytesAreRefusedOrKept(kPulpInvasion, &table.state, 60);
}

void test_what_engaging_takes_is_remembered_as_it_is_and_only_while_it_is_asked() {
  Voyage table;
  table.line({"Iron Sentry", "Kid Comet", "Time Slip", "Void Lancer"}).ready();
  for (const int change : {+1, -1, +4}) {  // another icon, another Strength
    State wrong = table.state;
    wrong.engaging = static_cast<std::uint8_t>(wrong.engaging + change);
    TEST_ASSERT_FALSE(static_cast<bool>(valid(wrong)));
  }
  table.state.engaging = 0;
  TEST_ASSERT_FALSE(static_cast<bool>(valid(table.state)));
  settle(table.state);
  TEST_ASSERT_TRUE(static_cast<bool>(valid(table.state)));
  table.play(kEvade);  // a point to pay is asked for, not the card
  TEST_ASSERT_EQUAL_UINT8(0, table.state.engaging);
}

void test_texts_in_force_and_moments_of_aids_are_remembered_as_they_are() {
  Voyage table;
  setRich(table);
  for (std::size_t kind = 0; kind < kTextKinds; ++kind)
    for (unsigned carrier = 0; carrier < 16; ++carrier) {
      State wrong = table.state;
      std::uint16_t& carriers = wrong.texts.carriers[kind];
      carriers = static_cast<std::uint16_t>(carriers ^ 1u << carrier);
      TEST_ASSERT_FALSE(static_cast<bool>(valid(wrong)));
      settle(wrong);
      TEST_ASSERT_EQUAL_MEMORY(&table.state, &wrong, sizeof wrong);
    }
  for (unsigned moment = 0; moment < 16; ++moment) {
    State wrong = table.state;
    wrong.aids = static_cast<std::uint16_t>(wrong.aids ^ 1u << moment);
    TEST_ASSERT_FALSE(static_cast<bool>(valid(wrong)));
    settle(wrong);
    TEST_ASSERT_EQUAL_MEMORY(&table.state, &wrong, sizeof wrong);
  }
}

void test_a_card_that_is_twice_there_missing_or_unknown_is_refused() {
  expectRefusedAfter([](State& s) { s.deck[0] = s.deck[1]; });
  expectRefusedAfter([](State& s) { s.deck[0] = kEncounterCards; });
  expectRefusedAfter([](State& s) { s.deck.pop(); });
  expectRefusedAfter([](State& s) { s.hand.take(card("Ace Magellan")); });
  expectRefusedAfter([](State& s) { s.discards.add(card("Ace Magellan")); });
  expectRefusedAfter([](State& s) { std::swap(s.deck[0], s.line[0]), s.deck[1] = s.line[0]; });
  expectRefusedAfter([](State& s) { s.location = card("Kid Comet"); });
  expectRefusedAfter([](State& s) { s.line[1] = card("Gravity Well"); });
}

void test_only_agents_and_events_are_in_the_hand() {
  expectRefusedAfter([](State& s) {
    const Card top = s.deck.pop();
    s.hand.add(top);
    s.deck.push(card("Ace Magellan"));
    s.hand.take(card("Ace Magellan"));
  });
}

void test_a_planet_or_weapon_that_is_twice_there_missing_or_unknown_is_refused() {
  expectRefusedAfter([](State& s) { s.planetDeck[0] = s.planetDeck[1]; });
  expectRefusedAfter([](State& s) { s.planetDeck[0] = kPlanets; });
  expectRefusedAfter([](State& s) { s.planet = s.planetDeck[0]; });
  expectRefusedAfter([](State& s) { s.planet = kNoPlanet; });
  expectRefusedAfter([](State& s) { s.planetDeck.pop(); });
  expectRefusedAfter([](State& s) { s.weaponDeck[0] = s.found[0].weapon; });
  expectRefusedAfter([](State& s) { s.weaponDeck[0] = kWeapons; });
  expectRefusedAfter([](State& s) { s.weaponDeck.pop(); });
}

void test_cubes_that_are_not_there_are_refused() {
  expectRefusedAfter([](State& s) { s.bag[at(Cube::combat)] = 13; });
  expectRefusedAfter([](State& s) { s.bag[at(Cube::combat)] = 12; });   // one lies on the Null Lance
  expectRefusedAfter([](State& s) { s.bag[at(Cube::quietus)] = 11; });  // two lie on Quietus
  expectRefusedAfter([](State& s) { ++s.bag[at(Cube::weapon)]; });
  expectRefusedAfter([](State& s) { --s.bag[at(Cube::weapon)]; });
  expectRefusedAfter([](State& s) { s.aside = 1; });
  expectRefusedAfter([](State& s) { s.found[0].cubes[kScience] = 3; });
  expectRefusedAfter([](State& s) { s.found[0].cubes[kCombat] = 1; });
  expectRefusedAfter([](State& s) { s.drawn[0] = 0; });
}

void test_a_black_cube_on_a_passed_quietus_is_refused() {
  expectRefusedAfter([](State& s) { std::swap(s.alien[0], s.alien[1]); });
}

void test_numbers_out_of_their_range_are_refused() {
  expectRefusedAfter([](State& s) { s.ability[0] = 13; });
  expectRefusedAfter([](State& s) { s.round = 0; });
  expectRefusedAfter([](State& s) { s.round = 13; });
  expectRefusedAfter([](State& s) { s.round = 7; });
  expectRefusedAfter([](State& s) { s.captain = kCaptains; });
  expectRefusedAfter([](State& s) { s.alien[0] = 3; });
  expectRefusedAfter([](State& s) { s.alien[0] = s.alien[1]; });
  expectRefusedAfter([](State& s) { s.difficulty = static_cast<Difficulty>(3); });
  expectRefusedAfter([](State& s) { s.phase = static_cast<Phase>(40); });
  expectRefusedAfter([](State& s) { s.lostBy = LostBy::abilities; });
  expectRefusedAfter([](State& s) { s.die[0].face = 0; });
  expectRefusedAfter([](State& s) { s.die[0].face = 7; });
  expectRefusedAfter([](State& s) { s.die[0].die = s.die[1].die; });
  expectRefusedAfter([](State& s) { s.dieUsed = 2; });
  expectRefusedAfter([](State& s) { s.current = 5; });
  expectRefusedAfter([](State& s) { s.rng = Rng{}; });
  expectRefusedAfter([](State& s) { s.status[1] = static_cast<LineStatus>(9); });
  expectRefusedAfter([](State& s) { s.found[0].automatic = 2; });
}

void test_numbers_that_do_not_fit_the_decision_are_refused() {
  expectRefusedAfter([](State& s) { s.current = 3; });
  expectRefusedAfter([](State& s) { s.current = 0; });
  expectRefusedAfter([](State& s) { s.bonus = 2; });
  expectRefusedAfter([](State& s) { s.freeEvade = 1; });
  expectRefusedAfter([](State& s) { s.evadeOwed = 1; });
  expectRefusedAfter([](State& s) { s.extraIcons = 1; });
  expectRefusedAfter([](State& s) { s.cubes = 1; });
  expectRefusedAfter([](State& s) { s.owed.gain = 1; });
  expectRefusedAfter([](State& s) { s.usedDie = 0; });
  expectRefusedAfter([](State& s) { s.usedFace = 3; });
  expectRefusedAfter([](State& s) { s.spare.face = 3; });
  expectRefusedAfter([](State& s) { s.picked = 0; });
  expectRefusedAfter([](State& s) { s.then = Phase::search; });
  for (const Phase phase :
       {Phase::crew,   Phase::planet,     Phase::draw,      Phase::arrange,   Phase::evadePay, Phase::search,
        Phase::cube,   Phase::twoCubes,   Phase::place,     Phase::weapon,    Phase::last,     Phase::face,
        Phase::half,   Phase::gain,       Phase::lose,      Phase::reroll,    Phase::upgrade,  Phase::swapOut,
        Phase::swapIn, Phase::weaponCube, Phase::ownWeapon, Phase::newWeapon, Phase::takeCube, Phase::over})
    expectRefusedAfter([phase](State& s) { s.phase = phase; });
}

void test_a_die_that_asks_has_been_turned_to_a_lower_face() {
  Voyage table;
  table.dice(Die::scanningTechnology, 3, Die::engineer, 1).found("Comet Lens").found("Ether Harp");
  table.line({"Iron Sentry", "Void Lancer"}).play({useDie(0), turnTo(2)}).expectPhase(Phase::ownWeapon);
  TEST_ASSERT_NULL(valid(table.state).why);
  table.state.die[0].face = 3;
  expectRefusal(table.state);
}

void test_a_game_is_won_behind_the_whole_line_and_with_every_weapon() {
  Voyage table;
  table.found("Null Lance").found("Comet Lens").found("Ether Harp").searching(5).draw(Cube::weapon).expectWon();
  TEST_ASSERT_NULL(valid(table.state).why);
  State before = table.state, fewer = table.state;
  before.current = kLineCards - 1;
  expectRefusal(before);
  fewer.weaponDeck.push(fewer.found.removeAt(3).weapon);
  ++fewer.bag[at(Cube::weapon)];
  expectRefusal(fewer);
}

// A game that is over was won, or lost in one way; its bytes tell no other end.
void test_a_game_that_is_over_has_just_the_end_that_it_had() {
  int outOfCards = 0;
  for (Seed seed = 0; seed < 60 && outOfCards < 2; ++seed) {
    State state;
    deal(state, Options{}, seed);
    Events unheard;
    while (toMove(state) != kNobody) {
      const Move move = quickMove(observe(state, 0));
      TEST_ASSERT_TRUE(apply(state, move, unheard));
    }
    TEST_ASSERT_NULL(valid(state).why);
    if (state.lostBy == LostBy::deckEmpty) ++outOfCards;
    State won = state;
    won.lostBy = LostBy::notLost;
    TEST_ASSERT_TRUE((valid(won).why == nullptr) == (state.lostBy == LostBy::notLost));
    State lost = state;
    lost.lostBy = LostBy::deckEmpty;
    if (state.lostBy == LostBy::notLost) TEST_ASSERT_NOT_NULL(valid(lost).why);
  }
  TEST_ASSERT_GREATER_THAN_INT(0, outOfCards);
}

void runByteTests() {
  RUN_TEST(test_a_position_comes_back_from_its_bytes);
  RUN_TEST(test_bytes_that_are_cut_or_too_long_are_refused);
  RUN_TEST(test_a_changed_byte_is_refused_or_is_another_position_with_just_these_bytes);
  RUN_TEST(test_what_engaging_takes_is_remembered_as_it_is_and_only_while_it_is_asked);
  RUN_TEST(test_texts_in_force_and_moments_of_aids_are_remembered_as_they_are);
  RUN_TEST(test_a_card_that_is_twice_there_missing_or_unknown_is_refused);
  RUN_TEST(test_only_agents_and_events_are_in_the_hand);
  RUN_TEST(test_a_planet_or_weapon_that_is_twice_there_missing_or_unknown_is_refused);
  RUN_TEST(test_cubes_that_are_not_there_are_refused);
  RUN_TEST(test_a_black_cube_on_a_passed_quietus_is_refused);
  RUN_TEST(test_numbers_out_of_their_range_are_refused);
  RUN_TEST(test_numbers_that_do_not_fit_the_decision_are_refused);
  RUN_TEST(test_a_die_that_asks_has_been_turned_to_a_lower_face);
  RUN_TEST(test_a_game_is_won_behind_the_whole_line_and_with_every_weapon);
  RUN_TEST(test_a_game_that_is_over_has_just_the_end_that_it_had);
}

}  // namespace pulp_invasion_test
