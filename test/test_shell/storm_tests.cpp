// A storm of random presses through every screen: no crash, no heap, no byte outside the canvas, no word outside the
// margin, no foot that is too long.
#include <unity.h>

#include "shell_tests.h"
#include "support/allocation.h"
#include "support/scale.h"

using namespace armada;

namespace shell_tests {
namespace {

// Remembers the first word that was drawn outside the margin.
class Margin final : public CanvasListener {
 public:
  void wrote(int x, int y, const char* words, std::size_t bytes, Colour, Weight weight) override {
    if (bytes <= 3) return;  // the signs that stand for sprites may be wider than they
    char line[160];
    const std::size_t count = bytes < sizeof line - 1 ? bytes : sizeof line - 1;
    std::memcpy(line, words, count);
    line[count] = '\0';
    check({x, y, textWidth(line, weight), 8}, words, bytes);
  }
  void wroteLarge(Rect area, const char* words, std::size_t bytes, Colour) override { check(area, words, bytes); }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
  char broken[80] = "";

 private:
  void check(Rect area, const char* words, std::size_t bytes) {
    if (broken[0] != '\0') return;
    if (area.x >= kMargin && area.x + area.w <= Canvas::kWidth - kMargin && area.y >= kMargin && area.y + area.h <= 236)
      return;
    std::memcpy(broken, words, bytes < sizeof broken - 1 ? bytes : sizeof broken - 1);
  }
};

struct Visited {
  const Screen* screens[16];
  int count;
  void note(const Screen& screen) {
    for (int i = 0; i < count; ++i)
      if (screens[i] == &screen) return;
    if (count < 16) screens[count++] = &screen;
  }
};

void checkFrame(const Margin& margin) {
  TEST_ASSERT_TRUE_MESSAGE(machine().guardsStand(), "a pixel outside the canvas");
  TEST_ASSERT_EQUAL_STRING_MESSAGE("", margin.broken, "a word outside the margin");
  ButtonHints hints{};
  console().top().buttonHints(hints);
  TEST_ASSERT_GREATER_THAN_UINT8_MESSAGE(0, hints.count, "a foot that says nothing");
  TEST_ASSERT_LESS_OR_EQUAL_UINT8_MESSAGE(4, hints.count, "more than four pairs");
  TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kFootRoom, footWidth(hints), hints.items[0].word);
}

void storm(std::uint32_t seed, int presses, const char* game, Visited& visited) {
  outOfTheBox(game);
  shelve(2);
  Margin margin;
  machine().canvas.listen(&margin);
  Rng rng = Rng::seeded(seed);
  // A and the directions more often than the buttons that leave a screen.
  static constexpr Button kPicks[] = {Button::up,   Button::down, Button::left,  Button::right,
                                      Button::a,    Button::a,    Button::a,     Button::right,
                                      Button::down, Button::b,    Button::start, Button::select};
  const armada_test::NoHeap guard;
  for (int i = 0; i < presses; ++i) {
    const Button button = kPicks[rng.below(sizeof kPicks / sizeof kPicks[0])];
    device.buttons.hold(bit(button));
    wait(1 + static_cast<int>(rng.below(3)));
    device.buttons.hold(0);
    wait(1 + static_cast<int>(rng.below(rng.below(8) == 0 ? 40 : 4)));
    checkFrame(margin);
    visited.note(console().top());
  }
  machine().canvas.listen(nullptr);
}

void test_storms_through_the_menus_break_nothing() {
  Visited visited{};
  for (std::uint32_t seed = 1; seed <= static_cast<std::uint32_t>(armada_test::kThorough); ++seed)
    storm(seed, 150, nullptr, visited);
  if (armada_test::kThorough > 1) TEST_ASSERT_GREATER_OR_EQUAL_INT(12, visited.count);
}

void test_storms_through_each_game_break_nothing() {
  Visited visited{};
  for (std::size_t i = 0; i < gameUiCount(); ++i)
    for (std::uint32_t seed = 1; seed <= static_cast<std::uint32_t>(armada_test::kThorough) / 4 + 1; ++seed)
      storm(100 + seed, 150, gameUiAt(i).game->id, visited);
}

void test_a_storm_with_all_buttons_at_once_breaks_nothing() {
  outOfTheBox("template");
  Margin margin;
  machine().canvas.listen(&margin);
  Rng rng = Rng::seeded(11);
  for (int i = 0; i < 60 * armada_test::kThorough; ++i) {
    device.buttons.hold(static_cast<ButtonSet>(rng.next()));
    wait(1 + static_cast<int>(rng.below(2)));
    checkFrame(margin);
  }
  device.buttons.hold(0);
  machine().canvas.listen(nullptr);
}

}  // namespace

void runStormTests() {
  RUN_TEST(test_storms_through_the_menus_break_nothing);
  RUN_TEST(test_storms_through_each_game_break_nothing);
  RUN_TEST(test_a_storm_with_all_buttons_at_once_breaks_nothing);
}

}  // namespace shell_tests
