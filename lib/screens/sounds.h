// The sounds of LOOK: one voice, steps of hertz and milliseconds, played against the clock by the sequencer.
#pragma once

#include <cstdint>

#include "platform/platform.h"

namespace armada {

enum class Sound : std::uint8_t { move, confirm, back, refuse, fire, hit, gain, lose, cube, handOver, win, lost, none };
constexpr std::size_t kSoundCount = 12;  // without none

struct Note {
  std::uint16_t hertz;  // 0 is a rest
  std::uint16_t milliseconds;
};
struct Melody {
  const Note* notes;
  std::uint8_t count;
};
Melody melodyOf(Sound sound);

class Sequencer {
 public:
  // A new sound ends the one before. Volume 0 is complete silence.
  void play(Sound sound, std::uint8_t volume, std::uint32_t now, Tone& tone);
  void update(std::uint32_t now, Tone& tone);
  bool playing() const { return at_ < melody_.count; }
  Sound last() const { return last_; }  // that was asked for, heard or not

 private:
  Melody melody_{nullptr, 0};
  Sound last_ = Sound::none;
  std::uint8_t at_ = 0;
  std::uint8_t volume_ = 0;
  std::uint32_t stepEnds_ = 0;
};

}  // namespace armada
