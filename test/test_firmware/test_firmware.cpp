// The firmware of our own handheld on stand-ins for the core, the panel, the flash and sleep: each driver alone, and the
// whole of it as it boots, plays, sleeps and wakes. It runs on the PC and on emulated processors.
#include "here.h"

#include "suite.h"
#include "support/firmware_bench.h"

namespace armada_test {
Bench bench;
}

void setUp() { armada_test::bench.unpack(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  runPinTests();
  runPanelTests();
  runButtonTests();
  runSaveTests();
  runUploadTests();
  runPowerTests();
  runSerialTests();
  runLineTests();
  runThinkingTests();
  runWholeTests();
  return UNITY_END();
}
