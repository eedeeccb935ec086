// Every game that this build knows, one line each in registry.cpp.
#pragma once

#include <cstddef>

#include "rules/kernel/contract.h"

// The examples, the template game and the null game, are in every build but the handhelds', whose flags say 0.
#ifndef ARMADA_TEMPLATE_GAME
#define ARMADA_TEMPLATE_GAME 1
#endif

namespace armada {

std::size_t gameCount();
const Game& gameAt(std::size_t i);
const Game* findGame(const char* id);  // nullptr: unknown

}  // namespace armada
