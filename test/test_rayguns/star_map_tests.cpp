// Movement, ramming, shooting, Blast markers, wrecks.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

constexpr Move fire(Seat target, bool atRayguns) { return moveOf(Verb::fire, target * 2u + (atRayguns ? 1 : 0)); }
constexpr Move blast(const char* space) { return moveOf(Verb::blast, at(space)); }

void test_the_card_is_carried_out_before_engines_and_cockpit() {
  Rayguns game;
  game.ship(kOne, "e5", kEast).program(kOne, {4, 5, 6}).move(kOne);  // Turn Starboard: 45 degrees, ahead 1
  game.expectShip(kOne, "f6", kSouthEast);
  TEST_ASSERT_EQUAL_UINT8(2, game.state.engines);
  TEST_ASSERT_EQUAL_UINT8(1, game.state.cockpits);
  game.play({moveOf(Verb::ahead), moveOf(Verb::turn, 0), moveOf(Verb::ahead)});
  game.expectShip(kOne, "h7", kEast);
}

void test_off_the_map_the_first_player_places_a_marker_and_the_card_is_over() {
  Rayguns game;
  game.ship(kTwo, "h5", kEast).program(kTwo, {1, 5, 6}).round(2, 1, kOne).move(kTwo);  // Full Ahead
  game.expectShip(kTwo, "i5", kEast);
  game.expectQuestion(TaskKind::blast, kOne);
  game.play(blast("d2"));
  game.expectQuestion(TaskKind::face, kTwo);
  game.play(moveOf(Verb::face, kWest));
  game.expectShip(kTwo, "i5", kWest);
  game.expectPoints(kOne, 0);
  TEST_ASSERT_EQUAL_UINT8(2, game.state.engines);  // engines and cockpit remain
}

void test_a_rock_ends_all_movement() {
  Rayguns game(2, kPlans);
  game.ship(kOne, "d5", kWest).program(kOne, {1, 5, 6}).move(kOne);  // the asteroid is on c5
  game.expectShip(kOne, "d5", kWest);
  game.expectQuestion(TaskKind::blast, kOne);
  game.play(blast("b4"));
  game.expectBlasts(kOne, 1);
  game.expectPhase(Phase::movement, kTwo);  // no engine of p1 is asked for
}

// House 11, by the dice that fall.
void test_a_rammer_who_rolls_higher_takes_the_node_and_pushes_the_target() {
  for (Seed seed = 1; seed < 40; ++seed) {
    Rayguns game;
    game.seed(seed).ship(kOne, "d5", kEast).ship(kTwo, "e5", kNorth).program(kOne, {0, 5, 6}).move(kOne);
    if (game.state.agenda.empty()) continue;
    const Event& dice = game.event(EventKind::rammed);
    if (dice.c <= dice.d) continue;
    game.expectQuestion(TaskKind::blast, kOne);
    game.play(blast("d2"));
    game.expectShip(kTwo, "f5", kNorth);
    game.expectShip(kOne, "e5", kEast);
    game.expectBlasts(kTwo, 1);
    return;
  }
  TEST_FAIL_MESSAGE("nobody rolled higher");
}

void test_rayguns_bear_to_the_sides_and_the_lines_of_the_x_belong_to_both_arcs() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).ready();
  const rayguns::Deck& deck = deckOf(game.state, kOne);
  const unsigned port = deck.portAt[at("c2")], starboard = deck.portAt[at("c6")];  // L to port, R to starboard
  TEST_ASSERT_TRUE(covers(game.state, kOne, port, at("c5")));
  TEST_ASSERT_FALSE(covers(game.state, kOne, starboard, at("c5")));
  TEST_ASSERT_TRUE(covers(game.state, kOne, port, at("d4")));
  TEST_ASSERT_TRUE(covers(game.state, kOne, starboard, at("f4")));
  TEST_ASSERT_FALSE(covers(game.state, kOne, port, at("e3")));
  TEST_ASSERT_FALSE(covers(game.state, kOne, starboard, at("e3")));
}

void test_asteroids_stop_rayguns_and_iceteroids_do_not() {
  Rayguns game(2, kPlans);
  game.ready();
  TEST_ASSERT_FALSE(rayPasses(game.state, at("b5"), at("d5")));  // the asteroid on c5
  TEST_ASSERT_TRUE(rayPasses(game.state, at("c4"), at("e4")));   // the iceteroid on d4
}

void test_a_hit_at_a_manned_raygun_lets_the_owner_lose_the_crew_member() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne);
  game.playUntil(fire(kTwo, true), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::gunHit; });
  const unsigned port = deckOf(game.state, kTwo).portAt[game.state.figure[kTwo][4].spot.at];
  game.play(moveOf(Verb::gun, port));
  game.expectQuestion(TaskKind::loseCrew, kTwo);
  game.play(moveOf(Verb::answer, 1));
  game.expectDefeated(kTwo, 4);
  game.expectPoints(kOne, 1);
  TEST_ASSERT_TRUE(hasRaygun(game.state.ship[kTwo], port));
}

void test_the_eighth_marker_destroys_and_the_owner_evacuates_for_tokens() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).tokens(kTwo, 1).shooting(kOne);
  game.fires(kTwo, {"d2", "e2", "f2", "b3", "c3", "e3", "g3"});
  game.playUntil(fire(kTwo, false), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::blast; });
  game.play(blast("h3"));
  game.expectPoints(kOne, 3 + 6);  // and a point a raygun
  game.expectQuestion(TaskKind::evacuate, kTwo);
  game.play(moveOf(Verb::evacuate, at("h5")));
  game.expectFigure(kTwo, kCaptainFigure, kInSpace, "h5");
  game.expectDefeated(kTwo, 1);
  game.expectPoints(kOne, 9 + 6);
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::over), static_cast<int>(game.state.phase));  // 12 were the target
}

void test_a_star_card_is_played_only_from_a_manned_cockpit_or_control_panel() {
  Rayguns game(2);
  game.ship(kTwo, "e5", kNorth).program(kTwo, {kFirstStarCard + 1u, 5, 6}).move(kTwo);  // Overcharge
  TEST_ASSERT_EQUAL_UINT8(kOvercharged, game.state.player[kTwo].effects);
  TEST_ASSERT_EQUAL_UINT8(1, game.state.player[kTwo].played);
  Rayguns empty(2);
  empty.ship(kTwo, "e5", kNorth).defeated(kTwo, {0, 1}).program(kTwo, {kFirstStarCard + 1u, 5, 6}).move(kTwo);
  TEST_ASSERT_EQUAL_UINT8(0, empty.state.player[kTwo].effects);
  TEST_ASSERT_EQUAL_UINT8(0, empty.state.player[kTwo].played);
}

}  // namespace

void runStarMapTests() {
  RUN_TEST(test_the_card_is_carried_out_before_engines_and_cockpit);
  RUN_TEST(test_off_the_map_the_first_player_places_a_marker_and_the_card_is_over);
  RUN_TEST(test_a_rock_ends_all_movement);
  RUN_TEST(test_a_rammer_who_rolls_higher_takes_the_node_and_pushes_the_target);
  RUN_TEST(test_rayguns_bear_to_the_sides_and_the_lines_of_the_x_belong_to_both_arcs);
  RUN_TEST(test_asteroids_stop_rayguns_and_iceteroids_do_not);
  RUN_TEST(test_a_hit_at_a_manned_raygun_lets_the_owner_lose_the_crew_member);
  RUN_TEST(test_the_eighth_marker_destroys_and_the_owner_evacuates_for_tokens);
  RUN_TEST(test_a_star_card_is_played_only_from_a_manned_cockpit_or_control_panel);
}

}  // namespace rayguns_test
