// TFT_eSPI reads this file where a sketch may have its own setup; all else of it is flags in platformio.ini. It asks for the
// bus's speed whenever a transaction begins and when DMA is set up, so a variable in place of the usual constant lets the
// player choose the speed on the handheld: src/esp32/panel.cpp sets it.
#pragma once

namespace armada {
namespace esp32 {
extern int panelHertz;
}
}  // namespace armada

#define SPI_FREQUENCY armada::esp32::panelHertz
