// Blast markers, hits at rayguns, wrecks and evacuation, and what each is worth.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

constexpr Move fire(Seat target, bool atRayguns) { return moveOf(Verb::fire, target * 2u + (atRayguns ? 1 : 0)); }
constexpr Move blast(const char* space) { return moveOf(Verb::blast, at(space)); }

// p1 on e5 facing north, p2 two nodes to starboard.
Rayguns& abeam(Rayguns& game) { return game.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne); }

Rayguns& hit(Rayguns& game, unsigned hits, bool atRayguns) {
  return game.playUntil(fire(kTwo, atRayguns), [&](const Rayguns& now) {
    unsigned hit = 0;
    for (std::size_t n = 0; n < now.count(EventKind::shot); ++n)
      hit += static_cast<unsigned>(now.event(EventKind::shot, n).value);
    return hit == hits;
  });
}

void test_the_attacker_chooses_a_space_without_miniature_token_or_marker() {
  Rayguns game;
  abeam(game).fires(kTwo, {"d2"}).rayguns(kTwo, 0b1110'1110);
  hit(game, 1, false).expectQuestion(TaskKind::blast, kOne);
  TEST_ASSERT_FALSE(game.legal(blast("e4")));  // the captain
  TEST_ASSERT_FALSE(game.legal(blast("h2")));  // a raygun without crew
  TEST_ASSERT_FALSE(game.legal(blast("d2")));  // burns already
  TEST_ASSERT_FALSE(game.legal(blast("d3")));  // a wall
  TEST_ASSERT_TRUE(game.legal(blast("b2")));   // an empty port
  game.play(blast("e7"));
  game.expectBlasts(kTwo, 2);
}

void test_each_hit_is_a_marker_placed_one_by_one() {
  Rayguns game;
  abeam(game);
  hit(game, 2, false).play(blast("d2"));
  game.expectQuestion(TaskKind::blast, kOne);
  game.expectRefused(blast("d2"));
  game.play(blast("e2"));
  game.expectBlasts(kTwo, 2);
}

// Every free space of the Iron Claw has a figure or a raygun.
void test_without_a_free_space_the_hit_is_lost() {
  Rayguns game(4);
  game.faction(kThree, Faction::pirates).faction(kTwo, Faction::zard).defeated(kTwo, {}).shooting(kOne);
  game.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth);
  const rayguns::Deck& deck = kDeck[indexOf(Faction::zard)];
  unsigned next = 0;
  for (unsigned space = 0; space < kSpaces; ++space) {
    if (deck.station[space] == Station::wall || deck.portAt[space] != kNoPort) continue;
    const Seat seat = static_cast<Seat>(next < 7 ? kTwo : next < 14 ? kThree : next < 21 ? kFour : kOne);
    game.state.figure[seat][next % 7].spot = {kTwo, static_cast<std::uint8_t>(space)};
    ++next;
  }
  TEST_ASSERT_EQUAL_UINT(24, next);
  TEST_ASSERT_FALSE(freeForBlast(game.state, kTwo).any());
  game.playUntil(fire(kTwo, false), [](const Rayguns& now) { return now.count(EventKind::hitLost) == 1; });
  game.expectBlasts(kTwo, 0);
}

void test_who_goes_down_with_a_rocketship_scores_together() {
  Rayguns game;  // 12 points are the target, and p2 has no token
  game.points(kOne, 1).ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne);
  game.fires(kTwo, {"d2", "e2", "f2", "b3", "c3", "g3", "h3"});
  game.playUntil(fire(kTwo, false), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::blast; });
  game.play(blast("h5"));
  game.expectPhase(Phase::over, kNobody);
  game.expectPoints(kOne, 1 + 3 + 6 + 3 + 6);  // rocketship, rayguns, captain, crew
}

void test_a_blast_marker_closes_a_station_until_it_is_put_out() {
  Rayguns game;
  game.fires(kOne, {"a5", "c4"}).aboard(kOne, 6, kOne, "b4").tokens(kOne, 1).act(6);
  game.expectRefused(moveOf(Verb::go, at("a5")));  // an engine
  game.expectRefused(moveOf(Verb::go, at("c4")));  // the hatch
  game.play(moveOf(Verb::douse, at("a5")));
  game.play(moveOf(Verb::go, at("a5")));
  TEST_ASSERT_TRUE(isManned(game.state, kOne, at("a5")));
}

void test_nobody_moves_through_a_blast_marker() {
  Rayguns game;  // from d4 two spaces ahead there is no way but e4
  game.aboard(kOne, 6, kOne, "d4").fires(kOne, {"e4"}).act(6);
  game.expectRefused(moveOf(Verb::go, at("f4")));
  game.expectRefused(moveOf(Verb::go, at("f3")));
}

void test_an_unmanned_raygun_that_is_chosen_is_destroyed_for_a_point() {
  Rayguns game;
  abeam(game);
  hit(game, 1, true).play(moveOf(Verb::gun, 2));
  TEST_ASSERT_FALSE(hasRaygun(game.state.ship[kTwo], 2));
  game.expectPoints(kOne, 1);
}

void test_hits_destroy_as_many_rayguns_and_a_raygun_saved_by_crew_may_be_hit_again() {
  Rayguns game;
  abeam(game);
  hit(game, 2, true).play(moveOf(Verb::gun, 5));
  game.expectQuestion(TaskKind::loseCrew, kTwo);
  game.play(moveOf(Verb::answer, 1));
  game.expectDefeated(kTwo, 5);
  game.expectQuestion(TaskKind::gunHit, kOne);
  game.play(moveOf(Verb::gun, 5));  // unmanned now
  TEST_ASSERT_FALSE(hasRaygun(game.state.ship[kTwo], 5));
  game.expectPoints(kOne, 2);
}

void test_the_owner_may_lose_the_raygun_and_keep_the_crew_member() {
  Rayguns game;
  abeam(game);
  hit(game, 1, true).play(moveOf(Verb::gun, 5)).play(moveOf(Verb::answer, 0));
  game.expectFigure(kTwo, 5, kTwo, "c6");
  TEST_ASSERT_FALSE(hasRaygun(game.state.ship[kTwo], 5));
}

void test_a_captain_at_the_raygun_takes_the_hit_and_the_raygun_stays() {
  Rayguns game;
  abeam(game).faction(kTwo, Faction::pirates, 1);  // Ventura at the raygun c2
  hit(game, 1, true).play(moveOf(Verb::gun, 1));
  game.expectQuestion(TaskKind::wound, kOne);
  game.play(moveOf(Verb::ability, 1));
  TEST_ASSERT_EQUAL_UINT8(2, game.state.player[kTwo].wounds);
  TEST_ASSERT_TRUE(hasRaygun(game.state.ship[kTwo], 1));
}

void test_hits_without_a_raygun_left_are_lost() {
  Rayguns game;
  abeam(game).rayguns(kTwo, 1u << 2);
  hit(game, 2, true);
  TEST_ASSERT_EQUAL_size_t(1, game.count(EventKind::gunDestroyed));
  TEST_ASSERT_EQUAL_size_t(1, game.count(EventKind::hitLost));
  game.expectPoints(kOne, 1);
}

void test_seven_markers_destroy_nothing_and_the_void_gives_nobody_points() {
  Rayguns game;
  game.ship(kOne, "e1", kNorth).fires(kOne, {"b3", "c3", "d3", "b4", "d4", "e4"}).program(kOne, {0, 5, 6}).move(kOne);
  game.play(blast("b5"));
  game.expectBlasts(kOne, 7);
  TEST_ASSERT_TRUE(afloat(game.state, kOne));
  Rayguns wreck;
  wreck.ship(kOne, "e1", kNorth).fires(kOne, {"b3", "c3", "d3", "b4", "d4", "e4", "c5"}).round(2, 1, kTwo);
  wreck.program(kOne, {0, 5, 6}).tokens(kOne, 1).move(kOne).play(blast("b5"));
  wreck.expectQuestion(TaskKind::evacuate, kOne);
  wreck.play(moveOf(Verb::evacuate, 3 * kNodes + at("d2")));
  TEST_ASSERT_FALSE(afloat(wreck.state, kOne));
  wreck.expectFigure(kOne, 3, kInSpace, "d2");
  wreck.expectPoints(kTwo, 0);  // who only placed the marker
}

void test_the_owner_evacuates_first_then_the_others_clockwise_and_who_stays_scores() {
  Rayguns game(3);
  abeam(game).tokens(kTwo, 1).tokens(kThree, 1).tokens(kOne, 1);
  game.aboard(kThree, 6, kTwo, "e3").aboard(kOne, 6, kTwo, "e5").aboard(kThree, 5, kTwo, "d4");
  game.fires(kTwo, {"d2", "e2", "f2", "b3", "c3", "g3", "h3"});
  hit(game, 1, false).play(blast("h5"));
  game.expectQuestion(TaskKind::evacuate, kTwo);
  game.expectRefused(moveOf(Verb::evacuate, 1 * kNodes + at("e5")));  // a rocketship is there
  game.expectRefused(moveOf(Verb::evacuate, 1 * kNodes + at("i5")));  // too far
  game.play(moveOf(Verb::evacuate, 1 * kNodes + at("h5")));
  game.expectQuestion(TaskKind::evacuate, kThree);
  game.play(moveOf(Verb::evacuate, 6 * kNodes + at("h6")));
  game.expectQuestion(TaskKind::evacuate, kOne);
  game.play(moveOf(Verb::evacuate, 6 * kNodes + at("h4")));
  game.expectTokens(kTwo, 0);
  game.expectFigure(kTwo, 1, kInSpace, "h5");
  game.expectFigure(kThree, 6, kInSpace, "h6");
  game.expectDefeated(kThree, 5);
  TEST_ASSERT_FALSE(afloat(game.state, kTwo));
  game.expectPoints(kOne, 3 + 6 + 3 + 5 + 1);  // rocketship, rayguns, captain, five crew, and one of p3
}

void test_own_figures_of_the_destroyer_bring_no_points() {
  Rayguns game(3);
  abeam(game)
      .aboard(kOne, 6, kTwo, "e3")
      .defeated(kTwo, {0, 1, 2, 3})
      .fires(kTwo, {"d2", "e2", "f2", "b3", "c3", "g3", "h3"});
  hit(game, 1, false).play(blast("h5"));
  game.expectDefeated(kOne, 6);
  game.expectPoints(kOne, 3 + 6 + 3);  // three crew of p2 were left
}

}  // namespace

void runDamageTests() {
  RUN_TEST(test_the_attacker_chooses_a_space_without_miniature_token_or_marker);
  RUN_TEST(test_each_hit_is_a_marker_placed_one_by_one);
  RUN_TEST(test_without_a_free_space_the_hit_is_lost);
  RUN_TEST(test_who_goes_down_with_a_rocketship_scores_together);
  RUN_TEST(test_a_blast_marker_closes_a_station_until_it_is_put_out);
  RUN_TEST(test_nobody_moves_through_a_blast_marker);
  RUN_TEST(test_an_unmanned_raygun_that_is_chosen_is_destroyed_for_a_point);
  RUN_TEST(test_hits_destroy_as_many_rayguns_and_a_raygun_saved_by_crew_may_be_hit_again);
  RUN_TEST(test_the_owner_may_lose_the_raygun_and_keep_the_crew_member);
  RUN_TEST(test_a_captain_at_the_raygun_takes_the_hit_and_the_raygun_stays);
  RUN_TEST(test_hits_without_a_raygun_left_are_lost);
  RUN_TEST(test_seven_markers_destroy_nothing_and_the_void_gives_nobody_points);
  RUN_TEST(test_the_owner_evacuates_first_then_the_others_clockwise_and_who_stays_scores);
  RUN_TEST(test_own_figures_of_the_destroyer_bring_no_points);
}

}  // namespace rayguns_test
