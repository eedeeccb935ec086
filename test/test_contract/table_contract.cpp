// What a game says of itself: its table must be whole before anything is played.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

bool isKey(const char* key) {
  if (key == nullptr || key[0] == '\0') return false;
  for (; *key != '\0'; ++key)
    if (!((*key >= 'a' && *key <= 'z') || (*key >= '0' && *key <= '9') || *key == '_')) return false;
  return true;
}

bool isLabel(const char* label) { return label != nullptr && label[0] != '\0'; }

void checkOption(const Game& game, const OptionSpec& option) {
  TEST_ASSERT_TRUE_MESSAGE(isKey(option.key), game.id);
  TEST_ASSERT_TRUE_MESSAGE(isLabel(option.label) && isLabel(option.note), option.key);
  TEST_ASSERT_TRUE_MESSAGE(option.count >= 2, option.key);
  TEST_ASSERT_TRUE_MESSAGE(option.standard < option.count, option.key);
  for (std::size_t i = 0; i < option.count; ++i) {
    TEST_ASSERT_TRUE_MESSAGE(isKey(option.choices[i].key) && isLabel(option.choices[i].label), option.key);
    for (std::size_t j = 0; j < i; ++j)
      TEST_ASSERT_TRUE_MESSAGE(std::strcmp(option.choices[i].key, option.choices[j].key) != 0, option.key);
  }
}

}  // namespace

void test_every_game_is_registered_once_and_found_by_its_id() {
  TEST_ASSERT_TRUE(gameCount() > 0);
  for (std::size_t i = 0; i < gameCount(); ++i) TEST_ASSERT_TRUE(findGame(gameAt(i).id) == &gameAt(i));
}

void test_the_standard_options_are_those_of_every_option() {
  constexpr OptionSpec kThree[] = {
      {"a", "A", "", nullptr, 3, 2}, {"b", "B", "", nullptr, 3, 1}, {"c", "C", "", nullptr, 3, 2}};
  Game game = gameAt(0);
  game.options = kThree;
  game.optionCount = 3;
  const Options standard = standardOptions(game);
  for (std::size_t i = 0; i < kMaxOptions; ++i)
    TEST_ASSERT_EQUAL_UINT8(i < 3 ? kThree[i].standard : 0, standard.choice[i]);
}

void test_an_unknown_id_finds_no_game() {
  TEST_ASSERT_NULL(findGame("no_such_game"));
  TEST_ASSERT_NULL(findGame(""));
}

void test_ids_and_names_can_be_shown_and_typed() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    TEST_ASSERT_TRUE_MESSAGE(isKey(game.id), game.id);
    TEST_ASSERT_TRUE_MESSAGE(isLabel(game.title), game.id);
    TEST_ASSERT_TRUE_MESSAGE(game.version > 0, game.id);
    StateBox state;
    game.deal(state.at(), standardOptions(game), 1);
    for (Seat seat = 0; seat < game.seats(state.at()); ++seat)
      TEST_ASSERT_TRUE_MESSAGE(isLabel(game.seatNames[seat]), game.id);
  }
}

void test_bounds_fit_the_room_there_is() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    TEST_ASSERT_TRUE_MESSAGE(game.bounds.legalMoves > 0 && game.bounds.legalMoves <= kMaxLegalMoves, game.id);
    TEST_ASSERT_TRUE_MESSAGE(game.bounds.movesAGame > 0, game.id);
    TEST_ASSERT_TRUE_MESSAGE(game.bounds.encodedBytes > 0 && game.bounds.encodedBytes <= kMaxEncodedBytes, game.id);
    TEST_ASSERT_TRUE_MESSAGE(game.bounds.eventsAMove <= kMaxEventsAMove, game.id);
    TEST_ASSERT_EQUAL_UINT16_MESSAGE(game.bounds.stateBytes, game.stateBytes, game.id);
    TEST_ASSERT_TRUE_MESSAGE(game.stateBytes > 0 && game.stateBytes <= kMaxStateBytes, game.id);
    TEST_ASSERT_TRUE_MESSAGE((game.explain != nullptr) == (game.questionCount > 0), game.id);
  }
}

void test_options_have_keys_labels_and_a_standard() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    TEST_ASSERT_TRUE_MESSAGE(game.optionCount <= kMaxOptions, game.id);
    for (std::size_t k = 0; k < game.optionCount; ++k) checkOption(game, game.options[k]);
    TEST_ASSERT_TRUE_MESSAGE(optionsFit(game, standardOptions(game)), game.id);
  }
}

void test_options_beyond_their_count_do_not_fit() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (std::size_t k = 0; k < kMaxOptions; ++k) {
      Options options = standardOptions(game);
      options.choice[k] = k < game.optionCount ? game.options[k].count : std::uint8_t{1};
      TEST_ASSERT_FALSE_MESSAGE(optionsFit(game, options), game.id);
    }
  }
}
