// 1. Move, and the Wormholes: Book, Activate.
#include "scramble_tests.h"

namespace stellar_scramble_test {

namespace {

// Comet may fly to exactly these spaces with the weapon, and fire from none.
void expectReach(Scramble& table, std::initializer_list<unsigned> spacesInReach) {
  MoveList moves;
  legalMoves(table.state, moves);
  TEST_ASSERT_EQUAL_size_t(spacesInReach.size(), moves.size());
  std::size_t i = 0;
  for (const unsigned space : spacesInReach) TEST_ASSERT_EQUAL_HEX32(fly(space), moves[i++]);
}

}  // namespace

void test_a_starfighter_may_move_any_number_of_spaces_up_to_the_move_value() {
  Scramble table(2);
  table.ship(kComet, 4).ship(kEmber, 1).activateBy(Gem::yellow, kYellow);  // Move 2
  expectReach(table, {2, 3, 4, 5, 6});
  Scramble slow(2);
  slow.ship(kComet, 4).ship(kEmber, 1).activateBy(Gem::red, kRed);  // Move 1
  expectReach(slow, {3, 4, 5});
}

void test_cards_add_to_the_move_value() {
  Scramble table(2);
  table.has(kComet, {3}).ship(kComet, 3).ship(kEmber, 1).activateBy(Gem::red, kRed);  // Ember Fins: Move +2
  expectReach(table, {0, 1, 2, 3, 4, 5, 6});
}

void test_starfighters_move_through_and_share_spaces() {
  Scramble table;
  table.ship(kComet, 3).ship(kEmber, 4).ship(kNova, 5).activateBy(Gem::yellow, kYellow);
  expectReach(table, {1, 2, 3, 4, 5});
  table.play(fly(4));
  TEST_ASSERT_EQUAL_UINT8(4, table.pilot(kComet).space);
}

void test_from_wormhole_to_wormhole_is_one_space() {
  Scramble table(2);
  table.ship(kComet, 0).ship(kEmber, 4).activateBy(Gem::yellow, kYellow);
  expectReach(table, {0, 1, 2, 6, 7});
  table.play(fly(6));
  TEST_ASSERT_EQUAL_UINT8(2, table.event(EventKind::flew).d);
}

void test_an_occupied_wormhole_can_be_neither_entered_nor_passed() {
  Scramble table(2);
  table.ship(kComet, 1).ship(kEmber, 0).activateBy(Gem::blue, kBlue);  // Move 3
  expectReach(table, {1, 2, 3, 4});
  Scramble opposite(2);
  opposite.ship(kComet, 1).ship(kEmber, 7).activateBy(Gem::blue, kBlue);
  expectReach(opposite, {0, 1, 2, 3, 4});
}

void test_the_shorter_way_is_taken() {
  Scramble table(2);
  table.has(kComet, {36, 39}).ship(kComet, 1).ship(kEmber, 4).activateBy(Gem::blue, kBlue);  // Move 3 + 3 + 2
  table.play(fly(6));
  TEST_ASSERT_EQUAL_UINT8(3, table.event(EventKind::flew).d);  // by both Wormholes, not five spaces to the right
  TEST_ASSERT_EQUAL_INT(-1, table.event(EventKind::flew).value);
}

void test_of_two_ways_of_the_same_length_none_leads_through_a_taken_wormhole() {
  struct {
    unsigned from, others, to;
    int direction;
    const char* words;
  } const flown[] = {
      {4, 7, 0, -1, "Fly 4 left to the left Wormhole and hold fire."},
      {3, 0, 7, 1, "Fly 4 right to the right Wormhole and hold fire."},
      {4, 5, 0, 1, "Fly 4 right to the left Wormhole and hold fire."},  // both ways are free
  };
  for (const auto& flight : flown) {
    Scramble table(2);
    table.has(kComet, {36}).ship(kComet, flight.from).ship(kEmber, flight.others).activateBy(Gem::blue, kBlue);
    Words words;
    describe(table.state, fly(flight.to), words);
    TEST_ASSERT_EQUAL_STRING(flight.words, words.full.c_str());
    table.play(fly(flight.to));
    TEST_ASSERT_EQUAL_UINT8(4, table.event(EventKind::flew).d);
    TEST_ASSERT_EQUAL_INT(flight.direction, table.event(EventKind::flew).value);
  }
}

void test_flying_and_firing_are_optional() {
  Scramble table(2);
  table.ship(kComet, 3).ship(kEmber, 1).alien(1, 3, beetle(kComet)).activateBy(Gem::red, kRed);
  table.expectMoves({fly(2), fly(3), flyAndFireFrom(3), fly(4)});
  table.play(fly(3));
  table.expectShields(1, 3, 5);
  TEST_ASSERT_EQUAL_size_t(0, table.count(EventKind::flew));
}

void test_there_is_always_somewhere_to_fly() {
  for (unsigned weapon = 0; weapon < kWeapons; ++weapon) {
    Scramble table;  // hemmed in by both Wormholes
    table.ship(kComet, 1).ship(kEmber, 0).ship(kNova, 7).activateBy(static_cast<Gem>(weapon), weapon);
    TEST_ASSERT_TRUE(table.legal(fly(2)));
  }
}

void test_no_invader_is_in_front_of_a_wormhole() {
  Scramble table(2);
  table.ship(kComet, 0).ship(kEmber, 4).alien(1, 1, gnat(kEmber)).alien(1, 6, gnat(kComet));
  table.activateBy(Gem::red, kRed).expectRefused(flyAndFireFrom(0));
  TEST_ASSERT_EQUAL_UINT8(kNoRow, targetRow(table.state, 0));
  TEST_ASSERT_EQUAL_UINT8(kNoRow, targetRow(table.state, 7));
  TEST_ASSERT_EQUAL_UINT8(0, targetRow(table.state, 1));
}

void runFlightTests() {
  RUN_TEST(test_a_starfighter_may_move_any_number_of_spaces_up_to_the_move_value);
  RUN_TEST(test_cards_add_to_the_move_value);
  RUN_TEST(test_starfighters_move_through_and_share_spaces);
  RUN_TEST(test_from_wormhole_to_wormhole_is_one_space);
  RUN_TEST(test_an_occupied_wormhole_can_be_neither_entered_nor_passed);
  RUN_TEST(test_the_shorter_way_is_taken);
  RUN_TEST(test_of_two_ways_of_the_same_length_none_leads_through_a_taken_wormhole);
  RUN_TEST(test_flying_and_firing_are_optional);
  RUN_TEST(test_there_is_always_somewhere_to_fly);
  RUN_TEST(test_no_invader_is_in_front_of_a_wormhole);
}

}  // namespace stellar_scramble_test
