// How many instructions a piece of code takes on the emulated Xtensa, for the programs of the budgets (scripts/emulate --count).
#pragma once

#include <cstdint>

namespace armada_test {

// Under -icount shift=5 an instruction takes 32 ns and the core's counter goes up every 25 ns.
inline std::uint32_t cycles() {
  std::uint32_t count;
  asm volatile("rsr.ccount %0" : "=a"(count)::"memory");
  return count;
}

inline std::uint32_t instructionsSince(std::uint32_t start) {
  return static_cast<std::uint32_t>(std::uint64_t{cycles() - start} * 25u / 32u);
}

}  // namespace armada_test
