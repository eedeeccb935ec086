// A stand-in for TFT_eSPI 2.5.43: a panel that records what it is sent.
#pragma once

#include <cstdint>

#include "Arduino.h"

#ifndef TAB_COLOUR
#define TAB_COLOUR 0
#endif

class TFT_eSPI {
 public:
  void init(std::uint8_t tc = TAB_COLOUR);
  void setRotation(std::uint8_t r);
  void setSwapBytes(bool swap);
  void setAddrWindow(std::int32_t xs, std::int32_t ys, std::int32_t w, std::int32_t h);
  void pushPixels(const void* data_in, std::uint32_t len);
  void writecommand(std::uint8_t c);
  void startWrite(void);
  void endWrite(void);
  bool initDMA(bool ctrl_cs = false);
  void pushImageDMA(std::int32_t x, std::int32_t y, std::int32_t w, std::int32_t h, std::uint16_t* data,
                    std::uint16_t* buffer = nullptr);
  void pushImageDMA(std::int32_t x, std::int32_t y, std::int32_t w, std::int32_t h, std::uint16_t const* data);
  bool dmaBusy(void);
  void dmaWait(void);

 private:
  // What the real one keeps in memory: its members' bytes count in the handheld's budget.
  std::uint32_t members_[64] = {};
};
