// What the viewer may decide now, sorted by where it lies on the screen: on a Planet, on a card of the hand, or, where
// neither is meant, on a tile. Moves come from the rules; nothing here knows what they do.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"
#include "screens/view.h"

namespace armada::stellar_siege {

// From top to bottom.
enum class Row : std::uint8_t { planets, tiles, hand };

// What is decided in a phase.
struct Decision {
  Row row;           // where
  const char* task;  // for the header; '@' is the Alien whose effect it is, '%' the Planet Effect, and more may follow
};
const Decision& decisionIn(Phase phase);

constexpr std::size_t kMostTiles = 4;

struct Choices {
  Move planet[kPlanets];         // kNoMove: nothing is chosen there
  Move card[kKinds + 1];         // what A does with the card
  List<Move, kMostTiles> tiles;  // what adds something first, what declines last
  Move discardAnyTime;           // the Officer that leaves the hand beside everything else
  Row first;                     // where the decision is made
  std::uint8_t firstTile;        // and on which tile the cursor begins

  bool onPlanets() const { return first == Row::planets; }
  bool onHand() const { return first == Row::hand; }
};
Choices choicesOf(const State& seen, const MoveList& legal);

// ---- tiles ----------------------------------------------------------------------------------------------------------
constexpr Rect kTiles{6, 117, 308, 18};
Rect tileRect(std::size_t tiles, std::size_t i);
// The words are those of the moves. `chosen` may be beyond the last: none is.
void drawTiles(Canvas& canvas, const State& seen, const Choices& choices, std::size_t chosen);
// Both sides of the Planet that is being laid out, as printed; they are the tiles of phase `sides`.
constexpr Rect kSides{6, 117, 308, 98};
Rect sideRect(std::size_t i);
void drawSides(Canvas& canvas, const State& seen, std::size_t chosen);

}  // namespace armada::stellar_siege
