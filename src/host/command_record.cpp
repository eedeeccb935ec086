// `armada record` and `replay`: whole games as text that any build can check line by line.
#include <memory>

#include "host/commands.h"
#include "host/players.h"
#include "session/session.h"

namespace armada {
namespace {

const CommandOption kSave = {"--save", "FILE", "writes down the game in a save of the console",
                             CommandOption::Times::needed};
const CommandOption kCpp = {"--cpp", nullptr, "as rows for the test suites"};

Record play(const Game& game, const Options& options, Seed seed, Players& players) {
  Record record;
  record.game = &game;
  record.version = game.version;
  record.seed = seed;
  record.options = options;
  StateBox state{};
  game.deal(state.at(), options, seed);
  players.sitDown(game, state.at());
  record.dealHash = stateHash(game, state.at());
  players.begin(seed);
  while (game.toMove(state.at()) != kNobody) {
    const Move move = players.choose(game, state.at());
    Events silent;
    if (!game.apply(state.at(), move, silent)) throw Refused{game.id, "its player chose a move that is not legal"};
    record.moves.push_back({move, stateHash(game, state.at())});
  }
  return record;
}

std::string commandLine(const Game& game, const Options& options, Seed seed, const std::string& player) {
  std::string line = "armada record " + std::string(game.id) + " --seed " + std::to_string(seed);
  for (std::uint8_t i = 0; i < game.optionCount; ++i)
    if (options.choice[i] != game.options[i].standard)
      line += " --option " + std::string(game.options[i].key) + "=" + game.options[i].choices[options.choice[i]].key;
  return line + " --player " + player + " --cpp";
}

Record recordOfSave(const std::string& path) {
  try {
    return recordOf(*readSave(path));
  } catch (const Refused& refused) {
    throw Refused{path, refused.why};
  }
}

int record(Arguments& arguments, std::string& out) {
  std::string save;
  if (arguments.value(kSave, save)) {
    arguments.done();
    out += recordText(recordOfSave(save));
    return 0;
  }
  const Game& game = takeGame(arguments);
  const Options options = takeOptions(arguments, game);
  const Seed seed = takeSeed(arguments);
  std::string player = "quick";
  arguments.value(kPlayerOption, player);
  const bool rows = arguments.flag(kCpp);
  Players players(player);
  arguments.done();
  const Record played = play(game, options, seed, players);
  out += rows ? recordRows(played, commandLine(game, options, seed, player)) : recordText(played);
  return 0;
}

int replay(Arguments& arguments, std::string& out) {
  const std::string path = arguments.next("FILE");
  arguments.done();
  const Record record = replayRecord(path == "-" ? "stdin" : path, readFile(path));
  out += std::string(record.game->id) + ": " + std::to_string(record.moves.size()) +
         " moves, every position as recorded\n";
  return 0;
}

}  // namespace

const Command kRecordCommand = {"record",
                                {{"GAME", {&kSeedOption, &kGameOptionOption, &kPlayerOption, &kCpp}}, {"", {&kSave}}},
                                "Plays a whole game and writes it down, or writes down a save.",
                                record};
const Command kReplayCommand = {
    "replay", {{"FILE", {}}}, "Checks a record line by line: moves, positions, result.", replay};

}  // namespace armada
