// src/host is a program, not a library: the suite compiles the piece that it tests.
#include "../../src/host/sleep_picture.cpp"
#include "../../src/host/text_grid.cpp"
