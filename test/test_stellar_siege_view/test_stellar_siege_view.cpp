// The view of Stellar Siege: presses become the moves that the panel and the foot promise, motion ends exactly at the
// position, and nothing of the Enemy's hand is ever drawn.
#include "bench.h"

namespace stellar_siege_view_test {

Bench& bench() {
  static Bench one;
  return one;
}

Bench& sitAt(Siege& siege) {
  Bench& b = bench();
  siege.ready();
  b.state = siege.state;
  b.setMotion(Motion::off);
  b.handOver();
  return b;
}

void choose(Kind kind) {
  Bench& b = bench();
  for (std::size_t i = 0; i < kKinds && b.view.card() != kind; ++i) b.press(Button::right);
  TEST_ASSERT_EQUAL_UINT8_MESSAGE(indexOf(kind), indexOf(b.view.card()), "the card is in the hand");
}

void choosePlanet(unsigned number) {
  Bench& b = bench();
  for (std::size_t i = 0; i < kPlanets && b.view.planet() + 1u != number; ++i) b.press(Button::right);
  TEST_ASSERT_EQUAL_UINT8(number, b.view.planet() + 1);
}

void drawView() {
  Canvas& c = canvas();
  c.resetClip();
  c.rect(0, kBodyTop, Canvas::kWidth, kFootTop - kBodyTop, kVoid);
  c.setClip(kBody);
  bench().draw(c);
  c.resetClip();
}

}  // namespace stellar_siege_view_test

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  stellar_siege_view_test::runKeyTests();
  stellar_siege_view_test::runPhaseTests();
  stellar_siege_view_test::runMotionTests();
  stellar_siege_view_test::runPictureTests();
  stellar_siege_view_test::runSecretTests();
  return UNITY_END();
}
