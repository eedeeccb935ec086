// Counts on the emulated Xtensa what a computer's move takes, for scripts/budgets.py: positions of games that quick players play, the
// same for every build, thought about by Normal, Hard and the adviser. Prints a figure a line: its name, the game, a tab, the number. Means of what a
// playout is made of stand beside the worst, for the figures that games declare as `lookAhead`.
#include <cstdio>

#include "players/players.h"
#include "players/thinker.h"
#include "session/registry.h"
#include "support/instructions.h"

using namespace armada;
using armada_test::cycles;
using armada_test::instructionsSince;

namespace {

constexpr Seed kGames = 2;
// Every so many decisions of a game, and at least once in each.
constexpr std::uint32_t kEvery = 16;

Thinker thinker;
StateBox state, seen, world;
MoveList legal;

struct Costs {
  std::uint32_t worst[kLevels + 1] = {}, worlds = 0, moves = 0;
  std::uint64_t world = 0, move = 0;
};

std::uint32_t thinkCounted(const Game& game, Level level, Seed seed, std::uint32_t number) {
  const std::uint32_t start = cycles();
  chooseByThinking(game, seen.at(), level, seed, number, thinker);
  return instructionsSince(start);
}

void keepWorst(std::uint32_t& worst, std::uint32_t cost) {
  if (cost > worst) worst = cost;
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
      if (decisions++ % kEvery == 0)
        for (const Level level : {Level::normal, Level::adviser})
          keepWorst(costs.worst[static_cast<std::size_t>(level)], thinkCounted(game, level, seed, number));
      if (decisions == kEvery)
        keepWorst(costs.worst[static_cast<std::size_t>(Level::hard)], thinkCounted(game, Level::hard, seed, number));
    }
    game.apply(state.at(), move, unheard);
  }
}

void tell(const char* what, const char* of, unsigned long figure) { std::printf("%s %s\t%lu\n", what, of, figure); }

}  // namespace

int main() {
  tell("thinker bytes", "-", sizeof(Thinker));
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    if (!game.listed) continue;
    Costs costs;
    for (Seed seed = 1; seed <= kGames; ++seed) playCounted(game, seed, costs);
    tell("world mean", game.id, static_cast<unsigned long>(costs.world / costs.worlds));
    tell("quick move mean", game.id, static_cast<unsigned long>(costs.move / costs.moves));
    tell("move normal", game.id, costs.worst[static_cast<std::size_t>(Level::normal)]);
    tell("move hard", game.id, costs.worst[static_cast<std::size_t>(Level::hard)]);
    tell("move adviser", game.id, costs.worst[static_cast<std::size_t>(Level::adviser)]);
  }
  return 0;
}
