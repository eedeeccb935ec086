// The fourteen effects of the Star cards, on every card that has them, and that they may be declined and end with the Turn.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

constexpr Move fire(Seat target, bool atRayguns) { return moveOf(Verb::fire, target * 2u + (atRayguns ? 1 : 0)); }

// Plays the Star card of p1's faction that has the effect, in the middle of the star map with p2 two nodes to starboard.
Rayguns& star(Rayguns& game, Faction faction, StarEffect effect, const char* enemy = "g5") {
  unsigned card = 0;
  while (kStarCard[indexOf(faction)][card].effect != effect) ++card;
  if (game.state.ship[kTwo].faction == faction) game.faction(kTwo, Faction::rangers);
  game.faction(kOne, faction)
      .ship(kOne, "e5", kNorth)
      .ship(kTwo, enemy, kNorth)
      .program(kOne, {kFirstStarCard + card, 5, 6});
  return game;
}

template <class Check>
void onEveryCard(StarEffect effect, Check check) {
  unsigned cards = 0;
  for (unsigned faction = 0; faction < kFactions; ++faction)
    for (const StarCard& card : kStarCard[faction]) {
      if (card.effect != effect) continue;
      check(static_cast<Faction>(faction));
      ++cards;
    }
  TEST_ASSERT_TRUE(cards > 0);
}

void expectAirlock(Rayguns& game, unsigned figure) {
  const Figure& each = game.state.figure[kOne][figure];
  TEST_ASSERT_EQUAL_UINT8(kTwo, each.spot.map);
  TEST_ASSERT_EQUAL_UINT8(deckOf(game.state, kTwo).airlock[0], each.spot.at);
}

void test_star_board_boards_without_a_roll_and_leaps_from_airlock_to_airlock_within_two_nodes() {
  onEveryCard(StarEffect::board, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::board).move(kOne);
    TEST_ASSERT_EQUAL_UINT8(kBoarding, game.state.player[kOne].effects);
    while (game.state.phase != Phase::crew) game.pass();
    const std::uint8_t lock = deckOf(game.state, kOne).airlock[0];
    game.state.figure[kOne][6].spot = {kOne, lock};
    game.inSpace(kOne, 5, "f4").act(6).play(moveOf(Verb::jump, kTwo * kAirlocks));
    expectAirlock(game, 6);
    TEST_ASSERT_EQUAL_UINT8(1, game.state.attacks);  // no attack is used
    game.state.figure[kOne][6].spot = {kTwo, deckOf(game.state, kTwo).airlock[1]};
    game.pass().act(5).play(moveOf(Verb::board, kTwo * kAirlocks));
    expectAirlock(game, 5);
    TEST_ASSERT_EQUAL_size_t(0, game.count(EventKind::boardRoll));
    TEST_ASSERT_EQUAL_UINT8(0, game.state.attacks);
  });
}

void test_star_board_leaps_for_the_price_of_an_exit_and_not_three_nodes() {
  Rayguns game;
  game.ship(kOne, "e5", kNorth)
      .ship(kTwo, "g5", kNorth)
      .effects(kOne, kBoarding)
      .defeated(kOne, {1})
      .aboard(kOne, 6, kOne, "e2");
  game.tokens(kOne, 1).act(6).play(moveOf(Verb::jump, kTwo * kAirlocks));
  game.expectTokens(kOne, 0);
  Rayguns far;
  far.ship(kOne, "e5", kNorth).ship(kTwo, "h5", kNorth).effects(kOne, kBoarding).aboard(kOne, 6, kOne, "e2").act(6);
  TEST_ASSERT_FALSE(far.offers(Verb::jump));
}

void test_star_cry_adds_two_to_melee_rolls() {
  onEveryCard(StarEffect::cry, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::cry).move(kOne);
    for (unsigned figure = 0; figure < 7; ++figure)
      TEST_ASSERT_EQUAL_UINT8(2, meleeBonus(game.state, figureId(kOne, figure)));
    TEST_ASSERT_EQUAL_UINT8(0, meleeBonus(game.state, figureId(kTwo, 1)));
  });
}

void test_bonuses_count_in_every_exchange_ripostes_too() {
  Rayguns game;
  game.effects(kOne, kCry).aboard(kOne, 6, kTwo, "e2").aboard(kTwo, 6, kTwo, "e1").act(6);
  game.playUntil(moveOf(Verb::fight, figureId(kTwo, 6)),
                 [](const Rayguns& now) { return now.count(EventKind::riposte) == 1; });
  const int first = game.event(EventKind::meleeRoll, 0).value, second = game.event(EventKind::meleeRoll, 1).value;
  TEST_ASSERT_EQUAL(2, first >> 4 & 15);    // of the attacker
  TEST_ASSERT_EQUAL(2, second >> 12 & 15);  // who defends now
}

void test_star_double_fires_the_battery_twice_each_volley_declared_anew() {
  onEveryCard(StarEffect::doubleFire, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::doubleFire).move(kOne);
    while (game.state.phase != Phase::shooting) game.pass();
    TEST_ASSERT_EQUAL_UINT8(2, game.state.volleys);
    game.playUntil(fire(kTwo, false), [](const Rayguns& now) { return now.state.agenda.empty(); });
    game.expectPhase(Phase::shooting, kOne);
    game.playUntil(fire(kTwo, true), [](const Rayguns& now) { return now.state.agenda.empty(); });
    TEST_ASSERT_EQUAL_UINT8(kTwo, toMove(game.state));
  });
}

void test_star_jam_takes_three_tokens_from_an_enemy() {
  onEveryCard(StarEffect::jam, [](Faction faction) {
    Rayguns game(3);
    if (faction == Faction::blaarg) game.faction(kThree, Faction::zard);
    star(game, faction, StarEffect::jam).tokens(kTwo, 5).tokens(kThree, 2).move(kOne).play(moveOf(Verb::target, kTwo));
    game.expectTokens(kTwo, 2);
    game.expectTokens(kThree, 2);
  });
}

void test_star_null_makes_the_rayguns_of_an_enemy_within_four_nodes_unmanned() {
  onEveryCard(StarEffect::null, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::null, "i5").move(kOne).play(moveOf(Verb::target, kTwo));
    game.ship(kTwo, "g5", kSouth);
    for (unsigned port = 0; port < 8; ++port) {
      const unsigned need = neededToHit(game.state, kTwo, port, kOne);
      TEST_ASSERT_TRUE(need == 0 || need == 7);
    }
    Rayguns far;
    star(far, faction, StarEffect::null, "i9").ship(kOne, "d5", kNorth).move(kOne);
    TEST_ASSERT_FALSE(far.offers(Verb::target));
  });
}

void test_star_overcharge_counts_all_rayguns_as_manned() {
  onEveryCard(StarEffect::overcharge, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::overcharge, "h5").faction(kTwo, Faction::rangers, 1).move(kOne);
    unsigned bear = 0;
    for (unsigned port = 0; port < deckOf(game.state, kOne).ports; ++port) {
      const unsigned need = neededToHit(game.state, kOne, port, kTwo);
      TEST_ASSERT_TRUE(need == 0 || need == 5);
      bear += need == 5 ? 1 : 0;
    }
    TEST_ASSERT_EQUAL_UINT(3, bear);  // three nodes away, every raygun to starboard
  });
}

void test_star_rally_brings_three_more_tokens() {
  onEveryCard(StarEffect::rally, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::rally).tokens(kOne, 2).move(kOne);
    game.expectTokens(kOne, 5);
  });
}

void test_star_repair_removes_up_to_three_markers() {
  onEveryCard(StarEffect::repair, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::repair).fires(kOne, {"b4", "d4", "b3", "d3"}).move(kOne);
    game.play({moveOf(Verb::remove, at("b3")), moveOf(Verb::remove, at("d3")), moveOf(Verb::remove, at("d4"))});
    game.expectBlasts(kOne, 1);
    game.expectPhase(Phase::movement, kOne);
    Rayguns less;
    star(less, faction, StarEffect::repair)
        .fires(kOne, {"b4", "d4"})
        .move(kOne)
        .play(moveOf(Verb::remove, at("b4")))
        .pass();
    less.expectBlasts(kOne, 1);
  });
}

void test_star_rescue_returns_a_defeated_crew_member_to_a_free_space() {
  onEveryCard(StarEffect::rescue, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::rescue).defeated(kOne, {4, 6}).fires(kOne, {"d4"}).move(kOne);
    TEST_ASSERT_FALSE(game.legal(moveOf(Verb::restore, at("d4"))));  // it burns
    const std::uint8_t hatch = deckOf(game.state, kOne).hatch;
    game.play(moveOf(Verb::restore, hatch));
    TEST_ASSERT_EQUAL_UINT8(hatch, game.state.figure[kOne][4].spot.at);
    game.expectDefeated(kOne, 6);
  });
}

void test_star_sharp_pistols_and_boarding_succeed_on_three() {
  onEveryCard(StarEffect::sharp, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::sharp).move(kOne);
    TEST_ASSERT_EQUAL_UINT8(3, neededByPistol(game.state, figureId(kOne, 6), figureId(kTwo, 1)));
    TEST_ASSERT_EQUAL_UINT8(3, neededToBoard(game.state, figureId(kOne, 6)));
  });
}

void test_star_shields_rayguns_hit_on_eight_only() {
  onEveryCard(StarEffect::shields, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::shields).move(kOne);
    game.ship(kTwo, "g5", kSouth);
    unsigned bear = 0;
    for (unsigned port = 0; port < 8; ++port) {
      const unsigned need = neededToHit(game.state, kTwo, port, kOne);
      TEST_ASSERT_TRUE(need == 0 || need == 8);
      bear += need == 8 ? 1 : 0;
    }
    TEST_ASSERT_TRUE(bear > 0);
  });
}

void test_star_torpedo_hits_an_enemy_within_four_nodes_on_three_whatever_lies_between() {
  onEveryCard(StarEffect::torpedo, [](Faction faction) {
    for (const unsigned die : {2u, 3u}) {
      Rayguns game(2, kPlans);  // the asteroid on g5 lies between
      star(game, faction, StarEffect::torpedo, "i5").move(kOne);
      game.playUntil(moveOf(Verb::target, kTwo),
                     [&](const Rayguns& now) { return now.event(EventKind::torpedo).c == die; });
      TEST_ASSERT_EQUAL(die == 3, questionOf(game.state) == TaskKind::blast);
      TEST_ASSERT_EQUAL_UINT8(kOne, toMove(game.state));  // who fires it places the marker
    }
  });
}

void test_star_tractor_moves_an_enemy_within_four_nodes_one_node_and_its_facing_stays() {
  onEveryCard(StarEffect::tractor, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::tractor, "i5").move(kOne);
    game.expectRefused(moveOf(Verb::tractor, kTwo * kDirections + kEast));  // off the map
    game.play(moveOf(Verb::tractor, kTwo * kDirections + kSouthWest));
    game.expectShip(kTwo, "h6", kNorth);
    Rayguns far;
    star(far, faction, StarEffect::tractor, "i5").ship(kOne, "d5", kNorth).move(kOne);
    TEST_ASSERT_FALSE(far.offers(Verb::tractor));
  });
}

void test_star_warp_moves_to_a_free_node_within_three_and_faces_any_way() {
  onEveryCard(StarEffect::warp, [](Faction faction) {
    Rayguns game;
    star(game, faction, StarEffect::warp).move(kOne);
    game.expectRefused(moveOf(Verb::warp, at("g5")));  // p2 is there
    game.expectRefused(moveOf(Verb::warp, at("a5")));  // four nodes
    game.play(moveOf(Verb::warp, at("h8")));
    game.play(moveOf(Verb::face, kWest));
    game.expectShip(kOne, "h8", kWest);
    game.expectPhase(Phase::movement, kOne);  // engines and cockpit come after it
  });
}

void test_a_figure_makes_way_for_a_rocketship_that_warps_or_is_pulled_there() {
  Rayguns warps;
  star(warps, Faction::blaarg, StarEffect::warp).inSpace(kTwo, 6, "h8").move(kOne);
  warps.play(moveOf(Verb::warp, at("h8"))).play(moveOf(Verb::face, kWest)).pass();
  warps.expectQuestion(TaskKind::nudge, kTwo);
  Rayguns pulled;
  star(pulled, Faction::zard, StarEffect::tractor, "i5").inSpace(kTwo, 6, "h6").move(kOne);
  pulled.play(moveOf(Verb::tractor, kTwo * kDirections + kSouthWest));
  pulled.expectQuestion(TaskKind::nudge, kTwo);
}

void test_star_effects_may_be_declined_and_the_card_is_played_all_the_same() {
  Rayguns game;
  star(game, Faction::blaarg, StarEffect::warp).move(kOne).pass();
  game.expectShip(kOne, "e5", kNorth);
  TEST_ASSERT_EQUAL_UINT8(1, game.state.player[kOne].played);
}

void test_star_effects_end_with_the_turn() {
  Rayguns game;
  game.effects(kOne, kBoarding | kCry | kOvercharged | kSharp | kShielded).effects(kTwo, kNulled).ready();
  while (game.state.turn == 0) game.pass();
  TEST_ASSERT_EQUAL_UINT8(0, game.state.player[kOne].effects);
  TEST_ASSERT_EQUAL_UINT8(0, game.state.player[kTwo].effects);
}

}  // namespace

void runStarCardTests() {
  RUN_TEST(test_star_board_boards_without_a_roll_and_leaps_from_airlock_to_airlock_within_two_nodes);
  RUN_TEST(test_star_board_leaps_for_the_price_of_an_exit_and_not_three_nodes);
  RUN_TEST(test_star_cry_adds_two_to_melee_rolls);
  RUN_TEST(test_bonuses_count_in_every_exchange_ripostes_too);
  RUN_TEST(test_star_double_fires_the_battery_twice_each_volley_declared_anew);
  RUN_TEST(test_star_jam_takes_three_tokens_from_an_enemy);
  RUN_TEST(test_star_null_makes_the_rayguns_of_an_enemy_within_four_nodes_unmanned);
  RUN_TEST(test_star_overcharge_counts_all_rayguns_as_manned);
  RUN_TEST(test_star_rally_brings_three_more_tokens);
  RUN_TEST(test_star_repair_removes_up_to_three_markers);
  RUN_TEST(test_star_rescue_returns_a_defeated_crew_member_to_a_free_space);
  RUN_TEST(test_star_sharp_pistols_and_boarding_succeed_on_three);
  RUN_TEST(test_star_shields_rayguns_hit_on_eight_only);
  RUN_TEST(test_star_torpedo_hits_an_enemy_within_four_nodes_on_three_whatever_lies_between);
  RUN_TEST(test_star_tractor_moves_an_enemy_within_four_nodes_one_node_and_its_facing_stays);
  RUN_TEST(test_star_warp_moves_to_a_free_node_within_three_and_faces_any_way);
  RUN_TEST(test_a_figure_makes_way_for_a_rocketship_that_warps_or_is_pulled_there);
  RUN_TEST(test_star_effects_may_be_declined_and_the_card_is_played_all_the_same);
  RUN_TEST(test_star_effects_end_with_the_turn);
}

}  // namespace rayguns_test
