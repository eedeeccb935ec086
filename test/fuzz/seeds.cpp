// Writes the inputs that the fuzzer begins with, into a folder for each target: games of every kind with many options, played
// by quick and by random moves, as positions, saves, texts and records; lines for the serial line, buttons for the console.
//   fuzz_seeds FOLDER
#include <sys/stat.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "notation/notation.h"
#include "session/deal_link.h"
#include "session/registry.h"
#include "session/session.h"
#include "support/golden.h"
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

// A text may leave out what follows from the rest: the piles, or all but the game.
void keepShortTexts(const Session& session) {
  const std::string text = positionText(session.game(), session.state());
  std::string shorter;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at) + 1;
    if (text.compare(at, 4, "pile") != 0) shorter += text.substr(at, end - at);
    at = end;
  }
  keep("notation", shorter);
  keep("notation", std::string("armada-position 1\ngame ") + session.game().id + "\n");
  keep("notation", std::string("armada-position 1\ngame ") + session.game().id + "\nseed 7\n");
}

// Some deeds, and the image without its CRC.
void keepSession(const Session& session, Rng& rng) {
  std::uint8_t bytes[2 + 8 + kMaxImageBytes] = {0, 8};
  for (int i = 2; i < 10; ++i) bytes[i] = static_cast<std::uint8_t>(rng.next());
  const std::size_t count = session.image(bytes + 10, kMaxImageBytes, rng.next());
  if (count > 0) keep("sessions", bytes, 10 + count - 4);
}

// And those that earlier programs saved; and without any image what seldom happens: a hint, a start from the
// position, another player.
void keepOldSaves(Rng& rng) {
  const std::uint8_t seldom[] = {0, 7, 0, 29 << 3 | 7, 8, 30 << 3 | 7, 28 << 3 | 7, 8, 6};
  keep("sessions", seldom, sizeof seldom);
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

// ---- the serial line and the console, see serial.cpp and console.cpp ------------------------------------------------
void keepImport(std::size_t name, const std::uint8_t* save, std::size_t count) {
  std::uint8_t bytes[6 + kMaxImageBytes + 80] = {0xFF, 'i', static_cast<std::uint8_t>(name), 0};
  bytes[4] = static_cast<std::uint8_t>(count - 4);
  bytes[5] = static_cast<std::uint8_t>((count - 4) >> 8);
  std::memcpy(bytes + 6, save, count - 4);
  keep("serial", bytes, 6 + count - 4);
  const char* asked = name % 8 == 0   ? "export settings 0\nsaves\n\377rexport settings 0\nsaves\n"
                      : name % 8 == 3 ? "export lessons 0\nsaves\n"
                                      : "export pew_pew 0\nexport stellar_siege 0\nsaves\n";
  std::memcpy(bytes + 6 + count - 4, asked, std::strlen(asked));
  keep("serial", bytes, 6 + count - 4 + std::strlen(asked));
}

void keepImports() {
  static Session session;
  std::uint8_t save[kMaxImageBytes];
  for (std::size_t i = 0; i < gameCount(); ++i) {
    session.start(gameAt(i), standardOptions(gameAt(i)), 5);
    // Numbers of games are behind those of the small saves there.
    for (std::size_t name = 0; name < 8; ++name) keepImport(name, save, session.image(save, sizeof save, 3));
  }
  // Small saves, as session/slots.cpp frames them: magic, format, number, version, length, payload, CRC-32.
  for (std::size_t name = 0; name < 4; ++name)
    for (const std::size_t size : {1, 14, 64, 200, 208}) {
      ByteWriter out(save, sizeof save);
      out.bytes("PABB\1\2\0\0\0\1", 10);
      out.u16(static_cast<std::uint32_t>(size));
      for (std::size_t i = 0; i < size + 4; ++i) out.u8(0);
      keepImport(name, save, out.used());
    }
}

void keepLines() {
  // 0xFF and a letter is a deed of the target.
  static constexpr const char* kLines[] = {"version",
                                           "memory",
                                           "help",
                                           "crc",
                                           "screenshot",
                                           "saves",
                                           "a b c d e f",
                                           "screen",
                                           "screen mirrored on",
                                           "screen mirrored off",
                                           "screen speed 20",
                                           "screen speed 7",
                                           "screen jumping on",
                                           "press a",
                                           "press up 10",
                                           "press start 9999",
                                           "press jump",
                                           "press a 0",
                                           "press a 10001",
                                           "press b\n\377p\377p\377f",
                                           "\377fcrc",
                                           "\377sscreenshot\n\377m\377p",
                                           "export pew_pew 0",
                                           "export settings 1",
                                           "export lessons 2",
                                           "export nothing 0",
                                           "import pew_pew 0 4 12345678\n41424344",
                                           "import pew_pew 0 4 1234567Z",
                                           "import settings 1 1985 0",
                                           "import settings 1 33 0\nXY",
                                           "import stats1 0 8 0\n41\n42\n\377w",
                                           "\377r\377fexport settings 0\nsaves\n"};
  for (const char* line : kLines) keep("serial", std::string(line) + "\n");
  keep("serial", std::string(100, 'x') + "\n");
}

void keepStorms(Rng& rng) {
  for (int n = 0; n < 60; ++n) {
    std::uint8_t bytes[32] = {static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(rng.next())};
    for (std::size_t i = 2; i < sizeof bytes; ++i)
      bytes[i] = static_cast<std::uint8_t>(rng.below(3) == 0 ? 4 : rng.below(0xCC));
    keep("console", bytes, sizeof bytes);
  }
}

// A move, a rest in which it is saved, another format in one of the two saves, the power cut, and then on with A.
void keepForeignSaves() {
  for (std::uint8_t game = 0; game < gameCount(); ++game)
    for (std::uint8_t slot = 0; slot < 2; ++slot) {
      const auto save = static_cast<std::uint8_t>(2 * (gameCount() + game) + slot);
      const std::uint8_t bytes[] = {game, 9, 4, 4, 4, 0xC9, 20, 0xC2, save, 8 * 4 + 7, 0, 0xC6, 4, 4, 4, 4, 5, 4, 7, 4};
      keep("console", bytes, sizeof bytes);
    }
}

// A deal of every game as a link, and what is wrong with links.
void keepLinks(Rng& rng) {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    for (const bool seeded : {false, true}) {
      Text<kMaxDealLetters> link;
      writeDeal(link, {&gameAt(i), anyOptions(gameAt(i), rng), rng.below(1000000), seeded});
      keep("notation", link.c_str());
    }
  }
  for (const char* link : {"#game=pew_pew&seed=x", "game=pew_pew&seed=7&seed=7", "game=template&hand=5&hand=5",
                           "seed=7", "game=template&hand=99", "game=nobody", "game=pew_pew&game=pew_pew"})
    keep("notation", link);
}

// ---- games ----------------------------------------------------------------------------------------------------------
std::size_t numberOf(const Game& game) {
  std::size_t number = 0;
  while (&gameAt(number) != &game) ++number;
  return number;
}

// The golden games, every position of each.
void playGoldenGames(Rng& rng) {
  static Session session;
  Events unheard;
  for (const GoldenRow& row : kGolden) {
    if (row.id != nullptr)
      session.start(*findGame(row.id), row.options, row.number);
    else if (!session.play(row.move, unheard))
      std::abort();
    keepAll(numberOf(session.game()), session, rng);
  }
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
  keepShortTexts(session);
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
  playGoldenGames(rng);
  keepOldSaves(rng);
  keepImports();
  keepLines();
  keepStorms(rng);
  keepForeignSaves();
  keepLinks(rng);
  return 0;
}
