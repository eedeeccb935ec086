// The handheld of this suite: ODROID-GO, without DMA, under core 3.x.
#pragma once

#define ARMADA_BOARD "board/odroid_go.h"
#define ARMADA_PANEL_DMA 0
#define ARMADA_BUILD "today"
#define ESP_ARDUINO_VERSION_MAJOR 3
#define ILI9341_DRIVER 1
#define TFT_MOSI 23
#define TFT_MISO 19
#define TFT_SCLK 18
#define TFT_CS 5
#define TFT_DC 21
#define TFT_RST -1
