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

// All that is drawn of the position as shown so far.
void assertSameTable(const State& expected, const State& shown) {
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected.line, shown.line, sizeof expected.line);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected.status, shown.status, sizeof expected.status);
  TEST_ASSERT_EQUAL_UINT8(expected.location, shown.location);
  TEST_ASSERT_EQUAL_UINT8(expected.planet, shown.planet);
  TEST_ASSERT_EQUAL_UINT8(expected.round, shown.round);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected.ability, shown.ability, sizeof expected.ability);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected.bag, shown.bag, sizeof expected.bag);
  TEST_ASSERT_EQUAL_UINT8(expected.aside, shown.aside);
  TEST_ASSERT_EQUAL_UINT8(expected.quietus, shown.quietus);
  TEST_ASSERT_EQUAL_UINT8(expected.cubes, shown.cubes);
  TEST_ASSERT_EQUAL_UINT8(expected.cubesDrawn, shown.cubesDrawn);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected.die, shown.die, sizeof expected.die);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(&expected.found, &shown.found, sizeof expected.found);
  TEST_ASSERT_EQUAL_UINT8_ARRAY(&expected.hand, &shown.hand, sizeof expected.hand);
}

// What the events alone make of the table, without a look at the position behind them.
void test_the_events_lead_from_each_position_to_the_next() {
  Rng rng = Rng::seeded(9);
  Bench& b = bench();
  static EventBuffer<kMaxEventsAMove> events;
  for (int game = 0; game < 2 * armada_test::kThorough; ++game) {
    b.setMotion(Motion::off);
    b.deal(static_cast<Seed>(game), static_cast<Difficulty>(game % 3));
    while (b.state.phase != Phase::over) {
      const Move move = randomMove(rng);
      State after = b.state, shown = b.observed();
      events.clear();
      TEST_ASSERT_TRUE(apply(after, move, events));
      const State seen = observe(after, 0);
      PulpView view;
      EventPlayer player;
      player.begin(kPulpInvasion, view, events, {&seen, &shown, 0}, game % 2 == 0 ? Motion::off : Motion::full, true);
      for (int i = 0; i < 2000 && (player.running() || player.paused()); ++i) {
        player.tick();
        if (player.paused()) player.goOn();
      }
      State expected = seen;
      if (seen.phase == Phase::last || seen.phase == Phase::over) {  // what lay aside goes back without a word
        expected.aside = shown.aside;
        expected.bag[at(Cube::falseLead)] = shown.bag[at(Cube::falseLead)];
      }
      if (seen.phase == Phase::over)  // engaged, and lost by its price
        for (std::size_t slot = 0; slot < kLineCards; ++slot) expected.status[slot] = shown.status[slot];
      assertSameTable(expected, shown);
      TEST_ASSERT_TRUE(b.play(move));
      b.goOn();
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
      b.setMotion(each.motion);
      while (b.state.phase != Phase::over) {
        b.play(randomMove(rng));
        for (;;) {
          const std::size_t moves = b.moves();
          int ticks = 0;
          for (; b.moving() && b.moves() == moves; ++ticks) b.tick();
          if (ticks > longest) longest = ticks;
          if (b.moving()) continue;  // what was no decision was made: another go
          if (!b.waits()) break;
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

// A position tells how many cubes were drawn, and no colours: they are told again.
void test_after_loading_in_a_search_the_cubes_drawn_before_have_their_colours() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Saturnian Bruiser", "Void Lancer", "Moon Hussar"});
  voyage.done({LineStatus::engaged, LineStatus::engaged, LineStatus::engaged}).planet("Vulcania").bag(0, 0, 0, 6, 6);
  Bench& b = sitAt(voyage);
  b.setMotion(Motion::off);
  b.play(kEngage);
  if (b.state.phase == Phase::pay) b.play(pay());
  std::uint8_t drawn[8] = {};
  std::uint8_t count = 0;
  for (; b.state.phase == Phase::cube && count < 5; ++count) {
    b.play(kDrawCube);
    if (b.state.phase != Phase::cube) break;
    drawn[count] = b.view.cubes().inSearch(count);
    TEST_ASSERT_LESS_THAN_UINT8(kCubeColours, drawn[count]);
  }
  TEST_ASSERT_GREATER_THAN_UINT8(2, count);
  b.lookAnew();
  for (std::uint8_t i = 0; i < count; ++i) TEST_ASSERT_EQUAL_UINT8(drawn[i], b.view.cubes().inSearch(i));
  TEST_ASSERT_EQUAL_UINT8(DrawnCubes::kUnknown, b.view.cubes().inSearch(count));
}

// Translator 5 draws two for one: the one that was used lies in the row.
void test_of_two_cubes_drawn_for_one_the_one_that_was_used_is_told_again() {
  const auto event = [](EventKind kind, unsigned a, int value) {
    return Event{static_cast<std::uint8_t>(kind), kEveryone, static_cast<std::uint8_t>(a), 0, 0, 0,
                 static_cast<std::int16_t>(value)};
  };
  for (const unsigned unused : {0u, 5u}) {
    DrawnCubes cubes;
    cubes.forget(0);
    cubes.recall(event(EventKind::searchBegan, 0, 3));
    cubes.recall(event(EventKind::cubeDrawn, 4, 1));
    cubes.recall(event(EventKind::cubeDrawn, 0, 2));
    cubes.recall(event(EventKind::cubeDrawn, 5, 2));
    cubes.recall(event(EventKind::cubeToSupply, unused, 0));
    TEST_ASSERT_EQUAL_UINT8(4, cubes.inSearch(0));
    TEST_ASSERT_EQUAL_UINT8(unused == 0 ? 5 : 0, cubes.inSearch(1));
    TEST_ASSERT_EQUAL_UINT8(DrawnCubes::kUnknown, cubes.inSearch(2));
  }
}

void test_a_cube_leaves_the_bag_in_8_ticks_and_rests_6() {
  Voyage voyage;
  searching(voyage, 3);
  voyage.bag(0, 0, 0, 0, 5).difficulty(Difficulty::basic);
  for (Seed seed = 1; seed < 50; ++seed) {
    voyage.seed(seed);
    Bench& b = sitAt(voyage);
    b.setMotion(Motion::full);
    b.press(Button::a);
    TEST_ASSERT_EQUAL_HEX32(kDrawCube, b.played);
    for (int tick = 0; tick < kCubeTicks; ++tick) {
      TEST_ASSERT_EQUAL_INT(tick, cubeStep(b.context().player));
      b.tick();
    }
    for (int tick = 0; tick < kCubeRestTicks; ++tick) {
      TEST_ASSERT_EQUAL_INT(kCubeTicks, cubeStep(b.context().player));
      TEST_ASSERT_TRUE(b.moving());
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
  TEST_ASSERT_TRUE(b.waits());
  TEST_ASSERT_FALSE(b.moving());
  TEST_ASSERT_EQUAL_UINT8(1, b.shown().round);
  TEST_ASSERT_TRUE(searching(b.shown()));
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Cube::falseLead), b.view.cubes().inSearch(0));
  TEST_ASSERT_EQUAL_STRING("Go on", b.word(ButtonHint::Key::a));
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.view.aimed(b));
  b.press(Button::a);
  TEST_ASSERT_FALSE(b.waits());
  TEST_ASSERT_EQUAL_UINT8(2, b.shown().round);
  TEST_ASSERT_EQUAL_HEX32(kDrawCube, b.played);
}

void test_the_cubes_of_an_evade_are_read_before_the_next_card() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  Bench& b = sitAt(voyage);
  b.press(Button::b);
  TEST_ASSERT_EQUAL_HEX32(kEvade, b.played);
  TEST_ASSERT_FALSE(b.waits());
  b.press(Button::a);  // Combat pays
  TEST_ASSERT_EQUAL_HEX32(payPoint(Ability::combat), b.played);
  TEST_ASSERT_TRUE(b.waits());
  TEST_ASSERT_EQUAL_size_t(2, b.view.cubes().ofEvade.size());
  TEST_ASSERT_EQUAL_INT(static_cast<int>(LineStatus::standing), static_cast<int>(b.shown().status[0]));
  b.press(Button::a);
  TEST_ASSERT_FALSE(b.waits());
  TEST_ASSERT_EQUAL_size_t(0, b.view.cubes().ofEvade.size());
  TEST_ASSERT_EQUAL_INT(static_cast<int>(LineStatus::evaded), static_cast<int>(b.shown().status[0]));
  TEST_ASSERT_EQUAL_HEX32(payPoint(Ability::combat), b.played);
}

void test_a_and_b_during_motion_jump_to_its_end_and_do_nothing_else() {
  for (const Button button : {Button::a, Button::b}) {
    Voyage voyage;
    searching(voyage, 3);
    voyage.bag(0, 0, 0, 4, 4);
    Bench& b = sitAt(voyage);
    b.setMotion(Motion::full);
    b.press(Button::a);
    b.tick();
    TEST_ASSERT_TRUE(b.moving());
    b.press(button);
    TEST_ASSERT_FALSE(b.moving());
    TEST_ASSERT_EQUAL_INT(0, b.undone);
    TEST_ASSERT_EQUAL_UINT8(1, b.state.cubesDrawn);
    assertSameTable(b.observed(), b.shown());
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
    black += b.view.cubes().inSearch(b.state.cubesDrawn - 1u) == static_cast<unsigned>(Cube::quietus) ? 1 : 0;
  }
  if (b.state.phase != Phase::cube) return;  // the yellow one came: won
  TEST_ASSERT_EQUAL_INT(2, black);
  b.press(Button::b);
  TEST_ASSERT_EQUAL_INT(1, b.undone);
  TEST_ASSERT_EQUAL_UINT8(static_cast<std::uint8_t>(Cube::quietus), b.view.cubes().inSearch(0));
  TEST_ASSERT_GREATER_OR_EQUAL_UINT8(kCubeColours, b.view.cubes().inSearch(1));
  b.sit();
  TEST_ASSERT_GREATER_OR_EQUAL_UINT8(kCubeColours, b.view.cubes().inSearch(0));
}

void test_of_two_cubes_the_one_that_is_used_is_remembered() {
  int tried = 0;
  for (const unsigned which : {0u, 1u}) {
    Voyage voyage;
    searching(voyage, 3);
    voyage.dice(Die::universalTranslator, 5, Die::engineer, 1).bag(4, 4, 0, 0, 4);
    for (Seed seed = 1; seed < 20; ++seed) {
      voyage.seed(seed);
      Bench& b = sitAt(voyage);
      b.press(Button::down);
      b.press(Button::a);
      b.press(Button::a);
      if (b.state.phase != Phase::twoCubes) continue;
      const std::uint8_t used = b.state.drawn[which];
      if (seed % 2 == 0) b.sit();  // loaded in between: the position itself knows both
      choose(moveOf(Verb::keepCube, which));
      b.press(Button::a);
      TEST_ASSERT_EQUAL_UINT8(used, b.view.cubes().inSearch(0));
      ++tried;
    }
  }
  TEST_ASSERT_GREATER_THAN_INT(10, tried);
}

void test_what_is_gained_sounds_other_than_what_is_lost_and_a_die_is_heard_where_it_lies() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"})
      .dice(Die::engineer, 3, Die::infiltrationAgent, 1);
  Bench& b = sitAt(voyage);
  State shown = b.observed();
  const Scene scene{&b.observed(), &shown, 0};
  const auto soundOf = [&](EventKind kind, unsigned first, unsigned second, unsigned third) {
    Event event{};
    event.kind = static_cast<std::uint8_t>(kind);
    event.a = static_cast<std::uint8_t>(first);
    event.b = static_cast<std::uint8_t>(second);
    event.c = static_cast<std::uint8_t>(third);
    const Cue& cue = b.view.cues().rows[event.kind];
    return static_cast<int>(b.view.soundsOtherwise(scene, event) ? cue.otherwise : cue.sound);
  };
  const auto die = [](Die which) { return static_cast<unsigned>(which); };
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::gain), soundOf(EventKind::abilityChanged, 0, 3, 4));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::lose), soundOf(EventKind::abilityChanged, 0, 3, 2));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::hit), soundOf(EventKind::dieRolled, die(Die::engineer), 2, 0));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::none),
                        soundOf(EventKind::dieRolled, die(Die::scanningTechnology), 2, 1));
}

void test_the_panel_tells_what_happens_while_it_moves() {
  Voyage voyage;
  voyage.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  Bench& b = sitAt(voyage);
  b.setMotion(Motion::full);
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
  RUN_TEST(test_after_loading_in_a_search_the_cubes_drawn_before_have_their_colours);
  RUN_TEST(test_of_two_cubes_drawn_for_one_the_one_that_was_used_is_told_again);
  RUN_TEST(test_a_cube_leaves_the_bag_in_8_ticks_and_rests_6);
  RUN_TEST(test_the_last_cube_of_a_search_is_read_before_the_round_ends);
  RUN_TEST(test_the_cubes_of_an_evade_are_read_before_the_next_card);
  RUN_TEST(test_a_and_b_during_motion_jump_to_its_end_and_do_nothing_else);
  RUN_TEST(test_cubes_of_a_search_are_remembered_when_a_step_is_taken_back_and_forgotten_when_loaded);
  RUN_TEST(test_of_two_cubes_the_one_that_is_used_is_remembered);
  RUN_TEST(test_what_is_gained_sounds_other_than_what_is_lost_and_a_die_is_heard_where_it_lies);
  RUN_TEST(test_the_panel_tells_what_happens_while_it_moves);
}

}  // namespace pulp_invasion_view_test
