// A stand-in for ESP-IDF 4.4: the hardware's random generator.
#pragma once

#include <cstdint>

extern "C" std::uint32_t esp_random(void);
