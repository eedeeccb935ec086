#include "esp32/saves.h"

#include <cstring>

#include "rules/kernel/text.h"
#include "session/session.h"

namespace armada::esp32 {

namespace {

constexpr const char* kPartition = "saves";  // of boards/partitions.csv
constexpr const char* kNamespace = "armada";
constexpr std::size_t kMaxKey = 15;              // letters, by NVS
constexpr std::size_t kNameOfKey = kMaxKey - 2;  // and the slot

using Key = Text<kMaxKey + 1>;

bool makeKey(const char* name, int slot, Key& key) {
  if (slot < 0 || slot > 1 || std::strlen(name) > kMaxSaveName || *name == '\0') return false;
  const std::size_t letters = std::strlen(name);
  key.put(name, letters < kNameOfKey ? letters : kNameOfKey) << ':' << slot;
  return true;
}

SaveTrouble troubleOf(esp_err_t result) {
  switch (result) {
    case ESP_OK: return SaveTrouble::none;
    case ESP_ERR_NOT_FOUND: return SaveTrouble::noPlace;
    case ESP_ERR_NVS_NEW_VERSION_FOUND: return SaveTrouble::newer;
    default: return SaveTrouble::broken;
  }
}

}  // namespace

// An empty partition is made ready by this as well. Whatever else is the matter, nothing is erased: it may be mended.
void NvsSaves::begin() {
  esp_err_t result = nvs_flash_init_partition(kPartition);
  if (result == ESP_OK) result = nvs_open_from_partition(kPartition, kNamespace, NVS_READWRITE, &store_);
  trouble_ = troubleOf(result);
}

SaveRead NvsSaves::read(const char* name, int slot, std::uint8_t* to, std::size_t room) {
  Key key;
  if (trouble_ != SaveTrouble::none || !makeKey(name, slot, key)) return kNoSave;
  std::size_t count = room;
  const esp_err_t result = nvs_get_blob(store_, key.c_str(), to, &count);
  if (result == ESP_ERR_NVS_NOT_FOUND) return kNoSave;
  return result == ESP_OK && count > 0 ? foundSave(count) : kUnreadableSave;
}

// NVS itself leaves a blob alone that is the same already.
bool NvsSaves::write(const char* name, int slot, const std::uint8_t* from, std::size_t count) {
  Key key;
  if (trouble_ != SaveTrouble::none || !makeKey(name, slot, key) || count == 0 || count > kMaxSaveBytes) return false;
  panel_.waitForStrip();
  return nvs_set_blob(store_, key.c_str(), from, count) == ESP_OK && nvs_commit(store_) == ESP_OK;
}

}  // namespace armada::esp32
