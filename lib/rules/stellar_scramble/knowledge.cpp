// Who knows what in Stellar Scramble: everybody everything, but what comes next. That is the generator's alone (state.h), so
// nothing else is blanked, and any other generator is another possible world, each equally likely.
#include "rules/stellar_scramble/state.h"

namespace armada::stellar_scramble {

State observe(const State& state, Seat) {
  State seen = state;
  seen.rng = Rng{};
  return seen;
}

void determinize(State& state, Seat, Rng& rng) { state.rng = Rng::seeded(rng.next()); }

}  // namespace armada::stellar_scramble
