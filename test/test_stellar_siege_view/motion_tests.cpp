// What happened is shown in order, ends exactly at the position, and keeps nobody waiting.
#include "bench.h"
#include "support/scale.h"

namespace stellar_siege_view_test {

namespace {

using namespace stellar_siege_test;

// What the events alone make of the counts, without a look at the position behind them.
void test_the_events_lead_from_each_position_to_the_next_for_both_players() {
  Rng rng = Rng::seeded(9);
  Bench& b = bench();
  static EventBuffer<kMaxEventsAMove> events;
  for (int game = 0; game < 2 * armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(game));
    b.motionSetting = game % 2 == 0 ? Motion::off : Motion::full;
    while (b.state.phase != Phase::over) {
      MoveList moves{};
      legalMoves(b.state, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const State before = b.state;
      for (Seat viewer = 0; viewer < kSeatCount; ++viewer) {
        State after = before;
        events.clear();
        TEST_ASSERT_TRUE(apply(after, move, events));
        events.keepFor(viewer);
        b.state = after;
        b.sitAs(viewer);
        Replay replay;
        replay.rest(observe(before, viewer), viewer);
        replay.begin(events, b);
        for (int i = 0; replay.running() && i < 1000; ++i) replay.tick(b);
        Shown expected = shownOf(observe(after, viewer), viewer);
        if (after.phase == Phase::over || after.phase == Phase::pass) {  // nobody's turn, or an adjustment that is lost
          expected.active = replay.shown().active;
          expected.round = replay.shown().round;
          expected.adjustment = replay.shown().adjustment;
        }
        TEST_ASSERT_EQUAL_UINT8_ARRAY(&expected, &replay.shown(), sizeof expected);
      }
    }
  }
}

void test_motion_takes_at_most_30_ticks_half_when_brief_none_when_off() {
  Rng rng = Rng::seeded(10);
  Bench& b = bench();
  const struct {
    Motion motion;
    int most;
  } cases[] = {{Motion::full, 30}, {Motion::brief, 15}, {Motion::off, 0}};
  for (const auto& each : cases) {
    int longest = 0;
    for (int game = 0; game < armada_test::kThorough; ++game) {
      b.deal(static_cast<Seed>(game));
      b.motionSetting = each.motion;
      while (b.state.phase != Phase::over) {
        b.play(b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
        const int ticks = b.wait();
        if (ticks > longest) longest = ticks;
        if (b.legal().empty()) b.handOver();
      }
    }
    TEST_ASSERT_LESS_OR_EQUAL_INT(each.most, longest);
    if (each.most > 0) TEST_ASSERT_GREATER_THAN_INT(each.most / 2, longest);
  }
}

void test_a_deployed_card_leaves_the_hand_first_and_counts_when_it_lands() {
  Siege siege;
  siege.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawMany});
  Bench& b = sitAt(siege);
  b.motionSetting = Motion::full;
  choose(Kind::anyTime);
  b.press(Button::a);
  TEST_ASSERT_TRUE(b.view.moving());
  TEST_ASSERT_EQUAL_UINT8(2, b.view.replay().shown().hand[kAntillians]);
  TEST_ASSERT_EQUAL_UINT8(0, b.view.replay().shown().own[indexOf(Kind::anyTime)]);
  TEST_ASSERT_EQUAL_UINT8(0, b.view.replay().shown().force[kAntillians][at(3)]);
  TEST_ASSERT_EQUAL_INT(13, b.wait());
  TEST_ASSERT_EQUAL_UINT8(1, b.view.replay().shown().force[kAntillians][at(3)]);
}

void test_a_and_b_during_motion_jump_to_its_end_and_do_nothing_else() {
  for (const Button button : {Button::a, Button::b}) {
    Siege siege;
    siege.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawMany});
    Bench& b = sitAt(siege);
    b.motionSetting = Motion::full;
    choose(Kind::anyTime);
    b.press(Button::a);
    b.press(button);
    TEST_ASSERT_FALSE(b.view.moving());
    TEST_ASSERT_EQUAL_HEX32(deploy(Kind::anyTime), b.played);
    TEST_ASSERT_EQUAL_INT(0, b.undone);
    TEST_ASSERT_TRUE(shownOf(b.observed(), kAntillians) == b.view.replay().shown());
  }
}

void test_the_panel_tells_what_happens_while_it_moves() {
  Siege siege;
  siege.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawMany});
  Bench& b = sitAt(siege);
  b.motionSetting = Motion::full;
  choose(Kind::anyTime);
  b.press(Button::a);
  Text<256> words;
  const char* name = "";
  b.view.say(b, words, name);
  TEST_ASSERT_EQUAL_STRING("Antillians deploy Mayfly to planet 3.", words.c_str());
}

}  // namespace

void runMotionTests() {
  RUN_TEST(test_the_events_lead_from_each_position_to_the_next_for_both_players);
  RUN_TEST(test_motion_takes_at_most_30_ticks_half_when_brief_none_when_off);
  RUN_TEST(test_a_deployed_card_leaves_the_hand_first_and_counts_when_it_lands);
  RUN_TEST(test_a_and_b_during_motion_jump_to_its_end_and_do_nothing_else);
  RUN_TEST(test_the_panel_tells_what_happens_while_it_moves);
}

}  // namespace stellar_siege_view_test
