// From a sum of weighted figures to a chance, for the judgements of games (`appraise`): the logistic function in whole numbers.
#pragma once

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

}  // namespace armada
