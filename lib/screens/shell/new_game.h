// A new game: its options, the seed, and Start. Values change in place.
#pragma once

#include "rules/kernel/contract.h"
#include "screens/screen.h"
#include "session/session.h"

namespace armada {

class NewGameScreen final : public Screen {
 public:
  static constexpr int kDigits = 6;
  static constexpr Seed kSeeds = 1000000;  // a seed has 6 digits, so that one can tell it to a friend

  explicit NewGameScreen(Console& console) : Screen(console) {}
  void prepare(const GameUi& ui);
  void begin(bool giveUpKept);  // what is kept in its place
  void press(Button button) override;
  bool tick() override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

 private:
  int rowCount() const;  // seats where there are several, options, seed, start
  bool onSeat() const { return row_ < seats_; }
  const OptionSpec& option(int row) const { return ui_->game->options[row - seats_]; }
  void countSeats();
  int persons() const;
  bool onSeed() const { return row_ == rowCount() - 2; }
  bool onStart() const { return row_ == rowCount() - 1; }
  void change(int step);
  void editSeed(Button button);
  void start();  // asks first where something would be lost
  Rect rowArea(int i) const;
  void drawSeed(Canvas& canvas, Rect area, bool chosen) const;
  const char* note() const;

  const GameUi* ui_ = nullptr;
  Options options_{};
  Seating seating_;
  std::uint8_t seats_ = 0;  // that are chosen for; 0 where one plays alone
  Seed seed_ = 0;
  bool chosenSeed_ = false;
  bool editing_ = false;
  std::uint8_t digit_ = 0;
  std::uint8_t row_ = 0;
  LoadResult kept_ = LoadResult::empty;  // in its place
};

}  // namespace armada
