// What happened is shown in order, ends exactly at the position, and keeps nobody waiting.
#include "bench.h"
#include "support/scale.h"

namespace stellar_siege_view_test {

namespace {

using namespace stellar_siege_test;

// Everything that the table shows as numbers and signs.
void assertSameTable(const State& seen, const State& shown, Seat viewer) {
  const ForceValues expected = forceValues(seen), forces = forceValues(shown);
  TEST_ASSERT_EQUAL_MEMORY(&expected, &forces, sizeof expected);
  for (Seat seat = 0; seat < kSeatCount; ++seat) {
    TEST_ASSERT_EQUAL_UINT8(seen.hand[seat].total, shown.hand[seat].total);
    TEST_ASSERT_EQUAL_size_t(seen.pile[seat].size(), shown.pile[seat].size());
    TEST_ASSERT_EQUAL_HEX8(seen.burden[seat], shown.burden[seat]);
  }
  TEST_ASSERT_EQUAL_MEMORY(&seen.hand[viewer], &shown.hand[viewer], sizeof(Cards));
  TEST_ASSERT_EQUAL_HEX8(seen.sides, shown.sides);
  TEST_ASSERT_EQUAL_UINT8(roundOf(seen), roundOf(shown));
  if (seen.phase == Phase::over) return;  // it is nobody's turn
  TEST_ASSERT_EQUAL_UINT8(seen.active, shown.active);
  if (seen.phase != Phase::pass) TEST_ASSERT_EQUAL_INT8(seen.adjustment, shown.adjustment);  // it is lost with the turn
}

// What the events alone make of the table, without a look at the position behind them.
void test_the_events_lead_from_each_position_to_the_next_for_both_players() {
  Rng rng = Rng::seeded(9);
  static EventBuffer<kMaxEventsAMove> events;
  for (int game = 0; game < 2 * armada_test::kThorough; ++game) {
    const Motion motion = game % 2 == 0 ? Motion::off : Motion::full;
    State state{};
    deal(state, standardOptions(kStellarSiege), static_cast<Seed>(game));
    while (state.phase != Phase::over) {
      MoveList moves{};
      legalMoves(state, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      State after = state;
      for (Seat viewer = 0; viewer < kSeatCount; ++viewer) {
        after = state;
        events.clear();
        TEST_ASSERT_TRUE(apply(after, move, events));
        events.keepFor(viewer);
        const State seen = observe(after, viewer);
        State shown = observe(state, viewer);
        EventPlayer player;
        player.begin(kStellarSiege, bench().view, events, {&seen, &shown, viewer}, motion, false);
        for (int i = 0; player.running() && i < 1000; ++i) player.tick();
        assertSameTable(seen, shown, viewer);
      }
      state = after;
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
      b.setMotion(each.motion);
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
  b.setMotion(Motion::full);
  choose(Kind::anyTime);
  b.press(Button::a);
  TEST_ASSERT_TRUE(b.moving());
  TEST_ASSERT_EQUAL_UINT8(2, b.shown().hand[kAntillians].total);
  TEST_ASSERT_EQUAL_UINT8(0, b.shown().hand[kAntillians].count(Kind::anyTime));
  TEST_ASSERT_EQUAL_UINT8(0, forceValue(b.shown(), kAntillians, at(3)));
  TEST_ASSERT_EQUAL_INT(13, b.wait());
  TEST_ASSERT_EQUAL_UINT8(1, forceValue(b.shown(), kAntillians, at(3)));
}

void test_a_and_b_during_motion_jump_to_its_end_and_do_nothing_else() {
  for (const Button button : {Button::a, Button::b}) {
    Siege siege;
    siege.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawMany});
    Bench& b = sitAt(siege);
    b.setMotion(Motion::full);
    choose(Kind::anyTime);
    b.press(Button::a);
    b.press(button);
    TEST_ASSERT_FALSE(b.moving());
    TEST_ASSERT_EQUAL_HEX32(deploy(Kind::anyTime), b.played);
    TEST_ASSERT_EQUAL_INT(0, b.undone);
    TEST_ASSERT_EQUAL_MEMORY(&b.observed(), &b.shown(), sizeof(State));
  }
}

void test_the_panel_tells_what_happens_while_it_moves() {
  Siege siege;
  siege.hand(kAntillians, {Kind::anyTime, Kind::drawFew, Kind::drawMany});
  Bench& b = sitAt(siege);
  b.setMotion(Motion::full);
  choose(Kind::anyTime);
  b.press(Button::a);
  Text<256> words;
  const char* name = "";
  b.view.say(b, words, name);
  TEST_ASSERT_EQUAL_STRING("You deploy Mayfly to planet 3.", words.c_str());
}

void test_a_burden_sounds_like_a_loss_to_who_bears_it_and_like_a_gain_to_the_other() {
  for (const Seat viewer : {kAntillians, kMorkolytes}) {
    Siege siege;
    siege.hand(kAntillians, {Kind::anyTime, Kind::drawFew}).play(deploy(Kind::anyTime));
    Bench& b = bench();
    b.setMotion(Motion::off);
    b.state = siege.state;
    b.sitAs(viewer);
    TEST_ASSERT_TRUE(b.play(activate(2)));  // Cordontion, for the Morkolytes
    const Sound expected = viewer == kMorkolytes ? Sound::lose : Sound::gain;
    TEST_ASSERT_EQUAL_INT(static_cast<int>(expected), static_cast<int>(b.heard()));
  }
}

}  // namespace

void runMotionTests() {
  RUN_TEST(test_the_events_lead_from_each_position_to_the_next_for_both_players);
  RUN_TEST(test_motion_takes_at_most_30_ticks_half_when_brief_none_when_off);
  RUN_TEST(test_a_deployed_card_leaves_the_hand_first_and_counts_when_it_lands);
  RUN_TEST(test_a_and_b_during_motion_jump_to_its_end_and_do_nothing_else);
  RUN_TEST(test_the_panel_tells_what_happens_while_it_moves);
  RUN_TEST(test_a_burden_sounds_like_a_loss_to_who_bears_it_and_like_a_gain_to_the_other);
}

}  // namespace stellar_siege_view_test
