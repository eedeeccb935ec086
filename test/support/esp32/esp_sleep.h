// A stand-in for ESP-IDF 4.4: the calls for sleep.
#pragma once

#include <cstdint>

#include "driver/gpio.h"
#include "esp_err.h"

enum esp_sleep_source_t {
  ESP_SLEEP_WAKEUP_UNDEFINED,
  ESP_SLEEP_WAKEUP_ALL,
  ESP_SLEEP_WAKEUP_EXT0,
  ESP_SLEEP_WAKEUP_EXT1,
  ESP_SLEEP_WAKEUP_TIMER,
  ESP_SLEEP_WAKEUP_TOUCHPAD,
  ESP_SLEEP_WAKEUP_ULP,
  ESP_SLEEP_WAKEUP_GPIO,
};
using esp_sleep_wakeup_cause_t = esp_sleep_source_t;

extern "C" {
esp_err_t esp_sleep_enable_timer_wakeup(std::uint64_t time_in_us);
esp_err_t esp_sleep_enable_gpio_wakeup(void);
esp_err_t esp_sleep_enable_ext0_wakeup(gpio_num_t gpio_num, int level);
esp_err_t esp_sleep_disable_wakeup_source(esp_sleep_source_t source);
esp_err_t esp_light_sleep_start(void);
[[noreturn]] void esp_deep_sleep_start(void);
esp_sleep_wakeup_cause_t esp_sleep_get_wakeup_cause(void);
}
