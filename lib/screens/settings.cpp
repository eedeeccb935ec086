#include "screens/settings.h"

namespace armada {

namespace {
constexpr std::uint8_t kFormat = 1;

std::uint8_t within(std::uint8_t value, std::uint8_t low, std::uint8_t high, std::uint8_t standard) {
  return value >= low && value <= high ? value : standard;
}
}  // namespace

void writeSettings(const Settings& settings, ByteWriter& out) {
  out.u8(kFormat);
  out.u8(settings.brightness);
  out.u8(settings.sound);
  out.u8(static_cast<std::uint8_t>(settings.motion));
  out.u8(static_cast<std::uint8_t>(settings.hints));
  out.u8(settings.askBeforeEnding ? 1 : 0);
  out.u8(settings.sleepAfter);
  out.u8(settings.repeatSpeed);
  out.u8(settings.swapAB ? 1 : 0);
  out.u8(settings.showBattery ? 1 : 0);
  out.u32(settings.lastGame);
  out.u8(settings.screen);
  out.bytes(settings.later.bytes, settings.later.count);
}

bool readSettings(Settings& settings, ByteReader& in) {
  if (in.u8() != kFormat || !in.good()) return false;
  const Settings standard;
  Settings read;
  const auto next = [&in](std::uint8_t low, std::uint8_t high, std::uint8_t fallback) {
    return in.left() > 0 ? within(in.u8(), low, high, fallback) : fallback;
  };
  read.brightness = next(1, 10, standard.brightness);
  read.sound = next(0, 10, standard.sound);
  read.motion = static_cast<Motion>(next(0, 2, static_cast<std::uint8_t>(standard.motion)));
  read.hints = static_cast<Hints>(next(0, 2, static_cast<std::uint8_t>(standard.hints)));
  read.askBeforeEnding = next(0, 1, 1) != 0;
  read.sleepAfter = next(0, kSleepChoices - 1, standard.sleepAfter);
  read.repeatSpeed = next(0, kRepeatChoices - 1, standard.repeatSpeed);
  read.swapAB = next(0, 1, 0) != 0;
  read.showBattery = next(0, 1, 1) != 0;
  if (in.left() >= 4) {
    read.lastGame = in.u32();
    read.screen = next(0, kAllAdjustments, standard.screen);
    read.later.count = static_cast<std::uint8_t>(in.left() < LaterRows::kMost ? in.left() : LaterRows::kMost);
    in.bytes(read.later.bytes, read.later.count);
  }
  settings = read;
  return true;
}

}  // namespace armada
