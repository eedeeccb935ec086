// The way through the screens: what each button opens and closes, and how time passes.
#include <unity.h>

#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

void test_the_title_leads_to_the_games_and_to_the_settings() {
  outOfTheBox();
  shelve(1);
  TEST_ASSERT_TRUE(onTop(console().screens.title));
  play("a");
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  play("b select");
  TEST_ASSERT_TRUE(onTop(console().screens.settings));
  play("b");
  TEST_ASSERT_TRUE(onTop(console().screens.title));
}

void test_an_empty_shelf_is_a_message_and_no_trap() {
  outOfTheBox();
  shelve(0);
  play("a up down left right a");
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  TEST_ASSERT_EQUAL_HEX32(0xB8164BAF, frameSum());  // no golden picture has it
  play("b");
  TEST_ASSERT_TRUE(onTop(console().screens.title));
}

void test_covers_work_with_one_to_five_games() {
  for (std::size_t count = 1; count <= 5; ++count) {
    outOfTheBox();
    shelve(count);
    play("a");
    const std::uint32_t first = frameSum();
    for (std::size_t i = 0; i < count; ++i) play("right");
    TEST_ASSERT_EQUAL_UINT32(first, frameSum());  // round, back to the first
    if (count > 1) {
      play("right");
      TEST_ASSERT_NOT_EQUAL_UINT32(first, frameSum());
      play("left");
      TEST_ASSERT_EQUAL_UINT32(first, frameSum());
    }
  }
}

// Where the chosen cover stands: its shadow is the only one of brass.
class ChosenCover final : public CanvasListener {
 public:
  ChosenCover() { machine().canvas.listen(this); }
  ~ChosenCover() { machine().canvas.listen(nullptr); }
  void wrote(int, int, const char*, std::size_t, Colour, Weight) override {}
  void filled(Rect area, Colour colour) override {
    if (colour == kBrass) middle = area.x - 3 + area.w / 2;
  }
  void dimmed(Rect) override {}
  int middle = -1;
};

void test_the_chosen_cover_stands_in_the_middle_where_it_can() {
  for (std::size_t count = 1; count <= 3; ++count) {
    outOfTheBox();
    shelve(count);
    play("a");
    for (std::size_t chosen = 0; chosen < count; ++chosen) {
      const ChosenCover cover;
      console().redraw();
      wait(1);
      const bool first = chosen == 0, last = chosen + 1 == count;
      if (count == 1 || (!first && !last)) TEST_ASSERT_INT_WITHIN(1, Canvas::kWidth / 2, cover.middle);
      if (count > 1 && first) TEST_ASSERT_TRUE(cover.middle > 0 && cover.middle < Canvas::kWidth / 2 - 20);
      if (count > 1 && last) TEST_ASSERT_GREATER_THAN_INT(Canvas::kWidth / 2 + 20, cover.middle);
      play("right");
    }
  }
}

// The frame stays, the covers slide: at rest the chosen one is in the middle, before that on its way there.
void test_more_than_three_covers_are_a_ring_that_slides() {
  for (std::size_t count = 4; count <= 5; ++count) {
    outOfTheBox();
    shelve(count);
    play("a");
    for (std::size_t chosen = 0; chosen <= count; ++chosen) {
      {
        const ChosenCover cover;
        console().redraw();
        wait(7);
        console().redraw();
        wait(1);
        TEST_ASSERT_INT_WITHIN(1, Canvas::kWidth / 2, cover.middle);
      }
      const ChosenCover cover;
      play("hold:right:1");
      TEST_ASSERT_GREATER_THAN_INT(Canvas::kWidth / 2 + 10, cover.middle);
    }
  }
}

void test_a_new_game_starts_with_two_presses_from_its_cover() {
  outOfTheBox();
  shelve(1);
  play("a a a");
  TEST_ASSERT_TRUE(console().session().running());
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  TEST_ASSERT_EQUAL_UINT32(FixedEntropy::kFirst, console().session().seed());
}

void test_options_and_seed_are_taken_into_the_game() {
  outOfTheBox();
  shelve(1);
  // Up from Start is the seed: 000007 gets a 1 in front and a 9 at its end; one line further up the hand of 5.
  play("a a up a up left down*8 a");
  play("up*2 right down*2 a");
  TEST_ASSERT_EQUAL_UINT32(100009, console().session().seed());
  TEST_ASSERT_EQUAL_UINT8(2, console().session().options().choice[0]);
}

void test_start_opens_the_pause_menu_and_closes_it() {
  outOfTheBox("template");
  sitDown();
  calm();
  const std::uint32_t before = frameSum();
  play("start");
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
  play("wait:10 start");
  TEST_ASSERT_TRUE(onTop(console().screens.play));
  play("start wait:5 b");
  TEST_ASSERT_TRUE(onTop(console().screens.play));
  calm();
  TEST_ASSERT_EQUAL_UINT32(before, frameSum());
}

void test_undo_in_the_pause_menu_takes_one_step_back() {
  outOfTheBox("template");
  sitDown();
  play("a wait:30");
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  play("start wait:5 down a");
  TEST_ASSERT_EQUAL_UINT32(0, console().session().moveCount());
  TEST_ASSERT_TRUE(onTop(console().screens.play));
  play("start wait:5 down*2 a");  // Redo stands there now
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
}

void test_start_again_deals_the_same_and_undo_brings_the_old_game_back() {
  outOfTheBox("pew_pew");
  sitDown();
  play("a wait:30");
  const Seed seed = console().session().seed();
  std::uint8_t state[kMaxStateBytes];
  std::memcpy(state, console().session().state(), console().session().game().stateBytes);
  play("start wait:5 up*3 a");
  TEST_ASSERT_EQUAL_UINT32(0, console().session().moveCount());
  TEST_ASSERT_EQUAL_UINT32(seed, console().session().seed());
  play("start wait:5 down a");
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  TEST_ASSERT_EQUAL_MEMORY(state, console().session().state(), console().session().game().stateBytes);
}

void test_the_menu_opens_at_undo_again_after_an_undo_but_not_after_a_move() {
  outOfTheBox("pew_pew");
  console().settings().hints = Hints::off;
  console().settings().motion = Motion::off;
  sitDown();
  const auto moves = [] { return static_cast<std::uint32_t>(console().session().moveCount()); };
  const char* const endTurn = "b wait:5 a wait:20";  // a move that any deal allows
  play(endTurn);
  play(endTurn);
  TEST_ASSERT_EQUAL_UINT32(2, moves());
  play("start wait:5 down a wait:5 start wait:5 a wait:5");  // undo, and undo again
  TEST_ASSERT_EQUAL_UINT32(0, moves());
  play("start wait:5 down*2 a wait:5 start wait:5 a wait:5");  // redo, and redo again
  TEST_ASSERT_EQUAL_UINT32(2, moves());
  play("start wait:5 down a wait:5");  // undo, a move, and Resume
  play(endTurn);
  play("start wait:5 a wait:5");
  TEST_ASSERT_EQUAL_UINT32(2, moves());
  TEST_ASSERT_TRUE(onTop(console().screens.play));
}

void test_new_game_from_the_cover_can_be_undone_too() {
  outOfTheBox();
  shelve(1);
  play("a a a");
  sitDown();
  play("right a wait:30 start wait:5 up a");  // one move, then Leave
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  play("down a a");  // New game, Start
  TEST_ASSERT_EQUAL_UINT32(0, console().session().moveCount());
  play("start wait:5 down a");
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
}

void test_a_press_during_motion_jumps_to_its_end_and_does_nothing_else() {
  outOfTheBox("template");
  sitDown();
  const PlayScreen& screen = console().screens.play;
  play("a");
  TEST_ASSERT_TRUE(screen.moving());
  play("a");
  TEST_ASSERT_FALSE(screen.moving());
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  play("a");
  TEST_ASSERT_EQUAL_UINT32(2, console().session().moveCount());
}

void test_a_direction_pressed_during_motion_jumps_to_its_end_and_acts() {
  outOfTheBox("template");
  sitDown();
  play("a wait:30");
  calm();
  const std::uint32_t before = frameSum();
  play("right");
  calm();
  const std::uint32_t after = frameSum();
  TEST_ASSERT_NOT_EQUAL_UINT32(before, after);
  play("start wait:5 down a wait:2 a");  // the same once more, but the direction comes while things move
  TEST_ASSERT_TRUE(console().screens.play.moving());
  play("right");
  TEST_ASSERT_FALSE(console().screens.play.moving());
  calm();
  TEST_ASSERT_EQUAL_HEX32(after, frameSum());
}

// How long the view moves after A, with these buttons held all the while.
int ticksOfMotion(ButtonSet held) {
  device.buttons.hold(held);
  wait(20);
  device.buttons.hold(static_cast<ButtonSet>(held | bit(Button::a)));
  wait(1);
  device.buttons.hold(held);
  int ticks = 0;
  for (; console().screens.play.moving() && ticks < 100; ++ticks) wait(1);
  device.buttons.hold(0);
  wait(5);
  return ticks;
}

void test_a_direction_held_since_before_the_motion_leaves_it_alone() {
  outOfTheBox("template");
  sitDown();
  const int alone = ticksOfMotion(0);
  TEST_ASSERT_GREATER_THAN_INT(3, alone);
  play("start wait:5 down a wait:5");
  TEST_ASSERT_EQUAL_INT(alone, ticksOfMotion(bit(Button::right)));
}

void test_once_a_game_is_over_the_cover_offers_a_new_one_first() {
  outOfTheBox("template");
  shelve(1);
  sitDown();
  playToTheEnd();
  play("b");
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  play("a");
  TEST_ASSERT_TRUE(onTop(console().screens.newGame));
  play("b up a wait:5");
  TEST_ASSERT_TRUE(onTop(console().screens.end));
}

void test_motion_off_shows_ends_at_once() {
  outOfTheBox("template");
  console().settings().motion = Motion::off;
  sitDown();
  play("a");
  TEST_ASSERT_FALSE(console().screens.play.moving());
}

void test_after_a_turn_the_console_is_handed_over() {
  outOfTheBox("template");
  sitDown();
  TEST_ASSERT_EQUAL_UINT8(0, console().screens.play.viewer());
  play("a wait:30 b wait:120");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  TEST_ASSERT_EQUAL_UINT8(kNobody, console().screens.play.viewer());
  play("b left right select");  // only A says who takes it
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  sitDown();
  TEST_ASSERT_EQUAL_UINT8(1, console().screens.play.viewer());
}

void test_the_end_screen_comes_and_plays_again_with_another_seed() {
  outOfTheBox("template");
  playToTheEnd();
  const Seed seed = console().session().seed();
  play("select");
  TEST_ASSERT_TRUE(onTop(console().screens.log));
  play("b");
  TEST_ASSERT_TRUE(onTop(console().screens.end));
  play("a");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
  TEST_ASSERT_NOT_EQUAL_UINT32(seed, console().session().seed());
}

void test_a_question_is_answered_by_b_without_any_loss() {
  outOfTheBox("template");
  playToTheEnd();
  TEST_ASSERT_EQUAL_UINT16(1, console().record().played);
  play("b b select up*2 a");  // Settings from the title, Erase statistics
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  play("b");
  TEST_ASSERT_EQUAL_UINT16(1, console().statistics().of(*kTemplateUi.game).played);
  play("a a");
  TEST_ASSERT_EQUAL_UINT16(0, console().statistics().of(*kTemplateUi.game).played);
}

void test_the_log_tells_every_move_and_scrolls() {
  outOfTheBox("template");
  playToTheEnd();
  play("select");
  const std::uint32_t end = frameSum();
  play("left");
  TEST_ASSERT_NOT_EQUAL_UINT32(end, frameSum());
  play("right");
  TEST_ASSERT_EQUAL_UINT32(end, frameSum());
  play("up");
  const std::uint32_t higher = frameSum();
  TEST_ASSERT_NOT_EQUAL_UINT32(end, higher);
  play("down");
  TEST_ASSERT_EQUAL_UINT32(end, frameSum());
  play("up");
  play("left*20");
  const std::uint32_t first = frameSum();
  play("left up");
  TEST_ASSERT_EQUAL_UINT32(first, frameSum());
}

void test_a_toast_goes_after_45_ticks_and_with_any_button() {
  outOfTheBox();
  const std::uint32_t plain = frameSum();
  console().toast("A word.");
  wait(1);
  TEST_ASSERT_NOT_EQUAL_UINT32(plain, frameSum());
  wait(45);
  TEST_ASSERT_EQUAL_UINT32(plain, frameSum());
  console().toast("A word.");
  wait(1);
  play("up");
  TEST_ASSERT_EQUAL_UINT32(plain, frameSum());
}

void test_nothing_is_drawn_or_sent_while_nothing_changes() {
  outOfTheBox();
  wait(3);
  device.panel.forgetCounts();
  wait(100);
  TEST_ASSERT_EQUAL_UINT32(0, device.panel.frames());
  TEST_ASSERT_EQUAL_UINT32(0, device.panel.rowsSent());
}

void test_a_cursor_step_sends_few_rows() {
  outOfTheBox();
  play("select");
  device.panel.forgetCounts();
  play("down");
  // Two rows of 22, the sentence below, and the foot with its other word.
  TEST_ASSERT_LESS_OR_EQUAL_UINT32(100, device.panel.rowsSent());
}

void test_a_stall_is_not_made_up_for() {
  outOfTheBox();
  wait(3);
  const std::uint32_t before = console().ticks();
  device.clock.advance(5000);
  console().frame();
  TEST_ASSERT_LESS_OR_EQUAL_UINT32(before + 3, console().ticks());
  wait(10);
  TEST_ASSERT_LESS_OR_EQUAL_UINT32(before + 14, console().ticks());
}

void test_thirty_ticks_are_a_second() {
  outOfTheBox();
  const std::uint32_t before = console().ticks();
  for (int i = 0; i < 1000; ++i) {
    device.clock.advance(10);
    console().frame();
  }
  TEST_ASSERT_UINT32_WITHIN(1, before + 300, console().ticks());
}

void test_the_console_sleeps_when_nobody_plays_and_wakes_with_all_rows() {
  outOfTheBox();
  wait(10);
  TEST_ASSERT_EQUAL_UINT32(0, device.power.sleeps());
  device.panel.forgetCounts();
  device.clock.advance(3 * 60 * 1000);
  wait(2);
  TEST_ASSERT_EQUAL_UINT32(1, device.power.sleeps());
  TEST_ASSERT_EQUAL_UINT8(console().settings().brightness, device.power.brightnessNow());
  TEST_ASSERT_EQUAL_UINT32(Canvas::kHeight, device.panel.rowsSent());
}

// Light, with the rows that the panel had got by then.
class WatchedPower final : public Power {
 public:
  std::uint32_t rowsAtFirstLight = 0;
  std::uint8_t level = 0;
  bool slept = false;

  int batteryPercent() override { return -1; }
  void brightness(std::uint8_t to) override {
    if (level == 0 && to > 0) rowsAtFirstLight = device.panel.rowsSent();
    level = to;
  }
  void sleep() override {
    TEST_ASSERT_EQUAL_UINT8(0, level);
    slept = true;
  }
  bool canSwitchOff() const override { return false; }
  void switchOff() override {}
};

void test_there_is_light_only_when_a_whole_frame_was_sent() {
  outOfTheBox();
  device.panel.forgetCounts();
  WatchedPower power;
  Platform watched{device.panel, device.buttons, device.clock, device.saves, device.tone, power, device.entropy};
  // The console of the machine starts anew on it, in its own memory.
  auto* lit = new (&console()) Console(watched, machine().canvas, machine().strips, machine().views);
  lit->boot();
  lit->settingsChanged();  // whatever is set meanwhile
  TEST_ASSERT_EQUAL_UINT8(0, power.level);
  lit->frame();
  TEST_ASSERT_EQUAL_UINT8(lit->settings().brightness, power.level);
  TEST_ASSERT_EQUAL_UINT32(Canvas::kHeight, power.rowsAtFirstLight);

  device.panel.forgetCounts();
  power.rowsAtFirstLight = 0;
  lit->goToSleep();
  TEST_ASSERT_TRUE(power.slept);
  TEST_ASSERT_EQUAL_UINT8(0, power.level);
  lit->frame();
  TEST_ASSERT_EQUAL_UINT8(lit->settings().brightness, power.level);
  TEST_ASSERT_EQUAL_UINT32(Canvas::kHeight, power.rowsAtFirstLight);
  outOfTheBox();  // and off the watched device
}

void test_a_quarter_of_a_minute_before_sleep_it_grows_dim() {
  outOfTheBox();
  const std::uint8_t full = console().settings().brightness;
  const std::uint32_t limit = kSleepMinutes[console().settings().sleepAfter] * 60000u;
  play("up");
  console().keepAwake();
  device.clock.advance(limit - 15000 - 1);
  console().frame();
  TEST_ASSERT_EQUAL_UINT8(full, device.power.brightnessNow());
  device.clock.advance(1);
  console().frame();
  TEST_ASSERT_LESS_THAN_UINT8(full, device.power.brightnessNow());
  TEST_ASSERT_GREATER_THAN_UINT8(0, device.power.brightnessNow());
  play("up");  // any button
  TEST_ASSERT_EQUAL_UINT8(full, device.power.brightnessNow());
  console().keepAwake();
  device.clock.advance(limit - 1);
  console().frame();
  TEST_ASSERT_EQUAL_UINT32(0, device.power.sleeps());
  device.clock.advance(1);
  console().frame();
  TEST_ASSERT_EQUAL_UINT32(1, device.power.sleeps());
}

void test_start_held_down_puts_the_console_to_sleep() {
  outOfTheBox();
  play("hold:start:30");
  TEST_ASSERT_EQUAL_UINT32(0, device.power.sleeps());
  play("hold:start:60");
  TEST_ASSERT_EQUAL_UINT32(1, device.power.sleeps());
}

void test_a_hidden_hand_is_covered_after_sleep() {
  outOfTheBox("template");
  sitDown();
  device.clock.advance(3 * 60 * 1000);
  wait(2);
  TEST_ASSERT_EQUAL_UINT32(1, device.power.sleeps());
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
}

void test_a_low_battery_is_told_once() {
  outOfTheBox();
  const std::uint32_t plain = frameSum();
  device.power.setBattery(9);
  wait(301);
  TEST_ASSERT_NOT_EQUAL_UINT32(plain, frameSum());
  wait(60);
  TEST_ASSERT_EQUAL_UINT32(plain, frameSum());
  wait(301);
  TEST_ASSERT_EQUAL_UINT32(plain, frameSum());
}

void test_a_battery_is_low_from_10_per_cent_down_to_none() {
  for (const int percent : {-1, 0, 1, 10, 11}) {
    outOfTheBox();
    const std::uint32_t plain = frameSum();
    device.power.setBattery(percent);
    wait(301);
    TEST_ASSERT_EQUAL(percent >= 0 && percent <= 10, plain != frameSum());
  }
}

void test_the_program_can_be_left_only_where_it_can_be_switched_off() {
  outOfTheBox();
  play("b");
  TEST_ASSERT_FALSE(console().wantsToEnd());
  device.power.setCanSwitchOff(true);
  play("b");
  TEST_ASSERT_TRUE(console().wantsToEnd());
  TEST_ASSERT_EQUAL_UINT32(1, device.power.switchOffs());
}

void test_swapped_buttons_act_the_other_way_round() {
  outOfTheBox();
  console().settings().swapAB = true;
  play("b");
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  play("a");
  TEST_ASSERT_TRUE(onTop(console().screens.title));
}

void test_exchanging_a_and_b_by_a_press_of_a_is_one_press() {
  outOfTheBox();
  play("select down*7 a wait:10");
  TEST_ASSERT_TRUE(console().settings().swapAB);
  TEST_ASSERT_TRUE(onTop(console().screens.settings));
  play("b wait:10");  // the other one is A now: it changes back
  TEST_ASSERT_FALSE(console().settings().swapAB);
  TEST_ASSERT_TRUE(onTop(console().screens.settings));
}

void test_a_held_direction_goes_on_through_a_track() {
  outOfTheBox();
  play("select hold:left:60");
  TEST_ASSERT_EQUAL_UINT8(1, console().settings().brightness);
}

}  // namespace

void runWayTests() {
  RUN_TEST(test_the_title_leads_to_the_games_and_to_the_settings);
  RUN_TEST(test_an_empty_shelf_is_a_message_and_no_trap);
  RUN_TEST(test_covers_work_with_one_to_five_games);
  RUN_TEST(test_the_chosen_cover_stands_in_the_middle_where_it_can);
  RUN_TEST(test_more_than_three_covers_are_a_ring_that_slides);
  RUN_TEST(test_a_new_game_starts_with_two_presses_from_its_cover);
  RUN_TEST(test_options_and_seed_are_taken_into_the_game);
  RUN_TEST(test_start_opens_the_pause_menu_and_closes_it);
  RUN_TEST(test_undo_in_the_pause_menu_takes_one_step_back);
  RUN_TEST(test_start_again_deals_the_same_and_undo_brings_the_old_game_back);
  RUN_TEST(test_the_menu_opens_at_undo_again_after_an_undo_but_not_after_a_move);
  RUN_TEST(test_new_game_from_the_cover_can_be_undone_too);
  RUN_TEST(test_a_press_during_motion_jumps_to_its_end_and_does_nothing_else);
  RUN_TEST(test_a_direction_pressed_during_motion_jumps_to_its_end_and_acts);
  RUN_TEST(test_a_direction_held_since_before_the_motion_leaves_it_alone);
  RUN_TEST(test_once_a_game_is_over_the_cover_offers_a_new_one_first);
  RUN_TEST(test_motion_off_shows_ends_at_once);
  RUN_TEST(test_after_a_turn_the_console_is_handed_over);
  RUN_TEST(test_the_end_screen_comes_and_plays_again_with_another_seed);
  RUN_TEST(test_a_question_is_answered_by_b_without_any_loss);
  RUN_TEST(test_the_log_tells_every_move_and_scrolls);
  RUN_TEST(test_a_toast_goes_after_45_ticks_and_with_any_button);
  RUN_TEST(test_nothing_is_drawn_or_sent_while_nothing_changes);
  RUN_TEST(test_a_cursor_step_sends_few_rows);
  RUN_TEST(test_a_stall_is_not_made_up_for);
  RUN_TEST(test_thirty_ticks_are_a_second);
  RUN_TEST(test_the_console_sleeps_when_nobody_plays_and_wakes_with_all_rows);
  RUN_TEST(test_there_is_light_only_when_a_whole_frame_was_sent);
  RUN_TEST(test_a_quarter_of_a_minute_before_sleep_it_grows_dim);
  RUN_TEST(test_start_held_down_puts_the_console_to_sleep);
  RUN_TEST(test_a_hidden_hand_is_covered_after_sleep);
  RUN_TEST(test_a_low_battery_is_told_once);
  RUN_TEST(test_a_battery_is_low_from_10_per_cent_down_to_none);
  RUN_TEST(test_the_program_can_be_left_only_where_it_can_be_switched_off);
  RUN_TEST(test_swapped_buttons_act_the_other_way_round);
  RUN_TEST(test_exchanging_a_and_b_by_a_press_of_a_is_one_press);
  RUN_TEST(test_a_held_direction_goes_on_through_a_track);
}

}  // namespace shell_tests
