#include <cstring>

#include "bench.h"
#include "screens/components.h"
#include "screens/pew_pew/field.h"
#include "screens/pew_pew/ui.h"
#include "support/scale.h"

namespace pew_pew_view_test {

namespace {

// What a terminal would show of it.
class Words final : public CanvasListener {
 public:
  void wrote(int x, int y, const char* words, std::size_t bytes, Colour, Weight) override {
    const int row = y / 10, column = x / 4;
    for (std::size_t i = 0; i < bytes; ++i) {
      const int at = column + static_cast<int>(i);
      if (row >= 0 && row < kRows && at >= 0 && at < kColumns) grid[row][at] = words[i];
    }
  }
  void filled(Rect area, Colour) override {
    for (int y = area.y; y < area.y + area.h; ++y)
      for (int x = area.x; x < area.x + area.w; ++x)
        if (y % 10 == 5 && x % 4 == 2) grid[y / 10][x / 4] = ' ';
  }
  void dimmed(Rect) override {}
  void clear() { std::memset(grid, ' ', sizeof grid); }
  // The words are somewhere in the cells of this area.
  bool has(Rect area, const char* words) const {
    for (int row = area.y / 10; row <= (area.y + area.h) / 10 && row < kRows; ++row)
      for (int column = area.x / 4; column <= (area.x + area.w) / 4; ++column)
        if (starts(row, column, words)) return true;
    return false;
  }

  int count(const char* words) const {
    int found = 0;
    for (int y = 0; y < Canvas::kHeight; y += 10)
      for (int x = 0; x < Canvas::kWidth; x += 4) found += starts(y / 10, x / 4, words) ? 1 : 0;
    return found;
  }

  static constexpr int kRows = 24, kColumns = 80;
  char grid[kRows][kColumns];

 private:
  bool starts(int row, int column, const char* words) const {
    const std::size_t length = std::strlen(words);
    return column + static_cast<int>(length) <= kColumns && std::memcmp(&grid[row][column], words, length) == 0;
  }
};

Words& terminal() {
  static Words one;
  return one;
}

void draw() {
  Canvas& c = canvas();
  c.setClip(kBody);
  bench().draw(c);
  c.resetClip();
}

void drawInLetters() {
  terminal().clear();
  canvas().listen(&terminal());
  draw();
  canvas().listen(nullptr);
}

// ---- where things are -------------------------------------------------------------------------------------------------
void test_all_36_spaces_are_in_sight_and_apart() {
  for (std::size_t depth = 1; depth <= kDepths; ++depth) {
    const Pane pane = paneOf(depth);
    TEST_ASSERT_GREATER_OR_EQUAL_INT(kMargin, pane.x);
    TEST_ASSERT_GREATER_OR_EQUAL_INT(kBodyTop, pane.y);
    TEST_ASSERT_LESS_OR_EQUAL_INT(316, pane.x + pane.size());
    TEST_ASSERT_LESS_OR_EQUAL_INT(kBodyBottom, pane.y + pane.size());
    if (depth > 1) {
      const Pane nearer = paneOf(depth - 1);
      TEST_ASSERT_LESS_THAN_INT(pane.x, nearer.x + nearer.size());
    }
  }
}

void test_cards_come_to_the_next_place() {
  for (std::size_t depth = 1; depth <= kDepths + 1; ++depth) {
    const Pane from = paneBetween(depth, 0, 6), to = paneBetween(depth, 6, 6);
    TEST_ASSERT_EQUAL_INT(paneOf(depth).x, from.x);
    TEST_ASSERT_EQUAL_INT(paneOf(depth - 1).x, to.x);
    TEST_ASSERT_EQUAL_INT(paneOf(depth - 1).cell, to.cell);
  }
}

void test_the_play_screen_draws_on_every_row_of_the_body_and_no_other() {
  quietTable(5);
  canvas().clear(kWhite);
  draw();
  for (int y = 0; y < Canvas::kHeight; ++y) {
    int white = 0;
    for (int x = 0; x < Canvas::kWidth; ++x) white += canvas().at(x, y) == kWhite ? 1 : 0;
    TEST_ASSERT_EQUAL(y >= kBodyTop && y <= kBodyBottom, white < Canvas::kWidth);
  }
}

void test_the_same_position_is_the_same_picture() {
  static std::uint8_t other[Canvas::kScreenBytes];
  Canvas second(other, Canvas::kHeight);
  quietTable(5);
  canvas().clear(kVoid);
  draw();
  second.clear(kWhite);
  second.setClip(kBody);
  bench().draw(second);
  for (int y = kBodyTop; y <= kBodyBottom; ++y)
    TEST_ASSERT_EQUAL_MEMORY(canvas().row(y), second.row(y), Canvas::kWidth);
}

// A jump changes the rows of two cards, never the whole screen.
void test_a_shot_changes_only_rows_of_the_first_two_cards() {
  Bench& b = quietTable(3);
  static std::uint8_t before[Canvas::kScreenBytes];
  canvas().clear(kVoid);
  b.press(Button::a);
  draw();
  std::memcpy(before, canvas().row(0), Canvas::kScreenBytes);
  b.tick();
  draw();
  int changed = 0;
  for (int y = 0; y < Canvas::kHeight; ++y)
    if (std::memcmp(before + y * Canvas::kWidth, canvas().row(y), Canvas::kWidth) != 0) {
      ++changed;
      TEST_ASSERT_GREATER_OR_EQUAL_INT(paneOf(2).y, y);
      TEST_ASSERT_LESS_OR_EQUAL_INT(paneOf(1).y + paneOf(1).size(), y);
    }
  TEST_ASSERT_GREATER_THAN_INT(0, changed);
}

void test_every_moment_of_random_games_can_be_drawn() {
  Rng rng = Rng::seeded(3);
  Bench& b = bench();
  b.setMotion(Motion::full);
  b.setAsking(true);
  const Button buttons[] = {Button::up, Button::down, Button::left,  Button::right,
                            Button::a,  Button::b,    Button::select};
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(100 + game));
    for (int presses = 0; presses < 40 && b.state.end == End::none; ++presses) {
      b.press(buttons[rng.below(7)]);
      for (std::uint32_t ticks = rng.below(8); ticks > 0; --ticks) b.tick();
      draw();
    }
  }
}

// ---- in letters -------------------------------------------------------------------------------------------------------
void test_a_terminal_shows_every_piece_in_letters() {
  Bench& b = quietTable(5);
  State& s = b.state;
  for (std::uint8_t depth = 1; depth <= kDepths; ++depth) {
    const std::uint8_t side = static_cast<std::uint8_t>((depth - 1) % 3 + 1);
    place(s, depth, {depth, 0, side});
    s.missiles[depth - 1] = spaceBit(2);
    s.pews[depth - 1][6] = 1;
  }
  recount(s);
  s.tokens = static_cast<std::uint8_t>(kTokens - 2 * kDepths);
  s.heartDepth = 2;
  s.heartSpace = 8;
  s.mineDepth = 1;
  s.mineSpace = 8;
  b.sit();
  drawInLetters();
  static constexpr const char* kAlien[] = {"", "A1", "A2", "A3", "A1"};
  for (std::size_t depth = 1; depth <= kDepths; ++depth) {
    TEST_ASSERT_TRUE_MESSAGE(terminal().has(insideOf(depth, 0), kAlien[depth]), "alien");
    TEST_ASSERT_TRUE_MESSAGE(terminal().has(insideOf(depth, 2), "!v"), "missile");
    TEST_ASSERT_TRUE_MESSAGE(terminal().has(insideOf(depth, 6), "//"), "Pew!");
  }
  TEST_ASSERT_TRUE_MESSAGE(terminal().has(insideOf(2, 8), "<3"), "heart");
  TEST_ASSERT_TRUE_MESSAGE(terminal().has(insideOf(1, 8), "(+)"), "mine");
  TEST_ASSERT_TRUE_MESSAGE(terminal().has(insideOf(1, kCentre), "/A\\"), "ship");
}

void test_a_flying_ship_has_left_its_space() {
  Bench& b = quietTable(5);
  b.press(Button::right);
  b.press(Button::a);
  for (; b.moving(); b.tick()) {
    drawInLetters();
    TEST_ASSERT_EQUAL_INT(1, terminal().count("/A\\"));
  }
}

// The cards have come nearer by then: what was met on card 2 is seen where the ship is.
void test_a_hit_of_flying_on_is_told_at_the_ship() {
  Bench& b = quietTable(0);
  b.state.missiles[2] = spaceBit(kCentre);
  --b.state.tokens;
  b.sit();
  b.press(Button::b);
  while (b.shown().hearts == kFullHearts) b.tick();
  for (int i = 0; i < 5; ++i) b.tick();
  drawInLetters();
  TEST_ASSERT_EQUAL_INT(1, terminal().count("−1"));
  TEST_ASSERT_TRUE(terminal().has(insideOf(1, 1), "−1"));
}

void test_the_chevrons_flash_when_they_are_counted() {
  Bench& b = quietTable(0);
  b.press(Button::b);
  b.wait();
  TEST_ASSERT_TRUE(b.context().decides());
  static std::uint8_t flashing[Canvas::kScreenBytes];
  canvas().clear(kVoid);
  draw();
  std::memcpy(flashing, canvas().row(0), sizeof flashing);
  while (b.view.tick(b)) continue;
  draw();
  TEST_ASSERT_NOT_EQUAL(0, std::memcmp(flashing, canvas().row(0), sizeof flashing));
}

void test_the_question_stays_open_while_actions_are_taken_back() {
  Bench& b = quietTable(3);
  b.pressAndWait(Button::a);
  b.pressAndWait(Button::a);
  b.press(Button::b);
  b.press(Button::select);
  drawInLetters();
  TEST_ASSERT_TRUE(terminal().has(kBody, "End turn: 2 action points lost"));
}

// ---- lessons point at something ---------------------------------------------------------------------------------------
void test_every_lesson_points_at_something_when_it_is_due() {
  Rng rng = Rng::seeded(8);
  Bench& b = bench();
  std::uint32_t due = 0;
  for (int game = 0; game < 10 * armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(game));
    b.setMotion(Motion::off);
    while (b.state.end == End::none) {
      for (std::uint8_t i = 0; i < kLessonCount; ++i) {
        if (!kLessons[i].due(&b.observed())) continue;
        due |= 1u << i;
        const Rect area = b.view.anchor(b, kLessons[i].anchor);
        TEST_ASSERT_GREATER_THAN_INT_MESSAGE(0, area.w, kLessons[i].title);
        TEST_ASSERT_GREATER_OR_EQUAL_INT(0, area.x);
        TEST_ASSERT_LESS_OR_EQUAL_INT(Canvas::kWidth, area.x + area.w);
        TEST_ASSERT_GREATER_OR_EQUAL_INT(kBodyTop, area.y);
        TEST_ASSERT_LESS_OR_EQUAL_INT(kFootTop, area.y + area.h);
      }
      b.play(b.legal()[rng.below(static_cast<std::uint32_t>(b.legal().size()))]);
    }
  }
  TEST_ASSERT_EQUAL_HEX32((1u << kLessonCount) - 1, due);
}

void test_the_first_screen_teaches_three_things_and_no_more() {
  Bench& b = bench();
  for (Seed seed = 0; seed < 20; ++seed) {
    b.deal(seed);
    int due = 0;
    for (std::uint8_t i = 0; i < kLessonCount; ++i) due += kLessons[i].due(&b.observed()) ? 1 : 0;
    TEST_ASSERT_EQUAL_INT(3, due);
  }
}

void test_every_ending_is_drawn_apart() {
  State state;
  deal(state, Options{}, 4);
  std::uint32_t sums[4] = {};
  const End ends[] = {End::won, End::shipDestroyed, End::homeworldLost, End::ownMine};
  for (int i = 0; i < 4; ++i) {
    state.end = ends[i];
    Canvas& c = canvas();
    c.clear(kVoid);
    drawEnding(c, &state, 3);
    for (int y = 0; y < Canvas::kHeight; ++y)
      for (int x = 0; x < Canvas::kWidth; ++x) sums[i] = sums[i] * 31 + c.at(x, y);
    for (int k = 0; k < i; ++k) TEST_ASSERT_NOT_EQUAL(sums[k], sums[i]);
  }
}

}  // namespace

void runPictureTests() {
  RUN_TEST(test_all_36_spaces_are_in_sight_and_apart);
  RUN_TEST(test_cards_come_to_the_next_place);
  RUN_TEST(test_the_play_screen_draws_on_every_row_of_the_body_and_no_other);
  RUN_TEST(test_the_same_position_is_the_same_picture);
  RUN_TEST(test_a_shot_changes_only_rows_of_the_first_two_cards);
  RUN_TEST(test_every_moment_of_random_games_can_be_drawn);
  RUN_TEST(test_a_terminal_shows_every_piece_in_letters);
  RUN_TEST(test_a_flying_ship_has_left_its_space);
  RUN_TEST(test_a_hit_of_flying_on_is_told_at_the_ship);
  RUN_TEST(test_the_chevrons_flash_when_they_are_counted);
  RUN_TEST(test_the_question_stays_open_while_actions_are_taken_back);
  RUN_TEST(test_every_lesson_points_at_something_when_it_is_due);
  RUN_TEST(test_the_first_screen_teaches_three_things_and_no_more);
  RUN_TEST(test_every_ending_is_drawn_apart);
}

}  // namespace pew_pew_view_test
