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

// What the screen names as a price is what the move spends, whatever else it brings or takes.
void test_the_price_of_a_crew_move_is_what_it_spends() {
  unsigned paid = 0, free = 0;
  for (unsigned players = 2; players <= kMostPlayers; ++players) {
    Options options = standardOptions(kRayguns);
    options.choice[0] = static_cast<std::uint8_t>(players - 2);
    options.choice[1] = static_cast<std::uint8_t>(players);
    State state;
    deal(state, options, 40 + players);
    for (int i = 0; i < 500 && toMove(state) != kNobody; ++i) {
      const Seat seat = toMove(state);
      const bool crew = state.phase == Phase::crew && state.agenda.empty();
      MoveList legal;
      legalMoves(state, legal);
      for (const Move move : legal) {
        if (!crew) break;
        State after = state;
        EventBuffer<kMaxEventsAMove> events;
        TEST_ASSERT_TRUE(apply(after, move, events));
        int spent = 0;
        for (const Event& event : events)
          if (static_cast<EventKind>(event.kind) == EventKind::tokens && event.a == seat &&
              static_cast<TokenCause>(event.c) == TokenCause::spent)
            spent -= event.value;
        TEST_ASSERT_EQUAL_INT(spent, priceOf(state, move));
        ++(spent > 0 ? paid : free);
      }
      Events unheard;
      TEST_ASSERT_TRUE(apply(state, quickMove(observe(state, seat)), unheard));
    }
  }
  TEST_ASSERT_GREATER_THAN_UINT(200, paid);
  TEST_ASSERT_GREATER_THAN_UINT(200, free);
}

}  // namespace

void runPromiseTests() {
  RUN_TEST(test_every_promise_is_kept_with_every_option_and_beside_it);
  RUN_TEST(test_the_price_of_a_crew_move_is_what_it_spends);
}

}  // namespace rayguns_test
