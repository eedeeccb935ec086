// `armada`: finds the command, runs it, and turns a refusal into one line on stderr and exit status 2. Without a command
// it opens the console in the best way that works here.
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "host/commands.h"
#include "host/front_ends.h"
#include "screens/version.h"

namespace armada {
namespace {

constexpr int kOutputLost = 1;
constexpr int kWrongInput = 2;

const Command* commandNamed(const std::string& name) {
  for (const Command* command : commands())
    if (name == command->name) return command;
  return nullptr;
}

// How a command is written, a line for each way, and what its options are for.
std::string usage(const Command& command) {
  std::string out;
  std::vector<const CommandOption*> options;
  std::size_t widest = 0;
  for (const CommandForm& form : command.forms) {
    out += "armada" + std::string(*command.name == '\0' ? "" : " ") + command.name;
    out += (form.usage().empty() ? "" : " ") + form.usage() + "\n";
    for (const CommandOption* option : form.options) {
      if (std::find(options.begin(), options.end(), option) != options.end()) continue;  // several forms have it
      options.push_back(option);
      widest = std::max(widest, option->written().size());
    }
  }
  out += std::string(command.purpose) + "\n";
  for (const CommandOption* option : options) {
    std::string name = option->written();
    name.resize(widest + 2, ' ');
    out += "  " + name + option->purpose + "\n";
  }
  return out;
}

std::string help(const Command& console) {
  std::string out = "Pocket Armada, tabletop space games on a small screen.\n\n" + usage(console) +
                    "\narmada COMMAND ..., one of these:\n\n";
  std::size_t widest = 0;
  for (const Command* command : commands()) widest = std::max(widest, std::strlen(command->name));
  for (const Command* command : commands()) {
    std::string name = command->name;
    name.resize(widest + 2, ' ');
    out += "  " + name + command->purpose + "\n";
  }
  return out +
         "\n`armada help COMMAND` explains one command; docs/notation.md describes positions and records.\n"
#ifdef ARMADA_WINDOW
         "\nKeys in the window\n" +
         kWindowKeys +
#endif
         "\nKeys in the terminal\n" + kTerminalKeys +
         "\nSaves are in $XDG_DATA_HOME/pocket-armada or ~/.local/share/pocket-armada; --data DIR chooses another "
         "folder.\nOne program at a time uses them: a second one waits, or plays without saving, as with --no-save.\n";
}

int runBest(const FrontOptions& options) {
#ifdef ARMADA_WINDOW
  if (windowWorks()) return runWindow(options);
  std::fprintf(stderr, "There is no display here.\n");
#else
  std::fprintf(stderr, "This build has no window: SDL2 was missing.\n");
#endif
  if (terminalWorks()) return runTerminal(options);
  std::fprintf(stderr, "There is no terminal either: here is a game that plays itself.\n");
  return runDemo(options.game);
}

int runConsole(Arguments& arguments, std::string&) {
  const FrontOptions options = takeFrontOptions(arguments);
  arguments.done();
  return runBest(options);
}

const Command& known(const std::string& name) {
  const Command* command = commandNamed(name);
  if (command == nullptr) throw Refused{name, "no such command; `armada help` lists them"};
  return *command;
}

int runHelp(Arguments& arguments, std::string& out);

int runVersion(Arguments& arguments, std::string& out) {
  arguments.done();
  out += std::string("armada ") + kVersionName + "\n";
  return 0;
}

// Those that no list names: without a name, and about the others.
const Command kConsole = {"", frontForms(),
                          "Opens the console in a window, or else in this terminal, or else shows a demonstration.",
                          runConsole};
const Command kHelp = {"help", {{"[COMMAND]", {}}}, "Lists all commands, or explains one.", runHelp};
const Command kVersion = {"--version", {{"", {}}}, "The version of this program.", runVersion};

int runHelp(Arguments& arguments, std::string& out) {
  const std::string name = arguments.more() ? arguments.next("COMMAND") : "";
  arguments.done();
  out += name.empty() ? help(kConsole) : usage(known(name));
  return 0;
}

const Command& commandOf(const std::string& name) {
  if (name == "help" || name == "--help" || name == "-h") return kHelp;
  if (name == kVersion.name) return kVersion;
  return name.empty() || name.rfind("--", 0) == 0 ? kConsole : known(name);
}

int runCommand(std::vector<std::string> words, std::string& out) {
  const Command& command = commandOf(words.empty() ? "" : words.front());
  if (&command != &kConsole) words.erase(words.begin());
  if (std::find(words.begin(), words.end(), "--help") != words.end()) {
    out += usage(command);
    return 0;
  }
  Arguments arguments(command.forms, words);
  return command.run(arguments, out);
}

// Whatever wrote to stdout, a command that talks or the words that it left for us: all of it has arrived, or the status
// says so. A disk that is full only as the file is closed counts as well.
bool outputArrived(const std::string& out) {
  const bool before = std::ferror(stdout) == 0;  // it remembers a failure, though not why
  errno = 0;
  bool now = std::fwrite(out.data(), 1, out.size(), stdout) == out.size() && std::fflush(stdout) == 0;
  if (now) now = std::fclose(stdout) == 0 || errno == EBADF;  // there may be none, and nobody needed it
  if (before && now) return true;
  const std::string why = now || errno == 0 ? "" : ": " + std::string(std::strerror(errno));
  std::fprintf(stderr, "armada: the output could not be written%s.\n", why.c_str());
  return false;
}

int runProgram(int argc, char** argv) {
  try {
    std::string out;
    const int status = runCommand(std::vector<std::string>(argv + 1, argv + argc), out);
    return outputArrived(out) ? status : kOutputLost;
  } catch (const Refused& refused) {
    std::fprintf(stderr, "%s\n", refused.sentence().c_str());
    return kWrongInput;
  }
}

}  // namespace
}  // namespace armada

int main(int argc, char** argv) { return armada::runProgram(argc, argv); }
