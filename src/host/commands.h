// The commands of the `armada` program: one table, a line a command; each lives in a file of its own (command_*.cpp).
// Wrong input is thrown as Refused (lib/notation): main prints one line on stderr and ends with status 2.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "host/arguments.h"
#include "notation/notation.h"
#include "rules/kernel/contract.h"

namespace armada {

struct Command {
  const char* name;
  std::vector<CommandForm> forms;  // what stands behind the name
  const char* purpose;             // one line for `armada help`
  // Returns the exit status. What it adds to `out` is printed on stdout when it returns, and not at all when it throws;
  // commands that talk with somebody write to stdout themselves.
  int (*run)(Arguments& arguments, std::string& out);
};

// In the order of `armada help`; the list is in commands.cpp.
const std::vector<const Command*>& commands();

// One file each; command_<name>.cpp.
extern const Command kListCommand, kDealCommand, kMovesCommand, kApplyCommand, kStatusCommand, kPlayoutCommand,
    kMatchCommand, kDecisionsCommand, kRecordCommand, kReplayCommand, kReviewCommand, kBenchCommand, kTextCommand,
    kDemoCommand;
#ifdef ARMADA_WINDOW
extern const Command kWindowCommand;
#endif
extern const Command kShotCommand, kPicturesCommand;

// ---- shared by several ----------------------------------------------------------------------------------------------
// Refuses unknown ones, and names those there are.
const Game& gameNamed(const std::string& where, const std::string& name);
const Game& takeGame(Arguments& arguments);
Options takeOptions(Arguments& arguments, const Game& game);
Seed takeSeed(Arguments& arguments, Seed standard = 0);
std::string readFile(const std::string& path);               // "-" is stdin
std::unique_ptr<Session> readSave(const std::string& path);  // a save of the console, as it lies in the data folder
// The position on stdin, or in the file of --position; nothing is read while a word is left that nobody took.
Position takePosition(Arguments& arguments);
// Refuses a script of button presses that starts in a game which is not there.
void checkScriptGame(const std::string& where, const std::string& script);

}  // namespace armada
