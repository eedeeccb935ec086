#include "here.h"

#include "rules/kernel/rng.h"
#include "session/registry.h"
#include "session/session.h"
#include "session/slots.h"
#include "suite.h"
#include "support/firmware_bench.h"
#include "support/panel_tests.h"

using namespace armada;
using namespace armada_test;

namespace {

esp32::NvsSaves& store() {
  static esp32::NvsSaves saves{drawing.panel};
  saves.begin();
  return saves;
}

Session session;
Flash keptFlash;
std::uint8_t image[kMaxImageBytes], before[kMaxEncodedBytes], after[kMaxEncodedBytes];
EventBuffer<kMaxEventsAMove> events;
MoveList moves;

void playSome(int count, Rng& rng) {
  const Game& game = session.game();
  for (int i = 0; i < count && game.status(session.state()).outcome == Outcome::playing; ++i) {
    moves.clear();
    game.legalMoves(session.state(), moves);
    session.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))], events);
  }
}

std::size_t stateBytes(std::uint8_t (&to)[kMaxEncodedBytes]) {
  ByteWriter out(to, sizeof to);
  session.game().encode(session.state(), out);
  return out.used();
}

void test_a_blob_comes_back_as_it_was_written() {
  SaveStore& saves = store();
  std::uint8_t bytes[300], back[400];
  for (std::size_t i = 0; i < sizeof bytes; ++i) bytes[i] = static_cast<std::uint8_t>(i * 7);
  TEST_ASSERT_TRUE(saves.write("pew_pew", 0, bytes, sizeof bytes));
  TEST_ASSERT_TRUE(saves.write("pew_pew", 1, bytes + 1, 10));
  TEST_ASSERT_EQUAL_UINT32(300, saves.read("pew_pew", 0, back, sizeof back).count);
  TEST_ASSERT_EQUAL_MEMORY(bytes, back, sizeof bytes);
  TEST_ASSERT_EQUAL_UINT32(10, saves.read("pew_pew", 1, back, sizeof back).count);
  TEST_ASSERT_TRUE(saves.read("pew_pew", 0, back, 299).unreadable());  // no room
  TEST_ASSERT_TRUE(saves.read("template", 0, back, sizeof back).absent());
  TEST_ASSERT_FALSE(saves.write("seventeen_letters", 0, bytes, 1));
  TEST_ASSERT_TRUE(saves.write("thirteen_lett", 0, bytes, 1));
  TEST_ASSERT_EQUAL_UINT32(1, saves.read("thirteen_lett", 0, back, sizeof back).count);
  TEST_ASSERT_FALSE(saves.write("", 0, bytes, 1));
  TEST_ASSERT_FALSE(saves.write("pew_pew", 2, bytes, 1));
  TEST_ASSERT_FALSE(saves.write("pew_pew", 0, bytes, 0));
  bench.checkFaults();
}

void test_every_game_has_a_save_of_its_own() {
  SaveStore& saves = store();
  std::uint8_t back[1];
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const auto number = static_cast<std::uint8_t>(i);
    TEST_ASSERT_TRUE_MESSAGE(saves.write(gameAt(i).id, 0, &number, 1), gameAt(i).id);
  }
  for (std::size_t i = 0; i < gameCount(); ++i) {
    TEST_ASSERT_EQUAL_UINT32(1, saves.read(gameAt(i).id, 0, back, 1).count);
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(i, back[0], gameAt(i).id);
  }
  bench.checkFaults();
}

void test_what_stands_in_flash_is_not_written_again() {
  SaveStore& saves = store();
  std::uint8_t bytes[kMaxSaveBytes] = {1, 2, 3};
  TEST_ASSERT_TRUE(saves.write("pew_pew", 0, bytes, sizeof bytes));
  TEST_ASSERT_TRUE(saves.write("pew_pew", 0, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_UINT32(1, handheld.blobWrites);
  bytes[kMaxSaveBytes - 1] = 1;
  TEST_ASSERT_TRUE(saves.write("pew_pew", 0, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_UINT32(2, handheld.blobWrites);
  TEST_ASSERT_TRUE(saves.write("pew_pew", 0, bytes, 100));  // shorter is another one
  TEST_ASSERT_EQUAL_UINT32(3, handheld.blobWrites);
}

void test_small_things_that_did_not_change_are_not_written_in_turn() {
  SaveStore& saves = store();
  constexpr BlobSlots kSlots("settings", 1);
  std::uint8_t bytes[20] = {9};
  TEST_ASSERT_EQUAL(SaveResult::saved, kSlots.write(saves, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL(SaveResult::saved, kSlots.write(saves, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_UINT32(1, handheld.blobWrites);
  bytes[19] = 1;
  TEST_ASSERT_EQUAL(SaveResult::saved, kSlots.write(saves, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_UINT32(2, handheld.blobWrites);
}

// ---- how often NVS is called: each call may take it through all its pages -------------------------------------------
struct Calls {
  std::uint32_t reads = handheld.nvsReads, writes = handheld.nvsWrites;
  void check(std::uint32_t readsSince, std::uint32_t writesSince) const {
    TEST_ASSERT_EQUAL_UINT32(readsSince, handheld.nvsReads - reads);
    TEST_ASSERT_EQUAL_UINT32(writesSince, handheld.nvsWrites - writes);
  }
};

constexpr std::uint32_t kSmallNames = 8;  // settings, statistics in two halves, lessons, hints, three of scores

// Both slots, to find the older one; the write; and what was written comes back.
void test_a_save_calls_nvs_four_times() {
  SaveStore& saves = store();
  Rng rng = Rng::seeded(3);
  session.start(gameAt(0), standardOptions(gameAt(0)), 5);
  for (int i = 0; i < 4; ++i) {
    playSome(1, rng);
    const Calls before;
    saveGame(saves, session, image);
    before.check(3, 1);
  }
}

void test_a_save_of_small_things_calls_nvs_at_most_five_times() {
  SaveStore& saves = store();
  constexpr BlobSlots kSlots("settings", 1);
  std::uint8_t bytes[20] = {};
  for (const std::uint32_t reads : {3u, 3u, 4u, 3u}) {  // one more where the newest is in slot 1: it is compared first
    ++bytes[0];
    const Calls before;
    kSlots.write(saves, bytes, sizeof bytes);
    before.check(reads, 1);
  }
}

// Every slot once; and the newest once more where it is not the one that was looked at last.
void test_a_start_reads_every_slot_once() {
  const Calls box;
  bench.start();
  box.check(2 * kSmallNames, 0);
  bench.console().boot("pew_pew");
  bench.run(6000);
  TEST_ASSERT_NULL(handheld.save("pew_pew:1"));
  TEST_ASSERT_NULL(handheld.save("settings:1"));

  const Calls first;
  bench.switchOn();
  first.check(2 * (kSmallNames + 1), 0);
  TEST_ASSERT_TRUE(bench.console().session().running());

  bench.tap(board::kButtonA);
  bench.run(6000);
  TEST_ASSERT_NOT_NULL(handheld.save("pew_pew:1"));
  const Calls second;
  bench.switchOn();
  second.check(2 * (kSmallNames + 1) + 1, 0);
}

// Stellar Siege is not the first game on the shelf.
void test_a_start_looks_at_no_other_games_save() {
  bench.start();
  bench.console().boot("stellar_siege");
  bench.run(6000);
  const Calls before;
  bench.switchOn();
  before.check(2 * (kSmallNames + 1), 0);
  TEST_ASSERT_TRUE(bench.console().session().running());
}

void test_a_rest_calls_nothing() {
  bench.start();
  bench.console().boot("pew_pew");
  bench.run(6000);
  const Calls before;
  bench.run(10000);
  before.check(0, 0);
}

// One save of a game that stands in flash already, with the power gone after each single write in turn.
void cutEverywhere(const Game& game, Handheld::Tear tear) {
  SaveStore& saves = store();
  handheld.tear = tear;
  Rng rng = Rng::seeded(3);
  session.start(game, standardOptions(game), 5);
  playSome(6, rng);
  TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(saves, session, image));
  playSome(1, rng);
  TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(saves, session, image));
  stateBytes(before);
  keptFlash = handheld.flash;

  int cuts = 0;
  for (;; ++cuts) {
    handheld.flash = keptFlash;
    TEST_ASSERT_TRUE(goesOn(loadGame(saves, game, session, image)));
    Rng again = Rng::seeded(99);
    playSome(1, again);
    const std::size_t size = stateBytes(after);
    handheld.cutAfter = cuts;
    const Handheld::End end = handheld.run([&] { saveGame(saves, session, image); });
    handheld.cutAfter = -1;
    if (end != Handheld::End::powerCut) break;  // it was through before the cut
    // Power again: what is there is the game before the save, or after it.
    session.close();
    TEST_ASSERT_TRUE_MESSAGE(goesOn(loadGame(saves, game, session, image)), "both saves are lost");
    std::uint8_t found[kMaxEncodedBytes];
    stateBytes(found);
    const bool old = std::memcmp(found, before, size) == 0, fresh = std::memcmp(found, after, size) == 0;
    TEST_ASSERT_TRUE_MESSAGE(old || fresh, "another game is there");
    // And it goes on: the next save is whole.
    playSome(1, again);
    TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(saves, session, image));
  }
  TEST_ASSERT_GREATER_OR_EQUAL_INT(5, cuts);  // so many writes has the smallest save
}

void test_no_power_cut_ever_loses_both_saves() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    handheld.reset();
    cutEverywhere(gameAt(i), Handheld::Tear::gone);
    handheld.reset();
    cutEverywhere(gameAt(i), Handheld::Tear::mixed);
  }
}

// The whole firmware, with the power gone at any single write since the box was opened: it starts again, and what was saved
// once is there.
void test_the_firmware_starts_after_any_power_cut() {
  const std::int32_t step = kThorough > 1 ? 1 : 17;
  bool everCut = true;
  for (std::int32_t cut = 0; everCut && cut < 400; cut += step) {
    bench.unpack();
    handheld.tear = cut % 2 == 0 ? Handheld::Tear::gone : Handheld::Tear::mixed;
    bench.start();
    bench.console().boot("pew_pew");
    TEST_ASSERT_TRUE(bench.run(300) == Handheld::End::none);
    TEST_ASSERT_TRUE(bench.console().saveGameNow());  // this one is safe
    handheld.cutAfter = cut;
    everCut = false;
    for (int i = 0; i < 4 && !everCut; ++i) {
      handheld.plan(20, board::kButtonA, false);
      handheld.plan(80, board::kButtonA, true);
      everCut = bench.run(2600) == Handheld::End::powerCut;
    }
    handheld.cutAfter = -1;
    bench.switchOn();
    TEST_ASSERT_TRUE(bench.run(200) == Handheld::End::none);
    TEST_ASSERT_TRUE(goesOn(bench.console().bring(*findGame("pew_pew"))));
    bench.checkPicture();
    bench.checkFaults();
  }
}

}  // namespace

void runSaveTests() {
  RUN_TEST(test_a_blob_comes_back_as_it_was_written);
  RUN_TEST(test_every_game_has_a_save_of_its_own);
  RUN_TEST(test_what_stands_in_flash_is_not_written_again);
  RUN_TEST(test_small_things_that_did_not_change_are_not_written_in_turn);
  RUN_TEST(test_a_save_calls_nvs_four_times);
  RUN_TEST(test_a_save_of_small_things_calls_nvs_at_most_five_times);
  RUN_TEST(test_a_start_reads_every_slot_once);
  RUN_TEST(test_a_start_looks_at_no_other_games_save);
  RUN_TEST(test_a_rest_calls_nothing);
  RUN_TEST(test_no_power_cut_ever_loses_both_saves);
  RUN_TEST(test_the_firmware_starts_after_any_power_cut);
}
