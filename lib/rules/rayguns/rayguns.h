// Rayguns and Rocketships, two to four players on one console. Only this line leaves the folder; views and notation also read
// state.h.
#pragma once

#include "rules/kernel/contract.h"

namespace armada {

extern const Game kRayguns;

}  // namespace armada
