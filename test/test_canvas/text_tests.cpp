// Both fonts pixel by pixel, measuring, wrapping.
#include "screen.h"

using namespace armada;
using armada_test::screen;

namespace {

// The checksums are those of the drawn design of the fonts: PAPER on INK at (4, 4), the upper rows of the screen.
struct KnownWords {
  const char* words;
  Weight weight;
  int width;
  std::uint32_t crc;
};
constexpr KnownWords kBulletin[] = {
    {"ABCDEFGHIJKLMNOPQRSTUVWXYZ", Weight::body, 157, 0x83997795u},
    {"abcdefghijklmnopqrstuvwxyz", Weight::body, 145, 0xAC8C6AE4u},
    {"0123456789 .,;:!?'\"()-+/=", Weight::body, 118, 0x5FB76485u},
    {"−×→<>•%&#*–_", Weight::body, 67, 0x3CAB6EC2u},
    {"Pass the console to the Morkolytes.", Weight::body, 182, 0x92840369u},
    {"ABCDEFGHIJKLMNOPQRSTUVWXYZ", Weight::bold, 183, 0x1C77F1D3u},
    {"abcdefghijklmnopqrstuvwxyz", Weight::bold, 171, 0xF9E4BF03u},
    {"0123456789 .,;:!?'\"()-+/=", Weight::bold, 142, 0x1CF20092u},
    {"−×→<>•%&#*–_", Weight::bold, 79, 0x7628ACADu},
    {"Pass the console to the Morkolytes.", Weight::bold, 212, 0xD14DE80Bu},
};

struct KnownMarquee {
  const char* words;
  Marquee size;
  int width;
  std::uint32_t crc;
};
constexpr KnownMarquee kMarquee[] = {
    {"ABCDEFGHI", Marquee::px12, 80, 0x78B46460u},    {"JKLMNOPQR", Marquee::px12, 88, 0xDFCD7808u},
    {"STUVWXYZ", Marquee::px12, 80, 0x3BC0F333u},     {"0123456789", Marquee::px12, 96, 0x7598E126u},
    {"!?.:'-−+=/×", Marquee::px12, 77, 0x624C49A6u},  {"ABCDEFGHI", Marquee::px18, 121, 0xA1D8573Eu},
    {"JKLMNOPQR", Marquee::px18, 133, 0x899505EEu},   {"STUVWXYZ", Marquee::px18, 120, 0xFE7D6A3Fu},
    {"0123456789", Marquee::px18, 144, 0x2D5E4D6Eu},  {"!?.:'-−+=/×", Marquee::px18, 117, 0x52E8F142u},
    {"ABCDEFGHI", Marquee::px24, 160, 0x92B9F315u},   {"JKLMNOPQR", Marquee::px24, 176, 0xDA659DCAu},
    {"STUVWXYZ", Marquee::px24, 160, 0x16964697u},    {"0123456789", Marquee::px24, 192, 0xEB73FCD0u},
    {"!?.:'-−+=/×", Marquee::px24, 154, 0x1E0418B0u}, {"ABCDEFGHI", Marquee::px30, 199, 0xEA7E3629u},
    {"JKLMNOPQR", Marquee::px30, 219, 0x48653E15u},   {"STUVWXYZ", Marquee::px30, 200, 0xAEF972D9u},
    {"0123456789", Marquee::px30, 240, 0xC10A6FB9u},  {"!?.:'-−+=/×", Marquee::px30, 191, 0x3D44B432u},
    {"ABCDEFGHI", Marquee::px43, 287, 0xE393C375u},   {"JKLM", Marquee::px43, 136, 0xC3CDFA47u},
    {"NOPQR", Marquee::px43, 173, 0x3586054Du},       {"STUVWXYZ", Marquee::px43, 288, 0x93B5988Au},
    {"01234", Marquee::px43, 165, 0x53B76243u},       {"56789", Marquee::px43, 173, 0x23C31A54u},
    {"!?.:'-−+=/×", Marquee::px43, 273, 0x220CC17Cu},
};

struct KnownParagraph {
  const char* words;
  int lines;
  std::uint32_t crc;
};
constexpr KnownParagraph kParagraphs[] = {
    {"In one space: first missile and Pew, then alien and Pew (1 point), then your ship with what is left.", 3,
     0x8A0B9600u},
    {"You get one for each *chevron you can see on your own card. Here are 6, and a whole hull adds 2: *eight to "
     "spend.",
     4, 0x2B51AB50u},
};

void test_body_font_has_its_pixels() {
  for (const KnownWords& known : kBulletin) {
    screen().reset(kInk);
    screen().canvas.text(4, 4, known.words, kPaper, known.weight);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(known.crc, screen().crcOfRows(16), known.words);
  }
}

void test_measured_words_are_as_wide_as_drawn_ones() {
  for (const KnownWords& known : kBulletin) {
    screen().reset(kInk);
    TEST_ASSERT_EQUAL_INT_MESSAGE(known.width, textWidth(known.words, known.weight), known.words);
    const int after = screen().canvas.text(4, 4, known.words, kPaper, known.weight);
    TEST_ASSERT_EQUAL_INT(4 + known.width + 1, after);
    // Ink may begin or end a blank column inside the outermost glyph, never outside of the measure.
    const Rect ink = screen().extent(kPaper);
    TEST_ASSERT_TRUE(ink.x >= 4 && ink.x <= 5);
    TEST_ASSERT_TRUE(ink.x + ink.w <= 4 + known.width && ink.x + ink.w >= 4 + known.width - 1);
  }
}

void test_marquee_has_its_pixels_in_five_sizes() {
  for (const KnownMarquee& known : kMarquee) {
    screen().reset(kInk);
    screen().canvas.marquee(4, 4, known.words, kPaper, known.size);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(known.crc, screen().crcOfRows(50), known.words);
  }
}

void test_measured_marquee_is_as_wide_as_drawn() {
  for (const KnownMarquee& known : kMarquee) {
    screen().reset(kInk);
    TEST_ASSERT_EQUAL_INT_MESSAGE(known.width, marqueeWidth(known.words, known.size), known.words);
    screen().canvas.marquee(4, 4, known.words, kPaper, known.size);
    const Rect ink = screen().extent(kPaper);
    TEST_ASSERT_EQUAL_INT(4, ink.x);
    TEST_ASSERT_EQUAL_INT(known.width, ink.w);
  }
}

void test_marquee_heights_are_those_of_the_look() {
  constexpr int kHeights[] = {12, 18, 24, 30, 43};
  for (int i = 0; i < 5; ++i) {
    const auto size = static_cast<Marquee>(i);
    screen().reset(kInk);
    screen().canvas.marquee(10, 10, "H8", kPaper, size);
    TEST_ASSERT_EQUAL_INT(kHeights[i], marqueeHeight(size));
    TEST_ASSERT_EQUAL_INT(kHeights[i], screen().extent(kPaper).h);
  }
}

void test_marquee_writes_small_letters_as_capitals() {
  screen().canvas.marquee(4, 4, "PEW PEW!", kPaper);
  screen().keep();
  screen().canvas.clear(kInk);
  screen().canvas.marquee(4, 4, "Pew Pew!", kPaper);
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
}

void test_words_stand_right_and_centred() {
  Canvas& c = screen().canvas;
  c.textRight(200, 10, "HMH", kPaper, Weight::bold);
  Rect ink = screen().extent(kPaper);
  TEST_ASSERT_EQUAL_INT(200, ink.x + ink.w);
  screen().reset(kInk);
  c.textCentred(160, 10, "HMH", kPaper);
  ink = screen().extent(kPaper);
  TEST_ASSERT_EQUAL_INT(160 - textWidth("HMH") / 2, ink.x);
  screen().reset(kInk);
  c.marqueeRight(200, 10, "HMH", kPaper, Marquee::px24);
  ink = screen().extent(kPaper);
  TEST_ASSERT_EQUAL_INT(200, ink.x + ink.w);
  screen().reset(kInk);
  c.marqueeCentred(160, 10, "HMH", kPaper, Marquee::px24);
  ink = screen().extent(kPaper);
  TEST_ASSERT_EQUAL_INT(160 - marqueeWidth("HMH", Marquee::px24) / 2, ink.x);
}

void test_digits_are_all_five_wide() {
  for (char d[2] = "0"; d[0] <= '9'; ++d[0]) TEST_ASSERT_EQUAL_INT(5, textWidth(d));
}

void test_letters_that_the_font_lacks_show_as_question_marks() {
  Canvas& c = screen().canvas;
  c.text(4, 4, "a??b????", kPaper);
  screen().keep();
  c.clear(kInk);
  // Two letters that nobody drew, then bytes that are no UTF-8: each shows, none swallows its neighbour.
  c.text(4, 4, "a\xC3\xA4@b\xFF\x80\xE2\xE2", kPaper);
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
  TEST_ASSERT_EQUAL_INT(textWidth("a??b????"), textWidth("a\xC3\xA4@b\xFF\x80\xE2\xE2"));
}

void test_empty_words_have_no_width() {
  TEST_ASSERT_EQUAL_INT(0, textWidth(""));
  TEST_ASSERT_EQUAL_INT(0, marqueeWidth("", Marquee::px43));
  TEST_ASSERT_EQUAL_INT(50, screen().canvas.text(50, 4, "", kPaper));
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
}

void test_text_has_ink_in_the_rows_of_its_letters() {
  screen().canvas.text(4, 10, "no", kPaper);  // two small letters: rows 12 to 17
  for (int y = 0; y < Canvas::kHeight; ++y) TEST_ASSERT_EQUAL(y >= 12 && y <= 17, screen().rowChanged(y));
}

void test_paragraph_has_its_pixels() {
  for (const KnownParagraph& known : kParagraphs) {
    screen().reset(kInk);
    TEST_ASSERT_EQUAL_INT(4 + 12 * known.lines, screen().canvas.paragraph(10, 4, 172, known.words, kPaper, 12));
    TEST_ASSERT_EQUAL_INT(known.lines, paragraphLines(172, known.words));
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(known.crc, screen().crcOfRows(64), known.words);
  }
}

void test_paragraph_never_writes_beyond_its_width() {
  Canvas& c = screen().canvas;
  const char* words =
      "Short words and *some bold ones*, so that the *wrap* has *all kinds of* work: 12, 345 and 6,789.";
  for (int w = 60; w <= 240; w += 7) {
    screen().reset(kInk);
    const int after = c.paragraph(20, 4, w, words, kPaper, 11);
    TEST_ASSERT_EQUAL_INT(4 + 11 * paragraphLines(w, words), after);
    const Rect ink = screen().extent(kPaper);
    TEST_ASSERT_TRUE(ink.x >= 20 && ink.x + ink.w <= 20 + w);
    TEST_ASSERT_TRUE(ink.y + ink.h <= after);
  }
}

void test_stars_make_bold_and_are_not_drawn() {
  Canvas& c = screen().canvas;
  c.text(c.text(10, 10, "three cards", kPaper, Weight::bold) + 4, 10, "away", kPaper);
  screen().keep();
  c.clear(kInk);
  c.paragraph(10, 10, 300, "*three cards* away", kPaper);
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
  c.clear(kInk);
  c.paragraph(10, 10, 300, "*three *cards away", kPaper);  // a star that nobody closes ends with its word
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
  TEST_ASSERT_EQUAL_INT(1, paragraphLines(textWidth("three cards", Weight::bold), "*three cards*"));
  TEST_ASSERT_EQUAL_INT(2, paragraphLines(textWidth("three cards", Weight::bold) - 1, "*three cards*"));
}

void test_a_bold_word_ends_before_the_comma_behind_it() {
  Canvas& c = screen().canvas;
  const int behind = c.text(10, 10, "Pew,", kPaper, Weight::bold);
  c.text(behind + 4, 10, "go", kPaper);
  screen().keep();
  c.clear(kInk);
  c.paragraph(10, 10, 300, "*Pew*, go", kPaper);
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
}

void test_a_star_alone_is_a_star() {
  Canvas& c = screen().canvas;
  c.text(10, 10, "2 * 3", kPaper);
  screen().keep();
  c.clear(kInk);
  c.paragraph(10, 10, 300, "2 * 3", kPaper);
  TEST_ASSERT_EQUAL_INT(0, screen().changedRows());
}

void test_line_breaks_are_kept() {
  TEST_ASSERT_EQUAL_INT(3, paragraphLines(300, "one\n\nthree"));
  TEST_ASSERT_EQUAL_INT(1, paragraphLines(300, ""));
  TEST_ASSERT_EQUAL_INT(2, paragraphLines(1, "word word"));  // a word that is too long stands alone
}

// One word more goes down with it, if that takes no line more.
void test_a_lone_word_on_the_last_line_gets_company() {
  const char* words = "The Draw Pile is empty, 4 short.";
  const int all = textWidth(words);
  TEST_ASSERT_EQUAL_INT(all, widthWithoutLoneWord(all, words));
  const int narrow = widthWithoutLoneWord(all - 1, words);
  TEST_ASSERT_LESS_THAN_INT(all - 1, narrow);
  TEST_ASSERT_EQUAL_INT(2, paragraphLines(narrow, words));
  TEST_ASSERT_EQUAL_INT(narrow, widthWithoutLoneWord(narrow, words));  // "4 short." stands there now
}

}  // namespace

void armada_test::runTextTests() {
  RUN_TEST(test_body_font_has_its_pixels);
  RUN_TEST(test_measured_words_are_as_wide_as_drawn_ones);
  RUN_TEST(test_marquee_has_its_pixels_in_five_sizes);
  RUN_TEST(test_measured_marquee_is_as_wide_as_drawn);
  RUN_TEST(test_marquee_heights_are_those_of_the_look);
  RUN_TEST(test_marquee_writes_small_letters_as_capitals);
  RUN_TEST(test_words_stand_right_and_centred);
  RUN_TEST(test_digits_are_all_five_wide);
  RUN_TEST(test_letters_that_the_font_lacks_show_as_question_marks);
  RUN_TEST(test_empty_words_have_no_width);
  RUN_TEST(test_text_has_ink_in_the_rows_of_its_letters);
  RUN_TEST(test_paragraph_has_its_pixels);
  RUN_TEST(test_paragraph_never_writes_beyond_its_width);
  RUN_TEST(test_stars_make_bold_and_are_not_drawn);
  RUN_TEST(test_a_bold_word_ends_before_the_comma_behind_it);
  RUN_TEST(test_a_star_alone_is_a_star);
  RUN_TEST(test_line_breaks_are_kept);
  RUN_TEST(test_a_lone_word_on_the_last_line_gets_company);
}
