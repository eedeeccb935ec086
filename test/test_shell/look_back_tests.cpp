// The look back at a game that is over: what cost most, from the record and what the seat saw alone.
#include <unity.h>

#include <cstring>

#include "players/players.h"
#include "rules/template_game/template_game.h"
#include "screens/look_back.h"
#include "session/registry.h"
#include "shell_tests.h"
#include "support/heard_words.h"

using namespace armada;

namespace shell_tests {

namespace {

Session running;
LookBack first, second;
Thinker thinker;

TurningPointsScreen& points() { return console().screens.turningPoints; }

// Seat 0 at random or by the quick move, the other seats quickly, to the end.
void playGame(const Game& game, Seed seed, bool atRandom) {
  Rng rng = Rng::seeded(seed);
  Events silent;
  running.close();
  running.start(game, standardOptions(game), seed);
  while (game.toMove(running.state()) != kNobody) {
    StateBox seen;
    const Seat seat = game.toMove(running.state());
    running.observe(seat, seen);
    const bool wild = atRandom && seat == 0;
    running.play(wild ? chooseRandom(game, seen.at(), rng) : chooseQuick(game, seen.at(), rng), silent);
  }
}

void judgeAll(LookBack& lookBack, std::uint32_t portion = kPortionOfThought) {
  lookBack.begin(running, 0);
  while (!lookBack.work(running, thinker, portion)) {
  }
}

int costOf(const LookBack& lookBack) {
  int cost = 0;
  for (std::size_t i = 0; i < lookBack.count(); ++i) cost += lookBack.at(i).cost();
  return cost;
}

void test_the_moves_that_cost_most_are_named_in_the_order_of_the_game() {
  int wild = 0, quick = 0;
  for (Seed seed = 1; seed <= 6; ++seed) {
    playGame(kTemplateGame, seed, true);
    judgeAll(first);
    wild += costOf(first);
    TEST_ASSERT_TRUE(first.count() <= LookBack::kMost);
    for (std::size_t i = 0; i < first.count(); ++i) {
      const TurningPoint& point = first.at(i);
      TEST_ASSERT_GREATER_OR_EQUAL_INT(LookBack::kLeastCost, point.cost());
      if (i > 0) TEST_ASSERT_TRUE(first.at(i - 1).number < point.number);
      StateBox before;
      TEST_ASSERT_EQUAL_UINT32(point.played, running.moveMade(point.number, before, 0));
      TEST_ASSERT_EQUAL_UINT8(0, kTemplateGame.toMove(before.at()));
      MoveList legal;
      kTemplateGame.legalMoves(before.at(), legal);
      TEST_ASSERT_TRUE(legal.contains(point.better) && point.better != point.played);
    }
    playGame(kTemplateGame, seed, false);
    judgeAll(first);
    quick += costOf(first);
  }
  TEST_ASSERT_GREATER_THAN_INT_MESSAGE(quick, wild, "who plays at random loses more by it");
}

void test_a_look_back_is_the_same_in_whatever_portions_it_was_thought() {
  playGame(kTemplateGame, 9, true);
  judgeAll(first, 1);
  judgeAll(second, 130000);
  TEST_ASSERT_EQUAL_size_t(first.count(), second.count());
  for (std::size_t i = 0; i < first.count(); ++i) {
    TEST_ASSERT_EQUAL_UINT16(first.at(i).number, second.at(i).number);
    TEST_ASSERT_EQUAL_UINT32(first.at(i).better, second.at(i).better);
    TEST_ASSERT_EQUAL_INT(first.at(i).cost(), second.at(i).cost());
  }
  for (std::size_t i = 0; i < first.shareCount(); ++i) TEST_ASSERT_EQUAL_UINT8(first.percentAt(i), second.percentAt(i));
}

// Two positions that differ only in what is hidden from the seat, and the same move of it in both.
void test_a_look_back_does_not_depend_on_what_is_hidden() {
  int worlds = 0;
  for (std::size_t ui = 0; ui < gameUiCount(); ++ui) {
    const Game& game = *gameUiAt(ui).game;
    const char* const id = game.id;
    for (Seed seed = 1; seed <= 3; ++seed) {
      StateBox one{}, other{};
      Events silent;
      game.deal(one.at(), standardOptions(game), seed);
      for (Seed i = 0; i < 3 * seed; ++i) game.apply(one.at(), game.quickMove(one.at()), silent);
      const Seat seat = game.toMove(one.at());
      other = one;
      Rng rng = Rng::seeded(seed + 7);
      game.determinize(other.at(), seat, rng);
      if (std::memcmp(one.bytes, other.bytes, game.stateBytes) != 0) ++worlds;
      MoveList legal;
      game.legalMoves(one.at(), legal);
      for (const StateBox* world : {&one, &other}) {
        running.startFrom(game, world->at());
        TEST_ASSERT_TRUE(running.play(legal[legal.size() - 1], silent));
        LookBack& lookBack = world == &one ? first : second;
        lookBack.begin(running, seat);
        while (!lookBack.work(running, thinker, 8)) {
        }
      }
      TEST_ASSERT_EQUAL_size_t_MESSAGE(first.count(), second.count(), id);
      TEST_ASSERT_EQUAL_UINT8_MESSAGE(first.percentAt(0), second.percentAt(0), id);
      if (first.count() == 1) TEST_ASSERT_EQUAL_UINT32_MESSAGE(first.at(0).better, second.at(0).better, id);
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(8, worlds);
}

void test_a_seat_without_a_decision_has_nothing_to_weigh() {
  running.close();
  running.start(kTemplateGame, standardOptions(kTemplateGame), 2);
  judgeAll(first);
  TEST_ASSERT_TRUE(first.done());
  TEST_ASSERT_EQUAL(LookBack::Summary::noDecisions, first.summary());
}

// A look back at the game that was played, on the screen. `from`: it began at this position, not with a deal.
void seeLookBack(const Game& game, Seed seed, const StateBox* from = nullptr) {
  outOfTheBox();
  console().settings().hints = Hints::off;
  console().settings().motion = Motion::off;
  Session& session = console().session();
  if (from == nullptr)
    session.start(game, standardOptions(game), seed);
  else
    session.startFrom(game, from->at());
  Events silent;
  for (std::size_t i = 0; i < running.moveCount(); ++i) {
    StateBox before;
    TEST_ASSERT_TRUE(session.play(running.moveMade(i, before, kNobody), silent));
  }
  console().open(console().screens.games);
  console().open(console().screens.play);
  console().screens.play.enter();
  for (int i = 0; i < 200 && !onTop(console().screens.end); ++i) wait(1);
  TEST_ASSERT_TRUE(onTop(console().screens.end));
  points().look(0);
  for (int i = 0; i < 60000 && !points().isTold(); ++i) wait(1);
  TEST_ASSERT_TRUE(points().isTold());
}

void seePoints(const Game& game, Seed seed) {
  playGame(game, seed, true);
  seeLookBack(game, seed);
}

// Somebody who only ends their turns.
void endTurnsOnly() {
  Events silent;
  while (running.game().toMove(running.state()) != kNobody) {
    MoveList legal;
    running.game().legalMoves(running.state(), legal);
    running.play(legal[0], silent);  // the end of the turn stands first
  }
  TEST_ASSERT_EQUAL(Outcome::lost, running.game().status(running.state()).outcome);
}

// In a deal of poor cards no single turn need have cost a game in ten.
void test_who_lost_without_acting_is_told_which_turns_cost_most() {
  int told = 0;
  for (Seed seed = 1; seed <= 6; ++seed) {
    running.close();
    running.start(*findGame("pew_pew"), standardOptions(*findGame("pew_pew")), seed);
    endTurnsOnly();
    judgeAll(first);
    if (first.count() > 0) ++told;
    for (std::size_t i = 0; i < first.count(); ++i) TEST_ASSERT_EQUAL_UINT32(0, first.at(i).played);
  }
  TEST_ASSERT_GREATER_OR_EQUAL_INT(5, told);
}

// The last turns of such a game: nothing could be won there any more, and that is said, but not that it was well played.
void test_who_had_no_chance_is_not_told_that_they_played_well() {
  const Game& game = *findGame("pew_pew");
  running.close();
  running.start(game, standardOptions(game), 4);
  endTurnsOnly();
  StateBox late;
  running.stateBefore(running.moveCount() - 2, late);
  running.startFrom(game, late.at());
  endTurnsOnly();
  seeLookBack(game, 4, &late);
  TEST_ASSERT_EQUAL(LookBack::Summary::neverMuchChance, points().judged().summary());
  TEST_ASSERT_EQUAL_size_t(0, points().judged().count());
  armada_test::HeardWords words(machine().canvas);
  console().redraw();
  wait(1);
  TEST_ASSERT_TRUE(words.mentions("chance") && words.mentions("you"));
  TEST_ASSERT_FALSE(words.mentions("well") || words.mentions("mistake"));
}

void test_the_words_of_a_turning_point_fit_whole() {
  int seen = 0;
  for (const char* id : {"stellar_siege", "pulp_invasion", "stellar_scramble"}) {
    seePoints(*findGame(id), 1);
    for (std::size_t k = 0; k < points().judged().count(); ++k, play("right")) {
      armada_test::HeardWords words(machine().canvas);
      console().redraw();
      wait(1);
      StateBox before;
      const TurningPoint& point = points().judged().at(k);
      console().session().moveMade(point.number, before, 0);
      for (const Move move : {point.played, point.better}) {
        Words told;
        findGame(id)->describe(before.at(), move, told);
        const char* last = std::strrchr(told.full.c_str(), ' ') + 1;
        TEST_ASSERT_TRUE_MESSAGE(words.ended(last), told.full.c_str());
        ++seen;
      }
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(6, seen);
}

void test_a_plays_on_from_a_turning_point_and_undo_restores_the_end() {
  // The first of these games that has a turning point, whoever judges them.
  for (Seed seed = 1; seed <= 12; ++seed) {
    seePoints(kTemplateGame, seed);
    if (points().judged().count() > 0) break;
  }
  TEST_ASSERT_GREATER_THAN_size_t(0, points().judged().count());
  const Session& session = console().session();
  const std::size_t moves = session.moveCount(), number = points().judged().at(0).number;
  play("a wait:2");
  TEST_ASSERT_FALSE(console().isOpen(points()));
  TEST_ASSERT_FALSE(console().isOpen(console().screens.end));
  TEST_ASSERT_EQUAL_size_t(number, session.moveCount());
  TEST_ASSERT_EQUAL_UINT8(0, kTemplateGame.toMove(session.state()));
  if (onTop(console().screens.handOver)) play("a");
  if (console().screens.play.retelling()) play("b a");
  TEST_ASSERT_FALSE(console().screens.play.legal().empty());
  TEST_ASSERT_TRUE(console().screens.play.undo());
  TEST_ASSERT_EQUAL_size_t(moves, session.moveCount());
  for (int i = 0; i < 200 && !onTop(console().screens.end); ++i) wait(1);
  TEST_ASSERT_TRUE(onTop(console().screens.end));
}

void test_the_end_leads_to_the_turning_points_and_back() {
  outOfTheBox("template");
  playToTheEnd();
  const Seat viewer = console().screens.play.viewer();
  play("up");
  TEST_ASSERT_TRUE(onTop(points()));
  TEST_ASSERT_EQUAL_UINT8(viewer, points().judged().seat());
  play("left right up select");  // nothing to step through yet
  for (int i = 0; i < 20000 && !points().isTold(); ++i) wait(1);
  TEST_ASSERT_TRUE(points().isTold());
  play("right up select left down select");
  TEST_ASSERT_TRUE(onTop(points()));
  play("b");
  TEST_ASSERT_TRUE(onTop(console().screens.end));
  play("down");
  TEST_ASSERT_TRUE_MESSAGE(points().judged().done(), "the same game is judged once");
}

}  // namespace

void runLookBackTests() {
  RUN_TEST(test_the_moves_that_cost_most_are_named_in_the_order_of_the_game);
  RUN_TEST(test_a_look_back_is_the_same_in_whatever_portions_it_was_thought);
  RUN_TEST(test_a_look_back_does_not_depend_on_what_is_hidden);
  RUN_TEST(test_who_lost_without_acting_is_told_which_turns_cost_most);
  RUN_TEST(test_who_had_no_chance_is_not_told_that_they_played_well);
  RUN_TEST(test_a_seat_without_a_decision_has_nothing_to_weigh);
  RUN_TEST(test_the_words_of_a_turning_point_fit_whole);
  RUN_TEST(test_a_plays_on_from_a_turning_point_and_undo_restores_the_end);
  RUN_TEST(test_the_end_leads_to_the_turning_points_and_back);
}

}  // namespace shell_tests
