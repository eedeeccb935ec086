// The suite for real handhelds (test/embedded), on the stand-ins: a handheld out of the box.
#include "here.h"

#include "../embedded/test_smoke/test_smoke.cpp"
#include "support/esp32/handheld.h"

namespace {
const bool unpacked = (armada_test::handheld.reset(), true);
}
