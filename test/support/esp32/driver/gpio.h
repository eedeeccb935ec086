// A stand-in for ESP-IDF 4.4: pins that wake, and pins that keep their level in a deep sleep.
#pragma once

#include "../esp_err.h"

enum gpio_num_t : int { GPIO_NUM_NC = -1, GPIO_NUM_0 = 0, GPIO_NUM_39 = 39 };
enum gpio_int_type_t { GPIO_INTR_DISABLE = 0, GPIO_INTR_LOW_LEVEL = 4, GPIO_INTR_HIGH_LEVEL = 5 };

extern "C" {
esp_err_t gpio_wakeup_enable(gpio_num_t gpio_num, gpio_int_type_t intr_type);
esp_err_t gpio_wakeup_disable(gpio_num_t gpio_num);
esp_err_t gpio_hold_en(gpio_num_t gpio_num);
esp_err_t gpio_hold_dis(gpio_num_t gpio_num);
void gpio_deep_sleep_hold_en(void);
void gpio_deep_sleep_hold_dis(void);
}
