// The headless device: what its parts remember. No heap, no file system, no real clock.
#include "platform/headless.h"

#include <cstring>

#include "rules/kernel/bytes.h"

namespace armada {

// ---- Panel ----------------------------------------------------------------------------------------------------------
void FramePanel::strip(int y, int rows, const std::uint8_t* pixels) {
  if (y < 0 || rows <= 0 || rows > kPanelHeight - y) {
    ++strayStrips_;
    return;
  }
  constexpr std::size_t kRowBytes = static_cast<std::size_t>(kPanelWidth) * 2;
  std::memcpy(bytes_ + static_cast<std::size_t>(y) * kRowBytes, pixels, static_cast<std::size_t>(rows) * kRowBytes);
  rowsSent_ += static_cast<std::uint32_t>(rows);
}

std::uint16_t FramePanel::pixel(int x, int y) const {
  const std::size_t at = (static_cast<std::size_t>(y) * kPanelWidth + static_cast<std::size_t>(x)) * 2;
  return static_cast<std::uint16_t>(bytes_[at] << 8 | bytes_[at + 1]);
}

std::uint32_t FramePanel::checksum() const { return crc32(bytes_, kPanelBytes); }

// ---- Clock ----------------------------------------------------------------------------------------------------------
void SteppedClock::tick() {
  if (++thirtieths_ < 30) return;
  thirtieths_ = 0;
  ++wholeSeconds_;
}

// ---- SaveStore ------------------------------------------------------------------------------------------------------
const MemorySaves::Blob* MemorySaves::find(const char* name) const {
  for (const Blob& blob : blobs_)
    if (blob.name[0] != '\0' && std::strcmp(blob.name, name) == 0) return &blob;
  return nullptr;
}

MemorySaves::Blob* MemorySaves::find(const char* name) {
  return const_cast<Blob*>(static_cast<const MemorySaves*>(this)->find(name));
}

MemorySaves::Blob* MemorySaves::findOrAdd(const char* name) {
  if (Blob* known = find(name)) return known;
  const std::size_t length = std::strlen(name);
  if (length == 0 || length > kMaxSaveName) return nullptr;
  for (Blob& blob : blobs_) {
    if (blob.name[0] != '\0') continue;
    std::memcpy(blob.name, name, length + 1);
    blob.size[0] = blob.size[1] = 0;
    blob.forbidden[0] = blob.forbidden[1] = false;
    return &blob;
  }
  return nullptr;
}

SaveRead MemorySaves::read(const char* name, int slot, std::uint8_t* to, std::size_t room) {
  const std::size_t count = size(name, slot);
  const bool canRead = trouble_ == SaveTrouble::none || trouble_ == SaveTrouble::onlyRead;
  if (count == 0 || !canRead) return kNoSave;
  const Blob& blob = *find(name);
  if (blob.forbidden[slot] || count > room) return kUnreadableSave;
  std::memcpy(to, blob.bytes[slot], count);
  return foundSave(count);
}

bool MemorySaves::write(const char* name, int slot, const std::uint8_t* from, std::size_t count) {
  if (powerGone_ || trouble_ != SaveTrouble::none) return false;
  if (failures_ > 0) {
    --failures_;
    return false;
  }
  if (slot < 0 || slot > 1 || count == 0 || count > kMaxSaveBytes) return false;
  Blob* blob = findOrAdd(name);
  if (blob == nullptr) return false;

  const bool cut = cutComes_ && cutAt_ < count;
  const std::size_t written = cut ? cutAt_ : count;
  std::memcpy(blob->bytes[slot], from, written);
  blob->forbidden[slot] = false;
  if (!cut || tear_ == Tear::cutShort || blob->size[slot] < written)
    blob->size[slot] = static_cast<std::uint16_t>(written);
  powerGone_ = cutComes_;
  cutComes_ = false;
  if (powerGone_) return false;
  ++writes_;
  return true;
}

void MemorySaves::cutNextWrite(std::size_t bytes, Tear tear) {
  cutAt_ = bytes;
  tear_ = tear;
  cutComes_ = true;
}

void MemorySaves::repair() {
  powerGone_ = false;
  cutComes_ = false;
  failures_ = 0;
}

std::size_t MemorySaves::size(const char* name, int slot) const {
  const Blob* blob = find(name);
  return blob == nullptr || slot < 0 || slot > 1 ? 0 : blob->size[slot];
}

void MemorySaves::flipBit(const char* name, int slot, std::size_t bit) {
  if (bit / 8 >= size(name, slot)) return;
  std::uint8_t& byte = find(name)->bytes[slot][bit / 8];
  byte = static_cast<std::uint8_t>(byte ^ (1u << (bit % 8)));
}

void MemorySaves::erase(const char* name, int slot) {
  Blob* blob = find(name);
  if (blob != nullptr && (slot == 0 || slot == 1)) blob->size[slot] = 0;
}

void MemorySaves::forbid(const char* name, int slot) {
  if (size(name, slot) > 0) find(name)->forbidden[slot] = true;
}

void MemorySaves::eraseAll() {
  for (Blob& blob : blobs_) {
    blob.name[0] = '\0';
    blob.size[0] = blob.size[1] = 0;
  }
}

// ---- Tone -----------------------------------------------------------------------------------------------------------
void ToneLog::sound(std::uint16_t hertz, std::uint8_t volume) {
  const bool heard = hertz != 0 && volume != 0;
  if (heard && hertz != hertz_) ++notes_;
  if (heard) lastNote_ = hertz;
  hertz_ = heard ? hertz : std::uint16_t{0};
  volume_ = heard ? volume : std::uint8_t{0};
}

}  // namespace armada
