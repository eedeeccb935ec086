// All that an emulated program can change, but for its stack and its registers: its variables, which the linker puts side by
// side. They can be kept in memory that the program does not use, and brought back. The emulated machines have no heap.
#pragma once

#include <cstdint>
#include <cstring>

extern "C" std::uint8_t __data_start[], __bss_end[], spareMemory[];

namespace armada_test {

class KeptMemory {
 public:
  // So many can be kept at once: the machines have 128 MB, and programs take 16.
  static std::size_t room() { return 64u * 1024u * 1024u / bytes(); }
  static void keep(std::size_t place) { std::memcpy(spareMemory + place * bytes(), __data_start, bytes()); }
  static void bringBack(std::size_t place) { std::memcpy(__data_start, spareMemory + place * bytes(), bytes()); }

 private:
  static std::size_t bytes() { return static_cast<std::size_t>(__bss_end - __data_start); }
};

}  // namespace armada_test
