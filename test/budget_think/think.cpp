// Counts on the emulated Xtensa what a computer's move takes, for scripts/budgets.py: positions of games that quick players play, the
// same for every build, thought about by each level and the adviser. Prints a figure a line: its name, the game, a tab, the number. Means of
// what a playout is made of stand beside the worst, for the figures that games declare as `lookAhead`; and where hands are hidden, how
// many portions thoughts took, beside the ticks after which they are shown.
#include <cstdio>
#include <cstring>

#include "players/players.h"
#include "players/thinker.h"
#include "session/registry.h"
#include "support/instructions.h"

using namespace armada;
using armada_test::cycles;
using armada_test::instructionsSince;

namespace {

// The build looks at a few decisions of two games; budget_think_50, for the figures in docs/players.md, at others of fifty.
#ifdef ARMADA_THINK_GAMES
constexpr Seed kGames = ARMADA_THINK_GAMES;
constexpr std::uint32_t kEvery = 32;
constexpr std::uint32_t firstAt(Seed seed) { return 5 * seed % kEvery; }
constexpr std::uint32_t hardAt(Seed seed) { return 1 + 7 * seed % kEvery; }
#else
constexpr Seed kGames = 2;
constexpr std::uint32_t kEvery = 16;
constexpr std::uint32_t firstAt(Seed) { return 0; }
constexpr std::uint32_t hardAt(Seed) { return kEvery - 1; }
#endif

Thinker thinker;
StateBox state, seen, world;
MoveList legal;

// Of the thoughts of a level.
struct Thoughts {
  std::uint32_t count = 0, worst = 0;  // instructions
  std::uint32_t portions = 0, mostPortions = 0, mostTicks = 0, late = 0;
};

struct Costs {
  Thoughts of[kLevels + 1];
  std::uint32_t worlds = 0, moves = 0;
  std::uint64_t world = 0, move = 0;
};

// A frame in eight draws, and what was decided is seen in the one behind the last portion.
std::uint32_t ticksFor(std::uint32_t portions) { return portions + portions / 7 + 1; }

void thinkAs(Level level, const Game& game, Seed seed, std::uint32_t number, Costs& costs) {
  Thoughts& thoughts = costs.of[static_cast<std::size_t>(level)];
  std::uint32_t portions = 1;
  const std::uint32_t start = cycles();
  thinker.begin(game, seen.at(), level, seed, number);
  while (!thinker.think(kPortionOfThought)) ++portions;
  const std::uint32_t cost = instructionsSince(start);
  if (cost > thoughts.worst) thoughts.worst = cost;
  if (portions > thoughts.mostPortions) thoughts.mostPortions = portions;
  const std::uint32_t ticks = ticksToShow(game, seen.at(), level);
  if (ticks > thoughts.mostTicks) thoughts.mostTicks = ticks;
  if (ticksFor(portions) > ticks) ++thoughts.late;
  thoughts.portions += portions;
  ++thoughts.count;
}

void countParts(const Game& game, Rng& rng, Costs& costs) {
  Events unheard;
  const Seat me = game.toMove(state.at());
  std::uint32_t start = cycles();
  world = seen;
  game.determinize(world.at(), me, rng);
  if (game.appraise != nullptr) game.appraise(world.at(), me);
  costs.world += instructionsSince(start);
  ++costs.worlds;
  start = cycles();
  game.apply(world.at(), chooseQuick(game, world.at(), rng), unheard);
  costs.move += instructionsSince(start);
  ++costs.moves;
}

void playCounted(const Game& game, Seed seed, Costs& costs) {
  Events unheard;
  Rng rng = Rng::seeded(seed);
  game.deal(state.at(), standardOptions(game), seed);
  std::uint32_t number = 0, decisions = 0;
  for (; game.toMove(state.at()) != kNobody; ++number) {
    game.observe(state.at(), game.toMove(state.at()), seen.at());
    legal.clear();
    game.legalMoves(seen.at(), legal);
    const Move move = chooseQuick(game, seen.at(), rng);
    countParts(game, rng, costs);
    if (legal.size() > 1) {
      if (decisions % kEvery == firstAt(seed))
        for (const Level level : {Level::easy, Level::normal, Level::adviser})
          thinkAs(level, game, seed, number, costs);
      if (decisions == hardAt(seed)) thinkAs(Level::hard, game, seed, number, costs);
      ++decisions;
    }
    game.apply(state.at(), move, unheard);
  }
}

void tell(const char* what, const char* of, unsigned long figure) { std::printf("%s %s\t%lu\n", what, of, figure); }

void tellLevel(const char* name, Level level, const Game& game, const Costs& costs) {
  const Thoughts& thoughts = costs.of[static_cast<std::size_t>(level)];
  const auto tellOf = [&](const char* what, unsigned long figure) {
    std::printf("%s %s %s\t%lu\n", what, name, game.id, figure);
  };
  tellOf("move", thoughts.worst);
  tellOf("thoughts", thoughts.count);
  if (!game.hiddenHands || level == Level::adviser) return;
  tellOf("most ticks to show", thoughts.mostTicks);
  tellOf("ten times the mean portions", 10 * thoughts.portions / thoughts.count);
  tellOf("most portions", thoughts.mostPortions);
  tellOf("late", thoughts.late);
}

}  // namespace

int main() {
  tell("thinker bytes", "-", sizeof(Thinker));
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    if (!game.listed) continue;
#ifdef ARMADA_THINK_ONLY
    if (std::strcmp(game.id, ARMADA_THINK_ONLY) != 0) continue;
#endif
    Costs costs;
    for (Seed seed = 1; seed <= kGames; ++seed) playCounted(game, seed, costs);
    tell("world mean", game.id, static_cast<unsigned long>(costs.world / costs.worlds));
    tell("quick move mean", game.id, static_cast<unsigned long>(costs.move / costs.moves));
    tellLevel("easy", Level::easy, game, costs);
    tellLevel("normal", Level::normal, game, costs);
    tellLevel("hard", Level::hard, game, costs);
    tellLevel("adviser", Level::adviser, game, costs);
  }
  return 0;
}
