// A stand-in for ESP-IDF 5, under core 3.x: the hardware's random generator.
#pragma once

#include <cstdint>

extern "C" std::uint32_t esp_random(void);
