// The handheld of this suite: our own, as pio test -e devkit_ili9341 builds it.
#pragma once

#define ARMADA_BOARD "board/devkit.h"
#define ILI9341_DRIVER 1
#define TFT_MOSI 23
#define TFT_MISO 19
#define TFT_SCLK 18
#define TFT_CS 22
#define TFT_DC 21
#define TFT_RST -1
