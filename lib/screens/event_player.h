// The player of events: shows what happened in a move, event by event, on a copy of the position. It owns the clock of all
// motion and knows no game: how long an event takes, how it sounds and what is seen of it stands in the table of the game's
// view, one row a kind of event. Without a table it jumps to the end.
#pragma once

#include <cstddef>
#include <cstdint>

#include "canvas/canvas.h"
#include "rules/kernel/bounds.h"
#include "rules/kernel/contract.h"
#include "screens/sounds.h"

namespace armada {

class View;

enum class Motion : std::uint8_t { full, brief, off };

// Where the showing of a move stands. Positions are of the game's State.
struct Scene {
  const void* seen = nullptr;  // after the move, as the viewer sees it
  void* shown = nullptr;       // as shown so far
  Seat viewer = kNobody;
  std::uint8_t step = 0, steps = 0;  // ticks of the event at hand: so many of so many have passed
  bool atOnce = false;               // nothing is seen to move: motion is off, or skipped
  Colour mark = kPaper;              // of the brackets around what happens

  bool bright() const { return step / 2 % 2 == 0; }  // of things that flash
  // On the way, in three jumps or as many as there is time for.
  Point jump(Point from, Point to) const;
};

// Something on its way; it is drawn with its middle at `at`.
struct Flight {
  Point from, to;
  void (*draw)(Canvas& canvas, Point at, std::uint8_t piece);
  std::uint8_t piece;
  bool hits = false;  // ends with a flash of white, where there is time
};

// What an event looks and sounds like: a row of a game's table, which follows the enum of its events.
struct Cue {
  std::uint8_t ticks = 0;         // at full motion; 0: it takes no time
  Sound sound = Sound::none;      // when it is over
  Sound otherwise = Sound::none;  // the same, where View::soundsOtherwise says so
  std::uint8_t weight = 1;        // of sounds at once the weightiest is heard; 0: only what is seen to move
  // From where to where, asked before anything has left its place. false: not this time.
  bool (*flies)(const Scene& scene, const Event& event, Flight& flight) = nullptr;
  Rect (*flashes)(const Scene& scene, const Event& event) = nullptr;                // {0,0,0,0}: nothing
  void (*draws)(Canvas& canvas, const Scene& scene, const Event& event) = nullptr;  // whatever else is seen
};
struct CueTable {
  const Cue* rows = nullptr;
  std::uint8_t count = 0;
  std::uint8_t pause = 0;  // ticks of rest between two motions, at most, where there is time
};

class EventPlayer {
 public:
  static constexpr int kMostTicks = 30;  // in one go, LOOK: nothing waits longer

  // What is shown is the position itself, and nothing is remembered.
  void rest();
  // Shows the events from scene.shown on, which it carries along; they live until the next move. `mayStop`: somebody is
  // there who goes on by a button.
  void begin(const Game& game, View& view, const Events& events, const Scene& scene, Motion motion, bool mayStop);
  bool running() const { return events_ != nullptr && !paused_; }
  // It waits for a button, so that something can be read; `goOn` shows the rest.
  bool paused() const { return events_ != nullptr && paused_; }
  void goOn();
  // 1/30 s. true: something looks different now.
  bool tick();
  // All up to the next stop, at once.
  void finish();
  // What is to be heard now, since it was asked last.
  Sound takeSound();

  const Scene& scene() const { return scene_; }
  // The latest event that has words, of this move or, at rest, of the last one; nullptr: none.
  const Event* told() const { return hasTold_ ? &told_ : nullptr; }
  // The one event that is seen to happen, or the first of several; nullptr: none.
  const Event* now() const;
  template <class Visit>
  void eachNow(Visit visit) const {
    if (running() && !landed_) eachOfBeat(visit);
  }
  // What flies and what flashes, over what the view has drawn.
  void draw(Canvas& canvas) const;

 private:
  // Events of one beat happen at the same time.
  template <class Visit>
  void eachOfBeat(Visit visit) const {
    for (std::size_t i = first_; i < behind_; ++i)
      if (beats_[i] == beat_) visit((*events_)[i]);
  }
  const Cue& cueOf(const Event& event) const;
  int ticksOfBeat() const;
  void plan();
  int share(int ticks);
  bool nextBeat();  // false: the last one was shown
  void next();
  void land();
  void hear(const Event& event);
  void note(const Event& event);
  void liftOff(const Event& event);
  void drawEvent(Canvas& canvas, const Event& event) const;

  const Game* game_ = nullptr;
  View* view_ = nullptr;
  const Events* events_ = nullptr;
  Scene scene_;
  Motion motion_ = Motion::off;
  std::uint8_t beats_[kMaxEventsAMove] = {};
  std::uint8_t beat_ = 0;                // that is shown
  std::uint8_t first_ = 0, behind_ = 0;  // events of this go: up to the next stop
  std::uint8_t limit_ = 0, pause_ = 0;
  std::uint16_t total_ = 0, elapsed_ = 0;
  bool begun_ = false;  // a beat of this go is shown
  bool landed_ = true;
  bool paused_ = false;
  bool mayStop_ = false;
  bool ended_ = false;  // all was shown, and read if it is to be
  bool hasTold_ = false;
  bool flies_ = false;
  Flight flight_{};
  Sound sound_ = Sound::none;
  std::uint8_t weight_ = 0;
  Event told_{};
};

}  // namespace armada
