// What the targets of the fuzzer share: the entry that libFuzzer and replay.cpp call, and how a broken promise ends the run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

namespace armada_test {

// The program ends here, and libFuzzer keeps the input.
[[noreturn]] inline void broken(const char* where, const char* what) {
  std::fprintf(stderr, "BROKEN: %s: %s\n", where, what);
  std::abort();
}

#define REQUIRE(condition) \
  if (!(condition)) armada_test::broken(__FILE__, #condition)

}  // namespace armada_test
