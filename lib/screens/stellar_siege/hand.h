// The viewer's hand as cards, kind by kind: equal Aliens are one stack with its count. Up to five stacks lie side by side; of
// more, and while something else is decided, the cards shrink to their icon band, and the words stand on the chosen one.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"
#include "screens/stellar_siege/board.h"

namespace armada::stellar_siege {

constexpr int kCardWidth = 59, kCardHeight = 64;
constexpr int kCardWordsY = 29, kCardLead = 11, kCardLines = 3;  // on a whole card
constexpr int kHandY = 122, kHandLift = 6;
constexpr int kLoweredHandY = 142;  // while there are choices above it
constexpr int kTuckedHandY = 140;   // the same, with a hint over all but the bands
constexpr int kIconHeight = 38;     // of a card that shrank to its icon band

// Where the stacks lie.
struct HandLayout {
  std::uint8_t count;
  Kind kind[kKinds];
  std::int16_t x[kKinds];
  std::uint8_t w[kKinds];

  bool shrunk(int i) const { return w[i] < kCardWidth; }
  int middle(int i) const { return x[i] + w[i] / 2; }
  int left() const { return x[0]; }
  int right() const { return x[count - 1] + w[count - 1]; }  // of a hand that is not empty
  int find(Kind sought) const {
    for (int i = 0; i < count; ++i)
      if (kind[i] == sought) return i;
    return -1;
  }
};
HandLayout layHand(const Cards& hand, Kind chosen);
// The same with icon bands alone: nothing in it is chosen now.
HandLayout layIcons(const Cards& hand);

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
