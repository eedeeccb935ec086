// Two consoles in one program: each has its own memory, and neither knows of the other.
#include <unity.h>

#include "shell_tests.h"

using namespace armada;

namespace shell_tests {

namespace {

HeadlessDevice otherDevice;
alignas(Machine) unsigned char otherMemory[sizeof(Machine)];

void test_two_consoles_in_one_program_keep_apart() {
  outOfTheBox("pew_pew");
  wait(40);
  const std::uint32_t alone = frameSum();

  outOfTheBox("pew_pew");
  otherDevice.~HeadlessDevice();
  new (&otherDevice) HeadlessDevice();
  auto* other = new (otherMemory) Machine(otherDevice);
  other->console.boot();
  for (int i = 0; i < 40; ++i) {
    wait(1);
    otherDevice.clock.tick();
    otherDevice.buttons.hold(i == 10 ? bit(Button::a) : 0);
    other->console.frame();
  }
  TEST_ASSERT_EQUAL_HEX32(alone, frameSum());
  TEST_ASSERT_TRUE(other->guardsStand() && machine().guardsStand());
  TEST_ASSERT_TRUE(otherDevice.panel.checksum() != frameSum());
  other->~Machine();
}

}  // namespace

void runPairTests() { RUN_TEST(test_two_consoles_in_one_program_keep_apart); }

}  // namespace shell_tests
