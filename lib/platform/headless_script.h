// Scripts of button presses for the headless device; docs/scripts.md tells the language. Reads words one at a time out
// of the text itself: no heap, and a mistake is told with its line and column.
#pragma once

#include "platform/headless.h"

namespace armada {

constexpr std::uint32_t kPressTicks = 3;    // a press is held this long,
constexpr std::uint32_t kReleaseTicks = 3;  // and this long nothing is held after it
constexpr std::uint32_t kMaxScriptTimes = 999;
constexpr std::uint32_t kMaxScriptTicks = 99999;
constexpr std::size_t kMaxShotName = 40;

struct ScriptStep {
  enum class Kind : std::uint8_t { press, hold, wait, shot, game } kind;
  ButtonSet buttons;            // press, hold
  std::uint32_t times;          // press
  std::uint32_t ticks;          // hold, wait
  char name[kMaxShotName + 1];  // shot: "" if it has none; game: its id
};

struct ScriptError {
  int line;  // from 1
  int column;
  const char* reason;           // nullptr: no mistake
  char word[kMaxShotName + 1];  // what stands there, cut if it is long
};

class ScriptReader {
 public:
  explicit ScriptReader(const char* script) : at_(script) {}

  // The next step; false at the end and at a mistake, which error() tells apart.
  bool next(ScriptStep& step);
  const ScriptError& error() const { return error_; }

 private:
  void skipBlanks();
  void advance();
  bool refuse(const char* reason, const char* word, std::size_t length);
  const char* parse(const char* word, std::size_t length, ScriptStep& step) const;  // the reason why not, or nullptr

  const char* at_;
  int line_ = 1;
  int column_ = 1;
  bool first_ = true;
  ScriptError error_{0, 0, nullptr, {}};
};

// Reads a script to its end without playing it.
ScriptError checkScript(const char* script);

// The game that a script starts in: the id of its first word `game:ID`, written to `id`; nullptr where it starts at the
// title.
const char* scriptGame(const char* script, char (&id)[kMaxShotName + 1]);

// Plays a script: a tick of the clock, then one frame(), as often as the script says; shot(name) at each picture. A or B
// waits while the console is deaf() to them: a script is not hasty. Nothing is played of a script with a mistake.
template <class Frame, class Shot, class Deaf>
ScriptError playScript(const char* script, HeadlessDevice& device, Frame frame, Shot shot, Deaf deaf) {
  const ScriptError error = checkScript(script);
  if (error.reason != nullptr) return error;
  const auto run = [&](ButtonSet held, std::uint32_t ticks) {
    device.buttons.hold(held);
    for (std::uint32_t i = 0; i < ticks; ++i) {
      device.clock.tick();
      frame();
    }
    device.buttons.hold(0);
  };
  ScriptReader reader(script);
  ScriptStep step{};
  while (reader.next(step)) {
    switch (step.kind) {
      case ScriptStep::Kind::press:
        for (std::uint32_t i = 0; i < step.times; ++i) {
          while ((step.buttons & (bit(Button::a) | bit(Button::b))) != 0 && deaf()) run(0, 1);
          run(step.buttons, kPressTicks);
          run(0, kReleaseTicks);
        }
        break;
      case ScriptStep::Kind::hold:
        run(step.buttons, step.ticks);
        run(0, kReleaseTicks);
        break;
      case ScriptStep::Kind::wait: run(0, step.ticks); break;
      case ScriptStep::Kind::shot: shot(static_cast<const char*>(step.name)); break;
      case ScriptStep::Kind::game:  // whoever boots the console has read it: see scriptGame
        break;
    }
  }
  return error;
}

template <class Frame, class Shot>
ScriptError playScript(const char* script, HeadlessDevice& device, Frame frame, Shot shot) {
  return playScript(script, device, frame, shot, [] { return false; });
}

}  // namespace armada
