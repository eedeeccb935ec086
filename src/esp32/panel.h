// The panel, driven by TFT_eSPI: it takes strips and nothing of it draws. With DMA a strip is sent while the next one is
// encoded; -DARMADA_PANEL_DMA=0 builds without, and a chip whose DMA cannot be set up plays without. The bus is the panel's
// alone, so its transaction stays open.
#pragma once

#include "esp32/core.h"

#include "platform/platform.h"

#ifndef ARMADA_PANEL_DMA
#define ARMADA_PANEL_DMA 1
#endif

namespace armada::esp32 {

class TftPanel final : public Panel {
 public:
  void begin();

  void strip(int y, int rows, const std::uint8_t* pixels) override;
  void frameDone() override {}  // the last strip may still be under way: see waitForStrip()
  AdjustmentSet adjustable() const override { return kAllAdjustments; }
  void adjust(AdjustmentSet set) override;

  // Comes back when everything is on the panel and both buffers are free: before a write to flash, and before sleep.
  void waitForStrip();
  void sleep();  // dark, and it takes next to no current
  void wake();

 private:
  void command(std::uint8_t number);
  bool startDma();
  void takeSpeed();

  TFT_eSPI tft_;
  bool dma_ = false;
  bool dmaTookSpeed_ = false;  // see strip()
};

}  // namespace armada::esp32
