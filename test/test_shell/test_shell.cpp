// The shell from the outside: buttons, sounds, components, the way through all screens, what is kept and what is hidden.
// Everything runs on the headless device, on the PC and in emulation.
#include <unity.h>

#include "shell_tests.h"

using namespace armada;

namespace shell_tests {

HeadlessDevice device;

namespace {
alignas(Machine) unsigned char memory[sizeof(Machine)];
bool running = false;

void makeMachine() {
  if (running) machine().~Machine();
  new (memory) Machine(device);
  running = true;
}
}  // namespace

Machine& machine() { return *reinterpret_cast<Machine*>(memory); }

void outOfTheBox(const char* game) {
  if (running) machine().~Machine();
  running = false;
  device.~HeadlessDevice();
  new (&device) HeadlessDevice();
  powerCycle(game);
}

void powerCycle(const char* game) {
  makeMachine();
  console().boot(game);
  console().frame();
}

bool powerCycleTo(const Bookmark& mark) {
  makeMachine();
  const bool led = console().resume(mark);
  console().frame();
  return led;
}

void play(const char* script) {
  const ScriptError error =
      playScript(script, device, [] { console().frame(); }, [](const char*) {}, [] { return console().deaf(); });
  TEST_ASSERT_NULL_MESSAGE(error.reason, error.word);
}

std::uint32_t frameSum() { return device.panel.checksum(); }
bool onTop(const Screen& screen) { return &console().top() == &screen; }

void sitDown() {
  for (int i = 0; i < 20; ++i) {
    if (onTop(console().screens.handOver))
      play("a");
    else if (onTop(console().screens.lesson))
      play("start");
    else if (console().screens.play.retelling())
      play("b a");
    else
      wait(1);
  }
  TEST_ASSERT_TRUE(onTop(console().screens.play));
}

void calm() {
  wait(46);
  while (console().ticks() % 30 != 1) wait(1);
}

void playToTheEnd() {
  for (int i = 0; i < 3000 && !onTop(console().screens.end); ++i) {
    if (onTop(console().screens.lesson)) {
      play("start");
      continue;
    }
    const std::size_t before = console().session().moveCount();
    play("a");
    if (onTop(console().screens.play) && console().session().moveCount() == before) play("b");
  }
  TEST_ASSERT_TRUE_MESSAGE(onTop(console().screens.end), "the game came to no end");
}

void shelve(std::size_t count) {
  static const GameUi* const kShelf[] = {&kTemplateUi, &kTemplateUi, &kTemplateUi, &kTemplateUi, &kTemplateUi};
  console().fillShelf(kShelf, count);
}

}  // namespace shell_tests

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  shell_tests::runButtonTests();
  shell_tests::runSoundTests();
  shell_tests::runComponentTests();
  shell_tests::runSheetTests();
  shell_tests::runLessonTests();
  shell_tests::runWayTests();
  shell_tests::runHastyTests();
  shell_tests::runShareTests();
  shell_tests::runScoreTests();
  shell_tests::runSecretTests();
  shell_tests::runLogTests();
  shell_tests::runPairTests();
  shell_tests::runPlayerTests();
  shell_tests::runMoverTests();
  shell_tests::runOpponentTests();
  shell_tests::runHintTests();
  shell_tests::runLookBackTests();
  shell_tests::runRetellingTests();
  shell_tests::runKeepingTests();
  shell_tests::runKeptTests();
  shell_tests::runSmallSaveTests();
  shell_tests::runTroubleTests();
  shell_tests::runBookmarkTests();
  shell_tests::runLongGameTests();
  shell_tests::runStormTests();
  return UNITY_END();
}
