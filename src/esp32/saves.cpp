#include "esp32/saves.h"

#include <cstring>

#include "rules/kernel/text.h"
#include "session/session.h"

namespace armada::esp32 {

namespace {

constexpr const char* kNamespace = "armada";
constexpr std::size_t kMaxKey = 15;  // letters, by NVS
static_assert(kMaxSaveName + 2 <= kMaxKey, "a name and its slot are a key");
static_assert(kMaxSaveBytes <= kStripBytes);

using Key = Text<kMaxKey + 1>;

bool makeKey(const char* name, int slot, Key& key) {
  if (slot < 0 || slot > 1 || std::strlen(name) > kMaxSaveName || *name == '\0') return false;
  key << name << ':' << slot;
  return true;
}

}  // namespace

bool NvsSaves::begin() {
  open_ = store_.begin(kNamespace, false);
  return open_;
}

SaveRead NvsSaves::read(const char* name, int slot, std::uint8_t* to, std::size_t room) {
  Key key;
  if (!open_ || !makeKey(name, slot, key) || !store_.isKey(key.c_str())) return kNoSave;
  const std::size_t count = store_.getBytesLength(key.c_str());
  if (count == 0 || count > room || store_.getBytes(key.c_str(), to, count) != count) return kUnreadableSave;
  return foundSave(count);
}

bool NvsSaves::write(const char* name, int slot, const std::uint8_t* from, std::size_t count) {
  Key key;
  if (!open_ || !makeKey(name, slot, key) || count == 0 || count > kMaxSaveBytes) return false;
  panel_.settle();
  std::uint8_t* there = strips_.lastSent();  // the spare one holds what is being written
  if (read(name, slot, there, kMaxSaveBytes).count == count && std::memcmp(there, from, count) == 0) return true;
  return store_.putBytes(key.c_str(), from, count) == count;
}

}  // namespace armada::esp32
