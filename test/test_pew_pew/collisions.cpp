// What happens when pieces meet: the Other Rules of the book, and House 6, 7, 10 and 13.
#include "position.h"

namespace pew_pew_test {
namespace {

constexpr std::size_t kA = 0;

// Where A on side 1 stands before a move that brings it to its first space.
std::uint8_t before() { return elsewhere({first(kA, 1), second(kA, 1)}); }
// A ship that A on side 1 neither rams nor shoots.
std::uint8_t aside() { return outOfItsWay(kA, 1, {before()}); }

// ---- Pew! ----------------------------------------------------------------------------------------------------------
void test_missile_and_pew_in_one_space_both_go() {
  Table t;
  t.pew(2, upLeft).missile(3, upLeft).play(kEndTurn);
  assertAt(t.event(EventKind::pewMetMissile), 3, upLeft);
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
  TEST_ASSERT_EQUAL(0, t.state.points);
}

void test_a_missile_and_a_pew_meet_where_the_pew_arrives_because_pews_move_first() {
  // Two cards apart: they would pass each other if both moved at once.
  Table t;
  t.pew(2, upLeft).missile(4, upLeft).play(kEndTurn);
  assertAt(t.event(EventKind::pewMetMissile), 4, upLeft);
  TEST_ASSERT_EQUAL(0, t.count(EventKind::missileMoved));
}

void test_a_missile_that_moves_into_a_pew_goes_with_it() {
  // Only a set-up has a Pew! behind the others' way: it rests on depth 3 when missiles move.
  Table t;
  t.pew(1, upLeft).missile(4, upLeft).play(kEndTurn);
  TEST_ASSERT_EQUAL(2, t.count(EventKind::pewMoved));
  assertAt(t.event(EventKind::pewMetMissile), 3, upLeft);
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
}

void test_one_pew_goes_with_a_missile_the_others_stay() {
  Table t;
  t.pew(2, upLeft, 3).missile(3, upLeft).play(kEndTurn);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::pewMetMissile));
  TEST_ASSERT_EQUAL(2, pewsAt(t.state, 3, upLeft));
}

void test_alien_and_pew_both_go_and_score() {
  const Sentry it = aSentry();
  Table t;
  t.ship(it.safe).alien(it.alien, 4, it.at, it.side).pew(2, it.at).play(kEndTurn);
  assertAt(t.event(EventKind::pewHitAlien), 4, it.at);
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_EQUAL(1, t.event(EventKind::pointScored).value);
  TEST_ASSERT_EQUAL(kTokens - 1, t.state.tokens);  // the alien had shot before
}

void test_two_pews_and_one_alien_leave_one_pew() {
  Table t;
  t.ship(aside()).alien(kA, 3, before(), 1).pew(3, first(kA, 1), 2).play(kEndTurn);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::pewHitAlien));
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::pewMoved));  // the other one flies on from depth 3
  TEST_ASSERT_EQUAL(1, t.count(EventKind::pewLeft));
}

void test_two_pews_fired_at_one_alien_leave_one_pew() {
  Table t;
  t.alien(kA, 2, kCentre, 1).play(kFire).play(kFire);
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_EQUAL(1, pewsAt(t.state, 2, kCentre));
}

void test_an_alien_that_moves_onto_a_pew_is_destroyed_and_does_not_shoot() {
  Table t;
  t.ship(aside()).alien(kA, 2, before(), 1).pew(2, first(kA, 1)).play(kEndTurn);
  assertAt(t.event(EventKind::pewHitAlien), 2, first(kA, 1));
  TEST_ASSERT_EQUAL(0, t.count(EventKind::alienTurned));
  TEST_ASSERT_EQUAL(0, t.count(EventKind::missileSpawned));
  TEST_ASSERT_EQUAL(1, t.state.points);
}

void test_a_missile_shields_the_alien_in_its_space_from_one_pew() {
  Table t;
  t.alien(kA, 2, kCentre, 1).missile(2, kCentre).play(kFire);
  TEST_ASSERT_EQUAL(0, t.state.points);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::pewMetMissile));
  TEST_ASSERT_EQUAL(2, t.state.aliens[kA].depth);
}

// An alien that stays where it is and shoots into its own space: when Pews move it shares it with a missile.
struct Shielded {
  std::size_t alien;
  std::uint8_t side;
  std::uint8_t at;
};
Shielded aShieldedOne() {
  for (std::size_t alien = 0; alien < kAliens; ++alien)
    for (std::uint8_t side = 1; side <= kSides; ++side)
      if (first(alien, side) == first(alien, nextSide(side))) return {alien, side, first(alien, side)};
  TEST_FAIL_MESSAGE("no alien shoots where it stands");
  return {};
}

void test_a_missile_shields_the_alien_also_when_pews_fly_to_cards_3_and_4() {
  const Shielded it = aShieldedOne();
  for (const std::uint8_t depth : {3, 4}) {
    Table t;
    t.ship(elsewhere({it.at})).alien(it.alien, depth, it.at, it.side).pew(2, it.at).play(kEndTurn);
    assertAt(t.event(EventKind::pewMetMissile), depth, it.at);
    TEST_ASSERT_EQUAL(0, t.count(EventKind::pewHitAlien));
    TEST_ASSERT_EQUAL(0, t.state.points);
    assertAlien(t.state, it.alien, static_cast<std::uint8_t>(depth - 1), it.at, nextSide(it.side));
    TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
  }
}

void test_the_second_pew_that_flies_takes_the_alien_behind_its_missile() {
  const Shielded it = aShieldedOne();
  for (const std::uint8_t depth : {3, 4}) {
    Table t;
    t.ship(elsewhere({it.at})).alien(it.alien, depth, it.at, it.side).pew(2, it.at, 2).play(kEndTurn);
    TEST_ASSERT_TRUE(t.indexOf(EventKind::pewMetMissile) < t.indexOf(EventKind::pewHitAlien));
    assertAt(t.event(EventKind::pewHitAlien), depth, it.at);
    TEST_ASSERT_EQUAL(1, t.state.points);
    TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
  }
}

void test_missile_first_then_alien_when_two_pews_come() {
  Table t;
  t.alien(kA, 2, kCentre, 1).missile(2, kCentre).play(kFire).play(kFire);
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
}

void test_a_missile_spawned_onto_a_pew_goes_with_it() {
  const Sentry it = aSentry();
  Table t;
  t.ship(it.safe).alien(it.alien, 4, it.at, it.side).pew(4, it.shot).play(kEndTurn);
  assertAt(t.event(EventKind::pewMetMissile), 4, it.shot);
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
}

void test_each_collision_is_settled_before_the_next_piece_moves() {
  // The first Pew! takes the missile, the second one the alien behind it, the third one finds nothing.
  const Sentry it = aSentry();
  Table t;
  t.ship(it.safe).alien(it.alien, 4, it.at, it.side).missile(3, it.at).pew(2, it.at, 3).play(kEndTurn);
  TEST_ASSERT_EQUAL(5, t.count(EventKind::pewMoved));
  TEST_ASSERT_TRUE(t.indexOf(EventKind::pewMetMissile) < t.indexOf(EventKind::pewMoved, 1));
  TEST_ASSERT_TRUE(t.indexOf(EventKind::pewHitAlien) < t.indexOf(EventKind::pewMoved, 3));
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_EQUAL(1, pewsAt(t.state, 3, it.at));
}

// ---- the mine ------------------------------------------------------------------------------------------------------
void test_an_alien_that_moves_onto_the_mine_goes_with_it_and_scores() {
  Table t;
  t.ship(aside()).alien(kA, 1, before(), 1).mine(1, first(kA, 1)).play(kEndTurn);
  assertAt(t.event(EventKind::mineWentOff), 1, first(kA, 1));
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::alien), t.event(EventKind::mineWentOff).c);
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_EQUAL(0, t.state.deaths);
  TEST_ASSERT_EQUAL(0, t.state.mineDepth);
}

void test_a_missile_that_moves_onto_the_mine_goes_with_it() {
  Table t;
  t.missile(2, upLeft).mine(1, upLeft).play(kEndTurn);
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::missile), t.event(EventKind::mineWentOff).c);
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
  TEST_ASSERT_EQUAL(0, t.state.points);
}

void test_a_missile_spawned_onto_the_mine_goes_with_it() {
  const Sentry it = aSentry();
  Table t;
  t.ship(it.safe).alien(it.alien, 1, it.at, it.side).mine(1, it.shot).play(kEndTurn);
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::missile), t.event(EventKind::mineWentOff).c);
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
}

void test_a_pew_that_moves_onto_the_mine_goes_with_it() {
  Table t;
  t.pew(2, upLeft, 2).mine(3, upLeft).play(kEndTurn);  // only a set-up has the mine so far away
  TEST_ASSERT_EQUAL(1, t.count(EventKind::mineWentOff));
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::pew), t.event(EventKind::mineWentOff).c);
  TEST_ASSERT_EQUAL(1, pewsAt(t.state, 3, upLeft));  // the second one found no mine
  TEST_ASSERT_EQUAL(0, t.state.mineDepth);
}

void test_a_pew_fired_onto_the_mine_goes_with_it() {
  Table t;
  t.mine(2, kCentre).play(kFire);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::mineWentOff));
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
}

void test_the_mine_and_a_pew_that_lay_there_before_share_a_space() {
  Table t;
  t.pew(1, kCentre).play(moveShip(Direction::left, true));
  TEST_ASSERT_TRUE(mineAt(t.state, 1, kCentre));
  TEST_ASSERT_EQUAL(1, pewsAt(t.state, 1, kCentre));
}

void test_the_mine_does_not_move() {
  Table t;
  t.mine(1, upLeft).play(kFire).play(moveShip(Direction::left));
  TEST_ASSERT_TRUE(mineAt(t.state, 1, upLeft));
  // Through a whole round: it stays on its card and in its space, and the card comes one closer.
  for (const std::uint8_t depth : {2, 3, 4}) {
    Table far;
    far.mine(depth, upLeft).pew(2, up).missile(4, up).play(kEndTurn);
    TEST_ASSERT_TRUE(mineAt(far.state, depth - 1u, upLeft));
    TEST_ASSERT_EQUAL(0, far.count(EventKind::mineWentOff));
  }
}

// House l. A set-up puts heart and mine into one space.
void test_the_mine_goes_off_before_the_ship_meets_the_heart() {
  Table t;
  t.ship(kCentre, 2).mine(1, left).heart(1, left).play(moveShip(Direction::left));
  TEST_ASSERT_EQUAL(static_cast<int>(End::ownMine), static_cast<int>(t.state.end));
  TEST_ASSERT_EQUAL(0, t.count(EventKind::heartTaken));
  TEST_ASSERT_EQUAL(2, t.state.hearts);
  TEST_ASSERT_TRUE(heartAt(t.state, 1, left));
  Table forward;
  forward.ship(kCentre, 2).mine(2, kCentre).heart(2, kCentre).play(kEndTurn);
  TEST_ASSERT_EQUAL(static_cast<int>(End::ownMine), static_cast<int>(forward.state.end));
  TEST_ASSERT_EQUAL(0, forward.count(EventKind::heartTaken));
}

void test_the_mine_goes_off_before_a_pew_meets_what_comes() {
  Table alien;
  alien.ship(aside()).alien(kA, 1, before(), 1).mine(1, first(kA, 1)).pew(1, first(kA, 1)).play(kEndTurn);
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::alien), alien.event(EventKind::mineWentOff).c);
  TEST_ASSERT_EQUAL(0, alien.count(EventKind::pewHitAlien));
  TEST_ASSERT_EQUAL(1, alien.state.points);
  TEST_ASSERT_EQUAL(2, alien.count(EventKind::pewMoved));  // the Pew! is left, and flies on
  const Sentry it = aSentry();
  Table missile;
  missile.ship(it.safe).alien(it.alien, 1, it.at, it.side).mine(1, it.shot).pew(1, it.shot).play(kEndTurn);
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::missile), missile.event(EventKind::mineWentOff).c);
  TEST_ASSERT_EQUAL(0, missile.count(EventKind::pewMetMissile));
  TEST_ASSERT_EQUAL(1, pewsAt(missile.state, 2, it.shot));
}

void test_flying_forward_onto_the_mine_is_lost_at_once() {
  Table t;
  t.mine(2, kCentre).play(kEndTurn);
  TEST_ASSERT_EQUAL(static_cast<int>(End::ownMine), static_cast<int>(t.state.end));
}

// ---- the ship moves ------------------------------------------------------------------------------------------------
void test_moving_into_a_missile_is_a_hit_and_the_missile_goes() {
  Table t;
  t.missile(1, left).play(moveShip(Direction::left));
  TEST_ASSERT_EQUAL(2, t.state.hearts);
  TEST_ASSERT_FALSE(missileAt(t.state, 1, left));
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
  TEST_ASSERT_EQUAL(0, t.state.points);
}

void test_moving_into_an_alien_is_a_hit_and_scores() {
  Table t;
  t.alien(kA, 1, left, 1).play(moveShip(Direction::left));
  TEST_ASSERT_EQUAL(2, t.state.hearts);
  TEST_ASSERT_EQUAL(0, t.state.aliens[kA].depth);
  TEST_ASSERT_EQUAL(1, t.state.points);
}

void test_heart_then_missile_then_alien_each_a_hit_of_its_own() {
  Table t;
  t.ship(kCentre, 2).alien(kA, 1, left, 1).missile(1, left).heart(1, left).play(moveShip(Direction::left));
  TEST_ASSERT_EQUAL(1, t.state.hearts);  // 2, healed to 3, hit twice
  TEST_ASSERT_TRUE(t.indexOf(EventKind::heartTaken) < t.indexOf(EventKind::shipHit, 0));
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::missile), t.event(EventKind::shipHit, 0).c);
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::alien), t.event(EventKind::shipHit, 1).c);
  TEST_ASSERT_EQUAL(1, t.state.points);
}

void test_the_ship_and_a_pew_share_a_space() {
  Table t;
  t.pew(1, left).play(moveShip(Direction::left));
  TEST_ASSERT_EQUAL(3, t.state.hearts);
  TEST_ASSERT_EQUAL(1, pewsAt(t.state, 1, left));
}

// ---- the heart -----------------------------------------------------------------------------------------------------
void test_the_heart_heals_one_level_and_returns_to_the_pool() {
  Table t;
  t.ship(kCentre, 1).heart(1, left).play(moveShip(Direction::left));
  TEST_ASSERT_EQUAL(2, t.state.hearts);
  TEST_ASSERT_EQUAL(0, t.state.heartDepth);
  TEST_ASSERT_EQUAL(1, t.event(EventKind::heartTaken).c);
}

void test_the_heart_at_full_health_returns_to_the_pool_without_effect() {
  Table t;
  t.heart(1, left).play(moveShip(Direction::left));
  TEST_ASSERT_EQUAL(3, t.state.hearts);
  TEST_ASSERT_EQUAL(0, t.state.heartDepth);
  TEST_ASSERT_EQUAL(0, t.event(EventKind::heartTaken).c);
}

void test_an_alien_a_pew_and_a_missile_move_into_the_heart_without_effect() {
  const std::uint8_t at = first(kA, 1);
  Table alien;
  alien.ship(outOfItsWay(kA, 1, {before()}), 2).alien(kA, 4, before(), 1).heart(4, at).play(kEndTurn);
  TEST_ASSERT_TRUE(heartAt(alien.state, 3, at));
  assertAlien(alien.state, kA, 3, at, 2);
  Table pew;
  pew.ship(kCentre, 2).pew(2, upLeft).heart(4, upLeft).play(kEndTurn);
  TEST_ASSERT_TRUE(heartAt(pew.state, 3, upLeft));
  TEST_ASSERT_EQUAL(1, pewsAt(pew.state, 3, upLeft));
  Table missile;
  missile.ship(kCentre, 2).missile(4, upLeft).heart(3, upLeft).play(kEndTurn);
  TEST_ASSERT_TRUE(heartAt(missile.state, 2, upLeft));
  TEST_ASSERT_TRUE(missileAt(missile.state, 2, upLeft));
  Table fired;
  fired.ship(kCentre, 2).heart(2, kCentre).play(kFire);
  TEST_ASSERT_TRUE(heartAt(fired.state, 2, kCentre));
  TEST_ASSERT_EQUAL(1, pewsAt(fired.state, 2, kCentre));
  for (const Table* t : {&alien, &pew, &missile, &fired}) {
    TEST_ASSERT_EQUAL(2, t->state.hearts);
    TEST_ASSERT_EQUAL(0, t->state.points);
    TEST_ASSERT_EQUAL(0, t->count(EventKind::heartTaken));
  }
}

void test_the_heart_is_spawned_onto_an_alien_a_pew_a_missile_or_the_mine_without_effect() {
  Table alien, pew, missile, mine;
  alien.alien(kA, 4, upLeft, 1).play(spawnHeart(upLeft));
  pew.pew(4, upLeft).play(spawnHeart(upLeft));
  missile.missile(4, upLeft).play(spawnHeart(upLeft));
  mine.mine(4, upLeft).play(spawnHeart(upLeft));
  for (const Table* t : {&alien, &pew, &missile, &mine}) {
    TEST_ASSERT_TRUE(heartAt(t->state, 4, upLeft));
    TEST_ASSERT_EQUAL(1, t->happened.size());  // heartSpawned, and nothing else
    TEST_ASSERT_EQUAL(0, t->state.points);
  }
  assertAlien(alien.state, kA, 4, upLeft, 1);
  TEST_ASSERT_EQUAL(1, pewsAt(pew.state, 4, upLeft));
  TEST_ASSERT_TRUE(missileAt(missile.state, 4, upLeft));
  TEST_ASSERT_TRUE(mineAt(mine.state, 4, upLeft));
}

// Alien and missile stay with the heart for a round, and a collision beside it leaves it alone.
void test_the_heart_stays_through_what_others_do_in_its_space() {
  Table t;
  t.ship(kCentre, 2).heart(2, kCentre).alien(kA, 2, kCentre, 1).missile(2, kCentre).play(kFire).play(kFire);
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_TRUE(heartAt(t.state, 2, kCentre));
  TEST_ASSERT_EQUAL(2, t.state.hearts);
}

// ---- things move into the ship -------------------------------------------------------------------------------------
void test_a_missile_that_moves_into_the_ship_hits_and_goes() {
  Table t;
  t.missile(2, kCentre).play(kEndTurn);
  TEST_ASSERT_EQUAL(2, t.state.hearts);
  assertAt(t.event(EventKind::shipHit), 1, kCentre);
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
}

void test_an_alien_that_moves_into_the_ship_hits_goes_and_scores() {
  Table t;
  t.ship(first(kA, 1)).alien(kA, 1, before(), 1).play(kEndTurn);
  TEST_ASSERT_EQUAL(2, t.state.hearts);
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_EQUAL(0, t.state.deaths);
  TEST_ASSERT_EQUAL(0, t.count(EventKind::missileSpawned));
}

void test_a_missile_spawned_onto_the_ship_hits() {
  const Sentry it = aSentry();
  Table t;
  t.ship(it.shot).alien(it.alien, 1, it.at, it.side).play(kEndTurn);
  TEST_ASSERT_EQUAL(2, t.state.hearts);
  TEST_ASSERT_TRUE(t.indexOf(EventKind::shipHit) < t.indexOf(EventKind::phaseBegan, 2));  // in Spawn Missiles
}

// ---- the ship flies forward ----------------------------------------------------------------------------------------
void test_flying_forward_into_a_missile_is_a_hit() {
  Table t;
  t.missile(3, kCentre).play(kEndTurn);  // it comes to depth 2 before
  TEST_ASSERT_EQUAL(2, t.state.hearts);
  assertAt(t.event(EventKind::shipHit), 2, kCentre);
}

void test_flying_forward_into_an_alien_is_a_hit_and_scores() {
  const Sentry it = aSentry();
  Table t;
  t.ship(it.at).alien(it.alien, 2, it.at, it.side).play(kEndTurn);
  assertAt(t.event(EventKind::shipHit), 2, it.at);
  TEST_ASSERT_EQUAL(static_cast<int>(Piece::alien), t.event(EventKind::shipHit).c);
  TEST_ASSERT_EQUAL(2, t.state.hearts);
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_EQUAL(0, t.state.deaths);
}

void test_flying_forward_into_the_heart_heals() {
  Table t;
  t.ship(kCentre, 2).heart(2, kCentre).play(kEndTurn);
  TEST_ASSERT_EQUAL(3, t.state.hearts);
  TEST_ASSERT_EQUAL(0, t.state.heartDepth);
}

void test_flying_forward_meets_no_pew_because_all_have_flown_two_cards() {
  // Whatever lay on cards 1 and 2 lies on 3 and 4 by then: nothing of it is on the card that the ship comes to.
  Table t;
  t.pew(1, kCentre, 2).pew(2, kCentre, 3).pew(3, kCentre).pew(4, kCentre).play(kEndTurn);
  TEST_ASSERT_TRUE(t.indexOf(EventKind::pewMoved, t.count(EventKind::pewMoved) - 1) < t.indexOf(EventKind::shipMoved));
  TEST_ASSERT_EQUAL(0, pewsAt(t.state, 1, kCentre));
  TEST_ASSERT_EQUAL(2, pewsAt(t.state, 2, kCentre));
  TEST_ASSERT_EQUAL(3, pewsAt(t.state, 3, kCentre));
  TEST_ASSERT_EQUAL(3, t.state.hearts);
}

void test_flying_forward_into_heart_missile_and_alien_takes_all_three_in_order() {
  // A stands on card 2 in the ship's column; a missile comes there from card 3.
  for (std::size_t alien = 0; alien < kAliens; ++alien)
    for (std::uint8_t side = 1; side <= kSides; ++side) {
      if (first(alien, side) == first(alien, nextSide(side))) continue;
      Table t;
      const std::uint8_t at = first(alien, side);
      t.ship(at, 2).alien(alien, 2, at, side).missile(3, at).heart(2, at).play(kEndTurn);
      TEST_ASSERT_EQUAL(1, t.state.hearts);
      TEST_ASSERT_EQUAL(1, t.state.points);
      TEST_ASSERT_TRUE(t.indexOf(EventKind::heartTaken) < t.indexOf(EventKind::shipHit, 0));
      TEST_ASSERT_EQUAL(static_cast<int>(Piece::missile), t.event(EventKind::shipHit, 0).c);
      TEST_ASSERT_EQUAL(static_cast<int>(Piece::alien), t.event(EventKind::shipHit, 1).c);
    }
}

}  // namespace

void runCollisionTests() {
  Unity.TestFile = __FILE__;
  RUN_TEST(test_missile_and_pew_in_one_space_both_go);
  RUN_TEST(test_a_missile_and_a_pew_meet_where_the_pew_arrives_because_pews_move_first);
  RUN_TEST(test_a_missile_that_moves_into_a_pew_goes_with_it);
  RUN_TEST(test_one_pew_goes_with_a_missile_the_others_stay);
  RUN_TEST(test_alien_and_pew_both_go_and_score);
  RUN_TEST(test_two_pews_and_one_alien_leave_one_pew);
  RUN_TEST(test_two_pews_fired_at_one_alien_leave_one_pew);
  RUN_TEST(test_an_alien_that_moves_onto_a_pew_is_destroyed_and_does_not_shoot);
  RUN_TEST(test_a_missile_shields_the_alien_in_its_space_from_one_pew);
  RUN_TEST(test_a_missile_shields_the_alien_also_when_pews_fly_to_cards_3_and_4);
  RUN_TEST(test_the_second_pew_that_flies_takes_the_alien_behind_its_missile);
  RUN_TEST(test_missile_first_then_alien_when_two_pews_come);
  RUN_TEST(test_a_missile_spawned_onto_a_pew_goes_with_it);
  RUN_TEST(test_each_collision_is_settled_before_the_next_piece_moves);
  RUN_TEST(test_an_alien_that_moves_onto_the_mine_goes_with_it_and_scores);
  RUN_TEST(test_a_missile_that_moves_onto_the_mine_goes_with_it);
  RUN_TEST(test_a_missile_spawned_onto_the_mine_goes_with_it);
  RUN_TEST(test_a_pew_that_moves_onto_the_mine_goes_with_it);
  RUN_TEST(test_a_pew_fired_onto_the_mine_goes_with_it);
  RUN_TEST(test_the_mine_and_a_pew_that_lay_there_before_share_a_space);
  RUN_TEST(test_the_mine_does_not_move);
  RUN_TEST(test_the_mine_goes_off_before_the_ship_meets_the_heart);
  RUN_TEST(test_the_mine_goes_off_before_a_pew_meets_what_comes);
  RUN_TEST(test_flying_forward_onto_the_mine_is_lost_at_once);
  RUN_TEST(test_moving_into_a_missile_is_a_hit_and_the_missile_goes);
  RUN_TEST(test_moving_into_an_alien_is_a_hit_and_scores);
  RUN_TEST(test_heart_then_missile_then_alien_each_a_hit_of_its_own);
  RUN_TEST(test_the_ship_and_a_pew_share_a_space);
  RUN_TEST(test_the_heart_heals_one_level_and_returns_to_the_pool);
  RUN_TEST(test_the_heart_at_full_health_returns_to_the_pool_without_effect);
  RUN_TEST(test_an_alien_a_pew_and_a_missile_move_into_the_heart_without_effect);
  RUN_TEST(test_the_heart_is_spawned_onto_an_alien_a_pew_a_missile_or_the_mine_without_effect);
  RUN_TEST(test_the_heart_stays_through_what_others_do_in_its_space);
  RUN_TEST(test_a_missile_that_moves_into_the_ship_hits_and_goes);
  RUN_TEST(test_an_alien_that_moves_into_the_ship_hits_goes_and_scores);
  RUN_TEST(test_a_missile_spawned_onto_the_ship_hits);
  RUN_TEST(test_flying_forward_into_a_missile_is_a_hit);
  RUN_TEST(test_flying_forward_into_an_alien_is_a_hit_and_scores);
  RUN_TEST(test_flying_forward_into_the_heart_heals);
  RUN_TEST(test_flying_forward_meets_no_pew_because_all_have_flown_two_cards);
  RUN_TEST(test_flying_forward_into_heart_missile_and_alien_takes_all_three_in_order);
}

}  // namespace pew_pew_test
