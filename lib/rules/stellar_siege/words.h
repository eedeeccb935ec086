// What the words of Stellar Siege share, for words.cpp and telling.cpp alone.
#pragma once

#include "rules/kernel/seat_words.h"
#include "rules/stellar_siege/state.h"

namespace armada::stellar_siege {

inline const char* speciesName(Seat seat) { return seat == 0 ? "Antillians" : "Morkolytes"; }
inline SeatWords speciesWords(TextOut& words, Seat seat, Seat reader) {
  return {words, speciesName(seat), SeatWords::Name::people, seat, reader};
}
inline const char* nameOf(Seat seat, Kind kind) { return cardOf(kind).name[seat]; }

// "3", "8+"
inline void sayNumber(TextOut& words, std::uint8_t planet) {
  words << std::int32_t{planet} + 1;
  if (planet + 1u == kPlanets) words << '+';
}
inline void sayPlanet(TextOut& words, std::uint8_t planet) {
  words << "planet ";
  sayNumber(words, planet);
}

inline void sayAliens(TextOut& words, std::int32_t count) { words << count << (count == 1 ? " Alien" : " Aliens"); }
inline void sayPlanets(TextOut& words, std::int32_t count) { words << count << (count == 1 ? " planet" : " planets"); }

}  // namespace armada::stellar_siege
