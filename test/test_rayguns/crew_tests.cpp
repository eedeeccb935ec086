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

// ---- walking ----------------------------------------------------------------------------------------------------------------
void test_figures_move_orthogonally_and_diagonally_and_a_diagonal_needs_an_open_corner() {
  Rayguns game;
  game.aboard(kOne, 6, kOne, "b4").act(6);
  game.play(moveOf(Verb::go, at("c3")));
  TEST_ASSERT_EQUAL_UINT8(1, game.state.steps);  // one step diagonally
  Spaces corner = only(at("a1"));
  corner.add(at("b2"));
  TEST_ASSERT_FALSE(spread(only(at("a1")), corner).has(at("b2")));
  corner.add(at("b1"));
  TEST_ASSERT_TRUE(spread(only(at("a1")), corner).has(at("b2")));
}

void test_figures_pass_own_figures_but_no_enemies_and_nobody_stops_on_another() {
  Rayguns own;
  own.aboard(kOne, 6, kOne, "d4").aboard(kOne, 5, kOne, "e4").act(6);
  TEST_ASSERT_TRUE(own.legal(moveOf(Verb::go, at("f3"))));
  own.expectRefused(moveOf(Verb::go, at("e4")));
  Rayguns enemy;
  enemy.aboard(kOne, 6, kOne, "d4").aboard(kTwo, 5, kOne, "e4").act(6);
  enemy.expectRefused(moveOf(Verb::go, at("f3")));
  enemy.expectRefused(moveOf(Verb::go, at("e4")));
}

void test_each_figure_acts_once_in_any_order_and_mixes_moves_and_attacks() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e3").aboard(kTwo, 6, kTwo, "e2").act(6);
  game.playUntil(shoot(kTwo, 6), [](const Rayguns& now) { return now.count(EventKind::defeated) == 1; });
  game.play(moveOf(Verb::go, at("e2")));  // after the attack
  TEST_ASSERT_FALSE(game.offers(Verb::run));
  game.pass();
  game.expectRefused(moveOf(Verb::act, 6));
  TEST_ASSERT_TRUE(game.legal(moveOf(Verb::act, 0)));
}

void test_a_further_attack_costs_a_token() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e3").tokens(kOne, 1).act(6);
  game.playUntil(moveOf(Verb::shootGun, 1), [](const Rayguns& now) { return now.count(EventKind::gunDestroyed) == 0; });
  game.expectTokens(kOne, 1);
  game.playUntil(moveOf(Verb::shootGun, 1), [](const Rayguns& now) { return now.count(EventKind::gunDestroyed) == 0; });
  game.expectTokens(kOne, 0);
  TEST_ASSERT_FALSE(game.offers(Verb::shootGun));
}

void test_in_space_one_figure_stands_on_a_node_and_nobody_on_rocks_and_rocketships() {
  Rayguns game(2, kPlans);  // an iceteroid on d4, an asteroid on c5
  game.ship(kTwo, "e5", kNorth).inSpace(kOne, 6, "d5").inSpace(kOne, 5, "e6").act(6);
  for (const char* node : {"d4", "c5", "e5", "e6"}) game.expectRefused(moveOf(Verb::go, at(node)));
  game.play(moveOf(Verb::go, at("c6")));
}

// ---- airlocks and boarding --------------------------------------------------------------------------------------------------
void test_entering_the_own_rocketship_and_leaving_an_enemys_costs_nothing() {
  Rayguns in;
  in.ship(kOne, "e5", kNorth).inSpace(kOne, 6, "e4").act(6).play(moveOf(Verb::enter, 1));
  in.expectFigure(kOne, 6, kOne, "e6");
  TEST_ASSERT_EQUAL_UINT8(1, in.state.steps);
  Rayguns out;
  out.ship(kTwo, "e5", kNorth).aboard(kOne, 6, kTwo, "e1").act(6).play(moveOf(Verb::exit, at("f4")));
  out.expectFigure(kOne, 6, kInSpace, "f4");
  out.expectTokens(kOne, 0);
}

void test_one_leaves_only_from_an_airlock_onto_a_node_beside_the_rocketship() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).aboard(kOne, 6, kOne, "e2").tokens(kOne, 3).act(6);
  TEST_ASSERT_TRUE(game.legal(moveOf(Verb::exit, at("d6"))));
  game.expectRefused(moveOf(Verb::exit, at("e3")));
  Rayguns inside;
  inside.ship(kOne, "e5", kNorth).aboard(kOne, 6, kOne, "d2").tokens(kOne, 3).act(6);
  TEST_ASSERT_FALSE(inside.offers(Verb::exit));
}

void test_a_blast_marker_or_a_figure_closes_an_airlock() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).ship(kTwo, "e3", kNorth).inSpace(kOne, 6, "e4").fires(kOne, {"e2"});
  game.aboard(kTwo, 5, kTwo, "e1").act(6);
  game.expectRefused(moveOf(Verb::enter, 0));
  TEST_ASSERT_TRUE(game.legal(moveOf(Verb::enter, 1)));
  game.expectRefused(moveOf(Verb::board, kTwo * kAirlocks));
  TEST_ASSERT_TRUE(game.legal(moveOf(Verb::board, kTwo * kAirlocks + 1)));
}

void test_boarding_fails_below_five_and_uses_the_attack_but_no_space() {
  Rayguns game;
  game.ship(kTwo, "e5", kNorth).inSpace(kOne, 6, "e4").act(6);
  const Move board = moveOf(Verb::board, kTwo * kAirlocks);
  game.playUntil(board, [](const Rayguns& now) { return now.event(EventKind::boardRoll).c == 4; });
  game.expectFigure(kOne, 6, kInSpace, "e4");
  TEST_ASSERT_EQUAL_UINT8(2, game.state.steps);
  TEST_ASSERT_FALSE(game.offers(Verb::board));
}

void test_one_boards_from_a_node_beside_and_never_straight_from_the_own_rocketship() {
  Rayguns far;
  far.ship(kTwo, "e5", kNorth).inSpace(kOne, 6, "e3").act(6);
  TEST_ASSERT_FALSE(far.offers(Verb::board));
  Rayguns aboard;
  aboard.ship(kOne, "e4", kNorth).ship(kTwo, "e5", kNorth).aboard(kOne, 6, kOne, "e2").tokens(kOne, 5).act(6);
  TEST_ASSERT_FALSE(aboard.offers(Verb::board));
  TEST_ASSERT_FALSE(aboard.offers(Verb::jump));
  aboard.play(moveOf(Verb::exit, at("d5")));
  TEST_ASSERT_TRUE(aboard.offers(Verb::board));  // leaving and boarding in one Phase
}

// ---- pistols ----------------------------------------------------------------------------------------------------------------
void test_a_pistol_hits_on_five_and_misses_below() {
  for (const unsigned die : {4u, 5u}) {
    Rayguns game;
    game.aboard(kOne, 6, kTwo, "e3").aboard(kTwo, 6, kTwo, "e2").act(6);
    game.playUntil(shoot(kTwo, 6), [&](const Rayguns& now) { return now.event(EventKind::pistolRoll).c == die; });
    TEST_ASSERT_EQUAL(die < 5, inPlay(game.state.figure[kTwo][6]));
    game.expectPoints(kOne, die < 5 ? 0 : 1);
  }
}

void test_a_pistol_reaches_two_spaces_and_walls_block_it() {
  Rayguns game;  // aboard the Black Corsair: walls on d3, f3, d5, f5
  game.ready();
  const auto reaches = [&](const char* from, const char* to) {
    return pistolReaches(game.state, {kTwo, static_cast<std::uint8_t>(at(from))},
                         {kTwo, static_cast<std::uint8_t>(at(to))});
  };
  TEST_ASSERT_TRUE(reaches("e2", "e4"));
  TEST_ASSERT_FALSE(reaches("e2", "e5"));  // three spaces
  TEST_ASSERT_FALSE(reaches("c3", "e3"));  // the wall on d3
  TEST_ASSERT_FALSE(reaches("d2", "d4"));
  TEST_ASSERT_TRUE(reaches("c3", "e2"));  // a knight's move: by d2, past the wall on d3
  TEST_ASSERT_TRUE(reaches("c3", "e5"));  // diagonally by d4, which is open
}

void test_a_knights_move_of_a_pistol_needs_one_clear_way_of_two_steps() {
  Rayguns game(4);  // aboard the Mother Saucer: walls on d3, f3, d5, f5
  game.ready();
  const auto reaches = [&](const char* from, const char* to) {
    return pistolReaches(game.state, {kFour, static_cast<std::uint8_t>(at(from))},
                         {kFour, static_cast<std::uint8_t>(at(to))});
  };
  TEST_ASSERT_TRUE(reaches("c3", "e4"));   // by d4
  TEST_ASSERT_FALSE(reaches("b3", "b1"));  // hull between
  TEST_ASSERT_TRUE(reaches("e3", "g4"));   // by f4
}

void test_no_pistol_shoots_into_or_out_of_a_rocketship() {
  Rayguns game;
  game.ship(kOne, "d5", kNorth).ship(kTwo, "e5", kNorth).inSpace(kOne, 6, "e4").aboard(kTwo, 6, kTwo, "e1").act(6);
  TEST_ASSERT_FALSE(game.offers(Verb::shoot));
  TEST_ASSERT_FALSE(game.offers(Verb::shootGun));
  Rayguns out;
  out.ship(kTwo, "e5", kNorth).inSpace(kOne, 6, "e4").aboard(kTwo, 6, kTwo, "e1").phase(Phase::crew, kTwo).act(6);
  TEST_ASSERT_FALSE(out.offers(Verb::shoot));
}

void test_in_space_rocks_of_both_kinds_and_rocketships_stop_pistols() {
  Rayguns game(2, kPlans);  // asteroids e3, c5, g5, e7; iceteroids d4, f6
  game.ship(kTwo, "h5", kNorth).ready();
  const auto reaches = [&](const char* from, const char* to) {
    return pistolReaches(game.state, {kInSpace, static_cast<std::uint8_t>(at(from))},
                         {kInSpace, static_cast<std::uint8_t>(at(to))});
  };
  TEST_ASSERT_TRUE(reaches("a8", "c8"));
  TEST_ASSERT_FALSE(reaches("b5", "d5"));
  TEST_ASSERT_FALSE(reaches("c4", "e4"));
  TEST_ASSERT_FALSE(reaches("h4", "h6"));
  TEST_ASSERT_FALSE(reaches("a8", "d8"));
}

void test_a_raygun_is_shot_from_inside_manned_or_not_and_on_the_own_space_too() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "b6").act(6);  // an empty port; beside it c6, which crew 5 mans
  game.playUntil(moveOf(Verb::shootGun, 5), [](const Rayguns& now) { return now.count(EventKind::gunDestroyed) == 1; });
  game.expectFigure(kTwo, 5, kTwo, "c6");
  game.expectPoints(kOne, 1);
  Rayguns on;
  on.aboard(kOne, 6, kTwo, "h2").act(6);
  TEST_ASSERT_TRUE(on.legal(moveOf(Verb::shootGun, 3)));
  Rayguns home;
  home.aboard(kOne, 6, kOne, "d2").act(6);
  TEST_ASSERT_FALSE(home.offers(Verb::shootGun));
}

void test_a_hit_that_is_not_dodged_hurts_and_without_tokens_nobody_is_asked() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e3").aboard(kTwo, 6, kTwo, "e2").tokens(kTwo, 1).act(6);
  game.playUntil(shoot(kTwo, 6), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::dodge; });
  game.play(moveOf(Verb::answer, 0));
  game.expectDefeated(kTwo, 6);
  game.expectTokens(kTwo, 1);
  Rayguns poor;
  poor.aboard(kOne, 6, kTwo, "e3").aboard(kTwo, 6, kTwo, "e2").act(6);
  poor.playUntil(shoot(kTwo, 6), [](const Rayguns& now) { return now.event(EventKind::pistolRoll).c >= 5; });
  poor.expectDefeated(kTwo, 6);
}

void test_a_captain_may_dodge_a_pistol_too() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e3").tokens(kTwo, 1).act(6);
  game.playUntil(shoot(kTwo, 0), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::dodge; });
  game.play(moveOf(Verb::answer, 1));
  TEST_ASSERT_EQUAL_UINT8(0, game.state.player[kTwo].wounds);
}

// ---- melee ------------------------------------------------------------------------------------------------------------------
void test_melee_needs_a_neighbour_and_the_higher_roll_of_the_attacker_hits() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e2").aboard(kTwo, 6, kTwo, "e1").act(6);
  game.expectRefused(fight(kTwo, 0));  // two spaces away
  game.playUntil(fight(kTwo, 6), [](const Rayguns& now) {
    return now.count(EventKind::riposte) == 0 && now.count(EventKind::defeated) == 1;
  });
  const int dice = game.event(EventKind::meleeRoll).value;
  TEST_ASSERT_TRUE((dice & 15) > (dice >> 8 & 15));
  game.expectPoints(kOne, 1);
}

void test_a_higher_roll_of_the_defender_blocks() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e2").aboard(kTwo, 6, kTwo, "e1").act(6);
  game.playUntil(fight(kTwo, 6), [](const Rayguns& now) {
    return now.count(EventKind::riposte) == 0 && now.count(EventKind::blocked) == 1;
  });
  const int dice = game.event(EventKind::meleeRoll).value;
  TEST_ASSERT_TRUE((dice & 15) < (dice >> 8 & 15));
  game.expectFigure(kTwo, 6, kTwo, "e1");
  game.expectFigure(kOne, 6, kTwo, "e2");
}

void test_melee_is_not_dodged() {
  Rayguns game;
  game.aboard(kOne, 6, kTwo, "e2").aboard(kTwo, 6, kTwo, "e1").tokens(kTwo, 3).act(6);
  game.playUntil(fight(kTwo, 6), [](const Rayguns& now) { return now.count(EventKind::defeated) == 1; });
  game.expectTokens(kTwo, 3);
}

// ---- tokens -----------------------------------------------------------------------------------------------------------------
void test_the_hatch_is_searched_for_a_token_and_finds_on_five() {
  for (const unsigned die : {4u, 5u}) {
    Rayguns game;
    game.aboard(kOne, 6, kOne, "c4").tokens(kOne, 1).act(6);
    game.playUntil(moveOf(Verb::search), [&](const Rayguns& now) { return now.event(EventKind::searched).c == die; });
    game.expectTokens(kOne, 0);
    TEST_ASSERT_EQUAL(die == 5, questionOf(game.state) == TaskKind::found);
  }
}

void test_the_hatch_brings_a_raygun_onto_an_empty_port() {
  Rayguns game;
  game.rayguns(kOne, 0b11110).aboard(kOne, 4, kOne, "c4").tokens(kOne, 1).act(4);
  game.playUntil(moveOf(Verb::search), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::found; });
  game.expectRefused(moveOf(Verb::gun, 1));
  game.play(moveOf(Verb::gun, 0));
  TEST_ASSERT_EQUAL_UINT(5, rayguns::rayguns(game.state.ship[kOne]));
}

void test_only_the_hatch_of_the_own_rocketship_is_searched() {
  Rayguns enemy;
  enemy.aboard(kOne, 6, kTwo, "b4").tokens(kOne, 3).act(6);
  TEST_ASSERT_FALSE(enemy.offers(Verb::search));
  Rayguns beside;
  beside.aboard(kOne, 6, kOne, "b4").tokens(kOne, 3).act(6);
  TEST_ASSERT_FALSE(beside.offers(Verb::search));
}

void test_a_faction_mounts_seven_rayguns_at_most() {
  Rayguns game;
  game.rayguns(kTwo, 0b0111'1111);
  TEST_ASSERT_FALSE(mayFindRaygun(game.state, kTwo));
  game.rayguns(kTwo, 0b0011'1111);
  TEST_ASSERT_TRUE(mayFindRaygun(game.state, kTwo));
}

void test_fires_are_put_out_diagonally_too_and_not_from_two_spaces() {
  Rayguns game;
  game.aboard(kOne, 6, kOne, "b3").fires(kOne, {"c4", "d3"}).tokens(kOne, 2).act(6);
  game.expectRefused(moveOf(Verb::douse, at("d3")));
  game.play(moveOf(Verb::douse, at("c4")));
  game.expectBlasts(kOne, 1);
  Rayguns poor;
  poor.aboard(kOne, 6, kOne, "b3").fires(kOne, {"c4"}).act(6);
  TEST_ASSERT_FALSE(poor.offers(Verb::douse));
}

void test_a_neighbour_heals_the_captain_for_a_token_and_the_owner_chooses_the_ability() {
  Rayguns game;
  game.aboard(kOne, 6, kOne, "g4").wounds(kOne, 5).tokens(kOne, 1).act(6);
  game.expectRefused(moveOf(Verb::healCaptain, 1));  // not hurt
  game.play(moveOf(Verb::healCaptain, 2));
  TEST_ASSERT_EQUAL_UINT8(1, game.state.player[kOne].wounds);
  game.expectTokens(kOne, 0);
  Rayguns alone;
  alone.wounds(kOne, 1).tokens(kOne, 2).act(0);
  TEST_ASSERT_FALSE(alone.offers(Verb::healCaptain));
}

void test_enemies_man_nothing_and_captain_and_crew_man_alike() {
  Rayguns game;
  game.aboard(kTwo, 6, kOne, "a5").ready();
  TEST_ASSERT_FALSE(isManned(game.state, kOne, at("a5")));
  TEST_ASSERT_TRUE(isManned(game.state, kOne, at("h4")));  // the captain
  TEST_ASSERT_TRUE(isManned(game.state, kOne, at("f4")));  // crew 1
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
  RUN_TEST(test_figures_move_orthogonally_and_diagonally_and_a_diagonal_needs_an_open_corner);
  RUN_TEST(test_figures_pass_own_figures_but_no_enemies_and_nobody_stops_on_another);
  RUN_TEST(test_each_figure_acts_once_in_any_order_and_mixes_moves_and_attacks);
  RUN_TEST(test_a_further_attack_costs_a_token);
  RUN_TEST(test_in_space_one_figure_stands_on_a_node_and_nobody_on_rocks_and_rocketships);
  RUN_TEST(test_entering_the_own_rocketship_and_leaving_an_enemys_costs_nothing);
  RUN_TEST(test_one_leaves_only_from_an_airlock_onto_a_node_beside_the_rocketship);
  RUN_TEST(test_a_blast_marker_or_a_figure_closes_an_airlock);
  RUN_TEST(test_boarding_fails_below_five_and_uses_the_attack_but_no_space);
  RUN_TEST(test_one_boards_from_a_node_beside_and_never_straight_from_the_own_rocketship);
  RUN_TEST(test_a_pistol_hits_on_five_and_misses_below);
  RUN_TEST(test_a_pistol_reaches_two_spaces_and_walls_block_it);
  RUN_TEST(test_a_knights_move_of_a_pistol_needs_one_clear_way_of_two_steps);
  RUN_TEST(test_no_pistol_shoots_into_or_out_of_a_rocketship);
  RUN_TEST(test_in_space_rocks_of_both_kinds_and_rocketships_stop_pistols);
  RUN_TEST(test_a_raygun_is_shot_from_inside_manned_or_not_and_on_the_own_space_too);
  RUN_TEST(test_a_hit_that_is_not_dodged_hurts_and_without_tokens_nobody_is_asked);
  RUN_TEST(test_a_captain_may_dodge_a_pistol_too);
  RUN_TEST(test_melee_needs_a_neighbour_and_the_higher_roll_of_the_attacker_hits);
  RUN_TEST(test_a_higher_roll_of_the_defender_blocks);
  RUN_TEST(test_melee_is_not_dodged);
  RUN_TEST(test_the_hatch_is_searched_for_a_token_and_finds_on_five);
  RUN_TEST(test_the_hatch_brings_a_raygun_onto_an_empty_port);
  RUN_TEST(test_only_the_hatch_of_the_own_rocketship_is_searched);
  RUN_TEST(test_a_faction_mounts_seven_rayguns_at_most);
  RUN_TEST(test_fires_are_put_out_diagonally_too_and_not_from_two_spaces);
  RUN_TEST(test_a_neighbour_heals_the_captain_for_a_token_and_the_owner_chooses_the_ability);
  RUN_TEST(test_enemies_man_nothing_and_captain_and_crew_man_alike);
}

}  // namespace rayguns_test
