// Picket Line, the template game: small, whole, and in no menu. Copy this folder to begin a game of your own; the steps
// are in docs/adding-a-game.md. Only this line leaves the folder; views and notation also read state.h.
#pragma once

#include "rules/kernel/contract.h"

namespace armada {

extern const Game kTemplateGame;

}  // namespace armada
