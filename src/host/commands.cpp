// The list of commands, the words behind them, and what several of them read.
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
      &kTextCommand,   &kDemoCommand,   &kListCommand,     &kDealCommand,   &kMovesCommand,
      &kApplyCommand,  &kStatusCommand, &kPlayoutCommand,  &kRecordCommand, &kReplayCommand,
      &kBenchCommand,  &kShotCommand,   &kPicturesCommand,
  };
  return all;
}

// ---- arguments ------------------------------------------------------------------------------------------------------

Arguments::Arguments(int argc, char** argv, int first) {
  for (int i = first; i < argc; ++i) words_.emplace_back(argv[i]);
}

bool Arguments::flag(const std::string& name) {
  bool there = false;
  for (std::size_t i = 0; i < words_.size();) {
    if (words_[i] != name) {
      ++i;
      continue;
    }
    if (there) throw Refused{name, "it is there twice"};
    there = true;
    words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return there;
}

std::vector<std::string> Arguments::values(const std::string& name) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < words_.size();) {
    const auto at = words_.begin() + static_cast<std::ptrdiff_t>(i);
    if (words_[i] == name) {
      if (i + 1 >= words_.size()) throw Refused{name, "a value should stand behind it"};
      found.push_back(words_[i + 1]);
      words_.erase(at, at + 2);
    } else if (words_[i].rfind(name + "=", 0) == 0) {
      found.push_back(words_[i].substr(name.size() + 1));
      words_.erase(at);
    } else {
      ++i;
      continue;
    }
    if (found.back().empty()) throw Refused{name, "a value should stand behind it"};
  }
  return found;
}

bool Arguments::value(const std::string& name, std::string& to) {
  const std::vector<std::string> found = values(name);
  if (found.size() > 1) throw Refused{name, "it is there twice"};
  if (!found.empty()) to = found.front();
  return !found.empty();
}

std::int64_t Arguments::number(const std::string& name, std::int64_t standard, std::int64_t least, std::int64_t most) {
  std::string word;
  if (!value(name, word)) return standard;
  std::int64_t number = 0;
  if (!readNumber(word, number)) throw Refused{name, "`" + word + "` is no number"};
  if (number < least || number > most) throw Refused{name, "it is " + rangeText(least, most) + ", not " + word};
  return number;
}

// Where the next plain word stands: no option, and no value of one that nobody has asked for yet.
std::size_t Arguments::plain() const {
  static const std::set<std::string> kWithValue = {"--seed", "--option", "--games", "--player",      "--position",
                                                   "--save", "--script", "--out",   "--game",        "--scale",
                                                   "--data", "--write",  "--check", "--milliseconds"};
  std::size_t i = 0;
  while (i < words_.size() && words_[i].rfind("--", 0) == 0) i += kWithValue.count(words_[i]) > 0 ? 2 : 1;
  return std::min(i, words_.size());
}

bool Arguments::more() const { return plain() < words_.size(); }

std::string Arguments::next(const char* what) {
  const std::size_t i = plain();
  if (i == words_.size()) throw Refused{what, "it is missing"};
  const std::string word = words_[i];
  words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(i));
  return word;
}

void Arguments::done() const {
  if (words_.empty()) return;
  const bool option = words_.front().rfind("--", 0) == 0;
  throw Refused{words_.front(), option ? "this command has no such option" : "this command takes no more words"};
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
  for (const std::string& given : arguments.values("--option")) {
    const std::size_t split = given.find('=');
    if (split == std::string::npos) throw Refused{"--option", "`" + given + "` should be KEY=CHOICE"};
    const std::string key = given.substr(0, split);
    if (!seen.insert(key).second) throw Refused{"--option", "`" + key + "` is there twice"};
    setOption(game, options, "--option", key, given.substr(split + 1));
  }
  return options;
}

Seed takeSeed(Arguments& arguments, Seed standard) {
  return static_cast<Seed>(arguments.number("--seed", standard, 0, 0xFFFFFFFF));
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
  if (text.size() > kMost) throw Refused{place, "it is larger than 4 MB: nothing of ours"};
  return text;
}

void checkScriptGame(const std::string& where, const std::string& script) {
  char id[kMaxShotName + 1] = "";
  if (scriptGame(script.c_str(), id) != nullptr) readGame(where, id);
}

Position takePosition(Arguments& arguments) {
  std::string path = "-";
  arguments.value("--position", path);
  arguments.done();
  return readPosition(path == "-" ? "stdin" : path, readFile(path));
}

}  // namespace armada
