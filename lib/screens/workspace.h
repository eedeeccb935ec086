// Memory for what the console looks at aside. The console owns it and nobody keeps anything in it: what is called may use
// it until it returns, and what a call finds there is of no use.
#pragma once

#include "session/session.h"

namespace armada {

struct Workspace {
  std::uint8_t image[kMaxImageBytes];  // a save on its way from or to the device
  StateBox state;                      // a position: of that save, or of a deal
  StateBox seen;                       // what somebody sees of a position
};

}  // namespace armada
