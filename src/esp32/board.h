// The handheld that is built for: its header from include/board, and the refusal of pins that cannot work. The panel's pins
// are TFT_eSPI's flags.
#pragma once

#ifndef ARMADA_BOARD
#error "ARMADA_BOARD names the handheld's header, see platformio.ini: -DARMADA_BOARD=\"board/devkit.h\""
#endif
#include ARMADA_BOARD

#include "esp32/pins.h"

namespace armada::esp32 {

constexpr UsedPin kUsedPins[] = {
    {board::kButtonUp, PinUse::button},
    {board::kButtonDown, PinUse::button},
    {board::kButtonLeft, PinUse::button},
    {board::kButtonRight, PinUse::button},
    {board::kButtonA, PinUse::button},
    {board::kButtonB, PinUse::button},
    {board::kButtonSelect, PinUse::button},
    {board::kButtonStart, PinUse::button},
    {board::kButtonMenu, PinUse::button},
    {board::kButtonVolume, PinUse::button},
    {board::kDpadX, PinUse::analog},
    {board::kDpadY, PinUse::analog},
    {board::kBacklight, PinUse::output},
    {board::kSpeaker, PinUse::output},
    {board::kSpeakerOn, PinUse::output},
    {board::kLed, PinUse::output},
    {board::kBattery, PinUse::analog},
    {TFT_MOSI, PinUse::output},
    {TFT_MISO, PinUse::input},
    {TFT_SCLK, PinUse::output},
    {TFT_CS, PinUse::output},
    {TFT_DC, PinUse::output},
    {TFT_RST, PinUse::output},
};

static_assert(!someHas(kUsedPins, board::kWiredByMaker, PinFault::noSuchPin), "a pin that the ESP32 does not have");
static_assert(!someHas(kUsedPins, board::kWiredByMaker, PinFault::flash), "6 to 11 are the flash");
static_assert(!someHas(kUsedPins, board::kWiredByMaker, PinFault::serial), "1 and 3 are the serial console");
static_assert(!someHas(kUsedPins, board::kWiredByMaker, PinFault::strapping),
              "0, 2, 5, 12 and 15 decide how it starts");
static_assert(!someHas(kUsedPins, board::kWiredByMaker, PinFault::noPullUp), "34 to 39 have no pull-up for a button");
static_assert(!someHas(kUsedPins, board::kWiredByMaker, PinFault::inputOnly), "34 to 39 cannot drive anything");
static_assert(!someHas(kUsedPins, board::kWiredByMaker, PinFault::notAnalog), "voltages are read on 32 to 39");
static_assert(allDiffer(kUsedPins), "one pin serves two parts");
static_assert(board::kPanelRotation == 1 || board::kPanelRotation == 3,
              "1 and 3 have 320 pixels in a row; a mirrored panel is a setting of the player");
static_assert(canWake(board::kWakeButton), "the wake button needs a pin that works in deep sleep");
static_assert(board::kDpadIsAnalog == (board::kDpadX != kNoPin && board::kDpadY != kNoPin),
              "an analog d-pad has two pins");
static_assert(board::kDpadIsAnalog || (board::kButtonUp != kNoPin && board::kButtonDown != kNoPin &&
                                       board::kButtonLeft != kNoPin && board::kButtonRight != kNoPin),
              "a d-pad of buttons has four pins");

}  // namespace armada::esp32
