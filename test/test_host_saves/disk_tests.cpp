// Saves on a disk that fails or loses its power: at every call, and in every way that a disk may forget what was not
// flushed, a game that was saved is there, or the one whose saving was under way.
#include "disk_tests.h"

#include <unity.h>

#include "../../src/host/file_saves.h"
#include "../../src/host/held_saves.h"
#include "../../src/host/whole_file.h"
#include "losing_disk.h"
#include "session/slots.h"

using namespace armada;
using armada_test::LosingDisk;

namespace {

constexpr const char* kFolder = "/home/ada/.local/share/pocket-armada";
const Game& kGame = *findGame("template");
std::uint8_t scratch[kMaxImageBytes];

// A game whose positions are numbered: 0 is nothing saved, 1 the deal, and one more with every move.
class Player {
 public:
  Player() { session_.start(kGame, standardOptions(kGame), 7); }
  void move() {
    MoveList legal;
    legal.clear();
    kGame.legalMoves(session_.state(), legal);
    EventBuffer<kMaxEventsAMove> happened;
    TEST_ASSERT_TRUE(session_.play(legal[0], happened));
  }
  bool save(FileSaves& saves) { return saveGame(saves, session_, scratch) == SaveResult::saved; }
  // Which of the positions is on the disk; -1: none of them, and that would be a loss.
  static int load(FileSaves& saves) {
    static Session session;
    const LoadResult result = loadGame(saves, kGame, session, scratch);
    if (result == LoadResult::empty) return 0;
    return result == LoadResult::loaded ? static_cast<int>(session.moveCount()) + 1 : -1;
  }

 private:
  Session session_;
};

FileSaves quietSaves(LosingDisk& disk) {
  FileSaves saves(kFolder, disk);
  saves.sayLater();
  return saves;
}

struct Ending {
  int saved = 0;  // the last position of which the console was told that it is saved
  int tried = 0;  // the one that was being saved
};

// Plays and saves until the power goes, or so many saves are made.
Ending playUntilCut(LosingDisk& disk, int saves) {
  static Player player;
  player = Player();
  FileSaves store = quietSaves(disk);
  Ending ending;
  for (int i = 1; i <= saves; ++i) {
    if (i > 1) player.move();
    ending.tried = i;
    if (!player.save(store)) break;
    if (disk.powerGone()) break;
    ending.saved = i;
  }
  return ending;
}

int callsOf(int saves) {
  LosingDisk disk;
  playUntilCut(disk, saves);
  return disk.calls();
}

// What was saved is there, or what was being saved; and saving goes on as if nothing had been.
void expectNothingLost(const LosingDisk& disk, const Ending& ending) {
  for (LosingDisk found : disk.afterPowerCut()) {
    FileSaves store = quietSaves(found);
    const int there = Player::load(store);
    TEST_ASSERT_TRUE_MESSAGE(there == ending.saved || there == ending.tried,
                             ("found " + std::to_string(there)).c_str());
    const Ending next = playUntilCut(found, 2);
    TEST_ASSERT_EQUAL_INT(2, next.saved);
    FileSaves again = quietSaves(found);
    TEST_ASSERT_EQUAL_INT(2, Player::load(again));
  }
}

void test_a_power_cut_at_any_call_loses_no_game_that_was_saved() {
  constexpr int kSaves = 4;  // the first makes the folders, then both slots are written over
  const int calls = callsOf(kSaves);
  TEST_ASSERT_GREATER_THAN_INT(40, calls);
  for (int cut = 0; cut <= calls; ++cut) {
    LosingDisk disk;
    disk.cutAt(cut);
    const Ending ending = playUntilCut(disk, kSaves);
    expectNothingLost(disk, ending);
  }
}

// The program was killed while it made its folders; the next one finds them, and must not think that the disk knows them.
void test_a_folder_made_by_a_program_that_was_killed_is_kept_too() {
  const int calls = callsOf(1);
  for (int kill = 0; kill <= calls; ++kill) {
    LosingDisk disk;
    disk.cutAt(kill);
    playUntilCut(disk, 1);
    disk.countAnew();  // only the program ended: all that it wrote is still there
    const Ending ending = playUntilCut(disk, 1);
    TEST_ASSERT_EQUAL_INT(1, ending.saved);
    expectNothingLost(disk, ending);
  }
}

bool writeWords(FileSaves& saves, int slot, const std::string& words) {
  return saves.write("pew_pew", slot, reinterpret_cast<const std::uint8_t*>(words.data()), words.size());
}

std::string readWords(FileSaves& saves, int slot) {
  const SaveRead got = saves.read("pew_pew", slot, scratch, sizeof scratch);
  return got.unreadable() ? "unreadable" : std::string(reinterpret_cast<char*>(scratch), got.count);
}

// Each call once with each error: what the console is told is so, the player gets a sentence, the next write works.
void test_a_call_that_fails_loses_nothing_and_is_told() {
  const std::string before(400, 'b'), fresh(500, 'f'), next(300, 'n');
  for (const int error : {EIO, ENOSPC, EACCES, EROFS, EINVAL, EMFILE}) {
    for (int call = 0;; ++call) {
      LosingDisk disk;
      FileSaves saves = quietSaves(disk);
      TEST_ASSERT_TRUE(writeWords(saves, 0, before));
      disk.countAnew();
      disk.failAt(call, error);
      const bool written = writeWords(saves, 0, fresh);
      const bool failed = disk.calls() > call;
      disk.countAnew();
      TEST_ASSERT_EQUAL(written, saves.problem().empty());
      if (!written) TEST_ASSERT_EQUAL_INT(0, saves.problem().find("Not saved: "));
      const std::string there = readWords(saves, 0);
      TEST_ASSERT_TRUE(there == fresh || (!written && there == before));
      // Some folders cannot be flushed by anybody; a save there is as good as it was, and a cut may bring back the one before.
      const bool sure = written && error != EACCES && error != EINVAL;
      for (LosingDisk& found : disk.afterPowerCut()) {
        FileSaves after = quietSaves(found);
        TEST_ASSERT_TRUE(readWords(after, 0) == fresh || (!sure && readWords(after, 0) == before));
      }
      TEST_ASSERT_TRUE(writeWords(saves, 0, next));
      TEST_ASSERT_EQUAL_STRING("", saves.problem().c_str());
      TEST_ASSERT_EQUAL_STRING(next.c_str(), readWords(saves, 0).c_str());
      if (!failed) break;  // it was past the last call
    }
  }
}

void test_a_folder_that_cannot_be_flushed_is_no_place_for_a_first_save() {
  int refused = 0;
  for (int call = 0, calls = callsOf(1); call < calls; ++call) {
    LosingDisk disk;
    FileSaves saves = quietSaves(disk);
    disk.failAt(call, EIO);
    const bool written = writeWords(saves, 0, "first");
    disk.countAnew();
    refused += written ? 0 : 1;
    for (LosingDisk& found : disk.afterPowerCut()) {
      FileSaves after = quietSaves(found);
      if (written) TEST_ASSERT_EQUAL_STRING("first", readWords(after, 0).c_str());
      TEST_ASSERT_TRUE(readWords(after, 0).empty() || readWords(after, 0) == "first");
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(10, refused);
}

// A read that fails once is told as such and is no empty slot; it is not written over meanwhile.
void test_a_save_that_cannot_be_read_now_is_left_alone() {
  for (int call = 0;; ++call) {
    LosingDisk disk;
    FileSaves saves = quietSaves(disk);
    TEST_ASSERT_TRUE(writeWords(saves, 0, "words"));
    disk.countAnew();
    disk.failAt(call, EIO);
    const std::string there = readWords(saves, 0);
    TEST_ASSERT_TRUE(there == "words" || there == "unreadable");
    TEST_ASSERT_EQUAL(there == "unreadable", !saves.troubles().empty());
    if (disk.calls() <= call) break;
    if (there != "unreadable") continue;
    TEST_ASSERT_EQUAL_STRING(
        ("Cannot be read: " + saves.path("pew_pew", 0) + ": " + reason(-EIO) + ". It is left as it is.").c_str(),
        saves.troubles()[0].c_str());
    TEST_ASSERT_EQUAL_STRING("words", readWords(saves, 0).c_str());
    TEST_ASSERT_TRUE(saves.troubles().empty());
  }
}

void test_a_file_is_replaced_in_the_order_that_a_power_cut_needs() {
  LosingDisk disk;
  TEST_ASSERT_EQUAL_STRING("", makeFolder(disk, "/a/b").c_str());
  TEST_ASSERT_EQUAL_STRING("", replaceFile(disk, "/a/b/c.png", "one", 3).c_str());
  TEST_ASSERT_EQUAL_size_t(1, disk.afterPowerCut().size());  // nothing is left to chance
  disk.countAnew();
  disk.failAt(3, ENOSPC);
  TEST_ASSERT_EQUAL_STRING(reason(-ENOSPC).c_str(), replaceFile(disk, "/a/b/c.png", "other", 5).c_str());
  FileSystem::Kind kind{};
  TEST_ASSERT_EQUAL_INT(0, disk.look("/a/b/c.png.new", kind));
  TEST_ASSERT_TRUE(kind == FileSystem::Kind::nothing);
}

// Only another program keeps it from being used; what else goes wrong is told by the saves themselves.
void test_a_folder_that_cannot_be_locked_is_used_without() {
  for (const int error : {EIO, EACCES, EROFS, ENOLCK, EOPNOTSUPP}) {
    for (int call = 0;; ++call) {
      LosingDisk disk;
      HeldSaves saves(kFolder, disk);
      disk.failAt(call, error);
      TEST_ASSERT_TRUE(saves.take());
      if (disk.calls() <= call) break;
    }
  }
  LosingDisk disk;
  HeldSaves saves(kFolder, disk);
  TEST_ASSERT_TRUE(saves.take());
  const int last = disk.calls() - 1;
  LosingDisk other;
  HeldSaves late(kFolder, other);
  other.failAt(last, EWOULDBLOCK);
  TEST_ASSERT_FALSE(late.take());
  TEST_ASSERT_TRUE(late.take());
}

}  // namespace

void runDiskTests() {
  RUN_TEST(test_a_power_cut_at_any_call_loses_no_game_that_was_saved);
  RUN_TEST(test_a_folder_made_by_a_program_that_was_killed_is_kept_too);
  RUN_TEST(test_a_call_that_fails_loses_nothing_and_is_told);
  RUN_TEST(test_a_folder_that_cannot_be_flushed_is_no_place_for_a_first_save);
  RUN_TEST(test_a_save_that_cannot_be_read_now_is_left_alone);
  RUN_TEST(test_a_file_is_replaced_in_the_order_that_a_power_cut_needs);
  RUN_TEST(test_a_folder_that_cannot_be_locked_is_used_without);
}
