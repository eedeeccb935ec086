// Palette, areas, lines, curves and clipping.
#include "screen.h"

using namespace armada;
using armada_test::screen;

namespace {

void assertExtent(int x, int y, int w, int h, Colour c) {
  const Rect seen = screen().extent(c);
  TEST_ASSERT_EQUAL_INT(x, seen.x);
  TEST_ASSERT_EQUAL_INT(y, seen.y);
  TEST_ASSERT_EQUAL_INT(w, seen.w);
  TEST_ASSERT_EQUAL_INT(h, seen.h);
}

void test_palette_has_the_values_of_the_look() {
  TEST_ASSERT_EQUAL_HEX16(0x0021, kPalette565[kVoid]);
  TEST_ASSERT_EQUAL_HEX16(0x10C6, kPalette565[kInk]);
  TEST_ASSERT_EQUAL_HEX16(0xFFBB, kPalette565[kPaper]);
  TEST_ASSERT_EQUAL_HEX16(0x30E3, kPalette565[kUmber]);
  TEST_ASSERT_EQUAL_HEX16(0xEA27, kPalette565[kRed]);
  TEST_ASSERT_EQUAL_HEX16(0xFF0A, kPalette565[kGold]);
  TEST_ASSERT_EQUAL_HEX16(0x673E, kPalette565[kCyan]);
  TEST_ASSERT_EQUAL_HEX16(0xB43F, kPalette565[kViolet]);
  TEST_ASSERT_EQUAL_HEX16(0x30C9, kPalette565[kDusk]);
  TEST_ASSERT_EQUAL_HEX32(0xCBDFD8C9, [] {
    std::uint8_t bytes[2 * kColourCount];
    for (std::size_t i = 0; i < kColourCount; ++i) {
      bytes[2 * i] = static_cast<std::uint8_t>(kPalette565[i] >> 8);
      bytes[2 * i + 1] = static_cast<std::uint8_t>(kPalette565[i]);
    }
    return crc32(bytes, sizeof bytes);
  }());
}

void test_dimming_ends_in_darkness() {
  for (std::uint8_t c = 0; c < kColourCount; ++c) {
    std::uint8_t at = c;
    for (int i = 0; i < 5; ++i) at = kDimmed.to[at];
    TEST_ASSERT_EQUAL(kVoid, at);
  }
  TEST_ASSERT_EQUAL(kSteel, kDimmed.to[kPaper]);
  TEST_ASSERT_EQUAL(kSepia, kDimmed.to[kGold]);
  TEST_ASSERT_EQUAL(kSepia, kDimmed.to[kOrange]);
  TEST_ASSERT_EQUAL(kTeal, kDimmed.to[kCyan]);
}

void test_recolour_changes_one_entry() {
  const PaletteMap map = recolour(kGold, kBrick);
  for (std::uint8_t c = 0; c < 32; ++c) TEST_ASSERT_EQUAL_UINT8(c == kGold ? +kBrick : +c, map.to[c]);
}

void test_rect_fills_its_pixels_and_no_others() {
  screen().canvas.rect(10, 20, 30, 40, kGold);
  assertExtent(10, 20, 30, 40, kGold);
  TEST_ASSERT_EQUAL_INT(1200, screen().count(kGold));
}

void test_areas_without_size_draw_nothing() {
  Canvas& c = screen().canvas;
  c.rect(10, 10, 0, 5, kGold);
  c.rect(10, 10, 5, -1, kGold);
  c.frame(10, 10, 0, 0, kGold);
  c.box(10, 10, -4, 9, kGold, kRed);
  c.ellipse(10, 10, 0, 9, kGold);
  c.disc(10, 10, -1, kGold);
  c.dither(10, 10, 9, 9, kGold, 0);
  c.rect(10, 10, 20, 20, kClear);
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
}

void test_frame_is_one_pixel_wide() {
  screen().canvas.frame(5, 6, 7, 8, kRed);
  assertExtent(5, 6, 7, 8, kRed);
  TEST_ASSERT_EQUAL_INT(2 * 7 + 2 * 6, screen().count(kRed));
}

void test_box_cuts_its_corners() {
  Canvas& c = screen().canvas;
  c.box(10, 10, 20, 12, kPaper, kGold, 3);
  assertExtent(10, 10, 20, 12, kGold);
  TEST_ASSERT_EQUAL(kInk, c.at(12, 10));
  TEST_ASSERT_EQUAL(kGold, c.at(13, 10));
  TEST_ASSERT_EQUAL(kGold, c.at(12, 11));
  TEST_ASSERT_EQUAL(kPaper, c.at(13, 11));
  TEST_ASSERT_EQUAL(kGold, c.at(10, 13));
  TEST_ASSERT_EQUAL(kInk, c.at(29, 21));
  TEST_ASSERT_EQUAL_INT(20 * 12 - 4 * 6, screen().count(kGold) + screen().count(kPaper));
}

void test_box_without_fill_leaves_its_inside() {
  Canvas& c = screen().canvas;
  c.box(10, 10, 20, 12, kClear, kGold, 3);
  TEST_ASSERT_EQUAL(kInk, c.at(20, 15));
  assertExtent(10, 10, 20, 12, kGold);
}

void test_line_reaches_both_ends() {
  Canvas& c = screen().canvas;
  c.line(10, 10, 60, 30, kRed);
  TEST_ASSERT_EQUAL(kRed, c.at(10, 10));
  TEST_ASSERT_EQUAL(kRed, c.at(60, 30));
  TEST_ASSERT_EQUAL_INT(51, screen().count(kRed));
  screen().reset(kInk);
  c.line(60, 30, 10, 10, kRed, 3);
  assertExtent(10, 10, 53, 23, kRed);
}

void test_dash_has_gaps() {
  Canvas& c = screen().canvas;
  c.dash(10, 10, 29, 10, kRed, 4, 3);
  const char* wanted = "####...####...####..";
  for (int i = 0; i < 20; ++i) TEST_ASSERT_EQUAL(wanted[i] == '#' ? kRed : kInk, c.at(10 + i, 10));
  c.dash(50, 50, 50, 50, kRed);  // a point is a dash
  TEST_ASSERT_EQUAL(kRed, c.at(50, 50));
}

void test_triangle_is_full() {
  Canvas& c = screen().canvas;
  c.triangle({20, 40}, {40, 40}, {20, 20}, kLeaf);
  assertExtent(20, 20, 21, 21, kLeaf);
  TEST_ASSERT_EQUAL_INT(21 * 22 / 2, screen().count(kLeaf));
}

void test_triangle_is_the_same_from_each_corner() {
  Canvas& c = screen().canvas;
  const Point p[3] = {{100, 20}, {31, 77}, {140, 150}};
  c.triangle(p[0], p[1], p[2], kLeaf);
  screen().keep();
  for (int i = 0; i < 3; ++i) {
    c.clear(kInk);
    c.triangle(p[(i + 1) % 3], p[i], p[(i + 2) % 3], kLeaf);
    TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
  }
}

void test_polygon_fills_a_hollow_shape() {
  Canvas& c = screen().canvas;
  const Point arrow[] = {{20, 20}, {60, 40}, {20, 60}, {35, 40}};
  c.polygon(arrow, 4, kGold);
  assertExtent(20, 20, 41, 41, kGold);
  TEST_ASSERT_EQUAL(kInk, c.at(25, 40));  // the notch
  TEST_ASSERT_EQUAL(kGold, c.at(36, 40));
  TEST_ASSERT_EQUAL(kGold, c.at(59, 40));
}

void test_disc_and_ring_fit_together() {
  Canvas& c = screen().canvas;
  c.disc(100, 100, 20, kRed);
  assertExtent(80, 80, 41, 41, kRed);
  const int whole = screen().count(kRed);
  screen().reset(kInk);
  c.disc(100, 100, 17, kRed);
  c.ring(100, 100, 20, kGold, 3);
  TEST_ASSERT_EQUAL_INT(whole, screen().count(kRed) + screen().count(kGold));
  assertExtent(83, 83, 35, 35, kRed);
}

void test_ellipse_has_its_size_and_both_symmetries() {
  Canvas& c = screen().canvas;
  c.ellipse(40, 30, 61, 26, kCyan);
  assertExtent(40, 30, 61, 26, kCyan);
  for (int y = 0; y < 26; ++y) {
    for (int x = 0; x < 61; ++x) {
      TEST_ASSERT_EQUAL(c.at(40 + x, 30 + y), c.at(40 + 60 - x, 30 + y));
      TEST_ASSERT_EQUAL(c.at(40 + x, 30 + y), c.at(40 + x, 30 + 25 - y));
    }
  }
}

void test_dither_sets_level_of_sixteen() {
  Canvas& c = screen().canvas;
  for (int level = 0; level <= 16; ++level) {
    screen().reset(kInk);
    c.dither(3, 5, 64, 32, kPlum, level);
    TEST_ASSERT_EQUAL_INT(64 * 32 * level / 16, screen().count(kPlum));
  }
}

void test_dither_levels_grow_into_each_other() {
  Canvas& c = screen().canvas;
  for (int level = 1; level < 16; ++level) {
    screen().reset(kInk);
    c.dither(0, 0, 8, 8, kPlum, level + 1);
    const int all = screen().count(kPlum);
    c.dither(0, 0, 8, 8, kPlum, level);
    TEST_ASSERT_EQUAL_INT(all, screen().count(kPlum));
  }
}

void test_dim_maps_every_pixel_of_its_area() {
  Canvas& c = screen().canvas;
  c.rect(0, 0, 320, 120, kGold);
  c.dim({10, 10, 100, 50});
  assertExtent(10, 10, 100, 50, kSepia);
  TEST_ASSERT_EQUAL_INT(5000, screen().count(kSepia));
}

void test_clip_bounds_every_kind_of_drawing() {
  Canvas& c = screen().canvas;
  c.setClip({100, 80, 40, 30});
  const Point far[] = {{0, 0}, {319, 10}, {300, 239}, {5, 230}};
  c.clear(kRed);
  c.line(0, 0, 319, 239, kRed, 5);
  c.triangle({0, 0}, {400, 0}, {160, 400}, kRed);
  c.polygon(far, 4, kRed);
  c.disc(120, 95, 100, kRed);
  c.ellipse(0, 0, 320, 240, kRed);
  c.box(0, 0, 320, 240, kRed, kRed);
  c.dither(0, 0, 320, 240, kRed, 9);
  for (int y = 4; y < 230; y += 9)
    c.text(4, y, "Every letter of this line is red, and most of it is cut", kRed, Weight::bold);
  c.marquee(0, 70, "MARQUEE", kRed, Marquee::px43);
  assertExtent(100, 80, 40, 30, kRed);
}

void test_clip_to_narrows_and_gives_back() {
  Canvas& c = screen().canvas;
  c.setClip({10, 10, 50, 50});
  {
    const ClipTo narrow(c, {40, 0, 100, 30});
    c.clear(kGold);
    const ClipTo nothing(c, {200, 200, 10, 10});
    c.clear(kRed);
  }
  assertExtent(40, 10, 20, 20, kGold);
  TEST_ASSERT_EQUAL_INT(0, screen().count(kRed));
  TEST_ASSERT_EQUAL_INT(10, c.clip().x);
  TEST_ASSERT_EQUAL_INT(50, c.clip().h);
}

}  // namespace

void armada_test::runAreaTests() {
  RUN_TEST(test_palette_has_the_values_of_the_look);
  RUN_TEST(test_dimming_ends_in_darkness);
  RUN_TEST(test_recolour_changes_one_entry);
  RUN_TEST(test_rect_fills_its_pixels_and_no_others);
  RUN_TEST(test_areas_without_size_draw_nothing);
  RUN_TEST(test_frame_is_one_pixel_wide);
  RUN_TEST(test_box_cuts_its_corners);
  RUN_TEST(test_box_without_fill_leaves_its_inside);
  RUN_TEST(test_line_reaches_both_ends);
  RUN_TEST(test_dash_has_gaps);
  RUN_TEST(test_triangle_is_full);
  RUN_TEST(test_triangle_is_the_same_from_each_corner);
  RUN_TEST(test_polygon_fills_a_hollow_shape);
  RUN_TEST(test_disc_and_ring_fit_together);
  RUN_TEST(test_ellipse_has_its_size_and_both_symmetries);
  RUN_TEST(test_dither_sets_level_of_sixteen);
  RUN_TEST(test_dither_levels_grow_into_each_other);
  RUN_TEST(test_dim_maps_every_pixel_of_its_area);
  RUN_TEST(test_clip_bounds_every_kind_of_drawing);
  RUN_TEST(test_clip_to_narrows_and_gives_back);
}
