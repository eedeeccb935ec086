#include "screens/seat_row.h"

#include "screens/components.h"

namespace armada {

namespace {

constexpr int kNameAt = 32;      // from the left edge of a row
constexpr int kLevelWidth = 34;  // "Normal"
constexpr int kRight = 14;       // of what stands before >

}  // namespace

const char* levelName(SeatChoice choice) {
  static constexpr const char* kNames[kSeatChoices] = {"", "Easy", "Normal", "Hard"};
  return kNames[static_cast<int>(choice)];
}

const char* aboutChoice(SeatChoice choice) {
  static constexpr const char* kWords[kSeatChoices] = {
      "A person plays, with this console in hand.", "The computer plays at once, and overlooks things.",
      "The computer plays well, and answers in a moment.", "The computer takes its time and misses little."};
  return kWords[static_cast<int>(choice)];
}

SeatChoice steppedChoice(SeatChoice choice, int by) {
  return static_cast<SeatChoice>(steppedRound(static_cast<int>(choice), by, kSeatChoices));
}

void drawLevelBars(Canvas& canvas, int x, int y, SeatChoice choice, Colour colour) {
  for (int i = 0; i < 3; ++i) {
    const int h = 3 + 2 * i;
    if (i < static_cast<int>(choice))
      canvas.rect(x + 5 * i, y + 8 - h, 4, h, colour);
    else
      canvas.frame(x + 5 * i, y + 8 - h, 4, h, colour == kVoid ? kBrass : kSteel);
  }
}

void drawSeatRow(Canvas& canvas, Rect area, const GameUi& ui, Seat seat, SeatChoice choice, bool chosen) {
  const int y = area.y + (area.h - 8) / 2;
  const Colour colour = ui.seatColours[seat];
  canvas.box(area.x, area.y, area.w, area.h, chosen ? kGold : kInk, kClear, 3);
  if (chosen) drawPointer(canvas, area.x + 5, area.y + (area.h - 11) / 2, kVoid);
  if (chosen) canvas.box(area.x + 15, y - 2, 12, 12, kVoid, kClear, 2);
  canvas.box(area.x + 16, y - 1, 10, 10, colour, shadeOf(colour), 2);
  const char* name = ui.game->seatNames[seat];
  canvas.text(area.x + kNameAt, y, name, chosen ? kVoid : colour, Weight::bold);
  const Colour ink = chosen ? kVoid : kPaper, quiet = chosen ? kVoid : kHaze;
  const int level = area.x + area.w - kRight - kLevelWidth, bars = level - 5 - kLevelBarsWidth;
  const int word = bars - 5 - textWidth("Computer");
  // Where the name is long the bars stand for the computer.
  const bool wordFits = area.x + kNameAt + textWidth(name, Weight::bold) + 14 <= word;
  const int left = wordFits ? word : bars;
  canvas.text(left - 9, y, "<", quiet);
  canvas.textRight(area.x + area.w - 5, y, ">", quiet);
  if (choice == SeatChoice::person) {
    canvas.text(left, y, "Person", ink);
    return;
  }
  if (wordFits) canvas.text(left, y, "Computer", ink);
  drawLevelBars(canvas, bars, y, choice, chosen ? kVoid : kCyan);
  canvas.text(level, y, levelName(choice), ink);
}

}  // namespace armada
