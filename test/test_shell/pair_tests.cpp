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

// The same game with other presses on either: each shows what it shows alone.
void test_two_consoles_play_the_same_game_side_by_side() {
  const auto press = [](int i, int every) {
    return i % every == 0 ? bit(Button::a) : i % every == 5 ? bit(Button::right) : 0;
  };
  const auto otherAnew = [] {
    otherDevice.~HeadlessDevice();
    new (&otherDevice) HeadlessDevice();
    auto* other = new (otherMemory) Machine(otherDevice);
    other->console.boot("template");
    return other;
  };
  const auto step = [&](HeadlessDevice& on, Console& with, int i, int every) {
    on.clock.tick();
    on.buttons.hold(press(i, every));
    with.frame();
  };
  constexpr int kTicks = 400;
  outOfTheBox("template");
  for (int i = 0; i < kTicks; ++i) step(device, console(), i, 20);
  const std::uint32_t firstAlone = frameSum();
  Machine* other = otherAnew();
  for (int i = 0; i < kTicks; ++i) step(otherDevice, other->console, i, 33);
  const std::uint32_t secondAlone = otherDevice.panel.checksum();
  other->~Machine();
  TEST_ASSERT_NOT_EQUAL_UINT32(firstAlone, secondAlone);

  outOfTheBox("template");
  other = otherAnew();
  for (int i = 0; i < kTicks; ++i) {
    step(device, console(), i, 20);
    step(otherDevice, other->console, i, 33);
  }
  TEST_ASSERT_EQUAL_HEX32(firstAlone, frameSum());
  TEST_ASSERT_EQUAL_HEX32(secondAlone, otherDevice.panel.checksum());
  other->~Machine();
}

}  // namespace

void runPairTests() {
  RUN_TEST(test_two_consoles_in_one_program_keep_apart);
  RUN_TEST(test_two_consoles_play_the_same_game_side_by_side);
}

}  // namespace shell_tests
