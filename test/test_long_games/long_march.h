// Long March, a game of this suite alone: a State of 1 KB, 120 legal moves whose numbers need more than 16 bits, four seats,
// and 1,500, 3,000 or 6,000 moves. Every move writes where its number says, so that order and kind of all moves show.
#pragma once

#include "own_house.h"
#include "rules/kernel/contract.h"

namespace armada {

namespace long_march {

constexpr std::size_t kWide = 752;    // numbers of a byte
constexpr std::size_t kNarrow = 248;  // numbers of half a byte: encoded they take less than in memory

struct State {
  Rng rng;
  std::uint16_t moves;
  std::uint16_t length;
  Seat seat;
  std::uint8_t left;   // decisions of this seat before the next one is asked
  std::uint8_t seals;  // 1: what the seats do is hidden, and handing over cannot be taken back
  std::uint8_t legal;  // choices of this decision
  std::uint8_t wide[kWide];
  std::uint8_t narrow[kNarrow];
};

enum Option : std::uint8_t { kLength, kHidden };

// How often the rules were asked since the counts were set to 0: what a screen waits for.
extern std::uint32_t applied, listed;

}  // namespace long_march

extern const Game kLongMarch;

}  // namespace armada
