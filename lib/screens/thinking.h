// The console's one thinking head: it works on one question at a time, a portion a frame, while the screens live on. A question
// that is not the one at hand begins anew. What comes of it does not depend on the portions, so they follow the device: as
// much as fits between two ticks.
#pragma once

#include <cstdint>

#include "platform/platform.h"
#include "players/thinker.h"

namespace armada {

class Thinking {
 public:
  enum class Asker : std::uint8_t { nobody, opponent, hint };

  // What is thought about; the same question goes on where it was.
  struct Question {
    Asker asker = Asker::nobody;
    Level level = Level::normal;
    std::uint32_t changes = 0;  // Session::changes(): the position, and who plays
    std::uint32_t move = 0;     // its number in the game

    bool operator==(const Question& other) const {
      return asker == other.asker && level == other.level && changes == other.changes && move == other.move;
    }
  };

  bool isAt(const Question& question) const { return question == question_; }
  // `seen` is what the seat to move may know.
  void begin(const Question& question, const Game& game, const void* seen, Seed seed);
  // One portion, a small one in a frame that draws. true: all is thought.
  bool work(Clock& clock, bool draws) {
    return spend(clock, draws, [this](std::uint32_t portion) { return thinker_.think(portion); });
  }
  bool done() const { return thinker_.done(); }
  const Thinker& thinker() const { return thinker_; }
  // For who has many questions of its own: what was thought about is forgotten.
  Thinker& borrow() {
    question_ = {};
    return thinker_;
  }
  // Calls think(portion), as many instructions as this device does between two ticks. What it says.
  template <class Think>
  bool spend(Clock& clock, bool draws, Think think) {
    if (draws && portion_ > kBesideDrawing) return think(kBesideDrawing);
    const std::uint32_t before = clock.milliseconds();
    const bool all = think(portion_);
    took(clock.milliseconds() - before);
    return all;
  }

 private:
  void took(std::uint32_t milliseconds);

  static constexpr std::uint32_t kLeastPortion = kPortionOfThought / 64;
  static constexpr std::uint32_t kBesideDrawing = kPortionOfThought / 4;
  static constexpr std::uint32_t kMostMilliseconds = 20;  // of a portion; a tick has 33

  Thinker thinker_;
  Question question_;
  std::uint32_t portion_ = kPortionOfThought;
};

}  // namespace armada
