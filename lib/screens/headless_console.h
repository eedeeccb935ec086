// A console on the headless device, with the memory it draws in: what tests and pictures play scripts on. About 290 KB:
// keep it static.
#pragma once

#include "canvas/canvas.h"
#include "canvas/strips.h"
#include "platform/headless.h"
#include "platform/headless_script.h"
#include "screens/console.h"
#include "screens/views.h"

namespace armada {

class HeadlessConsole {
 public:
  HeadlessDevice device;

  // Draws in bands of so many rows: as a handheld does, or all of the screen at once.
  explicit HeadlessConsole(int bandRows = Canvas::kBandRows) : canvas_(pixels_, bandRows) {}
  HeadlessConsole(const HeadlessConsole&) = delete;
  HeadlessConsole& operator=(const HeadlessConsole&) = delete;

  Canvas& canvas() { return canvas_; }
  Console& console() { return console_; }

  // Boots, into the game that the script names or to the title, and plays the script: shot(name) at each picture.
  // Nothing happens at all when the script has a mistake.
  template <class Shot>
  ScriptError play(const char* script, Shot shot) {
    const ScriptError error = checkScript(script);
    if (error.reason != nullptr) return error;
    char id[kMaxShotName + 1] = "";
    console_.boot(scriptGame(script, id));
    console_.frame();
    return playScript(script, device, [this] { console_.frame(); }, shot, [this] { return console_.deaf(); });
  }
  ScriptError play(const char* script) {
    return play(script, [](const char*) {});
  }

 private:
  std::uint8_t pixels_[Canvas::kScreenBytes] = {};
  std::uint8_t strip_[2][kStripBytes] = {};
  Platform platform_ = device.platform();
  Canvas canvas_;
  StripSender strips_{strip_[0], strip_[1]};
  BuiltViews views_;
  Console console_{platform_, canvas_, strips_, views_};
};

}  // namespace armada
