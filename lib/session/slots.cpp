#include "session/slots.h"

#include <cstring>

namespace armada {

namespace {

// magic 4, format 1, sequence 4, [the name's CRC-32 4, since format 2], version 1, length 2, payload, CRC-32 of it all 4
constexpr std::uint32_t kBlobMagic = 0x42424150u;  // "PABB"
constexpr std::uint8_t kBlobFormat = 2;
constexpr std::uint8_t kNamelessFormat = 1;
constexpr std::size_t kLeastFramed = 4 + 1 + 4 + 1 + 2 + 4;

std::uint32_t nameSum(const char* name) { return crc32(name, std::strlen(name)); }

// b comes after a in a row that wraps.
bool after(std::uint32_t b, std::uint32_t a) { return static_cast<std::int32_t>(b - a) > 0; }

// A whole blob's parts, still in its bytes. false: not one of ours, or not every byte as written.
struct Framed {
  std::uint8_t format;
  std::uint32_t sequence;
  std::uint32_t name;  // 0 where the format has none
  std::uint8_t version;
  ByteReader payload{nullptr, 0};

  bool read(const std::uint8_t* bytes, std::size_t count) {
    if (count < kLeastFramed || count > kFramedBlobBytes) return false;
    ByteReader end(bytes + count - 4, 4);
    if (crc32(bytes, count - 4) != end.u32()) return false;
    ByteReader in(bytes, count - 4);
    bool ours = in.u32() == kBlobMagic;
    format = in.u8();
    sequence = in.u32();  // every format has it here
    name = format == kNamelessFormat ? 0 : in.u32();
    version = in.u8();
    const std::size_t size = in.u16();
    payload = in.slice(in.left());
    if (format <= kBlobFormat) ours = ours && format != 0 && size == payload.left();
    return ours && payload.good();
  }
};

}  // namespace

const char* fault(LoadResult kept) {
  switch (kept) {
    case LoadResult::damaged: return "is damaged";
    case LoadResult::otherGame: return "belongs to another game";
    case LoadResult::otherVersion: return "is of another version";
    case LoadResult::unreadable: return "cannot be read";
    default: return "";
  }
}

// ---- what two slots hold --------------------------------------------------------------------------------------------

int SlotPair::newest() const {
  if (good(0) && good(1)) return after(sequence_[1], sequence_[0]) ? 1 : 0;
  if (good(0)) return 0;
  return good(1) ? 1 : -1;
}

int SlotPair::older() const { return good(0) && good(1) ? 1 - newest() : -1; }

int SlotPair::keptSlot() const {
  int kept = -1;
  for (int slot = 0; slot < 2; ++slot) {
    const LoadResult holds = holds_[slot];
    const bool worthless = holds == LoadResult::empty || (holds == LoadResult::damaged && newest() >= 0);
    if (!good(slot) && !worthless && (kept < 0 || holds > holds_[kept])) kept = slot;
  }
  return kept;
}

LoadResult SlotPair::kept() const { return keptSlot() < 0 ? LoadResult::empty : holds_[keptSlot()]; }

bool SlotPair::keptIsNewest() const {
  const int kept = keptSlot(), good = newest();
  return kept >= 0 && good >= 0 && sequence_[kept] != 0 && after(sequence_[kept], sequence_[good]);
}

int SlotPair::next(bool givenUp) const {
  if (keptSlot() >= 0) return givenUp ? keptSlot() : -1;
  return newest() == 0 ? 1 : 0;
}

std::uint32_t SlotPair::nextSequence() const {
  std::uint32_t last = 0;
  bool any = false;
  for (int slot = 0; slot < 2; ++slot) {
    if (!good(slot) && sequence_[slot] == 0) continue;
    if (!any || after(sequence_[slot], last)) last = sequence_[slot];
    any = true;
  }
  return last + 1;
}

// ---- games ----------------------------------------------------------------------------------------------------------

LoadResult judgeImage(const void* game, const std::uint8_t* bytes, std::size_t count, std::uint32_t& sequence) {
  StateBox state;
  std::uint32_t number = 0;
  if (!imageSequence(bytes, count, number)) return LoadResult::damaged;
  const LoadResult result = glanceAt(bytes, count, *static_cast<const Game*>(game), state).result;
  // Another game's row of writes is none of ours.
  if (result != LoadResult::otherGame) sequence = number;
  return result;
}

// ---- small things ---------------------------------------------------------------------------------------------------

LoadResult BlobSlots::judge(const std::uint8_t* bytes, std::size_t count, std::uint32_t& sequence) const {
  Framed framed;
  std::uint32_t imageNumber = 0;
  if (!framed.read(bytes, count))
    return imageSequence(bytes, count, imageNumber) ? LoadResult::otherGame : LoadResult::damaged;
  const std::size_t size = framed.payload.left();
  if (framed.format > kBlobFormat) {
    sequence = framed.sequence;
    return LoadResult::otherVersion;
  }
  if (framed.format == kBlobFormat ? framed.name != nameSum(name_) : size < least_ || size > most_)
    return LoadResult::otherGame;
  sequence = framed.sequence;
  if (framed.version != version_) return framed.version > version_ ? LoadResult::otherVersion : LoadResult::empty;
  return size < least_ || size > most_ ? LoadResult::damaged : LoadResult::loaded;
}

std::size_t BlobSlots::frame(std::uint8_t* to, std::uint32_t sequence, const std::uint8_t* from,
                             std::size_t count) const {
  ByteWriter out(to, kFramedBlobBytes);
  out.u32(kBlobMagic);
  out.u8(kBlobFormat);
  out.u32(sequence);
  out.u32(nameSum(name_));
  out.u8(version_);
  out.u16(static_cast<std::uint32_t>(count));
  out.bytes(from, count);
  out.u32(crc32(to, out.used()));
  return out.good() ? out.used() : 0;
}

std::size_t BlobSlots::payload(const std::uint8_t* bytes, std::size_t count, std::uint8_t* to, std::size_t room) const {
  std::uint32_t sequence = 0;
  if (judge(bytes, count, sequence) != LoadResult::loaded) return 0;
  Framed framed;
  framed.read(bytes, count);
  const std::size_t size = framed.payload.left();
  if (size > room) return 0;
  framed.payload.bytes(to, size);
  return size;
}

bool BlobSlots::isPayload(const std::uint8_t* bytes, std::size_t count, const std::uint8_t* from,
                          std::size_t size) const {
  std::uint32_t sequence = 0;
  if (judge(bytes, count, sequence) != LoadResult::loaded) return false;
  Framed framed;
  framed.read(bytes, count);
  return framed.payload.left() == size && std::memcmp(framed.payload.at(), from, size) == 0;
}

}  // namespace armada
