// Partition tables as they lie in a handheld's flash. test/cli/check_boards.py compares the first one with
// boards/partitions.csv and the addresses of an upload with its own, so that what is tested is what is flashed.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada_test {

struct Partition {
  const char* name;
  const char* type;
  const char* subtype;
  std::uint32_t at, size;
};

struct PartitionTable {
  const Partition* rows;
  std::size_t count;
};

template <std::size_t N>
constexpr PartitionTable tableOf(const Partition (&rows)[N]) {
  return {rows, N};
}

// boards/partitions.csv
constexpr Partition kOurRows[] = {
    {"nvs", "data", "nvs", 0x9000, 0x5000},      {"otadata", "data", "ota", 0xE000, 0x2000},
    {"app0", "app", "ota_0", 0x10000, 0x1E0000}, {"app1", "app", "ota_1", 0x1F0000, 0x1E0000},
    {"saves", "data", "nvs", 0x3D0000, 0x10000}, {"coredump", "data", "coredump", 0x3F0000, 0x10000},
};
constexpr PartitionTable kOurTable = tableOf(kOurRows);

// The first one that this project had: its program never started, and an upload wrote over its saves.
constexpr Partition kOldRows[] = {
    {"nvs", "data", "nvs", 0x9000, 0x10000},
    {"otadata", "data", "ota", 0x19000, 0x2000},
    {"app0", "app", "ota_0", 0x20000, 0x1E0000},
    {"app1", "app", "ota_1", 0x200000, 0x1E0000},
    {"coredump", "data", "coredump", 0x3F0000, 0x10000},
};
constexpr PartitionTable kOldTable = tableOf(kOldRows);

// Where an upload writes, whatever the table says; see check_boards.py for the source.
constexpr std::uint32_t kBootloaderAt = 0x1000, kTableAt = 0x8000, kBootChoiceAt = 0xE000, kProgramAt = 0x10000;
constexpr std::uint32_t kBootloaderBytes = 0x6000, kTableBytes = 0xC00, kBootChoiceBytes = 0x2000;

}  // namespace armada_test
