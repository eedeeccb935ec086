// The list of commands, the words behind them, and what several of them read.
#include "host/commands.h"

#include <cstdio>

#include "host/front_ends.h"
#include "notation/reading.h"
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
    }
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

bool Arguments::more() const {
  for (const std::string& word : words_)
    if (word.rfind("--", 0) != 0) return true;
  return false;
}

std::string Arguments::next(const char* what) {
  for (std::size_t i = 0; i < words_.size(); ++i) {
    if (words_[i].rfind("--", 0) == 0) continue;
    const std::string word = words_[i];
    words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(i));
    return word;
  }
  throw Refused{what, "it is missing"};
}

void Arguments::done() const {
  if (words_.empty()) return;
  const bool option = words_.front().rfind("--", 0) == 0;
  throw Refused{words_.front(), option ? "this command has no such option" : "this command takes no more words"};
}

// ---- shared by several ----------------------------------------------------------------------------------------------

const Game& gameNamed(const std::string& id) { return readGame("GAME", id); }

const Game& takeGame(Arguments& arguments) { return gameNamed(arguments.next("GAME")); }

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
  std::FILE* file = standardInput ? stdin : std::fopen(path.c_str(), "rb");
  if (file == nullptr) throw Refused{path, "it cannot be opened"};
  std::string text;
  char part[4096];
  std::size_t got = 0;
  while ((got = std::fread(part, 1, sizeof part, file)) > 0 && text.size() <= kMost) text.append(part, got);
  const bool failed = std::ferror(file) != 0;
  if (!standardInput) std::fclose(file);
  if (failed) throw Refused{path, "it cannot be read"};
  if (text.size() > kMost) throw Refused{path, "it is larger than 4 MB: no text of ours"};
  return text;
}

Position takePosition(Arguments& arguments) {
  std::string path = "-";
  arguments.value("--position", path);
  return readPosition(path == "-" ? "stdin" : path, readFile(path));
}

}  // namespace armada
