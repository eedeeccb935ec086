// Nothing of the Enemy's hand, nor of the order of a pile, is in what a player sees: what is hidden is dealt anew, and every
// pixel and every word stays as it was.
#include "bench.h"
#include "support/scale.h"
#include "support/screen_print.h"

namespace stellar_siege_view_test {

namespace {

using Print = armada_test::ScreenPrint;

void addScreen(Print& print) { print.addScreen(bench(), bench().view, canvas(), drawView); }

// The table, each row of it, and each closer look.
std::uint32_t everythingSeenBy(Seat viewer) {
  Bench& b = bench();
  b.sitAs(viewer);
  Print print;
  addScreen(print);
  for (int row = 0; row < 2; ++row) {
    b.press(Button::up);
    b.press(Button::right);
    addScreen(print);
  }
  b.press(Button::select);
  for (int thing = 0; thing < 4; ++thing) {
    b.press(Button::down);
    b.press(Button::right);
    addScreen(print);
  }
  return print.sum();
}

void assertNothingHiddenIsShown(Rng& rng) {
  Bench& b = bench();
  const State real = b.state;
  for (Seat viewer = 0; viewer < kSeatCount; ++viewer) {
    const std::uint32_t before = everythingSeenBy(viewer);
    determinize(b.state, viewer, rng);
    TEST_ASSERT_EQUAL_HEX32(before, everythingSeenBy(viewer));
    b.state = real;
  }
}

void test_what_is_hidden_changes_no_pixel_and_no_word() {
  Rng rng = Rng::seeded(11);
  Bench& b = bench();
  b.setMotion(Motion::off);
  constexpr std::uint32_t kEvery = 9;  // a position of these is looked at
  for (int game = 0; game < armada_test::kThorough; ++game) {
    b.deal(static_cast<Seed>(200 + game));
    while (b.state.phase != Phase::over) {
      MoveList moves{};
      legalMoves(b.state, moves);
      Events nobody;
      TEST_ASSERT_TRUE(apply(b.state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nobody));
      if (rng.below(kEvery) == 0) assertNothingHiddenIsShown(rng);
    }
    assertNothingHiddenIsShown(rng);
  }
}

// The test above could not fail if nothing depended on the hands at all.
void test_the_own_hand_is_shown() {
  Rng rng = Rng::seeded(12);
  Bench& b = bench();
  b.setMotion(Motion::off);
  b.deal(4);
  const std::uint32_t before = everythingSeenBy(0);
  determinize(b.state, 1, rng);
  TEST_ASSERT_NOT_EQUAL(before, everythingSeenBy(0));
}

// The motion of an Enemy's move, as it is told to who takes the console: a card drawn has no face.
void test_the_enemys_draw_shows_a_number_and_no_card() {
  using namespace stellar_siege_test;
  std::uint32_t frames[2] = {};
  for (int i = 0; i < 2; ++i) {
    Siege siege;
    siege.hand(kAntillians, {Kind::drawFew, Kind::discardFew}).play(deploy(Kind::drawFew));
    DrawPile& pile = siege.state.pile[kAntillians];
    for (std::size_t low = 0, high = pile.size() - 1; i == 1 && low < high; ++low, --high) {  // other cards on top
      const Kind kind = pile[low];
      pile[low] = pile[high];
      pile[high] = kind;
    }
    Bench& b = bench();
    b.setMotion(Motion::full);
    b.state = siege.state;
    b.sitAs(kMorkolytes);
    TEST_ASSERT_TRUE(b.play(kGreater));
    TEST_ASSERT_TRUE(b.moving());
    Print print;
    for (int tick = 0; tick < 30; ++tick) {
      addScreen(print);
      b.tick();
    }
    frames[i] = print.sum();
  }
  TEST_ASSERT_EQUAL_HEX32(frames[0], frames[1]);
}

}  // namespace

void runSecretTests() {
  RUN_TEST(test_what_is_hidden_changes_no_pixel_and_no_word);
  RUN_TEST(test_the_own_hand_is_shown);
  RUN_TEST(test_the_enemys_draw_shows_a_number_and_no_card);
}

}  // namespace stellar_siege_view_test
