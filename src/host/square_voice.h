// One square wave for the loudspeaker: as a piezo sounds, without clicks where a note begins or ends. Knows no SDL.
#pragma once

#include <atomic>
#include <cstdint>

namespace armada {

class SquareVoice {
 public:
  explicit SquareVoice(int samplesASecond) : rate_(samplesASecond) {}

  // From the game's side, at any time. 0 hertz or volume 0 is silence; volume up to 10.
  void set(std::uint16_t hertz, std::uint8_t volume) {
    order_.store(static_cast<std::uint32_t>(hertz) << 8 | (volume > 10 ? 10u : volume));
  }
  // From the sound device's side.
  void fill(std::int16_t* samples, int count);

 private:
  std::atomic<std::uint32_t> order_{0};
  const int rate_;
  double phase_ = 0;     // 0..1
  double hertz_ = 0;     // the last pitch sounds on while a note fades
  double loudness_ = 0;  // moves towards what was ordered, within a few milliseconds
  double smooth_ = 0;    // corners of the square rounded a little
};

}  // namespace armada
