// Victory, and the end without it: Book, Victory; House 15.
#include "scramble_tests.h"

namespace stellar_scramble_test {

namespace {

Scramble& endOfRound(Scramble& table) { return table.lastTurn().play(kCooldown); }

void expectWinner(Scramble& table, Seat seat, Ending ending, Margin margin) {
  table.expectPhase(Phase::over, kNobody);
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Outcome::won),
                          static_cast<std::uint8_t>(status(table.state).outcome));
  TEST_ASSERT_EQUAL_UINT8(seat, status(table.state).winner);
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(ending), table.event(EventKind::ended).b);
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(margin), table.event(EventKind::ended).c);
}

}  // namespace

void test_ten_invaders_win_at_the_end_of_the_round_and_not_before() {
  Scramble table;
  table.score(kComet, 9)
      .ship(kComet, 1)
      .alien(1, 1, gnat(kEmber), 1)
      .activateBy(Gem::red, kRed)
      .play(flyAndFireFrom(1));
  table.expectScore(kComet, 10);
  table.expectPhase(Phase::turn, kEmber);
  table.play({kCooldown, kCooldown});
  expectWinner(table, kComet, Ending::ten, Margin::invaders);
}

void test_the_winner_is_known_after_the_alien_events() {
  Scramble table;
  table.score(kComet, 10).alien(1, 5, gnat(kComet)).alienEvent(7, AlienEvent::move1);
  endOfRound(table);
  table.expectScore(kComet, 9);
  table.expectPhase(Phase::turn, kComet);
}

void test_more_than_ten_are_no_better_than_ten_but_they_can_be_lost() {
  Scramble table;
  table.rounds(13).score(kComet, 11).score(kEmber, 10).credits(kEmber, 1);
  endOfRound(table);
  expectWinner(table, kEmber, Ending::ten, Margin::credits);
  Scramble lost;
  lost.score(kComet, 11).alien(1, 5, gnat(kComet)).alienEvent(7, AlienEvent::move1);
  endOfRound(lost);
  expectWinner(lost, kComet, Ending::ten, Margin::invaders);
}

void test_ties_are_broken_by_most_credits_then_by_lowest_overheat() {
  Scramble credits;
  endOfRound(credits.rounds(13).score(kComet, 10).score(kEmber, 10).credits(kComet, 5).credits(kEmber, 4));
  expectWinner(credits, kComet, Ending::ten, Margin::credits);
  Scramble heat;
  heat.rounds(13)
      .score(kComet, 10)
      .score(kEmber, 10)
      .credits(kComet, 4)
      .credits(kEmber, 4)
      .heat(kComet, 3)
      .heat(kEmber, 2);
  endOfRound(heat);
  expectWinner(heat, kEmber, Ending::ten, Margin::overheat);
}

void test_still_tied_the_later_in_turn_order_wins() {
  Scramble table;
  endOfRound(table.rounds(13).score(kComet, 10).score(kEmber, 10));
  expectWinner(table, kEmber, Ending::ten, Margin::turnOrder);
  Scramble other;
  other.rounds(13).score(kNova, 10).score(kEmber, 10).turns(2, kEmber).play(kCooldown);  // Ember, Nova, Comet
  expectWinner(other, kNova, Ending::ten, Margin::turnOrder);
}

void test_the_sixth_aliens_move_ends_the_game_and_the_most_invaders_win() {
  Scramble table;
  table.rounds(21).alienEvent(7, AlienEvent::move3).score(kNova, 7).score(kEmber, 6);
  endOfRound(table);
  expectWinner(table, kNova, Ending::lastMove, Margin::invaders);
  Scramble tied;
  tied.rounds(21).alienEvent(7, AlienEvent::move3).score(kNova, 6).score(kEmber, 6).credits(kEmber, 9);
  endOfRound(tied);
  expectWinner(tied, kEmber, Ending::lastMove, Margin::credits);
}

void test_events_after_the_sixth_move_are_not_waited_for() {
  Scramble table;
  table.rounds(21).alienEvent(7, AlienEvent::move3).alienEvent(6, AlienEvent::fire3);
  endOfRound(table);
  table.expectPhase(Phase::over, kNobody);
}

void test_nobody_moves_after_the_end() {
  Scramble table;
  endOfRound(table.rounds(21).alienEvent(7, AlienEvent::move3));
  MoveList moves;
  legalMoves(table.state, moves);
  TEST_ASSERT_EQUAL_size_t(0, moves.size());
  table.expectRefused(kDraw);
}

void test_the_score_of_a_seat_is_its_invaders() {
  Scramble table;
  table.score(kEmber, 7).ready();
  TEST_ASSERT_EQUAL_INT16(2, status(table.state).score[kComet]);
  TEST_ASSERT_EQUAL_INT16(7, status(table.state).score[kEmber]);
  TEST_ASSERT_EQUAL_INT16(0, status(table.state).score[kRose]);
}

void runEndTests() {
  RUN_TEST(test_ten_invaders_win_at_the_end_of_the_round_and_not_before);
  RUN_TEST(test_the_winner_is_known_after_the_alien_events);
  RUN_TEST(test_more_than_ten_are_no_better_than_ten_but_they_can_be_lost);
  RUN_TEST(test_ties_are_broken_by_most_credits_then_by_lowest_overheat);
  RUN_TEST(test_still_tied_the_later_in_turn_order_wins);
  RUN_TEST(test_the_sixth_aliens_move_ends_the_game_and_the_most_invaders_win);
  RUN_TEST(test_events_after_the_sixth_move_are_not_waited_for);
  RUN_TEST(test_nobody_moves_after_the_end);
  RUN_TEST(test_the_score_of_a_seat_is_its_invaders);
}

}  // namespace stellar_scramble_test
