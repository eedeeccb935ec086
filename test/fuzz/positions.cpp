// Positions: a game's number and the bytes of a state. What decode accepts keeps every promise of the contract, there, some
// moves later, and to the end.
#include <cstring>

#include "session/registry.h"
#include "support/promises.h"
#include "target.h"

using namespace armada_test;

namespace {

constexpr int kMovesLookedAt = 2;

void keepsPromises(const Position& at) {
  if (const Broken what = everyPromise(at); what != nullptr) broken(at.game.id, what);
}

bool playsOn(const Game& game, StateBox& state, Rng& rng) {
  MoveList moves;
  Events unheard;
  game.legalMoves(state.at(), moves);
  return !moves.empty() && game.apply(state.at(), moves[rng.below(static_cast<std::uint32_t>(moves.size()))], unheard);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  if (count < 1 || count > 1 + kMaxEncodedBytes) return 0;
  const Game& game = gameAt(bytes[0] % gameCount());
  Rng rng = Rng::seeded(crc32(bytes, count));
  StateBox state;
  if (!decodeFrom(game, bytes + 1, count - 1, state)) return 0;
  static Encoded again;
  encodeTo(game, state, again);
  if (again.count != count - 1 || std::memcmp(again.bytes, bytes + 1, again.count) != 0)
    broken(game.id, "decode accepts exactly what encode writes");
  keepsPromises({game, state, rng});
  if (const Broken what = endsWithinItsMoves({game, state, rng}); what != nullptr) broken(game.id, what);
  for (int n = 0; n < kMovesLookedAt && playsOn(game, state, rng); ++n) keepsPromises({game, state, rng});
  return 0;
}

#ifdef ARMADA_FUZZ
// Most random bytes are no position: cards must be there exactly once. So one damage in three plays on from the position, one
// exchanges bytes, and the last is libFuzzer's own.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t count, std::size_t room);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t count, std::size_t room,
                                               unsigned seed) {
  Rng rng = Rng::seeded(seed);
  const std::uint32_t how = rng.below(3);
  if (how == 0 || count < 3) return LLVMFuzzerMutate(bytes, count, room);
  if (how == 1) {
    for (std::uint32_t n = 1 + rng.below(3); n > 0; --n) {
      const std::size_t one = 1 + rng.below(static_cast<std::uint32_t>(count - 1));
      const std::size_t other = 1 + rng.below(static_cast<std::uint32_t>(count - 1));
      const std::uint8_t kept = bytes[one];
      bytes[one] = bytes[other];
      bytes[other] = kept;
    }
    return count;
  }
  const Game& game = gameAt(bytes[0] % gameCount());
  StateBox state;
  if (count > 1 + kMaxEncodedBytes || !decodeFrom(game, bytes + 1, count - 1, state))
    return LLVMFuzzerMutate(bytes, count, room);
  for (std::uint32_t n = 1 + rng.below(12); n > 0 && playsOn(game, state, rng); --n) continue;
  static Encoded played;
  encodeTo(game, state, played);
  if (1 + played.count > room) return count;
  std::memcpy(bytes + 1, played.bytes, played.count);
  return 1 + played.count;
}
#endif
