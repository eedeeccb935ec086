// Who decides for a seat: thumbs hand the console over, a mover without thumbs is asked and answers.
#include <unity.h>

#include <cstring>

#include "rules/template_game/state.h"
#include "rules/template_game/template_game.h"
#include "screens/mover.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {

namespace {

// Plays the game's quick move after so many ticks of thought, and remembers what it was shown.
class QuickMover final : public Mover {
 public:
  Move decide(const Game& game, const void* seen, const MoveList& legal) override {
    ++asked;
    std::memcpy(&lastSeen, seen, sizeof lastSeen);
    lastLegal = legal.size();
    if (thinks > 0) {
      --thinks;
      return kNoMove;
    }
    return says == kNoMove ? game.quickMove(seen) : says;
  }
  int asked = 0, thinks = 0;
  Move says = kNoMove;
  template_game::State lastSeen{};
  std::size_t lastLegal = 0;
};

const template_game::State& position() {
  return *static_cast<const template_game::State*>(console().session().state());
}
Seat toMove() { return kTemplateGame.toMove(console().session().state()); }

// Picket Line with a person as seat 0 and a mover as seat 1, at seat 0's first decision.
void sitAgainst(QuickMover& mover) {
  outOfTheBox();
  console().settings().hints = Hints::off;
  console().screens.play.seatMover(1, mover);
  console().startGame(kTemplateUi, standardOptions(kTemplateGame), 3);
  wait(60);
  for (int i = 0; i < 200 && toMove() != 0; ++i) wait(1);
  TEST_ASSERT_TRUE(onTop(console().screens.play));
}

void test_against_a_mover_nothing_is_handed_over_and_the_game_comes_to_its_end() {
  QuickMover mover;
  sitAgainst(mover);
  for (int i = 0; i < 2000 && !onTop(console().screens.end); ++i) {
    TEST_ASSERT_FALSE(console().isOpen(console().screens.handOver));
    TEST_ASSERT_EQUAL_UINT8(0, console().screens.play.viewer());
    const std::size_t before = console().session().moveCount();
    if (toMove() == 0) play("a");
    if (toMove() == 0 && console().session().moveCount() == before) play("b");
    wait(1);
  }
  TEST_ASSERT_TRUE(onTop(console().screens.end));
  TEST_ASSERT_GREATER_THAN_INT(3, mover.asked);
}

void test_a_mover_sees_what_its_seat_may_know_and_nothing_else() {
  QuickMover mover;
  mover.thinks = 100000;
  sitAgainst(mover);
  for (int i = 0; i < 30 && toMove() == 0; ++i) play(i % 2 == 0 ? "a wait:30" : "b wait:30");
  wait(30);
  TEST_ASSERT_GREATER_THAN_INT(0, mover.asked);
  const template_game::State expected = template_game::observe(position(), 1);
  TEST_ASSERT_EQUAL_MEMORY(&expected, &mover.lastSeen, sizeof expected);
  MoveList legal;
  template_game::legalMoves(expected, legal);
  TEST_ASSERT_EQUAL_size_t(legal.size(), mover.lastLegal);
}

void test_while_a_mover_thinks_the_menu_opens_and_presses_play_nothing() {
  QuickMover mover;
  mover.thinks = 100000;
  sitAgainst(mover);
  for (int i = 0; i < 30 && toMove() == 0; ++i) play(i % 2 == 0 ? "a wait:30" : "b wait:30");
  const std::size_t moves = console().session().moveCount();
  play("a b right select a wait:5");
  TEST_ASSERT_EQUAL_size_t(moves, console().session().moveCount());
  play("start");
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
  const int asked = mover.asked;
  wait(30);
  TEST_ASSERT_EQUAL_INT_MESSAGE(asked, mover.asked, "it waits while the menu is open");
}

void test_what_a_mover_may_not_play_is_not_played() {
  QuickMover mover;
  mover.says = 77;
  sitAgainst(mover);
  for (int i = 0; i < 30 && toMove() == 0; ++i) play(i % 2 == 0 ? "a wait:30" : "b wait:30");
  const std::size_t moves = console().session().moveCount();
  wait(60);
  TEST_ASSERT_GREATER_THAN_INT(1, mover.asked);
  TEST_ASSERT_EQUAL_size_t(moves, console().session().moveCount());
}

void test_hands_are_passed_only_between_two_thumbs() {
  outOfTheBox();
  console().settings().hints = Hints::off;
  console().startGame(kTemplateUi, standardOptions(kTemplateGame), 3);
  wait(5);
  TEST_ASSERT_TRUE_MESSAGE(onTop(console().screens.handOver), "two persons");
  QuickMover mover;
  sitAgainst(mover);
  TEST_ASSERT_FALSE(console().isOpen(console().screens.handOver));
}

void test_a_seat_may_change_its_mover_in_the_middle_of_a_game() {
  QuickMover mover;
  sitAgainst(mover);
  Thumb person;
  console().screens.play.seatMover(1, person);
  for (int i = 0; i < 60 && !onTop(console().screens.handOver); ++i) play(i % 2 == 0 ? "a wait:40" : "b wait:40");
  TEST_ASSERT_TRUE(onTop(console().screens.handOver));
}

}  // namespace

void runMoverTests() {
  RUN_TEST(test_against_a_mover_nothing_is_handed_over_and_the_game_comes_to_its_end);
  RUN_TEST(test_a_mover_sees_what_its_seat_may_know_and_nothing_else);
  RUN_TEST(test_while_a_mover_thinks_the_menu_opens_and_presses_play_nothing);
  RUN_TEST(test_what_a_mover_may_not_play_is_not_played);
  RUN_TEST(test_hands_are_passed_only_between_two_thumbs);
  RUN_TEST(test_a_seat_may_change_its_mover_in_the_middle_of_a_game);
}

}  // namespace shell_tests
