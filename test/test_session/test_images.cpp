// Images that are truncated, flipped, forged or of other rules: none is taken for what it is not, and the running game
// stays untouched by those that are refused.
#include "test_images.h"

#include <unity.h>

#include "fixtures.h"
#include "session/registry.h"
#include "support/scale.h"

using namespace armada;
using namespace armada_test;

namespace {

Session session;
Session other;
std::uint8_t image[kMaxImageBytes + 8];
std::uint8_t spoilt[kMaxImageBytes + 8];

constexpr Options kPlain{};

void deal(const Game& game, Seed seed) { session.start(game, standardOptions(game), seed); }

// ---- damaged images -------------------------------------------------------------------------------------------------

void resum(std::uint8_t* bytes, std::size_t count) {
  ByteWriter end(bytes + count - 4, 4);
  end.u32(crc32(bytes, count - 4));
}

// The running game is another one, and must stay as it is whatever is offered.
struct Bystander {
  std::uint32_t hash, changes;
  std::size_t moves;
};

Bystander startBystander() {
  other.close();
  other.start(kCounting, kPlain, 77);
  Rng rng = Rng::seeded(1);
  for (int i = 0; i < 5; ++i) playOne(other, rng);
  return {bytesHash(other), other.changes(), other.moveCount()};
}

void assertUntouched(const Bystander& was) {
  TEST_ASSERT_TRUE(&other.game() == &kCounting);
  TEST_ASSERT_EQUAL_HEX32(was.hash, bytesHash(other));
  TEST_ASSERT_EQUAL_UINT32(was.changes, other.changes());
  TEST_ASSERT_EQUAL_size_t(was.moves, other.moveCount());
}

std::size_t imageOf(const Game& game, int moves) {
  session.close();
  deal(game, 11);
  Rng rng = Rng::seeded(12);
  for (int i = 0; i < moves; ++i) playOne(session, rng);
  return session.image(image, kMaxImageBytes, 1);
}

void test_no_truncated_image_is_accepted() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::size_t bytes = imageOf(gameAt(i), 9);
    const Bystander was = startBystander();
    TEST_ASSERT_EQUAL(LoadResult::empty, other.load(image, 0, nullptr));
    for (std::size_t cut = 1; cut < bytes; ++cut)
      TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(image, cut, nullptr));
    image[bytes] = 0;
    TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(image, bytes + 1, nullptr));
    assertUntouched(was);
  }
}

void test_an_image_as_long_as_a_save_may_be_is_whole_and_a_longer_one_is_not() {
  const std::size_t bytes = imageOf(kCounting, 9);
  std::memset(image + bytes - 4, 0, sizeof image - bytes + 4);
  std::uint32_t sequence = 0;
  resum(image, kMaxImageBytes);
  TEST_ASSERT_TRUE(imageSequence(image, kMaxImageBytes, sequence));
  TEST_ASSERT_EQUAL_UINT32(1, sequence);
  resum(image, kMaxImageBytes + 1);
  TEST_ASSERT_FALSE(imageSequence(image, kMaxImageBytes + 1, sequence));
}

void test_no_image_with_a_flipped_bit_is_accepted() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::size_t bytes = imageOf(gameAt(i), 9);
    const Bystander was = startBystander();
    for (std::size_t bit = 0; bit < bytes * 8; ++bit) {
      image[bit / 8] = static_cast<std::uint8_t>(image[bit / 8] ^ (1u << (bit % 8)));
      TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(image, bytes, nullptr));
      image[bit / 8] = static_cast<std::uint8_t>(image[bit / 8] ^ (1u << (bit % 8)));
    }
    assertUntouched(was);
    TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, nullptr));
  }
}

void test_random_bytes_are_never_accepted() {
  const Bystander was = startBystander();
  Rng rng = Rng::seeded(5);
  for (int round = 0; round < 40 * kThorough; ++round) {
    const std::size_t bytes = rng.below(kMaxImageBytes + 1);
    for (std::size_t i = 0; i < bytes; ++i) spoilt[i] = static_cast<std::uint8_t>(rng.next());
    TEST_ASSERT_FALSE(goesOn(other.load(spoilt, bytes, nullptr)));
    if (bytes < 20) continue;
    // The same noise behind a true heading and with a true sum.
    std::memcpy(spoilt, image, 5);
    resum(spoilt, bytes);
    TEST_ASSERT_FALSE(goesOn(other.load(spoilt, bytes, nullptr)));
  }
  assertUntouched(was);
}

// Somebody who mends the sum gets past it. What is then accepted must be a position that can be, and go on.
void judgeForgery(const Bystander& was, std::size_t bytes) {
  const LoadResult result = other.load(spoilt, bytes, nullptr);
  if (!goesOn(result)) {
    assertUntouched(was);
    return;
  }
  TEST_ASSERT_TRUE(other.game().valid(other.state()));
  TEST_ASSERT_TRUE(optionsFit(other.game(), other.options()));
  Rng rng = Rng::seeded(1);
  playOne(other, rng);
  while (other.canUndo()) TEST_ASSERT_TRUE(other.undo());
  Events silent;
  while (other.canRedo()) TEST_ASSERT_TRUE(other.redo(silent));
  TEST_ASSERT_TRUE(other.game().valid(other.state()));
}

void test_forged_images_with_a_mended_sum_never_give_an_impossible_game() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::size_t bytes = imageOf(gameAt(i), 9);
    Rng rng = Rng::seeded(31);
    for (int round = 0; round < 60 * kThorough; ++round) {
      const Bystander was = startBystander();
      std::memcpy(spoilt, image, bytes);
      for (std::uint32_t k = 0, n = 1 + rng.below(3); k < n; ++k)
        spoilt[rng.below(static_cast<std::uint32_t>(bytes - 4))] = static_cast<std::uint8_t>(rng.next());
      resum(spoilt, bytes);
      judgeForgery(was, bytes);
    }
    for (std::size_t cut = 14; cut < bytes; ++cut) {
      const Bystander was = startBystander();
      std::memcpy(spoilt, image, cut);
      resum(spoilt, cut);
      judgeForgery(was, cut);
    }
  }
}

void test_a_state_hash_that_does_not_fit_is_refused() {
  imageOf(kCounting, 3);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  const std::size_t hashAt = bytes - 4 - 3 - 4;
  image[hashAt] = static_cast<std::uint8_t>(image[hashAt] ^ 1u);
  resum(image, bytes);
  TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(image, bytes, &kCounting));
}

// Where the fields of an image of "counting" are, see session.cpp.
constexpr std::size_t kFlagsAt = 4 + 1 + 4 + 1 + 8 + 1 + 4 + kMaxOptions;
constexpr std::size_t kSeatingAt = kFlagsAt + 1;
constexpr std::size_t kCountAt = kSeatingAt + 1;
constexpr std::size_t kCursorAt = kCountAt + 2;
constexpr std::size_t kFloorAt = kCursorAt + 2;
constexpr std::size_t kDroppedAt = kFloorAt + 2;

void test_fields_that_contradict_each_other_are_refused() {
  const std::size_t bytes = imageOf(kCounting, 3);
  const Bystander was = startBystander();
  struct Forgery {
    std::size_t at;
    std::uint8_t value;
  };
  for (const Forgery& forgery : {Forgery{kFlagsAt, 0x80}, Forgery{kCountAt, 2}, Forgery{kCountAt, 4},
                                 Forgery{kCursorAt, 4}, Forgery{kFloorAt, 4}, Forgery{kDroppedAt, 1}}) {
    std::memcpy(spoilt, image, bytes);
    spoilt[forgery.at] = forgery.value;
    resum(spoilt, bytes);
    TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(spoilt, bytes, &kCounting));
  }
  std::memcpy(spoilt, image, bytes);
  resum(spoilt, bytes + 2);  // two bytes too many before the sum
  TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(spoilt, bytes + 2, &kCounting));
  assertUntouched(was);
}

void test_more_moves_than_a_history_holds_are_refused() {
  const std::size_t bytes = imageOf(kCounting, 0);
  const Bystander was = startBystander();
  for (const std::size_t moves : {kMaxHistory, kMaxHistory + 1, kMaxHistory + 200}) {
    const std::size_t all = bytes + moves;
    TEST_ASSERT_TRUE(all <= kMaxImageBytes);
    std::memcpy(spoilt, image, bytes - 4);
    std::memset(spoilt + bytes - 4, 1, moves);
    spoilt[kCountAt] = static_cast<std::uint8_t>(moves);
    spoilt[kCountAt + 1] = static_cast<std::uint8_t>(moves >> 8);
    resum(spoilt, all);
    if (moves > kMaxHistory) TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(spoilt, all, &kCounting));
    if (moves > kMaxHistory) assertUntouched(was);
    if (moves == kMaxHistory) TEST_ASSERT_EQUAL(LoadResult::loaded, session.load(spoilt, all, &kCounting));
  }
}

void test_an_unknown_game_is_refused_by_name() {
  const std::size_t bytes = imageOf(kCounting, 3);
  const Bystander was = startBystander();
  TEST_ASSERT_EQUAL(LoadResult::otherGame, other.load(image, bytes, nullptr));
  assertUntouched(was);
}

// The name stands behind magic, format and sequence, its number of letters first.
std::size_t nameTheGame(const char* name, std::size_t letters, std::size_t bytes) {
  constexpr std::size_t kNameAt = 4 + 1 + 4;
  const std::size_t behind = kNameAt + 1 + image[kNameAt];
  std::memcpy(spoilt, image, kNameAt);
  spoilt[kNameAt] = static_cast<std::uint8_t>(letters);
  std::memcpy(spoilt + kNameAt + 1, name, letters);
  std::memcpy(spoilt + kNameAt + 1 + letters, image + behind, bytes - behind);
  const std::size_t all = bytes - image[kNameAt] + letters;
  resum(spoilt, all);
  return all;
}

void test_a_game_of_any_name_is_another_game_and_one_without_a_name_is_damage() {
  const std::size_t bytes = imageOf(kCounting, 3);
  const Bystander was = startBystander();
  TEST_ASSERT_EQUAL(LoadResult::otherGame, other.load(spoilt, nameTheGame("x", 1, bytes), nullptr));
  TEST_ASSERT_EQUAL(LoadResult::otherGame, other.load(spoilt, nameTheGame("xy", 2, bytes), nullptr));
  TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(spoilt, nameTheGame("", 0, bytes), nullptr));
  const std::size_t letters = std::strlen(kCounting.id);
  TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(spoilt, nameTheGame(kCounting.id, letters + 1, bytes), &kCounting));
  assertUntouched(was);
}

void test_a_save_of_another_game_is_never_taken_for_the_one_asked_for() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::size_t bytes = imageOf(gameAt(i), 9);
    const Bystander was = startBystander();
    for (std::size_t asked = 0; asked < gameCount(); ++asked) {
      if (asked == i) continue;
      StateBox state;
      TEST_ASSERT_EQUAL(LoadResult::otherGame, other.load(image, bytes, &gameAt(asked)));
      TEST_ASSERT_EQUAL(LoadResult::otherGame, glanceAt(image, bytes, gameAt(asked), state).result);
    }
    assertUntouched(was);
  }
}

void test_a_forged_floor_does_not_open_the_seal_of_the_last_move() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  for (const Move move : {1, 7}) session.play(move, silent);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  image[kFloorAt] = 0;
  resum(image, bytes);
  TEST_ASSERT_TRUE(goesOn(other.load(image, bytes, &kCounting)));
  TEST_ASSERT_FALSE(other.canUndo());
}

// As docs/saves.md has it: what another program wrote or reads.
void test_an_image_is_laid_out_as_it_is_documented() {
  session.close();
  deal(kCounting, 0x11223344u);
  Events silent;
  for (const Move move : {1, 7, 4}) session.play(move, silent);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 0xA1B2C3D4u);
  const std::uint8_t head[] = {'P', 'A', 'S', 'V', 3,   0xD4, 0xC3, 0xB2, 0xA1, 8,    'c', 'o',
                               'u', 'n', 't', 'i', 'n', 'g',  1,    0x44, 0x33, 0x22, 0x11};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(head, image, sizeof head);
  const std::size_t flags = sizeof head + kMaxOptions;
  const std::uint8_t numbers[] = {0, 0, 3, 0, 3, 0,  2,
                                  0, 0, 0, 0, 0, 24, 0};  // none; persons; moves, cursor, floor, dropped, state
  TEST_ASSERT_EQUAL_UINT8_ARRAY(numbers, image + flags, sizeof numbers);
  const std::size_t state = flags + sizeof numbers;
  TEST_ASSERT_EQUAL_size_t(state + 24 + 4 + 3 + 4, bytes);
  TEST_ASSERT_EQUAL_size_t(kImageFrameBytes + 8 + 24 + 3, bytes);  // what the room for moves is counted by
  const std::uint8_t places[] = {0, 6, 3};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(places, image + state + 24 + 4, sizeof places);
}

void test_who_plays_and_whether_a_hint_was_asked_for_is_saved_with_the_game() {
  session.close();
  deal(kCounting, 5);
  TEST_ASSERT_EQUAL_UINT8_MESSAGE(0, session.seating().bits, "a new game is all persons'");
  Seating seating;
  seating.set(1, SeatChoice::hard);
  seating.set(3, SeatChoice::easy);
  const std::uint32_t before = session.changes();
  session.seat(seating);
  TEST_ASSERT_TRUE_MESSAGE(session.changes() != before, "so that it is saved");
  TEST_ASSERT_FALSE(session.hintWasUsed());
  session.noteHint();
  std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  TEST_ASSERT_EQUAL_HEX8(0x4C, image[kSeatingAt]);
  TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, &kCounting));
  TEST_ASSERT_TRUE(other.hintWasUsed());
  TEST_ASSERT_EQUAL(SeatChoice::person, other.seating().of(0));
  TEST_ASSERT_EQUAL(SeatChoice::hard, other.seating().of(1));
  TEST_ASSERT_EQUAL(SeatChoice::person, other.seating().of(2));
  TEST_ASSERT_EQUAL(SeatChoice::easy, other.seating().of(3));
  StateBox state;
  TEST_ASSERT_EQUAL_HEX8(0x4C, glanceAt(image, bytes, kCounting, state).seating.bits);
  // The game before comes back with its players.
  Events silent;
  session.play(1, silent);
  deal(kCounting, 6);
  TEST_ASSERT_EQUAL_UINT8(0, session.seating().bits);
  TEST_ASSERT_FALSE(session.hintWasUsed());
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_EQUAL_HEX8(0x4C, session.seating().bits);
  TEST_ASSERT_TRUE(session.hintWasUsed());
}

void test_a_save_of_the_format_before_has_no_hints_to_tell_of() {
  std::size_t bytes = imageOf(kCounting, 3);
  image[4] = 2;
  std::memmove(image + kSeatingAt, image + kSeatingAt + 1, bytes - kSeatingAt - 1);
  resum(image, --bytes);
  TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, &kCounting));
  TEST_ASSERT_EQUAL_UINT8(0, other.seating().bits);
  image[kFlagsAt] = 4;
  resum(image, bytes);
  TEST_ASSERT_EQUAL(LoadResult::damaged, other.load(image, bytes, &kCounting));
}

void test_a_forged_floor_does_not_open_a_seal() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  for (const Move move : {1, 7, 4}) session.play(move, silent);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  TEST_ASSERT_EQUAL_UINT8(2, image[kFloorAt]);
  image[kFloorAt] = 0;
  resum(image, bytes);
  TEST_ASSERT_TRUE(goesOn(other.load(image, bytes, &kCounting)));
  TEST_ASSERT_TRUE(other.undo());
  TEST_ASSERT_FALSE(other.canUndo());
}

void test_a_forged_redo_of_a_sealed_move_does_not_hold_back_undo() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  session.play(4, silent);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1) + 1;
  image[bytes - 5] = 6;  // the place of move 7
  image[kCountAt] = 2;
  resum(image, bytes);
  TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, &kCounting));
  TEST_ASSERT_TRUE(other.canRedo());
  TEST_ASSERT_TRUE(other.undo());
}

void test_a_redo_that_is_not_legal_is_forgotten() {
  session.close();
  deal(kCounting, 1);
  Events silent;
  session.play(4, silent);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1) + 1;
  for (const std::uint8_t place : {8, 200, 255}) {
    image[bytes - 5] = place;
    image[kCountAt] = 2;
    resum(image, bytes);
    TEST_ASSERT_EQUAL(LoadResult::loaded, other.load(image, bytes, &kCounting));
    TEST_ASSERT_FALSE(other.canRedo());
    TEST_ASSERT_EQUAL_size_t(1, other.moveCount());
  }
}

void test_a_place_behind_the_end_of_its_legal_list_leads_nowhere() {
  const std::size_t bytes = imageOf(kCounting, 3);
  for (const std::uint8_t place : {8, 255}) {
    std::memcpy(spoilt, image, bytes);
    spoilt[bytes - 4 - 2] = place;
    resum(spoilt, bytes);
    TEST_ASSERT_EQUAL(LoadResult::rulesChanged, other.load(spoilt, bytes, &kCounting));
    TEST_ASSERT_EQUAL_HEX32(bytesHash(session), bytesHash(other));
    TEST_ASSERT_FALSE(other.canUndo());
  }
}

// ---- changed rules --------------------------------------------------------------------------------------------------

void test_changed_rules_keep_the_position_and_say_so() {
  session.close();
  deal(kCounting, 4);
  Events silent;
  for (const Move move : {1, 3, 2}) session.play(move, silent);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  other.close();
  TEST_ASSERT_EQUAL(LoadResult::rulesChanged, other.load(image, bytes, &kCountingChanged));
  TEST_ASSERT_EQUAL_UINT8_ARRAY(session.state(), other.state(), kCounting.stateBytes);
  TEST_ASSERT_FALSE(other.canUndo());
  TEST_ASSERT_EQUAL_UINT32(3, other.droppedMoves());
  // It goes on, can be saved and loaded, and undo now reaches that far.
  TEST_ASSERT_TRUE(other.play(3, silent));
  const std::uint32_t hash = bytesHash(other);
  const std::size_t again = other.image(image, kMaxImageBytes, 2);
  TEST_ASSERT_EQUAL(LoadResult::loaded, session.load(image, again, &kCountingChanged));
  TEST_ASSERT_EQUAL_HEX32(hash, bytesHash(session));
  TEST_ASSERT_TRUE(session.undo());
  TEST_ASSERT_FALSE(session.canUndo());
}

void test_a_new_version_with_the_same_bytes_keeps_undo_and_says_so() {
  session.close();
  deal(kCounting, 4);
  Events silent;
  session.play(1, silent);
  const std::size_t bytes = session.image(image, kMaxImageBytes, 1);
  TEST_ASSERT_EQUAL(LoadResult::rulesChanged, other.load(image, bytes, &kCountingNext));
  TEST_ASSERT_TRUE(other.undo());
}

void test_a_version_whose_bytes_cannot_be_read_is_named_and_not_called_damaged() {
  const std::size_t bytes = imageOf(kCounting, 3);
  const Bystander was = startBystander();
  TEST_ASSERT_EQUAL(LoadResult::otherVersion, other.load(image, bytes, &kCountingForeign));
  assertUntouched(was);
  image[4] = 99;
  resum(image, bytes);
  TEST_ASSERT_EQUAL(LoadResult::otherVersion, other.load(image, bytes, &kCounting));
  assertUntouched(was);
}

void test_every_load_result_has_its_sentence() {
  for (const LoadResult result : {LoadResult::loaded, LoadResult::rulesChanged, LoadResult::empty, LoadResult::damaged,
                                  LoadResult::otherGame, LoadResult::otherVersion, LoadResult::unreadable})
    TEST_ASSERT_TRUE(std::strlen(sentence(result)) > 10);
}

void test_a_glance_tells_game_position_and_moves_of_a_save() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const std::size_t bytes = imageOf(gameAt(i), 6);
    StateBox state;
    const Glance glance = glanceAt(image, bytes, gameAt(i), state);
    TEST_ASSERT_EQUAL(LoadResult::loaded, glance.result);
    TEST_ASSERT_EQUAL_UINT32(session.moveCount(), glance.moves);
    TEST_ASSERT_TRUE(sameState(session, state));
    image[bytes / 2] = static_cast<std::uint8_t>(image[bytes / 2] ^ 4u);
    const Glance damaged = glanceAt(image, bytes, gameAt(i), state);
    TEST_ASSERT_EQUAL(LoadResult::damaged, damaged.result);
    TEST_ASSERT_EQUAL_UINT32(0, damaged.moves);
  }
}

}  // namespace

void runImageTests() {
  RUN_TEST(test_no_truncated_image_is_accepted);
  RUN_TEST(test_an_image_as_long_as_a_save_may_be_is_whole_and_a_longer_one_is_not);
  RUN_TEST(test_no_image_with_a_flipped_bit_is_accepted);
  RUN_TEST(test_random_bytes_are_never_accepted);
  RUN_TEST(test_forged_images_with_a_mended_sum_never_give_an_impossible_game);
  RUN_TEST(test_a_state_hash_that_does_not_fit_is_refused);
  RUN_TEST(test_fields_that_contradict_each_other_are_refused);
  RUN_TEST(test_more_moves_than_a_history_holds_are_refused);
  RUN_TEST(test_an_unknown_game_is_refused_by_name);
  RUN_TEST(test_a_game_of_any_name_is_another_game_and_one_without_a_name_is_damage);
  RUN_TEST(test_a_save_of_another_game_is_never_taken_for_the_one_asked_for);
  RUN_TEST(test_an_image_is_laid_out_as_it_is_documented);
  RUN_TEST(test_who_plays_and_whether_a_hint_was_asked_for_is_saved_with_the_game);
  RUN_TEST(test_a_save_of_the_format_before_has_no_hints_to_tell_of);
  RUN_TEST(test_a_forged_floor_does_not_open_a_seal);
  RUN_TEST(test_a_forged_floor_does_not_open_the_seal_of_the_last_move);
  RUN_TEST(test_a_forged_redo_of_a_sealed_move_does_not_hold_back_undo);
  RUN_TEST(test_a_redo_that_is_not_legal_is_forgotten);
  RUN_TEST(test_a_place_behind_the_end_of_its_legal_list_leads_nowhere);
  RUN_TEST(test_changed_rules_keep_the_position_and_say_so);
  RUN_TEST(test_a_new_version_with_the_same_bytes_keeps_undo_and_says_so);
  RUN_TEST(test_a_version_whose_bytes_cannot_be_read_is_named_and_not_called_damaged);
  RUN_TEST(test_every_load_result_has_its_sentence);
  RUN_TEST(test_a_glance_tells_game_position_and_moves_of_a_save);
}
