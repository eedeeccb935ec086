#include "esp32/panel.h"

#include "canvas/canvas.h"
#include "esp32/board.h"
#include "esp32/memory_access.h"

namespace armada::esp32 {

namespace {
constexpr int kFastHertz = 40000000;
constexpr int kSlowHertz = 20000000;
}  // namespace

int panelHertz = kSlowHertz;

namespace {

// The same numbers on an ILI9341 and an ST7789.
constexpr std::uint8_t kSleepIn = 0x10;
constexpr std::uint8_t kSleepOut = 0x11;
constexpr std::uint8_t kDisplayOff = 0x28;
constexpr std::uint8_t kDisplayOn = 0x29;
constexpr std::uint32_t kAfterSleepCommandMs = 5;  // both data sheets: before the next command

#ifdef ST7789_DRIVER
constexpr Controller kController = Controller::st7789;
#else
constexpr Controller kController = Controller::ili9341;
#endif
// What TFT_eSPI's init() leaves: an ST7789 is taken for one that shows every colour as its opposite.
#ifdef TFT_INVERSION_OFF
constexpr bool kInverted = false;
#elif defined(TFT_INVERSION_ON)
constexpr bool kInverted = true;
#else
constexpr bool kInverted = kController == Controller::st7789;
#endif
constexpr std::uint8_t kAsBuilt = landscape(kController, board::kPanelRotation) | TFT_MAD_COLOR_ORDER;
static_assert(kMirrorRows == TFT_MAD_MY && kMirrorColumns == TFT_MAD_MX && kExchange == TFT_MAD_MV &&
              kBlueFirst == TFT_MAD_BGR);

// Outlives a restart: TFT_eSPI's initDMA() does not say no, it restarts the chip. A start that finds the mark goes without
// DMA; only when the power was gone, and the mark with it, it is tried again.
RTC_NOINIT_ATTR volatile std::uint32_t dmaTrial;
constexpr std::uint32_t kDmaBegun = 0x3F414D44;  // "DMA?"

}  // namespace

// All commands of the start go slowly, so that they arrive over long wires as well: the player's speed is not known yet.
void TftPanel::begin() {
  panelHertz = kSlowHertz;
  tft_.init();
  tft_.setRotation(board::kPanelRotation);
  tft_.setSwapBytes(false);  // strips are big-endian already
  dma_ = startDma();
  dmaTookSpeed_ = false;
  tft_.startWrite();
}

bool TftPanel::startDma() {
  if (ARMADA_PANEL_DMA == 0 || dmaTrial == kDmaBegun) return false;
  dmaTrial = kDmaBegun;
  const bool started = tft_.initDMA();
  dmaTrial = 0;
  return started;
}

// The bus takes its speed when a transaction begins.
void TftPanel::takeSpeed() {
  tft_.endWrite();
  tft_.startWrite();
}

void TftPanel::adjust(AdjustmentSet set) {
  waitForStrip();
  panelHertz = (set & bit(Adjustment::slow)) != 0 ? kSlowHertz : kFastHertz;
  takeSpeed();
  tft_.invertDisplay(kInverted != ((set & bit(Adjustment::inverted)) != 0));
  command(TFT_MADCTL);
  tft_.writedata(adjusted(kAsBuilt, set));
}

// pushImageDMA waits for the strip before this one, and for no other: the buffer of that one is filled next. The chip's DMA
// driver puts its own speed, that of the start, on the bus once: with the first strip of the only device there.
void TftPanel::strip(int y, int rows, const std::uint8_t* pixels) {
  const auto* colours = reinterpret_cast<const std::uint16_t*>(pixels);
  if (!dma_) {
    tft_.setAddrWindow(0, y, Canvas::kWidth, rows);
    tft_.pushPixels(colours, static_cast<std::uint32_t>(Canvas::kWidth * rows));
    return;
  }
  tft_.pushImageDMA(0, y, Canvas::kWidth, rows, colours);
  if (!dmaTookSpeed_) takeSpeed();
  dmaTookSpeed_ = true;
}

void TftPanel::waitForStrip() {
  if (dma_) tft_.dmaWait();
}

void TftPanel::command(std::uint8_t number) { tft_.writecommand(number); }

void TftPanel::sleep() {
  waitForStrip();
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
