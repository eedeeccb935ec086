// A stand-in for ESP-IDF 4.4: NVS, keys and blobs in flash. What it does is in flash.h.
#pragma once

#include <cstddef>
#include <cstdint>

#include "esp_err.h"

using nvs_handle_t = std::uint32_t;
#define ESP_ERR_NVS_BASE 0x1100
#define ESP_ERR_NVS_NOT_FOUND (ESP_ERR_NVS_BASE + 0x02)
#define ESP_ERR_NVS_NOT_ENOUGH_SPACE (ESP_ERR_NVS_BASE + 0x05)
#define ESP_ERR_NVS_INVALID_HANDLE (ESP_ERR_NVS_BASE + 0x07)
#define ESP_ERR_NVS_KEY_TOO_LONG (ESP_ERR_NVS_BASE + 0x09)
#define ESP_ERR_NVS_INVALID_LENGTH (ESP_ERR_NVS_BASE + 0x0c)
#define ESP_ERR_NVS_NO_FREE_PAGES (ESP_ERR_NVS_BASE + 0x0d)
#define ESP_ERR_NVS_PART_NOT_FOUND (ESP_ERR_NVS_BASE + 0x0f)
#define ESP_ERR_NVS_NEW_VERSION_FOUND (ESP_ERR_NVS_BASE + 0x10)

enum nvs_open_mode_t { NVS_READONLY, NVS_READWRITE };

extern "C" {
esp_err_t nvs_open_from_partition(const char* part_name, const char* name, nvs_open_mode_t open_mode,
                                  nvs_handle_t* out_handle);
esp_err_t nvs_get_blob(nvs_handle_t handle, const char* key, void* out_value, std::size_t* length);
esp_err_t nvs_set_blob(nvs_handle_t handle, const char* key, const void* value, std::size_t length);
esp_err_t nvs_commit(nvs_handle_t handle);
}
