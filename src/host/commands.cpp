// The list of commands, and what several of them read.
#include "host/commands.h"

#include <algorithm>
#include <cstdio>

#include "host/front_ends.h"
#include "notation/reading.h"
#include "platform/headless_script.h"
#include "session/registry.h"

namespace armada {

const std::vector<const Command*>& commands() {
  static const std::vector<const Command*> all = {
#ifdef ARMADA_WINDOW
      &kWindowCommand,
#endif
      &kTextCommand,   &kDemoCommand,    &kListCommand,  &kDealCommand,      &kMovesCommand,  &kApplyCommand,
      &kStatusCommand, &kPlayoutCommand, &kMatchCommand, &kDecisionsCommand, &kRecordCommand, &kReplayCommand,
      &kReviewCommand, &kBenchCommand,   &kShotCommand,  &kPicturesCommand,
  };
  return all;
}

// ---- shared by several ----------------------------------------------------------------------------------------------

// Who types may write hyphens: stellar-siege.
const Game& gameNamed(const std::string& where, const std::string& name) {
  std::string id = name;
  std::replace(id.begin(), id.end(), '-', '_');
  const Game* game = findGame(id.c_str());
  return game != nullptr ? *game : readGame(where, name);
}

const Game& takeGame(Arguments& arguments) { return gameNamed("GAME", arguments.next("GAME")); }

Options takeOptions(Arguments& arguments, const Game& game) {
  Options options = standardOptions(game);
  std::set<std::string> seen;
  for (const std::string& given : arguments.values(kGameOptionOption)) {
    const std::size_t split = given.find('=');
    if (split == std::string::npos) throw Refused{"--option", "`" + given + "` should be KEY=CHOICE"};
    const std::string key = given.substr(0, split);
    if (!seen.insert(key).second) throw Refused{"--option", "`" + key + "` is given twice"};
    setOption(game, options, "--option", key, given.substr(split + 1));
  }
  return options;
}

Seed takeSeed(Arguments& arguments, Seed standard) {
  return static_cast<Seed>(arguments.number(kSeedOption, standard, 0, 0xFFFFFFFF));
}

std::string readFile(const std::string& path) {
  constexpr std::size_t kMost = 4u << 20;
  const bool standardInput = path == "-";
  const std::string place = standardInput ? "stdin" : path;
  std::FILE* file = standardInput ? stdin : std::fopen(path.c_str(), "rb");
  if (file == nullptr) throw Refused{place, "it cannot be opened"};
  std::string text;
  char part[4096];
  std::size_t got = 0;
  while ((got = std::fread(part, 1, sizeof part, file)) > 0 && text.size() <= kMost) text.append(part, got);
  const bool failed = std::ferror(file) != 0;
  if (!standardInput) std::fclose(file);
  if (failed) throw Refused{place, "it cannot be read"};
  if (text.size() > kMost) throw Refused{place, "it is larger than 4 MB: not one of ours"};
  return text;
}

void checkScriptGame(const std::string& where, const std::string& script) {
  char id[kMaxShotName + 1] = "";
  if (scriptGame(script.c_str(), id) != nullptr) readGame(where, id);
}

std::unique_ptr<Session> readSave(const std::string& path) {
  const std::string bytes = readFile(path);
  auto session = std::make_unique<Session>();
  const LoadResult result = session->load(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), nullptr);
  if (result == LoadResult::otherGame) throw Refused{path, "This save is of a game that this program does not know."};
  if (result != LoadResult::loaded) throw Refused{path, sentence(result)};
  return session;
}

Position takePosition(Arguments& arguments) {
  std::string path = "-";
  arguments.value(kPositionOption, path);
  arguments.done();
  return readPosition(path == "-" ? "stdin" : path, readFile(path));
}

}  // namespace armada
