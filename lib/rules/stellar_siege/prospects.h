// How likely a lead at a Planet lasts to the end, for quick moves and for judging a position. Reads sizes of hands and piles alone.
#pragma once

#include "rules/stellar_siege/state.h"

namespace armada::stellar_siege {

// Chances in hundredths to hold a Planet, by the lead there, as near to the end as the position is.
class Prospects {
 public:
  explicit Prospects(const State& state);

  // The lead is own Aliens less the Enemy's; a deficit mirrors it.
  int toHold(int lead) const {
    const int size = lead < 0 ? -lead : lead;
    const int held = hold_[size > kFarthest ? kFarthest : size];
    return lead < 0 ? 100 - held : held;
  }

  static constexpr int kFarthest = 6;  // a lead beyond it changes nothing any more

 private:
  const std::uint8_t* hold_;
};

}  // namespace armada::stellar_siege
