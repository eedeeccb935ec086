#include "screens/daily.h"

#include <cstring>

#include "rules/kernel/bytes.h"

namespace armada {

namespace {

constexpr int kFirstYear = 2000, kDaysBefore2000 = 10957;
constexpr const char* kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

// 2000 to 2099: every fourth year is a leap year.
int daysOfYear(int year) { return year % 4 == 0 ? 366 : 365; }
int daysOfMonth(int year, int month) {
  constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return month == 2 && year % 4 == 0 ? 29 : kDays[month - 1];
}

struct Date {
  int year, month, day;
};

Date dateOf(Day day) {
  int left = day < kDaysBefore2000 ? 0 : day - kDaysBefore2000;
  Date date{kFirstYear, 1, 1};
  for (; left >= daysOfYear(date.year); ++date.year) left -= daysOfYear(date.year);
  for (; left >= daysOfMonth(date.year, date.month); ++date.month) left -= daysOfMonth(date.year, date.month);
  date.day += left;
  return date;
}

}  // namespace

Seed dailySeed(const Game& game, Day day) {
  const std::uint8_t bytes[] = {static_cast<std::uint8_t>(day), static_cast<std::uint8_t>(day >> 8)};
  return crc32(bytes, sizeof bytes, crc32(game.id, std::strlen(game.id))) % kSeeds;
}

void writeDate(Day day, TextOut& out, bool withYear) {
  const Date date = dateOf(day);
  out << date.day << ' ' << kMonths[date.month - 1];
  if (withYear) out << ' ' << date.year;
}

std::uint32_t digitsOf(Day day) {
  const Date date = dateOf(day);
  return static_cast<std::uint32_t>((date.year % 100 * 100 + date.month) * 100 + date.day);
}

Day dayOfDigits(std::uint32_t digits) {
  const int year = kFirstYear + static_cast<int>(digits / 10000 % 100), month = static_cast<int>(digits / 100 % 100),
            day = static_cast<int>(digits % 100);
  if (month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return 0;
  int days = kDaysBefore2000 + day - 1;
  for (int y = kFirstYear; y < year; ++y) days += daysOfYear(y);
  for (int m = 1; m < month; ++m) days += daysOfMonth(year, m);
  return static_cast<Day>(days);
}

}  // namespace armada
