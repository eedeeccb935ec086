// Looking ahead: what the views ask of a position, checked against what then happens.
#include "position.h"
#include "support/scale.h"

namespace pew_pew_test {
namespace {

constexpr std::size_t kA = 0;

void test_foresight_is_what_happens_up_to_the_new_card() {
  Rng rng = Rng::seeded(2);
  EventBuffer<kMaxEventsAMove> told;
  for (Seed seed = 0; seed < 10 * armada_test::kThorough; ++seed) {
    State s;
    deal(s, Options{}, seed);
    while (s.end == End::none) {
      Forecast forecast;
      EventBuffer<kMaxEventsAMove> foretold;
      foresee(observe(s, 0), forecast, foretold);
      State ended = s;
      told.clear();
      TEST_ASSERT_TRUE(apply(ended, kEndTurn, told));
      for (std::size_t i = 0; i < foretold.size(); ++i) TEST_ASSERT_EQUAL_MEMORY(&told[i], &foretold[i], sizeof(Event));
      TEST_ASSERT_EQUAL(ended.hearts, forecast.hearts);
      TEST_ASSERT_EQUAL(ended.points - s.points, forecast.pointsGained);
      TEST_ASSERT_EQUAL(ended.deaths - s.deaths, forecast.deathsGained);
      int passing = 0;
      for (const AlienPlan& plan : forecast.alien) passing += plan.passes ? 1 : 0;
      TEST_ASSERT_EQUAL(forecast.deathsGained, passing);  // House 9: one for each alien
      std::size_t hits = 0;
      for (const Event& event : told) hits += event.kind == static_cast<std::uint8_t>(EventKind::shipHit) ? 1u : 0u;
      TEST_ASSERT_EQUAL(hits, forecast.threats.size());
      MoveList moves;
      legalMoves(s, moves);
      told.clear();
      apply(s, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], told);
    }
  }
}

void test_foresight_leaves_the_position_alone() {
  State s;
  deal(s, Options{}, 4);
  const State seen = observe(s, 0);
  State copy = seen;
  Forecast forecast;
  Events nobody;
  foresee(copy, forecast, nobody);
  TEST_ASSERT_EQUAL_MEMORY(&seen, &copy, sizeof seen);
}

void test_foresight_tells_where_an_alien_moves_turns_and_shoots() {
  Table t;
  t.alien(kA, 4, elsewhere({first(kA, 1)}), 1);
  Forecast forecast;
  Events nobody;
  foresee(t.state, forecast, nobody);
  TEST_ASSERT_EQUAL(first(kA, 1), forecast.alien[kA].movesTo);
  TEST_ASSERT_EQUAL(2, forecast.alien[kA].turnsTo);
  TEST_ASSERT_EQUAL(first(kA, 2), forecast.alien[kA].shootsAt);
  TEST_ASSERT_FALSE(forecast.alien[kA].destroyed);
  TEST_ASSERT_EQUAL(kNowhere, forecast.alien[1].movesTo);
}

void test_a_threat_names_the_missile_where_it_is_now() {
  for (const std::uint8_t depth : {std::uint8_t{2}, std::uint8_t{3}}) {
    Table t;
    t.missile(depth, kCentre);
    Forecast forecast;
    Events nobody;
    foresee(t.state, forecast, nobody);
    TEST_ASSERT_EQUAL(1, forecast.threats.size());
    const Threat& threat = forecast.threats[0];
    TEST_ASSERT_EQUAL(static_cast<int>(Piece::missile), static_cast<int>(threat.what));
    TEST_ASSERT_EQUAL(depth, threat.depth);
    TEST_ASSERT_EQUAL(kCentre, threat.space);
    TEST_ASSERT_EQUAL(kNowhere, threat.alien);
    TEST_ASSERT_EQUAL(2, threat.hearts);
    TEST_ASSERT_EQUAL(static_cast<int>(depth == 2 ? Phase::moveMissiles : Phase::movePlayerForward),
                      static_cast<int>(threat.when));
  }
}

void test_a_threat_names_the_alien_that_will_shoot_and_where_it_is_now() {
  const std::uint8_t from = elsewhere({first(kA, 1), first(kA, 2)});
  Table t;
  t.ship(first(kA, 2)).alien(kA, 2, from, 1);
  Forecast forecast;
  Events nobody;
  foresee(t.state, forecast, nobody);
  TEST_ASSERT_TRUE(forecast.threats.size() >= 1);
  const Threat& threat = forecast.threats[0];
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::missile), static_cast<int>(threat.what));
  TEST_ASSERT_EQUAL(kA, threat.alien);
  TEST_ASSERT_EQUAL(2, threat.depth);
  TEST_ASSERT_EQUAL(from, threat.space);
}

void test_a_preview_tells_price_space_and_what_is_run_into() {
  Table t;
  t.missile(1, left).alien(kA, 2, kCentre, 1).heart(1, up);
  Preview p;
  preview(t.state, moveShip(Direction::left, true), p);
  TEST_ASSERT_EQUAL(static_cast<int>(Refusal::none), static_cast<int>(p.refusal));
  TEST_ASSERT_EQUAL(3, p.price);
  TEST_ASSERT_EQUAL(left, p.toSpace);
  TEST_ASSERT_TRUE(p.meetsMissile);
  TEST_ASSERT_EQUAL(1, p.hits);
  TEST_ASSERT_EQUAL(2, p.hearts);
  TEST_ASSERT_TRUE(mineAt(p.after, 1, kCentre));
  preview(t.state, kFire, p);
  TEST_ASSERT_TRUE(p.meetsAlien);
  TEST_ASSERT_EQUAL(1, p.points);
  TEST_ASSERT_EQUAL(0, p.hits);
  preview(t.state, moveShip(Direction::up), p);
  TEST_ASSERT_TRUE(p.meetsHeart);
}

void test_a_preview_of_destruction_stops_before_chance() {
  Table t;
  t.ship(kCentre, 1).missile(1, left);
  Preview p;
  preview(observe(t.state, 0), moveShip(Direction::left), p);
  TEST_ASSERT_EQUAL(0, p.hearts);
  TEST_ASSERT_EQUAL(1, p.after.round);
  TEST_ASSERT_EQUAL(t.state.cards[0], p.after.cards[0]);
}

void test_a_preview_says_why_not() {
  Table t;
  Preview p;
  preview(t.ship(upLeft).actions(1).state, moveShip(Direction::up), p);
  TEST_ASSERT_EQUAL(static_cast<int>(Refusal::wall), static_cast<int>(p.refusal));
  TEST_ASSERT_EQUAL(upLeft, p.toSpace);
  preview(t.state, moveShip(Direction::down), p);
  TEST_ASSERT_EQUAL(static_cast<int>(Refusal::points), static_cast<int>(p.refusal));
  preview(t.actions(5).mine(1, right).state, moveShip(Direction::down, true), p);
  TEST_ASSERT_EQUAL(static_cast<int>(Refusal::mineInPlay), static_cast<int>(p.refusal));
}

void test_an_observed_position_takes_actions_but_not_the_end_of_the_turn() {
  State s;
  deal(s, Options{}, 3);
  State seen = observe(s, 0);
  const State before = seen;
  Events nobody;
  TEST_ASSERT_FALSE(apply(seen, kEndTurn, nobody));
  TEST_ASSERT_EQUAL_MEMORY(&before, &seen, sizeof seen);
  seen.actionPoints = seen.countedPoints = 3;
  TEST_ASSERT_TRUE(apply(seen, kFire, nobody));
}

}  // namespace

void runForesightTests() {
  Unity.TestFile = __FILE__;
  RUN_TEST(test_foresight_is_what_happens_up_to_the_new_card);
  RUN_TEST(test_foresight_leaves_the_position_alone);
  RUN_TEST(test_foresight_tells_where_an_alien_moves_turns_and_shoots);
  RUN_TEST(test_a_threat_names_the_missile_where_it_is_now);
  RUN_TEST(test_a_threat_names_the_alien_that_will_shoot_and_where_it_is_now);
  RUN_TEST(test_a_preview_tells_price_space_and_what_is_run_into);
  RUN_TEST(test_a_preview_of_destruction_stops_before_chance);
  RUN_TEST(test_a_preview_says_why_not);
  RUN_TEST(test_an_observed_position_takes_actions_but_not_the_end_of_the_turn);
}

}  // namespace pew_pew_test
