// The rules of a game: pages of paper, a stamp for where each rule comes from, and their contents.
#pragma once

#include "screens/screen.h"

namespace armada {

class RulesScreen final : public Screen {
 public:
  explicit RulesScreen(Console& console) : Screen(console) {}
  void read(const GameUi& ui);
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  Colour footLine() const override;
  std::uint8_t place() const override { return page_; }
  void goTo(std::uint8_t place) override {
    if (place < ui_->pageCount) page_ = place;
  }

 private:
  static constexpr int kSeen = 9;  // lines of the contents in sight

  void drawPage(Canvas& canvas) const;
  void drawContents(Canvas& canvas) const;

  const GameUi* ui_ = nullptr;
  std::uint8_t page_ = 0;
  std::uint8_t line_ = 0;
  std::uint8_t first_ = 0;
  bool contents_ = false;
};

// The y after the last paragraph of a page: at most kPageBottom, or the page is too long.
int pageEnd(const RulesPage& page);
constexpr int kPageBottom = 213;

}  // namespace armada
