// A handheld on the bench: the firmware, switched on and off as often as a test likes. Include the suite's here.h first.
#pragma once

#include <unity.h>

#include <cstring>
#include <new>

#include "esp32/board.h"
#include "esp32/firmware.h"
#include "support/esp32/handheld.h"

namespace armada_test {

using armada::Button;
using armada::ButtonSet;
using armada::esp32::Firmware;

class Bench {
 public:
  // A new handheld with a battery of 80 per cent, as the headless one has.
  void unpack() {
    handheld.reset();
    fullEnough();
  }

  void fullEnough() {
    if (armada::board::kBattery >= 0) handheld.volts[armada::board::kBattery] = 1991;
  }

  // The firmware begins, with whatever flash and kept memory hold.
  void start() {
    on_ = new (memory_) Firmware();
    on_->begin();
  }
  void switchOn() {
    handheld.powerOn();
    start();
  }

  Firmware& firmware() { return *on_; }
  armada::Console& console() { return on_->console(); }

  // Real time: every pass rests for a millisecond.
  Handheld::End run(std::uint32_t milliseconds) {
    return handheld.run([this, milliseconds] {
      const std::uint32_t end = handheld.milliseconds() + milliseconds;
      while (static_cast<std::int32_t>(handheld.milliseconds() - end) < 0) on_->pass();
    });
  }
  void tap(int pin, std::uint32_t milliseconds = 60) {
    handheld.press(pin);
    run(milliseconds);
    handheld.release(pin);
    run(milliseconds);
  }

  // What the panel shows is what the console draws.
  void checkPicture() {
    static std::uint8_t row[armada::Canvas::kWidth * 2];
    if (handheld.stripUnderWay()) handheld.arrive();
    for (int y = 0; y < armada::Canvas::kHeight; ++y) {
      if (y == 0 || y == on_->canvas().end()) console().drawBand(y);
      armada::encodeRows(on_->canvas(), y, 1, row);
      const std::uint8_t* shown = handheld.picture + static_cast<std::size_t>(y) * sizeof row;
      TEST_ASSERT_EQUAL_INT_MESSAGE(0, std::memcmp(row, shown, sizeof row), "the panel shows something else");
    }
  }

  void checkFaults() { TEST_ASSERT_EQUAL_UINT32_MESSAGE(0, handheld.faults, handheld.fault); }

 private:
  alignas(Firmware) unsigned char memory_[sizeof(Firmware)];
  Firmware* on_ = nullptr;
};

extern Bench bench;

}  // namespace armada_test
