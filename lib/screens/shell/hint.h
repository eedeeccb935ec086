// A hint: the move that the computer would make stands on the table as its preview, with the three best and how many of ten
// games are won after each. Thought out while the screen lives; it knows what the player may know and nothing else.
#pragma once

#include "players/thinker.h"
#include "rules/kernel/contract.h"
#include "screens/look_back.h"
#include "screens/screen.h"

namespace armada {

// Ten blocks, so many of them filled; 59 wide.
void drawOfTen(Canvas& canvas, int x, int y, int count, Colour colour);

class HintScreen final : public Screen {
 public:
  explicit HintScreen(Console& console) : Screen(console) {}
  void ask();  // for the decision that the player is at
  void press(Button button) override;
  bool tick() override;
  bool opaque() const override { return false; }
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

  // For tests.
  bool thinks() const { return count_ == 0; }
  const Candidate& chosen() const { return best_[at_]; }
  std::size_t count() const { return count_; }

 private:
  void answer();
  void preview();
  void close();
  void drawThinking(Canvas& canvas, Rect area) const;
  void drawMoves(Canvas& canvas, Rect area) const;
  void drawOnlyMove(Canvas& canvas, Rect area) const;
  bool isOnlyMove() const;  // nothing was thought about it, and nothing is known of its chances
  void sayMove(TextOut& words) const;
  void sayWhy(TextOut& words, TextOut& figures) const;
  Rect whyArea(Rect area) const;
  void drawWhy(Canvas& canvas, Rect area) const;

  Candidate best_[kMostCandidates] = {};
  Text<20> names_[kMostCandidates];
  Text<128> words_;         // about the chosen one
  std::uint8_t count_ = 0;  // 0: it is still thought about
  std::uint8_t at_ = 0;
  std::uint8_t shownPercent_ = 0;
  bool why_ = false;
};

}  // namespace armada
