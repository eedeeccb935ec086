// Writes the inputs that the fuzzer begins with, into a folder for each target: positions of whole games of every game with
// many options, played by quick and by random moves.
//   fuzz_seeds FOLDER
#include <sys/stat.h>

#include <cstdio>
#include <cstring>
#include <string>

#include "session/registry.h"
#include "support/promises.h"

using namespace armada_test;

namespace {

std::string folder;

void keep(const char* target, const std::uint8_t* bytes, std::size_t count) {
  mkdir((folder + "/" + target).c_str(), 0777);
  char name[24];
  std::snprintf(name, sizeof name, "%08X-%zu", crc32(bytes, count), count);
  std::FILE* file = std::fopen((folder + "/" + target + "/" + name).c_str(), "wb");
  if (file == nullptr || std::fwrite(bytes, 1, count, file) != count || std::fclose(file) != 0) {
    std::perror(name);
    std::exit(1);
  }
}

Options anyOptions(const Game& game, Rng& rng) {
  Options options{};
  for (std::size_t i = 0; i < game.optionCount; ++i)
    options.choice[i] = static_cast<std::uint8_t>(rng.below(game.options[i].count));
  return options;
}

void keepPosition(std::size_t game, const StateBox& state) {
  static Encoded encoded;
  std::uint8_t bytes[1 + kMaxStateBytes];
  encodeTo(gameAt(game), state, encoded);
  bytes[0] = static_cast<std::uint8_t>(game);
  std::memcpy(bytes + 1, encoded.bytes, encoded.count);
  keep("positions", bytes, 1 + encoded.count);
}

// Every third game at random; of each some positions and the last.
void playAGame(std::size_t index, Seed seed) {
  const Game& game = gameAt(index);
  Rng rng = Rng::seeded(seed);
  StateBox state;
  fillBox(state);
  game.deal(state.at(), anyOptions(game, rng), seed);
  Events unheard;
  MoveList moves;
  for (;;) {
    if (rng.below(12) == 0) keepPosition(index, state);
    game.legalMoves(state.at(), moves);
    if (moves.empty()) break;
    const bool quick = game.quickMove != nullptr && seed % 3 != 0 && rng.below(8) != 0;
    const Move any = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    game.apply(state.at(), quick ? game.quickMove(state.at()) : any, unheard);
  }
  keepPosition(index, state);
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::fprintf(stderr, "usage: fuzz_seeds FOLDER\n");
    return 2;
  }
  folder = words[1];
  mkdir(folder.c_str(), 0777);
  for (std::size_t game = 0; game < gameCount(); ++game)
    for (Seed seed = 1; seed <= 12; ++seed) playAGame(game, seed);
  return 0;
}
