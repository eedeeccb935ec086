// The tests of lib/players/thinker.h, called by the suite's main.
#pragma once

void runThinkerTests();
