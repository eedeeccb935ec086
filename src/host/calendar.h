// The date by the computer's own calendar, for the daily deal.
#pragma once

#include <cstdint>
#include <ctime>

namespace armada {

// Days since 1970-01-01 where this computer stands; 0 when its clock knows no date of this century.
inline std::uint16_t localDay() {
  const std::time_t now = std::time(nullptr);
  std::tm date{};
  if (::localtime_r(&now, &date) == nullptr || date.tm_year < 100) return 0;
  const int years = date.tm_year - 70;
  return static_cast<std::uint16_t>(365 * years + (years + 1) / 4 + date.tm_yday);  // 2000 was a leap year
}

}  // namespace armada
