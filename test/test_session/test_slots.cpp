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
  const Glance nothing = glanceAtGame(store, kCounting, state, scratch);
  TEST_ASSERT_EQUAL(LoadResult::empty, nothing.result);
  TEST_ASSERT_EQUAL_UINT32(0, nothing.moves);
}

void test_saves_go_to_the_slots_in_turn_and_the_newest_is_loaded() {
  freshStore();
  startCounting(1, 0);
  Rng rng = Rng::seeded(2);
  int last = -1;
  for (int i = 0; i < 7; ++i) {
    playOne(session, rng);
    TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch));
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
  TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch));
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
    TEST_ASSERT_EQUAL(SaveResult::failed, saveGame(copy, session, scratch));
    loaded.close();
    TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(copy, kCounting, loaded, scratch));
    const std::uint32_t got = bytesHash(loaded);
    TEST_ASSERT_TRUE(got == second || (cut == bytes && got == third));
    // And the console goes on saving.
    TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(copy, session, scratch));
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
  TEST_ASSERT_EQUAL(SaveResult::failed, saveGame(store, session, scratch));
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
  const std::size_t stateAt = bytes - 4 - 4 - 4 - 24;
  for (std::size_t i = 0; i < 16; ++i) newest[stateAt + i] = 0;  // a blank generator
  ByteWriter hash(newest + stateAt + 24, 4);
  hash.u32(crc32(newest + stateAt, 24));
  ByteWriter end(newest + bytes - 4, 4);
  end.u32(crc32(newest, bytes - 4));
  TEST_ASSERT_EQUAL(LoadResult::damaged, loaded.load(newest, bytes, &kCounting));
  TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(store, kCounting, loaded, scratch));
  TEST_ASSERT_EQUAL_HEX32(bytesHash(session), bytesHash(loaded));
}

// The newest save is read well once, and never again.
struct FlickeringStore {
  int reads = 0;
  SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) {
    if (slot == store.lastSlot && ++reads > 1) return kUnreadableSave;
    return store.read(name, slot, to, room);
  }
  bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count) {
    return store.write(name, slot, from, count);
  }
};

// Says that it wrote, and kept what was there.
struct ForgetfulStore {
  int reads = 0;
  SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) {
    ++reads;
    return store.read(name, slot, to, room);
  }
  bool write(const char*, int, const std::uint8_t*, std::size_t) { return true; }
};

void test_a_write_that_left_an_older_save_there_has_failed() {
  freshStore();
  startCounting(3, 1);
  for (int i = 0; i < 2; ++i) TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch));
  ForgetfulStore forgetful;
  TEST_ASSERT_EQUAL(SaveResult::failed, saveGame(forgetful, session, scratch));
}

void test_the_only_save_is_read_once() {
  freshStore();
  startCounting(3, 1);
  TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch));
  ForgetfulStore counting;
  TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(counting, kCounting, loaded, scratch));
  TEST_ASSERT_EQUAL_INT(2, counting.reads);  // each slot
}

void test_a_save_that_was_there_a_moment_ago_gives_way_to_the_older_one() {
  freshStore();
  session.close();
  session.start(kCounting, standardOptions(kCounting), 3);
  Events silent;
  for (const Move move : {1, 2}) {
    session.play(move, silent);
    TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch));
  }
  TEST_ASSERT_EQUAL_INT(1, store.lastSlot);
  FlickeringStore first, second, third;
  SlotPair pair;
  TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(first, kCounting, loaded, scratch, pair));
  TEST_ASSERT_EQUAL_size_t(1, loaded.moveCount());
  TEST_ASSERT_EQUAL(LoadResult::unreadable, pair.kept());
  StateBox state;
  const Glance glance = glanceAtGame(second, kCounting, state, scratch);
  TEST_ASSERT_EQUAL(LoadResult::loaded, glance.result);
  TEST_ASSERT_EQUAL_UINT32(1, glance.moves);

  freshStore();
  const std::uint8_t older[] = {1, 2, 3}, newer[] = {4, 5, 6, 7};
  constexpr BlobSlots small("small", 1);
  small.write(store, older, sizeof older);
  small.write(store, newer, sizeof newer);
  std::uint8_t out[8];
  TEST_ASSERT_EQUAL_size_t(sizeof older, small.read(third, out, sizeof out));
  TEST_ASSERT_EQUAL_UINT8_ARRAY(older, out, sizeof older);
}

void test_a_store_that_fails_is_reported_and_keeps_what_it_has() {
  freshStore();
  startCounting(3, 4);
  TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch));
  store.failing = true;
  TEST_ASSERT_EQUAL(SaveResult::failed, saveGame(store, session, scratch));
  TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(store, kCounting, loaded, scratch));
  session.close();
  TEST_ASSERT_EQUAL(SaveResult::failed, saveGame(store, session, scratch));
}

void test_a_write_that_does_not_come_back_is_no_save() {
  freshStore();
  startCounting(3, 4);
  store.lying = true;
  TEST_ASSERT_EQUAL(SaveResult::failed, saveGame(store, session, scratch));
  store.lying = false;
  TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch));
  startCounting(3, 5);
  store.lying = true;  // the slot holds a whole save, but not this one
  TEST_ASSERT_EQUAL(SaveResult::failed, saveGame(store, session, scratch));
}

// ---- what cannot go on is kept --------------------------------------------------------------------------------------

enum class Holds : std::uint8_t { nothing, good, newerGood, damaged, otherGame, otherVersion, unreadable };
constexpr Holds kAllHolds[] = {Holds::nothing,   Holds::good,         Holds::newerGood, Holds::damaged,
                               Holds::otherGame, Holds::otherVersion, Holds::unreadable};
constexpr std::size_t kGoodMoves = 4, kNewerMoves = 5;

bool isGood(Holds holds) { return holds == Holds::good || holds == Holds::newerGood; }

LoadResult reasonOf(Holds holds) {
  switch (holds) {
    case Holds::damaged: return LoadResult::damaged;
    case Holds::otherGame: return LoadResult::otherGame;
    case Holds::otherVersion: return LoadResult::otherVersion;
    case Holds::unreadable: return LoadResult::unreadable;
    default: return LoadResult::empty;
  }
}

void mendSum(std::uint8_t* bytes, std::size_t count) { ByteWriter(bytes + count - 4, 4).u32(crc32(bytes, count - 4)); }

void putImage(int slot, const Game& game, std::size_t moves, std::uint32_t sequence) {
  session.close();
  session.start(game, standardOptions(game), 9);
  Rng rng = Rng::seeded(9);
  for (std::size_t i = 0; i < moves; ++i) playOne(session, rng);
  store.used[slot] = session.image(store.bytes[slot], kMaxImageBytes, sequence);
}

void put(int slot, Holds holds) {
  const bool newer = holds == Holds::newerGood || holds == Holds::otherVersion;
  if (holds == Holds::otherGame)
    putImage(slot, gameAt(0), 3, 77);
  else if (holds != Holds::nothing)
    putImage(slot, kCounting, newer ? kNewerMoves : kGoodMoves, newer ? 6 : 5);
  if (holds == Holds::damaged) store.bytes[slot][30] ^= 1;
  if (holds == Holds::otherVersion) {
    store.bytes[slot][4] += 9;  // the format, behind magic
    mendSum(store.bytes[slot], store.used[slot]);
  }
  store.unreadable[slot] = holds == Holds::unreadable;
}

// What has to be kept of a slot beside another, by the rule of slots.h in other words.
bool mustBeKept(Holds holds, Holds beside) {
  if (holds == Holds::damaged) return !isGood(beside);
  return holds == Holds::otherGame || holds == Holds::otherVersion || holds == Holds::unreadable;
}

// Runs `check(here, there)` for every two things that two slots can hold.
template <class Check>
void forEveryPair(Check check) {
  for (const Holds first : kAllHolds) {
    for (const Holds second : kAllHolds) {
      freshStore();
      put(0, first);
      put(1, second);
      check(first, second);
    }
  }
}

void test_what_goes_on_is_loaded_whatever_lies_beside_it() {
  forEveryPair([](Holds first, Holds second) {
    loaded.close();
    SlotPair pair;
    const LoadResult result = loadGame(store, kCounting, loaded, scratch, pair);
    StateBox state;
    TEST_ASSERT_EQUAL(result, glanceAtGame(store, kCounting, state, scratch).result);
    const bool any = isGood(first) || isGood(second);
    TEST_ASSERT_EQUAL(any, goesOn(result));
    TEST_ASSERT_EQUAL(any, loaded.running());
    if (!any) return;
    const bool newer = first == Holds::newerGood || second == Holds::newerGood;
    TEST_ASSERT_EQUAL_size_t(newer ? kNewerMoves : kGoodMoves, loaded.moveCount());
    const bool versionAhead = !newer && (first == Holds::otherVersion || second == Holds::otherVersion);
    TEST_ASSERT_EQUAL(versionAhead, pair.keptIsNewest());
  });
}

void test_of_two_saves_that_cannot_go_on_the_same_reason_is_told_in_either_order() {
  forEveryPair([](Holds first, Holds second) {
    if (isGood(first) || isGood(second)) return;
    const LoadResult one = reasonOf(first), other = reasonOf(second);
    TEST_ASSERT_EQUAL(one > other ? one : other, loadGame(store, kCounting, loaded, scratch));
  });
}

void test_nothing_is_written_over_what_is_kept_until_it_is_given_up() {
  forEveryPair([](Holds first, Holds second) {
    copy = store;
    startCounting(3, 7);
    const bool kept = mustBeKept(first, second) || mustBeKept(second, first);
    TEST_ASSERT_EQUAL(kept ? SaveResult::kept : SaveResult::saved, saveGame(store, session, scratch));
    if (!kept) return;
    TEST_ASSERT_EQUAL(0, store.writes);
    TEST_ASSERT_EQUAL_MEMORY(copy.bytes, store.bytes, sizeof store.bytes);
  });
}

void test_the_first_write_never_goes_over_the_newest_that_goes_on() {
  forEveryPair([](Holds first, Holds second) {
    SlotPair before;
    loadGame(store, kCounting, loaded, scratch, before);
    startCounting(3, 7);
    TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch, true));
    TEST_ASSERT_NOT_EQUAL(before.newest(), store.lastSlot);
    TEST_ASSERT_EQUAL(LoadResult::loaded, loadGame(store, kCounting, loaded, scratch));
    TEST_ASSERT_EQUAL_size_t(7, loaded.moveCount());
    // And a second one leaves nothing behind that would be asked for.
    TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch, true));
    TEST_ASSERT_EQUAL(LoadResult::empty, surveyGame(store, kCounting, scratch).kept());
    static_cast<void>(first);
    static_cast<void>(second);
  });
}

void test_a_save_follows_one_of_another_version_in_the_row_of_writes() {
  freshStore();
  put(0, Holds::otherVersion);
  put(1, Holds::good);
  startCounting(3, 7);
  TEST_ASSERT_EQUAL(SaveResult::saved, saveGame(store, session, scratch, true));
  std::uint32_t sequence = 0;
  TEST_ASSERT_TRUE(imageSequence(store.bytes[store.lastSlot], store.used[store.lastSlot], sequence));
  TEST_ASSERT_EQUAL_UINT32(7, sequence);
}

void test_an_empty_file_is_a_damaged_save() {
  struct EmptyFiles {
    SaveRead read(const char*, int, std::uint8_t*, std::size_t) { return foundSave(0); }
    bool write(const char*, int, const std::uint8_t*, std::size_t) { return false; }
  } files;
  TEST_ASSERT_EQUAL(LoadResult::damaged, loadGame(files, kCounting, loaded, scratch));
}

void test_there_is_an_older_one_only_when_both_go_on() {
  for (const int good : {0, 1}) {
    SlotPair pair;
    pair.note(good, LoadResult::loaded, 5);
    pair.note(1 - good, LoadResult::damaged, 4);
    TEST_ASSERT_EQUAL_INT(good, pair.newest());
    TEST_ASSERT_EQUAL_INT(-1, pair.older());
    pair.note(1 - good, LoadResult::rulesChanged, 4);
    TEST_ASSERT_EQUAL_INT(1 - good, pair.older());
  }
}

// A number that is not known is none: it neither begins the row anew nor hides one that is far on.
void test_the_next_number_follows_the_last_known_one() {
  SlotPair kept;
  kept.note(0, LoadResult::otherVersion, 1);
  TEST_ASSERT_EQUAL_UINT32(2, kept.nextSequence());
  SlotPair late;
  late.note(0, LoadResult::unreadable, 0);
  late.note(1, LoadResult::loaded, 0x90000000);
  TEST_ASSERT_EQUAL_HEX32(0x90000001, late.nextSequence());
}

void test_every_fault_has_its_words() {
  for (const LoadResult kept :
       {LoadResult::damaged, LoadResult::otherGame, LoadResult::otherVersion, LoadResult::unreadable})
    TEST_ASSERT_TRUE(std::strlen(fault(kept)) > 8);
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
    TEST_ASSERT_EQUAL(SaveResult::saved, kSettings.write(store, in, count));
    TEST_ASSERT_EQUAL_size_t(count, kSettings.read(store, out, sizeof out));
    TEST_ASSERT_EQUAL_UINT8_ARRAY(in, out, count);
  }
  TEST_ASSERT_EQUAL(SaveResult::failed, kSettings.write(store, in, 0));
  TEST_ASSERT_EQUAL(SaveResult::failed, kSettings.write(store, in, kMaxBlobBytes + 1));
  TEST_ASSERT_EQUAL_size_t(0, kSettings.read(store, out, 5));
}

void test_a_blob_of_an_older_version_is_as_good_as_none_and_of_a_newer_one_kept() {
  freshStore();
  std::uint8_t bytes[9];
  fill(bytes, sizeof bytes, 1);
  TEST_ASSERT_EQUAL(SaveResult::saved, kSettings.write(store, bytes, sizeof bytes));
  constexpr BlobSlots next("settings", 4);
  TEST_ASSERT_EQUAL_size_t(0, next.read(store, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL(LoadResult::empty, next.kept(store));
  TEST_ASSERT_EQUAL_size_t(9, kSettings.read(store, bytes, sizeof bytes));

  fill(bytes, sizeof bytes, 2);
  TEST_ASSERT_EQUAL(SaveResult::saved, next.write(store, bytes, sizeof bytes));
  fill(bytes, sizeof bytes, 3);
  TEST_ASSERT_EQUAL(SaveResult::saved, next.write(store, bytes, sizeof bytes));
  copy = store;
  TEST_ASSERT_EQUAL(LoadResult::otherVersion, kSettings.kept(store));
  TEST_ASSERT_EQUAL_size_t(0, kSettings.read(store, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL(SaveResult::kept, kSettings.write(store, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_MEMORY(copy.bytes, store.bytes, sizeof store.bytes);
  fill(bytes, sizeof bytes, 4);
  TEST_ASSERT_EQUAL(SaveResult::saved, kSettings.write(store, bytes, sizeof bytes, true));
  std::uint8_t out[9];
  TEST_ASSERT_EQUAL_size_t(9, kSettings.read(store, out, sizeof out));
  TEST_ASSERT_EQUAL_UINT8_ARRAY(bytes, out, sizeof out);
}

void test_a_blob_under_another_name_or_a_game_is_not_read_and_kept() {
  freshStore();
  constexpr BlobSlots other("stats1", 3);
  std::uint8_t bytes[20];
  fill(bytes, sizeof bytes, 5);
  other.write(store, bytes, sizeof bytes);
  TEST_ASSERT_EQUAL_size_t(0, kSettings.read(store, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL(LoadResult::otherGame, kSettings.kept(store));
  TEST_ASSERT_EQUAL(SaveResult::kept, kSettings.write(store, bytes, sizeof bytes));
  freshStore();
  putImage(1, kCounting, 0, 1);  // small enough for the room of a blob
  TEST_ASSERT_TRUE(store.used[1] <= kFramedBlobBytes);
  TEST_ASSERT_EQUAL(LoadResult::otherGame, kSettings.kept(store));
  putImage(1, kCountingBroad, 0, 1);  // too large for it
  TEST_ASSERT_EQUAL(LoadResult::unreadable, kSettings.kept(store));
}

void test_a_blob_of_its_name_that_is_too_short_or_too_long_is_damaged() {
  freshStore();
  std::uint8_t bytes[9];
  fill(bytes, sizeof bytes, 1);
  kSettings.write(store, bytes, sizeof bytes);
  for (const BlobSlots& slots : {BlobSlots("settings", 3, 1, 8), BlobSlots("settings", 3, 10, 20)}) {
    TEST_ASSERT_EQUAL(LoadResult::damaged, slots.kept(store));
    TEST_ASSERT_EQUAL_size_t(0, slots.read(store, bytes, sizeof bytes));
  }
  TEST_ASSERT_EQUAL_size_t(9, BlobSlots("settings", 3, 9, 9).read(store, bytes, sizeof bytes));
}

void test_a_blob_of_a_length_that_it_may_not_have_is_not_written() {
  freshStore();
  std::uint8_t bytes[9];
  fill(bytes, sizeof bytes, 1);
  constexpr BlobSlots some("settings", 3, 4, 8);
  for (const std::size_t count : {3, 9}) {
    TEST_ASSERT_EQUAL(SaveResult::failed, some.write(store, bytes, count));
    TEST_ASSERT_EQUAL_size_t(0, store.used[0] + store.used[1]);
  }
}

void test_a_blob_that_stands_there_already_is_not_written_again() {
  freshStore();
  const auto* bytes = reinterpret_cast<const std::uint8_t*>("abcd");
  for (int i = 0; i < 2; ++i) TEST_ASSERT_EQUAL(SaveResult::saved, kSettings.write(store, bytes, 3));
  TEST_ASSERT_EQUAL_size_t(0, store.used[1]);
  for (int i = 0; i < 2; ++i) TEST_ASSERT_EQUAL(SaveResult::saved, kSettings.write(store, bytes, 4));
  TEST_ASSERT_TRUE(store.used[0] + 1 == store.used[1]);
}

void test_what_is_shorter_than_any_blob_is_damaged() {
  freshStore();
  kSettings.write(store, reinterpret_cast<const std::uint8_t*>("abc"), 3);
  for (store.used[0] = 15; store.used[0] > 0; --store.used[0])
    TEST_ASSERT_EQUAL(LoadResult::damaged, kSettings.kept(store));
}

// The bytes of today: every later program has to read them.
void test_a_blob_has_these_bytes() {
  freshStore();
  TEST_ASSERT_EQUAL(SaveResult::saved, kSettings.write(store, reinterpret_cast<const std::uint8_t*>("abc"), 3));
  const std::uint8_t name[] = {'s', 'e', 't', 't', 'i', 'n', 'g', 's'};
  std::uint8_t expected[23];
  ByteWriter out(expected, sizeof expected);
  out.bytes("PABB\2\1\0\0\0", 9);
  out.u32(crc32(name, sizeof name));
  out.bytes("\3\3\0abc", 6);
  out.u32(crc32(expected, out.used()));
  TEST_ASSERT_EQUAL_size_t(sizeof expected, store.used[0]);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, store.bytes[0], sizeof expected);
}

// As written before a blob had its name in it: magic, format 1, sequence 1, version 3, three bytes.
void test_a_blob_without_a_name_is_read_by_the_lengths_that_it_may_have() {
  freshStore();
  ByteWriter old(store.bytes[0], kMaxImageBytes);
  old.u32(0x42424150u);
  old.u8(1);
  old.u32(1);
  old.u8(3);
  old.u16(3);
  old.bytes("\7\1\2", 3);
  old.u32(crc32(store.bytes[0], old.used()));
  store.used[0] = old.used();
  std::uint8_t out[8];
  TEST_ASSERT_EQUAL_size_t(3, kSettings.read(store, out, sizeof out));
  TEST_ASSERT_EQUAL_UINT8(7, out[0]);
  constexpr BlobSlots longer("stats1", 3, 4, 9);
  TEST_ASSERT_EQUAL_size_t(0, longer.read(store, out, sizeof out));
  TEST_ASSERT_EQUAL(LoadResult::otherGame, longer.kept(store));
  constexpr BlobSlots just("stats1", 3, 3, 3);
  TEST_ASSERT_EQUAL_size_t(3, just.read(store, out, sizeof out));
  constexpr BlobSlots shorter("stats1", 3, 1, 2);
  TEST_ASSERT_EQUAL_size_t(0, shorter.read(store, out, sizeof out));
  TEST_ASSERT_EQUAL(SaveResult::saved, kSettings.write(store, out, 4));
  TEST_ASSERT_EQUAL_size_t(4, kSettings.read(store, out, sizeof out));
}

void test_a_named_blob_of_a_length_that_it_may_not_have_is_damaged() {
  constexpr BlobSlots any("stats1", 3), some("stats1", 3, 4, 6);
  const std::uint8_t bytes[8] = {9, 8, 7, 6, 5, 4, 3, 2};
  std::uint8_t out[8];
  for (std::size_t count = 1; count <= sizeof bytes; ++count) {
    freshStore();
    TEST_ASSERT_EQUAL(SaveResult::saved, any.write(store, bytes, count));
    const bool fits = count >= 4 && count <= 6;
    TEST_ASSERT_EQUAL_size_t(fits ? count : 0, some.read(store, out, sizeof out));
    TEST_ASSERT_EQUAL(fits ? LoadResult::empty : LoadResult::damaged, some.kept(store));
    freshStore();
    TEST_ASSERT_EQUAL(fits ? SaveResult::saved : SaveResult::failed, some.write(store, bytes, count));
  }
}

void test_a_blob_is_read_into_room_for_just_as_much() {
  freshStore();
  const std::uint8_t bytes[5] = {1, 2, 3, 4, 5};
  std::uint8_t out[5] = {};
  TEST_ASSERT_EQUAL(SaveResult::saved, kSettings.write(store, bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_size_t(0, kSettings.read(store, out, 4));
  TEST_ASSERT_EQUAL_size_t(5, kSettings.read(store, out, 5));
  TEST_ASSERT_EQUAL_UINT8_ARRAY(bytes, out, sizeof bytes);
}

void test_a_blob_that_does_not_come_back_is_not_saved() {
  freshStore();
  std::uint8_t bytes[20];
  fill(bytes, sizeof bytes, 5);
  store.lying = true;
  TEST_ASSERT_EQUAL(SaveResult::failed, kSettings.write(store, bytes, sizeof bytes));
  store.lying = false;
  TEST_ASSERT_EQUAL(SaveResult::saved, kSettings.write(store, bytes, sizeof bytes));
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
    for (std::size_t cut = 0; cut < 60; ++cut) {
      copy = store;
      copy.cutAfter(cut, rest);
      TEST_ASSERT_EQUAL(SaveResult::failed, kSettings.write(copy, second, sizeof second));
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
  store.bytes[0][14] = 12;  // the length, behind magic, format, sequence, name and version
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

void test_the_first_change_of_all_waits_for_its_rest_as_well() {
  Autosave autosave;
  TEST_ASSERT_FALSE(autosave.due(1, 10000));
  TEST_ASSERT_FALSE(autosave.due(1, 11999));
  TEST_ASSERT_TRUE(autosave.due(1, 12000));
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
  RUN_TEST(test_a_write_that_left_an_older_save_there_has_failed);
  RUN_TEST(test_the_only_save_is_read_once);
  RUN_TEST(test_a_save_that_was_there_a_moment_ago_gives_way_to_the_older_one);
  RUN_TEST(test_a_store_that_fails_is_reported_and_keeps_what_it_has);
  RUN_TEST(test_a_write_that_does_not_come_back_is_no_save);
  RUN_TEST(test_what_goes_on_is_loaded_whatever_lies_beside_it);
  RUN_TEST(test_of_two_saves_that_cannot_go_on_the_same_reason_is_told_in_either_order);
  RUN_TEST(test_nothing_is_written_over_what_is_kept_until_it_is_given_up);
  RUN_TEST(test_the_first_write_never_goes_over_the_newest_that_goes_on);
  RUN_TEST(test_a_save_follows_one_of_another_version_in_the_row_of_writes);
  RUN_TEST(test_an_empty_file_is_a_damaged_save);
  RUN_TEST(test_there_is_an_older_one_only_when_both_go_on);
  RUN_TEST(test_the_next_number_follows_the_last_known_one);
  RUN_TEST(test_every_fault_has_its_words);
  RUN_TEST(test_a_blob_is_read_as_it_was_written);
  RUN_TEST(test_a_blob_of_an_older_version_is_as_good_as_none_and_of_a_newer_one_kept);
  RUN_TEST(test_a_blob_under_another_name_or_a_game_is_not_read_and_kept);
  RUN_TEST(test_a_blob_of_its_name_that_is_too_short_or_too_long_is_damaged);
  RUN_TEST(test_a_blob_of_a_length_that_it_may_not_have_is_not_written);
  RUN_TEST(test_a_blob_that_stands_there_already_is_not_written_again);
  RUN_TEST(test_what_is_shorter_than_any_blob_is_damaged);
  RUN_TEST(test_a_blob_has_these_bytes);
  RUN_TEST(test_a_blob_without_a_name_is_read_by_the_lengths_that_it_may_have);
  RUN_TEST(test_a_named_blob_of_a_length_that_it_may_not_have_is_damaged);
  RUN_TEST(test_a_blob_is_read_into_room_for_just_as_much);
  RUN_TEST(test_a_blob_that_does_not_come_back_is_not_saved);
  RUN_TEST(test_a_power_cut_at_any_byte_leaves_the_older_blob_whole);
  RUN_TEST(test_no_blob_with_a_flipped_bit_is_read);
  RUN_TEST(test_a_blob_whose_length_lies_is_not_read);
  RUN_TEST(test_a_blob_of_another_format_is_not_read);
  RUN_TEST(test_a_move_is_saved_after_two_seconds_of_rest);
  RUN_TEST(test_the_first_change_of_all_waits_for_its_rest_as_well);
  RUN_TEST(test_moves_and_presses_put_the_save_off);
  RUN_TEST(test_menu_sleep_and_leaving_save_at_once_if_anything_is_unsaved);
  RUN_TEST(test_a_failed_save_is_tried_again_later_and_not_in_every_frame);
  RUN_TEST(test_the_clock_may_wrap_during_the_rest);
  RUN_TEST(test_autosave_follows_every_kind_of_change_of_a_session);
}
