// How a game ends: destruction, deaths, points, several at once; and the score.
#include "position.h"
#include "rules/pew_pew/pew_pew.h"
#include "session/session.h"

namespace pew_pew_test {
namespace {

constexpr std::size_t kA = 0;

void assertEnd(const Table& t, End end, int score) {
  TEST_ASSERT_EQUAL(static_cast<int>(end), static_cast<int>(t.state.end));
  const Status now = status(t.state);
  const Outcome outcome = end == End::none ? Outcome::playing : end == End::won ? Outcome::won : Outcome::lost;
  TEST_ASSERT_EQUAL(static_cast<int>(outcome), static_cast<int>(now.outcome));
  TEST_ASSERT_EQUAL(end == End::won ? 0 : kNobody, now.winner);
  TEST_ASSERT_EQUAL(score, now.score[0]);
}

void test_ten_points_win_at_the_check() {
  Table t;
  t.score(9, 4).alien(kA, 2, kCentre, 1).play(kFire);
  assertEnd(t, End::none, 6);  // not before the Check Victory Phase
  TEST_ASSERT_TRUE(t.legal(kFire));
  t.play(kEndTurn);
  assertEnd(t, End::won, 6);
  TEST_ASSERT_EQUAL(static_cast<int>(End::won), t.event(EventKind::gameOver).a);
  TEST_ASSERT_EQUAL(6, t.event(EventKind::gameOver).value);
}

void test_nine_points_go_on() {
  Table t;
  t.score(9, 9).play(kEndTurn);
  assertEnd(t, End::none, 0);
  TEST_ASSERT_EQUAL(2, t.state.round);
}

void test_points_count_on_beyond_ten_for_the_score() {
  Table t;
  t.score(10).alien(kA, 2, kCentre, 1).play(kFire).play(kEndTurn);
  assertEnd(t, End::won, 11);
}

// Passes with its card, and does the ship no harm.
Table& passing(Table& t, std::uint8_t side = 1) {
  return t.ship(outOfItsWay(kA, side, {first(kA, side)})).alien(kA, 1, first(kA, side), side);
}

void test_ten_deaths_lose() {
  Table t;
  passing(t).score(3, 9).play(kEndTurn);
  assertEnd(t, End::homeworldLost, -7);
}

void test_ten_deaths_lose_even_with_ten_points() {
  Table t;
  passing(t).score(10, 9).play(kEndTurn);
  assertEnd(t, End::homeworldLost, 0);
}

void test_deaths_count_on_beyond_ten_for_the_score() {
  Table t;
  std::size_t b = 1;
  while (first(b, 1) == first(0, 1)) ++b;
  const std::uint8_t ship = elsewhere({first(0, 1), first(b, 1), first(0, 2), second(0, 2), first(b, 2), second(b, 2)});
  t.ship(ship).alien(0, 1, first(0, 1), 1).alien(b, 1, first(b, 1), 1).score(0, 9).play(kEndTurn);
  assertEnd(t, End::homeworldLost, -11);
}

void test_a_hit_on_the_last_heart_destroys_and_loses_at_the_check() {
  Table t;
  t.ship(kCentre, 1).missile(2, kCentre).score(2, 1).play(kEndTurn);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::shipDestroyed));
  TEST_ASSERT_TRUE(t.indexOf(EventKind::shipDestroyed) < t.indexOf(EventKind::gameOver));
  TEST_ASSERT_EQUAL(0, t.state.hearts);
  assertEnd(t, End::shipDestroyed, 1);
}

void test_the_third_hit_in_the_missile_phase_lets_the_round_go_on_to_the_check() {
  Table t;
  t.ship(kCentre, 1).missile(2, kCentre).play(kEndTurn);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::cardPassed));
  TEST_ASSERT_EQUAL(1, t.count(EventKind::cardDrawn));
  TEST_ASSERT_EQUAL(static_cast<int>(Phase::checkVictory),
                    t.event(EventKind::phaseBegan, t.count(EventKind::phaseBegan) - 1).a);
  TEST_ASSERT_EQUAL(0, t.count(EventKind::alienSpawned));
}

void test_destruction_ends_the_actions_at_once_and_the_phases_follow() {
  Table t;
  t.ship(kCentre, 1).missile(1, left).actions(10).play(moveShip(Direction::left));
  assertEnd(t, End::shipDestroyed, 0);
  TEST_ASSERT_EQUAL(6, t.count(EventKind::phaseBegan));  // phases 3 to 8
}

void test_a_destroyed_ship_is_not_healed() {
  Table t;
  t.ship(kCentre, 1).missile(2, kCentre).heart(2, kCentre).play(kEndTurn);
  TEST_ASSERT_EQUAL(0, t.event(EventKind::heartTaken).c);
  TEST_ASSERT_EQUAL(0, t.state.heartDepth);
  assertEnd(t, End::shipDestroyed, 0);
}

void test_a_destroyed_ship_still_collides_and_a_rammed_alien_still_scores() {
  const Sentry it = aSentry();
  Table t;
  t.ship(it.at, 1).alien(it.alien, 2, it.at, it.side).missile(3, it.at).play(kEndTurn);
  TEST_ASSERT_EQUAL(2, t.count(EventKind::shipHit));
  TEST_ASSERT_EQUAL(1, t.count(EventKind::shipDestroyed));
  TEST_ASSERT_TRUE(t.indexOf(EventKind::shipDestroyed) < t.indexOf(EventKind::shipHit, 1));
  assertEnd(t, End::shipDestroyed, 1);
}

void test_a_destroyed_ship_loses_even_with_ten_points() {
  Table t;
  t.ship(kCentre, 1).missile(2, kCentre).score(10).play(kEndTurn);
  assertEnd(t, End::shipDestroyed, 10);
}

void test_destroyed_with_ten_deaths_and_ten_points_is_one_loss() {
  Table t;
  passing(t).score(10, 9);
  t.state.hearts = 1;
  t.missile(2, t.state.shipSpace).play(kEndTurn);
  assertEnd(t, End::shipDestroyed, 0);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::gameOver));
}

void test_hits_that_were_healed_do_not_count() {
  Table t;
  t.missile(1, left).heart(1, upLeft).missile(1, up).missile(1, upRight);
  t.play(moveShip(Direction::left)).play(moveShip(Direction::up));
  TEST_ASSERT_EQUAL(3, t.state.hearts);
  t.play(moveShip(Direction::right)).play(moveShip(Direction::right));
  TEST_ASSERT_EQUAL(1, t.state.hearts);  // three hits, one of them healed
  t.play(kEndTurn);
  assertEnd(t, End::none, 0);
}

void test_undo_may_go_behind_chance_and_the_same_draw_comes_again() {
  static Session session;  // too large for a small stack
  EventBuffer<kMaxEventsAMove> events;
  for (Seed seed = 0; seed < 10; ++seed) {
    session.start(kPewPew, Options{}, seed);
    State before, after, again;
    std::memcpy(&before, session.state(), sizeof before);
    TEST_ASSERT_TRUE(session.play(kEndTurn, events));  // draws a card and aliens
    std::memcpy(&after, session.state(), sizeof after);
    TEST_ASSERT_NOT_EQUAL(0, std::memcmp(&before, &after, sizeof before));
    TEST_ASSERT_TRUE(session.undo());
    TEST_ASSERT_EQUAL_MEMORY(&before, session.state(), sizeof before);
    TEST_ASSERT_TRUE(session.play(kEndTurn, events));
    std::memcpy(&again, session.state(), sizeof again);
    TEST_ASSERT_EQUAL_MEMORY(&after, &again, sizeof after);
    TEST_ASSERT_TRUE(session.undoWasUsed());
  }
}

// ---- how long a game can be ----------------------------------------------------------------------------------------
// Where the ship rams as few aliens as can be in this round, and then takes the fewest hits.
std::uint8_t quietestSpace(const State& s) {
  Events nobody;
  std::uint8_t best = kNowhere;
  int least = 100;
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    if (missileAt(s, 1, space) || alienAt(s, 1, space) != kNowhere) continue;
    State tried = s;
    tried.shipSpace = space;
    TEST_ASSERT_TRUE(apply(tried, kEndTurn, nobody));
    const int noise = 10 * (tried.points - s.points) + kFullHearts - tried.hearts;
    if (noise < least) best = space;
    if (noise < least) least = noise;
  }
  TEST_ASSERT_LESS_THAN(kSpaces, best);
  return best;
}

// The slowest pilot there is: hits do no harm, 9 aliens are shot on the closest card, in the last moment that there is,
// and all others slip by. Returns the round in which the game ends.
int slowestGame(State& s) {
  Events nobody;
  while (s.end == End::none) {
    for (Alien& alien : s.aliens)
      if (alien.depth == 1 && s.points < kMarkersToEnd - 1) {
        alien = {0, 0, 0};
        ++s.points;
      }
    recount(s);
    s.hearts = kFullHearts;
    s.shipSpace = quietestSpace(s);
    TEST_ASSERT_TRUE(apply(s, kEndTurn, nobody));
    TEST_ASSERT_TRUE(s.end != End::shipDestroyed);
  }
  return s.round;
}

// Every card brings an alien or finds the cup empty, and no alien outlives its card: so by the end of round N + 3 at least
// N of them are points or deaths, and the 19th ends the game.
void test_no_game_lasts_longer_than_22_rounds() {
  for (Seed seed = 0; seed < 60; ++seed) {
    State s;
    deal(s, Options{}, seed);
    TEST_ASSERT_LESS_OR_EQUAL(22, slowestGame(s));
  }
}

void test_the_slowest_game_lasts_until_19_aliens_have_come_and_passed() {
  // Cards with one set all come before those with two; the first three bring nobody.
  Table t;
  List<std::uint8_t, kScreenCards> order{};
  for (const std::uint8_t sets : {1, 2, 3})
    for (std::uint8_t card = 0; card < kScreenCards; ++card)
      if (kScreenCard[card].sets == sets) order.push(card);
  std::size_t next = 0;
  for (std::size_t i = 0; i < kDepths; ++i) t.state.cards[i] = order[i + 1 < kDepths ? kScreenCards - 1 - i : next++];
  for (std::size_t i = 0; i < t.state.drawPile.size(); ++i)
    t.state.drawPile.items[t.state.drawPile.size() - 1 - i] = order[next++];
  const ChevronSet& set = kScreenCard[t.state.cards[kDepths - 1]].set[0];
  t.alien(kA, kDepths, set.space, set.chevrons);
  TEST_ASSERT_NULL(valid(t.state).why);
  // An alien leaves with its card, three rounds after it came.
  int rounds = 3;
  for (int aliens = 0; aliens < 19; ++rounds) aliens += kScreenCard[order[static_cast<std::size_t>(rounds - 3)]].sets;
  TEST_ASSERT_EQUAL(rounds, slowestGame(t.state));
  TEST_ASSERT_EQUAL(9, t.state.points);
  TEST_ASSERT_EQUAL(static_cast<int>(End::homeworldLost), static_cast<int>(t.state.end));
  TEST_ASSERT_EQUAL(22 * (kMostActionPoints + 1), kPewPew.bounds.movesAGame);
}

}  // namespace

void runEndTests() {
  Unity.TestFile = __FILE__;
  RUN_TEST(test_ten_points_win_at_the_check);
  RUN_TEST(test_nine_points_go_on);
  RUN_TEST(test_points_count_on_beyond_ten_for_the_score);
  RUN_TEST(test_ten_deaths_lose);
  RUN_TEST(test_ten_deaths_lose_even_with_ten_points);
  RUN_TEST(test_deaths_count_on_beyond_ten_for_the_score);
  RUN_TEST(test_a_hit_on_the_last_heart_destroys_and_loses_at_the_check);
  RUN_TEST(test_the_third_hit_in_the_missile_phase_lets_the_round_go_on_to_the_check);
  RUN_TEST(test_destruction_ends_the_actions_at_once_and_the_phases_follow);
  RUN_TEST(test_a_destroyed_ship_is_not_healed);
  RUN_TEST(test_a_destroyed_ship_still_collides_and_a_rammed_alien_still_scores);
  RUN_TEST(test_a_destroyed_ship_loses_even_with_ten_points);
  RUN_TEST(test_destroyed_with_ten_deaths_and_ten_points_is_one_loss);
  RUN_TEST(test_hits_that_were_healed_do_not_count);
  RUN_TEST(test_undo_may_go_behind_chance_and_the_same_draw_comes_again);
  RUN_TEST(test_no_game_lasts_longer_than_22_rounds);
  RUN_TEST(test_the_slowest_game_lasts_until_19_aliens_have_come_and_passed);
}

}  // namespace pew_pew_test
