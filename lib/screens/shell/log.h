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
    tellMoves(viewer, 0, moves(), tell);
  }
  // The same for the moves from number `from` to before number `upTo`.
  template <class Tell>
  void tellMoves(Seat viewer, std::size_t from, std::size_t upTo, Tell tell) {
    goTo(from);
    for (std::size_t i = from; i < upTo; ++i) {
      const Seat mover = replay(i, viewer);
      bool first = true;
      for (const Event& event : events_) {
        if (!event.isFor(viewer) || !narrate(event)) continue;
        told_ = &event;
        tell(mover, first, words_.c_str());
        first = false;
      }
    }
  }
  const Event& told() const { return *told_; }  // the event whose words are being told

  // Behind the last move that this seat made; 0 when it made none that is known.
  std::size_t behindLastMoveOf(Seat seat);
  // What the viewer sees before move number `move`, and after it with what they see of its events.
  void before(std::size_t move, Seat viewer, StateBox& seen);
  void after(std::size_t move, Seat viewer, StateBox& seen, Events& events);

 private:
  std::size_t moves() const;
  std::size_t behindLastMoveOf(Seat seat, std::size_t from, std::size_t upTo);
  void goTo(std::size_t move);  // the position before it
  Seat replay(std::size_t move, Seat viewer);
  bool narrate(const Event& event);

  const Session& session_;
  StateBox& state_;
  StateBox& seen_;
  Events events_;
  const Event* told_ = nullptr;
  Text<128> words_;
};

class LogScreen final : public Screen {
 public:
  explicit LogScreen(Console& console) : Screen(console) {}
  void read(Seat viewer);
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void foot(Foot& foot) const override;
  Colour footLine() const override;
  // Counted from the end, where one begins to read: a log grows beyond what a byte tells.
  std::uint8_t place() const override;
  void goTo(std::uint8_t place) override;

 private:
  static constexpr int kSeen = 15;  // lines

  Seat viewer_ = 0;
  std::uint16_t lines_ = 0;
  std::uint16_t first_ = 0;
};

}  // namespace armada
