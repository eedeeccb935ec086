// The drivers, without their main: the suite has a setup() of its own.
#include "../../../src/esp32/firmware.cpp"
#include "../../../src/esp32/buttons.cpp"
#include "../../../src/esp32/panel.cpp"
#include "../../../src/esp32/power.cpp"
#include "../../../src/esp32/resume.cpp"
#include "../../../src/esp32/saves.cpp"
#include "../../../src/esp32/serial.cpp"
