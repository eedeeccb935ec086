// Playing: what is legal, what is refused, what is reported, and that chance is the game's own.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

constexpr int kGames = 10 * kThorough;

// Plays a whole walk and sums up the encoded states on the way.
std::uint32_t fingerprint(const Game& game, Seed seed) {
  static Encoded bytes;
  Events unheard;
  Walk walk(game, standardOptions(game), seed);
  std::uint32_t sum = 0;
  for (;;) {
    encodeTo(game, walk.stop().state, bytes);
    sum = crc32(bytes.bytes, bytes.count, sum);
    if (walk.over()) return sum;
    walk.step(unheard);
  }
}

// Counts through every combination of choices; false after the last.
bool nextOptions(const Game& game, Options& options) {
  for (std::size_t k = 0; k < game.optionCount; ++k) {
    if (++options.choice[k] < game.options[k].count) return true;
    options.choice[k] = 0;
  }
  return false;
}

}  // namespace

void test_every_state_of_a_random_game_is_valid() {
  atEveryStop(kGames, [](const Stop& stop) {
    const Verdict verdict = stop.game.valid(stop.state.at());
    TEST_ASSERT_TRUE_MESSAGE(static_cast<bool>(verdict), place(verdict ? "" : verdict.why));
  });
}

void test_legal_lists_ascend_are_unique_and_keep_their_bound() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(legalList(positionAt(stop))); });
}

void test_the_list_is_empty_and_nobody_moves_exactly_when_the_game_is_over() {
  atEveryStop(kGames, [](const Stop& stop) {
    MoveList moves;
    stop.game.legalMoves(stop.state.at(), moves);
    CHECK(moves.empty() == (stop.game.status(stop.state.at()).outcome != Outcome::playing));
    CHECK(moves.empty() == (stop.game.toMove(stop.state.at()) == kNobody));
  });
}

void test_the_outcome_names_a_winner_exactly_when_one_won() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(seatsAndOutcome(positionAt(stop))); });
}

void test_a_game_ends_within_its_declared_moves() {
  int games = 0;
  atEveryStop(4 * kGames, [&](const Stop& stop) {
    CHECK(stop.number <= stop.game.bounds.movesAGame);
    games += stop.next == kNoMove ? 1 : 0;
  });
  TEST_ASSERT_EQUAL_INT(4 * kGames * static_cast<int>(gameCount()), games);
}

void test_every_other_number_is_refused_and_changes_nothing() {
  atEveryStop(3, [&](const Stop& stop) {
    MoveList legal;
    stop.game.legalMoves(stop.state.at(), legal);
    const bool all =
        stop.seed == 0 && (stop.number <= 1 || stop.next == kNoMove || (kThorough > 1 && worthACloseLook(stop)));
    const Position here = positionAt(stop);
    Refusals refusals(here);
    for (std::uint32_t n = 0; all && n < 65536; ++n) {
      if (!legal.contains(static_cast<Move>(n))) checkKept(refusals.of(static_cast<Move>(n)));
      if (n % 64 == 63) checkKept(refusals.changedNothing());
    }
    checkKept(otherNumbersAreRefused(here));
  });
}

void test_events_keep_their_bound() {
  atEveryStop(4 * kGames, [](const Stop& stop) {
    if (stop.next != kNoMove) checkKept(eventsKeepTheirBound(positionAt(stop), stop.next));
  });
}

void test_a_move_is_the_same_whether_or_not_anyone_listens() {
  atEveryStop(kGames, [](const Stop& stop) {
    if (stop.next != kNoMove) checkKept(isTheSameWhetherOrNotAnyoneListens(positionAt(stop), stop.next));
  });
}

void test_the_same_seed_is_the_same_game() {
  for (std::size_t i = 0; i < gameCount(); ++i)
    for (Seed seed = 0; seed < 2 * kThorough; ++seed)
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(fingerprint(gameAt(i), seed), fingerprint(gameAt(i), seed), gameAt(i).id);
}

void test_different_seeds_are_different_games() {
  static StateBox dealt[16];
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    for (Seed seed = 0; seed < 16; ++seed) {
      game.deal(dealt[seed].at(), standardOptions(game), seed * 0x01000193u);
      for (Seed other = 0; other < seed; ++other)
        TEST_ASSERT_FALSE_MESSAGE(sameBytes(game, dealt[seed], dealt[other]), game.id);
    }
  }
}

void test_every_choice_of_every_option_can_be_played() {
  Events unheard;
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const Game& game = gameAt(i);
    Options options{};
    constexpr int kCombinations = 16 * kThorough;
    int left = kCombinations;
    do {
      const WatchedReturns watched(left % 8 == 0 ? 0 : WatchedReturns::kGames);  // one of eight: later ones differ too
      Walk walk(game, options, 3);
      while (!walk.over()) {
        CHECK(static_cast<bool>(game.valid(walk.stop().state.at())));
        walk.step(unheard);
      }
      CHECK(static_cast<bool>(game.valid(walk.stop().state.at())));
    } while (nextOptions(game, options) && --left > 0);
  }
}

void test_the_quick_move_is_legal() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(quickMoveIsLegal(positionAt(stop))); });
}
