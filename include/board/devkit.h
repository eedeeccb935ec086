// Our own handheld: an ESP32 DevKit (WROOM-32), a panel of 320x240 (ILI9341 or ST7789) and eight buttons to ground. The
// panel's pins are TFT_eSPI's flags in platformio.ini; its reset is tied to EN. Numbers alone: no Arduino, no drivers.
//
// 34 to 39 have no pull-ups, 0, 2, 5, 12 and 15 decide how the chip starts, 6 to 11 are the flash: no button is there, and
// src/esp32/board.h refuses to build one there. -1: there is no such part.
#pragma once

namespace armada {
namespace board {

constexpr const char* kName = "DevKit";

constexpr bool kDpadIsAnalog = false;
constexpr int kDpadX = -1;
constexpr int kDpadY = -1;
constexpr int kAxisNear = 0;
constexpr int kAxisFar = 0;
constexpr int kButtonUp = 32;
constexpr int kButtonDown = 33;
constexpr int kButtonLeft = 25;
constexpr int kButtonRight = 26;
constexpr int kButtonA = 27;
constexpr int kButtonB = 14;
constexpr int kButtonSelect = 17;
constexpr int kButtonStart = 13;
constexpr int kButtonMenu = -1;
constexpr int kButtonVolume = -1;
constexpr int kWakeButton = kButtonStart;  // on ext0: an RTC pin
constexpr int kWiredByMaker[] = {-1};      // no pin has help from resistors on the board

constexpr int kPanelRotation = 1;  // TFT_eSPI's: landscape, the panel's pins on the left
constexpr int kBacklight = 16;     // LEDC channel 0
constexpr int kSpeaker = 4;        // a buzzer, LEDC channel 8: the two do not share a timer
constexpr int kSpeakerOn = -1;
constexpr int kLed = -1;

// Half the battery's voltage, by two equal resistors; without a battery the pin reads 0.
constexpr int kBattery = 35;
constexpr int kBatteryDivider = 2;
constexpr int kBatteryEmptyMillivolts = 3400;
constexpr int kBatteryFullMillivolts = 4150;

}  // namespace board
}  // namespace armada
