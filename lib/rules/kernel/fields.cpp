#include "rules/kernel/fields.h"

namespace armada {

void EncodeFields::byte(std::uint8_t value) { out_.u8(value); }

void EncodeFields::byteList(const void* items, std::uint8_t count) {
  byte(count);
  out_.bytes(items, count);
}

void DecodeFields::check(int value, int least, int most, int none) {
  if ((value < least || value > most) && value != none) in_.refuse();
}

std::uint8_t DecodeFields::byte(int least, int most, int none) {
  const std::uint8_t value = in_.u8();
  check(value, least, most, none);
  return value;
}

std::uint8_t DecodeFields::byteList(void* items, std::size_t capacity, int least, int most) {
  const std::uint8_t count = byte(0, static_cast<int>(capacity));
  if (!in_.good()) return 0;
  auto* at = static_cast<std::uint8_t*>(items);
  in_.bytes(at, count);
  for (std::size_t i = 0; i < count; ++i) check(at[i], least, most, kAlways);
  return count;
}

}  // namespace armada
