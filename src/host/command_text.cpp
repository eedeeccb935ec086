// `armada text`: a game in this terminal; where stdin or stdout is none, in lines of text.
#include <random>

#include "host/commands.h"
#include "host/front_ends.h"
#include "host/line_table.h"

namespace armada {
namespace {

const CommandOption kLines = {"--lines", nullptr, "one line at a time, as in a pipe"};

int playLines(const Game& game, const Options& options, Seed seed) {
  LineTable table(stdin, stdout);
  table.play(game, options, seed);
  return 0;
}

int run(Arguments& arguments, std::string&) {
  const Game& game = takeGame(arguments);
  const bool lines = arguments.flag(kLines);
  FrontOptions front(game.id);
  arguments.value(kDataOption, front.dataFolder);
  front.save = !arguments.flag(kNoSaveOption);
  const std::int64_t seed = arguments.number(kSeedOption, -1, 0, 0xFFFFFFFF);
  const Options options = takeOptions(arguments, game);
  arguments.done();
  if (!lines && seed < 0 && terminalWorks()) return runTerminal(front);
  return playLines(game, options, seed < 0 ? std::random_device{}() : static_cast<Seed>(seed));
}

}  // namespace

int runLines(const char* id) {
  const Game& game = gameNamed("GAME", id);
  return playLines(game, standardOptions(game), std::random_device{}());
}

const Command kTextCommand = {"text",
                              {{"GAME", {&kDataOption, &kNoSaveOption, &kLines, &kSeedOption, &kGameOptionOption}}},
                              "Plays in this terminal; with --lines or --seed, or in a pipe, one line at a time.",
                              run};

}  // namespace armada
