// The golden records as a table: games that were played once and must go the same way for ever. A record is
// test/records/<id>.inc, printed by `armada record <id> --seed N --player P --cpp`; all.inc names each of them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/kernel/contract.h"

namespace armada_test {

// The row that begins a game has its id; the rows after it are its moves.
struct GoldenRow {
  const char* id;
  std::uint8_t version;
  armada::Options options;
  armada::Move move;
  std::uint32_t number;  // the seed of a game; after a move the CRC-32 of the encoded state
};

#define GOLDEN_GAME(id, version, seed, a, b, c, d, e, f) {id, version, {{a, b, c, d, e, f}}, armada::kNoMove, seed},
#define GOLDEN_MOVE(move, crc) {nullptr, 0, {}, move, crc},
#define GOLDEN_END()
constexpr GoldenRow kGolden[] = {
#include "records/all.inc"
};
#undef GOLDEN_GAME
#undef GOLDEN_MOVE
#undef GOLDEN_END
constexpr std::size_t kGoldenRows = sizeof kGolden / sizeof kGolden[0];

}  // namespace armada_test
