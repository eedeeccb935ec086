#include "flash.h"

#include <cstring>

#include "handheld.h"
#include "nvs_flash.h"
#include "rules/kernel/bytes.h"

namespace armada_test {

// ---- the chip -------------------------------------------------------------------------------------------------------
void Flash::erase(std::uint32_t at, std::uint32_t size) { write(at, size, Sector::erased, Sector::erased); }

// Every sector that is touched is erased as a whole.
void Flash::write(std::uint32_t at, std::uint32_t size, Sector first, Sector rest) {
  const std::uint32_t begin = at / kSectorBytes, end = (at + size + kSectorBytes - 1) / kSectorBytes;
  for (std::uint32_t i = begin; i < end; ++i) {
    if (sectors_[i].holds == Sector::page) pageUsed_[sectors_[i].page] = false;
    sectors_[i] = {i == begin ? first : rest, 0};
  }
}

void Flash::upload(const PartitionTable& table, std::uint32_t programBytes) {
  write(kBootloaderAt, kBootloaderBytes, Sector::bootloader, Sector::bootloader);
  write(kTableAt, kTableBytes, Sector::table, Sector::table);
  write(kBootChoiceAt, kBootChoiceBytes, Sector::bootChoice, Sector::bootChoice);
  write(kProgramAt, programBytes, Sector::programStart, Sector::program);
  table_ = table;
}

bool Flash::starts() const {
  const Partition* first = find("ota_0");
  return at(kBootloaderAt) == Sector::bootloader && first != nullptr && at(first->at) == Sector::programStart;
}

const Partition* Flash::find(const char* subtype, const char* name) const {
  if (at(kTableAt) != Sector::table) return nullptr;
  for (std::size_t i = 0; i < table_.count; ++i) {
    const Partition& row = table_.rows[i];
    if (std::strcmp(row.subtype, subtype) == 0 && (name == nullptr || std::strcmp(row.name, name) == 0)) return &row;
  }
  return nullptr;
}

std::uint32_t Flash::sum(const Partition& partition) {
  std::uint32_t sum = 0;
  for (std::uint32_t i = 0; i < pageCount(partition); ++i) {
    const Page* here = page(partition, i);
    const Sector holds = at(partition.at + i * kSectorBytes);
    sum = here != nullptr ? armada::crc32(here, sizeof *here, sum) : armada::crc32(&holds, sizeof holds, sum);
  }
  return sum;
}

// ---- NVS: pages and blobs -------------------------------------------------------------------------------------------
Flash::Page* Flash::page(const Partition& partition, std::uint32_t i) {
  const SectorNote& note = sectors_[partition.at / kSectorBytes + i];
  return note.holds == Sector::page ? &pages_[note.page] : nullptr;
}

Flash::Page* Flash::makePage(const Partition& partition, std::uint32_t i) {
  const std::uint32_t where = partition.at + i * kSectorBytes;
  erase(where, kSectorBytes);
  for (std::uint8_t free = 0; free < kPages; ++free) {
    if (pageUsed_[free]) continue;
    pageUsed_[free] = true;
    sectors_[where / kSectorBytes] = {Sector::page, free};
    Page& made = pages_[free];
    std::memset(&made, 0, sizeof made);
    made.mark = kMark;
    made.version = kVersion;
    return &made;
  }
  handheld.complain("more pages of NVS than this flash keeps");
  return nullptr;
}

Flash::Blob* Flash::blob(const Partition& partition, const char* key) {
  for (std::uint32_t i = 0; i < pageCount(partition); ++i) {
    Page* here = page(partition, i);
    if (here == nullptr) continue;
    for (Blob& each : here->blobs)
      if (std::strcmp(each.key, key) == 0) return &each;
  }
  return nullptr;
}

Flash::Blob* Flash::makeBlob(const Partition& partition, const char* key) {
  Blob* room = blob(partition, "");
  std::uint32_t free = 0, freePage = 0;
  for (std::uint32_t i = 0; i < pageCount(partition); ++i) {
    if (page(partition, i) != nullptr) continue;
    if (free++ == 0) freePage = i;
  }
  if (room == nullptr && free >= 2) {
    Page* made = makePage(partition, freePage);
    room = made == nullptr ? nullptr : &made->blobs[0];
  }
  if (room != nullptr) std::strcpy(room->key, key);
  return room;
}

// ---- NVS: what was opened since the power came on -------------------------------------------------------------------
namespace {

const Partition* openedAs(nvs_handle_t handle) {
  return handle >= 1 && handle <= handheld.opened.count ? handheld.opened.partitions[handle - 1] : nullptr;
}

bool opened(const Partition* partition) {
  for (std::size_t i = 0; i < handheld.opened.count; ++i)
    if (handheld.opened.partitions[i] == partition) return true;
  return false;
}

esp_err_t openPartition(const Partition& partition) {
  Flash& flash = handheld.flash;
  std::uint32_t used = 0;
  for (std::uint32_t i = 0; i < Flash::pageCount(partition); ++i) {
    const Flash::Page* page = flash.page(partition, i);
    if (page == nullptr) continue;
    if (page->version < Flash::kVersion) return ESP_ERR_NVS_NEW_VERSION_FOUND;
    ++used;
  }
  if (used == Flash::pageCount(partition)) return ESP_ERR_NVS_NO_FREE_PAGES;
  if (used == 0) flash.makePage(partition, 0);
  return ESP_OK;
}

}  // namespace

// Before setup(): the core opens its own NVS, and formats the first one of the table when that is full or of another
// version (esp32-hal-misc.c, initArduino).
void Handheld::startCore() {
  opened = {};
  const esp_err_t result = nvs_flash_init_partition("nvs");
  if (result != ESP_ERR_NVS_NO_FREE_PAGES && result != ESP_ERR_NVS_NEW_VERSION_FOUND) return;
  const Partition* first = flash.find("nvs");
  flash.erase(first->at, first->size);
  nvs_flash_init_partition("nvs");
}

Flash::Blob* Handheld::save(const char* key) {
  const Partition* partition = flash.find("nvs", "saves");
  return partition == nullptr ? nullptr : flash.blob(*partition, key);
}

void Handheld::flashWrite(void* to, const void* from, std::size_t count) {
  std::memcpy(to, from, count);
  ++flashWrites;
  if (cutAfter < 0) return;
  if (cutAfter-- == 0) leave(End::powerCut);
}

}  // namespace armada_test

using armada_test::Flash;
using armada_test::handheld;
using armada_test::Handheld;
using armada_test::Partition;

// ---- the calls ------------------------------------------------------------------------------------------------------
extern "C" {

esp_err_t nvs_flash_init_partition(const char* partition_label) {
  const Partition* partition = handheld.flash.find("nvs", partition_label);
  if (partition == nullptr) return ESP_ERR_NOT_FOUND;
  if (armada_test::opened(partition)) return ESP_OK;
  const esp_err_t result = armada_test::openPartition(*partition);
  if (result == ESP_OK) handheld.opened.partitions[handheld.opened.count++] = partition;
  return result;
}

esp_err_t nvs_open_from_partition(const char* part_name, const char* name, nvs_open_mode_t open_mode,
                                  nvs_handle_t* out_handle) {
  if (std::strlen(name) > 15) handheld.complain("a namespace of more than 15 letters");
  if (open_mode != NVS_READWRITE) handheld.complain("saves that cannot be written");
  for (std::size_t i = 0; i < handheld.opened.count; ++i) {
    if (std::strcmp(handheld.opened.partitions[i]->name, part_name) != 0) continue;
    *out_handle = static_cast<nvs_handle_t>(i + 1);
    return ESP_OK;
  }
  return ESP_ERR_NVS_PART_NOT_FOUND;
}

esp_err_t nvs_get_blob(nvs_handle_t handle, const char* key, void* out_value, std::size_t* length) {
  ++handheld.nvsReads;
  const Partition* partition = armada_test::openedAs(handle);
  if (partition == nullptr) return ESP_ERR_NVS_INVALID_HANDLE;
  if (handheld.readsFail) return ESP_FAIL;
  const Flash::Blob* blob = handheld.flash.blob(*partition, key);
  if (blob == nullptr || blob->size == 0) return ESP_ERR_NVS_NOT_FOUND;
  const std::size_t room = *length;
  *length = blob->size;
  if (out_value == nullptr) return ESP_OK;
  if (room < blob->size) return ESP_ERR_NVS_INVALID_LENGTH;
  std::memcpy(out_value, blob->bytes, blob->size);
  return ESP_OK;
}

// Harsher than NVS, which keeps the old blob until the new one is whole: here the old one is written over.
esp_err_t nvs_set_blob(nvs_handle_t handle, const char* key, const void* value, std::size_t length) {
  ++handheld.nvsWrites;
  const Partition* partition = armada_test::openedAs(handle);
  if (partition == nullptr) return ESP_ERR_NVS_INVALID_HANDLE;
  if (std::strlen(key) > 15) return ESP_ERR_NVS_KEY_TOO_LONG;
  if (length == 0 || length > armada::kMaxSaveBytes) return ESP_ERR_NVS_INVALID_LENGTH;
  if (handheld.stripUnderWay()) handheld.complain("a write to flash while a strip is under way");
  Flash::Blob* blob = handheld.flash.blob(*partition, key);
  if (blob != nullptr && blob->size == length && std::memcmp(blob->bytes, value, length) == 0) return ESP_OK;
  if (blob == nullptr) blob = handheld.flash.makeBlob(*partition, key);
  if (blob == nullptr) return ESP_ERR_NVS_NOT_ENOUGH_SPACE;

  constexpr std::size_t kPiece = 32;  // NVS writes entries of 32 bytes
  const auto size = static_cast<std::uint16_t>(length);
  const std::uint16_t none = 0;
  const bool sizeFirst = handheld.tear == Handheld::Tear::mixed;
  handheld.flashWrite(&blob->size, sizeFirst ? &size : &none, sizeof blob->size);
  for (std::size_t at = 0; at < length; at += kPiece) {
    const std::size_t piece = length - at < kPiece ? length - at : kPiece;
    handheld.flashWrite(blob->bytes + at, static_cast<const std::uint8_t*>(value) + at, piece);
  }
  handheld.flashWrite(&blob->size, &size, sizeof blob->size);
  ++handheld.blobWrites;
  return ESP_OK;
}

esp_err_t nvs_commit(nvs_handle_t handle) {
  return armada_test::openedAs(handle) == nullptr ? ESP_ERR_NVS_INVALID_HANDLE : ESP_OK;
}

}  // extern "C"
