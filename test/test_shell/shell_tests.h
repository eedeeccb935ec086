// What the files of this suite share: a console on the headless device with guards round its pixels, and the tests by
// name.
#pragma once

#include <cstring>
#include <new>

#include "platform/headless.h"
#include "platform/headless_script.h"
#include "screens/components.h"
#include "screens/console.h"
#include "screens/template_game/ui.h"
#include "screens/views.h"

namespace shell_tests {

constexpr std::size_t kGuard = 64;
constexpr std::uint8_t kGuardByte = 0xA5;

// The console and all the memory it draws in. It can lose its power without losing its saves.
struct Machine {
  armada::Platform platform;
  std::uint8_t before[kGuard];
  std::uint8_t pixels[armada::Canvas::kBandBytes];
  std::uint8_t after[kGuard];
  alignas(8) std::uint8_t strip[2][armada::kStripBytes];
  armada::Canvas canvas;
  armada::StripSender strips;
  armada::BuiltViews views;
  armada::Console console;

  explicit Machine(armada::HeadlessDevice& device)
      : platform(device.platform()),
        canvas(pixels, armada::Canvas::kBandRows),
        strips(strip[0], strip[1]),
        console(platform, canvas, strips, views) {
    std::memset(before, kGuardByte, kGuard);
    std::memset(after, kGuardByte, kGuard);
    std::memset(pixels, 0, sizeof pixels);
  }
  bool guardsStand() const {
    for (std::size_t i = 0; i < kGuard; ++i)
      if (before[i] != kGuardByte || after[i] != kGuardByte) return false;
    return true;
  }
};

// One at a time: all tests use the same memory.
extern armada::HeadlessDevice device;
extern Machine& machine();
inline armada::Console& console() { return machine().console; }

void outOfTheBox(const char* game = nullptr);     // a new device, booted
void powerCycle(const char* game = nullptr);      // the saves stay
bool powerCycleTo(const armada::Bookmark& mark);  // the same, as after a deep sleep
void play(const char* script);                    // see docs/scripts.md; a mistake fails the test
inline void wait(int ticks) {
  for (int i = 0; i < ticks; ++i) {
    device.clock.tick();
    console().frame();
  }
}
std::uint32_t frameSum();
bool onTop(const armada::Screen& screen);
// Takes the seat, past what is retold and past lessons, so that the view is at rest and hears the buttons.
void sitDown();
// No toast any more, and everything that breathes at the same point of its breath.
void calm();
// Plays the template game to its end screen.
void playToTheEnd();
// The template game is on the shelf this many times.
void shelve(std::size_t count);

void runButtonTests();
void runSoundTests();
void runComponentTests();
void runSheetTests();
void runLessonTests();
void runWayTests();
void runHastyTests();
void runShareTests();
void runScoreTests();
void runSecretTests();
void runLogTests();
void runPairTests();
void runPlayerTests();
void runMoverTests();
void runOpponentTests();
void runHintTests();
void runLookBackTests();
void runRetellingTests();
void runKeepingTests();
void runKeptTests();
void runSmallSaveTests();
void runTroubleTests();
void runBookmarkTests();
void runLongGameTests();
void runStormTests();

}  // namespace shell_tests
