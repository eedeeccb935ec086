// The view of Pulp Invasion: presses become the moves that panel and foot promise, every legal move can be reached, motion
// ends exactly at the position, and nothing that is hidden is ever drawn.
#include "bench.h"

namespace pulp_invasion_view_test {

Bench& bench() {
  static Bench one;
  return one;
}

Bench& sitAt(Voyage& voyage) {
  Bench& b = bench();
  voyage.ready();
  b.state = voyage.state;
  b.setMotion(Motion::off);
  b.sit();
  return b;
}

void choose(Move move) {
  Bench& b = bench();
  if (!b.view.sheetIsOpen(b)) b.press(Button::down);
  for (int i = 0; i < 64 && b.view.aimed(b) != move; ++i) b.press(i % 9 == 8 ? Button::right : Button::down);
  for (int i = 0; i < 64 && b.view.aimed(b) != move; ++i) b.press(Button::right);
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(move, b.view.aimed(b), "the cursor reaches the choice");
}

void drawView() {
  Canvas& c = canvas();
  c.resetClip();
  c.rect(0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop, kVoid);
  c.setClip(kBody);
  bench().draw(c);
  c.resetClip();
}

}  // namespace pulp_invasion_view_test

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  pulp_invasion_view_test::runKeyTests();
  pulp_invasion_view_test::runPhaseTests();
  pulp_invasion_view_test::runMotionTests();
  pulp_invasion_view_test::runPictureTests();
  pulp_invasion_view_test::runSecretTests();
  return UNITY_END();
}
