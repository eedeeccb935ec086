// Every save by its name, of games and small ones alike: for who brings one from outside, over a serial line or as a file.
#pragma once

#include <cstddef>
#include <cstdint>

#include "session/session.h"

namespace armada {

// The games' ids and the small ones; nullptr behind the last.
const char* saveNameAt(std::size_t i);
bool isSaveName(const char* word);
// Whether these bytes are a save of that name, which must be one, and go on here.
LoadResult judgeSave(const char* name, const std::uint8_t* bytes, std::size_t count);
// Its number in the row of writes, wherever the format is ours; 0 where it is too short to have one.
std::uint32_t saveSequence(const std::uint8_t* bytes, std::size_t count);

}  // namespace armada
