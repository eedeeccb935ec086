#include "screens/thinking.h"

namespace armada {

void Thinking::begin(const Question& question, const Game& game, const void* seen, Seed seed) {
  question_ = question;
  thinker_.begin(game, seen, question.level, seed, question.move);
}

bool Thinking::work(Clock& clock) {
  const std::uint32_t before = clock.milliseconds();
  const bool all = thinker_.think(portion_);
  const std::uint32_t took = clock.milliseconds() - before;
  if (took > kMostMilliseconds && portion_ > 1)
    portion_ /= 2;
  else if (2 * took < kMostMilliseconds && portion_ < kMostPortion)
    portion_ *= 2;
  return all;
}

}  // namespace armada
