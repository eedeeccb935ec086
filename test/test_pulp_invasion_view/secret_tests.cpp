// Nothing of the order of a deck is in what the Captain sees: what is hidden is dealt anew, and every pixel and every word
// stays as it was.
#include "bench.h"
#include "support/scale.h"
#include "support/screen_print.h"

namespace pulp_invasion_view_test {

namespace {

using Print = armada_test::ScreenPrint;

void addScreen(Print& print) { print.addScreen(bench(), bench().view, canvas(), drawView); }

// The table, the sheet, each thing that can be read, each number that can be unfolded.
std::uint32_t everythingSeen() {
  Bench& b = bench();
  b.sit();
  Print print;
  addScreen(print);
  if (b.state.phase != Phase::cube) b.press(Button::right);  // there it draws
  addScreen(print);
  b.press(Button::down);
  addScreen(print);
  b.press(Button::select);
  const std::size_t things = thingsToLookAt(b.observed()).size();
  for (std::size_t thing = 0; thing < things; ++thing) {
    addScreen(print);
    if (b.view.looked(b).question < kQuestions) {
      b.press(Button::a);
      addScreen(print);
      b.press(Button::b);
    }
    b.press(Button::right);
  }
  return print.sum();
}

void assertNothingHiddenIsShown(Rng& rng) {
  Bench& b = bench();
  const State real = b.state;
  const std::uint32_t before = everythingSeen();
  determinize(b.state, 0, rng);
  TEST_ASSERT_EQUAL_HEX32(before, everythingSeen());
  b.state = real;
}

void test_what_is_hidden_changes_no_pixel_and_no_word() {
  Rng rng = Rng::seeded(11);
  Bench& b = bench();
  b.setMotion(Motion::off);
  constexpr std::uint32_t kEvery = 40;  // a position of these is looked at
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(200 + game), static_cast<Difficulty>(game % 3));
    while (b.state.phase != Phase::over) {
      MoveList moves{};
      legalMoves(b.state, moves);
      Events nobody;
      TEST_ASSERT_TRUE(apply(b.state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nobody));
      if (b.state.phase != Phase::over && rng.below(kEvery) == 0) assertNothingHiddenIsShown(rng);
    }
  }
}

// The test above could not fail if nothing depended on the cards at all.
void test_another_line_looks_different() {
  Voyage one, other;
  one.line({"Iron Sentry", "Moon Hussar", "Void Lancer", "Star Bandit"});
  other.line({"Iron Sentry", "Moon Hussar", "Star Bandit", "Void Lancer"});
  sitAt(one);
  const std::uint32_t before = everythingSeen();
  sitAt(other);
  TEST_ASSERT_NOT_EQUAL(before, everythingSeen());
}

}  // namespace

void runSecretTests() {
  RUN_TEST(test_what_is_hidden_changes_no_pixel_and_no_word);
  RUN_TEST(test_another_line_looks_different);
}

}  // namespace pulp_invasion_view_test
