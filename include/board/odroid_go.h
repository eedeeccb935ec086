// ODROID-GO: its buttons, backlight, battery and speaker. The panel's pins are TFT_eSPI's flags in platformio.ini.
// Numbers alone: no Arduino, no drivers. -1: there is no such part.
#pragma once

namespace armada {
namespace board {

constexpr const char* kName = "ODROID-GO";

// The d-pad is two voltages of 12 bit: above kAxisFar left or up, between kAxisNear and it right or down.
constexpr bool kDpadIsAnalog = true;
constexpr int kDpadX = 34;
constexpr int kDpadY = 35;
constexpr int kAxisNear = 1024;
constexpr int kAxisFar = 3072;
constexpr int kButtonUp = -1;
constexpr int kButtonDown = -1;
constexpr int kButtonLeft = -1;
constexpr int kButtonRight = -1;

// To ground when pressed. Menu and Volume are kept for the firmware: sleep and loudness.
constexpr int kButtonA = 32;
constexpr int kButtonB = 33;
constexpr int kButtonSelect = 27;
constexpr int kButtonStart = 39;
constexpr int kButtonMenu = 13;
constexpr int kButtonVolume = 0;
constexpr int kWakeButton = kButtonStart;  // on ext0
// START (39) has its pull-up on the board; Volume (0), LED (2) and the panel's CS (5) do not disturb the start there.
constexpr int kWiredByMaker[] = {39, 0, 2, 5};

constexpr int kPanelRotation = 3;  // TFT_eSPI's; it is built in upside down
constexpr int kBacklight = 14;
constexpr int kLed = 2;
constexpr int kSpeaker = 26;    // DAC 2
constexpr int kSpeakerOn = 25;  // DAC 1, the amplifier's other side: held high while it may sound

// Half the battery's voltage.
constexpr int kBattery = 36;
constexpr int kBatteryDivider = 2;
constexpr int kBatteryEmptyMillivolts = 3400;
constexpr int kBatteryFullMillivolts = 4150;

}  // namespace board
}  // namespace armada
