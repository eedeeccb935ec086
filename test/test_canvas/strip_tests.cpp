// The strip encoder: which rows are sent, and as which bytes.
#include "canvas/strips.h"

#include "screen.h"
#include "support/scale.h"

using namespace armada;
using armada_test::screen;

namespace {

std::uint8_t buffers[2][kStripBytes];

// A panel that shows what it was sent, and a sender for it.
struct Panel {
  std::uint8_t shown[Canvas::kHeight][2 * Canvas::kWidth];
  bool sent[Canvas::kHeight];
  int strips = 0;
  StripSender sender{buffers[0], buffers[1]};

  int send() {
    std::memset(sent, 0, sizeof sent);
    strips = 0;
    return sender.send(screen().canvas, [this](int y, int rows, const std::uint8_t* bytes) {
      TEST_ASSERT_TRUE(rows >= 1 && rows <= kStripRows && y >= 0 && y + rows <= Canvas::kHeight);
      TEST_ASSERT_TRUE(bytes == buffers[0] || bytes == buffers[1]);
      for (int j = 0; j < rows; ++j) {
        TEST_ASSERT_FALSE_MESSAGE(sent[y + j], "a row is sent once");
        sent[y + j] = true;
        std::memcpy(shown[y + j], bytes + j * 2 * Canvas::kWidth, 2 * Canvas::kWidth);
      }
      ++strips;
    });
  }

  bool showsTheCanvas() const {
    for (int y = 0; y < Canvas::kHeight; ++y) {
      for (int x = 0; x < Canvas::kWidth; ++x) {
        const std::uint16_t wanted = kPalette565[screen().canvas.at(x, y)];
        if (shown[y][2 * x] != wanted >> 8 || shown[y][2 * x + 1] != (wanted & 0xFF)) return false;
      }
    }
    return true;
  }
};

Panel& panel() {
  static Panel one;
  one.sender.forget();
  return one;
}

void test_rows_are_big_endian() {
  Canvas& c = screen().canvas;
  c.dot(0, 5, kGold);
  c.dot(319, 6, kBrick);
  std::uint8_t bytes[2 * 2 * Canvas::kWidth];
  encodeRows(c, 5, 2, bytes);
  TEST_ASSERT_EQUAL_HEX8(0xFF, bytes[0]);
  TEST_ASSERT_EQUAL_HEX8(0x0A, bytes[1]);
  TEST_ASSERT_EQUAL_HEX8(0x10, bytes[2]);
  TEST_ASSERT_EQUAL_HEX8(0xC6, bytes[3]);
  TEST_ASSERT_EQUAL_HEX8(0x90, bytes[sizeof bytes - 2]);
  TEST_ASSERT_EQUAL_HEX8(0xE5, bytes[sizeof bytes - 1]);
}

void test_first_time_every_row_is_sent() {
  Panel& p = panel();
  TEST_ASSERT_EQUAL_INT(Canvas::kHeight, p.send());
  TEST_ASSERT_EQUAL_INT(Canvas::kHeight / kStripRows, p.strips);
  TEST_ASSERT_TRUE(p.showsTheCanvas());
  TEST_ASSERT_EQUAL_INT(0, p.send());
}

void test_forget_sends_every_row_again() {
  Panel& p = panel();
  p.send();
  TEST_ASSERT_EQUAL_INT(0, p.send());
  p.sender.forget();
  TEST_ASSERT_EQUAL_INT(Canvas::kHeight, p.send());
}

void test_rows_that_are_drawn_anew_and_look_the_same_are_not_sent() {
  Panel& p = panel();
  p.send();
  screen().canvas.clear(kInk);
  TEST_ASSERT_EQUAL_INT(0, p.send());
  screen().canvas.rect(0, 10, 320, 20, kRed);
  screen().canvas.rect(0, 10, 320, 20, kInk);
  TEST_ASSERT_EQUAL_INT(0, p.send());
}

void test_a_row_that_changes_back_is_sent_both_times() {
  Panel& p = panel();
  p.send();
  for (int i = 0; i < 4; ++i) {
    screen().canvas.dot(7, 77, i % 2 == 0 ? kRed : kInk);
    TEST_ASSERT_EQUAL_INT(1, p.send());
    TEST_ASSERT_TRUE(p.sent[77]);
  }
}

void test_exactly_the_changed_rows_are_sent() {
  Panel& p = panel();
  p.send();
  Rng rng = Rng::seeded(11);
  const auto below = [&rng](std::uint32_t n) { return static_cast<int>(rng.next() % n); };
  for (int i = 0; i < 10 * armada_test::kThorough; ++i) {
    screen().keep();
    for (int k = below(6); k >= 0; --k) {
      const auto colour = static_cast<Colour>(below(kColourCount));
      if (k % 2 == 0) {
        screen().canvas.rect(below(320), below(240), below(60), below(12), colour);
      } else {
        screen().canvas.text(below(300), below(230), "Round 7", colour);
      }
    }
    const int changed = screen().changedRows();
    TEST_ASSERT_EQUAL_INT(changed, p.send());  // the budget allows 1.25 times as many
    for (int y = 0; y < Canvas::kHeight; ++y) TEST_ASSERT_EQUAL(screen().rowChanged(y), p.sent[y]);
  }
  TEST_ASSERT_TRUE(p.showsTheCanvas());
}

void test_checksum_sees_every_pair_of_neighbouring_changes() {
  Panel& p = panel();
  p.send();
  // Changes that could undo each other in a weak sum: two pixels of a row, a few apart, by all differences.
  Canvas& c = screen().canvas;
  for (int apart = 1; apart <= 9; ++apart) {
    for (int a = 0; a < kColourCount; a += 3) {
      for (int b = 0; b < kColourCount; b += 5) {
        if (a == kInk && b == kInk) continue;
        c.clear(kInk);
        p.send();
        c.dot(103, 50, static_cast<Colour>(a));
        c.dot(103 + apart, 50, static_cast<Colour>(b));
        TEST_ASSERT_EQUAL_INT(1, p.send());
      }
    }
    if (armada_test::kThorough == 1 && apart == 2) break;
  }
}

void test_the_two_buffers_take_turns() {
  const std::uint8_t* before = nullptr;
  screen().canvas.clear(kGold);
  panel().sender.send(screen().canvas, [&before](int, int, const std::uint8_t* bytes) {
    TEST_ASSERT_TRUE(bytes != before);
    before = bytes;
  });
}

}  // namespace

void armada_test::runStripTests() {
  RUN_TEST(test_rows_are_big_endian);
  RUN_TEST(test_first_time_every_row_is_sent);
  RUN_TEST(test_forget_sends_every_row_again);
  RUN_TEST(test_rows_that_are_drawn_anew_and_look_the_same_are_not_sent);
  RUN_TEST(test_a_row_that_changes_back_is_sent_both_times);
  RUN_TEST(test_exactly_the_changed_rows_are_sent);
  RUN_TEST(test_checksum_sees_every_pair_of_neighbouring_changes);
  RUN_TEST(test_the_two_buffers_take_turns);
}
