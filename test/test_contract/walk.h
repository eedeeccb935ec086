// Walks through games for the tests of the contract: random play with some quick moves, so that long games and late
// positions come up too. Knows games through their table alone.
#pragma once

#include <unity.h>

#include <cstring>

#include "session/registry.h"
#include "support/promises.h"
#include "support/scale.h"

namespace armada_test {

using namespace armada;

// Where a check failed: "template, seed 3, move 12: <what>".
const char* place(const char* what);
#define CHECK(condition) TEST_ASSERT_TRUE_MESSAGE((condition), armada_test::place(#condition))
// A promise of support/promises.h: the words of what was broken, or nullptr.
inline void checkKept(Broken broken) { TEST_ASSERT_TRUE_MESSAGE(broken == nullptr, place(broken)); }

// One position on the way, and the move that will be made in it: kNoMove at the end of the game.
struct Stop {
  const Game& game;
  const StateBox& state;
  Seed seed;
  std::uint32_t number;  // moves made so far
  Move next;
};

// Most tests take the same walks, and choosing a move takes longer than making it: what was chosen on a whole walk with the
// standard options is kept, and not chosen again.
class Walk {
 public:
  enum Choices { kept, afresh };
  Walk(const Game& game, const Options& options, Seed seed, Choices choices = afresh);
  bool over() const { return next_ == kNoMove; }
  void step(Events& events);
  Stop stop() const { return {game_, state_, seed_, number_, next_}; }

 private:
  Move choice();
  void chooseNext();

  const Game& game_;
  Seed seed_;
  std::uint32_t number_ = 0;
  Move next_ = kNoMove;
  Rng rng_;
  StateBox state_;
  Choices choices_;
  const Move* way_ = nullptr;  // as it was chosen before
};

// AddressSanitizer looks whether a local variable is used behind the end of its function, which is a fifth of the suite's time.
// It does so in the first games of many, which come through every function, and not in hundreds more of the same.
class WatchedReturns {
 public:
  static constexpr int kGames = 12;
  explicit WatchedReturns(int game);
  ~WatchedReturns();
  WatchedReturns(const WatchedReturns&) = delete;
  WatchedReturns& operator=(const WatchedReturns&) = delete;

 private:
  int before_;
};

// Calls look(stop) at every position of `games` games of every registered game, the last positions included.
template <class Look>
void atEveryStop(int games, Look look) {
  Events unheard;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (int n = 0; n < games; ++n) {
      const WatchedReturns watched(n);
      Walk walk(game, standardOptions(game), static_cast<Seed>(n), Walk::kept);
      look(walk.stop());
      while (!walk.over()) {
        walk.step(unheard);
        look(walk.stop());
      }
    }
  }
}

// The first ten positions, those at powers of two, and the last one.
inline bool worthACloseLook(const Stop& stop) {
  return stop.number < 5 || (stop.number & (stop.number - 1)) == 0 || stop.next == kNoMove;
}

// The stop as the promises want it, with chance of its own.
inline Position positionAt(const Stop& stop) {
  static Rng rng = Rng::seeded(1);
  return {stop.game, stop.state, rng};
}

}  // namespace armada_test
