// Counts on the emulated Xtensa what a move takes, for `armada bench`: random play by the contract alone and quick play, of the same
// deals as the program plays on the PC. Prints a figure a line: the player, the game, a tab, instructions a move.
#include <cstdio>

#include "players/players.h"
#include "session/registry.h"
#include "support/instructions.h"

using namespace armada;
using armada_test::cycles;
using armada_test::instructionsSince;

namespace {

constexpr Seed kGames = 24;

StateBox state, seen;
MoveList legal;

struct Cost {
  std::uint64_t instructions = 0;
  std::uint32_t moves = 0;
  void tell(const char* player, const char* game) const {
    std::printf("%s %s\t%lu\n", player, game, static_cast<unsigned long>(instructions / moves));
  }
};

// legalMoves and apply.
void playAtRandom(const Game& game, Seed seed, Rng& rng, Cost& cost) {
  Events unheard;
  game.deal(state.at(), standardOptions(game), seed);
  while (game.toMove(state.at()) != kNobody) {
    const std::uint32_t start = cycles();
    legal.clear();
    game.legalMoves(state.at(), legal);
    game.apply(state.at(), legal[rng.below(static_cast<std::uint32_t>(legal.size()))], unheard);
    cost.instructions += instructionsSince(start);
    ++cost.moves;
  }
}

// observe, quickMove and apply.
void playQuickly(const Game& game, Seed seed, Rng& rng, Cost& cost) {
  Events unheard;
  game.deal(state.at(), standardOptions(game), seed);
  while (game.toMove(state.at()) != kNobody) {
    const std::uint32_t start = cycles();
    game.observe(state.at(), game.toMove(state.at()), seen.at());
    game.apply(state.at(), chooseQuick(game, seen.at(), rng), unheard);
    cost.instructions += instructionsSince(start);
    ++cost.moves;
  }
}

}  // namespace

int main() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    Cost random, quick;
    Rng rng = Rng::seeded(1);
    for (Seed seed = 0; seed < kGames; ++seed) {
      playAtRandom(game, seed, rng, random);
      playQuickly(game, seed, rng, quick);
    }
    random.tell("contract", game.id);
    quick.tell("quick", game.id);
  }
  return 0;
}
