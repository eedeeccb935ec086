// Lessons: where the bubble stands, what stays bright, what is named with its value, which ones can be read again.
#include <unity.h>

#include <cstring>

#include "rules/kernel/rng.h"
#include "screens/components.h"
#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

bool wasRead(const char* words) {
  for (const char* at = words; *at != '\0'; ++at)
    if (*at == '{') return false;
  return true;
}

// Every lesson that is due here, as it would be given now.
void assertLessonsAreClear(const GameUi& ui) {
  const void* seen = console().screens.play.seen();
  for (std::uint8_t i = 0; i < ui.lessonCount; ++i) {
    const Lesson& lesson = ui.lessons[i];
    if (!lesson.due(seen)) continue;
    Text<240> told;
    tellLesson(lesson, lesson.words, seen, false, told);
    TEST_ASSERT_TRUE_MESSAGE(told.whole() && wasRead(told.c_str()), lesson.title);
    TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(4, paragraphLines(172, told.c_str()), lesson.title);
    const LessonScreen::Layout at = console().screens.lesson.layoutOf(i);
    TEST_ASSERT_FALSE_MESSAGE(overlap(at.bubble, at.thing), lesson.title);
    TEST_ASSERT_FALSE_MESSAGE(overlap(at.bubble, at.tryMoves), lesson.title);
    TEST_ASSERT_FALSE_MESSAGE(overlap(at.bubble, at.tag), lesson.title);
    TEST_ASSERT_FALSE_MESSAGE(overlap(at.tag, at.tryMoves), lesson.title);
    TEST_ASSERT_GREATER_OR_EQUAL_INT_MESSAGE(kBodyTop, at.bubble.y, lesson.title);
    TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kFootTop, at.bubble.y + at.bubble.h, lesson.title);
  }
}

// At random, or as the game's quick player does, who comes farther: all the phases of a turn.
void playOn(const GameUi& ui, Seed seed, int moves, bool quick) {
  outOfTheBox();
  console().settings().hints = Hints::off;
  console().settings().motion = Motion::off;
  console().startGame(ui, standardOptions(*ui.game), seed);
  Rng rng = Rng::seeded(seed);
  for (int i = 0; i < moves; ++i) {
    const Seat seat = ui.game->toMove(console().session().state());
    if (seat == kNobody) return;
    if (console().screens.play.viewer() != seat || console().screens.play.legal().empty()) {
      console().closeDownTo(console().screens.play);
      console().screens.play.takeSeat(seat);
      while (console().screens.play.retelling()) play("b a");
    }
    console().screens.play.prepare();
    assertLessonsAreClear(ui);
    const MoveList& legal = console().screens.play.legal();
    const Move random = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    TEST_ASSERT_TRUE(console().screens.play.play(quick ? ui.game->quickMove(console().screens.play.seen()) : random));
  }
}

void test_no_bubble_covers_what_it_speaks_of_in_any_game() {
  for (std::size_t i = 0; i < gameUiCount(); ++i) {
    for (const Seed seed : {1u, 2u, 3u}) playOn(gameUiAt(i), seed, 60, false);
    if (gameUiAt(i).game->quickMove != nullptr) playOn(gameUiAt(i), 4, 200, true);
  }
}

void test_a_bubble_also_leaves_free_what_trying_moves() {
  const Rect card{6, 106, 97, 97};
  for (const Rect points : {Rect{6, 40, 90, 30}, Rect{120, 40, 60, 30}, Rect{220, 30, 90, 60}, Rect{200, 180, 110, 30}})
    for (const int h : {60, 90}) {
      const BubblePlace place = placeBubble(points, card, 192, h);
      TEST_ASSERT_TRUE(place.coversNothing());
      TEST_ASSERT_FALSE(overlap(place.area, card));
      TEST_ASSERT_FALSE(overlap(place.area, points));
    }
  TEST_ASSERT_FALSE(
      placeBubble({6, 30, 300, 100}, {6, 140, 300, 70}, 192, 90).coversNothing());  // there is no such place
}

// What is dimmed: each pixel of the screen once, but for the two areas.
void test_two_areas_stay_bright() {
  static std::uint8_t pixels[Canvas::kScreenBytes];
  Canvas canvas(pixels, Canvas::kHeight);
  struct Pair {
    Rect first, second;
  };
  const auto inside = [](Rect r, int x, int y) { return x >= r.x && x < r.x + r.w && y >= r.y && y < r.y + r.h; };
  for (const Pair& pair : {Pair{{10, 30, 40, 40}, {100, 50, 60, 60}}, Pair{{100, 50, 60, 60}, {10, 30, 40, 40}},
                           Pair{{10, 30, 100, 40}, {50, 50, 30, 100}}, Pair{{10, 30, 40, 40}, {10, 90, 40, 40}},
                           Pair{{-5, 200, 400, 60}, {0, 0, 0, 0}}, Pair{{0, 0, 0, 0}, {0, 0, 0, 0}},
                           Pair{{0, 0, 0, 0}, {30, 0, 20, 219}}}) {
    canvas.clear(kPaper);
    dimAround(canvas, pair.first, pair.second);
    for (int y = 0; y < Canvas::kHeight; y += 3)
      for (int x = 0; x < Canvas::kWidth; x += 3) {
        const bool bright = y >= kFootTop || inside(pair.first, x, y) || inside(pair.second, x, y);
        TEST_ASSERT_EQUAL_INT(bright ? static_cast<int>(kPaper) : kDimmed.to[kPaper], canvas.at(x, y));
      }
  }
}

void test_words_of_a_lesson_state_the_numbers_of_the_position() {
  const auto figure = [](const void* seen, int which, TextOut& out) {
    out << *static_cast<const int*>(seen) + which << (which == 1 ? " cubes" : "");
  };
  const Lesson lesson{"", "Pay *{0}*, draw {1}: {A}, {B} {x} {", "", 0, nullptr, kNoAnchor, figure};
  const int price = 3;
  Text<80> told;
  tellLesson(lesson, lesson.words, &price, false, told);
  TEST_ASSERT_EQUAL_STRING("Pay *3*, draw 4 cubes: A, B {x} {", told.c_str());
  told.clear();
  tellLesson(lesson, lesson.words, &price, true, told);
  TEST_ASSERT_EQUAL_STRING("Pay *3*, draw 4 cubes: B, A {x} {", told.c_str());
}

// Blue answers an attack of 2: the line of the enemy and its strength, the hand beside it.
void test_what_a_lesson_speaks_of_is_named_with_its_value() {
  outOfTheBox("template");
  play("a wait:5 start wait:50 right a wait:20 b wait:90 a b a wait:20");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  const LessonScreen::Layout at = console().screens.lesson.layoutOf(2);
  TEST_ASSERT_GREATER_THAN_INT(0, at.thing.w);
  TEST_ASSERT_GREATER_THAN_INT(0, at.tryMoves.w);
  TEST_ASSERT_EQUAL_INT(tagWidth("here: 1"), at.tag.w);
  TEST_ASSERT_LESS_OR_EQUAL_INT(4, at.tag.y - at.thing.y - at.thing.h);  // close by
  TEST_ASSERT_EQUAL_INT(0, console().screens.lesson.layoutOf(0).tag.w);  // a hand has no figure
}

// What was never given is not leafed through: lessons come when their moment comes.
void test_previous_leads_to_lessons_that_were_given_and_still_hold() {
  outOfTheBox("template");
  play("a wait:20");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  play("b");
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Sound::refuse), static_cast<int>(console().lastSound()));  // none before it
  play("a wait:5 right a wait:50");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));  // the line
  const std::uint32_t line = frameSum();
  play("b");
  TEST_ASSERT_NOT_EQUAL_UINT32(line, frameSum());  // the aim, still true
  play("a wait:20");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));
  play("a wait:5 b wait:90 a b a wait:20");
  TEST_ASSERT_TRUE(onTop(console().screens.lesson));  // Blue was given none: there is nothing to go back to
  ButtonHints hints{};
  console().screens.lesson.buttonHints(hints);
  for (int i = 0; i < hints.count; ++i)
    TEST_ASSERT_NOT_EQUAL_INT(static_cast<int>(ButtonHint::Key::b), static_cast<int>(hints.items[i].key));
}

}  // namespace

void runLessonTests() {
  RUN_TEST(test_no_bubble_covers_what_it_speaks_of_in_any_game);
  RUN_TEST(test_a_bubble_also_leaves_free_what_trying_moves);
  RUN_TEST(test_two_areas_stay_bright);
  RUN_TEST(test_words_of_a_lesson_state_the_numbers_of_the_position);
  RUN_TEST(test_what_a_lesson_speaks_of_is_named_with_its_value);
  RUN_TEST(test_previous_leads_to_lessons_that_were_given_and_still_hold);
}

}  // namespace shell_tests
