// Lessons come up in games that are played, at their moment, and point at something that is there.
#include <cstring>

#include "face_tests.h"
#include "screens/stellar_siege/ui.h"
#include "screens/stellar_siege/view.h"
#include "support/rules_pages.h"
#include "support/view_bench.h"

namespace stellar_siege_face_test {

namespace {

const Lesson& lesson(const char* title) { return armada_test::Lessons(kLessons, kLessonCount).titled(title); }

// Shows one position after the other to who decides in it.
class Display final : public armada_test::ViewBench<State, SiegeView> {
 public:
  Display() : ViewBench(kStellarSiege) {}
  void show(const State& position) {
    state = position;
    sitDownAs(toMove(position));
  }
};

Display& display() {
  static Display one;
  return one;
}

void test_every_lesson_comes_up_in_played_games_and_points_at_something() {
  static int times[32];
  TEST_ASSERT_LESS_OR_EQUAL_UINT8(32, kLessonCount);
  playGames(60, [](const State& seen, Seat viewer, const State& whole) {
    if (toMove(seen) != viewer) return;
    for (std::size_t i = 0; i < kLessonCount; ++i) {
      if (times[i] >= 3 || !kLessons[i].due(&seen)) continue;
      ++times[i];
      display().show(whole);
      const Rect area = display().view.anchor(display(), kLessons[i].anchor);
      TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, area.w, kLessons[i].title);
      TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, area.h, kLessons[i].title);
    }
  });
  for (std::size_t i = 0; i < kLessonCount; ++i) TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, times[i], kLessons[i].title);
}

void test_no_lesson_is_due_when_the_game_is_over() {
  State state{};
  state.phase = Phase::over;
  for (std::size_t i = 0; i < kLessonCount; ++i) TEST_ASSERT_FALSE_MESSAGE(kLessons[i].due(&state), kLessons[i].title);
}

State deploying() {
  State state{};
  state.phase = Phase::deploy;
  state.hand[0].add(Kind::drawFew);
  state.hand[0].add(Kind::anyTime);
  return state;
}

void test_the_first_turn_teaches_aim_hand_deployment_and_soldiers_alone() {
  State state = deploying();
  for (std::size_t i = 0; i < 26; ++i) {
    state.pile[0].push(Kind::unknown);
    state.pile[1].push(Kind::unknown);
  }
  for (std::size_t i = 0; i < kLessonCount; ++i) {
    const char* title = kLessons[i].title;
    const bool first = std::strcmp(title, "The aim") == 0 || std::strcmp(title, "Your hand") == 0 ||
                       std::strcmp(title, "Where it goes") == 0 || std::strcmp(title, "Soldiers") == 0;
    TEST_ASSERT_EQUAL_INT_MESSAGE(first, kLessons[i].due(&state), title);
  }
}

// Also where the sides of the Planets are chosen first.
void test_the_aim_is_taught_before_anything_else() {
  TEST_ASSERT_EQUAL_STRING("The aim", kLessons[0].title);
  State state = deploying();
  TEST_ASSERT_TRUE(kLessons[0].due(&state));
  state = State{};
  state.phase = Phase::sides;
  TEST_ASSERT_TRUE(kLessons[0].due(&state));
}

void test_a_value_that_iontian_could_not_lower_is_not_taught_as_changed() {
  State state{};
  state.phase = Phase::deploy;
  state.hand[0].add(Kind::drawFew);
  state.burden[0] = kValueDown;
  TEST_ASSERT_FALSE(lesson("Iontian").due(&state));
  state.hand[0].add(Kind::drawFew);
  TEST_ASSERT_TRUE(lesson("Iontian").due(&state));
}

void expectLesson(const char* title, const State& state, const char* words) {
  Text<240> told;
  tellLesson(lesson(title), lesson(title).words, &state, false, told);
  TEST_ASSERT_EQUAL_STRING(words, told.c_str());
}

void test_the_lesson_on_the_end_says_which_rule_holds() {
  State state = deploying();
  expectLesson("The end", state,
               "Discards are never shuffled back. Once *one of you has* no Aliens left, the game ends after the second "
               "player's turn.");
  state.endRule = EndRule::bothOut;
  expectLesson(
      "The end", state,
      "Discards are never shuffled back. Once *both of you have* no Aliens left, the game ends after the second "
      "player's turn.");
}

void test_lessons_read_their_numbers_from_the_position() {
  State state = deploying();
  expectLesson("Where it goes", state,
               "You hold 2, so your *Deployment Value* is 2, and your Alien goes to *planet 2*.");
  state.phase = Phase::discard;
  state.owed[0] = 1;
  expectLesson("Discard", state, "Choose 1 to discard. Discards lie face up and *never come back*.");
  state.owed[0] = 0;
  state.owed[1] = 2;
  expectLesson("Forced discard", state, "Your Enemy's Soldier makes you discard 2. *You* choose which.");
  Text<24> here;
  lesson("Forced discard").figure(&state, 0, here);
  TEST_ASSERT_EQUAL_STRING("2", here.c_str());
}

void test_a_discard_is_taught_to_who_owes_it() {
  State state = deploying();
  state.phase = Phase::discard;
  state.card = Kind::discardFew;
  state.owed[0] = 1;
  TEST_ASSERT_TRUE(lesson("Discard").due(&state));
  TEST_ASSERT_FALSE(lesson("Forced discard").due(&state));
  state.owed[0] = 0;
  state.owed[1] = 1;
  state.hand[1].total = 3;
  TEST_ASSERT_FALSE(lesson("Discard").due(&state));
  TEST_ASSERT_TRUE(lesson("Forced discard").due(&state));
}

void test_a_burden_is_taught_in_the_turn_that_it_holds_for() {
  struct Row {
    const char* title;
    std::uint8_t bit;
  };
  constexpr Row kRows[] = {{"Cordontion", kRandomDeployment},
                           {"Zahwilta", kNoPlanetEffect},
                           {"Plomeena", kSoldiersBlocked},
                           {"Iontian", kValueUp},
                           {"Iontian", kValueDown}};
  for (const Row& row : kRows) {
    State state = deploying();
    state.burden[1] = row.bit;
    TEST_ASSERT_FALSE_MESSAGE(lesson(row.title).due(&state), row.title);
    state.burden[0] = row.bit;
    TEST_ASSERT_TRUE_MESSAGE(lesson(row.title).due(&state), row.title);
  }
}

void test_eight_aliens_are_needed_for_the_lesson_on_planet_8() {
  State state = deploying();
  for (int i = 0; i < 5; ++i) state.hand[0].add(Kind::drawMany);
  TEST_ASSERT_FALSE(lesson("8 and more").due(&state));
  state.hand[0].add(Kind::drawMany);
  TEST_ASSERT_TRUE(lesson("8 and more").due(&state));
}

}  // namespace

void runLessonTests() {
  RUN_TEST(test_every_lesson_comes_up_in_played_games_and_points_at_something);
  RUN_TEST(test_no_lesson_is_due_when_the_game_is_over);
  RUN_TEST(test_the_aim_is_taught_before_anything_else);
  RUN_TEST(test_the_first_turn_teaches_aim_hand_deployment_and_soldiers_alone);
  RUN_TEST(test_a_value_that_iontian_could_not_lower_is_not_taught_as_changed);
  RUN_TEST(test_the_lesson_on_the_end_says_which_rule_holds);
  RUN_TEST(test_lessons_read_their_numbers_from_the_position);
  RUN_TEST(test_a_discard_is_taught_to_who_owes_it);
  RUN_TEST(test_a_burden_is_taught_in_the_turn_that_it_holds_for);
  RUN_TEST(test_eight_aliens_are_needed_for_the_lesson_on_planet_8);
}

}  // namespace stellar_siege_face_test
