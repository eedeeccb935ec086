// src/host is a program, not a library: the suite compiles the pieces that it tests.
#include "../../src/host/button_latch.cpp"
#include "../../src/host/file_saves.cpp"
#include "../../src/host/file_system.cpp"
#include "../../src/host/folders.cpp"
#include "../../src/host/held_saves.cpp"
#include "../../src/host/terminal_keys.cpp"
#include "../../src/host/whole_file.cpp"
