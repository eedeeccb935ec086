#include <cstring>

#include "bench.h"
#include "support/scale.h"

namespace pew_pew_view_test {

namespace {

// Random moves shown by a player of events and a view alone: nothing but them brings what is shown to the position.
class Show {
 public:
  explicit Show(Seed seed) {
    deal(state_, Options{}, seed);
    shown_ = state_;
  }
  bool over() const { return state_.end != End::none; }
  bool running() const { return player_.running(); }
  void playAny(Rng& rng, Motion motion) {
    MoveList moves;
    legalMoves(state_, moves);
    events_.clear();
    TEST_ASSERT_TRUE(apply(state_, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], events_));
    player_.begin(kPewPew, view_, events_, {&state_, &shown_, 0}, motion, true);
  }
  int tick(std::uint32_t most) {
    int ticks = 0;
    for (; running() && most > 0; ++ticks, --most) player_.tick();
    return ticks;
  }
  void finish() { player_.finish(); }
  // Its pieces, cards and counts are those of the position; what only the rules need is left aside.
  void assertEndsAtThePosition() {
    TEST_ASSERT_FALSE(running());
    shown_.rng = state_.rng;
    shown_.discards = state_.discards;
    shown_.drawPile = state_.drawPile;
    shown_.tokens = state_.tokens;
    TEST_ASSERT_EQUAL_MEMORY(&state_, &shown_, sizeof state_);
  }

 private:
  State state_, shown_;
  EventBuffer<kMaxEventsAMove> events_;
  EventPlayer player_;
  PewPewView view_;
};

int longestMotion(Seed seed, Motion motion) {
  Show show(seed);
  Rng rng = Rng::seeded(seed + 1000);
  int longest = 0;
  while (!show.over()) {
    show.playAny(rng, motion);
    const int ticks = show.tick(1000);
    show.assertEndsAtThePosition();
    longest = ticks > longest ? ticks : longest;
  }
  return longest;
}

void test_motion_ends_exactly_at_the_position_and_within_30_ticks() {
  for (Seed seed = 1; seed <= 20u * armada_test::kThorough; ++seed)
    TEST_ASSERT_LESS_OR_EQUAL_INT(EventPlayer::kMostTicks, longestMotion(seed, Motion::full));
}

void test_short_motion_takes_half_as_long() {
  for (Seed seed = 1; seed <= 2u * armada_test::kThorough; ++seed)
    TEST_ASSERT_LESS_OR_EQUAL_INT(EventPlayer::kMostTicks / 2, longestMotion(seed, Motion::brief));
}

void test_motion_off_shows_ends() {
  for (Seed seed = 1; seed <= 2u * armada_test::kThorough; ++seed)
    TEST_ASSERT_EQUAL_INT(0, longestMotion(seed, Motion::off));
}

void test_skipping_at_any_tick_ends_at_the_position() {
  Rng rng = Rng::seeded(9);
  for (int game = 0; game < 2 * armada_test::kThorough; ++game) {
    Show show(static_cast<Seed>(game));
    while (!show.over()) {
      show.playAny(rng, Motion::full);
      show.tick(rng.below(30));
      show.finish();
      show.assertEndsAtThePosition();
    }
  }
}

// ---- what is shown when ---------------------------------------------------------------------------------------------
int inFlightNow(EventKind kind) {
  int count = 0;
  bench().context().player.eachNow([&](const Event& event) { count += static_cast<EventKind>(event.kind) == kind; });
  return count;
}

void test_all_pieces_of_a_phase_move_together() {
  Bench& b = quietTable(0);
  for (std::size_t space = 0; space < kSpaces; ++space) b.state.pews[1][space] = 1;
  recount(b.state);
  b.state.tokens = kTokens - 9;
  b.sit();
  b.press(Button::b);
  // Nine Pews fly two legs, one after the other.
  TEST_ASSERT_EQUAL_INT(9, inFlightNow(EventKind::pewMoved));
  TEST_ASSERT_EQUAL_UINT8(0, b.shown().pewSpaces[1]);
  while (inFlightNow(EventKind::pewMoved) > 0) b.tick();
  TEST_ASSERT_EQUAL_HEX16(0x1FF, b.shown().pewSpaces[2]);
  while (b.moving() && inFlightNow(EventKind::pewMoved) == 0) b.tick();
  TEST_ASSERT_EQUAL_INT(9, inFlightNow(EventKind::pewMoved));
  while (inFlightNow(EventKind::pewMoved) > 0) b.tick();
  TEST_ASSERT_EQUAL_HEX16(0x1FF, b.shown().pewSpaces[3]);
}

bool headerSays(const char* phase) {
  Text<40> header;
  bench().view.headerText(bench(), header);
  return std::strstr(header.c_str(), phase) != nullptr;
}

void test_the_header_names_the_phase_that_is_shown() {
  Bench& b = quietTable(0);
  b.state.missiles[2] = spaceBit(1);
  --b.state.tokens;
  b.sit();
  b.press(Button::b);
  bool missiles = false, forward = false;
  while (b.moving()) {
    missiles = missiles || headerSays("Move missiles");
    forward = forward || headerSays("Forward");
    if (headerSays("Move missiles")) TEST_ASSERT_FALSE(forward);
    b.tick();
  }
  TEST_ASSERT_TRUE(missiles && forward);
  TEST_ASSERT_TRUE(headerSays("Round 2   Your actions"));
}

void assertLine(const char* expected) {
  Text<64> line;
  readGist(bench().view.gist(), line);
  TEST_ASSERT_EQUAL_STRING(expected, line.c_str());
}

void test_a_hit_is_heard_and_told() {
  Bench& b = quietTable(0);
  b.state.missiles[1] = spaceBit(kCentre);
  --b.state.tokens;
  b.sit();
  b.setAsking(false);
  b.press(Button::b);
  bool lose = false;
  while (b.moving()) {
    lose = lose || b.heard() == Sound::lose;
    b.tick();
  }
  TEST_ASSERT_TRUE(lose);
  TEST_ASSERT_EQUAL_UINT8(1, b.view.gist().hits);
  assertLine("Round 1: 1 hit.");
}

// At once, the gravest thing is heard alone.
void test_the_end_is_heard() {
  struct {
    std::uint8_t hearts, points;
    Sound sound;
  } const cases[] = {{1, 0, Sound::lost}, {2, 0, Sound::lose}, {2, 10, Sound::win}};
  for (const auto& each : cases) {
    Bench& b = quietTable(0);
    b.setMotion(Motion::off);
    b.state.missiles[1] = spaceBit(kCentre);
    --b.state.tokens;
    b.state.hearts = each.hearts;
    b.state.points = each.points;
    b.sit();
    b.press(Button::b);
    TEST_ASSERT_EQUAL(static_cast<int>(each.sound), static_cast<int>(b.heard()));
  }
}

void test_a_heart_that_heals_is_heard_as_a_gain() {
  for (const bool hurt : {false, true}) {
    Bench& b = quietTable(2);
    b.setMotion(Motion::off);
    b.state.heartDepth = 1;
    b.state.heartSpace = kCentre - 3;
    if (hurt) --b.state.hearts;
    b.sit();
    b.press(Button::up);
    b.press(Button::a);
    TEST_ASSERT_EQUAL_UINT8(kFullHearts, b.shown().hearts);
    TEST_ASSERT_EQUAL(static_cast<int>(hurt ? Sound::gain : Sound::cube), static_cast<int>(b.heard()));
    TEST_ASSERT_EQUAL_UINT8(hurt ? 1 : 0, b.view.gist().healed);
  }
}

void test_the_line_stays_until_a_move_brings_something() {
  Bench& b = quietTable(2);
  b.setMotion(Motion::off);
  b.setAsking(false);
  b.state.missiles[1] = spaceBit(kCentre);
  --b.state.tokens;
  b.sit();
  assertLine("");
  b.press(Button::a);
  assertLine("1 missile shot down.");
  b.press(Button::a);  // into the void
  assertLine("1 missile shot down.");
  b.press(Button::b);
  assertLine("Round 1: all quiet.");
  b.sit();
  assertLine("");
}

// What still sparkles makes nobody wait, and is gone by itself.
void test_sparks_outlast_the_motion() {
  Bench& b = quietTable(1);
  b.state.missiles[1] = spaceBit(kCentre);
  --b.state.tokens;
  b.sit();
  b.pressAndWait(Button::a);
  TEST_ASSERT_EQUAL_UINT8(0, b.state.missiles[1]);
  TEST_ASSERT_TRUE(b.context().decides());
  TEST_ASSERT_TRUE(b.view.tick(b));
  for (int i = 0; i < 30; ++i) b.tick();
  TEST_ASSERT_FALSE(b.view.tick(b));
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
  RUN_TEST(test_the_end_is_heard);
  RUN_TEST(test_a_heart_that_heals_is_heard_as_a_gain);
  RUN_TEST(test_the_line_stays_until_a_move_brings_something);
  RUN_TEST(test_sparks_outlast_the_motion);
  RUN_TEST(test_a_position_at_rest_needs_no_drawing);
  RUN_TEST(test_the_view_is_small);
}

}  // namespace pew_pew_view_test
