// Saves in NVS, the ESP32's key-value flash: one blob a slot, its key the name and the slot. A write can stall the chip for
// 200 ms, so the console writes between frames; nothing is under way to the panel then.
#pragma once

#include "esp32/core.h"

#include "canvas/strips.h"
#include "esp32/panel.h"
#include "platform/platform.h"

namespace armada::esp32 {

class NvsSaves final : public SaveStore {
 public:
  // What stands in flash is read into the strip that was sent last, to see whether a write would change it.
  NvsSaves(TftPanel& panel, StripSender& strips) : panel_(panel), strips_(strips) {}
  bool begin();  // false: there is no such partition; reads then find nothing, and writes say no

  SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) override;
  bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count) override;

 private:
  TftPanel& panel_;
  StripSender& strips_;
  Preferences store_;
  bool open_ = false;
};

}  // namespace armada::esp32
