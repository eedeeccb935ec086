// What the player has set, and its bytes. A newer build may add rows at the end: what is missing gets its standard, and what
// is not known here yet is written back as it was read.
#pragma once

#include <cstddef>
#include <cstdint>

#include "platform/platform.h"
#include "rules/kernel/bytes.h"
#include "screens/view.h"

namespace armada {

enum class Hints : std::uint8_t { firstGame, always, off };

// Bytes of rows that a newer build has added.
struct LaterRows {
  static constexpr std::size_t kMost = 16;
  std::uint8_t bytes[kMost];
  std::uint8_t count;
};

struct Settings {
  std::uint8_t brightness = 7;  // 1..10
  std::uint8_t sound = 3;       // 0..10
  Motion motion = Motion::full;
  Hints hints = Hints::firstGame;
  bool askBeforeEnding = true;
  std::uint8_t sleepAfter = 1;   // an index into kSleepMinutes
  std::uint8_t repeatSpeed = 1;  // an index into kRepeatSpeeds
  bool swapAB = false;
  bool showBattery = true;
  std::uint32_t lastGame = 0;  // CRC-32 of the id of the game that was played last; 0: none yet
  AdjustmentSet screen = 0;    // as far as the device's panel can be adjusted
  LaterRows later{};
};

constexpr std::uint8_t kSleepMinutes[] = {1, 3, 5, 10, 0};  // 0: never
constexpr std::size_t kSleepChoices = sizeof kSleepMinutes;

struct RepeatSpeed {
  std::uint16_t delayMs, everyMs;
};
constexpr RepeatSpeed kRepeatSpeeds[] = {{500, 200}, {333, 100}, {233, 66}};  // slow, normal, fast
constexpr std::size_t kRepeatChoices = sizeof kRepeatSpeeds / sizeof kRepeatSpeeds[0];

constexpr std::size_t kSettingsBytes = 15 + LaterRows::kMost;  // at most
void writeSettings(const Settings& settings, ByteWriter& out);
// False for bytes that are not settings; `settings` is then as it was. A value out of its range gets its standard.
bool readSettings(Settings& settings, ByteReader& in);

}  // namespace armada
