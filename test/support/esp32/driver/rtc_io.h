// A stand-in for ESP-IDF 4.4: pins of the part that stays awake.
#pragma once

#include "gpio.h"

extern "C" {
esp_err_t rtc_gpio_deinit(gpio_num_t gpio_num);
esp_err_t rtc_gpio_pullup_en(gpio_num_t gpio_num);
esp_err_t rtc_gpio_pulldown_dis(gpio_num_t gpio_num);
}
