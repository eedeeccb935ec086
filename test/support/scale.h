// How thorough a suite is: the emulated processors are some fifty times slower than the host, so loops there are short.
#pragma once

namespace armada_test {

#ifdef ARMADA_EMULATED
constexpr int kThorough = 1;
#else
constexpr int kThorough = 20;
#endif

}  // namespace armada_test
