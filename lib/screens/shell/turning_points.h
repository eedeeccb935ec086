// The turning points of a game that is over: up to three moves that cost the player most, each with the position, what was
// played and what was better, and the chance to win over the whole game. Thought out while the screen lives. A plays on from
// there.
#pragma once

#include "screens/look_back.h"
#include "screens/screen.h"

namespace armada {

class TurningPointsScreen final : public Screen {
 public:
  explicit TurningPointsScreen(Console& console) : Screen(console) {}
  void look(Seat seat);
  void press(Button button) override;
  bool tick() override;
  void prepare() override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

  bool isTold() const { return shownPercent_ == kAllPercent; }  // all is judged, and shown
  const LookBack& judged() const { return lookBack_; }          // for tests

 private:
  static constexpr std::uint8_t kAllPercent = 100;

  void turnTo(std::size_t point);
  void aim();
  PlayContext context() const;
  const TurningPoint& point() const { return lookBack_.at(at_); }
  bool hasPoints() const { return isTold() && lookBack_.count() > 0; }
  bool ofAPerson() const;  // what is judged is the player's own game
  int wordLines() const;
  Rect lineArea() const;
  void leave();
  void sayWhere(TextOut& right) const;
  void drawThinking(Canvas& canvas) const;
  void drawSummary(Canvas& canvas) const;
  void drawMove(Canvas& canvas, Rect area, bool better) const;
  void drawLine(Canvas& canvas, Rect area) const;
  void drawDrop(Canvas& canvas, Rect area) const;

  LookBack lookBack_;
  EventPlayer still_;  // nothing moves
  StateBox seen_{};
  MoveList legal_{};
  Text<128> words_[2];         // played, better
  std::uint32_t changes_ = 0;  // of the session that was looked at; 0: none
  std::uint8_t at_ = 0;
  std::uint8_t shownPercent_ = 0;
  bool better_ = true;  // which one is previewed
  bool table_ = false;  // the table alone
};

}  // namespace armada
