// What happened is shown in order, ends exactly at the position, keeps nobody waiting, and stops where one has to read.
#include "bench.h"
#include "support/scale.h"

namespace pulp_invasion_view_test {

namespace {

using namespace pulp_invasion_test;

Move randomMove(Rng& rng) {
  Bench& b = bench();
  if (rng.below(2) == 0) return quickMove(b.observed());
  return b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))];
}

// What the events alone make of the table, without a look at the position behind them.
void test_the_events_lead_from_each_position_to_the_next() {
  Rng rng = Rng::seeded(9);
  Bench& b = bench();
  static EventBuffer<kMaxEventsAMove> events;
  for (int game = 0; game < 2 * armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(game), static_cast<Difficulty>(game % 3));
    b.motionSetting = game % 2 == 0 ? Motion::off : Motion::full;
    while (b.state.phase != Phase::over) {
      const Move move = randomMove(rng);
      Replay replay;
      replay.rest(b.observed());
      events.clear();
      TEST_ASSERT_TRUE(apply(b.state, move, events));
      b.sit();
      replay.begin(events, b);
      for (int i = 0; i < 2000 && (replay.running() || replay.paused()); ++i) {
        replay.tick(b);
        if (replay.paused()) replay.goOn(b);
      }
      Shown expected = shownOf(b.observed());
      if (b.state.phase == Phase::last || b.state.phase == Phase::over) {  // what lay aside goes back without a word
        expected.aside = replay.shown().aside;
        expected.bag[at(Cube::falseLead)] = replay.shown().bag[at(Cube::falseLead)];
      }
      if (b.state.phase == Phase::over)  // engaged, and lost by its price
        for (std::size_t slot = 0; slot < kLineCards; ++slot) expected.status[slot] = replay.shown().status[slot];
      TEST_ASSERT_EQUAL_UINT8_ARRAY(&expected, &replay.shown(), sizeof expected);
    }
  }
}

void test_motion_takes_at_most_30_ticks_in_one_go_half_when_brief_none_when_off() {
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
        b.play(randomMove(rng));
        for (;;) {
          const int ticks = b.wait();
          if (ticks > longest) longest = ticks;
          if (!b.view.waits()) break;
          b.press(Button::a);
        }
      }
    }
    TEST_ASSERT_LESS_OR_EQUAL_INT(each.most, longest);
    if (each.most > 0) TEST_ASSERT_GREATER_THAN_INT(each.most / 2, longest);
  }
}

void searching(Voyage& voyage, unsigned cubes) {
  voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"})
      .done({LineStatus::engaged, LineStatus::engaged, LineStatus::evaded, LineStatus::engaged})
      .searching(cubes);
}

void test_a_cube_leaves_the_bag_in_8_ticks_and_rests_6() {
  Voyage voyage;
  searching(voyage, 3);
  voyage.bag(0, 0, 0, 0, 5).difficulty(Difficulty::basic);
  for (Seed seed = 1; seed < 50; ++seed) {
    voyage.seed(seed);
    Bench& b = sitAt(voyage);
    b.motionSetting = Motion::full;
    b.press(Button::a);
    TEST_ASSERT_EQUAL_HEX32(kDrawCube, b.played);
    for (int tick = 0; tick < Replay::kCubeTicks; ++tick) {
      TEST_ASSERT_EQUAL_INT(tick, b.view.replay().cubeStep());
      b.tick();
    }
    for (int tick = 0; tick < Replay::kRestTicks; ++tick) {
      TEST_ASSERT_EQUAL_INT(Replay::kCubeTicks, b.view.replay().cubeStep());
      TEST_ASSERT_TRUE(b.view.moving());
      b.tick();
    }
  }
}

void test_the_last_cube_of_a_search_is_read_before_the_round_ends() {
  Voyage voyage;
  searching(voyage, 1);
  voyage.bag(0, 0, 0, 0, 5).found("Null Lance").found("Comet Lens").found("Ether Harp").weaponDeck({"Sun Hammer"});
  voyage.state.bag[at(Cube::weapon)] = 1;
  Bench& b = sitAt(voyage);
  for (Seed seed = 1; b.state.phase == Phase::cube && seed < 50; ++seed) {  // not the yellow one: the game goes on
    State tried = voyage.state;
    tried.rng = Rng::seeded(seed);
    Events nobody;
    State after = tried;
    apply(after, kDrawCube, nobody);
    if (after.phase == Phase::over) continue;
    b.state = tried;
    b.sit();
    break;
  }
  b.press(Button::a);
  TEST_ASSERT_EQUAL_UINT8(2, b.state.round);
  TEST_ASSERT_TRUE(b.view.waits());
  TEST_ASSERT_FALSE(b.view.moving());
  TEST_ASSERT_EQUAL_UINT8(1, b.view.replay().shown().round);
  TEST_ASSERT_TRUE(b.view.replay().searching());
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Cube::falseLead), b.view.replay().cubeOfSearch(0));
  TEST_ASSERT_EQUAL_STRING("Go on", b.word(FootItem::Key::a));
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.view.aimed(b));
  b.press(Button::a);
  TEST_ASSERT_FALSE(b.view.waits());
  TEST_ASSERT_EQUAL_UINT8(2, b.view.replay().shown().round);
  TEST_ASSERT_EQUAL_HEX32(kDrawCube, b.played);
}

void test_the_cubes_of_an_evade_are_read_before_the_next_card() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  Bench& b = sitAt(voyage);
  b.press(Button::b);
  TEST_ASSERT_EQUAL_HEX32(kEvade, b.played);
  TEST_ASSERT_FALSE(b.view.waits());
  b.press(Button::a);  // Combat pays
  TEST_ASSERT_EQUAL_HEX32(payPoint(Ability::combat), b.played);
  TEST_ASSERT_TRUE(b.view.waits());
  TEST_ASSERT_EQUAL_size_t(2, b.view.replay().pulled().size());
  TEST_ASSERT_EQUAL_INT(static_cast<int>(LineStatus::standing), static_cast<int>(b.view.replay().shown().status[0]));
  b.press(Button::a);
  TEST_ASSERT_FALSE(b.view.waits());
  TEST_ASSERT_EQUAL_INT(static_cast<int>(LineStatus::evaded), static_cast<int>(b.view.replay().shown().status[0]));
  TEST_ASSERT_EQUAL_HEX32(payPoint(Ability::combat), b.played);
}

void test_a_and_b_during_motion_jump_to_its_end_and_do_nothing_else() {
  for (const Button button : {Button::a, Button::b}) {
    Voyage voyage;
    searching(voyage, 3);
    voyage.bag(0, 0, 0, 4, 4);
    Bench& b = sitAt(voyage);
    b.motionSetting = Motion::full;
    b.press(Button::a);
    b.tick();
    TEST_ASSERT_TRUE(b.view.moving());
    b.press(button);
    TEST_ASSERT_FALSE(b.view.moving());
    TEST_ASSERT_EQUAL_INT(0, b.undone);
    TEST_ASSERT_EQUAL_UINT8(1, b.state.cubesDrawn);
    const Shown expected = shownOf(b.observed());
    TEST_ASSERT_EQUAL_UINT8_ARRAY(&expected, &b.view.replay().shown(), sizeof expected);
  }
}

void test_cubes_of_a_search_are_remembered_when_a_step_is_taken_back_and_forgotten_when_loaded() {
  Voyage voyage;
  searching(voyage, 4);
  voyage.bag(0, 0, 0, 6, 0).found("Null Lance").found("Comet Lens").found("Ether Harp").weaponDeck({"Sun Hammer"});
  voyage.state.bag[at(Cube::weapon)] = 1;
  Bench& b = sitAt(voyage);
  int black = 0;
  while (b.state.phase == Phase::cube && b.state.cubesDrawn < 2) {
    b.press(Button::a);
    black += b.view.replay().cubeOfSearch(b.state.cubesDrawn - 1u) == static_cast<unsigned>(Cube::quietus) ? 1 : 0;
  }
  if (b.state.phase != Phase::cube) return;  // the yellow one came: won
  TEST_ASSERT_EQUAL_INT(2, black);
  b.press(Button::b);
  TEST_ASSERT_EQUAL_INT(1, b.undone);
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Cube::quietus), b.view.replay().cubeOfSearch(0));
  TEST_ASSERT_GREATER_OR_EQUAL_UINT8(kCubeColours, b.view.replay().cubeOfSearch(1));
  b.sit();
  TEST_ASSERT_GREATER_OR_EQUAL_UINT8(kCubeColours, b.view.replay().cubeOfSearch(0));
}

void test_the_panel_tells_what_happens_while_it_moves() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  Bench& b = sitAt(voyage);
  b.motionSetting = Motion::full;
  b.press(Button::a);
  if (b.state.phase == Phase::pay) b.press(Button::a);
  Text<160> words;
  b.view.say(b, words);
  TEST_ASSERT_EQUAL_STRING_LEN("You engage Iron Sentry", words.c_str(), 22);
}

}  // namespace

void runMotionTests() {
  RUN_TEST(test_the_events_lead_from_each_position_to_the_next);
  RUN_TEST(test_motion_takes_at_most_30_ticks_in_one_go_half_when_brief_none_when_off);
  RUN_TEST(test_a_cube_leaves_the_bag_in_8_ticks_and_rests_6);
  RUN_TEST(test_the_last_cube_of_a_search_is_read_before_the_round_ends);
  RUN_TEST(test_the_cubes_of_an_evade_are_read_before_the_next_card);
  RUN_TEST(test_a_and_b_during_motion_jump_to_its_end_and_do_nothing_else);
  RUN_TEST(test_cubes_of_a_search_are_remembered_when_a_step_is_taken_back_and_forgotten_when_loaded);
  RUN_TEST(test_the_panel_tells_what_happens_while_it_moves);
}

}  // namespace pulp_invasion_view_test
