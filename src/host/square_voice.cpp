// One square wave: loudness glides in 3 ms, so that nothing clicks.
#include "square_voice.h"

namespace armada {

void SquareVoice::fill(std::int16_t* samples, int count) {
  constexpr double kFullLoudness = 7000;  // of 32767: a square wave is loud
  constexpr double kGlideSeconds = 0.003;
  constexpr double kRounding = 0.45;

  const std::uint32_t order = order_.load();
  const std::uint32_t hertz = order >> 8;
  const std::uint32_t volume = hertz == 0 ? 0 : order & 0xFFu;
  if (volume > 0) hertz_ = hertz;
  // Ears hear loudness in ratios: steps of volume grow with the square.
  const double target = kFullLoudness * volume * volume / 100.0;
  const double glide = kFullLoudness / (kGlideSeconds * rate_);

  for (int i = 0; i < count; ++i) {
    const double missing = target - loudness_;
    loudness_ += missing > glide ? glide : missing < -glide ? -glide : missing;
    phase_ += hertz_ / rate_;
    phase_ -= static_cast<int>(phase_);
    const double square = phase_ < 0.5 ? loudness_ : -loudness_;
    smooth_ += (square - smooth_) * kRounding;
    samples[i] = static_cast<std::int16_t>(smooth_);
  }
}

}  // namespace armada
