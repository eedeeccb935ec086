// Files that are whole or not there at all, whatever happens in the middle: a full disk, a kill, a power cut. A new file is
// written beside the old one, brought to the disk, put in its place, and the folder is brought to the disk as well.
#pragma once

#include <string>

#include "file_system.h"

namespace armada {

// All of these: "" when it is done, otherwise the reason why not, without a full stop.

// In the place of what is there; a device or a pipe is written to and stays what it is.
std::string replaceFile(FileSystem& files, const std::string& path, const void* bytes, std::size_t count);
// A folder and those above it. `flushAll`: also those that were there are brought to the disk, as whoever made them may
// have been stopped in the middle.
std::string makeFolder(FileSystem& files, const std::string& folder, bool flushAll = false);

}  // namespace armada
