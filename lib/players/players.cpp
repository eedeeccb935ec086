// The players that need no thought.
#include "players/players.h"

namespace armada {

Move chooseRandom(const Game& game, const void* seen, Rng& rng) {
  MoveList moves;
  game.legalMoves(seen, moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

Move chooseQuick(const Game& game, const void* seen, Rng& rng) {
  return game.quickMove != nullptr ? game.quickMove(seen) : chooseRandom(game, seen, rng);
}

}  // namespace armada
