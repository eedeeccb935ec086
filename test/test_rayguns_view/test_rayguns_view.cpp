// Rayguns and Rocketships at the real play screen: what presses mean, what the foot says, which map is open, who looks.
#include <unity.h>

#include <cstring>

#include "rules/rayguns/rayguns.h"
#include "screens/rayguns/choices.h"
#include "screens/rayguns/maps.h"
#include "screens/rayguns/ui.h"
#include "screens/rayguns/view.h"
#include "support/one_canvas.h"
#include "support/rayguns_positions.h"
#include "support/view_bench.h"

namespace {

using namespace rayguns_test;
using armada_test::canvas;
using Key = ButtonHint::Key;

class Bench final : public armada_test::ViewBench<State, RaygunsView> {
 public:
  Bench() : ViewBench(kRayguns) {}
  Bench& sitAt(Rayguns& table) {
    state = table.ready().state;
    sitDownAs(toMove(state));
    return *this;
  }
  Bench& deal(Seed seed, unsigned players, unsigned episode = 0) {
    Options options = standardOptions(kRayguns);
    options.choice[0] = static_cast<std::uint8_t>(players - 2);
    options.choice[1] = static_cast<std::uint8_t>(episode);
    rayguns::deal(state, options, seed);
    sitDownAs(toMove(state));
    return *this;
  }
  void sitDown() { sitDownAs(toMove(state)); }
};

Bench& bench() {
  static Bench one;
  return one;
}

Move chosen() { return bench().view.chosen(bench()); }

// ---- every decision ---------------------------------------------------------------------------------------------------
// A whole game by A alone, and by the quick player's choice: each position can be drawn, says what A does, and A does it.
void test_every_decision_of_whole_games_can_be_drawn_and_made() {
  for (unsigned players = 2; players <= 4; ++players) {
    Bench& b = bench().deal(players, players, players);
    for (int i = 0; i < 2000 && toMove(b.state) != kNobody; ++i) {
      b.sitDown();
      TEST_ASSERT_FALSE(b.legal().empty());
      TEST_ASSERT_TRUE(b.legal().contains(chosen()));
      if (i % 7 == 0) b.draw(canvas());
      TEST_ASSERT_TRUE_MESSAGE(*b.word(Key::a) != '\0', "A has no word");
      TEST_ASSERT_TRUE(b.play(quickMove(b.observed())));
    }
    TEST_ASSERT_EQUAL_MESSAGE(kNobody, toMove(b.state), "the game ended");
    b.draw(canvas());
  }
}

// Whatever is legal can be reached: by a place on a map, a row of a list, a press at the helm, or B.
void test_every_legal_move_has_a_place_or_a_button() {
  for (Seed seed = 1; seed <= 2; ++seed) {
    Bench& b = bench().deal(seed, 3, 2);
    for (int i = 0; i < 400 && toMove(b.state) != kNobody; ++i) {
      const State seen = observe(b.state, toMove(b.state));
      MoveList legal;
      legalMoves(seen, legal);
      const Mode mode = modeOf(seen);
      for (const Move move : legal) {
        const bool placed = placeOf(seen, move).map != kNowhere;
        const bool byButton = move == kPass || verbOf(move) == Verb::placeAll || mode == Mode::list ||
                              mode == Mode::helm || mode == Mode::face || mode == Mode::program;
        TEST_ASSERT_TRUE_MESSAGE(placed || byButton, "a move without a place");
      }
      Events unheard;
      TEST_ASSERT_TRUE(rayguns::apply(b.state, quickMove(seen), unheard));
    }
  }
}

// ---- the crew -----------------------------------------------------------------------------------------------------------
void test_left_and_right_choose_a_figure_and_a_begins_its_action() {
  Rayguns table;
  Bench& b = bench().sitAt(table);
  TEST_ASSERT_EQUAL_STRING("Act", b.word(Key::a));
  const Move first = chosen();
  b.press(Button::right);
  TEST_ASSERT_NOT_EQUAL(first, chosen());
  b.press(Button::left);
  TEST_ASSERT_EQUAL_HEX32(first, chosen());
  b.press(Button::a);
  TEST_ASSERT_EQUAL_HEX32(first, b.played);
  TEST_ASSERT_EQUAL_INT(0, b.view.mapNow(b));
}

void test_b_takes_a_figure_back_that_has_done_nothing_and_ends_one_that_has() {
  Rayguns table;
  table.tokens(kOne, 3);  // without one the action ends by itself
  Bench& b = bench().sitAt(table);
  b.press(Button::a);
  TEST_ASSERT_EQUAL_STRING("Other figure", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_INT(1, b.undone);
  b.press(Button::a);
  while (verbOf(chosen()) != Verb::go) b.press(Button::right);
  b.press(Button::a);
  if (b.view.listOpen()) b.press(Button::a);
  TEST_ASSERT_EQUAL_STRING("Done", b.word(Key::a));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_HEX32(kPass, b.played);
}

void test_b_asks_once_before_it_ends_the_crew_phase() {
  Rayguns table;
  Bench& b = bench().sitAt(table);
  b.setAsking(true);
  TEST_ASSERT_EQUAL_STRING("End Phase", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
  TEST_ASSERT_EQUAL_STRING("End it", b.word(Key::a));
  b.press(Button::a);
  TEST_ASSERT_EQUAL_HEX32(kPass, b.played);
}

void test_the_d_pad_walks_over_spaces_that_may_be_chosen() {
  Rayguns table;
  table.aboard(kOne, 1, kOne, "b4");
  Bench& b = bench().sitAt(table);
  while (chosen() != moveOf(Verb::act, 1)) b.press(Button::right);
  b.press(Button::a);
  for (const Button button : {Button::right, Button::down, Button::left, Button::up, Button::up, Button::left}) {
    b.press(button);
    TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played == moveOf(Verb::act, 1) ? kNoMove : b.played);
    TEST_ASSERT_TRUE(b.legal().contains(chosen()));
    TEST_ASSERT_EQUAL_INT(0, b.view.mapNow(b));
  }
}

// ---- helm and battery -------------------------------------------------------------------------------------------------------
void test_the_helm_steers_at_once_and_a_is_done() {
  Rayguns table;
  table.ship(kOne, "e5", kNorth).ship(kTwo, "a9", kNorth).move(kOne);
  Bench& b = bench().sitAt(table);
  TEST_ASSERT_EQUAL_STRING("Steer", b.word(Key::dpad));
  b.press(Button::up);
  TEST_ASSERT_EQUAL_HEX32(moveOf(Verb::ahead), b.played);
  TEST_ASSERT_EQUAL_UINT(at("e4"), b.state.ship[kOne].node);
  b.press(Button::left);
  TEST_ASSERT_EQUAL_HEX32(moveOf(Verb::turn, 0), b.played);
  b.press(Button::b);
  TEST_ASSERT_EQUAL_INT(1, b.undone);
  b.press(Button::a);
  TEST_ASSERT_EQUAL_HEX32(kPass, b.played);
}

void test_what_hurts_ahead_takes_a_second_press() {
  Rayguns table;
  table.ship(kOne, "e1", kNorth).ship(kTwo, "a9", kNorth).move(kOne);
  Bench& b = bench().sitAt(table);
  b.press(Button::up);
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::refuse), static_cast<int>(b.heard()));
  b.press(Button::up);
  TEST_ASSERT_EQUAL_HEX32(moveOf(Verb::ahead), b.played);
}

void test_up_and_down_aim_at_hull_or_rayguns_and_b_holds_fire() {
  Rayguns table;
  table.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne);
  Bench& b = bench().sitAt(table);
  TEST_ASSERT_EQUAL(Verb::fire, verbOf(chosen()));
  const Move first = chosen();
  b.press(Button::down);
  TEST_ASSERT_EQUAL_HEX32(first ^ 1u, chosen());
  TEST_ASSERT_EQUAL_INT(kInSpace, b.view.mapNow(b));
  TEST_ASSERT_EQUAL_STRING("Hold fire", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_HEX32(kPass, b.played);
}

// ---- maps ---------------------------------------------------------------------------------------------------------------
void test_select_goes_round_the_maps_and_b_leads_back() {
  Rayguns table(3);
  Bench& b = bench().sitAt(table);
  const int own = b.view.mapNow(b);
  bool seen[5] = {};
  for (int i = 0; i < 4; ++i) {
    b.press(Button::select);
    TEST_ASSERT_TRUE(b.view.looking());
    seen[b.view.mapNow(b)] = true;
    b.draw(canvas());
  }
  TEST_ASSERT_TRUE(seen[0] && seen[1] && seen[2] && seen[kInSpace]);
  for (const Button button : {Button::left, Button::right, Button::up, Button::down}) {
    b.press(button);
    b.draw(canvas());
  }
  b.press(Button::b);
  TEST_ASSERT_FALSE(b.view.looking());
  TEST_ASSERT_EQUAL_INT(own, b.view.mapNow(b));
  TEST_ASSERT_EQUAL_HEX32(kNoMove, b.played);
}

// The battery was seen on the star map; where the hit goes is chosen inside the rocketship that was hit.
void test_a_hit_is_placed_inside_the_rocketship_that_was_hit() {
  Rayguns table;
  table.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne);
  table.playUntil(moveOf(Verb::fire, kTwo * 2),
                  [](const Rayguns& after) { return questionOf(after.state) == TaskKind::blast; });
  Bench& b = bench().sitAt(table);
  TEST_ASSERT_EQUAL_INT(kTwo, b.view.mapNow(b));
  TEST_ASSERT_EQUAL_STRING("Place", b.word(Key::a));
  b.draw(canvas());
}

// A battery that bears on the Pirates, with dice that lead to what is wanted.
template <class Wanted>
Rayguns& volleyThat(Rayguns& table, Wanted wanted) {
  table.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne).ready();
  for (Seed seed = 1; seed < 4000; ++seed) {
    table.state.rng = Rng::seeded(seed);
    State after = table.state;
    Events unheard;
    TEST_ASSERT_TRUE(rayguns::apply(after, moveOf(Verb::fire, kTwo * 2), unheard));
    if (wanted(after)) return table;
  }
  TEST_FAIL_MESSAGE("no such dice");
  return table;
}

// Its dice stay in sight while the hits are placed, and are gone with the last.
void test_the_dice_of_a_volley_stay_until_its_hits_are_placed() {
  Rayguns table;
  volleyThat(table, [](const State& s) { return questionOf(s) == TaskKind::blast && s.agenda.back().b == 2; });
  Bench& b = bench().sitAt(table);
  TEST_ASSERT_FALSE(b.view.volleyShown(b));
  b.play(moveOf(Verb::fire, kTwo * 2));
  for (int hit = 0; hit < 2; ++hit) {
    TEST_ASSERT_TRUE(b.view.volleyShown(b));
    TEST_ASSERT_EQUAL(Verb::blast, verbOf(chosen()));
    TEST_ASSERT_EQUAL_STRING("Place", b.word(Key::a));
    b.draw(canvas());
    b.press(Button::a);
  }
  TEST_ASSERT_FALSE(b.view.volleyShown(b));
}

// Nothing follows from a volley that missed: it waits to be read.
void test_a_volley_that_missed_is_read_before_the_game_goes_on() {
  Rayguns table;
  volleyThat(table, [](const State& s) { return s.agenda.empty(); });
  Bench& b = bench().sitAt(table);
  b.play(moveOf(Verb::fire, kTwo * 2));
  TEST_ASSERT_TRUE(b.waits());
  TEST_ASSERT_TRUE(b.view.volleyShown(b));
  b.draw(canvas());
  b.press(Button::a);
  TEST_ASSERT_FALSE(b.waits());
  TEST_ASSERT_FALSE(b.view.volleyShown(b));
}

bool meet(Rect a, Rect b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }

// Whatever is shown, what a computer does is told beside it and not over it.
void test_a_computers_turn_is_told_off_the_map_that_is_shown() {
  for (unsigned players = 2; players <= 4; ++players) {
    Rayguns table(players);
    Bench& b = bench().sitAt(table);
    TEST_ASSERT_EQUAL_INT(kOne, b.view.mapNow(b));
    TEST_ASSERT_FALSE(meet(b.view.watchingArea(b), kDeckPlan));
    table.move(kOne);
    b.sitAt(table);
    TEST_ASSERT_EQUAL_INT(kInSpace, b.view.mapNow(b));
    TEST_ASSERT_FALSE(meet(b.view.watchingArea(b), kStarMap));
    for (Seat seat = 0; seat < players; ++seat) TEST_ASSERT_FALSE(meet(b.view.watchingArea(b), stripRect(seat)));
  }
}

void test_dice_have_their_time_to_be_read() {
  Rayguns table;
  volleyThat(table, [](const State& s) { return questionOf(s) == TaskKind::blast; });
  Bench& b = bench().sitAt(table);
  TEST_ASSERT_EQUAL_INT(0, b.view.ticksToRead(b));
  b.play(moveOf(Verb::fire, kTwo * 2));
  TEST_ASSERT_GREATER_THAN_INT(30, b.view.ticksToRead(b));
}

// A figure that has nothing sensible left to do is done by A, and costs no token.
void test_a_ends_the_action_of_a_figure_that_has_done_its_work() {
  Rayguns table;
  table.tokens(kOne, 3).aboard(kOne, 1, kOne, "b4");
  Bench& b = bench().sitAt(table);
  b.play(moveOf(Verb::act, 1));
  for (int i = 0; i < 5 && b.observed().actor != kNoFigure && strcmp(b.word(Key::a), "Done") != 0; ++i) {
    TEST_ASSERT_EQUAL_HEX32(quickMove(b.observed()), chosen());
    b.play(chosen());
  }
  TEST_ASSERT_EQUAL_STRING("Done", b.word(Key::a));
  b.press(Button::a);
  TEST_ASSERT_EQUAL_HEX32(kPass, b.played);
}

// The captain first, each where the usual station is: A alone mans the rocketship well.
void test_figures_are_offered_their_usual_stations() {
  Bench& b = bench().deal(5, 2);
  while (b.state.phase != Phase::figures) {
    b.sitDown();
    b.play(quickMove(b.observed()));
  }
  b.sitDown();
  State usual = b.observed();
  Events unheard;
  TEST_ASSERT_TRUE(rayguns::apply(usual, moveOf(Verb::placeAll), unheard));
  const Seat seat = toMove(b.state);
  for (unsigned figure = 0; figure < kFiguresAtStart; ++figure) {
    TEST_ASSERT_EQUAL_HEX32(moveOf(Verb::place, usual.figure[seat][figure].spot.at), chosen());
    b.press(Button::a);
  }
}

void test_a_player_is_called_and_coloured_by_the_faction_once_it_is_chosen() {
  Bench& b = bench().deal(5, 2);
  TEST_ASSERT_EQUAL_STRING("Player 2", seatLookOf(kRaygunsUi, &b.state, 1).name);
  TEST_ASSERT_EQUAL_INT(kMist, seatLookOf(kRaygunsUi, &b.state, 1).colour);
  b.play(moveOf(Verb::faction, static_cast<unsigned>(Faction::zard)));
  TEST_ASSERT_EQUAL_STRING("Zard", seatLookOf(kRaygunsUi, &b.state, 0).name);
  TEST_ASSERT_EQUAL_INT(kLeaf, seatLookOf(kRaygunsUi, &b.state, 0).colour);
  TEST_ASSERT_EQUAL_STRING("Player 2", seatLookOf(kRaygunsUi, &b.state, 1).name);
}

// ---- who looks ------------------------------------------------------------------------------------------------------------
std::uint32_t sumOfPicture() {
  bench().draw(canvas());
  std::uint32_t sum = 2166136261u;
  for (int y = 21; y < 219; ++y)
    for (int x = 0; x < Canvas::kWidth; ++x) sum = (sum ^ canvas().row(y)[x]) * 16777619u;
  return sum;
}

// Two positions that differ in programs and hands not yet revealed look the same at an open decision.
void test_what_others_have_programmed_changes_nothing_on_the_table() {
  std::uint32_t sums[2] = {};
  for (unsigned variant = 0; variant < 2; ++variant) {
    Rayguns table;
    if (variant == 0)
      table.program(kTwo, {7, 0, 1});
    else
      table.program(kTwo, {7, 3, 4});
    bench().sitAt(table);
    sums[variant] = sumOfPicture();
  }
  TEST_ASSERT_EQUAL_HEX32(sums[0], sums[1]);
}

void test_the_own_hand_is_read_while_programming() {
  Bench& b = bench().deal(3, 2);
  while (b.state.phase != Phase::program) {
    b.sitDown();
    b.play(quickMove(b.observed()));
  }
  b.sitDown();
  TEST_ASSERT_EQUAL(Mode::program, modeOf(b.observed()));
  TEST_ASSERT_EQUAL_STRING("Put in Turn 1", b.word(Key::a));
  const Move first = chosen();
  b.press(Button::right);
  b.press(Button::down);
  TEST_ASSERT_TRUE(b.legal().contains(chosen()));
  while (chosen() != first) {
    b.press(Button::left);
    if (chosen() == first) break;
    b.press(Button::up);
    if (chosen() == first) break;
    b.press(Button::right);
  }
  b.press(Button::a);
  TEST_ASSERT_EQUAL_HEX32(first, b.played);
}

void test_pages_and_lessons_are_counted() {
  TEST_ASSERT_EQUAL_UINT8(kPageCount, kRaygunsUi.pageCount);
  TEST_ASSERT_EQUAL_UINT8(kLessonCount, kRaygunsUi.lessonCount);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_decision_of_whole_games_can_be_drawn_and_made);
  RUN_TEST(test_every_legal_move_has_a_place_or_a_button);
  RUN_TEST(test_left_and_right_choose_a_figure_and_a_begins_its_action);
  RUN_TEST(test_b_takes_a_figure_back_that_has_done_nothing_and_ends_one_that_has);
  RUN_TEST(test_b_asks_once_before_it_ends_the_crew_phase);
  RUN_TEST(test_the_d_pad_walks_over_spaces_that_may_be_chosen);
  RUN_TEST(test_the_helm_steers_at_once_and_a_is_done);
  RUN_TEST(test_what_hurts_ahead_takes_a_second_press);
  RUN_TEST(test_up_and_down_aim_at_hull_or_rayguns_and_b_holds_fire);
  RUN_TEST(test_select_goes_round_the_maps_and_b_leads_back);
  RUN_TEST(test_a_hit_is_placed_inside_the_rocketship_that_was_hit);
  RUN_TEST(test_the_dice_of_a_volley_stay_until_its_hits_are_placed);
  RUN_TEST(test_a_volley_that_missed_is_read_before_the_game_goes_on);
  RUN_TEST(test_a_computers_turn_is_told_off_the_map_that_is_shown);
  RUN_TEST(test_dice_have_their_time_to_be_read);
  RUN_TEST(test_a_ends_the_action_of_a_figure_that_has_done_its_work);
  RUN_TEST(test_figures_are_offered_their_usual_stations);
  RUN_TEST(test_a_player_is_called_and_coloured_by_the_faction_once_it_is_chosen);
  RUN_TEST(test_what_others_have_programmed_changes_nothing_on_the_table);
  RUN_TEST(test_the_own_hand_is_read_while_programming);
  RUN_TEST(test_pages_and_lessons_are_counted);
  return UNITY_END();
}
