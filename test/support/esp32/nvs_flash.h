// A stand-in for ESP-IDF 4.4: opening a partition of NVS.
#pragma once

#include "nvs.h"

extern "C" esp_err_t nvs_flash_init_partition(const char* partition_label);
