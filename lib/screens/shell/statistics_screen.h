// How the games of one kind went, in numbers.
#pragma once

#include "screens/screen.h"

namespace armada {

struct GameRecord;

class StatisticsScreen final : public Screen {
 public:
  explicit StatisticsScreen(Console& console) : Screen(console) {}
  void count(const GameUi& ui);
  void erase();  // the numbers in sight
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

 private:
  void turn(int step);
  void drawSolitaire(Canvas& canvas, const GameRecord& record) const;
  void drawSeats(Canvas& canvas, const GameRecord& record) const;

  const GameUi* ui_ = nullptr;
  std::uint8_t seats_ = 1;
};

}  // namespace armada
