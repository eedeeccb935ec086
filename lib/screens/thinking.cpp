#include "screens/thinking.h"

namespace armada {

void Thinking::begin(const Question& question, const Game& game, const void* seen, Seed seed) {
  question_ = question;
  setMost(game.seats(seen) == 1);
  thinker_.begin(game, seen, question.level, seed, question.move);
}

void Thinking::setMost(bool alone) {
  most_ = alone ? kMostAlone : kMostPortion;
  if (portion_ > most_) portion_ = most_;
}

void Thinking::took(std::uint32_t milliseconds) {
  if (milliseconds > kMostMilliseconds && portion_ > 1)
    portion_ /= 2;
  else if (2 * milliseconds < kMostMilliseconds && portion_ < most_)
    portion_ *= 2;
}

}  // namespace armada
