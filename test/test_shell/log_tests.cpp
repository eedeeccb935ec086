// The log of a long game: whichever page is opened, from whichever side, its lines are those that the chronicle tells there.
#include <unity.h>

#include "players/players.h"
#include "session/registry.h"
#include "shell_tests.h"
#include "support/old_saves.h"

using namespace armada;
using armada_test::SavedGame;

namespace shell_tests {
namespace {

constexpr int kPageLines = 15;
constexpr int kWordsX = 26, kWordsWidth = 268, kFirstLine = 34, kLead = 12;

// The words of the page in sight, line by line.
class Page final : public CanvasListener {
 public:
  Page() {
    machine().canvas.listen(this);
    console().redraw();
    console().frame();  // the clock stands still: it is only drawn
    machine().canvas.listen(nullptr);
  }
  void wrote(int x, int y, const char* words, std::size_t bytes, Colour, Weight) override {
    const int line = (y - kFirstLine) / kLead;
    if (x < kWordsX || y < kFirstLine || line >= kPageLines) return;
    TEST_ASSERT_LESS_THAN_size_t(sizeof lines[0], bytes);
    std::memcpy(lines[line], words, bytes);
    lines[line][bytes] = '\0';
  }
  void filled(Rect, Colour) override {}
  void dimmed(Rect) override {}
  char lines[kPageLines][96] = {};
};

constexpr int kMostLines = 1200;
char logLines[kMostLines][96];

int countLines() {
  int lines = 0;
  console().chronicle().tell(0, 0, console().session().moveCount(),
                             [&](Seat, bool, const char* words) { lines += paragraphLines(kWordsWidth, words); });
  return lines;
}

std::uint8_t image[kMaxImageBytes];

void openLogOfImage(const char* game, std::size_t bytes) {
  outOfTheBox();
  TEST_ASSERT_TRUE(device.saves.write(game, 0, image, bytes));
  powerCycle(game);
  TEST_ASSERT_TRUE(console().session().running());
  console().screens.log.read(0);
  console().open(console().screens.log);
}

void openLogOf(const char* name) {
  for (const SavedGame& saved : armada_test::kSavedGames)
    if (std::strcmp(saved.name, name) == 0)
      return openLogOfImage(saved.game, armada_test::imageOf(saved, image, sizeof image));
  TEST_FAIL_MESSAGE("there is no such save");
}

// A game of this program, so that it goes on whatever became of the rules that wrote the older saves.
void openLogOfARandomGame(const Game& game) {
  static Session played;
  Rng rng = Rng::seeded(1);
  played.start(game, standardOptions(game), 1);
  while (game.toMove(played.state()) != kNobody) {
    StateBox seen{};
    played.observe(game.toMove(played.state()), seen);
    Events silent;
    played.play(chooseRandom(game, seen.at(), rng), silent);
  }
  openLogOfImage(game.id, played.image(image, sizeof image, 1));
}

// From the first page on, a page at a time; the last one ends with the last line.
void readForwards(int lines) {
  for (int i = 0; i < lines; i += kPageLines) play("left");
  for (int at = 0; at < lines; at += kPageLines) {
    const int first = at + kPageLines <= lines ? at : lines - kPageLines;
    const Page page;
    for (int i = 0; i < kPageLines; ++i) std::memcpy(logLines[first + i], page.lines[i], sizeof logLines[0]);
    play("right");
  }
}

void assertTellsAll() {
  int line = 0;
  static char told[512];
  console().chronicle().tell(0, 0, console().session().moveCount(), [&](Seat, bool, const char* words) {
    told[0] = '\0';
    for (int i = paragraphLines(kWordsWidth, words); i > 0; --i) {
      std::strcat(told, logLines[line++]);
      if (i > 1) std::strcat(told, " ");
    }
    TEST_ASSERT_EQUAL_STRING(words, told);
  });
}

void assertEveryPageTells() {
  const int lines = countLines();
  TEST_ASSERT_TRUE(lines > 2 * kPageLines && lines <= kMostLines);
  readForwards(lines);
  assertTellsAll();
}

void test_every_page_of_a_long_log_tells_what_happened_there() {
  openLogOf("stellar_siege, long");
  assertEveryPageTells();
  for (const char* id : {"pew_pew", "pulp_invasion"}) {
    openLogOfARandomGame(*findGame(id));
    assertEveryPageTells();
  }
}

// Over the place where one stretch of moves that are told meets the next.
void test_a_long_log_is_scrolled_line_by_line() {
  openLogOf("stellar_siege, long");
  const int lines = countLines();
  readForwards(lines);
  for (int first = lines - kPageLines; first >= lines - 120; --first) {
    const Page page;
    for (int i = 0; i < kPageLines; ++i) TEST_ASSERT_EQUAL_STRING(logLines[first + i], page.lines[i]);
    console().screens.log.press(Button::up);
  }
}

}  // namespace

void runLogTests() {
  RUN_TEST(test_every_page_of_a_long_log_tells_what_happened_there);
  RUN_TEST(test_a_long_log_is_scrolled_line_by_line);
}

}  // namespace shell_tests
