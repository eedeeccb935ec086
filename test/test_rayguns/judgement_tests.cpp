// How positions are judged: what is better for a player is never thought worse, by them or by anybody else.
#include "rayguns_tests.h"

namespace rayguns_test {

namespace {

int chanceOf(const Rayguns& game) { return appraise(game.state, kOne); }

void test_points_are_judged_better_and_those_of_rivals_worse() {
  for (unsigned points = 0; points < 11; ++points) {
    TEST_ASSERT_GREATER_THAN_INT(chanceOf(Rayguns().points(kOne, points)),
                                 chanceOf(Rayguns().points(kOne, points + 1)));
    TEST_ASSERT_LESS_THAN_INT(chanceOf(Rayguns().points(kTwo, points)), chanceOf(Rayguns().points(kTwo, points + 1)));
  }
}

void test_losses_are_judged_worse() {
  const int before = chanceOf(Rayguns());
  TEST_ASSERT_LESS_THAN_INT(before, chanceOf(Rayguns().rayguns(kOne, 0)));
  TEST_ASSERT_LESS_THAN_INT(before, chanceOf(Rayguns().defeated(kOne, {3})));
  TEST_ASSERT_LESS_THAN_INT(before, chanceOf(Rayguns().wounds(kOne, 1)));
  TEST_ASSERT_LESS_THAN_INT(before, chanceOf(Rayguns().fires(kOne, {"d2"})));
  TEST_ASSERT_LESS_THAN_INT(before, chanceOf(Rayguns().noShip(kOne)));
  TEST_ASSERT_GREATER_THAN_INT(before, chanceOf(Rayguns().fires(kTwo, {"d2"})));
}

void test_a_cockpit_without_a_pilot_is_judged_worse() {
  Rayguns empty, manned;
  empty.aboard(kOne, kCaptainFigure, kOne, "g4");
  manned.aboard(kOne, kCaptainFigure, kOne, "h4");
  TEST_ASSERT_TRUE(isManned(manned.state, kOne, at("h4")));
  TEST_ASSERT_FALSE(isManned(empty.state, kOne, at("h4")));
  TEST_ASSERT_LESS_THAN_INT(chanceOf(manned), chanceOf(empty));
}

// A boarder stands where it can be shot: quick play gains by it.
void test_a_rival_aboard_is_judged_better_than_one_in_space() {
  TEST_ASSERT_GREATER_THAN_INT(chanceOf(Rayguns().inSpace(kTwo, 6, "e5")),
                               chanceOf(Rayguns().aboard(kTwo, 6, kOne, "d4")));
}

}  // namespace

void runJudgementTests() {
  RUN_TEST(test_points_are_judged_better_and_those_of_rivals_worse);
  RUN_TEST(test_losses_are_judged_worse);
  RUN_TEST(test_a_cockpit_without_a_pilot_is_judged_worse);
  RUN_TEST(test_a_rival_aboard_is_judged_better_than_one_in_space);
}

}  // namespace rayguns_test
