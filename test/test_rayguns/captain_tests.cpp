// The seventeen abilities of the captains, one test each, and that a Blast marker switches each of them off.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

constexpr Move shoot(Seat seat, unsigned figure) { return moveOf(Verb::shoot, figureId(seat, figure)); }
constexpr Move fight(Seat seat, unsigned figure) { return moveOf(Verb::fight, figureId(seat, figure)); }

void test_a_blast_marker_switches_each_ability_of_each_side_off() {
  for (unsigned faction = 0; faction < kFactions; ++faction)
    for (unsigned side = 0; side < kSides; ++side)
      for (unsigned nth = 0; nth < kAbilitiesASide; ++nth) {
        Rayguns game;
        game.faction(kTwo, static_cast<Faction>((faction + 1) % kFactions))
            .faction(kOne, static_cast<Faction>(faction), side);
        const Ability ability = kCaptain[faction].ability[side][nth];
        TEST_ASSERT_TRUE(hasAbility(game.state, kOne, ability));
        game.wounds(kOne, 1u << nth);
        TEST_ASSERT_FALSE(hasAbility(game.state, kOne, ability));
        game.wounds(kOne, 7u & ~(1u << nth));
        TEST_ASSERT_TRUE(hasAbility(game.state, kOne, ability));
        game.defeated(kOne, {0});
        TEST_ASSERT_FALSE(hasAbility(game.state, kOne, ability));
      }
}

void test_captain_a_token_at_each_reveal_while_own_crew_is_in_play() {
  Rayguns game;
  TEST_ASSERT_EQUAL_UINT(2, tokensAtReveal(game.state, kOne, 0));
  game.defeated(kOne, {1, 2, 3, 4, 5, 6});
  TEST_ASSERT_EQUAL_UINT(1, tokensAtReveal(game.state, kOne, 0));
  Rayguns hurt;
  hurt.wounds(kOne, 1);
  TEST_ASSERT_EQUAL_UINT(1, tokensAtReveal(hurt.state, kOne, 0));
}

// p2 fires at p1, the Rangers, from two nodes away with the manned raygun on c6.
unsigned needAgainstRangers(Rayguns& game) {
  game.ship(kOne, "g5", kNorth).ship(kTwo, "e5", kNorth);
  return neededToHit(game.state, kTwo, 5, kOne);
}

void test_ace_pilot_at_the_cockpit_is_hit_on_seven_and_eight_only() {
  Rayguns game;
  TEST_ASSERT_EQUAL_UINT(7, needAgainstRangers(game));
  game.aboard(kOne, 0, kOne, "g4");
  TEST_ASSERT_EQUAL_UINT(5, needAgainstRangers(game));
  Rayguns other;
  other.faction(kOne, Faction::rangers, 1);
  TEST_ASSERT_EQUAL_UINT(5, needAgainstRangers(other));
}

void test_jet_pack_ace_leaves_without_a_token_and_boards_on_three() {
  Rayguns game;
  game.defeated(kOne, {1}).aboard(kOne, 0, kOne, "e2").act(0);
  TEST_ASSERT_TRUE(game.offers(Verb::exit));
  TEST_ASSERT_EQUAL_UINT8(3, neededToBoard(game.state, figureId(kOne, 0)));
  TEST_ASSERT_EQUAL_UINT8(5, neededToBoard(game.state, figureId(kOne, 6)));
}

void test_inspiring_command_adds_one_to_melee_rolls_of_crew_beside_her() {
  Rayguns game;
  game.faction(kOne, Faction::rangers, 1).aboard(kOne, 6, kOne, "g4").aboard(kOne, 5, kOne, "b4");
  TEST_ASSERT_EQUAL_UINT8(1, meleeBonus(game.state, figureId(kOne, 6)));
  TEST_ASSERT_EQUAL_UINT8(0, meleeBonus(game.state, figureId(kOne, 5)));
  TEST_ASSERT_EQUAL_UINT8(0, meleeBonus(game.state, figureId(kOne, 0)));  // not her own
}

void test_born_leader_four_tokens_at_each_reveal() {
  for (unsigned players = 2; players <= 4; ++players) {
    Rayguns game(players);
    game.faction(kOne, Faction::rangers, 1);
    TEST_ASSERT_EQUAL_UINT(2 + 4, tokensAtReveal(game.state, kOne, 0));
    game.round(2, 2);
    TEST_ASSERT_EQUAL_UINT(2 + 4, tokensAtReveal(game.state, kOne, 0));
  }
}

void test_expert_duelist_rolls_a_missed_melee_roll_again_once_a_turn_against_each_opponent() {
  Rayguns game;
  game.aboard(kTwo, 0, kOne, "b3").aboard(kOne, 6, kOne, "b4").aboard(kOne, 5, kOne, "c4").tokens(kTwo, 9);
  game.phase(Phase::crew, kTwo).act(0);
  game.playUntil(fight(kOne, 6), [](const Rayguns& now) {
    return now.count(EventKind::rerolled) == 1 && now.count(EventKind::blocked) == 1;
  });
  TEST_ASSERT_EQUAL(static_cast<int>(Ability::expertDuelist), game.event(EventKind::rerolled).c);
  TEST_ASSERT_EQUAL_UINT8(1, game.state.player[kTwo].duelled);
  game.playUntil(fight(kOne, 5), [](const Rayguns& now) { return now.count(EventKind::blocked) == 1; });
  TEST_ASSERT_EQUAL_size_t(0, game.count(EventKind::rerolled));  // the same opponent
}

void test_a_miss_that_mind_control_made_is_rolled_again_by_the_expert_duelist() {
  Rayguns game(4);
  game.faction(kFour, Faction::blaarg, 1).aboard(kFour, 6, kOne, "b4").aboard(kTwo, 0, kOne, "b3");
  game.phase(Phase::crew, kTwo).act(0);
  game.playUntil(fight(kFour, 6), [](const Rayguns& now) {
    return now.count(EventKind::rerolled) > 0 && (now.state.player[kFour].used & kMindControlUsed) != 0 &&
           now.event(EventKind::rerolled).c == static_cast<unsigned>(Ability::mindControl) &&
           now.event(EventKind::rerolled).b < (now.event(EventKind::meleeRoll).value >> 8);
  });
  TEST_ASSERT_EQUAL_size_t(2, game.count(EventKind::rerolled));
  TEST_ASSERT_EQUAL(static_cast<int>(Ability::expertDuelist), game.event(EventKind::rerolled, 1).c);
  TEST_ASSERT_EQUAL_UINT8(1u << kFour, game.state.player[kTwo].duelled);
}

void test_ruthless_pirate_removes_a_crew_member_and_takes_up_to_six_tokens_once_a_turn() {
  Rayguns game;
  game.tokens(kOne, 8).phase(Phase::crew, kTwo).act(0).play(moveOf(Verb::ruthless, 6 * kMostPlayers + kOne));
  game.expectDefeated(kTwo, 6);
  game.expectTokens(kOne, 2);
  game.expectTokens(kTwo, 6);
  game.expectPoints(kOne, 0);
  game.expectPoints(kTwo, 0);
  TEST_ASSERT_FALSE(game.offers(Verb::ruthless));
}

void test_master_gunner_hits_on_four_from_two_nodes_on_and_not_under_a_null_field() {
  Rayguns game;
  game.faction(kTwo, Faction::pirates, 1).aboard(kTwo, 0, kTwo, "c6").aboard(kTwo, 5, kTwo, "d6");
  game.faction(kOne, Faction::rangers, 1);
  TEST_ASSERT_EQUAL_UINT(4, needAgainstRangers(game));
  const auto needAt = [&](const char* node) {
    game.ship(kOne, node, kNorth);
    return neededToHit(game.state, kTwo, 5, kOne);
  };
  TEST_ASSERT_EQUAL_UINT(5, needAt("f5"));
  TEST_ASSERT_EQUAL_UINT(4, needAt("h5"));
  game.effects(kTwo, kNulled);
  TEST_ASSERT_EQUAL_UINT(7, needAgainstRangers(game));
}

void test_plunder_two_tokens_for_each_figure_that_he_defeats_himself() {
  Rayguns game;
  game.faction(kTwo, Faction::pirates, 1).aboard(kTwo, 0, kOne, "b3").aboard(kOne, 6, kOne, "b4");
  game.aboard(kTwo, 6, kOne, "d3").aboard(kOne, 5, kOne, "d4").phase(Phase::crew, kTwo).act(0);
  game.playUntil(shoot(kOne, 6), [](const Rayguns& now) { return now.count(EventKind::defeated) == 1; });
  game.expectTokens(kTwo, 2);
  game.pass().act(6);
  game.playUntil(shoot(kOne, 5), [](const Rayguns& now) { return now.count(EventKind::defeated) == 1; });
  game.expectTokens(kTwo, 2);  // crew 6 did it
}

void test_first_fang_hits_on_equal_rolls_without_a_riposte() {
  Rayguns game(3);
  game.aboard(kThree, 6, kOne, "b3").aboard(kOne, 6, kOne, "b4").phase(Phase::crew, kThree).act(6);
  game.playUntil(fight(kOne, 6), [](const Rayguns& now) {
    const int dice = now.event(EventKind::meleeRoll).value;
    return (dice & 15) == (dice >> 8 & 15);
  });
  TEST_ASSERT_EQUAL_size_t(0, game.count(EventKind::riposte));
  game.expectDefeated(kOne, 6);
}

void test_the_words_for_a_fight_know_first_fang() {
  Rayguns game(3);
  game.aboard(kThree, 6, kOne, "b3").aboard(kOne, 6, kOne, "b4").phase(Phase::crew, kThree).act(6);
  game.expectWords(fight(kOne, 6), "Fight Ranger 6: an equal or higher roll hits.");
  game.wounds(kThree, 2);
  game.expectWords(fight(kOne, 6), "Fight Ranger 6: the higher roll hits.");
}

void test_hard_scales_need_one_more_of_a_pistol() {
  Rayguns game(3);
  TEST_ASSERT_EQUAL_UINT8(6, neededByPistol(game.state, figureId(kOne, 1), figureId(kThree, 6)));
  TEST_ASSERT_EQUAL_UINT8(5, neededByPistol(game.state, figureId(kOne, 1), figureId(kTwo, 6)));
  game.effects(kOne, kSharp);
  TEST_ASSERT_EQUAL_UINT8(4, neededByPistol(game.state, figureId(kOne, 1), figureId(kThree, 6)));
}

void test_blood_oath_a_token_for_each_other_player_when_an_enemy_defeats_own_crew() {
  Rayguns game(3);
  game.faction(kThree, Faction::zard, 1).aboard(kOne, 6, kThree, "c3").aboard(kThree, 6, kThree, "b3").act(6);
  game.playUntil(shoot(kThree, 6), [](const Rayguns& now) { return now.count(EventKind::defeated) == 1; });
  game.expectTokens(kThree, 2);
}

void test_fire_drill_the_first_fire_put_out_in_a_turn_costs_no_token() {
  Rayguns game(3);
  game.faction(kThree, Faction::zard, 1).fires(kThree, {"b3", "c3"}).aboard(kThree, 6, kThree, "b5").tokens(kThree, 1);
  game.aboard(kThree, 2, kThree, "d4").phase(Phase::crew, kThree).act(2).play(moveOf(Verb::douse, at("c3")));
  game.expectTokens(kThree, 1);
  game.play(moveOf(Verb::go, at("c3"))).play(moveOf(Verb::douse, at("b3")));
  game.expectTokens(kThree, 0);
}

void test_aide_de_camp_gives_a_crew_member_beside_him_two_more_spaces_once_a_turn() {
  Rayguns game(4);
  game.aboard(kFour, 6, kFour, "b4").aboard(kFour, 5, kFour, "b3").phase(Phase::crew, kFour).act(0);
  game.play(moveOf(Verb::aide, 6));
  TEST_ASSERT_FALSE(game.offers(Verb::aide));
  game.pass().act(6);
  TEST_ASSERT_EQUAL_UINT8(4, game.state.steps);
  game.pass().act(5);
  TEST_ASSERT_EQUAL_UINT8(2, game.state.steps);
}

void test_the_princess_is_crew_to_her_captain_but_is_not_removed() {
  Rayguns game(4, kPrincess);
  game.state.princess = kGone;
  game.aboard(kFour, kPrincessFigure, kFour, "b4").phase(Phase::crew, kFour).act(0);
  TEST_ASSERT_TRUE(game.legal(moveOf(Verb::aide, kPrincessFigure)));
  const unsigned withCrew = tokensAtReveal(game.state, kFour, 0);
  game.defeated(kFour, {1, 2, 3, 4, 5, 6});
  TEST_ASSERT_EQUAL_UINT(withCrew, tokensAtReveal(game.state, kFour, 0));  // Captain
  Rayguns inspired(2, kPrincess);
  inspired.state.princess = kGone;
  inspired.faction(kOne, Faction::rangers, 1).aboard(kOne, kPrincessFigure, kOne, "g4");
  TEST_ASSERT_EQUAL_UINT8(1, meleeBonus(inspired.state, figureId(kOne, kPrincessFigure)));
  Rayguns ruthless(2, kPrincess);
  ruthless.state.princess = kGone;
  ruthless.aboard(kTwo, kPrincessFigure, kTwo, "b4").tokens(kOne, 3).phase(Phase::crew, kTwo).act(0);
  TEST_ASSERT_FALSE(ruthless.legal(moveOf(Verb::ruthless, kPrincessFigure * kMostPlayers + kOne)));
}

void test_metal_tentacles_damage_a_second_enemy_beside_him_of_his_choice() {
  Rayguns game(4);
  game.aboard(kFour, 0, kOne, "b4").aboard(kOne, 4, kOne, "b3").aboard(kOne, 5, kOne, "b5").aboard(kOne, 6, kOne, "c5");
  game.phase(Phase::crew, kFour).act(0);
  game.playUntil(fight(kOne, 4), [](const Rayguns& now) { return questionOf(now.state) == TaskKind::tentacle; });
  game.expectDefeated(kOne, 4);
  game.play(moveOf(Verb::victim, figureId(kOne, 6)));
  game.expectDefeated(kOne, 6);
  game.expectFigure(kOne, 5, kOne, "b5");
  game.expectPoints(kFour, 2);
}

void test_mind_control_has_the_first_roll_that_would_hurt_rolled_again_once_a_turn() {
  Rayguns game(4);
  game.faction(kFour, Faction::blaarg, 1)
      .aboard(kFour, 6, kOne, "b3")
      .aboard(kOne, 6, kOne, "b4")
      .tokens(kOne, 3)
      .act(6);
  game.playUntil(shoot(kFour, 6), [](const Rayguns& now) {
    return now.count(EventKind::rerolled) == 1 && now.count(EventKind::defeated) == 0;
  });
  TEST_ASSERT_EQUAL(static_cast<int>(Ability::mindControl), game.event(EventKind::rerolled).c);
  game.expectFigure(kFour, 6, kOne, "b3");
  game.playUntil(shoot(kFour, 6), [](const Rayguns& now) { return now.count(EventKind::defeated) == 1; });
  TEST_ASSERT_EQUAL_size_t(0, game.count(EventKind::rerolled));
  Rayguns melee(4);
  melee.faction(kFour, Faction::blaarg, 1).aboard(kFour, 6, kOne, "b3").aboard(kOne, 6, kOne, "b4").act(6);
  melee.playUntil(fight(kFour, 6), [](const Rayguns& now) {
    return now.count(EventKind::rerolled) == 1 && now.count(EventKind::defeated) == 0;
  });
  melee.expectFigure(kFour, 6, kOne, "b3");
}

void test_mechanical_pants_move_four_spaces_and_pass_blast_markers_without_stopping_there() {
  Rayguns game(4);
  game.faction(kFour, Faction::blaarg, 1).fires(kFour, {"b4", "b3", "b5"}).phase(Phase::crew, kFour).act(0);
  TEST_ASSERT_EQUAL_UINT8(4, game.state.steps);
  game.expectRefused(moveOf(Verb::go, at("b4")));
  game.play(moveOf(Verb::go, at("a4")));  // behind the fires
  TEST_ASSERT_EQUAL_UINT8(2, game.state.steps);
}

}  // namespace

void runCaptainTests() {
  RUN_TEST(test_a_blast_marker_switches_each_ability_of_each_side_off);
  RUN_TEST(test_captain_a_token_at_each_reveal_while_own_crew_is_in_play);
  RUN_TEST(test_ace_pilot_at_the_cockpit_is_hit_on_seven_and_eight_only);
  RUN_TEST(test_jet_pack_ace_leaves_without_a_token_and_boards_on_three);
  RUN_TEST(test_inspiring_command_adds_one_to_melee_rolls_of_crew_beside_her);
  RUN_TEST(test_born_leader_four_tokens_at_each_reveal);
  RUN_TEST(test_expert_duelist_rolls_a_missed_melee_roll_again_once_a_turn_against_each_opponent);
  RUN_TEST(test_a_miss_that_mind_control_made_is_rolled_again_by_the_expert_duelist);
  RUN_TEST(test_ruthless_pirate_removes_a_crew_member_and_takes_up_to_six_tokens_once_a_turn);
  RUN_TEST(test_master_gunner_hits_on_four_from_two_nodes_on_and_not_under_a_null_field);
  RUN_TEST(test_plunder_two_tokens_for_each_figure_that_he_defeats_himself);
  RUN_TEST(test_first_fang_hits_on_equal_rolls_without_a_riposte);
  RUN_TEST(test_the_words_for_a_fight_know_first_fang);
  RUN_TEST(test_hard_scales_need_one_more_of_a_pistol);
  RUN_TEST(test_blood_oath_a_token_for_each_other_player_when_an_enemy_defeats_own_crew);
  RUN_TEST(test_fire_drill_the_first_fire_put_out_in_a_turn_costs_no_token);
  RUN_TEST(test_aide_de_camp_gives_a_crew_member_beside_him_two_more_spaces_once_a_turn);
  RUN_TEST(test_the_princess_is_crew_to_her_captain_but_is_not_removed);
  RUN_TEST(test_metal_tentacles_damage_a_second_enemy_beside_him_of_his_choice);
  RUN_TEST(test_mind_control_has_the_first_roll_that_would_hurt_rolled_again_once_a_turn);
  RUN_TEST(test_mechanical_pants_move_four_spaces_and_pass_blast_markers_without_stopping_there);
}

}  // namespace rayguns_test
