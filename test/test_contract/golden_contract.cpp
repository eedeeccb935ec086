// Golden records: games of long ago, move by move. When one goes another way the rules have changed, and the version of
// the game must go up with a new record.
#include "contract_tests.h"
#include "support/golden.h"
#include "walk.h"

using namespace armada_test;

namespace {

const GoldenRow* goldenOf(const Game& game) {
  for (const GoldenRow& row : kGolden)
    if (row.id != nullptr && std::strcmp(row.id, game.id) == 0) return &row;
  return nullptr;
}

const char* at(const GoldenRow& first, std::uint32_t move, const char* what) {
  static Text<120> words;
  words.clear();
  words << "record of " << first.id << ", move " << move << ": " << what;
  return words.c_str();
}

void checkGoesTheSameWay(const Game& game, const GoldenRow* row) {
  static Encoded bytes;
  const GoldenRow& first = *row;
  StateBox state;
  Events unheard;
  TEST_ASSERT_TRUE_MESSAGE(optionsFit(game, first.options), first.id);
  game.deal(state.at(), first.options, first.number);
  std::uint32_t number = 0;
  for (++row; row != kGolden + kGoldenRows && row->id == nullptr; ++row) {
    ++number;
    TEST_ASSERT_TRUE_MESSAGE(game.apply(state.at(), row->move, unheard), at(first, number, "not legal"));
    encodeTo(game, state, bytes);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(row->number, crc32(bytes.bytes, bytes.count), at(first, number, "another state"));
  }
  TEST_ASSERT_TRUE_MESSAGE(number > 0, at(first, number, "no moves"));
  TEST_ASSERT_TRUE_MESSAGE(game.toMove(state.at()) == kNobody, at(first, number, "not a whole game"));
}

}  // namespace

void test_every_game_has_a_golden_record_of_its_version() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const GoldenRow* row = goldenOf(gameAt(i));
    TEST_ASSERT_NOT_NULL_MESSAGE(row, gameAt(i).id);
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(gameAt(i).version, row->version, gameAt(i).id);
  }
}

void test_golden_records_go_the_same_way() {
  int played = 0;
  for (const GoldenRow& row : kGolden) {
    if (row.id == nullptr) continue;
    const Game* game = findGame(row.id);
    TEST_ASSERT_NOT_NULL_MESSAGE(game, row.id);
    checkGoesTheSameWay(*game, &row);
    ++played;
  }
  TEST_ASSERT_TRUE(played > 0);
}
