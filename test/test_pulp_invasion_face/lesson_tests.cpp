// Lessons come up in games that are played, at their moment, and point at something that is there.
#include <cstring>

#include "face_tests.h"
#include "screens/pulp_invasion/ui.h"
#include "screens/pulp_invasion/view.h"
#include "support/rules_pages.h"
#include "support/view_bench.h"

namespace pulp_invasion_face_test {

namespace {

const Lesson& lesson(const char* title) { return armada_test::Lessons(kLessons, kLessonCount).titled(title); }

// Shows one position.
class Display final : public armada_test::ViewBench<State, PulpView> {
 public:
  Display() : ViewBench(kPulpInvasion) {}
  void show(const State& position) {
    state = position;
    Rng rng = Rng::seeded(1);
    determinize(state, 0, rng);  // what is not seen is any that it may be
    sitDownAs(0);
  }
};

Display& display() {
  static Display one;
  return one;
}

void test_every_lesson_comes_up_in_played_games_and_points_at_something() {
  static int times[32];
  TEST_ASSERT_LESS_OR_EQUAL_UINT8(32, kLessonCount);
  playGames(120, [](const State& seen) {
    for (std::size_t i = 0; i < kLessonCount; ++i) {
      if (times[i] >= 3 || !kLessons[i].due(&seen)) continue;
      ++times[i];
      display().show(seen);
      const Rect area = display().view.anchor(display(), kLessons[i].anchor);
      TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, area.w, kLessons[i].title);
      TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, area.h, kLessons[i].title);
    }
  });
  for (std::size_t i = 0; i < kLessonCount; ++i) TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, times[i], kLessons[i].title);
}

void test_every_lesson_fits_its_bubble() { armada_test::Lessons(kLessons, kLessonCount).assertEachFitsItsBubble(); }

void test_no_lesson_is_due_when_the_game_is_over() {
  playGames(12, [](const State& seen) {
    if (seen.phase != Phase::over) return;
    for (std::size_t i = 0; i < kLessonCount; ++i) TEST_ASSERT_FALSE_MESSAGE(kLessons[i].due(&seen), kLessons[i].title);
  });
}

void test_the_first_decision_teaches_aim_captain_and_dice_alone() {
  State state;
  deal(state, Options{}, 5);
  const State seen = observe(state, 0);
  for (std::size_t i = 0; i < kLessonCount; ++i)
    TEST_ASSERT_EQUAL_INT_MESSAGE(i < 3, kLessons[i].due(&seen), kLessons[i].title);
}

// Not all at once: what a first card needs, and no more than seven bubbles before it is met.
void test_the_first_card_of_a_game_waits_for_few_lessons() {
  int most = 0;
  playGames(60, [&most](const State& seen) {
    const bool first =
        seen.phase == Phase::question && seen.round == 1 && seen.status[0] == LineStatus::standing && seen.current == 0;
    if (!first) return;
    int due = 0;
    for (std::size_t i = 0; i < kLessonCount; ++i) due += kLessons[i].due(&seen) ? 1 : 0;
    most = due > most ? due : most;
  });
  TEST_ASSERT_GREATER_THAN_INT(3, most);
  TEST_ASSERT_LESS_OR_EQUAL_INT(7, most);
}

void test_evade_is_taught_before_the_second_card() {
  State state{};
  state.phase = Phase::question;
  for (std::size_t i = 0; i < kLineCards; ++i) {
    state.line[i] = static_cast<Card>(i);
    state.status[i] = LineStatus::standing;
  }
  state.location = kNoCard;
  state.round = 1;
  for (std::uint8_t& each : state.ability) each = 5;
  TEST_ASSERT_FALSE(lesson("Evade").due(&state));
  state.status[0] = LineStatus::engaged;
  state.current = 1;
  TEST_ASSERT_TRUE(lesson("Evade").due(&state));
  TEST_ASSERT_FALSE(lesson("Staying alive").due(&state));  // one thing at a time: it comes with the third card
  TEST_ASSERT_FALSE(lesson("Evaded").due(&state));
}

void test_danger_is_taught_with_one_ability_at_zero() {
  State state{};
  state.phase = Phase::question;
  state.location = kNoCard;
  state.current = 0;
  state.round = 1;
  for (std::uint8_t& each : state.ability) each = 1;
  TEST_ASSERT_FALSE(lesson("Danger").due(&state));
  state.ability[1] = 0;
  TEST_ASSERT_TRUE(lesson("Danger").due(&state));
}

}  // namespace

void runLessonTests() {
  RUN_TEST(test_every_lesson_comes_up_in_played_games_and_points_at_something);
  RUN_TEST(test_every_lesson_fits_its_bubble);
  RUN_TEST(test_no_lesson_is_due_when_the_game_is_over);
  RUN_TEST(test_the_first_decision_teaches_aim_captain_and_dice_alone);
  RUN_TEST(test_the_first_card_of_a_game_waits_for_few_lessons);
  RUN_TEST(test_evade_is_taught_before_the_second_card);
  RUN_TEST(test_danger_is_taught_with_one_ability_at_zero);
}

}  // namespace pulp_invasion_face_test
