// The screens as letters: what is drawn on the canvas must stand on the grid so that it can be read and played.
#include <unity.h>

#include <cstring>
#include <sstream>
#include <string>
#include <vector>

#include "../../src/host/sleep_picture.h"
#include "../../src/host/text_grid.h"
#include "canvas/canvas.h"
#include "screens/components.h"

using namespace armada;

namespace {

std::uint8_t pixels[Canvas::kScreenBytes];

struct Page {
  Canvas canvas{pixels, Canvas::kHeight};
  TextGrid grid{canvas};

  Page() {
    canvas.listen(&grid);
    canvas.clear(kVoid);
  }
  std::vector<std::string> lines() const {
    std::vector<std::string> all;
    std::istringstream text(grid.plain());
    for (std::string line; std::getline(text, line);) all.push_back(line);
    return all;
  }
  // The row that has these words, or -1.
  int rowOf(const std::string& words) const {
    const std::vector<std::string> all = lines();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].find(words) != std::string::npos) return static_cast<int>(i);
    return -1;
  }
};

#define EXPECT_WORDS(page, words) TEST_ASSERT_TRUE_MESSAGE((page).rowOf(words) >= 0, (page).grid.plain().c_str())
#define EXPECT_NO_WORDS(page, words) TEST_ASSERT_TRUE_MESSAGE((page).rowOf(words) < 0, (page).grid.plain().c_str())

void test_words_stand_where_they_were_drawn() {
  Page page;
  page.canvas.text(40, 100, "Here", kGold, Weight::bold);
  TEST_ASSERT_EQUAL_INT(10, page.rowOf("Here"));
  const TextCell cell = page.grid.at(10, 10, TextGrid::Show::words);
  TEST_ASSERT_EQUAL_INT('H', static_cast<int>(cell.letter));
  TEST_ASSERT_EQUAL_INT(kGold, cell.ink);
  TEST_ASSERT_EQUAL_INT(kVoid, cell.ground);
  TEST_ASSERT_TRUE(cell.bold);
}

void test_a_line_in_two_weights_stays_one_line() {
  Page page;
  page.canvas.paragraph(20, 50, 280, "You get one for each *chevron* that you see.", kPaper);
  EXPECT_WORDS(page, "You get one for each chevron that you see.");
}

void test_a_colon_stands_right_behind_a_bold_name() {
  Page page;
  page.canvas.paragraph(20, 50, 280, "This is your *Deployment Value*: it names the planet.", kPaper);
  EXPECT_WORDS(page, "This is your Deployment Value: it names the planet.");
  // As the words panel of Stellar Siege sets its name, 1 pixel behind the last letter.
  page.canvas.text(20, 80, "Forager", kGold, Weight::bold);
  page.canvas.text(20 + textWidth("Forager", Weight::bold) + 1, 80, ": you draw 1.", kPaper);
  EXPECT_WORDS(page, "Forager: you draw 1.");
}

void test_lines_of_a_paragraph_follow_each_other() {
  constexpr const char* kWords =
      "one two three four five six seven eight nine ten eleven twelve and so on to the finish";
  Page page;
  page.canvas.paragraph(20, 31, 120, kWords, kPaper);
  TEST_ASSERT_EQUAL_INT(paragraphLines(120, kWords) - 1, page.rowOf("finish") - page.rowOf("one"));
}

void test_what_is_filled_over_is_gone() {
  Page page;
  page.canvas.text(20, 50, "Under", kPaper);
  page.canvas.rect(0, 40, 320, 30, kInk);
  EXPECT_NO_WORDS(page, "Under");
}

void test_a_chosen_row_is_gold_and_its_value_stands_at_the_right() {
  Page page;
  drawRow(page.canvas, {8, 50, 304, 22}, "Hints", {"First game", true}, true);
  EXPECT_WORDS(page, "< First game");
  const int row = page.rowOf("Hints");
  TEST_ASSERT_EQUAL_INT(row, page.rowOf("< First game"));
  for (int column = 10; column < 70; ++column)
    TEST_ASSERT_EQUAL_INT(kGold, page.grid.at(column, row, TextGrid::Show::words).ground);
  TEST_ASSERT_TRUE(page.lines()[static_cast<std::size_t>(row)].size() > 70);
}

void test_the_foot_names_keys_and_their_words_in_one_row() {
  Page page;
  ButtonHints hints{};
  hints.add(ButtonHint::Key::dpad, "Aim");
  hints.add(ButtonHint::Key::a, "Fire 1");
  hints.add(ButtonHint::Key::b, "End turn");
  hints.add(ButtonHint::Key::select, "Look");
  hints.add(ButtonHint::Key::start, "Menu");
  drawFoot(page.canvas, hints, kTeal);
  const int row = page.rowOf("[A] Fire 1");
  for (const char* pair : {"\u2195\u2194 Aim", "[B] End turn", "[Tab] Look", "[Esc] Menu"})
    TEST_ASSERT_EQUAL_INT_MESSAGE(row, page.rowOf(pair), page.grid.plain().c_str());
}

void test_a_question_that_does_not_listen_yet_has_no_brackets_around_its_answers() {
  Page page;
  ButtonHints hints{};
  hints.add(ButtonHint::Key::a, "Replace");
  hints.add(ButtonHint::Key::b, "Keep it");
  hints.add(ButtonHint::Key::start, "Menu");
  drawFoot(page.canvas, hints, kTeal);
  const int row = page.rowOf("[A] Replace");
  const auto foot = [&page, row] {
    std::string line;
    for (int column = 0; column < TextGrid::kColumns; ++column)
      appendLetter(line, page.grid.at(column, row, TextGrid::Show::words).letter);
    return line;
  };
  const std::string listening = foot();
  page.grid.answersWait(true);
  std::string waiting = listening;
  for (const char* answer : {"[A]", "[B]"}) waiting.replace(waiting.find(answer), 3, {' ', answer[1], ' '});
  TEST_ASSERT_EQUAL_STRING(waiting.c_str(), foot().c_str());
  page.grid.answersWait(false);
  TEST_ASSERT_EQUAL_STRING(listening.c_str(), foot().c_str());
}

void test_words_that_meet_in_a_row_do_not_eat_each_other() {
  Page page;
  page.canvas.text(20, 50, "The upper line", kPaper);
  page.canvas.text(20, 55, "The lower line", kPaper);
  EXPECT_WORDS(page, "The upper line");
  EXPECT_WORDS(page, "The lower line");
}

void test_a_shadow_is_not_told_twice() {
  Page page;
  page.canvas.marqueeCentred(161, 82, "EARTH HOLDS", kBrick, Marquee::px24);
  page.canvas.marqueeCentred(160, 80, "EARTH HOLDS", kGold, Marquee::px24);
  const std::string all = page.grid.plain();
  TEST_ASSERT_TRUE(all.find("EARTH HOLDS") != std::string::npos);
  TEST_ASSERT_EQUAL_INT(all.find("EARTH"), all.rfind("EARTH"));
}

void test_a_label_over_a_label_replaces_all_of_it() {
  Page page;
  page.canvas.label(100, 50, "(O)", kLeaf);
  page.canvas.label(104, 52, "A1", kLeaf);
  EXPECT_WORDS(page, "A1");
  EXPECT_NO_WORDS(page, "(");
}

void test_dimming_dims_the_letters_too() {
  Page page;
  page.canvas.text(40, 100, "Here", kPaper, Weight::bold);
  page.canvas.dim({0, 0, 320, 240});
  const TextCell cell = page.grid.at(10, 10, TextGrid::Show::words);
  TEST_ASSERT_EQUAL_INT(kDimmed.to[kPaper], cell.ink);
  TEST_ASSERT_FALSE(cell.bold);
}

void test_pictures_are_halves_of_cells_and_frames_are_lines() {
  Page page;
  page.canvas.rect(40, 100, 4, 5, kRed);
  page.canvas.rect(40, 105, 4, 5, kBlue);
  TextCell cell = page.grid.at(10, 10, TextGrid::Show::pictures);
  TEST_ASSERT_EQUAL_HEX32(0x2580, static_cast<std::uint32_t>(cell.letter));
  TEST_ASSERT_EQUAL_INT(kRed, cell.ink);
  TEST_ASSERT_EQUAL_INT(kBlue, cell.ground);
  page.canvas.frame(102, 44, 60, 42, kSteel);
  cell = page.grid.at(30, 4, TextGrid::Show::lines);
  TEST_ASSERT_EQUAL_HEX32(0x2500, static_cast<std::uint32_t>(cell.letter));
  TEST_ASSERT_EQUAL_INT(kSteel, cell.ink);
  TEST_ASSERT_EQUAL_HEX32(0x2502, static_cast<std::uint32_t>(page.grid.at(25, 6, TextGrid::Show::lines).letter));
  TEST_ASSERT_EQUAL_HEX32(0x250C, static_cast<std::uint32_t>(page.grid.at(25, 4, TextGrid::Show::lines).letter));
  TEST_ASSERT_EQUAL_INT(' ', static_cast<int>(page.grid.at(30, 4, TextGrid::Show::words).letter));
}

// A screen reader says it, and no pixels stand around it.
void test_a_very_large_number_is_digits_in_the_terminal_too() {
  Page page;
  page.canvas.marqueeCentred(160, 90, "37", kRed, Marquee::px43);
  EXPECT_WORDS(page, "37");
  std::u32string letters;
  for (int row = 9; row < 14; ++row)
    for (int column = 0; column < TextGrid::kColumns; ++column) {
      const TextCell cell = page.grid.at(column, row, TextGrid::Show::pictures);
      if (cell.letter != U' ') letters += cell.letter;
    }
  TEST_ASSERT_TRUE(letters == U"37");
}

// A black window would look crashed.
void test_the_sleeping_window_says_so() {
  FramePanel panel;
  drawAsleep(panel);
  int lit = 0;
  for (int y = 0; y < kPanelHeight; ++y)
    for (int x = 0; x < kPanelWidth; ++x) {
      if (panel.pixel(x, y) == panel.pixel(0, 0)) continue;
      TEST_ASSERT_TRUE(y > 100 && y < 136 && x > 60 && x < 260);
      ++lit;
    }
  TEST_ASSERT_GREATER_THAN_INT(300, lit);
}

void test_words_outside_the_screen_do_no_harm() {
  Page page;
  for (const int x : {-500, -3, 317, 319, 5000})
    for (const int y : {-50, -4, 0, 236, 239, 400}) {
      page.canvas.text(x, y, "A long line that runs out of the screen on one side or the other", kPaper);
      page.canvas.label(x, y, "(O)", kLeaf);
      page.canvas.marquee(x, y, "LARGE", kGold, Marquee::px43);
      page.canvas.rect(x, y, 90, 90, kInk);
    }
  for (const std::string& line : page.lines()) TEST_ASSERT_TRUE(line.size() <= 3 * TextGrid::kColumns);
}

}  // namespace

void setUp() { std::memset(pixels, 0, sizeof pixels); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_words_stand_where_they_were_drawn);
  RUN_TEST(test_a_line_in_two_weights_stays_one_line);
  RUN_TEST(test_a_colon_stands_right_behind_a_bold_name);
  RUN_TEST(test_lines_of_a_paragraph_follow_each_other);
  RUN_TEST(test_what_is_filled_over_is_gone);
  RUN_TEST(test_a_chosen_row_is_gold_and_its_value_stands_at_the_right);
  RUN_TEST(test_the_foot_names_keys_and_their_words_in_one_row);
  RUN_TEST(test_a_question_that_does_not_listen_yet_has_no_brackets_around_its_answers);
  RUN_TEST(test_words_that_meet_in_a_row_do_not_eat_each_other);
  RUN_TEST(test_a_shadow_is_not_told_twice);
  RUN_TEST(test_a_label_over_a_label_replaces_all_of_it);
  RUN_TEST(test_dimming_dims_the_letters_too);
  RUN_TEST(test_pictures_are_halves_of_cells_and_frames_are_lines);
  RUN_TEST(test_a_very_large_number_is_digits_in_the_terminal_too);
  RUN_TEST(test_the_sleeping_window_says_so);
  RUN_TEST(test_words_outside_the_screen_do_no_harm);
  return UNITY_END();
}
