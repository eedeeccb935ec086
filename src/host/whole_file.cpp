#include "whole_file.h"

#include <cerrno>

namespace armada {
namespace {

using Kind = FileSystem::Kind;
using Open = FileSystem::Open;

int writeAll(FileSystem& files, int file, const void* bytes, std::size_t count) {
  const char* at = static_cast<const char*>(bytes);
  for (std::size_t done = 0; done < count;) {
    const long more = files.write(file, at + done, count - done);
    if (more < 0) return static_cast<int>(more);
    if (more == 0) return -EIO;
    done += static_cast<std::size_t>(more);
  }
  return 0;
}

std::string parentOf(const std::string& path) {
  const std::size_t end = path.find_last_not_of('/');
  const std::size_t slash = end == std::string::npos ? std::string::npos : path.find_last_of('/', end);
  if (slash == std::string::npos) return ".";
  const std::size_t last = path.find_last_not_of('/', slash);
  return last == std::string::npos ? "/" : path.substr(0, last + 1);
}

// A name, too, has to reach the disk. What may not be opened, or cannot be flushed by its kind, is as safe as it gets.
int flushFolder(FileSystem& files, const std::string& folder) {
  OpenFile open(files, folder, Open::folder);
  if (open.number() < 0) return open.number() == -EACCES ? 0 : open.number();
  const int flushed = files.flush(open.number());
  return flushed == -EINVAL || flushed == -ENOTSUP || flushed == -ENOSYS ? 0 : flushed;
}

int writeToDevice(FileSystem& files, const std::string& path, const void* bytes, std::size_t count) {
  OpenFile device(files, path, Open::device);
  if (device.number() < 0) return device.number();
  const int written = writeAll(files, device.number(), bytes, count);
  const int closed = device.close();
  return written < 0 ? written : closed;
}

int writeFresh(FileSystem& files, const std::string& path, const void* bytes, std::size_t count) {
  OpenFile fresh(files, path, Open::fresh);
  if (fresh.number() < 0) return fresh.number();
  int done = writeAll(files, fresh.number(), bytes, count);
  if (done >= 0) done = files.flush(fresh.number());
  const int closed = fresh.close();
  return done < 0 ? done : closed;
}

}  // namespace

std::string replaceFile(FileSystem& files, const std::string& path, const void* bytes, std::size_t count) {
  Kind kind{};
  int done = files.look(path, kind);
  if (done < 0) return reason(done);
  if (kind == Kind::folder) return "a folder of that name is in the way";
  if (kind == Kind::other) {
    done = writeToDevice(files, path, bytes, count);
    return done < 0 ? reason(done) : "";
  }
  std::string place = path;
  if (kind == Kind::file) done = files.resolve(path, place);  // a link goes on leading to the file
  if (done < 0) return reason(done);
  const std::string fresh = place + ".new";
  done = writeFresh(files, fresh, bytes, count);
  if (done >= 0) done = files.rename(fresh, place);
  if (done < 0) {
    files.remove(fresh);
    return reason(done);
  }
  done = flushFolder(files, parentOf(place));
  return done < 0 ? reason(done) : "";
}

std::string makeFolder(FileSystem& files, const std::string& folder, bool flushAll) {
  if (folder.empty()) return "the folder has no name";
  for (std::size_t end = folder.find('/', 1);; end = folder.find('/', end + 1)) {
    const std::string part = folder.substr(0, end);
    const int made = files.makeFolder(part);
    Kind kind{};
    if (made < 0) {
      const int looked = files.look(part, kind);
      if (looked < 0) return reason(looked);
      if (kind == Kind::nothing) return reason(made);
      if (kind != Kind::folder) return "a file of that name is in the way";
    }
    const int flushed = made >= 0 || flushAll ? flushFolder(files, parentOf(part)) : 0;
    if (made >= 0 && flushed < 0) return reason(flushed);
    if (end == std::string::npos) return "";
  }
}

}  // namespace armada
