// The running game: header and foot round the game's view. It is the view's Table, and decides when the console is handed
// over, when what happened is retold, when a lesson is due and when the game has ended.
#pragma once

#include "rules/kernel/contract.h"
#include "screens/screen.h"
#include "screens/shell/retelling.h"

namespace armada {

class PlayScreen final : public Screen, public Table {
 public:
  explicit PlayScreen(Console& console) : Screen(console) {}

  // The session holds a game that nobody looks at yet.
  void enter();
  // The position changed, but not by a move: show it, hand over, or tell the end.
  void positionChanged();
  // The player of this seat holds the console: what happened since their last move is retold first.
  void takeSeat(Seat seat);
  // Nobody looks any more (sleep): hidden hands are covered before the screen lights up again.
  void turnAway();
  bool canRedo() const;
  bool redo();
  // What the player who holds the console was taught in this game, one bit a lesson.
  std::uint32_t& lessonsSeen() const;
  // Looks again, at rest.
  void refresh();

  // -- Screen
  void shown() override;
  void press(Button button) override;
  bool tick() override;
  bool moving() const override;
  void prepare() override;
  void draw(Canvas& canvas) const override;
  void foot(Foot& foot) const override;
  int toastTop() const override;
  Colour footLine() const override;

  // -- Table
  const Game& game() const override;
  const void* seen() const override { return seen_.at(); }
  Seat viewer() const override { return viewer_; }
  const MoveList& legal() const override { return legal_; }
  bool retelling() const override { return retelling_.running(); }
  bool play(Move move) override;
  bool canUndo() const override;  // who holds the console takes back, nobody else
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
  static constexpr std::uint8_t kTellTicks = 15;  // between two moves that are retold

  View& view() const;
  Seat seatToMove() const;
  bool handsHidden() const;
  bool mustHandOver() const;
  bool leavesSoon() const;  // the end or a hand-over comes after the rest
  bool rested() const;
  void turnPage();  // after a motion: what comes next
  void tellNext();
  void tellWhenRested();
  void tellAll();
  Rect retellingPanel() const;
  void pressWhileRetelling(Button button);
  void footWhileRetelling(Foot& foot) const;
  void openLessonIfDue();
  void countIfOver();

  StateBox seen_{};
  Retelling retelling_;
  MoveList legal_{};
  Seat viewer_ = kNobody;
  std::uint8_t rest_ = 0;
  bool endTold_ = false;
  bool lessonsLooked_ = false;
};

}  // namespace armada
