// Counts on the emulated Xtensa what scripts/budgets.py compares with the budgets: sizes of states, session and saves, and
// instructions of the rules. Screens are counted by budget_press. Prints a figure a line: its name, a tab, the number.
#include <cstdio>

#include "canvas/canvas.h"
#include "canvas/strips.h"
#include "screens/console.h"
#include "session/registry.h"
#include "session/session.h"
#include "support/instructions.h"

using namespace armada;
using armada_test::cycles;
using armada_test::instructionsSince;

namespace {

void tell(const char* what, const char* of, unsigned long figure) { std::printf("%s %s\t%lu\n", what, of, figure); }

// ---- rules ----------------------------------------------------------------------------------------------------------
struct Costs {
  std::uint32_t worstLegal = 0, worstApply = 0, moves = 0;
  std::uint64_t together = 0;
};

MoveList legal;
EventBuffer<kMaxEventsAMove> told;
StateBox state;

// Plays one game at random. With `heard` events every move is told in full, as on the screen; without, as in playouts.
void playCounted(const Game& game, const Options& options, Seed seed, Events& heard, Costs& costs) {
  Rng rng = Rng::seeded(~seed);
  game.deal(state.at(), options, seed);
  while (game.status(state.at()).outcome == Outcome::playing) {
    std::uint32_t start = cycles();
    legal.clear();
    game.legalMoves(state.at(), legal);
    const std::uint32_t forLegal = instructionsSince(start);
    const Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    heard.clear();
    start = cycles();
    game.apply(state.at(), move, heard);
    const std::uint32_t forApply = instructionsSince(start);
    if (forLegal > costs.worstLegal) costs.worstLegal = forLegal;
    if (forApply > costs.worstApply) costs.worstApply = forApply;
    costs.together += forLegal + forApply;
    ++costs.moves;
  }
}

void measureRules(const Game& game) {
  constexpr Seed kGames = 40;
  Costs aloud, quiet;
  Events unheard;
  for (Seed seed = 1; seed <= kGames; ++seed) {
    Options options = standardOptions(game);
    // Every choice of every option comes up in turn.
    for (std::size_t i = 0; i < game.optionCount; ++i)
      options.choice[i] = static_cast<std::uint8_t>((options.choice[i] + seed) % game.options[i].count);
    playCounted(game, options, seed, told, aloud);
    playCounted(game, options, seed, unheard, quiet);
  }
  tell("state bytes", game.id, game.stateBytes);
  tell("apply worst", game.id, aloud.worstApply);
  tell("legalMoves worst", game.id, aloud.worstLegal);
  tell("mean move", game.id, static_cast<unsigned long>(quiet.together / quiet.moves));
  tell("mean move told", game.id, static_cast<unsigned long>(aloud.together / aloud.moves));
}

// ---- saves: the largest image of a session that is played until its history is full and has dropped moves -----------
// Games end before that, so one is followed by the next in the same session: each move stays one of the real game.
Session session;
const Game* dealtAgain = nullptr;

bool applyWithoutEnd(void* at, Move move, Events& events) {
  if (!dealtAgain->apply(at, move, events)) return false;
  if (dealtAgain->toMove(at) != kNobody) return true;
  std::uint8_t bytes[kMaxEncodedBytes];
  ByteWriter out(bytes, sizeof bytes);
  dealtAgain->encode(at, out);
  dealtAgain->deal(at, standardOptions(*dealtAgain), crc32(bytes, out.used()));
  return true;
}

void measureSaves(const Game& game) {
  static std::uint8_t image[2 * kMaxImageBytes];
  static Game endless;
  endless = game;
  endless.apply = applyWithoutEnd;
  dealtAgain = &game;
  std::size_t largest = 0;
  Rng rng = Rng::seeded(3);
  session.start(endless, standardOptions(game), 1);
  constexpr std::size_t kMoves = kMaxHistory + 300;
  for (std::size_t i = 0; i < kMoves; ++i) {
    legal.clear();
    endless.legalMoves(session.state(), legal);
    session.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))], told);
    const std::size_t bytes = session.image(image, sizeof image, 1);
    if (bytes > largest) largest = bytes;
  }
  tell("save bytes", game.id, largest);
  tell("save moves", game.id, session.moveCount());
  tell("save dropped", game.id, kMoves - session.moveCount());
  session.close();
}

}  // namespace

int main() {
  tell("session bytes", "-", sizeof(Session));
  tell("console bytes", "-", sizeof(Console));
  tell("canvas bytes", "-", Canvas::kBandBytes);
  tell("strip bytes", "-", 2 * kStripBytes);
  for (std::size_t i = 0; i < gameCount(); ++i) {
    measureRules(gameAt(i));
    measureSaves(gameAt(i));
  }
  return 0;
}
