// How Picket Line looks and how presses become moves: the enemy above, the two lines between, your hand below. It draws
// what was observed, animates from events, and acts through its Table alone. Copy it to begin the view of a game.
#pragma once

#include "rules/template_game/state.h"
#include "rules/template_game/template_game.h"
#include "screens/view.h"

namespace armada::template_game {

// What lessons may point at.
enum class Anchor : std::uint8_t { hand, ownLine, enemyLine, points };

class PicketView final : public View {
 public:
  void settle(Table& table) override;
  void happened(Table& table, const Events& events) override;
  bool moving() const override { return events_ != nullptr; }
  void skip(Table& table) override;
  void press(Table& table, Button button) override;
  bool tick(Table& table) override;
  void where(const Table& table, TextOut& right) const override;
  void foot(const Table& table, Foot& foot) const override;
  void draw(const Table& table, Canvas& canvas) const override;
  int retellingTop() const override { return 139; }  // below both lines: they are what moves
  Rect anchor(const Table& table, std::uint8_t anchor) const override;

 private:
  static const State& seen(const Table& table) { return *static_cast<const State*>(table.seen()); }
  static Seat enemyOf(const Table& table) { return otherSeat(table.viewer()); }
  bool mayClose(const Table& table) const;
  void keepCursorInHand(const Table& table);
  void show(Table& table);  // the event at hand, and the sound that goes with it
  void send(Table& table);
  void close(Table& table);

  void drawSide(const Table& table, Canvas& canvas, Seat seat, int y) const;
  void drawLine(const Table& table, Canvas& canvas, Seat seat, int y) const;
  void drawHand(const Table& table, Canvas& canvas) const;
  void drawWords(const Table& table, Canvas& canvas) const;

  std::uint8_t chosen_ = 0;  // in the hand
  bool asked_ = false;       // B was pressed once and asks for a second press
  // What moves: the events of the last move, one after the other. The lines are kept as they were while it lasts.
  const Events* events_ = nullptr;
  std::uint8_t event_ = 0;
  std::uint8_t ticksLeft_ = 0;
  Line shown_[kSeatCount] = {};
};

}  // namespace armada::template_game
