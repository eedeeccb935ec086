// Settings, statistics and the names of saves by themselves, without a screen: each value to the ends of its range.
#include <unity.h>

#include "rules/kernel/bytes.h"
#include "screens/saves_by_name.h"
#include "screens/settings.h"
#include "screens/small_saves.h"
#include "screens/statistics.h"
#include "session/slots.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

Settings settingsFrom(const std::uint8_t* bytes, std::size_t count) {
  Settings settings;
  ByteReader in(bytes, count);
  TEST_ASSERT_TRUE(readSettings(settings, in));
  return settings;
}

void test_every_setting_keeps_what_is_in_its_range_and_has_its_standard_otherwise() {
  const struct {
    std::size_t at;
    int low, high, standard;
  } kRows[] = {{1, 1, 10, 7}, {2, 0, 10, 3}, {3, 0, 2, 0}, {4, 0, 2, 0}, {5, 0, 1, 1},
               {6, 0, 4, 1},  {7, 0, 2, 1},  {8, 0, 1, 0}, {9, 0, 1, 1}, {14, 0, kAllAdjustments, 0}};
  std::uint8_t standard[kSettingsBytes];
  ByteWriter first(standard, sizeof standard);
  writeSettings(Settings{}, first);
  for (const auto& row : kRows) {
    TEST_ASSERT_EQUAL_INT(row.standard, standard[row.at]);
    for (int value = 0; value < 256; ++value) {
      std::uint8_t bytes[kSettingsBytes], back[kSettingsBytes];
      // Between other values than the standard ones, so that none stands in another's place.
      constexpr std::uint8_t kOthers[] = {1, 3, 4, 1, 2, 0, 3, 2, 1, 0, 9, 8, 7, 6, 1};
      std::memcpy(bytes, kOthers, sizeof kOthers);
      bytes[row.at] = static_cast<std::uint8_t>(value);
      ByteWriter out(back, sizeof back);
      writeSettings(settingsFrom(bytes, sizeof kOthers), out);
      TEST_ASSERT_EQUAL_size_t(sizeof kOthers, out.used());
      if (value < row.low || value > row.high) bytes[row.at] = static_cast<std::uint8_t>(row.standard);
      TEST_ASSERT_EQUAL_MEMORY(bytes, back, sizeof kOthers);
    }
  }
}

std::uint32_t sumOf(const Settings& settings) {
  std::uint8_t bytes[kSettingsBytes];
  ByteWriter out(bytes, sizeof bytes);
  writeSettings(settings, out);
  return crc32(bytes, out.used());
}

// Each row that left and right change: shown at once, heard, and there again after the power was cut.
void test_every_row_that_is_changed_is_kept() {
  int changed = 0;
  for (int row = 0; row < SettingsScreen::kRows; ++row) {
    outOfTheBox();
    console().open(console().screens.settings);
    for (int i = 0; i < row; ++i) play("down");
    const std::uint32_t before = sumOf(console().settings());
    play("right");
    const std::uint32_t after = sumOf(console().settings());
    if (after == before) continue;
    ++changed;
    wait(150);
    powerCycle();
    TEST_ASSERT_EQUAL_HEX32(after, sumOf(console().settings()));
  }
  TEST_ASSERT_EQUAL_INT(9, changed);
}

// An older program wrote fewer rows.
void test_settings_that_are_missing_have_their_standard() {
  constexpr std::uint8_t kOthers[] = {1, 3, 4, 1, 2, 0, 3, 2, 1, 0, 9, 8, 7, 6, 1};
  std::uint8_t standard[kSettingsBytes];
  ByteWriter first(standard, sizeof standard);
  writeSettings(Settings{}, first);
  for (std::size_t count = 1; count <= sizeof kOthers; ++count) {
    std::uint8_t wanted[sizeof kOthers], back[kSettingsBytes];
    std::memcpy(wanted, standard, sizeof wanted);
    const std::size_t known = count >= 10 && count < 14 ? 10 : count;  // the last game's four bytes come together
    std::memcpy(wanted, kOthers, known);
    ByteWriter out(back, sizeof back);
    writeSettings(settingsFrom(kOthers, count), out);
    TEST_ASSERT_EQUAL_MEMORY(wanted, back, sizeof wanted);
  }
  Settings settings;
  settings.sound = 9;
  for (const std::size_t count : {std::size_t{0}, sizeof kOthers}) {
    std::uint8_t other[sizeof kOthers] = {2, 5, 5};
    ByteReader in(other, count);
    TEST_ASSERT_FALSE(readSettings(settings, in));
    TEST_ASSERT_EQUAL_UINT8(9, settings.sound);
  }
}

// ---- the names of saves ---------------------------------------------------------------------------------------------
void test_every_game_and_every_small_save_has_its_name() {
  std::size_t count = 0;
  for (; saveNameAt(count) != nullptr; ++count) {
    TEST_ASSERT_TRUE_MESSAGE(isSaveName(saveNameAt(count)), saveNameAt(count));
    for (std::size_t i = 0; i < count; ++i) TEST_ASSERT_TRUE(std::strcmp(saveNameAt(i), saveNameAt(count)) != 0);
  }
  TEST_ASSERT_EQUAL_size_t(gameCount() + SmallSaves::kCount, count);
  for (std::size_t i = 0; i < gameCount(); ++i) TEST_ASSERT_TRUE(isSaveName(gameAt(i).id));
  TEST_ASSERT_TRUE(isSaveName("settings"));
  for (const char* word : {"", "setting", "settings2", "wifi"}) TEST_ASSERT_FALSE(isSaveName(word));
}

void test_a_save_is_judged_by_the_name_it_comes_under() {
  outOfTheBox("template");
  sitDown();
  play("select start wait:4 b a wait:100");
  console().settings().sound = 1;
  console().settingsChanged();
  TEST_ASSERT_TRUE(console().leave());
  static std::uint8_t bytes[kMaxSaveBytes];
  for (const char* own : {"template", "settings"}) {
    int found = 0;
    for (const int slot : {0, 1}) {
      const SaveRead read = device.saves.read(own, slot, bytes, sizeof bytes);
      if (read.absent()) continue;
      ++found;
      for (std::size_t i = 0; saveNameAt(i) != nullptr; ++i) {
        const bool same = std::strcmp(saveNameAt(i), own) == 0;
        const bool noGame = std::strcmp("settings", own) == 0 && i < gameCount();  // no image at all
        const LoadResult other = noGame ? LoadResult::damaged : LoadResult::otherGame;
        TEST_ASSERT_EQUAL_MESSAGE(same ? LoadResult::loaded : other, judgeSave(saveNameAt(i), bytes, read.count),
                                  saveNameAt(i));
      }
      TEST_ASSERT_EQUAL(LoadResult::damaged, judgeSave(own, bytes, read.count - 1));
      TEST_ASSERT_GREATER_THAN_UINT32(0, saveSequence(bytes, read.count));
    }
    TEST_ASSERT_GREATER_THAN_INT(0, found);
  }
}

void test_the_number_of_a_save_is_read_from_its_place_and_nowhere_else() {
  const std::uint8_t bytes[] = {9, 9, 9, 9, 9, 4, 3, 2, 1, 9};
  TEST_ASSERT_EQUAL_HEX32(0x01020304, saveSequence(bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_HEX32(0x01020304, saveSequence(bytes, 9));
  TEST_ASSERT_EQUAL_HEX32(0, saveSequence(bytes, 8));
  TEST_ASSERT_EQUAL_HEX32(0, saveSequence(bytes, 0));
}

// Brought from outside, what an older version wrote would not be read here.
void test_a_small_save_of_an_older_version_is_none_to_bring() {
  class Slot {
   public:
    SaveRead read(const char*, int slot, std::uint8_t* to, std::size_t room) {
      if (slot != 0 || count == 0 || count > room) return kNoSave;
      std::memcpy(to, bytes, count);
      return foundSave(count);
    }
    bool write(const char*, int, const std::uint8_t* from, std::size_t size) {
      std::memcpy(bytes, from, size);
      count = size;
      return true;
    }
    std::uint8_t bytes[kFramedBlobBytes];
    std::size_t count = 0;
  };
  Slot slot;
  const std::uint8_t payload[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  TEST_ASSERT_EQUAL(SaveResult::saved, BlobSlots("settings", 0).write(slot, payload, sizeof payload));
  TEST_ASSERT_EQUAL(LoadResult::otherVersion, judgeSave("settings", slot.bytes, slot.count));
}

// ---- statistics -----------------------------------------------------------------------------------------------------
Status ended(Outcome outcome, Seat winner, std::int16_t score) {
  Status status{outcome, winner, {}};
  status.score[0] = score;
  status.score[1] = static_cast<std::int16_t>(score - 1);
  return status;
}

void test_every_way_to_end_is_counted_in_its_place() {
  const Game& game = *kTemplateUi.game;
  Statistics statistics;
  const Options options = standardOptions(game);
  Seed seed = 1;
  const auto end = [&](Outcome outcome, Seat winner, std::int16_t score, bool undo) {
    TEST_ASSERT_TRUE(statistics.count(game, seed++, options, ended(outcome, winner, score), 2, undo));
  };
  TEST_ASSERT_FALSE(statistics.count(game, 1, options, ended(Outcome::playing, kNobody, 9), 2, false));
  const GameRecord& record = statistics.of(game);
  TEST_ASSERT_EQUAL_INT16(kNoScore, record.best);
  end(Outcome::won, 1, 5, false);
  end(Outcome::won, 0, 7, true);
  TEST_ASSERT_EQUAL_UINT16(2, record.streak);
  end(Outcome::lost, kNobody, 6, false);
  TEST_ASSERT_EQUAL_UINT16(0, record.streak);
  end(Outcome::won, 1, 7, false);
  TEST_ASSERT_EQUAL_UINT16(1, record.streak);
  end(Outcome::drawn, kNobody, 2, false);
  TEST_ASSERT_EQUAL_UINT16(0, record.streak);
  TEST_ASSERT_EQUAL_UINT16(5, record.played);
  TEST_ASSERT_EQUAL_UINT16(1, record.wins[0]);
  TEST_ASSERT_EQUAL_UINT16(2, record.wins[1]);
  TEST_ASSERT_EQUAL_UINT16(1, record.lost);
  TEST_ASSERT_EQUAL_UINT16(1, record.drawn);
  TEST_ASSERT_EQUAL_UINT16(2, record.wonWithoutUndo);
  TEST_ASSERT_EQUAL_UINT16(2, record.bestStreak);
  TEST_ASSERT_EQUAL_INT16(7, record.best);
  TEST_ASSERT_EQUAL_INT16(7, record.bestBefore);
}

void test_the_score_of_a_seat_that_does_not_play_is_nobodys_best() {
  const Game& game = *kTemplateUi.game;
  Statistics statistics;
  Status status = ended(Outcome::won, 0, -4);
  status.score[1] = 3;
  TEST_ASSERT_TRUE(statistics.count(game, 1, standardOptions(game), status, 1, false));
  TEST_ASSERT_EQUAL_INT16(-4, statistics.of(game).best);
  TEST_ASSERT_TRUE(statistics.count(game, 2, standardOptions(game), status, 2, false));
  TEST_ASSERT_EQUAL_INT16(3, statistics.of(game).best);
  TEST_ASSERT_EQUAL_INT16(-4, statistics.of(game).bestBefore);
}

void test_what_a_computer_does_is_nobodys_record() {
  const Game& game = *kTemplateUi.game;
  Statistics statistics;
  constexpr std::uint8_t kFirstIsAPerson = 1;
  Status status = ended(Outcome::won, 1, 2);
  status.score[1] = 9;
  TEST_ASSERT_TRUE(statistics.count(game, 1, standardOptions(game), status, 2, false, false, kFirstIsAPerson));
  const GameRecord& record = statistics.of(game);
  TEST_ASSERT_EQUAL_INT16(2, record.best);
  TEST_ASSERT_EQUAL_INT16(2, record.bestWith(standardOptions(game)));
  TEST_ASSERT_EQUAL_INT16(2, record.last[0]);
  TEST_ASSERT_EQUAL_UINT16(0, record.lastWon);
  TEST_ASSERT_EQUAL_UINT16(1, record.played);
  TEST_ASSERT_EQUAL_UINT16(0, record.wins[1]);
  TEST_ASSERT_EQUAL_UINT16(1, record.lost);
  TEST_ASSERT_EQUAL_UINT16(0, record.wonWithoutUndo);
  TEST_ASSERT_EQUAL_UINT16(0, record.wonWithoutHints);
  status.winner = 0;
  TEST_ASSERT_TRUE(statistics.count(game, 2, standardOptions(game), status, 2, false, false, kFirstIsAPerson));
  TEST_ASSERT_EQUAL_UINT16(1, record.wins[0]);
  TEST_ASSERT_EQUAL_INT16(2, record.best);
}

void test_the_last_four_deals_count_no_second_time() {
  const Game& game = *kTemplateUi.game;
  Statistics statistics;
  const Options options = standardOptions(game);
  const Status won = ended(Outcome::won, 0, 1);
  for (Seed seed = 1; seed <= 5; ++seed) TEST_ASSERT_TRUE(statistics.count(game, seed << 24, options, won, 1, false));
  for (Seed seed = 2; seed <= 5; ++seed) TEST_ASSERT_FALSE(statistics.count(game, seed << 24, options, won, 1, false));
  TEST_ASSERT_TRUE(statistics.count(game, 1u << 24, options, won, 1, false));
  for (const Seed near : {Seed{1}, Seed{1} << 8, Seed{1} << 16})  // every byte of a seed counts
    TEST_ASSERT_TRUE(statistics.count(game, near, options, won, 1, false));
}

void test_numbers_stop_where_they_have_no_room() {
  const Game& game = *kTemplateUi.game;
  Statistics statistics;
  statistics.of(game).played = statistics.of(game).streak = 0xFFFE;
  const Options options = standardOptions(game);
  for (Seed seed = 1; seed <= 3; ++seed) {
    TEST_ASSERT_TRUE(statistics.count(game, seed, options, ended(Outcome::won, 0, 1), 1, false));
    TEST_ASSERT_EQUAL_UINT16(0xFFFF, statistics.of(game).played);
    TEST_ASSERT_EQUAL_UINT16(0xFFFF, statistics.of(game).bestStreak);
  }
}

void test_lessons_come_back_to_the_game_and_the_seat_they_were_given_to() {
  Statistics statistics, back;
  for (std::size_t i = 0; i < gameCount(); ++i)
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      statistics.of(gameAt(i)).lessonsSeen[seat] = static_cast<std::uint32_t>(100 * i + seat + 1);
  std::uint8_t bytes[Statistics::kHalfBytes], lessons[Statistics::kLessonBytes];
  for (int half = 0; half < Statistics::kHalves; ++half) {
    ByteWriter out(bytes, sizeof bytes);
    statistics.write(half, out);
    ByteReader in(bytes, sizeof bytes);
    TEST_ASSERT_TRUE(back.read(half, in));
  }
  ByteWriter out(lessons, sizeof lessons);
  statistics.writeLessons(out);
  ByteReader in(lessons, sizeof lessons);
  TEST_ASSERT_TRUE(back.readLessons(in));
  for (std::size_t i = 0; i < gameCount(); ++i)
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      TEST_ASSERT_EQUAL_UINT32(100 * i + seat + 1, back.of(gameAt(i)).lessonsSeen[seat]);
}

// So the programs before this one wrote them, and read them.
void test_statistics_begin_with_their_format() {
  Statistics statistics;
  std::uint8_t bytes[Statistics::kHalfBytes], lessons[Statistics::kLessonBytes];
  ByteWriter half(bytes, sizeof bytes), rest(lessons, sizeof lessons);
  statistics.write(0, half);
  statistics.writeLessons(rest);
  TEST_ASSERT_EQUAL_size_t(sizeof bytes, half.used());
  TEST_ASSERT_EQUAL_size_t(sizeof lessons, rest.used());
  TEST_ASSERT_EQUAL_UINT8(1, bytes[0]);
  TEST_ASSERT_EQUAL_UINT8(1, lessons[0]);
  bytes[0] = lessons[0] = 2;
  ByteReader otherHalf(bytes, sizeof bytes), otherLessons(lessons, sizeof lessons);
  TEST_ASSERT_FALSE(statistics.read(0, otherHalf));
  TEST_ASSERT_FALSE(statistics.readLessons(otherLessons));
}

}  // namespace

void runSmallSaveTests() {
  RUN_TEST(test_every_setting_keeps_what_is_in_its_range_and_has_its_standard_otherwise);
  RUN_TEST(test_every_row_that_is_changed_is_kept);
  RUN_TEST(test_settings_that_are_missing_have_their_standard);
  RUN_TEST(test_every_game_and_every_small_save_has_its_name);
  RUN_TEST(test_a_save_is_judged_by_the_name_it_comes_under);
  RUN_TEST(test_the_number_of_a_save_is_read_from_its_place_and_nowhere_else);
  RUN_TEST(test_a_small_save_of_an_older_version_is_none_to_bring);
  RUN_TEST(test_lessons_come_back_to_the_game_and_the_seat_they_were_given_to);
  RUN_TEST(test_statistics_begin_with_their_format);
  RUN_TEST(test_every_way_to_end_is_counted_in_its_place);
  RUN_TEST(test_the_score_of_a_seat_that_does_not_play_is_nobodys_best);
  RUN_TEST(test_what_a_computer_does_is_nobodys_record);
  RUN_TEST(test_the_last_four_deals_count_no_second_time);
  RUN_TEST(test_numbers_stop_where_they_have_no_room);
}

}  // namespace shell_tests
