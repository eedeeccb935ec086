// Saves that cannot go on here: another game's, of another version, unreadable, damaged. Each is told, and stays byte for
// byte until the player lets go of it. And what is saved beside the games, when a write fails.
#include <unity.h>

#include "shell_tests.h"
#include "support/drawn_words.h"

using namespace armada;
using armada_test::DrawnWords;

namespace shell_tests {
namespace {

const Game& game() { return *kTemplateUi.game; }

enum class Harm : std::uint8_t { damage, otherGame, otherVersion, unreadable };
constexpr Harm kHarms[] = {Harm::damage, Harm::otherGame, Harm::otherVersion, Harm::unreadable};

struct Slots {
  SaveState state[2];
  std::size_t size[2];
  std::uint8_t bytes[2][kMaxSaveBytes];
};

// Also what is forbidden: the device remembers it.
void lookAt(const char* name, Slots& slots) {
  for (int slot = 0; slot < 2; ++slot) {
    const SaveRead read = device.saves.read(name, slot, slots.bytes[slot], kMaxSaveBytes);
    slots.state[slot] = read.state;
    slots.size[slot] = device.saves.size(name, slot);
    if (read.count == 0) std::memset(slots.bytes[slot], 0, kMaxSaveBytes);
  }
}

Slots before, now;

void assertUntouched(const char* name = "template") {
  lookAt(name, now);
  for (int slot = 0; slot < 2; ++slot) {
    TEST_ASSERT_EQUAL(before.state[slot], now.state[slot]);
    TEST_ASSERT_EQUAL_size_t(before.size[slot], now.size[slot]);
    if (now.state[slot] == SaveState::found)
      TEST_ASSERT_EQUAL_MEMORY(before.bytes[slot], now.bytes[slot], now.size[slot]);
  }
}

void mendSum(std::uint8_t* bytes, std::size_t count) { ByteWriter(bytes + count - 4, 4).u32(crc32(bytes, count - 4)); }

// A save of Pulp Invasion as it comes from its own name.
std::size_t pulpSave(std::uint8_t (&to)[kMaxSaveBytes]) {
  static Session session;
  const Game& pulp = *findGame("pulp_invasion");
  session.start(pulp, standardOptions(pulp), 4);
  return session.image(to, sizeof to, 40);
}

void harm(const char* name, int slot, Harm how) {
  std::uint8_t bytes[kMaxSaveBytes];
  std::size_t count = device.saves.read(name, slot, bytes, sizeof bytes).count;
  if (count == 0) return;
  switch (how) {
    case Harm::damage: return device.saves.flipBit(name, slot, 200);
    case Harm::unreadable: return device.saves.forbid(name, slot);
    case Harm::otherGame: count = pulpSave(bytes); break;
    case Harm::otherVersion:
      bytes[4] = static_cast<std::uint8_t>(bytes[4] + 9);  // the format, behind magic
      mendSum(bytes, count);
      break;
  }
  TEST_ASSERT_TRUE(device.saves.write(name, slot, bytes, count));
}

// The template game with two saves, the older one with a move and the newer one with two.
void saveTwice() {
  outOfTheBox("template");
  sitDown();
  wait(100);
  play("a a wait:100");
  sitDown();
  play("a a wait:100");
  TEST_ASSERT_TRUE(device.saves.size("template", 0) > 0 && device.saves.size("template", 1) > 0);
}

// What stands on the screen, redrawn.
bool says(const char* words) {
  DrawnWords drawn(machine().canvas);
  console().redraw();
  wait(1);
  return drawn.said(words);
}

void toTheShelf() {
  shelve(1);
  play("a wait:2");
  TEST_ASSERT_TRUE(onTop(console().screens.games));
}

void test_a_save_that_cannot_go_on_is_told_on_the_shelf_and_kept() {
  for (const Harm how : kHarms) {
    saveTwice();
    for (int slot = 0; slot < 2; ++slot) harm("template", slot, how);
    lookAt("template", before);
    powerCycle();
    toTheShelf();
    TEST_ASSERT_TRUE(says(fault(console().keptSave(game()))));
    play("a wait:20");  // Saved game
    TEST_ASSERT_TRUE(onTop(console().screens.question));
    TEST_ASSERT_FALSE(console().session().running());
    play("a wait:100 b wait:100 a wait:100");
    assertUntouched();
  }
}

void test_a_new_game_over_a_kept_save_asks_and_no_leaves_it() {
  for (const Harm how : kHarms) {
    saveTwice();
    for (int slot = 0; slot < 2; ++slot) harm("template", slot, how);
    lookAt("template", before);
    powerCycle();
    toTheShelf();
    play("down a");  // New game
    TEST_ASSERT_TRUE(onTop(console().screens.newGame));
    play("a wait:20");  // Start
    TEST_ASSERT_TRUE(onTop(console().screens.question));
    play("b wait:100");  // Keep it
    TEST_ASSERT_TRUE(onTop(console().screens.newGame));
    TEST_ASSERT_FALSE(console().session().running());
    assertUntouched();

    play("start wait:20 a");  // Start, and yes
    TEST_ASSERT_TRUE(console().session().running());
    assertUntouched();  // nothing is saved yet
    sitDown();
    play("a a wait:100");
    TEST_ASSERT_FALSE(onTop(console().screens.question));
    powerCycle("template");  // what remains of it in the other slot is asked for again, or gone
    if (onTop(console().screens.question)) play("a");
    TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  }
}

void test_starting_in_a_game_whose_save_cannot_go_on_begins_nothing() {
  for (const Harm how : kHarms) {
    saveTwice();
    for (int slot = 0; slot < 2; ++slot) harm("template", slot, how);
    lookAt("template", before);
    powerCycle("template");
    TEST_ASSERT_TRUE(onTop(console().screens.question));
    TEST_ASSERT_FALSE(console().session().running());
    play("a wait:100");
    TEST_ASSERT_TRUE(onTop(console().screens.newGame));
    assertUntouched();
  }
}

void test_switching_on_tells_of_the_last_games_save_and_touches_nothing() {
  for (const Harm how : kHarms) {
    saveTwice();
    wait(100);
    for (int slot = 0; slot < 2; ++slot) harm("template", slot, how);
    lookAt("template", before);
    powerCycle();
    console().bootToLast();
    wait(30);
    TEST_ASSERT_TRUE(onTop(console().screens.question));
    TEST_ASSERT_FALSE(console().session().running());
    play("a wait:200");
    assertUntouched();
  }
}

void test_the_shelf_never_reads_another_games_bytes() {
  outOfTheBox();
  std::uint8_t bytes[kMaxSaveBytes];
  const std::size_t count = pulpSave(bytes);
  for (std::size_t i = 0; i < gameCount(); ++i)
    for (int slot = 0; slot < 2; ++slot) device.saves.write(gameAt(i).id, slot, bytes, count);
  powerCycle();
  play("a wait:5 right wait:5 right wait:5 right wait:5");
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const bool own = std::strcmp(gameAt(i).id, "pulp_invasion") == 0;
    TEST_ASSERT_EQUAL(own ? LoadResult::empty : LoadResult::otherGame, console().keptSave(gameAt(i)));
    TEST_ASSERT_EQUAL(own, goesOn(console().bring(gameAt(i))));
  }
}

int newestSlot() {
  std::uint8_t bytes[kMaxSaveBytes];
  return surveyGame(device.saves, game(), bytes).newest();
}

void test_the_newest_of_another_version_is_told_and_the_one_before_goes_on_by_choice() {
  saveTwice();
  harm("template", newestSlot(), Harm::otherVersion);
  lookAt("template", before);
  powerCycle();
  toTheShelf();
  play("a wait:20");  // Continue
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  TEST_ASSERT_TRUE(says("YOUR LAST SAVE"));
  play("b wait:100");  // Keep it
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  assertUntouched();
  play("a wait:20");  // it is asked again
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  const std::size_t moves = console().session().moveCount();
  play("a wait:10");
  TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
  assertUntouched();  // looking is not playing
  sitDown();
  play("a a wait:100");
  TEST_ASSERT_TRUE(console().session().moveCount() > moves);
  powerCycle();
  toTheShelf();
  play("a wait:20");
  TEST_ASSERT_FALSE(onTop(console().screens.question));
  TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
}

// Two things to say at one start, one after the other; and where nothing is written nothing is in the way.
void test_where_saves_are_only_read_a_kept_save_is_told_before_that() {
  saveTwice();
  harm("template", newestSlot(), Harm::otherVersion);
  lookAt("template", before);
  device.saves.setTrouble(SaveTrouble::onlyRead);
  powerCycle("template");
  wait(20);
  TEST_ASSERT_TRUE(says("YOUR LAST SAVE"));
  play("a wait:20");  // Go on
  TEST_ASSERT_TRUE(says("NOTHING IS SAVED"));
  play("a wait:20");
  TEST_ASSERT_FALSE(onTop(console().screens.question));
  TEST_ASSERT_EQUAL(LoadResult::empty, console().keptSave(game()));  // a new game is in nobody's way
  assertUntouched();
}

void test_another_games_or_an_unreadable_save_beside_a_good_one_is_asked_for() {
  for (const Harm how : {Harm::otherGame, Harm::unreadable}) {
    saveTwice();
    harm("template", 1 - newestSlot(), how);
    lookAt("template", before);
    powerCycle("template");
    TEST_ASSERT_TRUE(onTop(console().screens.question));
    wait(20);
    TEST_ASSERT_TRUE(says("ANOTHER SAVE"));
    assertUntouched();
    play("a wait:10");
    TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
  }
}

void test_a_yes_for_one_game_is_none_for_another() {
  saveTwice();
  harm("template", 1 - newestSlot(), Harm::unreadable);
  powerCycle("template");
  play("a wait:10");  // Go on
  TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
  std::uint8_t bytes[kMaxSaveBytes];
  const std::size_t count = pulpSave(bytes);
  for (int slot = 0; slot < 2; ++slot) device.saves.write("pulp_invasion", slot, bytes, count);
  device.saves.forbid("pulp_invasion", 1);
  lookAt("pulp_invasion", before);
  const GameUi& pulp = *gameUiOf(*findGame("pulp_invasion"));
  console().goOn(pulp);
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  console().startGame(pulp, standardOptions(*pulp.game), 3);  // not by the screen that asks
  TEST_ASSERT_FALSE(console().leave());
  assertUntouched("pulp_invasion");
}

void test_a_half_written_save_beside_a_good_one_is_nothing_to_ask_for() {
  saveTwice();
  harm("template", 1 - newestSlot(), Harm::damage);
  powerCycle("template");
  TEST_ASSERT_FALSE(onTop(console().screens.question));
  TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
}

void test_what_becomes_unreadable_during_a_game_is_not_written_over_unasked() {
  saveTwice();
  powerCycle("template");
  sitDown();
  harm("template", 1 - newestSlot(), Harm::unreadable);
  lookAt("template", before);
  play("a a");
  for (int i = 0; i < 300 && !onTop(console().screens.question); ++i) wait(1);
  wait(20);
  TEST_ASSERT_TRUE(says("NOT SAVED"));
  play("b");  // Not now
  wait(700);  // it is not asked in every rest
  TEST_ASSERT_FALSE(onTop(console().screens.question));
  assertUntouched();
  play("start wait:10 up a wait:20");  // Leave asks again
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  const std::size_t moves = console().session().moveCount();
  play("a wait:5");  // Save
  powerCycle("template");
  TEST_ASSERT_EQUAL_size_t(moves, console().session().moveCount());
}

void test_a_game_that_cannot_be_saved_over_a_kept_one_is_not_closed_for_another() {
  saveTwice();
  powerCycle("template");
  sitDown();
  harm("template", 1 - newestSlot(), Harm::unreadable);
  play("a");
  console().goOn(gameUiAt(0));
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  TEST_ASSERT_EQUAL_PTR(&game(), &console().session().game());
}

void test_a_new_game_begins_with_the_options_of_the_one_that_runs() {
  outOfTheBox();
  shelve(1);
  Options options = standardOptions(game());
  TEST_ASSERT_TRUE(game().optionCount > 0 && game().options[0].count > 1);
  options.choice[0] = static_cast<std::uint8_t>((options.choice[0] + 1) % game().options[0].count);
  console().startGame(kTemplateUi, options, 5);
  console().leaveGame();
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  play("down a a wait:5");  // New game, Start
  TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
  TEST_ASSERT_TRUE(console().session().undoesNewGame());
  TEST_ASSERT_EQUAL_UINT8(options.choice[0], console().session().options().choice[0]);
}

// ---- settings, statistics, lessons ----------------------------------------------------------------------------------

void changeSettings() { play("select right*2 b"); }  // two steps brighter
constexpr std::uint8_t kChanged = 9;

void test_settings_that_could_not_be_saved_are_tried_again_and_told_once() {
  outOfTheBox();
  device.saves.failWrites(3);
  changeSettings();
  int told = 0;
  bool shown = false;
  for (int i = 0; i < 1500; ++i) {
    const bool toast = says("Settings could not be saved. Trying again soon.");
    told += toast && !shown ? 1 : 0;
    shown = toast;
  }
  TEST_ASSERT_EQUAL_INT(1, told);
  powerCycle();
  TEST_ASSERT_EQUAL_UINT8(kChanged, console().settings().brightness);
}

void test_one_failed_write_on_leaving_or_falling_asleep_loses_nothing() {
  for (const bool asleep : {false, true}) {
    outOfTheBox();
    changeSettings();
    device.saves.failWrites(1);
    if (asleep)
      console().goToSleep();
    else
      console().leave();
    powerCycle();
    TEST_ASSERT_EQUAL_UINT8(kChanged, console().settings().brightness);
  }
}

void test_a_game_is_saved_on_leaving_and_before_sleep_although_one_write_fails() {
  for (const bool asleep : {false, true}) {
    outOfTheBox("template");
    sitDown();
    wait(100);
    play("a a");
    device.saves.failWrites(1);
    if (asleep)
      console().goToSleep();
    else
      TEST_ASSERT_TRUE(console().leave());
    powerCycle("template");
    TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  }
}

void test_statistics_and_lessons_that_could_not_be_saved_are_tried_again() {
  outOfTheBox("template");
  for (std::uint32_t& seen : console().record().lessonsSeen) seen = 5;
  console().record().played = 3;
  console().statisticsChanged();
  device.saves.failWrites(2);
  wait(1500);
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT16(3, console().record().played);
  TEST_ASSERT_EQUAL_HEX32(5, console().record().lessonsSeen[1]);
}

void test_one_small_save_that_always_fails_does_not_hold_up_the_others() {
  outOfTheBox("template");
  wait(100);
  device.saves.forbid("settings", 0);
  console().settings().brightness = kChanged;
  console().settingsChanged();
  console().record().played = 3;
  console().statisticsChanged();
  wait(2000);
  if (onTop(console().screens.question)) play("b");
  wait(2000);
  powerCycle("template");
  TEST_ASSERT_EQUAL_UINT16(3, console().record().played);
}

void test_settings_of_a_newer_version_stay_until_the_player_lets_go_of_them() {
  outOfTheBox();
  changeSettings();
  console().leave();
  harm("settings", 0, Harm::otherVersion);
  lookAt("settings", before);
  powerCycle();
  TEST_ASSERT_EQUAL_UINT8(Settings{}.brightness, console().settings().brightness);
  changeSettings();
  wait(100);
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  TEST_ASSERT_TRUE(says("YOUR SETTINGS"));
  play("b wait:2000");  // Keep it; and it is not asked again
  TEST_ASSERT_FALSE(onTop(console().screens.question));
  console().leave();
  assertUntouched("settings");

  powerCycle();
  changeSettings();
  wait(100);
  play("a wait:20");  // Save
  powerCycle();
  TEST_ASSERT_EQUAL_UINT8(kChanged, console().settings().brightness);
}

// On whichever of these screens the player rests.
void test_what_is_kept_is_asked_for_where_it_is_changed() {
  for (const int place : {0, 1, 2}) {
    outOfTheBox();
    changeSettings();
    console().leave();
    harm("settings", 0, Harm::otherVersion);
    powerCycle();
    Screen* const screens[] = {&console().screens.games, &console().screens.settings, &console().screens.statistics};
    console().screens.statistics.count(kTemplateUi);
    console().open(*screens[place]);
    console().settings().brightness = kChanged;
    console().settingsChanged();
    wait(100);
    TEST_ASSERT_TRUE(onTop(console().screens.question));
    TEST_ASSERT_TRUE(says("YOUR SETTINGS"));
  }
}

void test_a_low_battery_speaks_of_the_game_and_not_of_kept_settings() {
  outOfTheBox();
  changeSettings();
  console().leave();
  harm("settings", 0, Harm::otherVersion);
  powerCycle();
  changeSettings();
  wait(100);
  play("b wait:20");  // Keep it
  device.power.setBattery(5);
  const DrawnWords drawn(machine().canvas);
  wait(400);
  TEST_ASSERT_TRUE(drawn.said("Battery low. Your game is saved."));
}

void test_rows_that_a_newer_version_added_to_the_settings_are_written_back() {
  std::uint8_t bytes[kSettingsBytes + 8], back[kSettingsBytes + 8];
  ByteWriter out(bytes, sizeof bytes);
  writeSettings(Settings{}, out);
  const std::size_t known = out.used();
  for (std::uint32_t row = 0; row < LaterRows::kMost + 3; ++row) {
    Settings settings;
    ByteReader in(bytes, known + row);
    TEST_ASSERT_TRUE(readSettings(settings, in));
    ByteWriter again(back, sizeof back);
    writeSettings(settings, again);
    TEST_ASSERT_TRUE(again.good());
    TEST_ASSERT_EQUAL_size_t(known + (row < LaterRows::kMost ? row : LaterRows::kMost), again.used());
    TEST_ASSERT_EQUAL_MEMORY(bytes, back, again.used());
    out.u8(200 + row);
  }
}

void test_statistics_under_the_settings_name_are_not_read_as_settings() {
  outOfTheBox("template");
  console().record().played = 3;
  console().statisticsChanged();
  console().leave();
  std::uint8_t bytes[kMaxSaveBytes];
  const std::size_t count = device.saves.read("stats1", 0, bytes, sizeof bytes).count;
  TEST_ASSERT_TRUE(count > 0);
  for (int slot = 0; slot < 2; ++slot) device.saves.write("settings", slot, bytes, count);
  powerCycle();
  TEST_ASSERT_EQUAL_UINT8(Settings{}.brightness, console().settings().brightness);
  lookAt("settings", before);
  changeSettings();
  wait(100);
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  assertUntouched("settings");
}

}  // namespace

void runKeptTests() {
  RUN_TEST(test_a_save_that_cannot_go_on_is_told_on_the_shelf_and_kept);
  RUN_TEST(test_a_new_game_over_a_kept_save_asks_and_no_leaves_it);
  RUN_TEST(test_starting_in_a_game_whose_save_cannot_go_on_begins_nothing);
  RUN_TEST(test_switching_on_tells_of_the_last_games_save_and_touches_nothing);
  RUN_TEST(test_the_shelf_never_reads_another_games_bytes);
  RUN_TEST(test_the_newest_of_another_version_is_told_and_the_one_before_goes_on_by_choice);
  RUN_TEST(test_another_games_or_an_unreadable_save_beside_a_good_one_is_asked_for);
  RUN_TEST(test_a_yes_for_one_game_is_none_for_another);
  RUN_TEST(test_a_half_written_save_beside_a_good_one_is_nothing_to_ask_for);
  RUN_TEST(test_what_becomes_unreadable_during_a_game_is_not_written_over_unasked);
  RUN_TEST(test_a_game_that_cannot_be_saved_over_a_kept_one_is_not_closed_for_another);
  RUN_TEST(test_a_new_game_begins_with_the_options_of_the_one_that_runs);
  RUN_TEST(test_settings_that_could_not_be_saved_are_tried_again_and_told_once);
  RUN_TEST(test_one_failed_write_on_leaving_or_falling_asleep_loses_nothing);
  RUN_TEST(test_a_game_is_saved_on_leaving_and_before_sleep_although_one_write_fails);
  RUN_TEST(test_statistics_and_lessons_that_could_not_be_saved_are_tried_again);
  RUN_TEST(test_one_small_save_that_always_fails_does_not_hold_up_the_others);
  RUN_TEST(test_settings_of_a_newer_version_stay_until_the_player_lets_go_of_them);
  RUN_TEST(test_where_saves_are_only_read_a_kept_save_is_told_before_that);
  RUN_TEST(test_what_is_kept_is_asked_for_where_it_is_changed);
  RUN_TEST(test_a_low_battery_speaks_of_the_game_and_not_of_kept_settings);
  RUN_TEST(test_rows_that_a_newer_version_added_to_the_settings_are_written_back);
  RUN_TEST(test_statistics_under_the_settings_name_are_not_read_as_settings);
}

}  // namespace shell_tests
