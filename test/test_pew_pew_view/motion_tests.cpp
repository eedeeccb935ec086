#include "bench.h"
#include "support/scale.h"

namespace pew_pew_view_test {

namespace {

// Plays a whole game by random moves through a replay alone: after each motion its pieces are those of the position, and
// no motion is longer than the limit.
int longestMotion(Seed seed, Motion motion) {
  Bench& b = bench();
  b.deal(seed);
  Replay replay;
  replay.rest(b.state);
  Rng rng = Rng::seeded(seed + 1000);
  int longest = 0;
  while (b.state.end == End::none) {
    MoveList moves;
    legalMoves(b.state, moves);
    b.events.clear();
    TEST_ASSERT_TRUE(apply(b.state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], b.events));
    replay.begin(b.events, motion, b);
    int ticks = 0;
    for (; replay.running(); ++ticks) replay.tick(b);
    TEST_ASSERT_TRUE_MESSAGE(sameTable(b.state, replay.shown()), "the motion ends elsewhere");
    longest = ticks > longest ? ticks : longest;
  }
  return longest;
}

void test_motion_ends_exactly_at_the_position_and_within_30_ticks() {
  for (Seed seed = 1; seed <= 20u * armada_test::kThorough; ++seed)
    TEST_ASSERT_LESS_OR_EQUAL_INT(Replay::kMostTicks, longestMotion(seed, Motion::full));
}

void test_short_motion_takes_half_as_long() {
  for (Seed seed = 1; seed <= 2u * armada_test::kThorough; ++seed)
    TEST_ASSERT_LESS_OR_EQUAL_INT(Replay::kMostTicks / 2, longestMotion(seed, Motion::brief));
}

void test_motion_off_shows_ends() {
  for (Seed seed = 1; seed <= 2u * armada_test::kThorough; ++seed)
    TEST_ASSERT_EQUAL_INT(0, longestMotion(seed, Motion::off));
}

void test_skipping_at_any_tick_ends_at_the_position() {
  Bench& b = bench();
  b.deal(5);
  Rng rng = Rng::seeded(9);
  for (int game = 0; game < 2 * armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(game));
    Replay replay;
    replay.rest(b.state);
    while (b.state.end == End::none) {
      MoveList moves;
      legalMoves(b.state, moves);
      b.events.clear();
      apply(b.state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], b.events);
      replay.begin(b.events, Motion::full, b);
      for (std::uint32_t ticks = rng.below(30); ticks > 0; --ticks) replay.tick(b);
      replay.finish(b);
      TEST_ASSERT_FALSE(replay.running());
      TEST_ASSERT_TRUE(sameTable(b.state, replay.shown()));
    }
  }
}

void test_all_pieces_of_a_phase_move_together() {
  Bench& b = quietTable(0);
  for (std::size_t space = 0; space < kSpaces; ++space) b.state.pews[1][space] = 1;
  b.state.pewSpaces[1] = spacesWithPews(b.state, 2);
  b.state.tokens = kTokens - 9;
  b.sit();
  b.press(Button::b);
  // Nine Pews fly two legs; the cards come one step nearer; new aliens appear.
  int waited = 0;
  for (; b.view.moving(); ++waited) b.tick();
  TEST_ASSERT_LESS_OR_EQUAL_INT(Replay::kMostTicks, waited);
  TEST_ASSERT_GREATER_THAN_INT(2 * Replay::kJumpTicks + Replay::kForwardTicks, waited);
}

void test_the_header_names_the_phase_that_is_shown() {
  Bench& b = quietTable(0);
  b.state.missiles[2] = spaceBit(1);
  --b.state.tokens;
  b.sit();
  b.press(Button::b);
  bool missiles = false, forward = false;
  while (b.view.moving()) {
    missiles = missiles || b.view.replay().phase() == Phase::moveMissiles;
    forward = forward || b.view.replay().phase() == Phase::movePlayerForward;
    if (b.view.replay().phase() == Phase::moveMissiles) TEST_ASSERT_FALSE(forward);
    b.tick();
  }
  TEST_ASSERT_TRUE(missiles && forward);
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::playerActions), static_cast<int>(b.view.replay().phase()));
}

void test_a_hit_is_heard_and_told() {
  Bench& b = quietTable(0);
  b.state.missiles[1] = spaceBit(kCentre);
  --b.state.tokens;
  b.sit();
  b.asks = false;
  b.press(Button::b);
  bool lose = false;
  while (b.view.moving()) {
    lose = lose || b.heard == Sound::lose;
    b.tick();
  }
  TEST_ASSERT_TRUE(lose);
  TEST_ASSERT_EQUAL_UINT8(1, b.view.replay().gist().hits);
  Text<64> line;
  readGist(b.view.replay().gist(), line);
  TEST_ASSERT_EQUAL_STRING("Round 1: 1 hit.", line.c_str());
}

void test_a_position_at_rest_needs_no_drawing() {
  Bench& b = quietTable(3);
  for (int i = 0; i < 60; ++i) TEST_ASSERT_FALSE(b.view.tick(b));
}

// With two positions that were looked ahead to.
void test_the_view_is_small() { TEST_ASSERT_LESS_OR_EQUAL_UINT(704, sizeof(PewPewView)); }

}  // namespace

void runMotionTests() {
  RUN_TEST(test_motion_ends_exactly_at_the_position_and_within_30_ticks);
  RUN_TEST(test_short_motion_takes_half_as_long);
  RUN_TEST(test_motion_off_shows_ends);
  RUN_TEST(test_skipping_at_any_tick_ends_at_the_position);
  RUN_TEST(test_all_pieces_of_a_phase_move_together);
  RUN_TEST(test_the_header_names_the_phase_that_is_shown);
  RUN_TEST(test_a_hit_is_heard_and_told);
  RUN_TEST(test_a_position_at_rest_needs_no_drawing);
  RUN_TEST(test_the_view_is_small);
}

}  // namespace pew_pew_view_test
