// The running game: header and foot round the game's view. It acts on what the view says a press means, asks the movers of
// the seats, lets the player of events show what happened, and decides when the console is handed over, when what happened is
// retold, when a lesson is due and when the game has ended. What a person sees of a computer's turn is in play_watching.cpp.
#pragma once

#include "rules/kernel/contract.h"
#include "screens/mover.h"
#include "screens/screen.h"
#include "screens/shell/retelling.h"

namespace armada {

class PlayScreen final : public Screen {
 public:
  explicit PlayScreen(Console& console);

  // Who decides for a seat, whatever the session's seating says, from the next decision on. It must live as long as it
  // sits there.
  void seatMover(Seat seat, Mover& mover) {
    movers_[seat] = &mover;
    thinkAnew();
  }
  // The session's seating is another one: it holds when the game is looked at again.
  void seatingChanged() { seatingChanged_ = true; }
  std::uint8_t persons() const;  // a bit for each seat with thumbs
  // No person plays: the game shows itself.
  bool isDemonstration() const { return thumbs() == 0; }
  // The session holds a game that nobody looks at yet.
  void enter();
  // The position changed, but not by a move: show it, hand over, or tell the end.
  void positionChanged(Arrival how = Arrival::anew);
  // The player of this seat holds the console: what happened since their last move is retold first.
  void takeSeat(Seat seat);
  // Nobody looks any more (sleep): hidden hands are covered before the screen lights up again.
  void turnAway();
  // Who holds the console takes back, nobody else: to their own last decision, over what computers did since.
  bool canUndo() const;
  std::size_t undoTarget() const { return undoTo_; }  // the number of the move that undo goes back to
  bool undo(Arrival how = Arrival::anew);
  // By a button of the view: what they decided themselves. Another person's step is taken back in the menu, which names it.
  bool canTakeBack() const;
  bool canRedo() const;
  bool liesOnTable() const { return onTable_; }  // before everybody's eyes
  bool canSuggest() const;                       // the player is at a decision
  bool redo();
  void openLog();
  void openEnd();  // the game is over and its last motion has been seen
  // What the player who holds the console was taught in this game, one bit a lesson.
  std::uint32_t& lessonsSeen() const;

  // What the view knows now.
  PlayContext context() const;
  const void* seen() const { return seen_.at(); }
  Seat viewer() const { return viewer_; }
  // Whose knowledge may be on the screen: the viewer's, or nobody's while the console lies on the table.
  Seat eyes() const { return onTable_ ? kNobody : viewer_; }
  const MoveList& legal() const { return legal_; }
  bool retelling() const { return retelling_.running(); }
  bool watching() const { return retelling_.live(); }  // a computer has its turn, or what it did is still to be read
  bool theirTurn() const { return seatToMove() != viewer_; }
  bool handsHidden() const;  // two or more play, and nobody may see the others' cards
  View& view() const;
  // A move of whoever decides: the rules apply it, and its events are shown. false: refused.
  bool play(Move move);

  // -- Screen
  void shown() override;
  void press(Button button) override;
  bool tick() override;
  bool moving() const override { return player_.running(); }
  void prepare() override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

 private:
  static constexpr std::uint8_t kRestTicks =
      20;  // between the last motion and the end, the hand-over or a mover's move
  static constexpr std::uint8_t kTellTicks = 15;     // between two moves that are retold
  static constexpr std::uint8_t kStepTicks = 30;     // between two moves of a computer
  static constexpr std::uint8_t kLongEnough = 0xFF;  // whatever is to be read: the player said so
  static constexpr std::uint8_t kThinkingTicks = 9;  // so long a computer may think before it is said that it does,
  static constexpr std::uint8_t kReadTicks = 6;      // and so long that stays at least

  const Game& game() const;
  Motion motion() const;
  Seat seatToMove() const;
  bool hasThumbs(Seat seat) const { return movers_[seat]->hasThumbs(); }
  int thumbs() const;
  bool computersPlay() const;
  void sitAsSeated();  // movers from the session's seating
  void findUndo();
  void findUndo(Seat lastMover);
  Seat nextThumb(Seat from) const;  // this seat or the next one with thumbs; seat 0 when there is none
  Seat whoShallLook() const;
  bool isOpenToAll() const;  // the decision at hand is made before everybody's eyes
  void putOnTable();         // if the decision at hand is made there
  bool mustHandOver() const;
  Move evidentMove() const;  // kNoMove: the console is handed over
  bool leavesSoon() const;   // the end or a hand-over comes after the rest
  bool rested() const;
  void look(Arrival how);
  void remindView();
  void act(const Intent& intent);
  void askBeforeLosing(Move move);
  void loseAfterAll();  // the player said so
  void show(const Events& events, Seat mover);
  void followPlayer();  // after the player of events did something: its sound, and its end
  void skipMotion();
  void goOnAtRest();   // nothing moves: what comes next
  bool playObvious();  // true: a move that is no decision was made
  Move decisionOf(Seat seat);
  void askMover(Seat seat);
  void playUnnoticed(Move move);
  void tellNext();
  void tellWhenRested();
  void tellAll();
  Rect retellingPanel() const;
  void pressWhileRetelling(Button button);
  void hintsWhileRetelling(ButtonHints& hints) const;
  // -- a computer's turn
  Rect watchingPanel() const { return view().watchingArea(context()); }
  bool saidAll() const;  // and it is for the person to go on
  bool endStands() const;
  void watch(Seat seat);
  void watched();  // a move was made meanwhile
  bool saysItThinks() const;
  bool watchingLooksDifferent() const;
  void thinkAnew();
  std::uint8_t percentThought() const;  // for the bar
  void endWatching();
  void pressWhileWatching(Button button);
  void pressWhileLooking(Button button);
  void hintsWhileWatching(ButtonHints& hints) const;
  void drawWatching(Canvas& canvas) const;

  void openLessonIfDue();
  void countIfOver();

  StateBox seen_{};
  StateBox shown_{};  // as far as the player of events has come
  EventPlayer player_;
  Retelling retelling_;
  MoveList legal_{};
  Move losing_ = kNoMove;  // what the player was asked about
  Thumb thumb_;
  Mover* movers_[kMaxSeats];
  Seat viewer_ = kNobody;
  bool onTable_ = false;       // nobody holds the console alone
  std::size_t seenByAll_ = 0;  // so many moves everybody watched; none of them is retold
  std::uint8_t rest_ = 0;
  std::size_t undoTo_ = 0;
  Seat undoBy_ = kNobody;            // whose move that is
  std::uint32_t thinkingTicks_ = 0;  // since somebody last saw a decision, until the next is to be seen
  std::uint32_t ticksToShow_ = 1;    // see Mover
  bool decided_ = false;             // and all may know it
  std::uint8_t shownPercent_ = 0;    // of the thought, in its bar
  bool seatingChanged_ = false;
  bool hurries_ = false;  // until the computers' turn is over nothing rests and nothing moves
  bool looksRound_ = false;
  Text<64> theirQuestion_;
  bool endTold_ = false;
  bool lessonsLooked_ = false;
};

}  // namespace armada
