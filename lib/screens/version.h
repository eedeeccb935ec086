// The version of Pocket Armada. It stands here and nowhere else: the console, `armada --version`, the serial line and the
// scripts of a release read it. A release is tagged `v` and this.
#pragma once

namespace armada {

constexpr const char* kVersionName = "0.1";

}  // namespace armada
