// From sums of weighted figures to chances, for the judgements of games (`appraise`): the logistic function for two, shares of
// exponentials for several rivals, in whole numbers.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada {

// 1000 / (1 + e^-x), where x is given in thousandths.
constexpr std::uint16_t chanceOfLogit(std::int32_t thousandths) {
  // In steps of an eighth.
  constexpr std::uint16_t kChance[] = {
      500, 531, 562, 593, 622, 651, 679, 706, 731, 755, 777, 798, 818, 835, 852,  //
      867, 881, 893, 905, 915, 924, 933, 940, 947, 953, 958, 963, 967, 971, 974,  //
      977, 980, 982, 984, 986, 988, 989, 990, 991, 992, 993, 994, 995, 995, 996,  //
  };
  constexpr std::int32_t kFarthest = sizeof kChance / sizeof kChance[0] - 1;
  const std::int32_t size = (thousandths < 0 ? -thousandths : thousandths) / 125;
  const std::uint16_t chance = kChance[size < kFarthest ? size : kFarthest];
  return static_cast<std::uint16_t>(thousandths < 0 ? 1000 - chance : chance);
}

// 4096 e^-x, where x is given in thousandths, 0 or more; never 0.
constexpr unsigned exponentialBelow(int thousandths) {
  // In steps of a quarter; between them in a straight line.
  constexpr std::uint16_t kExp[] = {4096, 3190, 2484, 1935, 1507, 1174, 914, 712, 554, 432, 336,
                                    262,  204,  159,  124,  96,   75,   58,  46,  35,  28,  21,
                                    17,   13,   10,   8,    6,    5,    4,   3,   2,   2,   1};
  constexpr int kStep = 250, kFarthest = 32 * kStep;
  if (thousandths >= kFarthest) return 1;
  const unsigned from = kExp[thousandths / kStep], to = kExp[thousandths / kStep + 1];
  return from - (from - to) * static_cast<unsigned>(thousandths % kStep) / kStep;
}

// The chance of one among several, 0 to 1000, by their strengths in thousandths of a logit.
template <std::size_t kMost>
constexpr std::uint16_t chanceAmong(const int (&strength)[kMost], std::size_t count, std::size_t one) {
  int most = strength[0];
  for (std::size_t each = 1; each < count; ++each)
    if (strength[each] > most) most = strength[each];
  const unsigned mine = exponentialBelow(most - strength[one]);
  unsigned all = mine;
  for (std::size_t each = 0; each < count; ++each)
    if (each != one) all += exponentialBelow(most - strength[each]);
  return static_cast<std::uint16_t>((1000 * mine + all / 2) / all);
}

}  // namespace armada
