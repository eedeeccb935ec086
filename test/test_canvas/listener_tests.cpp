// What a listener hears: the words, the areas that cover them, the dimming.
#include "canvas/art.h"
#include "screen.h"

using namespace armada;
using armada_test::screen;

namespace {

class Notebook : public CanvasListener {
 public:
  void wrote(int x, int y, const char* words, std::size_t bytes, Colour colour, Weight weight) override {
    const std::size_t n = bytes < sizeof last - 1 ? bytes : sizeof last - 1;
    std::memcpy(last, words, n);
    last[n] = 0;
    lastAt = {x, y};
    lastColour = colour;
    lastWeight = weight;
    ++words_;
  }
  void filled(Rect a, Colour colour) override {
    area = a;
    lastColour = colour;
    ++fills;
  }
  void dimmed(Rect a) override {
    area = a;
    ++dims;
  }

  char last[80] = "";
  Point lastAt{0, 0};
  Colour lastColour = kVoid;
  Weight lastWeight = Weight::body;
  Rect area{0, 0, 0, 0};
  int words_ = 0, fills = 0, dims = 0;
};

void test_listener_hears_text_where_it_stands() {
  Notebook n;
  screen().canvas.listen(&n);
  screen().canvas.text(20, 30, "Hull", kHaze);
  TEST_ASSERT_EQUAL_STRING("Hull", n.last);
  TEST_ASSERT_EQUAL_INT(20, n.lastAt.x);
  TEST_ASSERT_EQUAL_INT(30, n.lastAt.y);
  TEST_ASSERT_EQUAL(kHaze, n.lastColour);
  screen().canvas.textRight(300, 30, "Round 7", kMist);
  TEST_ASSERT_EQUAL_INT(300 - textWidth("Round 7"), n.lastAt.x);
  screen().canvas.marquee(6, 4, "PEW PEW!", kPaper);
  TEST_ASSERT_EQUAL_STRING("PEW PEW!", n.last);
  TEST_ASSERT_TRUE(n.lastWeight == Weight::bold);
  screen().canvas.listen(nullptr);
  screen().canvas.text(20, 30, "unheard", kHaze);
  TEST_ASSERT_EQUAL_INT(3, n.words_);
}

void test_listener_hears_a_line_of_one_weight_in_one_piece() {
  Notebook n;
  screen().canvas.listen(&n);
  screen().canvas.paragraph(20, 30, 280, "Missiles fly towards you.", kPaper);
  TEST_ASSERT_EQUAL_INT(1, n.words_);
  TEST_ASSERT_EQUAL_STRING("Missiles fly towards you.", n.last);
  screen().canvas.paragraph(20, 30, 280, "Pews fly *two cards* away.", kPaper);
  TEST_ASSERT_EQUAL_INT(4, n.words_);
  TEST_ASSERT_EQUAL_STRING("away.", n.last);
}

void test_listener_hears_large_fills_clipped() {
  Notebook n;
  screen().canvas.listen(&n);
  screen().canvas.rect(-10, -10, 50, 40, kGold);
  TEST_ASSERT_EQUAL_INT(1, n.fills);
  TEST_ASSERT_EQUAL_INT(0, n.area.x);
  TEST_ASSERT_EQUAL_INT(40, n.area.w);
  TEST_ASSERT_EQUAL_INT(30, n.area.h);
  screen().canvas.hline(0, 50, 320, kGold);
  screen().canvas.rect(0, 50, 7, 100, kGold);
  screen().canvas.rect(400, 50, 70, 100, kGold);
  screen().canvas.box(10, 60, 100, 30, kClear, kGold);
  TEST_ASSERT_EQUAL_INT(1, n.fills);
  screen().canvas.box(10, 60, 100, 30, kInk, kGold);
  screen().canvas.clear(kVoid);
  screen().canvas.ellipse(10, 60, 100, 30, kRed);
  screen().canvas.disc(100, 100, 30, kRed);
  TEST_ASSERT_EQUAL_INT(5, n.fills);
}

void test_listener_hears_dimming_but_no_other_map() {
  Notebook n;
  screen().canvas.listen(&n);
  const PaletteMap other = recolour(kInk, kGold);
  screen().canvas.map({0, 0, 50, 50}, other);
  TEST_ASSERT_EQUAL_INT(0, n.dims);
  screen().canvas.dim({0, 0, 400, 219});
  TEST_ASSERT_EQUAL_INT(1, n.dims);
  TEST_ASSERT_EQUAL_INT(320, n.area.w);
}

void test_listener_hears_the_labels_of_pictures() {
  Notebook n;
  screen().canvas.listen(&n);
  screen().canvas.sprite(kHeart, 100, 100);
  TEST_ASSERT_EQUAL_STRING("<3", n.last);
  TEST_ASSERT_EQUAL(kPink, n.lastColour);
  screen().canvas.sprite(kHeart, 100, 100, &kDimmed);
  TEST_ASSERT_EQUAL(kPlum, n.lastColour);
  drawChevrons(screen().canvas, 160, 120, 2, 4, 6, kGold);
  TEST_ASSERT_EQUAL_STRING(">>", n.last);
  screen().canvas.label(8, 20, "danger", kRed);
  TEST_ASSERT_EQUAL_STRING("danger", n.last);
  TEST_ASSERT_EQUAL_INT(8, n.lastAt.x);
  screen().keep();
  screen().canvas.label(8, 20, "danger", kRed);
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
}

void test_listener_does_not_hear_words_outside_the_clip() {
  Notebook n;
  screen().canvas.listen(&n);
  screen().canvas.setClip({0, 100, 320, 20});
  screen().canvas.text(20, 30, "above", kPaper);
  screen().canvas.text(20, 130, "below", kPaper);
  screen().canvas.text(400, 105, "right", kPaper);
  TEST_ASSERT_EQUAL_INT(0, n.words_);
  screen().canvas.text(20, 105, "inside", kPaper);
  TEST_ASSERT_EQUAL_INT(1, n.words_);
}

}  // namespace

void armada_test::runListenerTests() {
  RUN_TEST(test_listener_hears_text_where_it_stands);
  RUN_TEST(test_listener_hears_a_line_of_one_weight_in_one_piece);
  RUN_TEST(test_listener_hears_large_fills_clipped);
  RUN_TEST(test_listener_hears_dimming_but_no_other_map);
  RUN_TEST(test_listener_hears_the_labels_of_pictures);
  RUN_TEST(test_listener_does_not_hear_words_outside_the_clip);
}
