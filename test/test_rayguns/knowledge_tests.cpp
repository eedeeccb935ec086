// What is hidden, and that every way to fill it is equally likely; the setup and whole games.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

// p2 holds two of six Star cards and has one card of three facedown: a Command card that is not revealed, or one of the two.
void test_every_way_to_fill_the_unseen_places_is_equally_likely() {
  Rayguns game;
  game.hand(kTwo, {0, 3}).program(kTwo, {7, 5, 6}).round(2, 2).ready();
  constexpr unsigned kWorlds = 15 * (6 + 2), kSamples = kWorlds * 200;
  static unsigned seen[64][kCards];
  Rng rng = Rng::seeded(5);
  for (unsigned i = 0; i < kSamples; ++i) {
    State world = observe(game.state, kOne);
    determinize(world, kOne, rng);
    TEST_ASSERT_NULL(valid(world).why);
    ++seen[world.player[kTwo].held][world.player[kTwo].program[2]];
  }
  unsigned worlds = 0;
  for (const auto& hand : seen)
    for (const unsigned count : hand) {
      if (count == 0) continue;
      ++worlds;
      TEST_ASSERT_UINT_WITHIN(75, 200, count);  // more than five standard deviations
    }
  TEST_ASSERT_EQUAL_UINT(kWorlds, worlds);
}

void test_a_star_card_that_came_back_is_known_to_everybody() {
  Rayguns game;
  game.program(kTwo, {kFirstStarCard + 2u, 5, 6}).round(2, 3).ready();  // revealed in the first Turn, not played
  while (game.state.round == 2) game.pass();
  TEST_ASSERT_EQUAL_UINT8(4, game.state.player[kTwo].known);
  TEST_ASSERT_EQUAL_UINT8(4, observe(game.state, kOne).player[kTwo].held);
}

void test_the_setup_asks_each_seat_in_turn_and_the_pirates_for_two_empty_ports() {
  State state;
  Options options = standardOptions(kRayguns);
  deal(state, options, 3);
  Events unheard;
  const auto play = [&](Verb verb, unsigned what = 0) { TEST_ASSERT_TRUE(apply(state, moveOf(verb, what), unheard)); };
  play(Verb::faction, 1);
  play(Verb::faction, 3);
  TEST_ASSERT_EQUAL_UINT8(0, toMove(state));
  play(Verb::side, 1);
  play(Verb::leave, 0);
  play(Verb::leave, 4);
  play(Verb::placeAll);
  TEST_ASSERT_TRUE(isSecret(state));
  play(Verb::star, 2);
  TEST_ASSERT_EQUAL_UINT8(1, toMove(state));
  play(Verb::side);
  play(Verb::leave, 5);
  play(Verb::place, at("i4"));  // the captain first
  play(Verb::placeAll);
  play(Verb::star, 0);
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::program), static_cast<int>(state.phase));
  TEST_ASSERT_EQUAL_UINT8(2, state.player[0].heldCount);  // one chosen, one drawn
}

void test_only_the_owner_hears_which_card_is_programmed_or_taken() {
  Rayguns game;
  game.programming(kOne).play(moveOf(Verb::program, 2));
  TEST_ASSERT_EQUAL_UINT8(onlySeat(kOne), game.event(EventKind::programmed).audience);
  TEST_ASSERT_EQUAL_UINT8(0, game.event(EventKind::programmedAside).b);
  TEST_ASSERT_FALSE(game.event(EventKind::programmedAside).isFor(kOne));
}

void test_hands_decks_and_facedown_cards_are_blank_to_others_and_their_counts_open() {
  Rayguns game;
  game.hand(kTwo, {1, 4}).program(kTwo, {7, 5, kFirstStarCard + 4u}).round(2, 2).ready();
  const State seen = observe(game.state, kOne);
  TEST_ASSERT_EQUAL_UINT8(0, seen.player[kTwo].held);
  TEST_ASSERT_EQUAL_UINT8(0, seen.player[kTwo].deck);
  TEST_ASSERT_EQUAL_UINT8(2, seen.player[kTwo].heldCount);
  TEST_ASSERT_EQUAL_UINT8(4, seen.player[kTwo].deckCount);
  TEST_ASSERT_EQUAL_UINT8(5, seen.player[kTwo].program[1]);  // revealed
  TEST_ASSERT_EQUAL_UINT8(kFacedown, seen.player[kTwo].program[2]);
  TEST_ASSERT_EQUAL_UINT8(18, observe(game.state, kTwo).player[kTwo].held);
}

void test_what_is_asked_across_the_table_is_no_secret() {
  for (const TaskKind kind : {TaskKind::dodge, TaskKind::loseCrew, TaskKind::wound, TaskKind::nudge, TaskKind::blast,
                              TaskKind::evacuate, TaskKind::gunHit, TaskKind::found}) {
    Rayguns game;
    game.state.agenda.push({kind, kTwo, 0, 0, 0});
    TEST_ASSERT_FALSE(isSecret(game.state));
  }
  Rayguns hatch;
  hatch.state.agenda.push({TaskKind::pickStar, kOne, 0, 0, 0});
  TEST_ASSERT_TRUE(isSecret(hatch.state));
}

void test_undo_stops_at_dice_draws_and_hand_overs() {
  Rayguns walk;
  walk.aboard(kOne, 6, kOne, "c4").tokens(kOne, 2).act(6);
  TEST_ASSERT_FALSE(walk.happened.sealed());
  walk.play(moveOf(Verb::search));
  TEST_ASSERT_TRUE(walk.happened.sealed());  // a die
  Rayguns program;
  program.programming(kOne).play(moveOf(Verb::program, 0));
  TEST_ASSERT_FALSE(program.happened.sealed());
  program.play({moveOf(Verb::program, 1), moveOf(Verb::program, 2)});
  TEST_ASSERT_TRUE(program.happened.sealed());  // the next player takes the console
}

void test_a_question_with_one_answer_is_not_asked() {
  Rayguns game;  // one raygun is left to hit
  game.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).rayguns(kTwo, 1u << 2).shooting(kOne);
  game.playUntil(moveOf(Verb::fire, kTwo * 2u + 1),
                 [](const Rayguns& now) { return now.count(EventKind::gunDestroyed) == 1; });
  TEST_ASSERT_TRUE(game.state.agenda.empty());
  Rayguns shut;  // crew 2 at the engine a3 has fires around it, and no token
  shut.fires(kOne, {"b3", "b4", "a5", "b5"}).act(2);
  TEST_ASSERT_EQUAL_UINT8(kNoFigure, shut.state.actor);
}

void test_whole_games_stay_valid_with_every_option() {
  for (Seed seed = 1; seed <= 12; ++seed) {
    Rng rng = Rng::seeded(seed);
    Options options{};
    for (unsigned i = 0; i < kRayguns.optionCount; ++i)
      options.choice[i] = static_cast<std::uint8_t>(rng.below(kRayguns.options[i].count));
    State state;
    deal(state, options, seed);
    for (unsigned number = 0; toMove(state) != kNobody; ++number) {
      const bool random = rng.below(4) == 0;
      MoveList moves;
      legalMoves(state, moves);
      TEST_ASSERT_TRUE(moves.size() <= 120 && number < kRayguns.bounds.movesAGame);  // House 30
      Events unheard;
      TEST_ASSERT_TRUE(apply(state, random ? moves[rng.below(moves.count)] : quickMove(state), unheard));
      const Verdict verdict = valid(state);
      TEST_ASSERT_NULL_MESSAGE(verdict.why, verdict.why);
    }
  }
}

}  // namespace

void runKnowledgeTests() {
  RUN_TEST(test_every_way_to_fill_the_unseen_places_is_equally_likely);
  RUN_TEST(test_a_star_card_that_came_back_is_known_to_everybody);
  RUN_TEST(test_the_setup_asks_each_seat_in_turn_and_the_pirates_for_two_empty_ports);
  RUN_TEST(test_only_the_owner_hears_which_card_is_programmed_or_taken);
  RUN_TEST(test_hands_decks_and_facedown_cards_are_blank_to_others_and_their_counts_open);
  RUN_TEST(test_what_is_asked_across_the_table_is_no_secret);
  RUN_TEST(test_undo_stops_at_dice_draws_and_hand_overs);
  RUN_TEST(test_a_question_with_one_answer_is_not_asked);
  RUN_TEST(test_whole_games_stay_valid_with_every_option);
}

}  // namespace rayguns_test
