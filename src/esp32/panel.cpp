#include "esp32/panel.h"

#include "canvas/canvas.h"
#include "esp32/board.h"

namespace armada::esp32 {

namespace {
// The same numbers on an ILI9341 and an ST7789.
constexpr std::uint8_t kSleepIn = 0x10;
constexpr std::uint8_t kSleepOut = 0x11;
constexpr std::uint8_t kDisplayOff = 0x28;
constexpr std::uint8_t kDisplayOn = 0x29;
constexpr std::uint32_t kAfterSleepCommandMs = 5;  // both data sheets: before the next command
}  // namespace

void TftPanel::begin() {
  tft_.init();
  tft_.setRotation(board::kPanelRotation);
  tft_.setSwapBytes(false);  // strips are big-endian already
#if ARMADA_PANEL_DMA
  dma_ = tft_.initDMA();
#endif
  tft_.startWrite();
}

// pushImageDMA waits for the strip before this one, and for no other: the buffer of that one is filled next.
void TftPanel::strip(int y, int rows, const std::uint8_t* pixels) {
  const auto* colours = reinterpret_cast<const std::uint16_t*>(pixels);
  if (dma_) {
    tft_.pushImageDMA(0, y, Canvas::kWidth, rows, colours);
  } else {
    tft_.setAddrWindow(0, y, Canvas::kWidth, rows);
    tft_.pushPixels(colours, static_cast<std::uint32_t>(Canvas::kWidth * rows));
  }
}

void TftPanel::settle() {
  if (dma_) tft_.dmaWait();
}

void TftPanel::command(std::uint8_t number) { tft_.writecommand(number); }

void TftPanel::sleep() {
  settle();
  command(kDisplayOff);
  command(kSleepIn);
  delay(kAfterSleepCommandMs);
}

void TftPanel::wake() {
  command(kSleepOut);
  delay(kAfterSleepCommandMs);
  command(kDisplayOn);
}

}  // namespace armada::esp32
