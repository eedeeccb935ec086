// The file system of this machine, by POSIX. An interrupted call is made again; everything else is the caller's to know.
#include "file_system.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace armada {
namespace {

template <class Call>
auto result(Call call) -> decltype(call()) {
  for (;;) {
    const auto got = call();
    if (got >= 0) return got;
    if (errno != EINTR) return -errno;
  }
}

int flagsOf(FileSystem::Open how) {
  switch (how) {
    case FileSystem::Open::read: return O_RDONLY;
    case FileSystem::Open::fresh: return O_WRONLY | O_CREAT | O_TRUNC;
    case FileSystem::Open::device: return O_WRONLY;
    case FileSystem::Open::folder: return O_RDONLY | O_DIRECTORY;
    case FileSystem::Open::lock: return O_RDWR | O_CREAT;
  }
  return O_RDONLY;
}

class SystemFiles final : public FileSystem {
 public:
  int look(const std::string& path, Kind& kind) override {
    struct stat about{};
    kind = Kind::nothing;
    if (::lstat(path.c_str(), &about) != 0) return errno == ENOENT || errno == ENOTDIR ? 0 : -errno;
    if (::stat(path.c_str(), &about) != 0) return -errno;  // a link that leads nowhere is not nothing
    kind = S_ISREG(about.st_mode) ? Kind::file : S_ISDIR(about.st_mode) ? Kind::folder : Kind::other;
    return 0;
  }
  int resolve(const std::string& path, std::string& place) override {
    char* found = ::realpath(path.c_str(), nullptr);
    if (found == nullptr) return -errno;
    place = found;
    std::free(found);
    return 0;
  }
  int open(const std::string& path, Open how) override {
    return result([&] { return ::open(path.c_str(), flagsOf(how) | O_CLOEXEC, 0644); });
  }
  long read(int file, void* to, std::size_t room) override {
    return result([&] { return static_cast<long>(::read(file, to, room)); });
  }
  long write(int file, const void* from, std::size_t count) override {
    return result([&] { return static_cast<long>(::write(file, from, count)); });
  }
  int flush(int file) override {
    return result([&] { return ::fsync(file); });
  }
  int close(int file) override { return ::close(file) == 0 || errno == EINTR ? 0 : -errno; }  // closed in any case
  int rename(const std::string& from, const std::string& to) override {
    return std::rename(from.c_str(), to.c_str()) == 0 ? 0 : -errno;
  }
  int remove(const std::string& path) override { return ::unlink(path.c_str()) == 0 ? 0 : -errno; }
  int makeFolder(const std::string& path) override { return ::mkdir(path.c_str(), 0755) == 0 ? 0 : -errno; }
  int lock(int file) override {
    return result([&] { return ::flock(file, LOCK_EX | LOCK_NB); });
  }
};

}  // namespace

FileSystem& systemFiles() {
  static SystemFiles files;
  return files;
}

std::string reason(int error) { return std::strerror(-error); }

}  // namespace armada
