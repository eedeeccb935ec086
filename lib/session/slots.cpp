#include "session/slots.h"

#include <cstring>

namespace armada {

namespace {
constexpr std::uint32_t kBlobMagic = 0x42424150u;  // "PABB"
constexpr std::uint8_t kBlobFormat = 1;
}  // namespace

int SlotPair::newest() const {
  if (whole_[0] && whole_[1]) return static_cast<std::int32_t>(sequence_[1] - sequence_[0]) > 0 ? 1 : 0;
  if (whole_[0]) return 0;
  return whole_[1] ? 1 : -1;
}

int SlotPair::older() const { return whole_[0] && whole_[1] ? 1 - newest() : -1; }

std::size_t frameBlob(std::uint8_t* to, std::uint32_t sequence, std::uint8_t version, const std::uint8_t* from,
                      std::size_t count) {
  ByteWriter out(to, kFramedBlobBytes);
  out.u32(kBlobMagic);
  out.u8(kBlobFormat);
  out.u32(sequence);
  out.u8(version);
  out.u16(static_cast<std::uint32_t>(count));
  out.bytes(from, count);
  out.u32(crc32(to, out.used()));
  return out.good() ? out.used() : 0;
}

bool blobSequence(const std::uint8_t* bytes, std::size_t count, std::uint32_t& sequence) {
  constexpr std::size_t kLeast = kFramedBlobBytes - kMaxBlobBytes;
  if (count < kLeast || count > kFramedBlobBytes) return false;
  ByteReader end(bytes + count - 4, 4);
  if (crc32(bytes, count - 4) != end.u32()) return false;
  ByteReader in(bytes, count - 4);
  const bool ours = in.u32() == kBlobMagic && in.u8() == kBlobFormat;
  sequence = in.u32();
  return ours;
}

std::size_t unframeBlob(const std::uint8_t* bytes, std::size_t count, std::uint8_t version, std::uint8_t* to,
                        std::size_t room) {
  std::uint32_t sequence = 0;
  if (!blobSequence(bytes, count, sequence)) return 0;
  ByteReader in(bytes, count - 4);
  in.slice(4 + 1 + 4);
  if (in.u8() != version) return 0;
  const std::size_t size = in.u16();
  if (size != in.left() || size > room) return 0;
  in.bytes(to, size);
  return size;
}

bool blobHolds(const std::uint8_t* bytes, std::size_t count, std::uint8_t version, const std::uint8_t* payload,
               std::size_t size) {
  std::uint32_t sequence = 0;
  if (!blobSequence(bytes, count, sequence)) return false;
  ByteReader in(bytes, count - 4);
  in.slice(4 + 1 + 4);
  if (in.u8() != version || in.u16() != size || in.left() != size) return false;
  return std::memcmp(in.at(), payload, size) == 0;
}

}  // namespace armada
