// Pew Pew!, a solitaire arcade shooter on four cards. Only this line leaves the folder; the view, the notation and the
// tools also read state.h and foresight.h.
#pragma once

#include "rules/kernel/contract.h"

namespace armada {

extern const Game kPewPew;

}  // namespace armada
