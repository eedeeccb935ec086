#include "screens/thinking.h"

namespace armada {

void Thinking::begin(const Question& question, const Game& game, const void* seen, Seed seed) {
  question_ = question;
  thinker_.begin(game, seen, question.level, seed, question.move);
}

void Thinking::took(std::uint32_t milliseconds) {
  if (milliseconds > kMostMilliseconds && portion_ > kLeastPortion)
    portion_ /= 2;
  else if (2 * milliseconds < kMostMilliseconds && portion_ < kPortionOfThought)
    portion_ *= 2;
}

}  // namespace armada
