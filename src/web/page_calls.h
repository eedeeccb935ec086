// What stands between the module and its page: functions that the page offers, and how a function is offered to it. The other
// side is src/web/page/console.mjs. Words go both ways as UTF-8 in a buffer of the module's own memory.
#pragma once

#include <cstddef>
#include <cstdint>

#define ARMADA_FROM_PAGE(name) __attribute__((import_module("page"), import_name(name)))
#define ARMADA_FOR_PAGE(name) extern "C" __attribute__((export_name(name)))

namespace armada::web {

extern "C" {
// Bytes read, or -1: nothing is there, -2: it cannot be read.
ARMADA_FROM_PAGE("readSave") int pageReadSave(const char* name, int slot, std::uint8_t* to, std::size_t room);
ARMADA_FROM_PAGE("writeSave")
int pageWriteSave(const char* name, int slot, const std::uint8_t* from, std::size_t count);
// From this moment of the module's clock on this pitch; 0 is silence.
ARMADA_FROM_PAGE("sound") void pageSound(std::uint32_t milliseconds, int hertz, int volume);
ARMADA_FROM_PAGE("light") void pageLight(int level);  // 0..10
ARMADA_FROM_PAGE("random") std::uint32_t pageRandom();
ARMADA_FROM_PAGE("today") int pageToday();  // the local date, in days since 1970-01-01
}

// Words and bytes on their way in or out. The page writes at most so much, and reads what it is told is there.
constexpr std::size_t kExchangeBytes = 8192;
extern std::uint8_t exchange[kExchangeBytes];

}  // namespace armada::web
