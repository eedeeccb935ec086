// Where things go on a PC: the folder of the saves, the folder of the pictures.
#pragma once

#include <string>

namespace armada {

// $XDG_DATA_HOME/pocket-armada, or ~/.local/share/pocket-armada.
std::string userDataFolder();
// The user's pictures; `otherwise` where there are none.
std::string userPicturesFolder(const std::string& otherwise);
// pocket-armada-20260131-235959.png, with -2, -3 where that one exists.
std::string newPicturePath(const std::string& folder, const char* ending);

}  // namespace armada
