// Picket Line's face: what the shell knows of it.
#pragma once

#include "screens/view.h"

namespace armada {

extern const GameUi kTemplateUi;

}  // namespace armada
