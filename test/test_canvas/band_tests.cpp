// A screen that is drawn band by band: the same pixels as at once, every word heard once and whole, and only rows sent that
// changed.
#include "canvas/art.h"
#include "canvas/strips.h"
#include "canvas/worlds.h"
#include "screen.h"

using namespace armada;
using armada_test::screen;

namespace {

constexpr int kBandHeights[] = {1, 7, 60, 80, 120, 239};
constexpr World kRinged{Surface::storm, kGold, kBrass, kRed, kPaper, kHaze};
std::uint8_t bandPixels[Canvas::kScreenBytes];

// Draws at once on the whole screen, then in bands of every height, and compares row by row.
template <class Draw>
void assertSameInBands(Draw draw) {
  screen().canvas.moveTo(0);
  screen().canvas.clear(kVoid);
  draw(screen().canvas);
  for (const int rows : kBandHeights) {
    Canvas band(bandPixels, rows);
    for (int y = 0; y < Canvas::kHeight; y = band.end()) {
      band.moveTo(y);
      band.clear(kVoid);
      draw(band);
      for (int j = y; j < band.end(); ++j)
        TEST_ASSERT_EQUAL_MEMORY(screen().canvas.row(j), band.row(j), Canvas::kWidth);
    }
  }
}

void test_words_across_the_end_of_a_band_are_whole() {
  assertSameInBands([](Canvas& c) {
    for (int y = 50; y < 70; y += 3)
      c.text(4 + 3 * y, y, "Égypte jumps", kPaper, y % 2 == 0 ? Weight::body : Weight::bold);
    c.marqueeCentred(160, 100, "PEW PEW!", kCyan, Marquee::px43);
    c.paragraph(10, 150, 90, "Lines of *words* that go on and on, over the end of a band and beyond.", kGold);
  });
}

void test_pictures_across_the_end_of_a_band_are_whole() {
  assertSameInBands([](Canvas& c) {
    c.sprite(kShip, 20, 50);
    c.sprite(kShip, 60, 40, &kDimmed, 3);
    c.ghost(kMine, 160, 54, kGold, kBrass);
    c.silhouette(kAntillian, 200, 30, kWhite);
    drawWorld(c, 60, 170, 33, kRinged);
    drawWorld(c, 200, 120, 20, kRinged);
  });
}

void test_lines_and_areas_across_the_end_of_a_band_are_whole() {
  assertSameInBands([](Canvas& c) {
    c.dither(0, 0, 320, 240, kDusk, 5);
    c.line(3, 3, 310, 230, kRed, 3);
    c.dash(310, 3, 3, 230, kLeaf);
    c.disc(80, 60, 25, kBlue);
    c.ring(80, 120, 30, kPink, 4);
    c.ellipse(150, 50, 90, 33, kTeal);
    c.box(150, 100, 90, 60, kInk, kGold, 7);
    c.frame(10, 57, 300, 6, kMist);
    c.triangle({250, 20}, {310, 130}, {220, 200}, kPlum);
    const Point star[] = {{30, 190}, {60, 230}, {10, 205}, {55, 200}, {15, 232}};
    c.polygon(star, 5, kOrange);
    c.dim({100, 40, 120, 100});
  });
}

// A list that is moved up and down stays within its area, wherever a band ends in it.
void test_a_clip_across_the_end_of_a_band_holds() {
  assertSameInBands([](Canvas& c) {
    c.setClip({40, 45, 200, 90});
    for (int i = 0; i < 14; ++i) c.text(30, 33 + 9 * i, "A line of a list that is longer than its area", kPaper);
    {
      const ClipTo inner(c, {60, 110, 300, 20});
      c.clear(kBrick);
    }
    c.disc(60, 140, 20, kGold);
    c.resetClip();
    c.text(250, 57, "beside it", kMist);
  });
}

// What is asked of the canvas is the same in every band.
void test_whoever_draws_does_not_see_the_band() {
  Canvas band(bandPixels, 60);
  for (int y = 0; y < Canvas::kHeight; y = band.end()) {
    band.moveTo(y);
    TEST_ASSERT_EQUAL_INT(0, band.clip().y);
    TEST_ASSERT_EQUAL_INT(Canvas::kHeight, band.clip().h);
    band.setClip({10, 50, 100, 100});
    TEST_ASSERT_EQUAL_INT(50, band.clip().y);
    TEST_ASSERT_EQUAL_INT(100, band.clip().h);
    const int whole = screen().canvas.text(5, 30, "words", kPaper);
    TEST_ASSERT_EQUAL_INT(whole, band.text(5, 30, "words", kPaper));
    TEST_ASSERT_EQUAL_INT(screen().canvas.marquee(5, 130, "WORDS", kPaper), band.marquee(5, 130, "WORDS", kPaper));
    TEST_ASSERT_EQUAL_INT(screen().canvas.paragraph(5, 30, 40, "some more words", kPaper),
                          band.paragraph(5, 30, 40, "some more words", kPaper));
  }
}

// ---- what a listener hears ------------------------------------------------------------------------------------------
class Count final : public CanvasListener {
 public:
  void wrote(int, int y, const char* words, std::size_t bytes, Colour, Weight) override {
    ++pieces;
    lastY = y;
    lastBytes = bytes;
    last = words;
  }
  void wroteLarge(Rect area, const char*, std::size_t, Colour) override {
    ++large;
    largeHeight = area.h;
  }
  void filled(Rect area, Colour) override {
    ++fills;
    filledHeight = area.h;
  }
  void dimmed(Rect area) override {
    ++dims;
    dimmedHeight = area.h;
  }
  int pieces = 0, large = 0, fills = 0, dims = 0;
  int lastY = 0, largeHeight = 0, filledHeight = 0, dimmedHeight = 0;
  std::size_t lastBytes = 0;
  const char* last = "";
};

void test_everything_is_heard_once_and_whole_wherever_bands_end() {
  for (const int rows : kBandHeights) {
    Canvas band(bandPixels, rows);
    Count heard;
    band.listen(&heard);
    for (int y = 0; y < Canvas::kHeight; y = band.end()) {
      band.moveTo(y);
      band.box(10, 40, 200, 150, kInk, kGold);
      band.marquee(20, 50, "LARGE", kPaper, Marquee::px30);
      band.dim({0, 30, 320, 170});
      band.text(20, 56, "above", kPaper);
      band.label(20, 200, "label", kPaper);
      band.text(20, 236, "below", kPaper);
    }
    TEST_ASSERT_EQUAL_INT(3, heard.pieces);
    TEST_ASSERT_EQUAL_INT(236, heard.lastY);
    TEST_ASSERT_EQUAL_INT(5, heard.lastBytes);
    TEST_ASSERT_EQUAL_STRING("below", heard.last);
    TEST_ASSERT_EQUAL_INT(1, heard.large);
    TEST_ASSERT_EQUAL_INT(30, heard.largeHeight);
    TEST_ASSERT_EQUAL_INT(1, heard.fills);
    TEST_ASSERT_EQUAL_INT(150, heard.filledHeight);
    TEST_ASSERT_EQUAL_INT(1, heard.dims);
    TEST_ASSERT_EQUAL_INT(170, heard.dimmedHeight);
  }
}

// ---- what is sent ---------------------------------------------------------------------------------------------------
std::uint8_t strip[2][kStripBytes];

struct BandPanel {
  explicit BandPanel(int rows) : band(bandPixels, rows) {}
  // Draws a ground and one line of words in each band, and counts the rows that go out.
  int show(const char* words, int at) {
    std::memset(sent, 0, sizeof sent);
    int count = 0;
    for (int y = 0; y < Canvas::kHeight; y = band.end()) {
      band.moveTo(y);
      band.clear(kDusk);
      band.text(20, at, words, kPaper);
      count += sender.send(band, [this](int from, int rows, const std::uint8_t*) {
        TEST_ASSERT_TRUE(from >= band.top() && from + rows <= band.end() && rows <= kStripRows);
        for (int j = from; j < from + rows; ++j) sent[j] = true;
      });
    }
    return count;
  }
  Canvas band;
  StripSender sender{strip[0], strip[1]};
  bool sent[Canvas::kHeight] = {};
};

void test_of_every_band_only_changed_rows_are_sent() {
  for (const int rows : kBandHeights) {
    BandPanel panel(rows);
    TEST_ASSERT_EQUAL_INT(Canvas::kHeight, panel.show("HHH", 56));
    TEST_ASSERT_EQUAL_INT(0, panel.show("HHH", 56));
    TEST_ASSERT_EQUAL_INT(8, panel.show("", 56));
    for (int y = 0; y < Canvas::kHeight; ++y) TEST_ASSERT_EQUAL(y >= 56 && y < 64, panel.sent[y]);
    TEST_ASSERT_EQUAL_INT(8, panel.show("HHH", 117));
    for (int y = 0; y < Canvas::kHeight; ++y) TEST_ASSERT_EQUAL(y >= 117 && y < 125, panel.sent[y]);
    panel.sender.forget();
    TEST_ASSERT_EQUAL_INT(Canvas::kHeight, panel.show("HHH", 117));
    TEST_ASSERT_EQUAL_INT(0, panel.show("HHH", 117));
  }
}

// Whoever sends one band alone does not make the others known.
void test_a_band_that_was_not_sent_stays_unknown() {
  BandPanel panel(60);
  panel.band.moveTo(120);
  panel.band.clear(kDusk);
  TEST_ASSERT_EQUAL_INT(60, panel.sender.send(panel.band, [](int, int, const std::uint8_t*) {}));
  TEST_ASSERT_EQUAL_INT(Canvas::kHeight, panel.show("", 0));
  TEST_ASSERT_EQUAL_INT(0, panel.show("", 0));
}

void test_two_canvases_do_not_know_each_other() {
  static std::uint8_t other[Canvas::kBandBytes];
  Canvas one(bandPixels, Canvas::kBandRows), two(other, Canvas::kBandRows);
  one.moveTo(0);
  two.moveTo(Canvas::kBandRows);
  one.setClip({0, 0, 10, 10});
  one.clear(kGold);
  two.clear(kRed);
  one.dot(5, 5, kWhite);
  TEST_ASSERT_EQUAL(kWhite, one.at(5, 5));
  TEST_ASSERT_EQUAL(kGold, one.at(9, 9));
  for (int y = two.top(); y < two.end(); ++y) {
    TEST_ASSERT_EQUAL(kRed, two.at(0, y));
    TEST_ASSERT_EQUAL(kRed, two.at(Canvas::kWidth - 1, y));
  }
}

}  // namespace

void armada_test::runBandTests() {
  RUN_TEST(test_words_across_the_end_of_a_band_are_whole);
  RUN_TEST(test_pictures_across_the_end_of_a_band_are_whole);
  RUN_TEST(test_lines_and_areas_across_the_end_of_a_band_are_whole);
  RUN_TEST(test_a_clip_across_the_end_of_a_band_holds);
  RUN_TEST(test_whoever_draws_does_not_see_the_band);
  RUN_TEST(test_everything_is_heard_once_and_whole_wherever_bands_end);
  RUN_TEST(test_of_every_band_only_changed_rows_are_sent);
  RUN_TEST(test_a_band_that_was_not_sent_stays_unknown);
  RUN_TEST(test_two_canvases_do_not_know_each_other);
}
