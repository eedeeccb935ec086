// How Pew Pew! looks and how presses become moves. The d-pad aims the ship, A fires or confirms, B stays or ends the turn,
// SELECT adds the mine to a move or looks at a space. It draws what was observed and acts through its Table alone.
#pragma once

#include "rules/pew_pew/state.h"
#include "screens/pew_pew/reading.h"
#include "screens/pew_pew/replay.h"
#include "screens/view.h"

namespace armada::pew_pew {

// What lessons may point at.
enum class Anchor : std::uint8_t { ship, ownCard, furthestCard, points, hull, tracks, alien, missile, pew };

class PewPewView final : public View {
 public:
  enum class Mode : std::uint8_t { rest, aim, look, ask };

  void settle(Table& table) override;
  void happened(Table& table, const Events& events) override;
  bool moving() const override { return replay_.running(); }
  void skip(Table& table) override;
  void press(Table& table, Button button) override;
  bool tick(Table& table) override;
  void where(const Table& table, TextOut& right) const override;
  void foot(const Table& table, Foot& foot) const override;
  void prepare(const Table& table) override;
  void draw(const Table& table, Canvas& canvas) const override;
  Rect anchor(const Table& table, std::uint8_t anchor) const override;

  // For tests: what stands on the screen.
  Mode mode() const { return mode_; }
  Move aimed() const { return mode_ == Mode::aim ? moveShip(aim_, mine_) : kNoMove; }
  std::uint8_t lookedDepth() const { return lookDepth_; }
  std::uint8_t lookedSpace() const { return lookSpace_; }
  const Replay& replay() const { return replay_; }

 private:
  static const State& seen(const Table& table) { return *static_cast<const State*>(table.seen()); }

  void enter(Table& table, Mode mode);
  void pressAtRest(Table& table, Button button);
  void pressWhileAiming(Table& table, Button button);
  void pressWhileLooking(Table& table, Button button);
  void pressWhenAsked(Table& table, Button button);
  void aimAt(Table& table, Button button);
  void act(Table& table, Move move);
  void refuse(Table& table, Refusal why);
  void look(Table& table);
  void lookAtNearestAlien(const State& now);
  void stepLook(Button button);
  bool mineOffered(const Table& table) const;
  bool heartOffered(const Table& table) const;
  bool canTakeBack(const Table& table) const;

  void drawAim(const Table& table, Canvas& canvas) const;
  void drawLook(const Table& table, Canvas& canvas) const;
  void drawAsk(const Table& table, Canvas& canvas) const;
  void drawAtRest(Canvas& canvas) const;

  Replay replay_;
  Mode mode_ = Mode::rest;
  Direction aim_ = Direction::up;
  bool mine_ = false;  // is dropped with the aimed move
  std::uint8_t lookDepth_ = 2, lookSpace_ = kCentre;
  std::uint8_t opened_ = 0;  // ticks that the panel has been opening
  Refusal refused_ = Refusal::none;
  Outlook ahead_{};  // of the aimed move and the end of the turn, or of that alone
};

}  // namespace armada::pew_pew
