// Records saved games of every kind, as the program of this commit writes them: fresh, in the middle, with steps taken
// back, finished, long, and gone on with after the rules changed. Prints a file for test/saves, which the
// session's suite loads for ever after; what is printed once stays as it is.
#include <cstdio>
#include <cstring>
#include <string>

#include "players/players.h"
#include "session/registry.h"
#include "session/session.h"

using namespace armada;

namespace {

Session session;
Session copy;
std::uint8_t image[kMaxImageBytes];

// Of the position's encoded bytes, as in records.
std::uint32_t hashOf(const Session& running) {
  std::uint8_t bytes[kMaxEncodedBytes];
  ByteWriter out(bytes, sizeof bytes);
  running.game().encode(running.state(), out);
  return crc32(bytes, out.used());
}

// Every choice at its standard, or at the one behind it.
Options optionsOf(const Game& game, int further) {
  Options options = standardOptions(game);
  for (std::size_t i = 0; i < game.optionCount; ++i)
    options.choice[i] = static_cast<std::uint8_t>((options.choice[i] + further) % game.options[i].count);
  return options;
}

enum class Player { random, quick };

void play(Player player, Rng& rng, int moves) {
  const Game& game = session.game();
  for (int i = 0; i < moves && game.toMove(session.state()) != kNobody; ++i) {
    StateBox seen{};
    session.observe(game.toMove(session.state()), seen);
    Events silent;
    session.play(player == Player::quick ? chooseQuick(game, seen.at(), rng) : chooseRandom(game, seen.at(), rng),
                 silent);
  }
}

// As after an update: the moves no longer lead to the position, which goes on without them.
bool changeTheRules() {
  constexpr std::size_t kSeedBehindId = 4 + 1 + 4 + 1 + 1;
  const std::size_t bytes = session.image(image, sizeof image, 1);
  std::uint8_t* const seed = image + kSeedBehindId + std::strlen(session.game().id);
  *seed = static_cast<std::uint8_t>(*seed ^ 1u);
  ByteWriter sum(image + bytes - 4, 4);
  sum.u32(crc32(image, bytes - 4));
  return session.load(image, bytes, nullptr) == LoadResult::rulesChanged;
}

void print(const char* what, std::uint32_t sequence) {
  const Game& game = session.game();
  const std::size_t bytes = session.image(image, sizeof image, sequence);
  copy.close();
  copy.load(image, bytes, nullptr);
  Events silent;
  unsigned back = 0, forward = 0;
  while (copy.redo(silent)) ++forward;
  const std::uint32_t last = hashOf(copy);
  copy.load(image, bytes, nullptr);
  while (copy.undo()) ++back;
  const std::uint32_t first = hashOf(copy);
  std::printf("SAVED_GAME(\"%s, %s\", \"%s\", %u, %uu, %u, %u, %u, %u, %s, 0x%08Xu, 0x%08Xu, 0x%08Xu,\n", game.id, what,
              game.id, static_cast<unsigned>(game.version), static_cast<unsigned>(session.seed()),
              static_cast<unsigned>(session.droppedMoves()), static_cast<unsigned>(session.moveCount()), back, forward,
              session.undoWasUsed() ? "true" : "false", static_cast<unsigned>(hashOf(session)),
              static_cast<unsigned>(first), static_cast<unsigned>(last));
  for (std::size_t at = 0; at < bytes; at += 52) {
    std::printf("           \"");
    for (std::size_t i = at; i < bytes && i < at + 52; ++i) std::printf("%02X", image[i]);
    std::printf("\"%s\n", at + 52 < bytes ? "" : ")");
  }
}

void begin(const Game& game, int further, Seed seed) {
  session.close();  // or undo would go on into the game before
  session.start(game, optionsOf(game, further), seed);
}

void recordStepsBack(const Game& game) {
  int moves = 30;
  do {
    Rng rng = Rng::seeded(3);
    begin(game, 0, 77);
    play(Player::quick, rng, moves++);
  } while (!session.canUndo());
  for (int i = 0; i < 5; ++i) session.undo();
  print("steps taken back", 12);
}

void recordLongest(const Game& game) {
  Seed longest = 0;
  std::size_t most = 0;
  for (Seed seed = 1; seed <= 200; ++seed) {
    Rng rng = Rng::seeded(seed);
    begin(game, 2, seed);
    play(Player::quick, rng, game.bounds.movesAGame);
    if (session.moveCount() <= most) continue;
    most = session.moveCount();
    longest = seed;
  }
  Rng rng = Rng::seeded(longest);
  begin(game, 2, longest);
  play(Player::quick, rng, game.bounds.movesAGame);
  print("long", 400);
}

bool record(const Game& game) {
  begin(game, 0, 1);
  print("fresh", 1);

  Rng rng = Rng::seeded(2);
  begin(game, 1, 4096);
  play(Player::random, rng, 25);
  print("in the middle", 0xFFFFFFFFu);

  recordStepsBack(game);

  begin(game, 0, 0xFFFFFFFFu);
  play(Player::random, rng, game.bounds.movesAGame);
  print("finished at random", 401);

  recordLongest(game);

  begin(game, 0, 8);
  play(Player::quick, rng, 12);
  if (!changeTheRules()) return false;
  play(Player::quick, rng, 20);
  for (int i = 0; i < 2; ++i) session.undo();
  print("after a change of rules", 7);
  return true;
}

}  // namespace

int main() {
  std::printf("// What the columns are says support/old_saves.h; see README.md here.\n");
  for (std::size_t i = 0; i < gameCount(); ++i)
    if (!record(gameAt(i))) return 1;
  return 0;
}
