#include "rules/kernel/bytes.h"

#include <cstring>

namespace armada {

// Four bits a step: 64 bytes of table instead of 1 KB, and still two steps a byte.
std::uint32_t crc32(const void* bytes, std::size_t count, std::uint32_t before) {
  static constexpr std::uint32_t kNibble[16] = {0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4,
                                                0x4DB26158, 0x5005713C, 0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C,
                                                0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C};
  const auto* at = static_cast<const std::uint8_t*>(bytes);
  std::uint32_t sum = ~before;
  for (std::size_t i = 0; i < count; ++i) {
    sum ^= at[i];
    sum = (sum >> 4) ^ kNibble[sum & 15u];
    sum = (sum >> 4) ^ kNibble[sum & 15u];
  }
  return ~sum;
}

void ByteWriter::bytes(const void* from, std::size_t count) {
  if (count > capacity_ - used_) {
    good_ = false;
    return;
  }
  if (count > 0) std::memcpy(start_ + used_, from, count);
  used_ += count;
}

void ByteReader::bytes(void* to, std::size_t count) {
  if (count > left_) {
    good_ = false;
    if (count > 0) std::memset(to, 0, count);
    return;
  }
  if (count > 0) std::memcpy(to, at_, count);
  at_ += count;
  left_ -= count;
}

ByteReader ByteReader::slice(std::size_t count) {
  if (count > left_) {
    good_ = false;
    ByteReader none(at_, 0);
    none.refuse();
    return none;
  }
  ByteReader part(at_, count);
  at_ += count;
  left_ -= count;
  return part;
}

}  // namespace armada
