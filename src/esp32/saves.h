// Saves in NVS, the ESP32's key-value flash, in a partition of their own that nothing formats: one blob a slot, its key the
// name and the slot. NVS is called directly, not by the core's Preferences: that looks a key up under ten types before it
// reads it, and does not tell why it could not. A write can stall the chip for 200 ms, so the console writes between
// frames; nothing is under way to the panel then.
#pragma once

#include "esp32/core.h"

#include "esp32/panel.h"
#include "platform/platform.h"

namespace armada::esp32 {

class NvsSaves final : public SaveStore {
 public:
  explicit NvsSaves(TftPanel& panel) : panel_(panel) {}
  void begin();  // where it cannot be opened, trouble() says why, reads find nothing and writes say no

  SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) override;
  bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count) override;
  SaveTrouble trouble() const override { return trouble_; }

 private:
  TftPanel& panel_;
  nvs_handle_t store_ = 0;
  SaveTrouble trouble_ = SaveTrouble::broken;  // not begun yet
};

}  // namespace armada::esp32
