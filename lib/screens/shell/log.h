// The game log: what happened, as the reader may know it. Opened, it counts the lines; of their words it keeps those in sight.
#pragma once

#include "rules/kernel/contract.h"
#include "screens/screen.h"
#include "screens/shell/told_lines.h"
#include "session/session.h"

namespace armada {

class LogScreen final : public Screen {
 public:
  explicit LogScreen(Console& console) : Screen(console) {}
  void read(Seat viewer);
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;
  // Counted from the end, where one begins to read: a log grows beyond what a byte tells.
  std::uint8_t place() const override;
  void goTo(std::uint8_t place) override;

 private:
  static constexpr int kSeen = 15;             // lines
  static constexpr std::size_t kStretch = 64;  // moves: so many and those of a page are told again for a page
  static constexpr std::size_t kStretches = kMaxHistory / kStretch + 1;

  void countLines();
  void lookUp();

  Seat viewer_ = 0;
  std::uint16_t lines_ = 0;
  std::uint16_t first_ = 0;
  std::uint16_t linesBefore_[kStretches] = {};  // before the first move of each stretch
  ToldLines<kSeen> page_;
};

}  // namespace armada
