// The few calls of an operating system that saves and pictures need. One function each, so that a test can put a disk of
// its own beneath them: one that fails at any call, or that loses what was not flushed when the power goes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace armada {

class FileSystem {
 public:
  enum class Kind : std::uint8_t { nothing, file, folder, other };  // other: a device, a pipe
  enum class Open : std::uint8_t {
    read,
    fresh,   // to write; made if it is not there, emptied if it is
    device,  // to write to what is there already
    folder,  // to flush it
    lock,    // made if it is not there
  };

  // What stands there, behind all links. Here and below a negative number is -errno: it did not work.
  virtual int look(const std::string& path, Kind& kind) = 0;
  // The same place without any links.
  virtual int resolve(const std::string& path, std::string& place) = 0;
  virtual int open(const std::string& path, Open how) = 0;  // the number for the calls below
  virtual long read(int file, void* to, std::size_t room) = 0;
  virtual long write(int file, const void* from, std::size_t count) = 0;
  virtual int flush(int file) = 0;  // down to the disk
  virtual int close(int file) = 0;
  virtual int rename(const std::string& from, const std::string& to) = 0;
  virtual int remove(const std::string& path) = 0;
  virtual int makeFolder(const std::string& path) = 0;
  // For this program alone, until it closes the file or dies; -EWOULDBLOCK: another program has it.
  virtual int lock(int file) = 0;

 protected:
  ~FileSystem() = default;
};

// The one of this machine.
FileSystem& systemFiles();

// Closes by itself.
class OpenFile {
 public:
  OpenFile(FileSystem& files, const std::string& path, FileSystem::Open how)
      : files_(files), number_(files.open(path, how)) {}
  ~OpenFile() { close(); }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  int number() const { return number_; }  // negative: why it is not open
  int close() {
    const int number = number_;
    number_ = -1;
    return number < 0 ? 0 : files_.close(number);
  }

 private:
  FileSystem& files_;
  int number_;
};

// The words for -errno.
std::string reason(int error);

}  // namespace armada
