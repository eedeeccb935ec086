// Sharing a deal as a QR code: what the code on the panel holds, and when it may be shown.
#include <unity.h>

#include "canvas/qr.h"
#include "shell_tests.h"

using namespace armada;
using namespace shell_tests;

namespace {

// The panel shows this code and no other: every square in its middle.
void assertCode(const char* words) {
  static QrCode code;
  TEST_ASSERT_TRUE(code.write(words, std::strlen(words)));
  const int squares = code.size() + 8, pixels = 198 / squares, side = squares * pixels;
  const int left = 4, top = 21 + (198 - side) / 2;
  for (int y = -4; y < code.size() + 4; ++y) {
    for (int x = -4; x < code.size() + 4; ++x) {
      const bool within = x >= 0 && y >= 0 && x < code.size() && y < code.size();
      const Colour wanted = within && code.dark(x, y) ? kVoid : kPaper;
      TEST_ASSERT_EQUAL_HEX16(kPalette565[wanted], device.panel.pixel(left + (x + 4) * pixels + pixels / 2,
                                                                      top + (y + 4) * pixels + pixels / 2));
    }
  }
}

// Leave is the last row, and sharing stands before it.
void openShare() {
  play("start wait:5 up*2 a wait:3");
  TEST_ASSERT_TRUE(onTop(console().screens.share));
}

void sitDownToPewPew() {
  outOfTheBox("pew_pew");
  sitDown();
}

void test_share_this_deal_shows_a_code_of_its_link() {
  sitDownToPewPew();
  console().setPage("https://example.org/armada/");
  openShare();
  assertCode("https://example.org/armada/#game=pew_pew&seed=7");
  play("b");
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
}

void test_without_a_page_the_code_holds_the_deal_alone() {
  sitDownToPewPew();
  console().setPage("");
  openShare();
  assertCode("#game=pew_pew&seed=7");
}

void test_a_page_whose_address_does_not_fit_is_left_out() {
  static char page[QrCode::kMostBytes + 1];
  std::memset(page, 'a', sizeof page - 1);
  sitDownToPewPew();
  console().setPage(page);
  openShare();
  assertCode("#game=pew_pew&seed=7");
  page[QrCode::kMostBytes - std::strlen("#game=pew_pew&seed=7")] = '\0';  // the longest that does
  play("b");
  play("a wait:3");
  Text<300> link;
  link << page << "#game=pew_pew&seed=7";
  assertCode(link.c_str());
}

void test_with_hidden_hands_the_deal_is_shared_after_the_end_and_not_before() {
  outOfTheBox("template");
  sitDown();
  play("start wait:5 up*2 a wait:3");  // the row before Leave is Players
  TEST_ASSERT_FALSE(console().isOpen(console().screens.share));
  console().closeDownTo(console().screens.play);
  playToTheEnd();
  console().setPage("");
  console().closeDownTo(console().screens.play);
  openShare();
}

void test_a_code_comes_back_after_a_deep_sleep() {
  sitDownToPewPew();
  openShare();
  TEST_ASSERT_TRUE(powerCycleTo(console().bookmark()));
  TEST_ASSERT_TRUE(onTop(console().screens.share));
  wait(3);
  assertCode("#game=pew_pew&seed=7");
}

}  // namespace

namespace shell_tests {

void runShareTests() {
  RUN_TEST(test_share_this_deal_shows_a_code_of_its_link);
  RUN_TEST(test_without_a_page_the_code_holds_the_deal_alone);
  RUN_TEST(test_a_page_whose_address_does_not_fit_is_left_out);
  RUN_TEST(test_with_hidden_hands_the_deal_is_shared_after_the_end_and_not_before);
  RUN_TEST(test_a_code_comes_back_after_a_deep_sleep);
}

}  // namespace shell_tests
