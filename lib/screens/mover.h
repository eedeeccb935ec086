// Who decides for a seat. The play screen asks the mover of the seat whose decision it is, and plays what it says; presses
// become moves only for a seat whose mover has thumbs.
#pragma once

#include "rules/kernel/contract.h"

namespace armada {

class Mover {
 public:
  // A person with the console in their hands. With hidden hands the console is handed over between two of these.
  virtual bool hasThumbs() const { return false; }
  // Asked once a tick while it is this seat's decision and nothing moves; `seen` is what the seat may know, `legal` what may
  // be chosen. kNoMove: not yet.
  virtual Move decide(const Game& game, const void* seen, const MoveList& legal) = 0;
  // A decision of this seat is shown after so many ticks, or a multiple of them: when it was made is nobody's business.
  virtual std::uint32_t ticksToShow(const Game&, const void*, Seat) const { return 1; }

 protected:
  ~Mover() = default;
};

// Decides by the buttons, through the game's view.
class Thumb final : public Mover {
 public:
  bool hasThumbs() const override { return true; }
  Move decide(const Game&, const void*, const MoveList&) override { return kNoMove; }
};

}  // namespace armada
