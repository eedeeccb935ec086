// What the keys do in each front end, in words, and the options that both take.
#include "host/front_ends.h"

#include <cstdio>

#include "host/commands.h"

namespace armada {

const char* const kWindowKeys =
    "  arrows or W A S D      the d-pad\n"
    "  X, Enter or space      A\n"
    "  Z, B or Backspace      B\n"
    "  Tab                    Select\n"
    "  Escape or M            Start: the menu\n"
    "  F11 or Alt+Enter       full screen and back\n"
    "  F12                    a picture of the screen, as a PNG file\n"
    "  Ctrl+Q                 leave; the game is saved\n"
    "  A game controller works too, plugged in at any time: d-pad or left stick, A, B, Back or X for Select, Start.\n";

const char* const kTerminalKeys =
    "  arrows                 the d-pad\n"
    "  a, x, Enter or space   A\n"
    "  b, z or Backspace      B\n"
    "  Tab or s               Select\n"
    "  Escape or m            Start: the menu\n"
    "  q or Ctrl+C            leave; the game is saved\n"
    "  Ctrl+L                 draw the screen again\n";

void complain(const std::string& words) {
  if (!words.empty()) std::fprintf(stderr, "armada: %s\n", words.c_str());
}

std::vector<CommandForm> frontForms() {
  return {{"", {&kScaleOption, &kDataOption, &kStartGameOption, &kNoSaveOption}}};
}

FrontOptions takeFrontOptions(Arguments& arguments) {
  FrontOptions options;
  if (arguments.value(kStartGameOption, options.game)) options.game = gameNamed("--game", options.game).id;
  arguments.value(kDataOption, options.dataFolder);
  options.save = !arguments.flag(kNoSaveOption);
  options.scale = static_cast<int>(arguments.number(kScaleOption, 0, 1, 16));
  return options;
}

}  // namespace armada
