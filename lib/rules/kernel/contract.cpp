#include "rules/kernel/contract.h"

namespace armada {

Options standardOptions(const Game& game) {
  Options options{};
  for (std::size_t i = 0; i < game.optionCount; ++i) options.choice[i] = game.options[i].standard;
  return options;
}

bool optionsFit(const Game& game, const Options& options) {
  for (std::size_t i = 0; i < kMaxOptions; ++i) {
    const std::uint8_t count = i < game.optionCount ? game.options[i].count : std::uint8_t{1};
    if (options.choice[i] >= count) return false;
  }
  return true;
}

}  // namespace armada
