// The ways in which this program shows the console to a person, from the best down. `armada` without arguments takes the
// first one that works here.
#pragma once

#include <string>
#include <vector>

#include "host/arguments.h"

namespace armada {

struct FrontOptions {
  // `id` is a game's id to go straight to, or nullptr for the title.
  FrontOptions(const char* id = nullptr) : game(id == nullptr ? "" : id) {}

  std::string game;
  std::string dataFolder;  // empty: the user's data folder
  int scale = 0;           // of the window, 1..16; 0: as large as fits the screen well
  bool save = true;        // false: what is there is read, and nothing is written
};

// A sentence on standard error, unless it is empty.
void complain(const std::string& words);

// How a front end is called, and what was asked for; refuses what does not fit.
std::vector<CommandForm> frontForms();
FrontOptions takeFrontOptions(Arguments& arguments);

// Each returns the program's exit status: 0, or 1 with a sentence on standard error.
#ifdef ARMADA_WINDOW
bool windowWorks();  // a display is there and opens
int runWindow(const FrontOptions& options);
#endif

bool terminalWorks();  // stdin and stdout are a terminal that understands ANSI sequences
int runTerminal(const FrontOptions& options);

// Without either: words on stdout, a number or a word a line on stdin (command_text.cpp).
int runLines(const char* game);
// Plays a short game by itself and prints it (command_demo.cpp).
int runDemo(const std::string& game);

// What the keys do, for `armada help`: lines that end with a newline.
extern const char* const kWindowKeys;
extern const char* const kTerminalKeys;

}  // namespace armada
