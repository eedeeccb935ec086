// Plays the firmware tick by tick, as scripts play the headless console: the clock stands still between two passes, so that
// both show the same pixels. Include the suite's here.h first.
#pragma once

#include "platform/headless_script.h"
#include "support/firmware_bench.h"
#include "support/presses.h"

namespace armada_test {

// Pins of the eight buttons in the order of Button.
constexpr int kButtonPins[] = {armada::board::kButtonUp,     armada::board::kButtonDown, armada::board::kButtonLeft,
                               armada::board::kButtonRight,  armada::board::kButtonA,    armada::board::kButtonB,
                               armada::board::kButtonSelect, armada::board::kButtonStart};

// New game of a solitaire shows today's deal, and a handheld has no calendar: these golden pictures are not as it shows them. Its own
// look is in the shell's suite.
inline bool showsTheDate(const char* picture) {
  for (const char* each : {"new-game", "new-game-daily", "new-game-seed", "new-game-digits"})
    if (std::strcmp(picture, each) == 0) return true;
  return false;
}

class FirmwarePlayer {
 public:
  // For whoever counts: called before and after each pass, and when a strip is handed over.
  void (*beforePass)() = nullptr;
  void (*afterPass)() = nullptr;
  void (*onStrip)() = nullptr;

  // Out of the box, at the title or in a game.
  void begin(const char* gameId) {
    bench.unpack();
    handheld.restIsFree = true;
    handheld.onStrip = onStrip;
    clock_ = armada::SteppedClock{};
    ahead_ = 0;
    bench.start();
    bench.console().boot(gameId);
    bench.firmware().pass();
  }

  void tick() {
    clock_.tick();
    handheld.microseconds = (clock_.milliseconds() + ahead_) * std::uint64_t{1000};
    handheld.runPlans();
    if (beforePass != nullptr) beforePass();
    bench.firmware().pass();
    if (afterPass != nullptr) afterPass();
  }

  void hold(ButtonSet buttons) {
    for (std::size_t i = 0; i < armada::kButtonCount; ++i) handheld.level[kButtonPins[i]] = (buttons >> i & 1u) == 0;
  }
  void run(ButtonSet held, std::uint32_t ticks) {
    hold(held);
    for (std::uint32_t i = 0; i < ticks; ++i) tick();
    hold(0);
  }

  // A press over the serial line; see support/presses.h.
  void press(char letter) {
    if (letter == kPause) return run(0, kPauseTicks);
    static constexpr const char* kLines[] = {"press up\n", "press down\n", "press left\n",   "press right\n",
                                             "press a\n",  "press b\n",    "press select\n", "press start\n"};
    handheld.type(kLines[std::strchr(kPressLetters, letter) - kPressLetters]);
    for (int i = 0; i < 6; ++i) tick();
    handheld.outUsed = 0;  // its "ok"
  }

  // Real time passed meanwhile: the stepped clock goes on from there.
  void catchUp() { ahead_ = static_cast<std::uint32_t>(handheld.microseconds / 1000u) - clock_.milliseconds(); }

  void play(const char* script) {
    beginFor(script);
    playWords(script);
  }
  void beginFor(const char* script) {
    char id[armada::kMaxShotName + 1] = "";
    begin(armada::scriptGame(script, id));
  }
  void playWords(const char* words) {
    armada::ScriptReader reader(words);
    armada::ScriptStep step{};
    while (reader.next(step)) {
      using Kind = armada::ScriptStep::Kind;
      if (step.kind == Kind::wait) run(0, step.ticks);
      if (step.kind == Kind::hold) {
        run(step.buttons, step.ticks);
        run(0, armada::kReleaseTicks);
      }
      for (std::uint32_t i = 0; step.kind == Kind::press && i < step.times; ++i) {
        // A script is not hasty.
        const ButtonSet answers = armada::bit(Button::a) | armada::bit(Button::b);
        while ((step.buttons & answers) != 0 && bench.console().deaf()) run(0, 1);
        run(step.buttons, armada::kPressTicks);
        run(0, armada::kReleaseTicks);
      }
    }
  }

  std::uint32_t picture() const {
    handheld.arrive();
    return handheld.pictureSum();
  }

 private:
  armada::SteppedClock clock_;
  std::uint32_t ahead_ = 0;
};

}  // namespace armada_test
