// LOOK's components to the pixel: each is drawn in all its sizes and states on an empty canvas, and the sum of these pictures must
// be the one that was kept. Golden pictures show how components look on screens; here are the cases that no screen comes to.
#include <unity.h>

#include "rules/kernel/bytes.h"
#include "screens/components.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

std::uint8_t pixels[Canvas::kScreenBytes];
constexpr int kSheetRows = 64;

// Pictures of one component, one after the other.
class Sheet {
 public:
  Sheet() { canvas.clear(kMoss); }
  // So many rows of the picture, from `top` on; the next one is drawn on an empty canvas.
  void keep(int top = 0, int rows = kSheetRows) {
    note(static_cast<int>(crc32(canvas.row(top), static_cast<std::size_t>(rows) * Canvas::kWidth)));
    canvas.rect(0, top, Canvas::kWidth, rows, kMoss);
  }
  void note(int figure) { sum_ = sum_ * 16777619u + static_cast<std::uint32_t>(figure); }
  void note(Rect area) {
    for (const int figure : {area.x, area.y, area.w, area.h}) note(figure);
  }
  // If other pictures are meant, the sum that it "was" is the new one.
  void is(std::uint32_t wanted) const { TEST_ASSERT_EQUAL_HEX32(wanted, sum_); }

  Canvas canvas{pixels, Canvas::kHeight};

 private:
  std::uint32_t sum_ = 2166136261u;
};

// Words of any width: the letter i is a few pixels wide.
const char* narrow(int letters, int wide = 0) {
  static Text<96> words;
  words.clear();
  for (int i = 0; i < wide; ++i) words << 'm';
  for (int i = 0; i < letters; ++i) words << 'i';
  return words.c_str();
}

void test_headers_to_the_pixel() {
  Sheet sheet;
  for (int wide = 0; wide < 40; ++wide) {  // the speed lines end at every pixel
    for (int letters = 0; letters < 4; ++letters) {
      drawHeader(sheet.canvas, letters % 2 == 0 ? "Pew Pew!" : "A title in az", narrow(letters, wide), kTeal);
      sheet.keep(0, 24);
    }
  }
  sheet.is(0xC60A431E);
}

void test_feet_to_the_pixel() {
  using Key = ButtonHint::Key;
  constexpr Key kKeys[] = {Key::start, Key::b, Key::leftRight, Key::a, Key::select, Key::upDown, Key::dpad};
  Sheet sheet;
  for (int count = 0; count <= 4; ++count) {
    for (int letters = 1; letters < 32; letters += 3) {
      ButtonHints hints{};
      for (int i = 0; i < count; ++i) hints.add(kKeys[(letters + i) % 7], i == 0 ? narrow(letters) : "Line");
      sheet.note(footWidth(hints));
      drawFoot(sheet.canvas, hints, kBrass, letters % 2 == 0);
      sheet.keep(kFootTop - 1, Canvas::kHeight - kFootTop + 1);
    }
  }
  sheet.is(0x85E3B210);
}

void test_holders_to_the_pixel() {
  Sheet sheet;
  drawPanel(sheet.canvas, {10, 5, 40, 30});
  drawDialog(sheet.canvas, {60, 2, 120, 50}, "TITLE");
  drawPaper(sheet.canvas, {190, 4, 50, 40});
  drawCard(sheet.canvas, {250, 4, 51, 40}, 13);
  sheet.keep();
  for (const int w : {10, 11, 12, 13, 30}) {
    for (const int h : {10, 11, 12, 13, 30}) {
      drawCardBack(sheet.canvas, {7, 3, w, h});
      sheet.keep();
    }
  }
  sheet.is(0x271FF5E1);
}

void test_a_panel_opens_from_its_middle_line() {
  Sheet sheet;
  for (int h = 20; h < 27; ++h) {
    for (int step = -1; step <= kPanelSteps + 1; ++step) {
      const bool open = drawOpeningPanel(sheet.canvas, {20, 30, 60, h}, step, kInk, kGold);
      TEST_ASSERT_EQUAL(step >= kPanelSteps, open);
      int above = 0, below = 0;
      for (int y = 0; y < kSheetRows; ++y)
        if (sheet.canvas.at(40, y) != kMoss) ++(2 * y < 60 + h - 1 ? above : below);
      TEST_ASSERT_INT_WITHIN(2, above, below);
      TEST_ASSERT_EQUAL(open, above + below == 0);
      TEST_ASSERT_LESS_OR_EQUAL_INT(h, above + below);
      sheet.keep();
    }
  }
  sheet.is(0xC8EBA72D);
}

void test_cursors_to_the_pixel() {
  Sheet sheet;
  for (int w = 3; w < 40; w += 4) {
    for (int h = 2; h < 40; h += 5) {
      drawCursor(sheet.canvas, {8, 8, w, h}, 14);
      drawCursor(sheet.canvas, {100, 8, w, h}, 15, kCyan);
      drawCursor(sheet.canvas, {200, 8, w, h}, 30);
      sheet.keep();
    }
  }
  drawPointer(sheet.canvas, 20, 10);
  drawArrowDown(sheet.canvas, 60, 10);
  sheet.keep();
  sheet.is(0xB8C4F7D8);
}

// What is redrawn when a cursor moves, and only then.
void test_a_cursor_moves_when_it_looks_different() {
  Sheet sheet;
  const auto picture = [&sheet](std::uint32_t ticks) {
    sheet.canvas.rect(0, 0, Canvas::kWidth, kSheetRows, kMoss);
    drawCursor(sheet.canvas, {20, 20, 20, 20}, ticks);
    return crc32(sheet.canvas.row(0), std::size_t{kSheetRows} * Canvas::kWidth);
  };
  for (std::uint32_t ticks = 1; ticks < 65; ++ticks)
    TEST_ASSERT_EQUAL(picture(ticks) != picture(ticks - 1), cursorMoves(ticks));
}

void test_rows_of_lists_to_the_pixel() {
  Sheet sheet;
  for (const bool chosen : {false, true}) {
    for (const bool quiet : {false, true}) {
      for (const char* value : {"", "Value"}) {
        for (const bool changeable : {false, true}) {
          drawRow(sheet.canvas, {4, 4, 150, 21}, "A name", {value, changeable}, chosen, quiet);
          drawRow(sheet.canvas, {160, 4, 151, 24}, "A name", {value, changeable}, chosen, quiet);
          sheet.keep();
        }
      }
      drawRow(sheet.canvas, {4, 4, 150, 21}, "A name", {nullptr, true}, chosen, quiet);
      sheet.keep();
    }
    for (int value = 0; value <= 10; value += 2) {
      drawTrack(sheet.canvas, 20, 5, value, 10, 160, kLeaf, chosen);
      sheet.keep();
    }
  }
  sheet.is(0x10427A22);
}

void test_scroll_bars_to_the_pixel() {
  Sheet sheet;
  for (const int seen : {1, 5, 7}) {
    for (const int all : {0, 1, 4, 5, 6, 7, 8, 13, 90}) {
      for (int first = 0; first == 0 || first <= all - seen; first += 3) {
        drawScrollBar(sheet.canvas, {300, 2, 4, 53}, first, seen, all);
        sheet.keep();
      }
    }
  }
  sheet.is(0xEF99A579);
}

// As little as may be, and never past an end.
void test_a_list_scrolls_to_what_is_chosen_and_no_further() {
  for (int all = 1; all < 9; ++all)
    for (int seen = 1; seen < 6; ++seen)
      for (int chosen = 0; chosen < all; ++chosen)
        for (int first = 0; first < all; ++first) {
          const int now = scrolledTo(first, chosen, seen, all);
          const int last = all > seen ? all - seen : 0;
          TEST_ASSERT_TRUE(now >= 0 && now <= last && now <= chosen && chosen < now + seen);
          const int before = first < last ? first : last;
          if (before <= chosen && chosen < before + seen) TEST_ASSERT_EQUAL_INT(before, now);
          if (chosen < before) TEST_ASSERT_EQUAL_INT(chosen, now);
          if (chosen >= before + seen) TEST_ASSERT_EQUAL_INT(chosen - seen + 1, now);
        }
}

void test_small_things_to_the_pixel() {
  Sheet sheet;
  for (const ChipShape shape : {ChipShape::square, ChipShape::hexagon, ChipShape::disc}) {
    for (const bool filled : {false, true}) {
      drawChip(sheet.canvas, 30, 30, shape, "A", kCyan, filled);
      drawChip(sheet.canvas, 90, 30, shape, "12", kGold, filled);
      sheet.keep();
    }
  }
  for (const char* words : {"3", "12", "free"}) {
    sheet.note(drawPriceTag(sheet.canvas, 12, 6, words));
    sheet.note(drawPriceTag(sheet.canvas, 120, 6, words, kRed, kPaper));
    sheet.note(tagWidth(words));
    drawTag(sheet.canvas, {200, 6, tagWidth(words), kTagHeight}, words);
    sheet.keep();
  }
  for (const Stamp stamp : {Stamp::book, Stamp::fact, Stamp::house, Stamp::none}) {
    sheet.note(drawStamp(sheet.canvas, 40, 20, stamp));
    sheet.keep();
  }
  for (const int letters : {1, 2, 3, 80, 95}) {
    drawToast(sheet.canvas, narrow(letters));
    sheet.keep(kFootTop, Canvas::kHeight - kFootTop);
  }
  sheet.is(0x647ED933);
}

void test_a_score_is_told_beside_the_best_before_it() {
  class Heard final : public CanvasListener {
   public:
    void wrote(int, int, const char* said, std::size_t bytes, Colour, Weight) override { words.put(said, bytes); }
    void filled(Rect, Colour) override {}
    void dimmed(Rect) override {}
    Text<64> words;
  };
  const struct {
    int score;
    std::int16_t best;
    const char* words;
  } kCases[] = {{5, INT16_MIN, "Your first score"},
                {5, 4, "A new best, was 4"},
                {5, 5, "As good as your best"},
                {5, 6, "Best so far: 6"},
                {-7, -7, "As good as your best"}};
  Sheet sheet;
  for (const auto& each : kCases) {
    Heard heard;
    sheet.canvas.listen(&heard);
    drawBestScore(sheet.canvas, 20, each.score, each.best);
    sheet.canvas.listen(nullptr);
    TEST_ASSERT_EQUAL_STRING(each.words, heard.words.c_str());
    sheet.keep();
  }
  sheet.is(0xCB1BFE6D);
}

void test_bright_colours_have_their_own_shades() {
  constexpr Colour kPairs[][2] = {{kRed, kBrick},  {kOrange, kRust}, {kGold, kBrass}, {kLeaf, kMoss},  {kCyan, kTeal},
                                  {kBlue, kUltra}, {kViolet, kPlum}, {kPink, kRose},  {kPaper, kSteel}};
  for (const auto& pair : kPairs) TEST_ASSERT_EQUAL(pair[1], shadeOf(pair[0]));
}

// ---- bubbles --------------------------------------------------------------------------------------------------------
void test_rectangles_meet_grow_and_join() {
  const Rect thing{10, 20, 30, 40};
  for (const Rect apart : {Rect{40, 20, 5, 40}, Rect{5, 20, 5, 40}, Rect{10, 60, 30, 5}, Rect{10, 15, 30, 5}}) {
    TEST_ASSERT_FALSE(overlap(thing, apart));
    TEST_ASSERT_TRUE(overlap(grown(thing, 1), apart));
    TEST_ASSERT_TRUE(overlap(apart, grown(thing, 1)));
  }
  const Rect larger = grown(thing, 3);
  TEST_ASSERT_TRUE(larger.x == 7 && larger.y == 17 && larger.w == 36 && larger.h == 46);
  const Rect nothing{0, 0, 0, 0};
  for (const Rect both : {around(thing, nothing), around(nothing, thing), around(thing, {12, 25, 1, 1})})
    TEST_ASSERT_TRUE(both.x == 10 && both.y == 20 && both.w == 30 && both.h == 40);
  const Rect joined = around(thing, {5, 70, 50, 1});
  TEST_ASSERT_TRUE(joined.x == 5 && joined.y == 20 && joined.w == 50 && joined.h == 51);
  const Rect single = around({50, 10, 1, 5}, {60, 8, 1, 3});
  TEST_ASSERT_TRUE(single.x == 50 && single.y == 8 && single.w == 11 && single.h == 7);
}

void test_bubbles_stand_where_they_stood() {
  Sheet sheet;
  for (const int x : {0, 37, 74, 111, 148, 161, 185, 222, 259, 287})  // at 161 a bubble can only just stand beside it
    for (int y = kBodyTop; y < 200; y += 29)
      for (const Rect other :
           {Rect{0, 0, 0, 0}, Rect{x < 150 ? 200 : 20, 60, 70, 50}, Rect{x, y < 120 ? y + 60 : y - 60, 41, 30}})
        for (const int h : {61, 100}) {
          const BubblePlace place = placeBubble({x, y, 33, 21}, other, 155, h);
          sheet.note(place.area);
          sheet.note(place.flaw);
          TEST_ASSERT_EQUAL(place.coversNothing(), place.flaw < 1000);
          if (place.coversNothing()) TEST_ASSERT_FALSE(overlap(place.area, {x, y, 33, 21}));
        }
  // Without a thing it stands by the other one, without either in the middle.
  sheet.note(placeBubble({0, 0, 0, 0}, {40, 50, 60, 21}, 150, 60).area);
  sheet.note(placeBubble({100, 90, 1, 1}, {40, 50, 60, 21}, 150, 60).area);
  const BubblePlace middle = placeBubble({0, 0, 0, 0}, {0, 0, 0, 0}, 150, 60);
  TEST_ASSERT_EQUAL_INT(0, middle.flaw);
  sheet.note(middle.area);
  sheet.is(0xB6F59708);
}

void test_bubbles_and_their_tails_to_the_pixel() {
  Sheet sheet;
  const Rect bubble{100, 70, 110, 71};
  for (int x = 10; x < 290; x += 45) {
    for (int y = 24; y < 200; y += 43) {
      drawBubble(sheet.canvas, bubble, {x, y, 24, 17});
      sheet.keep(0, Canvas::kHeight);
    }
  }
  for (const Rect near : {Rect{75, 90, 25, 9}, Rect{210, 90, 25, 9}, Rect{130, 50, 25, 20}, Rect{130, 141, 25, 20},
                          Rect{140, 90, 20, 20}, Rect{0, 0, 0, 0}}) {
    drawBubble(sheet.canvas, bubble, near);
    sheet.keep(0, Canvas::kHeight);
  }
  sheet.is(0x9B6D2D0A);
}

// Each pixel above the foot is dimmed once, but for the two areas.
void test_all_around_two_areas_is_dimmed_once() {
  constexpr Rect kAreas[] = {{0, 0, 0, 0},       {10, 20, 50, 60}, {100, 50, 40, 90}, {50, 70, 90, 30},
                             {280, 200, 60, 60}, {-5, -5, 20, 20}, {0, 100, 320, 20}, {60, 20, 10, 60}};
  Canvas canvas(pixels, Canvas::kHeight);
  canvas.clear(kPaper);
  canvas.dim({0, 0, 1, 1});
  const auto dim = canvas.at(0, 0);
  TEST_ASSERT_NOT_EQUAL(kPaper, dim);
  const auto within = [](Rect area, int x, int y) {
    return x >= area.x && x < area.x + area.w && y >= area.y && y < area.y + area.h;
  };
  for (const Rect first : kAreas) {
    for (const Rect second : kAreas) {
      canvas.clear(kPaper);
      dimAround(canvas, first, second);
      for (int y = 0; y < Canvas::kHeight; y += 2)
        for (int x = 0; x < Canvas::kWidth; ++x) {
          const bool bright = y >= kFootTop || within(first, x, y) || within(second, x, y);
          if (canvas.at(x, y) != (bright ? kPaper : dim)) TEST_FAIL_MESSAGE(bright ? "dimmed" : "not dimmed");
        }
    }
  }
}

// ---- words ----------------------------------------------------------------------------------------------------------
void test_capitals_and_numbers_of_things() {
  TEST_ASSERT_EQUAL_STRING("AZ@[`{ 9", Shouted("az@[`{ 9").c_str());
  Text<64> words;
  for (const int number : {0, 1, 2, 11}) counted(words, number, "cube") << ' ';
  TEST_ASSERT_EQUAL_STRING("0 cubes 1 cube 2 cubes 11 cubes ", words.c_str());
}

void test_words_that_fit_to_the_pixel_are_whole_and_one_less_cuts_them() {
  const char* full = "Größe ohne Ende";
  const int w = textWidth(full);
  Text<96> whole, cut;
  fitted(full, w, whole);
  TEST_ASSERT_EQUAL_STRING(full, whole.c_str());
  fitted(full, w - 1, cut);
  TEST_ASSERT_EQUAL_STRING("Größe ohne En...", cut.c_str());
  Text<96> least;
  fitted(full, 1, least);
  TEST_ASSERT_EQUAL_STRING("...", least.c_str());
  // The longest that fits, never half a letter.
  for (int width = textWidth("..."); width < w; ++width) {
    Text<96> some, longest;
    fitted(full, width, some);
    for (std::size_t bytes = 0; bytes < std::strlen(full); ++bytes) {
      if ((static_cast<unsigned char>(full[bytes]) & 0xC0u) == 0x80u) continue;  // within a letter
      Text<96> candidate;
      candidate.put(full, bytes) << "...";
      if (textWidth(candidate.c_str()) > width) continue;
      longest.clear();
      longest << candidate.c_str();
    }
    TEST_ASSERT_EQUAL_STRING(longest.c_str(), some.c_str());
  }
  Text<8> small;
  fitted("longer than this", 300, small);
  TEST_ASSERT_EQUAL_STRING("long...", small.c_str());
}

}  // namespace

void runSheetTests() {
  RUN_TEST(test_headers_to_the_pixel);
  RUN_TEST(test_feet_to_the_pixel);
  RUN_TEST(test_holders_to_the_pixel);
  RUN_TEST(test_a_panel_opens_from_its_middle_line);
  RUN_TEST(test_cursors_to_the_pixel);
  RUN_TEST(test_a_cursor_moves_when_it_looks_different);
  RUN_TEST(test_rows_of_lists_to_the_pixel);
  RUN_TEST(test_scroll_bars_to_the_pixel);
  RUN_TEST(test_a_list_scrolls_to_what_is_chosen_and_no_further);
  RUN_TEST(test_small_things_to_the_pixel);
  RUN_TEST(test_a_score_is_told_beside_the_best_before_it);
  RUN_TEST(test_bright_colours_have_their_own_shades);
  RUN_TEST(test_rectangles_meet_grow_and_join);
  RUN_TEST(test_bubbles_stand_where_they_stood);
  RUN_TEST(test_bubbles_and_their_tails_to_the_pixel);
  RUN_TEST(test_all_around_two_areas_is_dimmed_once);
  RUN_TEST(test_capitals_and_numbers_of_things);
  RUN_TEST(test_words_that_fit_to_the_pixel_are_whole_and_one_less_cuts_them);
}

}  // namespace shell_tests
