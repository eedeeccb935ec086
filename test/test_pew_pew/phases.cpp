// What the phases 1 and 3 to 7 do, one rule a test.
#include "position.h"
#include "rules/pew_pew/pew_pew.h"
#include "support/scale.h"

namespace pew_pew_test {
namespace {

constexpr std::size_t kA = 0;
constexpr std::size_t kB = 1;

// ---- 1. Spawn Ships ------------------------------------------------------------------------------------------------
void test_each_set_of_the_furthest_card_brings_an_alien_with_as_many_chevrons() {
  for (std::uint8_t card = 0; card < kScreenCards; ++card) {
    Table t;
    t.next(card).play(kEndTurn);
    TEST_ASSERT_EQUAL(kScreenCard[card].sets, t.count(EventKind::alienSpawned));
    for (std::size_t i = 0; i < kScreenCard[card].sets; ++i) {
      const ChevronSet& set = kScreenCard[card].set[i];
      const std::uint8_t alien = alienAt(t.state, kDepths, set.space);
      TEST_ASSERT_NOT_EQUAL(kNowhere, alien);
      assertAlien(t.state, alien, kDepths, set.space, set.chevrons);
    }
  }
}

// Puts aliens on the furthest card until the cup holds so many; they move out of the way with their card.
void leaveInCup(Table& t, std::size_t left) {
  for (std::size_t i = 0; i < kAliens - left; ++i) t.alien(i, 4, static_cast<std::uint8_t>(i), 1);
}

void test_too_few_aliens_come_fewest_chevrons_first_then_in_reading_order() {
  for (std::uint8_t card = 0; card < kScreenCards; ++card) {
    if (kScreenCard[card].sets < 2) continue;
    Table t;
    leaveInCup(t, 1);
    t.next(card).play(kEndTurn);
    TEST_ASSERT_EQUAL(1, t.count(EventKind::alienSpawned));
    assertAlien(t.state, kAliens - 1, kDepths, kScreenCard[card].set[0].space, kScreenCard[card].set[0].chevrons);
  }
}

void test_an_empty_cup_brings_nobody() {
  Table t;
  leaveInCup(t, 0);
  t.play(kEndTurn);
  TEST_ASSERT_EQUAL(0, t.count(EventKind::alienSpawned));
  TEST_ASSERT_EQUAL(2, t.state.round);
}

void test_every_alien_of_the_cup_may_come() {
  unsigned came = 0;
  for (Seed seed = 0; seed < 200; ++seed) {
    Table t;
    t.state.rng = Rng::seeded(seed);
    t.play(kEndTurn);
    came |= 1u << t.event(EventKind::alienSpawned).c;
  }
  TEST_ASSERT_EQUAL_HEX32((1u << kAliens) - 1, came);
}

// ---- 3. Aliens Move ------------------------------------------------------------------------------------------------
void test_an_alien_moves_to_the_lowest_numbered_space_and_turns_to_its_next_side() {
  for (std::size_t alien = 0; alien < kAliens; ++alien)
    for (std::uint8_t side = 1; side <= kSides; ++side) {
      Table t;
      const std::uint8_t from = elsewhere({first(alien, side)});
      t.alien(alien, 3, from, side).play(kEndTurn);
      const Event& moved = t.event(EventKind::alienMoved);
      assertAt(moved, 3, from);
      TEST_ASSERT_EQUAL(alien, moved.c);
      TEST_ASSERT_EQUAL(first(alien, side), moved.d);
      assertAlien(t.state, alien, 2, first(alien, side), nextSide(side));  // one card closer by now
    }
}

void test_another_alien_blocks_a_space() {
  Table t;
  // B stands on A's first space, on a side that keeps it there: it moves after A, being on a higher side or later.
  t.alien(kA, 3, elsewhere({first(kA, 1), second(kA, 1)}), 1).alien(kB, 3, first(kA, 1), 3).play(kEndTurn);
  TEST_ASSERT_EQUAL(kA, t.event(EventKind::alienMoved).c);
  TEST_ASSERT_EQUAL(second(kA, 1), t.event(EventKind::alienMoved).d);
}

void test_a_missile_blocks_a_space_even_the_aliens_own() {
  Table t;
  t.ship(elsewhere({first(kA, 1)})).alien(kA, 4, first(kA, 1), 1).missile(4, first(kA, 1)).play(kEndTurn);
  TEST_ASSERT_EQUAL(second(kA, 1), t.event(EventKind::alienMoved).d);
}

void test_the_own_presence_does_not_block() {
  Table t;
  t.alien(kA, 4, first(kA, 1), 1).play(kEndTurn);
  TEST_ASSERT_EQUAL(0, t.count(EventKind::alienMoved));
  TEST_ASSERT_EQUAL(1, t.event(EventKind::alienStayed).value);
  assertAlien(t.state, kA, 3, first(kA, 1), 2);
}

void test_the_ship_a_pew_the_heart_and_the_mine_do_not_block() {
  const std::uint8_t from = elsewhere({first(kA, 1)});
  Table ship, pew, heart, mine;
  ship.ship(first(kA, 1)).alien(kA, 1, from, 1).play(kEndTurn);
  pew.alien(kA, 3, from, 1).pew(3, first(kA, 1)).play(kEndTurn);
  heart.alien(kA, 3, from, 1).heart(3, first(kA, 1)).play(kEndTurn);
  mine.ship(elsewhere({first(kA, 1), from})).alien(kA, 1, from, 1).mine(1, first(kA, 1)).play(kEndTurn);
  for (Table* t : {&ship, &pew, &heart, &mine}) TEST_ASSERT_EQUAL(first(kA, 1), t->event(EventKind::alienMoved).d);
}

void test_without_a_free_space_an_alien_stays_and_turns_all_the_same() {
  Table t;
  const std::uint8_t from = elsewhere({diagram(kA, 1).space[0], diagram(kA, 1).space[1], diagram(kA, 1).space[2]});
  t.alien(kA, 4, from, 1);
  for (std::size_t i = 0; i < diagram(kA, 1).spaces; ++i) t.missile(4, diagram(kA, 1).space[i]);
  t.play(kEndTurn);
  TEST_ASSERT_EQUAL(0, t.event(EventKind::alienStayed).value);
  assertAlien(t.state, kA, 3, from, 2);
}

// The aliens in the order in which they acted.
void assertOrder(const Table& t, EventKind kind, std::initializer_list<std::size_t> aliens) {
  std::size_t n = 0;
  for (const std::size_t alien : aliens) TEST_ASSERT_EQUAL(alien, t.event(kind, n++).c);
}

void test_aliens_move_closest_card_first_then_fewest_chevrons_then_reading_order() {
  Table t;
  // Nobody is in another's way, whatever the tables say: all stand on different cards, or on spaces they may keep.
  t.ship(elsewhere({first(4, 3)}));
  t.alien(6, 3, 0, 1).alien(5, 2, 3, 2).alien(4, 2, 7, 1).alien(3, 2, 8, 1).alien(2, 3, 8, 1).alien(1, 4, 0, 1);
  t.play(kEndTurn);
  assertOrder(t, EventKind::alienTurned, {4, 3, 5, 6, 2, 1});
}

void test_an_alien_moves_once_a_phase() {
  Table t;
  for (std::size_t i = 0; i < kAliens; ++i) t.alien(i, 4, static_cast<std::uint8_t>(i), 1);
  t.play(kEndTurn);
  for (std::size_t i = 0; i < kAliens; ++i) {
    std::size_t turns = 0;
    for (const Event& event : t.happened)
      turns += event.kind == static_cast<std::uint8_t>(EventKind::alienTurned) && event.c == i ? 1u : 0u;
    TEST_ASSERT_EQUAL(1, turns);
  }
}

// ---- 4. Spawn Missiles ---------------------------------------------------------------------------------------------
void test_an_alien_shoots_into_the_lowest_numbered_space_of_the_side_it_turned_to() {
  for (std::size_t alien = 0; alien < kAliens; ++alien)
    for (std::uint8_t side = 1; side <= kSides; ++side) {
      Table t;
      t.alien(alien, 4, first(alien, side), side).play(kEndTurn);
      const Event& shot = t.event(EventKind::missileSpawned);
      assertAt(shot, 4, first(alien, nextSide(side)));
      TEST_ASSERT_EQUAL(alien, shot.c);
      // On depth 3 after Move Missiles, on depth 2 with its card's step.
      TEST_ASSERT_TRUE(missileAt(t.state, 2, first(alien, nextSide(side))));
      TEST_ASSERT_EQUAL(kTokens - 1, t.state.tokens);
    }
}

void test_a_missile_may_come_out_on_the_aliens_own_space() {
  for (std::size_t alien = 0; alien < kAliens; ++alien)
    for (std::uint8_t side = 1; side <= kSides; ++side) {
      if (first(alien, side) != first(alien, nextSide(side))) continue;
      Table t;
      t.alien(alien, 4, first(alien, side), side).play(kEndTurn);
      assertAt(t.event(EventKind::missileSpawned), 4, first(alien, side));
      TEST_ASSERT_EQUAL(0, t.state.points);
      return;
    }
  TEST_FAIL_MESSAGE("no alien shoots where it stands");
}

void test_without_a_free_space_no_missile_is_spawned() {
  for (std::size_t alien = 0; alien < kAliens; ++alien)
    for (std::uint8_t side = 1; side <= kSides; ++side) {
      const Diagram& shots = diagram(alien, nextSide(side));
      bool own = false;
      for (std::size_t i = 0; i < shots.spaces; ++i) own = own || shots.space[i] == first(alien, side);
      if (own) continue;  // a missile there would send it away before
      Table t;
      t.alien(alien, 4, first(alien, side), side);
      for (std::size_t i = 0; i < shots.spaces; ++i) t.missile(4, shots.space[i]);
      t.play(kEndTurn);
      TEST_ASSERT_EQUAL(0, t.event(EventKind::noMissile).value);
      TEST_ASSERT_EQUAL(0, t.count(EventKind::missileSpawned));
      return;
    }
  TEST_FAIL_MESSAGE("no alien to test with");
}

void test_the_pool_of_18_used_up_means_no_missile() {
  Table t;
  t.alien(kA, 4, first(kA, 1), 1).pew(2, elsewhere({first(kA, 1), first(kA, 2)}), kTokens).play(kEndTurn);
  TEST_ASSERT_EQUAL(0, t.count(EventKind::missileSpawned));
  TEST_ASSERT_EQUAL(1, t.event(EventKind::noMissile).value);
}

void test_the_last_token_goes_to_the_first_alien_in_order() {
  Table t;
  const std::uint8_t quiet = elsewhere({first(kA, 1), first(kA, 2), first(kB, 1), first(kB, 2)});
  t.alien(kA, 4, first(kA, 1), 1).alien(kB, 3, first(kB, 1), 1).pew(2, quiet, kTokens - 1).play(kEndTurn);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::missileSpawned));
  TEST_ASSERT_EQUAL(kB, t.event(EventKind::missileSpawned).c);
  TEST_ASSERT_EQUAL(kA, t.event(EventKind::noMissile).c);
}

void test_aliens_shoot_in_the_order_of_their_new_sides() {
  Table t;
  t.ship(elsewhere({first(kA, 1), first(kB, 2)}));
  t.alien(kA, 4, first(kA, 3), 3).alien(kB, 4, elsewhere({first(kA, 3)}), 1).play(kEndTurn);
  assertOrder(t, EventKind::alienTurned, {kB, kA});
  std::size_t shotOfA = 0;
  std::size_t shotOfB = 0;
  for (std::size_t i = 0; i < t.happened.size(); ++i) {
    const Event& event = t.happened[i];
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind != EventKind::missileSpawned && kind != EventKind::noMissile) continue;
    (event.c == kA ? shotOfA : shotOfB) = i;
  }
  TEST_ASSERT_TRUE(shotOfA < shotOfB);  // A shows 1 chevron now, B shows 2
}

// The order of those that shot or found no space for it.
void assertShootingOrder(const Table& t, std::size_t before, std::size_t behind) {
  std::size_t at[kAliens] = {};
  for (std::size_t i = 0; i < t.happened.size(); ++i) {
    const auto kind = static_cast<EventKind>(t.happened[i].kind);
    if (kind == EventKind::missileSpawned || kind == EventKind::noMissile) at[t.happened[i].c] = i;
  }
  TEST_ASSERT_TRUE(at[before] != 0 && at[behind] != 0);
  TEST_ASSERT_TRUE(at[before] < at[behind]);
}

void test_aliens_of_one_card_and_side_shoot_in_reading_order_of_where_they_are_then() {
  int stay = 0;
  int cross = 0;
  for (std::size_t a = 0; a < kAliens; ++a)
    for (std::size_t b = 0; b < kAliens; ++b)
      for (std::uint8_t side = 1; side <= kSides; ++side) {
        const std::uint8_t ofA = first(a, side);
        const std::uint8_t ofB = first(b, side);
        if (a == b || ofA >= ofB) continue;
        Table still;  // both stay where they are
        still.alien(a, 4, ofA, side).alien(b, 4, ofB, side).play(kEndTurn);
        assertShootingOrder(still, a, b);
        ++stay;
        // B stands before A, moves first, and is behind it when they shoot.
        const std::uint8_t fromB = elsewhere({ofA, ofB});
        const std::uint8_t fromA = elsewhere({ofA, ofB, fromB});
        Table moving;
        moving.alien(a, 4, fromA, side).alien(b, 4, fromB, side).play(kEndTurn);
        assertOrder(moving, EventKind::alienTurned, {b, a});
        assertShootingOrder(moving, a, b);
        ++cross;
      }
  TEST_ASSERT_GREATER_THAN(10, stay);
  TEST_ASSERT_GREATER_THAN(10, cross);
}

// ---- 5. Move Pews --------------------------------------------------------------------------------------------------
void test_a_pew_moves_2_cards_in_its_space_one_card_at_a_time() {
  Table t;
  t.pew(2, upLeft).play(kEndTurn);
  TEST_ASSERT_EQUAL(2, t.count(EventKind::pewMoved));
  assertAt(t.event(EventKind::pewMoved, 0), 2, upLeft);
  assertAt(t.event(EventKind::pewMoved, 1), 3, upLeft);
  TEST_ASSERT_EQUAL(4, t.event(EventKind::pewMoved, 1).c);
  TEST_ASSERT_EQUAL(upLeft, t.event(EventKind::pewMoved, 1).d);
  TEST_ASSERT_EQUAL(1, pewsAt(t.state, 3, upLeft));  // its card came one closer
}

void test_a_pew_that_leaves_depth_4_returns_to_the_pool() {
  Table t;
  t.pew(3, upLeft, 2).pew(4, downRight).play(kEndTurn);
  TEST_ASSERT_EQUAL(3, t.count(EventKind::pewLeft));
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
}

void test_pews_move_from_the_furthest_card_first_and_in_reading_order() {
  Table t;
  t.pew(2, right).pew(2, left).pew(3, down).play(kEndTurn);
  assertAt(t.event(EventKind::pewMoved, 0), 3, down);
  assertAt(t.event(EventKind::pewMoved, 1), 2, left);
  assertAt(t.event(EventKind::pewMoved, 2), 3, left);
  assertAt(t.event(EventKind::pewMoved, 3), 2, right);
}

void test_no_pew_moves_more_than_2_cards() {
  Table t;
  t.pew(1, upLeft).pew(2, upLeft).play(kEndTurn);
  TEST_ASSERT_EQUAL(4, t.count(EventKind::pewMoved));
  TEST_ASSERT_EQUAL(1, pewsAt(t.state, 2, upLeft));
  TEST_ASSERT_EQUAL(1, pewsAt(t.state, 3, upLeft));
}

// ---- 6. Move Missiles ----------------------------------------------------------------------------------------------
void test_a_missile_moves_1_card_towards_the_player() {
  Table t;
  t.missile(4, upLeft).play(kEndTurn);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::missileMoved));
  assertAt(t.event(EventKind::missileMoved), 4, upLeft);
  TEST_ASSERT_EQUAL(3, t.event(EventKind::missileMoved).c);
  TEST_ASSERT_TRUE(missileAt(t.state, 2, upLeft));
}

void test_missiles_move_from_the_closest_card_first_and_in_reading_order() {
  Table t;
  t.missile(4, upLeft).missile(3, upLeft).missile(2, right).missile(2, left).missile(1, upLeft).play(kEndTurn);
  assertAt(t.event(EventKind::missileLeft), 1, upLeft);
  assertAt(t.event(EventKind::missileMoved, 0), 2, left);
  assertAt(t.event(EventKind::missileMoved, 1), 2, right);
  assertAt(t.event(EventKind::missileMoved, 2), 3, upLeft);
  assertAt(t.event(EventKind::missileMoved, 3), 4, upLeft);
  TEST_ASSERT_TRUE(t.indexOf(EventKind::missileLeft) < t.indexOf(EventKind::missileMoved));
}

void test_a_missile_that_leaves_depth_1_returns_to_the_pool() {
  Table t;
  t.missile(1, upLeft).play(kEndTurn);
  TEST_ASSERT_EQUAL(1, t.count(EventKind::missileLeft));
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
  TEST_ASSERT_EQUAL(3, t.state.hearts);
}

void test_a_missile_and_an_alien_share_a_space() {
  Table t;
  const std::uint8_t at = first(kA, 1);
  const std::uint8_t other = elsewhere({at});
  t.ship(other).alien(kA, 3, at, 1).missile(4, at).play(kEndTurn);
  TEST_ASSERT_TRUE(missileAt(t.state, 2, at));
  assertAlien(t.state, kA, 2, at, 2);
  TEST_ASSERT_EQUAL(0, t.state.points);
}

// ---- 7. Move Player Forward ----------------------------------------------------------------------------------------
void test_the_ship_moves_on_and_all_cards_come_one_closer() {
  Table t;
  t.ship(upRight);
  const State before = t.state;
  t.play(kEndTurn);
  TEST_ASSERT_EQUAL(upRight, t.state.shipSpace);
  for (std::size_t i = 0; i + 1 < kDepths; ++i) TEST_ASSERT_EQUAL(before.cards[i + 1], t.state.cards[i]);
  TEST_ASSERT_EQUAL(before.drawPile.items[before.drawPile.size() - 1], t.state.cards[kDepths - 1]);
  TEST_ASSERT_EQUAL_HEX32(1u << before.cards[0], t.state.discards);
  TEST_ASSERT_EQUAL(before.drawPile.size() - 1, t.state.drawPile.size());
}

void test_the_passed_card_takes_everything_on_it_back_to_the_pools() {
  Table t;
  const std::uint8_t at = first(kA, 1);
  const std::uint8_t shot = first(kA, 2);
  const std::uint8_t ship = elsewhere({at, shot});
  const std::uint8_t free = elsewhere({at, shot, ship});
  const std::uint8_t mine = elsewhere({at, shot, ship, free});
  t.ship(ship).alien(kA, 1, at, 1).heart(1, free).mine(1, mine).missile(2, free).play(kEndTurn);
  TEST_ASSERT_EQUAL(0, t.state.mineDepth);
  TEST_ASSERT_EQUAL(0, t.state.heartDepth);
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
  std::size_t returned = 0;
  for (const Event& event : t.happened) returned += event.kind == static_cast<std::uint8_t>(EventKind::pieceReturned);
  TEST_ASSERT_EQUAL(4, returned);  // alien, missile, mine, heart; the alien's own missile left before
}

void test_the_heart_leaves_with_its_card_and_may_be_spawned_again() {
  Table t;
  t.heart(1, upLeft).play(kEndTurn);
  TEST_ASSERT_EQUAL(0, t.state.heartDepth);
  t.actions(1);
  TEST_ASSERT_TRUE(t.legal(spawnHeart(0)));
}

void test_the_heart_comes_closer_with_its_card() {
  Table t;
  t.heart(4, upLeft).play(kEndTurn);
  TEST_ASSERT_TRUE(heartAt(t.state, 3, upLeft));
}

void test_one_death_for_each_alien_on_the_passed_card() {
  Table t;
  const std::uint8_t a = first(0, 1);
  std::size_t b = 1;
  while (first(b, 1) == a) ++b;
  // Neither rams nor shoots the ship.
  const std::uint8_t ship = elsewhere({a, first(b, 1), first(0, 2), second(0, 2), first(b, 2), second(b, 2)});
  t.ship(ship).alien(0, 1, a, 1).alien(b, 1, first(b, 1), 1).score(0, 3).play(kEndTurn);
  TEST_ASSERT_EQUAL(5, t.state.deaths);
  TEST_ASSERT_EQUAL(2, t.count(EventKind::deathCounted));
  TEST_ASSERT_EQUAL(5, t.event(EventKind::deathCounted, 1).value);
  TEST_ASSERT_EQUAL(0, t.state.points);
}

void test_an_alien_destroyed_before_the_card_passes_is_no_death() {
  Table t;
  t.alien(kA, 1, elsewhere({first(kA, 1), kCentre}), 1).ship(elsewhere({first(kA, 1)})).mine(1, first(kA, 1));
  if (t.state.shipSpace == t.state.aliens[kA].space) t.ship(elsewhere({first(kA, 1), t.state.aliens[kA].space}));
  t.play(kEndTurn);
  TEST_ASSERT_EQUAL(0, t.state.deaths);
  TEST_ASSERT_EQUAL(1, t.state.points);
}

void test_screen_cards_run_out_and_the_discards_are_shuffled() {
  Table t;
  while (!t.state.drawPile.empty()) t.state.discards |= 1u << t.state.drawPile.draw();
  const std::uint32_t discards = t.state.discards | 1u << t.state.cards[0];
  t.play(kEndTurn);
  TEST_ASSERT_EQUAL(24, t.event(EventKind::pileShuffled).value);
  TEST_ASSERT_EQUAL(23, t.state.drawPile.size());
  TEST_ASSERT_EQUAL(0, t.state.discards);
  TEST_ASSERT_TRUE((discards & (1u << t.state.cards[kDepths - 1])) != 0);
}

void test_the_new_draw_pile_comes_in_any_order() {
  std::uint32_t tops = 0;
  std::uint32_t next = 0;
  std::uint32_t discards = 0;
  for (Seed seed = 0; seed < 400; ++seed) {
    Table t;
    t.state.rng = Rng::seeded(seed);
    while (!t.state.drawPile.empty()) t.state.discards |= 1u << t.state.drawPile.draw();
    discards = t.state.discards | 1u << t.state.cards[0];
    t.play(kEndTurn);
    tops |= 1u << t.state.cards[kDepths - 1];
    next |= 1u << t.state.drawPile.back();
  }
  TEST_ASSERT_EQUAL_HEX32(discards, tops);
  TEST_ASSERT_EQUAL_HEX32(discards, next);
}

void test_the_phases_come_in_the_order_of_the_book() {
  Table t;
  t.play(kEndTurn);
  constexpr Phase kOrder[] = {Phase::aliensMove,        Phase::spawnMissiles, Phase::movePews,   Phase::moveMissiles,
                              Phase::movePlayerForward, Phase::checkVictory,  Phase::spawnShips, Phase::playerActions};
  TEST_ASSERT_EQUAL(8, t.count(EventKind::phaseBegan));
  for (std::size_t i = 0; i < 8; ++i)
    TEST_ASSERT_EQUAL(static_cast<int>(kOrder[i]), t.event(EventKind::phaseBegan, i).a);
}

// ---- the same game, told or not ------------------------------------------------------------------------------------
void test_a_game_nobody_listens_to_goes_the_same_way() {
  Events nobody;
  EventBuffer<kMaxEventsAMove> told;
  Rng rng = Rng::seeded(11);
  for (Seed seed = 0; seed < 10 * armada_test::kThorough; ++seed) {
    State loud, quiet;
    deal(loud, Options{}, seed);
    quiet = loud;
    while (loud.end == End::none) {
      MoveList moves;
      legalMoves(loud, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      told.clear();
      apply(loud, move, told);
      apply(quiet, move, nobody);
      TEST_ASSERT_EQUAL_MEMORY(&loud, &quiet, sizeof loud);
    }
  }
}

// Pieces anywhere: nothing that a game would bring, but all that a set-up may.
bool setAtRandom(Table& t, Rng& rng) {
  const auto depth = [&rng] { return static_cast<std::uint8_t>(1 + rng.below(kDepths)); };
  const auto space = [&rng] { return static_cast<std::uint8_t>(rng.below(kSpaces)); };
  t.ship(space(), static_cast<std::uint8_t>(1 + rng.below(kFullHearts)));
  for (std::size_t i = rng.below(kAliens + 1); i > 0; --i)
    t.alien(i - 1, depth(), space(), static_cast<std::uint8_t>(1 + rng.below(kSides)));
  for (std::size_t i = rng.below(10); i > 0; --i) {
    const std::uint8_t at = depth();
    const std::uint8_t where = space();
    if (!missileAt(t.state, at, where)) t.missile(at, where);
  }
  for (std::size_t i = rng.below(5); i > 0; --i) t.pew(depth(), space(), static_cast<std::uint8_t>(1 + rng.below(2)));
  if (rng.below(2) == 0) t.mine(depth(), space());
  if (rng.below(2) == 0) t.heart(depth(), space());
  t.state.rng = Rng::seeded(rng.next());
  return static_cast<bool>(valid(t.state));
}

void test_any_set_up_is_played_on_within_the_bounds_told_or_not() {
  Rng rng = Rng::seeded(12);
  Events nobody;
  int played = 0;
  while (played < 200 * armada_test::kThorough) {
    Table t;
    if (!setAtRandom(t, rng)) continue;
    ++played;
    State quiet = t.state;
    for (int i = 0; i < 8 && t.state.end == End::none; ++i) {
      MoveList moves;
      legalMoves(t.state, moves);
      const Move move = i == 4 ? kEndTurn : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      t.play(move);
      TEST_ASSERT_TRUE(apply(quiet, move, nobody));
      TEST_ASSERT_EQUAL_MEMORY(&t.state, &quiet, sizeof quiet);
      TEST_ASSERT_LESS_OR_EQUAL(kPewPew.bounds.eventsAMove, t.happened.size());
    }
  }
}

// What the quick player relies on: with a token for everybody, the cards may be taken in any order.
void test_what_aliens_do_on_a_card_has_nothing_to_do_with_the_others() {
  Rng rng = Rng::seeded(13);
  int played = 0;
  while (played < 200 * armada_test::kThorough) {
    Table t;
    if (!setAtRandom(t, rng) || t.state.tokens < kAliens) continue;
    ++played;
    State whole = t.state, parts = t.state;
    QuietPlay wholePlay(whole), partsPlay(parts);
    aliensMove(wholePlay);
    spawnMissiles(wholePlay);
    const std::size_t nearCards = rng.below(kDepths + 1);
    aliensMove(partsPlay, nearCards + 1, kDepths);
    spawnMissiles(partsPlay, nearCards + 1, kDepths);
    aliensMove(partsPlay, 1, nearCards);
    spawnMissiles(partsPlay, 1, nearCards);
    TEST_ASSERT_EQUAL_MEMORY(&whole, &parts, sizeof whole);
  }
}

}  // namespace

void runPhaseTests() {
  Unity.TestFile = __FILE__;
  RUN_TEST(test_each_set_of_the_furthest_card_brings_an_alien_with_as_many_chevrons);
  RUN_TEST(test_too_few_aliens_come_fewest_chevrons_first_then_in_reading_order);
  RUN_TEST(test_an_empty_cup_brings_nobody);
  RUN_TEST(test_every_alien_of_the_cup_may_come);
  RUN_TEST(test_an_alien_moves_to_the_lowest_numbered_space_and_turns_to_its_next_side);
  RUN_TEST(test_another_alien_blocks_a_space);
  RUN_TEST(test_a_missile_blocks_a_space_even_the_aliens_own);
  RUN_TEST(test_the_own_presence_does_not_block);
  RUN_TEST(test_the_ship_a_pew_the_heart_and_the_mine_do_not_block);
  RUN_TEST(test_without_a_free_space_an_alien_stays_and_turns_all_the_same);
  RUN_TEST(test_aliens_move_closest_card_first_then_fewest_chevrons_then_reading_order);
  RUN_TEST(test_an_alien_moves_once_a_phase);
  RUN_TEST(test_an_alien_shoots_into_the_lowest_numbered_space_of_the_side_it_turned_to);
  RUN_TEST(test_a_missile_may_come_out_on_the_aliens_own_space);
  RUN_TEST(test_without_a_free_space_no_missile_is_spawned);
  RUN_TEST(test_the_pool_of_18_used_up_means_no_missile);
  RUN_TEST(test_the_last_token_goes_to_the_first_alien_in_order);
  RUN_TEST(test_aliens_shoot_in_the_order_of_their_new_sides);
  RUN_TEST(test_aliens_of_one_card_and_side_shoot_in_reading_order_of_where_they_are_then);
  RUN_TEST(test_a_pew_moves_2_cards_in_its_space_one_card_at_a_time);
  RUN_TEST(test_a_pew_that_leaves_depth_4_returns_to_the_pool);
  RUN_TEST(test_pews_move_from_the_furthest_card_first_and_in_reading_order);
  RUN_TEST(test_no_pew_moves_more_than_2_cards);
  RUN_TEST(test_a_missile_moves_1_card_towards_the_player);
  RUN_TEST(test_missiles_move_from_the_closest_card_first_and_in_reading_order);
  RUN_TEST(test_a_missile_that_leaves_depth_1_returns_to_the_pool);
  RUN_TEST(test_a_missile_and_an_alien_share_a_space);
  RUN_TEST(test_the_ship_moves_on_and_all_cards_come_one_closer);
  RUN_TEST(test_the_passed_card_takes_everything_on_it_back_to_the_pools);
  RUN_TEST(test_the_heart_leaves_with_its_card_and_may_be_spawned_again);
  RUN_TEST(test_the_heart_comes_closer_with_its_card);
  RUN_TEST(test_one_death_for_each_alien_on_the_passed_card);
  RUN_TEST(test_an_alien_destroyed_before_the_card_passes_is_no_death);
  RUN_TEST(test_screen_cards_run_out_and_the_discards_are_shuffled);
  RUN_TEST(test_the_new_draw_pile_comes_in_any_order);
  RUN_TEST(test_the_phases_come_in_the_order_of_the_book);
  RUN_TEST(test_a_game_nobody_listens_to_goes_the_same_way);
  RUN_TEST(test_any_set_up_is_played_on_within_the_bounds_told_or_not);
  RUN_TEST(test_what_aliens_do_on_a_card_has_nothing_to_do_with_the_others);
}

}  // namespace pew_pew_test
