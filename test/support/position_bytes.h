// A position as bytes, as the suite of a game asks it of positions that it sets by hand: they come back whole, and what is cut,
// changed or no position is refused. Through the game's table alone.
#pragma once

#include <unity.h>

#include <cstring>

#include "rules/kernel/contract.h"
#include "support/promises.h"
#include "support/scale.h"

namespace armada_test {

inline Encoded bytesOf(const Game& game, const void* state) {
  StateBox box{};
  std::memcpy(box.at(), state, game.stateBytes);
  Encoded encoded{};
  encodeTo(game, box, encoded);
  TEST_ASSERT_TRUE(encoded.good);
  return encoded;
}

inline bool accepted(const Game& game, const Encoded& encoded) {
  StateBox back;
  return decodeFrom(game, encoded.bytes, encoded.count, back);
}

inline void assertComesBackFromItsBytes(const Game& game, const void* state) {
  const Encoded encoded = bytesOf(game, state);
  StateBox back;
  TEST_ASSERT_TRUE(decodeFrom(game, encoded.bytes, encoded.count, back));
  TEST_ASSERT_EQUAL_MEMORY(state, back.at(), game.stateBytes);
}

inline void assertCutAndLongerBytesAreRefused(const Game& game, const void* state) {
  const Encoded whole = bytesOf(game, state);
  for (std::size_t count = 0; count < whole.count; ++count) {
    Encoded cut = whole;
    cut.count = count;
    TEST_ASSERT_FALSE(accepted(game, cut));
  }
  std::uint8_t longer[kMaxEncodedBytes + 1] = {};
  std::memcpy(longer, whole.bytes, whole.count);
  StateBox back;
  TEST_ASSERT_FALSE(decodeFrom(game, longer, whole.count + 1, back));
}

// Each byte changed in some ways: refused, or a position that has just these bytes. So many of a hundred are refused at least.
inline void assertChangedBytesAreRefusedOrKept(const Game& game, const void* state, int refusedAtLeast) {
  const Encoded whole = bytesOf(game, state);
  int tried = 0;
  int refused = 0;
  for (std::size_t i = 0; i < whole.count; ++i) {
    for (unsigned change = 1; change < 256; change += 256 / (10 * kThorough) + 1) {
      Encoded changed = whole;
      changed.bytes[i] = static_cast<std::uint8_t>(changed.bytes[i] ^ change);
      StateBox back;
      ++tried;
      if (!decodeFrom(game, changed.bytes, changed.count, back)) {
        ++refused;
        continue;
      }
      TEST_ASSERT_NULL(game.valid(back.at()).why);
      const Encoded again = bytesOf(game, back.at());
      TEST_ASSERT_EQUAL_size_t(changed.count, again.count);
      TEST_ASSERT_EQUAL_MEMORY(changed.bytes, again.bytes, changed.count);
    }
  }
  TEST_ASSERT_GREATER_OR_EQUAL_INT(tried * refusedAtLeast / 100, refused);
}

// Not valid; its bytes may not carry what is wrong.
inline void assertNotValid(const Game& game, const void* wrong) {
  TEST_ASSERT_NOT_NULL_MESSAGE(game.valid(wrong).why, "refused");
}

inline void assertRefused(const Game& game, const void* wrong) {
  assertNotValid(game, wrong);
  TEST_ASSERT_FALSE_MESSAGE(accepted(game, bytesOf(game, wrong)), "its bytes are refused");
}

}  // namespace armada_test
