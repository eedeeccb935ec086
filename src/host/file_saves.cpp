// Saves as files. Says what went wrong once on standard error, and play goes on.
#include "file_saves.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "whole_file.h"

namespace armada {
namespace {

// A save's name becomes a file's name: letters that mean something to a path have no place in it.
bool nameFits(const char* name) {
  const std::size_t length = std::strlen(name);
  return length > 0 && length <= kMaxSaveName && std::strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_-") == length;
}

// "" when all of it was read, otherwise why not.
std::string readAll(FileSystem& files, int file, std::uint8_t* to, std::size_t room, std::size_t& got) {
  for (got = 0;;) {
    std::uint8_t beyond = 0;
    const bool full = got == room;
    const long more = full ? files.read(file, &beyond, 1) : files.read(file, to + got, room - got);
    if (more < 0) return reason(static_cast<int>(more));
    if (more == 0) return "";
    if (full) return "it is larger than a save can be";
    got += static_cast<std::size_t>(more);
  }
}

// What stands at a path, and why it cannot be read. Only where nothing is to be found there is no save.
SaveRead fetch(FileSystem& files, const std::string& path, std::uint8_t* to, std::size_t room, std::string& why) {
  FileSystem::Kind kind{};
  const int looked = files.look(path, kind);
  if (looked < 0) {
    why = looked == -ENOENT ? "it is a link that leads nowhere" : reason(looked);
    return kUnreadableSave;
  }
  if (kind == FileSystem::Kind::nothing) return kNoSave;
  if (kind != FileSystem::Kind::file) {
    why = kind == FileSystem::Kind::folder ? "it is a folder" : "it is not a file";
    return kUnreadableSave;
  }
  const OpenFile file(files, path, FileSystem::Open::read);
  std::size_t count = 0;
  why = file.number() < 0 ? reason(file.number()) : readAll(files, file.number(), to, room, count);
  return why.empty() ? foundSave(count) : kUnreadableSave;
}

}  // namespace

FileSaves::FileSaves(std::string folder, FileSystem& files) : folder_(std::move(folder)), files_(files) {}

std::string FileSaves::path(const char* name, int slot) const {
  return folder_ + "/" + name + "." + std::to_string(slot) + ".save";
}

SaveRead FileSaves::read(const char* name, int slot, std::uint8_t* to, std::size_t room) {
  if (!nameFits(name) || slot < 0 || slot > 1) return kNoSave;
  const std::string place = path(name, slot);
  std::string why;
  const SaveRead got = fetch(files_, place, to, room, why);
  if (got.unreadable())
    noteUnreadable(place, why);
  else
    unreadable_.erase(place);
  return got;
}

// Where one cannot be read others often cannot either, for the same reason: the first one is told.
void FileSaves::noteUnreadable(const std::string& place, const std::string& why) {
  const bool first = unreadable_.empty();
  unreadable_[place] = "Cannot be read: " + place + ": " + why + ". It is left as it is.";
  if (first && !quiet_) std::fprintf(stderr, "armada: %s\n", unreadable_[place].c_str());
}

std::vector<std::string> FileSaves::troubles() const {
  std::vector<std::string> all;
  if (!problem_.empty()) all.push_back(problem_);
  for (const auto& each : unreadable_) all.push_back(each.second);
  all.insert(all.end(), aside_.begin(), aside_.end());
  return all;
}

// x.save becomes x.save.kept, or x.save.kept-2 where that is taken.
bool FileSaves::putAside(const std::string& place) {
  std::string aside = place + ".kept";
  FileSystem::Kind kind{};
  for (int n = 2;; ++n) {
    if (files_.look(aside, kind) < 0) return false;
    if (kind == FileSystem::Kind::nothing) break;
    aside = place + ".kept-" + std::to_string(n);
  }
  if (files_.rename(place, aside) < 0) return false;
  unreadable_.erase(place);
  aside_.push_back("Moved aside: what could not be read is now " + aside + ".");
  if (!quiet_) std::fprintf(stderr, "armada: %s\n", aside_.back().c_str());
  return true;
}

bool FileSaves::write(const char* name, int slot, const std::uint8_t* from, std::size_t count) {
  if (!nameFits(name) || slot < 0 || slot > 1 || count == 0 || count > kMaxSaveBytes)
    return refuse(name, "this is not a console's save");
  const std::string missing = makeFolder(files_, folder_, !folderMade_);
  if (!missing.empty()) return refuse(folder_, missing);
  folderMade_ = true;
  std::uint8_t before[kMaxSaveBytes];
  std::string why;
  const bool kept = fetch(files_, path(name, slot), before, sizeof before, why).unreadable();
  if (!kept || putAside(path(name, slot))) why = replaceFile(files_, path(name, slot), from, count);
  if (!why.empty()) return refuse(path(name, slot), why);
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
