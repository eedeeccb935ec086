// Words: nothing is cut, nothing is empty, everything fits its place on the screen; and numbers that add up.
#include "contract_tests.h"
#include "walk.h"

using namespace armada_test;

namespace {

constexpr int kGames = 2 + 2 * kThorough;

}  // namespace

void test_words_for_moves_are_whole_and_short_enough() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(everyMoveKeeps(positionAt(stop), hasWordsThatFit)); });
}

void test_words_for_events_are_whole() {
  int told = 0;
  atEveryStop(kGames, [&](const Stop& stop) {
    if (stop.next != kNoMove) checkKept(eventsCanBeTold(positionAt(stop), stop.next, &told));
  });
  TEST_ASSERT_TRUE(told > 0);
}

void test_headlines_are_whole_and_short_enough() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(headlinesFit(positionAt(stop))); });
}

void test_explanations_add_up() {
  atEveryStop(kGames, [](const Stop& stop) { checkKept(explanationsAddUp(positionAt(stop))); });
}
