// The sequencer: one voice, against the clock.
#include <unity.h>

#include "screens/sounds.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

void test_confirm_plays_its_two_notes_in_time() {
  ToneLog tone;
  Sequencer sequencer;
  sequencer.play(Sound::confirm, 5, 1000, tone);
  TEST_ASSERT_EQUAL_UINT16(1319, tone.hertz());
  TEST_ASSERT_EQUAL_UINT8(5, tone.volume());
  sequencer.update(1029, tone);
  TEST_ASSERT_EQUAL_UINT16(1319, tone.hertz());
  sequencer.update(1030, tone);
  TEST_ASSERT_EQUAL_UINT16(1976, tone.hertz());
  sequencer.update(1079, tone);
  TEST_ASSERT_TRUE(sequencer.playing());
  sequencer.update(1080, tone);
  TEST_ASSERT_EQUAL_UINT16(0, tone.hertz());
  TEST_ASSERT_FALSE(sequencer.playing());
}

void test_a_rest_is_silence_between_two_notes() {
  ToneLog tone;
  Sequencer sequencer;
  sequencer.play(Sound::refuse, 3, 0, tone);
  sequencer.update(40, tone);
  TEST_ASSERT_EQUAL_UINT16(0, tone.hertz());
  TEST_ASSERT_TRUE(sequencer.playing());
  sequencer.update(60, tone);
  TEST_ASSERT_EQUAL_UINT16(440, tone.hertz());
}

void test_a_new_sound_ends_the_one_before() {
  ToneLog tone;
  Sequencer sequencer;
  sequencer.play(Sound::win, 3, 0, tone);
  sequencer.play(Sound::move, 3, 10, tone);
  TEST_ASSERT_EQUAL_UINT16(1319, tone.hertz());
  sequencer.update(25, tone);
  TEST_ASSERT_EQUAL_UINT16(0, tone.hertz());
  TEST_ASSERT_FALSE(sequencer.playing());
}

void test_volume_0_is_complete_silence_and_ends_what_sounds() {
  ToneLog tone;
  Sequencer sequencer;
  sequencer.play(Sound::win, 3, 0, tone);
  sequencer.play(Sound::fire, 0, 5, tone);
  TEST_ASSERT_EQUAL_UINT16(0, tone.hertz());
  TEST_ASSERT_FALSE(sequencer.playing());
  TEST_ASSERT_EQUAL_UINT32(1, tone.notes());
}

void test_a_late_update_goes_to_the_note_that_is_due() {
  ToneLog tone;
  Sequencer sequencer;
  sequencer.play(Sound::fire, 3, 0, tone);  // 6 notes of 12 ms
  sequencer.update(40, tone);
  TEST_ASSERT_EQUAL_UINT16(1245, tone.hertz());
  sequencer.update(1000, tone);
  TEST_ASSERT_EQUAL_UINT16(0, tone.hertz());
}

void test_sounds_go_on_when_the_clock_wraps() {
  ToneLog tone;
  Sequencer sequencer;
  sequencer.play(Sound::confirm, 3, 0xFFFFFFF0u, tone);
  sequencer.update(0xFFFFFFFFu, tone);
  TEST_ASSERT_EQUAL_UINT16(1319, tone.hertz());
  sequencer.update(14, tone);
  TEST_ASSERT_EQUAL_UINT16(1976, tone.hertz());
}

void test_every_sound_has_notes_and_none_lasts_longer_than_a_second() {
  for (std::size_t i = 0; i < kSoundCount; ++i) {
    const Melody melody = melodyOf(static_cast<Sound>(i));
    TEST_ASSERT_GREATER_THAN_UINT8(0, melody.count);
    std::uint32_t all = 0;
    for (int n = 0; n < melody.count; ++n) all += melody.notes[n].milliseconds;
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(1000, all);
  }
}

// LOOK, "Sound": to the hertz and to the millisecond. Other sounds are meant: the sum that it "was" is the new one.
void test_every_sound_has_its_notes() {
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < kSoundCount; ++i) {
    const Melody melody = melodyOf(static_cast<Sound>(i));
    for (int n = 0; n < melody.count; ++n) {
      const std::uint8_t bytes[] = {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(melody.notes[n].hertz),
                                    static_cast<std::uint8_t>(melody.notes[n].hertz >> 8),
                                    static_cast<std::uint8_t>(melody.notes[n].milliseconds),
                                    static_cast<std::uint8_t>(melody.notes[n].milliseconds >> 8)};
      sum = crc32(bytes, sizeof bytes, sum);
    }
  }
  TEST_ASSERT_EQUAL_HEX32(0xD44621D9, sum);
}

}  // namespace

void runSoundTests() {
  RUN_TEST(test_every_sound_has_its_notes);
  RUN_TEST(test_confirm_plays_its_two_notes_in_time);
  RUN_TEST(test_a_rest_is_silence_between_two_notes);
  RUN_TEST(test_a_new_sound_ends_the_one_before);
  RUN_TEST(test_volume_0_is_complete_silence_and_ends_what_sounds);
  RUN_TEST(test_a_late_update_goes_to_the_note_that_is_due);
  RUN_TEST(test_sounds_go_on_when_the_clock_wraps);
  RUN_TEST(test_every_sound_has_notes_and_none_lasts_longer_than_a_second);
}

}  // namespace shell_tests
