// A storm of calls with wild coordinates: no write leaves the clip, the pixels or the band.
#include <climits>

#include "canvas/art.h"
#include "screen.h"
#include "support/scale.h"

using namespace armada;
using armada_test::screen;

namespace {

class Storm {
 public:
  explicit Storm(std::uint32_t seed) : rng_(Rng::seeded(seed)) {}

  void call(Canvas& c) {
    const Point p[] = {{wild(), wild()}, {wild(), wild()}, {wild(), wild()}, {wild(), wild()}, {wild(), wild()}};
    const auto colour = static_cast<Colour>(below(kColourCount));
    switch (below(20)) {
      case 0: return c.dot(wild(), wild(), colour);
      case 1: return c.rect(wild(), wild(), wild(), wild(), colour);
      case 2: return c.frame(wild(), wild(), wild(), wild(), colour);
      case 3: return c.line(wild(), wild(), wild(), wild(), colour, below(4) == 0 ? wild() : below(6));
      case 4: return c.dash(wild(), wild(), wild(), wild(), colour, wild(), wild());
      case 5: return c.triangle(p[0], p[1], p[2], colour);
      case 6: return c.polygon(p, below(6), colour);
      case 7: return c.disc(wild(), wild(), wild(), colour);
      case 8: return c.ring(wild(), wild(), wild(), colour, wild());
      case 9: return c.ellipse(wild(), wild(), wild(), wild(), colour);
      case 10: return c.box(wild(), wild(), wild(), wild(), colour, kGold, wild());
      case 11: return c.dither(wild(), wild(), wild(), wild(), colour, wild());
      case 12: return c.dim({wild(), wild(), wild(), wild()});
      case 13: return c.sprite(kShip, wild(), wild(), below(2) == 0 ? nullptr : &kDimmed, static_cast<int>(below(5)));
      case 14: return c.ghost(kMine, wild(), wild(), colour, kBrass);
      case 15: return c.silhouette(kAntillian, wild(), wild(), colour);
      case 16: c.text(wild(), wild(), kWords, colour, weight()); return;
      case 17: c.paragraph(wild(), wild(), wild(), kWords, colour, wild(), weight()); return;
      case 18: c.marqueeCentred(wild(), wild(), "×7 STORM", colour, static_cast<Marquee>(below(5))); return;
      default: c.textRight(wild(), wild(), kWords, colour, weight()); return;
    }
  }

  // Mostly near the screen, at times as far away as a number can be.
  int wild() {
    switch (below(12)) {
      case 0: return INT_MAX - static_cast<int>(below(3));
      case 1: return INT_MIN + static_cast<int>(below(3));
      case 2: return static_cast<int>(rng_.next());
      case 3: return static_cast<int>(below(20000)) - 10000;
      default: return static_cast<int>(below(460)) - 70;
    }
  }
  std::uint32_t below(std::uint32_t n) { return rng_.next() % n; }

 private:
  static constexpr const char* kWords = "A storm of *wild words*\nand − × → • – \xFF signs";
  Weight weight() { return below(2) == 0 ? Weight::body : Weight::bold; }
  Rng rng_;
};

void test_no_call_writes_beyond_the_pixels() {
  Storm storm(1);
  for (int i = 0; i < 400 * armada_test::kThorough; ++i) {
    storm.call(screen().canvas);
    if (i % 100 == 0) TEST_ASSERT_TRUE(screen().guardsWhole());
  }
}

void test_no_call_writes_outside_the_clip() {
  Storm storm(2);
  Canvas& c = screen().canvas;
  for (int i = 0; i < 40 * armada_test::kThorough; ++i) {
    c.resetClip();
    screen().keep();
    c.setClip({storm.wild(), storm.wild(), storm.wild(), storm.wild()});
    const Rect clip = c.clip();
    TEST_ASSERT_TRUE(clip.x >= 0 && clip.y >= 0 && clip.w >= 0 && clip.h >= 0);
    TEST_ASSERT_TRUE(clip.x + clip.w <= Canvas::kWidth && clip.y + clip.h <= Canvas::kHeight);
    for (int k = 0; k < 4; ++k) storm.call(c);
    for (int y = 0; y < Canvas::kHeight; ++y) {
      if (!screen().rowChanged(y)) continue;
      for (int x = 0; x < Canvas::kWidth; ++x) {
        const bool inside = x >= clip.x && y >= clip.y && x < clip.x + clip.w && y < clip.y + clip.h;
        if (!inside) TEST_ASSERT_FALSE_MESSAGE(screen().changedAt(x, y), "outside of the clip");
      }
    }
  }
}

// The same storm over every band of a few heights makes the picture that it makes at once, between the same guards.
void test_bands_together_are_the_whole_picture() {
  constexpr std::size_t kGuardBytes = 512;
  static std::uint8_t memory[Canvas::kBandBytes + 2 * kGuardBytes];
  static std::uint8_t whole[Canvas::kScreenBytes];
  const auto draw = [](Canvas& c, std::uint32_t seed) {
    Storm storm(seed);
    c.clear(kInk);
    for (int k = 0; k < 12; ++k) {
      if (k % 4 == 1) c.setClip({storm.wild(), storm.wild(), storm.wild(), storm.wild()});
      if (k % 4 == 3) c.resetClip();
      storm.call(c);
    }
  };
  for (std::uint32_t seed = 1; seed <= 4 * armada_test::kThorough; ++seed) {
    Canvas all(whole, Canvas::kHeight);
    draw(all, seed);
    std::memset(memory, 0xA5, sizeof memory);
    Canvas band(memory + kGuardBytes, Canvas::kBandRows - static_cast<int>(seed % 3) * 7);
    for (int y = 0; y < Canvas::kHeight; y = band.end()) {
      band.moveTo(y);
      draw(band, seed);
      for (int j = y; j < band.end(); ++j) TEST_ASSERT_EQUAL_MEMORY(all.row(j), band.row(j), Canvas::kWidth);
    }
    for (std::size_t i = 0; i < kGuardBytes; ++i) {
      TEST_ASSERT_EQUAL_HEX8(0xA5, memory[i]);
      TEST_ASSERT_EQUAL_HEX8(0xA5, memory[sizeof memory - 1 - i]);
    }
  }
}

void test_pixels_stay_entries_of_the_palette() {
  Storm storm(3);
  Canvas& c = screen().canvas;
  for (int i = 0; i < 100 * armada_test::kThorough; ++i) storm.call(c);
  for (int y = 0; y < Canvas::kHeight; ++y) {
    for (int x = 0; x < Canvas::kWidth; ++x) TEST_ASSERT_TRUE(c.at(x, y) < kColourCount);
  }
}

}  // namespace

void armada_test::runStormTests() {
  RUN_TEST(test_no_call_writes_beyond_the_pixels);
  RUN_TEST(test_no_call_writes_outside_the_clip);
  RUN_TEST(test_bands_together_are_the_whole_picture);
  RUN_TEST(test_pixels_stay_entries_of_the_palette);
}
