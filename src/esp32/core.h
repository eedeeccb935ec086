// Everything that is not ours, in one place: the Arduino core (2.0.17; 3.x works as well), its flash, the panel's
// library and the calls for sleep. Include this before anything else: Arduino.h defines `bit` and `word` as macros, which
// would change the sense of our own headers.
#pragma once

#include <Arduino.h>
#include <TFT_eSPI.h>
#include <driver/gpio.h>
#include <driver/rtc_io.h>
#include <esp_attr.h>
#include <esp_sleep.h>
#include <nvs.h>
#include <nvs_flash.h>
#if ESP_ARDUINO_VERSION_MAJOR >= 3
#include <esp_random.h>
#else
#include <esp_system.h>
#endif

#undef bit
#undef word
