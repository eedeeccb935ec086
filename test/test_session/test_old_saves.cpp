// Games that earlier programs saved (test/saves): each loads, stands where it stood, and goes back, forth and on.
#include "test_old_saves.h"

#include <unity.h>

#include "fixtures.h"
#include "session/registry.h"
#include "support/old_saves.h"
#include "support/scale.h"

using namespace armada;
using namespace armada_test;

namespace {

Session session;
std::uint8_t image[kMaxImageBytes];
std::uint8_t again[kMaxImageBytes];

std::size_t imageOf(const SavedGame& saved) { return armada_test::imageOf(saved, image, sizeof image); }

std::uint32_t encodedHash() {
  std::uint8_t bytes[kMaxEncodedBytes];
  ByteWriter out(bytes, sizeof bytes);
  session.game().encode(session.state(), out);
  return crc32(bytes, out.used());
}

// A game whose rules have changed since may lose its undo or, where its bytes have changed as well, tell the player so;
// then there is nothing more to compare: false.
bool loads(const SavedGame& saved) {
  const Game* game = findGame(saved.game);
  TEST_ASSERT_NOT_NULL_MESSAGE(game, saved.name);
  session.close();
  const LoadResult result = session.load(image, imageOf(saved), game);
  if (game->version == saved.version) {
    TEST_ASSERT_EQUAL_MESSAGE(LoadResult::loaded, result, saved.name);
    return true;
  }
  TEST_ASSERT_TRUE_MESSAGE(result == LoadResult::rulesChanged || result == LoadResult::otherVersion, saved.name);
  return false;
}

void test_every_save_of_an_earlier_program_stands_where_it_stood() {
  for (const SavedGame& saved : kSavedGames) {
    if (!loads(saved)) continue;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(saved.game, session.game().id, saved.name);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(saved.seed, session.seed(), saved.name);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(saved.dropped, session.droppedMoves(), saved.name);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(saved.moves, session.moveCount(), saved.name);
    TEST_ASSERT_EQUAL_MESSAGE(saved.dropped == 0, session.wholeGameKnown(), saved.name);
    TEST_ASSERT_EQUAL_MESSAGE(saved.undone, session.undoWasUsed(), saved.name);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(saved.now, encodedHash(), saved.name);
  }
}

void test_every_save_of_an_earlier_program_goes_back_and_forth_as_far_as_it_did() {
  Events silent;
  for (const SavedGame& saved : kSavedGames) {
    if (!loads(saved)) continue;
    std::size_t forward = 0, back = 0;
    while (session.redo(silent)) ++forward;
    TEST_ASSERT_EQUAL_size_t_MESSAGE(saved.forward, forward, saved.name);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(saved.last, encodedHash(), saved.name);
    loads(saved);
    while (session.undo()) ++back;
    TEST_ASSERT_EQUAL_size_t_MESSAGE(saved.back, back, saved.name);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(saved.first, encodedHash(), saved.name);
  }
}

void test_every_save_of_an_earlier_program_is_saved_anew_and_played_to_its_end() {
  static Session copy;
  for (const SavedGame& saved : kSavedGames) {
    if (!loads(saved)) continue;
    const std::size_t bytes = session.image(again, sizeof again, 1);
    TEST_ASSERT_EQUAL_MESSAGE(LoadResult::loaded, copy.load(again, bytes, &session.game()), saved.name);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(bytesHash(session), bytesHash(copy), saved.name);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(session.moveCount(), copy.moveCount(), saved.name);
    Rng one = Rng::seeded(saved.seed), other = one;
    while (playOne(session, one)) TEST_ASSERT_TRUE_MESSAGE(playOne(copy, other), saved.name);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(bytesHash(session), bytesHash(copy), saved.name);
  }
}

// With the sum mended; what is accepted all the same must be a position that can be, and go on.
void test_forged_saves_of_an_earlier_program_never_give_an_impossible_game() {
  Rng rng = Rng::seeded(13);
  for (const SavedGame& saved : kSavedGames) {
    for (int round = 0; round < 4 * kThorough; ++round) {
      const auto bytes = static_cast<std::uint32_t>(imageOf(saved));
      for (std::uint32_t k = 0, n = 1 + rng.below(3); k < n; ++k)
        image[5 + rng.below(bytes - 9)] = static_cast<std::uint8_t>(rng.next());
      ByteWriter sum(image + bytes - 4, 4);
      sum.u32(crc32(image, bytes - 4));
      session.close();
      if (!goesOn(session.load(image, bytes, nullptr))) {
        TEST_ASSERT_FALSE_MESSAGE(session.running(), saved.name);
        continue;
      }
      TEST_ASSERT_TRUE_MESSAGE(static_cast<bool>(session.game().valid(session.state())), saved.name);
      playOne(session, rng);
      while (session.undo()) continue;
      Events silent;
      while (session.redo(silent)) continue;
      TEST_ASSERT_TRUE_MESSAGE(static_cast<bool>(session.game().valid(session.state())), saved.name);
    }
  }
}

void test_every_game_has_saves_of_an_earlier_program() {
  for (const char* game : {"pew_pew", "stellar_siege", "pulp_invasion", "stellar_scramble", "rayguns", "template"}) {
    int whole = 0, dropped = 0, undone = 0;
    for (const SavedGame& saved : kSavedGames) {
      if (std::strcmp(saved.game, game) != 0) continue;
      ++(saved.dropped > 0 ? dropped : whole);
      if (saved.forward > 0) ++undone;
    }
    TEST_ASSERT_GREATER_OR_EQUAL_INT_MESSAGE(5, whole, game);
    TEST_ASSERT_GREATER_OR_EQUAL_INT_MESSAGE(1, dropped, game);
    TEST_ASSERT_GREATER_OR_EQUAL_INT_MESSAGE(1, undone, game);
  }
}

}  // namespace

void runOldSaveTests() {
  RUN_TEST(test_every_save_of_an_earlier_program_stands_where_it_stood);
  RUN_TEST(test_every_save_of_an_earlier_program_goes_back_and_forth_as_far_as_it_did);
  RUN_TEST(test_every_save_of_an_earlier_program_is_saved_anew_and_played_to_its_end);
  RUN_TEST(test_forged_saves_of_an_earlier_program_never_give_an_impossible_game);
  RUN_TEST(test_every_game_has_saves_of_an_earlier_program);
}
