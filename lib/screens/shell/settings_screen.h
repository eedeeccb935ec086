// The settings: one line one thing, a sentence about the chosen one below, values change in place.
#pragma once

#include "rules/kernel/text.h"
#include "screens/screen.h"

namespace armada {

class SettingsScreen final : public Screen {
 public:
  explicit SettingsScreen(Console& console) : Screen(console) {}
  void shown() override;
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  std::uint8_t place() const override { return at_; }
  void goTo(std::uint8_t place) override {
    at_ = place;
    shown();
  }

  enum class Row : std::uint8_t {
    brightness,
    sound,
    motion,
    hints,
    ask,
    sleep,
    repeat,
    swap,
    battery,
    teach,
    erase,
    about
  };
  static constexpr int kRows = 12;

 private:
  static constexpr int kSeen = 6;

  bool change(Row row, int step);  // false: nothing to change there
  void act(Row row);
  bool canAdjust() const;  // the panel: then there is a test picture behind the brightness
  Row row() const { return static_cast<Row>(at_); }
  const char* sentence() const;  // about the chosen one

  std::uint8_t at_ = 0;
  std::uint8_t first_ = 0;
};

}  // namespace armada
