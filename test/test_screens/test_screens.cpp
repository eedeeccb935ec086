// The golden pictures: every script of test/screens/pictures.inc is played on the headless device, and the frame at its
// end must be the one that was kept, on the PC and on emulated processors alike.
#include <unity.h>

#include <cstdio>
#include <cstring>
#include <new>

#include "screens/headless_console.h"
#include "session/registry.h"
#include "support/alike_scripts.h"
#include "support/scale.h"
#include "support/screen_print.h"

using namespace armada;

namespace {

struct Golden {
  const char* name;
  const char* script;
  std::uint32_t checksum;
};

constexpr Golden kGolden[] = {
#define PICTURE(name, script, checksum) {name, script, checksum},
#include "screens/pictures.inc"
#undef PICTURE
};

alignas(HeadlessConsole) unsigned char memory[sizeof(HeadlessConsole)];

// What looks at a save or deals a game aside does it in the workspace, what plays moves again in the chronicle: both would
// leave other bytes there.
class Aside {
 public:
  explicit Aside(Console& console) : console_(console) {
    Workspace& workspace = console.workspace();
    if (console.session().running()) console.chronicle().before(0, kNobody, workspace.seen);
    std::memset(&workspace, 0xC3, sizeof workspace);
    std::memcpy(workspace_, &workspace, sizeof workspace_);
    std::memcpy(chronicle_, &console.chronicle(), sizeof chronicle_);
  }
  bool untouched() const {
    return std::memcmp(workspace_, &console_.workspace(), sizeof workspace_) == 0 &&
           std::memcmp(chronicle_, &console_.chronicle(), sizeof chronicle_) == 0;
  }

 private:
  Console& console_;
  std::uint8_t workspace_[sizeof(Workspace)];
  std::uint8_t chronicle_[sizeof(Chronicle)];
};

// Over whatever stood in the canvas, and as often as anybody asks, the bands are those that the panel shows: a screen
// draws every pixel, and drawing changes nothing and does nothing else.
void assertDrawnAgain(HeadlessConsole& headless, const char* name) {
  const Aside aside(headless.console());
  static std::uint8_t row[2 * Canvas::kWidth];
  Canvas& canvas = headless.canvas();
  for (int y = 0; y < Canvas::kHeight; ++y) {
    if (y == 0 || y == canvas.end()) {
      canvas.moveTo(y);
      canvas.clear(kPink);
      headless.console().drawBand(y);
    }
    encodeRows(canvas, y, 1, row);
    const std::uint8_t* shown = headless.device.panel.bytes() + static_cast<std::size_t>(y) * sizeof row;
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, std::memcmp(shown, row, sizeof row), name);
  }
  TEST_ASSERT_TRUE_MESSAGE(aside.untouched(), name);
}

std::uint32_t frameOf(const Golden& golden, int bandRows = Canvas::kBandRows) {
  auto* headless = new (memory) HeadlessConsole(bandRows);
  const ScriptError error = headless->play(golden.script);
  TEST_ASSERT_NULL_MESSAGE(error.reason, golden.name);
  const std::uint32_t checksum = headless->device.panel.checksum();
  assertDrawnAgain(*headless, golden.name);
  headless->~HeadlessConsole();
  return checksum;
}

// On emulated machines one of so many is drawn (ARMADA_PICTURES), and besides all that are reached within so many ticks
// (ARMADA_SHORT_PICTURES): half of the time would go to the few that come after a whole game, and those are not drawn there.
#ifndef ARMADA_PICTURES
#define ARMADA_PICTURES 1
#endif
#ifndef ARMADA_SHORT_PICTURES
#define ARMADA_SHORT_PICTURES 0
#endif

std::uint32_t ticksOf(const char* script) {
  ScriptReader reader(script);
  ScriptStep step{};
  std::uint32_t ticks = 0;
  while (reader.next(step)) {
    using Kind = ScriptStep::Kind;
    if (step.kind == Kind::wait) ticks += step.ticks;
    if (step.kind == Kind::hold) ticks += step.ticks + kReleaseTicks;
    if (step.kind == Kind::press) ticks += step.times * (kPressTicks + kReleaseTicks);
  }
  return ticks;
}

bool isOurs(const Golden& golden) {
  constexpr std::uint32_t kLong = 1300;
  const std::uint32_t ticks = ARMADA_SHORT_PICTURES > 0 ? ticksOf(golden.script) : kLong;
  return ticks <= ARMADA_SHORT_PICTURES || (ticks <= kLong && (&golden - kGolden) % ARMADA_PICTURES == 0);
}

void test_every_golden_picture_is_drawn_as_it_was_kept() {
  armada_test::AlikeScripts<sizeof kGolden / sizeof kGolden[0]> scripts;
  for (const Golden& golden : kGolden) {
    TEST_ASSERT_NULL_MESSAGE(checkScript(golden.script).reason, golden.name);
    if (isOurs(golden)) scripts.add(golden.script, static_cast<std::size_t>(&golden - kGolden));
  }
  HeadlessConsole* headless = nullptr;
  armada_test::Outliving wrong, drawn;
  const auto begin = [&](const char* script) {
    char id[kMaxShotName + 1] = "";
    headless = new (memory) HeadlessConsole();
    headless->console().boot(scriptGame(script, id));
    headless->console().frame();
  };
  const auto play = [&](const char* words) {
    playScript(
        words, headless->device, [&] { headless->console().frame(); }, [](const char*) {},
        [&] { return headless->console().deaf(); });
  };
  const auto compare = [&](std::size_t which) {
    const Golden& golden = kGolden[which];
    const std::uint32_t now = headless->device.panel.checksum();
    assertDrawnAgain(*headless, golden.name);
    if (drawn.value++ % 10 == 0) TEST_MESSAGE(golden.name);  // a slow machine is not silent
    if (now == golden.checksum) return;
    ++wrong.value;
    char message[80];
    std::snprintf(message, sizeof message, "%s is 0x%08lX now", golden.name, static_cast<unsigned long>(now));
    TEST_MESSAGE(message);
  };
  scripts.play(begin, play, compare);
  TEST_ASSERT_EQUAL_INT(0, wrong.value);
  TEST_ASSERT_GREATER_THAN_INT(0, drawn.value);
}

// At once, in bands of odd heights: some of the pictures, the others are drawn by the same calls.
void test_pictures_are_the_same_however_many_bands_there_are() {
  constexpr int kHeights[] = {Canvas::kHeight, 120, 48, 17};
  constexpr std::size_t kEvery = armada_test::kThorough > 1 ? 5 : 43;
  std::size_t i = 0;
  for (const Golden& golden : kGolden)
    if (++i % kEvery == 0)
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(golden.checksum, frameOf(golden, kHeights[i / kEvery % 4]), golden.name);
}

// All that a listener is told of the picture, in order.
std::uint32_t toldOf(const Golden& golden, int bandRows) {
  auto* headless = new (memory) HeadlessConsole(bandRows);
  armada_test::ScreenPrint heard;
  headless->play(golden.script);
  headless->canvas().listen(&heard);
  headless->console().redraw();
  headless->console().show();
  headless->~HeadlessConsole();
  return heard.sum();
}

// A terminal draws at once what a handheld draws in bands: it hears the same, and nothing twice.
void test_a_listener_hears_the_same_however_many_bands_there_are() {
  constexpr std::size_t kEvery = armada_test::kThorough > 1 ? 7 : 59;
  std::size_t i = 0;
  for (const Golden& golden : kGolden)
    if (++i % kEvery == 0)
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(toldOf(golden, Canvas::kHeight), toldOf(golden, Canvas::kBandRows), golden.name);
}

void test_no_two_pictures_have_one_name() {
  for (const Golden& a : kGolden)
    for (const Golden& b : kGolden) TEST_ASSERT_TRUE_MESSAGE(&a == &b || std::strcmp(a.name, b.name) != 0, a.name);
}

// The list holds a picture of each game that has screens, so that none comes into the menu unseen.
void test_every_game_with_screens_has_a_picture() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    if (gameUiOf(gameAt(i)) == nullptr) continue;
    bool found = false;
    for (const Golden& golden : kGolden) {
      char id[kMaxShotName + 1] = "";
      const char* game = scriptGame(golden.script, id);
      found = found || (game != nullptr && std::strcmp(game, gameAt(i).id) == 0);
    }
    TEST_ASSERT_TRUE_MESSAGE(found, gameAt(i).id);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_golden_picture_is_drawn_as_it_was_kept);
  RUN_TEST(test_pictures_are_the_same_however_many_bands_there_are);
  RUN_TEST(test_a_listener_hears_the_same_however_many_bands_there_are);
  RUN_TEST(test_no_two_pictures_have_one_name);
  RUN_TEST(test_every_game_with_screens_has_a_picture);
  return UNITY_END();
}
