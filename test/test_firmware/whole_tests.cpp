#include "here.h"

#include <algorithm>
#include <cstdio>

#include "suite.h"
#include "support/alike_scripts.h"
#include "support/allocation.h"
#include "support/firmware_player.h"
#include "support/scale.h"

using namespace armada;
using namespace armada_test;

namespace {

FirmwarePlayer player;

// ---- every golden picture, by fingers on pins -----------------------------------------------------------------------
struct Golden {
  const char* name;
  const char* script;
  std::uint32_t checksum;
};
constexpr Golden kPictures[] = {
#define PICTURE(name, script, checksum) {name, script, checksum},
#include "screens/pictures.inc"
#undef PICTURE
};

// The suite of the screens draws all of them; what is left to show here is their way to the panel. On an emulated processor
// that is seen of all of them by who counts instructions (test/budget_press).
constexpr std::size_t kShownEvery = kThorough > 1 ? 3 : 53;

void test_the_handheld_shows_golden_pictures() {
  Outliving wrong;
  AlikeScripts<sizeof kPictures / sizeof kPictures[0]> scripts;
  for (std::size_t i = 0; i < sizeof kPictures / sizeof kPictures[0]; i += kShownEvery)
    if (!showsTheDate(kPictures[i].name)) scripts.add(kPictures[i].script, i);
  const auto compare = [&](std::size_t which) {
    const Golden& golden = kPictures[which];
    const std::uint32_t now = player.picture();
    if (now == golden.checksum && handheld.faults == 0) return;
    ++wrong.value;
    char message[80];
    std::snprintf(message, sizeof message, "%s is 0x%08lX here %s", golden.name, static_cast<unsigned long>(now),
                  handheld.fault);
    TEST_MESSAGE(message);
  };
  scripts.play([](const char* script) { player.beginFor(script); }, [](const char* words) { player.playWords(words); },
               compare);
  TEST_ASSERT_EQUAL_INT(0, wrong.value);
}

// ---- a whole game of each kind, by presses over the serial line -----------------------------------------------------
struct Recorded {
  const char* id;
  const char* presses;
  std::uint32_t sums[kMostSums];  // every kPressesASum presses, and at the end
};
constexpr Recorded kGames[] = {
#define PRESSES(id, presses, ...) {id, presses, {__VA_ARGS__}},
#include "records/presses.inc"
#undef PRESSES
};

void test_a_recorded_game_of_each_kind_goes_as_on_the_host() {
  char message[80];
  for (const Recorded& game : kGames) {
    // On an emulated processor the beginning is enough: whole games go there through the rules and the console (test/budget_press).
    const std::size_t all = std::strlen(game.presses);
    const std::size_t count = kThorough > 1 ? all : std::min<std::size_t>(all, 2 * kPressesASum);
    player.begin(game.id);
    const NoHeap guard;
    for (std::size_t at = 0; at < count; ++at) {
      player.press(game.presses[at]);
      const bool last = at + 1 == all;
      if ((at + 1) % kPressesASum != 0 && !last) continue;
      const bool same = player.picture() == game.sums[at / kPressesASum];
      std::snprintf(message, sizeof message, "%s: another frame after press %u", game.id, static_cast<unsigned>(at));
      TEST_ASSERT_TRUE_MESSAGE(same, message);
    }
    if (count == all) TEST_ASSERT_TRUE_MESSAGE(bench.console().isOpen(bench.console().screens.end), game.id);
    bench.checkFaults();
  }
}

// ---- the same with sleep in between, beside a headless console that rests as well -----------------------------------

alignas(HeadlessConsole) unsigned char hostMemory[sizeof(HeadlessConsole)];
HeadlessConsole* host = nullptr;
MemorySaves hostSaves;
constexpr std::size_t kMostPresses = kMostSums * kPressesASum;
std::uint32_t hostFrames[kMostPresses];
// A frame's checksum takes an emulated processor longer than the press.
constexpr std::size_t kComparedEvery = kThorough > 1 ? 1 : 20;
bool isCompared(std::size_t at, std::size_t count) { return at % kComparedEvery == 0 || at + 1 == count; }

// When the two sleep: after so many presses.
struct Rests {
  std::size_t light, deep;
};

void sleepDeeplyOnHost() {
  host->console().goToSleep();
  const Bookmark bookmark = host->console().bookmark();
  hostSaves = host->device.saves;
  const FixedEntropy entropy = host->device.entropy;
  const SteppedClock clock = host->device.clock;
  host = new (hostMemory) HeadlessConsole();
  host->device.saves = hostSaves;
  host->device.entropy = entropy;
  host->device.clock = clock;
  host->console().resume(bookmark);
  host->console().frame();
}

// The whole game first here and then there: the views of the games are one of each in a program.
void playOnHost(const Recorded& game, std::size_t count, Rests rests) {
  host = new (hostMemory) HeadlessConsole();
  host->console().boot(game.id);
  host->console().frame();
  for (std::size_t at = 0; at < count; ++at) {
    pressOnHost(*host, game.presses[at]);
    if (at == rests.light) host->console().goToSleep();
    if (at == rests.deep) sleepDeeplyOnHost();
    if (at == rests.light || at == rests.deep) pressOnHost(*host, kPause);
    if (isCompared(at, count)) hostFrames[at] = host->device.panel.checksum();
  }
}

// Asleep for ten seconds, until B is pressed.
void sleepLightly() {
  handheld.restIsFree = false;
  handheld.plan(10000, board::kButtonB, false);
  handheld.plan(10060, board::kButtonB, true);
  const std::uint32_t sleeps = handheld.lightSleeps;
  bench.console().goToSleep();
  TEST_ASSERT_GREATER_THAN_UINT32(sleeps, handheld.lightSleeps);
  handheld.restIsFree = true;
  player.catchUp();
}

// Half an hour later it starts anew, with what was saved and the place where it was.
void sleepDeeply() {
  handheld.restIsFree = false;
  const Handheld::End end = handheld.run([] { bench.console().goToSleep(); });
  TEST_ASSERT_TRUE(end == Handheld::End::deepSleep);
  handheld.wakeFromDeep();
  bench.start();
  handheld.release(board::kWakeButton);
  handheld.restIsFree = true;
  player.catchUp();
  bench.firmware().pass();
}

void playHere(const Recorded& game, std::size_t count, Rests rests) {
  char message[80];
  player.begin(game.id);
  const NoHeap guard;
  for (std::size_t at = 0; at < count; ++at) {
    player.press(game.presses[at]);
    if (at == rests.light) sleepLightly();
    if (at == rests.deep) sleepDeeply();
    if (at == rests.light || at == rests.deep) player.press(kPause);
    if (!isCompared(at, count) || hostFrames[at] == player.picture()) continue;
    std::snprintf(message, sizeof message, "%s: another frame after press %u", game.id, static_cast<unsigned>(at));
    TEST_FAIL_MESSAGE(message);
  }
  bench.checkFaults();
}

void test_a_recorded_game_goes_on_after_sleep_and_deep_sleep() {
  for (const Recorded& game : kGames) {
    // A third of the game on the PC, a ninth on an emulated processor, which plays all of it without sleep.
    const std::size_t count = std::strlen(game.presses) / (kThorough > 1 ? 3 : 9);
    playOnHost(game, count, {count / 3, 2 * count / 3});
    playHere(game, count, {count / 3, 2 * count / 3});
    TEST_ASSERT_GREATER_THAN_UINT32(0, bench.console().session().moveCount());
  }
}

void test_every_game_with_screens_is_recorded() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    if (gameUiOf(gameAt(i)) == nullptr) continue;
    bool found = false;
    for (const Recorded& game : kGames) found = found || std::strcmp(game.id, gameAt(i).id) == 0;
    TEST_ASSERT_TRUE_MESSAGE(found, gameAt(i).id);
  }
}

// ---- from the switch ------------------------------------------------------------------------------------------------
void test_out_of_the_box_it_shows_the_title() {
  bench.start();
  bench.run(100);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.title, &bench.console().top());
  bench.checkPicture();
  bench.checkFaults();
}

void test_it_boots_to_the_game_that_was_played_last() {
  bench.start();
  bench.console().boot("template");
  bench.run(3000);
  bench.console().boot("pew_pew");
  bench.run(6000);  // rests: game and settings are saved
  bench.switchOn();
  bench.run(200);
  TEST_ASSERT_TRUE(bench.console().isOpen(bench.console().screens.play));
  TEST_ASSERT_EQUAL_STRING("pew_pew", bench.console().session().game().id);
  bench.checkPicture();
  bench.checkFaults();
}

void test_a_damaged_save_of_the_last_game_is_told_and_kept() {
  bench.start();
  bench.console().boot("pew_pew");
  bench.run(6000);
  for (const char* key : {"pew_pew:0", "pew_pew:1"})
    if (handheld.save(key) != nullptr) handheld.save(key)->bytes[30] ^= 0x40;
  const std::uint32_t writes = handheld.blobWrites;
  bench.switchOn();
  bench.run(4000);
  TEST_ASSERT_EQUAL_PTR(&bench.console().screens.question, &bench.console().top());
  TEST_ASSERT_EQUAL_UINT32(writes, handheld.blobWrites);
  bench.checkPicture();
}

void test_setup_and_loop_are_the_firmware() {
  setup();
  TEST_ASSERT_TRUE(handheld.watchdog);
  const std::uint32_t feeds = handheld.feeds;
  for (int i = 0; i < 50; ++i) loop();
  TEST_ASSERT_EQUAL_UINT32(feeds + 50, handheld.feeds);
  TEST_ASSERT_GREATER_OR_EQUAL_UINT32(240, handheld.rowsSent);
  bench.checkFaults();
}

// Thirty ticks a second, however long a pass takes; after a stall time is dropped, not made up for.
void test_the_tick_is_fixed() {
  bench.start();
  bench.run(100);
  std::uint32_t before = bench.console().ticks();
  bench.run(10000);
  TEST_ASSERT_UINT32_WITHIN(1, 300, bench.console().ticks() - before);
  before = bench.console().ticks();
  handheld.pass(5000000);
  bench.run(1000);
  TEST_ASSERT_UINT32_WITHIN(4, 33, bench.console().ticks() - before);
}

}  // namespace

void runWholeTests() {
  RUN_TEST(test_out_of_the_box_it_shows_the_title);
  RUN_TEST(test_setup_and_loop_are_the_firmware);
  RUN_TEST(test_the_tick_is_fixed);
  RUN_TEST(test_it_boots_to_the_game_that_was_played_last);
  RUN_TEST(test_a_damaged_save_of_the_last_game_is_told_and_kept);
  RUN_TEST(test_every_game_with_screens_is_recorded);
  RUN_TEST(test_a_recorded_game_of_each_kind_goes_as_on_the_host);
  RUN_TEST(test_a_recorded_game_goes_on_after_sleep_and_deep_sleep);
  RUN_TEST(test_the_handheld_shows_golden_pictures);
}
