#include "here.h"

#include "esp32/resume.h"
#include "rules/kernel/rng.h"
#include "suite.h"
#include "support/firmware_bench.h"

using namespace armada;
using namespace armada_test;

namespace {

constexpr int kPins[] = {board::kButtonUp, board::kButtonDown, board::kButtonLeft,   board::kButtonRight,
                         board::kButtonA,  board::kButtonB,    board::kButtonSelect, board::kButtonStart};
constexpr std::uint32_t kHalfAnHour = 30 * 60 * 1000;

Console& startAtTitle() {
  bench.start();
  bench.run(100);
  bench.console().settings().sleepAfter = 0;  // a minute
  return bench.console();
}

// Holds START until it sleeps, lets go, and presses `pin` after `ms`.
Handheld::End sleepUntil(std::uint32_t ms, int pin) {
  handheld.press(board::kButtonStart);
  handheld.plan(1700, board::kButtonStart, true);
  handheld.plan(1700 + ms, pin, false);
  handheld.plan(1700 + ms + 80, pin, true);
  const Handheld::End end = bench.run(1700 + ms + 400);
  return end;
}

// ---- light ----------------------------------------------------------------------------------------------------------
void test_brightness_rises_in_ten_steps_and_0_is_dark() {
  bench.start();
  std::uint32_t last = 0;
  for (std::uint8_t level = 1; level <= 10; ++level) {
    bench.firmware().power().brightness(level);
    TEST_ASSERT_GREATER_THAN_UINT32(last, handheld.dutyOn(board::kBacklight));
    last = handheld.dutyOn(board::kBacklight);
  }
  TEST_ASSERT_EQUAL_UINT32(255, last);  // of 8 bits: all that there is
  TEST_ASSERT_EQUAL_UINT32(8, handheld.onPin(board::kBacklight)->bits);
  bench.firmware().power().brightness(11);
  TEST_ASSERT_EQUAL_UINT32(255, handheld.dutyOn(board::kBacklight));
  bench.firmware().power().brightness(0);
  TEST_ASSERT_NULL(handheld.onPin(board::kBacklight));
  TEST_ASSERT_FALSE(handheld.level[board::kBacklight]);
  bench.checkFaults();
}

// Rows that had arrived on the panel when there was light for the first time, or for the first time again.
std::uint32_t rowsAtFirstLight;
bool wasLit;
constexpr std::uint32_t kStillDark = UINT32_MAX;

void watchForLight() {
  rowsAtFirstLight = kStillDark;
  handheld.arrive();
  handheld.rowsArrived = 0;
  wasLit = handheld.dutyOn(board::kBacklight) > 0;
  handheld.onPulse = [] {
    const bool lit = handheld.dutyOn(board::kBacklight) > 0;
    if (lit && !wasLit && rowsAtFirstLight == kStillDark) rowsAtFirstLight = handheld.rowsArrived;
    wasLit = lit;
  };
}

void test_it_is_dark_until_the_whole_first_frame_is_on_the_panel() {
  watchForLight();
  bench.start();
  TEST_ASSERT_TRUE(handheld.watchdog);
  TEST_ASSERT_EQUAL_UINT32(kStillDark, rowsAtFirstLight);
  bench.run(50);
  TEST_ASSERT_EQUAL_UINT32(Canvas::kHeight, rowsAtFirstLight);
  TEST_ASSERT_GREATER_THAN_UINT32(0, handheld.dutyOn(board::kBacklight));
  bench.checkPicture();
  bench.checkFaults();
}

void test_it_is_dark_after_a_sleep_until_the_whole_frame_is_on_the_panel() {
  startAtTitle();
  handheld.plan(5000, board::kButtonB, false);
  handheld.plan(5080, board::kButtonB, true);
  watchForLight();
  bench.console().goToSleep();
  TEST_ASSERT_EQUAL_UINT32(kStillDark, rowsAtFirstLight);
  bench.run(200);
  TEST_ASSERT_EQUAL_UINT32(Canvas::kHeight, rowsAtFirstLight);
  TEST_ASSERT_GREATER_THAN_UINT32(0, handheld.dutyOn(board::kBacklight));
  bench.checkPicture();
  bench.checkFaults();
}

void test_it_is_dark_after_a_deep_sleep_until_the_whole_frame_is_on_the_panel() {
  startAtTitle();
  TEST_ASSERT_TRUE(handheld.run([] { bench.console().goToSleep(); }) == Handheld::End::deepSleep);
  handheld.wakeFromDeep();
  bench.fullEnough();
  watchForLight();
  bench.start();
  bench.run(50);
  TEST_ASSERT_EQUAL_UINT32(Canvas::kHeight, rowsAtFirstLight);
}

void test_it_grows_dim_before_it_sleeps_and_bright_at_a_press() {
  startAtTitle();
  bench.run(44000);
  const std::uint32_t bright = handheld.dutyOn(board::kBacklight);
  bench.run(2000);
  TEST_ASSERT_LESS_THAN_UINT32(bright, handheld.dutyOn(board::kBacklight));
  TEST_ASSERT_GREATER_THAN_UINT32(0, handheld.dutyOn(board::kBacklight));
  bench.tap(board::kButtonUp);
  TEST_ASSERT_EQUAL_UINT32(bright, handheld.dutyOn(board::kBacklight));
  TEST_ASSERT_EQUAL_UINT32(0, handheld.lightSleeps);
}

// ---- light sleep ----------------------------------------------------------------------------------------------------
void test_it_sleeps_when_nobody_plays_and_wakes_with_the_same_picture() {
  startAtTitle();
  const std::uint32_t picture = (bench.checkPicture(), handheld.pictureSum());
  handheld.plan(70000, board::kButtonB, false);
  handheld.plan(70080, board::kButtonB, true);
  TEST_ASSERT_TRUE(bench.run(71000) == Handheld::End::none);
  TEST_ASSERT_GREATER_THAN_UINT32(0, handheld.lightSleeps);
  TEST_ASSERT_FALSE(handheld.panelAsleep);
  TEST_ASSERT_GREATER_THAN_UINT32(0, handheld.dutyOn(board::kBacklight));
  bench.checkPicture();
  TEST_ASSERT_EQUAL_HEX32(picture, handheld.pictureSum());
  bench.checkFaults();
}

void test_every_button_wakes_it_and_its_press_does_nothing_else() {
  startAtTitle();
  for (const int pin : kPins) {
    const std::uint32_t before = handheld.lightSleeps;
    TEST_ASSERT_TRUE(sleepUntil(5000, pin) == Handheld::End::none);
    TEST_ASSERT_GREATER_THAN_UINT32(before, handheld.lightSleeps);
    TEST_ASSERT_FALSE(handheld.panelAsleep);
    // At the title A would open the games and SELECT the settings; only START, which put it to sleep, opened them.
    bench.run(100);
  }
  bench.checkPicture();
  bench.checkFaults();
}

void test_the_press_that_wakes_is_swallowed() {
  startAtTitle();
  handheld.plan(70000, board::kButtonSelect, false);
  handheld.plan(70300, board::kButtonSelect, true);
  bench.run(71000);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
  bench.tap(board::kButtonSelect);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.settings, &bench.console().top());
}

void test_the_finger_that_puts_it_to_sleep_does_not_wake_it() {
  startAtTitle();
  handheld.press(board::kButtonStart);
  handheld.plan(4000, board::kButtonStart, true);  // held on for seconds
  for (int i = 1; i < 15; ++i) handheld.plan(4000 + static_cast<std::uint64_t>(i), board::kButtonStart, i % 2 == 0);
  handheld.plan(4015, board::kButtonStart, true);
  handheld.plan(9000, board::kButtonA, false);
  handheld.plan(9100, board::kButtonA, true);
  const std::uint32_t began = handheld.milliseconds();
  bench.run(1600);  // comes back when it is awake again
  TEST_ASSERT_GREATER_OR_EQUAL_UINT32(9000, handheld.milliseconds() - began);
  bench.checkFaults();
}

void test_a_spark_on_a_wire_does_not_wake_it() {
  startAtTitle();
  handheld.plan(65000, board::kButtonA, false);
  handheld.plan(65002, board::kButtonA, true);
  handheld.plan(69000, board::kButtonA, false);
  for (int i = 0; i < 12; ++i) handheld.plan(69001 + static_cast<std::uint64_t>(i), board::kButtonA, i % 3 == 0);
  handheld.plan(69080, board::kButtonA, true);
  const std::uint32_t began = handheld.milliseconds();
  bench.run(60500);
  const std::uint32_t slept = handheld.milliseconds() - began;
  TEST_ASSERT_GREATER_OR_EQUAL_UINT32(69000, slept);  // not by the spark,
  TEST_ASSERT_LESS_THAN_UINT32(69100, slept);         // and by a finger whose contact bounces
}

void test_sleep_over_the_wrap_of_millis() {
  handheld.millisAtStart = 0xFFFFFFFFu - 65000u;
  startAtTitle();
  handheld.plan(80000, board::kButtonA, false);
  handheld.plan(80100, board::kButtonA, true);
  const std::uint32_t began = handheld.milliseconds();
  bench.run(60500);
  TEST_ASSERT_UINT32_WITHIN(200, 80000, handheld.milliseconds() - began);
  bench.run(58000);
  TEST_ASSERT_FALSE(handheld.panelAsleep);  // it is a minute again until the next sleep
  bench.checkFaults();
}

void test_the_watchdog_is_fed_while_it_plays_and_sleeps() {
  startAtTitle();
  handheld.longestUnfedMs = 0;
  handheld.plan(600000, board::kButtonA, false);
  handheld.plan(600100, board::kButtonA, true);
  bench.run(60500);
  bench.run(1000);
  TEST_ASSERT_LESS_THAN_UINT32(100, handheld.longestUnfedMs);
  TEST_ASSERT_EQUAL_UINT32(1, handheld.mostNapsUnfed);  // every nap wakes for a moment that counts
}

// ---- deep sleep -----------------------------------------------------------------------------------------------------
Handheld::End sleepDeeply() {
  handheld.press(board::kButtonStart);
  handheld.plan(1700, board::kButtonStart, true);
  return bench.run(3000);
}

Console& wakeDeeply() {
  handheld.wakeFromDeep();
  bench.fullEnough();
  handheld.plan(200, board::kWakeButton, true);
  bench.start();
  bench.run(600);
  return bench.console();
}

void test_half_an_hour_of_sleep_becomes_deep_sleep() {
  startAtTitle();
  const std::uint64_t began = handheld.microseconds;
  TEST_ASSERT_TRUE(sleepDeeply() == Handheld::End::deepSleep);
  const auto slept = static_cast<std::uint32_t>((handheld.microseconds - began) / 1000u);
  TEST_ASSERT_UINT32_WITHIN(30000, kHalfAnHour + 1500, slept);  // it naps a minute at a time
  TEST_ASSERT_EQUAL_INT(board::kWakeButton, handheld.ext0Pin);
  TEST_ASSERT_EQUAL_INT(LOW, handheld.ext0Level);
  bench.checkFaults();
}

void test_a_stuck_button_keeps_it_from_deep_sleep() {
  startAtTitle();
  handheld.press(board::kButtonStart);
  handheld.plan(2 * kHalfAnHour, board::kButtonStart, true);
  const std::uint64_t began = handheld.microseconds;
  TEST_ASSERT_TRUE(bench.run(3000) == Handheld::End::deepSleep);
  TEST_ASSERT_GREATER_OR_EQUAL_UINT32(2 * kHalfAnHour,
                                      static_cast<std::uint32_t>((handheld.microseconds - began) / 1000u));
}

// Presses lead to a screen; after a deep sleep it is there again, with what lay below it.
void comesBack(const int* pins, int count, const Screen& (*where)(Console& console)) {
  bench.unpack();
  Console& console = startAtTitle();
  for (int i = 0; i < count; ++i) {
    bench.tap(pins[i]);
    bench.run(400);
  }
  TEST_ASSERT_EQUAL_PTR(&where(console), &console.top());
  const Bookmark before = console.bookmark();
  console.settings().sleepAfter = 0;
  TEST_ASSERT_TRUE(bench.run(60000 + kHalfAnHour) == Handheld::End::deepSleep);
  Console& again = wakeDeeply();
  TEST_ASSERT_EQUAL_PTR(&where(again), &again.top());
  const Bookmark after = again.bookmark();
  TEST_ASSERT_EQUAL_MEMORY(&before, &after, sizeof before);
  bench.checkPicture();
  bench.checkFaults();
}

void test_a_deep_sleep_comes_back_to_the_same_screen() {
  constexpr int kA = board::kButtonA, kDown = board::kButtonDown, kSelect = board::kButtonSelect,
                kRight = board::kButtonRight;
  const int settings[] = {kSelect, kDown, kDown, kDown};
  comesBack(settings, 4, [](Console& console) -> const Screen& { return console.screens.settings; });
  const int testPicture[] = {kSelect, kA, kDown, kDown};
  comesBack(testPicture, 4, [](Console& console) -> const Screen& { return console.screens.testPicture; });
  const int rules[] = {kA, kDown, kA, kRight, kRight};
  comesBack(rules, 5, [](Console& console) -> const Screen& { return console.screens.rules; });
  const int statistics[] = {kA, kDown, kDown, kA};
  comesBack(statistics, 4, [](Console& console) -> const Screen& { return console.screens.statistics; });
  comesBack(nullptr, 0, [](Console& console) -> const Screen& { return console.screens.title; });
  const int games[] = {kA, kDown};
  comesBack(games, 2, [](Console& console) -> const Screen& { return console.screens.games; });
}

void test_a_deep_sleep_comes_back_to_what_lay_on_the_game() {
  constexpr int kA = board::kButtonA, kDown = board::kButtonDown, kStart = board::kButtonStart;
  // A new game; START skips its lessons.
  const int pause[] = {kA, kA, kStart, kStart, kStart, kDown, kDown};
  comesBack(pause, 7, [](Console& console) -> const Screen& { return console.screens.pause; });
  const int rules[] = {kA, kA, kStart, kStart, kStart, kDown, kDown, kA, board::kButtonRight};
  comesBack(rules, 9, [](Console& console) -> const Screen& { return console.screens.rules; });
  const int log[] = {kA, kA, kStart, kStart, kStart, kDown, kDown, kDown, kA};
  comesBack(log, 9, [](Console& console) -> const Screen& { return console.screens.log; });
}

void test_a_deep_sleep_comes_back_to_the_game_with_all_that_was_played() {
  startAtTitle();
  bench.console().boot("pew_pew");
  bench.console().settings().sleepAfter = 0;
  bench.console().settings().hints = Hints::off;
  bench.run(500);
  for (int i = 0; i < 6; ++i)
    bench.tap(i % 2 == 0 ? board::kButtonA : board::kButtonRight, 100);  // every deal has a point to fire
  bench.run(1500);
  std::uint8_t before[kMaxEncodedBytes], after[kMaxEncodedBytes];
  ByteWriter out(before, sizeof before);
  bench.console().session().game().encode(bench.console().session().state(), out);
  const std::size_t moves = bench.console().session().moveCount();
  TEST_ASSERT_GREATER_THAN_UINT32(0, moves);
  TEST_ASSERT_TRUE(bench.run(60000 + kHalfAnHour) == Handheld::End::deepSleep);

  Console& console = wakeDeeply();
  TEST_ASSERT_TRUE(console.isOpen(console.screens.play));
  TEST_ASSERT_EQUAL_UINT32(moves, console.session().moveCount());
  ByteWriter again(after, sizeof after);
  console.session().game().encode(console.session().state(), again);
  TEST_ASSERT_EQUAL_UINT32(out.used(), again.used());
  TEST_ASSERT_EQUAL_MEMORY(before, after, out.used());
  bench.checkPicture();
  bench.checkFaults();
}

void test_the_press_that_ends_a_deep_sleep_does_nothing_else() {
  startAtTitle();
  TEST_ASSERT_TRUE(bench.run(60500 + kHalfAnHour) == Handheld::End::deepSleep);
  TEST_ASSERT_EQUAL_PTR(&wakeDeeply().screens.title, &bench.console().top());
}

void test_a_bookmark_is_used_once_and_a_broken_one_not_at_all() {
  startAtTitle();
  bench.tap(board::kButtonSelect);
  Bookmark bookmark = bench.console().bookmark();
  esp32::keepBookmark(bookmark);
  TEST_ASSERT_TRUE(bench.console().resume(esp32::takeBookmark()));
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.settings, &bench.console().top());
  TEST_ASSERT_FALSE(bench.console().resume(esp32::takeBookmark()));
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
  bookmark.screens[1] ^= 1;  // as if the memory had not stayed awake
  esp32::keepBookmark(bookmark);
  TEST_ASSERT_FALSE(bench.console().resume(esp32::takeBookmark()));
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
}

// A hand is covered before it sleeps, by a hand-over that has a sound; nobody hears it, then or later.
void test_it_sleeps_and_wakes_in_silence() {
  bench.start();
  bench.console().boot("template");
  bench.run(400);
  bench.tap(board::kButtonA);
  bench.run(800);
  handheld.plan(5000, board::kButtonB, false);
  handheld.plan(5080, board::kButtonB, true);
  bench.console().goToSleep();
  for (int i = 0; i < 400; ++i) {
    TEST_ASSERT_EQUAL_UINT32(0, handheld.dutyOn(board::kSpeaker));
    bench.firmware().pass();
  }
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.handOver, &bench.console().top());
  bench.checkFaults();
}

// ---- battery --------------------------------------------------------------------------------------------------------
void setBattery(int millivolts) {
  handheld.volts[board::kBattery] = static_cast<std::uint16_t>(millivolts / board::kBatteryDivider);
}

void test_the_level_falls_with_the_voltage_from_100_to_0() {
  int last = 100;
  for (int mv = 4300; mv >= 3200; --mv) {
    const int level = esp32::batteryLevel(mv, board::kBatteryEmptyMillivolts, board::kBatteryFullMillivolts);
    TEST_ASSERT_TRUE(level <= last && level >= 0 && last - level <= 1);
    last = level;
  }
  TEST_ASSERT_EQUAL_INT(0, esp32::batteryLevel(3400, 3400, 4150));
  TEST_ASSERT_EQUAL_INT(100, esp32::batteryLevel(4150, 3400, 4150));
  TEST_ASSERT_INT_WITHIN(3, 50, esp32::batteryLevel(3800, 3400, 4150));
}

void test_the_level_bends_as_a_cell_empties() {
  // Thousandths of the way from empty to full, as a LiPo's discharge is told, and in the middle between two of them.
  struct Told {
    int way, percent;
  };
  constexpr Told kTold[] = {{-500, 0}, {0, 0},    {1, 0},    {135, 4},    {270, 8},   {335, 15}, {400, 22},
                            {435, 30}, {470, 38}, {500, 44}, {530, 50},   {600, 59},  {670, 68}, {735, 75},
                            {800, 83}, {900, 91}, {999, 99}, {1000, 100}, {1300, 100}};
  for (const Told& each : kTold) TEST_ASSERT_EQUAL_INT(each.percent, esp32::batteryLevel(3000 + each.way, 3000, 4000));
}

void test_a_noisy_voltage_does_not_make_the_level_flicker() {
  Rng rng = Rng::seeded(4);
  setBattery(3800);
  bench.start();
  auto& power = bench.firmware().power();
  int last = power.batteryPercent(), changes = 0;
  for (int second = 0; second < 600; ++second) {
    setBattery(3790 + static_cast<int>(rng.below(20)));
    handheld.pass(1000000);
    const int now = power.batteryPercent();
    if (now != last) ++changes;
    last = now;
  }
  TEST_ASSERT_LESS_OR_EQUAL_INT(1, changes);
  TEST_ASSERT_INT_WITHIN(5, 50, last);
}

void test_the_level_follows_a_battery_that_empties() {
  setBattery(4150);
  bench.start();
  auto& power = bench.firmware().power();
  TEST_ASSERT_EQUAL_INT(100, power.batteryPercent());
  int last = 100;
  for (int mv = 4150; mv >= 3390; --mv) {
    setBattery(mv);
    for (int i = 0; i < 12; ++i) {
      handheld.pass(1000000);
      TEST_ASSERT_LESS_OR_EQUAL_INT(last, power.batteryPercent());
      last = power.batteryPercent();
    }
    const int real = esp32::batteryLevel(mv, board::kBatteryEmptyMillivolts, board::kBatteryFullMillivolts);
    TEST_ASSERT_INT_WITHIN(3, real, last);
  }
  TEST_ASSERT_EQUAL_INT(0, last);
}

// A level that is only a little away is not shown, upwards and downwards.
void test_the_level_stays_until_the_battery_is_some_steps_away() {
  setBattery(3800);
  bench.start();
  auto& power = bench.firmware().power();
  const int shown = power.batteryPercent();
  const auto after = [&power](int millivolts) {
    setBattery(millivolts);
    for (int i = 0; i < 12; ++i) handheld.pass(1000000), power.batteryPercent();
    return power.batteryPercent();
  };
  TEST_ASSERT_EQUAL_INT(shown, after(3810));
  TEST_ASSERT_EQUAL_INT(shown, after(3790));
  TEST_ASSERT_GREATER_THAN_INT(shown, after(3840));
}

void test_the_battery_is_measured_once_a_second_however_often_it_is_asked_for() {
  setBattery(4150);
  bench.start();
  auto& power = bench.firmware().power();
  handheld.pass(5000000);
  TEST_ASSERT_EQUAL_INT(100, power.batteryPercent());
  setBattery(3500);
  for (int i = 0; i < 50; ++i) TEST_ASSERT_EQUAL_INT(100, power.batteryPercent());
  handheld.pass(1000000);
  TEST_ASSERT_LESS_THAN_INT(100, power.batteryPercent());
}

void test_without_a_battery_there_is_no_level() {
  setBattery(0);
  bench.start();
  TEST_ASSERT_EQUAL_INT(-1, bench.firmware().power().batteryPercent());
  setBattery(3900);  // it was put in
  handheld.pass(1500000);
  TEST_ASSERT_INT_WITHIN(6, 68, bench.firmware().power().batteryPercent());
}

void test_a_low_battery_saves_the_game() {
  bench.start();
  bench.console().boot("pew_pew");
  bench.run(400);
  TEST_ASSERT_EQUAL_UINT32(0, handheld.blobWrites);
  setBattery(3500);
  handheld.press(board::kButtonB);  // no rest, so that nothing else saves
  bench.run(21000);
  handheld.release(board::kButtonB);
  TEST_ASSERT_GREATER_THAN_UINT32(0, handheld.blobWrites);
  const std::uint32_t writes = handheld.blobWrites;
  handheld.press(board::kButtonB);
  bench.run(21000);
  TEST_ASSERT_EQUAL_UINT32(writes, handheld.blobWrites);  // told once
}

// ---- voice ----------------------------------------------------------------------------------------------------------
void test_the_voice_has_a_pitch_a_volume_and_silence() {
  esp32::PwmTone tone;
  tone.begin();
  TEST_ASSERT_EQUAL_UINT32(0, handheld.dutyOn(board::kSpeaker));
  tone.sound(440, 5);
  TEST_ASSERT_EQUAL_UINT32(440, handheld.onPin(board::kSpeaker)->hertz);
  const std::uint32_t middle = handheld.dutyOn(board::kSpeaker);
  tone.sound(440, 10);
  TEST_ASSERT_GREATER_THAN_UINT32(middle, handheld.dutyOn(board::kSpeaker));
  tone.sound(440, 0);
  TEST_ASSERT_EQUAL_UINT32(0, handheld.dutyOn(board::kSpeaker));
  tone.sound(440, 11);  // louder than loudest: half of each period, of 10 bits
  TEST_ASSERT_EQUAL_UINT32(512, handheld.dutyOn(board::kSpeaker));
  TEST_ASSERT_EQUAL_UINT32(10, handheld.onPin(board::kSpeaker)->bits);
  tone.sound(1, 10);  // lower than the timer goes
  TEST_ASSERT_EQUAL_UINT32(80, handheld.onPin(board::kSpeaker)->hertz);
  tone.sound(0, 10);
  TEST_ASSERT_EQUAL_UINT32(0, handheld.dutyOn(board::kSpeaker));
  bench.checkFaults();
}

void test_each_step_of_light_and_voice_is_larger_than_the_one_before() {
  bench.start();
  esp32::PwmTone tone;
  tone.begin();
  std::uint32_t light = 0, voice = 0, lightStep = 0, voiceStep = 0;
  for (std::uint8_t level = 1; level <= 10; ++level) {
    bench.firmware().power().brightness(level);
    tone.sound(440, level);
    const std::uint32_t lightNow = handheld.dutyOn(board::kBacklight), voiceNow = handheld.dutyOn(board::kSpeaker);
    TEST_ASSERT_GREATER_THAN_UINT32(lightStep, lightNow - light);
    TEST_ASSERT_GREATER_THAN_UINT32(voiceStep, voiceNow - voice);
    lightStep = lightNow - light, voiceStep = voiceNow - voice;
    light = lightNow, voice = voiceNow;
  }
}

void test_backlight_and_voice_do_not_share_a_timer() {
  bench.start();
  bench.run(50);
  TEST_ASSERT_EQUAL_PTR(&handheld.channels[0], handheld.onPin(board::kBacklight));
  TEST_ASSERT_EQUAL_PTR(&handheld.channels[8], handheld.onPin(board::kSpeaker));
}

void test_seeds_come_from_the_hardware() {
  esp32::HardwareEntropy entropy;
  handheld.nextRandom = 0xDEADBEEF;
  TEST_ASSERT_EQUAL_HEX32(0xDEADBEEF, entropy.word());
}

}  // namespace

void runPowerTests() {
  RUN_TEST(test_brightness_rises_in_ten_steps_and_0_is_dark);
  RUN_TEST(test_it_is_dark_until_the_whole_first_frame_is_on_the_panel);
  RUN_TEST(test_it_is_dark_after_a_sleep_until_the_whole_frame_is_on_the_panel);
  RUN_TEST(test_it_is_dark_after_a_deep_sleep_until_the_whole_frame_is_on_the_panel);
  RUN_TEST(test_it_grows_dim_before_it_sleeps_and_bright_at_a_press);
  RUN_TEST(test_it_sleeps_when_nobody_plays_and_wakes_with_the_same_picture);
  RUN_TEST(test_every_button_wakes_it_and_its_press_does_nothing_else);
  RUN_TEST(test_the_press_that_wakes_is_swallowed);
  RUN_TEST(test_the_finger_that_puts_it_to_sleep_does_not_wake_it);
  RUN_TEST(test_a_spark_on_a_wire_does_not_wake_it);
  RUN_TEST(test_sleep_over_the_wrap_of_millis);
  RUN_TEST(test_the_watchdog_is_fed_while_it_plays_and_sleeps);
  RUN_TEST(test_half_an_hour_of_sleep_becomes_deep_sleep);
  RUN_TEST(test_a_stuck_button_keeps_it_from_deep_sleep);
  RUN_TEST(test_a_deep_sleep_comes_back_to_the_same_screen);
  RUN_TEST(test_a_deep_sleep_comes_back_to_what_lay_on_the_game);
  RUN_TEST(test_a_deep_sleep_comes_back_to_the_game_with_all_that_was_played);
  RUN_TEST(test_the_press_that_ends_a_deep_sleep_does_nothing_else);
  RUN_TEST(test_it_sleeps_and_wakes_in_silence);
  RUN_TEST(test_a_bookmark_is_used_once_and_a_broken_one_not_at_all);
  RUN_TEST(test_the_level_falls_with_the_voltage_from_100_to_0);
  RUN_TEST(test_the_level_bends_as_a_cell_empties);
  RUN_TEST(test_a_noisy_voltage_does_not_make_the_level_flicker);
  RUN_TEST(test_the_level_follows_a_battery_that_empties);
  RUN_TEST(test_the_level_stays_until_the_battery_is_some_steps_away);
  RUN_TEST(test_the_battery_is_measured_once_a_second_however_often_it_is_asked_for);
  RUN_TEST(test_without_a_battery_there_is_no_level);
  RUN_TEST(test_a_low_battery_saves_the_game);
  RUN_TEST(test_the_voice_has_a_pitch_a_volume_and_silence);
  RUN_TEST(test_each_step_of_light_and_voice_is_larger_than_the_one_before);
  RUN_TEST(test_backlight_and_voice_do_not_share_a_timer);
  RUN_TEST(test_seeds_come_from_the_hardware);
}
