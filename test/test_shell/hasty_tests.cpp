// Presses that were meant for something else: what opens unasked takes no A and no B at first.
#include <unity.h>

#include "shell_tests.h"

using namespace armada;

namespace shell_tests {

namespace {

// A press as a thumb makes it, whatever the screen thinks of it.
void thumb(Button button, int ticks = 3) {
  device.buttons.hold(bit(button));
  wait(ticks);
  device.buttons.hold(0);
  wait(3);
}

void waitFor(const Screen& screen) {
  for (int i = 0; i < 200 && !onTop(screen); ++i) wait(1);
  TEST_ASSERT_TRUE(onTop(screen));
}

void test_a_lesson_takes_no_a_and_no_b_for_12_ticks() {
  outOfTheBox("template");
  play("a");
  waitFor(console().screens.lesson);
  const std::uint32_t taught = console().screens.play.lessonsSeen();
  thumb(Button::a);
  thumb(Button::a, 2);
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  TEST_ASSERT_EQUAL_UINT32(taught, console().screens.play.lessonsSeen());
  wait(12);
  thumb(Button::a);
  TEST_ASSERT_NOT_EQUAL_UINT32(taught, console().screens.play.lessonsSeen());
}

// Who holds A all the while has not answered either.
void test_a_held_a_answers_nothing() {
  outOfTheBox("template");
  play("a");
  waitFor(console().screens.lesson);
  const std::uint32_t taught = console().screens.play.lessonsSeen();
  thumb(Button::a, 60);
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  TEST_ASSERT_EQUAL_UINT32(taught, console().screens.play.lessonsSeen());
}

void test_start_skips_lessons_at_once() {
  outOfTheBox("template");
  play("a");
  waitFor(console().screens.lesson);
  thumb(Button::start);
  TEST_ASSERT_FALSE(onTop(console().screens.lesson));
}

void test_a_question_takes_no_a_and_no_b_for_12_ticks() {
  outOfTheBox("template");
  playToTheEnd();
  play("b b select up*2 a");  // Settings from the title, Erase statistics
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  thumb(Button::a);
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  TEST_ASSERT_EQUAL_UINT16(1, console().statistics().of(*kTemplateUi.game).played);
  wait(6);
  thumb(Button::b);
  TEST_ASSERT_FALSE(onTop(console().screens.question));
}

void test_a_press_on_the_last_motion_does_not_start_another_game() {
  outOfTheBox("template");
  playToTheEnd();
  const Seed seed = console().session().seed();
  TEST_ASSERT_TRUE(console().deaf());
  thumb(Button::a);
  TEST_ASSERT_TRUE(onTop(console().screens.end));
  wait(12);
  thumb(Button::a);
  TEST_ASSERT_FALSE(onTop(console().screens.end));
  TEST_ASSERT_NOT_EQUAL_UINT32(seed, console().session().seed());
}

// What was laid on the end and taken away again came by the player's own press.
void test_the_end_under_a_closed_log_hears_at_once() {
  outOfTheBox("template");
  playToTheEnd();
  play("select b");
  TEST_ASSERT_TRUE(onTop(console().screens.end));
  TEST_ASSERT_FALSE(console().deaf());
}

}  // namespace

void runHastyTests() {
  RUN_TEST(test_a_lesson_takes_no_a_and_no_b_for_12_ticks);
  RUN_TEST(test_a_held_a_answers_nothing);
  RUN_TEST(test_start_skips_lessons_at_once);
  RUN_TEST(test_a_question_takes_no_a_and_no_b_for_12_ticks);
  RUN_TEST(test_a_press_on_the_last_motion_does_not_start_another_game);
  RUN_TEST(test_the_end_under_a_closed_log_hears_at_once);
}

}  // namespace shell_tests
