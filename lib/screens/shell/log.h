// The game log: what happened, as the reader may know it. Nothing of it is stored: the session's moves are played again
// aside, and the lines in sight are told.
#pragma once

#include "rules/kernel/contract.h"
#include "screens/screen.h"

namespace armada {

class Session;

// Plays the moves of a session again, from the first that is still known, and tells what happened.
class Chronicle {
 public:
  static constexpr std::size_t kScratchBytes = 8 + 2 * kMaxStateBytes + kMaxEventsAMove * sizeof(Event);

  // `scratch`: kScratchBytes.
  Chronicle(const Session& session, std::uint8_t* scratch);

  // Calls tell(mover, firstOfTheMove, words) for every event with words that the viewer may see.
  template <class Tell>
  void tell(Seat viewer, Tell tell) {
    begin();
    for (std::size_t i = 0; i < moves(); ++i) {
      const Seat mover = replay(i, viewer);
      bool first = true;
      for (const Event& event : events_) {
        if (!mayKnow(viewer, event) || !narrate(event)) continue;
        tell(mover, first, words_.c_str());
        first = false;
      }
    }
  }

 private:
  // Nobody in particular (the hand-over) may know what everybody knows.
  static bool mayKnow(Seat viewer, const Event& event) {
    return viewer == kNobody ? event.audience == kEveryone : (event.audience & onlySeat(viewer)) != 0;
  }
  std::size_t moves() const;
  void begin();
  Seat replay(std::size_t move, Seat viewer);
  bool narrate(const Event& event);

  const Session& session_;
  StateBox& state_;
  StateBox& seen_;
  Events events_;
  Text<128> words_;
};

class LogScreen final : public Screen {
 public:
  explicit LogScreen(Console& console) : Screen(console) {}
  void read(Seat viewer);
  void press(Button button) override;
  void draw(Canvas& canvas) override;
  void foot(Foot& foot) const override;
  Colour footLine() const override;

 private:
  static constexpr int kSeen = 15;  // lines

  Seat viewer_ = 0;
  std::uint16_t lines_ = 0;
  std::uint16_t first_ = 0;
};

}  // namespace armada
