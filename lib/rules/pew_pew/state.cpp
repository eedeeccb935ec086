// What follows from a position of Pew Pew!: which pieces lie where, and what they cover.
#include "rules/pew_pew/state.h"

namespace armada::pew_pew {

void recount(State& state) {
  for (std::size_t i = 0; i < kDepths; ++i) {
    unsigned spaces = 0;
    for (std::size_t space = 0; space < kSpaces; ++space) spaces |= (state.pews[i][space] > 0 ? 1u : 0u) << space;
    state.pewSpaces[i] = static_cast<std::uint16_t>(spaces);
    state.aliensOn[i] = {};
  }
  for (std::size_t i = 0; i < kAliens; ++i)
    if (const Alien& alien = state.aliens[i]; alien.depth != 0)
      state.aliensOn[alien.depth - 1].add(i, alien.space, kFirstRank[alien.side]);
}

// House 2: by anything that lies there.
unsigned coveredSpaces(const State& state, std::size_t depth) {
  unsigned spaces = spacesOf(state.aliensOn[depth - 1].ranks) | state.missiles[depth - 1] | state.pewSpaces[depth - 1];
  spaces |= (depth == 1 ? 1u : 0u) << state.shipSpace;
  spaces |= (state.mineDepth == depth ? 1u : 0u) << state.mineSpace;
  spaces |= (state.heartDepth == depth ? 1u : 0u) << state.heartSpace;
  return spaces;
}

bool covered(const State& state, std::size_t depth, std::size_t space) {
  return (coveredSpaces(state, depth) & spaceBit(space)) != 0;
}

std::uint8_t openSets(const State& state) {
  const ScreenCard& card = kScreenCard[state.cards[0]];
  const unsigned coveredOnes = coveredSpaces(state, 1);
  unsigned closed = 0;
#pragma GCC unroll 3
  for (std::size_t i = 0; i < kMostSets; ++i) closed |= (coveredOnes >> card.set[i].space & 1) << i;
  return static_cast<std::uint8_t>(~closed & ((1u << card.sets) - 1));
}

}  // namespace armada::pew_pew
