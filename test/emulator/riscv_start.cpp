// A trap on the emulated RISC-V core (a jump to nowhere, an access to no memory) ends the run with status 134 and its
// cause, where the bare core would turn in circles.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

[[noreturn]] __attribute__((aligned(4))) void trapped() {
  std::uint32_t cause = 0, at = 0, address = 0;
  asm volatile(
      ".option push\n.option arch, +zicsr\n"
      "csrr %0, mcause\ncsrr %1, mepc\ncsrr %2, mtval\n"
      ".option pop"
      : "=r"(cause), "=r"(at), "=r"(address));
  std::printf("trap %u at 0x%x, address 0x%x\n", static_cast<unsigned>(cause), static_cast<unsigned>(at),
              static_cast<unsigned>(address));
  std::_Exit(134);
}

__attribute__((constructor(101))) void catchTraps() {
  asm volatile(".option push\n.option arch, +zicsr\ncsrw mtvec, %0\n.option pop" ::"r"(&trapped));
}

}  // namespace
