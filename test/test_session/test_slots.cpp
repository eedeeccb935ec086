// Two slots written in turn, power cuts at every byte, small blobs, and when the game is saved.
#include "test_slots.h"

#include <unity.h>

#include "fixtures.h"
#include "session/autosave.h"
#include "session/slots.h"
#include "support/scale.h"

using namespace armada;
using namespace armada_test;

namespace {

Session session;
Session loaded;
MemoryStore store;
MemoryStore copy;
std::uint8_t scratch[kMaxImageBytes];

void freshStore() { store = MemoryStore(); }

void startCounting(Seed seed, int moves) {
  session.close();
  session.start(kCounting, standardOptions(kCounting), seed);
  Rng rng = Rng::seeded(seed);
  for (int i = 0; i < moves; ++i) playOne(session, rng);
}

void test_an_empty_store_has_nothing_to_load() {
  freshStore();
  loaded.close();
  TEST_ASSERT_EQUAL(LoadResult::empty, loadGame(store, kCounting, loaded, scratch));
  TEST_ASSERT_FALSE(loaded.running());
  StateBox state;
  TEST_ASSERT_EQUAL(LoadResult::empty, glanceAtGame(store, kCounting, state, scratch).result);
}

void test_saves_go_to_the_slots_in_turn_and_the_newest_is_loaded() {
  freshStore();
  startCounting(1, 0);
  Rng rng = Rng::seeded(2);
  int last = -1;
  for (int i = 0; i < 7; ++i) {
    playOne(session, rng);
    TEST_ASSERT_TRUE(saveGame(store, session, scratch));
    TEST_ASSERT_NOT_EQUAL(last, store.lastSlot);
    last = store.lastSlot;
    TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(store, kCounting, loaded, scratch));
    TEST_ASSERT_EQUAL_HEX32(bytesHash(session), bytesHash(loaded));
    StateBox state;
    const Glance glance = glanceAtGame(store, kCounting, state, scratch);
    TEST_ASSERT_EQUAL(LoadResult::loaded, glance.result);
    TEST_ASSERT_EQUAL_UINT32(i + 1, glance.moves);
    TEST_ASSERT_TRUE(sameState(session, state));
  }
}

void test_the_newest_is_found_when_the_sequence_wraps() {
  freshStore();
  startCounting(1, 1);
  store.used[0] = session.image(store.bytes[0], kMaxImageBytes, 0xFFFFFFFFu);
  startCounting(1, 2);
  TEST_ASSERT_TRUE(saveGame(store, session, scratch));
  TEST_ASSERT_EQUAL(1, store.lastSlot);
  TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(store, kCounting, loaded, scratch));
  TEST_ASSERT_EQUAL_size_t(2, loaded.moveCount());
}

// Two saves stand; the third is cut. What is loaded must be the second or, when all its bytes made it, the third.
void cutEverywhere(MemoryStore::Rest rest) {
  freshStore();
  startCounting(3, 4);
  saveGame(store, session, scratch);
  startCounting(3, 5);
  saveGame(store, session, scratch);
  const std::uint32_t second = bytesHash(session);
  startCounting(3, 6);
  const std::uint32_t third = bytesHash(session);
  const std::size_t bytes = session.image(scratch, sizeof scratch, 3);
  for (std::size_t cut = 0; cut <= bytes; ++cut) {
    copy = store;
    copy.cutAfter(cut, rest);
    TEST_ASSERT_EQUAL(false, saveGame(copy, session, scratch));
    loaded.close();
    TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(copy, kCounting, loaded, scratch));
    const std::uint32_t got = bytesHash(loaded);
    TEST_ASSERT_TRUE(got == second || (cut == bytes && got == third));
    // And the console goes on saving.
    TEST_ASSERT_TRUE(saveGame(copy, session, scratch));
    TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(copy, kCounting, loaded, scratch));
    TEST_ASSERT_EQUAL_HEX32(third, bytesHash(loaded));
  }
}

void test_a_power_cut_at_any_byte_leaves_the_older_save_whole() {
  cutEverywhere(MemoryStore::Rest::nothing);
  cutEverywhere(MemoryStore::Rest::old);
  cutEverywhere(MemoryStore::Rest::noise);
}

void test_the_first_save_of_all_cut_short_is_damaged_and_not_loaded() {
  freshStore();
  startCounting(3, 4);
  store.cutAfter(30, MemoryStore::Rest::nothing);
  TEST_ASSERT_FALSE(saveGame(store, session, scratch));
  loaded.close();
  TEST_ASSERT_EQUAL(LoadResult::damaged, loadGame(store, kCounting, loaded, scratch));
  TEST_ASSERT_FALSE(loaded.running());
}

void test_a_whole_newest_save_that_cannot_go_on_gives_way_to_the_older_one() {
  freshStore();
  startCounting(3, 4);
  saveGame(store, session, scratch);
  saveGame(store, session, scratch);
  // The newest slot gets a state that no game can be in, with every sum right.
  std::uint8_t* newest = store.bytes[1];
  const std::size_t bytes = store.used[1];
  const std::size_t stateAt = bytes - 4 - 4 * 2 - 4 - 24;
  for (std::size_t i = 0; i < 16; ++i) newest[stateAt + i] = 0;  // a blank generator
  ByteWriter hash(newest + stateAt + 24, 4);
  hash.u32(crc32(newest + stateAt, 24));
  ByteWriter end(newest + bytes - 4, 4);
  end.u32(crc32(newest, bytes - 4));
  TEST_ASSERT_EQUAL(LoadResult::damaged, loaded.load(newest, bytes, &kCounting));
  TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(store, kCounting, loaded, scratch));
  TEST_ASSERT_EQUAL_HEX32(bytesHash(session), bytesHash(loaded));
}

void test_a_store_that_fails_is_reported_and_keeps_what_it_has() {
  freshStore();
  startCounting(3, 4);
  TEST_ASSERT_TRUE(saveGame(store, session, scratch));
  store.failing = true;
  TEST_ASSERT_FALSE(saveGame(store, session, scratch));
  TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(store, kCounting, loaded, scratch));
  session.close();
  TEST_ASSERT_FALSE(saveGame(store, session, scratch));
}

// ---- small blobs ----------------------------------------------------------------------------------------------------

constexpr BlobSlots kSettings("settings", 3);

void fill(std::uint8_t* bytes, std::size_t count, std::uint8_t from) {
  for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<std::uint8_t>(from + i);
}

void test_a_blob_is_read_as_it_was_written() {
  freshStore();
  std::uint8_t in[kMaxBlobBytes];
  std::uint8_t out[kMaxBlobBytes];
  TEST_ASSERT_EQUAL_size_t(0, kSettings.read(store, out, sizeof out));
  for (const std::size_t count : {std::size_t{1}, std::size_t{17}, kMaxBlobBytes}) {
    fill(in, count, static_cast<std::uint8_t>(count));
    TEST_ASSERT_TRUE(kSettings.write(store, in, count));
    TEST_ASSERT_EQUAL_size_t(count, kSettings.read(store, out, sizeof out));
    TEST_ASSERT_EQUAL_UINT8_ARRAY(in, out, count);
  }
  TEST_ASSERT_FALSE(kSettings.write(store, in, 0));
  TEST_ASSERT_FALSE(kSettings.write(store, in, kMaxBlobBytes + 1));
  TEST_ASSERT_EQUAL_size_t(0, kSettings.read(store, out, 5));
}

void test_a_blob_of_another_version_is_as_good_as_none() {
  freshStore();
  std::uint8_t bytes[9];
  fill(bytes, sizeof bytes, 1);
  TEST_ASSERT_TRUE(kSettings.write(store, bytes, sizeof bytes));
  constexpr BlobSlots next("settings", 4);
  TEST_ASSERT_EQUAL_size_t(0, next.read(store, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_size_t(9, kSettings.read(store, bytes, sizeof bytes));
}

void test_a_power_cut_at_any_byte_leaves_the_older_blob_whole() {
  freshStore();
  std::uint8_t first[40];
  std::uint8_t second[40];
  std::uint8_t out[40];
  fill(first, sizeof first, 1);
  fill(second, sizeof second, 99);
  kSettings.write(store, second, sizeof second);
  kSettings.write(store, first, sizeof first);
  for (const MemoryStore::Rest rest : {MemoryStore::Rest::nothing, MemoryStore::Rest::old, MemoryStore::Rest::noise}) {
    for (std::size_t cut = 0; cut < 56; ++cut) {
      copy = store;
      copy.cutAfter(cut, rest);
      TEST_ASSERT_FALSE(kSettings.write(copy, second, sizeof second));
      TEST_ASSERT_EQUAL_size_t(sizeof out, kSettings.read(copy, out, sizeof out));
      TEST_ASSERT_EQUAL_UINT8_ARRAY(first, out, sizeof out);
    }
  }
}

void test_no_blob_with_a_flipped_bit_is_read() {
  freshStore();
  std::uint8_t bytes[20];
  fill(bytes, sizeof bytes, 5);
  kSettings.write(store, bytes, sizeof bytes);
  for (std::size_t bit = 0; bit < store.used[0] * 8; ++bit) {
    copy = store;
    copy.bytes[0][bit / 8] = static_cast<std::uint8_t>(copy.bytes[0][bit / 8] ^ (1u << (bit % 8)));
    TEST_ASSERT_EQUAL_size_t(0, kSettings.read(copy, bytes, sizeof bytes));
  }
}

void test_a_blob_whose_length_lies_is_not_read() {
  freshStore();
  std::uint8_t bytes[20];
  fill(bytes, sizeof bytes, 5);
  kSettings.write(store, bytes, sizeof bytes);
  store.bytes[0][10] = 12;  // the length, behind magic, format, sequence and version
  ByteWriter end(store.bytes[0] + store.used[0] - 4, 4);
  end.u32(crc32(store.bytes[0], store.used[0] - 4));
  TEST_ASSERT_EQUAL_size_t(0, kSettings.read(store, bytes, sizeof bytes));
}

void test_a_blob_of_another_format_is_not_read() {
  freshStore();
  std::uint8_t bytes[20];
  fill(bytes, sizeof bytes, 5);
  kSettings.write(store, bytes, sizeof bytes);
  ++store.bytes[0][4];  // the format, behind magic
  ByteWriter end(store.bytes[0] + store.used[0] - 4, 4);
  end.u32(crc32(store.bytes[0], store.used[0] - 4));
  TEST_ASSERT_EQUAL_size_t(0, kSettings.read(store, bytes, sizeof bytes));
}

// ---- autosave -------------------------------------------------------------------------------------------------------

void test_a_move_is_saved_after_two_seconds_of_rest() {
  Autosave autosave;
  autosave.saved(10);
  TEST_ASSERT_FALSE(autosave.due(10, 1000));
  TEST_ASSERT_FALSE(autosave.due(10, 9000));
  TEST_ASSERT_FALSE(autosave.due(11, 10000));
  TEST_ASSERT_FALSE(autosave.due(11, 11999));
  TEST_ASSERT_TRUE(autosave.due(11, 12000));
  autosave.saved(11);
  TEST_ASSERT_FALSE(autosave.due(11, 20000));
}

void test_moves_and_presses_put_the_save_off() {
  Autosave autosave;
  autosave.saved(0);
  TEST_ASSERT_FALSE(autosave.due(1, 1000));
  TEST_ASSERT_FALSE(autosave.due(2, 2500));
  TEST_ASSERT_FALSE(autosave.due(2, 4499));
  autosave.stirred(4499);
  TEST_ASSERT_FALSE(autosave.due(2, 6498));
  TEST_ASSERT_TRUE(autosave.due(2, 6499));
}

void test_menu_sleep_and_leaving_save_at_once_if_anything_is_unsaved() {
  Autosave autosave;
  autosave.saved(4);
  TEST_ASSERT_FALSE(autosave.dueNow(4));
  TEST_ASSERT_FALSE(autosave.due(5, 100));
  TEST_ASSERT_TRUE(autosave.dueNow(5));
  autosave.saved(5);
  TEST_ASSERT_FALSE(autosave.dueNow(5));
}

void test_a_failed_save_is_tried_again_later_and_not_in_every_frame() {
  Autosave autosave;
  autosave.saved(0);
  autosave.due(1, 0);
  TEST_ASSERT_TRUE(autosave.due(1, 2000));
  autosave.failed(2000);
  TEST_ASSERT_FALSE(autosave.due(1, 2033));
  TEST_ASSERT_FALSE(autosave.due(1, 11999));
  TEST_ASSERT_TRUE(autosave.due(1, 12000));
  TEST_ASSERT_TRUE(autosave.dueNow(1));
}

void test_the_clock_may_wrap_during_the_rest() {
  Autosave autosave;
  autosave.saved(0);
  TEST_ASSERT_FALSE(autosave.due(1, 0xFFFFFF00u));
  TEST_ASSERT_FALSE(autosave.due(1, 100));
  TEST_ASSERT_TRUE(autosave.due(1, 1800));
}

void test_autosave_follows_every_kind_of_change_of_a_session() {
  Autosave autosave;
  Events silent;
  session.close();
  session.start(kCounting, standardOptions(kCounting), 1);
  TEST_ASSERT_TRUE(autosave.unsaved(session.changes()));
  const auto settle = [&] { autosave.saved(session.changes()); };
  settle();
  session.play(1, silent);
  TEST_ASSERT_TRUE(autosave.unsaved(session.changes()));
  settle();
  session.undo();
  TEST_ASSERT_TRUE(autosave.unsaved(session.changes()));
  settle();
  session.redo(silent);
  TEST_ASSERT_TRUE(autosave.unsaved(session.changes()));
  settle();
  TEST_ASSERT_FALSE(session.play(kNoMove, silent));
  TEST_ASSERT_FALSE(autosave.unsaved(session.changes()));
}

}  // namespace

void runSlotTests() {
  RUN_TEST(test_an_empty_store_has_nothing_to_load);
  RUN_TEST(test_saves_go_to_the_slots_in_turn_and_the_newest_is_loaded);
  RUN_TEST(test_the_newest_is_found_when_the_sequence_wraps);
  RUN_TEST(test_a_power_cut_at_any_byte_leaves_the_older_save_whole);
  RUN_TEST(test_the_first_save_of_all_cut_short_is_damaged_and_not_loaded);
  RUN_TEST(test_a_whole_newest_save_that_cannot_go_on_gives_way_to_the_older_one);
  RUN_TEST(test_a_store_that_fails_is_reported_and_keeps_what_it_has);
  RUN_TEST(test_a_blob_is_read_as_it_was_written);
  RUN_TEST(test_a_blob_of_another_version_is_as_good_as_none);
  RUN_TEST(test_a_power_cut_at_any_byte_leaves_the_older_blob_whole);
  RUN_TEST(test_no_blob_with_a_flipped_bit_is_read);
  RUN_TEST(test_a_blob_whose_length_lies_is_not_read);
  RUN_TEST(test_a_blob_of_another_format_is_not_read);
  RUN_TEST(test_a_move_is_saved_after_two_seconds_of_rest);
  RUN_TEST(test_moves_and_presses_put_the_save_off);
  RUN_TEST(test_menu_sleep_and_leaving_save_at_once_if_anything_is_unsaved);
  RUN_TEST(test_a_failed_save_is_tried_again_later_and_not_in_every_frame);
  RUN_TEST(test_the_clock_may_wrap_during_the_rest);
  RUN_TEST(test_autosave_follows_every_kind_of_change_of_a_session);
}
