// The ways in which this program shows the console to a person, from the best down. `armada` without arguments takes the
// first one that works here.
#pragma once

namespace armada {

// `game` is a game's id to go straight to, or nullptr for the title. Each returns the program's exit status.
#ifdef ARMADA_WINDOW
bool windowWorks();  // a display is there and opens
int runWindow(const char* game);
#endif

bool terminalWorks();  // stdin and stdout are a terminal that understands ANSI sequences
int runTerminal(const char* game);

// Without either: words on stdout, a number or a word a line on stdin (command_text.cpp).
int runLines(const char* game);
// Plays a short game by itself and prints it (command_demo.cpp).
int runDemo();

}  // namespace armada
