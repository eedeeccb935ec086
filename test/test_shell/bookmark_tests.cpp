// A bookmark leads back to where a player was, through a start of the console: to the same screens at the same places, or to what
// of them can be brought back.
#include <unity.h>

#include <cstddef>

#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

Bookmark withItsSum(Bookmark mark) {
  mark.sum = crc32(&mark.game, sizeof mark - sizeof mark.sum);
  return mark;
}

// All is there again, with what lay below it.
void comesBackTo(const char* script, const Screen& (*where)()) {
  play(script);
  TEST_ASSERT_TRUE_MESSAGE(onTop(where()), script);
  TEST_ASSERT_TRUE(console().saveGameNow());
  const Bookmark before = console().bookmark();
  calm();
  const std::uint32_t picture = frameSum();
  TEST_ASSERT_TRUE(powerCycleTo(before));
  TEST_ASSERT_TRUE_MESSAGE(onTop(where()), script);
  const Bookmark after = console().bookmark();
  TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&before, &after, sizeof before, script);
  calm();
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(picture, frameSum(), script);
}

void test_screens_outside_a_game_come_back_at_their_place() {
  outOfTheBox();
  comesBackTo("wait:1", []() -> const Screen& { return console().screens.title; });
  outOfTheBox();
  comesBackTo("a wait:2 right wait:2 down", []() -> const Screen& { return console().screens.games; });
  outOfTheBox();
  comesBackTo("select wait:2 down*3", []() -> const Screen& { return console().screens.settings; });
  outOfTheBox();
  console().open(console().screens.settings);
  console().open(console().screens.about);
  comesBackTo("wait:1", []() -> const Screen& { return console().screens.about; });
  outOfTheBox();
  console().open(console().screens.testPicture);
  comesBackTo("down", []() -> const Screen& { return console().screens.testPicture; });
}

void test_pages_about_a_game_come_back() {
  outOfTheBox();
  play("a wait:2 right");
  const GameUi* second = console().screens.games.chosen();
  console().screens.rules.read(*second);
  console().open(console().screens.rules);
  comesBackTo("right*2", []() -> const Screen& { return console().screens.rules; });
  TEST_ASSERT_EQUAL_PTR(second, console().screens.games.chosen());
  play("b");
  console().screens.statistics.count(*second);
  console().open(console().screens.statistics);
  comesBackTo("wait:1", []() -> const Screen& { return console().screens.statistics; });
}

void test_what_lay_on_a_game_comes_back() {
  outOfTheBox("pew_pew");
  sitDown();
  play("a wait:30");
  comesBackTo("wait:1", []() -> const Screen& { return console().screens.play; });
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  comesBackTo("start wait:4 down*2", []() -> const Screen& { return console().screens.pause; });
  console().screens.log.read(console().screens.play.viewer());
  console().open(console().screens.log);
  comesBackTo("wait:1", []() -> const Screen& { return console().screens.log; });
}

void test_the_end_of_a_game_comes_back() {
  outOfTheBox("template");
  playToTheEnd();
  comesBackTo("wait:1", []() -> const Screen& { return console().screens.end; });
}

// Nobody knows who holds the console now.
void test_a_hand_over_is_asked_for_again() {
  outOfTheBox("template");
  comesBackTo("wait:1", []() -> const Screen& { return console().screens.handOver; });
  sitDown();
  play("a wait:30");
  TEST_ASSERT_TRUE(console().saveGameNow());
  TEST_ASSERT_TRUE(powerCycleTo(console().bookmark()));
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
}

void test_what_was_being_answered_or_chosen_is_not_brought_back() {
  outOfTheBox();
  play("a wait:2");
  console().screens.question.tell("A QUESTION", "Words.");
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  TEST_ASSERT_TRUE(powerCycleTo(console().bookmark()));
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  console().screens.newGame.prepare(kTemplateUi);
  console().open(console().screens.newGame);
  console().open(console().screens.settings);
  TEST_ASSERT_TRUE(powerCycleTo(console().bookmark()));
  TEST_ASSERT_TRUE(onTop(console().screens.games));  // nor what lay on it
}

void test_without_the_game_its_table_and_what_lay_on_it_do_not_come_back() {
  outOfTheBox("pew_pew");
  sitDown();
  play("start wait:4");
  Bookmark mark = console().bookmark();
  outOfTheBox();  // and with it the save
  TEST_ASSERT_TRUE(powerCycleTo(mark));
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  mark.game ^= 1;  // a game that this build does not have
  TEST_ASSERT_TRUE(powerCycleTo(withItsSum(mark)));
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  TEST_ASSERT_FALSE(console().session().running());
}

void test_pages_about_a_game_that_is_not_there_do_not_come_back() {
  for (const int page : {0, 1}) {
    outOfTheBox();
    play("a wait:2");
    console().screens.rules.read(kTemplateUi);
    console().screens.statistics.count(kTemplateUi);
    console().open(page == 0 ? static_cast<Screen&>(console().screens.rules) : console().screens.statistics);
    Bookmark mark = console().bookmark();
    mark.game ^= 1;
    TEST_ASSERT_TRUE(powerCycleTo(withItsSum(mark)));
    TEST_ASSERT_TRUE(onTop(console().screens.games));
  }
}

// Title, games, table and what lies on it, but without the table.
void comesBackToTheGamesWithoutTable() {
  Bookmark mark = console().bookmark();
  TEST_ASSERT_EQUAL_UINT8(4, mark.depth);
  mark.screens[2] = mark.screens[3];
  mark.depth = 3;
  TEST_ASSERT_TRUE(powerCycleTo(withItsSum(mark)));
  TEST_ASSERT_TRUE(onTop(console().screens.games));
}

void test_what_lies_on_a_table_does_not_come_back_without_it() {
  outOfTheBox("pew_pew");
  sitDown();
  play("start wait:4");
  comesBackToTheGamesWithoutTable();
  powerCycle("pew_pew");
  sitDown();
  console().screens.log.read(console().screens.play.viewer());
  console().open(console().screens.log);
  comesBackToTheGamesWithoutTable();
  powerCycle("template");
  playToTheEnd();
  comesBackToTheGamesWithoutTable();
}

void test_a_broken_bookmark_leads_to_the_last_game() {
  outOfTheBox("pew_pew");
  sitDown();
  play("a wait:30");
  TEST_ASSERT_TRUE(console().leave());
  const Bookmark whole = console().bookmark();
  for (int i = 0; i < 4; ++i) {
    Bookmark mark = whole;
    if (i == 0) mark = Bookmark{};
    if (i == 1) mark.screens[1] ^= 1;  // without its sum
    if (i == 2) {
      mark.depth = 0;
      mark = withItsSum(mark);
    }
    if (i == 3) {
      mark.depth = Bookmark::kScreens + 1;
      mark = withItsSum(mark);
    }
    TEST_ASSERT_FALSE(powerCycleTo(mark));
    TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
    TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  }
}

void test_a_full_bookmark_is_one_and_an_unknown_screen_ends_it() {
  outOfTheBox();
  play("a wait:2");
  Bookmark mark = console().bookmark();
  mark.depth = Bookmark::kScreens;
  for (int i = 2; i < Bookmark::kScreens; ++i) mark.screens[i] = 15;  // one behind the last
  TEST_ASSERT_TRUE(powerCycleTo(withItsSum(mark)));
  TEST_ASSERT_TRUE(onTop(console().screens.games));
}

void test_the_buttons_that_are_down_at_the_start_have_done_their_work() {
  outOfTheBox();
  play("a wait:2");
  const Bookmark mark = console().bookmark();
  device.buttons.hold(bit(Button::b));
  TEST_ASSERT_TRUE(powerCycleTo(mark));
  wait(20);
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  device.buttons.hold(0);
  wait(2);
  play("b");
  TEST_ASSERT_TRUE(onTop(console().screens.title));
}

}  // namespace

void runBookmarkTests() {
  RUN_TEST(test_screens_outside_a_game_come_back_at_their_place);
  RUN_TEST(test_pages_about_a_game_come_back);
  RUN_TEST(test_what_lay_on_a_game_comes_back);
  RUN_TEST(test_the_end_of_a_game_comes_back);
  RUN_TEST(test_a_hand_over_is_asked_for_again);
  RUN_TEST(test_what_was_being_answered_or_chosen_is_not_brought_back);
  RUN_TEST(test_without_the_game_its_table_and_what_lay_on_it_do_not_come_back);
  RUN_TEST(test_pages_about_a_game_that_is_not_there_do_not_come_back);
  RUN_TEST(test_what_lies_on_a_table_does_not_come_back_without_it);
  RUN_TEST(test_a_broken_bookmark_leads_to_the_last_game);
  RUN_TEST(test_a_full_bookmark_is_one_and_an_unknown_screen_ends_it);
  RUN_TEST(test_the_buttons_that_are_down_at_the_start_have_done_their_work);
}

}  // namespace shell_tests
