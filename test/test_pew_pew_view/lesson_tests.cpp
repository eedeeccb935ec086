// What the first game and the rules pages teach: a lesson comes when what it tells of has happened, and a rule has the stamp
// of where it comes from.
#include <cstring>

#include "bench.h"
#include "screens/pew_pew/field.h"
#include "screens/pew_pew/ui.h"
#include "support/rules_pages.h"

namespace pew_pew_view_test {

namespace {

const Lesson& lesson(const char* title) { return armada_test::Lessons(kLessons, kLessonCount).titled(title); }

bool due(Bench& b, const char* title) {
  b.sit();
  return lesson(title).due(&b.observed());
}

void assertPointsAt(const Bench& b, const char* title, std::size_t depth, std::size_t space) {
  const Rect area = b.view.anchor(b, lesson(title).anchor);
  const Rect inside = insideOf(depth, space);
  TEST_ASSERT_EQUAL_INT(inside.x - 1, area.x);
  TEST_ASSERT_EQUAL_INT(inside.y - 1, area.y);
}

void addPew(State& state, std::size_t depth, std::size_t space) {
  ++state.pews[depth - 1][space];
  recount(state);
  --state.tokens;
}

void test_the_lesson_on_pews_waits_for_one_that_has_flown() {
  Bench& b = quietTable(5);
  b.setMotion(Motion::off);
  b.state.round = 4;
  TEST_ASSERT_FALSE(due(b, "Move Pews"));
  TEST_ASSERT_TRUE(b.play(kFire));
  TEST_ASSERT_FALSE(lesson("Move Pews").due(&b.observed()));  // it lies on card 2, as fired
  TEST_ASSERT_TRUE(b.play(kEndTurn));
  TEST_ASSERT_TRUE(lesson("Move Pews").due(&b.observed()));
  assertPointsAt(b, "Move Pews", 3, kCentre);
}

void test_the_lesson_on_pews_points_at_the_one_that_has_flown() {
  Bench& b = quietTable(5);
  addPew(b.state, 2, 0);
  addPew(b.state, 3, 8);
  TEST_ASSERT_TRUE(due(b, "Move Pews"));
  assertPointsAt(b, "Move Pews", 3, 8);
}

void test_the_lesson_on_aliens_waits_for_one_that_has_moved() {
  Bench& b = quietTable(5);
  b.state.round = 4;
  place(b.state, 2, {4, 1, 1});  // has just come
  TEST_ASSERT_FALSE(due(b, "Aliens move"));
  place(b.state, 5, {3, 7, 2});
  TEST_ASSERT_TRUE(due(b, "Aliens move"));
  assertPointsAt(b, "Aliens move", 3, 7);
}

// Each before anything else, and each with the number that stands there now.
void test_the_aim_comes_first() {
  Bench& b = quietTable(5);
  TEST_ASSERT_EQUAL_STRING("The aim", kLessons[0].title);
  TEST_ASSERT_TRUE(kLessons[0].due(&b.observed()));
}

void test_figures_are_those_of_the_position() {
  Bench& b = quietTable(5);
  b.state.points = 1;
  b.state.deaths = 3;
  b.state.hearts = 2;
  b.state.actionPoints = 4;
  b.state.missiles[1] = spaceBit(kCentre);
  --b.state.tokens;
  place(b.state, 2, {4, 1, 1});
  b.sit();
  const struct {
    const char *title, *figure;
  } rows[] = {{"The aim", "1 point, 3 deaths"},
              {"Spawn ships", "1 alien"},
              {"Action points", "5"},
              {"End your turn", "4 left"},
              {"Danger", "1 hit"},
              {"Stay alive", "2 hearts"},
              {"Hearts", "2 hearts"}};
  for (const auto& row : rows) {
    Text<32> figure;
    lesson(row.title).figure(&b.observed(), 0, figure);
    TEST_ASSERT_EQUAL_STRING(row.figure, figure.c_str());
  }
}

constexpr armada_test::RulesPages kRules(kPages, kPageCount);

void test_rules_carry_the_stamp_of_where_they_come_from() {
  constexpr armada_test::Stamped kRows[] = {
      {"*7 aliens*", Stamp::book},
      {"*18 tokens*", Stamp::book},
      {"in any order", Stamp::house},
      {"The hull adds", Stamp::house},
      {"The numbers are ours", Stamp::house},
      {"no missile there: both leave, *1 point*", Stamp::book},
      {"One alien stops one Pew", Stamp::book},
      {"the *closest* card first, and on it those with the fewest chevrons", Stamp::book},
      {"Pews fly from the *furthest* card first, missiles from the *closest*", Stamp::book},
      {"reading order: row by row", Stamp::house},
      {"Appearing on it", Stamp::house},
      {"cannot heal, but still collides", Stamp::house},
      {"Hits you have *healed* do not count", Stamp::house},
      {"keep counting past ten", Stamp::house},
  };
  kRules.assertStamps(kRows);
}

void test_house_figures_stand_beside_house_words() {
  TEST_ASSERT_NOT_NULL(kRules.paragraph("The hull adds").picture);
  TEST_ASSERT_NOT_NULL(kRules.paragraph("The numbers are ours").picture);
}

}  // namespace

void runLessonTests() {
  RUN_TEST(test_the_lesson_on_pews_waits_for_one_that_has_flown);
  RUN_TEST(test_the_lesson_on_pews_points_at_the_one_that_has_flown);
  RUN_TEST(test_the_lesson_on_aliens_waits_for_one_that_has_moved);
  RUN_TEST(test_the_aim_comes_first);
  RUN_TEST(test_figures_are_those_of_the_position);
  RUN_TEST(test_rules_carry_the_stamp_of_where_they_come_from);
  RUN_TEST(test_house_figures_stand_beside_house_words);
}

}  // namespace pew_pew_view_test
