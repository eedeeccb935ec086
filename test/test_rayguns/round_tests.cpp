// A Round: Star cards drawn, programs, three Turns of three Phases, Round End; winning, ties, and going on without a rocketship.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

constexpr Move card(unsigned number) { return moveOf(Verb::program, number); }

// All pass until the next Round.
void passTheRound(Rayguns& game) {
  game.ready();
  const unsigned round = game.state.round;
  while (game.state.round == round && game.state.phase != Phase::over) game.pass();
}

void test_a_round_begins_with_a_star_card_for_each_player() {
  Rayguns game(3);
  game.round(2, 3);
  passTheRound(game);
  TEST_ASSERT_EQUAL_size_t(3, game.count(EventKind::starTaken));
  for (Seat seat = 0; seat < 3; ++seat) {
    TEST_ASSERT_EQUAL_UINT8(1, game.state.player[seat].heldCount);
    TEST_ASSERT_EQUAL_UINT8(5, game.state.player[seat].deckCount);
  }
}

void test_without_star_cards_left_none_is_drawn_and_discards_never_return() {
  Rayguns game;
  game.discards(kOne, {0, 1, 2, 3, 4, 5}).round(2, 3);
  passTheRound(game);
  TEST_ASSERT_EQUAL_UINT8(0, game.state.player[kOne].heldCount);
  TEST_ASSERT_EQUAL_UINT8(63, game.state.player[kOne].discards);
}

void test_three_cards_are_programmed_one_at_a_time_in_secret_from_the_first_player() {
  Rayguns game(3);
  game.programming(kTwo).ready();
  game.expectPhase(Phase::program, kTwo);
  TEST_ASSERT_TRUE(isSecret(game.state));
  game.play({card(0), card(1)});
  game.expectRefused(card(1));  // a card is there once
  game.play(card(2));
  game.expectPhase(Phase::program, kThree);
  for (const std::uint8_t each : observe(game.state, kOne).player[kTwo].program)
    TEST_ASSERT_EQUAL_UINT8(kFacedown, each);
  TEST_ASSERT_EQUAL_UINT8(1, observe(game.state, kTwo).player[kTwo].program[1]);
}

void test_at_most_one_of_three_cards_is_a_star_card_and_none_is_allowed() {
  Rayguns game;
  game.hand(kOne, {0, 1}).programming(kOne).play(card(kFirstStarCard));
  game.expectRefused(card(kFirstStarCard + 1u));
  game.play({card(0), card(1)});
  game.expectPhase(Phase::program, kTwo);
  game.play({card(0), card(1), card(2)});  // p2 has none
}

void test_the_leftmost_card_is_revealed_and_brings_its_tokens() {
  Rayguns game;
  game.programming(kOne).play({card(7), card(0), card(1), card(2), card(0), card(1)});
  TEST_ASSERT_EQUAL_size_t(2, game.count(EventKind::revealed));
  TEST_ASSERT_EQUAL_UINT8(7, game.event(EventKind::revealed).b);
  game.expectTokens(kOne, 2 + 1);  // All Hands, and the captain
  game.expectTokens(kTwo, 1 + 1);  // Come About
  TEST_ASSERT_EQUAL_UINT8(kFacedown, observe(game.state, kTwo).player[kOne].program[1]);
}

void test_tokens_are_stored_from_turn_to_turn_and_discarded_at_round_end() {
  Rayguns game;
  game.tokens(kOne, 4).program(kOne, {7, 5, 6});
  while (game.ready().state.turn == 0) game.pass();
  game.expectTokens(kOne, 4 + 1 + 1);  // Hard Port, and the captain
  passTheRound(game);
  game.expectTokens(kOne, 0);
}

void test_all_players_complete_a_phase_before_the_next_begins() {
  Rayguns game(3);
  game.ship(kOne, "d5", kNorth).ship(kTwo, "f5", kNorth).ship(kThree, "e7", kWest).move(kOne);
  constexpr Phase kPhases[] = {Phase::movement, Phase::shooting, Phase::crew};
  for (const Phase phase : kPhases)
    for (Seat seat = 0; seat < 3; ++seat) {
      game.expectPhase(phase, seat);
      while (game.state.phase == phase && toMove(game.state) == seat && game.state.turn == 0) game.pass();
    }
  TEST_ASSERT_EQUAL_UINT8(1, game.state.turn);
}

void test_the_first_player_token_passes_to_the_left_after_each_turn() {
  Rayguns game(3);
  game.round(2, 1, kTwo).phase(Phase::crew, kTwo);
  while (game.ready().state.turn == 0) game.pass();
  TEST_ASSERT_EQUAL_UINT8(kThree, game.state.first);
  TEST_ASSERT_EQUAL_UINT8(kThree, toMove(game.state));
}

void test_after_three_turns_the_round_ends_and_command_cards_return() {
  Rayguns game;
  game.round(2, 3);
  passTheRound(game);
  TEST_ASSERT_EQUAL_UINT8(3, game.state.round);
  for (unsigned number = 0; number < kCommandCards; ++number) TEST_ASSERT_TRUE(game.legal(card(number)));
}

void test_a_played_star_card_is_discarded_face_up_for_a_point_and_another_returns() {
  Rayguns game;
  game.program(kOne, {5, 6, kFirstStarCard + 5u}).program(kTwo, {5, 6, kFirstStarCard + 1u}).defeated(kTwo, {1, 4});
  game.round(2, 3).move(kOne);
  while (game.state.round == 2) game.pass();
  game.expectPoints(kOne, 1);
  TEST_ASSERT_EQUAL_UINT8(32, game.state.player[kOne].discards);
  game.expectPoints(kTwo, 0);
  TEST_ASSERT_EQUAL_UINT8(0, game.state.player[kTwo].discards);
  TEST_ASSERT_EQUAL_UINT8(2, game.state.player[kTwo].held & 2);
}

void test_star_points_are_given_together_at_round_end() {
  Rayguns game;
  game.points(kOne, 11).points(kTwo, 11).round(2, 3).move(kOne);
  game.state.player[kOne].program[0] = kFirstStarCard;
  game.state.player[kTwo].program[0] = kFirstStarCard;
  for (Seat seat = 0; seat < 2; ++seat) {
    Player& player = game.state.player[seat];
    player.played = 1;
    player.deck = 62;
    player.deckCount = 5;
  }
  while (game.state.phase != Phase::over) game.pass();
  game.expectPoints(kOne, 12);
  game.expectPoints(kTwo, 12);
}

void test_a_star_card_that_is_not_played_still_brings_its_token() {
  Rayguns game;
  game.defeated(kTwo, {0, 1}).hand(kTwo, {1}).programming(kOne);
  game.play({card(5), card(6), card(7), card(kFirstStarCard + 1u), card(5), card(6)});
  game.expectTokens(kTwo, 1);  // no captain any more
}

void test_a_player_without_a_rocketship_programs_for_tokens_and_moves_figures() {
  Rayguns game;
  game.noShip(kOne)
      .inSpace(kOne, 3, "e5")
      .programming(kOne)
      .play({card(0), card(1), card(7), card(7), card(5), card(6)});
  game.expectTokens(kOne, 1);  // Forward
  while (game.state.phase != Phase::crew) game.pass();
  game.expectPhase(Phase::crew, kOne);
  game.act(3).play(moveOf(Verb::go, at("g5")));
  game.expectFigure(kOne, 3, kInSpace, "g5");
}

void test_who_is_out_keeps_the_points_and_the_token_passes_over_them() {
  Rayguns game(3);
  game.noShip(kTwo).points(kTwo, 5).program(kTwo, {7, kNoCard, kNoCard}).phase(Phase::crew, kOne).ready();
  TEST_ASSERT_TRUE(isOut(game.state, kTwo));
  while (game.state.turn == 0) game.pass();
  TEST_ASSERT_EQUAL_UINT8(kThree, game.state.first);
  game.expectPoints(kTwo, 5);
}

void test_the_tokens_of_who_is_out_are_nobodys() {
  Rayguns game(3);  // the Pirates may still take tokens from the others
  game.noShip(kOne).inSpace(kOne, 6, "e8").tokens(kOne, 5).inSpace(kTwo, 6, "e9").phase(Phase::crew, kTwo).act(6);
  game.playUntil(moveOf(Verb::fight, figureId(kOne, 6)),
                 [](const Rayguns& now) { return now.count(EventKind::out) == 1; });
  game.expectTokens(kOne, 0);
  game.pass().act(0);
  TEST_ASSERT_FALSE(game.offers(Verb::ruthless));
  game.tokens(kOne, 1);
  TEST_ASSERT_FALSE(valid(game.state));
}

void test_the_game_ends_at_once_when_the_target_is_reached() {
  Rayguns game;
  game.points(kOne, 11).aboard(kOne, 6, kTwo, "e3").act(6);
  game.playUntil(moveOf(Verb::shootGun, 1), [](const Rayguns& now) { return now.count(EventKind::gunDestroyed) == 1; });
  game.expectPhase(Phase::over, kNobody);
  TEST_ASSERT_EQUAL_UINT8(kOne, status(game.state).winner);
}

void test_most_points_win_with_those_of_the_end() {
  Rayguns game(2, kPrincess);  // p2 has the princess
  game.points(kOne, 11).points(kTwo, 8).aboard(kOne, 6, kTwo, "e3").act(6);
  game.playUntil(moveOf(Verb::shootGun, 1), [](const Rayguns& now) { return now.count(EventKind::gunDestroyed) == 1; });
  game.expectPoints(kTwo, 13);
  TEST_ASSERT_EQUAL_UINT8(kTwo, status(game.state).winner);
}

void test_ties_go_to_the_rocketship_then_to_more_figures_then_to_the_earlier_in_order() {
  Rayguns ship;
  ship.noShip(kOne).inSpace(kOne, 1, "e5").points(kOne, 6).points(kTwo, 6).ready();
  TEST_ASSERT_EQUAL_UINT8(kTwo, standingOf(ship.state).winner);
  TEST_ASSERT_TRUE(standingOf(ship.state).by == Margin::rocketship);
  Rayguns figures;
  figures.defeated(kOne, {1}).points(kOne, 6).points(kTwo, 6).ready();
  TEST_ASSERT_EQUAL_UINT8(kTwo, standingOf(figures.state).winner);
  TEST_ASSERT_TRUE(standingOf(figures.state).by == Margin::figures);
  Rayguns order;
  order.points(kOne, 6).points(kTwo, 6).round(2, 1, kTwo).phase(Phase::crew, kTwo).ready();
  TEST_ASSERT_EQUAL_UINT8(kTwo, standingOf(order.state).winner);
  TEST_ASSERT_TRUE(standingOf(order.state).by == Margin::order);
}

void test_one_player_left_ends_the_game() {
  Rayguns game;
  game.noShip(kTwo).aboard(kTwo, 6, kOne, "b3").aboard(kOne, 6, kOne, "c3").points(kTwo, 9).act(6);
  game.playUntil(moveOf(Verb::shoot, figureId(kTwo, 6)),
                 [](const Rayguns& now) { return now.count(EventKind::defeated) == 1; });
  game.expectPhase(Phase::over, kNobody);
  TEST_ASSERT_EQUAL_UINT8(kTwo, status(game.state).winner);  // by points
}

void test_the_game_ends_after_round_20_and_to_the_last_man_after_round_40() {
  Rayguns game;
  game.points(kTwo, 1).round(20, 3);
  passTheRound(game);
  game.expectPhase(Phase::over, kNobody);
  TEST_ASSERT_EQUAL_UINT8(kTwo, status(game.state).winner);
  Rayguns longer;
  longer.lastMan().round(20, 3);
  passTheRound(longer);
  TEST_ASSERT_EQUAL_UINT8(21, longer.state.round);
  Rayguns last;
  last.lastMan().round(40, 3);
  passTheRound(last);
  last.expectPhase(Phase::over, kNobody);
}

void test_to_the_last_man_has_no_target_and_the_last_one_wins() {
  Rayguns game;
  game.lastMan().points(kTwo, 30).noShip(kTwo).aboard(kTwo, 6, kOne, "b3").aboard(kOne, 6, kOne, "c3").act(6);
  game.playUntil(moveOf(Verb::shoot, figureId(kTwo, 6)),
                 [](const Rayguns& now) { return now.count(EventKind::defeated) == 1; });
  game.expectPhase(Phase::over, kNobody);
  TEST_ASSERT_EQUAL_UINT8(kOne, status(game.state).winner);
}

// The book's example: the Zard go ahead 1 by Forward and 1 by the engine, turn by the cockpit, and fire one manned and two unmanned
// rayguns; a 6 hits for the manned one and misses for the others.
void test_the_example_round_of_the_book() {
  Rayguns game;
  game.faction(kOne, Faction::zard).defeated(kOne, {3}).ship(kOne, "d6", kNorth).ship(kTwo, "f4", kNorth);
  game.program(kOne, {0, 3, kFirstStarCard}).move(kOne);
  TEST_ASSERT_EQUAL_UINT(2, kCommandCard[indexOf(Faction::zard)][0].tokens);
  game.expectShip(kOne, "d5", kNorth);
  game.play({moveOf(Verb::ahead), moveOf(Verb::turn, 0)});
  game.expectShip(kOne, "d4", kNorthWest);
  while (game.state.phase == Phase::movement) game.pass();
  game.expectPhase(Phase::shooting, kOne);
  unsigned manned = 0, unmanned = 0;
  for (unsigned port = 0; port < 6; ++port) {
    const unsigned need = neededToHit(game.state, kOne, port, kTwo);
    manned += need == 5 ? 1 : 0;
    unmanned += need == 7 ? 1 : 0;
  }
  TEST_ASSERT_EQUAL_UINT(2, manned);  // crew 5 and 6 here
  TEST_ASSERT_EQUAL_UINT(1, unmanned);
  game.playUntil(moveOf(Verb::fire, kTwo * 2u), [](const Rayguns& now) {
    bool missedBySix = false;
    for (std::size_t n = 0; n < now.count(EventKind::shot); ++n)
      missedBySix = missedBySix || (now.event(EventKind::shot, n).c == 6 && now.event(EventKind::shot, n).value == 0);
    return missedBySix && questionOf(now.state) == TaskKind::blast;
  });
  game.expectQuestion(TaskKind::blast, kOne);
}

}  // namespace

void runRoundTests() {
  RUN_TEST(test_a_round_begins_with_a_star_card_for_each_player);
  RUN_TEST(test_without_star_cards_left_none_is_drawn_and_discards_never_return);
  RUN_TEST(test_three_cards_are_programmed_one_at_a_time_in_secret_from_the_first_player);
  RUN_TEST(test_at_most_one_of_three_cards_is_a_star_card_and_none_is_allowed);
  RUN_TEST(test_the_leftmost_card_is_revealed_and_brings_its_tokens);
  RUN_TEST(test_tokens_are_stored_from_turn_to_turn_and_discarded_at_round_end);
  RUN_TEST(test_all_players_complete_a_phase_before_the_next_begins);
  RUN_TEST(test_the_first_player_token_passes_to_the_left_after_each_turn);
  RUN_TEST(test_after_three_turns_the_round_ends_and_command_cards_return);
  RUN_TEST(test_a_played_star_card_is_discarded_face_up_for_a_point_and_another_returns);
  RUN_TEST(test_star_points_are_given_together_at_round_end);
  RUN_TEST(test_a_star_card_that_is_not_played_still_brings_its_token);
  RUN_TEST(test_a_player_without_a_rocketship_programs_for_tokens_and_moves_figures);
  RUN_TEST(test_who_is_out_keeps_the_points_and_the_token_passes_over_them);
  RUN_TEST(test_the_tokens_of_who_is_out_are_nobodys);
  RUN_TEST(test_the_game_ends_at_once_when_the_target_is_reached);
  RUN_TEST(test_most_points_win_with_those_of_the_end);
  RUN_TEST(test_ties_go_to_the_rocketship_then_to_more_figures_then_to_the_earlier_in_order);
  RUN_TEST(test_one_player_left_ends_the_game);
  RUN_TEST(test_the_game_ends_after_round_20_and_to_the_last_man_after_round_40);
  RUN_TEST(test_to_the_last_man_has_no_target_and_the_last_one_wins);
  RUN_TEST(test_the_example_round_of_the_book);
}

}  // namespace rayguns_test
