// The Crew Phase: walking, airlocks, boarding, pistols, melee, the hatch, episodes.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

constexpr Move shoot(Seat seat, unsigned figure) { return moveOf(Verb::shoot, figureId(seat, figure)); }
constexpr Move fight(Seat seat, unsigned figure) { return moveOf(Verb::fight, figureId(seat, figure)); }

void test_a_figure_moves_two_spaces_and_buys_two_more_when_they_are_used_up() {
  Rayguns game;
  game.aboard(kOne, 1, kOne, "b3").tokens(kOne, 1).act(1);
  TEST_ASSERT_FALSE(game.offers(Verb::run));
  game.play(moveOf(Verb::go, at("d3")));
  TEST_ASSERT_FALSE(game.offers(Verb::go));
  game.play(moveOf(Verb::run));
  game.expectTokens(kOne, 0);
  TEST_ASSERT_TRUE(game.offers(Verb::go));
}

void test_leaving_costs_a_token_and_none_while_the_control_panel_is_manned() {
  Rayguns free;
  free.aboard(kOne, 6, kOne, "e2").act(6);
  TEST_ASSERT_TRUE(free.offers(Verb::exit));  // crew 1 mans the panel
  Rayguns dear;
  dear.aboard(kOne, 6, kOne, "e2").defeated(kOne, {1}).act(6);
  TEST_ASSERT_FALSE(dear.offers(Verb::exit));
  Rayguns paid;
  paid.aboard(kOne, 6, kOne, "e2").defeated(kOne, {1}).tokens(kOne, 1).act(6).play(moveOf(Verb::exit, at("a2")));
  paid.expectTokens(kOne, 0);
  paid.expectFigure(kOne, 6, kInSpace, "a2");
}

void test_boarding_uses_the_attack_and_succeeds_on_five() {
  Rayguns game;
  game.ship(kTwo, "e5", kNorth).inSpace(kOne, 6, "e4").act(6);
  const Move board = moveOf(Verb::board, kTwo * kAirlocks);
  game.playUntil(board, [](const Rayguns& now) { return now.event(EventKind::boardRoll).c == 5; });
  game.expectFigure(kOne, 6, kTwo, "e1");
  TEST_ASSERT_EQUAL_UINT8(0, game.state.attacks);
  TEST_ASSERT_EQUAL_UINT8(1, game.state.steps);
}

void test_who_is_hit_by_a_pistol_may_dodge_for_a_token() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e3").aboard(kTwo, 6, kTwo, "e2").tokens(kTwo, 1).act(6);
  game.playUntil(shoot(kTwo, 6), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::dodge; });
  game.expectQuestion(TaskKind::dodge, kTwo);
  game.play(moveOf(Verb::answer, 1));
  game.expectTokens(kTwo, 0);
  game.expectFigure(kTwo, 6, kTwo, "e2");
}

void test_a_captain_loses_the_ability_that_the_attacker_chooses_and_the_third_defeats() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e3").wounds(kTwo, 1).act(6);
  game.playUntil(shoot(kTwo, 0), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::wound; });
  game.play(moveOf(Verb::ability, 2));
  TEST_ASSERT_EQUAL_UINT8(5, game.state.player[kTwo].wounds);
  Rayguns last;
  last.aboard(kOne, 6, kTwo, "e3").wounds(kTwo, 5).act(6);
  last.playUntil(shoot(kTwo, 0), [](const Rayguns& now) { return now.count(EventKind::defeated) == 1; });
  last.expectDefeated(kTwo, kCaptainFigure);
  last.expectPoints(kOne, 3);
}

void test_equal_rolls_are_a_riposte_and_the_attacker_may_fall() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e3").aboard(kTwo, 6, kTwo, "e2").act(6);
  game.playUntil(fight(kTwo, 6), [](const Rayguns& now) {
    return now.count(EventKind::riposte) == 1 && now.count(EventKind::defeated) == 1;
  });
  game.expectDefeated(kOne, 6);
  game.expectPoints(kTwo, 1);
}

void test_a_fire_beside_is_put_out_for_a_token() {
  Rayguns game;
  game.aboard(kOne, 6, kOne, "b3").fires(kOne, {"c3"}).tokens(kOne, 1).act(6).play(moveOf(Verb::douse, at("c3")));
  game.expectBlasts(kOne, 0);
  game.expectTokens(kOne, 0);
}

void test_the_hatch_brings_a_star_card_that_only_its_owner_knows() {
  Rayguns game;
  game.aboard(kOne, 6, kOne, "c4").tokens(kOne, 1).act(6);
  game.playUntil(moveOf(Verb::search), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::found; });
  game.play(moveOf(Verb::draw));
  TEST_ASSERT_TRUE(isSecret(game.state));
  game.play(moveOf(Verb::star, 3));
  TEST_ASSERT_EQUAL_UINT8(8, game.state.player[kOne].held);
  TEST_ASSERT_EQUAL_UINT8(onlySeat(kOne), game.event(EventKind::starTaken).audience);
}

void test_ironwill_tips_over_before_it_defeats() {
  Rayguns game;
  game.ironwill().aboard(kOne, 6, kTwo, "e3").aboard(kTwo, 6, kTwo, "e2").act(6);
  game.playUntil(shoot(kTwo, 6), [](const Rayguns& now) { return now.count(EventKind::tipped) == 1; });
  game.expectPoints(kOne, 0);
  TEST_ASSERT_TRUE(isTipped(game.state.figure[kTwo][6]));
}

void test_a_warbot_is_mounted_for_two_points_and_mans_its_station() {
  Rayguns game(2, kWarbots);
  game.defeated(kOne, {0}).aboard(kOne, 6, kOne, "c3").carried(0, kOne, 6).act(6).play(moveOf(Verb::mount, at("h4")));
  game.expectPoints(kOne, 2);
  TEST_ASSERT_TRUE(isManned(game.state, kOne, at("h4")));
}

void test_a_core_that_stays_red_explodes_at_the_end_of_its_owners_phase() {
  Rayguns game(2, kCores);
  game.thing(0, Fate::red, kOne, "a3", kTwo).pass();
  TEST_ASSERT_EQUAL(1, game.count(EventKind::exploded));
  game.expectDefeated(kOne, 2);  // at the engine a3
  game.expectDefeated(kOne, 3);  // beside it, a4
  game.expectPoints(kTwo, 2);
}

void test_the_princess_is_rescued_and_saves_a_figure_beside_her_once_a_turn() {
  Rayguns game(2, kPrincess);
  game.aboard(kOne, 6, kTwo, "b3").tokens(kOne, 1).act(6).play(moveOf(Verb::rescue));
  game.expectFigure(kOne, kPrincessFigure, kTwo, "b4");
  TEST_ASSERT_EQUAL_UINT8(kOne, princessOwner(game.state));
  game.pass().pass();
  game.expectPhase(Phase::crew, kTwo);
  game.aboard(kTwo, 6, kTwo, "b2").act(6);
  game.playUntil(shoot(kOne, 6), [](const Rayguns& now) { return now.count(EventKind::ignored) == 1; });
  game.expectFigure(kOne, 6, kTwo, "b3");
}

}  // namespace

void runCrewTests() {
  RUN_TEST(test_a_figure_moves_two_spaces_and_buys_two_more_when_they_are_used_up);
  RUN_TEST(test_leaving_costs_a_token_and_none_while_the_control_panel_is_manned);
  RUN_TEST(test_boarding_uses_the_attack_and_succeeds_on_five);
  RUN_TEST(test_who_is_hit_by_a_pistol_may_dodge_for_a_token);
  RUN_TEST(test_a_captain_loses_the_ability_that_the_attacker_chooses_and_the_third_defeats);
  RUN_TEST(test_equal_rolls_are_a_riposte_and_the_attacker_may_fall);
  RUN_TEST(test_a_fire_beside_is_put_out_for_a_token);
  RUN_TEST(test_the_hatch_brings_a_star_card_that_only_its_owner_knows);
  RUN_TEST(test_ironwill_tips_over_before_it_defeats);
  RUN_TEST(test_a_warbot_is_mounted_for_two_points_and_mans_its_station);
  RUN_TEST(test_a_core_that_stays_red_explodes_at_the_end_of_its_owners_phase);
  RUN_TEST(test_the_princess_is_rescued_and_saves_a_figure_beside_her_once_a_turn);
}

}  // namespace rayguns_test
