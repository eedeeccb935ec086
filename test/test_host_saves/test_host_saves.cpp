// What the PC brings to the console and can go wrong there: saves as files, short taps of keys, the bytes of a terminal.
#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unity.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "../../src/host/button_latch.h"
#include "../../src/host/file_saves.h"
#include "../../src/host/folders.h"
#include "../../src/host/held_saves.h"
#include "../../src/host/terminal_keys.h"
#include "disk_tests.h"
#include "screens/buttons.h"

using namespace armada;

namespace {

std::string home;  // a fresh folder for every test

void removeAll(const std::string& path) {
  if (DIR* open = opendir(path.c_str())) {
    while (const dirent* entry = readdir(open)) {
      const std::string name = entry->d_name;
      if (name != "." && name != "..") removeAll(path + "/" + name);
    }
    closedir(open);
  }
  std::remove(path.c_str());
}

bool exists(const std::string& path) {
  struct stat about{};
  return stat(path.c_str(), &about) == 0;
}

void putFile(const std::string& path, const std::string& bytes) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  TEST_ASSERT_NOT_NULL(file);
  std::fwrite(bytes.data(), 1, bytes.size(), file);
  std::fclose(file);
}

bool writeWords(SaveStore& saves, const char* name, int slot, const std::string& words) {
  return saves.write(name, slot, reinterpret_cast<const std::uint8_t*>(words.data()), words.size());
}

SaveState stateOf(SaveStore& saves, const char* name, int slot, std::size_t room = kMaxSaveBytes) {
  static std::uint8_t bytes[kMaxSaveBytes];
  return saves.read(name, slot, bytes, room).state;
}

std::string readWords(SaveStore& saves, const char* name, int slot, std::size_t room = kMaxSaveBytes) {
  static std::uint8_t bytes[kMaxSaveBytes];
  return std::string(reinterpret_cast<char*>(bytes), saves.read(name, slot, bytes, room).count);
}

// ---- files ----------------------------------------------------------------------------------------------------------
void test_a_save_comes_back_after_the_program_ended() {
  {
    FileSaves saves(home + "/deep/er");
    TEST_ASSERT_TRUE(writeWords(saves, "pew_pew", 0, "first"));
    TEST_ASSERT_TRUE(writeWords(saves, "pew_pew", 1, std::string("with\0zero", 9)));
    TEST_ASSERT_TRUE(writeWords(saves, "pew_pew", 0, "second"));
  }
  FileSaves again(home + "/deep/er");
  TEST_ASSERT_EQUAL_STRING("second", readWords(again, "pew_pew", 0).c_str());
  TEST_ASSERT_EQUAL_UINT(9, readWords(again, "pew_pew", 1).size());
  TEST_ASSERT_TRUE(exists(home + "/deep/er/pew_pew.0.save"));
  TEST_ASSERT_FALSE(exists(home + "/deep/er/pew_pew.0.save.new"));
}

void test_what_is_not_there_is_empty() {
  FileSaves saves(home + "/nowhere");
  TEST_ASSERT_EQUAL(SaveState::absent, stateOf(saves, "pew_pew", 0));
  TEST_ASSERT_FALSE(exists(home + "/nowhere"));
}

// Whoever runs this may be root, to whom nothing is forbidden: other ways in which a file cannot be read. A disk on which
// every call fails is in disk_tests.cpp.
void expectUnreadable(const char* name, const char* why) {
  FileSaves saves(home);
  saves.sayLater();
  TEST_ASSERT_EQUAL_MESSAGE(SaveState::unreadable, stateOf(saves, name, 0), name);
  const std::string sentence = "Cannot be read: " + saves.path(name, 0) + ": " + why + ". It is left as it is.";
  TEST_ASSERT_EQUAL_STRING(sentence.c_str(), saves.troubles().at(0).c_str());
  struct stat about{}, aside{};
  TEST_ASSERT_EQUAL_INT(0, lstat(saves.path(name, 0).c_str(), &about));
  // Whoever writes has asked the player; even then it is only put aside.
  TEST_ASSERT_TRUE_MESSAGE(writeWords(saves, name, 0, "words"), name);
  TEST_ASSERT_EQUAL_STRING("words", readWords(saves, name, 0).c_str());
  TEST_ASSERT_EQUAL_INT(0, lstat((saves.path(name, 0) + ".kept").c_str(), &aside));
  TEST_ASSERT_EQUAL_UINT64(about.st_ino, aside.st_ino);
  const std::string told = "Moved aside: what could not be read is now " + saves.path(name, 0) + ".kept.";
  TEST_ASSERT_EQUAL_STRING(told.c_str(), saves.troubles().at(0).c_str());
}

void test_what_cannot_be_read_is_not_empty_and_is_never_written_over() {
  TEST_ASSERT_EQUAL_INT(0, mkdir((home + "/folder.0.save").c_str(), 0755));
  expectUnreadable("folder", "it is a folder");
  putFile(home + "/large.0.save", std::string(kMaxSaveBytes + 1, 'x'));
  expectUnreadable("large", "it is larger than a save can be");
  TEST_ASSERT_EQUAL_INT(0, symlink("round.0.save", (home + "/round.0.save").c_str()));
  expectUnreadable("round", std::strerror(ELOOP));
  TEST_ASSERT_EQUAL_INT(0, symlink("a drive that is not there", (home + "/away.0.save").c_str()));
  expectUnreadable("away", "it is a link that leads nowhere");
  TEST_ASSERT_EQUAL_INT(0, mkfifo((home + "/pipe.0.save").c_str(), 0644));  // to open it would wait for ever
  expectUnreadable("pipe", "it is not a file");
  putFile(home + "/secret.0.save", "words");
  TEST_ASSERT_EQUAL_INT(0, chmod((home + "/secret.0.save").c_str(), 0));
  if (geteuid() != 0) expectUnreadable("secret", std::strerror(EACCES));
}

void test_what_was_put_aside_is_not_written_over_either() {
  FileSaves saves(home);
  saves.sayLater();
  for (const char* kept : {".kept", ".kept-2", ".kept-3"}) {
    std::remove((home + "/pew_pew.0.save").c_str());
    TEST_ASSERT_EQUAL_INT(0, mkdir((home + "/pew_pew.0.save").c_str(), 0755));
    TEST_ASSERT_TRUE(writeWords(saves, "pew_pew", 0, "words"));
    TEST_ASSERT_TRUE_MESSAGE(exists(home + "/pew_pew.0.save" + kept), kept);
  }
  TEST_ASSERT_TRUE(exists(home + "/pew_pew.0.save.kept"));
}

void test_an_empty_file_is_one_that_was_cut_off() {
  FileSaves saves(home);
  putFile(home + "/settings.0.save", "");
  TEST_ASSERT_EQUAL(SaveState::found, stateOf(saves, "settings", 0));
  TEST_ASSERT_TRUE(writeWords(saves, "settings", 0, "whole"));
}

void test_a_save_behind_a_link_is_saved_there() {
  TEST_ASSERT_EQUAL_INT(0, mkdir((home + "/elsewhere").c_str(), 0755));
  putFile(home + "/elsewhere/kept", "old");
  TEST_ASSERT_EQUAL_INT(0, symlink("elsewhere/kept", (home + "/pew_pew.0.save").c_str()));
  FileSaves saves(home);
  TEST_ASSERT_EQUAL_STRING("old", readWords(saves, "pew_pew", 0).c_str());
  TEST_ASSERT_TRUE(writeWords(saves, "pew_pew", 0, "new"));
  struct stat about{};
  TEST_ASSERT_EQUAL_INT(0, lstat((home + "/pew_pew.0.save").c_str(), &about));
  TEST_ASSERT_TRUE(S_ISLNK(about.st_mode));
  TEST_ASSERT_EQUAL_STRING("new", readWords(saves, "pew_pew", 0).c_str());
}

void test_a_power_cut_while_writing_leaves_the_save_before() {
  FileSaves saves(home);
  TEST_ASSERT_TRUE(writeWords(saves, "pew_pew", 0, "whole"));
  putFile(home + "/pew_pew.0.save.new", "hal");  // the power went in the middle of the next one
  FileSaves after(home);
  TEST_ASSERT_EQUAL_STRING("whole", readWords(after, "pew_pew", 0).c_str());
  TEST_ASSERT_TRUE(writeWords(after, "pew_pew", 0, "next"));
  TEST_ASSERT_EQUAL_STRING("next", readWords(after, "pew_pew", 0).c_str());
  TEST_ASSERT_FALSE(exists(home + "/pew_pew.0.save.new"));
}

void test_a_file_larger_than_the_room_is_not_read() {
  FileSaves saves(home);
  saves.sayLater();
  putFile(home + "/pew_pew.0.save", std::string(kMaxSaveBytes + 1, 'x'));
  TEST_ASSERT_EQUAL(SaveState::unreadable, stateOf(saves, "pew_pew", 0));
  putFile(home + "/pew_pew.0.save", std::string(kMaxSaveBytes, 'x'));
  TEST_ASSERT_EQUAL_UINT(kMaxSaveBytes, readWords(saves, "pew_pew", 0).size());
  TEST_ASSERT_EQUAL(SaveState::unreadable, stateOf(saves, "pew_pew", 0, kMaxSaveBytes - 1));
}

void test_a_folder_that_cannot_be_written_is_told_and_play_goes_on() {
  putFile(home + "/file", "in the way");
  FileSaves saves(home + "/file/saves");
  saves.sayLater();
  TEST_ASSERT_FALSE(writeWords(saves, "pew_pew", 0, "words"));
  TEST_ASSERT_EQUAL_INT(0, saves.problem().find("Not saved: " + home + "/file/saves: "));
  TEST_ASSERT_EQUAL_UINT(0, readWords(saves, "pew_pew", 0).size());
  TEST_ASSERT_EQUAL_INT(0, std::remove((home + "/file").c_str()));  // the way is free again
  TEST_ASSERT_TRUE(writeWords(saves, "pew_pew", 0, "words"));
  TEST_ASSERT_EQUAL_STRING("", saves.problem().c_str());
}

void test_a_name_cannot_lead_out_of_the_folder() {
  FileSaves saves(home);
  saves.sayLater();
  for (const char* name : {"../out", "a/b", "", ".", "UPPER", "seventeen_letters"}) {
    TEST_ASSERT_FALSE_MESSAGE(writeWords(saves, name, 0, "words"), name);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(0, readWords(saves, name, 0).size(), name);
  }
  TEST_ASSERT_FALSE(writeWords(saves, "pew_pew", 2, "words"));
  TEST_ASSERT_FALSE(writeWords(saves, "pew_pew", 0, ""));
  TEST_ASSERT_FALSE(writeWords(saves, "pew_pew", 0, std::string(kMaxSaveBytes + 1, 'x')));
}

// ---- one program at a time ------------------------------------------------------------------------------------------
void test_two_programs_do_not_write_over_each_other() {
  HeldSaves first(home + "/saves"), second(home + "/saves");
  TEST_ASSERT_TRUE(first.take());
  TEST_ASSERT_TRUE(writeWords(first, "pew_pew", 0, "first's"));
  TEST_ASSERT_FALSE(second.take());
  TEST_ASSERT_EQUAL_STRING("first's", readWords(second, "pew_pew", 0).c_str());
  for (int i = 0; i < 2; ++i) {
    TEST_ASSERT_FALSE(writeWords(second, "pew_pew", 0, "second's"));
    TEST_ASSERT_FALSE(writeWords(second, "pew_pew", 1, "more"));
    TEST_ASSERT_EQUAL_STRING("first's", readWords(first, "pew_pew", 0).c_str());
    TEST_ASSERT_EQUAL(SaveState::absent, stateOf(first, "pew_pew", 1));
    second.onlyRead();  // it plays without
    TEST_ASSERT_TRUE(second.trouble() == SaveTrouble::onlyRead);
  }
  TEST_ASSERT_FALSE(second.take());
}

void test_the_folder_is_free_when_the_program_has_ended() {
  HeldSaves second(home + "/saves");
  {
    HeldSaves first(home + "/saves");
    TEST_ASSERT_TRUE(first.take());
    TEST_ASSERT_FALSE(second.take());
  }
  TEST_ASSERT_TRUE(second.take());
  TEST_ASSERT_TRUE(second.take());
  TEST_ASSERT_TRUE(writeWords(second, "pew_pew", 0, "kept"));
  TEST_ASSERT_TRUE(exists(home + "/saves/pew_pew.0.save"));
}

void test_who_only_reads_leaves_the_folder_alone() {
  HeldSaves saves(home + "/saves");
  saves.onlyRead();
  TEST_ASSERT_FALSE(writeWords(saves, "pew_pew", 0, "words"));
  TEST_ASSERT_EQUAL(SaveState::absent, stateOf(saves, "pew_pew", 0));
  TEST_ASSERT_FALSE(exists(home + "/saves"));
  TEST_ASSERT_TRUE(saves.take());
  TEST_ASSERT_FALSE(writeWords(saves, "pew_pew", 0, "words"));
}

void test_a_folder_where_nothing_can_be_written_is_nobodys() {
  putFile(home + "/file", "in the way");
  HeldSaves saves(home + "/file/saves");
  saves.files().sayLater();
  TEST_ASSERT_TRUE(saves.take());
  TEST_ASSERT_FALSE(writeWords(saves, "pew_pew", 0, "words"));
  TEST_ASSERT_FALSE(saves.files().problem().empty());
}

void test_the_data_folder_follows_the_environment() {
  setenv("HOME", "/home/ada", 1);
  unsetenv("XDG_DATA_HOME");
  TEST_ASSERT_EQUAL_STRING("/home/ada/.local/share/pocket-armada", userDataFolder().c_str());
  setenv("XDG_DATA_HOME", "/data", 1);
  TEST_ASSERT_EQUAL_STRING("/data/pocket-armada", userDataFolder().c_str());
  setenv("XDG_DATA_HOME", "relative", 1);
  TEST_ASSERT_EQUAL_STRING("/home/ada/.local/share/pocket-armada", userDataFolder().c_str());
}

void test_pictures_go_to_the_pictures_folder_if_there_is_one() {
  setenv("HOME", home.c_str(), 1);
  unsetenv("XDG_CONFIG_HOME");
  TEST_ASSERT_EQUAL_STRING("/else", userPicturesFolder("/else").c_str());
  mkdir((home + "/Pictures").c_str(), 0755);
  TEST_ASSERT_EQUAL_STRING((home + "/Pictures").c_str(), userPicturesFolder("/else").c_str());
  mkdir((home + "/Bilder").c_str(), 0755);
  mkdir((home + "/.config").c_str(), 0755);
  putFile(home + "/.config/user-dirs.dirs", "# comment\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n");
  TEST_ASSERT_EQUAL_STRING((home + "/Bilder").c_str(), userPicturesFolder("/else").c_str());
}

void test_a_new_picture_never_takes_the_place_of_another() {
  const std::string first = newPicturePath(home, ".png");
  putFile(first, "x");
  const std::string second = newPicturePath(home, ".png");
  TEST_ASSERT_FALSE(exists(second));
}

// ---- keys -----------------------------------------------------------------------------------------------------------
void test_a_tap_is_down_long_enough_to_be_seen() {
  ButtonLatch latch;
  latch.tap(Button::a, 1000);
  TEST_ASSERT_EQUAL_UINT8(bit(Button::a), latch.down(1000));
  TEST_ASSERT_EQUAL_UINT8(bit(Button::a), latch.down(1000 + ButtonLatch::kLeastDown - 1));
  TEST_ASSERT_EQUAL_UINT8(0, latch.down(1000 + ButtonLatch::kLeastDown));
}

void test_two_quick_taps_are_two_and_a_third_is_not_kept() {
  ButtonLatch latch;
  int presses = 0;
  bool before = false;
  for (std::uint32_t now = 1000; now < 2000; now += 5) {
    if (now <= 1020) latch.tap(Button::right, now);  // five of them
    const bool down = latch.down(now) != 0;
    if (down && !before) ++presses;
    before = down;
  }
  TEST_ASSERT_EQUAL_INT(2, presses);
}

void test_a_console_that_looks_rarely_misses_no_tap() {
  for (std::uint32_t pause = 5; pause <= 400; pause += 5) {
    ButtonLatch latch;
    ButtonReader reader;
    int presses = 0;
    std::uint32_t now = 1000;
    for (int tap = 1; tap <= 5; ++tap) {
      latch.tap(Button::a, now);
      for (int look = 0; look < 40 && presses < tap; ++look) {
        now += pause;
        reader.feed(latch.down(now), now);
        for (Button button{}; reader.next(button);) ++presses;
      }
      TEST_ASSERT_EQUAL_INT(tap, presses);
    }
    for (int look = 0; look < 40; ++look) {
      now += pause;
      reader.feed(latch.down(now), now);
    }
    Button button{};
    TEST_ASSERT_FALSE(reader.next(button));
    TEST_ASSERT_EQUAL_UINT8(0, reader.held());
  }
}

void test_a_held_key_stays_down_until_it_is_released() {
  ButtonLatch latch;
  latch.press(Button::left, 1000);
  TEST_ASSERT_EQUAL_UINT8(bit(Button::left), latch.down(5000));
  latch.release(Button::left);
  TEST_ASSERT_EQUAL_UINT8(0, latch.down(5001));
}

void test_the_key_that_wakes_the_console_does_nothing_else() {
  ButtonLatch latch;
  latch.press(Button::a, 1000);
  latch.ignoreHeld(1010);
  TEST_ASSERT_EQUAL_UINT8(0, latch.down(1500));
  latch.release(Button::a);
  TEST_ASSERT_EQUAL_UINT8(0, latch.down(1600));
  latch.press(Button::a, 1700);
  TEST_ASSERT_EQUAL_UINT8(bit(Button::a), latch.down(1701));
}

std::string keysOf(const std::string& bytes, std::uint32_t waited) {
  constexpr char kNames[] = "udlrABsS";
  TerminalKeys keys;
  keys.feed(bytes, 1000);
  std::string found;
  for (TerminalKey key{}; keys.next(key, 1000 + waited);) {
    if (key.kind == TerminalKey::Kind::button)
      found += kNames[static_cast<int>(key.button)];
    else
      found += key.kind == TerminalKey::Kind::leave ? 'q' : '!';
  }
  return found;
}

void test_a_terminals_bytes_become_keys() {
  TEST_ASSERT_EQUAL_STRING("udrl", keysOf("\x1b[A\x1b[B\x1bOC\x1bOD", 0).c_str());
  TEST_ASSERT_EQUAL_STRING("AAAAA", keysOf("xa\r\n ", 0).c_str());
  TEST_ASSERT_EQUAL_STRING("BBBsSq", keysOf("zb\x7f\tmq", 0).c_str());
  TEST_ASSERT_EQUAL_STRING("r", keysOf("\x1b[1;5C", 0).c_str());
  TEST_ASSERT_EQUAL_STRING("qA", keysOf("\x1b[3~\x1b[15~\x03x", 0).c_str());  // Delete and F5 mean nothing here
}

void test_a_lone_escape_waits_until_no_sequence_can_follow() {
  TEST_ASSERT_EQUAL_STRING("", keysOf("\x1b", 5).c_str());
  TEST_ASSERT_EQUAL_STRING("S", keysOf("\x1b", 100).c_str());
  TEST_ASSERT_EQUAL_STRING("SA", keysOf("\x1bx", 0).c_str());
  TerminalKeys keys;
  TerminalKey key{};
  keys.feed("\x1b", 1000);
  TEST_ASSERT_FALSE(keys.next(key, 1001));
  keys.feed("[A", 1010);
  TEST_ASSERT_TRUE(keys.next(key, 1011));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Button::up), static_cast<int>(key.button));
}

}  // namespace

void setUp() {
  char name[] = "/tmp/armada-saves-XXXXXX";
  const char* made = mkdtemp(name);
  TEST_ASSERT_NOT_NULL(made);
  home = made;
}
void tearDown() { removeAll(home); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_save_comes_back_after_the_program_ended);
  RUN_TEST(test_what_is_not_there_is_empty);
  RUN_TEST(test_what_cannot_be_read_is_not_empty_and_is_never_written_over);
  RUN_TEST(test_what_was_put_aside_is_not_written_over_either);
  RUN_TEST(test_an_empty_file_is_one_that_was_cut_off);
  RUN_TEST(test_a_save_behind_a_link_is_saved_there);
  RUN_TEST(test_a_power_cut_while_writing_leaves_the_save_before);
  RUN_TEST(test_a_file_larger_than_the_room_is_not_read);
  RUN_TEST(test_a_folder_that_cannot_be_written_is_told_and_play_goes_on);
  RUN_TEST(test_a_name_cannot_lead_out_of_the_folder);
  RUN_TEST(test_two_programs_do_not_write_over_each_other);
  RUN_TEST(test_the_folder_is_free_when_the_program_has_ended);
  RUN_TEST(test_who_only_reads_leaves_the_folder_alone);
  RUN_TEST(test_a_folder_where_nothing_can_be_written_is_nobodys);
  RUN_TEST(test_the_data_folder_follows_the_environment);
  RUN_TEST(test_pictures_go_to_the_pictures_folder_if_there_is_one);
  RUN_TEST(test_a_new_picture_never_takes_the_place_of_another);
  RUN_TEST(test_a_tap_is_down_long_enough_to_be_seen);
  RUN_TEST(test_two_quick_taps_are_two_and_a_third_is_not_kept);
  RUN_TEST(test_a_console_that_looks_rarely_misses_no_tap);
  RUN_TEST(test_a_held_key_stays_down_until_it_is_released);
  RUN_TEST(test_the_key_that_wakes_the_console_does_nothing_else);
  RUN_TEST(test_a_terminals_bytes_become_keys);
  RUN_TEST(test_a_lone_escape_waits_until_no_sequence_can_follow);
  runDiskTests();
  return UNITY_END();
}
