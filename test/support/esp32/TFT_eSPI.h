// A stand-in for TFT_eSPI 2.5.43: a panel that records what it is sent, and a bus that has the speed it was given.
#pragma once

#include <cstdint>

#include "Arduino.h"

#include <tft_setup.h>

#if !defined(ILI9341_DRIVER) && !defined(ST7789_DRIVER)
#error "a panel's driver is a flag: -DILI9341_DRIVER=1 or -DST7789_DRIVER=1"
#endif
#define TFT_MADCTL 0x36
#define TFT_MAD_MY 0x80
#define TFT_MAD_MX 0x40
#define TFT_MAD_MV 0x20
#define TFT_MAD_BGR 0x08
#define TFT_MAD_RGB 0x00
#ifdef ST7789_DRIVER
#define TFT_MAD_COLOR_ORDER TFT_MAD_RGB
#else
#define TFT_MAD_COLOR_ORDER TFT_MAD_BGR
#endif

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
  void writedata(std::uint8_t d);
  void invertDisplay(bool i);
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
