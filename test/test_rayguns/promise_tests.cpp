// The promises of the contract where the contract's own suite does not walk: every episode, every option, two to four players, and
// positions one accident beside those of real games.
#include "rayguns_tests.h"
#include "support/promises.h"
#include "support/scale.h"

namespace rayguns_test {

namespace {

using namespace armada_test;

constexpr Seed kStressGames = kThorough > 1 ? 12 : 1;

Options someOptions(Rng& rng) {
  Options options{};
  for (unsigned i = 0; i < kRayguns.optionCount; ++i)
    options.choice[i] = static_cast<std::uint8_t>(rng.below(kRayguns.options[i].count));
  return options;
}

Move someMove(const StateBox& state, Rng& rng) {
  if (rng.below(3) != 0) return kRayguns.quickMove(state.at());
  MoveList moves;
  kRayguns.legalMoves(state.at(), moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

const char* placeOf(Seed seed, unsigned number, Broken broken) {
  static Text<200> words;
  words.clear();
  words << "seed " << seed << ", move " << number << ": " << (broken == nullptr ? "" : broken);
  return words.c_str();
}

// Two bytes changed; what is still a position keeps every promise.
Broken beside(const StateBox& state, Rng& rng) {
  static Encoded bytes;
  encodeTo(kRayguns, state, bytes);
  for (unsigned accidents = 1 + rng.below(2); accidents > 0; --accidents) {
    std::uint8_t& byte = bytes.bytes[rng.below(static_cast<std::uint32_t>(bytes.count))];
    byte = static_cast<std::uint8_t>(rng.below(2) == 0 ? byte ^ 1u << rng.below(8) : byte + 2 * rng.below(2) - 1);
  }
  static StateBox changed;
  if (!decodeFrom(kRayguns, bytes.bytes, bytes.count, changed)) return nullptr;
  if (const Broken broken = everyPromise({kRayguns, changed, rng}); broken != nullptr) return broken;
  return endsWithinItsMoves({kRayguns, changed, rng});
}

void test_every_promise_is_kept_with_every_option_and_beside_it() {
  for (Seed seed = 1; seed <= kStressGames; ++seed) {
    Rng rng = Rng::seeded(seed);
    static StateBox state;
    fillBox(state);
    kRayguns.deal(state.at(), someOptions(rng), seed);
    for (unsigned number = 0; kRayguns.toMove(state.at()) != kNobody; ++number) {
      if (rng.below(24) == 0) {
        Broken broken = everyPromise({kRayguns, state, rng});
        for (unsigned n = 0; n < 4 && broken == nullptr; ++n) broken = beside(state, rng);
        TEST_ASSERT_TRUE_MESSAGE(broken == nullptr, placeOf(seed, number, broken));
      }
      Events unheard;
      TEST_ASSERT_TRUE(kRayguns.apply(state.at(), someMove(state, rng), unheard));
    }
  }
}

}  // namespace

void runPromiseTests() { RUN_TEST(test_every_promise_is_kept_with_every_option_and_beside_it); }

}  // namespace rayguns_test
