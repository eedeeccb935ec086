// Records a game of each kind as a player's presses, for the firmware's suite: on the headless console a thumb that knows
// nothing presses until the game is over; of some thumbs the quickest is kept. Prints test/records/presses.inc.
#include <cstdio>
#include <new>
#include <string>
#include <vector>

#include "rules/kernel/rng.h"
#include "screens/headless_console.h"
#include "session/registry.h"
#include "support/presses.h"

using namespace armada;
using namespace armada_test;

namespace {

constexpr std::uint64_t kThumbs = 12;
constexpr std::size_t kMost = kMostSums * kPressesASum;
alignas(HeadlessConsole) unsigned char memory[sizeof(HeadlessConsole)];

struct Played {
  std::string presses;
  std::vector<std::uint32_t> sums;
  bool over;
};

Played play(const Game& game, std::uint64_t thumb, std::size_t most) {
  constexpr char kThumb[] = "aaaaaaaaarrrrllluuddb";
  auto* console = new (memory) HeadlessConsole();
  Rng rng = Rng::seeded(thumb);
  Played played{"", {}, false};
  console->console().boot(game.id);
  console->console().frame();
  const auto note = [&] { played.sums.push_back(console->device.panel.checksum()); };
  const auto press = [&](char letter) {
    played.presses += letter;
    pressOnHost(*console, letter);
    if (played.presses.size() % kPressesASum == 0) note();
  };
  press(kPause);
  while (played.presses.size() < most && !console->console().isOpen(console->console().screens.end)) {
    press(kThumb[rng.below(sizeof kThumb - 1)]);
    while (console->console().top().moving()) press(kPause);
  }
  played.over = console->console().isOpen(console->console().screens.end);
  press(kPause);
  if (played.presses.size() % kPressesASum != 0) note();
  console->~HeadlessConsole();
  return played;
}

void print(const char* id, const Played& game) {
  std::printf("PRESSES(\"%s\",\n", id);
  for (std::size_t at = 0; at < game.presses.size(); at += 100)
    std::printf("        \"%s\"%s\n", game.presses.substr(at, 100).c_str(), at + 100 < game.presses.size() ? "" : ",");
  for (std::size_t i = 0; i < game.sums.size(); ++i) {
    const bool last = i + 1 == game.sums.size(), endOfLine = i % 8 == 7;
    std::printf("%s0x%08Xu%s", i % 8 == 0 ? "        " : " ", static_cast<unsigned>(game.sums[i]),
                last        ? ")\n"
                : endOfLine ? ",\n"
                            : ",");
  }
}

}  // namespace

int main() {
  std::printf(
      "// A game of each kind, from the first press to the last: its id, the presses (support/presses.h), and the\n");
  std::printf("// CRC-32 of the frame after every 50th and the last. Recorded by `make goldens`.\n");
  for (std::size_t i = 0; i < gameCount(); ++i) {
    if (gameUiOf(gameAt(i)) == nullptr) continue;
    Played best{std::string(kMost, ' '), {}, false};
    for (std::uint64_t thumb = 1; thumb <= kThumbs; ++thumb) {
      Played next = play(gameAt(i), thumb, best.presses.size());
      if (next.over && next.presses.size() < best.presses.size()) best = next;
    }
    if (!best.over) {
      std::fprintf(stderr, "record_presses: no thumb ended a game of %s\n", gameAt(i).id);
      return 1;
    }
    print(gameAt(i).id, best);
  }
  return 0;
}
