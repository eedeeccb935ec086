// What stands behind a command's name. A command declares its options here, each once; what it is given is read by that
// table, and the usage in `armada help` is made from it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace armada {

struct CommandOption {
  enum class Times { once, needed, often };

  const char* name;     // "--seed"
  const char* value;    // what stands behind it, "N"; nullptr for one that stands alone
  const char* purpose;  // for `armada help COMMAND`
  Times times = Times::once;

  std::string written() const { return value == nullptr ? name : std::string(name) + " " + value; }
};

// One way to write a command; what is given belongs to one of them as a whole.
struct CommandForm {
  const char* words;  // the plain ones: "GAME", "" for none
  std::vector<const CommandOption*> options;
  const char* input = "";  // what it reads: "< POSITION"

  std::string usage() const;  // "GAME [--seed N] [--option KEY=CHOICE]..."
};

// Those of several commands; one that only one command has stands with it.
extern const CommandOption kSeedOption, kGameOptionOption, kPlayerOption, kPositionOption, kStartGameOption,
    kScaleOption, kDataOption, kNoSaveOption;

class Arguments {
 public:
  // Refuses what none of the forms has, options of two forms at once, and what is needed and not there.
  Arguments(const std::vector<CommandForm>& forms, const std::vector<std::string>& words);

  bool flag(const CommandOption& option) const;
  bool value(const CommandOption& option, std::string& to) const;  // --seed 7 or --seed=7
  std::vector<std::string> values(const CommandOption& option) const;
  std::int64_t number(const CommandOption& option, std::int64_t standard, std::int64_t least, std::int64_t most) const;

  std::string next(const char* what);  // the next plain word, which must be there: "GAME"
  bool more() const { return !plain_.empty(); }
  void done() const;  // refuses plain words that nobody took

 private:
  struct Given {
    const CommandOption* option;
    std::string value;
  };

  void read(const std::vector<std::string>& words);
  const CommandOption& optionNamed(const std::string& name) const;
  void refuseMixedForms() const;
  void refuseMissing() const;
  bool isGiven(const CommandOption& option) const;
  bool fits(const CommandForm& form) const;

  const std::vector<CommandForm>& forms_;
  std::vector<Given> given_;
  std::vector<std::string> plain_;
};

}  // namespace armada
