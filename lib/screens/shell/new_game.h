// A new game: who plays, its options, the deal, and Start. Values change in place; below them the best score with these options
// and, for a solitaire, the daily deal.
#pragma once

#include "rules/kernel/contract.h"
#include "screens/daily.h"
#include "screens/screen.h"
#include "session/session.h"

namespace armada {

class NewGameScreen final : public Screen {
 public:
  static constexpr int kDigits = 6;

  explicit NewGameScreen(Console& console) : Screen(console) {}
  void prepare(const GameUi& ui);
  void begin(bool giveUpKept);  // what is kept in its place
  void press(Button button) override;
  bool tick() override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;

 private:
  enum class Deal : std::uint8_t { random, seed, daily };

  int rowCount() const;  // seats where there are several, options, the deal, start
  bool onSeat() const { return row_ < seats_; }
  const OptionSpec& option(int row) const { return ui_->game->options[row - seats_]; }
  void countSeats();
  int persons() const;
  bool onDeal() const { return row_ == rowCount() - 2; }
  bool hasDaily() const { return seats_ == 0; }  // where one plays alone
  Day today() const;                             // by the clock; 0: there is none
  Day dealDay() const;                           // of the daily deal that is chosen; 0: there is no such date
  bool digitsCount() const { return deal_ == Deal::seed || (deal_ == Deal::daily && today() == 0); }
  Seed& digits() { return deal_ == Deal::daily ? date_ : seed_; }
  bool onStart() const { return row_ == rowCount() - 1; }
  void change(int step);
  void editDigits(Button button);
  void start();  // asks first where something would be lost
  Rect rowArea(int i) const;
  void drawDeal(Canvas& canvas, Rect area, bool chosen) const;
  void drawDigits(Canvas& canvas, Rect area, bool chosen) const;
  void drawFacts(Canvas& canvas) const;
  void sayDaily(TextOut& words) const;
  const char* note() const;
  const char* noteOnDeal() const;

  const GameUi* ui_ = nullptr;
  Options options_{};
  Seating seating_;
  std::uint8_t seats_ = 0;  // that are chosen for; 0 where one plays alone
  Seed seed_ = 0;
  Seed date_ = 0;  // of the daily deal, as six digits, where no clock knows it
  Deal deal_ = Deal::random;
  bool editing_ = false;
  std::uint8_t digit_ = 0;
  std::uint8_t row_ = 0;
  LoadResult kept_ = LoadResult::empty;  // in its place
};

}  // namespace armada
