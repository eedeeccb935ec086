// What happened in a session, as somebody may know it. Nothing of it is stored: the moves are played again aside, in memory of
// its own, and told by the game's words.
#pragma once

#include "session/session.h"

namespace armada {

class Chronicle {
 public:
  explicit Chronicle(const Session& session) : session_(session) {}

  // Calls tell(mover, firstOfTheMove, words) for every event with words that the viewer may see, of the moves from number
  // `from` to before number `upTo`, in the words for its reader.
  template <class Tell>
  void tell(Seat viewer, std::size_t from, std::size_t upTo, Tell tell) {
    const Seat reader = readerFor(viewer);
    session_.stateBefore(from, state_);
    for (std::size_t i = from; i < upTo; ++i) {
      const Seat mover = replay(i, viewer);
      bool first = true;
      for (const Event& event : events_) {
        if (!event.isFor(viewer) || !narrate(event, reader)) continue;
        told_ = &event;
        toldMove_ = i;
        tell(mover, first, words_.c_str());
        first = false;
      }
    }
  }
  // Who is spoken to as "you" where the viewer's knowledge is shown: the viewer, if that is a person who looks alone; else kNobody.
  Seat readerFor(Seat viewer) const;
  const Event& told() const { return *told_; }        // the event whose words are being told
  const void* behind() const { return seen_.at(); }   // what the viewer sees behind its move
  std::size_t toldMove() const { return toldMove_; }  // and the number of its move

  // The same of all moves for who looks for something late: the last ones first and, unless that is `enough`, then those
  // before them. So nobody begins at the beginning of a long game without need.
  template <class Tell, class Enough>
  void tellLateFirst(Seat viewer, Tell tell, Enough enough) {
    this->tell(viewer, late(), session_.moveCount(), tell);
    if (!enough()) this->tell(viewer, 0, late(), tell);
  }
  // Behind the last move that this seat made; 0 when it made none that is known.
  std::size_t behindLastMoveOf(Seat seat);
  // The last move of a seat in this set (a bit each) that undo may go back to, over all that was made since;
  // moveCount() when there is none, because none was made or what came of it is sealed. `by` is who made it.
  std::size_t lastToTakeBack(std::uint8_t seats, Seat& by);
  // Whether the viewer would notice this move, which is legal: something happens that they may see, or another seat decides.
  bool isNoticed(Move move, Seat viewer);
  // What the viewer sees before move number `move`, and after it with what they see of its events.
  void before(std::size_t move, Seat viewer, StateBox& seen);
  void after(std::size_t move, Seat viewer, StateBox& seen, Events& events);

 private:
  std::size_t late() const;  // the number of the first move that a look at the last ones begins with
  std::size_t behindLastMoveOf(Seat seat, std::size_t from, std::size_t upTo);
  Seat replay(std::size_t move, Seat viewer);
  bool narrate(const Event& event, Seat reader);

  const Session& session_;
  StateBox state_{};
  StateBox seen_{};
  EventBuffer<kMaxEventsAMove> events_;
  const Event* told_ = nullptr;
  std::size_t toldMove_ = 0;
  Text<128> words_;
};

}  // namespace armada
