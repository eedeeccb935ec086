// The Player Actions Phase: action points, prices, walls, and what each action does.
#include "position.h"

namespace pew_pew_test {
namespace {

// ---- action points -------------------------------------------------------------------------------------------------
// A card with at least one set outside the centre, and that set.
struct SetOfCard {
  std::uint8_t card;
  std::uint8_t set;
  ChevronSet chevrons;
};

SetOfCard aSetOutsideTheCentre() {
  for (std::uint8_t card = 0; card < kScreenCards; ++card)
    for (std::uint8_t i = 0; i < kScreenCard[card].sets; ++i)
      if (kScreenCard[card].set[i].space != kCentre) return {card, i, kScreenCard[card].set[i]};
  TEST_FAIL_MESSAGE("every set is in the centre");
  return {};
}

void test_action_points_are_the_uncovered_chevrons_and_the_hull() {
  for (const Difficulty level : kLevels)
    for (std::uint8_t card = 0; card < kScreenCards; ++card)
      for (std::uint8_t hearts = 1; hearts <= kFullHearts; ++hearts) {
        Table t;
        t.difficulty(level)
            .card(2, card)
            .ship(kCentre, hearts)
            .play(kEndTurn);  // the second card is the closest one now
        int expected = hullOf(level).modifier[hearts];
        for (std::size_t i = 0; i < kScreenCard[card].sets; ++i)
          if (kScreenCard[card].set[i].space != kCentre) expected += kScreenCard[card].set[i].chevrons;
        const int least = hullOf(level).least;
        TEST_ASSERT_EQUAL(expected > least ? expected : least, t.state.actionPoints);
        TEST_ASSERT_EQUAL(t.state.actionPoints, t.event(EventKind::pointsCounted).value);
      }
}

void test_the_ship_covers_a_set() {
  const SetOfCard it = aSetOutsideTheCentre();
  Table t;
  t.card(1, it.card);
  TEST_ASSERT_TRUE((openSets(t.state) & (1u << it.set)) != 0);
  t.ship(it.chevrons.space);
  TEST_ASSERT_TRUE((openSets(t.state) & (1u << it.set)) == 0);
}

void test_anything_on_the_space_covers_a_set() {
  const SetOfCard it = aSetOutsideTheCentre();
  const std::uint8_t at = it.chevrons.space;
  const auto coveredBy = [&](Table& t) { return (openSets(t.card(1, it.card).state) & (1u << it.set)) == 0; };
  Table empty, alien, pew, missile, mine, heart;
  TEST_ASSERT_FALSE(coveredBy(empty));
  TEST_ASSERT_TRUE(coveredBy(alien.alien(0, 1, at, 1)));
  TEST_ASSERT_TRUE(coveredBy(pew.pew(1, at)));
  TEST_ASSERT_TRUE(coveredBy(missile.missile(1, at)));
  TEST_ASSERT_TRUE(coveredBy(mine.mine(1, at)));
  TEST_ASSERT_TRUE(coveredBy(heart.heart(1, at)));
}

void test_a_piece_on_another_card_covers_nothing() {
  const SetOfCard it = aSetOutsideTheCentre();
  Table t;
  t.card(1, it.card).missile(2, it.chevrons.space).alien(0, 3, it.chevrons.space, 1);
  TEST_ASSERT_TRUE((openSets(t.state) & (1u << it.set)) != 0);
}

void test_action_points_are_never_below_the_least_of_the_difficulty() {
  for (const Difficulty level : kLevels) {
    const Hull& hull = hullOf(level);
    for (std::uint8_t card = 0; card < kScreenCards; ++card)
      for (std::uint8_t hearts = 1; hearts <= kFullHearts; ++hearts) {
        const int bare = hull.modifier[hearts];
        TEST_ASSERT_EQUAL(bare > hull.least ? bare : hull.least, countedPoints(hull, card, 0, hearts));
      }
  }
}

void test_action_points_are_counted_once_when_the_phase_begins() {
  const SetOfCard it = aSetOutsideTheCentre();
  Table t;
  t.card(1, it.card).ship(it.chevrons.space).actions(5);
  for (std::size_t i = 0; i < kDirections / 2; ++i) {
    const Move move = moveShip(static_cast<Direction>(i));
    if (!t.legal(move)) continue;
    t.play(move);  // the set lies open now, but the count stands
    break;
  }
  TEST_ASSERT_EQUAL(3, t.state.actionPoints);
  TEST_ASSERT_EQUAL(0, t.count(EventKind::pointsCounted));
}

void test_points_not_spent_are_lost() {
  Table t;
  t.actions(10).play(kEndTurn);
  TEST_ASSERT_EQUAL(countedPoints(hullOf(t.state.difficulty), t.state.cards[0], t.state.countedSets, 3),
                    t.state.actionPoints);
}

void test_the_turn_does_not_end_by_itself_without_points() {
  Table t;
  t.actions(1).play(kFire);
  TEST_ASSERT_EQUAL(0, t.state.actionPoints);
  TEST_ASSERT_EQUAL(1, t.state.round);
  TEST_ASSERT_TRUE(t.legal(kEndTurn));
  MoveList moves;
  legalMoves(t.state, moves);
  TEST_ASSERT_EQUAL(1, moves.size());
}

void test_actions_come_in_any_order_and_number() {
  Table t;
  t.actions(10).play(kFire).play(moveShip(Direction::left)).play(kFire).play(kFire).play(moveShip(Direction::right));
  t.play(kFire).play(kFire).play(kFire);
  TEST_ASSERT_EQUAL(0, t.state.actionPoints);
  TEST_ASSERT_EQUAL(4, pewsAt(t.state, 2, kCentre));
  TEST_ASSERT_EQUAL(2, pewsAt(t.state, 2, left));
}

// ---- fire ----------------------------------------------------------------------------------------------------------
void test_fire_costs_1_and_places_a_pew_on_the_next_card_in_the_same_space() {
  Table t;
  t.ship(upRight).actions(1).play(kFire);
  TEST_ASSERT_EQUAL(0, t.state.actionPoints);
  TEST_ASSERT_EQUAL(1, pewsAt(t.state, 2, upRight));
  TEST_ASSERT_EQUAL(kTokens - 1, t.state.tokens);
  assertAt(t.event(EventKind::fired), 2, upRight);
}

void test_fire_needs_1_point() {
  Table t;
  TEST_ASSERT_FALSE(t.actions(0).legal(kFire));
  TEST_ASSERT_TRUE(t.actions(1).legal(kFire));
}

void test_fire_needs_a_token_in_the_pool() {
  Table t;
  t.pew(3, left, kTokens - 1);
  TEST_ASSERT_TRUE(t.legal(kFire));
  t.pew(3, right);
  TEST_ASSERT_EQUAL(0, t.state.tokens);
  TEST_ASSERT_FALSE(t.legal(kFire));
  TEST_ASSERT_EQUAL(static_cast<int>(Refusal::noToken), static_cast<int>(refusalOf(t.state, kFire)));
}

void test_fire_into_an_alien_scores_at_once() {
  Table t;
  t.alien(2, 2, kCentre, 1).play(kFire);
  TEST_ASSERT_EQUAL(1, t.state.points);
  TEST_ASSERT_EQUAL(0, t.state.aliens[2].depth);
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
}

void test_fire_into_missile_and_alien_takes_the_missile_and_the_next_pew_the_alien() {
  Table t;
  t.alien(2, 2, kCentre, 1).missile(2, kCentre).play(kFire);
  TEST_ASSERT_EQUAL(0, t.state.points);
  TEST_ASSERT_FALSE(missileAt(t.state, 2, kCentre));
  TEST_ASSERT_EQUAL(kTokens, t.state.tokens);
  assertAlien(t.state, 2, 2, kCentre, 1);
  t.play(kFire);
  TEST_ASSERT_EQUAL(1, t.state.points);
}

// ---- moves ---------------------------------------------------------------------------------------------------------
void test_an_orthogonal_move_costs_2() {
  constexpr std::uint8_t kTo[] = {up, down, left, right};
  for (std::size_t i = 0; i < 4; ++i) {
    Table t;
    const Move move = moveShip(static_cast<Direction>(i));
    TEST_ASSERT_FALSE(t.actions(1).legal(move));
    t.actions(2).play(move);
    TEST_ASSERT_EQUAL(kTo[i], t.state.shipSpace);
    TEST_ASSERT_EQUAL(0, t.state.actionPoints);
  }
}

void test_a_diagonal_move_costs_3() {
  constexpr std::uint8_t kTo[] = {upLeft, upRight, downLeft, downRight};
  for (std::size_t i = 0; i < 4; ++i) {
    Table t;
    const Move move = moveShip(static_cast<Direction>(i + 4));
    TEST_ASSERT_FALSE(t.actions(2).legal(move));
    t.actions(3).play(move);
    TEST_ASSERT_EQUAL(kTo[i], t.state.shipSpace);
    TEST_ASSERT_EQUAL(0, t.state.actionPoints);
  }
}

void test_the_edges_of_a_card_are_walls() {
  for (std::uint8_t from = 0; from < kSpaces; ++from)
    for (std::size_t i = 0; i < kDirections; ++i) {
      constexpr int kRows[] = {-1, 1, 0, 0, -1, -1, 1, 1};
      constexpr int kColumns[] = {0, 0, -1, 1, -1, 1, -1, 1};
      const int row = from / 3 + kRows[i];
      const int column = from % 3 + kColumns[i];
      const bool inside = row >= 0 && row < 3 && column >= 0 && column < 3;
      Table t;
      const auto direction = static_cast<Direction>(i);
      TEST_ASSERT_EQUAL(inside, t.ship(from).legal(moveShip(direction)));
      TEST_ASSERT_EQUAL(inside, t.legal(moveShip(direction, true)));
      if (inside) TEST_ASSERT_EQUAL(row * 3 + column, neighbour(from, direction));
    }
}

// ---- the mine ------------------------------------------------------------------------------------------------------
void test_the_mine_costs_1_more_and_lies_where_the_ship_left() {
  Table t;
  TEST_ASSERT_FALSE(t.actions(2).legal(moveShip(Direction::left, true)));
  TEST_ASSERT_FALSE(t.actions(3).legal(moveShip(Direction::upLeft, true)));
  t.actions(3).play(moveShip(Direction::left, true));
  TEST_ASSERT_EQUAL(0, t.state.actionPoints);
  TEST_ASSERT_EQUAL(left, t.state.shipSpace);
  TEST_ASSERT_TRUE(mineAt(t.state, 1, kCentre));
  assertAt(t.event(EventKind::mineDropped), 1, kCentre);
}

void test_there_is_one_mine_and_it_is_back_in_the_next_round() {
  Table t;
  t.play(moveShip(Direction::left, true));
  TEST_ASSERT_FALSE(t.legal(moveShip(Direction::up, true)));
  TEST_ASSERT_TRUE(t.legal(moveShip(Direction::up)));
  t.play(kEndTurn);
  TEST_ASSERT_EQUAL(0, t.state.mineDepth);
  t.actions(3);
  TEST_ASSERT_TRUE(t.legal(moveShip(Direction::up, true)));
}

void test_back_onto_the_own_mine_is_lost_at_once_with_the_score_of_the_moment() {
  Table t;
  t.score(4, 1).alien(0, 1, upRight, 1).play(moveShip(Direction::left, true)).play(moveShip(Direction::right));
  TEST_ASSERT_EQUAL(static_cast<int>(End::ownMine), static_cast<int>(t.state.end));
  TEST_ASSERT_EQUAL(3, status(t.state).score[0]);
  TEST_ASSERT_EQUAL(static_cast<int>(Outcome::lost), static_cast<int>(status(t.state).outcome));
  TEST_ASSERT_EQUAL(0, t.count(EventKind::phaseBegan));
  TEST_ASSERT_EQUAL(1, t.state.round);
  assertAlien(t.state, 0, 1, upRight, 1);
}

void test_the_own_mine_loses_even_with_10_points() {
  Table t;
  t.score(10).play(moveShip(Direction::left, true)).play(moveShip(Direction::right));
  TEST_ASSERT_EQUAL(static_cast<int>(Outcome::lost), static_cast<int>(status(t.state).outcome));
}

// ---- the heart -----------------------------------------------------------------------------------------------------
void test_the_heart_takes_all_points_and_goes_to_any_space_of_the_furthest_card() {
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    Table t;
    t.actions(4).missile(4, space).play(spawnHeart(space));
    TEST_ASSERT_TRUE(heartAt(t.state, 4, space));
    TEST_ASSERT_EQUAL(0, t.state.actionPoints);
    TEST_ASSERT_EQUAL(4, t.event(EventKind::heartSpawned).value);
    TEST_ASSERT_TRUE(missileAt(t.state, 4, space));
  }
}

void test_the_heart_needs_at_least_1_point() {
  Table t;
  TEST_ASSERT_FALSE(t.actions(0).legal(spawnHeart(0)));
  TEST_ASSERT_TRUE(t.actions(1).legal(spawnHeart(0)));
}

void test_the_heart_is_the_only_action_of_its_turn() {
  Table t;
  t.actions(5).play(kFire);
  TEST_ASSERT_FALSE(t.legal(spawnHeart(0)));
  TEST_ASSERT_EQUAL(static_cast<int>(Refusal::notAlone), static_cast<int>(refusalOf(t.state, spawnHeart(0))));
  Table after;
  after.actions(5).play(spawnHeart(0));
  MoveList moves;
  legalMoves(after.state, moves);
  TEST_ASSERT_EQUAL(1, moves.size());
  TEST_ASSERT_EQUAL(kEndTurn, moves[0]);
}

void test_there_is_one_heart() {
  Table t;
  TEST_ASSERT_FALSE(t.heart(2, left).legal(spawnHeart(0)));
  TEST_ASSERT_EQUAL(static_cast<int>(Refusal::heartInPlay), static_cast<int>(refusalOf(t.state, spawnHeart(0))));
}

void test_a_move_that_is_not_legal_changes_nothing() {
  Table t;
  t.ship(upLeft).actions(2);
  const State before = t.state;
  for (const Move move : {moveShip(Direction::up), moveShip(Direction::downRight), kMoveNumbers, kNoMove}) {
    TEST_ASSERT_FALSE(apply(t.state, move, t.happened));
    TEST_ASSERT_EQUAL_MEMORY(&before, &t.state, sizeof before);
    TEST_ASSERT_EQUAL(0, t.happened.size());
  }
}

void test_nothing_is_legal_after_the_end() {
  Table t;
  t.score(10).play(kEndTurn);
  MoveList moves;
  legalMoves(t.state, moves);
  TEST_ASSERT_TRUE(moves.empty());
  TEST_ASSERT_FALSE(apply(t.state, kEndTurn, t.happened));
  TEST_ASSERT_EQUAL(kNobody, toMove(t.state));
}

}  // namespace

void runActionTests() {
  Unity.TestFile = __FILE__;
  RUN_TEST(test_action_points_are_the_uncovered_chevrons_and_the_hull);
  RUN_TEST(test_the_ship_covers_a_set);
  RUN_TEST(test_anything_on_the_space_covers_a_set);
  RUN_TEST(test_a_piece_on_another_card_covers_nothing);
  RUN_TEST(test_action_points_are_never_below_the_least_of_the_difficulty);
  RUN_TEST(test_action_points_are_counted_once_when_the_phase_begins);
  RUN_TEST(test_points_not_spent_are_lost);
  RUN_TEST(test_the_turn_does_not_end_by_itself_without_points);
  RUN_TEST(test_actions_come_in_any_order_and_number);
  RUN_TEST(test_fire_costs_1_and_places_a_pew_on_the_next_card_in_the_same_space);
  RUN_TEST(test_fire_needs_1_point);
  RUN_TEST(test_fire_needs_a_token_in_the_pool);
  RUN_TEST(test_fire_into_an_alien_scores_at_once);
  RUN_TEST(test_fire_into_missile_and_alien_takes_the_missile_and_the_next_pew_the_alien);
  RUN_TEST(test_an_orthogonal_move_costs_2);
  RUN_TEST(test_a_diagonal_move_costs_3);
  RUN_TEST(test_the_edges_of_a_card_are_walls);
  RUN_TEST(test_the_mine_costs_1_more_and_lies_where_the_ship_left);
  RUN_TEST(test_there_is_one_mine_and_it_is_back_in_the_next_round);
  RUN_TEST(test_back_onto_the_own_mine_is_lost_at_once_with_the_score_of_the_moment);
  RUN_TEST(test_the_own_mine_loses_even_with_10_points);
  RUN_TEST(test_the_heart_takes_all_points_and_goes_to_any_space_of_the_furthest_card);
  RUN_TEST(test_the_heart_needs_at_least_1_point);
  RUN_TEST(test_the_heart_is_the_only_action_of_its_turn);
  RUN_TEST(test_there_is_one_heart);
  RUN_TEST(test_a_move_that_is_not_legal_changes_nothing);
  RUN_TEST(test_nothing_is_legal_after_the_end);
}

}  // namespace pew_pew_test
