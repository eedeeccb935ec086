// What an upload, the core and a strange flash do to saves: nothing. The flash is the stand-in's, laid out by the table that
// is flashed; tables that were or would be wrong show that each of these promises can be broken.
#include "here.h"

#include "session/registry.h"
#include "suite.h"
#include "support/firmware_bench.h"

using namespace armada;
using namespace armada_test;

namespace {

const Partition& partition(const char* name) {
  const Partition* found = handheld.flash.find("nvs", name);
  TEST_ASSERT_NOT_NULL_MESSAGE(found, name);
  return *found;
}

constexpr const char* kMoreSaves[] = {"one", "two", "three", "four", "five", "six", "seven", "eight"};

// A game of Pew Pew! is begun and left, with as many saves beside it as a shelf of games has; the sum of what is in flash
// then.
std::uint32_t playAndSave() {
  bench.switchOn();
  bench.console().boot("pew_pew");
  bench.run(6000);
  TEST_ASSERT_NOT_NULL(handheld.save("pew_pew:0"));
  TEST_ASSERT_NOT_NULL(handheld.save("settings:0"));
  std::uint8_t bytes[kMaxSaveBytes] = {};
  for (const char* name : kMoreSaves)
    for (int slot = 0; slot < 2; ++slot)
      TEST_ASSERT_TRUE(bench.firmware().saves().write(name, slot, bytes, sizeof bytes));
  return handheld.flash.sum(partition("saves"));
}

bool everySaveIsThere() {
  bench.switchOn();
  bench.run(200);
  if (!bench.console().isOpen(bench.console().screens.play)) return false;
  if (std::strcmp(bench.console().session().game().id, "pew_pew") != 0) return false;
  std::uint8_t bytes[kMaxSaveBytes];
  for (const char* name : kMoreSaves)
    for (int slot = 0; slot < 2; ++slot)
      if (bench.firmware().saves().read(name, slot, bytes, sizeof bytes).count != sizeof bytes) return false;
  return true;
}

// ---- uploads --------------------------------------------------------------------------------------------------------
void test_a_handheld_that_was_flashed_starts() { TEST_ASSERT_TRUE(handheld.flash.starts()); }

void test_a_second_upload_finds_the_saves() {
  const std::uint32_t before = playAndSave();
  handheld.upload();
  TEST_ASSERT_TRUE(handheld.flash.starts());
  TEST_ASSERT_EQUAL_HEX32(before, handheld.flash.sum(partition("saves")));
  TEST_ASSERT_TRUE(everySaveIsThere());
  bench.checkFaults();
}

void test_the_largest_program_leaves_the_saves_alone() {
  const std::uint32_t before = playAndSave();
  handheld.flash.upload(kOurTable, handheld.flash.find("ota_0")->size);
  TEST_ASSERT_EQUAL_HEX32(before, handheld.flash.sum(partition("saves")));
  TEST_ASSERT_TRUE(everySaveIsThere());
}

void test_an_update_of_the_other_program_leaves_the_saves_alone() {
  const std::uint32_t before = playAndSave();
  const Partition& other = *handheld.flash.find("ota_1");
  handheld.flash.scribble(other.at, other.size);
  TEST_ASSERT_EQUAL_HEX32(before, handheld.flash.sum(partition("saves")));
  TEST_ASSERT_TRUE(everySaveIsThere());
}

void test_the_old_table_did_not_start() {
  handheld.upload(kOldTable);
  TEST_ASSERT_FALSE(handheld.flash.starts());
}

// Saves where the old table had them: an upload writes over them, and these tests see it.
void test_saves_at_the_old_place_were_lost_by_an_upload() {
  static constexpr Partition kRows[] = {
      {"saves", "data", "nvs", kOldRows[0].at, kOldRows[0].size},
      {"app0", "app", "ota_0", kOldRows[2].at, kOldRows[2].size},
  };
  handheld.upload(tableOf(kRows));
  const std::uint32_t before = playAndSave();
  handheld.upload(tableOf(kRows));
  TEST_ASSERT_NOT_EQUAL(before, handheld.flash.sum(partition("saves")));
  TEST_ASSERT_FALSE(everySaveIsThere());
}

// Who changes from the old table to ours has no saves any more, and goes on from there.
void test_a_handheld_with_the_old_table_is_flashed_anew() {
  handheld.upload(kOldTable);
  handheld.powerOn();
  handheld.upload();
  TEST_ASSERT_TRUE(handheld.flash.starts());
  playAndSave();
  TEST_ASSERT_TRUE(everySaveIsThere());
  bench.checkFaults();
}

// ---- the core -------------------------------------------------------------------------------------------------------
void fill(const Partition& partition) {
  for (std::uint32_t i = 0; i < Flash::pageCount(partition); ++i)
    if (handheld.flash.page(partition, i) == nullptr) handheld.flash.makePage(partition, i);
}

void makeNewer(const Partition& partition) { handheld.flash.makePage(partition, 2)->version = Flash::kVersion - 1; }

void test_the_core_formats_its_own_nvs_and_leaves_the_saves() {
  for (void (*spoil)(const Partition&) : {fill, makeNewer}) {
    bench.unpack();
    const std::uint32_t before = playAndSave();
    spoil(partition("nvs"));
    handheld.powerOn();
    TEST_ASSERT_NULL(handheld.flash.page(partition("nvs"), 2));
    TEST_ASSERT_EQUAL_HEX32(before, handheld.flash.sum(partition("saves")));
    TEST_ASSERT_TRUE(everySaveIsThere());
  }
}

// The core formats the first NVS of the table, not the one it could not open.
void test_saves_before_the_cores_nvs_would_be_formatted() {
  static constexpr Partition kRows[] = {
      {"app0", "app", "ota_0", 0x10000, 0x1E0000},
      {"saves", "data", "nvs", 0x3D0000, 0x10000},
      {"nvs", "data", "nvs", 0x3E0000, 0x5000},
  };
  handheld.upload(tableOf(kRows));
  playAndSave();
  fill(partition("nvs"));
  handheld.powerOn();
  TEST_ASSERT_FALSE(everySaveIsThere());
}

// ---- a flash that is strange ----------------------------------------------------------------------------------------
void test_an_empty_partition_is_made_ready_by_the_first_start() {
  TEST_ASSERT_TRUE(handheld.flash.at(partition("saves").at) == Flash::Sector::erased);
  bench.start();
  TEST_ASSERT_TRUE(bench.firmware().saves().trouble() == SaveTrouble::none);
  playAndSave();
  TEST_ASSERT_TRUE(everySaveIsThere());
}

// A board that was something else before: what lies there is none of ours, and NVS takes its pages one by one.
void test_what_another_program_left_is_taken_as_empty() {
  handheld.flash.scribble(partition("saves").at, partition("saves").size);
  playAndSave();
  TEST_ASSERT_TRUE(everySaveIsThere());
}

void startWithTrouble(SaveTrouble trouble) {
  bench.switchOn();
  TEST_ASSERT_TRUE(bench.firmware().saves().trouble() == trouble);
  bench.run(600);  // until a press may answer
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.question, &bench.console().top());
  bench.checkPicture();
  bench.tap(board::kButtonA);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
  bench.console().boot("pew_pew");
  bench.run(6000);
  TEST_ASSERT_TRUE(bench.console().isOpen(bench.console().screens.play));
  TEST_ASSERT_FALSE(bench.console().saveGameNow());
  TEST_ASSERT_EQUAL_UINT32(0, handheld.blobWrites);
  bench.checkPicture();
  bench.checkFaults();
}

void test_without_a_partition_it_plays_without_saves() {
  handheld.upload(kOldTable);
  startWithTrouble(SaveTrouble::noPlace);
}

void test_what_cannot_be_opened_stays_as_it_is() {
  struct Case {
    void (*spoil)(const Partition&);
    SaveTrouble trouble;
  };
  for (const Case& each : {Case{fill, SaveTrouble::broken}, Case{makeNewer, SaveTrouble::newer}}) {
    bench.unpack();
    playAndSave();
    each.spoil(partition("saves"));
    const std::uint32_t before = handheld.flash.sum(partition("saves"));
    handheld.blobWrites = 0;
    startWithTrouble(each.trouble);
    TEST_ASSERT_EQUAL_HEX32(before, handheld.flash.sum(partition("saves")));
  }
}

void test_a_full_partition_says_no_and_keeps_what_it_has() {
  bench.start();
  SaveStore& saves = bench.firmware().saves();
  std::uint8_t bytes[kMaxSaveBytes] = {}, back[kMaxSaveBytes];
  char name[] = "save00";
  int written = 0;
  for (;; ++written) {
    name[4] = static_cast<char>('0' + written / 10);
    name[5] = static_cast<char>('0' + written % 10);
    bytes[0] = static_cast<std::uint8_t>(written);
    if (!saves.write(name, 0, bytes, sizeof bytes)) break;
  }
  TEST_ASSERT_GREATER_OR_EQUAL_INT(2 * 13, written);  // every game and every small thing there may be, in both slots
  TEST_ASSERT_TRUE(saves.read(name, 0, back, sizeof back).absent());
  bytes[0] = 77;
  TEST_ASSERT_TRUE(saves.write("save00", 0, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_UINT32(sizeof back, saves.read("save00", 0, back, sizeof back).count);
  TEST_ASSERT_EQUAL_UINT8(77, back[0]);
  bench.checkFaults();
}

void test_flash_that_cannot_be_read_is_not_empty() {
  playAndSave();
  std::uint8_t bytes[kMaxSaveBytes];
  SaveStore& saves = bench.firmware().saves();
  TEST_ASSERT_FALSE(saves.read("pew_pew", 0, bytes, sizeof bytes).unreadable());
  handheld.readsFail = true;
  TEST_ASSERT_TRUE(saves.read("pew_pew", 0, bytes, sizeof bytes).unreadable());
}

}  // namespace

void runUploadTests() {
  RUN_TEST(test_a_handheld_that_was_flashed_starts);
  RUN_TEST(test_a_second_upload_finds_the_saves);
  RUN_TEST(test_the_largest_program_leaves_the_saves_alone);
  RUN_TEST(test_an_update_of_the_other_program_leaves_the_saves_alone);
  RUN_TEST(test_the_old_table_did_not_start);
  RUN_TEST(test_saves_at_the_old_place_were_lost_by_an_upload);
  RUN_TEST(test_a_handheld_with_the_old_table_is_flashed_anew);
  RUN_TEST(test_the_core_formats_its_own_nvs_and_leaves_the_saves);
  RUN_TEST(test_saves_before_the_cores_nvs_would_be_formatted);
  RUN_TEST(test_an_empty_partition_is_made_ready_by_the_first_start);
  RUN_TEST(test_what_another_program_left_is_taken_as_empty);
  RUN_TEST(test_without_a_partition_it_plays_without_saves);
  RUN_TEST(test_what_cannot_be_opened_stays_as_it_is);
  RUN_TEST(test_a_full_partition_says_no_and_keeps_what_it_has);
  RUN_TEST(test_flash_that_cannot_be_read_is_not_empty);
}
