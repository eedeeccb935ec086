// `armada shot`: plays a script of button presses without a screen and writes what is to be seen, as a picture or as the
// letters of the text mode.
#include <cstdio>
#include <memory>

#include "host/commands.h"
#include "host/png_file.h"
#include "host/text_grid.h"
#include "screens/headless_console.h"

namespace armada {
namespace {

const CommandOption kScript = {"--script", "FILE", "the button presses; - is standard input",
                               CommandOption::Times::needed};
const CommandOption kOut = {"--out", "x.png", "where the picture goes; further ones are x-2.png or x-NAME.png"};
const CommandOption kText = {"--text", nullptr, "prints the screen as letters"};
const CommandOption kSums = {"--sums", nullptr, "prints the CRC-32 of each picture, as in test/screens/pictures.inc"};

struct ShotOrder {
  std::string script;  // the file
  std::string out;     // x.png
  int scale = 1;
  bool text = false;
  bool sums = false;
};

// x.png for a picture without a name, x-2.png for the next one, x-name.png for one with a name.
std::string pathOf(const std::string& out, const std::string& name, int nameless) {
  const std::size_t dot = out.rfind('.');
  const bool hasEnding = dot != std::string::npos && out.find('/', dot) == std::string::npos;
  const std::string stem = hasEnding ? out.substr(0, dot) : out;
  const std::string ending = hasEnding ? out.substr(dot) : "";
  if (!name.empty()) return stem + "-" + name + ending;
  return nameless == 1 ? out : stem + "-" + std::to_string(nameless) + ending;
}

std::string sumOf(const FramePanel& panel) {
  char digits[9];
  std::snprintf(digits, sizeof digits, "%08X", static_cast<unsigned>(panel.checksum()));
  return digits;
}

int run(Arguments& arguments, std::string& out) {
  ShotOrder order;
  std::string gameId;
  arguments.value(kScript, order.script);
  const bool hasOut = arguments.value(kOut, order.out);
  order.text = arguments.flag(kText);
  order.sums = arguments.flag(kSums);
  order.scale = static_cast<int>(arguments.number(kScaleOption, 1, 1, 16));
  if (arguments.value(kStartGameOption, gameId)) gameId = gameNamed("--game", gameId).id;
  const std::int64_t seed = arguments.number(kSeedOption, FixedEntropy::kFirst, 0, 0xFFFFFFFF);
  arguments.done();
  if (!hasOut && !order.text && !order.sums) throw Refused{"--out", "it is missing, and so are --text and --sums"};

  const std::string file = order.script == "-" ? "stdin" : order.script;
  std::string script = readFile(order.script);
  if (script.find('\0') != std::string::npos) throw Refused{file, "it has zero bytes in it: not a script"};
  if (!gameId.empty()) script = "game:" + gameId + " " + script;

  const auto headless = std::make_unique<HeadlessConsole>(order.text ? Canvas::kHeight : Canvas::kBandRows);
  const auto grid = std::make_unique<TextGrid>(headless->canvas());
  headless->device.entropy.startFrom(static_cast<std::uint32_t>(seed));
  headless->canvas().listen(grid.get());
  int shots = 0;
  int nameless = 0;
  const auto shot = [&](const char* name) {
    ++shots;
    if (*name == '\0') ++nameless;
    if (order.text) out += grid->plain();
    if (order.sums) out += sumOf(headless->device.panel) + (*name == '\0' ? "" : " ") + name + "\n";
    if (!hasOut) return;
    const std::string path = pathOf(order.out, name, nameless);
    std::string why;
    if (!writePng(path, pictureOf(headless->device.panel.bytes()), order.scale, why)) throw Refused{path, why};
    out += "Picture: " + path + "\n";
  };
  checkScriptGame(file, script);
  const ScriptError error = headless->play(script.c_str(), shot);
  if (error.reason != nullptr) {
    // What --game put in front does not count.
    const int shift = error.line == 1 && !gameId.empty() ? static_cast<int>(gameId.size()) + 6 : 0;
    throw Refused{file + ":" + std::to_string(error.line) + ":" + std::to_string(error.column - shift),
                  "`" + std::string(error.word) + "`: " + error.reason};
  }
  if (shots == 0) shot("");
  return 0;
}

}  // namespace

const Command kShotCommand = {"shot",
                              {{"", {&kScript, &kOut, &kText, &kSums, &kStartGameOption, &kSeedOption, &kScaleOption}}},
                              "Plays a script of button presses (docs/scripts.md) and writes pictures of the screen.",
                              run};

}  // namespace armada
