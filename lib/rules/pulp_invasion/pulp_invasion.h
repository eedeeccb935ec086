// Pulp Invasion, a solitaire game of captains, planets and super weapons. Only this line leaves the folder; views and
// notation also read state.h.
#pragma once

#include "rules/kernel/contract.h"

namespace armada {

extern const Game kPulpInvasion;

}  // namespace armada
