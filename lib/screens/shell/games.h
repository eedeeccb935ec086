// The games: covers side by side, below them what can be done with the chosen one. Left and right is the game, up and down
// the line. More than three are a ring: the chosen cover stands in the middle, and the others slide past.
#pragma once

#include "rules/kernel/text.h"
#include "screens/screen.h"
#include "session/session.h"

namespace armada {

class GamesScreen final : public Screen {
 public:
  explicit GamesScreen(Console& console) : Screen(console) {}
  void choose(const GameUi& ui);  // when it is on the shelf
  const GameUi* chosen() const;   // nullptr: the shelf is empty
  void shown() override;
  bool tick() override;
  bool moving() const override { return slide_ != 0; }
  void prepare() override;
  void press(Button button) override;
  void draw(Canvas& canvas) const override;
  void buttonHints(ButtonHints& hints) const override;
  std::uint8_t place() const override { return line_; }
  void goTo(std::uint8_t place) override {
    if (place < lineCount()) line_ = place;
  }

 private:
  enum class Line : std::uint8_t { goOn, newGame, howToPlay, statistics };
  static constexpr int kLines = 4;

  const GameUi& ui() const;
  bool isRing() const;
  void turnTo(int game);
  void slideOn(int by);  // the ring turns to the chosen cover
  void look();           // at the chosen game's save
  // Where the cursor starts: on Continue, but on New game once the last one is over.
  std::uint8_t likelyLine() const { return over_ ? 1 : 0; }
  bool hasSave() const { return hasGame_ || kept_ != LoadResult::empty; }
  int lineCount() const { return hasSave() ? kLines : kLines - 1; }
  Line lineAt(int i) const { return static_cast<Line>(hasSave() ? i : i + 1); }
  void act();
  void drawCovers(Canvas& canvas) const;
  void drawRing(Canvas& canvas) const;
  void drawCover(Canvas& canvas, int index, int x, bool chosen) const;
  void drawLines(Canvas& canvas) const;
  void lineWords(Line line, const char*& name, TextOut& value) const;
  void drawEmpty(Canvas& canvas) const;

  std::uint8_t game_ = 0;
  std::uint8_t line_ = 0;
  std::int8_t slide_ = 0;     // ticks until the ring stands still; below 0: it comes from the left
  std::int8_t battery_ = -1;  // per cent; -1: there is none
  bool hasGame_ = false;
  bool over_ = false;
  LoadResult kept_ = LoadResult::empty;  // why its save cannot go on
  Text<48> headline_;
};

}  // namespace armada
