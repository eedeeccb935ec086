// Shows what happened: the events of a move one after the other, on a copy of the counts. The game itself is already
// behind it; nothing here decides anything.
#pragma once

#include <cstdint>

#include "canvas/canvas.h"
#include "rules/stellar_siege/state.h"
#include "screens/stellar_siege/board.h"
#include "screens/view.h"

namespace armada::stellar_siege {

class Replay {
 public:
  static constexpr int kMostTicks = 30;  // of one move, LOOK: nothing waits longer
  static constexpr int kJumpTicks = 4;   // a card goes in jumps

  // Shows a position at rest; nothing moves any more.
  void rest(const State& seen, Seat viewer);
  // Starts from the counts that are shown. The events live until the next move.
  void begin(const Events& events, Table& table);
  bool running() const { return events_ != nullptr; }
  // 1/30 s. true: something looks different now.
  bool tick(Table& table);
  // Everything that is left, at once.
  void finish(Table& table);

  const Shown& shown() const { return shown_; }
  // The latest event that has words; nullptr: none yet.
  const Event* told() const { return running() && told_ != kNone ? &(*events_)[told_] : nullptr; }
  // Over the table: cards on their way, Planets that flash.
  void draw(Canvas& canvas) const;

 private:
  static constexpr std::uint8_t kNone = 0xFF;
  struct Flight {
    std::int16_t fromX, toX;
    std::uint8_t fromY, toY;
    Kind kind;  // unknown: a card back
    bool flies;
  };

  static int ticksOf(const Event& event);
  int ticksFor(const Event& event);
  void plan(Motion motion);
  void next(Table& table);
  void liftOff(const Event& event);
  void land(const Event& event, Table& table);
  void landCards(const Event& event);
  void fly(Point from, Point to, Kind kind);
  void takeFromHand(Seat seat, Kind kind);
  void addToHand(Seat seat, Kind kind, int cards);
  Point chipAt(Seat seat, std::uint8_t planet) const;
  Point handAt(Seat seat, Kind kind) const;
  Point pileAt(Seat seat) const;

  Shown shown_{};
  const Events* events_ = nullptr;
  Flight flight_{};
  std::uint8_t event_ = 0;
  std::uint8_t told_ = kNone;
  std::uint8_t step_ = 0, steps_ = 0;
  std::uint8_t limit_ = 0;     // ticks that all of it may take; 0: at once
  std::uint16_t total_ = 0;    // and that it would take
  std::uint16_t elapsed_ = 0;  // of those, before the event at hand
  Seat viewer_ = 0;
};

}  // namespace armada::stellar_siege
