// What the pins of an ESP32 can and cannot do, as functions that the compiler calls (board.h): a handheld whose pins cannot
// work does not build. No Arduino here, so that the tests ask the same functions.
#pragma once

#include <cstddef>
#include <cstdint>

namespace armada::esp32 {

constexpr int kNoPin = -1;  // the handheld has no such part

enum class PinUse : std::uint8_t {
  button,  // to ground when pressed, with a pull-up
  output,
  input,   // driven by another chip
  analog,  // a voltage, on the converter that is always free (ADC1)
};

struct UsedPin {
  int pin;
  PinUse use;
};

enum class PinFault : std::uint8_t { none, noSuchPin, flash, serial, strapping, noPullUp, inputOnly, notAnalog };

constexpr bool isPin(int pin) {
  return pin >= 0 && pin <= 39 && pin != 20 && pin != 24 && !(pin >= 28 && pin <= 31) && pin != 37 && pin != 38;
}
constexpr bool isFlash(int pin) { return pin >= 6 && pin <= 11; }
constexpr bool isSerial(int pin) { return pin == 1 || pin == 3; }
constexpr bool isStrapping(int pin) { return pin == 0 || pin == 2 || pin == 5 || pin == 12 || pin == 15; }
constexpr bool isInputOnly(int pin) { return pin >= 34; }  // and without a pull-up
constexpr bool isAnalog(int pin) { return pin >= 32; }
// Reaches the part of the chip that stays awake in deep sleep.
constexpr bool canWake(int pin) {
  return pin == 0 || pin == 2 || pin == 4 || (pin >= 12 && pin <= 15) || (pin >= 25 && pin <= 27) || pin >= 32;
}

// `wiredByMaker`: the board's own resistors make up for what the chip lacks there, or its start is not disturbed. Flash and
// serial pins, and pins that cannot drive, no resistor can help.
constexpr PinFault faultOf(UsedPin used, bool wiredByMaker = false) {
  if (used.pin == kNoPin) return PinFault::none;
  if (!isPin(used.pin)) return PinFault::noSuchPin;
  if (isFlash(used.pin)) return PinFault::flash;
  if (isSerial(used.pin)) return PinFault::serial;
  if (used.use == PinUse::output && isInputOnly(used.pin)) return PinFault::inputOnly;
  if (used.use == PinUse::analog && !isAnalog(used.pin)) return PinFault::notAnalog;
  if (wiredByMaker) return PinFault::none;
  if (isStrapping(used.pin)) return PinFault::strapping;
  if (used.use == PinUse::button && isInputOnly(used.pin)) return PinFault::noPullUp;
  return PinFault::none;
}

template <std::size_t M>
constexpr bool isAmong(int pin, const int (&pins)[M]) {
  for (const int each : pins)
    if (each == pin) return true;
  return false;
}

// Some pin of the table has this fault.
template <std::size_t N, std::size_t M>
constexpr bool someHas(const UsedPin (&pins)[N], const int (&wiredByMaker)[M], PinFault fault) {
  for (const UsedPin& each : pins)
    if (faultOf(each, isAmong(each.pin, wiredByMaker)) == fault) return true;
  return false;
}

// No pin serves two parts.
template <std::size_t N>
constexpr bool allDiffer(const UsedPin (&pins)[N]) {
  for (std::size_t i = 0; i < N; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (pins[i].pin != kNoPin && pins[i].pin == pins[j].pin) return false;
  return true;
}

}  // namespace armada::esp32
