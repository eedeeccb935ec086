// Counts on the emulated Xtensa the instructions from a pass of the firmware's loop that sees a button to the first strip
// that it hands to the panel, and those of the passes that nobody pressed for (motion), which a press may have to wait for;
// for the script of every golden picture; and the parts of the firmware's memory. Prints a figure a line, as budget_measure
// does.
#include <cstdio>

#include "support/alike_scripts.h"
#include "support/firmware_player.h"
#include "support/instructions.h"

using namespace armada;
using namespace armada_test;

namespace armada_test {
Bench bench;
}

namespace {

std::uint32_t began = 0, worst = 0, worstMotion = 0;
bool pressed = false, counting = false;

std::uint32_t instructions() { return instructionsSince(began); }

void passBegins() {
  pressed = false;
  for (const int pin : kButtonPins) pressed = pressed || !handheld.level[pin];
  counting = pressed;
  began = cycles();
}

void passEnds() {
  const std::uint32_t count = instructions();
  if (!pressed && count > worstMotion) worstMotion = count;
}

void stripLeaves() {
  if (!counting) return;
  counting = false;
  const std::uint32_t count = instructions();
  if (count > worst) worst = count;
}

// What the one object is made of that holds all of the firmware's own memory.
void tellMemory() {
  constexpr struct {
    const char* name;
    std::size_t bytes;
  } kParts[] = {
      {"canvas", Canvas::kBandBytes + sizeof(Canvas)},
      {"strips", 2 * kStripBytes + sizeof(StripSender)},
      {"session", sizeof(Session)},
      {"workspace", sizeof(Workspace)},
      {"screens", sizeof(Console::Screens)},
      {"console", sizeof(Console) - sizeof(Session) - sizeof(Workspace) - sizeof(Console::Screens)},
      {"serial", sizeof(esp32::SerialConsole)},
  };
  std::size_t rest = sizeof(esp32::Firmware);
  for (const auto& part : kParts) {
    std::printf("firmware bytes %s\t%lu\n", part.name, static_cast<unsigned long>(part.bytes));
    rest -= part.bytes;
  }
  std::printf("firmware bytes drivers\t%lu\n", static_cast<unsigned long>(rest));
}

struct Picture {
  const char* name;
  const char* script;
};
constexpr Picture kPictures[] = {
#define PICTURE(name, script, crc) {name, script},
#include "screens/pictures.inc"
#undef PICTURE
};

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  tellMemory();
  static FirmwarePlayer player;
  player.beforePass = passBegins;
  player.afterPass = passEnds;
  player.onStrip = stripLeaves;
  AlikeScripts<sizeof kPictures / sizeof kPictures[0]> scripts;
  for (const Picture& picture : kPictures) scripts.add(picture.script, static_cast<std::size_t>(&picture - kPictures));
  const auto begin = [](const char* script) {
    worst = worstMotion = 0;
    player.beginFor(script);
  };
  const auto tell = [](std::size_t which) {
    const char* name = kPictures[which].name;
    std::printf("press to strip %s\t%lu\n", name, static_cast<unsigned long>(worst));
    std::printf("motion pass %s\t%lu\n", name, static_cast<unsigned long>(worstMotion));
  };
  scripts.play(begin, [](const char* words) { player.playWords(words); }, tell);
  return 0;
}
