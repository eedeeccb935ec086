// The suite for real handhelds (test/embedded), on the stand-ins: it must compile and pass here as well.
#include "here.h"

#include "../embedded/test_smoke/firmware.cpp"
#include "../support/esp32/flash.cpp"
#include "../support/esp32/handheld.cpp"
