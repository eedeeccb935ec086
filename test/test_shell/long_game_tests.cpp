// The longest games on the shelf: four at Rayguns and Rocketships, hundreds of decisions. One save holds them, a step back is as
// quick at their end as at their beginning, and who goes on later goes on byte for byte.
#include <unity.h>

#include <cstring>

#include "session/session.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

constexpr std::size_t kMostMoves = 1500;                         // of a game that is looked at
constexpr std::size_t kLongGame = 800;                           // decisions; less is no long game
constexpr std::uint32_t kSteps = 2 * Session::kCheckpointEvery;  // that a step back may have to play again

std::uint32_t applied = 0;

const Game& rayguns() { return *findGame("rayguns"); }

// The same game, which counts how often its rules are asked.
const Game& counted() {
  static Game game = rayguns();
  game.apply = [](void* state, Move move, Events& events) {
    ++applied;
    return rayguns().apply(state, move, events);
  };
  return game;
}

Options fourPlayers() {
  Options options = standardOptions(rayguns());
  options.choice[0] = 2;
  return options;
}

Move sensible(const StateBox& state) {
  StateBox seen;
  rayguns().observe(state.at(), rayguns().toMove(state.at()), seen.at());
  return rayguns().quickMove(seen.at());
}

struct LongGame {
  Seed seed = 0;
  std::size_t moves = 0;
  Move move[kMostMoves] = {};
};

bool playAlone(Seed seed, LongGame& game) {
  StateBox state{};
  Events silent;
  rayguns().deal(state.at(), fourPlayers(), seed);
  game.seed = seed;
  for (game.moves = 0; rayguns().toMove(state.at()) != kNobody; ++game.moves) {
    if (game.moves == kMostMoves) return false;
    game.move[game.moves] = sensible(state);
    if (!rayguns().apply(state.at(), game.move[game.moves], silent)) return false;
  }
  return true;
}

// The first of a dozen sensible games that is long.
const LongGame& longGame() {
  static LongGame longest, game;
  for (Seed seed = 1; longest.moves < kLongGame && seed <= 12; ++seed)
    if (playAlone(seed, game) && game.moves > longest.moves) longest = game;
  TEST_ASSERT_GREATER_OR_EQUAL_size_t(kLongGame, longest.moves);
  return longest;
}

Session first, second;
std::uint8_t image[kMaxImageBytes], again[kMaxImageBytes];

void assertSame(const Session& a, const Session& b) {
  TEST_ASSERT_EQUAL_MEMORY(a.state(), b.state(), rayguns().stateBytes);
  TEST_ASSERT_EQUAL_size_t(a.moveCount(), b.moveCount());
  TEST_ASSERT_EQUAL_size_t(a.undoFloor(), b.undoFloor());
}

void resume() {
  const std::size_t bytes = first.image(image, sizeof image, 1);
  TEST_ASSERT_TRUE(bytes > 0 && bytes <= kMaxImageBytes);
  TEST_ASSERT_EQUAL(LoadResult::loaded, second.load(image, bytes, &rayguns()));
  TEST_ASSERT_EQUAL_size_t(bytes, second.image(again, sizeof again, 1));
  TEST_ASSERT_EQUAL_MEMORY(image, again, bytes);
  assertSame(first, second);
}

void test_one_save_holds_a_long_game_and_goes_on_byte_for_byte() {
  const LongGame& game = longGame();
  first.close();
  first.start(rayguns(), fourPlayers(), game.seed);
  Events silent;
  for (std::size_t i = 0; i < game.moves; ++i) {
    if (i % 97 == 0) resume();
    TEST_ASSERT_TRUE(first.play(game.move[i], silent));
    TEST_ASSERT_TRUE(second.play(game.move[i], silent));
  }
  assertSame(first, second);
  resume();
  TEST_ASSERT_EQUAL(kNobody, rayguns().toMove(second.state()));
  TEST_ASSERT_EQUAL_UINT32(game.moves, second.moveNumber());
  TEST_ASSERT_TRUE(second.wholeGameKnown() || game.moves > movesThatFit(rayguns().bounds, false));
}

// One step back from here and forth again; 1 if there is one.
int backAndForth(const StateBox& before) {
  if (!first.canUndo()) return 0;
  StateBox here{};
  std::memcpy(here.at(), first.state(), rayguns().stateBytes);
  applied = 0;
  TEST_ASSERT_TRUE(first.undo());
  TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps, applied);
  TEST_ASSERT_EQUAL_MEMORY(before.at(), first.state(), rayguns().stateBytes);
  Events silent;
  applied = 0;
  TEST_ASSERT_TRUE(first.redo(silent));
  TEST_ASSERT_LESS_OR_EQUAL_UINT32(kSteps, applied);
  TEST_ASSERT_EQUAL_MEMORY(here.at(), first.state(), rayguns().stateBytes);
  return 1;
}

void test_a_step_back_is_as_quick_at_the_end_of_a_long_game_as_at_its_beginning() {
  constexpr std::size_t kLooked = 150;
  const LongGame& game = longGame();
  first.close();
  first.start(counted(), fourPlayers(), game.seed);
  int early = 0, late = 0;
  StateBox before{};
  Events silent;
  for (std::size_t i = 0; i < game.moves; ++i) {
    std::memcpy(before.at(), first.state(), rayguns().stateBytes);
    TEST_ASSERT_TRUE(first.play(game.move[i], silent));
    if (i < kLooked) early += backAndForth(before);
    if (i + kLooked >= game.moves) late += backAndForth(before);
  }
  TEST_ASSERT_GREATER_THAN_INT(20, early);
  TEST_ASSERT_GREATER_THAN_INT(20, late);
}

}  // namespace

void runLongGameTests() {
  RUN_TEST(test_one_save_holds_a_long_game_and_goes_on_byte_for_byte);
  RUN_TEST(test_a_step_back_is_as_quick_at_the_end_of_a_long_game_as_at_its_beginning);
}

}  // namespace shell_tests
