// What the pilot of Pew Pew! may know: all of the table, and which cards are left, but neither their order nor the
// generator. Drawing and computer players see the result of `observe`, nothing else.
#include "rules/kernel/bits.h"
#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

namespace {

// The draw pile as a set: ascending. It is what lies neither in play, where a position that was looked ahead to may lack the furthest
// card, nor among the discards.
void forgetOrder(State& state) {
  std::uint32_t left = ((1u << kScreenCards) - 1) & ~state.discards;
  for (const std::uint8_t card : state.cards) left &= card == kNowhere ? left : ~(1u << card);
  std::uint8_t* next = state.drawPile.begin();
  for (const unsigned card : each(left)) *next++ = static_cast<std::uint8_t>(card);
}

}  // namespace

State observe(const State& state, Seat) {
  State seen = state;
  seen.rng = Rng{};
  forgetOrder(seen);
  return seen;
}

void determinize(State& state, Seat, Rng& rng) {
  forgetOrder(state);
  state.drawPile.shuffle(rng);
  do {
    for (std::uint32_t& word : state.rng.word) word = rng.next();
  } while (state.rng.blank());
}

}  // namespace armada::pew_pew
