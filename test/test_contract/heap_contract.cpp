// No heap: every function of every game, and every player, with a guard that ends the program at the first allocation.
#include "contract_tests.h"
#include "players/players.h"
#include "support/allocation.h"
#include "walk.h"

using namespace armada_test;

namespace {

StateBox state, seen, copy;
EventBuffer<kMaxEventsAMove> events;
Rollout rollout;

void speak(const Game& game, Move move) {
  Words words;
  Text<128> line;
  Explanation steps;
  game.describe(seen.at(), move, words);
  game.headline(seen.at(), line);
  for (const Event& event : events) {
    line.clear();
    game.narrate(seen.at(), event, 0, line);
  }
  for (std::uint8_t question = 0; question < game.questionCount; ++question) game.explain(seen.at(), question, steps);
}

void useEverything(const Game& game, Rng& rng) {
  static Encoded bytes;
  encodeTo(game, state, bytes);
  ByteReader reader(bytes.bytes, bytes.count);
  game.decode(copy.at(), reader);
  game.valid(copy.at());
  game.determinize(copy.at(), game.toMove(state.at()), rng);
  game.status(copy.at());
}

void playAWholeGame(const Game& game, Seed seed) {
  Rng rng = Rng::seeded(seed);
  events.clear();  // those of the game before
  game.deal(state.at(), standardOptions(game), seed);
  for (int n = 0; game.toMove(state.at()) != kNobody; ++n) {
    game.observe(state.at(), game.toMove(state.at()), seen.at());
    const Move move = n % 8 == 1   ? chooseRollout(game, seen.at(), rng, 4, rollout)
                      : n % 2 == 0 ? chooseQuick(game, seen.at(), rng)
                                   : chooseRandom(game, seen.at(), rng);
    speak(game, move);
    useEverything(game, rng);
    events.clear();
    game.apply(state.at(), move, events);
    game.apply(state.at(), kNoMove, events);
  }
}

}  // namespace

// Without this the guard could be asleep and nobody would know.
void test_the_heap_is_watched() {
  if (!kHeapIsWatched) return;
  const std::uint32_t before = heapCalls;
  void* volatile first = std::malloc(8);
  int* volatile second = new int(3);
  TEST_ASSERT_NOT_NULL(first);
  std::free(first);
  delete second;
  TEST_ASSERT_TRUE(heapCalls >= before + 1);
}

void test_whole_games_are_played_without_the_heap() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    NoHeap guard;
    for (Seed seed = 0; seed < 1 + kThorough / 5; ++seed) playAWholeGame(gameAt(i), seed);
  }
}
