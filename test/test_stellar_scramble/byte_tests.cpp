// A position as bytes, and what is refused: every gem, card and token exactly once, every number in its range.
#include "scramble_tests.h"
#include "support/position_bytes.h"

namespace stellar_scramble_test {

namespace {

// A position with something in every place.
void setRich(Scramble& table) {
  table.rounds(6).turns(1, kEmber).alienEvent(2, AlienEvent::move2).alienEvent(5, AlienEvent::fire2);
  table.track(1, 31).track(2, 6).track(7, 24).has(kComet, {0, 2, 25}).has(kEmber, {26, 27, 28}).has(kNova, {10});
  table.boosts(kComet, kRed, 2).broken(kComet, {kBlue}).heat(kEmber, 4).credits(kNova, 11).score(kNova, 6);
  table.alien(1, 2, gnat(kNova), 2, 1u << kComet).alien(2, 5, beetle(kEmber)).alien(3, 1, invader(2, kComet, 3));
  table.onBoard(kEmber, Gem::overheat, 2).ship(kNova, 7);
  setBit(table.state.gone, 3);
  table.ready();
}

template <class Change>
void expectRefusal(Change change) {
  Scramble table;
  setRich(table);
  change(table.state);
  armada_test::assertNotValid(kStellarScramble, &table.state);
}

}  // namespace

void test_a_position_comes_back_from_its_bytes() {
  Scramble table;
  setRich(table);
  armada_test::assertComesBackFromItsBytes(kStellarScramble, &table.state);
}

void test_bytes_that_are_cut_or_too_long_are_refused() {
  Scramble table;
  setRich(table);
  armada_test::assertCutAndLongerBytesAreRefused(kStellarScramble, &table.state);
}

void test_a_changed_byte_is_refused_or_is_another_position_with_just_these_bytes() {
  Scramble table;
  setRich(table);
  armada_test::assertChangedBytesAreRefusedOrKept(kStellarScramble, &table.state, 1);
}

void test_gems_cards_and_tokens_are_there_exactly_once() {
  expectRefusal([](State& s) { ++s.pilot[0].bag[0]; });
  expectRefusal([](State& s) { --s.supply[4]; });
  expectRefusal([](State& s) { s.track[2] = 6; });                // on the track twice
  expectRefusal([](State& s) { s.track[2] = 0; });                // Comet has it
  expectRefusal([](State& s) { setBit(s.gone, 25); });            // a System in use
  expectRefusal([](State& s) { setBit(s.pilot[1].cards, 10); });  // Nova has it
  expectRefusal([](State& s) { s.pilot[2].systems[0] = 7; });     // no System
  expectRefusal([](State& s) { s.grid[2][3] = s.grid[1][4]; });   // an Invader twice
  expectRefusal([](State& s) { s.pilot[2].boosts[kBlue] = 2; });  // more tokens than icons
  expectRefusal([](State& s) { s.pilot[0].boosts[kRed] = 4; });
}

void test_numbers_out_of_their_range_are_refused() {
  expectRefusal([](State& s) { s.pilot[1].overheat = 7; });
  expectRefusal([](State& s) { s.pilot[1].credits = 13; });
  expectRefusal([](State& s) { s.pilot[1].space = 8; });
  expectRefusal([](State& s) { s.pilot[1].outOfOrder = 16; });
  expectRefusal([](State& s) { s.grid[0][1].shields = 4; });  // a Gnat has 3
  expectRefusal([](State& s) { s.grid[0][1].shields = 0; });
  expectRefusal([](State& s) { s.grid[0][1].assists = 8; });  // nobody's
  expectRefusal([](State& s) { s.grid[1][4].assists = 1; });  // not damaged
  expectRefusal([](State& s) { s.round = kMostRounds; });
  expectRefusal([](State& s) { s.players = 5; });
  expectRefusal([](State& s) { s.first = kRose; });
  expectRefusal([](State& s) { s.turn = 3; });
  expectRefusal([](State& s) { s.pilot[2].invaders = 10; });  // ten end the game with their round
}

void test_two_starfighters_in_a_wormhole_are_refused() {
  expectRefusal([](State& s) { s.pilot[0].space = 7; });
}

void test_decks_and_events_fit_the_round() {
  expectRefusal([](State& s) { s.deckEvents[0] = kMoveBelow; });
  expectRefusal([](State& s) { s.deckEvents[1] = 0; });
  expectRefusal([](State& s) {
    s.event[4] = AlienEvent::fire1;
    s.event[5] = AlienEvent::fire1;
  });
  expectRefusal([](State& s) { s.event[0] = AlienEvent::move1; });  // late: it must be further along
  expectRefusal([](State& s) { s.round = 4; });
}

void test_what_the_turn_remembers_fits_the_decision() {
  expectRefusal([](State& s) { s.gem = Gem::red; });
  expectRefusal([](State& s) { s.weapon = kRed; });
  expectRefusal([](State& s) { s.left = 1; });
  expectRefusal([](State& s) { s.bought = 1; });
  expectRefusal([](State& s) { s.hit = 1; });
  expectRefusal([](State& s) { s.phase = Phase::over; });
  expectRefusal([](State& s) { s.phase = Phase::place; });
  expectRefusal([](State& s) { s.phase = Phase::fly; });
}

void runByteTests() {
  RUN_TEST(test_a_position_comes_back_from_its_bytes);
  RUN_TEST(test_bytes_that_are_cut_or_too_long_are_refused);
  RUN_TEST(test_a_changed_byte_is_refused_or_is_another_position_with_just_these_bytes);
  RUN_TEST(test_gems_cards_and_tokens_are_there_exactly_once);
  RUN_TEST(test_numbers_out_of_their_range_are_refused);
  RUN_TEST(test_two_starfighters_in_a_wormhole_are_refused);
  RUN_TEST(test_decks_and_events_fit_the_round);
  RUN_TEST(test_what_the_turn_remembers_fits_the_decision);
}

}  // namespace stellar_scramble_test
