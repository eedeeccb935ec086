// The canvas: fonts, areas, sprites, pictures, strips, and that nothing ever writes beyond its pixels.
#include "screen.h"

namespace armada_test {

Screen& screen() {
  static Screen one;
  return one;
}

}  // namespace armada_test

void setUp() { armada_test::screen().reset(armada::kInk); }
void tearDown() { TEST_ASSERT_TRUE_MESSAGE(armada_test::screen().guardsWhole(), "a write beyond the pixels"); }

int main() {
  UNITY_BEGIN();
  armada_test::runAreaTests();
  armada_test::runTextTests();
  armada_test::runSpriteTests();
  armada_test::runStripTests();
  armada_test::runBandTests();
  armada_test::runListenerTests();
  armada_test::runStormTests();
  armada_test::runQrTests();
  return UNITY_END();
}
