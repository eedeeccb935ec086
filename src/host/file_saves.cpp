// Saves as files: write new, fsync, rename. Says what went wrong once on standard error, and play goes on.
#include "file_saves.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "folders.h"

namespace armada {
namespace {

class OpenFile {
 public:
  OpenFile(const std::string& path, int flags) : number_(::open(path.c_str(), flags | O_CLOEXEC, 0644)) {}
  ~OpenFile() {
    if (number_ >= 0) ::close(number_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  bool good() const { return number_ >= 0; }
  int number() const { return number_; }
  bool close() {
    const int number = number_;
    number_ = -1;
    return ::close(number) == 0;
  }

 private:
  int number_;
};

// A save's name becomes a file's name: letters that mean something to a path have no place in it.
bool nameFits(const char* name) {
  const std::size_t length = std::strlen(name);
  return length > 0 && length <= kMaxSaveName && std::strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_-") == length;
}

// False when it cannot be read, or there is more than the room holds.
bool readAll(int file, std::uint8_t* to, std::size_t room, std::size_t& got) {
  got = 0;
  for (;;) {
    std::uint8_t beyond = 0;
    const bool full = got == room;
    const ssize_t more = full ? ::read(file, &beyond, 1) : ::read(file, to + got, room - got);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0 || (more > 0 && full)) return false;
    if (more == 0) return true;
    got += static_cast<std::size_t>(more);
  }
}

bool writeAll(int file, const std::uint8_t* from, std::size_t count) {
  std::size_t done = 0;
  while (done < count) {
    const ssize_t more = ::write(file, from + done, count - done);
    if (more < 0 && errno == EINTR) continue;
    if (more <= 0) return false;
    done += static_cast<std::size_t>(more);
  }
  return true;
}

}  // namespace

FileSaves::FileSaves(std::string folder) : folder_(std::move(folder)) {}

std::string FileSaves::path(const char* name, int slot) const {
  return folder_ + "/" + name + "." + std::to_string(slot) + ".save";
}

SaveRead FileSaves::read(const char* name, int slot, std::uint8_t* to, std::size_t room) {
  if (!nameFits(name) || slot < 0 || slot > 1) return kNoSave;
  const OpenFile file(path(name, slot), O_RDONLY);
  if (!file.good()) return errno == ENOENT ? kNoSave : kUnreadableSave;
  std::size_t count = 0;
  return readAll(file.number(), to, room, count) ? foundSave(count) : kUnreadableSave;
}

bool FileSaves::write(const char* name, int slot, const std::uint8_t* from, std::size_t count) {
  if (!nameFits(name) || slot < 0 || slot > 1 || count == 0 || count > kMaxSaveBytes)
    return refuse(name, "this is not a save that a console makes");
  const std::string missing = makeFolder(folder_);
  if (!missing.empty()) return refuse(folder_, missing);

  const std::string place = path(name, slot);
  const std::string fresh = place + ".new";
  OpenFile file(fresh, O_WRONLY | O_CREAT | O_TRUNC);
  if (!file.good()) return refuse(fresh, std::strerror(errno));
  if (!writeAll(file.number(), from, count) || ::fsync(file.number()) != 0 || !file.close() ||
      std::rename(fresh.c_str(), place.c_str()) != 0) {
    const std::string why = std::strerror(errno);
    ::unlink(fresh.c_str());
    return refuse(place, why);
  }
  const OpenFile folder(folder_, O_RDONLY | O_DIRECTORY);  // the new name, too, has to reach the disk
  if (folder.good()) ::fsync(folder.number());
  problem_.clear();
  told_ = quiet_;
  return true;
}

bool FileSaves::refuse(const std::string& what, const std::string& why) {
  problem_ = "Not saved: " + what + ": " + why + ".";
  if (!told_) std::fprintf(stderr, "armada: %s The game goes on.\n", problem_.c_str());
  told_ = true;
  return false;
}

}  // namespace armada
