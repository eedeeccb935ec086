#include "screens/losing.h"

#include <cstring>

namespace armada {

namespace {

bool lostFor(const Game& game, const void* state, Seat seat) {
  const Status status = game.status(state);
  return status.outcome == Outcome::lost || (status.outcome == Outcome::won && status.winner != seat);
}

}  // namespace

// What the viewer does not know is filled in again and again, always in the same ways; the first almost always clears a
// move that does not lose.
bool losesAtOnce(const PlayContext& play, Move move) {
  constexpr Seed kTries = 16;
  for (Seed i = 1; i <= kTries; ++i) {
    Rng chance = Rng::seeded(i);
    StateBox copy{};
    std::memcpy(copy.at(), play.seen, play.game.stateBytes);
    play.game.determinize(copy.at(), play.viewer, chance);
    Events nobody;
    if (!play.game.apply(copy.at(), move, nobody) || !lostFor(play.game, copy.at(), play.viewer)) return false;
  }
  return true;
}

bool losesNeedlessly(const PlayContext& play, Move move) {
  if (play.legal.size() < 2 || !losesAtOnce(play, move)) return false;
  for (const Move other : play.legal)
    if (!losesAtOnce(play, other)) return true;
  return false;
}

std::size_t losersLast(const PlayContext& play, Move* moves, std::size_t count) {
  std::size_t safe = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Move move = moves[i];
    if (losesAtOnce(play, move)) continue;
    for (std::size_t j = i; j > safe; --j) moves[j] = moves[j - 1];
    moves[safe++] = move;
  }
  return safe;
}

}  // namespace armada
