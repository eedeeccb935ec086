// The headless device and its scripts: what tests and pictures lean on must itself be right. Runs in emulation too.
#include <unity.h>

#include <cstring>
#include <new>

#include "platform/headless.h"
#include "platform/headless_script.h"
#include "rules/kernel/bytes.h"

using namespace armada;

namespace {

HeadlessDevice device;

// Starts every test with a device as it comes out of the box; in place, because a copy would not fit a small stack.
void freshDevice() {
  device.~HeadlessDevice();
  new (&device) HeadlessDevice();
}

void expectStep(ScriptReader& reader, ScriptStep::Kind kind, ButtonSet buttons, std::uint32_t times,
                std::uint32_t ticks) {
  ScriptStep step{};
  TEST_ASSERT_TRUE(reader.next(step));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(kind), static_cast<int>(step.kind));
  TEST_ASSERT_EQUAL_UINT8(buttons, step.buttons);
  TEST_ASSERT_EQUAL_UINT32(times, step.times);
  TEST_ASSERT_EQUAL_UINT32(ticks, step.ticks);
}

void expectMistake(const char* script, int line, int column, const char* word) {
  const ScriptError error = checkScript(script);
  TEST_ASSERT_NOT_NULL_MESSAGE(error.reason, script);
  TEST_ASSERT_EQUAL_INT_MESSAGE(line, error.line, script);
  TEST_ASSERT_EQUAL_INT_MESSAGE(column, error.column, script);
  TEST_ASSERT_EQUAL_STRING(word, error.word);
}

// ---- scripts --------------------------------------------------------------------------------------------------------
void test_a_script_is_read_word_by_word() {
  ScriptReader reader("up down\tleft right\n a b select start  right*3 hold:right:20 wait:30 shot shot:title-2");
  constexpr Button kOrder[] = {Button::up, Button::down, Button::left,   Button::right,
                               Button::a,  Button::b,    Button::select, Button::start};
  for (const Button button : kOrder) expectStep(reader, ScriptStep::Kind::press, bit(button), 1, 0);
  expectStep(reader, ScriptStep::Kind::press, bit(Button::right), 3, 0);
  expectStep(reader, ScriptStep::Kind::hold, bit(Button::right), 0, 20);
  expectStep(reader, ScriptStep::Kind::wait, 0, 0, 30);
  ScriptStep step{};
  TEST_ASSERT_TRUE(reader.next(step));
  TEST_ASSERT_EQUAL_STRING("", step.name);
  TEST_ASSERT_TRUE(reader.next(step));
  TEST_ASSERT_EQUAL_STRING("title-2", step.name);
  TEST_ASSERT_FALSE(reader.next(step));
  TEST_ASSERT_NULL(reader.error().reason);
}

void test_a_comment_runs_to_the_end_of_its_line() {
  ScriptReader reader("# all of it\na# b b b\n  # b\nb");
  expectStep(reader, ScriptStep::Kind::press, bit(Button::a), 1, 0);
  expectStep(reader, ScriptStep::Kind::press, bit(Button::b), 1, 0);
  ScriptStep step{};
  TEST_ASSERT_FALSE(reader.next(step));
}

void test_an_empty_script_has_no_step_and_no_mistake() {
  TEST_ASSERT_NULL(checkScript("").reason);
  TEST_ASSERT_NULL(checkScript(" \n\r\n # nothing").reason);
}

void test_a_mistake_is_told_with_its_place() {
  expectMistake("jump", 1, 1, "jump");
  expectMistake("a b\n  wait:0", 2, 3, "wait:0");
  expectMistake("a # fine\n\nb hold:jump:3", 3, 3, "hold:jump:3");
  expectMistake("hold:left", 1, 1, "hold:left");
  expectMistake("hold:left:", 1, 1, "hold:left:");
  expectMistake("hold:left:9x", 1, 1, "hold:left:9x");
  expectMistake("a*0", 1, 1, "a*0");
  expectMistake("a*1000", 1, 1, "a*1000");
  expectMistake("a*", 1, 1, "a*");
  expectMistake("wait", 1, 1, "wait");
  expectMistake("wait:100000", 1, 1, "wait:100000");
  expectMistake("wait:99999999999999999999", 1, 1, "wait:99999999999999999999");
  expectMistake("shot:", 1, 1, "shot:");
  expectMistake("shot:../x", 1, 1, "shot:../x");
  expectMistake("shot:a23456789012345678901234567890123456789012345", 1, 1, "shot:a2345678901234567890123456789012345");
  expectMistake("A", 1, 1, "A");
  expectMistake("up:3", 1, 1, "up:3");
}

void test_a_script_may_start_in_a_game() {
  char id[kMaxShotName + 1] = "";
  TEST_ASSERT_EQUAL_STRING("pew_pew", scriptGame("# straight in\ngame:pew_pew a", id));
  TEST_ASSERT_NULL(scriptGame("a", id));
  TEST_ASSERT_NULL(scriptGame("", id));
  expectMistake("a game:pew_pew", 1, 3, "game:pew_pew");
  expectMistake("game:", 1, 1, "game:");
  int frames = 0;
  playScript("game:pew_pew wait:2", device, [&] { ++frames; }, [](const char*) {});
  TEST_ASSERT_EQUAL_INT(2, frames);
}

void test_nothing_of_a_script_with_a_mistake_is_played() {
  int frames = 0;
  const ScriptError error = playScript("a a oops", device, [&] { ++frames; }, [](const char*) {});
  TEST_ASSERT_NOT_NULL(error.reason);
  TEST_ASSERT_EQUAL_INT(0, frames);
  TEST_ASSERT_EQUAL_UINT32(0, device.clock.milliseconds());
}

void test_a_press_is_held_and_released_for_its_ticks() {
  ButtonSet seen[32] = {};
  std::size_t frames = 0;
  const auto frame = [&] {
    if (frames < 32) seen[frames] = device.buttons.down();
    ++frames;
  };
  playScript("a right*2 wait:2 hold:b:5", device, frame, [](const char*) {});
  const ButtonSet a = bit(Button::a), r = bit(Button::right), b = bit(Button::b);
  const ButtonSet expected[] = {a, a, a, 0, 0, 0, r, r, r, 0, 0, 0, r, r, r, 0, 0, 0, 0, 0, b, b, b, b, b, 0, 0, 0};
  TEST_ASSERT_EQUAL_UINT(sizeof expected, frames);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, seen, sizeof expected);
}

void test_a_shot_is_taken_where_it_stands() {
  int frames = 0;
  int shotAt = -1;
  char shotName[8] = "";
  playScript(
      "wait:4 shot:here wait:5", device, [&] { ++frames; },
      [&](const char* name) {
        shotAt = frames;
        std::strncpy(shotName, name, sizeof shotName - 1);
      });
  TEST_ASSERT_EQUAL_INT(4, shotAt);
  TEST_ASSERT_EQUAL_STRING("here", shotName);
  TEST_ASSERT_EQUAL_INT(9, frames);
}

// ---- clock ----------------------------------------------------------------------------------------------------------
void test_thirty_ticks_are_a_second_and_none_comes_early() {
  for (std::uint32_t n = 1; n <= 95; ++n) {
    device.clock.tick();
    const std::uint32_t now = device.clock.milliseconds();
    TEST_ASSERT_EQUAL_UINT32(n, now * 30 / 1000);
    TEST_ASSERT_LESS_THAN_UINT32(n * 1000 + 30, now * 30);
  }
}

void test_the_clock_goes_on_through_its_wrap() {
  device.clock.startAt(0xFFFFFFF0u);
  const std::uint32_t before = device.clock.milliseconds();
  for (int i = 0; i < 30; ++i) device.clock.tick();
  device.clock.advance(5);
  TEST_ASSERT_EQUAL_UINT32(1005, device.clock.milliseconds() - before);
}

// ---- panel ----------------------------------------------------------------------------------------------------------
void test_the_panel_keeps_strips_where_they_belong_and_counts_rows() {
  static std::uint8_t strip[2 * kPanelWidth * 2];
  for (std::size_t i = 0; i < sizeof strip; ++i) strip[i] = static_cast<std::uint8_t>(i * 7);
  const std::uint32_t before = device.panel.checksum();
  device.panel.strip(238, 2, strip);
  device.panel.frameDone();
  TEST_ASSERT_EQUAL_UINT32(2, device.panel.rowsSent());
  TEST_ASSERT_EQUAL_UINT32(1, device.panel.frames());
  TEST_ASSERT_EQUAL_HEX16(0x0007, device.panel.pixel(0, 238));
  TEST_ASSERT_EQUAL_HEX16(strip[sizeof strip - 2] << 8 | strip[sizeof strip - 1], device.panel.pixel(319, 239));
  TEST_ASSERT_EQUAL_HEX16(0, device.panel.pixel(319, 237));
  TEST_ASSERT_NOT_EQUAL(before, device.panel.checksum());
  TEST_ASSERT_EQUAL_HEX32(crc32(device.panel.bytes(), kPanelBytes), device.panel.checksum());
}

void test_a_strip_outside_the_panel_is_counted_and_not_drawn() {
  static std::uint8_t strip[8 * kPanelWidth * 2];
  std::memset(strip, 0xFF, sizeof strip);
  const std::uint32_t before = device.panel.checksum();
  device.panel.strip(-1, 2, strip);
  device.panel.strip(239, 2, strip);
  device.panel.strip(240, 1, strip);
  device.panel.strip(10, 0, strip);
  TEST_ASSERT_EQUAL_UINT32(4, device.panel.strayStrips());
  TEST_ASSERT_EQUAL_UINT32(0, device.panel.rowsSent());
  TEST_ASSERT_EQUAL_HEX32(before, device.panel.checksum());
}

// ---- saves ----------------------------------------------------------------------------------------------------------
std::uint8_t blob[kMaxSaveBytes + 1];
std::uint8_t back[kMaxSaveBytes + 1];

void fillBlob(std::uint8_t with) {
  for (std::size_t i = 0; i < sizeof blob; ++i) blob[i] = static_cast<std::uint8_t>(with + i);
}

void test_a_blob_comes_back_from_its_slot_alone() {
  fillBlob(1);
  TEST_ASSERT_TRUE(device.saves.write("pew_pew", 0, blob, 100));
  fillBlob(50);
  TEST_ASSERT_TRUE(device.saves.write("pew_pew", 1, blob, kMaxSaveBytes));
  TEST_ASSERT_EQUAL_UINT(100, device.saves.read("pew_pew", 0, back, sizeof back).count);
  TEST_ASSERT_EQUAL_UINT8(1, back[0]);
  TEST_ASSERT_EQUAL_UINT8(100, back[99]);
  TEST_ASSERT_EQUAL_UINT(kMaxSaveBytes, device.saves.read("pew_pew", 1, back, sizeof back).count);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(blob, back, kMaxSaveBytes);
  TEST_ASSERT_EQUAL_UINT(0, device.saves.read("pew", 0, back, sizeof back).count);
  TEST_ASSERT_EQUAL_UINT(0, device.saves.read("pew_pew", 2, back, sizeof back).count);
  TEST_ASSERT_EQUAL_UINT32(2, device.saves.writes());
}

void test_a_blob_that_does_not_fit_the_room_is_not_read() {
  fillBlob(1);
  device.saves.write("pew_pew", 0, blob, 100);
  TEST_ASSERT_TRUE(device.saves.read("pew_pew", 0, back, 99).unreadable());
  TEST_ASSERT_EQUAL_UINT(0, device.saves.read("pew_pew", 0, back, 99).count);
}

void test_what_cannot_be_read_is_not_an_empty_slot() {
  fillBlob(1);
  device.saves.forbid("pew_pew", 0);  // nothing is there yet
  TEST_ASSERT_TRUE(device.saves.read("pew_pew", 0, back, sizeof back).absent());
  device.saves.write("pew_pew", 0, blob, 100);
  device.saves.forbid("pew_pew", 0);
  TEST_ASSERT_TRUE(device.saves.read("pew_pew", 0, back, sizeof back).unreadable());
  TEST_ASSERT_TRUE(device.saves.read("pew_pew", 1, back, sizeof back).absent());
  TEST_ASSERT_TRUE(device.saves.write("pew_pew", 0, blob, 50));
  TEST_ASSERT_EQUAL_UINT(50, device.saves.read("pew_pew", 0, back, sizeof back).count);
}

void test_what_the_store_cannot_hold_is_refused() {
  TEST_ASSERT_FALSE(device.saves.write("pew_pew", 0, blob, kMaxSaveBytes + 1));
  TEST_ASSERT_FALSE(device.saves.write("pew_pew", 0, blob, 0));
  TEST_ASSERT_FALSE(device.saves.write("pew_pew", 2, blob, 10));
  TEST_ASSERT_FALSE(device.saves.write("", 0, blob, 10));
  TEST_ASSERT_FALSE(device.saves.write("seventeen_letters", 0, blob, 10));
  char name[] = "game_a";
  for (std::size_t i = 0; i < MemorySaves::kNames; ++i) {
    name[5] = static_cast<char>('a' + i);
    TEST_ASSERT_TRUE(device.saves.write(name, 0, blob, 10));
  }
  TEST_ASSERT_FALSE(device.saves.write("one_more", 0, blob, 10));
  device.saves.eraseAll();
  TEST_ASSERT_TRUE(device.saves.write("one_more", 0, blob, 10));
}

void test_a_write_that_fails_leaves_the_old_blob() {
  fillBlob(1);
  device.saves.write("pew_pew", 0, blob, 20);
  fillBlob(90);
  device.saves.failWrites(1);
  TEST_ASSERT_FALSE(device.saves.write("pew_pew", 0, blob, 30));
  TEST_ASSERT_EQUAL_UINT(20, device.saves.read("pew_pew", 0, back, sizeof back).count);
  TEST_ASSERT_EQUAL_UINT8(1, back[0]);
  TEST_ASSERT_TRUE(device.saves.write("pew_pew", 0, blob, 30));
}

void test_a_power_cut_leaves_a_piece_and_stops_every_later_write() {
  fillBlob(1);
  device.saves.write("pew_pew", 0, blob, 20);
  device.saves.write("pew_pew", 1, blob, 20);
  fillBlob(90);
  device.saves.cutNextWrite(5, MemorySaves::Tear::cutShort);
  TEST_ASSERT_FALSE(device.saves.write("pew_pew", 0, blob, 20));
  TEST_ASSERT_TRUE(device.saves.powerGone());
  TEST_ASSERT_FALSE(device.saves.write("pew_pew", 1, blob, 20));
  TEST_ASSERT_EQUAL_UINT(5, device.saves.read("pew_pew", 0, back, sizeof back).count);
  TEST_ASSERT_EQUAL_UINT8(90, back[0]);
  TEST_ASSERT_EQUAL_UINT(20, device.saves.read("pew_pew", 1, back, sizeof back).count);
  TEST_ASSERT_EQUAL_UINT8(1, back[0]);
  device.saves.repair();
  TEST_ASSERT_TRUE(device.saves.write("pew_pew", 0, blob, 20));
}

void test_a_torn_write_has_new_bytes_before_old_ones() {
  fillBlob(1);
  device.saves.write("pew_pew", 0, blob, 20);
  fillBlob(90);
  device.saves.cutNextWrite(5, MemorySaves::Tear::mixed);
  TEST_ASSERT_FALSE(device.saves.write("pew_pew", 0, blob, 20));
  TEST_ASSERT_EQUAL_UINT(20, device.saves.read("pew_pew", 0, back, sizeof back).count);
  TEST_ASSERT_EQUAL_UINT8(94, back[4]);
  TEST_ASSERT_EQUAL_UINT8(6, back[5]);
}

void test_bits_flip_and_slots_empty_on_request() {
  fillBlob(0);
  device.saves.write("pew_pew", 0, blob, 20);
  device.saves.flipBit("pew_pew", 0, 19);
  device.saves.flipBit("pew_pew", 0, 20 * 8);  // outside: nothing happens
  device.saves.read("pew_pew", 0, back, sizeof back);
  TEST_ASSERT_EQUAL_UINT8(2 ^ 8, back[2]);
  device.saves.erase("pew_pew", 0);
  TEST_ASSERT_EQUAL_UINT(0, device.saves.size("pew_pew", 0));
}

// ---- tone, power, entropy -------------------------------------------------------------------------------------------
void test_the_tone_log_counts_what_can_be_heard() {
  device.tone.sound(440, 5);
  device.tone.sound(440, 5);
  device.tone.sound(880, 0);
  device.tone.sound(0, 5);
  TEST_ASSERT_EQUAL_UINT32(1, device.tone.notes());
  TEST_ASSERT_EQUAL_UINT16(0, device.tone.hertz());
  TEST_ASSERT_EQUAL_UINT16(440, device.tone.lastNote());
  device.tone.sound(440, 3);
  TEST_ASSERT_EQUAL_UINT32(2, device.tone.notes());
  TEST_ASSERT_EQUAL_UINT8(3, device.tone.volume());
}

void test_power_and_entropy_are_the_same_in_every_run() {
  Platform platform = device.platform();
  TEST_ASSERT_EQUAL_INT(80, platform.power.batteryPercent());
  TEST_ASSERT_FALSE(platform.power.canSwitchOff());
  platform.power.brightness(4);
  platform.power.sleep();
  TEST_ASSERT_EQUAL_UINT8(4, device.power.brightnessNow());
  TEST_ASSERT_EQUAL_UINT32(1, device.power.sleeps());
  TEST_ASSERT_EQUAL_UINT32(FixedEntropy::kFirst, platform.entropy.word());
  TEST_ASSERT_EQUAL_UINT32(FixedEntropy::kFirst + 1, platform.entropy.word());
  device.entropy.startFrom(99);
  TEST_ASSERT_EQUAL_UINT32(99, platform.entropy.word());
}

}  // namespace

void setUp() { freshDevice(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_script_is_read_word_by_word);
  RUN_TEST(test_a_comment_runs_to_the_end_of_its_line);
  RUN_TEST(test_an_empty_script_has_no_step_and_no_mistake);
  RUN_TEST(test_a_mistake_is_told_with_its_place);
  RUN_TEST(test_a_script_may_start_in_a_game);
  RUN_TEST(test_nothing_of_a_script_with_a_mistake_is_played);
  RUN_TEST(test_a_press_is_held_and_released_for_its_ticks);
  RUN_TEST(test_a_shot_is_taken_where_it_stands);
  RUN_TEST(test_thirty_ticks_are_a_second_and_none_comes_early);
  RUN_TEST(test_the_clock_goes_on_through_its_wrap);
  RUN_TEST(test_the_panel_keeps_strips_where_they_belong_and_counts_rows);
  RUN_TEST(test_a_strip_outside_the_panel_is_counted_and_not_drawn);
  RUN_TEST(test_a_blob_comes_back_from_its_slot_alone);
  RUN_TEST(test_a_blob_that_does_not_fit_the_room_is_not_read);
  RUN_TEST(test_what_cannot_be_read_is_not_an_empty_slot);
  RUN_TEST(test_what_the_store_cannot_hold_is_refused);
  RUN_TEST(test_a_write_that_fails_leaves_the_old_blob);
  RUN_TEST(test_a_power_cut_leaves_a_piece_and_stops_every_later_write);
  RUN_TEST(test_a_torn_write_has_new_bytes_before_old_ones);
  RUN_TEST(test_bits_flip_and_slots_empty_on_request);
  RUN_TEST(test_the_tone_log_counts_what_can_be_heard);
  RUN_TEST(test_power_and_entropy_are_the_same_in_every_run);
  return UNITY_END();
}
