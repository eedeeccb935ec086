// Rayguns and Rocketships at the real play screen: what presses mean, what the foot says, which map is open, who looks.
#include <unity.h>

#include <cstring>

#include "rules/rayguns/rayguns.h"
#include "screens/rayguns/choices.h"
#include "screens/rayguns/maps.h"
#include "screens/rayguns/ui.h"
#include "screens/rayguns/view.h"
#include "support/drawn_words.h"
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
      if (i % 2 == 0) {
        armada_test::DrawnWords words(canvas());
        b.draw(canvas());
        TEST_ASSERT_FALSE_MESSAGE(words.outside(), words.trouble());
      }
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

// What is read of the dice, to be compared.
struct Read {
  unsigned dice = 0;
  Rolled die[8] = {};
  char why[72] = "";
};
Read readDice() {
  Read read;
  read.dice = bench().view.dice();
  for (unsigned i = 0; i < read.dice; ++i) read.die[i] = bench().view.die(i);
  std::strcpy(read.why, bench().view.whyTheyHit());
  return read;
}
void assertSameDice(const Read& expected) {
  const Read now = readDice();
  TEST_ASSERT_EQUAL_UINT(expected.dice, now.dice);
  for (unsigned i = 0; i < now.dice; ++i) {
    TEST_ASSERT_EQUAL_UINT8(expected.die[i].die, now.die[i].die);
    TEST_ASSERT_EQUAL_UINT8(expected.die[i].needed, now.die[i].needed);
    TEST_ASSERT_EQUAL(expected.die[i].hit, now.die[i].hit);
    TEST_ASSERT_EQUAL(expected.die[i].manned, now.die[i].manned);
    TEST_ASSERT_EQUAL_STRING(expected.die[i].who, now.die[i].who);
  }
  TEST_ASSERT_EQUAL_STRING(expected.why, now.why);
}

// Who opens the game again, or goes back from the menu, while hits are placed still sees what was rolled and why.
void test_the_dice_of_a_volley_are_there_again_when_the_game_is_reopened() {
  Rayguns table;
  table.effects(kTwo, kShielded);  // so that there is something to explain
  volleyThat(table, [](const State& s) { return questionOf(s) == TaskKind::blast && s.agenda.back().b == 2; });
  Bench& b = bench().sitAt(table);
  b.play(moveOf(Verb::fire, kTwo * 2));
  const Read rolled = readDice();
  TEST_ASSERT_GREATER_OR_EQUAL_UINT(2, rolled.dice);
  TEST_ASSERT_NOT_EQUAL('\0', rolled.why[0]);
  for (int hit = 0; hit < 2; ++hit) {
    b.lookAnew();
    TEST_ASSERT_TRUE(b.view.volleyShown(b));
    assertSameDice(rolled);
    if (hit == 1) break;
    b.press(Button::a);
    b.undo();
    TEST_ASSERT_TRUE(b.view.volleyShown(b));
    assertSameDice(rolled);
    b.press(Button::a);
  }
  b.press(Button::a);
  b.lookAnew();
  TEST_ASSERT_FALSE(b.view.volleyShown(b));
  TEST_ASSERT_EQUAL_UINT(0, b.view.dice());
}

void test_the_shot_that_is_dodged_or_not_is_there_again_when_the_game_is_reopened() {
  Rayguns table;
  table.aboard(kOne, 1, kTwo, "d4").aboard(kTwo, 1, kTwo, "f4").tokens(kOne, 3).tokens(kTwo, 3).ready();
  Bench& b = bench();
  const unsigned victim = figureId(kTwo, 1);
  for (Seed seed = 1; seed < 200; ++seed) {
    table.state.rng = Rng::seeded(seed);
    b.sitAt(table);
    TEST_ASSERT_TRUE(b.play(moveOf(Verb::act, 1)));
    if (!b.legal().contains(moveOf(Verb::shoot, victim))) TEST_FAIL_MESSAGE("nobody to shoot at");
    TEST_ASSERT_TRUE(b.play(moveOf(Verb::shoot, victim)));
    if (questionOf(b.state) == TaskKind::dodge) break;
  }
  TEST_ASSERT_EQUAL(TaskKind::dodge, questionOf(b.state));
  const Read rolled = readDice();
  TEST_ASSERT_EQUAL_UINT(1, rolled.dice);
  b.lookAnew();
  assertSameDice(rolled);
  b.draw(canvas());
}

Event eventOf(EventKind kind, unsigned a, unsigned b = 0, unsigned c = 0, unsigned d = 0) {
  const auto byte = [](unsigned value) { return static_cast<std::uint8_t>(value); };
  return {byte(static_cast<unsigned>(kind)), kEveryone, byte(a), byte(b), byte(c), byte(d), 0};
}

// A collision is read before another rocketship moves, and its dice do not lie over what comes then.
void test_the_dice_of_a_collision_stop_what_comes_after_them() {
  EventBuffer<kMaxEventsAMove> events;
  events.add(eventOf(EventKind::rammed, kOne, kTwo, 6, 2));
  events.add(eventOf(EventKind::moved, kTwo, 40, 41, static_cast<unsigned>(MoveCause::pushed)));
  events.add(eventOf(EventKind::moved, kTwo, 41, 42, static_cast<unsigned>(MoveCause::card)));
  events.add(eventOf(EventKind::turned, kTwo, 0, 1));
  Bench& b = bench();
  TEST_ASSERT_FALSE(b.view.stopsBefore(events, 1));
  TEST_ASSERT_TRUE(b.view.stopsBefore(events, 2));
  TEST_ASSERT_FALSE(b.view.stopsBefore(events, 3));
  Rayguns table;
  b.sitAt(table);
  State asked = b.state;
  asked.agenda.push({TaskKind::blast, kOne, kTwo, 1, kOne});
  b.view.recall(&asked, events[0]);
  b.view.recall(&asked, events[1]);
  TEST_ASSERT_EQUAL_UINT(2, b.view.dice());
  b.view.recall(&asked, events[2]);
  TEST_ASSERT_EQUAL_UINT(0, b.view.dice());
}

// A die that an ability rolls again counts in place of the one before.
void test_a_die_rolled_again_takes_the_place_of_the_first() {
  Rayguns table;
  Bench& b = bench().sitAt(table);
  State asked = b.state;
  asked.agenda.push({TaskKind::dodge, kTwo, 1, kOne, 1});
  Event shot = eventOf(EventKind::pistolRoll, kOne, figureId(kOne, 1), 6, 5);
  shot.value = static_cast<std::int16_t>(figureId(kTwo, 1));
  b.view.recall(&asked, shot);
  TEST_ASSERT_TRUE(b.view.die(0).hit);
  b.view.recall(&asked, eventOf(EventKind::rerolled, kTwo, 2, static_cast<unsigned>(Ability::mindControl)));
  TEST_ASSERT_EQUAL_UINT(1, b.view.dice());
  TEST_ASSERT_EQUAL_UINT8(2, b.view.die(0).die);
  TEST_ASSERT_FALSE(b.view.die(0).hit);
  TEST_ASSERT_EQUAL_STRING("Mind Control: rolled again.", b.view.whyTheyHit());
}

void test_a_die_says_what_it_was_rolled_for() {
  Text<12> words;
  Rolled roll{7, 5, 0, true, true, Aim::board, {}};
  sayVerdict(roll, words);
  TEST_ASSERT_EQUAL_STRING("Aboard", words.c_str());
  roll.aim = Aim::search;
  roll.hit = false;
  words.clear();
  sayVerdict(roll, words);
  TEST_ASSERT_EQUAL_STRING("Nothing", words.c_str());
}

// Amid one's own action a computer's dodge is read beside the die: no button is asked for.
void test_what_comes_of_a_shot_amid_ones_own_action_is_told_in_passing() {
  Rayguns table;
  table.tokens(kOne, 3);
  Bench& b = bench().sitAt(table);
  b.play(moveOf(Verb::act, 1));
  TEST_ASSERT_FALSE(b.view.toldInPassing(b));
  State asked = b.state;
  asked.agenda.push({TaskKind::dodge, kTwo, 1, kOne, 1});
  Event shot = eventOf(EventKind::pistolRoll, kOne, figureId(kOne, 1), 6, 5);
  shot.value = static_cast<std::int16_t>(figureId(kTwo, 1));
  b.view.recall(&asked, shot);
  TEST_ASSERT_TRUE(b.view.toldInPassing(b));
  table.move(kOne);
  b.sitAt(table);
  b.view.recall(&asked, shot);
  TEST_ASSERT_FALSE(b.view.toldInPassing(b));
}

// Who has searched is not back at the choice of a figure: B ends the action, and says so.
void test_b_ends_the_action_of_a_figure_that_has_searched() {
  Rayguns table;
  table.aboard(kOne, 1, kOne, "c4").tokens(kOne, 3).ready();
  TEST_ASSERT_EQUAL(Station::hatch, deckOf(table.state, kOne).station[at("c4")]);
  Bench& b = bench();
  for (Seed seed = 1; seed < 50; ++seed) {
    table.state.rng = Rng::seeded(seed);
    b.sitAt(table);
    TEST_ASSERT_TRUE(b.play(moveOf(Verb::act, 1)));
    TEST_ASSERT_EQUAL_STRING("Other figure", b.word(Key::b));
    TEST_ASSERT_TRUE(b.play(moveOf(Verb::search)));
    if (b.state.agenda.empty()) break;
  }
  TEST_ASSERT_EQUAL_STRING("Done", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_HEX32(kPass, b.played);
}

// The same of one that has gone and runs on for a token.
void test_b_ends_the_action_of_a_figure_that_runs() {
  Rayguns table;
  table.aboard(kOne, 1, kOne, "b4").tokens(kOne, 3);
  Bench& b = bench().sitAt(table);
  TEST_ASSERT_TRUE(b.play(moveOf(Verb::act, 1)));
  TEST_ASSERT_TRUE(b.play(moveOf(Verb::go, at("d4"))));
  TEST_ASSERT_TRUE(b.play(moveOf(Verb::run)));
  TEST_ASSERT_GREATER_OR_EQUAL_INT(2, b.state.steps);
  TEST_ASSERT_EQUAL_STRING("Done", b.word(Key::b));
  b.press(Button::b);
  TEST_ASSERT_EQUAL_HEX32(kPass, b.played);
}

// Which raygun may be lost for its crew is named by the space that it stands on.
void test_the_raygun_that_may_be_lost_is_named_by_its_place() {
  Rayguns table;
  table.ship(kOne, "e5", kNorth).ship(kTwo, "g5", kNorth).shooting(kOne);
  table.aboard(kTwo, kCaptainFigure, kTwo, "e4").aboard(kTwo, 4, kTwo, "c2");
  table.playUntil(moveOf(Verb::fire, kTwo * 2 + 1),
                  [](const Rayguns& after) { return questionOf(after.state) == TaskKind::gunHit; });
  const unsigned port = deckOf(table.state, kTwo).portAt[at("c2")];
  table.play(moveOf(Verb::gun, port));
  TEST_ASSERT_EQUAL(TaskKind::loseCrew, questionOf(table.state));
  Words words;
  describe(table.state, moveOf(Verb::answer, 0), words);
  TEST_ASSERT_EQUAL_STRING("Lose the raygun on c2: Pirate 4 lives.", words.full.c_str());
  Words other;
  describe(table.state, moveOf(Verb::answer, 1), other);
  TEST_ASSERT_EQUAL_STRING("Pirate 4 takes the hit: the raygun on c2 stays.", other.full.c_str());
  bench().sitAt(table).draw(canvas());
}

// What a fire stops fits its line in the panel, whichever space it is on.
void test_what_a_fire_stops_is_said_in_a_line() {
  constexpr int kRoom = 298;
  Rayguns table(4);
  const int lead = textWidth("Place the second: ", Weight::bold);
  for (Seat seat = 0; seat < 4; ++seat)
    for (std::uint8_t space = 0; space < kSpaces; ++space) {
      const char* toll = tollOf(table.state, {seat, space});
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kRoom, lead + textWidth(toll), toll);
    }
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

// The cards that a hint weighs, and where they lead, stay in sight beside it.
void test_a_hint_lies_neither_over_the_hand_nor_over_the_course() {
  Bench& b = bench().deal(3, 2);
  while (b.state.phase != Phase::program) {
    b.sitDown();
    b.play(quickMove(b.observed()));
  }
  b.sitDown();
  const Rect hint = b.view.hintArea(b);
  for (const Anchor anchor : {Anchor::hand, Anchor::stars, Anchor::course})
    TEST_ASSERT_FALSE(meet(hint, b.view.anchor(b, static_cast<std::uint8_t>(anchor))));
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
  RUN_TEST(test_the_dice_of_a_volley_are_there_again_when_the_game_is_reopened);
  RUN_TEST(test_the_shot_that_is_dodged_or_not_is_there_again_when_the_game_is_reopened);
  RUN_TEST(test_the_dice_of_a_collision_stop_what_comes_after_them);
  RUN_TEST(test_a_die_rolled_again_takes_the_place_of_the_first);
  RUN_TEST(test_a_die_says_what_it_was_rolled_for);
  RUN_TEST(test_what_comes_of_a_shot_amid_ones_own_action_is_told_in_passing);
  RUN_TEST(test_b_ends_the_action_of_a_figure_that_has_searched);
  RUN_TEST(test_b_ends_the_action_of_a_figure_that_runs);
  RUN_TEST(test_the_raygun_that_may_be_lost_is_named_by_its_place);
  RUN_TEST(test_what_a_fire_stops_is_said_in_a_line);
  RUN_TEST(test_a_computers_turn_is_told_off_the_map_that_is_shown);
  RUN_TEST(test_dice_have_their_time_to_be_read);
  RUN_TEST(test_a_ends_the_action_of_a_figure_that_has_done_its_work);
  RUN_TEST(test_figures_are_offered_their_usual_stations);
  RUN_TEST(test_a_player_is_called_and_coloured_by_the_faction_once_it_is_chosen);
  RUN_TEST(test_what_others_have_programmed_changes_nothing_on_the_table);
  RUN_TEST(test_the_own_hand_is_read_while_programming);
  RUN_TEST(test_a_hint_lies_neither_over_the_hand_nor_over_the_course);
  RUN_TEST(test_pages_and_lessons_are_counted);
  return UNITY_END();
}
