// Integer arithmetic that the compiler expects of its support library and that Debian's libgcc for the lx106 lacks: the
// core neither divides nor multiplies 64 bits. Compared with answers of a PC in test_arithmetic.
#include <cstdint>

namespace {

template <class Word>
struct Divided {
  Word quotient, remainder;
};

int zerosBefore(std::uint32_t value) { return __builtin_clz(value); }
int zerosBefore(std::uint64_t value) { return __builtin_clzll(value); }

// Shift and subtract, one bit a step, beginning at the divisor's highest useful place. Division by 0 gives 0 and the
// dividend: the core has no trap for it.
template <class Word>
Divided<Word> divided(Word dividend, Word divisor) {
  if (divisor == 0 || dividend < divisor) return {0, dividend};
  int left = zerosBefore(divisor) - zerosBefore(dividend);
  divisor = static_cast<Word>(divisor << left);
  Word quotient = 0;
  for (; left >= 0; --left, divisor >>= 1) {
    quotient = static_cast<Word>(quotient << 1);
    if (dividend < divisor) continue;
    dividend = static_cast<Word>(dividend - divisor);
    quotient |= 1;
  }
  return {quotient, dividend};
}

// Most numbers of 64 bits fit 32.
Divided<std::uint64_t> dividedWide(std::uint64_t dividend, std::uint64_t divisor) {
  if ((dividend | divisor) >> 32 != 0) return divided(dividend, divisor);
  const auto narrow = divided(static_cast<std::uint32_t>(dividend), static_cast<std::uint32_t>(divisor));
  return {narrow.quotient, narrow.remainder};
}

template <class Signed, class Word>
Word magnitude(Signed value) {
  return value < 0 ? Word{0} - static_cast<Word>(value) : static_cast<Word>(value);
}

template <class Signed, class Word>
Signed withSign(Word value, bool negative) {
  return static_cast<Signed>(negative ? Word{0} - value : value);
}

// 32 x 32 to 64 bits by halves; the core multiplies 32 bits to 32.
std::uint64_t product(std::uint32_t a, std::uint32_t b) {
  const std::uint32_t aLow = a & 0xFFFFu, aHigh = a >> 16, bLow = b & 0xFFFFu, bHigh = b >> 16;
  const std::uint32_t low = aLow * bLow;
  const std::uint32_t middle = aHigh * bLow + (low >> 16);
  const std::uint32_t other = aLow * bHigh + (middle & 0xFFFFu);
  const std::uint32_t high = aHigh * bHigh + (middle >> 16) + (other >> 16);
  return std::uint64_t{high} << 32 | (other << 16 | (low & 0xFFFFu));
}

}  // namespace

extern "C" {

std::uint32_t __udivsi3(std::uint32_t a, std::uint32_t b) { return divided(a, b).quotient; }
std::uint32_t __umodsi3(std::uint32_t a, std::uint32_t b) { return divided(a, b).remainder; }
std::uint64_t __udivdi3(std::uint64_t a, std::uint64_t b) { return dividedWide(a, b).quotient; }
std::uint64_t __umoddi3(std::uint64_t a, std::uint64_t b) { return dividedWide(a, b).remainder; }

// Towards zero.
std::int32_t __divsi3(std::int32_t a, std::int32_t b) {
  using Word = std::uint32_t;
  const auto result = divided(magnitude<std::int32_t, Word>(a), magnitude<std::int32_t, Word>(b));
  return withSign<std::int32_t>(result.quotient, (a < 0) != (b < 0));
}
std::int64_t __divdi3(std::int64_t a, std::int64_t b) {
  using Word = std::uint64_t;
  const auto result = dividedWide(magnitude<std::int64_t, Word>(a), magnitude<std::int64_t, Word>(b));
  return withSign<std::int64_t>(result.quotient, (a < 0) != (b < 0));
}

std::uint64_t __umulsidi3(std::uint32_t a, std::uint32_t b) { return product(a, b); }
std::uint64_t __muldi3(std::uint64_t a, std::uint64_t b) {
  const auto aLow = static_cast<std::uint32_t>(a), aHigh = static_cast<std::uint32_t>(a >> 32);
  const auto bLow = static_cast<std::uint32_t>(b), bHigh = static_cast<std::uint32_t>(b >> 32);
  return product(aLow, bLow) + (std::uint64_t{aLow * bHigh + aHigh * bLow} << 32);
}

}  // extern "C"
