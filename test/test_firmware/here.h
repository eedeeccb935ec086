// The handheld of this suite: our own, with DMA, under core 2.x.
#pragma once

#define ARMADA_BOARD "board/devkit.h"
#define ARMADA_PANEL_DMA 1
#define ARMADA_BUILD "today"
#define ESP_ARDUINO_VERSION_MAJOR 2
#define ILI9341_DRIVER 1
#define TFT_MOSI 23
#define TFT_MISO 19
#define TFT_SCLK 18
#define TFT_CS 22
#define TFT_DC 21
#define TFT_RST -1
