// The view of Pew Pew!: keys become the moves that the foot promises, motion ends exactly at the position, and every word
// fits its place.
#include "bench.h"

namespace pew_pew_view_test {

Bench& bench() {
  static Bench one;
  return one;
}

Bench& quietTable(std::uint8_t points) {
  Bench& b = bench();
  b.setMotion(Motion::full);
  b.setAsking(true);
  pew_pew::deal(b.state, Options{}, 1);
  State& s = b.state;
  for (Alien& alien : s.aliens) alien = {0, 0, 0};
  recount(s);
  s.actionPoints = s.countedPoints = points;
  b.sit();
  return b;
}

}  // namespace pew_pew_view_test

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  pew_pew_view_test::runKeyTests();
  pew_pew_view_test::runMotionTests();
  pew_pew_view_test::runWordTests();
  pew_pew_view_test::runPictureTests();
  pew_pew_view_test::runLessonTests();
  return UNITY_END();
}
