// A device that can keep nothing: the console says so at the start, plays all the same, and never claims to have saved.
#include <unity.h>

#include "shell_tests.h"

using namespace armada;

namespace shell_tests {
namespace {

// Hears whether anything that is drawn says that something is saved.
class SavedClaims final : public CanvasListener {
 public:
  explicit SavedClaims(Canvas& canvas) : canvas_(canvas) { canvas_.listen(this); }
  ~SavedClaims() { canvas_.listen(nullptr); }
  void wrote(int, int, const char* words, std::size_t bytes, Colour, Weight) override { hear(words, bytes); }
  void wroteLarge(Rect, const char* words, std::size_t bytes, Colour) override { hear(words, bytes); }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
  bool heard() const { return heard_; }

 private:
  void hear(const char* words, std::size_t bytes) {
    static constexpr char kClaim[] = "is saved";
    constexpr std::size_t kLetters = sizeof kClaim - 1;
    for (std::size_t at = 0; at + kLetters <= bytes; ++at)
      heard_ = heard_ || std::memcmp(words + at, kClaim, kLetters) == 0;
  }
  Canvas& canvas_;
  bool heard_ = false;
};

constexpr SaveTrouble kTroubles[] = {SaveTrouble::noPlace, SaveTrouble::newer, SaveTrouble::broken,
                                     SaveTrouble::onlyRead};

void bootWith(SaveTrouble trouble, const char* game = nullptr) {
  outOfTheBox();
  device.saves.setTrouble(trouble);
  powerCycle(game);
}

const GameUi& otherUi() {
  for (std::size_t i = 0; i < gameUiCount(); ++i)
    if (&gameUiAt(i) != &kTemplateUi) return gameUiAt(i);
  return gameUiAt(0);
}

void test_that_nothing_is_saved_is_told_once_at_every_start() {
  for (const SaveTrouble trouble : kTroubles) {
    bootWith(trouble);
    TEST_ASSERT_TRUE(onTop(console().screens.question));
    play("a");
    TEST_ASSERT_TRUE(onTop(console().screens.title));
    wait(300);
    TEST_ASSERT_TRUE(onTop(console().screens.title));
    console().resume(console().bookmark());
    wait(1);
    TEST_ASSERT_TRUE(onTop(console().screens.question));
  }
  bootWith(SaveTrouble::none);
  TEST_ASSERT_TRUE(onTop(console().screens.title));
}

void test_every_trouble_has_words_of_its_own() {
  std::uint32_t sums[4];
  int count = 0;
  for (const SaveTrouble trouble : kTroubles) {
    bootWith(trouble);
    wait(20);
    sums[count] = frameSum();
    for (int i = 0; i < count; ++i) TEST_ASSERT_NOT_EQUAL_UINT32(sums[i], sums[count]);
    ++count;
  }
}

void test_without_saves_a_game_is_played_to_its_end() {
  bootWith(SaveTrouble::noPlace, "template");
  play("a");
  playToTheEnd();
  TEST_ASSERT_EQUAL_UINT32(0, device.saves.writes());
}

void test_nothing_claims_to_be_saved_where_nothing_can_be() {
  bootWith(SaveTrouble::broken, "template");
  play("a");
  sitDown();
  const SavedClaims claims(machine().canvas);
  play("a wait:400 start wait:20");  // a move, a rest, the menu
  TEST_ASSERT_TRUE(onTop(console().screens.pause));
  play("b");
  device.power.setBattery(5);
  wait(400);
  play("start wait:4 up a wait:60");  // Leave
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  console().open(console().screens.settings);
  for (int i = 0; i < SettingsScreen::kRows; ++i) play("down wait:2");
  console().open(console().screens.about);
  wait(2);
  console().goToSleep();
  wait(10);
  TEST_ASSERT_FALSE(claims.heard());
}

// The same walk where saving works, so that the ears are known to hear.
void test_where_saving_works_it_is_said() {
  outOfTheBox("template");
  sitDown();
  play("a");
  for (const char* script : {"start wait:20", "b"}) {
    const SavedClaims claims(machine().canvas);
    play(script);
    TEST_ASSERT_EQUAL(script[0] == 's', claims.heard());
  }
  const SavedClaims claims(machine().canvas);
  console().open(console().screens.about);
  wait(2);
  TEST_ASSERT_TRUE(claims.heard());
}

void test_a_game_that_is_left_stays_open_without_saves() {
  bootWith(SaveTrouble::broken, "template");
  play("a");
  sitDown();
  play("a wait:30 start wait:4 up a");
  TEST_ASSERT_TRUE(onTop(console().screens.games));
  console().goOn(kTemplateUi);
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
}

void beginTheOther() {
  const GameUi& other = otherUi();
  console().screens.newGame.prepare(other);
  console().open(console().screens.newGame);
  play("start");
}

void test_a_new_game_ends_the_one_before_only_when_the_player_says_so() {
  bootWith(SaveTrouble::broken, "template");
  play("a");
  sitDown();
  play("a wait:30 start wait:4 up a");
  beginTheOther();
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  play("b");
  TEST_ASSERT_EQUAL_PTR(kTemplateUi.game, &console().session().game());
  TEST_ASSERT_EQUAL_UINT32(1, console().session().moveCount());
  play("start");
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  play("a");
  TEST_ASSERT_EQUAL_PTR(otherUi().game, &console().session().game());
  TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
}

// Saves that are only read: another saved game goes on, and the question names no new one.
void test_a_saved_game_ends_the_one_before_only_when_the_player_says_so() {
  const GameUi& other = otherUi();
  outOfTheBox(other.game->id);
  wait(100);
  TEST_ASSERT_TRUE(console().saveGameNow());
  device.saves.setTrouble(SaveTrouble::onlyRead);
  powerCycle("template");
  play("a");
  sitDown();
  play("a wait:30 start wait:4 up a");
  console().screens.games.choose(other);
  play("a");  // Continue
  TEST_ASSERT_TRUE(onTop(console().screens.question));
  play("b");
  TEST_ASSERT_EQUAL_PTR(kTemplateUi.game, &console().session().game());
  play("a a");
  TEST_ASSERT_EQUAL_PTR(other.game, &console().session().game());
  TEST_ASSERT_TRUE(console().isOpen(console().screens.play));
}

void test_a_game_that_is_over_gives_way_unasked() {
  bootWith(SaveTrouble::broken, "template");
  play("a");
  playToTheEnd();
  play("b");
  beginTheOther();
  TEST_ASSERT_EQUAL_PTR(otherUi().game, &console().session().game());
}

}  // namespace

void runTroubleTests() {
  RUN_TEST(test_that_nothing_is_saved_is_told_once_at_every_start);
  RUN_TEST(test_every_trouble_has_words_of_its_own);
  RUN_TEST(test_without_saves_a_game_is_played_to_its_end);
  RUN_TEST(test_nothing_claims_to_be_saved_where_nothing_can_be);
  RUN_TEST(test_where_saving_works_it_is_said);
  RUN_TEST(test_a_game_that_is_left_stays_open_without_saves);
  RUN_TEST(test_a_new_game_ends_the_one_before_only_when_the_player_says_so);
  RUN_TEST(test_a_saved_game_ends_the_one_before_only_when_the_player_says_so);
  RUN_TEST(test_a_game_that_is_over_gives_way_unasked);
}

}  // namespace shell_tests
