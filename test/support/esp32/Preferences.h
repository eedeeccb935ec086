// A stand-in for the core's NVS library, as it is in 2.0.17.
#pragma once

#include <cstddef>

class Preferences {
 public:
  bool begin(const char* name, bool readOnly = false, const char* partition_label = nullptr);
  bool isKey(const char* key);
  std::size_t getBytesLength(const char* key);
  std::size_t getBytes(const char* key, void* buf, std::size_t maxLen);
  std::size_t putBytes(const char* key, const void* value, std::size_t len);

 private:
  bool started_ = false;
};
