// The viewer's hand as cards, kind by kind: equal Aliens are one stack with its count. Up to five stacks lie side by side,
// more overlap, and the chosen one is always whole.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"
#include "screens/stellar_siege/board.h"

namespace armada::stellar_siege {

constexpr int kCardWidth = 59, kCardHeight = 64;
constexpr int kHandY = 122, kHandLift = 6;
constexpr int kLoweredHandY = 140;  // while there are choices above it

// Where the stacks lie.
struct HandLayout {
  std::uint8_t count;
  Kind kind[kKinds];
  std::int16_t x[kKinds];

  int find(Kind sought) const {
    for (int i = 0; i < count; ++i)
      if (kind[i] == sought) return i;
    return -1;
  }
};
HandLayout layHand(const Cards& hand, Kind chosen);

// One card of the stack, with the edges of the others behind it.
void drawAlienCard(Canvas& canvas, int x, int y, Kind kind, int count);
// `lifted` is higher than the others; Kind::unknown: none.
void drawHand(Canvas& canvas, const Cards& hand, const HandLayout& layout, int y, Kind lifted);

// Of each kind there is: visit(kind, cards).
template <class Visit>
void eachKind(const Cards& cards, Visit visit) {
  for (std::size_t kind = 1; kind <= kKinds; ++kind)
    if (cards.of[kind] > 0) visit(static_cast<Kind>(kind), int{cards.of[kind]});
}
inline std::size_t kindsIn(const Cards& cards) {
  std::size_t kinds = 0;
  eachKind(cards, [&](Kind, int) { ++kinds; });
  return kinds;
}
// The next kind in hand to the right (+1) or left (-1), round the ends; the nearest one if `from` is not in hand.
Kind nextKind(const Cards& hand, Kind from, int step);

}  // namespace armada::stellar_siege
