// What a panel's driver promises, with and without DMA: whatever is drawn, the panel shows the canvas, and only rows that
// changed are sent.
#pragma once

#include "rules/kernel/rng.h"
#include "support/firmware_bench.h"
#include "support/scale.h"

namespace armada_test {

struct Drawing {
  alignas(4) std::uint8_t pixels[armada::Canvas::kScreenBytes] = {};
  alignas(4) std::uint8_t strip[2][armada::kStripBytes] = {};
  armada::Canvas canvas{pixels, armada::Canvas::kHeight};
  armada::StripSender strips{strip[0], strip[1]};
  armada::esp32::TftPanel panel;

  int send() {
    const int rows =
        strips.send(canvas, [this](int y, int count, const std::uint8_t* bytes) { panel.strip(y, count, bytes); });
    panel.frameDone();
    return rows;
  }
  bool shown() {
    panel.waitForStrip();
    static std::uint8_t rows[armada::kStripBytes];
    for (int y = 0; y < armada::Canvas::kHeight; y += armada::kStripRows) {
      armada::encodeRows(canvas, y, armada::kStripRows, rows);
      if (std::memcmp(rows, handheld.picture + static_cast<std::size_t>(y) * 640, sizeof rows) != 0) return false;
    }
    return true;
  }
};
inline Drawing drawing;

inline void drawSomething(armada::Canvas& canvas, armada::Rng& rng) {
  const auto below = [&rng](std::uint32_t n) { return static_cast<int>(rng.below(n)); };
  const auto colour = static_cast<armada::Colour>(below(armada::kColourCount));
  switch (below(6)) {
    case 0: canvas.rect(below(340) - 10, below(260) - 10, below(120), below(60), colour); break;
    case 1: canvas.disc(below(320), below(240), below(40), colour); break;
    case 2: canvas.text(below(320), below(240), "Pew! 0123456789", colour); break;
    case 3: canvas.line(below(320), below(240), below(320), below(240), colour, 1 + below(3)); break;
    case 4: canvas.dot(below(320), below(240), colour); break;
    default: canvas.dither(below(320), below(240), below(90), below(90), colour, below(17)); break;
  }
}

inline void test_the_panel_shows_the_canvas_after_any_drawing() {
  drawing.panel.begin();
  drawing.strips.forget();
  armada::Rng rng = armada::Rng::seeded(6);
  for (int frame = 0; frame < 20 * kThorough; ++frame) {
    const int things = static_cast<int>(rng.below(4));
    for (int i = 0; i < things; ++i) drawSomething(drawing.canvas, rng);
    const std::uint32_t before = handheld.rowsSent;
    const int rows = drawing.send();
    TEST_ASSERT_EQUAL_UINT32(static_cast<std::uint32_t>(rows), handheld.rowsSent - before);
    if (frame % 3 == 0) TEST_ASSERT_TRUE(drawing.shown());
  }
  TEST_ASSERT_TRUE(drawing.shown());
  bench.checkFaults();
}

inline void test_only_rows_that_changed_are_sent() {
  drawing.panel.begin();
  drawing.strips.forget();
  drawing.canvas.clear(armada::kVoid);
  TEST_ASSERT_EQUAL_INT(240, drawing.send());
  drawing.canvas.rect(10, 100, 5, 3, armada::kGold);
  drawing.canvas.rect(10, 200, 5, 1, armada::kVoid);  // touched, and not changed
  TEST_ASSERT_EQUAL_INT(3, drawing.send());
  TEST_ASSERT_EQUAL_INT(0, drawing.send());
  TEST_ASSERT_TRUE(drawing.shown());
  bench.checkFaults();
}

inline void test_a_panel_sleeps_only_when_its_last_strip_has_arrived() {
  drawing.panel.begin();
  drawing.strips.forget();
  drawing.canvas.clear(armada::kDusk);
  drawing.send();
  drawing.panel.sleep();
  TEST_ASSERT_TRUE(handheld.panelAsleep && handheld.panelBlank);
  TEST_ASSERT_TRUE(drawing.shown());
  drawing.panel.wake();
  TEST_ASSERT_FALSE(handheld.panelAsleep || handheld.panelBlank);
  drawing.canvas.clear(armada::kGold);
  drawing.send();
  TEST_ASSERT_TRUE(drawing.shown());
  bench.checkFaults();
}

}  // namespace armada_test
