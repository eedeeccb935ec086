// The console's screen as letters: hears the words that are drawn on the canvas and puts them on a grid of 80 x 24 cells, 4 x 10
// pixels each. What is no word is shown as a coarse picture: two halves of a cell, each in its most frequent colour, and
// thin lines as lines.
// Knows neither terminals nor games.
#pragma once

#include <cstdint>
#include <string>

#include "canvas/canvas.h"

namespace armada {

struct TextCell {
  char32_t letter = U' ';
  std::uint8_t ink = kPaper;  // palette entries
  std::uint8_t ground = kVoid;
  bool bold = false;

  bool operator==(const TextCell& o) const {
    return letter == o.letter && ink == o.ink && ground == o.ground && bold == o.bold;
  }
  bool operator!=(const TextCell& o) const { return !(*this == o); }
};

// As UTF-8; signs that would steer a terminal become blanks.
void appendLetter(std::string& to, char32_t letter);

class TextGrid final : public CanvasListener {
 public:
  // Each with the ones before; `pictures` shows large words as their pixels.
  enum class Show { words, lines, blocks, pictures };

  static constexpr int kColumns = 80;
  static constexpr int kRows = 24;
  static constexpr int kCellWidth = 4;
  static constexpr int kCellHeight = 10;

  explicit TextGrid(const Canvas& canvas)  // one that holds the whole screen
      : canvas_(canvas) {}

  void wrote(int x, int y, const char* words, std::size_t bytes, Colour colour, Weight weight) override;
  void wroteLarge(Rect area, const char* words, std::size_t bytes, Colour colour) override;
  void filled(Rect area, Colour colour) override;
  void dimmed(Rect area) override;

  // While a question takes no A and no B yet, their names stand in the foot without their brackets.
  void answersWait(bool wait) { answersWait_ = wait; }

  // The cell as it is to be shown now.
  TextCell at(int column, int row, Show show) const;
  // All words, a line a row, without blanks at the ends.
  std::string plain() const;

 private:
  struct Cell {
    TextCell shown;
    bool word = false;            // a letter, or a blank that belongs to words
    bool picture = false;         // words so large that their pixels can be read
    std::uint8_t speck = kClear;  // ink of words that reach into this cell: not a part of the picture
    short originX = 0, originY = 0;
    Rect area{0, 0, Canvas::kWidth, Canvas::kHeight};  // the last that was filled here
  };

  Cell& cell(int column, int row) { return cells_[row * kColumns + column]; }
  const Cell& cell(int column, int row) const { return cells_[row * kColumns + column]; }
  int rowFor(int x, int y, int from, int to, int letters);
  int freeRow(int x, int y, int from, int to, int letters) const;
  void dropLabels(int row, int from, int to, int x, int y);
  bool taken(int row, int from, int to, int x, int y) const;
  int columnFor(int x, int width, int letters, int row) const;
  int columnBefore(int column, int row) const;
  void maskInk(Rect area, Colour ink);
  void putFoot(int x, const std::u32string& words, Colour colour);
  void put(int row, int column, int blankFrom, int blankTo, const std::u32string& letters, Colour ink, Weight weight,
           int x, int y);
  bool bracketOfAnswer(int column, int row) const;
  bool thinLine(Rect area, std::uint8_t ground, TextCell& shown) const;
  std::uint8_t mostFrequent(Rect area) const;
  std::uint8_t pictureColour(Rect area, const Cell& here) const;

  const Canvas& canvas_;
  Cell cells_[kColumns * kRows];
  // Where the words before this one ended, so that a line in two weights stays one line.
  int lastY_ = -1, lastEndX_ = -1, lastRow_ = -1, lastEndColumn_ = -1;
  // Where a line began, so that the lines of a paragraph follow each other without a gap.
  int lineX_ = -1, lineY_ = -1, lineRow_ = -1;
  bool sentenceEnded_ = false;
  bool answersWait_ = false;
};

}  // namespace armada
