// The retelling: who takes the console sees what happened since their own last move, move by move, as they may know it.
// Stored are where it stands and the lines in sight: the session's moves are played again aside. Live, it follows the moves of
// computers as they are made.
#pragma once

#include "rules/kernel/contract.h"
#include "screens/screen.h"
#include "screens/shell/told_lines.h"

namespace armada {

class Retelling {
  static constexpr int kTitleHeight = 19, kLead = 11;
  static constexpr int kMostLines = (kRetellingPanel.h - kTitleHeight - 4) / kLead;

 public:
  // Looks for the moves after the seat's last own one, all that are known if it never moved, but for the first `watched` of the
  // game, and puts what the seat saw before the first of them into `seen`. Lines will stand in `panel`. false: there are none,
  // and `seen` is as it was.
  bool begin(Console& console, Seat seat, std::size_t watched, StateBox& seen, Rect panel);
  // The next move: `seen` after it, its events as the seat sees them into the console's, its lines into the panel.
  void next(Console& console, StateBox& seen);
  void tellAll(Console& console, StateBox& seen);  // `seen` is the position proper afterwards
  void end() { running_ = false; }
  // The viewer watches the moves of others from here on; those from number `from` on are told already.
  void follow(Console& console, Seat viewer, std::size_t from, Rect lines);
  void grew(Console& console);                // one more move was made, and is told
  void moveTo(Console& console, Rect lines);  // live: where the lines stand
  bool live() const { return running_ && live_; }
  Seat mover() const { return mover_; }  // whose move was told last
  bool saysNothing() const { return lines_ == 0; }
  bool bringsNews() const { return news_; }  // live: more than goes without saying, see GameUi::worthNaming
  bool running() const { return running_; }
  bool allTold() const { return told_ == upTo_; }

  // The lines in their panel, or live the lines alone; up and down move through them when all is told. true: something moved.
  void draw(const Console& console, Canvas& canvas) const;
  void drawLines(const Console& console, Canvas& canvas) const;
  bool scroll(Console& console, Button button);
  bool scrolls() const { return lines_ > linesSeen(); }

 private:
  int linesSeen() const;
  // A box in the mover's colour stands before the words. Where there is little room all margins are less.
  bool narrow() const { return panel_.w < 150; }
  bool low() const { return live_ && panel_.h < 50; }
  int indent() const { return narrow() ? 12 : 18; }
  int wordsWidth() const { return panel_.w - indent() - (narrow() ? 7 : 10); }
  int titleHeight() const { return low() ? 4 : live_ ? 6 : kTitleHeight; }
  int topLine() const { return scrolls() ? lines_ - linesSeen() - back_ : 0; }
  int wrapped(Console& console, std::size_t from, std::size_t upTo);  // lines of these moves
  void countLines(Console& console, std::size_t from);
  void lookUp(Console& console);

  Seat seat_ = kNobody;
  Seat mover_ = kNobody;  // whose move is told
  bool running_ = false;
  bool live_ = false;
  bool news_ = false;
  bool hasMoved_ = false;        // the seat has a last own move
  std::uint16_t from_ = 0;       // the first move that is told
  std::uint16_t told_ = 0;       // behind the last that was told
  std::uint16_t upTo_ = 0;       // behind the last that will be
  std::uint16_t lines_ = 0;      // told so far
  std::uint16_t fresh_ = 0;      // the first that was told last
  std::uint16_t freshFrom_ = 0;  // the move that it belongs to
  std::uint16_t back_ = 0;       // lines that the panel was moved up from the newest
  Rect panel_{};
  ToldLines<kMostLines> page_;
};

}  // namespace armada
