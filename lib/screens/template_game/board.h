// What is seen of Picket Line: the enemy above, the two lines between, your hand below.
#pragma once

#include "screens/template_game/view.h"

namespace armada::template_game {

// `chosen`: the ship of the hand under the cursor, kMaxHand for none. The words may be "".
void drawBoard(Canvas& canvas, const PlayContext& play, std::size_t chosen, const char* words);
Rect areaOf(Anchor anchor, std::size_t cardsInHand);

}  // namespace armada::template_game
