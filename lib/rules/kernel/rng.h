// The one generator of a game: xoshiro128++ 1.0 by David Blackman and Sebastiano Vigna (2019, public domain,
// "Scrambled Linear Pseudorandom Number Generators", ACM TOMS 47:4), seeded through their SplitMix64. It needs 32-bit
// arithmetic only, and 16 bytes. Known answers are in test_kernel.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

using Seed = std::uint32_t;

// SplitMix64: turns one number into many; used for seeding alone.
constexpr std::uint64_t splitMix64(std::uint64_t& at) {
  at += 0x9E3779B97F4A7C15u;
  std::uint64_t z = at;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

struct Rng {
  std::uint32_t word[4];

  static Rng seeded(Seed seed) {
    std::uint64_t at = seed;
    const std::uint64_t low = splitMix64(at);
    const std::uint64_t high = splitMix64(at);
    return {{static_cast<std::uint32_t>(low), static_cast<std::uint32_t>(low >> 32), static_cast<std::uint32_t>(high),
             static_cast<std::uint32_t>(high >> 32)}};
  }

  // All words 0 is no generator: it is what `observe` leaves of one, and what `valid` refuses.
  bool blank() const { return (word[0] | word[1] | word[2] | word[3]) == 0; }

  std::uint32_t next() {
    const std::uint32_t result = rotated(word[0] + word[3], 7) + word[0];
    const std::uint32_t t = word[1] << 9;
    word[2] ^= word[0];
    word[3] ^= word[1];
    word[1] ^= word[2];
    word[0] ^= word[3];
    word[2] ^= t;
    word[3] = rotated(word[3], 11);
    return result;
  }

  // Uniform in 0..bound-1, exactly: Daniel Lemire, "Fast Random Integer Generation in an Interval" (2019).
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
      if (blank()) return 0;  // it would give 0 for ever: who looks ahead past chance must come back
      const std::uint32_t unfair = (0u - bound) % bound;
      while (low < unfair) {
        product = std::uint64_t{next()} * bound;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  static constexpr std::uint32_t rotated(std::uint32_t x, int by) { return (x << by) | (x >> (32 - by)); }
};

// Fisher and Yates: every order equally likely. Not inlined: it would be in flash a dozen times.
template <class T>
__attribute__((noinline)) void shuffle(Rng& rng, T* items, std::size_t count) {
  Rng own = rng;  // in registers: of bytes that are stored the compiler cannot know that they are not the generator's
  for (std::size_t left = count; left > 1; --left) {
    const std::size_t pick = own.below(static_cast<std::uint32_t>(left));
    const T item = items[left - 1];
    items[left - 1] = items[pick];
    items[pick] = item;
  }
  rng = own;
}

}  // namespace armada
