// Moves that lose the game at once. A list puts them last and never begins at one, and the play screen asks once more before
// it plays one. Judged from what the viewer sees, whatever chance and hidden things may bring.
#pragma once

#include <cstddef>

#include "screens/view.h"

namespace armada {

// The game is lost for the viewer with this move, in each of 16 ways to fill in what they do not know.
bool losesAtOnce(const PlayContext& play, Move move);
// The same, and another legal move would not: there is something to warn of.
bool losesNeedlessly(const PlayContext& play, Move move);
// Puts those that lose at once behind the others, which keep their order; how many do not lose. It plays every move on a
// copy: for when a position is new, not for each picture.
std::size_t losersLast(const PlayContext& play, Move* moves, std::size_t count);

}  // namespace armada
