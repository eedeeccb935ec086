// Saves as files, one for each name and slot: <folder>/<name>.<slot>.save. A power cut at any moment leaves the old one or
// the new one, whole (whole_file.h). What stands there and cannot be read is never written over: when the player has let go
// of it, it is put aside under a name of its own.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "file_system.h"
#include "platform/platform.h"

namespace armada {

class FileSaves final : public SaveStore {
 public:
  explicit FileSaves(std::string folder, FileSystem& files = systemFiles());

  SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) override;
  bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count) override;

  const std::string& folder() const { return folder_; }
  std::string path(const char* name, int slot) const;
  // Why the last write went wrong, a sentence for the player; empty when it went well.
  const std::string& problem() const { return problem_; }
  // All that is to be told now: that problem, what cannot be read, and what was put aside. A sentence each.
  std::vector<std::string> troubles() const;
  // Whoever has a screen to keep clean asks for troubles() in the end instead of words on standard error.
  void sayLater() { told_ = quiet_ = true; }

 private:
  bool refuse(const std::string& what, const std::string& why);
  void noteUnreadable(const std::string& place, const std::string& why);
  bool putAside(const std::string& place);

  std::string folder_;
  FileSystem& files_;
  std::string problem_;
  std::map<std::string, std::string> unreadable_;  // by path, in words
  std::vector<std::string> aside_;                 // in words
  bool folderMade_ = false;
  bool told_ = false;
  bool quiet_ = false;
};

}  // namespace armada
