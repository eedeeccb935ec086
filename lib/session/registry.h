// Every game that this build knows, one line each in registry.cpp.
#pragma once

#include <cstddef>

#include "rules/kernel/contract.h"

namespace armada {

std::size_t gameCount();
const Game& gameAt(std::size_t i);
const Game* findGame(const char* id);  // nullptr: unknown

}  // namespace armada
