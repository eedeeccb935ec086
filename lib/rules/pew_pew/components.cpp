// The tables of Pew Pew!, drawn as the components look; read at compile time into the short form of components.h.
#include "rules/pew_pew/components.h"

namespace armada::pew_pew {

namespace {

// Digits of three rows of three; anything else is an empty space.
constexpr std::uint8_t digitAt(const char* const (&rows)[3], std::size_t space) {
  const char letter = rows[space / 3][space % 3];
  return letter >= '1' && letter <= '3' ? static_cast<std::uint8_t>(letter - '0') : std::uint8_t{0};
}

// Fewest chevrons first, then reading order: the order of spawning.
constexpr ScreenCard card(const char* upper, const char* middle, const char* lower) {
  const char* const rows[3] = {upper, middle, lower};
  ScreenCard result{};
  for (std::uint8_t chevrons = 1; chevrons <= 3; ++chevrons)
    for (std::uint8_t space = 0; space < kSpaces; ++space)
      if (digitAt(rows, space) == chevrons) result.set[result.sets++] = {space, chevrons};
  return result;
}

// The space numbered 1, then 2, then 3.
constexpr Diagram side(const char* upper, const char* middle, const char* lower) {
  const char* const rows[3] = {upper, middle, lower};
  Diagram result{};
  for (std::uint8_t number = 1; number <= 3; ++number)
    for (std::uint8_t space = 0; space < kSpaces; ++space)
      if (digitAt(rows, space) == number) result.space[result.spaces++] = space;
  complete(result);
  return result;
}

}  // namespace

// A digit is a set of that many chevrons.
ARMADA_TABLE ScreenCard kScreenCard[kScreenCards] = {
    card("1--", "---", "---"), card("2--", "---", "---"), card("-1-", "---", "---"),  //
    card("-2-", "---", "---"), card("--1", "---", "---"), card("---", "1--", "---"),  //
    card("---", "-1-", "---"), card("---", "-2-", "---"), card("---", "--1", "---"),  //
    card("---", "--2", "---"), card("---", "---", "1--"), card("---", "---", "2--"),  //
    card("---", "---", "-1-"), card("---", "---", "--1"), card("-1-", "---", "-1-"),  //
    card("-11", "---", "---"), card("-1-", "--1", "---"), card("-1-", "-1-", "---"),  //
    card("--1", "-1-", "---"), card("---", "1--", "--1"), card("---", "1--", "1--"),  //
    card("---", "-11", "---"), card("---", "---", "1-1"), card("-3-", "--3", "-3-"),  //
    card("-3-", "3-3", "---"), card("-3-", "3--", "-3-"), card("---", "3-3", "-3-"),  //
};

// A digit is a numbered space: lowest number first, for moving and for shooting.
ARMADA_TABLE AlienShip kAlienShip[kAliens] = {
    //           >                          > >                        > > >
    {"Wasp", {side("1--", "-3-", "2--"), side("12-", "---", "--3"), side("31-", "---", "-2-")}},
    {"Manta", {side("---", "3-2", "--1"), side("---", "2--", "3-1"), side("--2", "--1", "---")}},
    {"Lancer", {side("---", "2--", "-1-"), side("--1", "-2-", "---"), side("---", "-2-", "-1-")}},
    {"Crab", {side("---", "-2-", "13-"), side("---", "---", "12-"), side("--2", "-13", "---")}},
    {"Comet", {side("13-", "---", "2--"), side("1--", "--3", "-2-"), side("-1-", "2-3", "---")}},
    {"Drifter", {side("---", "---", "-21"), side("---", "32-", "--1"), side("---", "--2", "-13")}},
    {"Moth", {side("-21", "---", "---"), side("-21", "--3", "---"), side("-2-", "--1", "-3-")}},
};

ARMADA_TABLE Hull kHull[kDifficulties] = {
    //  1   2   3 hearts  at least
    {{0, -6, -4, -2}, 2},  // Basic
    {{0, -2, -1, 0}, 1},   // Normal
    {{0, -5, -3, -1}, 1},  // Advanced
};

const char* const kSpaceName[kSpaces] = {
    "up-left", "up", "up-right", "left", "centre", "right", "down-left", "down", "down-right",
};

const char* const kPlaceName[kSpaces] = {
    "top left", "top", "top right", "left", "centre", "right", "bottom left", "bottom", "bottom right",
};

}  // namespace armada::pew_pew
