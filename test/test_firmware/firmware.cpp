// src/esp32 is a program, not a library: the suite compiles it for its handheld, with the stand-ins that it runs on.
#include "here.h"

#include "../../src/esp32/buttons.cpp"
#include "../../src/esp32/firmware.cpp"
#include "../../src/esp32/main.cpp"
#include "../../src/esp32/panel.cpp"
#include "../../src/esp32/power.cpp"
#include "../../src/esp32/resume.cpp"
#include "../../src/esp32/saves.cpp"
#include "../../src/esp32/serial.cpp"
#include "../support/esp32/flash.cpp"
#include "../support/esp32/handheld.cpp"
