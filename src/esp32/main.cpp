// Where Arduino begins.
#include "esp32/firmware.h"

namespace {
armada::esp32::Firmware firmware;
}

void setup() { firmware.begin(); }
void loop() { firmware.pass(); }
