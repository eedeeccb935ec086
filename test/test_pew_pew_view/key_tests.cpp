#include <cstring>

#include "bench.h"
#include "screens/losing.h"

namespace pew_pew_view_test {

namespace {

using Mode = PewPewView::Mode;
using Key = ButtonHint::Key;

constexpr Button kUp = Button::up, kDown = Button::down, kLeft = Button::left, kRight = Button::right;

void assertAims(Direction direction) { TEST_ASSERT_EQUAL_UINT32(moveShip(direction), bench().view.aimed()); }

void assertAtRest() { TEST_ASSERT_EQUAL(static_cast<int>(Mode::rest), static_cast<int>(bench().view.mode())); }

// ---- aiming -----------------------------------------------------------------------------------------------------------
void test_one_press_aims_straight() {
  const struct {
    Button button;
    Direction direction;
  } cases[] = {{kUp, Direction::up}, {kDown, Direction::down}, {kLeft, Direction::left}, {kRight, Direction::right}};
  for (const auto& each : cases) {
    quietTable(5).press(each.button);
    assertAims(each.direction);
  }
}

void test_two_presses_aim_diagonally_in_either_order() {
  const struct {
    Button first, second;
    Direction direction;
  } cases[] = {{kUp, kLeft, Direction::upLeft},
               {kUp, kRight, Direction::upRight},
               {kDown, kLeft, Direction::downLeft},
               {kDown, kRight, Direction::downRight}};
  for (const auto& each : cases) {
    Bench& b = quietTable(5);
    b.press(each.first);
    b.press(each.second);
    assertAims(each.direction);
    quietTable(5).press(each.second);
    b.press(each.first);
    assertAims(each.direction);
  }
}

void test_the_opposite_direction_goes_back_half_by_half() {
  Bench& b = quietTable(5);
  b.press(kUp);
  b.press(kRight);
  b.press(kDown);
  assertAims(Direction::right);
  b.press(kLeft);
  assertAtRest();
  TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
}

void test_the_same_direction_again_changes_nothing() {
  Bench& b = quietTable(5);
  b.press(kUp);
  b.press(kUp);
  assertAims(Direction::up);
}

void test_a_wall_can_be_aimed_at_but_not_entered() {
  Bench& b = quietTable(5);
  b.state.shipSpace = 3;
  b.sit();
  b.press(kLeft);
  assertAims(Direction::left);
  b.press(Button::a);
  TEST_ASSERT_EQUAL(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
  TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
  b.press(kUp);  // against the wall the new direction counts alone
  assertAims(Direction::up);
}

void test_every_aim_from_every_space_is_the_move_that_is_made() {
  const Button buttons[] = {kUp, kDown, kLeft, kRight};
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    for (const Button first : buttons) {
      for (const Button second : buttons) {
        Bench& b = quietTable(9);
        b.state.shipSpace = space;
        b.sit();
        b.press(first);
        b.press(second);
        const Move aimed = b.view.aimed();
        if (aimed == kNoMove) continue;
        const std::uint8_t to = neighbour(space, directionOf(aimed));
        b.pressAndWait(Button::a);
        TEST_ASSERT_EQUAL_UINT32(to == kNowhere ? kNoMove : aimed, b.played);
        TEST_ASSERT_EQUAL_UINT8(to == kNowhere ? space : to, b.state.shipSpace);
        TEST_ASSERT_EQUAL_UINT8(to == kNowhere ? 9 : 9 - (diagonal(directionOf(aimed)) ? 3 : 2), b.state.actionPoints);
      }
    }
  }
}

void test_a_move_that_is_too_dear_is_refused_and_stays_aimed() {
  Bench& b = quietTable(1);
  b.press(kRight);
  b.press(Button::a);
  TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
  TEST_ASSERT_EQUAL(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
  assertAims(Direction::right);
}

void test_the_foot_names_a_and_the_mine_only_for_a_move_that_can_be_made() {
  Bench& b = quietTable(2);
  b.press(kRight);
  TEST_ASSERT_EQUAL_STRING("Move", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("Mine +1", b.word(Key::select));
  b.press(Button::select);  // 3 points are too many, and the panel says so
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("No mine", b.word(Key::select));
  b.press(Button::select);
  b.press(kUp);  // a diagonal is too dear as well
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("Look", b.word(Key::select));
  quietTable(5).press(kUp);
  b.pressAndWait(Button::a);
  b.press(kUp);  // the wall
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("Look", b.word(Key::select));
}

void test_a_direction_during_motion_ends_it_and_aims() {
  Bench& b = quietTable(5);
  b.press(Button::a);
  TEST_ASSERT_TRUE(b.moving());
  b.press(kRight);
  TEST_ASSERT_FALSE(b.moving());
  assertAims(Direction::right);
}

void test_b_stays() {
  Bench& b = quietTable(5);
  b.press(kRight);
  TEST_ASSERT_EQUAL_STRING("Stay", b.word(Key::b));
  b.press(Button::b);
  assertAtRest();
  TEST_ASSERT_EQUAL_UINT8(kCentre, b.state.shipSpace);
}

// ---- actions ----------------------------------------------------------------------------------------------------------
void test_a_fires_when_nothing_is_aimed() {
  Bench& b = quietTable(2);
  TEST_ASSERT_EQUAL_STRING("Fire 1", b.word(Key::a));
  b.pressAndWait(Button::a);
  TEST_ASSERT_EQUAL_UINT32(kFire, b.played);
  TEST_ASSERT_EQUAL_UINT8(1, pewsAt(b.state, 2, kCentre));
}

void test_without_points_a_is_not_named_and_refuses() {
  Bench& b = quietTable(0);
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::a));
  b.press(Button::a);
  TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
  TEST_ASSERT_EQUAL(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
}

void test_select_adds_the_mine_to_an_aimed_move_and_takes_it_off() {
  Bench& b = quietTable(5);
  b.press(kRight);
  TEST_ASSERT_EQUAL_STRING("Mine +1", b.word(Key::select));
  b.press(Button::select);
  TEST_ASSERT_EQUAL_UINT32(moveShip(Direction::right, true), b.view.aimed());
  TEST_ASSERT_EQUAL_STRING("No mine", b.word(Key::select));
  b.press(Button::select);
  TEST_ASSERT_EQUAL_UINT32(moveShip(Direction::right), b.view.aimed());
  b.press(Button::select);
  b.press(kUp);  // turning the aim keeps the mine
  b.pressAndWait(Button::a);
  TEST_ASSERT_EQUAL_UINT32(moveShip(Direction::upRight, true), b.played);
  TEST_ASSERT_TRUE(mineAt(b.state, 1, kCentre));
  TEST_ASSERT_EQUAL_UINT8(1, b.state.actionPoints);
}

void test_with_the_mine_in_play_select_looks_at_the_aimed_space() {
  Bench& b = quietTable(5);
  b.state.mineDepth = 1;
  b.state.mineSpace = 0;
  b.sit();
  b.press(kRight);
  TEST_ASSERT_EQUAL_STRING("Look", b.word(Key::select));
  b.press(Button::select);
  TEST_ASSERT_EQUAL(static_cast<int>(Mode::look), static_cast<int>(b.view.mode()));
  TEST_ASSERT_EQUAL_UINT8(1, b.view.lookedDepth());
  TEST_ASSERT_EQUAL_UINT8(5, b.view.lookedSpace());
}

// ---- looking ----------------------------------------------------------------------------------------------------------
void test_look_begins_at_the_nearest_alien() {
  Bench& b = quietTable(3);
  place(b.state, 2, {4, 1, 1});
  place(b.state, 5, {2, 6, 3});
  b.sit();
  b.press(Button::select);
  TEST_ASSERT_EQUAL_UINT8(2, b.view.lookedDepth());
  TEST_ASSERT_EQUAL_UINT8(6, b.view.lookedSpace());
}

void test_the_cursor_reaches_all_36_spaces_and_comes_round() {
  Bench& b = quietTable(3);
  b.press(Button::select);
  bool seen[kDepths][kSpaces] = {};
  for (int row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3 * kDepths; ++column) {
      seen[b.view.lookedDepth() - 1][b.view.lookedSpace()] = true;
      b.press(kRight);
    }
    b.press(kDown);
  }
  for (const auto& card : seen)
    for (const bool space : card) TEST_ASSERT_TRUE(space);
  const std::uint8_t depth = b.view.lookedDepth(), space = b.view.lookedSpace();
  b.press(kLeft);
  b.press(kRight);
  b.press(kUp);
  b.press(kDown);
  TEST_ASSERT_EQUAL_UINT8(depth, b.view.lookedDepth());
  TEST_ASSERT_EQUAL_UINT8(space, b.view.lookedSpace());
}

void goTo(std::uint8_t depth, std::uint8_t space) {
  Bench& b = bench();
  if (b.view.mode() != Mode::look) b.press(Button::select);
  for (int i = 0; i < 12 && (b.view.lookedDepth() != depth || b.view.lookedSpace() % 3 != space % 3); ++i)
    b.press(kRight);
  for (int i = 0; i < 3 && b.view.lookedSpace() / 3 != space / 3; ++i) b.press(kDown);
}

void test_the_heart_is_spawned_from_any_space_of_the_furthest_card() {
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    Bench& b = quietTable(3);
    goTo(4, space);
    TEST_ASSERT_EQUAL_STRING("Heart?", b.word(Key::a));
    b.press(Button::a);
    TEST_ASSERT_EQUAL_STRING("Spawn it", b.word(Key::a));
    b.pressAndWait(Button::a);
    TEST_ASSERT_EQUAL_UINT32(spawnHeart(space), b.played);
    TEST_ASSERT_TRUE(heartAt(b.state, 4, space));
    TEST_ASSERT_EQUAL_UINT8(0, b.state.actionPoints);
  }
}

// The price is shown first; B goes back to looking, a direction looks on, and nothing is spent.
void test_looking_never_plays() {
  Bench& b = quietTable(3);
  goTo(4, 2);
  b.press(Button::a);
  TEST_ASSERT_EQUAL(static_cast<int>(Mode::heart), static_cast<int>(b.view.mode()));
  TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
  b.press(Button::b);
  TEST_ASSERT_EQUAL(static_cast<int>(Mode::look), static_cast<int>(b.view.mode()));
  TEST_ASSERT_EQUAL_UINT8(2, b.view.lookedSpace());
  b.press(Button::a);
  b.press(kDown);
  TEST_ASSERT_EQUAL(static_cast<int>(Mode::look), static_cast<int>(b.view.mode()));
  TEST_ASSERT_EQUAL_UINT8(5, b.view.lookedSpace());
  TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
  TEST_ASSERT_EQUAL_UINT8(3, b.state.actionPoints);
}

void test_the_heart_is_offered_nowhere_else() {
  Bench& b = quietTable(3);
  for (const std::uint8_t depth : {1, 2, 3}) {
    goTo(depth, 8);
    TEST_ASSERT_EQUAL_STRING("", b.word(Key::a));
    b.press(Button::a);
    TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
  }
  b.state.heartDepth = 3;
  b.sit();
  goTo(4, 2);
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::a));
}

void test_the_heart_after_another_action_is_refused() {
  Bench& b = quietTable(3);
  b.pressAndWait(Button::a);
  goTo(4, 2);
  b.press(Button::a);
  TEST_ASSERT_EQUAL_UINT32(kFire, b.played);
  TEST_ASSERT_EQUAL(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
}

void test_select_while_looking_opens_the_log_and_b_leaves() {
  Bench& b = quietTable(3);
  b.press(Button::select);
  b.press(Button::select);
  TEST_ASSERT_EQUAL_INT(1, b.logs);
  b.press(Button::b);
  assertAtRest();
}

// ---- the end of the turn ----------------------------------------------------------------------------------------------
void test_b_asks_before_points_are_lost_and_a_ends() {
  Bench& b = quietTable(3);
  TEST_ASSERT_EQUAL_STRING("End turn", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL(static_cast<int>(Mode::ask), static_cast<int>(b.view.mode()));
  TEST_ASSERT_EQUAL_STRING("End turn", b.word(Key::a));
  TEST_ASSERT_EQUAL_STRING("Go on", b.word(Key::b));
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::select));  // nothing was done yet
  b.press(Button::b);
  assertAtRest();
  TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
  b.press(Button::b);
  b.pressAndWait(Button::a);
  TEST_ASSERT_EQUAL_UINT32(kEndTurn, b.played);
  TEST_ASSERT_EQUAL_UINT8(2, b.state.round);
}

void test_the_question_takes_actions_back_one_by_one() {
  Bench& b = quietTable(3);
  b.pressAndWait(Button::a);
  b.press(kUp);
  b.pressAndWait(Button::a);
  TEST_ASSERT_EQUAL_UINT8(0, b.state.actionPoints);
  b.press(Button::b);  // asked although no point is left: there is something to take back
  TEST_ASSERT_EQUAL_STRING("Take back", b.word(Key::select));
  b.press(Button::select);
  TEST_ASSERT_EQUAL_UINT8(2, b.state.actionPoints);
  TEST_ASSERT_EQUAL_UINT8(kCentre, b.state.shipSpace);
  TEST_ASSERT_EQUAL_STRING("Take back", b.word(Key::select));  // there is more of it
  b.press(Button::select);
  TEST_ASSERT_EQUAL_UINT8(3, b.state.actionPoints);
  assertAtRest();
  b.press(Button::b);
  TEST_ASSERT_EQUAL_STRING("", b.word(Key::select));
  b.press(Button::select);  // not behind the turn
  TEST_ASSERT_EQUAL(static_cast<int>(Mode::ask), static_cast<int>(b.view.mode()));
}

void test_without_points_and_actions_b_ends_at_once() {
  Bench& b = quietTable(0);
  b.press(Button::b);
  TEST_ASSERT_EQUAL_UINT32(kEndTurn, b.played);
}

void test_the_setting_ends_turns_unasked() {
  Bench& b = quietTable(3);
  b.setAsking(false);
  b.press(Button::b);
  TEST_ASSERT_EQUAL_UINT32(kEndTurn, b.played);
}

void test_a_direction_answers_the_question_by_aiming() {
  Bench& b = quietTable(3);
  b.press(Button::b);
  b.press(kLeft);
  assertAims(Direction::left);
}

void test_a_new_position_forgets_half_made_choices() {
  Bench& b = quietTable(3);
  b.press(kLeft);
  b.press(Button::select);
  b.sit();
  assertAtRest();
  b.press(kLeft);
  TEST_ASSERT_EQUAL_UINT32(moveShip(Direction::left), b.view.aimed());
}

// ---- motion and keys --------------------------------------------------------------------------------------------------
void test_a_press_during_motion_ends_it_and_does_nothing_else() {
  for (const Button button : {Button::a, Button::b}) {
    Bench& b = quietTable(3);
    b.press(Button::a);
    TEST_ASSERT_TRUE(b.moving());
    const State after = b.state;
    b.press(button);
    TEST_ASSERT_FALSE(b.moving());
    TEST_ASSERT_EQUAL_MEMORY(&after, &b.state, sizeof after);
    TEST_ASSERT_EQUAL_MEMORY(&b.observed(), &b.shown(), sizeof after);
    assertAtRest();
  }
}

void test_the_foot_is_left_to_the_shell_while_things_move() {
  Bench& b = quietTable(3);
  b.press(Button::a);
  ButtonHints hints{};
  b.view.buttonHints(b, hints);
  TEST_ASSERT_EQUAL_UINT8(0, hints.count);
  TEST_ASSERT_EQUAL_STRING("Skip", b.word(Key::a));
}

// ---- what loses at once -------------------------------------------------------------------------------------------------
// One heart, and a missile in the space to the right.
Bench& onTheBrink(std::uint8_t points) {
  Bench& b = quietTable(points);
  b.state.hearts = 1;
  b.state.missiles[0] = spaceBit(kCentre + 1);
  --b.state.tokens;
  b.sit();
  return b;
}

void test_a_move_that_loses_at_once_asks_once_more() {
  Bench& b = onTheBrink(5);
  b.press(kRight);
  b.press(Button::a);
  TEST_ASSERT_TRUE(b.asked());
  TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
  b.answer(Button::b);
  TEST_ASSERT_FALSE(b.asked());
  TEST_ASSERT_EQUAL_UINT32(kNoMove, b.played);
  assertAims(Direction::right);
  b.press(Button::a);
  b.answer(Button::a);
  TEST_ASSERT_EQUAL_UINT32(moveShip(Direction::right), b.played);
  TEST_ASSERT_EQUAL(static_cast<int>(Outcome::lost), static_cast<int>(status(b.state).outcome));
}

void test_the_end_of_a_turn_that_loses_asks_once_more() {
  Bench& b = quietTable(5);
  b.state.hearts = 1;
  b.state.missiles[1] = spaceBit(kCentre);  // on card 2: it comes
  --b.state.tokens;
  b.sit();
  b.setAsking(false);
  b.press(Button::b);
  TEST_ASSERT_TRUE(b.asked());
  b.answer(Button::a);
  TEST_ASSERT_EQUAL_UINT32(kEndTurn, b.played);
  b.setAsking(true);
}

void test_where_everything_loses_nothing_is_asked() {
  Bench& b = quietTable(0);
  b.state.hearts = 1;
  b.state.missiles[1] = spaceBit(kCentre);
  --b.state.tokens;
  b.sit();
  b.setAsking(false);
  b.press(Button::b);
  TEST_ASSERT_FALSE(b.asked());
  TEST_ASSERT_EQUAL_UINT32(kEndTurn, b.played);
  b.setAsking(true);
}

void test_moves_that_lose_at_once_go_behind_the_others() {
  Bench& b = onTheBrink(5);
  Move moves[] = {moveShip(Direction::right), kFire, moveShip(Direction::left)};
  TEST_ASSERT_EQUAL(2, losersLast(b, moves, 3));
  TEST_ASSERT_EQUAL_UINT32(kFire, moves[0]);
  TEST_ASSERT_EQUAL_UINT32(moveShip(Direction::left), moves[1]);
  TEST_ASSERT_EQUAL_UINT32(moveShip(Direction::right), moves[2]);
}

}  // namespace

void runKeyTests() {
  RUN_TEST(test_one_press_aims_straight);
  RUN_TEST(test_two_presses_aim_diagonally_in_either_order);
  RUN_TEST(test_the_opposite_direction_goes_back_half_by_half);
  RUN_TEST(test_the_same_direction_again_changes_nothing);
  RUN_TEST(test_a_wall_can_be_aimed_at_but_not_entered);
  RUN_TEST(test_every_aim_from_every_space_is_the_move_that_is_made);
  RUN_TEST(test_a_move_that_is_too_dear_is_refused_and_stays_aimed);
  RUN_TEST(test_the_foot_names_a_and_the_mine_only_for_a_move_that_can_be_made);
  RUN_TEST(test_a_direction_during_motion_ends_it_and_aims);
  RUN_TEST(test_b_stays);
  RUN_TEST(test_a_fires_when_nothing_is_aimed);
  RUN_TEST(test_without_points_a_is_not_named_and_refuses);
  RUN_TEST(test_select_adds_the_mine_to_an_aimed_move_and_takes_it_off);
  RUN_TEST(test_with_the_mine_in_play_select_looks_at_the_aimed_space);
  RUN_TEST(test_look_begins_at_the_nearest_alien);
  RUN_TEST(test_the_cursor_reaches_all_36_spaces_and_comes_round);
  RUN_TEST(test_the_heart_is_spawned_from_any_space_of_the_furthest_card);
  RUN_TEST(test_looking_never_plays);
  RUN_TEST(test_the_heart_is_offered_nowhere_else);
  RUN_TEST(test_the_heart_after_another_action_is_refused);
  RUN_TEST(test_select_while_looking_opens_the_log_and_b_leaves);
  RUN_TEST(test_b_asks_before_points_are_lost_and_a_ends);
  RUN_TEST(test_the_question_takes_actions_back_one_by_one);
  RUN_TEST(test_without_points_and_actions_b_ends_at_once);
  RUN_TEST(test_the_setting_ends_turns_unasked);
  RUN_TEST(test_a_direction_answers_the_question_by_aiming);
  RUN_TEST(test_a_new_position_forgets_half_made_choices);
  RUN_TEST(test_a_move_that_loses_at_once_asks_once_more);
  RUN_TEST(test_the_end_of_a_turn_that_loses_asks_once_more);
  RUN_TEST(test_where_everything_loses_nothing_is_asked);
  RUN_TEST(test_moves_that_lose_at_once_go_behind_the_others);
  RUN_TEST(test_a_press_during_motion_ends_it_and_does_nothing_else);
  RUN_TEST(test_the_foot_is_left_to_the_shell_while_things_move);
}

}  // namespace pew_pew_view_test
