// Who plays which seat of a game: a person, or a computer of one of three levels. It is kept with the game, so that a game taken
// up again has the same players.
#pragma once

#include <cstdint>

#include "rules/kernel/contract.h"

namespace armada {

enum class SeatChoice : std::uint8_t { person, easy, normal, hard };
constexpr int kSeatChoices = 4;

// Two bits a seat, the first seat's lowest: any byte is a seating. All persons until somebody says otherwise.
struct Seating {
  std::uint8_t bits = 0;

  SeatChoice of(Seat seat) const { return static_cast<SeatChoice>(bits >> (2 * seat) & 3u); }
  bool isPerson(Seat seat) const { return of(seat) == SeatChoice::person; }
  void set(Seat seat, SeatChoice choice) {
    const unsigned others = bits & ~(3u << (2 * seat));
    bits = static_cast<std::uint8_t>(others | static_cast<unsigned>(choice) << (2 * seat));
  }
};
static_assert(kMaxSeats <= 4, "a seating is one byte");

}  // namespace armada
