// The pause menu over the dimmed game. Undo names what it takes back; Leave says that it is saved.
#pragma once

#include "rules/kernel/text.h"
#include "screens/screen.h"

namespace armada {

class PauseScreen final : public Screen {
 public:
  explicit PauseScreen(Console& console) : Screen(console) {}
  void begin();
  void shown() override;
  void press(Button button) override;
  bool tick() override;
  bool opaque() const override { return false; }
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  std::uint8_t place() const override { return at_; }
  void goTo(std::uint8_t place) override {
    if (place < rowCount()) at_ = place;
  }

 private:
  enum class Row : std::uint8_t { resume, undo, redo, rules, log, settings, players, suggest, again, share, leave };
  static constexpr int kRows = 11;

  bool offered(Row row) const;
  bool stands(Row row) const;
  bool useful(Row row) const;
  int rowCount() const;
  Row rowAt(int i) const;
  void nameUndo();
  void nameDeal();
  void namePlayers();
  const char* whyNoUndo() const;
  const char* whyNoHint() const;
  bool gameOver() const;
  const char* nameOf(Row row) const;
  const char* valueOf(Row row) const;
  void act(Row row);
  void rememberStep(Row row);

  std::uint8_t at_ = 0;
  std::uint8_t opening_ = 0;
  bool saved_ = false;
  Row stepped_ = Row::resume;      // undo or redo, when that was the last thing done
  std::uint32_t changesThen_ = 0;  // of the session, after it
  Text<24> undoName_;
  Text<20> deal_;
  Text<28> players_;  // who plays
};

}  // namespace armada
