#include "here.h"

#include "esp32/memory_access.h"
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

// ---- without DMA ----------------------------------------------------------------------------------------------------
void playALittle() {
  bench.console().boot("pew_pew");
  bench.run(500);
  for (int i = 0; i < 6; ++i) bench.tap(i % 2 == 0 ? board::kButtonStart : board::kButtonA, 100);
  bench.run(500);
  TEST_ASSERT_TRUE(bench.console().isOpen(bench.console().screens.play));
  bench.checkPicture();
  bench.checkFaults();
}

void test_a_chip_whose_dma_cannot_be_set_up_plays_without() {
  handheld.dmaFails = true;
  TEST_ASSERT_TRUE(handheld.run([] { bench.start(); }) == Handheld::End::restart);
  for (int start = 0; start < 3; ++start) {  // and restarts no more, however often it is started
    handheld.restart();
    bench.fullEnough();
    TEST_ASSERT_TRUE(handheld.run([] { bench.start(); }) == Handheld::End::none);
    TEST_ASSERT_FALSE(handheld.dmaReady);
    playALittle();
  }
}

void test_dma_is_tried_again_when_the_power_was_gone() {
  handheld.dmaFails = true;
  TEST_ASSERT_TRUE(handheld.run([] { bench.start(); }) == Handheld::End::restart);
  handheld.dmaFails = false;
  handheld.restart();
  bench.start();
  TEST_ASSERT_FALSE(handheld.dmaReady);
  bench.switchOn();
  TEST_ASSERT_TRUE(handheld.dmaReady);
  handheld.restart();  // for another reason
  bench.start();
  TEST_ASSERT_TRUE(handheld.dmaReady);
}

// ---- what panels of one name differ in ------------------------------------------------------------------------------
constexpr AdjustmentSet kOne[] = {bit(Adjustment::inverted), bit(Adjustment::swapped), bit(Adjustment::mirrored),
                                  bit(Adjustment::sideways), bit(Adjustment::slow)};

// Where a panel of 240 columns and 320 rows (or 320 and 240, as an ILI9342) shows a pixel, by the data sheets: addresses
// are mirrored as the panel's own columns and rows, and exchanged before that.
struct Place {
  int column, row;
};
Place placeOf(int x, int y, std::uint8_t byte, int columns, int rows) {
  const bool exchange = (byte & esp32::kExchange) != 0;
  const int column = exchange ? y : x, row = exchange ? x : y;
  return {(byte & esp32::kMirrorColumns) != 0 ? columns - 1 - column : column,
          (byte & esp32::kMirrorRows) != 0 ? rows - 1 - row : row};
}

void test_without_adjustments_the_panel_is_as_the_library_left_it() {
  drawing.panel.begin();
  const std::uint8_t byte = handheld.memoryAccess;
  const bool inverted = handheld.inverted;
  drawing.panel.adjust(kAllAdjustments);
  TEST_ASSERT_TRUE(handheld.memoryAccess != byte);
  TEST_ASSERT_TRUE(handheld.inverted != inverted);
  drawing.panel.adjust(0);
  TEST_ASSERT_EQUAL_HEX8(byte, handheld.memoryAccess);
  TEST_ASSERT_TRUE(handheld.inverted == inverted);
}

void test_each_adjustment_changes_one_thing() {
  drawing.panel.begin();
  drawing.panel.adjust(0);
  const std::uint8_t byte = handheld.memoryAccess;
  const std::uint8_t changes[] = {0, esp32::kBlueFirst, esp32::kMirrorRows, esp32::kExchange, 0};
  for (std::size_t i = 0; i < kAdjustmentCount; ++i) {
    drawing.panel.adjust(kOne[i]);
    TEST_ASSERT_EQUAL_HEX8(byte ^ changes[i], handheld.memoryAccess);
    TEST_ASSERT_TRUE(handheld.inverted == (i == 0));
    TEST_ASSERT_EQUAL_INT(i == 4 ? 20000000 : 40000000, handheld.busHertz);
  }
  bench.checkFaults();
}

void test_both_controllers_stand_as_tft_espi_turns_them() {
  using esp32::Controller;
  TEST_ASSERT_EQUAL_HEX8(0x20, esp32::landscape(Controller::ili9341, 1));
  TEST_ASSERT_EQUAL_HEX8(0xE0, esp32::landscape(Controller::ili9341, 3));
  TEST_ASSERT_EQUAL_HEX8(0x60, esp32::landscape(Controller::st7789, 1));
  TEST_ASSERT_EQUAL_HEX8(0xA0, esp32::landscape(Controller::st7789, 3));
}

void test_mirrored_is_left_for_right_on_every_panel() {
  for (const esp32::Controller controller : {esp32::Controller::ili9341, esp32::Controller::st7789})
    for (const int rotation : {1, 3})
      for (const bool sideways : {false, true}) {
        const AdjustmentSet plain = sideways ? bit(Adjustment::sideways) : AdjustmentSet{0};
        const auto mirrored = static_cast<AdjustmentSet>(plain | bit(Adjustment::mirrored));
        const std::uint8_t byte = esp32::landscape(controller, rotation);
        const int columns = sideways ? 320 : 240, rows = sideways ? 240 : 320;
        for (const int x : {0, 1, 100, 319})
          for (const int y : {0, 7, 239}) {
            const Place here = placeOf(x, y, esp32::adjusted(byte, plain), columns, rows);
            const Place there = placeOf(319 - x, y, esp32::adjusted(byte, mirrored), columns, rows);
            TEST_ASSERT_EQUAL_INT(here.column, there.column);
            TEST_ASSERT_EQUAL_INT(here.row, there.row);
            TEST_ASSERT_TRUE(here.column >= 0 && here.column < columns && here.row >= 0 && here.row < rows);
          }
      }
}

// An ILI9342 is built along its long side: what other firmware for the ODROID-GO sends it is 0xC8.
void test_an_ili9342_in_an_odroid_go_is_an_ili9341_on_its_side() {
  const auto byte = static_cast<std::uint8_t>(esp32::landscape(esp32::Controller::ili9341, 3) | esp32::kBlueFirst);
  TEST_ASSERT_EQUAL_HEX8(0xC8, esp32::adjusted(byte, bit(Adjustment::sideways)));
}

// ---- the speed of the bus -------------------------------------------------------------------------------------------
void drawTwice() {
  drawing.strips.forget();
  drawing.canvas.clear(kPlum);
  drawing.send();
  drawing.canvas.clear(kGold);
  drawing.send();
  TEST_ASSERT_TRUE(drawing.shown());
}

void test_a_slow_bus_is_never_faster() {
  drawing.panel.begin();
  drawing.panel.adjust(bit(Adjustment::slow));
  drawTwice();
  TEST_ASSERT_EQUAL_INT(20000000, handheld.fastestHertz);
  bench.checkFaults();
}

void test_the_bus_has_the_speed_that_was_set_last() {
  drawing.panel.begin();
  TEST_ASSERT_EQUAL_INT(20000000, handheld.fastestHertz);  // commands of the start are slow
  drawing.panel.adjust(0);
  drawTwice();
  TEST_ASSERT_EQUAL_INT(40000000, handheld.busHertz);
  drawing.panel.adjust(bit(Adjustment::slow));
  handheld.fastestHertz = 0;
  drawTwice();
  TEST_ASSERT_EQUAL_INT(20000000, handheld.fastestHertz);
  drawing.panel.adjust(0);
  drawTwice();
  TEST_ASSERT_EQUAL_INT(40000000, handheld.busHertz);
  bench.checkFaults();
}

// ---- chosen on the handheld -----------------------------------------------------------------------------------------
void test_adjustments_are_made_by_fingers_and_kept_over_an_update() {
  bench.start();
  bench.run(100);
  const std::uint8_t byte = handheld.memoryAccess;
  TEST_ASSERT_EQUAL_INT(40000000, handheld.busHertz);
  constexpr int kDown = board::kButtonDown, kRight = board::kButtonRight;
  // Settings, the test picture, all five rows.
  for (const int pin :
       {board::kButtonSelect, board::kButtonA, kRight, kDown, kRight, kDown, kRight, kDown, kRight, kDown, kRight})
    bench.tap(pin);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.testPicture, &bench.console().top());
  // Sideways, the rows are the panel's own columns no more, so that another bit mirrors them.
  const std::uint8_t all = byte ^ esp32::kBlueFirst ^ esp32::kExchange ^ esp32::kMirrorColumns;
  TEST_ASSERT_EQUAL_HEX8(all, handheld.memoryAccess);
  TEST_ASSERT_TRUE(handheld.inverted);
  TEST_ASSERT_EQUAL_INT(20000000, handheld.busHertz);
  bench.checkPicture();
  bench.run(4000);  // rests, and is saved

  handheld.upload();
  handheld.powerOn();
  static std::uint8_t byteAtFirstLight;
  static bool invertedAtFirstLight;
  byteAtFirstLight = 0;
  handheld.onPulse = [] {
    if (handheld.dutyOn(board::kBacklight) == 0 || byteAtFirstLight != 0) return;
    byteAtFirstLight = handheld.memoryAccess;
    invertedAtFirstLight = handheld.inverted;
  };
  bench.start();
  bench.run(100);
  TEST_ASSERT_EQUAL_HEX8(all, byteAtFirstLight);
  TEST_ASSERT_TRUE(invertedAtFirstLight);
  TEST_ASSERT_EQUAL_INT(20000000, handheld.fastestHertz);  // since the power came
  bench.checkPicture();
  bench.checkFaults();
}

}  // namespace

void runPanelTests() {
  RUN_TEST(test_the_panel_shows_the_canvas_after_any_drawing);
  RUN_TEST(test_only_rows_that_changed_are_sent);
  RUN_TEST(test_a_panel_sleeps_only_when_its_last_strip_has_arrived);
  RUN_TEST(test_one_strip_is_sent_while_the_next_is_made);
  RUN_TEST(test_the_panel_stands_as_the_board_says);
  RUN_TEST(test_a_chip_whose_dma_cannot_be_set_up_plays_without);
  RUN_TEST(test_dma_is_tried_again_when_the_power_was_gone);
  RUN_TEST(test_without_adjustments_the_panel_is_as_the_library_left_it);
  RUN_TEST(test_each_adjustment_changes_one_thing);
  RUN_TEST(test_both_controllers_stand_as_tft_espi_turns_them);
  RUN_TEST(test_mirrored_is_left_for_right_on_every_panel);
  RUN_TEST(test_an_ili9342_in_an_odroid_go_is_an_ili9341_on_its_side);
  RUN_TEST(test_a_slow_bus_is_never_faster);
  RUN_TEST(test_the_bus_has_the_speed_that_was_set_last);
  RUN_TEST(test_adjustments_are_made_by_fingers_and_kept_over_an_update);
}
