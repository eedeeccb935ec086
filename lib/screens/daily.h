// The daily deal: one seed a day for each solitaire, the same on every console. Days are counted from 1970-01-01; 0 is no day.
#pragma once

#include <cstdint>

#include "rules/kernel/contract.h"

namespace armada {

using Day = std::uint16_t;

constexpr Seed kSeeds = 1000000;  // a seed has 6 digits, so that one can tell it to a friend

Seed dailySeed(const Game& game, Day day);
// "16 Nov 2026", and without the year.
void writeDate(Day day, TextOut& out, bool withYear = true);
// A date as six digits, 261116 for 16 November 2026, and back: 0 where there is no such date.
std::uint32_t digitsOf(Day day);
Day dayOfDigits(std::uint32_t digits);

}  // namespace armada
