#include "here.h"

#include "suite.h"
#include "support/panel_tests.h"

using namespace armada;
using namespace armada_test;

namespace {

// While a strip is under way the next one is encoded: the driver holds on for the one before, and for no other.
void test_one_strip_is_sent_while_the_next_is_made() {
  drawing.panel.begin();
  drawing.strips.forget();
  drawing.canvas.clear(kPlum);
  drawing.send();
  TEST_ASSERT_TRUE(handheld.dmaReady);
  TEST_ASSERT_TRUE(handheld.stripUnderWay());
  TEST_ASSERT_EQUAL_UINT32(Canvas::kHeight / kStripRows, handheld.strips);
  TEST_ASSERT_TRUE(drawing.shown());
  bench.checkFaults();
}

void test_the_panel_stands_as_the_board_says() {
  drawing.panel.begin();
  TEST_ASSERT_EQUAL_UINT8(board::kPanelRotation, handheld.rotation);
}

}  // namespace

void runPanelTests() {
  RUN_TEST(test_the_panel_shows_the_canvas_after_any_drawing);
  RUN_TEST(test_only_rows_that_changed_are_sent);
  RUN_TEST(test_a_panel_sleeps_only_when_its_last_strip_has_arrived);
  RUN_TEST(test_one_strip_is_sent_while_the_next_is_made);
  RUN_TEST(test_the_panel_stands_as_the_board_says);
}
