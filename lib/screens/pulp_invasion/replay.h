// Shows what happened: the events of a move one after the other, on a copy of the table. It stops where something must be
// read before the table changes: after the cubes of an Evade, and at the end of a search. Nothing here decides anything.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/pulp_invasion/state.h"
#include "screens/pulp_invasion/board.h"
#include "screens/view.h"

namespace armada::pulp_invasion {

class Replay {
 public:
  static constexpr int kMostTicks = 30;    // in one go, LOOK: nothing waits longer
  static constexpr int kCubeTicks = 8;     // a cube out of the bag
  static constexpr int kRestTicks = 6;     // and its rest
  static constexpr int kChangeTicks = 12;  // a number
  static constexpr std::size_t kKnownCubes = 16;
  static constexpr std::size_t kMostPulled = 6;

  // Shows a position at rest, and what is remembered there: the cubes of its search, and the words of the last move. A new
  // position remembers nothing, a step back only the cubes.
  enum class Memory : std::uint8_t { nothing, cubes, all };
  void rest(const State& seen, Memory memory = Memory::nothing);
  // Starts from what is shown. The events live until the next move.
  void begin(const Events& events, Table& table);
  bool running() const { return events_ != nullptr && !paused_; }
  // It waits for a button; `goOn` shows the rest.
  bool paused() const { return events_ != nullptr && paused_; }
  void goOn(Table& table);
  // 1/30 s. true: something looks different now.
  bool tick(Table& table);
  // All up to the next stop, at once.
  void finish(Table& table);

  const Shown& shown() const { return shown_; }
  // The latest event that had words, of this move or, at rest, of the last one; nullptr: none.
  const Event* told() const { return hasTold_ ? &told_ : nullptr; }
  const Event* now() const { return running() && steps_ > 0 ? &(*events_)[event_] : nullptr; }
  // The number that changes now.
  Change change() const;
  // The Planet is being searched: the other scene.
  bool searching() const { return searching_; }
  // Cube `i` of this search as a Cube, 0xFF if it is not known any more.
  std::uint8_t cubeOfSearch(std::size_t i) const { return i < kKnownCubes ? known_[i] & 15u : 15u; }
  // The cubes of the Evade that is shown, in order.
  const List<std::uint8_t, kMostPulled>& pulled() const { return pulled_; }
  // A cube on its way out of the bag: 0..kCubeTicks, kCubeTicks when it lies still.
  int cubeStep() const;
  // Over the table: cards on their way, things that flash.
  void draw(Canvas& canvas) const;

 private:
  static constexpr std::uint8_t kNone = 0xFF;
  static constexpr std::uint8_t kForgotten = 0xFF;

  static int ticksOf(const Event& event);
  bool stopsAt(std::size_t i, const Table& table) const;
  int ticksFor(const Event& event);
  void plan(const Table& table);
  void next(Table& table, bool past = false);  // past: a stop that was seen
  void liftOff(const Event& event);
  void land(const Event& event, Table& table);
  void landLine(const Event& event);
  void landCubes(const Event& event, Table& table);
  void landDice(const Event& event, Table& table);
  void clearRound();
  void noteCube(std::uint8_t cube, std::size_t number);
  void putBack(std::uint8_t cube);

  Shown shown_{};
  const Events* events_ = nullptr;
  std::uint8_t known_[kKnownCubes] = {};  // low: the cube; high: the second of two, 15 none
  List<std::uint8_t, kMostPulled> pulled_{};
  std::uint8_t event_ = 0;
  std::uint8_t step_ = 0, steps_ = 0;
  std::uint8_t limit_ = 0;     // ticks that this go may take; 0: at once
  std::uint16_t total_ = 0;    // and that it would take
  std::uint16_t elapsed_ = 0;  // of those, before the event at hand
  Event told_{};
  bool hasTold_ = false;
  bool paused_ = false;
  bool searching_ = false;
};

}  // namespace armada::pulp_invasion
