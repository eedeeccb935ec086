// The rules of Countdown, one test a rule. What the contract promises of every game is asked by test_contract.
#include <unity.h>

#include <initializer_list>

#include "rules/null_game/null_game.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace armada;
using namespace armada::null_game;

State at(std::uint8_t count, Seat pilot = 0) {
  State state{};
  state.rng = Rng::seeded(1);
  state.count = count;
  state.pilot = pilot;
  return state;
}

// How many moves are legal; they are 1, 2 and so on.
std::size_t stepsFrom(std::uint8_t count) {
  const State state = at(count);
  MoveList moves;
  kNullGame.legalMoves(&state, moves);
  for (std::size_t i = 0; i < moves.size(); ++i) TEST_ASSERT_EQUAL_UINT32(i + 1, moves[i]);
  return moves.size();
}

void test_a_count_begins_between_12_and_20() {
  bool seen[kMostCount + 1] = {};
  for (Seed seed = 0; seed < 200; ++seed) {
    State state;
    kNullGame.deal(&state, Options{}, seed);
    TEST_ASSERT_TRUE(state.count >= kLeastCount && state.count <= kMostCount);
    TEST_ASSERT_EQUAL_UINT8(0, state.pilot);
    seen[state.count] = true;
  }
  for (std::size_t count = kLeastCount; count <= kMostCount; ++count) TEST_ASSERT_TRUE(seen[count]);
}

void test_a_pilot_counts_down_by_1_to_3_and_never_below_zero() {
  TEST_ASSERT_EQUAL_size_t(3, stepsFrom(20));
  TEST_ASSERT_EQUAL_size_t(3, stepsFrom(3));
  TEST_ASSERT_EQUAL_size_t(2, stepsFrom(2));
  TEST_ASSERT_EQUAL_size_t(1, stepsFrom(1));
  TEST_ASSERT_EQUAL_size_t(0, stepsFrom(0));
}

void test_pilots_take_turns() {
  State state = at(9);
  Events unheard;
  TEST_ASSERT_TRUE(kNullGame.apply(&state, 2, unheard));
  TEST_ASSERT_EQUAL_UINT8(7, state.count);
  TEST_ASSERT_EQUAL_UINT8(1, kNullGame.toMove(&state));
  TEST_ASSERT_TRUE(kNullGame.apply(&state, 3, unheard));
  TEST_ASSERT_EQUAL_UINT8(4, state.count);
  TEST_ASSERT_EQUAL_UINT8(0, kNullGame.toMove(&state));
}

void test_who_says_zero_wins() {
  for (const Seat pilot : {Seat{0}, Seat{1}}) {
    State state = at(2, pilot);
    EventBuffer<1> told;
    TEST_ASSERT_TRUE(kNullGame.apply(&state, 2, told));
    TEST_ASSERT_EQUAL_UINT8(kNobody, kNullGame.toMove(&state));
    TEST_ASSERT_TRUE(kNullGame.status(&state).outcome == Outcome::won);
    TEST_ASSERT_EQUAL_UINT8(pilot, kNullGame.status(&state).winner);
    Text<96> words;
    kNullGame.narrate(&state, told[0], kNobody, words);
    TEST_ASSERT_EQUAL_STRING(
        pilot == 0 ? "First pilot says zero and lifts off." : "Second pilot says zero and lifts off.", words.c_str());
  }
}

void test_every_step_can_be_taken_back() {
  State state = at(3);
  Events unheard;
  TEST_ASSERT_TRUE(kNullGame.apply(&state, 3, unheard));
  TEST_ASSERT_FALSE(unheard.sealed());
}

void test_a_count_pilot_or_generator_that_cannot_be_is_refused() {
  State wrong = at(kMostCount + 1);
  TEST_ASSERT_EQUAL_STRING("the count is too high", kNullGame.valid(&wrong).why);
  wrong = at(5, 2);
  TEST_ASSERT_EQUAL_STRING("no such pilot", kNullGame.valid(&wrong).why);
  wrong = at(5);
  wrong.filler[1] = 1;
  TEST_ASSERT_NOT_NULL(kNullGame.valid(&wrong).why);
  wrong = at(5);
  wrong.rng = Rng{};
  TEST_ASSERT_EQUAL_STRING("the generator is blank", kNullGame.valid(&wrong).why);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_count_begins_between_12_and_20);
  RUN_TEST(test_a_pilot_counts_down_by_1_to_3_and_never_below_zero);
  RUN_TEST(test_pilots_take_turns);
  RUN_TEST(test_who_says_zero_wins);
  RUN_TEST(test_every_step_can_be_taken_back);
  RUN_TEST(test_a_count_pilot_or_generator_that_cannot_be_is_refused);
  return UNITY_END();
}
