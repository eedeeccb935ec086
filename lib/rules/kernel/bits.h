// Small sets of small numbers, as the bits of a word: how many there are, the lowest, and all of them in ascending order.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

// By halves, as neither the handheld nor a plain PC build has an instruction for it.
constexpr unsigned countOf(std::uint32_t bits) {
  bits -= (bits >> 1) & 0x55555555u;
  bits = (bits & 0x33333333u) + ((bits >> 2) & 0x33333333u);
  bits = (bits + (bits >> 4)) & 0x0F0F0F0Fu;
  return (bits * 0x01010101u) >> 24;
}

// Of a set that is not empty.
constexpr unsigned lowestBit(std::uint32_t bits) { return static_cast<unsigned>(__builtin_ctz(bits)); }

// for (const unsigned space : each(spaces)) ...  goes through the set as it was when the loop began.
class EachBit {
 public:
  constexpr explicit EachBit(std::uint32_t bits) : left_(bits) {}
  constexpr EachBit begin() const { return *this; }
  constexpr EachBit end() const { return EachBit(0); }
  constexpr unsigned operator*() const { return lowestBit(left_); }
  constexpr EachBit& operator++() {
    left_ &= left_ - 1;
    return *this;
  }
  constexpr bool operator!=(const EachBit& other) const { return left_ != other.left_; }

 private:
  std::uint32_t left_;
};
constexpr EachBit each(std::uint32_t bits) { return EachBit(bits); }

}  // namespace armada
