// The words of Pew Pew!: moves, events, the headline, and where the action points come from.
#include "position.h"
#include "support/scale.h"

namespace pew_pew_test {
namespace {

void assertWords(const State& state, Move move, const char* brief, const char* full) {
  Words words;
  describe(state, move, words);
  TEST_ASSERT_EQUAL_STRING(brief, words.brief.c_str());
  TEST_ASSERT_EQUAL_STRING(full, words.full.c_str());
}

void test_moves_are_named_with_their_price() {
  Table t;
  t.actions(4);
  assertWords(t.state, kFire, "Fire", "Fire a Pew! from the centre: 1 action point.");
  assertWords(t.state, moveShip(Direction::right), "Move right", "Move right: 2 action points.");
  assertWords(t.state, moveShip(Direction::downRight, true), "Down-right +mine",
              "Move down-right and drop the mine: 4 action points.");
  assertWords(t.state, spawnHeart(upLeft), "Heart top left",
              "Spawn the heart on card 4, top left: all your action points (4).");
  assertWords(t.state, kEndTurn, "End turn", "End your turn: 4 action points are lost.");
  assertWords(t.actions(0).state, kEndTurn, "End turn", "End your turn.");
}

void test_brief_words_fit_18_letters() {
  Table t;
  for (Move move = 0; move < kMoveNumbers; ++move) {
    Words words;
    describe(t.state, move, words);
    TEST_ASSERT_FALSE(words.brief.empty());
    TEST_ASSERT_TRUE(words.brief.whole() && words.full.whole());
    TEST_ASSERT_LESS_OR_EQUAL(18, letterCount(words.brief.c_str()));
  }
}

void test_events_are_told_in_sentences() {
  Rng rng = Rng::seeded(2);
  EventBuffer<kMaxEventsAMove> told;
  for (Seed seed = 0; seed < 5 * armada_test::kThorough; ++seed) {
    State s;
    deal(s, Options{}, seed);
    while (s.end == End::none) {
      MoveList moves;
      legalMoves(s, moves);
      told.clear();
      apply(s, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], told);
      for (const Event& event : told) {
        Text<128> words;
        narrate(s, event, 0, words);
        TEST_ASSERT_TRUE(words.whole());
        if (words.empty()) continue;
        TEST_ASSERT_EQUAL('.', words.c_str()[words.size() - 1]);
      }
    }
  }
}

void test_a_collision_is_told() {
  Table t;
  t.alien(0, 2, kCentre, 1).play(kFire);
  Text<128> words;
  narrate(t.state, t.event(EventKind::pewHitAlien), 0, words);
  TEST_ASSERT_EQUAL_STRING("A Pew! destroys Wasp on card 2, centre.", words.c_str());
  narrate(t.state, t.event(EventKind::pointScored), 0, words);
  TEST_ASSERT_EQUAL_STRING("Point 1 of 10.", words.c_str());
}

void assertTold(const char* sentence, const Table& t, EventKind kind) {
  Text<128> words;
  narrate(t.state, t.event(kind), 0, words);
  TEST_ASSERT_EQUAL_STRING(sentence, words.c_str());
}

void test_what_an_action_cost_is_told_in_action_points() {
  assertTold("You fire a Pew! from the centre: 1 action point.", Table().play(kFire), EventKind::fired);
  assertTold("You move left: 2 action points.", Table().play(moveShip(Direction::left)), EventKind::shipMoved);
  assertTold("You move down-right: 4 action points.", Table().play(moveShip(Direction::downRight, true)),
             EventKind::shipMoved);
  assertTold("The heart appears on card 4, top: 10 action points.", Table().play(spawnHeart(up)),
             EventKind::heartSpawned);
  assertTold("You fly on to the next card.", Table().play(kEndTurn), EventKind::shipMoved);
}

void test_a_hit_names_nobody_as_the_one_who_came_unless_it_is_known() {
  assertTold("You collide with Wasp: 2 hearts left.", Table().alien(0, 1, left, 1).play(moveShip(Direction::left)),
             EventKind::shipHit);
  assertTold("A missile hits you: 2 hearts left.", Table().missile(2, kCentre).play(kEndTurn), EventKind::shipHit);
  assertTold("You fly into a missile: 2 hearts left.", Table().missile(3, kCentre).play(kEndTurn), EventKind::shipHit);
  const Sentry it = aSentry();
  Table flown;
  flown.ship(it.at).alien(it.alien, 2, it.at, it.side).play(kEndTurn);
  Text<64> rams;
  rams << "You ram " << kAlienShip[it.alien].name << ": 2 hearts left.";
  assertTold(rams.c_str(), flown, EventKind::shipHit);
}

void test_the_headline_says_round_points_and_deaths() {
  Table t;
  t.score(6, 3).state.round = 7;
  Text<64> words;
  headline(t.state, words);
  TEST_ASSERT_EQUAL_STRING("Round 7, 6 points, 3 deaths", words.c_str());
  t.score(1, 1);
  headline(t.state, words);
  TEST_ASSERT_EQUAL_STRING("Round 7, 1 point, 1 death", words.c_str());
}

void test_action_points_are_explained_set_by_set_and_add_up() {
  for (Seed seed = 0; seed < 40; ++seed) {
    State s;
    Events nobody;
    deal(s, Options{}, seed);
    for (int turn = 0; turn < 6 && s.end == End::none; ++turn) {
      Explanation steps;
      explain(s, 0, steps);
      TEST_ASSERT_TRUE(steps.size() >= 2);
      int total = 0;
      for (const Step& step : steps) {
        total += step.change;
        TEST_ASSERT_EQUAL(total, step.total);
        TEST_ASSERT_NOT_EQUAL(0, std::strcmp(step.who, "Position"));
      }
      TEST_ASSERT_EQUAL(s.actionPoints, total);
      if (s.actionPoints > 0) apply(s, kFire, nobody);
      Explanation after;
      explain(s, 0, after);
      if (s.end == End::none) TEST_ASSERT_EQUAL(s.actionPoints, after.back().total);
      apply(s, kEndTurn, nobody);
    }
  }
}

void test_a_threat_is_told() {
  Table t;
  t.missile(2, kCentre);
  Forecast forecast;
  Events nobody;
  foresee(t.state, forecast, nobody);
  Text<128> words;
  sentence(t.state, forecast.threats[0], words);
  TEST_ASSERT_EQUAL_STRING("A missile on card 2 will hit you here unless you shoot it first.", words.c_str());
}

void test_the_quick_move_is_legal() {
  for (Seed seed = 0; seed < 10 * armada_test::kThorough; ++seed) {
    State s;
    Events nobody;
    deal(s, Options{}, seed);
    while (s.end == End::none) {
      const Move move = quickMove(observe(s, 0));
      TEST_ASSERT_TRUE(apply(s, move, nobody));
    }
  }
}

}  // namespace

void runWordTests() {
  Unity.TestFile = __FILE__;
  RUN_TEST(test_moves_are_named_with_their_price);
  RUN_TEST(test_brief_words_fit_18_letters);
  RUN_TEST(test_events_are_told_in_sentences);
  RUN_TEST(test_a_collision_is_told);
  RUN_TEST(test_what_an_action_cost_is_told_in_action_points);
  RUN_TEST(test_a_hit_names_nobody_as_the_one_who_came_unless_it_is_known);
  RUN_TEST(test_the_headline_says_round_points_and_deaths);
  RUN_TEST(test_action_points_are_explained_set_by_set_and_add_up);
  RUN_TEST(test_a_threat_is_told);
  RUN_TEST(test_the_quick_move_is_legal);
}

}  // namespace pew_pew_test
