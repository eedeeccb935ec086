// The saves of earlier programs as a table: test/saves, whose README says how they were made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "rules/kernel/contract.h"

namespace armada_test {

struct SavedGame {
  const char* name;
  const char* game;
  std::uint8_t version;  // of the game's rules then
  armada::Seed seed;
  std::uint32_t dropped;           // moves that were no longer known
  std::size_t moves;               // those that were
  std::size_t back, forward;       // steps of undo and of redo from there
  bool undone;                     // undo was used
  std::uint32_t now, first, last;  // CRC-32 of the position's bytes: as saved, all the way back, all the way forth
  const char* hex;
};

constexpr SavedGame kSavedGames[] = {
#define SAVED_GAME(...) {__VA_ARGS__},
#include "saves/format1.inc"
#include "saves/format2.inc"
#include "saves/format3.inc"
#undef SAVED_GAME
};

// The image's bytes; 0: they do not fit.
inline std::size_t imageOf(const SavedGame& saved, std::uint8_t* to, std::size_t room) {
  const auto digit = [](char letter) { return letter <= '9' ? letter - '0' : letter - 'A' + 10; };
  const std::size_t bytes = std::strlen(saved.hex) / 2;
  if (bytes > room) return 0;
  for (std::size_t i = 0; i < bytes; ++i)
    to[i] = static_cast<std::uint8_t>(digit(saved.hex[2 * i]) * 16 + digit(saved.hex[2 * i + 1]));
  return bytes;
}

}  // namespace armada_test
