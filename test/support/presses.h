// Presses as letters: u d l r a b s t are the buttons, each 3 ticks down and 3 up as in a script, and '.' lets 10 ticks pass.
#pragma once

#include <cstdint>
#include <cstring>

#include "screens/headless_console.h"

namespace armada_test {

constexpr char kPressLetters[] = "udlrabst";  // in the order of Button
constexpr char kPause = '.';
constexpr int kPauseTicks = 10;
// Recorded games: the checksum of the frame after so many presses, and after the last.
constexpr std::size_t kPressesASum = 50;
constexpr std::size_t kMostSums = 64;

inline armada::ButtonSet buttonOf(char letter) {
  return static_cast<armada::ButtonSet>(1u << (std::strchr(kPressLetters, letter) - kPressLetters));
}

inline void pressOnHost(armada::HeadlessConsole& console, char letter) {
  const auto run = [&console](armada::ButtonSet held, int ticks) {
    console.device.buttons.hold(held);
    for (int i = 0; i < ticks; ++i) {
      console.device.clock.tick();
      console.console().frame();
    }
  };
  if (letter == kPause) return run(0, kPauseTicks);
  run(buttonOf(letter), 3);
  run(0, 3);
}

}  // namespace armada_test
