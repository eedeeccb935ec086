// The tests of slots and autosave, run by this suite's main.
#pragma once

void runSlotTests();
