// The running game: header and foot round the game's view. It is the view's Table, and decides when the console is handed
// over, when a lesson is due and when the game has ended.
#pragma once

#include "rules/kernel/contract.h"
#include "screens/screen.h"

namespace armada {

class PlayScreen final : public Screen, public Table {
 public:
  explicit PlayScreen(Console& console) : Screen(console) {}

  // The session holds a game that nobody looks at yet.
  void enter();
  // The position changed, but not by a move: show it, hand over, or tell the end.
  void positionChanged();
  // The player of this seat holds the console.
  void takeSeat(Seat seat);
  // Nobody looks any more (sleep): hidden hands are covered before the screen lights up again.
  void turnAway();
  bool redo();
  // After the log has used the scratch memory or a setting changed: look again, at rest.
  void refresh();

  // -- Screen
  void shown() override;
  void press(Button button) override;
  bool tick() override;
  bool moving() const override;
  void draw(Canvas& canvas) override;
  void foot(Foot& foot) const override;
  Colour footLine() const override;

  // -- Table
  const Game& game() const override;
  const void* seen() const override { return seen_.at(); }
  Seat viewer() const override { return viewer_; }
  const MoveList& legal() const override { return legal_; }
  bool play(Move move) override;
  bool canUndo() const override;
  bool undo() override;
  void sound(Sound sound) override;
  void toast(const char* words) override;
  void openMenu() override;
  void openLog() override;
  void openEnd() override;
  Motion motion() const override;
  bool askBeforeEndingTurn() const override;
  bool hints() const override;
  std::uint32_t ticks() const override;

 private:
  static constexpr std::uint8_t kRestTicks = 20;  // between the last motion and the end or the hand-over

  View& view() const;
  Seat seatToMove() const;
  bool handsHidden() const;
  bool mustHandOver() const;
  bool leavesSoon() const;  // the end or a hand-over comes after the rest
  bool rested() const;
  void turnPage();  // after a motion: what comes next
  void openLessonIfDue();
  void countIfOver();

  StateBox seen_{};
  MoveList legal_{};
  Seat viewer_ = kNobody;
  std::uint8_t rest_ = 0;
  bool endTold_ = false;
  bool lessonsLooked_ = false;
};

}  // namespace armada
