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
  Rayguns game(3, kPlans);
  game.ship(kThree, "e5", kNorth).ready();
  TEST_ASSERT_TRUE(rayPasses(game.state, at("d5"), at("f5")));   // the rocketship on e5
  TEST_ASSERT_TRUE(rayPasses(game.state, at("a1"), at("c3")));   // the planet on b2
  TEST_ASSERT_FALSE(rayPasses(game.state, at("b5"), at("d5")));  // the asteroid on c5
  TEST_ASSERT_TRUE(rayPasses(game.state, at("c4"), at("e4")));   // the iceteroid on d4
}

void test_a_hit_at_a_manned_raygun_lets_the_owner_lose_the_crew_member() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne);
  game.playUntil(fire(kTwo, true), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::gunHit; });
  const unsigned port = deckOf(game.state, kTwo).portAt[game.state.figure[kTwo][5].spot.at];
  game.play(moveOf(Verb::gun, port));
  game.expectQuestion(TaskKind::loseCrew, kTwo);
  game.play(moveOf(Verb::answer, 1));
  game.expectDefeated(kTwo, 5);
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
  empty.ship(kTwo, "e5", kNorth).defeated(kTwo, {1, 4}).program(kTwo, {kFirstStarCard + 1u, 5, 6}).move(kTwo);
  TEST_ASSERT_EQUAL_UINT8(0, empty.state.player[kTwo].effects);
  TEST_ASSERT_EQUAL_UINT8(0, empty.state.player[kTwo].played);
}

// ---- Command cards --------------------------------------------------------------------------------------------------------
// From e5, facing east, far from everybody: where each card leads, and how many tokens it brings with the captain's.
struct CardRow {
  Faction faction;
  unsigned card;
  const char* node;
  unsigned facing;
  unsigned tokens;
};
constexpr CardRow kCardRows[] = {
    {Faction::rangers, 0, "f5", kEast, 2},      {Faction::rangers, 1, "g5", kEast, 2},
    {Faction::rangers, 2, "h5", kEast, 2},      {Faction::rangers, 3, "f4", kNorthEast, 2},
    {Faction::rangers, 4, "f6", kSouthEast, 2}, {Faction::rangers, 5, "e5", kNorth, 2},
    {Faction::rangers, 6, "e5", kSouth, 2},     {Faction::rangers, 7, "e5", kEast, 3},
    {Faction::pirates, 0, "f5", kEast, 2},      {Faction::pirates, 1, "g5", kEast, 2},
    {Faction::pirates, 2, "e5", kWest, 2},      {Faction::pirates, 3, "f4", kNorthEast, 2},
    {Faction::pirates, 4, "f6", kSouthEast, 2}, {Faction::pirates, 5, "e5", kNorth, 2},
    {Faction::pirates, 6, "e5", kSouth, 2},     {Faction::pirates, 7, "e5", kEast, 4},
    {Faction::zard, 0, "f5", kEast, 3},         {Faction::zard, 1, "g5", kEast, 2},
    {Faction::zard, 2, "f5", kEast, 2},         {Faction::zard, 3, "f4", kNorthEast, 3},
    {Faction::zard, 4, "f6", kSouthEast, 3},    {Faction::zard, 5, "e5", kNorth, 3},
    {Faction::zard, 6, "e5", kSouth, 3},        {Faction::zard, 7, "e5", kEast, 4},
    {Faction::blaarg, 0, "f5", kEast, 3},       {Faction::blaarg, 1, "g5", kEast, 2},
    {Faction::blaarg, 2, "e5", kWest, 2},       {Faction::blaarg, 3, "f4", kNorthEast, 2},
    {Faction::blaarg, 4, "f6", kSouthEast, 2},  {Faction::blaarg, 5, "e4", kEast, 2},
    {Faction::blaarg, 6, "e6", kEast, 2},       {Faction::blaarg, 7, "e5", kEast, 3},
};

void test_each_of_the_32_command_cards_moves_the_rocketship_unasked_and_brings_its_tokens() {
  static_assert(sizeof kCardRows / sizeof kCardRows[0] == kFactions * kCommandCards);
  for (const CardRow& row : kCardRows) {
    Rayguns game;
    game.faction(kTwo, Faction::pirates).faction(kOne, row.faction);
    if (row.faction == Faction::pirates) game.faction(kTwo, Faction::rangers);
    const unsigned other = row.card == 7 ? 0 : 7;
    game.ship(kOne, "e5", kEast).ship(kTwo, "a1", kSouth).program(kOne, {row.card, other, row.card == 6 ? 5u : 6u});
    TEST_ASSERT_EQUAL_UINT(row.tokens, tokensAtReveal(game.state, kOne, static_cast<std::uint8_t>(row.card)));
    game.move(kOne);
    game.expectShip(kOne, row.node, row.facing);
    game.expectPhase(Phase::movement, kOne);  // engines and cockpit are asked now
  }
}

void test_engines_and_cockpit_are_not_mandatory_and_come_in_any_order() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).helm(kOne).play({moveOf(Verb::turn, 1), moveOf(Verb::ahead)});
  game.expectShip(kOne, "f4", kNorthEast);
  game.pass();  // the second engine is left
  game.expectShip(kOne, "f4", kNorthEast);
  Rayguns stays;
  stays.ship(kOne, "e5", kNorth).helm(kOne).pass();
  stays.expectShip(kOne, "e5", kNorth);
}

void test_each_manned_engine_is_a_node_ahead_and_the_cockpit_45_degrees() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).aboard(kOne, 6, kOne, "a5").helm(kOne).ready();
  TEST_ASSERT_EQUAL_UINT8(3, game.state.engines);
  game.play({moveOf(Verb::ahead), moveOf(Verb::ahead), moveOf(Verb::ahead)});
  game.expectShip(kOne, "e2", kNorth);
  game.play(moveOf(Verb::turn, 0));
  game.expectShip(kOne, "e2", kNorthWest);
  Rayguns empty;
  empty.defeated(kOne, {0, 2, 3}).ship(kOne, "e5", kNorth).move(kOne);
  TEST_ASSERT_EQUAL_UINT8(kTwo, toMove(empty.state));  // nobody mans engines and cockpit: nothing is asked
}

void test_action_tokens_buy_nothing_in_the_movement_and_no_shot() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).tokens(kOne, 9).helm(kOne).ready();
  MoveList moves;
  legalMoves(game.state, moves);
  TEST_ASSERT_EQUAL_size_t(4, moves.size());  // done, ahead, port, starboard
  game.play({moveOf(Verb::ahead), moveOf(Verb::ahead), moveOf(Verb::turn, 0)});
  game.expectTokens(kOne, 9);
  TEST_ASSERT_EQUAL_UINT8(kTwo, toMove(game.state));
}

// ---- the void, rocks, ramming -----------------------------------------------------------------------------------------------
void test_the_void_met_by_an_engine_leaves_the_other_engines_and_the_cockpit() {
  Rayguns game;
  game.ship(kOne, "e1", kNorth).helm(kOne).play(moveOf(Verb::ahead)).play(blast("b4"));
  game.expectQuestion(TaskKind::face, kOne);
  game.play(moveOf(Verb::face, kSouth));
  game.expectShip(kOne, "e1", kSouth);
  game.play(moveOf(Verb::ahead));
  game.expectShip(kOne, "e2", kSouth);
  TEST_ASSERT_EQUAL_UINT8(1, game.state.cockpits);
}

void test_if_the_first_player_is_out_the_next_in_order_places_the_marker_of_the_void() {
  Rayguns game(3);
  game.noShip(kOne).program(kOne, {7, kNoCard, kNoCard}).ship(kThree, "e1", kNorth).program(kThree, {0, 5, 6});
  game.move(kThree).expectQuestion(TaskKind::blast, kTwo);
}

void test_the_first_player_places_the_marker_of_the_void_on_the_own_rocketship_too() {
  Rayguns game;
  game.ship(kOne, "e1", kNorth).program(kOne, {0, 5, 6}).move(kOne);
  game.expectQuestion(TaskKind::blast, kOne);
  Rayguns other;
  other.ship(kOne, "e1", kNorth).program(kOne, {0, 5, 6}).round(2, 1, kTwo).move(kOne);
  other.expectQuestion(TaskKind::blast, kTwo);
}

void test_an_iceteroid_is_as_hard_as_an_asteroid() {
  Rayguns game(2, kPlans);
  game.ship(kOne, "d5", kNorth).program(kOne, {0, 5, 6}).move(kOne);  // the iceteroid is on d4
  game.expectShip(kOne, "d5", kNorth);
  game.expectQuestion(TaskKind::blast, kOne);
}

// p1 goes ahead from d5 into p2 on e5.
Rayguns& rams(Rayguns& game) { return game.ship(kOne, "d5", kEast).ship(kTwo, "e5", kNorth).program(kOne, {0, 5, 6}); }
// The dice compare as wanted: -1 lower, 0 equal, 1 higher.
Rayguns& rolls(Rayguns& game, int wanted) {
  return game.moveUntil(kOne, [&](const Rayguns& now) {
    const Event& dice = now.event(EventKind::rammed);
    return (dice.c > dice.d ? 1 : dice.c < dice.d ? -1 : 0) == wanted;
  });
}

void test_a_rammer_who_rolls_higher_takes_the_node_and_pushes_the_target() {
  Rayguns game;
  rolls(rams(game), 1).expectQuestion(TaskKind::blast, kOne);
  game.play(blast("d2"));
  game.expectShip(kTwo, "f5", kNorth);
  game.expectShip(kOne, "e5", kEast);
  game.expectBlasts(kTwo, 1);
}

void test_a_rammer_who_rolls_lower_goes_back_and_nobody_is_hurt() {
  Rayguns game;
  rolls(rams(game), -1);
  game.expectShip(kOne, "d5", kEast);
  game.expectShip(kTwo, "e5", kNorth);
  game.expectBlasts(kOne, 0);
  game.expectBlasts(kTwo, 0);
  TEST_ASSERT_EQUAL_UINT8(kTwo, toMove(game.state));  // a collision ends all movement of the rammer
}

void test_equal_dice_hurt_both_the_rammer_places_first_and_both_go_back() {
  Rayguns game;
  rolls(rams(game), 0);
  game.expectQuestion(TaskKind::blast, kOne);
  game.play(blast("d2"));
  game.expectQuestion(TaskKind::blast, kTwo);
  game.play(blast("b4"));
  game.expectBlasts(kOne, 1);
  game.expectBlasts(kTwo, 1);
  game.expectShip(kOne, "d5", kEast);
  game.expectShip(kTwo, "f5", kNorth);
}

void test_a_rammer_destroyed_by_equal_dice_still_pushes_the_target_back() {
  Rayguns game(4);  // 20 points are the target
  rolls(rams(game).fires(kOne, {"b3", "c3", "d3", "b4", "d4", "e4", "b5"}), 0);
  game.play(blast("d2")).play(blast("c5"));
  TEST_ASSERT_FALSE(afloat(game.state, kOne));
  game.expectShip(kTwo, "f5", kNorth);
  game.expectPoints(kTwo, 3 + 5 + 3 + 6);  // rocketship, rayguns, captain, crew without a token
}

void test_a_target_destroyed_by_equal_dice_still_places_its_marker() {
  Rayguns game(4);
  rolls(rams(game).fires(kTwo, {"d2", "e2", "f2", "b3", "c3", "g3", "h3"}), 0).play(blast("h5"));
  TEST_ASSERT_FALSE(afloat(game.state, kTwo));
  game.expectQuestion(TaskKind::blast, kTwo);
  game.play(blast("b4"));
  game.expectBlasts(kOne, 1);
  game.expectShip(kOne, "d5", kEast);
}

void test_a_rammer_takes_the_node_of_a_target_that_it_destroyed() {
  Rayguns game(4);
  rolls(rams(game).ship(kOne, "h5", kEast).ship(kTwo, "i5", kNorth), 1);  // it could not have gone back
  game.fires(kTwo, {"d2", "e2", "f2", "b3", "c3", "g3", "h3"}).play(blast("h5"));
  TEST_ASSERT_FALSE(afloat(game.state, kTwo));
  game.expectShip(kOne, "i5", kEast);
}

void test_nobody_changes_place_if_the_target_cannot_go_back() {
  Rayguns edge;
  rolls(rams(edge).ship(kOne, "h5", kEast).ship(kTwo, "i5", kNorth), 1);
  edge.play(blast("d2"));
  edge.expectShip(kOne, "h5", kEast);
  edge.expectShip(kTwo, "i5", kNorth);
  edge.expectBlasts(kTwo, 1);
}

void test_a_figure_makes_way_for_a_rocketship_that_ends_its_movement_there() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).inSpace(kTwo, 6, "e4").program(kOne, {0, 5, 6}).move(kOne);
  game.expectShip(kOne, "e4", kNorth);
  game.expectPhase(Phase::movement, kOne);  // it is not yet at the end
  game.pass();
  game.expectQuestion(TaskKind::nudge, kTwo);
  game.play(moveOf(Verb::node, at("d3")));
  game.expectFigure(kTwo, 6, kInSpace, "d3");
  Rayguns passes;
  passes.ship(kOne, "e5", kNorth).inSpace(kTwo, 6, "e4").program(kOne, {1, 5, 6}).move(kOne).pass();
  passes.expectFigure(kTwo, 6, kInSpace, "e4");  // it went on to e3
}

void test_a_figure_with_no_free_node_beside_it_stays_under_the_rocketship() {
  Rayguns game;
  game.ship(kOne, "a2", kNorth).inSpace(kTwo, 6, "a1").inSpace(kTwo, 5, "b1").inSpace(kTwo, 4, "b2");
  game.inSpace(kTwo, 3, "a2").ship(kOne, "a3", kNorth).program(kOne, {1, 5, 6}).move(kOne).pass();
  game.expectShip(kOne, "a1", kNorth);
  game.expectFigure(kTwo, 6, kInSpace, "a1");
}

// ---- rayguns --------------------------------------------------------------------------------------------------------------
// p1, the Rangers, on e5 facing north: starboard rayguns on f5 (manned), c6 and g6.
void test_an_unmanned_raygun_reaches_two_nodes_and_hits_on_seven_a_manned_one_three_and_on_five() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).ready();
  constexpr unsigned kManned = 2, kUnmanned = 3;
  const auto need = [&](const char* node, unsigned port) {
    game.ship(kTwo, node, kNorth);
    return neededToHit(game.state, kOne, port, kTwo);
  };
  TEST_ASSERT_EQUAL_UINT8(5, need("g5", kManned));
  TEST_ASSERT_EQUAL_UINT8(7, need("g5", kUnmanned));
  TEST_ASSERT_EQUAL_UINT8(5, need("h5", kManned));
  TEST_ASSERT_EQUAL_UINT8(0, need("h5", kUnmanned));
  TEST_ASSERT_EQUAL_UINT8(0, need("i5", kManned));
}

void test_arcs_turn_with_the_rocketship_along_diagonals_too() {
  Rayguns game;
  game.ship(kOne, "e5", kNorthEast).ready();
  constexpr unsigned kPort = 0, kStarboard = 2;
  TEST_ASSERT_TRUE(covers(game.state, kOne, kStarboard, at("g7")));   // straight to starboard
  TEST_ASSERT_TRUE(covers(game.state, kOne, kStarboard, at("g5")));   // a line of the X
  TEST_ASSERT_TRUE(covers(game.state, kOne, kStarboard, at("e7")));   // the other one
  TEST_ASSERT_FALSE(covers(game.state, kOne, kStarboard, at("g4")));  // ahead
  TEST_ASSERT_FALSE(covers(game.state, kOne, kStarboard, at("d7")));  // astern
  TEST_ASSERT_TRUE(covers(game.state, kOne, kPort, at("c3")));
  TEST_ASSERT_FALSE(covers(game.state, kOne, kPort, at("g7")));
}

void test_a_battery_rolls_a_die_for_each_raygun_that_bears_and_hits_by_its_own_need() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne);
  game.playUntil(fire(kTwo, false), [](const Rayguns& now) {
    return now.event(EventKind::shot, 0).c == 5 && now.event(EventKind::shot, 1).c == 6;
  });
  TEST_ASSERT_EQUAL(3, game.event(EventKind::volley).value);
  TEST_ASSERT_EQUAL_size_t(3, game.count(EventKind::shot));
  TEST_ASSERT_EQUAL(1, game.event(EventKind::shot, 0).value);  // manned: 5 to 8
  TEST_ASSERT_EQUAL(0, game.event(EventKind::shot, 1).value);  // unmanned: 7 and 8
}

void test_the_target_is_one_rocketships_body_or_its_rayguns_once_a_turn() {
  Rayguns game(3);
  game.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).ship(kThree, "c5", kNorth).shooting(kOne);
  for (const Seat target : {kTwo, kThree})
    for (const bool atRayguns : {false, true}) TEST_ASSERT_TRUE(game.legal(fire(target, atRayguns)));
  game.playUntil(fire(kTwo, false), [](const Rayguns& now) { return now.state.agenda.empty(); });
  TEST_ASSERT_EQUAL_UINT8(kTwo, toMove(game.state));  // p3 is not fired at as well
}

void test_only_rocketships_are_targets_not_crew_in_space() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth).ship(kTwo, "i9", kNorth).inSpace(kTwo, 6, "g5").shooting(kOne);
  TEST_ASSERT_FALSE(hasTarget(game.state));
}

void test_the_centre_raygun_bears_all_round_and_fires_after_the_battery_at_a_target_of_its_own() {
  Rayguns game(3);
  game.faction(kOne, Faction::blaarg).ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).ship(kThree, "e3", kNorth);
  game.shooting(kOne).ready();
  TEST_ASSERT_FALSE(game.legal(fire(kThree, false)));  // ahead of the battery
  game.playUntil(fire(kTwo, false), [](const Rayguns& now) { return now.state.agenda.empty(); });
  game.expectPhase(Phase::centre, kOne);
  TEST_ASSERT_TRUE(game.legal(fire(kThree, false)));
  TEST_ASSERT_TRUE(game.legal(fire(kTwo, true)));
  game.playUntil(fire(kThree, false), [](const Rayguns& now) { return now.count(EventKind::shot) == 1; });
  TEST_ASSERT_EQUAL_UINT8(3, game.event(EventKind::shot).b);  // the port in the centre
  TEST_ASSERT_EQUAL_UINT8(5, game.event(EventKind::shot).d);  // manned
}

void test_a_line_that_passes_between_two_nodes_needs_one_of_them_clear() {
  Rayguns game(2, kPlans);  // asteroids on e3, c5, g5, e7; iceteroids on d4, f6
  game.ready();
  TEST_ASSERT_FALSE(rayPasses(game.state, at("c4"), at("c6")));
  TEST_ASSERT_TRUE(rayPasses(game.state, at("b5"), at("d4")));  // between c5 and c4
  TEST_ASSERT_TRUE(rayPasses(game.state, at("e4"), at("c4")));  // through the ice on d4
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
  RUN_TEST(test_each_of_the_32_command_cards_moves_the_rocketship_unasked_and_brings_its_tokens);
  RUN_TEST(test_engines_and_cockpit_are_not_mandatory_and_come_in_any_order);
  RUN_TEST(test_each_manned_engine_is_a_node_ahead_and_the_cockpit_45_degrees);
  RUN_TEST(test_action_tokens_buy_nothing_in_the_movement_and_no_shot);
  RUN_TEST(test_the_void_met_by_an_engine_leaves_the_other_engines_and_the_cockpit);
  RUN_TEST(test_if_the_first_player_is_out_the_next_in_order_places_the_marker_of_the_void);
  RUN_TEST(test_the_first_player_places_the_marker_of_the_void_on_the_own_rocketship_too);
  RUN_TEST(test_an_iceteroid_is_as_hard_as_an_asteroid);
  RUN_TEST(test_a_rammer_who_rolls_lower_goes_back_and_nobody_is_hurt);
  RUN_TEST(test_equal_dice_hurt_both_the_rammer_places_first_and_both_go_back);
  RUN_TEST(test_a_rammer_destroyed_by_equal_dice_still_pushes_the_target_back);
  RUN_TEST(test_a_target_destroyed_by_equal_dice_still_places_its_marker);
  RUN_TEST(test_a_rammer_takes_the_node_of_a_target_that_it_destroyed);
  RUN_TEST(test_nobody_changes_place_if_the_target_cannot_go_back);
  RUN_TEST(test_a_figure_makes_way_for_a_rocketship_that_ends_its_movement_there);
  RUN_TEST(test_a_figure_with_no_free_node_beside_it_stays_under_the_rocketship);
  RUN_TEST(test_an_unmanned_raygun_reaches_two_nodes_and_hits_on_seven_a_manned_one_three_and_on_five);
  RUN_TEST(test_arcs_turn_with_the_rocketship_along_diagonals_too);
  RUN_TEST(test_a_battery_rolls_a_die_for_each_raygun_that_bears_and_hits_by_its_own_need);
  RUN_TEST(test_the_target_is_one_rocketships_body_or_its_rayguns_once_a_turn);
  RUN_TEST(test_only_rocketships_are_targets_not_crew_in_space);
  RUN_TEST(test_the_centre_raygun_bears_all_round_and_fires_after_the_battery_at_a_target_of_its_own);
  RUN_TEST(test_a_line_that_passes_between_two_nodes_needs_one_of_them_clear);
}

}  // namespace rayguns_test
