// The handheld's flash: 4 MB in sectors of 4 KB, an upload that writes where PlatformIO does, and NVS in its partitions. All
// sectors know what was written to them last, but only NVS keeps its bytes, so that it fits an emulated processor's memory.
//
// NVS is simpler here than it is: a page (a sector) has a head and two places for blobs, which is what the real one has room
// for with our largest saves. What it answers follows nvs_flash of ESP-IDF 4.4:
// - A partition that is empty, or holds what no NVS wrote, is opened and filled page by page; nothing is erased at once.
// - One without a page left to move to, or with a page of another version, is not opened.
// - A blob that is the same already is not written again.
#pragma once

#include "partition_tables.h"
#include "platform/platform.h"

namespace armada_test {

constexpr std::uint32_t kSectorBytes = 0x1000;
constexpr std::uint32_t kFlashBytes = 0x400000;

class Flash {
 public:
  struct Blob {
    char key[16];
    std::uint16_t size;
    std::uint8_t bytes[armada::kMaxSaveBytes];
  };
  struct Page {
    std::uint8_t mark, version;
    std::uint8_t filler[30];
    Blob blobs[2];
  };
  static_assert(sizeof(Page) <= kSectorBytes);
  static constexpr std::uint8_t kMark = 0x4E, kVersion = 0xFE;  // a newer version has a smaller number

  enum class Sector : std::uint8_t { erased, page, bootloader, table, bootChoice, programStart, program, other };

  void erase() { erase(0, kFlashBytes); }  // as from the factory, and as `pio run -t erase` does
  void erase(std::uint32_t at, std::uint32_t size);
  // `pio run -t upload`: four regions, each erased in whole sectors and written.
  void upload(const PartitionTable& table, std::uint32_t programBytes);
  // The bootloader finds the table, and the table's first program is one.
  bool starts() const;

  // The first partition of that kind in the table's order, and of that name if one is given; nullptr: none.
  const Partition* find(const char* subtype, const char* name = nullptr) const;
  std::uint32_t sum(const Partition& partition);  // CRC-32 of what is in it
  Sector at(std::uint32_t address) const { return sectors_[address / kSectorBytes].holds; }
  // Something else lies there, from another life of the board.
  void scribble(std::uint32_t at, std::uint32_t size) { write(at, size, Sector::other, Sector::other); }

  // -- NVS
  static std::uint32_t pageCount(const Partition& partition) { return partition.size / kSectorBytes; }
  Page* page(const Partition& partition, std::uint32_t i);      // nullptr: not one of NVS
  Page* makePage(const Partition& partition, std::uint32_t i);  // it is erased first
  Blob* blob(const Partition& partition, const char* key);      // nullptr: none
  // Room for a new one; nullptr: full. One page always stays free.
  Blob* makeBlob(const Partition& partition, const char* key);

 private:
  static constexpr std::size_t kPages = 24;
  struct SectorNote {
    Sector holds;
    std::uint8_t page;  // which of pages_
  };
  void write(std::uint32_t at, std::uint32_t size, Sector first, Sector rest);

  SectorNote sectors_[kFlashBytes / kSectorBytes];
  bool pageUsed_[kPages];
  PartitionTable table_;
  Page pages_[kPages];
};

}  // namespace armada_test
