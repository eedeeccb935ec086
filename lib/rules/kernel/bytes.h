// Bytes in and out, little-endian, and their checksum. A reader never reads past its end: it turns bad and gives zeros.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

// CRC-32 as in IEEE 802.3 and zlib (reflected, polynomial 0xEDB88320). `before` continues an earlier sum.
std::uint32_t crc32(const void* bytes, std::size_t count, std::uint32_t before = 0);

class ByteWriter {
 public:
  ByteWriter(std::uint8_t* at, std::size_t capacity) : start_(at), capacity_(capacity) {}

  void u8(std::uint32_t value) {
    if (used_ < capacity_)
      start_[used_++] = static_cast<std::uint8_t>(value);
    else
      good_ = false;
  }
  void u16(std::uint32_t value) {
    u8(value);
    u8(value >> 8);
  }
  void u32(std::uint32_t value) {
    u16(value);
    u16(value >> 16);
  }
  void bytes(const void* from, std::size_t count);

  bool good() const { return good_; }
  std::size_t used() const { return used_; }
  std::uint8_t* start() const { return start_; }

 private:
  std::uint8_t* start_;
  std::size_t capacity_;
  std::size_t used_ = 0;
  bool good_ = true;
};

class ByteReader {
 public:
  ByteReader(const std::uint8_t* at, std::size_t count) : at_(at), left_(count) {}

  std::uint8_t u8() {
    if (left_ == 0) {
      good_ = false;
      return 0;
    }
    --left_;
    return *at_++;
  }
  std::uint16_t u16() {
    const std::uint32_t low = u8();
    return static_cast<std::uint16_t>(low | (std::uint32_t{u8()} << 8));
  }
  std::uint32_t u32() {
    const std::uint32_t low = u16();
    return low | (std::uint32_t{u16()} << 16);
  }
  void bytes(void* to, std::size_t count);
  // A slice for a reader of its own: empty and bad when there are not enough bytes left.
  ByteReader slice(std::size_t count);

  void refuse() { good_ = false; }
  bool good() const { return good_; }
  std::size_t left() const { return left_; }
  const std::uint8_t* at() const { return at_; }

 private:
  const std::uint8_t* at_;
  std::size_t left_;
  bool good_ = true;
};

}  // namespace armada
