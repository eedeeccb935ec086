// Writes the inputs that the fuzzer begins with, into a folder for each target: games of every kind with many options, played
// by quick and by random moves, as positions, saves, texts and records.
//   fuzz_seeds FOLDER
#include <sys/stat.h>

#include <cstdio>
#include <cstring>
#include <string>

#include "notation/notation.h"
#include "session/registry.h"
#include "session/session.h"
#include "support/old_saves.h"
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

void keep(const char* target, const std::string& text) {
  keep(target, reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

void keepPosition(std::size_t game, const Session& session) {
  std::uint8_t bytes[1 + kMaxEncodedBytes];
  bytes[0] = static_cast<std::uint8_t>(game);
  ByteWriter out(bytes + 1, kMaxEncodedBytes);
  session.game().encode(session.state(), out);
  keep("positions", bytes, 1 + out.used());
  keep("notation", positionText(session.game(), session.state()));
}

// Some deeds, and the image without its CRC.
void keepSession(const Session& session, Rng& rng) {
  std::uint8_t bytes[2 + 8 + kMaxImageBytes] = {0, 8};
  for (int i = 2; i < 10; ++i) bytes[i] = static_cast<std::uint8_t>(rng.next());
  const std::size_t count = session.image(bytes + 10, kMaxImageBytes, rng.next());
  if (count > 0) keep("sessions", bytes, 10 + count - 4);
}

// And those that earlier programs saved.
void keepOldSaves(Rng& rng) {
  for (const SavedGame& saved : kSavedGames) {
    std::uint8_t bytes[2 + 8 + kMaxImageBytes] = {0, 8};
    for (int i = 2; i < 10; ++i) bytes[i] = static_cast<std::uint8_t>(rng.next());
    keep("sessions", bytes, 10 + imageOf(saved, bytes + 10, kMaxImageBytes) - 4);
  }
}

void keepAll(std::size_t game, const Session& session, Rng& rng) {
  keepPosition(game, session);
  keepSession(session, rng);
  if (session.moveCount() < 12) keep("notation", recordText(recordOf(session)));
}

// Every third game at random; of each some positions and the last.
void playAGame(std::size_t index, Seed seed) {
  static Session session;
  const Game& game = gameAt(index);
  Rng rng = Rng::seeded(seed);
  session.start(game, anyOptions(game, rng), seed);
  Events unheard;
  MoveList moves;
  for (;;) {
    if (rng.below(12) == 0) keepAll(index, session, rng);
    game.legalMoves(session.state(), moves);
    if (moves.empty()) break;
    const bool quick = game.quickMove != nullptr && seed % 3 != 0 && rng.below(8) != 0;
    const Move any = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    session.play(quick ? game.quickMove(session.state()) : any, unheard);
    if (rng.below(6) == 0) session.undo();
  }
  keepAll(index, session, rng);
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
  Rng rng = Rng::seeded(13);
  keepOldSaves(rng);
  return 0;
}
