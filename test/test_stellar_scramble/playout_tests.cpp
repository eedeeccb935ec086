// Whole games of random moves, against the sentences of the book that hold at every moment.
#include "scramble_tests.h"

namespace stellar_scramble_test {

namespace {

constexpr Seed kGames = 2 * armada_test::kThorough;

// Plays games with every choice of the options and looks at each move: the position before, the move, the one after.
template <class Look>
void atEveryMove(Look look) {
  for (Seed seed = 0; seed < kGames; ++seed) {
    Options options{};
    options.choice[0] = static_cast<std::uint8_t>(seed % 3);
    options.choice[1] = static_cast<std::uint8_t>(seed / 3 % 2);
    State state;
    deal(state, options, seed);
    Rng rng = Rng::seeded(seed + 1000);
    while (toMove(state) != kNobody) {
      MoveList moves;
      legalMoves(state, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const State before = state;
      Events nobody;
      TEST_ASSERT_TRUE(apply(state, move, nobody));
      look(before, move, state);
    }
  }
}

}  // namespace

void test_no_list_of_moves_is_longer_than_26_and_no_game_longer_than_28_rounds() {
  TEST_ASSERT_EQUAL_UINT16(26, kStellarScramble.bounds.legalMoves);
  TEST_ASSERT_LESS_OR_EQUAL_UINT16(1100, kStellarScramble.bounds.movesAGame);
  TEST_ASSERT_EQUAL_UINT8(28, kMostRounds);
  atEveryMove([](const State& before, Move, const State& after) {
    MoveList moves;
    legalMoves(before, moves);
    TEST_ASSERT_LESS_OR_EQUAL_size_t(26, moves.size());
    TEST_ASSERT_LESS_THAN_UINT8(28, after.round);
  });
}

void test_what_is_not_in_the_list_is_refused_in_every_decision() {
  atEveryMove([](const State& before, Move, const State&) {
    MoveList moves;
    legalMoves(before, moves);
    for (Move move = 0; move < 13 * 32; move += 7) {
      if (moves.contains(move)) continue;
      State trial = before;
      Events nobody;
      TEST_ASSERT_FALSE(apply(trial, move, nobody));
      TEST_ASSERT_EQUAL_MEMORY(&before, &trial, sizeof trial);
    }
  });
}

void test_only_one_starfighter_ever_is_in_a_wormhole() {
  atEveryMove([](const State&, Move, const State& after) {
    if (after.phase == Phase::place) return;
    for (Seat seat = 0; seat < after.players; ++seat)
      TEST_ASSERT_FALSE(wormholeTaken(after, after.pilot[seat].space, seat));
  });
}

void test_an_invader_on_a_victory_track_came_from_the_board() {
  atEveryMove([](const State& before, Move, const State& after) {
    unsigned won = 0, had = 0;
    for (Seat seat = 0; seat < after.players; ++seat) {
      won += after.pilot[seat].invaders;
      had += before.pilot[seat].invaders;
    }
    unsigned there = 0, was = 0;
    for (std::size_t row = 0; row < kRows; ++row)
      for (std::size_t column = 0; column < kMostColumns; ++column) {
        there += after.grid[row][column].token != kNoToken ? 1 : 0;
        was += before.grid[row][column].token != kNoToken ? 1 : 0;
      }
    if (after.round == before.round && after.phase != Phase::over && after.hit == 0)
      TEST_ASSERT_EQUAL_UINT(was - there, won - had);
  });
}

void test_the_quick_move_is_legal_and_the_same_for_the_whole_and_the_observed_state() {
  atEveryMove([](const State& before, Move, const State&) {
    MoveList moves;
    legalMoves(before, moves);
    const Move quick = quickMove(before);
    TEST_ASSERT_TRUE(moves.contains(quick));
    TEST_ASSERT_EQUAL_HEX32(quick, quickMove(observe(before, toMove(before))));
  });
}

// Cold, not paid for it, and with something to draw: there a cooldown is a turn thrown away.
void test_a_cooldown_is_idle_when_nothing_is_to_be_cooled() {
  TEST_ASSERT_TRUE(isIdle(Scramble().ready().state, kCooldown));
  TEST_ASSERT_FALSE(isIdle(Scramble().ready().state, kDraw));
  TEST_ASSERT_TRUE(isIdle(Scramble().onBoard(kComet, Gem::blue).ready().state, kCooldown));
  TEST_ASSERT_TRUE(isIdle(Scramble().heat(kEmber, 3).ready().state, kCooldown));
  TEST_ASSERT_FALSE(isIdle(Scramble().heat(kComet, 1).ready().state, kCooldown));
  TEST_ASSERT_FALSE(isIdle(Scramble().has(kComet, {24}).ready().state, kCooldown));
  TEST_ASSERT_TRUE(isIdle(Scramble().has(kEmber, {24}).ready().state, kCooldown));
  TEST_ASSERT_FALSE(isIdle(Scramble().bag(kComet, {0, 0, 0, 0, 0}).ready().state, kCooldown));
}

void runPlayoutTests() {
  RUN_TEST(test_no_list_of_moves_is_longer_than_26_and_no_game_longer_than_28_rounds);
  RUN_TEST(test_what_is_not_in_the_list_is_refused_in_every_decision);
  RUN_TEST(test_only_one_starfighter_ever_is_in_a_wormhole);
  RUN_TEST(test_an_invader_on_a_victory_track_came_from_the_board);
  RUN_TEST(test_a_cooldown_is_idle_when_nothing_is_to_be_cooled);
  RUN_TEST(test_the_quick_move_is_legal_and_the_same_for_the_whole_and_the_observed_state);
}

}  // namespace stellar_scramble_test
