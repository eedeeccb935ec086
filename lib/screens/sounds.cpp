#include "screens/sounds.h"

namespace armada {

namespace {

// LOOK, "Sound": hertz x milliseconds.
constexpr Note kMove[] = {{1319, 15}};
constexpr Note kConfirm[] = {{1319, 30}, {1976, 50}};
constexpr Note kBack[] = {{988, 20}, {659, 30}};
constexpr Note kRefuse[] = {{440, 40}, {0, 20}, {440, 40}};
constexpr Note kFire[] = {{1976, 12}, {1760, 12}, {1480, 12}, {1245, 12}, {1109, 12}, {988, 12}};
constexpr Note kHit[] = {{587, 25}, {415, 25}, {294, 60}};
constexpr Note kGain[] = {{784, 40}, {1047, 40}, {1319, 60}};
constexpr Note kLose[] = {{659, 60}, {523, 60}, {440, 100}};
constexpr Note kCube[] = {{1047, 15}};
constexpr Note kHandOver[] = {{784, 90}, {1047, 140}};
constexpr Note kWin[] = {{523, 80}, {659, 80}, {784, 80}, {1047, 80}, {784, 80}, {1047, 240}};
constexpr Note kLost[] = {{440, 150}, {349, 150}, {294, 300}};

template <std::size_t N>
constexpr Melody melody(const Note (&notes)[N]) {
  return {notes, static_cast<std::uint8_t>(N)};
}

// In the order of Sound.
constexpr Melody kMelodies[kSoundCount] = {melody(kMove), melody(kConfirm),  melody(kBack), melody(kRefuse),
                                           melody(kFire), melody(kHit),      melody(kGain), melody(kLose),
                                           melody(kCube), melody(kHandOver), melody(kWin),  melody(kLost)};

}  // namespace

Melody melodyOf(Sound sound) { return kMelodies[static_cast<std::size_t>(sound)]; }

void Sequencer::play(Sound sound, std::uint8_t volume, std::uint32_t now, Tone& tone) {
  last_ = sound;
  if (volume == 0) {
    if (playing()) tone.sound(0, 0);
    melody_ = {nullptr, 0};
    at_ = 0;
    return;
  }
  melody_ = melodyOf(sound);
  volume_ = volume;
  at_ = 0;
  stepEnds_ = now + melody_.notes[0].milliseconds;
  tone.sound(melody_.notes[0].hertz, volume_);
}

void Sequencer::update(std::uint32_t now, Tone& tone) {
  if (!playing()) return;
  const std::uint8_t before = at_;
  while (playing() && static_cast<std::int32_t>(now - stepEnds_) >= 0) {
    ++at_;
    if (playing()) stepEnds_ += melody_.notes[at_].milliseconds;
  }
  if (at_ == before) return;
  if (playing())
    tone.sound(melody_.notes[at_].hertz, volume_);
  else
    tone.sound(0, 0);
}

}  // namespace armada
