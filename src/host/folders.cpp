// Where things go on a PC, after the XDG rules: https://specifications.freedesktop.org/basedir-spec/
#include "folders.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <ctime>
#include <fstream>

namespace armada {
namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

bool isFolder(const std::string& path) {
  struct stat about{};
  return stat(path.c_str(), &about) == 0 && S_ISDIR(about.st_mode);
}

bool exists(const std::string& path) {
  struct stat about{};
  return lstat(path.c_str(), &about) == 0;
}

// XDG_PICTURES_DIR="$HOME/Pictures" out of user-dirs.dirs.
std::string picturesFromUserDirs(const std::string& home) {
  std::string config = variable("XDG_CONFIG_HOME");
  if (config.empty()) config = home + "/.config";
  std::ifstream lines(config + "/user-dirs.dirs");
  const std::string key = "XDG_PICTURES_DIR=\"";
  for (std::string line; std::getline(lines, line);) {
    if (line.compare(0, key.size(), key) != 0) continue;
    std::string folder = line.substr(key.size());
    folder.erase(folder.find_last_not_of(" \t\"") + 1);
    const std::string homeWord = "$HOME";
    if (folder.compare(0, homeWord.size(), homeWord) == 0) folder = home + folder.substr(homeWord.size());
    return folder;
  }
  return std::string();
}

}  // namespace

std::string userDataFolder() {
  const std::string xdg = variable("XDG_DATA_HOME");
  if (!xdg.empty() && xdg[0] == '/') return xdg + "/pocket-armada";  // the rules say: a relative one is to be ignored
  const std::string home = variable("HOME");
  return (home.empty() ? std::string(".") : home) + "/.local/share/pocket-armada";
}

std::string userPicturesFolder(const std::string& otherwise) {
  const std::string home = variable("HOME");
  if (home.empty()) return otherwise;
  for (const std::string& folder : {picturesFromUserDirs(home), home + "/Pictures"})
    if (folder != home && isFolder(folder) && access(folder.c_str(), W_OK) == 0) return folder;
  return otherwise;
}

std::string newPicturePath(const std::string& folder, const char* ending) {
  const std::time_t now = std::time(nullptr);
  struct tm local{};
  localtime_r(&now, &local);
  char stamp[32];
  std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &local);
  const std::string stem = folder + "/pocket-armada-" + stamp;
  std::string path = stem + ending;
  for (int n = 2; exists(path); ++n) path = stem + "-" + std::to_string(n) + ending;
  return path;
}

}  // namespace armada
