#include "host/arguments.h"

#include <algorithm>
#include <cassert>

#include "notation/notation.h"
#include "notation/reading.h"

namespace armada {

// clang-format off: an option a line
const CommandOption kSeedOption       = {"--seed", "N", "which deal: 0 to 4294967295"};
const CommandOption kGameOptionOption = {"--option", "KEY=CHOICE", "one of the game's options; see `armada list`", CommandOption::Times::often};
const CommandOption kPlayerOption     = {"--player", "PLAYER[,PLAYER]", "who plays: easy, normal, hard, adviser, random, quick, rollout or rollout:BUDGET; two sit at the seats in turn"};
const CommandOption kPositionOption   = {"--position", "FILE", "the position, if it is not on standard input"};
const CommandOption kStartGameOption  = {"--game", "ID", "goes straight to this game"};
const CommandOption kScaleOption      = {"--scale", "N", "enlarges it, 1 to 16 times"};
const CommandOption kDataOption       = {"--data", "DIR", "the folder of the saves"};
const CommandOption kNoSaveOption     = {"--no-save", nullptr, "reads saves, but writes none"};
// clang-format on

std::string CommandForm::usage() const {
  std::string out = words;
  const auto add = [&](const std::string& part) { out += (out.empty() || part.empty() ? "" : " ") + part; };
  for (const CommandOption* option : options) {
    const bool needed = option->times == CommandOption::Times::needed;
    const bool often = option->times == CommandOption::Times::often;
    add(needed ? option->written() : "[" + option->written() + (often ? "]..." : "]"));
  }
  add(input);
  return out;
}

// ---- reading --------------------------------------------------------------------------------------------------------

Arguments::Arguments(const std::vector<CommandForm>& forms, const std::vector<std::string>& words) : forms_(forms) {
  read(words);
  refuseMixedForms();
  refuseMissing();
}

void Arguments::read(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].rfind("--", 0) != 0) {
      plain_.push_back(words[i]);
      continue;
    }
    const std::size_t equals = words[i].find('=');
    const std::string name = words[i].substr(0, equals);
    const CommandOption& option = optionNamed(name);
    std::string value = equals == std::string::npos ? "" : words[i].substr(equals + 1);
    if (option.value == nullptr) {
      if (equals != std::string::npos) throw Refused{name, "it takes no value"};
    } else {
      if (equals == std::string::npos && i + 1 < words.size()) value = words[++i];
      if (value.empty()) throw Refused{name, "it needs a value"};
    }
    if (isGiven(option) && option.times != CommandOption::Times::often) throw Refused{name, "it is given twice"};
    given_.push_back({&option, value});
  }
}

const CommandOption& Arguments::optionNamed(const std::string& name) const {
  std::string there;
  for (const CommandForm& form : forms_) {
    for (const CommandOption* option : form.options) {
      if (name == option->name) return *option;
      if ((", " + there + ",").find(", " + std::string(option->name) + ",") != std::string::npos) continue;
      there += (there.empty() ? "" : ", ") + std::string(option->name);
    }
  }
  throw Refused{name, "there is no such option here" + (there.empty() ? "" : "; there are: " + there)};
}

void Arguments::refuseMixedForms() const {
  if (std::any_of(forms_.begin(), forms_.end(), [&](const CommandForm& form) { return fits(form); })) return;
  throw Refused{given_.back().option->name, "it does not go with " + std::string(given_.front().option->name)};
}

void Arguments::refuseMissing() const {
  std::string missing;
  for (const CommandForm& form : forms_) {
    if (!fits(form)) continue;
    const auto lacks = [&](const CommandOption* option) {
      return option->times == CommandOption::Times::needed && !isGiven(*option);
    };
    const auto first = std::find_if(form.options.begin(), form.options.end(), lacks);
    if (first == form.options.end()) return;
    missing += (missing.empty() ? "" : " or ") + std::string((*first)->name);
  }
  throw Refused{missing, "it is missing"};
}

bool Arguments::isGiven(const CommandOption& option) const {
  return std::any_of(given_.begin(), given_.end(), [&](const Given& given) { return given.option == &option; });
}

// Every option that is given is one of this form's.
bool Arguments::fits(const CommandForm& form) const {
  return std::all_of(given_.begin(), given_.end(), [&](const Given& given) {
    return std::find(form.options.begin(), form.options.end(), given.option) != form.options.end();
  });
}

// ---- what a command asks for ----------------------------------------------------------------------------------------

bool Arguments::flag(const CommandOption& option) const { return !values(option).empty(); }

std::vector<std::string> Arguments::values(const CommandOption& option) const {
  assert(&optionNamed(option.name) == &option);  // a command asks for what it declares
  std::vector<std::string> found;
  for (const Given& given : given_)
    if (given.option == &option) found.push_back(given.value);
  return found;
}

bool Arguments::value(const CommandOption& option, std::string& to) const {
  const std::vector<std::string> found = values(option);
  if (!found.empty()) to = found.front();
  return !found.empty();
}

std::int64_t Arguments::number(const CommandOption& option, std::int64_t standard, std::int64_t least,
                               std::int64_t most) const {
  std::string word;
  if (!value(option, word)) return standard;
  std::int64_t number = 0;
  if (!readNumber(word, number)) throw Refused{option.name, "`" + word + "` is no number"};
  if (number < least || number > most) throw Refused{option.name, "it is " + rangeText(least, most) + ", not " + word};
  return number;
}

std::string Arguments::next(const char* what) {
  if (plain_.empty()) throw Refused{what, "it is missing"};
  const std::string word = plain_.front();
  plain_.erase(plain_.begin());
  return word;
}

void Arguments::done() const {
  if (!plain_.empty()) throw Refused{plain_.front(), "this command takes no more words"};
}

}  // namespace armada
