// LOOK's components and the words that faces bring: everything stays within its place.
#include <unity.h>

#include <cstring>

#include "rules/rayguns/state.h"
#include "screens/components.h"
#include "screens/seat_row.h"
#include "screens/shell/rules.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

std::uint8_t pixels[Canvas::kScreenBytes];

// Hears every word that is drawn.
class Words final : public CanvasListener {
 public:
  void wrote(int x, int, const char* words, std::size_t bytes, Colour, Weight) override {
    if (count >= kMost || bytes == 0) return;
    at[count] = x;
    letters[count++] = words[0];
  }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
  static constexpr int kMost = 24;
  int at[kMost] = {};
  char letters[kMost + 1] = {};
  int count = 0;
};

void test_the_foot_puts_its_items_in_the_same_order_always() {
  Canvas canvas(pixels, Canvas::kHeight);
  Words words;
  canvas.listen(&words);
  ButtonHints hints{};
  hints.add(ButtonHint::Key::start, "Menu");
  hints.add(ButtonHint::Key::b, "Back");
  hints.add(ButtonHint::Key::upDown, "Line");
  hints.add(ButtonHint::Key::a, "Choose");
  drawFoot(canvas, hints, kBrass);
  // The d-pad's sign and Line; A Choose; B Back; START Menu: the words come from left to right.
  TEST_ASSERT_EQUAL_INT(8, words.count);
  TEST_ASSERT_EQUAL_STRING("LACBBSM", words.letters + 1);
  for (int i = 1; i < words.count; ++i) TEST_ASSERT_GREATER_THAN_INT(words.at[i - 1], words.at[i]);
}

void test_a_full_foot_keeps_gaps_and_stays_on_the_screen() {
  Canvas canvas(pixels, Canvas::kHeight);
  canvas.clear(kVoid);
  ButtonHints hints{};
  hints.add(ButtonHint::Key::dpad, "Aim a move");
  hints.add(ButtonHint::Key::a, "Fire 1");
  hints.add(ButtonHint::Key::b, "End turn");
  hints.add(ButtonHint::Key::select, "Look");
  TEST_ASSERT_LESS_OR_EQUAL_INT(kFootRoom, footWidth(hints));
  drawFoot(canvas, hints, kTeal);
  for (int y = kFootTop + 1; y < Canvas::kHeight; ++y) {
    for (int x = Canvas::kWidth - kMargin; x < Canvas::kWidth; ++x) TEST_ASSERT_EQUAL_INT(kInk, canvas.at(x, y));
    for (int x = 0; x < kMargin; ++x) TEST_ASSERT_EQUAL_INT(kInk, canvas.at(x, y));
  }
}

void test_swapped_buttons_change_their_letters_in_the_foot() {
  Canvas canvas(pixels, Canvas::kHeight);
  ButtonHints hints{};
  hints.add(ButtonHint::Key::a, "Go");
  drawFoot(canvas, hints, kBrass, false);
  const std::uint32_t plain = crc32(canvas.row(kFootTop), 21 * Canvas::kWidth);
  drawFoot(canvas, hints, kBrass, true);
  TEST_ASSERT_NOT_EQUAL_UINT32(plain, crc32(canvas.row(kFootTop), 21 * Canvas::kWidth));
}

void test_a_bubble_stays_on_the_screen_wherever_its_thing_is() {
  for (int x = 0; x < 320; x += 20) {
    for (int y = 21; y < 210; y += 14) {
      const Rect anchor{x, y, 320 - x < 40 ? 320 - x : 40, 219 - y < 30 ? 219 - y : 30};
      for (const int h : {70, 100, 130}) {
        const Rect bubble = placeBubble(anchor, {0, 0, 0, 0}, 192, h).area;
        TEST_ASSERT_GREATER_OR_EQUAL_INT(kMargin, bubble.x);
        TEST_ASSERT_LESS_OR_EQUAL_INT(Canvas::kWidth - kMargin, bubble.x + bubble.w);
        TEST_ASSERT_GREATER_OR_EQUAL_INT(kBodyTop, bubble.y);
        TEST_ASSERT_LESS_OR_EQUAL_INT(kFootTop, bubble.y + bubble.h);
      }
    }
  }
}

void test_a_bubble_leaves_its_thing_free_where_there_is_room() {
  for (const Rect anchor :
       {Rect{6, 106, 97, 97}, Rect{220, 40, 90, 60}, Rect{100, 24, 120, 20}, Rect{60, 180, 200, 36}})
    TEST_ASSERT_FALSE(overlap(anchor, placeBubble(anchor, {0, 0, 0, 0}, 192, 110).area));
}

void test_a_list_scrolls_just_enough() {
  TEST_ASSERT_EQUAL_INT(0, scrolledTo(0, 5, 6, 12));
  TEST_ASSERT_EQUAL_INT(1, scrolledTo(0, 6, 6, 12));
  TEST_ASSERT_EQUAL_INT(6, scrolledTo(0, 11, 6, 12));
  TEST_ASSERT_EQUAL_INT(3, scrolledTo(6, 3, 6, 12));
  TEST_ASSERT_EQUAL_INT(0, scrolledTo(4, 1, 6, 3));
}

void test_words_that_are_too_long_are_cut_between_letters() {
  for (int w = 12; w < 200; w += 7) {
    Text<96> cut;
    fitted("Größe − a name that never ends, und mehr", w, cut);
    TEST_ASSERT_LESS_OR_EQUAL_INT(w < 20 ? 20 : w, textWidth(cut.c_str()));
    TEST_ASSERT_TRUE(cut.whole());
  }
  Text<96> whole;
  fitted("Fits", 100, whole);
  TEST_ASSERT_EQUAL_STRING("Fits", whole.c_str());
}

// ---- what faces bring -----------------------------------------------------------------------------------------------
void test_every_rules_page_fits_its_paper() {
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    const GameUi& face = gameUiAt(i);
    TEST_ASSERT_GREATER_THAN_UINT8(0, face.pageCount);
    for (int page = 0; page < face.pageCount; ++page) {
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kPageBottom, pageEnd(face.pages[page]), face.pages[page].title);
      Text<48> title;
      shout(face.pages[page].title, title);
      TEST_ASSERT_TRUE(title.whole());
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(280, marqueeWidth(title.c_str(), Marquee::px12), title.c_str());
    }
  }
}

void test_buttons_in_words_are_called_as_the_foot_calls_them() {
  Text<40> words;
  nameButtons("*{A}*: fire. {B} or {C}, {", false, words);
  TEST_ASSERT_EQUAL_STRING("*A*: fire. B or {C}, {", words.c_str());
  words.clear();
  nameButtons("*{A}*: fire. {B} or {C}, {", true, words);
  TEST_ASSERT_EQUAL_STRING("*B*: fire. A or {C}, {", words.c_str());
}

void test_every_paragraph_of_the_rules_has_room() {
  for (std::size_t i = 0; i < gameUiCount(); ++i)
    for (int p = 0; p < gameUiAt(i).pageCount; ++p)
      for (int k = 0; k < gameUiAt(i).pages[p].count; ++k) {
        Text<240> words;
        nameButtons(gameUiAt(i).pages[p].paragraphs[k].words, false, words);
        TEST_ASSERT_TRUE_MESSAGE(words.whole(), gameUiAt(i).pages[p].title);
      }
}

void test_every_lesson_has_at_most_4_lines_and_one_try_it() {
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    const GameUi& face = gameUiAt(i);
    TEST_ASSERT_LESS_OR_EQUAL_UINT8(32, face.lessonCount);  // one bit each
    for (int n = 0; n < face.lessonCount; ++n) {
      const Lesson& lesson = face.lessons[n];
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(4, paragraphLines(172, lesson.words), lesson.title);
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(2, paragraphLines(172, lesson.tryIt, Weight::bold), lesson.title);
      Text<40> title;
      shout(lesson.title, title);
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(172, marqueeWidth(title.c_str(), Marquee::px12), lesson.title);
      for (const char* at = lesson.words; *at != '\0'; ++at)  // a number to be read from the position
        if (at[0] == '{' && at[1] >= '0' && at[1] <= '9') TEST_ASSERT_NOT_NULL_MESSAGE(lesson.figure, lesson.title);
    }
  }
}

void test_options_fit_their_rows_and_notes() {
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    const Game& game = *gameUiAt(i).game;
    for (int o = 0; o < game.optionCount; ++o) {
      const OptionSpec& option = game.options[o];
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(2, paragraphLines(284, option.note), option.key);
      for (int c = 0; c < option.count; ++c) {
        const int w = textWidth(option.label, Weight::bold) + textWidth(option.choices[c].label);
        TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(202 - 18 - 8 - 22, w, option.choices[c].label);
      }
    }
  }
}

void test_a_face_belongs_to_each_registered_game_that_is_in_the_menu() {
  for (std::size_t i = 0; i < gameCount(); ++i)
    if (gameAt(i).listed) TEST_ASSERT_NOT_NULL_MESSAGE(gameUiOf(gameAt(i)), gameAt(i).id);
  for (std::size_t i = 0; i < gameUiCount(); ++i)
    TEST_ASSERT_EQUAL_PTR(gameUiAt(i).game, findGame(gameUiAt(i).game->id));
}

void test_titles_leave_room_for_where_we_are() {
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    Text<40> title;
    shout(headerTitleOf(gameUiAt(i)), title);
    TEST_ASSERT_LESS_OR_EQUAL_INT(180, marqueeWidth(title.c_str(), Marquee::px12));
  }
}

// The dark pixels on a seat's badge: its letter or emblem, whatever its colour.
void emblemOf(const GameUi& ui, Seat seat, const void* position, bool (&dark)[15][15]) {
  Canvas canvas(pixels, Canvas::kHeight);
  canvas.clear(kInk);
  drawSeatRow(canvas, {20, 40, 200, 20}, ui, {seat, ui.game->seats(position), SeatChoice::person, false, position});
  for (int y = 0; y < 15; ++y)
    for (int x = 0; x < 15; ++x) dark[y][x] = canvas.at(20 + 17 - 7 + x, 40 + 10 - 7 + y) == kVoid;
}

// Colour never speaks alone.
void test_seats_are_told_apart_by_more_than_their_colour() {
  static rayguns::State factions;
  for (Seat seat = 0; seat < 4; ++seat) factions.ship[seat].faction = static_cast<rayguns::Faction>(seat);
  int games = 0;
  for (const char* id : {"stellar_siege", "stellar_scramble", "rayguns"}) {
    const GameUi& ui = *gameUiOf(*findGame(id));
    StateBox dealt;
    ui.game->deal(dealt.at(), standardOptions(*ui.game), 3);
    const void* position = std::strcmp(id, "rayguns") == 0 ? &factions : dealt.at();
    const int seats = ui.game->seats(position);
    bool first[15][15], second[15][15];
    for (Seat one = 0; one < seats; ++one)
      for (Seat other = 0; other < one; ++other) {
        emblemOf(ui, one, position, first);
        emblemOf(ui, other, position, second);
        TEST_ASSERT_TRUE_MESSAGE(std::memcmp(first, second, sizeof first) != 0, id);
      }
    ++games;
  }
  TEST_ASSERT_EQUAL_INT(3, games);
}

}  // namespace

void runComponentTests() {
  RUN_TEST(test_the_foot_puts_its_items_in_the_same_order_always);
  RUN_TEST(test_a_full_foot_keeps_gaps_and_stays_on_the_screen);
  RUN_TEST(test_swapped_buttons_change_their_letters_in_the_foot);
  RUN_TEST(test_a_bubble_stays_on_the_screen_wherever_its_thing_is);
  RUN_TEST(test_a_bubble_leaves_its_thing_free_where_there_is_room);
  RUN_TEST(test_a_list_scrolls_just_enough);
  RUN_TEST(test_words_that_are_too_long_are_cut_between_letters);
  RUN_TEST(test_every_rules_page_fits_its_paper);
  RUN_TEST(test_buttons_in_words_are_called_as_the_foot_calls_them);
  RUN_TEST(test_every_paragraph_of_the_rules_has_room);
  RUN_TEST(test_every_lesson_has_at_most_4_lines_and_one_try_it);
  RUN_TEST(test_options_fit_their_rows_and_notes);
  RUN_TEST(test_a_face_belongs_to_each_registered_game_that_is_in_the_menu);
  RUN_TEST(test_titles_leave_room_for_where_we_are);
  RUN_TEST(test_seats_are_told_apart_by_more_than_their_colour);
}

}  // namespace shell_tests
