// How a front end opens the console. Where another program has the saves it says so and waits for them; whoever does not
// want to wait plays at once, and nothing of that is kept.
#pragma once

#include <cstdint>
#include <string>

#include "front_ends.h"
#include "held_saves.h"
#include "screens/console.h"

namespace armada {

class Opening {
 public:
  Opening(Console& console, HeldSaves& saves, const FrontOptions& options)
      : console_(console), saves_(saves), options_(options) {}

  void begin();
  // Before every frame; `now` in milliseconds.
  void look(std::uint32_t now);

  // For standard error, "" where there is nothing to say: that another program has the saves; and in the end what became
  // of the game, which the console says was saved or not.
  std::string firstWords() const;
  std::string lastWords(bool saved) const;

 private:
  void boot();

  Console& console_;
  HeldSaves& saves_;
  const FrontOptions& options_;
  bool waits_ = false;
  std::uint32_t tried_ = 0;
};

}  // namespace armada
