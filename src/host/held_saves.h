// The saves of a front end. Their folder is held by one program at a time, so that no two write over each other's games;
// the lock is the kernel's and goes with the program, however it ends. Whoever does not hold it may read, and nothing else.
#pragma once

#include <memory>
#include <string>

#include "file_saves.h"
#include "file_system.h"
#include "platform/platform.h"

namespace armada {

class HeldSaves final : public SaveStore {
 public:
  explicit HeldSaves(std::string folder, FileSystem& files = systemFiles());

  // From now on this program may write; false: another one has the folder. Asked again it tries again. A folder that cannot
  // be locked, by its kind or because nothing at all can be written there, is nobody's and may be used.
  bool take();
  // It shall not write, and the console tells the player so.
  void onlyRead() { trouble_ = SaveTrouble::onlyRead; }

  SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) override;
  bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count) override;
  SaveTrouble trouble() const override { return trouble_; }

  FileSaves& files() { return files_; }

 private:
  int lockFolder();

  FileSystem& system_;
  FileSaves files_;
  std::unique_ptr<OpenFile> lock_;
  bool taken_ = false;
  SaveTrouble trouble_ = SaveTrouble::none;
};

}  // namespace armada
