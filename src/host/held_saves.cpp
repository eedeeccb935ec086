#include "held_saves.h"

#include <cerrno>

#include "whole_file.h"

namespace armada {

namespace {
constexpr const char* kLockName = "/.lock";
}

HeldSaves::HeldSaves(std::string folder, FileSystem& files) : system_(files), files_(std::move(folder), files) {}

// 0 when this program has it now, otherwise -errno. The file stays there when the program ends: whoever took it away would
// take it from under another one.
int HeldSaves::lockFolder() {
  if (!makeFolder(system_, files_.folder()).empty()) return -EROFS;
  const std::string path = files_.folder() + kLockName;
  auto file = std::make_unique<OpenFile>(system_, path, FileSystem::Open::lock);
  if (file->number() == -EACCES) file = std::make_unique<OpenFile>(system_, path, FileSystem::Open::read);
  if (file->number() < 0) return file->number();
  const int locked = system_.lock(file->number());
  if (locked >= 0) lock_ = std::move(file);
  return locked;
}

bool HeldSaves::take() {
  if (!taken_) taken_ = lockFolder() != -EWOULDBLOCK;
  return taken_;
}

SaveRead HeldSaves::read(const char* name, int slot, std::uint8_t* to, std::size_t room) {
  return files_.read(name, slot, to, room);
}

bool HeldSaves::write(const char* name, int slot, const std::uint8_t* from, std::size_t count) {
  return taken_ && trouble_ == SaveTrouble::none && files_.write(name, slot, from, count);
}

}  // namespace armada
