// Saves as files, one for each name and slot: <folder>/<name>.<slot>.save. A new one is written beside the old one, brought
// to the disk and then put in its place, so that a power cut leaves one of the two whole.
#pragma once

#include <string>

#include "platform/platform.h"

namespace armada {

class FileSaves final : public SaveStore {
 public:
  explicit FileSaves(std::string folder);

  SaveRead read(const char* name, int slot, std::uint8_t* to, std::size_t room) override;
  bool write(const char* name, int slot, const std::uint8_t* from, std::size_t count) override;

  const std::string& folder() const { return folder_; }
  std::string path(const char* name, int slot) const;
  // Why the last write went wrong, a sentence for the player; empty when it went well.
  const std::string& problem() const { return problem_; }
  // Whoever has a screen to keep clean asks for problem() instead of words on standard error.
  void sayLater() { told_ = quiet_ = true; }

 private:
  bool refuse(const std::string& what, const std::string& why);

  std::string folder_;
  std::string problem_;
  bool told_ = false;
  bool quiet_ = false;
};

}  // namespace armada
